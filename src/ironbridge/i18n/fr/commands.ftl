### Ce que les commandes rapportent, en français.  Ce qui est dans les documents --json reste tel quel.

## Toutes les commandes

output-closed = La sortie standard est fermée : il n’y a nulle part où écrire.
interrupted = Interrompu.
inside = Une erreur dans Ironbridge ({ $error }) ; { $variable }=1 montre où.
record-so-far = La partie jusqu’ici :
version = ironbridge { $version } ({ $build ->
    [compiled] règles compilées
   *[interpreted] règles interprétées
}, Python { $python })
compiled-unwanted = Les règles compilées sont bien plus rapides : { $variable } ne doit pas dire « interpreted ».
compiled-here = Les règles compilées sont bien plus rapides : avec un compilateur C, on les obtient par python3 run.py build.
compiled-installed = Les règles compilées sont bien plus rapides : avec un compilateur C et les sources, on les obtient par pip install --force-reinstall.
bar-hostile = entrées hostiles
bar-soak = épreuve
bar-perft = { $title }, profondeur { $depth }
column-seat = joueur
column-bot = robot
column-points = points
column-wins = victoires
column-order = dans l’ordre du tour
column-depth = profondeur
column-actions = actions
column-choices = choix
column-id = nom
column-what = quoi
column-expected = attendu
column-counted = compté

## simulate, soak, perft

run-head = { $title }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}.
run-figures = Parties : { $games } en { $seconds } s ({ $rate } par seconde), { $choices } choix et { $actions } actions par partie, graine { $seed }.
run-bot = { $bot } : moyenne { $mean }, quartiles { $spread }, gagné { $rate }
soak-about = Pour chaque cas : parties et choix, puis la moyenne des points de chaque joueur avec le minimum, les quartiles et le maximum.
soak-by = { $case } par { $bot }
soak-case = { $case } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $choices } choix
soak-seat = joueur { $seat }
soak-broken = { $case }, loi enfreinte : { $law }
soak-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $broken ->
    [0] aucune loi n’a été enfreinte
    [one] { $broken } a enfreint une loi
   *[other] { $broken } ont enfreint une loi
}.
attack-complaint = { $case }, entrée { $number }, { $kind } : { $what }
attack-done = { $inputs ->
    [one] { $inputs } entrée hostile
   *[other] { $inputs } entrées hostiles
} en { $seconds } s, dont { $taken ->
    [one] { $taken } acceptée
   *[other] { $taken } acceptées
} : { $many ->
    [0] chacune a reçu une partie ou une phrase pour réponse
    [one] { $many } est restée sans bonne réponse
   *[other] { $many } sont restées sans bonne réponse
}.
perft-wrong = { $wrong ->
    [0] Tous les { $counts } comptes sont justes.
    [one] { $wrong } compte sur { $counts } n’est pas juste.
   *[other] { $wrong } comptes sur { $counts } ne sont pas justes.
}

## check-title, new-title

title-checked = { $title } : { $many ->
    [0] rien à redire
    [one] { $many } remarque
   *[other] { $many } remarques
}.
title-made = { $folder } est un jeu auquel on peut jouer.
title-check = Pour le faire vérifier : { $line }
title-install = Pour l’installer : { $line }
title-play = Puis, pour y jouer : { $line }

## train

train-gate = génération { $generation } : { $gain } points sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ({ $low } à { $high }){ $taken ->
    [yes] , retenue
   *[no] , non retenue
}
train-shard = { $shard } : moyenne { $mean }
train-none = Aucune génération n’a battu les poids de départ.
train-best = Les meilleurs poids sont { $file }.
train-installed = Ils sont maintenant dans { $file }.

## dataset, stats

dataset-made = { $folder } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; `{ $line }` dit ce qu’elles apprennent.
stats-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, moyenne de la table { $table_mean }, moyenne du vainqueur { $winner_mean }
stats-advantage = Jouer en premier vaut { $worth } points ({ $low } à { $high }).
stats-by-seat = Points par joueur
stats-by-order = Points par place dans le premier ordre du tour
stats-by-bot = Points par robot
stats-by-first = Points par première action
stats-by-tiles = Points par tuiles construites
stats-by-layout = Points par mise en place
stats-by-source = Points d’un joueur par industrie
stats-column-seat = joueur
stats-column-order = place dans le premier ordre du tour
stats-column-bot = robot
stats-column-first = première action
stats-column-tiles = tuiles construites
stats-column-layout = mise en place
stats-column-source = de
stats-column-n = n
stats-column-mean = moyenne
stats-column-sure = 95 %
stats-column-wins = victoires
stats-column-winners = vainqueurs
stats-column-change = écart
stats-name-seat = joueur { $number }
stats-name-order = place { $number }
stats-name-tiles = { $industry }, { $many }
stats-name-many = { $industry }, { $many } et plus
stats-source-links = liaisons
stats-source-other = autres
stats-beside = { $first } et { $second }
stats-ask-table = points de la table
stats-ask-winner = points du vainqueur
stats-ask-lead = avance du vainqueur sur le deuxième
stats-ask-first-place = le premier à jouer, de plus que les autres
stats-ask-built = tuiles construites par joueur : { $about }
stats-ask-scored = points d’un joueur venant de : { $about }
stats-ask-first = première action : { $action }

## Les commandes du serveur

serves = Ironbridge répond à l’adresse { $address }
works = Ironbridge travaille pour les serveurs de la base de données ; processus de robots : { $count }
plays = Ironbridge est à l’adresse { $address } (Ctrl-C pour l’arrêter ; les parties sont conservées)
verified = La donne est celle qui avait été promise, et { $actions ->
    [one] la seule action se rejoue
   *[other] les { $actions } actions se rejouent toutes
}.
backup-made = { $games ->
    [one] { $games } partie est gardée
   *[other] { $games } parties sont gardées
} dans { $file }.
backup-restored = { $games ->
    [one] { $games } partie est revenue.
   *[other] { $games } parties sont revenues.
}
pruned = { $games ->
    [0] Aucune partie n’était assez ancienne.
    [one] { $games } partie est supprimée.
   *[other] { $games } parties sont supprimées.
}
would-prune = { $games ->
    [0] Aucune partie n’est assez ancienne.
    [one] { $games } partie serait supprimée.
   *[other] { $games } parties seraient supprimées.
}
reports-none = Aucun signalement n’est ouvert.
reports-line = { $key }  { $at }  { $name } : { $text }
reports-closed = { $reports ->
    [0] Aucun signalement ouvert pour ce message.
    [one] Un signalement est clos.
   *[other] { $reports } signalements sont clos.
}
doctor-fine = bon{"   "}
doctor-wrong = DÉFAUT
doctor-what-rules = règles
doctor-what-page = page
doctor-what-bot = robot { $bot }
doctor-what-folder = dossier des données
doctor-what-database = base de données
doctor-what-logs = journaux
doctor-what-process = processus des robots
doctor-compiled = compilées (Python { $python })
doctor-interpreted = interprétées : bien plus lentes (Python { $python })
doctor-built = construite
doctor-not-built = pas construite : une simple phrase la remplace
doctor-why = { $why }
doctor-room = { $folder }, { $room } Mo libres
doctor-empty = { $kind }, vide : remplie au premier démarrage
doctor-newer = { $kind }, faite par un Ironbridge plus récent : son schéma est { $theirs }, le nôtre { $ours }
doctor-older = { $kind } au schéma { $theirs }, amenée au schéma { $ours } au prochain démarrage
doctor-kind = { $kind }
doctor-replayed = { $logs ->
    [one] { $logs } journal examiné
   *[other] { $logs } journaux examinés
}
doctor-broken = { doctor-replayed }, abîmés : { $broken }
doctor-answers = répond
doctor-silent = ne répond pas
audit-hole = { $package } { $version } : { $hole }, corrigé dans { $fixed }.
audit-open-hole = { $package } { $version } : { $hole }, corrigé dans aucune version pour l’instant.
audit-done = { $packages ->
    [one] { $packages } paquet examiné
   *[other] { $packages } paquets examinés
}, { $holes ->
    [one] { $holes } vulnérabilité connue
   *[other] { $holes } vulnérabilités connues
}.
audit-missing = { $packages ->
    [one] { $packages } paquet n’a pas pu être examiné
   *[other] { $packages } paquets n’ont pas pu être examinés
} : { $names }. Y a-t-il un réseau ?

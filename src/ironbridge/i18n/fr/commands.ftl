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
bar-measuring = mesure
bar-kills = arrêts forcés sur { $database }
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
torture-head = { $database } : { $kills } arrêts forcés sous la charge de { $people } personnes, { $seconds } s.
torture-acknowledged = entrées confirmées : { $acknowledged }
torture-lost = entrées perdues : { $lost }
torture-replayed = journaux rejoués : { $replayed } sur { $games }
torture-jumps = déplacements de l’horloge : { $jumps }
torture-restarts = redémarrages de la base de données surmontés : { $restarts }
torture-refused = refusées pendant que le disque était plein : { $refused }
torture-complaints = plaintes : { $complaints } (graine { $seed })
load-head = { $database }, { $games } parties en cours avec { $connections } flux chacune :
load-rate = entrées par seconde : { $per_second } ({ $at_once } en cours à tout moment)
load-times = millisecondes jusqu’à la réponse : p50 { $p50 }, p95 { $p95 }, p99 { $p99 }
load-cpu = millisecondes de processeur par entrée, flux compris : { $cpu }
load-memory = kilo-octets de mémoire : une partie au repos { $idle }, ses flux { $feeds }
load-beside = de plus : { $spectators } spectateurs par partie, journaux de { $log } entrées, { $stored } parties enregistrées
load-ratio = la même chose en requêtes d’un écho ASGI nu : { $ratio } ({ $echo } ms chacune ; charge de la machine { $machine })
load-spectator = kilo-octets de mémoire : un spectateur { $spectator }

## bench --research

speed-title = Jeu au hasard sur un cœur, pas par seconde
speed-short = * en deçà de l’objectif
speed-interface = interface
speed-goal = objectif
speed-batch = parties par lots
speed-observation = une observation
speed-others = Autres projets, pas par seconde
speed-project = projet
speed-game = jeu
speed-steps = pas/s
speed-on = { $date } UTC, { $processor } ; { $busy }.

## bench

bench-starting = démarrage
bench-step-same = { $title }, { $seats } joueurs : les mêmes parties par chaque pilote
bench-step-games = { $title }, { $seats } joueurs : { $figure }
bench-step-dealing = { $title } : donner
bench-step-moments = { $title } : copier, jouer, énumérer, juger
bench-step-search = { $title } : ce que fait une recherche
bench-step-texts = { $title } : vues et textes
bench-step-memory = { $title } : mémoire
bench-step-jobs = { $title } : un processus et deux
bench-step-peer = { $engine } : installer et jouer
bench-step-profile = où va le temps
bench-build-compiled = compilé
bench-build-interpreted = interprété
bench-of-build = { $build } : { $name }
bench-seats = { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}
bench-what = ce que c’est
bench-engine = moteur
bench-game = jeu
bench-ours = nous x
bench-decisions = décisions/s
bench-least = au moins
bench-goal = cible
bench-measured = mesuré
bench-not-reached = manquée
bench-least-reached = minimum
bench-goal-reached = atteinte
bench-aims = ce qui était visé
bench-peers = parties au hasard d’autres moteurs
bench-profile = Où va le temps ({ $way }) :
bench-measured-on = Mesuré le { $date } UTC sur { $processor }, { $cores } cœurs, { $python } ; { $busy }.
bench-busy = charge { $before } avant la mesure, { $after } après
bench-yardstick = L’étalon a pris { $best } ms au mieux, { $median } ms au milieu de { $laps } passages.
bench-quick = Mesure rapide : les chiffres peuvent dévier d’un dixième.
bench-same-games = Compilé et interprété ont joué les mêmes parties.
bench-other-games = Compilé et interprété ont joué des PARTIES DIFFÉRENTES : c’est une erreur.
bench-nothing-slower = Rien n’est devenu plus lent que { $limit }x, par rapport à { $file }.
bench-slower = { $factor }x plus lent : { $figure } ({ $before } { $unit } avant, { $now } maintenant ; mesuré à l’étalon)
bench-unit-games = parties/s
bench-unit-choices = choix/s
bench-unit-actions = actions/s
bench-unit-ns = ns
bench-unit-us = µs
bench-unit-ms = ms
bench-unit-bytes = octets
bench-name-games = parties
bench-name-choices = choix
bench-name-actions = actions
bench-name-driven-games = parties conduites
bench-name-driven-actions = actions conduites
bench-name-public-games = parties publiques
bench-name-public-actions = actions publiques
bench-name-deal = donne
bench-name-set-up = mise en place
bench-name-copy = copie
bench-name-key = clé
bench-name-copy-and-apply = copie et coup
bench-name-legal = choix permis
bench-name-legal-mid-game = permis, milieu
bench-name-why-not = pourquoi pas
bench-name-redeal = redonner
bench-name-whole-actions = actions entières
bench-name-whole-turns = tours entiers
bench-name-weigh = peser
bench-name-mind-games = parties à vue
bench-name-refusal = refus
bench-name-view = vue
bench-name-text = texte
bench-name-record = enregistrement
bench-name-position = position
bench-name-position-words = position, mots
bench-name-position-cells = position, cases
bench-name-game = partie
bench-name-record-size = taille du fichier
bench-name-simulate-1-job = simulate, 1 proc.
bench-name-simulate-2-jobs = simulate, 2 proc.
bench-about-games = parties au hasard dans le cœur, de la donne à la fin
bench-about-choices = leurs choix, chacun tiré d’une liste complète
bench-about-actions = leurs actions entières
bench-about-driven-games = les mêmes parties, chaque choix fait par Python interprété
bench-about-driven-actions = les actions entières de celles-ci
bench-about-public-games = les mêmes parties par ironbridge.new, choices et play
bench-about-public-actions = les actions entières de celles-ci
bench-about-deal = une donne à partir d’une graine
bench-about-set-up = la première position à partir d’une donne
bench-about-copy = une copie de position, au fil du jeu au hasard
bench-about-key = la clé d’une position, au fil du jeu au hasard
bench-about-copy-and-apply = une copie et un choix joué dessus, au fil du jeu au hasard
bench-about-legal = la liste des choix permis, sur toutes les questions
bench-about-legal-mid-game = la même, quand une action est demandée en milieu de partie
bench-about-why-not = le mot du juge sur un choix en milieu de partie, sur toute la table
bench-about-redeal = tout ce qu’un joueur ne voit pas redonné, en milieu de partie
bench-about-whole-actions = chaque action entière d’un tour énumérée, avec sa position
bench-about-whole-turns = chaque tour entier énuméré, avec sa position
bench-about-weigh = les faits d’une position vus et pesés
bench-about-mind-games = parties jouées jusqu’à la fin à première vue
bench-about-refusal = Game.why_not avec règle et phrase, sur toute la table
bench-about-view = Game.view du joueur dont c’est le tour, en milieu de partie
bench-about-text = une position écrite comme texte et relue
bench-about-record = l’enregistrement d’une partie écrit et rejoué
bench-about-position = une position : son objet, ses mots et ses cases
bench-about-position-words = dont les mots
bench-about-position-cells = dont les cases
bench-about-game = une partie publique finie, avec tout son passé
bench-about-record-size = son enregistrement
bench-about-simulate-1-job = simulate --jobs 1, à l’horloge
bench-about-simulate-2-jobs = simulate --jobs 2, à l’horloge, démarrage des deux compris

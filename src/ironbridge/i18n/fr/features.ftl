### Ce que le joueur artificiel regarde, et comment l’arène et « explain » le disent.

## Faits : ce que chacun dit d’un joueur

feature-one = un point de départ commun à toutes les positions
feature-points = points marqués jusqu’ici
feature-purse = argent, avec le revenu de cette manche
feature-purse-to-8 = argent jusqu’à 8 { coin }
feature-purse-to-20 = argent jusqu’à 20 { coin }
feature-purse-to-40 = argent jusqu’à 40 { coin }
feature-income = niveau de revenu
feature-income-below-0 = niveau de revenu au-dessous de zéro
feature-income-above-10 = niveau de revenu au-dessus de dix
feature-loans = emprunts à rembourser
feature-spent = argent dépensé cette manche
feature-place-in-order = place dans l’ordre du tour
feature-flipped-1 = points de ses tuiles retournées de niveau 1
feature-flipped-2 = points de ses tuiles retournées de niveau 2
feature-flipped-3 = points de ses tuiles retournées de niveau 3
feature-flipped-4 = points de ses tuiles retournées de niveau 4 et plus
feature-flipped-tiles = ses tuiles retournées
feature-links = ses liaisons
feature-icons = icônes de liaison que ses liaisons comptent déjà
feature-icons-own = icônes de liaison que ses tuiles ajouteront en se retournant
feature-icons-rival = icônes de liaison que les tuiles des autres ajouteront
feature-icons-free = emplacements libres aux extrémités de ses liaisons
feature-waiting-tiles = ses tuiles qui attendent la vente d’un autre
feature-waiting-points = points de ses tuiles qui attendent la vente d’un autre
feature-waiting-gain = ce que rapportent ses tuiles qui attendent la vente d’un autre
feature-obsolete-tiles = ses tuiles non retournées que la fin de la période retire
feature-obsolete-points = points de ses tuiles non retournées que la fin de la période retire
feature-beer-matched = ses tonneaux que ses tuiles invendues attendent
feature-beer-spare = ses tonneaux au-delà de ce besoin
feature-beer-rival = tonneaux des autres reliés à son réseau
feature-cards = cartes en main
feature-wild-cards = jokers en main
feature-place-cards = cartes Lieu en main avec un emplacement libre
feature-network = lieux de son réseau
feature-kinds-wanted = industries dont un acheteur est relié à son réseau
feature-best-link = icônes aux extrémités du meilleur tracé libre
feature-second-link = icônes aux extrémités du deuxième meilleur tracé libre
feature-coal-market = cubes sur le marché du charbon
feature-iron-market = cubes sur le marché du fer
feature-coal-near = cubes des mines reliées à son réseau
feature-iron-lying = cubes sur toutes les usines sidérurgiques
feature-short = argent que trois manches de revenu négatif prennent au-delà de la bourse
feature-unsold = { $column ->
    [tiles] ses tuiles invendues
    [points] points de ses tuiles invendues
   *[gain] ce que rapportent ses tuiles invendues
} { $state ->
    [sells] qui pourraient se vendre maintenant
    [dry] avec un acheteur mais sans bière
    [one-link] à une liaison d’un acheteur
   *[far] plus loin d’un acheteur
}
feature-store = { $column ->
    [tiles] non retournées :
    [points] points, non retournées :
    [gain] ce que rapportent, une fois retournées :
   *[cubes] cubes ou tonneaux :
} { $store ->
    [coal-at-market] ses mines de charbon reliées au marché
    [coal-apart] ses mines de charbon coupées du marché
    [iron] ses usines sidérurgiques
   *[beer] ses brasseries
}
feature-slots = emplacements libres à portée : { industry }
feature-kind-cards = cartes en main : { industry }
feature-mat = tuiles parties du plateau de joueur, { industry } : { $number }

## Ce que disent les commandes

explain-head = { $title }, { $seat }, { $level }
explain-sure = { $value } points ± { $error }, { $samples ->
    [one] un essai
   *[other] { $samples } essais
} : { $actions }
explain-behind = { $value } points ± { $error }, { $behind } ± { $behind_error } de moins que le premier : { $actions }
explain-sight = { $value } points à première vue : { $actions }
explain-then = { $first } ; puis { $next }
explain-apart = Ce qui distingue le premier du deuxième, en points :
explain-rivals = ce que gagnent les adversaires
explain-rest = tout le reste
explain-reason = { $points }  { $about } : { $best } au lieu de { $next }
explain-whole = { $points }  { $about }
arena-head = { $title }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-bot = robot
arena-games = parties
arena-points = points
arena-sure = 95 %
arena-wins = victoires
arena-time = ms/tour
arena-table-mean = moyenne de la table { $mean } ({ $low } à { $high })
arena-winner-mean = moyenne du vainqueur { $mean } ({ $low } à { $high })
arena-lead = { $ahead } devance { $behind } de { $mean } points ({ $low } à { $high }), donne par donne
arena-seed = graine { $seed }
arena-adjusted = sans la chance, { $ahead } devance { $behind } de { $mean } points ({ $low } à { $high })
arena-deviation = écart-type de l’avance par donne : { $raw } points, sans la chance { $adjusted }
arena-deals-needed = donnes pour montrer une telle avance : { $raw }, sans la chance { $adjusted }
arena-rating = cote de { $bot } : { $rating } ± { $error }
arena-alike = { $bot } contre lui-même sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : { $mean } points ; le hasard seul va jusqu’à { $chance }.
arena-unlike = C’est une différence là où il ne devrait pas y en avoir : jouez plus de donnes.
arena-failed = Réponses de robots qui ont échoué, telles que notées :

## L’analyse d’une partie

review-head = { $title } : { $turns ->
    [one] un tour analysé
   *[other] { $turns } tours analysés
}
review-turn = { $number }. { $seat } : { $grade ->
    [best] meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
   *[forced] forcé
}
review-lost = { $turn }, { $points } ± { $error } points perdus
review-chance = { $turn }, { $chance } ± { $error } % de victoire
review-hindsight = { $turn } ; { $points } avec les cartes telles qu’elles étaient
review-played = joué : { $actions }
review-better = mieux : { $actions }
review-rate = { $seat } : { $points } ± { $error } points perdus par tour, sur { $turns ->
    [one] un tour
   *[other] { $turns } tours
} ; précision { $accuracy }
review-like = autant que le niveau { $level } ; entre { $strongest } et { $weakest }
review-phase = { $points } ± { $error } par tour { $half ->
    [early] au début
   *[late] à la fin
} { $era ->
    [canal] de la période des canaux
    [rail] de la période des chemins de fer
   *[other] de la partie
}
review-mattered = ont compté le plus : { $turns }
review-ledger = { $start } au départ, pertes { $losses }, hasard { $luck }, adversaires { $rivals }, prévision { $forecast } = { $result } ; sans le hasard { $adjusted } ± { $error }
review-luck = { $points } { $kind ->
    [order] par l’ordre du premier tour
    [setup] par la mise en place
    [hand] par les mains distribuées
    [refill] par les cartes piochées
    [display] par les cartes visibles
   *[counters] par les tuiles et cartes du jeu piochées
}

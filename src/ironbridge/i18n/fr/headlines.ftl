### Titres des actions dans le journal : une ligne par action (i18n/action_headline.py).

# Une tuile dans une phrase, comme ce que l’on vend ou développe.
headline-tile = { $industry ->
    [brewery] la brasserie
    [coal] la mine de charbon
    [cotton] la filature de coton
    [factory] l’usine
    [iron] l’usine sidérurgique
    [manufacturer] la manufacture
    [port] le port
    [pottery] l’usine de céramique
    [ship] le navire
    [shipyard] le chantier naval
   *[other] { $industry }
} (niv. { $level })
# Une tuile que l’on construit.
headline-new-tile = { $industry ->
    [brewery] une brasserie
    [coal] une mine de charbon
    [cotton] une filature de coton
    [factory] une usine
    [iron] une usine sidérurgique
    [manufacturer] une manufacture
    [port] un port
    [pottery] une usine de céramique
    [ship] un navire
    [shipyard] un chantier naval
   *[other] { $industry }
} (niv. { $level })
headline = { $verb ->
    [build] { $name } construit { $what }
    [link] { $name } pose { $what }
    [develop] { $name } développe { $what }
    [develop-iron] { $name } développe { $what }
    [sell] { $name } vend { $what }
    [loan] { $name } emprunte { $what }
    [repay] { $name } rembourse { $what }
    [draw] { $name } pioche { $what }
    [scout] { $name } prospecte et prend les deux jokers
    [give-up] { $name } cède { $what } pour couvrir son revenu négatif
   *[pass] { $name } passe
}
headline-over = {" "}à la place { $industry ->
    [brewery] de la brasserie
    [coal] de la mine de charbon
    [cotton] de la filature de coton
    [factory] de l’usine
    [iron] de l’usine sidérurgique
    [manufacturer] de la manufacture
    [port] du port
    [pottery] de l’usine de céramique
    [ship] du navire
    [shipyard] du chantier naval
   *[other] { $industry }
} (niv. { $level })
headline-from = { $goods } { FROM($place) }
headline-imported = charbon importé ({ $place })
headline-from-market = { $goods } { from-market }
headline-to-market = { $goods ->
    [coal] { $count ->
        [one] un cube de charbon vendu
       *[other] { $count } cubes de charbon vendus
    }
   *[iron] { $count ->
        [one] un cube de fer vendu
       *[other] { $count } cubes de fer vendus
    }
} { to-market }
# Plusieurs choses qu’un même joueur fait ou déplace, sur une ligne du journal.
headline-joined = { $first } ; { $next }
headline-links = { $count ->
    [one] la liaison
   *[other] les liaisons
} { $era ->
   *[other] { $links }
}
headline-cards = { $count ->
    [one] la carte { $cards }
   *[other] les cartes { $cards }
}
headline-card = { $card }
headline-with-iron = { $count ->
    [one] avec un cube de fer
   *[other] avec { $count } cubes de fer
}
headline-sold-to = acheteur : { $place }
headline-sold-far = acheteur : le marché extérieur
headline-free-develop = développe { $tiles } gratuitement
headline-hidden-cards = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
headline-tile-in = { $tile } { IN($place) }
headline-money = { $money } { coin }
headline-goods = { $goods ->
    [coal] charbon
    [iron] fer
   *[beer] bière
}

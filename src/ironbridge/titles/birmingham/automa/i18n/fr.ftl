### Ce que fait l'Automa de Brass: Birmingham, en français.

## Noms

seat-automa = L’Automa

## Refus

reason-NO_FREE_SLOT = { $place } n’a pas d’emplacement libre qui convienne, et l’Automa ne remplace jamais une tuile.
reason-IRON_TOO_CHEAP = Le fer coûte moins de { $price } { coin } : cette ligne est ignorée.
reason-IRON_TOO_DEAR = Le fer est trop cher pour développer.
reason-NO_LINE = Aucune liaison ne peut partir { OF($place) }.
reason-NOTHING_TO_SELL = Rien ne peut être vendu, et rien ne rapproche d’une vente.

## Ce qui s'est passé

event-automa-corner-read = Le coin de la carte du dessus demande à l’Automa { $bids ->
    [develop] de développer ; la carte { $number } reste sur la pioche.
   *[draw] de piocher la carte { $number }.
}
event-automa-card-drawn = { $seat } pioche la carte { $number }.
event-automa-line-read = { $does ->
    [network] La carte indique : liaisons partant { FROM($towns) }.
    [mine] La carte indique : une mine de charbon { IN($towns) }, puis des liaisons depuis ce lieu.
   *[build] La carte indique : { an-industry } { IN($towns) }{ $bracket ->
        [yes] , après une liaison au besoin
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] , si le fer coûte au moins { $price } { coin }
    }.
}
event-automa-line-refused = { reason-IRON_TOO_CHEAP }
event-automa-place-refused = { $reason ->
    [NO_COAL] Aucun charbon n’arrive { IN($place) }.
    [NO_FREE_SLOT] { reason-NO_FREE_SLOT }
    [NO_LINE] { reason-NO_LINE }
    [NO_TILE_LEFT] { $place } : il ne reste aucune tuile de ce genre sur le plateau de joueur de l’Automa.
    [ONE_TILE_PER_PLACE] L’Automa a déjà une tuile { IN($place) }.
    [OUTSIDE_NETWORK] { $place } n’est pas dans le réseau de l’Automa.
    [WRONG_ERA_TILE] { $place } : la tuile la plus basse ne se construit pas pendant cette période.
   *[other] { $place } : impossible ({ $reason }).
}
event-automa-card-refused = Rien n’est possible sur la carte { $number } ; elle est défaussée.
event-automa-back-read = Il reste une action, et c’est le dos suivant qui compte (carte { $number } : une brasserie pour { $brewery }, développer { $most ->
    [0] si le fer est gratuit
   *[other] jusqu’à { $most } { coin }
}).
event-automa-tile-refused = { $reason ->
    [NO_BEER] Pas de bière pour vendre depuis { $place }.
   *[NO_MERCHANT] Aucun marchand acheteur n’est relié { IN($place) }.
}
event-automa-entry-refused = { $entry ->
    [sell] { reason-NOTHING_TO_SELL }
    [develop] { reason-IRON_TOO_DEAR }
   *[network] Aucune liaison ne peut partir du dernier lieu d’action de l’Automa.
}
event-automa-tie-broken = { $criterion ->
    [inland] L’Automa choisit { $chosen } : les autres mènent à des marchands.
    [network] L’Automa choisit { $chosen }, qui mène dans son réseau.
    [tiles] L’Automa choisit { $chosen }, qui mène au plus grand nombre de tuiles.
    [spaces] L’Automa choisit { $chosen }, qui mène au plus grand nombre d’emplacements libres.
    [coal] L’Automa choisit { $chosen } : le charbon vient de sa propre mine.
    [clockwise] L’Automa choisit { $chosen }, la première dans le sens horaire.
    [balance] L’Automa choisit { $chosen } : ses liaisons y dépassent le plus les vôtres.
    [alphabet] L’Automa choisit { $chosen } : c’est le premier dans l’ordre alphabétique.
    [picture] L’Automa choisit { $chosen } : c’est ce que montre le dos suivant.
    [ends] L’Automa choisit { $chosen } : ses extrémités ont le plus d’emplacements.
    [ends-alphabet] L’Automa choisit { $chosen } : son extrémité vient en premier dans l’ordre alphabétique.
    [far-alphabet] L’Automa choisit { $chosen } : elle mène au premier lieu dans l’ordre alphabétique.
    [bonus] L’Automa choisit le marchand { OF($chosen) } : il donne le plus de points.
   *[space-alphabet] L’Automa choisit le marchand { OF($chosen) } : c’est le premier dans l’ordre alphabétique.
}
event-automa-developed = { $seat } développe avec { iron-cubes }.
event-automa-shuffled = La pioche de l’Automa est épuisée : { $cards } cartes défaussées en forment une nouvelle.
event-automa-mat-cleared = { The-tile } quitte le plateau de joueur de l’Automa : cette tuile ne se construit plus.

## Ce qui ne va pas dans un texte ou un souhait

card-twice = une carte de l’Automa est nommée deux fois.
card-number = les cartes de l’Automa vont de 1 à { $most } : il n’y a pas de « { $said } ».
deck-and-discarded = La carte de l’Automa { $card } ne peut pas être dans la pioche et défaussée.
mat-industry = Il n’y a pas d’industrie « { $industry } » pour le plateau de joueur de l’Automa.
mat-levels = Le plateau de joueur de l’Automa a { $levels } niveaux de { $industry }.
mat-part = « { $said } » n’est pas une industrie avec des nombres de tuiles.
mat-tiles = Il y a de 0 à { $most } tuiles { $industry } { $level }, pas { $said }.
no-print = L’Automa ne joue qu’avec le matériel imprimé.
no-introductory = L’Automa joue la partie entière, pas la partie d’introduction.

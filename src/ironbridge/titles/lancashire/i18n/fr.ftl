### Ce que seul Brass (2007) dit, en français.

## Noms

# Le charbon et le fer s’achètent sur la piste de demande.
market-not-connected = la piste de demande n’est pas reliée
to-market = à la piste de demande
from-market = de la piste de demande
on-market = sur la piste de demande

## Refus

reason-OUTSIDE_NETWORK = Vos cartes Industrie ne permettent pas de construire { IN($place) } : { $era ->
    [canal] aucun de vos canaux n’y mène.
   *[other] aucun de vos chemins de fer n’y mène, et vous n’y avez pas de tuile.
} { $missing ->
    [0] Aucune liaison de cette période n’y changerait rien.
   *[other] { links-missing }
}
reason-NOT_CONNECTED = { $verb ->
    [buyer] Le port { OF($place) } n’est pas relié à la filature { OF($mill) }.
   *[other] La filature { OF($mill) } n’est reliée ni à un port ni à un lieu hors du Lancashire.
} { $missing ->
    [0] Aucune liaison de cette période n’y changerait rien.
   *[other] { links-missing }
}
reason-BOTH_ACTIONS = Cette construction prend les deux actions du tour, et il ne vous en reste qu’une.
reason-NO_PORT = Il n’y a pas de port à cet endroit : { $slot }.
reason-PORT_USED = Le port { OF($slot) } a déjà acheté ; un port n’achète qu’une fois.
reason-DISTANT_CLOSED = Le marché extérieur n’achète plus rien pendant { the-era }{ $verb ->
    [buyer] .
   *[other] , et aucun port encore ouvert n’est relié à cette filature.
}
reason-NO_MORE_LOANS = La pioche est vide : pendant la période des chemins de fer, plus personne n’emprunte.

## Ce qui s'est passé

event-sold-to-port = { $seat } vend le coton { OF($place) } au port { OF($to-place) }.
event-distant-tile-turned = { $seat } retourne une tuile du marché extérieur : la demande baisse de { $moved }, jusqu’à la case { $reached }.
event-distant-market-closed = Le marché extérieur n’achète plus de coton pendant cette période ; la vente s’arrête.
event-distant-market-opened = Le marché extérieur rouvre, son marqueur tout en haut.

## La question posée

prompt-buyer = Qui achète le coton { OF($place) } ?

## Un choix, comme on le dit

choice-to-slot = au port { OF($where) }
choice-to-distant-market = au marché extérieur

## Ce que regarde le joueur artificiel

feature-demand = si le marché extérieur achète encore
feature-demand-gone = cases perdues par la demande extérieure
feature-ports-open = ses ports qui n’ont encore rien acheté
feature-ports-rival = ports des autres qui n’ont encore rien acheté

## La piste du coton et le marché extérieur, sur une ligne

own-name = { $name ->
    [cotton] coton
    [distant] extérieur
   *[other] { $name }
}
shown-cotton = { $open ->
    [yes] une vente avance le revenu de { $bonus } cases de plus, ou moins selon la prochaine tuile
   *[no] le marché extérieur est fermé
}
shown-distant = tuiles à retourner : { $left } ; retournées : { $turned ->
    [none] aucune
   *[other] { $turned }
}

## Ce qui ne va pas dans un texte ou un souhait

two-players = La variante two_players de Brass (2007) est pour deux joueurs.
turned-line = les tuiles restantes ne peuvent pas mener le marqueur du coton à sa dernière case.

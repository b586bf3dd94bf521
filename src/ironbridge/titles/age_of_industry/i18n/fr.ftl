### Ce que seul Age of Industry dit, en français.

## Noms

coin = $
card-brown = région brune
card-light-green = région vert clair
card-purple = région mauve
card-blue = région bleue
card-orange = région orange
card-grey = région grise
# Le charbon et le fer s’achètent sur la piste de demande.
to-market = à la piste de demande
from-market = de la piste de demande
on-market = sur la piste de demande
on-tiles = sur le plateau
links-missing = { $missing ->
    [one] Ce chemin de fer suffirait : { $links }.
   *[other] Ces chemins de fer suffiraient : { $links }.
}

## Refus : cartes et construction

reason-OUTSIDE_NETWORK = Vos cartes Industrie ne permettent pas de construire { IN($place) } : aucun de vos chemins de fer n’y mène, et aucun de vos marqueurs n’y donne accès. { $missing ->
    [0] Aucun chemin de fer n’y changerait rien.
   *[other] { links-missing }
}
reason-NO_CARD_LEFT = Cela coûte une carte, et vous n’en avez plus. Vous pouvez piocher, poser un chemin de fer ou vendre.
reason-PLACE_LIMIT = Un joueur ne peut avoir { $limit ->
    [one] qu’un marqueur
   *[other] que { $limit } marqueurs
} { IN($place) }, et vous y êtes déjà : { $slots }.
reason-SHIP_NEEDS_PORT = Un navire { IN($place) } demande un port au bout de sa voie maritime, et il n’y en a pas { IN($ports) }.
reason-OVERBUILD_LEVEL = { $slot } porte { the-other-tile }, et votre prochain marqueur ({ industry }) n’est que de niveau { $level } : il faut un niveau supérieur pour remplacer.
reason-OVERBUILD_RIVAL_KIND = { The-other-tile } { IN($place) } appartient { TO($owner) } : chez un adversaire, seule une mine remplace une mine, et une usine sidérurgique une usine sidérurgique.
reason-BOTH_ACTIONS = Cette construction prend les deux actions du tour, et il vous en reste { $actions ->
    [one] une seule
   *[other] { $actions }
}.

## Refus : charbon et fer

reason-NO_COAL = { $have ->
    [0] Le charbon n’arrive pas { $verb ->
        [link] jusqu’au tracé { $link }
       *[other] { IN($place) }
    } : aucune source qui en possède n’est reliée, ni port ni port lointain.
   *[other] { $verb ->
        [link] Le tracé { $link }
       *[other] { The-tile } { IN($place) }
    } demande { $needed } cubes de charbon ; les sources reliées en ont { $have }, et ni port ni port lointain n’est relié.
} { $missing ->
    [0] Aucun chemin de fer n’y changerait rien.
   *[other] { $from ->
        [source] { $have ->
            [0] Le charbon le plus proche est { IN($source) }.
           *[other] La source suivante est { IN($source) }.
        }
       *[market] Le plus court accès à la piste de demande passe par { $source }.
    } { links-missing }
}
reason-NO_IRON = { $have ->
    [0] Le fer n’arrive pas { $verb ->
        [link] jusqu’au tracé { $link }
       *[other] { IN($place) }
    } : aucune source qui en possède n’est reliée, ni port ni port lointain.
   *[other] { $verb ->
        [link] Le tracé { $link }
       *[other] { The-tile } { IN($place) }
    } demande { $needed } cubes de fer ; les sources reliées en ont { $have }, et ni port ni port lointain n’est relié.
} { $missing ->
    [0] Aucun chemin de fer n’y changerait rien.
   *[other] { $from ->
        [source] { $have ->
            [0] Le fer le plus proche est { IN($source) }.
           *[other] La source suivante est { IN($source) }.
        }
       *[market] Le plus court accès à la piste de demande passe par { $source }.
    } { links-missing }
}
reason-NOT_NEAREST = La source de { goods } la plus proche n’est pas { IN($place) } ; plus près : { $sources }.
reason-TRACK_CLOSED = La piste de demande ne donne pas de { goods } tant qu’une source est reliée : { $sources }.

## Refus : les chemins de fer

reason-LINK_TAKEN = { $mine ->
    [yes] { $link } porte déjà un de vos chemins de fer.
   *[no] { $link } porte déjà un chemin de fer { OF($owner) }.
}
reason-LINK_OUTSIDE_NETWORK = { $empty ->
    [yes] Vous n’avez encore rien sur le plateau, et un chemin de fer part d’un de vos marqueurs ou d’un de vos chemins de fer : construisez d’abord un marqueur.
   *[no] { $link } ne touche ni vos marqueurs ni vos chemins de fer. { $missing ->
        [0] Aucun autre chemin de fer ne l’en rapprocherait.
       *[other] { links-missing }
    }
}
reason-NO_LINK_TILE_LEFT = Vos { $tiles } chemins de fer sont tous sur le plateau.

## Refus : vendre

reason-NOT_SELLABLE = { $standing ->
    [yes] { The-tile } { IN($place) } ne se retourne pas par une vente.
   *[no] Il n’y a pas de marqueur à vendre : { $slot }.
}
reason-NO_BUYER = Aucun acheteur relié ne prend la production { of-tile } { IN($place) } : il faut un port ou un marché non utilisé pour ces marchandises.
reason-NOT_A_BUYER = Il n’y a pas de port { IN($buyer) }.
reason-BUYER_USED = { $whose ->
    [market] Le marqueur de marché { OF($buyer) }
   *[port] Le port { OF($buyer) }
} a déjà acheté et ne prend plus rien.
reason-BUYER_REFUSES = { $whose ->
    [market] Le marqueur de marché { OF($buyer) }
   *[port] Le port { OF($buyer) }
} ne prend pas la production { of-industry }.
reason-BUYER_FAR = { $buyer } et { $seller } ne sont pas reliés.

## Refus : piocher, emprunts, le tour

reason-HAND_FULL = Vous avez { $cards } cartes, et { $most } est le maximum en main.
reason-NOTHING_TO_DRAW = Il n’y a plus de carte à prendre, ni dans la pioche ni face visible.
reason-PILE_EMPTY = La pioche est vide.
reason-NOT_IN_DISPLAY = La carte { CAP($card) } n’est pas face visible.
reason-NO_LOAN = Vous n’avez aucun emprunt à rembourser.
reason-CANNOT_REPAY = Rembourser un emprunt coûte { $loan } { coin }, et vous avez { $money } { coin }.
reason-NO_ACTIONS_LEFT = Vos actions sont épuisées : remboursez un emprunt ou finissez le tour.

## Ce qui s'est passé

headline-links = { $count ->
    [one] le chemin de fer
   *[other] les chemins de fer
} { $links }
event-link-laid = { $seat } pose le chemin de fer { $link }.
event-links-scored = { $seat } marque { $points } PV pour ses chemins de fer.
event-tiles-scored = { $seat } marque { $points } PV pour ses marqueurs.
event-loan-taken = { $seat } emprunte { $money } { coin }.
event-loan-repaid = { $seat } rembourse un emprunt de { $money } { coin }.
event-interest-paid = { $seat } paie { $money } { coin } d’intérêts.
event-card-taken = { $seat } prend la carte visible { CAP($card) }.
event-card-shown = La carte { CAP($card) } est posée face visible.
event-imports-placed = Charbon importé derrière le navire ({ $place }) : { coal-cubes }.
event-market-used = { $seat } vend au marché { OF($place) }.
event-rails-paid = Les chemins de fer { OF($seat) } rapportent { $money } { coin }.
event-loans-scored = { $seat } perd { $amount } PV pour ses emprunts.

## La question posée

prompt-action = { $actions ->
    [0] Vos actions sont faites. Remboursez-vous un emprunt, ou finissez-vous le tour ? Emprunts en cours : { $loans }.
    [one] Que faites-vous ? Il reste une action.
   *[other] Que faites-vous ? Il reste { $actions } actions.
}
prompt-coal = D’où vient le charbon ?
prompt-iron = D’où vient le fer ?
prompt-buyer = Qui achète les marchandises { OF($place) } ?
prompt-draw = { $drawn ->
    [0] Quelle carte d’abord : de la pioche, ou une carte visible ?
   *[other] Et la seconde carte : de la pioche, ou une carte visible ?
}

## Un choix, comme on le dit

choice-link = poser le chemin de fer { $link }, { $price } { coin }
choice-to-slot = au port { OF($where) }
choice-to-space = au marché { OF($space) }
choice-draw = piocher deux cartes
choice-take-pile = une carte de la pioche
choice-take-card = la carte visible { CAP($card) }
choice-track = { goods } de la piste de demande
choice-repay = rembourser un emprunt

## Ce que regarde le joueur artificiel

feature-rail-money = ce que ses chemins de fer rapporteraient maintenant
feature-ports-open = ses ports qui n’ont encore rien acheté
feature-markets-open = marqueurs de marché qui n’ont encore rien acheté
feature-pile = cartes dans la pioche

## Emprunts, cartes visibles et marchés, sur une ligne

own-name = { $name ->
    [loans] emprunts
    [display] visibles
    [markets] marchés
    [imports] importations
    [rebuilt] reconstruits
    [distant] ports lointains
    [no_transit] sans transit
   *[other] { $name }
}
own-word = { $word ->
    [both] les deux
    [no-demand] aucun
    [market] marché
    [imports] importations
    [used] épuisé
    [pile] la pioche
    [track] la piste de demande
   *[other] { $text }
}

## Ce qui ne va pas dans un texte ou un souhait

loans-line = « loans » doit être { $seats } nombres de 0 à { $most }, un par joueur.
display-line = « display » a au plus deux cartes.
imports-form = « { $said } » n’a pas la forme « emplacement de navire=cubes ».
imports-most = « { $said } » : on y importe au plus { $most } cubes.
no-ship = aucun navire n’est sur { $slot }.
print-lacks = il n’y a pas de [{ $key }]
print-cards = il y a plus de { $most } sortes de cartes
print-mat = le plateau de joueur a une industrie inconnue « { $industry } »
print-board = plateau { $board } : { $wrong }
print-places = plus de { $most } lieux, importations comprises
print-spaces = plus de { $most } emplacements, importations comprises
print-links = plus de { $most } tracés
print-twice = « { $place } » figure deux fois
print-colour = « { $place } » n’a pas de carte de sa couleur « { $colour } »
print-industry = « { $place } » a un emplacement pour aucune industrie : « { $spaces } »
print-no-place = il n’y a pas de lieu « { $place } »
print-markets = { $spaces } cases de marché pour { $counters } marqueurs

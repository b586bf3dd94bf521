### Ce que seul Brass: Birmingham dit, en français.

## Noms

card-wild-location = joker Lieu
card-wild-industry = joker Industrie

## Refus

reason-NO_MERCHANT = { $verb ->
    [barrel] { $buys ->
        [yes] Le marchand { OF($space) } n’est pas relié { IN($place) }.
       *[no] Le marchand { OF($space) } n’achète pas la production { of-industry }.
    }{ $buyers ->
        [0] {""}
       *[other] {" "}Tonneaux de marchand pour cette vente : { $merchants }.
    }
   *[other] Aucun marchand relié { IN($place) } n’achète la production { of-industry }. { $buyers ->
        [0] Aucun marchand de cette partie ne le fait.
       *[other] { $missing ->
            [0] Acheteurs : { $merchants }.
           *[other] Acheteurs : { $merchants }. Jusqu’à { $source } : { $links }.
        }
    }
}
reason-SCOUT_WILD = Pas de prospection avec un joker en main : { CAP($held) }.
reason-SCOUT_CARDS = La prospection demande { $needed } cartes, et vous { $cards ->
    [0] n’en avez aucune
    [one] n’en avez qu’une
   *[other] n’en avez que { $cards }
}.
reason-NO_BARREL = Il n’y a pas de tonneau auprès du marchand { OF($space) }.
reason-ONE_BARREL_PER_SALE = Cette vente a déjà consommé le tonneau du marchand { OF($used) } : un marchand, un tonneau.

## Ce qui s'est passé

event-barrel-taken = { $seat } prend le tonneau du marchand { OF($place) }.
event-scouted = { $seat } prospecte et prend les deux jokers.
event-barrels-refilled = Les tonneaux des marchands sont remis en place.

## La question posée

prompt-card = { $cards ->
    [one] Quelle carte jouez-vous ?
   *[other] { $verb ->
        [scout] La prospection coûte trois cartes, dont { $cards } encore à défausser : laquelle maintenant ?
       *[other] Quelle carte jouez-vous ? Il en faut { $cards }.
    }
}
prompt-free-development = Bonus du marchand : quelle tuile développez-vous gratuitement ?

## Un choix, comme on le dit

choice-scout = prospecter : trois cartes contre deux jokers
choice-beer-space = bière du marchand { OF($space) }

## Ce que regarde le joueur artificiel

feature-barrels = tonneaux de marchands encore en place
feature-barrels-near = tonneaux de marchands reliés à son réseau
feature-merchants-near = marchands reliés à son réseau

## Les marchands et les cartes de l’Automa, sur une ligne

own-name = { $name ->
    [merchants] marchands
    [automa] Automa
   *[other] { $name }
}
own-word = { $word ->
    [any] tout
    [blank] vide
    [beer] bière
    [none] rien
    [draw] une carte
    [develop] un développement
    [NE] NE
    [NW] NO
    [SE] SE
    [SW] SO
   *[other] { $text }
}
bonus = { $kind ->
    [money] { $amount } £
    [vp] { $amount } points
    [develop] un développement gratuit
    [income] revenu +{ $amount }
   *[other] { $kind } { $amount }
}
shown-automa = { $deck-size } cartes ; { $back ->
    [none] aucun dos visible
   *[other] prochain dos : d’abord { $back-first }, brasserie { $back-brewery }, { $back-icon }, développe { $back-develop }
} ; défausse { $discards ->
    [none] vide
   *[other] { $discards }
}

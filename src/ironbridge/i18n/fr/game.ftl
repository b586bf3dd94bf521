### Ce que disent tous les jeux, en français.
### Les variables naissent dans refusal_text.py, event_text.py et prompts.py.

## Noms

seat = Le joueur { $number }
coin = £
list-or = { $first } ou { $last }
list-and = { $first } et { $last }
# Un emplacement d’un lieu qui en a plusieurs.
numbered-space = { $place } (emplacement { $number })
link-name = { $first }–{ $second }

industry = { $industry ->
    [brewery] brasserie
    [coal] mine de charbon
    [cotton] filature de coton
    [factory] usine
    [iron] usine sidérurgique
    [manufacturer] manufacture
    [port] port
    [pottery] usine de céramique
    [ship] navire
    [shipyard] chantier naval
   *[other] { $industry }
}
# Avec l'article : « la filature », « le port ».
the-industry = { $industry ->
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
}
# Au début d'une phrase.
The-industry = { $industry ->
    [brewery] La brasserie
    [coal] La mine de charbon
    [cotton] La filature de coton
    [factory] L’usine
    [iron] L’usine sidérurgique
    [manufacturer] La manufacture
    [port] Le port
    [pottery] L’usine de céramique
    [ship] Le navire
    [shipyard] Le chantier naval
   *[other] { $industry }
}
# Avec l'article indéfini.
an-industry = { $industry ->
    [port] un port
    [ship] un navire
    [shipyard] un chantier naval
   *[other] une { industry }
}
# Après « de » : « de la filature », « du port ».
of-industry = { $industry ->
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
   *[other] de { $industry }
}
no-industry = { $industry ->
    [brewery] aucune brasserie
    [coal] aucune mine de charbon
    [cotton] aucune filature de coton
    [factory] aucune usine
    [iron] aucune usine sidérurgique
    [manufacturer] aucune manufacture
    [port] aucun port
    [pottery] aucune usine de céramique
    [ship] aucun navire
    [shipyard] aucun chantier naval
   *[other] aucun { $industry }
}
# L'accord du participe.
ending = { $industry ->
    [port] {""}
    [ship] {""}
    [shipyard] {""}
   *[other] e
}
the-tile = { the-industry } (niv. { $level })
The-tile = { The-industry } (niv. { $level })
of-tile = { of-industry } (niv. { $level })
the-other-tile = { $other ->
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
   *[other] { $other }
} (niv. { $old })
The-other-tile = { $other ->
    [brewery] La brasserie
    [coal] La mine de charbon
    [cotton] La filature de coton
    [factory] L’usine
    [iron] L’usine sidérurgique
    [manufacturer] La manufacture
    [port] Le port
    [pottery] L’usine de céramique
    [ship] Le navire
    [shipyard] Le chantier naval
   *[other] { $other }
} (niv. { $old })
goods = { $goods ->
    [coal] charbon
    [iron] fer
    [beer] bière
   *[other] { $goods }
}
the-era = { $era ->
    [canal] la période des canaux
    [rail] la période des chemins de fer
   *[other] la période { $era }
}
The-era = { $era ->
    [canal] La période des canaux
    [rail] La période des chemins de fer
   *[other] La période { $era }
}
coal-cubes = { $cubes ->
    [one] un cube de charbon
   *[other] { $cubes } cubes de charbon
}
iron-cubes = { $cubes ->
    [one] un cube de fer
   *[other] { $cubes } cubes de fer
}
barrels = { $needed ->
    [one] un tonneau
   *[other] { $needed } tonneaux
}
# Où s’achètent charbon et fer, et où sont leurs cubes ; un jeu qui a d’autres mots les remplace.
market-not-connected = le marché n’est pas relié
to-market = au marché
from-market = du marché
on-market = sur le marché
on-tiles = sur les tuiles
links-missing = { $missing ->
    [one] Cette liaison suffirait : { $links }.
   *[other] Ces liaisons suffiraient : { $links }.
}

## Refus : le cours de la partie

reason-any = Ce n’est pas permis maintenant ({ $reason }).
reason-NOT_ASKED = Ce n’est pas la réponse à la question posée : { $question }
reason-GAME_OVER = La partie est terminée : on ne joue plus.

## Refus : les cartes

reason-NO_CARD = Aucune de vos cartes ne permet de construire { the-tile } { IN($place) } : il faudrait une carte { CAP($cards) }.
reason-CARD_DOES_NOT_FIT = La carte { CAP($card) } ne permet pas de construire { the-tile } { IN($place) } ; la carte { CAP($held) } conviendrait.
reason-OUTSIDE_NETWORK = { $place } ne fait pas partie de votre réseau. { $missing ->
    [0] Aucune liaison de cette période ne pourrait l’y faire entrer.
   *[other] { links-missing }
}
reason-NOT_IN_HAND = Vous n’avez pas la carte { CAP($card) } en main.

## Refus : construire

reason-NO_TILE_LEFT = Il ne reste { no-industry } sur votre plateau de joueur.
reason-WRONG_ERA_TILE = { The-tile } ne se construit pas pendant { the-era } : { $when ->
    [later] c’est trop tôt.
   *[past] c’est trop tard, et seul le développement retire cette tuile de votre plateau de joueur.
}
reason-WRONG_INDUSTRY = { $slot } n’accepte { no-industry }, seulement : { $industries }.
reason-SINGLE_SPACE_FIRST = { $slot } doit attendre : { IN($place) }, l’emplacement libre réservé à { an-industry } passe d’abord, donc { $slots }.
reason-ONE_TILE_PER_PLACE = Vous avez déjà { the-other-tile } { IN($place) } ; pendant { the-era }, une seule tuile par lieu.
reason-SLOT_TAKEN_KIND = { $slot } porte { the-other-tile }, et { an-industry } ne remplace que la même industrie.
reason-OVERBUILD_LEVEL = { $slot } porte { the-other-tile }, et votre prochaine tuile ({ industry }) n’est que de niveau { $level } : il faut un niveau supérieur pour remplacer.
reason-OVERBUILD_RIVAL_KIND = { The-other-tile } { IN($place) } appartient { TO($owner) } : chez un adversaire, on ne remplace que les mines de charbon et les usines sidérurgiques.
reason-OVERBUILD_CUBES_LEFT = { The-other-tile } { IN($place) } appartient { TO($owner) } et ne se remplace que s’il ne reste plus de { goods } { $either ->
    [yes] { on-tiles }, ou plus { on-market }
   *[no] ni { on-tiles } ni { on-market }
} : il y en a { $tiles } { on-tiles } et { $market } { on-market }.
reason-OVERBUILD_NEEDS_FREE_SLOT = { $slot } est occupé : tant que vous n’avez rien sur le plateau, une carte Industrie ne permet de construire que sur un emplacement libre.
reason-OVERBUILD_PLACE_FREE = { The-other-tile } { IN($place) } appartient { TO($owner) } et ne se remplace que si le lieu est plein ; { $slots } est encore libre.
reason-NEVER_BUILT = { The-tile } ne se construit jamais : seul un développement en débarrasse votre plateau de joueur.
reason-BOTH_ACTIONS = Cette construction prend les deux actions du tour, et vous en avez déjà utilisé une.
reason-TOO_FEW_CARDS = Cette construction demande { $needed ->
    [one] une carte
   *[other] { $needed } cartes
}, et vous { $cards ->
    [0] n’en avez aucune
    [one] n’en avez qu’une
   *[other] n’en avez que { $cards }
}.
reason-ACTIONS_LEFT = Votre tour n’est pas fini : { $actions ->
    [one] il reste une action.
   *[other] il reste { $actions } actions.
}
reason-NO_ACTIONS_LEFT = Vos actions sont épuisées : finissez le tour.

## Refus : cubes et argent

reason-NO_COAL = { $have ->
    [0] Le charbon n’arrive pas { $verb ->
        [link] jusqu’à la liaison { $link }
       *[other] { IN($place) }
    } : aucune mine qui en possède n’est reliée, et { market-not-connected } non plus.
   *[other] { $verb ->
        [link] La liaison { $link }
       *[other] { The-tile } { IN($place) }
    } demande { $needed } cubes de charbon ; les mines reliées en ont { $have }, et { market-not-connected }.
} { $missing ->
    [0] Aucune liaison de cette période n’y changerait rien.
   *[other] { $from ->
        [mine] La mine suivante est { IN($source) }.
       *[market] Le plus court accès { to-market } passe par { $source }.
    } { links-missing }
}
reason-CANNOT_PAY = { $price ->
    [0] Vous avez { $money } { coin }, et cela ne suffit pas.
   *[other] { $verb ->
        [link] La liaison { $link } coûte { $price } { coin }
        [develop] Le fer coûte { $price } { coin }
       *[other] { The-tile } coûte { $price } { coin }
    }{ $printed ->
        [0] {""}
       *[other] { $cubes ->
            [0] {""}
           *[other] {" "}(dont { $cubes } { coin } pour { $coal ->
                [0] le fer
               *[other] { $iron ->
                    [0] le charbon
                   *[other] le charbon et le fer
                }
            } { from-market })
        }
    } et vous avez { $money } { coin } : il manque { $short } { coin }.
}
reason-NOT_NEAREST = La mine { OF($place) } n’est pas la plus proche qui ait du charbon ; { $sources } est plus près.
reason-NOT_A_SOURCE = { $slot } n’a pas de { goods } à fournir.

## Refus : les liaisons

reason-LINK_TAKEN = { $mine ->
    [yes] { $link } porte déjà une de vos liaisons.
   *[no] { $link } porte déjà une liaison { OF($owner) }.
}
reason-WRONG_ERA_LINK = Aucun tracé ne suit { $link } pendant { the-era }.
reason-LINK_OUTSIDE_NETWORK = { $empty ->
    [yes] Vous n’avez encore rien sur le plateau, et une liaison doit toucher ce qui est à vous : construisez d’abord une tuile.
   *[no] { $link } ne touche pas votre réseau. { $missing ->
        [0] Aucune autre liaison de cette période ne l’en rapprocherait.
       *[other] { links-missing }
    }
}
reason-NO_LINK_TILE_LEFT = Vos { $tiles } tuiles Liaison sont toutes sur le plateau.
reason-NO_BEER = { $verb ->
    [link] La seconde liaison { $link }
   *[other] La vente { of-tile } { IN($place) }
} demande { barrels }, et { $have ->
    [0] aucun n’est à portée
    [one] un seul est à portée
   *[other] seuls { $have } sont à portée
}{ $far ->
    [0] {" "}: aucune autre brasserie n’a de bière.
   *[other] {" "}; il reste de la bière, mais non reliée, { IN($breweries) }.
}

## Refus : développer, emprunter, vendre, céder

reason-NOT_DEVELOPABLE = { The-tile } ne se développe pas : cette tuile ne quitte votre plateau de joueur qu’en étant construite.
reason-NOTHING_TO_DEVELOP = Il ne reste { no-industry } à développer sur votre plateau de joueur.
reason-LOAN_TOO_LOW = Votre niveau de revenu est { $income } : un emprunt coûte { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
}, et { $lowest } est le plus bas.
reason-NOT_YOURS = { The-other-tile } { IN($place) } n’est pas à vous, mais { TO($owner) }.
reason-NOT_SELLABLE = { $standing ->
    [yes] { The-tile } { IN($place) } ne se retourne pas par une vente.
   *[no] Il n’y a pas de tuile à vendre : { $slot }.
}
reason-ALREADY_SOLD = { The-tile } { IN($place) } est déjà retourné{ ending }.
reason-NOT_CONNECTED = { $place } et { $spot } ne sont pas reliés. { $missing ->
    [0] Aucune liaison de cette période n’y changerait rien.
   *[other] { links-missing }
}
reason-NO_SUCH_TILE = Il n’y a pas de tuile à cet endroit : { $slot }.

## Méprises : aucune règle n'est en cause

quoted = « { $said } »
typing-nothing-said = Rien n’a été saisi.
typing-ambiguous = « { $said } » peut vouloir dire { $texts } : précisez.
typing-complete = L’action est déjà complète avant « { $said } ».
typing-too-early = Avant « { $said } », dites { $texts }.
typing-unknown = « { $said } » n’est ici ni une action ni un choix.{ $count ->
    [0] {""}
   *[other] {" "}Vouliez-vous dire { $texts } ?
}
typing-nothing-to-undo = Il n’y a rien à annuler.
typing-seen-since = Ce coup ne peut plus être annulé : quelque chose de nouveau a été vu depuis.

## Ce qui s'est passé

event-any = Il s’est passé quelque chose : { $event }.
event-card-played = { $seat } joue la carte { CAP($card) }.
event-tile-built = { $seat } construit { an-industry } (niv. { $level }) { IN($place) }.
event-tile-replaced = { The-tile } { OF($seat) } { IN($place) } est remplacé{ ending }.
event-tile-flipped = { The-tile } { OF($seat) } { IN($place) } est retourné{ ending }.
event-tile-removed = { The-tile } { OF($seat) } { IN($place) } quitte le plateau.
event-link-laid = { $seat } pose la liaison { $era ->
   *[both] { $link }
}.
event-tile-developed = { $seat } retire { the-tile } de son plateau de joueur.
event-coal-taken = { $seat } prend { coal-cubes } { IN($place) }.
event-iron-taken = { $seat } prend { iron-cubes } { IN($place) }.
event-beer-taken = { $seat } prend { $cubes ->
    [one] un tonneau
   *[other] { $cubes } tonneaux
} { IN($place) }.
event-coal-bought = { $money ->
    [0] { $seat } prend { coal-cubes } { on-market }.
   *[other] { $seat } achète { coal-cubes } pour { $money } { coin }.
}
event-iron-bought = { $money ->
    [0] { $seat } prend { iron-cubes } { on-market }.
   *[other] { $seat } achète { iron-cubes } pour { $money } { coin }.
}
event-coal-sold = { $money ->
    [0] { $seat } place { coal-cubes } { on-market }.
   *[other] { $seat } vend { coal-cubes } { to-market } pour { $money } { coin }.
}
event-iron-sold = { $money ->
    [0] { $seat } place { iron-cubes } { on-market }.
   *[other] { $seat } vend { iron-cubes } { to-market } pour { $money } { coin }.
}
event-paid = { $seat } paie { $money } { coin }.
event-money-gained = { $seat } reçoit { $money } { coin }.
event-income-moved = Le marqueur de revenu { OF($seat) } passe de la case { $from } à la case { $to } (niveau de revenu { $to-level }, auparavant { $from-level }).
event-points-gained = { $seat } { $change ->
    [down] perd
   *[up] gagne
} { $amount } PV.
event-loan-taken = { $seat } emprunte { $money } { coin } contre { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
} de revenu.
event-card-drawn = { $seat } pioche { $card ->
    [hidden] une carte cachée
   *[other] la carte { CAP($card) }
}.
event-turn-ended = { $seat } a terminé son tour.
event-round-ended = La manche { $round } est terminée.
event-order-set = { $seat } jouera en { $rank ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} position.
event-income-paid = { $change ->
    [up] { $seat } touche un revenu de { $amount } { coin }.
    [down] { $seat } doit { $amount } { coin } de revenu à la banque.
   *[none] { $seat } n’a pas de revenu cette fois.
}
event-links-scored = { $seat } marque { $points } PV pour ses liaisons.
event-tiles-scored = { $seat } marque { $points } PV pour ses tuiles.
event-era-ended = { The-era } est terminée.
event-game-ended = La partie est terminée.
event-passed = { $seat } passe.

## La question posée

prompt-any = Comment continuez-vous ?
prompt-action = { $actions ->
    [0] Vos actions sont jouées. Finir le tour ?
    [one] Que faites-vous ? Il reste une action.
   *[other] Que faites-vous ? Il reste { $actions } actions.
}
prompt-card = { $cards ->
    [one] Quelle carte jouez-vous ?
   *[other] Quelle carte jouez-vous ? Il en faut { $cards }.
}
prompt-coal = { $count ->
    [2] Deux mines sont aussi proches l’une que l’autre : laquelle fournit le charbon ?
   *[other] { $count } mines sont à la même distance : laquelle fournit le charbon ?
}
prompt-iron = { $count ->
    [2] Deux usines sidérurgiques ont du fer : laquelle le fournit ?
   *[other] { $count } usines sidérurgiques ont du fer : laquelle le fournit ?
}
prompt-beer = D’où vient la bière ?
prompt-more = { $verb ->
    [link] Une autre liaison, ou est-ce tout ?
    [develop] Une autre tuile à développer, ou est-ce tout ?
    [sell] Une autre vente, ou est-ce tout ?
   *[other] Encore, ou est-ce tout ?
}
prompt-give-up = Vous devez { $owed } { coin } à la banque{ $money ->
    [0] {""}
   *[other] {" "}et avez { $money } { coin }
} : quelle tuile cédez-vous ?
prompt-give-up-note = Votre revenu est négatif. La tuile quitte le plateau, et la banque paie { $divisor ->
    [2] la moitié de son prix
   *[other] son prix divisé par { $divisor }
}, arrondi à l’entier inférieur. Le surplus est à vous ; sans tuile restante, chaque 1 { coin } manquant coûte { $points } PV.
prompt-nothing = La partie est terminée.

## Avant de jouer une action

preview-unknown = La suite ne peut pas être prévue.
preview-order = { $seat } jouerait en { $rank ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} position si la manche finissait maintenant.

## Un choix, comme on le dit

choice-build = construire { an-industry } (niv. { $level }) { IN($where) }{ $old ->
    [none] {""}
   *[other] {" "}à la place du niveau { $old }
}, { $price } { coin }
choice-build-double = construire { an-industry } (niv. { $level }) { IN($where) } avec les deux actions{ $old ->
    [none] {""}
   *[other] {" "}à la place du niveau { $old }
}, { $price } { coin }
choice-link = { $era ->
    [canal] poser le canal { $link }
    [rail] poser le chemin de fer { $link }
   *[other] poser la liaison { $link }
}, { $price } { coin }
choice-develop = développer { the-tile }
choice-sell = vendre la production { of-tile } { IN($where) }
choice-give-up = céder { the-tile } { IN($where) } pour { $money } { coin }
choice-loan = emprunter { $money } { coin }
choice-pass = passer
choice-done = c’est tout
choice-end-turn = finir le tour
choice-card = avec la carte { CAP($card) }
choice-coal = charbon { OF($where) }
choice-iron = fer { OF($where) }
choice-beer = bière { OF($where) }

## Ce qu’un seul jeu possède, sur sa ligne ; ces jeux remplacent ces mots

own-name = { $name }
own-word = { $text }
bonus = { $kind } { $amount }

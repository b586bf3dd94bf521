### Ce que seul le terminal dit, en français.  Ce qu’on tape (board, save, build coal) est la notation.

## Qui et quoi

seat = joueur
you = vous
your-colour = votre joueur
player = joueur { $number }
amount = { $amount } { $coin }
tile = tuile
tiles = nb
next-tile = votre prochaine tuile
mats = prochaine de chacun
price = prix
needs = besoins
cubes = cubes
beer = bière
card = carte
allows = permet
place-cards = cartes Lieu
any-place = toute industrie, partout
any-industry-in-network = toute industrie dans votre réseau
market-prices = prix du marché
market-empty = ensuite { $price } pièce
money = argent
income = revenu
points = PV
spent = dépensé
cards = cartes
links = liaisons
links-left = liaisons
round = manche { $number }
pile = pioche { $number }
hand = Main
empty = (vide)
next-cube = suivant { $price }
goods = { $goods ->
    [coal] charbon
    [iron] fer
    [beer] bière
   *[other] { $goods }
}
era = { $era ->
    [canal] période des canaux
    [rail] période des chemins de fer
   *[other] période { $era }
}
place = rang
# Trois lettres d’une industrie, pour la carte.
short = { $industry ->
    [brewery] bra
    [coal] cha
    [cotton] cot
    [factory] usi
    [iron] fer
    [manufacturer] man
    [port] por
    [pottery] cér
    [ship] nav
    [shipyard] chn
   *[other] { $industry }
}

## Les choix

head-build = { $verb ->
    [build-double] Construire (deux actions) : { $industry }
   *[build] Construire : { $industry }
}
head = { $verb ->
    [build-double] Construire (deux actions)
    [link] Liaison
    [develop] Développer
    [sell] Vendre
    [card] Carte
    [coal] Charbon de
    [iron] Fer de
    [beer] Bière de
    [give-up] Céder
    [to] Vendre à
    [take] Prendre
   *[other] { $verb }
}
single = { $verb ->
    [loan] emprunt { $amount }
    [scout] prospecter
    [pass] passer
    [done] c’est tout
    [end-turn] finir le tour
    [draw] piocher
    [repay] rembourser un emprunt
   *[other] { $text }
}
other = Autres
links-about = (PV qu’elle rapporterait maintenant)
over-tile = remplace : { $tile }
own = à vous
own-cube = { $goods ->
    [coal] votre charbon
    [iron] votre fer
   *[beer] votre bière
}
cut = tapez { $typed } pour les voir
begun = Commencé :
keys = b plateau, m tuiles, ? aide
keys-short = ? aide
no-room = Le plateau ne tient pas sur cet écran : b l’affiche.

## La table

go-on = Entrée montre la table :
more = Entrée : la suite, q : arrêter.
look-away = Passez l’écran ({ $player }), puis appuyez sur Entrée.
after = board, log, record FICHIER, save FICHIER, quit :
over = La partie est terminée.
tie = L’égalité a été départagée par { $by ->
    [income] le revenu
    [money] l’argent
    [turn-order] l’ordre du tour
    [the-person-wins] cette règle : la personne gagne
   *[other] { $by }
}.
shared = Une place est partagée.
no-number = { $last ->
    [0] Il n’y a rien à choisir.
   *[other] Il n’y a pas de choix { $number } ; les numéros vont de 1 à { $last }.
}
allowed = C’est permis.
why-what = Dites quoi : why build coal Dudley.
preview-what = Dites quoi : preview build coal Dudley.
preview-price = Cela coûte { $price } en tout.
assumed = Supposé : { $answers }.
file = Dites quel fichier.
written = Écrit dans { $file }.
loaded = Chargé depuis { $file }.
other-table = C’est une partie de { $title } à { $seats } joueurs, et cette table en est une autre.
text-dealt = Ces lignes peuvent être collées ici, suivies d’une ligne vide. Ce que vous ne pouvez pas voir y est redistribué.
which-language = Le terminal parle { $languages }.
language = Le terminal parle français.
taken-back = Annulé.
nothing-yet = Rien ne s’est encore passé.
keep = Garder la partie ? Tapez un nom de fichier, ou Entrée pour quitter sans enregistrer :
keep-help = Tapez le nom d’un fichier : toute la partie y est écrite, et terminal --load FICHIER la reprend.
bye = Au revoir.

## Avant la partie

which-title = Quel jeu ?
title-help = Tapez un numéro, un nom ou son début ; quit pour quitter.
say-which-title = Dites quel jeu : { $titles }.
how-many = Combien de joueurs ({ $seats }{ $alone ->
    [yes] , ou 1 contre l’Automa
   *[no] {""}
}) ?
seats-help = Tapez un nombre parmi { $seats } ; Entrée prend { $usual }, tous à cet écran. Des noms de robots après le nombre leur donnent les autres places : 3 medium easy. Robots : { $bots }. { $alone ->
    [yes] 1 hard : seul contre l’Automa, aux niveaux easy, medium ou hard.
   *[no] {""}
} quit pour quitter.

## L’aide

typed-number = 7
help-number = jouer le choix 7
typed-build = build coal ...
help-build = jouer une action par son texte, entier ou en partie ; link montre toutes les liaisons
typed-why = why ACTION
help-why = pourquoi c’est interdit, avec la règle
typed-preview = preview ACTION
help-preview = ce que cela ferait et coûterait
typed-undo = undo, u
help-undo = annuler le dernier choix
typed-reset = reset
help-reset = annuler tout le tour
typed-board = board, b
help-board = tout le plateau
typed-ways = ways, w
help-ways = chaque lieu et où mènent ses liaisons
typed-mat = mat, m
help-mat = ce que vos prochaines tuiles coûtent et donnent, ce que chacun peut construire
typed-printed = printed, p
help-printed = tout ce qui est imprimé : tuiles, prix, bonus, cartes
typed-hand = hand, h
help-hand = vos cartes et les choix
typed-log = log [N]
help-log = ce qui s’est passé récemment
typed-text = text
help-text = la position en lignes qui peuvent être collées
typed-save = save FICHIER
help-save = écrire la position
typed-record = record FICHIER
help-record = écrire toute la partie
typed-load = load FICHIER
help-load = reprendre un tel fichier
typed-language = language fr|ru|en
help-language = changer de langue
typed-quit = quit, q
help-quit = quitter ; la partie peut être enregistrée

## Un enregistrement, et ce à quoi on peut jouer

action = action
places = Classement : { $places }
step = Entrée : la suite, b : le plateau, q : quitter.
offers-seats = joueurs
offers-variants = variantes
offers-boards = plateaux
offers-automa = automa

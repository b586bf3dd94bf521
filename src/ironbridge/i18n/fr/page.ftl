### Ce que dit la page, en français.

house-name = { $seat ->
    [0] Marteau
    [1] Cloche
    [2] Couronne
    [3] Trèfle
   *[4] Fer à cheval
}

## Everywhere

to-lobby = Vers l’accueil
language = Langue
day-or-night = Jour ou nuit
day = Jour
night = Nuit
menu = Menu
close = Fermer
keyboard = Clavier
rules = Règles
replay = Revoir
table-style = La table
table-all = tout montrer
table-quiet = calme
speed = Coups des autres
speed-of = { $speed ->
    [calm] lents
    [brisk] vifs
   *[at-once] d’un coup
}
strong-hatching = Hachures fortes
nothing-here = Rien ici
no-page = Il n’y a rien à cette adresse.
try-again = Réessayer
unreachable = Le serveur ne répond pas. La partie y est gardée ; rien n’est perdu.

## Names

industry-name = { $industry ->
    [brewery] Brasserie
    [coal] Mine de charbon
    [cotton] Filature
    [factory] Usine
    [iron] Sidérurgie
    [manufacturer] Manufacture
    [port] Port
    [pottery] Céramique
    [ship] Navire
    [shipyard] Chantier naval
   *[other] { $industry }
}
era-name = { $era ->
    [canal] Ère des canaux
   *[rail] Ère du rail
}
region-name = { $region ->
    [blue] Région bleue
    [brown] Région brune
    [grey] Région grise
    [light_green] Région vert clair
    [orange] Région orange
    [purple] Région violette
   *[other] { $region }
}
card-wild-location = Joker Lieu
card-wild-industry = Joker Industrie
card-cotton-manufacturer = Coton ou manufacture
slot-name = { $place }, emplacement { $number }
sheet-birmingham = Birmingham
sheet-lancashire = Lancashire
sheet-germany = Allemagne
sheet-new-england = Nouvelle-Angleterre
sheet-age-of-industry = Age of Industry
kind-automa = Automa
round = Manche { $round }
round-of = Manche { $round } sur { $rounds }
era-short = { $era ->
    [canal] Canaux
   *[rail] Chemin de fer
}
era-round = { $era ->
    [canal] Canaux
   *[rail] Rail
} { $round }

## The table

players = Joueurs
order-of-play = Ordre du tour
spent = dépensé
figure-money = argent
figure-income = revenu
figure-points = points
figure-cards = cartes
seat-you = vous
seat-away = absent
seat-free = pas encore là
seat-playing = à vous
seat-to-play = joue
seat-done = a joué
works-of = Plateau de { $name }
record = Relevé
replay-low = revoir
copy-low = copier
record-turned = retournées :
your-works = Votre plateau de joueur
works-note = prochaine tuile, son coût, combien il en reste
works-cell = { $industry } { $level } : { $price }, charbon { $coal }, fer { $iron }, reste { $left }
works-none = { $industry } : plus aucune
actions = Actions
verb = { $verb ->
    [build] Construire
    [build-double] Double
    [link] Réseau
    [develop] Développer
    [sell] Vendre
    [loan] Emprunt
    [repay] Rembours.
    [scout] Prospecter
    [draw] Piocher
    [pass] Passer
    [end-turn] Fin du tour
    [give-up] Déficit
   *[other] { $verb }
}
verb-do = { $verb ->
    [build] Construire
    [build-double] Construire
    [link] Poser
    [develop] Développer
    [sell] Vendre
    [loan] Emprunter
    [repay] Rembourser
    [scout] Prospecter
    [draw] Piocher
    [pass] Passer
    [end-turn] Finir le tour
   *[other] Choisir
}
choose-where = { $verb ->
    [build] choisissez un emplacement
    [build-double] choisissez un emplacement
    [link] choisissez un tracé
    [develop] choisissez une industrie
    [sell] choisissez quoi vendre
    [loan] combien
   *[other] choisissez
}
act-closed = Impossible maintenant ; choisissez-la pour savoir pourquoi.
your-turn = À vous
your-hand = Votre main
deck-left = { $count ->
    [0] plus de carte à piocher
   *[other] { $count } dans la pioche
}
sort-low = trier
face-up = visible, pour qui pioche
card-face-up = carte { $card }, visible
card-is = carte { $card }
waiting-for = { $name } joue
waiting-seat = On attend que { $name } prenne place
not-your-turn = Ce n’est pas à vous : { $name } joue.
game-over = Terminée
action-of = action { $at } sur { $of }
back = Retour
end-turn = Finir le tour
answer-build = { $industry } { $level }, { $slot }
answer-tile = { $tile }, { $slot }
answer-loan = Prendre un emprunt
answer-scout = Deux jokers contre trois cartes
answer-pass = Passer et défausser
answer-done = C’est tout
answer-draw = Piocher deux cartes
answer-repay = Rembourser un emprunt
the-market = Le marché
the-pile = La pioche
the-distant-market = Le marché extérieur
# A source or a buyer that is no tile; numbered where its place has several.
answer-space = { $verb ->
    [beer] Marchand
   *[other] Marché
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}, { $place }
# A sum of money with its coin.
amount = { $amount }{"\u00A0"}{ $coin }
open-rule = Ouvrir la règle
typed-line = Saisir une action
typed-hint = build coal Dudley with Dudley
typed-do = Jouer
undo = Annuler
undo-none = Rien à annuler
undo-turn = Annuler le tour
reconnecting = Reconnexion
download-record = Télécharger le relevé
devices = Téléphones et table
devices-note = Ouvrez une place sur un téléphone du même réseau : il montre la main, cet écran reste le plateau.
only-here = Ce serveur ne répond que sur cette machine. Lancé avec « play --lan », il est accessible aux téléphones et aux amis du même réseau.
board-only = Cet écran comme plateau seul
actions-left = { $count ->
    [0] tour à finir
    [one] encore une action
   *[other] encore { $count } actions
}
qr-of = Code qui ouvre la place de { $name }
code-show = montrer le code
code-hide = cacher le code
code-note = Visez-le avec l’appareil photo du téléphone. Le code ouvre cette place une fois.
board-and-hand = Plateau et main sur cet écran
key-actions = choisir une action
key-cards = choisir une carte
key-typed = saisir une action
key-enter = faire ce qui est choisi, finir le tour
key-escape = revenir d’un pas
key-undo = annuler
key-undo-turn = annuler le tour
key-arrows = sur la carte : le prochain lieu possible
key-zoom = agrandir la carte, l’ajuster
key-help = menu et touches
key-play = lancer, arrêter
key-step = une action en avant ou en arrière
key-round = une manche en avant ou en arrière
key-ends = au début, à la fin
nothing-to-sell = Vous n’avez rien sur le plateau à vendre.
choose-action = choisissez une action
prompt-hint = { $at ->
    [chosen] Choisissez à quoi sert cette carte, ou cliquez un lieu du plateau.
    [place] Ce qui est possible est en blanc. Survolez pour voir ce que cela apporte ; cliquez ailleurs pour lire pourquoi non.
    [card] Cliquez une carte de votre main, ou pressez son numéro.
    [free] Envoyez le lien ci-dessus : il ouvre cette place dans n’importe quel navigateur. D’ici là, vous pouvez regarder la carte et votre main.
    [watch] Vous regardez ; les mains restent cachées. Survolez une ligne du relevé pour la voir sur la carte ; la ligne d’une maison ouvre son plateau de joueur.
    [wait] Survolez une ligne du relevé pour la voir sur la carte ; la ligne d’une maison ouvre son plateau de joueur.
   *[start] Choisissez quoi faire, ou commencez par une carte ou un lieu du plateau. / pour l’écrire.
}
industry-object = { $industry ->
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
goods-name = { $goods ->
    [coal] charbon
    [iron] fer
   *[beer] bière
}
tile-in = { $tile } à { $place }
did = { $verb ->
    [build] { $name } construit { $what }
    [link] { $name } pose { $what }
    [develop] { $name } développe { $what }
    [sell] { $name } vend { $what }
    [loan] { $name } emprunte { $what }
    [repay] { $name } rembourse { $what }
    [draw] { $name } pioche { $what }
    [scout] { $name } prospecte et prend les deux jokers
    [give-up] { $name } cède { $what } pour payer son revenu
   *[pass] { $name } passe
}
did-over = {" "}sur { $what }
did-from = { $goods } depuis { $place }
did-from-market = { $goods } du marché
did-to-market = { $count } { $goods } au marché
did-with-iron = { $count ->
    [one] avec { $count } fer
   *[other] avec { $count } fers
}
did-sold-to = à { $place }
did-sold-far = au marché extérieur
cards-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
counted = { $era ->
    [canal] L’ère des canaux
   *[rail] L’ère du rail
} est comptée
counted-seat = { $name } : { $roads } pour les liaisons, { $tiles } pour les tuiles
stage = { $step ->
    [roads] les liaisons comptent ce qui est à leurs bouts
    [roads-off] les liaisons quittent la carte
    [tiles] les tuiles retournées comptent
   *[tiles-off] les tuiles du premier niveau quittent la carte
}
skip = Passer
fx-from = { $count } { $goods } depuis { $place }
fx-from-house = { $count } { $goods } depuis { $place } ({ $house })
fx-from-market = { $count } { $goods } du marché pour { $price }
fx-to-market = { $count } { $goods } au marché pour { $price }
fx-stays = reste { $count }
fx-turns = la tuile se retourne
fx-tile-turns = { $tile } à { $place } se retourne
fx-house-tile-turns = { $tile } de { $house } à { $place } se retourne
fx-income = revenu { $change }
fx-level = revenu de { $from } à { $to }
fx-developed = quitte le plateau de joueur : { $tiles }
fx-replaced = { $tile } de { $house } : remplacement
fx-points = { $points ->
    [one] un point
   *[other] { $points } points
}
fx-order = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} à la manche suivante
figure-loans = emprunts
figure-roads = liaisons restantes

## The lobby

titles = Jeux
new-game = Nouvelle partie
sheet-about-birmingham = Mines, filatures et brasseries le long des canaux, puis tout recommence avec le chemin de fer. Qui dépense le moins joue le premier ; chaque liaison rapporte selon ce qui se dresse à ses deux bouts.
sheet-about-lancashire = Du coton pour les ports, des navires sur la Mersey, et une demande lointaine qui baisse à chaque balle. L’édition de 2007 ; les règles de 2018 sont une option.
sheet-about-germany = Des rails à travers l’Allemagne, l’emprunt quand il le faut et les intérêts à chaque manche. Age of Industry sur le plateau sans commerce maritime.
sheet-about-new-england = Le même commerce qu’en Allemagne, avec une côte : des navires apportent le charbon et ouvrent les marchés d’outre-mer. Age of Industry.
sheet-time-birmingham = environ une heure
sheet-time-lancashire = environ une heure
sheet-time-germany = environ 1 h 30
sheet-time-new-england = environ 1 h 30
houses-range = de { $low } à { $high } maisons
eras = { $count ->
    [one] une ère
   *[other] deux ères
}
play = Jouer
invite-and-wait = Inviter et attendre
first-game = Première partie, avec un guide
lobby-alone = { $count ->
    [one] Vous êtes { $house }, contre un ordinateur. Rien à installer, pas de compte.
    [2] Vous êtes { $house }, contre deux ordinateurs. Rien à installer, pas de compte.
    [3] Vous êtes { $house }, contre trois ordinateurs. Rien à installer, pas de compte.
   *[other] Vous êtes { $house }, contre { $count } ordinateurs. Rien à installer, pas de compte.
}
lobby-solo = Vous êtes { $house }, seul contre l’adversaire imprimé.
lobby-together = Vous êtes { $house }. La main est cachée quand l’appareil passe.
lobby-waits = Le lien pour l’ami s’affiche à la table. La partie l’attend.
lobby-who = { $bots ->
    [0] { $people ->
        [one] Vous seul
       *[other] { $people } personnes
    }
   *[other] { $people ->
        [one] Vous et { $bots ->
            [one] un ordinateur
            [2] deux ordinateurs
            [3] trois ordinateurs
           *[other] { $bots } ordinateurs
        }
       *[other] { $people } personnes et { $bots ->
            [one] un ordinateur
           *[other] { $bots } ordinateurs
        }
    }
}
lobby-who-solo = Vous et l’Automa
who-sits-where = Qui est assis où
houses = maisons
who-sits = Place { $number } : { $kind }
seat-name = Nom à la place { $number }
strength = Force
strength-easy = facile
strength-medium = moyen
strength-hard = difficile
kind = { $kind ->
    [me] Vous
    [here] Une autre personne ici
    [friend] Un ami par lien
    [bot] Ordinateur
    [automa] Automa
   *[none] Personne
}
kind-note = { $kind ->
    [me] sur cet appareil
    [here] la main est cachée quand l’appareil passe
    [friend] s’ouvre dans tout navigateur, sans compte
    [bot] de facile à maître
    [automa] seul : l’adversaire imprimé
   *[none] une maison de moins
}
order-by-lot = Ordre du tour tiré au sort
change-houses = Changer de maison
options = Options
all-as-printed = tout comme imprimé
as-printed = Comme imprimé
options-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
options-open = { $count ->
    [one] une question ouverte, avec sa source
   *[other] { $count } questions ouvertes, chacune avec sa source
}
option-row = { $row ->
    [length] Durée
    [rules] Règles
    [clock] Pendule
    [guests] Visiteurs
   *[deal] Donne
}
variant-whole = Partie entière
variant-introductory = Introduction
variant-2018 = Règles de 2018
variant-two_players = Deux joueurs
variant-note-whole = les deux ères
variant-note-introductory = l’ère des canaux seule, argent et revenu comptent
variant-note-2018 = comme la seconde édition
variant-note-two_players = la carte des joueurs de 2009
clock-of = { $minutes ->
    [0] Aucune
    [1440] un jour par tour
   *[other] { $minutes } min par tour
}
clock-note = ou des minutes par tour, ou un jour par tour
deal-lot = Au sort
deal-note = un numéro redonne la même partie
guests-of = { $open ->
    [true] Ouverte à tous
   *[false] Par lien seul
}
guests-note = chacun peut regarder et prendre une place libre
deal-number = Numéro de la donne
value-true = oui
value-false = non
other-ways = Autres entrées
join-game = Rejoindre une partie
join-hint = Lien ou code
join = Rejoindre
watch = Regarder
watch-count = { $count ->
    [0] aucune partie ouverte
    [one] une partie en cours
   *[other] { $count } parties en cours
}
watch-none = Aucune partie ouverte pour l’instant.
open-record = Ouvrir un relevé
open-drop = ou déposez le fichier ici
about = À propos
about-note = Ironbridge est la famille de jeux Brass en logiciel : Birmingham, Lancashire, Age of Industry et l’Automa en solo. Il tourne sur votre machine, ne demande pas de compte et ne parle à personne d’autre.
unofficial = Œuvre non officielle. Dessins et textes sont les nôtres.
on-the-table = Sur la table
games-count = { $count ->
    [0] rien pour l’instant
    [one] une partie
   *[other] { $count } parties
}
finished = Terminées
finished-none = Les parties finies restent ici, à revoir.
nothing-yet = Rien sur la table pour l’instant
nothing-note = Les parties que vous commencez ou rejoignez restent ici et vous attendent, sur cet appareil, même page fermée.
leaf-through = Une partie à feuilleter
leaf-note = { $title }, une vraie partie : { $about }. Le vainqueur a { $points } points.
games-kept = Parties à feuilleter
games-running = En cours
games-finished = Terminées, à revoir
seat-open = Une place libre
open-game = Ouvrir
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
of-houses = { $day }, sur { $count }
strength-master = maître

## Passing the device

handover = Passer l’appareil
has-played = { $name } a joué.
pass-to = Passez l’appareil à
handover-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} de la manche { $round }, { $actions ->
    [one] une action
   *[other] { $actions } actions
}
open-book = Je suis { $name }, ouvrir le livre
space-key = Espace
cards-face-down = { $count ->
    [one] Une carte reste face cachée jusque-là.
   *[other] { $count } cartes restent face cachée jusque-là.
}
no-taking-back = Ce que { $name } a fait ne se reprend plus.
since = Depuis votre dernier tour
since-count = { $count ->
    [one] une action
   *[other] { $count } actions
}, { $houses ->
    [one] une maison
   *[other] { $houses } maisons
}
step-of = { $at } sur { $of }
yours-used = quelque chose à vous a servi
yours-not-used = rien à vous n’a servi
next = Suivant
to-my-turn = À mon tour

## Works

the-works-of = Le plateau de
roads-left = { $count ->
    [one] tuile Liaison restante
   *[other] tuiles Liaison restantes
}
on-map = { $count ->
    [one] une posée
   *[other] { $count } posées
}
gone = partie
mat-reads = Comment lire le plateau de joueur
mat-level = niveau
mat-house = maison
mat-beer = bière de vente
mat-price = prix, charbon, fer
mat-worth = { $of ->
    [profit] points ; profit
   *[income] points ; revenu
}
mat-roads = points pour les liaisons
mat-left = combien il en reste
mat-next = la prochaine
mat-gone = partie ; combien sont posées
mat-late = { $eras ->
    [1] jamais construite : développer l’enlève
   *[other] pas pendant cette ère : développer l’enlève
}
mat-lock = ne se développe pas

## Result and replay

result = Résultat
points = Points
roads = liaisons
tiles = tuiles
money = Argent
income = Revenu
income-space = case
roads-of = Liaisons, { $era }
source = { $source ->
    [bonus] Marchands
    [money] pour l’argent
    [unpaid] Impayé
    [loans] Emprunts
   *[other] Autres
}
sources = Sources
charts = Graphiques
computer-of = ordinateur, { $strength }
win = { $name } gagne
win-note = { $points } points, { $margin } de plus que { $other }.
win-shared = { $names } partagent la victoire
win-shared-note = { $points } points chacun, et rien ne départage.
win-tie = { $how ->
    [income] { $name } gagne au revenu
    [money] { $name } gagne à l’argent
   *[other] { $name } gagne l’égalité
}
win-tie-note = { $name } et { $other } ont { $points } points. { $how ->
    [income] Le revenu de { $name } est sur la case { $mine }, celui de { $other } sur { $theirs }.
    [money] { $name } a { $mine } en argent, { $other } { $theirs }.
   *[other] L’ordre du tour décide.
}
where-it-turned = Les tournants
actions-count = { $count ->
    [one] une action
   *[other] { $count } actions
}
show-on-map = Montrer sur la carte
rematch = Revanche
copy-link = Copier le lien
link-short = Lien
copied = Copié
result-under = { $houses } maisons, { $rounds } manches
points-over-rounds = Points par manche
as-if-ended = comme si l’ère finissait là
income-and-money = Revenu et argent
where-from = D’où viennent les points
where-from-note = liaisons, tuiles par industrie, le reste
chart-or-table = Graphique ou tableau
as-chart = Graphique
as-table = Tableau
chart-points = Points par manche, une ligne par maison
chart-sources = D’où viennent les points, une barre par maison
timeline = La partie, de la première à la dernière action
lines = Les lignes au-dessus des manches
lines-of = { $lines ->
    [chances] Chances
    [points] Points
   *[other] Attendus
}
chance-title = Chances de gagner
chance-note = Aussi souvent qu’une place dans cette situation a gagné entre joueurs ordinateurs.
percent = { $share } %
expected-title = Ce que l’ordinateur attend
expected-note = Points en fin de partie, tels que l’ordinateur juge la table au premier coup d’œil.
the-beginning = Le début
round-back = Manche précédente
action-back = Action précédente
action-on = Action suivante
round-on = Manche suivante
pause = Pause
replay-under = Relecture, { $houses } maisons
action-number = Action { $number }
of-all = sur { $of }
as-written = Tel qu’écrit
what-came = Ce qui s’ensuit
continue-here = Continuer d’ici
link-here = Lien vers ce moment
points-turned = { $points ->
    [one] un point retourné
   *[other] { $points } points retournés
}

## The guide

the-guide = Le guide
without-guide = sans guide
show-me = Montrez-moi
guide-title = { $step ->
    [board] Le plateau
    [hand] Votre main
    [works] Votre première construction
    [road] Une liaison
    [cubes] Charbon et fer
    [sale] La première vente
    [order] Qui joue d’abord
   *[count] Le décompte
}
guide-note = { $step ->
    [board] lieux, emplacements, liaisons
    [hand] deux sortes de cartes
    [works] une carte, un emplacement, un prix
    [road] ce qui joint votre réseau
    [cubes] d’où viennent les cubes
    [sale] acheteur, bière ou port, revenu
    [order] moins dépensé, premier à jouer
   *[count] liaisons, tuiles, argent, revenu
}
guide-text = { $step ->
    [board] Les villes ont des emplacements ; chacun montre les industries qu’il accepte. Les tracés entre les villes attendent vos liaisons. Les plaques noires du bord achètent.
    [hand] Chaque action coûte une carte. Une carte Lieu permet d’y construire, dans votre réseau ou non ; une carte Industrie construit cette industrie dans votre réseau.
    [works] Choisissez Construire, puis un emplacement blanc. La feuille montre le prix et l’effet ; le bouton l’exécute. Une mine ou une brasserie est un bon début.
    [road] Les liaisons font votre réseau et portent charbon et marchandises. En fin d’ère, chacune rapporte selon ce qui se dresse à ses deux bouts.
    [cubes] Le charbon voyage par les liaisons depuis la mine la plus proche ; le fer vient de partout. Une mine ou une usine sidérurgique vidée se retourne et augmente le revenu de son propriétaire.
    [sale] Filatures et manufactures se retournent à la vente : une liaison doit mener à un acheteur, et certaines ventes demandent de la bière. Les tuiles retournées augmentent le revenu et rapportent.
    [order] Qui a dépensé le moins pendant la manche joue en premier à la suivante. La flèche après un chiffre montre la place qu’une action vous donnerait.
   *[count] En fin d’ère, liaisons et tuiles retournées rapportent. Dans cette partie courte, argent et revenu comptent aussi. À vous la table.
}
guide-close = Continuer à jouer
guide-do = { $step ->
    [hand] Cliquez une carte
    [works] Construisez quelque chose
    [road] Posez une liaison
    [cubes] Utilisez du charbon ou du fer
    [end] Finissez le tour : puis les autres jouent
    [wait] Attendez votre tour
   *[sale] Vendez quelque chose
}

## Joining

invited-to = Vous êtes invité à jouer
invited-seat = votre place
join-note = On vous garde une place. Elle reste à vous sur cet appareil.
your-name = Votre nom
take-seat = Prendre la place
invite-for = Lien pour { $name }

## Rules

rules-of = Règles : { $title }
search-rules = Chercher une règle
search = Chercher
rulebooks = Livrets de règles
found-rules = { $count ->
    [0] Aucune règle ne le dit
    [one] Une règle
   *[other] { $count } règles
}
in-the-book = Dans le livret : { $source }
chapters = Chapitres
back-to-game = Retour à la partie
link-rule = Lien vers cette règle
here = Ici
figure-merchant = Marchand
figure-coal-comes = Les liaisons de tous transportent le charbon, gratuitement.
figure-road-missing = Il manque une liaison : pas connecté, si proche que ce soit.
figure-iron-flies = Le fer se passe de liaison : il vient de toute usine qui a un cube.
figure-road-begins = Une nouvelle liaison part de votre réseau.
figure-road-elsewhere = Rien à vous, ni à un bout ni à l’autre.
figure-network-own = Votre liaison y mène : le lieu est dans votre réseau.
figure-network-rival = La liaison d’un autre n’étend pas votre réseau.
figure-beer-own = Votre propre bière vient de n’importe où.
figure-beer-rival = La bière d’un rival doit être connectée ; celle-ci ne l’est pas.
figure-sale = Connecté à un marchand qui l’achète, et avec sa bière : vendu.
figure-sale-other = Ce marchand achète autre chose.
figure-replace-own = Votre tuile cède la place à un niveau supérieur de la même industrie.
figure-replace-rival = La filature, l’usine de céramique, la brasserie ou la manufacture d’un rival reste.
figure-road-scores = Une liaison marque les icônes Liaison de ses deux extrémités.

## The map

map-map = { $board ->
    [birmingham] Carte de Birmingham et du Pays noir
    [lancashire] Carte du Lancashire
    [germany] Carte de l’Allemagne
    [new_england] Carte de la Nouvelle-Angleterre
   *[other] Carte
}
map-over = Carte du commerce
map-title = { $board ->
    [birmingham] BIRMINGHAM
    [lancashire] LANCASHIRE
    [germany] ALLEMAGNE
    [new_england] NOUVELLE-ANGLETERRE
   *[other] { $board }
}
map-under = { $board ->
    [birmingham] & le Pays noir
    [lancashire] & ses ports du coton
    [germany] & ses chemins de fer
   *[new_england] & ses navires
}
map-houses = { $board ->
    [birmingham] pour deux à quatre maisons
    [lancashire] pour deux à quatre maisons
   *[other] pour trois à cinq maisons
}
map-round = Manche { $round }
map-round-of = Manche { $round }/{ $rounds }
map-roads = Les liaisons
map-road-row = { $row ->
    [free] { $kind ->
        [canal] Canal, libre
       *[rail] Rail, libre
    }
    [own] { $kind ->
        [canal] Canal, construit
       *[rail] Rail, construit
    }
   *[faint] { $kind ->
        [canal] Rail, à venir
       *[rail] Canal, disparu
    }
}
map-roads-count = { $count ->
    [1] Une
   *[2] Deux
}
map-roads-order = { $count ->
    [1] La 1re
   *[2] Puis
}
map-distant = Marché extérieur
map-closed = fermé
map-reconstructed = Plateau reconstitué
map-reconstructed-more = Le plateau imprimé n’a pu être obtenu : celui-ci respecte tous les exemples des règles, mais n’en est pas une copie.
map-list = La carte en liste
map-zoom-in = Plus près
map-zoom-out = Plus loin
map-fit = Toute la feuille
map-close = Fermer
map-rule = Règle { $rule }
map-or = { $first } ou { $last }
map-may = Vous pouvez choisir ceci.
map-may-build = Vous pouvez construire ici : { $industries }.
map-slot = { $place }, emplacement { $number } sur { $count } : { $industries }.
map-slot-only = { $place } : { $industries }.
map-empty = Vide.
map-tile = { $industry } { $level } de { $house }, pas encore vendue.
map-tile-goods = { $industry } { $level } de { $house }, avec { $goods ->
    [coal] { $cubes ->
        [0] aucun cube de charbon
        [one] un cube de charbon
       *[other] { $cubes } cubes de charbon
    }
    [iron] { $cubes ->
        [0] aucun cube de fer
        [one] un cube de fer
       *[other] { $cubes } cubes de fer
    }
   *[beer] { $cubes ->
        [0] aucune bière
        [one] un tonneau
       *[other] { $cubes } tonneaux
    }
}.
map-tile-turned = { $industry } { $level } de { $house }, retournée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $links ->
    [0] {""}
    [one] , un point de liaison
   *[other] , { $links } points de liaison
}.
map-road-owned = { $kind ->
    [canal] Canal
   *[rail] Rail
} { $name }, à { $house }.
map-road-free = { $kind ->
    [canal] Canal
   *[rail] Rail
} { $name }, libre.
map-road-closed = { $name } : tracé d’une autre ère ({ $era }).
map-road-never = { $name } : pas dans cette partie.
map-road-worth = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
map-cell = Case { $space } : revenu { $level }.
map-buys = { $place } achète : { $goods }.
map-buys-nothing = { $place } n’achète rien.
map-barrel = Un tonneau se trouve à côté.
map-no-barrel = Le tonneau n’y est plus.
map-used = Déjà servi.
map-market = { $goods ->
    [coal] Marché du charbon
   *[iron] Marché du fer
} : { $cubes ->
    [0] vide
    [one] un cube
   *[other] { $cubes } cubes
}, le prochain coûte { $price }.
map-distant-open = Marché extérieur du coton, ouvert : une vente ajoute { $bonus } au revenu ; { $left } tuiles à retourner.
map-distant-closed = Marché extérieur du coton, fermé.
map-marker-income = { $house } : revenu { $level }, case { $space } de la piste.
map-marker-points = { $house } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
map-import = Charbon derrière le navire de { $place } : { $cubes ->
    [0] aucun
    [one] un cube
   *[other] { $cubes } cubes
}.
map-village = { $place }, un village.
map-place-links = { $place }, { $links ->
    [one] un point de liaison imprimé
   *[other] { $links } points de liaison imprimés
}.

## Tickets

ticket-kind = { $kind ->
    [place] LIEU
    [industry] INDUSTRIE
    [face-up] VISIBLE
    [wild] JOKER
   *[region] RÉGION
}
ticket-network = dans votre réseau
ticket-not-farms = sauf les fermes

## Open questions of the rules

option-coal-split = La mine se choisit cube par cube
option-gloucester-optional = Le développement gratuit de Gloucester peut être refusé
option-free-start-overbuild = Sans rien sur le plateau, une carte Industrie peut remplacer une tuile
option-income-tie = Les égalités se tranchent par
value-income-tie-space = la case de revenu
value-income-tie-level = le niveau de revenu
option-intro-last-income = Le revenu est versé après la dernière manche de la partie d’introduction
option-shortfall-zero = Les tuiles sans valeur dans un déficit
value-shortfall-zero-skip = restent
value-shortfall-zero-force = partent aussi
option-deck = Le paquet
value-deck-2007 = 2007 : cartes retirées sans les voir
value-deck-2018 = 2018 : selon le nombre de joueurs
option-refill = La main est complétée
value-refill-round = après la manche
value-refill-turn = après son tour
option-virtual-link = Liverpool et Birkenhead sont joints pour les cartes
value-virtual-link-both = dans les deux sens
value-virtual-link-one-way = vers Birkenhead
value-virtual-link-none = pas du tout
option-overbuild-cubes = On remplace la mine ou l’usine sidérurgique d’un rival quand
value-overbuild-cubes-both = tuiles et piste sont vides
value-overbuild-cubes-either = l’une des deux est vide
option-overbuild-full = La mine d’un rival est protégée tant que son lieu a un emplacement libre pour le charbon
option-port-order-binds = Son propre port du second emplacement attend que le premier soit construit
option-distant-bonus = La piste du coton paie
value-distant-bonus-income = du revenu
value-distant-bonus-money = de l’argent
option-scotland-canal = À deux : un canal mène en Écosse
option-last-tie = Après l’argent, l’égalité est
value-last-tie-order = tranchée par l’ordre du tour
value-last-tie-shared = partagée
option-cubes-before-payment = Les cubes se déplacent avant de payer
option-rail-track-only-if-both-ends-dry = Un rail n’achète son cube que si aucune source n’atteint ses bouts
option-port-being-built-opens-lanes = Un port en construction joint les navires en place pour ses propres cubes
option-replaced-counter-is-a-source = Une mine ou usine sidérurgique que l’on remplace donne encore ses cubes
option-rebuilt-ship-sells-leftover-coal = Un navire sur un navire vend le charbon restant
option-pause-to-repay-after-last-action = Qui peut rembourser un emprunt est interrogé avant la fin du tour

## Chapters of the rules

chapter-setup = Mise en place
chapter-turn = Tour
chapter-card = Cartes
chapter-build = Construire
chapter-double = Double
chapter-supply = Approvisionnement
chapter-track = Piste de demande
chapter-sea = Mer
chapter-ship = Navires
chapter-over = Remplacer
chapter-rail = Rails
chapter-sell = Vendre
chapter-develop = Développer
chapter-draw = Piocher
chapter-pass = Passer
chapter-loan = Emprunt
chapter-order = Ordre
chapter-end = Fin
chapter-score = Décompte
chapter-tie = Égalités
chapter-network = Réseau
chapter-connect = Connexion
chapter-coal = Charbon
chapter-iron = Fer
chapter-beer = Bière
chapter-overbuild = Remplacer
chapter-farm = Fermes
chapter-market = Marché
chapter-link = Liaisons
chapter-merchant = Marchands
chapter-scout = Prospecter
chapter-income = Revenu
chapter-shortfall = Déficit
chapter-era = Fin d’ère
chapter-intro = Introduction
chapter-hand = Main
chapter-virtual = Birkenhead
chapter-port = Ports
chapter-outside = Lieux extérieurs
chapter-shipyard = Chantiers
chapter-distant = Marché extérieur
chapter-two = À deux
chapter-2018 = 2018
chapter-pay = Argent
chapter-first = Premiers tours
chapter-mine = Mines
chapter-line = Lignes
chapter-back = Dos
chapter-deck = Pioche
chapter-person = La personne

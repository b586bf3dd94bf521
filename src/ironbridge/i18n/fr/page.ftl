### Ce que dit la page, en français.

player-mark-name = { $seat ->
    [0] Marteau
    [1] Cloche
    [2] Couronne
    [3] Trèfle
   *[4] Fer à cheval
}

## Everywhere

screen-failed = Cet écran ne peut pas s’afficher
page-failed = Une erreur s’est produite dans la page. Si elle persiste, rechargez la page.
to-lobby = Accueil
language = Langue
day-or-night = Jour ou nuit
day = Jour
night = Nuit
menu = Menu
close = Fermer
keyboard = Clavier
rules = Règles
replay = Revoir
table-style = Affichage de la table
table-all = tout montrer
table-quiet = sobre
speed = Tours adverses
speed-of = { $speed ->
    [calm] posés
    [brisk] rapides
   *[at-once] immédiats
}
strong-hatching = Hachures marquées
sound = Sons
nothing-here = Rien ici
no-page = Il n’y a rien à cette adresse.
try-again = Réessayer
unreachable = Le serveur ne répond pas. Il conserve la partie : rien n’est perdu.
server-failed = Le serveur n’a pas pu répondre ({ $status }). Réessayez dans un instant.

## Names

industry-name = { $industry ->
    [brewery] Brasserie
    [coal] Mine de charbon
    [cotton] Filature de coton
    [factory] Usine
    [iron] Usine sidérurgique
    [manufacturer] Manufacture
    [port] Port
    [pottery] Usine de céramique
    [ship] Navire
    [shipyard] Chantier naval
   *[other] { $industry }
}
era-name = { $era ->
    [canal] Période des canaux
   *[rail] Période des chemins de fer
}
region-name = { $region ->
    [blue] Région bleue
    [brown] Région brune
    [grey] Région grise
    [light_green] Région vert clair
    [orange] Région orange
    [purple] Région mauve
   *[other] { $region }
}
card-wild-location = Joker Lieu
card-wild-industry = Joker Industrie
card-cotton-manufacturer = Filature de coton ou manufacture
slot-name = { $place }, emplacement { $number }
link-name = { $first }–{ $second }
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
   *[rail] Chemins de fer
}
era-round = { $era ->
    [canal] Canaux
   *[rail] Chemins de fer
} { $round }

## The table

players = Joueurs
turn-order = Ordre du tour
spent = dépensé
figure-money = argent
figure-income = revenu
figure-points = PV
# Read out between a figure and what it becomes.
figure-after = après cette action
if-era-ended = si fin
if-era-ended-full = PV si la période finissait maintenant : acquis, liaisons et tuiles retournées
figure-cards = cartes
seat-you = vous
seat-away = hors ligne
seat-free = place libre
seat-playing = vous, à vous de jouer
seat-to-play = à son tour
seat-done = a joué
mat-of = Plateau de joueur : { $name }
log = Journal
replay-low = revoir
copy-low = copier
log-income = { $track ->
    [yes] Revenu
   *[no] Intérêts
}
log-flipped = retournées :
your-mat = Votre plateau de joueur
mat-note = { $pieces ->
    [counters] prochain marqueur, son coût, combien il en reste
   *[tiles] prochaine tuile, son coût, combien il en reste
}
mat-cell = { $industry } (niv. { $level }) : { $price }, charbon { $coal }, fer { $iron }, reste { $left }
mat-none = { $industry } : plus aucune tuile
table-page = { $page ->
    [symbols] Légende des symboles
    [cards] Défausse et cartes non vues
    [seal] Sceau du mélange
    [host] Table et hôte
    [chat] Discussion
    [notes] Notes privées
   *[options] Options de la partie
}
symbols-part = { $part ->
    [figures] Joueurs
    [industries] Industries
   *[goods] Ressources
}
symbol-flip = { $pieces ->
    [counters] un marqueur est retourné
   *[tiles] une tuile est retournée
}
goods-name = { $goods ->
    [coal] charbon
    [iron] fer
   *[beer] bière
}
cards-part = { $part ->
    [discarded] Défausse
   *[unseen] Cartes non vues
}
cards-part-note = { $part ->
    [discarded] face visible, pendant cette période
   *[unseen] dans la pioche, dans d’autres mains ou face cachée
}
tiles-left = reste { $count }
rules-changed = { $count ->
    [one] { $count } règle modifiée
   *[other] { $count } règles modifiées
}
log-filter = Filtrer le journal
log-filter-low = filtrer
log-kind = Type d’action
log-kind-all = toutes les actions
actions = Actions
verb = { $verb ->
    [build] Construction
    [build-double] Double
    [link] { $pieces ->
        [counters] Chemin de fer
       *[tiles] Réseau
    }
    [develop] Développement
    [sell] Vente
    [loan] Emprunt
    [repay] Remboursement
    [scout] Prospection
    [draw] Pioche
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
    [link] { $pieces ->
        [counters] choisissez un chemin de fer
       *[tiles] choisissez un tracé
    }
    [develop] choisissez une industrie
    [sell] choisissez ce que vous vendez
    [loan] choisissez la somme
   *[other] choisissez
}
act-closed = Impossible maintenant ; cliquez pour savoir pourquoi.
your-turn = À vous de jouer
your-hand = Votre main
deck-left = { $count ->
    [0] plus de carte à piocher
   *[other] { $count } dans la pioche
}
sort-low = trier
face-up = face visible, à piocher
card-face-up = carte { $card }, face visible
card-is = carte { $card }
waiting-for = Au tour { OF($name) }
waiting-seat = En attente { OF($name) }
not-your-turn = Ce n’est pas votre tour : { $name } joue.
game-over = Partie terminée
action-of = action { $at } sur { $of }
back = Retour
end-turn = Finir le tour
answer-build = { $industry } (niv. { $level }), { $slot }
answer-tile = { $tile }, { $slot }
answer-give-up = { $tile }, { $slot } : +{ $amount }
answer-tile-of = { $tile } { OF($player) }, { $slot }
answer-loan = Prendre un emprunt
answer-scout = Deux jokers contre trois cartes
answer-pass = Passer et défausser
answer-done = C’est tout
answer-draw = Piocher deux cartes
answer-repay = Rembourser un emprunt
# Where coal and iron are bought and sold, as the title calls it.
the-market = { $market ->
    [demand-track] La piste de demande
   *[market] Le marché
}
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
reconnecting = Reconnexion…
download-record = Enregistrer la partie dans un fichier
record-file = Fichier
devices = Téléphones et table
devices-note = Ouvrez une place sur un téléphone du même réseau : il montre la main, cet écran reste le plateau.
only-here = Ce serveur ne répond que sur cette machine. Lancé avec « play --lan », il est accessible aux téléphones et aux amis du même réseau.
board-only = N’afficher que le plateau sur cet écran
actions-left = { $count ->
    [0] il reste à finir le tour
    [one] encore une action
   *[other] encore { $count } actions
}
qr-of = Code qui ouvre la place { OF($name) }
code-show = afficher le code
code-hide = masquer le code
code-note = Visez-le avec l’appareil photo du téléphone. Le code n’ouvre cette place qu’une fois.
devices-count = { $count ->
    [one] un appareil
   *[other] { $count } appareils
}
devices-held = Appareils qui tiennent cette place
device-kind = { $kind ->
    [here] Cet appareil
    [other] L’appareil d’une autre personne
    [linked] Votre autre appareil, par lien
    [created] L’appareil qui a créé la partie
    [invited] L’appareil qui a suivi l’invitation
    [taken] L’appareil qui a pris la place
    [claimed] Votre autre appareil, par votre profil
    [profile] Votre profil : ouvre la place sur vos appareils
   *[unknown] Un autre appareil
}
device-since = ouvert : { $day }, { $time }
device-online = en ligne
device-end = Retirer
device-only = Seulement cet appareil
device-only-note = Tous les autres appareils perdent aussitôt cette place, et les codes encore ouverts prennent fin. Cet appareil reçoit une nouvelle clé.
link-for = Qui ouvre le lien ?
link-for-me = Mon autre appareil
link-for-other = Une autre personne
link-note = { $person ->
    [other] Cette personne voit cette main et la joue, et peut réserver la place à son appareil. La liste ci-dessous signale l’appareil.
   *[me] Toute personne qui a le lien voit cette main.
}
call-me = Me prévenir quand c’est à moi
notices-note = Cette table peut vous appeler quand c’est à vous de jouer, même si cette page est fermée. Les autres joueurs ne voient ni si l’on vous appelle, ni où.
notify-here = Me prévenir sur cet appareil
notices-here = Cet appareil est prévenu quand c’est à vous de jouer.
notify-not = { $why ->
    [insecure] Cet appareil ne peut pas être prévenu : les navigateurs n’autorisent les notifications que pour les adresses en https et sur la machine du serveur.
    [home-screen] Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-la de là.
    [denied] Ce navigateur a refusé les notifications de cette page. Vous pouvez les autoriser dans ses réglages pour ce site.
    [off] Ce serveur n’envoie pas de notifications aux navigateurs.
   *[unsupported] Ce navigateur ne connaît pas les notifications qui arrivent quand la page est fermée.
}
notices-where = On vous prévient ici
contact-kind = { $kind ->
    [here] Cet appareil
    [push] Un autre appareil
    [discord] Discord
    [slack] Slack
    [mattermost] Mattermost
    [telegram] Telegram
   *[ironbridge] Un programme
}
contact-word = { $word ->
    [gone] Cette adresse n’existe plus : rien n’y est envoyé.
    [failing] La dernière notification n’a pas été acceptée, malgré plusieurs envois.
   *[unknown] Une notification n’est peut-être pas arrivée : la connexion a été coupée.
}
contact-remove = Retirer
chat-head = Dans une messagerie
chat-service = Messagerie
chat-address = Adresse du webhook
chat-number = Numéro de la discussion
chat-add = Ajouter
chat-allowed = Ce serveur écrit aux adresses qui commencent par
notices-when = Quand
notices-each = À chaque tour
notices-daily = Une fois par jour
quiet-hours = Heures calmes
time-of = { $name ->
    [quiet_from] de
    [quiet_to] à
   *[digest] à
}
notices-rule = { $kind ->
    [day] Une notification par jour, si c’est alors à vous de jouer.
    [quiet] Une notification par tour, et aucune tant que vous regardez la table. Ce qui tombe dans les heures calmes arrive à leur fin, une seule fois.
   *[turn] Une notification par tour, et aucune tant que vous regardez la table.
}
notices-zone = Fuseau horaire : { $zone }.
nudge-head = C’est à { $name } de jouer
nudge-note = { $name } reçoit un rappel de votre part, une fois par tour.
nudge = Relancer { $name }
nudge-done = { $name } a reçu le rappel.
board-and-hand = Plateau et main sur cet écran
key-actions = choisir une action
key-cards = choisir une carte
key-typed = saisir une action
key-enter = valider le choix, finir le tour
key-escape = revenir en arrière d’une étape
key-since = revoir les actions des autres depuis votre dernier tour
key-undo = annuler
key-undo-turn = annuler le tour
key-arrows = sur la carte : le prochain choix possible
key-zoom = agrandir la carte, l’afficher en entier
key-help = menu et touches
key-play = lecture, pause
key-step = une action en avant ou en arrière
key-round = une manche en avant ou en arrière
key-ends = au début, à la fin
nothing-to-sell = Vous n’avez rien à vendre sur le plateau.
no-free-link = { $pieces ->
    [counters] Aucun chemin de fer libre ne part de vos marqueurs ni de vos chemins de fer.
   *[tiles] Aucun tracé de cette période n’est libre à côté de votre réseau.
}
choose-action = choisissez une action
prompt-hint = { $at ->
    [chosen] Choisissez à quoi sert cette carte, ou cliquez sur un lieu du plateau.
    [place] Ce qui est possible est en blanc. Survolez un choix pour voir ce qu’il apporte ; cliquez ailleurs pour savoir ce qui l’empêche.
    [card] Cliquez sur une carte de votre main, ou tapez son numéro.
    [free] Envoyez l’invitation ci-dessus : elle ouvre cette place dans n’importe quel navigateur. D’ici là, vous pouvez regarder le plateau et votre main.
    [watch] Vous êtes spectateur : les mains restent cachées. Survolez une ligne du journal pour la voir sur la carte ; la ligne d’un joueur ouvre son plateau de joueur.
    [wait] Survolez une ligne du journal pour la voir sur la carte ; la ligne d’un joueur ouvre son plateau de joueur.
   *[start] Choisissez une action, ou commencez par une carte de votre main ou un lieu du plateau. Tapez / pour l’écrire.
}
tile-name = { $industry } (niv. { $level })
tile-in = { $tile } { IN($place) }
goods-counted = { $goods ->
    [coal] { $count ->
        [one] un cube de charbon
       *[other] { $count } cubes de charbon
    }
    [iron] { $count ->
        [one] un cube de fer
       *[other] { $count } cubes de fer
    }
   *[beer] { $count ->
        [one] un tonneau de bière
       *[other] { $count } tonneaux de bière
    }
}
era-scored = Décompte de la { $era ->
    [canal] période des canaux
   *[rail] période des chemins de fer
}
era-over = { $era ->
    [canal] La période des canaux est terminée
   *[rail] La période des chemins de fer est terminée
}
moment-close = Cliquez ou appuyez sur une touche pour continuer
era-scored-seat = { $name } : { $links } pour les liaisons, { $tiles } pour les tuiles
scoring-step = { $step ->
    [links] les liaisons rapportent selon les icônes de leurs extrémités
    [links-off] les liaisons quittent la carte
    [tiles] les tuiles retournées rapportent
   *[tiles-off] les tuiles de niveau 1 quittent la carte
}
skip = Passer
fx-from = { $what } { FROM($place) }
fx-from-player = { $what } { FROM($place) } ({ $player })
fx-from-market = { $what } { $market ->
    [demand-track] de la piste de demande
   *[market] du marché
} pour { $price }
fx-to-market = { $what } { $market ->
    [demand-track] à la piste de demande
   *[market] au marché
} pour { $price }
fx-stays = { $count ->
    [one] il en reste un
   *[other] il en reste { $count }
}
fx-flips = la tuile se retourne
fx-tile-flips = { $tile } { IN($place) } se retourne
fx-player-tile-flips = { $tile } { OF($player) } { IN($place) } se retourne
fx-income = revenu { $change }
fx-level = le revenu passe de { $from } à { $to }
fx-developed = retiré du plateau de joueur : { $tiles }
fx-develop-choice = { $count ->
    [one] retirée du plateau de joueur : une tuile de votre choix
   *[other] retirées du plateau de joueur : { $count } tuiles de votre choix
}
fx-given-up = { $tile } : quitte le plateau, et la banque paie { $amount }
fx-debt = { $left ->
    [yes] il reste { $amount } à payer
    [over] la dette est couverte et { $amount } sont à vous
   *[no] la dette est couverte
}
fx-overbuilt = { $tile } { OF($player) } : remplacement
fx-points = { $points } PV
fx-when-flipped = une fois retournée : { $gains }
fx-gain-points = { $points } PV
fx-gain-links = { $count ->
    [one] une icône de liaison
   *[other] { $count } icônes de liaison
}
fx-link-worth = la liaison rapporte { $points } PV pour l’instant
fx-link-could = { $points } une fois les tuiles de ses extrémités retournées
fx-order = { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en cinquième
} à la manche suivante
figure-loans = emprunts
figure-links = chemins de fer restants

## The lobby

titles = Jeux
new-game = Nouvelle partie
sheet-about-birmingham = Mines, filatures et brasseries le long des canaux, puis tout recommence avec les chemins de fer. Qui dépense le moins joue en premier ; chaque liaison rapporte selon ce qui se dresse à ses extrémités.
sheet-about-lancashire = Du coton pour les ports, des navires sur la Mersey, et une demande extérieure qui baisse à chaque balle vendue. L’édition de 2007 ; les règles de 2018 sont une option.
sheet-about-germany = Des chemins de fer à travers l’Allemagne, des emprunts quand il le faut et des intérêts à chaque manche. Age of Industry, sur le plateau sans commerce maritime.
sheet-about-new-england = Le même commerce qu’en Allemagne, avec une côte : les navires apportent du charbon et ouvrent les marchés d’outre-mer. Age of Industry.
sheet-time-birmingham = environ une heure
sheet-time-lancashire = environ une heure
sheet-time-germany = environ 1 h 30
sheet-time-new-england = environ 1 h 30
players-range = de { $low } à { $high } joueurs
players-only = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
eras = { $count ->
    [one] une période
   *[other] deux périodes
}
play = Jouer
invite-and-wait = Inviter et attendre
first-game = Première partie guidée
lobby-alone = { $count ->
    [one] Vous êtes { $player }, contre un ordinateur. Rien à installer, pas de compte.
    [2] Vous êtes { $player }, contre deux ordinateurs. Rien à installer, pas de compte.
    [3] Vous êtes { $player }, contre trois ordinateurs. Rien à installer, pas de compte.
   *[other] Vous êtes { $player }, contre { $count } ordinateurs. Rien à installer, pas de compte.
}
lobby-solo = Vous êtes { $player }, seul contre l’Automa de la boîte.
lobby-together = Vous êtes { $player }. La main est masquée quand l’appareil change de mains.
lobby-waits = L’invitation pour votre ami s’affiche à la table. La partie l’attend.
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
players-and-seats = Joueurs et places
number-of-players = joueurs
who-sits = Place { $number } : { $kind }
seat-name = Nom à la place { $number }
strength-of = Niveau { OF($name) }
strength-beginner = débutant
strength-easy = facile
strength-medium = moyen
strength-hard = difficile
strength-dice = au hasard
strength-greedy = sans prévoir
bots-part = { $part ->
    [installed] Robots d’autres paquets
   *[baseline] Pour les mesures
}
kind = { $kind ->
    [me] Vous
    [here] Une autre personne ici
    [friend] Un ami, par invitation
    [bot] Ordinateur
    [automa] Automa
   *[none] Personne
}
kind-note = { $kind ->
    [me] sur cet appareil
    [here] la main est masquée quand l’appareil change de mains
    [friend] s’ouvre dans tout navigateur, sans compte
    [bot] de débutant à maître
    [automa] en solo : l’adversaire de la boîte
   *[none] un joueur de moins
}
order-by-lot = Ordre du tour tiré au sort
change-colours = Permuter les couleurs
options = Options
all-as-printed = règles de la boîte
as-printed = Règles de la boîte
options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
options-open = { $count ->
    [one] un point de règle ambigu, avec sa source
   *[other] { $count } points de règle ambigus, chacun avec sa source
}
option-row = { $row ->
    [variant] Variante
    [rules] Règles
    [clock] Temps de réflexion
    [guests] Visiteurs
   *[deal] Donne
}
variant-whole = Partie complète
variant-introductory = Introduction
variant-2018 = Règles de 2018
variant-two_players = Deux joueurs
variant-note-whole = les deux périodes
variant-note-introductory = la période des canaux seule ; argent et revenu comptent
variant-note-2018 = comme la seconde édition
variant-note-two_players = la carte créée par des joueurs en 2009
clock-of = { $per ->
    [none] Illimité
    [game] { $time } pour toute la partie
    [plus] { $time } pour toute la partie + { $more } par tour
   *[turn] { $time } par tour
}
clock-nights = { $form }, hors la nuit
clock-stands = arrêt jusqu’à { $at }
time-until = jusqu’à { $at }
clock-then-short = { $then ->
    [bot] Un ordinateur remplace
    [nothing] Rien
    [free] La place se libère
   *[host] L’hôte décide
}
title-turn = À vous
next-game = Partie suivante : à vous
next-game-none = Ce n’est votre tour dans aucune autre partie.
key-next-game = partie suivante où c’est à vous
list-since = { $name } doit jouer, depuis { $day }
list-new = { $count ->
    [one] une nouvelle action
   *[other] { $count } nouvelles actions
}
away-bot = L’ordinateur ({ $strength }) joue à votre place.
away-bot-waits = L’ordinateur ({ $strength }) joue à votre place. La partie attend, car il n’y a personne d’autre à la table.
away-free = Votre place est libre : un autre joueur peut la prendre.
away-back = Je suis de retour
overtime-asks = Le temps { OF($name) } est écoulé. Que faire ?
overtime-wait = Attendre encore : { $time } de plus
overtime-bot = Un ordinateur remplace
overtime-free = Chercher un autre joueur
overtime-host = Le temps { OF($name) } est écoulé. L’hôte décide.
seat-take = Prendre cette place
seat-free-note = La place { OF($name) } est libre. Vous joueriez la suite avec ses cartes.
table-stands = { $how ->
    [ended] Arrêtée d’un commun accord
   *[paused] En pause
}
seat-stand-in = remplaçant, { $strength }
time-left = Temps restant : { $time }
time-over = Temps dépassé : { $time }
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
clock-note = pour une soirée ou pour des jours
deal-lot = Au hasard
deal-note = le même numéro redonne la même partie
guests-of = { $open ->
    [true] Ouverte à tous
   *[false] Sur invitation
}
guests-note = { $open ->
    [true] chacun peut regarder et prendre une place libre
   *[false] ou ouverte à tous : chacun peut regarder et prendre une place libre
}
deal-number = Numéro de la donne
value-true = oui
value-false = non
other-ways = Autres accès
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
open-record = Ouvrir une partie enregistrée
open-drop = ou déposez le fichier ici
about = À propos
about-note = Ironbridge réunit les jeux de la famille Brass en logiciel : Birmingham, Lancashire, Age of Industry et l’Automa en solo. Il tourne sur votre machine, sans compte, et ne communique avec personne d’autre.
unofficial = Réalisation non officielle. Les dessins et les textes sont les nôtres.
on-the-table = Sur la table
games-count = { $count ->
    [0] rien pour l’instant
    [one] une partie
   *[other] { $count } parties
}
finished = Terminées
finished-none = Vos parties finies restent ici, prêtes à être revues.
nothing-yet = Rien sur la table pour l’instant
nothing-note = Les parties que vous commencez ou rejoignez vous attendent ici, sur cet appareil, même une fois la page fermée.
sample-game = Exemple de partie
sample-note = { $title }, une vraie partie : { $about }. Le vainqueur a { $points } PV.
games-kept = Exemples de parties
games-running = En cours
games-finished = Terminées, à revoir
seat-open = Une place libre
open-game = Ouvrir
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
of-players = { $day }, sur { $count }
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
open-book = Je suis { $name }, afficher ma main
space-key = Espace
cards-face-down = { $count ->
    [one] Une carte reste face cachée jusque-là.
   *[other] { $count } cartes restent face cachée jusque-là.
}
no-taking-back = Le tour { OF($name) } ne peut plus être annulé.
since = Depuis votre dernier tour
since-count = { $count ->
    [one] une action
   *[other] { $count } actions
}, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
step-of = { $at } sur { $of }
yours-used = quelque chose à vous a servi
yours-not-used = rien à vous n’a servi
next = Suivant
to-my-turn = À mon tour

## Player mat

player-mat-of = Plateau de joueur
links-left = { $pieces ->
    [counters] { $count ->
        [one] chemin de fer restant
       *[other] chemins de fer restants
    }
   *[tiles] { $count ->
        [one] tuile Liaison restante
       *[other] tuiles Liaison restantes
    }
}
on-map = { $count ->
    [one] une sur la carte
   *[other] { $count } sur la carte
}
gone = retirée
mat-reads = { $pieces ->
    [counters] Comment lire un marqueur
   *[tiles] Comment lire le plateau de joueur
}
mat-level = niveau
mat-owner = joueur
mat-beer = bière pour vendre
mat-price = coût, charbon, fer
mat-worth = { $of ->
    [profit] points ; profit
   *[income] points ; revenu
}
mat-link-icons = icônes de liaison
mat-left = { $pieces ->
    [counters] combien il en reste
   *[tiles] combien il en reste
}
mat-next = la prochaine à construire
mat-gone = { $pieces ->
    [counters] retiré ; combien sont sur le plateau
   *[tiles] retirée ; combien sont sur la carte
}
mat-late = { $eras ->
    [1] jamais construite : seul le développement la retire
   *[other] pas pendant cette période : seul le développement la retire
}
mat-lock = ne se développe pas

## Result and replay

result = Résultat
points = Points de victoire
links = { $pieces ->
    [counters] chemins de fer
   *[tiles] liaisons
}
tiles = { $pieces ->
    [counters] industries
   *[tiles] tuiles
}
money = Argent
income = Revenu
income-space = case
links-of = { $pieces ->
    [counters] Chemins de fer
   *[tiles] Liaisons, { $era }
}
source = { $source ->
    [bonus] Marchands
    [money] Argent
    [unpaid] Impayé
    [loans] Emprunts
   *[other] Divers
}
sources = Sources
charts = Graphiques
computer-of = ordinateur, { $strength }
win = Victoire { OF($name) }
win-note = { $points } PV, soit { $margin } de plus que le deuxième ({ $other }).
win-shared = Victoire partagée : { $names }
win-shared-note = { $points } PV chacun, et rien ne les départage.
win-tie = { $how ->
    [income] Victoire { OF($name) } au revenu
    [money] Victoire { OF($name) } à l’argent
   *[other] Victoire { OF($name) } au départage
}
win-tie-note = { $name } et { $other } ont { $points } PV. { $how ->
    [income] Le marqueur de revenu { OF($name) } est sur la case { $mine }, celui { OF($other) } sur la case { $theirs }.
    [money] { $name } possède { $mine }, { $other } { $theirs }.
   *[other] L’ordre du tour les départage.
}
own-place = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
    [4] Vous êtes quatrième
   *[other] Vous êtes cinquième
}, { $behind ->
    [0] à égalité de PV.
   *[other] à { $behind } PV.
}
turning-points = Les tournants de la partie
actions-count = { $count ->
    [one] une action
   *[other] { $count } actions
}
show-on-map = Montrer sur la carte
rematch = Revanche
copy-link = Copier le lien
link-short = Lien
copied = Copié
result-under = { $players } joueurs, { $rounds } manches
points-over-rounds = Points par manche
as-if-ended = si la période s’était terminée là
income-and-money = Revenu et argent
where-from = D’où viennent les points
where-from-note = { $pieces ->
    [counters] chemins de fer, marqueurs par industrie, divers
   *[tiles] liaisons, tuiles par industrie, divers
}
chart-or-table = Graphique ou tableau
as-chart = Graphique
as-table = Tableau
chart-points = Points par manche, une ligne par joueur
chart-sources = D’où viennent les points, une barre par joueur
timeline = La partie, de la première à la dernière action
lines = Les courbes au-dessus des manches
lines-of = { $lines ->
    [chances] Chances
    [points] Points
   *[other] Prévision
}
chance-title = Chances de victoire
chance-note = La part des parties entre ordinateurs gagnées à partir d’une situation semblable.
percent = { $share } %
expected-title = Prévision de l’ordinateur
expected-note = Points en fin de partie, selon une première estimation de l’ordinateur.
the-beginning = Le début
round-back = Manche précédente
action-back = Action précédente
action-on = Action suivante
round-on = Manche suivante
pause = Pause
replay-under = Relecture, { $players } joueurs
action-number = Action { $number }
of-all = sur { $of }
as-written = Notation
what-came = Conséquences
continue-here = Jouer la suite d’ici
continue-you = Vous jouez
continue-others = Les autres places
continue-alone = moi, mains ouvertes
continue-private = Vous seul voyez cette copie tant que la partie se joue : elle montre votre main. Les cartes cachées sont tirées de nouveau.
continue-go = Continuer
continue-over = La partie s’achève ici. Pour jouer la suite, revenez à un moment antérieur.
link-here = Lien vers ce moment
points-flipped = { $points } PV retournés

## L’analyse

review = Analyse

## The guide

the-guide = Le guide
without-guide = sans guide
show-me = Montrez-moi
guide-title = { $step ->
    [board] Le plateau
    [hand] Votre main
    [tile] Votre première construction
    [link] Une liaison
    [cubes] Charbon et fer
    [sale] La première vente
    [order] Qui joue en premier
   *[scoring] Le décompte
}
guide-note = { $step ->
    [board] lieux, emplacements, liaisons
    [hand] deux sortes de cartes
    [tile] une carte, un emplacement, un coût
    [link] ce qui étend votre réseau
    [cubes] d’où viennent les cubes
    [sale] acheteur, bière ou port, revenu
    [order] qui dépense le moins joue en premier
   *[scoring] liaisons, tuiles, argent, revenu
}
guide-text = { $step ->
    [board] Les lieux ont des emplacements ; chacun montre les industries qu’il accepte. Les tracés entre les lieux attendent vos liaisons. Les plaques noires du bord achètent.
    [hand] Chaque action coûte une carte. Une carte Lieu permet de construire dans ce lieu, qu’il soit ou non dans votre réseau ; une carte Industrie permet de construire cette industrie dans votre réseau.
    [tile] Choisissez Construction, puis un emplacement blanc. Le volet montre le coût et les conséquences ; le bouton valide. Une mine de charbon ou une brasserie est un bon début.
    [link] Les liaisons forment votre réseau et transportent charbon et marchandises. En fin de période, chacune rapporte selon ce qui se dresse à ses deux extrémités.
    [cubes] Le charbon suit les liaisons depuis la mine la plus proche ; le fer vient de partout. Une mine ou une usine sidérurgique vidée se retourne et augmente le revenu de son propriétaire.
    [sale] Filatures et manufactures se retournent quand vous vendez : il faut être relié à un acheteur, et certaines ventes demandent de la bière. Les tuiles retournées augmentent le revenu et rapportent des points.
    [order] Qui a dépensé le moins pendant la manche joue en premier à la suivante. La flèche après un chiffre montre la place qu’une action vous donnerait.
   *[scoring] En fin de période, liaisons et tuiles retournées rapportent des points. Dans cette partie courte, l’argent et le revenu comptent aussi. À vous de jouer !
}
guide-close = Continuer à jouer
guide-do = { $step ->
    [hand] Cliquez sur une carte
    [tile] Construisez une tuile
    [link] Posez une liaison
    [cubes] Utilisez du charbon ou du fer
    [end] Finissez le tour : les autres jouent ensuite
    [wait] Attendez votre tour
   *[sale] Vendez quelque chose
}

## Joining

invited-to = Vous êtes invité à jouer
invited-seat = votre place
join-note = Une place vous est réservée. Elle reste à vous sur cet appareil.
your-name = Votre nom
take-seat = Prendre la place
invite-for = Invitation pour { $name }

## The shuffle: waiting room and seal

not-dealt = Pas encore distribuée
seed-chosen = L’hôte a choisi le numéro de cette donne : toutes les cartes peuvent lui être connues.
seed-chosen-short = numéro choisi par l’hôte
room-seats = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
room-waits = On attend { $names }
room-dealing = Tout le monde est là : les cartes sont distribuées
room-absent = { $count ->
    [one] Les cartes seront distribuées dès que ce joueur ouvrira la partie sur l’appareil avec lequel il a pris place.
   *[other] Les cartes seront distribuées dès qu’ils ouvriront cette partie, chacun sur l’appareil avec lequel il a pris place.
}
room-computer = Ordinateur à la place
room-lost = Votre part du mélange se trouve sur l’appareil avec lequel vous avez pris place. Ouvrez-y cette partie, ou laissez distribuer les cartes sans elle.
room-waive = Distribuer sans ma part
room-deal = Distribuer sans { $names }
room-deal-note = { $count ->
    [one] Sa part manquera au mélange, et le journal le dira à tous.
   *[other] Leurs parts manqueront au mélange, et le journal le dira à tous.
}
room-how-head = Un mélange que personne n’a choisi
room-how = Le serveur a promis sa part du mélange, et l’appareil de chaque joueur en promet une autre. Quand toutes les places sont prises, toutes les parts sont révélées au serveur et mêlées : ni un joueur ni le serveur ne peut choisir les cartes. Après la partie, cet appareil le vérifie.
room-breach = { $what ->
    [promise] Le serveur a changé sa promesse pour cette partie : il choisit peut-être les cartes. Cet appareil n’ajoute rien au mélange. Ne jouez pas cette partie.
    [list] La liste des promesses des joueurs a été changée après avoir été complète : quelqu’un choisit peut-être les cartes. Cet appareil n’ajoute rien au mélange. Ne jouez pas cette partie.
   *[missing] La promesse de cet appareil manque dans la liste du serveur : les cartes pourraient être choisies sans vous. Cet appareil n’ajoute rien au mélange. Ne jouez pas cette partie.
}
shuffle-state = { $state ->
    [free] place libre
    [here] a pris place
    [awaited] pas encore dans le mélange
    [revealed] dans le mélange
    [left_out] absent du mélange
    [computer] ordinateur
   *[silent] n’ajoute rien au mélange
}
seal = Sceau du mélange
seal-short = { $verdict ->
    [good] Personne n’a choisi les cartes
    [partly] Mélangé sans certains joueurs
    [left-out] Mélangé sans vous
    [server] Mélangé par le seul serveur
    [late] Cet appareil est venu après la donne
    [unkept] Cet appareil n’a rien gardé
    [chosen] L’hôte a choisi la donne
    [running] Scellé jusqu’à la fin de la partie
    [none] Pas de sceau
   *[broken] Le sceau est brisé
}
seal-text = { $verdict ->
    [good] Le serveur et les joueurs ont chacun promis une part du mélange avant de connaître celles des autres. Toutes sont maintenant ouvertes ; cet appareil les a vérifiées : ce sont celles qui avaient été promises.
    [partly] Toutes les parts ouvertes sont celles qui avaient été promises, la vôtre aussi. Les parts de certains joueurs ne sont jamais arrivées : eux et l’opérateur du serveur auraient pu ensemble choisir entre la donne avec elles et la donne sans elles.
    [left-out] Ce qui a été ouvert est ce qui avait été promis, mais la part de cet appareil n’est pas dans le mélange. L’opérateur du serveur, avec un autre joueur, aurait pu choisir les cartes.
    [server] Le serveur a tenu la promesse faite avant la première carte. Il a mélangé seul : il n’a pas changé les cartes ensuite, mais aurait pu les choisir au début.
    [late] Les parts ouvertes correspondent à la promesse que cet appareil a vue en arrivant. Il est arrivé après la donne : cela prouve seulement que rien n’a changé depuis.
    [unkept] Cet appareil n’a gardé aucune promesse de cette partie : ses données ont été effacées, ou il n’y a pas joué. Les chiffres du serveur s’accordent entre eux, mais seul un joueur qui a gardé la promesse peut dire si ce sont les premiers.
    [chosen] L’hôte a choisi le numéro d’où viennent les cartes et a pu toutes les connaître. Rien ici ne plaide pour un mélange équitable.
    [running] Les promesses ci-dessous sont gardées sur cet appareil. À la fin de la partie, le serveur devra ouvrir son secret, et cet appareil le vérifiera.
    [none] Cette partie n’a pas été distribuée ici : c’est une copie ou un enregistrement.
   *[broken] La réponse du serveur n’est pas ce qui avait été promis à cet appareil. Les cartes ont pu être choisies ou changées. Ne vous fiez pas au résultat de cette partie et montrez cette page aux autres joueurs.
}
seal-checked = Vérifié sur cet appareil
seal-state = { $state ->
    [good] Juste
    [bad] Faux
   *[open] Invérifiable ici
}
seal-promise = { $state ->
    [good] La promesse du serveur est toujours celle que cet appareil a gardée.
    [bad] Le serveur montre maintenant une autre promesse que celle gardée par cet appareil.
   *[open] Cet appareil n’a gardé aucune promesse du serveur.
}
seal-list = { $state ->
    [good] Les promesses des joueurs sont celles qui étaient complètes avant la première révélation.
    [bad] Les promesses des joueurs ne sont pas celles que cet appareil a vues avant la première révélation.
   *[open] Cet appareil n’a pas vu à temps les promesses des joueurs.
}
seal-secret = { $state ->
    [bad] Le secret du serveur ne correspond pas à sa promesse.
   *[good] Le secret du serveur correspond à sa promesse.
}
seal-values = { $state ->
    [bad] La part d’un joueur ne correspond pas à sa promesse.
   *[good] Chaque part correspond à la promesse de son joueur.
}
seal-own = { $state ->
    [good] La part de cet appareil est dans le mélange.
    [bad] Le serveur avait confirmé la part de cet appareil et ne la montre plus.
   *[open] La part de cet appareil n’est pas dans le mélange.
}
seal-key = { $state ->
    [bad] La clé des cartes ne découle pas du secret et des parts.
   *[good] La clé des cartes découle du secret et des parts.
}
seal-seed = { $state ->
    [good] Le numéro est celui qui avait été promis au début de la partie.
    [bad] Le numéro n’est pas celui qui avait été promis au début de la partie.
   *[open] Le numéro est trop grand pour être vérifié par cette page.
}
seal-players = Parts des joueurs, promises et révélées
seal-promise-head = Promesse du serveur
seal-secret-head = Son secret, ouvert après la partie :
seal-copy = Copier
seal-fingerprint = Toutes les promesses en bref, les mêmes sur les appareils de tous les joueurs ; comparez-les à voix haute si vous voulez :
seal-yourself = Vérifier avec un autre programme
seal-verify = La page vérifie les promesses et la clé. Que les cartes découlent de la clé, « ironbridge verify » le vérifie : il les distribue à nouveau à partir de l’enregistrement et de ce que cet appareil a gardé :
seal-download = Ce que cet appareil a gardé
seal-limits-head = Ce que cela ne prouve pas
seal-limits = L’opérateur du serveur peut lire dans sa base de données les cartes d’une partie en cours et les dire à un joueur. Un serveur peut aussi mettre fin à une partie et en faire commencer une autre. Ne jouez pour un prix que là où tous font confiance à l’opérateur.

## Rules

rules-of = Règles : { $title }
search-rules = Chercher une règle
search = Chercher
rulebooks = Livrets de règles
found-rules = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle
   *[other] { $count } règles
}
in-the-book = Dans le livret : { $source }
chapters = Chapitres
back-to-game = Retour à la partie
link-rule = Lien vers cette règle
here = Ici
figure-merchant = Marchand
figure-coal-comes = Les liaisons de n’importe quel joueur transportent le charbon, gratuitement.
figure-link-missing = Il manque une liaison : le lieu n’est pas relié, si proche soit-il.
figure-iron-flies = Le fer se passe de liaison : il vient de toute usine sidérurgique qui a un cube.
figure-link-begins = Une nouvelle liaison part de votre réseau.
figure-link-elsewhere = Rien à vous, ni à un bout ni à l’autre.
figure-network-own = Votre liaison y mène : le lieu est dans votre réseau.
figure-network-rival = La liaison d’un autre n’étend pas votre réseau.
figure-beer-own = Votre propre bière vient de n’importe où.
figure-beer-rival = La bière d’un adversaire doit être reliée ; celle-ci ne l’est pas.
figure-sale = Reliée à un marchand qui achète, et avec sa bière : vendue.
figure-sale-other = Ce marchand achète autre chose.
figure-overbuild-own = Votre tuile cède la place à un niveau supérieur de la même industrie.
figure-overbuild-rival = La filature de coton, l’usine de céramique, la brasserie ou la manufacture d’un adversaire reste en place.
figure-link-scores = Une liaison rapporte selon les icônes de liaison de ses deux extrémités.

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
map-players = { $board ->
    [birmingham] pour deux à quatre joueurs
    [lancashire] pour deux à quatre joueurs
   *[other] pour trois à cinq joueurs
}
map-round-of = Manche { $round }/{ $rounds }
map-links = Les liaisons
map-link-row = { $row ->
    [free] { $kind ->
        [canal] Canal libre
       *[rail] Rail libre
    }
    [own] { $kind ->
        [canal] Canal construit
       *[rail] Rail construit
    }
   *[faint] { $kind ->
        [canal] Rail, à venir
       *[rail] Canal, disparu
    }
}
map-links-count = { $count ->
    [1] Une
   *[2] Deux
}
map-links-order = { $count ->
    [1] La 1re
   *[2] Puis
}
map-distant = Marché extérieur
map-closed = fermé
map-reconstructed = Plateau reconstitué
map-reconstructed-more = Le plateau imprimé n’a pas pu être obtenu : celui-ci respecte tous les exemples des règles, mais n’en est pas une copie.
map-list = La carte en liste
map-zoom-in = Zoom avant
map-zoom-out = Zoom arrière
map-fit = Toute la carte
map-close = Fermer
map-rule = Règle { $rule }
map-or = { $first } ou { $last }
map-may = Vous pouvez choisir ceci.
map-may-build = Vous pouvez construire ici : { $industries }.
map-slot = { $place }, emplacement { $number } sur { $count } : { $industries }.
map-slot-only = { $place } : { $industries }.
map-empty = Vide.
map-tile = { $industry } (niv. { $level }) { OF($player) }, tuile non retournée.
map-tile-goods = { $industry } (niv. { $level }) { OF($player) }, avec { $goods ->
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
        [0] aucun tonneau
        [one] un tonneau
       *[other] { $cubes } tonneaux
    }
}.
map-tile-flipped = { $industry } (niv. { $level }) { OF($player) }, tuile retournée : { $points } PV{ $links ->
    [0] {""}
    [one] , une icône de liaison
   *[other] , { $links } icônes de liaison
}.
map-link-owned = { $kind ->
    [canal] Canal
   *[rail] Chemin de fer
} { $name }, à { $player }.
map-link-free = { $kind ->
    [canal] Canal
   *[rail] Chemin de fer
} { $name }, libre.
map-link-closed = { $name } : seulement pendant une autre période ({ $era }).
map-link-never = { $name } : n’existe pas dans cette partie.
map-link-worth = Vaut { $points } PV maintenant.
map-cell = Case { $space } : revenu { $level }.
map-buys = { $place } achète : { $goods }.
map-buys-nothing = { $place } n’achète rien.
map-barrel = Un tonneau se trouve à côté.
map-no-barrel = Le tonneau n’y est plus.
map-used = Déjà utilisé.
map-market = { $market ->
    [demand-track] { $goods ->
        [coal] Piste de demande du charbon
       *[iron] Piste de demande du fer
    }
   *[market] { $goods ->
        [coal] Marché du charbon
       *[iron] Marché du fer
    }
} : { $cubes ->
    [0] vide
    [one] un cube
   *[other] { $cubes } cubes
}, le prochain coûte { $price }.
map-distant-open = Marché extérieur du coton, ouvert : une vente avance le revenu de { $bonus } ; { $left } tuiles à retourner.
map-distant-closed = Marché extérieur du coton, fermé.
map-marker-income = { $player } : revenu { $level }, case { $space } de la piste.
map-marker-points = { $player } : { $points } PV.
map-import = Charbon importé par le navire { OF($place) } : { $cubes ->
    [0] aucun
    [one] un cube
   *[other] { $cubes } cubes
}.
map-village = { $place }, un village.
map-place-links = { $place }, { $links ->
    [one] une icône de liaison imprimée
   *[other] { $links } icônes de liaison imprimées
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
ticket-not-farms = hors fermes-brasseries

## Open questions of the rules

option-coal-split = La mine se choisit cube par cube
option-gloucester-optional = Le développement gratuit de Gloucester peut être refusé
option-free-start-overbuild = Sans rien sur le plateau, une carte Industrie peut remplacer une tuile
option-income-tie = Les égalités sont départagées par
value-income-tie-space = la case de revenu
value-income-tie-level = le niveau de revenu
option-intro-last-income = Le revenu est versé après la dernière manche de la partie d’introduction
option-shortfall-zero = Les tuiles sans valeur en cas de déficit
value-shortfall-zero-skip = restent
value-shortfall-zero-force = partent aussi
option-deck = Le paquet
value-deck-2007 = 2007 : cartes retirées sans être vues
value-deck-2018 = 2018 : selon le nombre de joueurs
option-refill = La main est complétée
value-refill-round = après la manche
value-refill-turn = après son tour
option-virtual-link = Liverpool et Birkenhead sont reliés pour les cartes
value-virtual-link-both = dans les deux sens
value-virtual-link-one-way = vers Birkenhead
value-virtual-link-none = pas du tout
option-overbuild-cubes = La mine ou l’usine sidérurgique d’un adversaire se remplace quand
value-overbuild-cubes-both = tuiles et piste sont vides
value-overbuild-cubes-either = l’une des deux est vide
option-overbuild-full = La mine d’un adversaire est protégée tant que son lieu a un emplacement libre pour le charbon
option-port-order-binds = Votre port du second emplacement attend que le premier soit construit
option-distant-bonus = La piste du coton paie
value-distant-bonus-income = du revenu
value-distant-bonus-money = de l’argent
option-scotland-canal = À deux : un canal mène en Écosse
option-cotton-points = Une filature de coton de niveau 1 rapporte
value-cotton-points-3 = 3 PV, comme imprimé en 2007
value-cotton-points-5 = 5 PV, comme au championnat WBC de 2023
option-last-tie = Si l’argent ne départage pas, l’égalité est
value-last-tie-order = tranchée par l’ordre du tour
value-last-tie-shared = partagée
option-cubes-before-payment = Les cubes se déplacent avant de payer
option-rail-track-only-if-both-ends-dry = Un chemin de fer n’achète son cube que si aucune source n’atteint ses extrémités
option-port-being-built-opens-lanes = Un port en construction est déjà relié aux navires en place pour ses propres cubes
option-replaced-counter-is-a-source = Une mine ou une usine sidérurgique que l’on remplace donne encore ses cubes
option-rebuilt-ship-sells-leftover-coal = Un navire qui en remplace un autre vend le charbon restant
option-pause-to-repay-after-last-action = On propose de rembourser un emprunt avant la fin du tour

## Chapters of the rules

chapter-setup = Mise en place
chapter-turn = Tour
chapter-card = Cartes
chapter-build = Construction
chapter-double = À deux cartes
chapter-supply = Approvisionnement
chapter-track = Piste de demande
chapter-sea = Mer
chapter-ship = Navires
chapter-over = Remplacement
chapter-rail = Chemins de fer
chapter-sell = Vente
chapter-develop = Développement
chapter-draw = Pioche
chapter-pass = Passer
chapter-loan = Emprunt
chapter-order = Ordre
chapter-end = Fin
chapter-score = Décompte
chapter-tie = Égalités
chapter-network = Réseau
chapter-connect = Lieux reliés
chapter-coal = Charbon
chapter-iron = Fer
chapter-beer = Bière
chapter-overbuild = Remplacement
chapter-farm = Fermes-brasseries
chapter-market = Marché
chapter-link = Liaisons
chapter-merchant = Marchands
chapter-scout = Prospection
chapter-income = Revenu
chapter-shortfall = Déficit
chapter-era = Fin de période
chapter-intro = Introduction
chapter-hand = Main
chapter-virtual = Birkenhead
chapter-port = Ports
chapter-outside = Lieux extérieurs
chapter-shipyard = Chantiers navals
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

## Profil

profile = Profil
profile-none = Pas encore de profil
profile-none-note = Rien n’est demandé avant votre première partie. À la première place que vous prenez, ce navigateur reçoit de lui-même un profil : il tient toutes vos parties.
profile-name = Vous
profile-name-note = Les nouvelles parties commencent avec ce nom ; à une table, vous pouvez en prendre un autre.
profile-save = Enregistrer
profile-saved = Enregistré
profile-games = { $count ->
    [0] Le profil ne tient encore aucune partie.
    [one] Le profil tient une partie.
   *[other] Le profil tient { $count } parties.
}
profile-keep = Gardez vos parties
profile-state = { $lasting ->
    [yes] Durable : vous retrouvez vos parties depuis n’importe quel navigateur.
   *[no] Seul ce navigateur connaît vos parties. Si ses données sont effacées, elles sont perdues pour vous.
}
passkey = Clé d’accès
passkey-note = Un geste : empreinte, visage ou code. Ni courriel ni mot de passe ; votre téléphone ou votre ordinateur garde la clé.
passkey-make = Créer une clé d’accès
passkey-since = créée { $day }
passkey-remove = Retirer
passkey-obstacle = { $obstacle ->
    [address] Les navigateurs n’admettent les clés d’accès qu’à une adresse sûre qui porte un nom (https://…, ou localhost). Ici, le code de secours fait de même.
   *[browser] Ce navigateur ne connaît pas les clés d’accès. Le code de secours fait de même.
}
recovery = Code de secours
recovery-note = Sept groupes de lettres et de chiffres, à imprimer ou à enregistrer. Qui a le code a vos parties : gardez-le comme une clé.
recovery-since = Vous avez créé un code { $day }. Il n’est pas conservé lisiblement ; un nouveau le remplace.
recovery-show = Montrer un code de secours
recovery-renew = Créer un nouveau code
recovery-once = Le code n’est montré que cette fois. Les codes d’avant ne servent plus.
recovery-copy = Copier
recovery-save = Enregistrer un fichier
recovery-print = Imprimer
recovery-file = Ironbridge, code de secours pour { $address } :
recovery-typed = Code de secours
profile-devices = Vos appareils
device-this = Cet appareil
device-seen = vu { $day }
device-unnamed = Navigateur inconnu
device-sign-out = Déconnecter
device-sign-out-others = Déconnecter tous les autres
profile-link = Ajouter un appareil
profile-link-hide = Cacher le code
profile-qr = Code qui ouvre votre profil sur un autre appareil
profile-link-note = Visez-le avec l’appareil photo de l’autre appareil, ou ouvrez-y l’adresse copiée. Il sert une fois, pendant dix minutes ; qui l’ouvre a vos parties.
sign-in = Ouvrir ici un autre profil
sign-in-note = Vous avez joué sur un autre appareil : ouvrez ici votre profil, avec toutes ses parties.
sign-in-link = Ouvrir votre profil sur cet appareil
sign-in-link-note = Cette adresse vient d’un autre de vos appareils. Elle ouvre ici ce profil, avec toutes ses parties.
sign-in-bring = Emporter les parties de ce navigateur
sign-in-passkey = Avec une clé d’accès
sign-in-open = Ouvrir le profil
profile-others = Plusieurs personnes sur ce navigateur
profile-others-note = Chaque profil a ses parties, son nom et ses clés. Les parties des autres attendent pendant ce temps.
profile-choose = Passer à ce profil
profile-unnamed = Sans nom
profile-new = Commencer un nouveau profil

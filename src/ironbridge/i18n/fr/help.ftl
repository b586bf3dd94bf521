### Les pages de --help en français.  L’anglais est écrit avec les commandes elles-mêmes.

usage = Usage :
arguments = Arguments
options = Options
commands = Commandes
default = par défaut :
required = obligatoire
about-help = Montrer cette page.

## Les commandes

ironbridge = La famille de jeux Brass : jouer, simuler, étudier.
terminal = Jouer dans le terminal : seul, contre des robots, ou à plusieurs tour à tour.
titles = Énumérer les jeux installés : joueurs, variantes, plateaux, niveaux, options.
completion =
    Écrire ce que l’interpréteur de commandes doit lire pour compléter commandes, options, jeux et robots.

    bash : eval "$(ironbridge completion bash)" dans ~/.bashrc. zsh : de même avec zsh dans ~/.zshrc.
    fish : ironbridge completion fish > ~/.config/fish/completions/ironbridge.fish
bench =
    Mesurer la vitesse des règles : TITLES, ou tous les jeux installés ; --server : du serveur ; --research : des environnements.

    Les chiffres sont aussi donnés par rapport à un bout de Python fixe exécuté à côté, pour que machines et jours se comparent. Avec --compare, le code de sortie est 1 si quelque chose est devenu plus lent que 1,3x.
bench-server =
    Mesurer le serveur : entrées par seconde, délais, processeur par entrée, mémoire d’une partie.

    Chaque partie a quatre flux ; les clients tournent sur la même machine et ne sont pas comptés.
bench-research =
    Mesurer à quelle vitesse avance chaque environnement : TITLES, ou tous les jeux installés.

    Jeu au hasard sur un cœur. Dans la même mesure, catanatron et OpenSpiel jouent leurs propres parties ; ils sont installés sous .bench/ au premier usage.
play = Jouer sur cette machine : un serveur à soi, et la page dans le navigateur.
serve = Ouvrir des tables à d’autres joueurs.
verify = Vérifier que la donne d’un enregistrement est celle qui avait été promise au début de la partie.
simulate = Faire jouer beaucoup de parties à des robots et rapporter ce qui en est sorti.
soak =
    Jouer des milliers de parties, au hasard ou par des robots, en vérifiant chaque loi.

    Les lois coûteuses sont vérifiées tous les STRIDE choix. Avec --hostile, des textes, des donnes et des valeurs abîmés sont essayés : chacun doit être refusé en une phrase, ou donner une partie qui continue.
replay = Rejouer une partie enregistrée : chaque action avec les points qui la suivent.
perft = Compter les actions possibles à partir d’une position, jusqu’à une profondeur.
check-title =
    Vérifier un jeu : noms, paquets, choix, règles, parties qui finissent.

    TITLE est le nom d’un jeu installé ou le dossier de son paquet.
check-language =
    Énumérer les messages, les règles et les noms qui manquent à une langue.

    LANG est le code de la langue, par exemple de ; son dossier est i18n/de.
new-title = Commencer un nouveau jeu : un petit, jouable, à changer morceau par morceau.
arena =
    Faire jouer des robots les uns contre les autres sur des donnes appariées, tous les joueurs tournant.

    Une série arrêtée reprend où elle en était quand la même ligne est redonnée.
train =
    Apprendre des poids pour le joueur artificiel : jouer, ajuster, comparer, garder.

    Arrêtée et relancée par la même ligne, la commande reprend où elle en était.
explain =
    Dire ce que le joueur artificiel voit dans une position : les meilleurs tours, et pourquoi.

    FILE contient le texte d’une position ou l’enregistrement d’une partie.
dataset =
    Faire jouer des parties à des robots et les garder, position par position, en Parquet.

    Une série arrêtée reprend avec la même commande.
stats = Ce qu’un jeu de données apprend sur le jeu.
doctor = Dire ce qui ne va pas dans cette installation.
backup = Copier toutes les parties d’un serveur dans un fichier, pendant qu’il tourne.
restore = Remplir une base vide à partir d’une sauvegarde.
audit = Chercher les paquets installés parmi les vulnérabilités connues.
torture =
    Tuer un serveur encore et encore pendant que des gens jouent ; rien ne doit se perdre.

    Sur SQLite et sur PostgreSQL, autant de fois chacun ; puis PostgreSQL est redémarré, le disque est plein un moment, et le serveur doit continuer de lui-même.

## Options de plusieurs commandes

option-version = Dire la version et quelles règles tournent, compilées ou interprétées.
option-seats = Combien de joueurs.
option-board = Un des plateaux du jeu.
option-variant = Une variante du jeu.
option-automa = Jouer seul contre l’Automa.
option-rules = Une règle contestée.
option-print-file = Une impression modifiée (TOML).
option-language = La langue de ce qui est dit.
option-as-json = Un document JSON, rien de plus.
option-jobs = Processus ; autant que de processeurs.
option-cluster = Travailler sur une grappe Dask : l’adresse de son ordonnanceur.
option-bots = Robots par joueur.
option-only = Une seule des deux bases de données.
option-data = Le dossier des données.
option-database = SQLite si rien n’est dit.

## Options d’une commande

terminal--seed = La partie de cette graine.
terminal--bots = Robots pour les autres joueurs ; sans eux : à plusieurs devant le même écran.
terminal--seat = Votre numéro de joueur parmi les robots.
terminal--watch = Des robots jouent pour tous.
terminal--file = Continuer à partir d’un fichier.
bench--seats = Seulement ce nombre de joueurs (peut se répéter).
bench--quick = Un cinquième du temps ; les chiffres peuvent dévier d’un dixième.
bench--only-core = Seulement des parties au hasard dans le cœur.
bench--peers = Installer et mesurer aussi catanatron et open_spiel.
bench--profile = Montrer où va le temps des parties au hasard.
bench--older = Dire ce qui est plus lent que dans FILE.
bench--save = Écrire <date>.json et README.md dans ce dossier.
bench--note = Une phrase à garder avec la mesure.
bench-server--server = Mesurer le serveur.
bench-research--research = La vitesse des environnements de recherche.
bench-research--quick = Quelques secondes ; les chiffres peuvent dévier d’un cinquième.
bench-research--alone = Sans les parties des autres projets.
play--port = Un port libre si rien n’est dit.
play--no-browser = Dire seulement l’adresse.
play--lan = Les téléphones du même réseau peuvent prendre place, par code QR.
play--data = Où les parties sont gardées.
serve--base-url = Comment le monde atteint ce serveur.
serve--proxies = Un relais de confiance.
serve--webhooks = Les avis peuvent aller à cette adresse.
soak--seats = Seulement ce nombre de joueurs.
soak--plain = Laisser de côté les règles contestées.
soak--automa = Seulement contre l’Automa ; all : chaque niveau.
soak--bots = Qui joue : dice, greedy, ...
soak--hostile = Au lieu de parties, autant d’entrées hostiles.
replay--last = S’arrêter après l’action N.
replay--step = Une action à la fois.
new-title--folder = Où ; ici si rien n’est dit.
arena--bots = Robots pour les joueurs, tour à tour.
arena--check = D’abord, le premier robot joue contre lui-même sur N donnes, sans différence attendue ; 0 : sans ce contrôle.
arena--keep = Garder les parties dans ce fichier.
train--hunches = Entraîner un réseau de N neurones cachés (multiple de 8) en plus des poids de départ.
train--samples = Jouer les parties par recherche, N issues par tour ; elles deviennent des cibles.
train--by-hand = Commencer par les poids réglés à la main.
train--put = Mettre les poids dans le dossier du jeu.
dataset--folder = Où il va.
stats--picture = Dessiner les réponses (.svg, .png, .pdf).
stats--beside = Ce qui diffère dans un autre jeu de données.

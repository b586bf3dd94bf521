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
    Afficher le script de complétion d’un interpréteur : commandes, options, jeux et robots.

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
play = Jouer sur cette machine : démarrer un serveur local et ouvrir la page dans le navigateur.
serve = Démarrer un serveur pour d’autres joueurs.
work = Faire tourner robots et analyses pour les serveurs d’une base de données, sur n’importe quelle machine.
verify = Comparer la donne d’un enregistrement avec l’engagement publié au début de la partie.
simulate = Faire jouer beaucoup de parties à des robots et afficher les résultats.
soak =
    Jouer des milliers de parties, au hasard ou par des robots, et vérifier chaque invariant.

    Les invariants coûteux sont vérifiés tous les STRIDE choix. Avec --hostile, des textes, des donnes et des valeurs corrompus sont essayés : chacun doit être refusé en une phrase, ou donner une partie valide.
replay = Rejouer une partie enregistrée : chaque action avec les points qui la suivent.
perft = Compter les actions possibles à partir d’une position, jusqu’à une profondeur.
check-title =
    Vérifier un jeu : noms, paquets, choix, règles, parties qui finissent.

    TITLE est le nom d’un jeu installé ou le dossier de son paquet.
check-language =
    Énumérer les messages, les règles et les noms qui manquent à une langue.

    LANG est le code de la langue, par exemple de ; son dossier est i18n/de.
new-title = Créer le paquet d’un nouveau jeu : un petit jeu jouable pour commencer.
arena =
    Faire jouer des robots les uns contre les autres sur des donnes appariées, tous les joueurs tournant.

    Une série interrompue reprend avec la même commande.
train =
    Entraîner les poids de l’évaluation : jouer, ajuster, comparer, enregistrer.

    Une série interrompue reprend avec la même commande.
review =
    Analyser une partie terminée : ce que chaque tour a coûté, et à quoi il aurait mieux valu jouer.

    FILE contient l’enregistrement d’une partie.
explain =
    Expliquer une position par la recherche : les meilleurs tours, et ce qui les distingue.

    FILE contient le texte d’une position ou l’enregistrement d’une partie.
dataset =
    Faire jouer des parties à des robots et enregistrer chaque position en Parquet.

    Une série interrompue reprend avec la même commande.
stats = Afficher les statistiques d’un jeu de données : points et victoires par joueur, première action, industrie, disposition.
doctor = Vérifier cette installation et signaler les défauts.
backup = Copier toutes les parties d’un serveur dans un fichier, pendant qu’il tourne.
reports = Lister les messages de discussion signalés par des joueurs, et clore les signalements.
prune = Supprimer les anciennes parties de la base, ou des parties nommées.
restore = Remplir une base vide à partir d’une sauvegarde.
audit = Chercher les paquets installés parmi les vulnérabilités connues.
torture =
    Tuer un serveur encore et encore pendant que des gens jouent ; rien ne doit se perdre.

    Sur SQLite et sur PostgreSQL, autant de fois chacun ; puis PostgreSQL est redémarré, le disque est plein un moment, et le serveur doit continuer de lui-même.

## Options de plusieurs commandes

option-version = Afficher la version et la variante compilée ou interprétée des règles.
option-seats = Nombre de joueurs.
option-seed = Graine des nombres aléatoires.
option-games = Nombre de parties.
option-board = Un des plateaux du jeu.
option-variant = Une variante du jeu.
option-automa = Jouer seul contre l’Automa.
option-rules = Régler une option des règles.
option-print-file = Une modification du matériel imprimé (TOML).
option-language = Langue des messages.
option-as-json = Afficher un document JSON.
option-jobs = Nombre de processus ; par défaut celui des processeurs.
option-cluster = Calculer sur une grappe Dask : adresse de son ordonnanceur.
option-bots = Robots des joueurs, dans l’ordre.
option-only = Une seule des deux bases de données.
option-data = Le dossier des données.
option-spectators = Nombre de spectateurs de chaque partie.
option-log = Nombre d’entrées déjà présentes dans chaque journal.
option-protocol = Pour les flux : 1 envoie des vues entières, 2 leurs changements.
option-stored = Nombre d’autres parties enregistrées.
option-profile = Montrer où passe le temps de calcul du serveur.
option-database = Base de données ; SQLite par défaut.

## Options d’une commande

terminal--seed = Graine de la partie ; aléatoire par défaut.
terminal--bots = Robots des autres joueurs ; sans eux, des personnes jouent pour tous.
terminal--seat = Votre place parmi les robots, à partir de 0.
terminal--watch = Des robots jouent pour tous.
terminal--file = Charger une position ou un enregistrement.
bench--seats = Seulement ce nombre de joueurs (peut se répéter).
bench--quick = Un cinquième du temps ; les chiffres peuvent dévier d’un dixième.
bench--only-core = Seulement des parties au hasard dans le cœur.
bench--peers = Installer et mesurer aussi catanatron et open_spiel.
bench--profile = Montrer où va le temps des parties au hasard.
bench--older = Dire ce qui est plus lent que dans FILE.
bench--save = Écrire <date>.json et README.md dans ce dossier.
bench--note = Une phrase à garder avec la mesure.
bench--server = Mesurer plutôt le serveur ; ses options : --server --help.
bench--research = Mesurer plutôt les environnements de recherche ; leurs options : --research --help.
bench-server--server = Mesurer le serveur.
bench-research--research = La vitesse des environnements de recherche.
bench-research--quick = Quelques secondes ; les chiffres peuvent dévier d’un cinquième.
bench-research--alone = Sans les parties des autres projets.
play--port = Port ; par défaut un port libre.
play--no-browser = Afficher l’adresse au lieu d’ouvrir le navigateur.
play--lan = Les téléphones du même réseau peuvent prendre place, par code QR.
play--data = Le dossier des données.
serve--base-url = Adresse publique de ce serveur.
serve--hosts = Autre nom sous lequel on atteint ce serveur.
serve--proxies = Adresse d’un relais de confiance.
serve--webhooks = Préfixe autorisé des adresses de notification.
serve--push-hosts = Hôte permis des services de notification, à la place des plus connus ; none les désactive.
soak--seats = Seulement ce nombre de joueurs.
soak--plain = Jouer seulement avec les options par défaut.
soak--automa = Parties en solo contre ce niveau ; all pour chaque niveau.
soak--bots = Robots qui jouent : dice, greedy, ...
soak--hostile = Essayer des entrées corrompues au lieu de jouer.
replay--last = S’arrêter après l’action N.
replay--step = Une action à la fois.
new-title--folder = Dossier de destination ; par défaut le dossier courant.
arena--bots = Robots des joueurs ; la liste se répète.
arena--check = Nombre de donnes de contrôle, le premier robot contre lui-même ; 0 : aucune.
arena--seed = Graine des donnes, ou commit : les donnes du commit extrait.
arena--keep = Conserver les parties terminées dans ce fichier.
train--hidden-layer = Entraîner une couche cachée de N neurones (multiple de 8) sur les résidus.
train--samples = Jouer par recherche avec N simulations par tour ; leurs valeurs deviennent des cibles.
train--by-hand = Partir des poids réglés à la main.
train--put = Installer les poids dans le dossier du jeu.
dataset--folder = Dossier du jeu de données.
stats--picture = Dessiner les statistiques (.svg, .png, .pdf).
stats--beside = Comparer avec un autre jeu de données.
train--games = Nombre de parties par génération.
train--generations = Nombre de générations.
arena--deals = Nombre de donnes.
train--deals = Nombre de donnes appariées d’une comparaison.
train--folder = Dossier des parties, des poids et du journal.
review--seat = Seulement les tours de ce joueur, à partir de 0.
explain--level = Niveau ou robot qui cherche.
explain--turns = Nombre de tours affichés.
soak--stride = Nombre de choix entre deux vérifications coûteuses.
perft--depth = Profondeur en actions.
serve--host = Adresse d’écoute.
serve--port = Port d’écoute.
serve--workers = Nombre de processus du serveur.
serve--bot-workers = Nombre de processus des robots ; 0 les laisse à ironbridge work.
serve--log-level = Niveau minimal des messages du journal.
serve--bots = Robots à proposer aux joueurs en plus des robots installés.
work--database = Base de données des serveurs.
work--bot-workers = Nombre de processus des robots.
work--bots = Robots à proposer aux joueurs en plus des robots installés.
work--log-level = Niveau minimal des messages du journal.
verify--commitment = L’engagement que vous avez gardé au début de la partie ; par défaut celui de l’enregistrement.
verify--kept = Ce que votre appareil a gardé, enregistré par la page : toutes les promesses et votre contribution.
verify--contributions = Une contribution qui doit entrer dans la donne ; peut être répétée.
play--bots = Robots à proposer aux joueurs en plus des robots installés.
serve--keep-days = Supprimer les parties terminées après N jours ; 0 les garde.
serve--owner-games = Nombre maximal de parties, d’enregistrements et de copies d’une adresse ; 0 : pas de limite.
reports--message = Clore les signalements d’un message.
reports--remove = Retirer le texte du message clos.
prune--days = Nombre de jours sans changement.
prune--games = Supprimer cette partie, nommée comme dans son adresse, quel que soit son âge ; peut être répété.
prune--running = Supprimer aussi les parties inachevées.
prune--dry-run = Compter seulement les parties.

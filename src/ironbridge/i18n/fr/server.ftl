# What the server itself says: problems, and lines of the log that are no actions.

problem-refused = Les règles ne le permettent pas
problem-input = La demande est incompréhensible
problem-garbled = Ce n’est pas une demande
problem-garbled-detail = Ce qui est arrivé n’est pas une demande HTTP.
problem-no-game = Partie inconnue
problem-no-game-detail = Il n’y a pas de partie de ce nom.
problem-no-moment = Moment inconnu
problem-no-moment-detail = La partie n’a pas autant d’entrées.
problem-no-seat = Place inconnue
problem-no-seat-detail = Cette partie n’a pas de place de ce numéro.
problem-no-title = Jeu inconnu
problem-no-title-detail = Il n’y a pas de jeu de ce nom.
problem-no-language = Langue inconnue
problem-no-language-detail = Il n’y a pas de langue de ce code.
problem-no-page = Rien ici
problem-no-page-detail = Il n’y a rien à cette adresse.
problem-method = Méthode refusée
problem-method-detail = Cette adresse n’accepte pas ce genre de demande.
problem-too-large = Trop grand
problem-too-large-detail = La demande dépasse ce que ce serveur accepte.
problem-stale = La partie a avancé
problem-stale-detail = Il s’est passé quelque chose depuis votre dernière consultation ; actualisez avant de continuer.
problem-not-your-turn = Ce n’est pas votre tour
problem-not-your-turn-detail = C’est à un autre joueur de choisir, ou la partie est terminée.
problem-not-yours-to-undo = Rien à annuler
problem-not-yours-to-undo-detail = Le dernier choix est celui d’un autre joueur.
problem-only-to-read = Lecture seule
problem-only-to-read-detail = C’est une partie enregistrée, à revoir ; copiez un moment pour jouer la suite.
problem-no-token = Quelle place ?
problem-no-token-detail = Il faut le jeton d’une place, envoyé par « Authorization: Bearer ».
problem-unknown-token = Jeton inconnu
problem-unknown-token-detail = Ce jeton ne donne droit à aucune place de ce serveur.
problem-not-your-seat = Ce n’est pas votre place
problem-not-your-seat-detail = Ce jeton est celui d’une autre place.
problem-not-the-host = Réservé à l’hôte
problem-not-the-host-detail = Seule la personne qui a créé la partie peut le faire.
problem-seat-replaced = Un autre joue à cette place
problem-seat-replaced-detail = Un robot joue à cette place ; l’hôte peut vous la rendre.
problem-one-thing = Une chose à la fois
problem-one-thing-detail = Une entrée est « play », « undo » ou « undo_turn », une seule à la fois.
problem-database = La base de données ne répond pas
problem-database-detail = On ne sait pas si cela a été gardé ; regardez de nouveau dans un instant.
problem-disk-full = Plus de place
problem-disk-full-detail = Le disque du serveur est plein ; rien n’a changé.
problem-slow = Trop lent
problem-slow-detail = La demande a mis trop de temps à arriver.
problem-ours = Une erreur de notre côté
problem-ours-detail = Quelque chose s’est mal passé sur le serveur ; c’est noté.
problem-flood = Trop de demandes
problem-flood-detail = Ralentissez ; la suite est possible dans { $seconds } s.
problem-feeds = Trop de flux
problem-feeds-detail = Cette adresse suit déjà autant de tables qu’une adresse peut en suivre.
problem-origin = Venu d’un autre site
problem-origin-detail = Les demandes venues des pages d’autres sites ne sont pas exécutées.
problem-invitation = Cette invitation n’ouvre rien
problem-invitation-detail = Elle ne vient pas de ce serveur, elle a expiré, ou elle a été utilisée ou annulée.
problem-nobody-to-return = Personne à faire revenir
problem-nobody-to-return-detail = Personne n’a laissé cette place à un robot.
problem-bot-or-back = Un robot ou le joueur
problem-bot-or-back-detail = Indiquez soit « bot », soit « back ».
problem-seat-taken = La place est prise
problem-seat-taken-detail = Quelqu’un y est déjà assis.
problem-no-fork = Impossible d’ici
problem-no-fork-detail = Une partie en cours ne peut être copiée que par un de ses joueurs, avec ce qu’il en sait.
problem-no-outlook = Pas pendant la partie
problem-no-outlook-detail = La prévision de l’ordinateur n’est montrée qu’à la fin de la partie : il connaît les cartes cachées.
problem-no-webhook = Aucune notification à cette adresse
problem-no-webhook-detail = Ce serveur n’envoie pas de notifications à cette adresse.

form-body = Le corps
form-field = « { $field } »
form-truncated = { $where } : la fin manque.
form-json = { $where } n’est pas du JSON : erreur à l’octet { $byte }.
form-kind = { $where } : il faut { $wanted }, et non { $got }.
form-least = { $where } : au moins { $bound }.
form-most = { $where } : au plus { $bound }.
form-shortest = { $where } : trop court, au moins { $bound }.
form-longest = { $where } : trop long, au plus { $bound }.
form-missing = { $where } : il manque le champ « { $field } ».
form-unknown = { $where } : le champ « { $field } » est inconnu.
form-value = { $where } : la valeur « { $value } » n’existe pas.
form-other = { $where } n’a pas la forme que décrit le schéma.
form-int = un nombre entier
form-float = un nombre décimal
form-str = un texte
form-bool = vrai ou faux
form-array = une liste
form-object = un objet
form-null = rien

note-person = { $name } prend la place { $seat }.
note-bot = Le robot { $bot } joue désormais à la place { $seat }.
note-back = { $name } joue de nouveau à la place { $seat }.
note-bot-failed = Le robot { $bot } à la place { $seat } a échoué ; un coup permis a été joué pour lui.
note-bot-stalled = Le robot { $bot } à la place { $seat } a réfléchi trop longtemps ; un coup permis a été joué pour lui.
note-clock = Temps écoulé pour { $name } : le serveur a joué un coup permis.
note-clock-bot = Temps écoulé pour { $name } : le robot { $bot } continue.
clock-moved = { $verb ->
    [pass] Temps écoulé : le serveur a passé pour { $name }
   *[other] Temps écoulé : le serveur a joué pour { $name }
}
clock-headline = { $verb ->
    [pass] Temps écoulé : le serveur a passé pour { $name }
   *[other] Temps écoulé : le serveur a joué. { $action }
}

# Les robots

bot-dice = Joue au hasard : une référence pour les mesures.
bot-greedy = Joue le choix qui paraît aussitôt le meilleur : une référence pour les mesures.
bot-easy = Pour une première partie : voit les bons tours, et en joue parfois un autre.
bot-medium = Prévoit tout son tour, mais pas ceux des autres.
bot-hard = Essaie ses meilleurs tours contre ce que les autres peuvent faire.
bot-master = Suit ses meilleurs tours plus loin, avec plus de temps.
bot-undescribed = Le robot { $name } de { $module }, sans description.

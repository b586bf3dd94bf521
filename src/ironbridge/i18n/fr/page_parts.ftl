# Messages of parts of the page that are loaded when they are first shown.

## The host and agreements

tools-ask = Demander à la table
tools-ask-note = Toutes les personnes à la table doivent accepter. Le journal montre qui a demandé et qui a répondu.
tools-ask-open = Une demande attend des réponses ; elle est affichée au-dessus de la table.
tools-seats = Places
tools-seats-note = Vous êtes l’hôte. Le journal montre tout ce que vous faites ici.
tools-not-host = { $name } est l’hôte et décide des places.
tools-no-host = L’hôte n’a pas de place à cette table.
tools-host = hôte
tools-person = personne
tools-stand-in = un ordinateur remplace
tools-open = ouverte à tous ceux qui ont le lien
tools-do = { $act ->
    [invite] Inviter de nouveau
    [computer] Ordinateur à la place
    [back] Rendre la place
    [seek] Chercher un autre joueur
   *[host] Nommer hôte
}
tools-confirm = { $act ->
    [invite] { $name } perd la place sur tous ses appareils, et un nouveau lien d’invitation l’ouvre. Continuer ?
    [seek] Tous ceux qui ont le lien de la table peuvent prendre la place { OF($name) } et ses cartes. Continuer ?
   *[host] { $name } devient l’hôte, et vous ne l’êtes plus. Continuer ?
}
ask-do = { $ask ->
    [pause] Mettre la partie en pause
    [resume] Reprendre la partie
    [end] Arrêter la partie sans vainqueur
   *[take_back] Reprendre ma dernière action
}
request-text = { $ask ->
    [pause] { $name } demande une pause.
    [resume] { $name } demande à reprendre la partie.
    [end] { $name } demande à arrêter la partie sans vainqueur.
   *[take_back] { $name } demande à reprendre sa dernière action.
}
request-later = { $count ->
    [one] { $count } action des autres part avec elle.
   *[other] { $count } actions des autres partent avec elle.
}
request-seen = Des cartes cachées ont été vues depuis ; elles gardent leur ordre dans la pioche.
request-waits = Réponses attendues : { $names }
request-agree = Accepter
request-refuse = Refuser
request-withdraw = Retirer
paused-note = La partie est en pause. Les pendules sont arrêtées.
ended-note = Tous ont accepté d’arrêter cette partie. Elle n’a pas de vainqueur.

## Rematch

rematch-ask = Encore une partie avec les mêmes joueurs ? Chacun avance d’une place.
rematch-again = Rejouer
rematch-not = Pas cette fois
rematch-yes = { $count ->
    [one] { $names } rejoue.
   *[other] { $names } rejouent.
}
rematch-no = { $count ->
    [one] { $names } ne rejoue pas.
   *[other] { $names } ne rejouent pas.
}
rematch-computers = Commencer, ordinateurs pour le reste
rematch-free = Commencer, inviter pour le reste
rematch-made = La partie suivante est créée.
rematch-open = Vers la partie suivante

## L’analyse

review-under = Analyse, { $players } joueurs
review-turns = Tours
review-summary = Résumé
review-luck-skill = Hasard et jeu
review-timeline = Les tours de la partie et leurs notes
review-running = { $done } tours analysés sur { $total }
review-stopped = L’analyse s’est arrêtée.
review-stop = Arrêter
review-go-on = Reprendre
review-none-yet = Le premier tour est en cours d’analyse.
review-later = Affiché quand tous les tours sont analysés.
review-export = Enregistrer l’analyse
review-version = analyse, version { $version }
export-page = Comme page à partager
export-data = Comme données (JSON)
turn-number = Tour { $number }
turn-back = Tour précédent
turn-on = Tour suivant
grade-head = Note
grade = { $grade ->
    [best] Meilleur
    [good] Bon
    [inaccuracy] Imprécision
    [mistake] Erreur
    [blunder] Gaffe
   *[forced] Forcé
}
graded-best = Aucun meilleur tour n’a été trouvé.
graded-as-good = Aussi bon que le meilleur tour trouvé.
graded-lost = Un meilleur tour a été trouvé.
graded-forced = Il n’y avait guère de choix ; il ne compte pas.
loss = Perte
hindsight = Avec les cartes telles quelles
which-turn = Tour sur la carte
turn-played = Joué
best-found = Meilleur trouvé
try-it = À vous d’essayer
review-compared = Les joueurs comparés
review-phases = Points perdus par tour, selon la phase
mattered-most = Les tours qui ont le plus compté
nothing-lost = Aucun tour n’a perdu plus que sa marge d’erreur.
error-rate = Points perdus par tour
error-rate-note = Perte moyenne d’un tour qui compte, avec son erreur type. Sans le hasard : le résultat moins le hasard de toutes les pioches.
accuracy = Précision
without-luck = Sans le hasard
level-between = comme { $level } (de { $strongest } à { $weakest })
phase-name = { $era ->
    [canal] Canaux
    [rail] Chemins de fer
   *[whole] Partie
}, { $half ->
    [early] début
   *[late] fin
}
ledger-entry = { $entry ->
    [start] Départ
    [losses] Pertes
    [luck] Hasard
    [rivals] Adversaires
    [forecast] Prévision
   *[result] Résultat
}
luck-kind = { $kind ->
    [order] ordre du premier tour
    [setup] mise en place
    [hand] mains distribuées
    [refill] cartes piochées
    [display] cartes visibles
   *[counters] tuiles piochées
}
chart-ledger = De la valeur de départ au résultat { OF($name) }
ledger-note = Le hasard est la valeur après chaque pioche moins la moyenne de tout ce qui pouvait venir. Les adversaires sont les tours des autres. La prévision est ce que l’évaluation n’avait pas vu venir : ni hasard, ni jeu.

## Données d’un profil

data = Vos données
data-note = Tout ce que ce serveur garde sur vous tient dans un fichier : profil, appareils, parties et avis.
data-save = Enregistrer dans un fichier
delete-profile = Supprimer ce profil
delete-warning = C’est définitif. Le profil, ses appareils, ses clés et ses avis sont effacés du serveur aussitôt.
delete-running = Dans les parties en cours avec d’autres personnes, votre place devient libre. Si vous êtes l’hôte, la personne assise depuis le plus longtemps le devient.
delete-alone = Les parties sans autre personne sont supprimées avec le profil.
delete-ended = Les parties terminées avec d’autres leur restent, sans votre nom.
delete-keep-names = Laisser mon nom dans les parties terminées
delete-word = supprimer
delete-type = Tapez « { $word } » pour confirmer :
delete-for-ever = Supprimer pour toujours
delete-cancel = Le garder

# Chat and private notes
chat-none = Personne n’a encore rien dit.
chat-points = → { $place }
chat-show = Montrer sur le plateau
chat-mute = Masquer les messages de { $name }
chat-muted = Les messages de { $name } sont masqués sur cet appareil.
chat-unmute = Afficher de nouveau
chat-report = Signaler
chat-reported = Signalé
chat-text = Votre message
chat-send = Envoyer
chat-phrases = Phrases que chacun lit dans sa langue
chat-mark = Montrer quelque chose sur le plateau
chat-pick = Choisissez ce que vous montrez : un emplacement, une liaison, une ville ou un marchand.
chat-cancel = Annuler
chat-allow = Autoriser le texte libre à cette table
chat-printed = L’hôte autorise les phrases et les repères ; le texte libre est désactivé.
chat-more = et { $count ->
    [one] un autre
   *[other] { $count } autres
}
chat-open = Ouvrir la discussion
notes-private = Vous seul pouvez lire ces notes. Elles restent avec votre place, sur tous vos appareils.
notes-here = Note pour ce moment (action { $number })
notes-keep = Enregistrer la note
notes-at = Action { $number }
notes-remove = Supprimer

## Flux d’un profil

feed-head = Dans un lecteur de flux
feed-note = Un flux Atom a une entrée pour chacune de vos parties où c’est à vous de jouer.
feed-make = Créer une adresse
feed-once = Copiez-la maintenant : elle n’est montrée qu’une fois. Qui l’a peut lire le flux.
feed-address = Adresse du flux
feed-there = Votre flux a une adresse.
feed-renew = Créer une nouvelle adresse
feed-end = Retirer l’adresse

## The clock of a game

clock-then = Quand le temps est écoulé, { $then ->
    [bot] un ordinateur ({ $strength }) joue à la place de la personne jusqu’à son retour ; chacune de ses actions est signalée.
    [nothing] il ne se passe rien ; le dépassement est affiché.
    [free] la place est libre pour un autre joueur, jusqu’au retour de la personne.
    [host] l’hôte décide : attendre, un ordinateur ou un autre joueur.
   *[move] le serveur joue pour le joueur : il passe si c’est permis.
}
clock-end = Quand le temps est écoulé
clock-strength = Force de l’ordinateur
clock-group = { $group ->
    [evening] Une soirée
   *[week] Une semaine
}
clock-own = Valeurs libres
clock-per = { $per ->
    [game] Pour toute la partie
   *[turn] Pour chaque tour
}
clock-amount = Temps
clock-unit = Unité de temps
clock-unit-name = { $unit ->
    [day] jours
    [hour] heures
    [minute] minutes
   *[second] secondes
}
clock-increment = Secondes après chaque tour
clock-increment-note = Un joueur reçoit { $time } après chacun de ses tours.
clock-wrong-time = Le temps va de 5 secondes à 90 jours.
clock-wrong-increment = Les secondes après chaque tour vont de 0 à 86400.
clock-wrong-night = Les heures de nuit ont besoin d’un début et d’une fin différents.
clock-rest-night = La pendule est arrêtée de { $from } à { $to } ({ $zone }).
clock-rest-days = La pendule est arrêtée ces jours-là : { $days } ({ $zone }).
rest-night = La nuit
rest-night-of = { $on ->
    [true] La pendule est arrêtée
   *[false] La pendule tourne
}
rest-from = de
rest-to = à
rest-days = Jours libres
rest-date = Un jour précis
rest-add = Ajouter
rest-remove = Retirer { $day }
rest-zone = Fuseau horaire

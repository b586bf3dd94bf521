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

# Messages of parts of the page that are loaded when they are first shown.

## The host and agreements

tools-ask = Спросить стол
tools-ask-note = Согласиться должны все люди за столом. В журнале видно, кто просил и кто ответил.
tools-ask-open = Просьба ждёт ответов; она показана над столом.
tools-seats = Места
tools-seats-note = Вы хозяин стола. Всё, что вы здесь делаете, видно в журнале.
tools-not-host = Хозяин стола — { $name }: о местах решает хозяин.
tools-no-host = У хозяина нет места за этим столом.
tools-host = хозяин
tools-person = человек
tools-stand-in = играет компьютер, пока нет человека
tools-open = открыто всем, у кого есть ссылка
tools-do = { $act ->
    [invite] Пригласить снова
    [computer] Вместо него компьютер
    [back] Вернуть место
    [seek] Искать другого игрока
   *[host] Сделать хозяином
}
tools-confirm = { $act ->
    [invite] { $name } теряет место на всех устройствах, его откроет новая ссылка. Продолжить?
    [seek] Место и карты игрока { $name } сможет взять любой, у кого есть ссылка стола. Продолжить?
   *[host] Хозяином станет { $name }, а вы больше им не будете. Продолжить?
}
ask-do = { $ask ->
    [pause] Сделать паузу
    [resume] Продолжить партию
    [end] Прекратить партию без победителя
   *[take_back] Вернуть моё последнее действие
}
request-text = { $ask ->
    [pause] { $name } просит сделать паузу.
    [resume] { $name } предлагает продолжить.
    [end] { $name } предлагает прекратить партию без победителя.
   *[take_back] { $name } просит вернуть своё последнее действие.
}
request-later = { $count ->
    [one] С ним вернётся { $count } действие других.
    [few] С ним вернутся { $count } действия других.
   *[other] С ним вернутся { $count } действий других.
}
request-seen = С тех пор увидены закрытые карты; их порядок в колоде не меняется.
request-waits = Ждём ответа: { $names }
request-agree = Согласиться
request-refuse = Отказать
request-withdraw = Отозвать
paused-note = Партия на паузе. Часы стоят.
ended-note = Все согласились прекратить эту партию. Победителя нет.

## Rematch

rematch-ask = Ещё партия тем же составом? Каждый сдвигается на одно место.
rematch-again = Сыграть ещё
rematch-not = Не в этот раз
rematch-yes = { $count ->
    [one] Снова играет: { $names }.
   *[other] Снова играют: { $names }.
}
rematch-no = { $count ->
    [one] Не играет: { $names }.
   *[other] Не играют: { $names }.
}
rematch-computers = Начать, за остальных компьютеры
rematch-free = Начать, остальных пригласить
rematch-made = Следующая партия создана.
rematch-open = К следующей партии

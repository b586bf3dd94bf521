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

## Разбор

review-under = Разбор, игроков: { $players }
review-turns = Ходы
review-summary = Итоги
review-luck-skill = Везение и игра
review-timeline = Ходы партии и их оценки
review-running = Разобрано ходов: { $done } из { $total }
review-stopped = Разбор остановлен.
review-stop = Остановить
review-go-on = Продолжить
review-none-yet = Разбирается первый ход.
review-later = Появится, когда будут разобраны все ходы.
review-export = Сохранить разбор
review-version = версия разбора { $version }
export-page = Страницей, чтобы поделиться
export-data = Данными (JSON)
turn-number = Ход { $number }
turn-back = Предыдущий ход
turn-on = Следующий ход
grade-head = Оценка
grade = { $grade ->
    [best] Лучший
    [good] Хороший
    [inaccuracy] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[forced] Вынужденный
}
graded-best = Лучшего хода не нашлось.
graded-as-good = Не хуже лучшего найденного хода.
graded-lost = Нашёлся ход лучше.
graded-forced = Выбора почти не было; ход не учитывается.
loss = Потеря
hindsight = При картах, как они лежали
which-turn = Ход на карте
turn-played = Сыгран
best-found = Лучший найденный
try-it = Попробовать самому
review-compared = Сравнение игроков
review-phases = Потеря очков за ход по частям партии
mattered-most = Самые важные ходы
nothing-lost = Ни один ход не потерял больше своей погрешности.
error-rate = Потеря очков за ход
error-rate-note = Средняя потеря за учтённый ход и её стандартная ошибка. Без везения: результат за вычетом везения всех взятий.
accuracy = Точность
without-luck = Без везения
level-between = как { $level } (от { $strongest } до { $weakest })
phase-name = { $era ->
    [canal] Каналы
    [rail] Железные дороги
   *[whole] Партия
}, { $half ->
    [early] начало
   *[late] конец
}
ledger-entry = { $entry ->
    [start] Начало
    [losses] Свои потери
    [luck] Везение
    [rivals] Соперники
    [forecast] Прогноз
   *[result] Результат
}
luck-kind = { $kind ->
    [order] порядок первого хода
    [setup] расстановка
    [hand] сданные руки
    [refill] взятые карты
    [display] открытые карты
   *[counters] взятые жетоны
}
chart-ledger = От начальной оценки до результата: { $name }
ledger-note = Везение — оценка после каждого взятия за вычетом средней по всему, что могло прийти. Соперники — ходы остальных. Прогноз — то, чего оценка не предвидела: ни везение, ни игра.

## Данные профиля

data = Ваши данные
data-note = Всё, что этот сервер хранит о вас, — в одном файле: профиль, устройства, партии и уведомления.
data-save = Сохранить в файл
delete-profile = Удалить этот профиль
delete-warning = Это нельзя отменить. Профиль, его устройства, ключи и уведомления сразу стираются с сервера.
delete-running = В идущих партиях с другими людьми ваше место освобождается. Если вы хозяин, им станет тот, кто сидит дольше всех.
delete-alone = Партии без других людей удаляются вместе с профилем.
delete-ended = Оконченные партии с другими остаются им — без вашего имени.
delete-keep-names = Оставить моё имя в оконченных партиях
delete-word = удалить
delete-type = Чтобы подтвердить, введите «{ $word }»:
delete-for-ever = Удалить навсегда
delete-cancel = Оставить

# Chat and private notes
chat-none = Пока никто ничего не написал.
chat-points = → { $place }
chat-show = Показать на карте
chat-mute = Скрыть сообщения игрока { $name }
chat-muted = Сообщения игрока { $name } скрыты на этом устройстве.
chat-unmute = Показывать снова
chat-report = Пожаловаться
chat-reported = Жалоба отправлена
chat-text = Ваше сообщение
chat-send = Отправить
chat-phrases = Фразы, которые каждый читает на своём языке
chat-mark = Показать что-то на карте
chat-pick = Выберите, что показать: клетку, сообщение, город или коммерсанта.
chat-cancel = Отмена
chat-allow = Разрешить свободный текст за этим столом
chat-printed = Разрешены фразы и метки; свободный текст выключен.
chat-more = и ещё { $count }
chat-open = Открыть чат
notes-private = Эти заметки видите только вы. Они хранятся вместе с вашим местом, на всех ваших устройствах.
notes-here = Заметка к этому моменту (действие { $number })
notes-keep = Сохранить заметку
notes-at = Действие { $number }
notes-remove = Удалить

## Лента профиля

feed-head = В программе для лент
feed-note = В ленте Atom есть запись о каждой вашей партии, в которой ваш ход.
feed-make = Создать адрес
feed-once = Скопируйте его сейчас: он показывается один раз. Кто знает адрес, может читать ленту.
feed-address = Адрес ленты
feed-there = У вашей ленты есть адрес.
feed-renew = Создать новый адрес
feed-end = Отозвать адрес

## The clock of a game

clock-then = Когда время выйдет, { $then ->
    [bot] за игрока до его возвращения играет компьютер ({ $strength }); каждое его действие отмечено.
    [nothing] ничего не произойдёт; просрочка видна.
    [free] место свободно для другого игрока, пока человек не вернётся.
    [host] решает хозяин: ждать, компьютер или другой игрок.
   *[move] сервер ходит за игрока: пасует, если это допустимо.
}
clock-end = Когда время выйдет
clock-strength = Сила компьютера
clock-group = { $group ->
    [evening] На вечер
   *[week] На неделю
}
clock-own = Свои значения
clock-per = { $per ->
    [game] На всю игру
   *[turn] На каждый ход
}
clock-amount = Время
clock-unit = Единица времени
clock-unit-name = { $unit ->
    [day] дни
    [hour] часы
    [minute] минуты
   *[second] секунды
}
clock-increment = Секунд после каждого хода
clock-increment-note = После каждого своего хода игрок получает { $time }.
clock-wrong-time = Время — от 5 секунд до 90 дней.
clock-wrong-increment = Секунд после каждого хода — от 0 до 86400.
clock-wrong-night = У ночных часов должны быть разные начало и конец.
clock-rest-night = Часы стоят с { $from } до { $to } ({ $zone }).
clock-rest-days = Часы стоят в эти дни: { $days } ({ $zone }).
rest-night = Ночью
rest-night-of = { $on ->
    [true] Часы стоят
   *[false] Часы идут
}
rest-from = с
rest-to = до
rest-days = Свободные дни
rest-date = Отдельный день
rest-add = Добавить
rest-remove = Убрать { $day }
rest-zone = Часовой пояс

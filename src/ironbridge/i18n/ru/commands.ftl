### Что сообщают команды, по-русски.  Содержимое документов --json — данные, оно не переводится.

## Все команды

output-closed = Стандартный вывод закрыт: писать некуда.
interrupted = Прервано.
inside = Ошибка внутри Ironbridge ({ $error }); { $variable }=1 покажет где.
record-so-far = Запись партии до этого места:
version = ironbridge { $version } ({ $build ->
    [compiled] скомпилированные правила
   *[interpreted] интерпретируемые правила
}, Python { $python })
compiled-unwanted = Скомпилированные правила намного быстрее: в { $variable } не должно стоять «interpreted».
compiled-here = Скомпилированные правила намного быстрее: если есть компилятор C, их даёт python3 run.py build.
compiled-installed = Скомпилированные правила намного быстрее: если есть компилятор C и исходный код, их даёт pip install --force-reinstall.
bar-hostile = враждебный ввод
bar-soak = проверка законов
bar-perft = { $title }, глубина { $depth }
column-seat = игрок
column-bot = бот
column-points = очки
column-wins = победы
column-order = по порядку хода
column-depth = глубина
column-actions = действия
column-choices = выборы
column-id = имя
column-what = что
column-expected = ожидалось
column-counted = насчитано

## simulate, soak, perft

run-head = { $title }, игроков: { $seats }.
run-figures = Партий: { $games } за { $seconds } с ({ $rate } в секунду), на партию { $choices } выбора и { $actions } действия, зерно { $seed }.
run-bot = { $bot }: в среднем { $mean }, квартили { $spread }, побед { $rate }
soak-about = Для каждого случая: партии и выборы, затем средние очки каждого игрока, наименьшие, квартили и наибольшие.
soak-by = { $case }, играет { $bot }
soak-case = { $case }: партий { $games }, выборов { $choices }
soak-seat = игрок { $seat }
soak-broken = { $case }, закон нарушен: { $law }
soak-done = Партий: { $games } за { $seconds } с; { $broken ->
    [0] ни один закон не нарушен
   *[other] закон нарушен в { $broken }
}.
attack-complaint = { $case }, ввод { $number }, { $kind }: { $what }
attack-done = Враждебных вводов: { $inputs } за { $seconds } с, из них принято { $taken }; { $many ->
    [0] на каждый нашлась партия или фраза в ответ
   *[other] без хорошего ответа осталось { $many }
}.
perft-wrong = { $wrong ->
    [0] Все подсчёты верны: { $counts }.
   *[other] Неверных подсчётов: { $wrong } из { $counts }.
}

## check-title, new-title

title-checked = { $title }: { $many ->
    [0] замечаний нет
    [one] { $many } замечание
    [few] { $many } замечания
   *[many] { $many } замечаний
}.
title-made = { $folder } — игра, в которую уже можно играть.
title-check = Проверить её: { $line }
title-install = Установить её: { $line }
title-play = Потом сыграть: { $line }

## train

train-gate = поколение { $generation }: { $gain } очка, раскладов { $deals } (от { $low } до { $high }){ $taken ->
    [yes] , принято
   *[no] , не принято
}
train-shard = { $shard }: в среднем { $mean }
train-none = Ни одно поколение не побило исходные веса.
train-best = Лучшие веса: { $file }.
train-installed = Теперь они лежат в { $file }.

## dataset, stats

dataset-made = В { $folder } { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}; `{ $line }` скажет, что из них следует.
stats-head = Партий: { $games }, среднее стола { $table_mean }, среднее победителя { $winner_mean }
stats-advantage = Ходить первым стоит { $worth } очка (от { $low } до { $high }).
stats-by-seat = Очки по игрокам
stats-by-order = Очки по месту в первом порядке хода
stats-by-bot = Очки по ботам
stats-by-first = Очки по первому действию
stats-by-tiles = Очки по построенным жетонам
stats-by-layout = Очки по раскладке
stats-by-source = Очки игрока по предприятиям
stats-column-seat = игрок
stats-column-order = место в первом порядке хода
stats-column-bot = бот
stats-column-first = первое действие
stats-column-tiles = построено жетонов
stats-column-layout = раскладка
stats-column-source = откуда
stats-column-n = n
stats-column-mean = среднее
stats-column-sure = 95 %
stats-column-wins = победы
stats-column-winners = победители
stats-column-change = разница
stats-name-seat = игрок { $number }
stats-name-order = место { $number }
stats-name-tiles = { $industry }, { $many }
stats-name-many = { $industry }, { $many } и больше
stats-source-links = сообщение
stats-source-other = прочее
stats-beside = { $first } и { $second }
stats-ask-table = очки стола
stats-ask-winner = очки победителя
stats-ask-lead = отрыв победителя от второго
stats-ask-first-place = первый по порядку сверх остальных
stats-ask-built = построено жетонов на игрока: { $about }
stats-ask-scored = очки игрока, откуда: { $about }
stats-ask-first = первое действие: { $action }

## Команды сервера

serves = Ironbridge работает по адресу { $address }
works = Ironbridge работает для серверов базы данных; процессов ботов: { $count }
plays = Ironbridge открыт по адресу { $address } (Ctrl-C завершает работу; партии сохраняются)
verified = Расклад тот самый, что был обещан; { $actions ->
    [one] { $actions } действие повторяется
    [few] все { $actions } действия повторяются
   *[many] все { $actions } действий повторяются
}.
backup-made = { $games ->
    [one] Сохранена { $games } партия
    [few] Сохранены { $games } партии
   *[many] Сохранено { $games } партий
}: { $file }.
backup-restored = { $games ->
    [one] Возвращена { $games } партия.
    [few] Возвращены { $games } партии.
   *[many] Возвращено { $games } партий.
}
pruned = { $games ->
    [0] Достаточно старых партий нет.
    [one] Удалена { $games } партия.
    [few] Удалены { $games } партии.
   *[many] Удалено { $games } партий.
}
would-prune = { $games ->
    [0] Достаточно старых партий нет.
    [one] Была бы удалена { $games } партия.
    [few] Были бы удалены { $games } партии.
   *[many] Было бы удалено { $games } партий.
}
reports-none = Открытых жалоб нет.
reports-line = { $key }  { $at }  { $name }: { $text }
reports-closed = { $reports ->
    [0] Открытых жалоб на это сообщение нет.
    [one] Закрыта { $reports } жалоба.
    [few] Закрыты { $reports } жалобы.
   *[many] Закрыто { $reports } жалоб.
}
doctor-fine = хорошо
doctor-wrong = ПЛОХО{" "}
doctor-what-rules = правила
doctor-what-page = страница
doctor-what-bot = бот { $bot }
doctor-what-folder = папка с данными
doctor-what-database = база данных
doctor-what-logs = журналы
doctor-what-process = процесс ботов
doctor-compiled = скомпилированы (Python { $python })
doctor-interpreted = интерпретируются, это намного медленнее (Python { $python })
doctor-built = собрана
doctor-not-built = не собрана: вместо неё видна одна фраза
doctor-why = { $why }
doctor-room = { $folder }, свободно { $room } МБ
doctor-empty = { $kind }, пуста: заполнится при первом запуске
doctor-newer = { $kind }, сделана более новым Ironbridge: её схема { $theirs }, наша { $ours }
doctor-older = { $kind } со схемой { $theirs }, при следующем запуске станет { $ours }
doctor-kind = { $kind }
doctor-replayed = просмотрено журналов: { $logs }
doctor-broken = { doctor-replayed }, испорчены: { $broken }
doctor-answers = отвечает
doctor-silent = не отвечает
audit-hole = { $package } { $version }: { $hole }, исправлено в { $fixed }.
audit-open-hole = { $package } { $version }: { $hole }, пока не исправлено ни в одной версии.
audit-done = Проверено пакетов: { $packages }, известных уязвимостей: { $holes }.
audit-missing = Не удалось проверить пакетов: { $packages } ({ $names }). Есть ли сеть?

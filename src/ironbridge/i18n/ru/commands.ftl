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
bar-measuring = измерение
bar-kills = остановки на { $database }
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
torture-head = { $database }: остановок { $kills } под нагрузкой, людей { $people }, { $seconds } с.
torture-acknowledged = подтверждено записей: { $acknowledged }
torture-lost = потеряно записей: { $lost }
torture-replayed = журналов повторено: { $replayed } из { $games }
torture-jumps = переводов часов: { $jumps }
torture-restarts = пережито перезапусков базы: { $restarts }
torture-refused = отказов при полном диске: { $refused }
torture-complaints = жалоб: { $complaints } (зерно { $seed })
load-head = { $database }, идущих партий { $games }, потоков у каждой { $connections }:
load-rate = записей в секунду: { $per_second } (в пути всегда { $at_once })
load-times = миллисекунд до ответа: p50 { $p50 }, p95 { $p95 }, p99 { $p99 }
load-cpu = миллисекунд процессора на запись, вместе с потоками: { $cpu }
load-memory = килобайт памяти: партия в покое { $idle }, её потоки { $feeds }
load-beside = кроме того: зрителей у партии { $spectators }, записей в журнале { $log }, партий в базе { $stored }
load-ratio = то же в запросах пустого ASGI-эха: { $ratio } (по { $echo } мс; загрузка машины { $machine })
load-spectator = килобайт памяти: зритель { $spectator }

## bench --research

speed-title = Случайная игра на одном ядре, шагов в секунду
speed-short = * цель не достигнута
speed-interface = интерфейс
speed-goal = цель
speed-batch = пачка партий
speed-observation = одно наблюдение
speed-others = Другие проекты, шагов в секунду
speed-project = проект
speed-game = игра
speed-steps = шагов/с
speed-on = { $date } UTC, { $processor }; { $busy }.

## bench

bench-starting = запуск
bench-step-same = { $title }, игроков { $seats }: те же партии каждым способом
bench-step-games = { $title }, игроков { $seats }: { $figure }
bench-step-dealing = { $title }: сдача
bench-step-moments = { $title }: копия, выбор, список, судья
bench-step-search = { $title }: что делает поиск
bench-step-texts = { $title }: виды и тексты
bench-step-memory = { $title }: память
bench-step-jobs = { $title }: один процесс и два
bench-step-peer = { $engine }: установка и игра
bench-step-profile = куда уходит время
bench-build-compiled = компил.
bench-build-interpreted = интерпр.
bench-of-build = { $build }: { $name }
bench-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
bench-what = что это
bench-engine = движок
bench-game = игра
bench-ours = у нас x
bench-decisions = решений/с
bench-least = минимум
bench-goal = цель
bench-measured = итог
bench-not-reached = не достигнуто
bench-least-reached = минимум есть
bench-goal-reached = цель достигнута
bench-aims = к чему стремились
bench-peers = случайные партии других движков
bench-profile = Куда уходит время ({ $way }):
bench-measured-on = Измерено { $date } UTC: { $processor }, ядер { $cores }, { $python }; { $busy }.
bench-busy = загрузка { $before } до измерения, { $after } после
bench-yardstick = Мерка заняла { $best } мс в лучшем случае, { $median } мс в среднем; кругов: { $laps }.
bench-quick = Быстрое измерение: цифры могут отклоняться на десятую долю.
bench-same-games = Скомпилированные и интерпретируемые правила сыграли одни и те же партии.
bench-other-games = Скомпилированные и интерпретируемые правила сыграли РАЗНЫЕ ПАРТИИ: это ошибка.
bench-nothing-slower = Ничто не стало медленнее в { $limit } раза, если сравнить с { $file }.
bench-slower = в { $factor } раза медленнее: { $figure } (было { $before } { $unit }, стало { $now }; по мерке)
bench-unit-games = партий/с
bench-unit-choices = выборов/с
bench-unit-actions = действий/с
bench-unit-ns = нс
bench-unit-us = мкс
bench-unit-ms = мс
bench-unit-bytes = байт
bench-name-games = партии
bench-name-choices = выборы
bench-name-actions = действия
bench-name-driven-games = партии из Python
bench-name-driven-actions = действия в них
bench-name-public-games = партии по API
bench-name-public-actions = действия по API
bench-name-deal = расклад
bench-name-set-up = начало
bench-name-copy = копия
bench-name-key = ключ
bench-name-copy-and-apply = копия и выбор
bench-name-legal = что можно
bench-name-legal-mid-game = можно, середина
bench-name-why-not = почему нельзя
bench-name-redeal = пересдача
bench-name-whole-actions = целые действия
bench-name-whole-turns = целые ходы
bench-name-weigh = оценка
bench-name-mind-games = партии по оценке
bench-name-refusal = отказ
bench-name-view = вид
bench-name-text = текст
bench-name-record = запись
bench-name-position = позиция
bench-name-position-words = слова позиции
bench-name-position-cells = ячейки позиции
bench-name-game = партия
bench-name-record-size = размер записи
bench-name-simulate-1-job = simulate, 1 проц.
bench-name-simulate-2-jobs = simulate, 2 проц.
bench-about-games = случайные партии внутри ядра, от расклада до конца
bench-about-choices = выборы в них, каждый из полного списка
bench-about-actions = целые действия в них
bench-about-driven-games = те же партии, каждый выбор делает интерпретируемый Python
bench-about-driven-actions = целые действия в них
bench-about-public-games = те же партии через ironbridge.new, choices и play
bench-about-public-actions = целые действия в них
bench-about-deal = расклад из зерна
bench-about-set-up = первая позиция из расклада
bench-about-copy = копия позиции, по ходу случайной игры
bench-about-key = ключ позиции, по ходу случайной игры
bench-about-copy-and-apply = копия и выбор на ней, по ходу случайной игры
bench-about-legal = список возможных выборов, по всем вопросам случайной игры
bench-about-legal-mid-game = то же, когда в середине партии спрашивают действие
bench-about-why-not = слово судьи об одном выборе в середине партии, по всей таблице
bench-about-redeal = всё, чего игрок не видит, сдано заново, в середине партии
bench-about-whole-actions = все целые действия хода, каждое со своей позицией
bench-about-whole-turns = все целые ходы, каждый со своей позицией
bench-about-weigh = факты позиции увидены и взвешены
bench-about-mind-games = партии до конца на первый взгляд
bench-about-refusal = Game.why_not с правилом и фразой, по всей таблице
bench-about-view = Game.view того, чей ход, в середине партии
bench-about-text = позиция, записанная текстом и прочитанная снова
bench-about-record = запись целой партии, сделанная и повторённая
bench-about-position = позиция: объект, слова и ячейки
bench-about-position-words = из них слова
bench-about-position-cells = из них ячейки
bench-about-game = законченная партия со всем прошлым
bench-about-record-size = её запись
bench-about-simulate-1-job = simulate --jobs 1, по часам
bench-about-simulate-2-jobs = simulate --jobs 2, по часам, вместе с запуском обоих

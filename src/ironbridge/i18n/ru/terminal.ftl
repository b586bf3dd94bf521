### Что говорит только терминал, по-русски.  То, что вводят (board, save, build coal), — нотация.

## Кто и что

seat = игрок
you = вы
your-colour = ваш игрок
player = игрок { $number }
amount = { $amount } { $coin }
tile = жетон
tiles = шт.
next-tile = ваш следующий жетон
mats = следующий у всех
price = цена
needs = нужно
cubes = кубики
beer = пиво
card = карта
allows = что можно построить
place-cards = карты локаций
any-place = любое предприятие где угодно
any-industry-in-network = любое предприятие в вашей сети
market-prices = цены рынка
market-empty = дальше по { $price }
money = деньги
income = доход
points = ПО
spent = траты
cards = карты
links = сообщ.
links-left = сообщ.
round = раунд { $number }
pile = колода { $number }
hand = Карты на руке
empty = (пусто)
next-cube = следующий { $price }
goods = { $goods ->
    [coal] уголь
    [iron] железо
    [beer] пиво
   *[other] { $goods }
}
era = { $era ->
    [canal] эпоха каналов
    [rail] эпоха железных дорог
   *[other] эпоха { $era }
}
place = место
# Три буквы предприятия, для поля.
short = { $industry ->
    [brewery] пив
    [coal] уго
    [cotton] тек
    [factory] зав
    [iron] лит
    [manufacturer] ман
    [port] пор
    [pottery] гон
    [ship] кор
    [shipyard] вер
   *[other] { $industry }
}

## Выбор

head-build = { $verb ->
    [build-double] Построить (оба действия): { $industry }
   *[build] Построить: { $industry }
}
head = { $verb ->
    [build-double] Построить (оба действия)
    [link] Сообщение
    [develop] Модернизировать
    [sell] Продать
    [card] Карта
    [coal] Уголь из
    [iron] Железо из
    [beer] Пиво из
    [give-up] Отдать
    [to] Кому продать
    [take] Взять
   *[other] { $verb }
}
single = { $verb ->
    [loan] ссуда { $amount }
    [scout] разведка
    [pass] пас
    [done] это всё
    [end-turn] закончить ход
    [draw] взять карты
    [repay] вернуть ссуду
   *[other] { $text }
}
other = Прочее
links-about = (сколько ПО даст сейчас)
over-tile = вместо: { $tile }
own = ваше
own-cube = { $goods ->
    [coal] ваш уголь
    [iron] ваше железо
   *[beer] ваше пиво
}
cut = введите { $typed }, чтобы увидеть
begun = Начато:
keys = b — поле, m — жетоны, ? — помощь
keys-short = ? — помощь
no-room = Поле не помещается на этом экране: его покажет b.

## Стол

go-on = Enter — показать стол:
more = Enter — дальше, q — хватит.
look-away = Передайте экран: { $player }. Затем нажмите Enter.
after = board, log, record ФАЙЛ, save ФАЙЛ, quit:
over = Партия окончена.
tie = Ничью решает: { $by ->
    [income] доход
    [money] деньги
    [turn-order] порядок хода
    [the-person-wins] побеждает человек
   *[other] { $by }
}.
shared = Место поделено.
no-number = { $last ->
    [0] Выбирать нечего.
   *[other] Нет выбора { $number }: номера от 1 до { $last }.
}
allowed = Это разрешено.
why-what = Скажите, о чём: why build coal Dudley.
preview-what = Скажите, что: preview build coal Dudley.
preview-price = Всего это стоит { $price }.
assumed = Подразумевается: { $answers }.
file = Назовите файл.
written = Записано в { $file }.
loaded = Загружено из { $file }.
other-table = Это партия игры { $title }, игроков: { $seats }; а здесь другой стол.
text-dealt = Эти строки можно вставить сюда обратно, а после них — пустую строку. То, чего вам не видно, в них сдано заново.
which-language = Терминал говорит на { $languages }.
language = Терминал говорит по-русски.
taken-back = Отменено.
nothing-yet = Ещё ничего не произошло.
keep = Сохранить партию? Введите имя файла или нажмите Enter, чтобы выйти без сохранения:
keep-help = Введите имя файла: в него запишется вся партия, а terminal --load ФАЙЛ её продолжит.
bye = До свидания.

## Перед игрой

which-title = Какая игра?
title-help = Введите номер, название или его начало; quit — выйти.
say-which-title = Скажите, какая игра: { $titles }.
how-many = Сколько игроков ({ $seats }{ $alone ->
    [yes] {" "}или 1 против Автомы
   *[no] {""}
})?
seats-help = Введите одно из чисел { $seats }; Enter — { $usual }, все за этим экраном. Боты после числа займут остальные места: 3 medium easy. Боты: { $bots }. { $alone ->
    [yes] 1 hard — один против Автомы; уровни easy, medium, hard.
   *[no] {""}
} quit — выйти.

## Помощь

typed-number = 7
help-number = сыграть выбор 7
typed-build = build coal ...
help-build = сыграть действие его текстом, целиком или частично; link покажет все линии
typed-why = why ДЕЙСТВИЕ
help-why = почему нельзя, с правилом
typed-preview = preview ДЕЙСТВИЕ
help-preview = что будет и сколько это стоит
typed-undo = undo, u
help-undo = отменить последний выбор
typed-reset = reset
help-reset = отменить весь ход
typed-board = board, b
help-board = всё поле
typed-ways = ways, w
help-ways = все локации и куда ведут линии
typed-mat = mat, m
help-mat = что стоят и дают ваши следующие жетоны, кто что может построить
typed-printed = printed, p
help-printed = всё напечатанное: жетоны, цены, бонусы, карты
typed-hand = hand, h
help-hand = ваши карты и выбор
typed-log = log [N]
help-log = что было недавно
typed-text = text
help-text = позиция строками, которые можно вставить обратно
typed-save = save ФАЙЛ
help-save = записать позицию
typed-record = record ФАЙЛ
help-record = записать всю партию
typed-load = load ФАЙЛ
help-load = продолжить из такого файла
typed-language = language fr|ru|en
help-language = сменить язык
typed-quit = quit, q
help-quit = выйти; партию можно сохранить

## Запись партии и список игр

action = действие
places = Места: { $places }
step = Enter — дальше, b — поле, q — выйти.
offers-seats = игроков
offers-variants = варианты
offers-boards = поля
offers-automa = автома

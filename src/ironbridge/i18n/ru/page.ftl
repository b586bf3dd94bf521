### Что говорит страница, по-русски.

house-name = { $seat ->
    [0] Молот
    [1] Колокол
    [2] Корона
    [3] Трилистник
   *[4] Подкова
}

## Everywhere

to-lobby = На главную
language = Язык
day-or-night = День или ночь
day = День
night = Ночь
menu = Меню
close = Закрыть
keyboard = Клавиши
rules = Правила
replay = Повтор
table-style = Стол
table-all = показывать всё
table-quiet = тихо
speed = Чужие ходы
speed-of = { $speed ->
    [calm] спокойно
    [brisk] живо
   *[at-once] сразу
}
strong-hatching = Сильная штриховка
nothing-here = Здесь ничего нет
no-page = По этому адресу ничего нет.
try-again = Ещё раз
unreachable = Сервер не отвечает. Партия хранится там, ничего не потеряно.

## Names

industry-name = { $industry ->
    [brewery] Пивоварня
    [coal] Шахта
    [cotton] Фабрика
    [factory] Завод
    [iron] Литейный завод
    [manufacturer] Мануфактура
    [port] Порт
    [pottery] Гончарная
    [ship] Корабль
    [shipyard] Верфь
   *[other] { $industry }
}
era-name = { $era ->
    [canal] Эпоха каналов
   *[rail] Эпоха железных дорог
}
region-name = { $region ->
    [blue] Синий край
    [brown] Бурый край
    [grey] Серый край
    [light_green] Зелёный край
    [orange] Оранжевый край
    [purple] Лиловый край
   *[other] { $region }
}
card-wild-location = Джокер-локация
card-wild-industry = Джокер-предприятие
card-cotton-manufacturer = Фабрика, мануфактура
slot-name = { $place }, клетка { $number }
sheet-birmingham = Бирмингем
sheet-lancashire = Ланкашир
sheet-germany = Германия
sheet-new-england = Новая Англия
sheet-age-of-industry = Age of Industry
kind-automa = Автома
round = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
era-short = { $era ->
    [canal] Каналы
   *[rail] Рельсы
}
era-round = { $era ->
    [canal] Каналы
   *[rail] Рельсы
} { $round }

## The table

players = Игроки
order-of-play = Порядок хода
spent = потрачено
figure-money = деньги
figure-income = доход
figure-points = очки
figure-cards = карты
seat-you = вы
seat-away = не в сети
seat-free = ещё не пришли
seat-playing = ходите
seat-to-play = ходит
seat-done = готово
works-of = Планшет: { $name }
record = Запись
replay-low = повтор
copy-low = копия
record-turned = перевёрнуты:
your-works = Ваш планшет
works-note = следующий жетон, цена, сколько осталось
works-cell = { $industry } { $level }: { $price }, уголь { $coal }, железо { $iron }, осталось { $left }
works-none = { $industry }: больше нет
actions = Действия
verb = { $verb ->
    [build] Стройка
    [build-double] Двойная
    [link] Сеть
    [develop] Модернизация
    [sell] Продажа
    [loan] Ссуда
    [repay] Возврат
    [scout] Разведка
    [draw] Добор
    [pass] Пас
    [end-turn] Конец хода
    [give-up] Нехватка
   *[other] { $verb }
}
verb-do = { $verb ->
    [build] Построить
    [build-double] Построить
    [link] Проложить
    [develop] Модернизировать
    [sell] Продать
    [loan] Взять ссуду
    [repay] Вернуть
    [scout] Разведать
    [draw] Взять карты
    [pass] Пас
    [end-turn] Закончить ход
   *[other] Выбрать
}
choose-where = { $verb ->
    [build] выберите клетку
    [build-double] выберите клетку
    [link] выберите линию
    [develop] выберите предприятие
    [sell] выберите, что продать
    [loan] сколько
   *[other] выберите
}
act-closed = Сейчас нельзя; выберите, чтобы узнать почему.
your-turn = Ваш ход
your-hand = Ваша рука
deck-left = { $count ->
    [0] колода пуста
   *[other] в колоде { $count }
}
sort-low = по порядку
face-up = лежит открыто, для любого
card-face-up = карта: { $card }, лежит открыто
card-is = карта: { $card }
waiting-for = Ходит { $name }
waiting-seat = Ждём, пока место займёт { $name }
not-your-turn = Сейчас не ваш ход: ходит { $name }.
game-over = Партия окончена
action-of = действие { $at } из { $of }
back = Назад
end-turn = Закончить ход
answer-build = { $industry } { $level }, { $slot }
answer-tile = { $tile }, { $slot }
answer-loan = Взять ссуду
answer-scout = Два джокера за три карты
answer-pass = Пропустить и сбросить
answer-done = Это всё
answer-draw = Взять две карты
answer-repay = Вернуть ссуду
the-market = Рынок
the-pile = Колода
the-distant-market = Дальний рынок
# A source or a buyer that is no tile; numbered where its place has several.
answer-space = { $verb ->
    [beer] Коммерсант
   *[other] Рынок
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}, { $place }
# A sum of money with its coin.
amount = { $amount }{"\u00A0"}{ $coin }
open-rule = Открыть правило
typed-line = Введите действие
typed-hint = build coal Dudley with Dudley
typed-do = Сыграть
undo = Отменить
undo-none = Нечего отменять
undo-turn = Отменить весь ход
reconnecting = Связь восстанавливается
download-record = Скачать запись
devices = Телефоны и стол
devices-note = Откройте место на телефоне в той же сети: на нём рука, этот экран остаётся полем.
only-here = Этот сервер отвечает только на этой машине. Запущенный как «play --lan», он доступен телефонам и друзьям в той же сети.
board-only = Этот экран — только поле
actions-left = { $count ->
    [0] осталось закончить ход
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
qr-of = Код, который открывает место: { $name }
code-show = показать код
code-hide = скрыть код
code-note = Наведите камеру телефона. Код открывает это место один раз.
board-and-hand = Поле и рука на этом экране
key-actions = выбрать действие
key-cards = выбрать карту
key-typed = ввести действие
key-enter = сделать выбранное, закончить ход
key-escape = на шаг назад
key-undo = отменить
key-undo-turn = отменить весь ход
key-arrows = по карте: следующее возможное место
key-zoom = масштаб карты, целиком
key-help = меню и клавиши
key-play = пустить, остановить
key-step = на действие вперёд или назад
key-round = на раунд вперёд или назад
key-ends = к началу, к концу
nothing-to-sell = На поле нет ничего вашего на продажу.
choose-action = выберите действие
prompt-hint = { $at ->
    [chosen] Выберите, для чего эта карта, или нажмите на локацию на поле.
    [place] Доступное — белое. Наведите, чтобы увидеть, что это даст; нажмите на другое, чтобы узнать, почему нельзя.
    [card] Нажмите на карту в руке или её номер на клавиатуре.
    [free] Пошлите ссылку выше: она открывает это место в любом браузере. Пока можно рассматривать поле и свою руку.
    [watch] Вы смотрите; руки закрыты. Наведите на строку записи, чтобы увидеть её на поле; строка дома открывает его планшет.
    [wait] Наведите на строку записи, чтобы увидеть её на поле; строка дома открывает его планшет.
   *[start] Выберите, что делать, или начните с карты в руке или с локации на поле. / — чтобы написать.
}
industry-object = { $industry ->
    [brewery] пивоварню
    [coal] угольную шахту
    [cotton] текстильную фабрику
    [factory] завод
    [iron] литейный завод
    [manufacturer] мануфактуру
    [port] порт
    [pottery] гончарную мастерскую
    [ship] корабль
    [shipyard] верфь
   *[other] { $industry }
}
goods-name = { $goods ->
    [coal] уголь
    [iron] железо
   *[beer] пиво
}
tile-in = { $tile } в { $place }
did = { $verb ->
    [build] { $name } строит { $what }
    [link] { $name } прокладывает { $what }
    [develop] { $name } модернизирует { $what }
    [sell] { $name } продаёт { $what }
    [loan] { $name } берёт ссуду { $what }
    [repay] { $name } возвращает { $what }
    [draw] { $name } берёт { $what }
    [scout] { $name } проводит разведку и берёт оба джокера
    [give-up] { $name } отдаёт { $what }, чтобы выплатить доход
   *[pass] { $name } пасует
}
did-over = , заменяя { $what }
did-from = { $goods } из { $place }
did-from-market = { $goods } с рынка
did-to-market = { $goods } на рынок: { $count }
did-with-iron = { $count ->
    [one] за { $count } железо
    [few] за { $count } железа
   *[many] за { $count } железа
}
did-sold-to = покупатель { $place }
did-sold-far = на дальний рынок
cards-unseen = { $count ->
    [one] карту
    [few] { $count } карты
   *[many] { $count } карт
}
counted = { $era ->
    [canal] Эпоха каналов
   *[rail] Эпоха железных дорог
} подсчитана
counted-seat = { $name }: { $roads } за связи, { $tiles } за жетоны
stage = { $step ->
    [roads] связи приносят очки за то, что стоит на концах
    [roads-off] связи уходят с карты
    [tiles] перевёрнутые жетоны приносят очки
   *[tiles-off] жетоны первого уровня уходят с карты
}
skip = Пропустить
fx-from = { $goods } из { $place }: { $count }
fx-from-house = { $goods } из { $place }: { $count } (владелец — { $house })
fx-from-market = { $goods } с рынка: { $count } за { $price }
fx-to-market = { $goods } на рынок: { $count } за { $price }
fx-stays = остаётся { $count }
fx-turns = жетон переворачивается
fx-tile-turns = { $tile } в { $place } переворачивается
fx-house-tile-turns = { $tile } в { $place } переворачивается (владелец — { $house })
fx-income = доход { $change }
fx-level = доход с { $from } до { $to }
fx-developed = с планшета уходит: { $tiles }
fx-replaced = { $tile }: перестройка (владелец — { $house })
fx-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fx-order = { $place ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
   *[other] пятый
} в следующем раунде
figure-loans = ссуды
figure-roads = связей осталось

## The lobby

titles = Игры
new-game = Новая партия
sheet-about-birmingham = Шахты, фабрики и пивоварни вдоль каналов, а потом всё заново, когда придёт железная дорога. Кто меньше потратил, ходит раньше; каждая связь приносит очки за то, что стоит на её концах.
sheet-about-lancashire = Хлопок для портов, корабли на Мерси и дальний спрос, который падает с каждым тюком. Издание 2007 года; правила 2018 года можно выбрать.
sheet-about-germany = Рельсы через всю Германию, ссуды по нужде и проценты каждый раунд. Age of Industry на карте без морской торговли.
sheet-about-new-england = Та же торговля, что в Германии, но с берегом: корабли везут уголь и открывают рынки за морем. Age of Industry.
sheet-time-birmingham = около часа
sheet-time-lancashire = около часа
sheet-time-germany = около полутора часов
sheet-time-new-england = около полутора часов
houses-range = { $low }–{ $high } { $high ->
    [one] дом
    [few] дома
   *[many] домов
}
eras = { $count ->
    [one] одна эпоха
   *[other] две эпохи
}
play = Играть
invite-and-wait = Позвать и ждать
first-game = Первая партия с проводником
lobby-alone = { $count ->
    [one] Вы — { $house }, против одного компьютера. Ничего не нужно ставить, учётной записи нет.
    [2] Вы — { $house }, против двух компьютеров. Ничего не нужно ставить, учётной записи нет.
    [3] Вы — { $house }, против трёх компьютеров. Ничего не нужно ставить, учётной записи нет.
    [few] Вы — { $house }, против { $count } компьютеров. Ничего не нужно ставить, учётной записи нет.
   *[many] Вы — { $house }, против { $count } компьютеров. Ничего не нужно ставить, учётной записи нет.
}
lobby-solo = Вы — { $house }, один на один с печатным соперником.
lobby-together = Вы — { $house }. Рука скрыта, когда устройство передают.
lobby-waits = Ссылка для друга будет на столе. Партия подождёт.
lobby-who = { $bots ->
    [0] { $people ->
        [one] Вы одни
       *[other] Людей: { $people }
    }
   *[other] { $people ->
        [one] Вы и { $bots ->
            [1] компьютер
            [2] два компьютера
            [3] три компьютера
           *[other] компьютеров: { $bots }
        }
       *[other] Людей: { $people }, компьютеров: { $bots }
    }
}
lobby-who-solo = Вы и Автома
who-sits-where = Кто где сидит
houses = дома
who-sits = Место { $number }: { $kind }
seat-name = Имя на месте { $number }
strength = Сила
strength-easy = лёгкий
strength-medium = средний
strength-hard = сильный
kind = { $kind ->
    [me] Вы
    [here] Ещё человек здесь
    [friend] Друг по ссылке
    [bot] Компьютер
    [automa] Автома
   *[none] Никого
}
kind-note = { $kind ->
    [me] на этом устройстве
    [here] рука скрыта, когда устройство передают
    [friend] откроется в любом браузере, без учётной записи
    [bot] от лёгкого до мастера
    [automa] соло: печатный соперник
   *[none] одним домом меньше
}
order-by-lot = Порядок хода по жребию
change-houses = Сменить дома
options = Настройки
all-as-printed = всё как напечатано
as-printed = Как напечатано
options-changed = изменено: { $count }
options-open = { $count ->
    [one] { $count } спорное место, у каждого источник
    [few] { $count } спорных места, у каждого источник
   *[many] { $count } спорных мест, у каждого источник
}
option-row = { $row ->
    [length] Длина
    [rules] Правила
    [clock] Часы
    [guests] Гости
   *[deal] Расклад
}
variant-whole = Вся партия
variant-introductory = Ознакомительная
variant-2018 = Правила 2018
variant-two_players = Вдвоём
variant-note-whole = обе эпохи
variant-note-introductory = только эпоха каналов, деньги и доход в счёт
variant-note-2018 = как во втором издании
variant-note-two_players = карта игроков 2009 года
clock-of = { $minutes ->
    [0] Нет
    [1440] день на ход
   *[other] { $minutes } мин на ход
}
clock-note = или минуты на ход, или день на ход
deal-lot = По жребию
deal-note = номер повторит тот же расклад
guests-of = { $open ->
    [true] Открыто всем
   *[false] По ссылке
}
guests-note = чужие могут смотреть и занять место
deal-number = Номер расклада
value-true = да
value-false = нет
other-ways = Другие входы
join-game = Войти в игру
join-hint = Ссылка или код
join = Войти
watch = Смотреть
watch-count = { $count ->
    [0] открытых партий нет
    [one] идёт { $count } партия
    [few] идут { $count } партии
   *[many] идёт { $count } партий
}
watch-none = Открытых партий сейчас нет.
open-record = Открыть запись
open-drop = или перетащите файл сюда
about = О проекте
about-note = Ironbridge — это семейство настольных игр Brass в виде программы: Бирмингем, Ланкашир, Age of Industry и Автома для одного. Работает на вашей машине, не просит учётной записи и ни с кем больше не связывается.
unofficial = Неофициальная работа. Рисунки и тексты наши.
on-the-table = На столе
games-count = { $count ->
    [0] пока пусто
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
finished = Завершены
finished-none = Законченные партии останутся здесь, их можно пересмотреть.
nothing-yet = На столе пока пусто
nothing-note = Начатые партии лежат здесь и ждут вас на этом устройстве, даже если закрыть страницу.
leaf-through = Партия, чтобы полистать
leaf-note = { $title }, настоящая партия: { $about }. У победителя { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
games-kept = Партии, чтобы полистать
games-running = Идут сейчас
games-finished = Сыграны, можно посмотреть
seat-open = Есть свободное место
open-game = Открыть
place = { $place }-е
of-houses = { $day }, из { $count }
strength-master = мастер

## Passing the device

handover = Передать устройство
has-played = { $name }: ход сделан.
pass-to = Передайте устройство:
handover-place = место { $place } в раунде { $round }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
open-book = Я — { $name }, открыть книгу
space-key = Пробел
cards-face-down = { $count ->
    [one] До тех пор { $count } карта лежит лицом вниз.
    [few] До тех пор { $count } карты лежат лицом вниз.
   *[many] До тех пор { $count } карт лежат лицом вниз.
}
no-taking-back = Сделанное ({ $name }) уже не вернуть.
since = С вашего прошлого хода
since-count = действий: { $count }, домов: { $houses }
step-of = { $at } из { $of }
yours-used = использовано ваше
yours-not-used = ваше не тронуто
next = Дальше
to-my-turn = К моему ходу

## Works

the-works-of = Планшет дома
roads-left = { $count ->
    [one] жетон связи остался
    [few] жетона связи осталось
   *[many] жетонов связи осталось
}
on-map = на карте { $count }
gone = снят
mat-reads = Как читать планшет
mat-level = уровень
mat-house = дом
mat-beer = пиво для продажи
mat-price = цена, уголь, железо
mat-worth = { $of ->
    [profit] очки; прибыль
   *[income] очки; доход
}
mat-roads = очки связям
mat-left = сколько осталось
mat-next = следующий
mat-gone = снят; сколько на карте
mat-late = { $eras ->
    [1] не строится: снимается модернизацией
   *[other] не в эту эпоху: снимается модернизацией
}
mat-lock = нельзя модернизировать

## Result and replay

result = Итог
points = Очки
roads = связи
tiles = жетоны
money = Деньги
income = Доход
income-space = деление
roads-of = Связи, { $era }
source = { $source ->
    [bonus] Коммерсанты
    [money] за деньги
    [unpaid] Неуплата
    [loans] Ссуды
   *[other] Прочее
}
sources = Источники
charts = Графики
computer-of = компьютер, { $strength }
win = { $name } — победа
win-note = Очков: { $points }, на { $margin } больше, чем { $other }.
win-shared = { $names }: победа на всех
win-shared-note = Очков поровну: { $points }, и больше ничто не решает.
win-tie = { $how ->
    [income] { $name } — победа по доходу
    [money] { $name } — победа по деньгам
   *[other] { $name } — победа при равенстве
}
win-tie-note = { $name } и { $other }: по { $points } очков. { $how ->
    [income] Доход: { $name } на делении { $mine }, { $other } на { $theirs }.
    [money] Деньги: { $name } { $mine }, { $other } { $theirs }.
   *[other] Решает порядок хода.
}
where-it-turned = Где всё решилось
actions-count = действий: { $count }
show-on-map = Показать на карте
rematch = Реванш
copy-link = Копировать ссылку
link-short = Ссылка
copied = Скопировано
result-under = домов: { $houses }, раундов: { $rounds }
points-over-rounds = Очки по раундам
as-if-ended = будто эпоха кончилась там
income-and-money = Доход и деньги
where-from = Откуда очки
where-from-note = связи, жетоны по предприятиям, прочее
chart-or-table = График или таблица
as-chart = График
as-table = Таблица
chart-points = Очки по раундам, линия на каждый дом
chart-sources = Откуда очки, полоса на каждый дом
timeline = Партия от первого до последнего действия
lines = Линии над раундами
lines-of = { $lines ->
    [chances] Шансы
    [points] Очки
   *[other] Прогноз
}
chance-title = Шансы на победу
chance-note = Так часто побеждало место в таком положении в партиях между компьютерами.
percent = { $share } %
expected-title = Прогноз компьютера
expected-note = Очки в конце партии: так компьютер оценивает стол с первого взгляда.
the-beginning = Начало
round-back = Раунд назад
action-back = Действие назад
action-on = Действие вперёд
round-on = Раунд вперёд
pause = Пауза
replay-under = Повтор, домов: { $houses }
action-number = Действие { $number }
of-all = из { $of }
as-written = Как записано
what-came = Что из этого вышло
continue-here = Продолжить отсюда
link-here = Ссылка на этот момент
points-turned = { $points ->
    [one] перевёрнуто на { $points } очко
    [few] перевёрнуто на { $points } очка
   *[many] перевёрнуто на { $points } очков
}

## The guide

the-guide = Проводник
without-guide = без проводника
show-me = Показать
guide-title = { $step ->
    [board] Поле
    [hand] Ваша рука
    [works] Первая стройка
    [road] Связь
    [cubes] Уголь и железо
    [sale] Первая продажа
    [order] Кто ходит раньше
   *[count] Подсчёт
}
guide-note = { $step ->
    [board] локации, клетки, связи
    [hand] карты двух видов
    [works] карта, клетка, цена
    [road] что соединяет вашу сеть
    [cubes] откуда кубики
    [sale] покупатель, пиво или порт, доход
    [order] меньше потратил — раньше ходит
   *[count] связи, жетоны, деньги, доход
}
guide-text = { $step ->
    [board] В городах есть клетки; на клетке видно, какие предприятия она принимает. На линиях между городами прокладывают связи. Чёрные таблички по краям покупают товар.
    [hand] Каждое действие стоит карты. Карта локации позволяет строить там, в вашей сети или нет; карта предприятия — строить это предприятие в вашей сети.
    [works] Выберите «Стройка», затем белую клетку. На листе видны цена и последствия; кнопка делает это. Шахта или пивоварня — хорошее начало.
    [road] Связи создают вашу сеть, по ним везут уголь и товар. В конце эпохи каждая приносит очки за то, что стоит на обоих концах.
    [cubes] Уголь идёт по связям из ближайшей шахты, железо — откуда угодно. Опустевшая шахта или литейный завод переворачивается и поднимает доход владельца.
    [sale] Фабрики переворачиваются при продаже: связь должна вести к покупателю, а некоторым продажам нужно пиво. Перевёрнутые жетоны дают доход и очки.
    [order] Кто меньше потратил в этом раунде, в следующем ходит раньше. Стрелка после числа показывает, какое место даст вам действие.
   *[count] В конце эпохи считают связи и перевёрнутые жетоны. В этой короткой партии в счёт идут деньги и доход. Дальше стол ваш.
}
guide-close = Играть дальше
guide-do = { $step ->
    [hand] Нажмите на карту
    [works] Постройте что-нибудь
    [road] Проложите связь
    [cubes] Потратьте уголь или железо
    [end] Закончите ход: потом ходят другие
    [wait] Дождитесь своего хода
   *[sale] Продайте что-нибудь
}

## Joining

invited-to = Вас зовут в игру
invited-seat = ваше место
join-note = Для вас держат место. На этом устройстве оно останется вашим.
your-name = Ваше имя
take-seat = Занять место
invite-for = Ссылка: { $name }

## Rules

rules-of = Правила: { $title }
search-rules = Искать в правилах
search = Поиск
rulebooks = Книги правил
found-rules = { $count ->
    [0] Такого правила нет
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[many] Нашлось { $count } правил
}
in-the-book = В печатной книге: { $source }
chapters = Главы
back-to-game = Назад к партии
link-rule = Ссылка на правило
here = Здесь
figure-merchant = Коммерсант
figure-coal-comes = Уголь идёт по связям любых игроков, бесплатно.
figure-road-missing = Не хватает одной связи: не соединено, как бы близко ни было.
figure-iron-flies = Железу связь не нужна: оно приходит с любого завода, где есть кубик.
figure-road-begins = Новая связь начинается в вашей сети.
figure-road-elsewhere = Ни на одном конце нет ничего вашего.
figure-network-own = Ваша связь ведёт сюда: локация входит в вашу сеть.
figure-network-rival = Чужая связь не расширяет вашу сеть.
figure-beer-own = Своё пиво приходит откуда угодно.
figure-beer-rival = Пиво соперника должно быть соединено; это — нет.
figure-sale = Соединено с коммерсантом, который это покупает, и пиво есть: продано.
figure-sale-other = Этот коммерсант покупает другое.
figure-replace-own = Ваш жетон уступает место более высокому уровню того же предприятия.
figure-replace-rival = Хлопкопрядильня, гончарная, пивоварня и мануфактура соперника остаются.
figure-road-scores = Связь приносит очки за значки связи на обоих её концах.

## The map

map-map = { $board ->
    [birmingham] Карта Бирмингема и Чёрной страны
    [lancashire] Карта Ланкашира
    [germany] Карта Германии
    [new_england] Карта Новой Англии
   *[other] Карта
}
map-over = Торговая карта
map-title = { $board ->
    [birmingham] БИРМИНГЕМ
    [lancashire] ЛАНКАШИР
    [germany] ГЕРМАНИЯ
    [new_england] НОВАЯ АНГЛИЯ
   *[other] { $board }
}
map-under = { $board ->
    [birmingham] и Чёрная страна
    [lancashire] и хлопковые порты
    [germany] и железные дороги
   *[new_england] и корабли
}
map-houses = { $board ->
    [birmingham] от двух до четырёх домов
    [lancashire] от двух до четырёх домов
   *[other] от трёх до пяти домов
}
map-round = Раунд { $round }
map-round-of = Раунд { $round } из { $rounds }
map-roads = Связи
map-road-row = { $row ->
    [free] { $kind ->
        [canal] Канал, ничей
       *[rail] Рельсы, ничьи
    }
    [own] { $kind ->
        [canal] Канал построен
       *[rail] Рельсы уложены
    }
   *[faint] { $kind ->
        [canal] Рельсы, позже
       *[rail] Канал, исчез
    }
}
map-roads-count = { $count ->
    [1] Одна
   *[2] Две
}
map-roads-order = { $count ->
    [1] Первая
   *[2] Далее
}
map-distant = Дальний хлопок
map-closed = закрыт
map-reconstructed = Поле воссоздано
map-reconstructed-more = Печатное поле получить не удалось: это согласуется со всеми примерами правил, но не является копией.
map-list = Карта списком
map-zoom-in = Ближе
map-zoom-out = Дальше
map-fit = Весь лист
map-close = Закрыть
map-rule = Правило { $rule }
map-or = { $first } или { $last }
map-may = Это можно выбрать.
map-may-build = Здесь можно построить: { $industries }.
map-slot = { $place }, клетка { $number } из { $count }: { $industries }.
map-slot-only = { $place }: { $industries }.
map-empty = Пусто.
map-tile = { $industry } { $level }, дом { $house }, не перевёрнуто.
map-tile-goods = { $industry } { $level }, дом { $house }, { $goods ->
    [coal] угля: { $cubes }
    [iron] железа: { $cubes }
   *[beer] бочек: { $cubes }
}.
map-tile-turned = { $industry } { $level }, дом { $house }, перевёрнуто: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $links ->
    [0] {""}
    [one] , { $links } очко связи
    [few] , { $links } очка связи
   *[many] , { $links } очков связи
}.
map-road-owned = { $kind ->
    [canal] Канал
   *[rail] Рельсы
} { $name }, дом { $house }.
map-road-free = { $kind ->
    [canal] Канал { $name }, ничей.
   *[rail] Рельсы { $name }, ничьи.
}
map-road-closed = { $name }: только в эпоху «{ $era }».
map-road-never = { $name }: не в этой партии.
map-road-worth = Сейчас стоит: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
map-cell = Деление { $space }: доход { $level }.
map-buys = { $place } покупает: { $goods }.
map-buys-nothing = { $place } ничего не покупает.
map-barrel = Рядом стоит бочка.
map-no-barrel = Бочки уже нет.
map-used = Уже использован.
map-market = { $goods ->
    [coal] Рынок угля
   *[iron] Рынок железа
}: { $cubes ->
    [0] пуст
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}, следующий стоит { $price }.
map-distant-open = Дальний рынок хлопка открыт: продажа прибавит к доходу { $bonus }; жетонов осталось: { $left }.
map-distant-closed = Дальний рынок хлопка закрыт.
map-marker-income = { $house }: доход { $level }, деление { $space } шкалы.
map-marker-points = { $house }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
map-import = Уголь за кораблём, { $place }: { $cubes ->
    [0] нет
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}.
map-village = { $place }, деревня.
map-place-links = { $place }, напечатано { $links ->
    [one] { $links } очко связи
    [few] { $links } очка связи
   *[many] { $links } очков связи
}.

## Tickets

ticket-kind = { $kind ->
    [place] ЛОКАЦИЯ
    [industry] ПРЕДПРИЯТИЕ
    [face-up] ОТКРЫТА
    [wild] ДЖОКЕР
   *[region] ОБЛАСТЬ
}
ticket-network = в вашей сети
ticket-not-farms = кроме ферм

## Open questions of the rules

option-coal-split = Шахту выбирают для каждого кубика
option-gloucester-optional = От бесплатной модернизации в Gloucester можно отказаться
option-free-start-overbuild = Когда на поле ничего вашего, картой предприятия можно перестроить жетон
option-income-tie = Ничью решает
value-income-tie-space = деление дохода
value-income-tie-level = уровень дохода
option-intro-last-income = Доход выплачивают и после последнего раунда ознакомительной партии
option-shortfall-zero = Жетоны без цены при нехватке
value-shortfall-zero-skip = остаются
value-shortfall-zero-force = тоже снимаются
option-deck = Колода
value-deck-2007 = 2007: карты убирают не глядя
value-deck-2018 = 2018: по числу игроков
option-refill = Руку пополняют
value-refill-round = после раунда
value-refill-turn = после своего хода
option-virtual-link = Liverpool и Birkenhead соединены для карт
value-virtual-link-both = в обе стороны
value-virtual-link-one-way = к Birkenhead
value-virtual-link-none = нет
option-overbuild-cubes = Чужую шахту или литейный завод перестраивают, когда пусты
value-overbuild-cubes-both = и жетоны, и шкала
value-overbuild-cubes-either = хотя бы одно из двух
option-overbuild-full = Чужая шахта в безопасности, пока в её локации есть свободная клетка для угля
option-port-order-binds = Свой порт во второй клетке ждёт, пока не застроена первая
option-distant-bonus = Шкала хлопка даёт
value-distant-bonus-income = доход
value-distant-bonus-money = деньги
option-scotland-canal = Вдвоём: есть канал в Scotland
option-last-tie = После денег ничья
value-last-tie-order = решается порядком хода
value-last-tie-shared = делится
option-cubes-before-payment = Кубики двигают до оплаты
option-rail-track-only-if-both-ends-dry = Рельсы покупают кубик, только если ни к одному концу не ведёт источник
option-port-being-built-opens-lanes = Строящийся порт соединяет стоящие корабли для своих кубиков
option-replaced-counter-is-a-source = Перестраиваемая шахта или литейный завод ещё отдаёт кубики
option-rebuilt-ship-sells-leftover-coal = Корабль поверх корабля продаёт оставшийся уголь
option-pause-to-repay-after-last-action = Кто может вернуть ссуду, того спрашивают до конца хода

## Chapters of the rules

chapter-setup = Подготовка
chapter-turn = Ход
chapter-card = Карты
chapter-build = Стройка
chapter-double = Вдвойне
chapter-supply = Снабжение
chapter-track = Рынок спроса
chapter-sea = Море
chapter-ship = Корабли
chapter-over = Перестройка
chapter-rail = Рельсы
chapter-sell = Продажа
chapter-develop = Модернизация
chapter-draw = Добор
chapter-pass = Пас
chapter-loan = Ссуда
chapter-order = Порядок
chapter-end = Конец
chapter-score = Подсчёт
chapter-tie = Ничьи
chapter-network = Сеть
chapter-connect = Соединение
chapter-coal = Уголь
chapter-iron = Железо
chapter-beer = Пиво
chapter-overbuild = Перестройка
chapter-farm = Фермы
chapter-market = Рынок
chapter-link = Связи
chapter-merchant = Коммерсанты
chapter-scout = Разведка
chapter-income = Доход
chapter-shortfall = Нехватка
chapter-era = Эпоха
chapter-intro = Ознакомительная
chapter-hand = Рука
chapter-virtual = Birkenhead
chapter-port = Порты
chapter-outside = Вне карты
chapter-shipyard = Верфи
chapter-distant = Дальний рынок
chapter-two = Вдвоём
chapter-2018 = 2018
chapter-pay = Деньги
chapter-first = Первые ходы
chapter-mine = Шахты
chapter-line = Строки
chapter-back = Рубашки
chapter-deck = Колода
chapter-person = Человек

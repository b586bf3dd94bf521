### Что говорит страница, по-русски.

player-mark-name = { $seat ->
    [0] Молот
    [1] Колокол
    [2] Корона
    [3] Трилистник
   *[4] Подкова
}

## Everywhere

screen-failed = Этот экран показать не удалось
page-failed = На странице произошла ошибка. Если она повторяется, перезагрузите страницу.
to-lobby = На главную
language = Язык
day-or-night = День или ночь
day = День
night = Ночь
menu = Меню
close = Закрыть
keyboard = Клавиатура
rules = Правила
replay = Повтор
table-style = Вид стола
table-all = показывать всё
table-quiet = меньше подробностей
speed = Ходы соперников
speed-of = { $speed ->
    [calm] спокойно
    [brisk] быстро
   *[at-once] сразу
}
strong-hatching = Контрастная штриховка
sound = Звуки
nothing-here = Здесь ничего нет
no-page = По этому адресу ничего нет.
try-again = Повторить
unreachable = Сервер не отвечает. Партия хранится на нём, ничего не потеряно.
server-failed = Сервер не смог ответить ({ $status }). Повторите попытку немного позже.

## Names

industry-name = { $industry ->
    [brewery] Пивоварня
    [coal] Угольная шахта
    [cotton] Текстильная фабрика
    [factory] Завод
    [iron] Литейный завод
    [manufacturer] Мануфактура
    [port] Порт
    [pottery] Гончарная мастерская
    [ship] Корабль
    [shipyard] Верфь
   *[other] { $industry }
}
era-name = { $era ->
    [canal] Эпоха каналов
   *[rail] Эпоха железных дорог
}
region-name = { $region ->
    [blue] Синяя область
    [brown] Коричневая область
    [grey] Серая область
    [light_green] Светло-зелёная область
    [orange] Оранжевая область
    [purple] Лиловая область
   *[other] { $region }
}
card-wild-location = Джокер-локация
card-wild-industry = Джокер-предприятие
card-cotton-manufacturer = Текстильная фабрика или мануфактура
slot-name = { $place }, клетка { $number }
link-name = { $first } — { $second }
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
   *[rail] Железные дороги
}
era-round = { $era ->
    [canal] Каналы
   *[rail] Железные дороги
} { $round }

## The table

players = Игроки
turn-order = Порядок хода
spent = расход
figure-money = деньги
figure-income = доход
figure-points = ПО
# Read out between a figure and what it becomes.
figure-after = после этого действия
if-era-ended = на конец
if-era-ended-full = ПО, если бы эпоха закончилась сейчас: набранные, за сообщение и за перевёрнутые жетоны
figure-cards = карты
seat-you = вы
seat-away = не в сети
seat-free = место свободно
seat-playing = ваш ход
seat-to-play = ходит
seat-done = готово
mat-of = Планшет: { $name }
log = Журнал
replay-low = повтор
copy-low = копировать
log-income = { $track ->
    [yes] Доход
   *[no] Проценты
}
log-flipped = перевёрнуты:
your-mat = Ваш планшет
mat-note = { $pieces ->
    [counters] следующий жетон предприятия, цена, сколько осталось
   *[tiles] следующий жетон, цена, сколько осталось
}
mat-cell = { $industry } { $level }: { $price }, уголь { $coal }, железо { $iron }, осталось { $left }
mat-none = { $industry }: больше нет
table-page = { $page ->
    [symbols] Что значат символы
    [cards] Сброс и невиданные карты
    [seal] Печать расклада
   *[options] Настройки партии
}
symbols-part = { $part ->
    [figures] Игроки
    [industries] Предприятия
   *[goods] Ресурсы
}
symbol-flip = { $pieces ->
    [counters] жетон предприятия переворачивается
   *[tiles] жетон переворачивается
}
goods-name = { $goods ->
    [coal] уголь
    [iron] железо
   *[beer] пиво
}
cards-part = { $part ->
    [discarded] Сброшены
   *[unseen] Ещё не показаны
}
cards-part-note = { $part ->
    [discarded] в открытую в этой эпохе
   *[unseen] в колоде, на руках у других или лежат лицевой стороной вниз
}
tiles-left = ост. { $count }
rules-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[other] изменено { $count } правил
}
log-filter = Отбор в журнале
log-filter-low = отбор
log-kind = Вид действия
log-kind-all = все действия
actions = Действия
verb = { $verb ->
    [build] Строительство
    [build-double] Двойное
    [link] { $pieces ->
        [counters] Дорога
       *[tiles] Сообщение
    }
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
    [repay] Вернуть ссуду
    [scout] Провести разведку
    [draw] Взять карты
    [pass] Спасовать
    [end-turn] Закончить ход
   *[other] Выбрать
}
choose-where = { $verb ->
    [build] выберите клетку
    [build-double] выберите клетку
    [link] { $pieces ->
        [counters] выберите железную дорогу
       *[tiles] выберите линию
    }
    [develop] выберите предприятие
    [sell] выберите, что продать
    [loan] выберите сумму
   *[other] выберите
}
act-closed = Сейчас нельзя; нажмите, чтобы узнать почему.
your-turn = Ваш ход
your-hand = Карты на руке
deck-left = { $count ->
    [0] колода пуста
   *[other] в колоде { $count }
}
sort-low = сортировать
face-up = лежит в открытую, может взять любой
card-face-up = карта «{ $card }», лежит в открытую
card-is = карта «{ $card }»
waiting-for = Ходит { $name }
waiting-seat = Ждём, пока место займёт { $name }
not-your-turn = Сейчас не ваш ход: ходит { $name }.
game-over = Партия окончена
action-of = действие { $at } из { $of }
back = Назад
end-turn = Закончить ход
answer-build = { $industry } { $level }, { $slot }
answer-tile = { $tile }, { $slot }
answer-give-up = { $tile }, { $slot }: +{ $amount }
answer-tile-of = { $tile } (владелец — { $player }), { $slot }
answer-loan = Взять ссуду
answer-scout = Два джокера за три карты
answer-pass = Спасовать и сбросить карту
answer-done = Это всё
answer-draw = Взять две карты
answer-repay = Вернуть ссуду
# Where coal and iron are bought and sold, as the title calls it.
the-market = { $market ->
    [demand-track] Шкала спроса
   *[market] Рынок
}
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
undo-none = Отменять нечего
undo-turn = Отменить весь ход
reconnecting = Восстанавливаем соединение…
download-record = Скачать запись партии
record-file = Запись
devices = Телефоны и стол
devices-note = Откройте место на телефоне в той же сети: на нём будут карты, а на этом экране — поле.
only-here = Этот сервер отвечает только на этом компьютере. Если запустить его с «play --lan», он станет доступен телефонам и друзьям в той же сети.
board-only = Только поле на этом экране
actions-left = { $count ->
    [0] осталось закончить ход
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
}
qr-of = Код, который открывает место: { $name }
code-show = показать код
code-hide = скрыть код
code-note = Наведите на него камеру телефона. Код открывает это место один раз.
devices-count = { $count ->
    [one] { $count } устройство
    [few] { $count } устройства
   *[many] { $count } устройств
}
devices-held = Устройства, занимающие это место
device-kind = { $kind ->
    [here] Это устройство
    [other] Устройство другого человека
    [linked] Ваше другое устройство, по ссылке
    [created] Устройство, на котором создана партия
    [invited] Устройство, принявшее приглашение
    [taken] Устройство, занявшее место
   *[unknown] Другое устройство
}
device-since = открыто: { $day }, { $time }
device-online = сейчас в сети
device-end = Отключить
device-only = Оставить только это устройство
device-only-note = Все другие устройства сразу теряют это место, а открытые ссылки на него закрываются. Это устройство получает новый ключ.
link-for = Кто откроет ссылку?
link-for-me = Другое моё устройство
link-for-other = Другой человек
link-note = { $person ->
    [other] Этот человек видит эти карты и играет ими; он может оставить место только за своим устройством. В списке ниже устройство отмечено.
   *[me] Эти карты увидит каждый, у кого есть ссылка.
}
board-and-hand = Поле и карты на этом экране
key-actions = выбрать действие
key-cards = выбрать карту
key-typed = ввести действие
key-enter = подтвердить выбор, закончить ход
key-escape = на шаг назад
key-since = просмотреть действия соперников с вашего прошлого хода
key-undo = отменить
key-undo-turn = отменить весь ход
key-arrows = по карте: следующий возможный выбор
key-zoom = масштаб карты, показать целиком
key-help = меню и клавиши
key-play = воспроизвести, пауза
key-step = на действие вперёд или назад
key-round = на раунд вперёд или назад
key-ends = к началу, к концу
nothing-to-sell = На поле нет ничего вашего, что можно продать.
no-free-link = { $pieces ->
    [counters] Ни одна свободная железная дорога не начинается у ваших жетонов или железных дорог.
   *[tiles] Рядом с вашей сетью нет свободных линий этой эпохи.
}
choose-action = выберите действие
prompt-hint = { $at ->
    [chosen] Выберите, для чего эта карта, или нажмите на локацию на поле.
    [place] Всё, что можно выбрать, — белое. Наведите указатель, чтобы увидеть последствия; нажмите на остальное, чтобы узнать, почему нельзя.
    [card] Нажмите на карту на руке или её номер на клавиатуре.
    [free] Отправьте ссылку выше: она открывает это место в любом браузере. Пока можно рассматривать поле и свои карты.
    [watch] Вы зритель: карты игроков скрыты. Наведите указатель на строку журнала, чтобы увидеть её на поле; строка игрока открывает его планшет.
    [wait] Наведите указатель на строку журнала, чтобы увидеть её на поле; строка игрока открывает его планшет.
   *[start] Выберите действие или начните с карты на руке или локации на поле. Нажмите /, чтобы ввести действие текстом.
}
tile-name = { $industry } { $level }
tile-in = { $tile } { IN($place) }
goods-counted = { $goods ->
    [coal] { $count ->
        [one] { $count } кубик угля
        [few] { $count } кубика угля
       *[many] { $count } кубиков угля
    }
    [iron] { $count ->
        [one] { $count } кубик железа
        [few] { $count } кубика железа
       *[many] { $count } кубиков железа
    }
   *[beer] { $count ->
        [one] { $count } бочка пива
        [few] { $count } бочки пива
       *[many] { $count } бочек пива
    }
}
era-scored = Подсчёт очков: { $era ->
    [canal] эпоха каналов
   *[rail] эпоха железных дорог
}
era-over = { $era ->
    [canal] Эпоха каналов окончена
   *[rail] Эпоха железных дорог окончена
}
moment-close = Щёлкните или нажмите любую клавишу
era-scored-seat = { $name }: { $links } за сообщение, { $tiles } за предприятия
scoring-step = { $step ->
    [links] жетоны сообщения приносят очки за символы на концах
    [links-off] жетоны сообщения уходят с поля
    [tiles] перевёрнутые жетоны предприятий приносят очки
   *[tiles-off] жетоны первого уровня уходят с поля
}
skip = Пропустить
fx-from = { $what } { FROM($place) }
fx-from-player = { $what } { FROM($place) } (владелец — { $player })
fx-from-market = { $what } { $market ->
    [demand-track] со шкалы спроса
   *[market] с рынка
} за { $price }
fx-to-market = { $what } { $market ->
    [demand-track] на шкалу спроса
   *[market] на рынок
} за { $price }
fx-stays = остаётся { $count }
fx-flips = жетон переворачивается
fx-tile-flips = { $tile } { IN($place) } переворачивается
fx-player-tile-flips = { $tile } { IN($place) } переворачивается (владелец — { $player })
fx-income = доход { $change }
fx-level = доход меняется с { $from } на { $to }
fx-developed = с планшета уходит: { $tiles }
fx-develop-choice = { $count ->
    [one] с планшета уходит { $count } жетон на ваш выбор
    [few] с планшета уходят { $count } жетона на ваш выбор
   *[other] с планшета уходят { $count } жетонов на ваш выбор
}
fx-given-up = { $tile }: уходит с поля, банк платит { $amount }
fx-debt = { $left ->
    [yes] остаётся долг { $amount }
    [over] долг покрыт, и { $amount } — ваши
   *[no] долг покрыт
}
fx-overbuilt = { $tile }: перестройка (владелец — { $player })
fx-points = { $points } ПО
fx-when-flipped = когда перевернётся: { $gains }
fx-gain-points = { $points } ПО
fx-gain-links = { $count ->
    [one] { $count } символ сообщения
    [few] { $count } символа сообщения
   *[many] { $count } символов сообщения
}
fx-link-worth = жетон сообщения сейчас приносит { $points } ПО
fx-link-could = { $points }, когда перевернутся жетоны на его концах
fx-order = { $place ->
    [1] первым
    [2] вторым
    [3] третьим
    [4] четвёртым
   *[other] пятым
} в следующем раунде
figure-loans = ссуды
figure-links = железных дорог осталось

## The lobby

titles = Игры
new-game = Новая партия
sheet-about-birmingham = Шахты, фабрики и пивоварни: сначала вдоль каналов, потом заново вдоль железных дорог. Кто меньше потратил, ходит раньше.
sheet-about-lancashire = Хлопок для портов, верфи на Мерси и дальний спрос, который падает с каждым тюком. Издание 2007 года; правила 2018 года можно выбрать.
sheet-about-germany = Железные дороги через всю Германию, ссуды по необходимости и проценты каждый раунд. Age of Industry на поле без морской торговли.
sheet-about-new-england = Та же торговля, что в Германии, но с побережьем: корабли привозят уголь и открывают рынки за морем. Age of Industry.
sheet-time-birmingham = около часа
sheet-time-lancashire = около часа
sheet-time-germany = около полутора часов
sheet-time-new-england = около полутора часов
players-range = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
players-only = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
eras = { $count ->
    [one] одна эпоха
   *[other] две эпохи
}
play = Играть
invite-and-wait = Пригласить и ждать
first-game = Первая партия с обучением
lobby-alone = { $count ->
    [one] Вы — { $player }, против одного компьютера. Ничего не нужно устанавливать, регистрация не нужна.
    [2] Вы — { $player }, против двух компьютеров. Ничего не нужно устанавливать, регистрация не нужна.
    [3] Вы — { $player }, против трёх компьютеров. Ничего не нужно устанавливать, регистрация не нужна.
    [few] Вы — { $player }, против { $count } компьютеров. Ничего не нужно устанавливать, регистрация не нужна.
   *[many] Вы — { $player }, против { $count } компьютеров. Ничего не нужно устанавливать, регистрация не нужна.
}
lobby-solo = Вы — { $player }, один на один с Автомой из коробки.
lobby-together = Вы — { $player }. Когда устройство передают, карты скрыты.
lobby-waits = Ссылка для друга появится за столом. Партия подождёт.
lobby-who = { $bots ->
    [0] { $people ->
        [one] Только вы
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
players-and-seats = Игроки и места
number-of-players = игроки
who-sits = Место { $number }: { $kind }
seat-name = Имя на месте { $number }
strength-of = Уровень: { $name }
strength-beginner = новичок
strength-easy = лёгкий
strength-medium = средний
strength-hard = сложный
strength-dice = наугад
strength-greedy = без расчёта
bots-part = { $part ->
    [installed] Боты других пакетов
   *[baseline] Для измерений
}
kind = { $kind ->
    [me] Вы
    [here] Ещё один человек здесь
    [friend] Друг по ссылке
    [bot] Компьютер
    [automa] Автома
   *[none] Никого
}
kind-note = { $kind ->
    [me] на этом устройстве
    [here] когда устройство передают, карты скрыты
    [friend] откроется в любом браузере, без регистрации
    [bot] от лёгкого до мастера
    [automa] соло: соперник из коробки
   *[none] одним игроком меньше
}
order-by-lot = Порядок хода по жребию
change-colours = Поменять цвета
options = Настройки
all-as-printed = правила из коробки
as-printed = Правила из коробки
options-changed = изменено: { $count }
options-open = { $count ->
    [one] { $count } неясность, с источником
    [few] { $count } неясности, с источниками
   *[many] { $count } неясностей, с источниками
}
option-row = { $row ->
    [variant] Вариант
    [rules] Правила
    [clock] Время на ход
    [guests] Гости
   *[deal] Расклад
}
variant-whole = Полная партия
variant-introductory = Ознакомительная
variant-2018 = Правила 2018
variant-two_players = Вдвоём
variant-note-whole = обе эпохи
variant-note-introductory = только эпоха каналов; деньги и доход тоже дают очки
variant-note-2018 = как во втором издании
variant-note-two_players = карта, сделанная игроками в 2009 году
clock-of = { $per ->
    [game] { $minutes } мин на всю игру
   *[turn] { $minutes ->
        [0] Без ограничения
        [1440] день на ход
       *[other] { $minutes } мин на ход
    }
}
clock-then = Когда время выйдет, { $then ->
    [bot] за игрока продолжит бот.
    [nothing] ничего не случится: время только показывают.
   *[move] сервер сделает ход за игрока: пас, если он допустим.
}
time-left = Осталось времени: { $time }
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин
clock-note = или минуты на ход, или день на ход
deal-lot = Случайный
deal-note = номер повторит тот же расклад
guests-of = { $open ->
    [true] Открыто всем
   *[false] Только по ссылке
}
guests-note = { $open ->
    [true] посторонние могут смотреть и занять свободное место
   *[false] или открыто всем: посторонние смотрят и занимают свободные места
}
deal-number = Номер расклада
value-true = да
value-false = нет
other-ways = Другие способы войти
join-game = Присоединиться к партии
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
about-note = Ironbridge — семейство настольных игр Brass в виде программы: Бирмингем, Ланкашир, Age of Industry и Автома для игры в одиночку. Работает на вашем компьютере, не требует регистрации и ни с кем больше не связывается.
unofficial = Неофициальный проект. Рисунки и тексты — наши.
on-the-table = На столе
games-count = { $count ->
    [0] пока пусто
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
finished = Завершённые
finished-none = Законченные партии останутся здесь, их можно пересмотреть.
nothing-yet = На столе пока пусто
nothing-note = Партии, которые вы начали или к которым присоединились, ждут вас здесь, на этом устройстве, даже если закрыть страницу.
sample-game = Пример партии
sample-note = { $title }, настоящая партия: { $about }. У победителя { $points } ПО.
games-kept = Примеры партий
games-running = Идут сейчас
games-finished = Сыграны, можно пересмотреть
seat-open = Есть свободное место
open-game = Открыть
place = { $place }-е
of-players = { $day }, из { $count }
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
open-book = Я — { $name }, показать мои карты
space-key = Пробел
cards-face-down = { $count ->
    [one] До тех пор { $count } карта лежит лицевой стороной вниз.
    [few] До тех пор { $count } карты лежат лицевой стороной вниз.
   *[many] До тех пор { $count } карт лежат лицевой стороной вниз.
}
no-taking-back = Этот ход ({ $name }) уже не отменить.
since = С вашего прошлого хода
since-count = действий: { $count }, игроков: { $players }
step-of = { $at } из { $of }
yours-used = использовано что-то ваше
yours-not-used = ничего вашего не использовано
next = Дальше
to-my-turn = К моему ходу

## Works

player-mat-of = Планшет игрока
links-left = { $pieces ->
    [counters] { $count ->
        [one] железная дорога осталась
        [few] железные дороги осталось
       *[many] железных дорог осталось
    }
   *[tiles] { $count ->
        [one] жетон сообщения остался
        [few] жетона сообщения осталось
       *[many] жетонов сообщения осталось
    }
}
on-map = на поле { $count }
gone = убран
mat-reads = { $pieces ->
    [counters] Как читать жетон на планшете
   *[tiles] Как читать планшет
}
mat-level = уровень
mat-owner = игрок
mat-beer = пиво для продажи
mat-price = цена, уголь, железо
mat-worth = { $of ->
    [profit] очки; прибыль
   *[income] очки; доход
}
mat-link-icons = очки за сообщение
mat-left = { $pieces ->
    [counters] сколько жетонов осталось
   *[tiles] сколько осталось
}
mat-next = следующий на очереди
mat-gone = { $pieces ->
    [counters] убран; сколько жетонов на поле
   *[tiles] убран; сколько на поле
}
mat-late = { $eras ->
    [1] не строится: убирается модернизацией
   *[other] не в эту эпоху: убирается модернизацией
}
mat-lock = нельзя модернизировать

## Result and replay

result = Итог
points = Победные очки
roads = { $pieces ->
    [counters] железные дороги
   *[tiles] сообщение
}
tiles = { $pieces ->
    [counters] предприятия
   *[tiles] предприятия
}
money = Деньги
income = Доход
income-space = деление
links-of = { $pieces ->
    [counters] Железные дороги
   *[tiles] Сообщение, { $era }
}
source = { $source ->
    [bonus] Коммерсанты
    [money] Деньги
    [unpaid] Неуплата
    [loans] Ссуды
   *[other] Прочее
}
sources = Источники
charts = Графики
computer-of = компьютер, { $strength }
win = { $name } — победа
win-note = { $points } ПО, на { $margin } больше, чем у соперника ({ $other }).
win-shared = Общая победа: { $names }
win-shared-note = Поровну, по { $points } ПО, и больше ничто не решает.
win-tie = { $how ->
    [income] { $name } — победа по доходу
    [money] { $name } — победа по деньгам
   *[other] { $name } — победа при равенстве
}
win-tie-note = { $name } и { $other }: поровну, по { $points } ПО. { $how ->
    [income] Фишки дохода: { $name } на делении { $mine }, { $other } на делении { $theirs }.
    [money] Деньги: { $name } — { $mine }, { $other } — { $theirs }.
   *[other] Решает порядок хода.
}
own-place = { $place ->
    [2] Ваше место — второе
    [3] Ваше место — третье
    [4] Ваше место — четвёртое
   *[other] Ваше место — пятое
}, { $behind ->
    [0] ПО поровну.
   *[other] отставание — { $behind } ПО.
}
turning-points = Где всё решилось
actions-count = действий: { $count }
show-on-map = Показать на карте
rematch = Реванш
copy-link = Копировать ссылку
link-short = Ссылка
copied = Скопировано
result-under = игроков: { $players }, раундов: { $rounds }
points-over-rounds = Очки по раундам
as-if-ended = если бы эпоха закончилась здесь
income-and-money = Доход и деньги
where-from = Откуда очки
where-from-note = { $pieces ->
    [counters] железные дороги, предприятия по видам, прочее
   *[tiles] сообщение, предприятия по видам, прочее
}
chart-or-table = График или таблица
as-chart = График
as-table = Таблица
chart-points = Очки по раундам, линия на каждого игрока
chart-sources = Откуда очки, полоса на каждого игрока
timeline = Партия от первого до последнего действия
lines = Линии над раундами
lines-of = { $lines ->
    [chances] Шансы
    [points] Очки
   *[other] Прогноз
}
chance-title = Шансы на победу
chance-note = Доля побед из похожего положения в партиях между компьютерами.
percent = { $share } %
expected-title = Прогноз компьютера
expected-note = Очки в конце партии по первой оценке компьютера.
the-beginning = Начало
round-back = Раунд назад
action-back = Действие назад
action-on = Действие вперёд
round-on = Раунд вперёд
pause = Пауза
replay-under = Повтор, игроков: { $players }
action-number = Действие { $number }
of-all = из { $of }
as-written = Запись хода
what-came = Последствия
continue-here = Продолжить отсюда
continue-you = Вы играете за
continue-others = Остальные места
continue-alone = я, с открытыми картами
continue-private = Пока партия идёт, эту копию видите только вы: в ней видны ваши карты. Скрытые карты взяты заново.
continue-go = Продолжить
continue-over = Здесь партия окончена. Чтобы играть дальше, вернитесь к более раннему моменту.
link-here = Ссылка на этот момент
points-flipped = перевёрнуто на { $points } ПО

## The guide

the-guide = Обучение
without-guide = без обучения
show-me = Показать
guide-title = { $step ->
    [board] Поле
    [hand] Карты на руке
    [tile] Первое строительство
    [link] Сообщение
    [cubes] Уголь и железо
    [sale] Первая продажа
    [order] Кто ходит раньше
   *[scoring] Подсчёт очков
}
guide-note = { $step ->
    [board] локации, клетки, линии
    [hand] карты двух видов
    [tile] карта, клетка, цена
    [link] что расширяет вашу сеть
    [cubes] откуда берутся кубики
    [sale] покупатель, пиво или порт, доход
    [order] меньше потратил — раньше ходит
   *[scoring] сообщение, предприятия, деньги, доход
}
guide-text = { $step ->
    [board] В городах есть клетки; на клетке показано, какие предприятия на ней строят. На линиях между городами прокладывают каналы и железные дороги. Чёрные таблички по краям покупают товары.
    [hand] Каждое действие стоит одной карты. Карта локации позволяет строить в этой локации, даже если она не входит в вашу транспортную сеть; карта предприятия — строить это предприятие в вашей сети.
    [tile] Выберите «Строительство», затем белую клетку. На панели видны цена и последствия; кнопка подтверждает. Угольная шахта или пивоварня — хорошее начало.
    [link] Жетоны сообщения создают вашу транспортную сеть, по ним перевозят уголь и товары. В конце эпохи каждый приносит очки за то, что построено на обоих его концах.
    [cubes] Уголь везут по жетонам сообщения из ближайшей шахты, железо — откуда угодно. Опустевшая шахта или литейный завод переворачивается и повышает доход владельца.
    [sale] Текстильные фабрики и мануфактуры переворачиваются при продаже: нужно соединение с покупателем, а для некоторых продаж — пиво. Перевёрнутые жетоны повышают доход и приносят очки.
    [order] Кто меньше потратил в этом раунде, в следующем ходит раньше. Стрелка после числа показывает, какое место даст вам действие.
   *[scoring] В конце эпохи очки приносят жетоны сообщения и перевёрнутые жетоны предприятий. В этой короткой партии в счёт идут и деньги, и доход. Дальше играйте сами!
}
guide-close = Играть дальше
guide-do = { $step ->
    [hand] Нажмите на карту
    [tile] Постройте что-нибудь
    [link] Проложите сообщение
    [cubes] Потратьте уголь или железо
    [end] Закончите ход: потом ходят остальные
    [wait] Дождитесь своего хода
   *[sale] Продайте что-нибудь
}

## Joining

invited-to = Вас приглашают в игру
invited-seat = ваше место
join-note = Для вас держат место. На этом устройстве оно останется вашим.
your-name = Ваше имя
take-seat = Занять место
invite-for = Приглашение: { $name }

## The shuffle: waiting room and seal

not-dealt = Карты ещё не сданы
seed-chosen = Хозяин стола выбрал номер этого расклада и может знать все карты.
seed-chosen-short = номер выбрал хозяин
room-seats = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
}
room-waits = Ждём: { $names }
room-dealing = Все в сборе: карты сдаются
room-absent = { $count ->
    [one] Карты будут сданы, как только этот игрок откроет партию на том устройстве, с которого занял место.
   *[other] Карты будут сданы, как только они откроют эту партию, каждый на том устройстве, с которого занял место.
}
room-computer = Вместо него компьютер
room-lost = Ваша доля перемешивания хранится на том устройстве, с которого вы заняли место. Откройте партию там или разрешите сдать карты без неё.
room-waive = Сдать без моей доли
room-deal = Сдать карты, не дожидаясь: { $names }
room-deal-note = { $count ->
    [one] Его доли в перемешивании не будет, и журнал сообщит об этом всем.
   *[other] Их долей в перемешивании не будет, и журнал сообщит об этом всем.
}
room-how-head = Расклад, который никто не выбирал
room-how = Сервер пообещал свою долю перемешивания, устройство каждого игрока обещает свою. Когда все места заняты, доли раскрываются серверу и соединяются: ни игрок, ни сервер не могут выбрать карты. После партии это устройство всё проверит.
room-breach = { $what ->
    [promise] Сервер изменил своё обещание для этой партии: возможно, он выбирает карты. Это устройство ничего не добавляет к перемешиванию. Не играйте эту партию.
    [list] Список обещаний игроков изменён после того, как был полон: возможно, кто-то выбирает карты. Это устройство ничего не добавляет к перемешиванию. Не играйте эту партию.
   *[missing] В списке сервера нет обещания этого устройства: карты могут выбрать без вас. Это устройство ничего не добавляет к перемешиванию. Не играйте эту партию.
}
shuffle-state = { $state ->
    [free] свободное место
    [here] за столом
    [awaited] доли пока нет
    [revealed] доля внесена
    [left_out] без доли
    [computer] компьютер
   *[silent] не вносит доли
}
seal = Печать расклада
seal-short = { $verdict ->
    [good] Карты никто не выбирал
    [partly] Перемешано без некоторых игроков
    [left-out] Перемешано без вас
    [server] Перемешивал один сервер
    [late] Это устройство пришло после сдачи
    [unkept] Это устройство ничего не сохранило
    [chosen] Расклад выбрал хозяин стола
    [running] Запечатано до конца партии
    [none] Печати нет
   *[broken] Печать сломана
}
seal-text = { $verdict ->
    [good] Сервер и игроки пообещали каждый свою долю перемешивания, не зная чужих. Теперь все доли раскрыты; это устройство проверило их: они те самые, что были обещаны.
    [partly] Все раскрытые доли те, что были обещаны, и ваша среди них. Доли некоторых игроков не пришли: они вместе с владельцем сервера могли выбрать между раскладом с ними и раскладом без них.
    [left-out] Раскрыто то, что было обещано, но доли этого устройства в перемешивании нет. Владелец сервера вместе с другим игроком мог выбрать карты.
    [server] Сервер сдержал обещание, данное до первой карты. Он перемешивал один: потом карты не менялись, но выбрать их вначале он мог.
    [late] Раскрытые доли соответствуют обещанию, которое это устройство увидело, когда пришло. Оно пришло после сдачи, так что это доказывает лишь, что с тех пор ничего не изменилось.
    [unkept] Это устройство не сохранило обещаний этой партии: его данные стёрты, или на нём не играли. Числа сервера согласуются между собой, но только игрок, сохранивший обещание, скажет, те ли они самые.
    [chosen] Хозяин стола выбрал номер, по которому сданы карты, и мог знать их все. Ничто здесь не говорит о честном перемешивании.
    [running] Обещания, показанные ниже, хранятся на этом устройстве. Когда партия закончится, сервер должен раскрыть свой секрет, и это устройство его проверит.
    [none] Эта партия сдана не здесь: это копия или запись.
   *[broken] Ответ сервера не тот, что был обещан этому устройству. Карты могли быть выбраны или изменены. Не верьте результату этой партии и покажите эту страницу другим игрокам.
}
seal-checked = Проверено на этом устройстве
seal-state = { $state ->
    [good] Верно
    [bad] Неверно
   *[open] Здесь не проверить
}
seal-promise = { $state ->
    [good] Обещание сервера то же, что сохранило это устройство.
    [bad] Сервер показывает теперь не то обещание, что сохранило это устройство.
   *[open] Это устройство не сохранило обещания сервера.
}
seal-list = { $state ->
    [good] Обещания игроков те, что были собраны до раскрытия первой доли.
    [bad] Обещания игроков не те, что это устройство видело до раскрытия первой доли.
   *[open] Это устройство не видело вовремя обещаний игроков.
}
seal-secret = { $state ->
    [bad] Секрет сервера не соответствует его обещанию.
   *[good] Секрет сервера соответствует его обещанию.
}
seal-values = { $state ->
    [bad] Доля одного из игроков не соответствует его обещанию.
   *[good] Каждая доля соответствует обещанию её игрока.
}
seal-own = { $state ->
    [good] Доля этого устройства вошла в перемешивание.
    [bad] Сервер подтвердил долю этого устройства, а теперь её не показывает.
   *[open] Доля этого устройства не вошла в перемешивание.
}
seal-key = { $state ->
    [bad] Ключ карт не следует из секрета и долей.
   *[good] Ключ карт следует из секрета и долей.
}
seal-seed = { $state ->
    [good] Номер тот, что был обещан в начале партии.
    [bad] Номер не тот, что был обещан в начале партии.
   *[open] Номер слишком велик, чтобы его проверила эта страница.
}
seal-players = Доли игроков, обещанные и раскрытые
seal-promise-head = Обещание сервера
seal-secret-head = Его секрет, раскрытый после партии:
seal-copy = Копировать
seal-fingerprint = Все обещания вкратце, одинаковые на устройствах всех игроков; при желании сверьте их вслух:
seal-yourself = Проверить другой программой
seal-verify = Страница проверяет обещания и ключ. То, что карты следуют из ключа, проверяет «ironbridge verify»: она сдаёт их заново по записи партии и по тому, что сохранило это устройство:
seal-download = Что сохранило это устройство
seal-limits-head = Чего это не доказывает
seal-limits = Владелец сервера может прочесть карты идущей партии в его базе данных и рассказать о них игроку. Кроме того, сервер может прервать партию и предложить начать другую. Играйте на приз только там, где владельцу верят все.

## Rules

rules-of = Правила: { $title }
search-rules = Искать в правилах
search = Поиск
rulebooks = Книги правил
found-rules = { $count ->
    [0] Такого правила не нашлось
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
figure-coal-comes = Уголь везут по жетонам сообщения любых игроков, бесплатно.
figure-link-missing = Не хватает одного жетона сообщения: локации не соединены, как бы близко ни были.
figure-iron-flies = Железу соединение не нужно: его берут с любого литейного завода, где есть кубик.
figure-link-begins = Новый жетон сообщения примыкает к вашей сети.
figure-link-elsewhere = Ни на одном конце нет ничего вашего.
figure-network-own = Сюда ведёт ваш жетон сообщения: локация входит в вашу сеть.
figure-network-rival = Чужой жетон сообщения не расширяет вашу сеть.
figure-beer-own = Своё пиво берут откуда угодно.
figure-beer-rival = Пивоварня соперника должна быть соединена; эта — нет.
figure-sale = Соединено с коммерсантом, который это покупает, и пиво есть: продано.
figure-sale-other = Этот коммерсант покупает другое.
figure-overbuild-own = Ваш жетон уступает место более высокому уровню того же предприятия.
figure-overbuild-rival = Текстильная фабрика, гончарная мастерская, пивоварня и мануфактура соперника остаются.
figure-link-scores = Жетон сообщения приносит очки за символы на обоих концах.

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
map-players = { $board ->
    [birmingham] от двух до четырёх игроков
    [lancashire] от двух до четырёх игроков
   *[other] от трёх до пяти игроков
}
map-round-of = Раунд { $round } из { $rounds }
map-links = Сообщение
map-link-row = { $row ->
    [free] { $kind ->
        [canal] Линия канала
       *[rail] Линия ж. д.
    }
    [own] { $kind ->
        [canal] Канал построен
       *[rail] Ж. д. построена
    }
   *[faint] { $kind ->
        [canal] Ж. д., позже
       *[rail] Канал, исчез
    }
}
map-links-count = { $count ->
    [1] Один
   *[2] Два
}
map-links-order = { $count ->
    [1] Первый
   *[2] Далее
}
map-distant = Дальний рынок
map-closed = закрыт
map-reconstructed = Поле воссоздано
map-reconstructed-more = Печатное поле получить не удалось: это согласуется со всеми примерами правил, но не является копией.
map-list = Карта списком
map-zoom-in = Крупнее
map-zoom-out = Мельче
map-fit = Вся карта
map-close = Закрыть
map-rule = Правило { $rule }
map-or = { $first } или { $last }
map-may = Это можно выбрать.
map-may-build = Здесь можно построить: { $industries }.
map-slot = { $place }, клетка { $number } из { $count }: { $industries }.
map-slot-only = { $place }: { $industries }.
map-empty = Пусто.
map-tile = { $industry } { $level }, игрок { $player }, жетон не перевёрнут.
map-tile-goods = { $industry } { $level }, игрок { $player }, { $goods ->
    [coal] угля: { $cubes }
    [iron] железа: { $cubes }
   *[beer] бочек: { $cubes }
}.
map-tile-flipped = { $industry } { $level }, игрок { $player }, жетон перевёрнут: { $points } ПО{ $links ->
    [0] {""}
    [one] , { $links } символ сообщения
    [few] , { $links } символа сообщения
   *[many] , { $links } символов сообщения
}.
map-link-owned = { $kind ->
    [canal] Канал
   *[rail] Железная дорога
} { $name }, игрок { $player }.
map-link-free = { $kind ->
    [canal] Линия канала { $name }, свободна.
   *[rail] Линия железной дороги { $name }, свободна.
}
map-link-closed = { $name }: только в другую эпоху ({ $era }).
map-link-never = { $name }: не в этой партии.
map-link-worth = Сейчас принесёт { $points } ПО.
map-cell = Деление { $space }: доход { $level }.
map-buys = { $place } покупает: { $goods }.
map-buys-nothing = { $place } ничего не покупает.
map-barrel = Рядом стоит бочка.
map-no-barrel = Бочки уже нет.
map-used = Уже использован.
map-market = { $market ->
    [demand-track] { $goods ->
        [coal] Шкала спроса на уголь
       *[iron] Шкала спроса на железо
    }
   *[market] { $goods ->
        [coal] Рынок угля
       *[iron] Рынок железа
    }
}: { $cubes ->
    [0] кубиков нет
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}, следующий стоит { $price }.
map-distant-open = Дальний рынок хлопка открыт: продажа прибавит к доходу { $bonus }; жетонов осталось: { $left }.
map-distant-closed = Дальний рынок хлопка закрыт.
map-marker-income = { $player }: доход { $level }, деление { $space } шкалы.
map-marker-points = { $player }: { $points } ПО.
map-import = Ввозной уголь, { $place }: { $cubes ->
    [0] нет
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}.
map-village = { $place }, деревня.
map-place-links = { $place }, напечатано: { $links ->
    [one] { $links } символ сообщения
    [few] { $links } символа сообщения
   *[many] { $links } символов сообщения
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
option-gloucester-optional = От бесплатной модернизации в Глостере можно отказаться
option-free-start-overbuild = Пока на поле нет ваших жетонов, картой предприятия можно перестроить жетон
option-income-tie = Ничью решает
value-income-tie-space = деление дохода
value-income-tie-level = уровень дохода
option-intro-last-income = Доход выплачивают и после последнего раунда ознакомительной партии
option-shortfall-zero = Жетоны без цены при нехватке
value-shortfall-zero-skip = остаются
value-shortfall-zero-force = тоже убираются
option-deck = Колода
value-deck-2007 = 2007: карты убирают не глядя
value-deck-2018 = 2018: по числу игроков
option-refill = Руку пополняют
value-refill-round = после раунда
value-refill-turn = после своего хода
option-virtual-link = Ливерпуль и Беркенхед соединены для карт
value-virtual-link-both = в обе стороны
value-virtual-link-one-way = к Беркенхеду
value-virtual-link-none = не соединены
option-overbuild-cubes = Чужую шахту или литейный завод перестраивают, когда пусты
value-overbuild-cubes-both = и жетоны, и шкала
value-overbuild-cubes-either = хотя бы одно из двух
option-overbuild-full = Чужую шахту нельзя перестроить, пока в её локации есть свободная клетка для шахты
option-port-order-binds = Свой порт во второй клетке ждёт, пока не застроена первая
option-distant-bonus = Шкала хлопка даёт
value-distant-bonus-income = доход
value-distant-bonus-money = деньги
option-scotland-canal = Вдвоём: есть канал в Шотландию
option-cotton-points = Текстильная фабрика уровня 1 приносит
value-cotton-points-3 = 3 ПО, как напечатано в 2007 году
value-cotton-points-5 = 5 ПО, как на чемпионате WBC 2023 года
option-last-tie = При равных деньгах ничья
value-last-tie-order = решается порядком хода
value-last-tie-shared = остаётся ничьей
option-cubes-before-payment = Кубики перемещают до оплаты
option-rail-track-only-if-both-ends-dry = Кубик для железной дороги покупают, только если ни к одному концу не ведёт источник
option-port-being-built-opens-lanes = Строящийся порт уже соединён со стоящими кораблями для своих кубиков
option-replaced-counter-is-a-source = Перестраиваемая шахта или литейный завод ещё отдаёт кубики
option-rebuilt-ship-sells-leftover-coal = Корабль, построенный вместо корабля, продаёт оставшийся уголь
option-pause-to-repay-after-last-action = Кто может вернуть ссуду, того спрашивают до конца хода

## Chapters of the rules

chapter-setup = Подготовка
chapter-turn = Ход
chapter-card = Карты
chapter-build = Строительство
chapter-double = За две карты
chapter-supply = Снабжение
chapter-track = Шкала спроса
chapter-sea = Море
chapter-ship = Корабли
chapter-over = Перестройка
chapter-rail = Железные дороги
chapter-sell = Продажа
chapter-develop = Модернизация
chapter-draw = Добор карт
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
chapter-farm = Фермерские пивоварни
chapter-market = Рынок
chapter-link = Жетоны сообщения
chapter-merchant = Коммерсанты
chapter-scout = Разведка
chapter-income = Доход
chapter-shortfall = Нехватка
chapter-era = Конец эпохи
chapter-intro = Ознакомительная партия
chapter-hand = Рука
chapter-virtual = Беркенхед
chapter-port = Порты
chapter-outside = Внешние локации
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

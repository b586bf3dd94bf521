### Что говорит только Age of Industry, по-русски.

## Названия

coin = $
card-brown = коричневая область
card-light-green = светло-зелёная область
card-purple = лиловая область
card-blue = синяя область
card-orange = оранжевая область
card-grey = серая область
# Уголь и железо покупают со шкалы спроса.
from-market = со шкалы спроса
on-market = на шкале спроса
onto-market = на шкалу спроса
on-tiles = на поле
links-missing = { $missing ->
    [1] Хватило бы железной дороги { $links }.
   *[other] Хватило бы железных дорог: { $links }.
}

## Отказы: карты и строительство

reason-OUTSIDE_NETWORK = { $place } — локация закрыта для ваших карт предприятий: туда не ведёт ни одна ваша железная дорога, и нет вашего жетона, который открыл бы эту локацию. { $missing ->
    [0] Железные дороги тут не помогут.
   *[other] { links-missing }
}
reason-NO_CARD_LEFT = Это стоит карты, а у вас их нет. Можно взять карты, проложить железную дорогу или продать товар.
reason-PLACE_LIMIT = { $place }: у одного игрока здесь может быть не больше { $limit ->
    [one] { $limit } жетона
   *[other] { $limit } жетонов
}, а ваш уже стоит: { $slots }.
reason-SHIP_NEEDS_PORT = Кораблю { IN($place) } нужен порт на другом конце морского пути, а { IN($ports) } порта нет.
reason-OVERBUILD_LEVEL = { $slot }: здесь уже стоит { other-tile }, а уровень вашего следующего жетона ({ industry }) — { $level }: для перестройки нужен уровень выше.
reason-OVERBUILD_RIVAL_KIND = { $place }: { other-tile } принадлежит сопернику ({ $owner }), а чужую шахту заменяет только шахта, чужой литейный завод — только литейный завод.
reason-BOTH_ACTIONS = Такое строительство занимает оба действия хода, а у вас { $actions ->
    [one] осталось только одно
   *[many] осталось действий: { $actions }
}.

## Отказы: уголь и железо

reason-NO_COAL = { $have ->
    [0] Уголь не доходит { $verb ->
        [link] до линии { $link }
       *[other] до { OF($place) }
    }: не соединён ни один источник угля, ни порт, ни дальний порт.
   *[other] { $verb ->
        [link] На линию { $link }
       *[other] Для { tile-of } { IN($place) }
    } нужно угля: { $needed }. У соединённых источников — { $have }, а пути к порту или дальнему порту нет.
} { $missing ->
    [0] Железные дороги тут не помогут.
   *[other] { $from ->
        [source] { $have ->
            [0] Ближайший уголь — { $source }.
           *[other] Следующий источник — { $source }.
        }
       *[market] Ближайший путь к шкале спроса — { $source }.
    } { links-missing }
}
reason-NO_IRON = { $have ->
    [0] Железо не доходит { $verb ->
        [link] до линии { $link }
       *[other] до { OF($place) }
    }: не соединён ни один источник железа, ни порт, ни дальний порт.
   *[other] { $verb ->
        [link] На линию { $link }
       *[other] Для { tile-of } { IN($place) }
    } нужно железа: { $needed }. У соединённых источников — { $have }, а пути к порту или дальнему порту нет.
} { $missing ->
    [0] Железные дороги тут не помогут.
   *[other] { $from ->
        [source] { $have ->
            [0] Ближайшее железо — { $source }.
           *[other] Следующий источник — { $source }.
        }
       *[market] Ближайший путь к шкале спроса — { $source }.
    } { links-missing }
}
reason-NOT_NEAREST = { $place } — не ближайший источник { goods-of }. Ближе: { $sources }.
reason-TRACK_CLOSED = Шкала спроса не даёт { goods-of }, пока соединён источник: { $sources }.

## Отказы: железные дороги

reason-LINK_TAKEN = { $mine ->
    [yes] На линии { $link } уже лежит ваша железная дорога.
   *[no] На линии { $link } уже лежит железная дорога соперника ({ $owner }).
}
reason-LINK_OUTSIDE_NETWORK = { $empty ->
    [yes] На поле ещё нет ничего вашего, а железную дорогу ведут от своего жетона или своей железной дороги: сначала постройте предприятие.
   *[no] Линия { $link } не примыкает ни к вашим жетонам, ни к вашим железным дорогам. { $missing ->
        [0] Ни одна другая железная дорога к ним не приблизит.
       *[other] { links-missing }
    }
}
reason-NO_LINK_TILE_LEFT = Все ваши железные дороги ({ $tiles }) уже на поле.

## Отказы: продажа

reason-NOT_SELLABLE = { $standing ->
    [yes] { Tile } { IN($place) } не переворачивается при продаже.
   *[no] { $slot }: жетона нет, продавать нечего.
}
reason-NO_BUYER = Никто, с кем соединена локация { $place }, не покупает у { tile-of }: нужен свободный порт или рынок для этого товара.
reason-NOT_A_BUYER = { $buyer }: порта здесь нет.
reason-BUYER_USED = { $whose ->
    [market] Рынок { IN($buyer) }
   *[port] Порт { IN($buyer) }
} уже использован и больше ничего не берёт.
reason-BUYER_REFUSES = { $whose ->
    [market] Рынок { IN($buyer) }
   *[port] Порт { IN($buyer) }
} не берёт товар { industry-of }.
reason-BUYER_FAR = Нет соединения: { $buyer } и { $seller }.

## Отказы: карты, ссуды, ход

reason-HAND_FULL = Карт на руке: { $cards }, а больше { $most } держать нельзя.
reason-NOTHING_TO_DRAW = Брать нечего: карт нет ни в колоде, ни в открытую.
reason-PILE_EMPTY = Колода пуста.
reason-NOT_IN_DISPLAY = Карта «{ CAP($card) }» не лежит в открытую.
reason-NO_LOAN = У вас нет ссуды, возвращать нечего.
reason-CANNOT_REPAY = Вернуть ссуду стоит { $loan } { coin }, а у вас { $money } { coin }.
reason-NO_ACTIONS_LEFT = Действия закончились: верните ссуду или завершите ход.

## Что произошло

headline-links = { $count ->
    [one] железную дорогу
   *[other] железные дороги
} { $links }
event-link-laid = { $seat } прокладывает железную дорогу { $link }.
event-links-scored = { $seat } получает { $points } ПО за железные дороги.
event-tiles-scored = { $seat } получает { $points } ПО за предприятия.
event-loan-taken = { $seat } берёт ссуду { $money } { coin }.
event-loan-repaid = { $seat } возвращает ссуду { $money } { coin }.
event-interest-paid = { $seat } платит проценты: { $money } { coin }.
event-card-taken = { $seat } берёт открытую карту «{ CAP($card) }».
event-card-shown = Карта «{ CAP($card) }» выложена в открытую.
event-imports-placed = Ввоз { IN($place) }: { cubes-taken } угля.
event-market-used = { $seat } продаёт товар; покупатель: { $place }.
event-rails-paid = Железные дороги приносят { $money } { coin } (владелец: { $seat }).
event-loans-scored = { $seat } теряет { $amount } ПО за ссуды.

## Вопрос

prompt-action = { $actions ->
    [0] Действия сделаны. Вернуть ссуду или завершить ход? Ссуд к возврату: { $loans }.
    [one] Что вы делаете? Осталось { $actions } действие.
    [few] Что вы делаете? Осталось { $actions } действия.
   *[many] Что вы делаете? Осталось { $actions } действий.
}
prompt-coal = Откуда взять уголь?
prompt-iron = Откуда взять железо?
prompt-buyer = Кто покупает товар { FROM($place) }?
prompt-draw = { $drawn ->
    [0] Какую карту взять первой: из колоды или открытую?
   *[other] А вторую карту: из колоды или открытую?
}

## Выбор, как его называют вслух

choice-link = проложить железную дорогу { $link }, { $price } { coin }
choice-to-slot = порту { IN($where) }
choice-to-space = рынку { IN($space) }
choice-draw = взять две карты
choice-take-pile = карту из колоды
choice-take-card = открытую карту «{ CAP($card) }»
choice-track = взять со шкалы спроса: { $goods ->
    [coal] уголь
   *[iron] железо
}
choice-repay = вернуть ссуду

## На что смотрит соперник-программа

feature-rail-money = что свои железные дороги принесли бы сейчас
feature-ports-open = свои порты, которые ещё не покупали
feature-markets-open = жетоны рынка, которые ещё не покупали
feature-pile = карты в колоде

## Ссуды, открытые карты и рынки, одной строкой

own-name = { $name ->
    [loans] ссуды
    [display] открыты
    [markets] рынки
    [imports] ввоз
    [rebuilt] перестроены
    [distant] дальние порты
    [no_transit] без транзита
   *[other] { $name }
}
own-word = { $word ->
    [both] оба
    [no-demand] нет
    [market] рынок
    [imports] ввоз
    [used] исчерпан
    [pile] колода
    [track] шкала спроса
   *[other] { $text }
}

## Что не так с текстом или пожеланием

loans-line = «loans» — это числа от 0 до { $most }, по одному на игрока, всего { $seats }.
display-line = В «display» не больше двух карт.
imports-form = «{ $said }» — не вида «клетка корабля=кубики».
imports-most = «{ $said }»: сюда ввозят не больше { $most } кубиков.
no-ship = на { $slot } нет корабля.
print-lacks = нет [{ $key }]
print-cards = видов карт больше { $most }
print-mat = на планшете неизвестное предприятие «{ $industry }»
print-board = поле { $board }: { $wrong }
print-places = локаций больше { $most }, считая ввоз
print-spaces = клеток больше { $most }, считая ввоз
print-links = линий больше { $most }
print-twice = «{ $place }» стоит дважды
print-colour = у «{ $place }» нет карты цвета «{ $colour }»
print-industry = у «{ $place }» клетка ни для какого предприятия: «{ $spaces }»
print-no-place = нет локации «{ $place }»
print-markets = клеток рынка { $spaces }, а жетонов { $counters }

### Что говорят все игры, по-русски.
### Переменные берутся из refusal_text.py, event_text.py и prompts.py.

## Названия

seat = Игрок { $number }
coin = £
list-or = { $first } или { $last }
list-and = { $first } и { $last }
# Клетка локации, в которой их несколько.
numbered-space = { $place } (клетка { $number })
link-name = { $first } — { $second }

industry = { $industry ->
    [brewery] пивоварня
    [coal] угольная шахта
    [cotton] текстильная фабрика
    [factory] завод
    [iron] литейный завод
    [manufacturer] мануфактура
    [port] порт
    [pottery] гончарная мастерская
    [ship] корабль
    [shipyard] верфь
   *[other] { $industry }
}
# В начале предложения.
Industry = { $industry ->
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
# Родительный падеж: чего нет.
industry-of = { $industry ->
    [brewery] пивоварни
    [coal] угольной шахты
    [cotton] текстильной фабрики
    [factory] завода
    [iron] литейного завода
    [manufacturer] мануфактуры
    [port] порта
    [pottery] гончарной мастерской
    [ship] корабля
    [shipyard] верфи
   *[other] { $industry }
}
# Винительный падеж: что строят.
industry-built = { $industry ->
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
# Родительный падеж множественного числа: чего не осталось.
industries-of = { $industry ->
    [brewery] пивоварен
    [coal] угольных шахт
    [cotton] текстильных фабрик
    [factory] заводов
    [iron] литейных заводов
    [manufacturer] мануфактур
    [port] портов
    [pottery] гончарных мастерских
    [ship] кораблей
    [shipyard] верфей
   *[other] { $industry }
}
Tile = { Industry } { $level }
tile-of = { industry-of } { $level }
tile-built = { industry-built } { $level }
other-tile = { $other ->
    [brewery] пивоварня
    [coal] угольная шахта
    [cotton] текстильная фабрика
    [factory] завод
    [iron] литейный завод
    [manufacturer] мануфактура
    [port] порт
    [pottery] гончарная мастерская
    [ship] корабль
    [shipyard] верфь
   *[other] { $other }
} { $old }
# Окончание глагола и причастия: «продана», «продан».
ending = { $industry ->
    [factory] {""}
    [iron] {""}
    [port] {""}
    [ship] {""}
   *[other] а
}
goods-of = { $goods ->
    [coal] угля
    [iron] железа
    [beer] пива
   *[other] { $goods }
}
era-in = { $era ->
    [canal] в эпоху каналов
    [rail] в эпоху железных дорог
   *[other] в эпоху { $era }
}
Era = { $era ->
    [canal] Эпоха каналов
    [rail] Эпоха железных дорог
   *[other] Эпоха { $era }
}
# Каким по счёту.
ordinal = { $rank ->
    [1] первым
    [2] вторым
    [3] третьим
    [4] четвёртым
   *[other] пятым
}
cubes-taken = { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}
levels-counted = { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}
barrels = { $needed ->
    [one] { $needed } бочка
    [few] { $needed } бочки
   *[many] { $needed } бочек
}
# Где покупают уголь и железо и где лежат их кубики; игра с другими словами заменяет эти фразы.
to-market = к рынку
from-market = с рынка
on-market = на рынке
onto-market = на рынок
on-tiles = на жетонах
links-missing = { $missing ->
    [1] Хватило бы жетона сообщения на линии { $links }.
   *[other] Хватило бы жетонов сообщения на линиях: { $links }.
}

## Отказы: ход игры

reason-any = Сейчас так нельзя ({ $reason }).
reason-NOT_ASKED = Это не ответ на заданный вопрос: { $question }
reason-GAME_OVER = Партия окончена, ходов больше нет.

## Отказы: карты

reason-NO_CARD = Ни одна ваша карта не позволяет построить { tile-built } { IN($place) }. Подошли бы карты: { $cards }.
reason-CARD_DOES_NOT_FIT = Карта «{ CAP($card) }» не позволяет построить { tile-built } { IN($place) }. Подходит: { $held }.
reason-OUTSIDE_NETWORK = { $place } не входит в вашу транспортную сеть. { $missing ->
    [0] Ни одна линия этой эпохи туда не доведёт.
   *[other] { links-missing }
}
reason-NOT_IN_HAND = Карты «{ CAP($card) }» нет у вас на руке.

## Отказы: строительство

reason-NO_TILE_LEFT = На вашем планшете больше нет { industries-of }.
reason-WRONG_ERA_TILE = { Tile } не строится { era-in }: { $when ->
    [later] ещё рано.
   *[past] уже поздно, и с планшета этот жетон уберёт только модернизация.
}
reason-WRONG_INDUSTRY = { $slot }: здесь нельзя построить { industry-built }. Сюда подходит: { $industries }.
reason-SINGLE_SPACE_FIRST = { $slot } подождёт: { IN($place) } сначала занимают свободную клетку, предназначенную только для { industry-of }. Это { $slots }.
reason-ONE_TILE_PER_PLACE = { $place }: здесь у вас уже есть { other-tile }, а { era-in } в одной локации можно иметь только один жетон.
reason-SLOT_TAKEN_KIND = { $slot }: здесь уже стоит { other-tile }, а { industry } строится только поверх { industry-of }.
reason-OVERBUILD_LEVEL = { $slot }: здесь уже стоит { other-tile }, а уровень вашего следующего жетона ({ industry }) — { $level }: для перестройки нужен уровень выше.
reason-OVERBUILD_RIVAL_KIND = { $place }: { other-tile } принадлежит сопернику ({ $owner }), а у соперников можно перестраивать только угольные шахты и литейные заводы.
reason-OVERBUILD_CUBES_LEFT = { $place }: { other-tile } принадлежит сопернику ({ $owner }), и перестроить этот жетон можно, только когда { goods-of } не останется { $either ->
    [yes] { on-tiles } или { on-market }
   *[no] ни { on-tiles }, ни { on-market }
}. Сейчас { on-tiles } — { $tiles }, { on-market } — { $market }.
reason-OVERBUILD_NEEDS_FREE_SLOT = { $slot }: клетка занята, а пока на поле нет ваших жетонов, карта предприятия позволяет строить только на свободной клетке.
reason-OVERBUILD_PLACE_FREE = { $place }: { other-tile } принадлежит сопернику ({ $owner }), а перестраивать чужое здесь можно, только когда свободных клеток не осталось. Свободно: { $slots }.
reason-NEVER_BUILT = { Tile } не строится никогда: с планшета этот жетон уберёт только модернизация.
reason-BOTH_ACTIONS = Такое строительство занимает оба действия хода, а одно вы уже потратили.
reason-TOO_FEW_CARDS = Для такого строительства { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
   *[many] нужно { $needed } карт
}, а у вас { $cards ->
    [0] их нет
    [one] только { $cards } карта
    [few] только { $cards } карты
   *[many] только { $cards } карт
}.
reason-ACTIONS_LEFT = Ваш ход не окончен: { $actions ->
    [one] осталось одно действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}.
reason-NO_ACTIONS_LEFT = Действия закончились: завершите ход.

## Отказы: кубики и деньги

reason-NO_COAL = { $have ->
    [0] Уголь не доходит { $verb ->
        [link] до линии { $link }
       *[other] до { OF($place) }
    }: не соединена ни одна шахта с углём, и нет пути { to-market }.
   *[other] { $verb ->
        [link] На линию { $link }
       *[other] Для { tile-of } { IN($place) }
    } нужно угля: { $needed }. На соединённых шахтах — { $have }, а пути { to-market } нет.
} { $missing ->
    [0] Ни одна линия этой эпохи тут не поможет.
   *[other] { $from ->
        [mine] Ближайшая шахта с углём — { $source }.
       *[market] Ближайший путь { to-market } — { $source }.
    } { links-missing }
}
reason-CANNOT_PAY = { $price ->
    [0] У вас { $money } { coin }, этого мало.
   *[other] { $verb ->
        [link] Линия { $link } стоит { $price } { coin }
        [develop] Железо стоит { $price } { coin }
       *[other] { Tile } стоит { $price } { coin }
    }{ $printed ->
        [0] {""}
       *[other] { $cubes ->
            [0] {""}
           *[other] {" "}(из них { $cubes } { coin } за { $coal ->
                [0] железо
               *[other] { $iron ->
                    [0] уголь
                   *[other] уголь и железо
                }
            } { from-market })
        }
    }, а у вас { $money } { coin }: не хватает { $short } { coin }.
}
reason-NOT_NEAREST = Шахта { IN($place) } — не ближайшая из тех, где есть уголь. Ближе: { $sources }.
reason-NOT_A_SOURCE = { $slot }: здесь нет { goods-of }.

## Отказы: жетоны сообщения

reason-LINK_TAKEN = { $mine ->
    [yes] На линии { $link } уже лежит ваш жетон сообщения.
   *[no] На линии { $link } уже лежит жетон сообщения соперника ({ $owner }).
}
reason-WRONG_ERA_LINK = Линии { $link } { era-in } нет.
reason-LINK_OUTSIDE_NETWORK = { $empty ->
    [yes] На поле ещё нет ничего вашего, а жетон сообщения должен примыкать к вашему: сначала постройте предприятие.
   *[no] Линия { $link } не примыкает к вашей транспортной сети. { $missing ->
        [0] Ни одна другая линия этой эпохи к ней не приблизит.
       *[other] { links-missing }
    }
}
reason-NO_LINK_TILE_LEFT = Все ваши жетоны сообщения ({ $tiles }) уже на поле.
reason-NO_BEER = { $verb ->
    [link] Для второй железной дороги { $link }
   *[other] Для продажи { tile-of } { IN($place) }
} нужно пиво: { barrels }. { $have ->
    [0] Взять его неоткуда
   *[other] Доступно только { $have }
}{ $far ->
    [0] : в других пивоварнях пива нет.
   *[other] ; есть пиво { IN($breweries) }, но не соединено.
}

## Отказы: модернизация, ссуда, продажа, расчёт

reason-NOT_DEVELOPABLE = { Tile } не модернизируется: с планшета этот жетон можно убрать, только построив его.
reason-NOTHING_TO_DEVELOP = На вашем планшете не осталось { industries-of } для модернизации.
reason-LOAN_TOO_LOW = Ваш уровень дохода сейчас { $income }. Ссуда стоит { levels-counted } дохода, а ниже { $lowest } опускаться нельзя.
reason-NOT_YOURS = { $place }: { other-tile } принадлежит не вам, а сопернику ({ $owner }).
reason-NOT_SELLABLE = { $standing ->
    [yes] { Tile } { IN($place) } не переворачивается при продаже.
   *[no] { $slot }: жетона нет, продавать нечего.
}
reason-ALREADY_SOLD = { Tile } { IN($place) } уже перевёрнут{ ending }.
reason-NOT_CONNECTED = Нет соединения: { $place } и { $spot }. { $missing ->
    [0] Ни одна линия этой эпохи тут не поможет.
   *[other] { links-missing }
}
reason-NO_SUCH_TILE = { $slot }: жетона здесь нет.

## Оговорки: правила тут ни при чём

quoted = «{ $said }»
typing-nothing-said = Ничего не введено.
typing-ambiguous = «{ $said }» можно понять по-разному: { $texts }. Уточните.
typing-complete = Действие закончено ещё до «{ $said }».
typing-too-early = Перед «{ $said }» введите { $texts }.
typing-unknown = «{ $said }»: такого действия или выбора здесь нет.{ $count ->
    [0] {""}
   *[other] {" "}Может быть, { $texts }?
}
typing-nothing-to-undo = Отменять нечего.
typing-seen-since = Отменить это нельзя: с тех пор открылось что-то новое.

## Что произошло

event-any = Что-то произошло: { $event }.
event-card-played = { $seat } сбрасывает карту «{ CAP($card) }».
event-tile-built = { $seat } строит { tile-built } { IN($place) }.
event-tile-replaced = { Tile } { IN($place) } перестроен{ ending } (владелец: { $seat }).
event-tile-flipped = { Tile } { IN($place) } перевёрнут{ ending } (владелец: { $seat }).
event-tile-removed = { Tile } { IN($place) } уходит с поля (владелец: { $seat }).
event-link-laid = { $seat } прокладывает { $era ->
    [canal] канал
    [rail] железную дорогу
   *[both] сообщение
} { $link }.
event-tile-developed = { $seat } убирает с планшета { tile-built }.
event-coal-taken = { $seat } берёт { cubes-taken } угля { FROM($place) }.
event-iron-taken = { $seat } берёт { cubes-taken } железа { FROM($place) }.
event-beer-taken = { $seat } берёт { $cubes ->
    [one] { $cubes } бочку
    [few] { $cubes } бочки
   *[many] { $cubes } бочек
} пива { FROM($place) }.
event-coal-bought = { $money ->
    [0] { $seat } берёт { cubes-taken } угля { from-market }.
   *[other] { $seat } покупает { cubes-taken } угля за { $money } { coin }.
}
event-iron-bought = { $money ->
    [0] { $seat } берёт { cubes-taken } железа { from-market }.
   *[other] { $seat } покупает { cubes-taken } железа за { $money } { coin }.
}
event-coal-sold = { $money ->
    [0] { $seat } кладёт { onto-market } { cubes-taken } угля.
   *[other] { $seat } продаёт { onto-market } { cubes-taken } угля за { $money } { coin }.
}
event-iron-sold = { $money ->
    [0] { $seat } кладёт { onto-market } { cubes-taken } железа.
   *[other] { $seat } продаёт { onto-market } { cubes-taken } железа за { $money } { coin }.
}
event-paid = { $seat } платит { $money } { coin }.
event-money-gained = { $seat } получает { $money } { coin }.
event-income-moved = { $seat } переносит фишку дохода с деления { $from } на деление { $to } (уровень дохода { $to-level }, был { $from-level }).
event-points-gained = { $seat } { $change ->
    [down] теряет
   *[up] получает
} { $amount } ПО.
event-loan-taken = { $seat } берёт ссуду { $money } { coin }, теряя { levels-counted } дохода.
event-card-drawn = { $seat } берёт { $card ->
    [hidden] закрытую карту
   *[other] карту «{ CAP($card) }»
}.
event-turn-ended = { $seat } заканчивает ход.
event-round-ended = Раунд { $round } окончен.
event-order-set = { $seat } ходит { ordinal }.
event-income-paid = { $change ->
    [up] { $seat } получает доход { $amount } { coin }.
    [down] { $seat }: доход отрицательный, банку причитается { $amount } { coin }.
   *[none] { $seat } на этот раз без дохода.
}
event-links-scored = { $seat } получает { $points } ПО за жетоны сообщения.
event-tiles-scored = { $seat } получает { $points } ПО за предприятия.
event-era-ended = { Era } окончена.
event-game-ended = Партия окончена.
event-passed = { $seat } пасует.

## Вопрос

prompt-any = Что дальше?
prompt-action = { $actions ->
    [0] Действия сделаны. Завершить ход?
    [one] Что вы делаете? Осталось { $actions } действие.
    [few] Что вы делаете? Осталось { $actions } действия.
   *[many] Что вы делаете? Осталось { $actions } действий.
}
prompt-card = { $cards ->
    [1] Какую карту сбросить?
   *[other] Какую карту сбросить? Нужно карт: { $cards }.
}
prompt-coal = { $count ->
    [2] Две шахты одинаково близко: какая даёт уголь?
    [one] Одинаково близко { $count } шахта: какая даёт уголь?
    [few] Одинаково близко { $count } шахты: какая даёт уголь?
   *[many] Одинаково близко { $count } шахт: какая даёт уголь?
}
prompt-iron = { $count ->
    [2] Железо есть на двух литейных заводах: какой его даёт?
    [one] Железо есть на { $count } литейном заводе: какой его даёт?
   *[other] Железо есть на { $count } литейных заводах: какой его даёт?
}
prompt-beer = Откуда взять пиво?
prompt-more = { $verb ->
    [link] Ещё одна железная дорога или всё?
    [develop] Ещё один жетон или всё?
    [sell] Ещё одна продажа или всё?
   *[other] Ещё или всё?
}
prompt-give-up = Доход отрицательный, вы должны банку { $owed } { coin }{ $money ->
    [0] {""}
   *[other] , а у вас { $money } { coin }
}: какой жетон вы отдаёте?
prompt-give-up-note = Жетон уходит с поля, а банк платит { $divisor ->
    [2] половину его цены
   *[other] его цену, делённую на { $divisor }
}, с округлением вниз. Остаток ваш; если жетонов не останется, каждый недостающий 1 { coin } стоит { $points } ПО.
prompt-nothing = Партия окончена.

## Пока действие не сыграно

preview-unknown = Что будет дальше, предсказать нельзя.
preview-order = Если раунд закончится сейчас, в следующем { $seat } ходит { ordinal }.

## Выбор, как его называют вслух

choice-build = построить { tile-built } { IN($where) }{ $old ->
    [none] {""}
   *[other] {" "}вместо уровня { $old }
}, { $price } { coin }
choice-build-double = построить { tile-built } { IN($where) } за оба действия{ $old ->
    [none] {""}
   *[other] {" "}вместо уровня { $old }
}, { $price } { coin }
choice-link = { $era ->
    [canal] проложить канал { $link }
    [rail] проложить железную дорогу { $link }
   *[other] проложить сообщение { $link }
}, { $price } { coin }
choice-develop = модернизировать { tile-built }
choice-sell = продать товар { tile-of } { IN($where) }
choice-give-up = отдать { tile-built } { IN($where) } за { $money } { coin }
choice-loan = взять ссуду { $money } { coin }
choice-pass = спасовать
choice-done = это всё
choice-end-turn = закончить ход
choice-card = с картой «{ CAP($card) }»
choice-coal = уголь { FROM($where) }
choice-iron = железо { FROM($where) }
choice-beer = пиво { FROM($where) }

## То, что есть только у одной игры; такие игры заменяют эти слова

own-name = { $name }
own-word = { $text }
bonus = { $kind } { $amount }

### Что говорит только Brass: Birmingham, по-русски.

## Названия

card-wild-location = джокер-локация
card-wild-industry = джокер-предприятие

## Отказы

reason-NO_MERCHANT = { $verb ->
    [barrel] { $buys ->
        [yes] Коммерсант { IN($space) } не соединён с локацией { $place }.
       *[no] Коммерсант { IN($space) } не покупает у { industry-of }.
    }{ $buyers ->
        [0] {""}
       *[other] {" "}Пиво коммерсантов для этой продажи: { $merchants }.
    }
   *[other] Ни один коммерсант, с которым соединена локация { $place }, не покупает у { industry-of }. { $buyers ->
        [0] В этой партии таких коммерсантов нет.
       *[other] { $missing ->
            [0] Покупают: { $merchants }.
           *[other] Покупают: { $merchants }. Путь до { OF($source) }: { $links }.
        }
    }
}
reason-SCOUT_WILD = Разведка невозможна, пока на руке есть джокер: { $held }.
reason-SCOUT_CARDS = Для разведки { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
   *[many] нужно { $needed } карт
}, а у вас { $cards ->
    [0] их нет
    [one] только { $cards } карта
    [few] только { $cards } карты
   *[many] только { $cards } карт
}.
reason-NO_BARREL = У коммерсанта { IN($space) } бочки нет.
reason-ONE_BARREL_PER_SALE = Для этой продажи уже взята бочка коммерсанта { IN($used) }: один коммерсант — одна бочка.

## Что произошло

event-barrel-taken = { $seat } берёт бочку коммерсанта { IN($place) }.
event-scouted = { $seat } проводит разведку и берёт оба джокера.
event-barrels-refilled = Рядом с коммерсантами снова стоят бочки.

## Вопрос

prompt-card = { $cards ->
    [1] Какую карту сбросить?
   *[other] { $verb ->
        [scout] Разведка стоит трёх карт, осталось сбросить { $cards }: какую теперь?
       *[other] Какую карту сбросить? Нужно карт: { $cards }.
    }
}
prompt-free-development = Пивной бонус: какой жетон вы модернизируете бесплатно?

## Выбор, как его называют вслух

choice-scout = разведка: три карты за два джокера
choice-beer-space = пиво коммерсанта { IN($space) }

## На что смотрит соперник-программа

feature-barrels = бочки коммерсантов, которые ещё стоят
feature-barrels-near = бочки коммерсантов, соединённых со своей сетью
feature-merchants-near = коммерсанты, соединённые со своей сетью

## Коммерсанты и карты Автомы, одной строкой

own-name = { $name ->
    [merchants] коммерсанты
    [automa] Автома
   *[other] { $name }
}
own-word = { $word ->
    [any] всё
    [blank] пусто
    [beer] пиво
    [none] ничего
    [draw] карта
    [develop] модернизация
    [NE] СВ
    [NW] СЗ
    [SE] ЮВ
    [SW] ЮЗ
   *[other] { $text }
}
bonus = { $kind ->
    [money] { $amount } £
    [vp] очки: { $amount }
    [develop] бесплатная модернизация
    [income] доход +{ $amount }
   *[other] { $kind } { $amount }
}
shown-automa = карт: { $deck-size }; { $back ->
    [none] рубашки не видно
   *[other] следующая рубашка: сначала { $back-first }, пивоварня { $back-brewery }, { $back-icon }, модернизаций { $back-develop }
}; сброс: { $discards ->
    [none] пуст
   *[other] { $discards }
}

### Что говорит только Brass: Birmingham, по-русски.

## Названия

card-wild-location = джокер-локация
card-wild-industry = джокер-предприятие

## Отказы

reason-NO_MERCHANT = { $verb ->
    [barrel] Этот торговец не покупает у { tile-of } в { $place }.
   *[other] Ни один торговец, с которым соединяется { $place }, не покупает у { industry-of }.
} { $buyers ->
    [0] В этой партии таких торговцев нет.
   *[other] { $missing ->
        [0] Покупают: { $merchants }.
       *[other] Покупают: { $merchants }. Путь до { $source }: { $links }.
    }
}
reason-SCOUT_WILD = Разведка невозможна, пока на руке есть джокер: { $held }.
reason-SCOUT_CARDS = Для разведки нужно карт: { $needed }, а у вас { $cards ->
    [one] только { $cards } карта
    [few] только { $cards } карты
   *[many] только { $cards } карт
}.
reason-NO_BARREL = Рядом с торговцем { $space } бочки уже нет.
reason-ONE_BARREL_PER_SALE = Для этой продажи уже выпита бочка торговца { $used }: один торговец — одна бочка.

## Что произошло

event-barrel-taken = { $seat } берёт бочку у торговца { $space }.
event-scouted = { $seat } проводит разведку и берёт оба джокера.
event-barrels-refilled = Рядом с торговцами снова стоят бочки.

## Вопрос

prompt-card = { $cards ->
    [1] Какую карту вы играете?
   *[other] { $verb ->
        [scout] Разведка стоит трёх карт, осталось сбросить { $cards }: какую теперь?
       *[other] Какую карту вы играете? Нужно карт: { $cards }.
    }
}
prompt-free-development = Награда торговца: какой жетон вы модернизируете бесплатно?

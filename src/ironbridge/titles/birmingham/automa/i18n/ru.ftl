### Что делает Автома в Brass: Birmingham, по-русски.

## Названия

seat-automa = Автома

## Отказы

reason-NO_FREE_SLOT = { $place }: подходящей свободной клетки нет, а Автома ничего не перестраивает.
reason-IRON_TOO_CHEAP = Железо стоит меньше { $price } { coin }, строка пропускается.
reason-IRON_TOO_DEAR = Железо слишком дорогое для модернизации.
reason-NO_LINE = { $place }: отсюда нельзя проложить сообщение.
reason-NOTHING_TO_SELL = Продать нечего, и ничто не приближает продажу.

## Что произошло

event-automa-corner-read = Уголок верхней карты велит Автоме { $bids ->
    [develop] модернизировать; карта { $number } остаётся в колоде.
   *[draw] взять карту { $number }.
}
event-automa-card-drawn = { $seat } берёт карту { $number }.
event-automa-line-read = { $does ->
    [network] На карте: сообщение { FROM($towns) }.
    [mine] На карте: угольная шахта { IN($towns) } и сообщение оттуда.
   *[build] На карте: { industry } { IN($towns) }{ $bracket ->
        [yes] , если нужно — сначала жетон сообщения
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] , если железо стоит не меньше { $price } { coin }
    }.
}
event-automa-line-refused = { reason-IRON_TOO_CHEAP }
event-automa-place-refused = { $reason ->
    [NO_COAL] { $place }: уголь сюда не доходит.
    [NO_FREE_SLOT] { reason-NO_FREE_SLOT }
    [NO_LINE] { reason-NO_LINE }
    [NO_TILE_LEFT] { $place }: такого жетона на планшете Автомы не осталось.
    [ONE_TILE_PER_PLACE] { $place }: здесь уже есть жетон Автомы.
    [OUTSIDE_NETWORK] { $place } не входит в сеть Автомы.
    [WRONG_ERA_TILE] { $place }: нижний жетон нельзя построить в эту эпоху.
   *[other] { $place }: невозможно ({ $reason }).
}
event-automa-card-refused = На карте { $number } ничего выполнить нельзя, она сброшена.
event-automa-back-read = Осталось одно действие, решает следующая рубашка (карта { $number }: пивоварня — { $brewery }, модернизация — { $most ->
    [0] только с бесплатным железом
   *[other] до { $most } { coin }
}).
event-automa-tile-refused = { $reason ->
    [NO_BEER] { $place }: для продажи нет пива.
   *[NO_MERCHANT] { $place }: нет соединённого коммерсанта, который купил бы товар.
}
event-automa-entry-refused = { $entry ->
    [sell] { reason-NOTHING_TO_SELL }
    [develop] { reason-IRON_TOO_DEAR }
   *[network] Оттуда, где Автома действовала последний раз, сообщение проложить нельзя.
}
event-automa-tie-broken = { $criterion ->
    [inland] Автома выбирает { $chosen }: остальные линии ведут к коммерсантам.
    [network] Автома выбирает { $chosen }: линия ведёт в её сеть.
    [tiles] Автома выбирает { $chosen }: там больше всего жетонов.
    [spaces] Автома выбирает { $chosen }: там больше всего свободных клеток.
    [coal] Автома выбирает { $chosen }: уголь берётся из её шахты.
    [clockwise] Автома выбирает { $chosen }: эта линия первая по часовой стрелке.
    [balance] Автома выбирает { $chosen }: перевес её жетонов сообщения над вашими здесь наибольший.
    [alphabet] Автома выбирает { $chosen }: эта локация первая по алфавиту.
    [picture] Автома выбирает { $chosen }: так показывает следующая рубашка.
    [ends] Автома выбирает { $chosen }: на концах больше всего клеток.
    [ends-alphabet] Автома выбирает { $chosen }: её конец первый по алфавиту.
    [far-alphabet] Автома выбирает { $chosen }: она ведёт к первой по алфавиту локации.
    [bonus] Автома выбирает коммерсанта { IN($chosen) }: он даёт больше всего очков.
   *[space-alphabet] Автома выбирает коммерсанта { IN($chosen) }: он первый по алфавиту.
}
event-automa-developed = { $seat } модернизирует, потратив { cubes-taken } железа.
event-automa-shuffled = Колода Автомы закончилась: { $cards ->
    [one] { $cards } сброшенная карта становится
    [few] { $cards } сброшенные карты становятся
   *[many] { $cards } сброшенных карт становятся
} новой колодой.
event-automa-mat-cleared = { Tile } уходит с планшета Автомы: строить такой жетон больше нельзя.

## Что не так с текстом или пожеланием

card-twice = карта Автомы названа дважды.
card-number = карты Автомы — от 1 до { $most }: карты «{ $said }» нет.
deck-and-discarded = Карта Автомы { $card } не может быть и в колоде, и в сбросе.
mat-industry = Для планшета Автомы нет предприятия «{ $industry }».
mat-levels = На планшете Автомы уровней { $industry }: { $levels }.
mat-part = «{ $said }» — не предприятие с числами жетонов.
mat-tiles = Жетонов { $industry } { $level } — от 0 до { $most }, а не { $said }.
no-print = Автома играет только печатным комплектом.
no-introductory = Автома играет всю партию, а не ознакомительную.

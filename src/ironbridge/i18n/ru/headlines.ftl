### Заголовки действий в журнале: одна строка на действие (i18n/action_headline.py).

# Жетон внутри фразы: что продают или модернизируют.
headline-tile = { $industry ->
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
} { $level }
# Жетон, который строят.
headline-new-tile = { $industry ->
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
} { $level }
headline = { $verb ->
    [build] { $name } строит { $what }
    [link] { $name } прокладывает { $what }
    [develop] { $name } модернизирует { $what }
    [develop-iron] { $name } модернизирует, { $what }
    [sell] { $name } продаёт { $what }
    [loan] { $name } берёт ссуду { $what }
    [repay] { $name } возвращает ссуду { $what }
    [draw] { $name } берёт { $what }
    [scout] { $name } проводит разведку и берёт оба джокера
    [give-up] { $name } отдаёт { $what }, чтобы покрыть отрицательный доход
   *[pass] { $name } пасует
}
headline-over = , перестраивая { $industry ->
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
} { $level }
headline-from = { $goods } { FROM($place) }
headline-imported = ввозной уголь ({ $place })
headline-from-market = { $goods } { from-market }
headline-to-market = { $goods ->
    [coal] { $count ->
        [one] { $count } кубик угля продан
        [few] { $count } кубика угля проданы
       *[many] { $count } кубиков угля продано
    }
   *[iron] { $count ->
        [one] { $count } кубик железа продан
        [few] { $count } кубика железа проданы
       *[many] { $count } кубиков железа продано
    }
} { onto-market }
# Несколько дел одного игрока в одной строке журнала.
headline-joined = { $first }; { $next }
headline-links = { $era ->
    [canal] { $count ->
        [one] канал
       *[other] каналы
    }
   *[rail] { $count ->
        [one] железную дорогу
       *[other] железные дороги
    }
} { $links }
headline-cards = { $count ->
    [one] карту { $cards }
   *[other] карты { $cards }
}
headline-card = «{ $card }»
headline-with-iron = { $count ->
    [one] потратив { $count } кубик железа
    [few] потратив { $count } кубика железа
   *[many] потратив { $count } кубиков железа
}
headline-sold-to = покупатель: { $place }
headline-sold-far = покупатель: дальний рынок
headline-free-develop = бесплатно модернизирует { $tiles }
headline-hidden-cards = { $count ->
    [one] закрытую карту
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
headline-tile-in = { $tile } { IN($place) }
headline-money = { $money } { coin }
headline-goods = { $goods ->
    [coal] уголь
    [iron] железо
   *[beer] пиво
}

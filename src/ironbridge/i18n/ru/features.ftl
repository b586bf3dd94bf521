### На что смотрит соперник-программа, и как это говорят арена и «explain».

## Факты: что каждый говорит об одном игроке

feature-one = начало, общее для всех позиций
feature-points = очки на этот момент
feature-purse = деньги вместе с доходом этого раунда
feature-purse-to-8 = деньги до 8 { coin }
feature-purse-to-20 = деньги до 20 { coin }
feature-purse-to-40 = деньги до 40 { coin }
feature-income = уровень дохода
feature-income-below-0 = насколько уровень дохода ниже нуля
feature-income-above-10 = насколько уровень дохода выше десяти
feature-loans = ссуды, которые надо вернуть
feature-spent = траты этого раунда
feature-place-in-order = место в порядке хода
feature-flipped-1 = очки своих перевёрнутых жетонов уровня 1
feature-flipped-2 = очки своих перевёрнутых жетонов уровня 2
feature-flipped-3 = очки своих перевёрнутых жетонов уровня 3
feature-flipped-4 = очки своих перевёрнутых жетонов уровня 4 и выше
feature-flipped-tiles = свои перевёрнутые жетоны
feature-links = свои жетоны сообщения
feature-icons = символы сообщения, которые свои жетоны сообщения считают уже сейчас
feature-icons-own = символы сообщения, которые добавят свои жетоны, когда перевернутся
feature-icons-rival = символы сообщения, которые добавят жетоны соперников
feature-icons-free = свободные клетки у своих жетонов сообщения
feature-waiting-tiles = свои жетоны, которые ждут чужой продажи
feature-waiting-points = очки своих жетонов, которые ждут чужой продажи
feature-waiting-gain = что принесут жетоны, которые ждут чужой продажи
feature-obsolete-tiles = свои неперевёрнутые жетоны, которые снимет конец эпохи
feature-obsolete-points = очки своих неперевёрнутых жетонов, которые снимет конец эпохи
feature-beer-matched = свои бочки, которых ждут свои непроданные жетоны
feature-beer-spare = свои бочки сверх этого
feature-beer-rival = бочки соперников, соединённые со своей сетью
feature-cards = карты на руке
feature-wild-cards = джокеры на руке
feature-place-cards = карты локаций на руке со свободной клеткой
feature-network = локации своей сети
feature-kinds-wanted = предприятия, чей товар покупают соединённые со своей сетью
feature-best-link = символы сообщения у лучшей свободной линии
feature-second-link = символы сообщения у второй по выгоде свободной линии
feature-coal-market = кубики на рынке угля
feature-iron-market = кубики на рынке железа
feature-coal-near = кубики на шахтах, соединённых со своей сетью
feature-iron-lying = кубики на всех литейных заводах
feature-short = деньги, которых не хватит на три раунда отрицательного дохода
feature-unsold = { $column ->
    [tiles] свои непроданные жетоны,
    [points] очки своих непроданных жетонов,
   *[gain] что принесут свои непроданные жетоны,
} { $state ->
    [sells] которые можно продать сейчас
    [dry] у которых есть покупатель, но нет пива
    [one-link] которым до покупателя не хватает одного жетона сообщения
   *[far] которым до покупателя дальше
}
feature-store = { $column ->
    [tiles] не перевёрнуты:
    [points] очки неперевёрнутых:
    [gain] что принесут, перевернувшись:
   *[cubes] кубики или бочки:
} { $store ->
    [coal-at-market] свои шахты, соединённые с рынком
    [coal-apart] свои шахты без рынка
    [iron] свои литейные заводы
   *[beer] свои пивоварни
}
feature-slots = свободные клетки в досягаемости: { industry }
feature-kind-cards = карты на руке: { industry }
feature-mat = жетоны, ушедшие с планшета, { industry }: { $number }

## Что говорят команды

explain-head = { $title }, { $seat }, { $level }
explain-sure = { $value } очка ± { $error }, { $samples ->
    [one] { $samples } проба
    [few] { $samples } пробы
   *[many] { $samples } проб
}: { $actions }
explain-behind = { $value } очка ± { $error }, на { $behind } ± { $behind_error } меньше первого: { $actions }
explain-sight = { $value } очка на первый взгляд: { $actions }
explain-then = { $first }; затем { $next }
explain-apart = Чем первый отличается от второго, в очках:
explain-rivals = что получают соперники
explain-rest = всё остальное
explain-reason = { $points }  { $about }: { $best } вместо { $next }
explain-whole = { $points }  { $about }
arena-head = { $title }, игроков: { $seats }, раскладов: { $deals }
arena-bot = бот
arena-games = партии
arena-points = очки
arena-sure = 95 %
arena-wins = победы
arena-time = мс на ход
arena-table-mean = среднее стола { $mean } (от { $low } до { $high })
arena-winner-mean = среднее победителя { $mean } (от { $low } до { $high })
arena-lead = { $ahead } впереди { $behind } на { $mean } очка (от { $low } до { $high }), расклад за раскладом
arena-seed = зерно { $seed }
arena-adjusted = без везения { $ahead } впереди { $behind } на { $mean } очка (от { $low } до { $high })
arena-deviation = стандартное отклонение разницы по раскладам: { $raw } очка, без везения { $adjusted }
arena-deals-needed = раскладов, чтобы показать такую разницу: { $raw }, без везения { $adjusted }
arena-rating = рейтинг { $bot }: { $rating } ± { $error }
arena-alike = { $bot } против себя, раскладов: { $deals }. Разница в очках { $mean }; одна случайность даёт до { $chance }.
arena-unlike = Это разница там, где её быть не должно: сыграйте больше раскладов.
arena-failed = Ответы ботов, давших сбой, как они записаны:

## Разбор партии

review-head = { $title }: { $turns ->
    [one] разобран { $turns } ход
    [few] разобрано { $turns } хода
   *[other] разобрано { $turns } ходов
}
review-turn = { $number }. { $seat }: { $grade ->
    [best] лучший
    [good] хороший
    [inaccuracy] неточность
    [mistake] ошибка
    [blunder] грубая ошибка
   *[forced] вынужденный
}
review-lost = { $turn }, потеря { $points } ± { $error } очка
review-chance = { $turn }, { $chance } ± { $error } % победы
review-hindsight = { $turn }; { $points } при картах, как они лежали
review-played = сыграно: { $actions }
review-better = лучше: { $actions }
review-rate = { $seat }: потеря { $points } ± { $error } очка за ход, учтено { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}; точность { $accuracy }
review-like = столько же теряет { $level }; между { $strongest } и { $weakest }
review-phase = { $points } ± { $error } за ход { $half ->
    [early] в начале
   *[late] в конце
} { $era ->
    [canal] эпохи каналов
    [rail] эпохи железных дорог
   *[other] партии
}
review-mattered = важнее всего: { $turns }
review-ledger = { $start } в начале, свои потери { $losses }, везение { $luck }, соперники { $rivals }, прогноз { $forecast } = { $result }; без везения { $adjusted } ± { $error }
review-luck = { $points } { $kind ->
    [order] — порядок первого хода
    [setup] — расстановка
    [hand] — сданные руки
    [refill] — взятые карты
    [display] — открытые карты
   *[counters] — открытые жетоны и карты игры
}

### На что смотрит соперник-программа, и как это говорят арена и «explain».

## Факты: что каждый говорит об одном игроке

fact-one = начало, общее для всех позиций
fact-points = очки на этот момент
fact-purse = деньги вместе с доходом этого раунда
fact-purse-to-8 = деньги до 8 { coin }
fact-purse-to-20 = деньги до 20 { coin }
fact-purse-to-40 = деньги до 40 { coin }
fact-income = уровень дохода
fact-income-below-0 = насколько уровень дохода ниже нуля
fact-income-above-10 = насколько уровень дохода выше десяти
fact-loans = ссуды, которые надо вернуть
fact-spent = траты этого раунда
fact-place-in-order = место в порядке хода
fact-flipped-1 = очки своих перевёрнутых жетонов уровня 1
fact-flipped-2 = очки своих перевёрнутых жетонов уровня 2
fact-flipped-3 = очки своих перевёрнутых жетонов уровня 3
fact-flipped-4 = очки своих перевёрнутых жетонов уровня 4 и выше
fact-flipped-tiles = свои перевёрнутые жетоны
fact-links = свои жетоны сообщения
fact-icons = символы сообщения, которые свои жетоны сообщения считают уже сейчас
fact-icons-own = символы сообщения, которые добавят свои жетоны, когда перевернутся
fact-icons-rival = символы сообщения, которые добавят жетоны соперников
fact-icons-free = свободные клетки у своих жетонов сообщения
fact-waiting-tiles = свои жетоны, которые ждут чужой продажи
fact-waiting-points = очки своих жетонов, которые ждут чужой продажи
fact-waiting-gain = что принесут жетоны, которые ждут чужой продажи
fact-obsolete-tiles = свои неперевёрнутые жетоны, которые снимет конец эпохи
fact-obsolete-points = очки своих неперевёрнутых жетонов, которые снимет конец эпохи
fact-beer-matched = свои бочки, которых ждут свои непроданные жетоны
fact-beer-spare = свои бочки сверх этого
fact-beer-rival = бочки соперников, соединённые со своей сетью
fact-cards = карты на руке
fact-wild-cards = джокеры на руке
fact-place-cards = карты локаций на руке со свободной клеткой
fact-network = локации своей сети
fact-kinds-wanted = предприятия, чей товар покупают соединённые со своей сетью
fact-best-link = символы сообщения у лучшей свободной линии
fact-second-link = символы сообщения у второй по выгоде свободной линии
fact-coal-market = кубики на рынке угля
fact-iron-market = кубики на рынке железа
fact-coal-near = кубики на шахтах, соединённых со своей сетью
fact-iron-lying = кубики на всех литейных заводах
fact-short = деньги, которых не хватит на три раунда отрицательного дохода
fact-unsold = { $column ->
    [tiles] свои непроданные жетоны,
    [points] очки своих непроданных жетонов,
   *[gain] что принесут свои непроданные жетоны,
} { $state ->
    [sells] которые можно продать сейчас
    [dry] у которых есть покупатель, но нет пива
    [one-link] которым до покупателя не хватает одного жетона сообщения
   *[far] которым до покупателя дальше
}
fact-store = { $column ->
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
fact-slots = свободные клетки в досягаемости: { industry }
fact-kind-cards = карты на руке: { industry }
fact-mat = жетоны, ушедшие с планшета, { industry }: { $number }

## Что говорят команды

explain-head = { $title }, { $seat }, { $level }
explain-sure = { $value } очка ± { $spread }, { $samples ->
    [one] { $samples } проба
    [few] { $samples } пробы
   *[many] { $samples } проб
}: { $actions }
explain-sight = { $value } очка на первый взгляд: { $actions }
explain-then = { $first }; затем { $next }
explain-apart = Чем первый отличается от второго, в очках:
explain-together = чего всё это вместе стоит сверх того
explain-reason = { $points }  { $about }: { $best } вместо { $next }
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
arena-rating = рейтинг { $bot }: { $rating } ± { $error }
arena-alike = { $bot } против себя, раскладов: { $deals }. Разница в очках { $mean }; одна случайность даёт до { $chance }.
arena-unlike = Это разница там, где её быть не должно: сыграйте больше раскладов.
arena-failed = Ответы ботов, давших сбой, как они записаны:

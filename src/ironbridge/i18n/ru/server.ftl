# What the server itself says: problems, and lines of the log that are no actions.

problem-refused = Правила этого не позволяют
problem-input = Запрос непонятен
problem-garbled = Это не запрос
problem-garbled-detail = То, что пришло, не является запросом HTTP.
problem-no-game = Нет такой партии
problem-no-game-detail = Партии с таким именем нет.
problem-no-moment = Нет такого момента
problem-no-moment-detail = В партии нет столько записей.
problem-no-seat = Нет такого места
problem-no-seat-detail = В этой партии нет места с таким номером.
problem-no-title = Нет такой игры
problem-no-title-detail = Игры с таким названием нет.
problem-no-language = Нет такого языка
problem-no-language-detail = Языка с таким кодом нет.
problem-no-page = Здесь ничего нет
problem-no-page-detail = По этому адресу ничего нет.
problem-method = Так нельзя
problem-method-detail = Этот адрес не принимает таких запросов.
problem-too-large = Слишком большой запрос
problem-too-large-detail = Запрос больше, чем принимает этот сервер.
problem-stale = Партия ушла вперёд
problem-stale-detail = С тех пор как вы смотрели, что-то произошло; посмотрите ещё раз, прежде чем продолжать.
problem-not-your-turn = Не ваш ход
problem-not-your-turn-detail = Сейчас выбирает другой игрок, или партия окончена.
problem-not-yours-to-undo = Нечего отменять
problem-not-yours-to-undo-detail = Последний выбор сделал другой игрок.
problem-only-to-read = Только для просмотра
problem-only-to-read-detail = Это запись для просмотра; скопируйте момент, чтобы играть дальше.
problem-no-token = Чьё место?
problem-no-token-detail = Нужен токен места в заголовке «Authorization: Bearer».
problem-unknown-token = Неизвестный токен
problem-unknown-token-detail = Этот токен не даёт места ни в одной партии этого сервера.
problem-not-your-seat = Не ваше место
problem-not-your-seat-detail = Этот токен — от другого места.
problem-not-the-host = Только для хозяина
problem-not-the-host-detail = Это может только тот, кто создал партию.
problem-seat-replaced = За этим местом играет другой
problem-seat-replaced-detail = Сейчас за этим местом играет бот; хозяин может вернуть место вам.
problem-one-thing = Что-то одно
problem-one-thing-detail = Запись — это одно из «play», «undo» и «undo_turn».
problem-database = База данных не отвечает
problem-database-detail = Неизвестно, сохранено ли это; посмотрите ещё раз чуть позже.
problem-disk-full = Нет места
problem-disk-full-detail = Диск сервера переполнен; ничего не изменилось.
problem-slow = Слишком медленно
problem-slow-detail = Запрос шёл слишком долго.
problem-ours = Ошибка на нашей стороне
problem-ours-detail = На сервере что-то пошло не так; это записано.
problem-flood = Слишком много запросов
problem-flood-detail = Помедленнее; продолжить можно через { $seconds } с.
problem-feeds = Слишком много лент
problem-feeds-detail = С этого адреса уже смотрят столько столов, сколько можно.
problem-origin = С другого сайта
problem-origin-detail = Запросы со страниц других сайтов не выполняются.
problem-invitation = Это приглашение ничего не открывает
problem-invitation-detail = Оно выдано не этим сервером, просрочено, использовано или отозвано.
problem-nobody-to-return = Возвращаться некому
problem-nobody-to-return-detail = Это место никто не уступал боту.
problem-bot-or-back = Бот или игрок
problem-bot-or-back-detail = Укажите либо «bot», либо «back».
problem-seat-taken = Место занято
problem-seat-taken-detail = Там уже кто-то сидит.
problem-no-fork = Отсюда нельзя
problem-no-fork-detail = Незаконченную партию может скопировать только её игрок, и только то, что ему известно.
problem-no-outlook = Не во время партии
problem-no-outlook-detail = Прогноз компьютера показывают только после конца партии: ему известны скрытые карты.
problem-no-webhook = Туда уведомления не идут
problem-no-webhook-detail = Оператор этого сервера не отправляет уведомлений по этому адресу.

form-body = Тело запроса
form-field = «{ $field }»
form-truncated = { $where }: нет конца.
form-json = { $where }: это не JSON, ошибка в байте { $byte }.
form-kind = { $where }: ожидается { $wanted }, получено: { $got }.
form-least = { $where }: не меньше { $bound }.
form-most = { $where }: не больше { $bound }.
form-shortest = { $where }: слишком коротко, не меньше { $bound }.
form-longest = { $where }: слишком длинно, не больше { $bound }.
form-missing = { $where }: нет поля «{ $field }».
form-unknown = { $where }: поле «{ $field }» неизвестно.
form-value = { $where }: значения «{ $value }» не бывает.
form-other = { $where }: форма не та, что описана в схеме.
form-int = целое число
form-float = дробное число
form-str = текст
form-bool = да или нет
form-array = список
form-object = объект
form-null = ничего

note-person = { $name } занимает место { $seat }.
note-bot = За место { $seat } теперь играет бот { $bot }.
note-back = { $name } снова играет за место { $seat }.
note-bot-failed = Бот { $bot } на месте { $seat } дал сбой; за него сделан допустимый ход.
note-bot-stalled = Бот { $bot } на месте { $seat } думал слишком долго; за него сделан допустимый ход.
note-clock = Время игрока { $name } вышло; сервер сделал допустимый ход.
note-clock-bot = Время игрока { $name } вышло; дальше играет бот { $bot }.
clock-moved = { $verb ->
    [pass] Время вышло: сервер пасует за игрока { $name }
   *[other] Время вышло: сервер сделал ход за игрока { $name }
}
clock-headline = { $verb ->
    [pass] Время вышло: сервер пасует за игрока { $name }
   *[other] Время вышло: сервер сделал ход сам. { $action }
}

# Боты

bot-dice = Играет наугад: точка отсчёта для измерений.
bot-greedy = Делает выбор, который сразу выглядит лучшим: точка отсчёта для измерений.
bot-easy = Для первой партии: видит хорошие ходы, но иногда делает другой.
bot-medium = Продумывает весь свой ход, но не ходы других.
bot-hard = Проверяет лучшие ходы против того, что могут сделать другие.
bot-master = Просчитывает лучшие ходы дальше и думает дольше.
bot-undescribed = Бот { $name } из { $module }, без описания.

### Что говорит только Millbrook, по-русски.

reason-NOT_CONNECTED = { $place } не соединяется с портом.
reason-HARBOUR_FULL = В эту эпоху порт больше не покупает хлопок.
event-cotton-shipped = { $seat } отправляет хлопок морем.

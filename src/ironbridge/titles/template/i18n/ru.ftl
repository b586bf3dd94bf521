### Что говорит только Millbrook, по-русски.

reason-NOT_CONNECTED = { $place } не связан с гаванью.
reason-HARBOUR_FULL = В эту эпоху гавань больше не покупает хлопок.
event-cotton-shipped = { $seat } отправляет хлопок за море.

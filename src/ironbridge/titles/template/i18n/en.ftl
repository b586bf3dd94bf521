### Sentences of Millbrook, in English.

reason-NOT_CONNECTED = { $place } is not connected to the harbour.
reason-HARBOUR_FULL = The harbour buys no more cotton in this era.
event-cotton-shipped = { $seat } ships cotton from the harbour.

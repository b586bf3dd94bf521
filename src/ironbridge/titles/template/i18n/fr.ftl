### Ce que seul Millbrook dit, en français.

reason-NOT_CONNECTED = { $place } n’est pas connecté au port.
reason-HARBOUR_FULL = Le port n’achète plus de coton pendant cette ère.
event-cotton-shipped = { $seat } expédie du coton.

### Ce que seul Millbrook dit, en français.

reason-NOT_CONNECTED = { $place } n’est pas relié au port.
reason-HARBOUR_FULL = Le port n’achète plus de coton pendant cette période.
event-cotton-shipped = { $seat } expédie du coton.

### What the page says, in English.

house-name = { $seat ->
    [0] Hammer
    [1] Bell
    [2] Crown
    [3] Trefoil
   *[4] Horseshoe
}

### Ce que dit la page, en français.

house-name = { $seat ->
    [0] Marteau
    [1] Cloche
    [2] Couronne
    [3] Trèfle
   *[4] Fer à cheval
}

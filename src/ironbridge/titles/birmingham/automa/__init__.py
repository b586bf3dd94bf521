"""The Automa: a seat of Brass: Birmingham that plays by itself, following a deck of cards."""

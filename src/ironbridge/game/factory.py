"""Makes games: ``new`` by title and options, ``load`` from a position, ``replay`` from a record."""

from collections.abc import Mapping, Sequence

from ironbridge import i18n
from ironbridge.core.deal import Deal
from ironbridge.core.rng import fresh_seed
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput, Refused
from ironbridge.game.game import Game
from ironbridge.game.history import History
from ironbridge.game.text_input import refused_in_words
from ironbridge.notation.deal_text import read_deal
from ironbridge.notation.headers import make_spec
from ironbridge.notation.mod_lookup import Source, register_mod
from ironbridge.notation.position_reader import read_position
from ironbridge.notation.records import (
    END,
    DealSource,
    check_key,
    check_seed,
    deal_of,
    lingers_with,
    read_record,
)
from ironbridge.titles.spec import GameSpec


def new(
    title: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    key: str | None = None,
    deal: Mapping[str, object] | None = None,
    variant: str | None = None,
    board: str | None = None,
    automa: str | None = None,
    mat: Mapping[str, Sequence[int]] | str | None = None,
    rules: Mapping[str, object] | None = None,
    confirm_turns: bool = False,
    print: Source | None = None,
) -> Game:
    """Returns a new game.

    Args:
        title: Name of the title: ``"birmingham"``, ``"lancashire"``, ``"age_of_industry"``, or an
            installed one (``ironbridge.titles()``).
        seats: Number of seats; the title's usual number by default.  A solo game takes 1 or 2.
        seed: Seed of the deal, a number; random by default.
        key: Key of the deal, 64 hexadecimal digits, instead of a seed.  A part of the deal tells
            nothing of the rest, as servers need it.
        deal: The deal itself instead of a seed, as plain data like ``game.deal``.
        variant: Name of a variant of the title, such as ``"introductory"``.
        board: Name of a board, for titles with several: ``"germany"``, ``"new_england"``.
        automa: Level of the Automa for a solo game: ``"easy"``, ``"medium"``, ``"hard"``.
        mat: Tiles of the Automa's mat, for a level of its own: the number of tiles per level by
            industry, as a mapping or as text (``"coal 0 1 2 2, cotton 2 1 1 3"``).
        rules: Values of contested rules by name; ``ironbridge.titles()`` lists them.
        confirm_turns: Ends a turn only when its seat plays ``end turn``; until then the whole turn
            can be undone.
        print: A mod of the title: the name of a TOML file, or its contents as plain data.

    Raises:
        BadInput: The title, an option or the deal is unknown or contradictory.
    """
    options: dict[str, object] = {"variant": variant, "board": board, "automa": automa}
    options |= {"mat": mat, "rules": rules, "confirm_turns": confirm_turns, "print": print}
    spec = make_spec(title, seats, options)
    if sum(given is not None for given in (seed, key, deal)) > 1:
        raise BadInput("seed-and-deal")
    if deal is not None:
        return begin(spec, None, read_deal(spec, deal))
    source = deal_source(seed, key)
    return begin(spec, source, deal_of(spec, source))


def deal_source(seed: int | None, key: str | None) -> DealSource:
    """Returns the checked key or seed of a deal; without both a random seed."""
    if key is not None:
        return check_key(key)
    return fresh_seed() if seed is None else check_seed(seed)


def begin(spec: GameSpec, source: DealSource | None, deal: Deal) -> Game:
    """Returns a game at its first question; ``source`` is the seed or key of the deal, if any."""
    return Game(History(spec, first_position(spec.rules, deal, Workspace())), source)


def load(text: str, print: Source | None = None) -> Game:
    """Returns the game at the position in a text; ``print`` is the mod that it names, if any."""
    if print is not None:
        register_mod(print)
    spec, pos, begun = read_position(text)
    history = History(spec, pos)
    history.resume(begun)
    return Game(history, dealt=False)


def from_steps(start: Game, steps: Sequence[int]) -> Game:
    """Returns the game after these codes; ``BadInput`` at the first illegal one.

    ``start`` is a game at its beginning: ``new`` with equal options and seed, or ``load``.
    """
    game = start.copy()
    game.history.play_all(steps)
    return game


def replay(record: str, print: Source | None = None) -> Game:
    """Returns the game of a record; ``BadInput`` names a line that cannot be played.

    ``print`` is the mod that the record names, if any.
    """
    if print is not None:
        register_mod(print)
    spec, source, start, actions = read_record(record)
    game = (
        begin(spec, source, start)
        if isinstance(start, Deal)
        else Game(History(spec, start), dealt=False)
    )
    for number, seat, action in actions:
        if game.over:
            raise BadInput("over-before", line=number, action=action)
        if game.turn_waits and not lingers_with(spec, game.history.pos.seat, seat, action):
            game.play(END)
        if game.seat != seat:
            raise BadInput("other-seat-acts", line=number, seat=game.seat, said=seat)
        before = len(game.actions)
        try:
            game.play(action)
        except Refused:
            why = refused_in_words(game.history, action)
            raise BadInput("action-refused", line=number, action=action, why=why) from None
        if len(game.actions) == before:
            question = i18n.prompts(spec, game.history.pos)
            raise BadInput("not-whole", line=number, action=action, question=question)
    return game

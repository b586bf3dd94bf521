"""Random games of Brass (2007) agree with the reference engine."""

import random
from typing import Any

import pytest

import ironbridge
from tests.helpers.seen import plain
from tests.reference_engines.lancashire.model import ENDS, Table, number, slot_names
from tests.rulebook.lancashire.rulings.lay import fresh

WEIGHTS = {"pass": 1, "build double": 1, "sell": 6}
BONUS = [3, 3, 2, 2, 1, 1, 0, 0]
STATE = ("money", "spent", "income", "points", "mat", "links_left")


def in_full(text: str) -> str:
    """Returns the text of a choice with the number of its slot."""
    words = text.split(" ")
    if words[0] == "give" and "." not in text:
        return f"{text}.1"
    if words[0] not in ("build", "sell", "coal", "iron", "to") or "." in text:
        return text
    if text == "to distant market":
        return text
    industry = {"sell": "cotton", "to": "port"}.get(words[0], words[0])
    start = 1
    if words[0] == "build":
        start = 3 if words[1] == "double" else 2
        industry = words[start - 1]
    (slot,) = slot_names(" ".join(words[start:]), industry)
    return f"{' '.join(words[:start])} {slot}"


class Player:
    """Plays one action in the game and in the model, question by question."""

    def __init__(self, game: Any, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.model = Table(plain(game, game.seat), game.seat)
        self.pending: dict[str, set[str]] = {}
        self.second = False
        self.mill = self.line = self.built = self.stack = ""
        self.cards_to_give = 1
        self.over = False

    # ------------------------------------------------------------------- questions

    def run(self) -> None:
        """Chooses, and answers questions until the action is finished."""
        game = self.game
        offered = {in_full(choice.text): choice for choice in game.choices}
        assert set(offered) == self.model.actions()
        text = self.pick_action(list(offered))
        done = len(game.actions)
        game.play(offered[text])
        self.begin(text)
        while len(game.actions) == done:
            asked = {choice.text: choice for choice in game.choices}
            answers = {in_full(text): choice for text, choice in asked.items()}
            kind = next(text.split(" ")[0] for text in sorted(answers) if text != "done")
            assert set(answers) == self.pending.pop(kind), (game.prompt, text)
            answer = self.rng.choice(sorted(answers))
            game.play(answers[answer])
            self.answer(kind, answer)
        assert self.pending == {}

    def pick_action(self, texts: list[str]) -> str:
        """Returns a random choice: all verbs equally likely, passing and double builds rare."""
        by_kind: dict[str, list[str]] = {}
        for text in sorted(texts):
            kind = " ".join(text.split(" ")[:2]) if "build" in text else text.split(" ")[0]
            by_kind.setdefault(kind, []).append(text)
        weights = [WEIGHTS.get(kind, 3) for kind in by_kind]
        return self.rng.choice(self.rng.choices(list(by_kind.values()), weights)[0])

    def ask(self, kind: str, answers: set[str]) -> None:
        """Asks a question with several answers; a single answer is taken."""
        if len(answers) == 1:
            self.answer(kind, next(iter(answers)))
        elif answers:
            self.pending[kind] = answers

    def ask_card(self, fitting: set[str]) -> None:
        if len(self.model.hand) <= self.cards_to_give:
            self.answer("with", f"with {self.model.hand[0]}")
        else:
            self.ask("with", {f"with {card}" for card in fitting})

    def ask_source(self, goods: str, sources: set[str]) -> None:
        if sources:
            self.ask(goods, {f"{goods} {slot}" for slot in sources})
        else:
            self.model.take(goods, None)
            self.after_cube(goods)

    # --------------------------------------------------------------------- actions

    def begin(self, text: str) -> None:
        model = self.model
        words = text.split(" ")
        any_card = set(model.hand)
        if words[0] == "build":
            double = words[1] == "double"
            industry = words[2 if double else 1]
            slot = " ".join(words[3 if double else 2 :])
            self.cards_to_give = 2 if double else 1
            self.ask_card(any_card if double else model.fitting_cards(industry, slot))
            self.begin_build(industry, slot)
        elif words[0] == "link":
            self.ask_card(any_card)
            self.begin_link(text.removeprefix("link "))
        elif words[0] == "develop":
            self.ask_card(any_card)
            self.begin_develop(words[1])
        elif words[0] == "sell":
            self.ask_card(any_card)
            self.begin_sale(text.removeprefix("sell "))
        else:
            self.ask_card(any_card)
            if words[0] == "loan":
                model.borrow(int(words[1]))

    def begin_build(self, industry: str, slot: str) -> None:
        model = self.model
        tile = model.next_tile(industry)
        assert tile is not None
        self.stack, self.built = industry, slot
        self.missing = {goods for goods in ("coal", "iron") if number(tile, goods)}
        if not self.missing:
            model.place(industry, slot)
        for goods in sorted(self.missing):
            place = slot.rsplit(".", 1)[0]
            sources = model.coal_for([place])[0] if goods == "coal" else model.iron_for()[0]
            self.ask_source(goods, sources)

    def begin_link(self, name: str) -> None:
        self.line = name
        if not self.model.rail:
            self.model.lay(name, False)
            return
        self.ask_source("coal", self.model.coal_for(ENDS[name])[0])

    def begin_develop(self, industry: str) -> None:
        self.stack = industry
        self.ask_source("iron", self.model.iron_for()[0])

    def begin_sale(self, mill: str) -> None:
        self.mill = mill
        self.ask("to", {f"to {buyer}" for buyer in self.model.buyers(mill)})

    def answer(self, kind: str, text: str) -> None:
        rest = text.partition(" ")[2]
        if kind == "with":
            self.model.hand.remove(rest)
            self.model.own["hand_size"] -= 1
            self.cards_to_give -= 1
            if self.cards_to_give:
                self.ask_card(set(self.model.hand))
        elif kind in ("coal", "iron"):
            self.model.take(kind, rest)
            self.after_cube(kind)
        elif kind == "to":
            self.sell_to(rest)
        elif text != "done":
            self.second = True
            begin = {"link": self.begin_link, "develop": self.begin_develop}
            begin.get(kind, self.begin_sale)(rest)

    def after_cube(self, goods: str) -> None:
        model = self.model
        if self.built:
            self.missing.discard(goods)
            if not self.missing:
                model.place(self.stack, self.built)
        elif self.line:
            model.lay(self.line, self.second)
            if not self.second:
                self.ask_more("link", model.open_links(second=True))
        else:
            industry = self.stack
            stack = model.own["mat"][industry]
            stack[next(n for n, left in enumerate(stack) if left)] -= 1
            if not self.second:
                self.ask_more("develop", model.developable())

    def ask_more(self, kind: str, more: set[str]) -> None:
        if more:
            self.pending[kind] = {f"{kind} {one}" for one in more} | {"done"}

    def sell_to(self, buyer: str) -> None:
        model = self.model
        if buyer == "distant market":
            cotton = model.view["cotton"]
            turned = model.view["distant"]["turned"]
            tile = int(self.game.deal[f"distant {model.view['era']}"][len(turned)])
            turned.append(tile)
            cotton["space"] = min(8, cotton["space"] + tile)
            if cotton["space"] == 8:
                cotton["open"] = False
                return
            model.own["income"] = min(99, model.own["income"] + BONUS[cotton["space"]])
        else:
            model.flip(buyer)
        model.flip(self.mill)
        self.ask_more("sell", model.sellable())


def compare(model: Table, view: dict[str, Any]) -> None:
    """Compares the state after an action within a round."""
    assert view["tiles"] == model.tiles
    assert view["links"] == model.links
    assert (view["coal"], view["iron"]) == (model.view["coal"], model.view["iron"])
    assert view["cotton"]["space"] == model.view["cotton"]["space"]
    for found, expected in zip(view["seats"], model.seats, strict=True):
        assert [found[key] for key in STATE] == [expected[key] for key in STATE]


def score(model: Table, at_the_end: bool) -> None:
    """Compares the points of an era, and those of money at the end."""
    for seat, scored in zip(model.seats, model.scores(), strict=True):
        seat["points"] += scored + (seat["money"] // 10 if at_the_end else 0)


class Referee:
    """Compares a whole game with the model."""

    def __init__(self, game: Any, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.debts: dict[int, int] = {}

    def run(self) -> None:
        while not self.game.over:
            if self.debts:
                self.pay_debt()
            else:
                self.play_action()

    def play_action(self) -> None:
        before = plain(self.game, None)
        player = Player(self.game, self.rng)
        player.run()
        model, after = player.model, plain(self.game, None)
        if self.game.over:
            score(model, at_the_end=True)
            assert self.game.result.points == [seat["points"] for seat in model.seats]
            return
        if (after["era"], after["round"]) != (before["era"], before["round"]):
            self.change_round(model, after)
        compare(model, after)

    def change_round(self, model: Table, after: dict[str, Any]) -> None:
        order = sorted(model.view["order"], key=lambda seat: int(model.seats[seat]["spent"]))
        assert after["order"] == order
        if after["era"] != model.view["era"]:
            score(model, at_the_end=False)
            model.clear_canals()
            model.view["cotton"]["space"] = 0
        self.debts = model.collect()
        self.settle(model, after)

    def settle(self, model: Table, after: dict[str, Any]) -> None:
        asked = model.settle(after["order"], self.debts)
        if asked is None:
            assert (after["to_act"], after["actions"]) == (after["order"][0], 2)
        else:
            assert after["to_act"] == asked
            offered = {in_full(choice.text) for choice in self.game.choices}
            assert offered == {f"give up {slot}" for slot in model.tiles_of(asked)}

    def pay_debt(self) -> None:
        seat = self.game.seat
        model = Table(plain(self.game, seat), seat)
        choice = self.rng.choice(list(self.game.choices))
        self.game.play(choice)
        model.give_up(in_full(choice.text).removeprefix("give up "))
        after = plain(self.game, None)
        self.settle(model, after)
        compare(model, after)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_by_chance(seats: int, seed: int) -> None:
    game = fresh(seats, seed)
    Referee(game, random.Random(seed)).run()
    assert ironbridge.replay(game.record).text == game.text


@pytest.mark.parametrize("seed", range(3))
def test_games_of_the_rich(seed: int) -> None:
    """With much money and shipyards more is built and overbuilt."""
    text = fresh(4, seed).text.replace("money 30", "money 400")
    game = ironbridge.load(text.replace("shipyard 2 2 2", "shipyard 0 2 2"))
    Referee(game, random.Random(seed)).run()

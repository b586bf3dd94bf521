"""Names that know their grammatical forms."""

from collections.abc import Callable, Mapping, Sequence


class SeatName(str):
    """A seat called by its number, « Le joueur 1 »: unlike a name it has an article."""

    __slots__ = ()


class PlaceName(str):
    """A place in a language; ``forms`` has its grammatical forms by their Fluent function."""

    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> "PlaceName":
        made = super().__new__(cls, name)
        made.forms = forms
        return made

    def changed(self, change: Callable[[str], str]) -> "PlaceName":
        """Returns the name and all its forms after a change, such as a number after them."""
        return PlaceName(change(self), {case: change(form) for case, form in self.forms.items()})


def joined(names: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
    """Returns several names as one; of places each form is joined by itself."""
    places = [name for name in names if isinstance(name, PlaceName)]
    if not places or len(places) < len(names):
        return join(names)
    cases = places[0].forms
    forms = {case: join([place.forms[case] for place in places]) for case in cases}
    return PlaceName(join(names), forms)

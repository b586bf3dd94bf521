"""String types for names with grammatical forms."""

from collections.abc import Callable, Mapping, Sequence


class PlaceName(str):
    """Name of a place in a language; ``forms`` maps Fluent functions to grammatical forms."""

    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> "PlaceName":
        made = super().__new__(cls, name)
        made.forms = forms
        return made

    def changed(self, change: Callable[[str], str]) -> "PlaceName":
        """Returns the name with a change applied to all forms, such as a number after them."""
        return PlaceName(change(self), {case: change(form) for case, form in self.forms.items()})


def joined(names: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
    """Joins several names; of places each form separately."""
    places = [name for name in names if isinstance(name, PlaceName)]
    if not places or len(places) < len(names):
        return join(names)
    cases = places[0].forms
    forms = {case: join([place.forms[case] for place in places]) for case in cases}
    return PlaceName(join(names), forms)

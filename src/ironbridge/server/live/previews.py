"""Previews of choices as the API sends them: effects, or the refusal of each."""

from collections.abc import Sequence

from ironbridge.errors import BadInput, Refused
from ironbridge.game import Game
from ironbridge.server.api.schemas import Legality, PreviewReply
from ironbridge.server.live import rules_adapter


def previews(
    game: Game, choices: list[int | str], language: str, players: Sequence[str] = ()
) -> list[PreviewReply]:
    """Returns a preview of each choice."""
    found = []
    for choice in choices:
        try:
            shown = rules_adapter.preview(game, choice, language, players)
            found.append(PreviewReply(choice=choice, preview=shown))
        except Refused as refused:
            found.append(PreviewReply(choice=choice, refusal=as_answer(refused)))
        except BadInput as wrong:
            answer = Legality(allowed=False, text=wrong.text(language))
            found.append(PreviewReply(choice=choice, refusal=answer))
    return found


def as_answer(refused: Refused) -> Legality:
    """Returns a refusal as the API sends it."""
    refusal = refused.refusal
    return Legality(
        allowed=False,
        rule=refusal.rule,
        reason=refusal.reason,
        text=refusal.text,
        missing=refusal.missing,
    )

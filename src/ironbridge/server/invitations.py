"""Invitations to a seat: their lifetime, and the signatures of their codes."""

from typing import Final

from itsdangerous import BadData, URLSafeSerializer

INVITATION_LIFETIME: Final = 7 * 24 * 3600.0
"""Seconds for which an invitation to a seat can be accepted."""
DEVICE_LINK_LIFETIME: Final = 600.0
"""Seconds for which a link can open a seat or a profile on another device."""


class InvitationSigner:
    """Signs the names of invitations, so that forged codes never reach the database."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="invitation")

    def code(self, invitation: str) -> str:
        """Returns the signed code of an invitation."""
        return str(self._serializer.dumps(invitation))

    def name(self, code: str) -> str | None:
        """Returns the name of the invitation of a code; ``None`` when the signature is wrong."""
        try:
            name = self._serializer.loads(code)
        except BadData:
            return None
        return name if isinstance(name, str) else None

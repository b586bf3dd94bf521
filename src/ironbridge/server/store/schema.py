"""Tables of the database, for SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

GAME: Final = "games.id"

games: Final = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("header", Text, nullable=False),  # JSON: the initial data, public
    Column("seed", BigInteger, nullable=True),  # secret until the game is over
    Column("salt", String(64), nullable=False),  # secret until the game is over
    Column("status", String(16), nullable=False),  # gathering, running, finished, or record
    Column("is_open", Boolean, nullable=False),  # listed publicly; anyone may take a free seat
    Column("entries", Integer, nullable=False),
    Column("to_act", Integer, nullable=True),
    Column("deadline", Float, nullable=True),  # when the clock of the seat to act runs out
    Column("summary", Text, nullable=False),  # JSON: era, round and result for lists
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("deal_key", String(64), nullable=True),  # secret until the game is over
    Column("deal_secret", String(64), nullable=True),  # secret until the game is over
    Column("token_changes", Integer, nullable=False, server_default="0"),  # how often any ended
    Index("games_by_status", "status", "updated"),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("game", String(24), ForeignKey(GAME), primary_key=True),
    Column("number", Integer, primary_key=True),  # counted from 0 without gaps
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("game", String(24), ForeignKey(GAME), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, free, bot or automa
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("stand_in", Boolean, nullable=False, server_default=false()),  # a bot for a person
    Column("is_host", Boolean, nullable=False, server_default=false()),
    Column("calls", Boolean, nullable=False, server_default=false()),  # has contacts for notices
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", String(24), ForeignKey(GAME), nullable=False, index=True),
    Column("seat", Integer, nullable=True),  # null: a host without a seat
    Column("is_host", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("origin", String(16), nullable=False, server_default=""),
    Column("for_other", Boolean, nullable=False, server_default=false()),  # linked for another
    Column("ended", Float, nullable=True),  # no longer valid since then
    Column("profile", String(24), nullable=True, index=True),  # profile that holds the seat by it
    Column("device", String(64), nullable=True),  # hash of the profile's device that has it
)

invitations: Final = Table(
    "invitations",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), ForeignKey(GAME), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # ``seat``, or ``device`` for a taken seat
    Column("is_host", Boolean, nullable=False),
    Column("expires", Float, nullable=False),
    Column("ended", Float, nullable=True),  # used or revoked
    Column(
        "for_other", Boolean, nullable=False, server_default=false()
    ),  # a device of another person
)

contacts: Final = Table(
    "contacts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),  # a seat; later a profile
    Column("game", String(24), ForeignKey(GAME), nullable=True, index=True),  # of a seat
    Column("channel", String(16), nullable=False),  # webhook, push or mail
    Column("address", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON: shape of a webhook, keys of a browser
    Column("language", String(16), nullable=False),
    Column("state", String(16), nullable=False),  # open, asked (not confirmed yet) or dead
    Column("word", String(32), nullable=False),  # what its owner is told about it
    Column("created", Float, nullable=False),
)

notice_settings: Final = Table(
    "notice_settings",
    METADATA,
    Column("owner", String(64), primary_key=True),
    Column("game", String(24), ForeignKey(GAME), nullable=True, index=True),
    Column("quiet_from", Integer, nullable=True),  # minutes after midnight
    Column("quiet_to", Integer, nullable=True),
    Column("digest", Integer, nullable=True),  # minutes after midnight of the daily notice
    Column("zone", String(64), nullable=False),
)

notices: Final = Table(
    "notices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), ForeignKey(GAME), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # number of the entry that gave the seat its turn
    Column("contact", String(24), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # turn or nudge
    Column("sender", Integer, nullable=True),  # the seat that nudged
    Column("repeatable", Boolean, nullable=False),  # its receiver recognizes a second arrival
    Column("state", String(16), nullable=False),  # waiting, sending, sent, failed, unknown
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False),  # when to send it; while sending, end of the claim
    UniqueConstraint("game", "seat", "turn", "contact", "kind", name="one_notice_per_contact"),
    Index("notices_by_due", "state", "due"),
)

reviews: Final = Table(
    "reviews",
    METADATA,
    Column("game", String(24), ForeignKey(GAME), primary_key=True),
    Column("version", String(16), nullable=False),  # of the evaluator
    Column("total", Integer, nullable=False),  # number of turns of the game
    Column("body", Text, nullable=False),  # JSON: the turns reviewed so far, and the summary
    Column("runner", String(24), nullable=True),  # process that computes it
    Column("lease", Float, nullable=False),  # until when the runner holds it
    Column("asked", Float, nullable=False),  # when a client last asked for it
)

chat_messages: Final = Table(
    "chat_messages",
    METADATA,
    Column("game", String(24), ForeignKey(GAME), primary_key=True),
    Column("number", Integer, primary_key=True),  # counted from 0 without gaps
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),  # of the sender, when it was sent
    Column("phrase", String(32), nullable=False),  # a printed phrase; empty without one
    Column("mark_kind", String(16), nullable=False),  # slot, link or space; empty without a mark
    Column("mark", String(64), nullable=False),
    Column("text", Text, nullable=False),  # free text; empty without one
    Column("at", Float, nullable=False),
)

chat_reports: Final = Table(
    "chat_reports",
    METADATA,
    Column("game", String(24), ForeignKey(GAME), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the message
    Column("reporter", Integer, primary_key=True),  # seat of the person who reports it
    Column("at", Float, nullable=False),
    Column("closed", Float, nullable=True),  # when the operator had dealt with it
)

private_notes: Final = Table(
    "private_notes",
    METADATA,
    Column("game", String(24), ForeignKey(GAME), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("action", Integer, primary_key=True),  # number of actions before the moment
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

profiles: Final = Table(
    "profiles",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(16), nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False),
    Column("recovery", String(64), nullable=True, unique=True),  # hash of the recovery code
    Column("recovery_since", Float, nullable=True),
)

PROFILE: Final = "profiles.id"

profile_devices: Final = Table(
    "profile_devices",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the device's token
    Column("profile", String(24), ForeignKey(PROFILE), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # browser and system
    Column("origin", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("ended", Float, nullable=True),  # no longer valid since then
)

passkeys: Final = Table(
    "passkeys",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the credential's identifier
    Column("profile", String(24), ForeignKey(PROFILE), nullable=False, index=True),
    Column("credential", Text, nullable=False),  # identifier, base64url
    Column("public_key", Text, nullable=False),  # COSE, base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
)

profile_codes: Final = Table(
    "profile_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of a challenge or of a link to a new device
    Column("kind", String(16), nullable=False),
    Column("profile", String(24), nullable=True, index=True),
    Column("expires", Float, nullable=False),
)

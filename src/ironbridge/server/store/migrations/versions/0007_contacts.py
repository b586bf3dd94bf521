"""Contacts of a seat and their notices; webhooks of seats become contacts."""

import time

import sqlalchemy as sa
from alembic import op

from ironbridge.server.tokens import fresh_name

revision = "0007"
down_revision = "0006"

GAME = "games.id"
PROGRAM = '{"shape":"ironbridge"}'


def upgrade() -> None:
    """Adds contacts and settings; notices name their contact."""
    make_tables()
    op.add_column(
        "seats", sa.Column("calls", sa.Boolean, nullable=False, server_default=sa.false())
    )
    found = op.get_bind()
    rows = found.execute(sa.text("SELECT game, seat, webhook FROM seats WHERE webhook IS NOT NULL"))
    contacts = {(row.game, row.seat): (fresh_name(16), row.webhook) for row in rows}
    for (game, seat), (name, url) in contacts.items():
        add_webhook(found, game, seat, name, url)
    query = "SELECT id, game, seat, turn, state, attempts, due FROM notices"
    waiting = found.execute(sa.text(query))
    kept = [row._asdict() for row in waiting if (row.game, row.seat) in contacts]
    op.drop_table("notices")
    notices = make_notices()
    for row in kept:
        name, _ = contacts[row["game"], row["seat"]]
        more = {"contact": name, "kind": "turn", "sender": None, "repeatable": True}
        found.execute(sa.insert(notices), {**row, **more})
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("webhook")


def make_tables() -> None:
    """Creates the tables of contacts and settings."""
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), nullable=True),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("word", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), nullable=True),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("digest", sa.Integer, nullable=True),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_index("ix_contacts_owner", "contacts", ["owner"])
    op.create_index("ix_contacts_game", "contacts", ["game"])
    op.create_index("ix_notice_settings_game", "notice_settings", ["game"])


def make_notices() -> sa.Table:
    """Creates the table of notices, one for each turn and contact."""
    made = op.create_table(
        "notices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("contact", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("sender", sa.Integer, nullable=True),
        sa.Column("repeatable", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.UniqueConstraint(
            "game", "seat", "turn", "contact", "kind", name="one_notice_per_contact"
        ),
    )
    op.create_index("ix_notices_contact", "notices", ["contact"])
    op.create_index("notices_by_due", "notices", ["state", "due"])
    return made


def add_webhook(found: sa.Connection, game: str, seat: int, name: str, url: str) -> None:
    """Stores the webhook of a seat as a contact."""
    found.execute(
        sa.text(
            "INSERT INTO contacts (id, owner, game, channel, address, details, language, state,"
            " word, created) VALUES (:id, :owner, :game, 'webhook', :url, :details, 'en', 'open',"
            " '', :now)"
        ),
        {
            "id": name,
            "owner": f"seat/{game}/{seat}",
            "game": game,
            "url": url,
            "details": PROGRAM,
            "now": time.time(),
        },
    )
    query = sa.text("UPDATE seats SET calls = :yes WHERE game = :game AND seat = :seat")
    found.execute(query, {"yes": True, "game": game, "seat": seat})


def downgrade() -> None:
    """Drops contacts and their notices; a seat keeps one webhook."""
    op.add_column("seats", sa.Column("webhook", sa.Text, nullable=True))
    op.get_bind().execute(
        sa.text(
            "UPDATE seats SET webhook = (SELECT min(address) FROM contacts WHERE channel ="
            " 'webhook' AND details = :details AND owner = 'seat/' || seats.game || '/' ||"
            " seats.seat)"
        ),
        {"details": PROGRAM},
    )
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("calls")
    for table in ("notices", "contacts", "notice_settings"):
        op.drop_table(table)
    op.create_table(
        "notices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.UniqueConstraint("game", "seat", "turn", name="one_notice_per_turn"),
    )
    op.create_index("notices_by_due", "notices", ["state", "due"])

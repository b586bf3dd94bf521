"""Seeds of published measurements: derived from the commit that is measured.

A design cannot be chosen by deals that do not exist before it is committed.
"""

import hashlib
import re
import subprocess
from pathlib import Path
from typing import Final

from ironbridge.errors import BadInput

WORD: Final = "commit"
"""As a seed: that of the commit checked out.  With a hash, ``commit:1a2b...``: that of another."""
HASH: Final = re.compile(r"[0-9a-f]{40}")
HOME: Final = Path(__file__).resolve().parent


def commit_seed(text: str) -> int:
    """Returns the seed for ``commit`` or ``commit:<hash>``.

    ``BadInput`` outside a repository, with changes that are not committed, or for no whole hash.
    """
    named = text.removeprefix(WORD).removeprefix(":")
    commit = named if named else current_commit()
    if not HASH.fullmatch(commit):
        raise BadInput("no-commit", said=text)
    return int(hashlib.sha256(f"ironbridge deals {commit}".encode()).hexdigest()[:12], 16)


def current_commit(home: Path = HOME) -> str:
    """Returns the hash of the commit checked out; ``BadInput`` where the code differs from it."""
    if git(home, "status", "--porcelain", "--", str(home.parent)):
        raise BadInput("commit-changed")
    return git(home, "rev-parse", "HEAD")


def git(home: Path, *words: str) -> str:
    """Returns the output of git; ``BadInput`` where there is no git or no repository."""
    try:
        done = subprocess.run(
            ["git", "-C", str(home), *words], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        raise BadInput("no-repository") from None
    return done.stdout.strip()

"""A short series of kills while notices are sent; ``notice_series`` runs a long one."""

import pytest

from benchmarks.server_stress.notice_series import run_series


@pytest.mark.slow
def test_no_notice_is_lost_or_doubled_by_kills() -> None:
    found = run_series(notices=300, kills=3)
    assert (found.lost, found.doubled, found.ended_early) == (0, 0, 0), found
    assert found.notices >= 300
    assert found.refused + found.unanswered > 0

"""What the end of a turn is worth at the board: rounds that were not learned from end as the table says."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from tenfold.analysis.board.search.turn_ends import learned
from tenfold.lab.board_turn_ends import Notes, fitted, play


def test_new_rounds_end_as_the_table_says() -> None:
    notes: Notes = defaultdict(list)
    for seed in range(900, 912):
        play(seed, notes)
    assert sorted(notes) == sorted(learned())
    said = np.concatenate(
        [np.array([facts for facts, _ in notes[case]]) @ learned()[case] for case in learned()]
    )
    came = np.concatenate([[ahead for _, ahead in notes[case]] for case in learned()])
    assert set(came) <= {-1.0, -0.5, 0.5, 1.0}
    high, low = came[said > 0.3], came[said < -0.3]
    assert min(len(high), len(low)) > 50
    assert high.mean() > 0.2 > -0.2 > low.mean()


def test_weights_are_found_again() -> None:
    generator = np.random.default_rng(1)
    facts = generator.normal(0, 1, (4000, 3))
    ahead = facts @ [0.5, -0.25, 0.0] + generator.normal(0, 0.5, 4000)
    found = fitted([(row.tolist(), float(value)) for row, value in zip(facts, ahead, strict=True)])
    assert np.abs(np.array(found) - [0.5, -0.25, 0.0]).max() < 0.03

//! The rules of Experience tests and Discipline tests (ROE-TST).

use rule_book::rules;

rules! {
    // Strength
    "ROE-GEN-08": now,
        "The initial strength of a unit is the number of figures with which it began the game.";
    BELOW_HALF = "ROE-GEN-09": now,
        "A unit is below 50 % if twice its present figures are fewer than its initial strength; exactly half is not \
         below.";
    // Tests
    "ROE-TST-01": now,
        "An Experience test is a D6 of one figure or one crew; with its modifiers it must reach the Experience rating, \
         which is 3, 4 or 5.";
    STEADIED_BY_TERRAIN = "ROE-TST-02": now,
        "A figure that is using the terrain has +1 on its Experience test; other modifiers only where a rule names \
         them.";
    "ROE-TST-03": now,
        "A Discipline test is one D6 for a whole unit; with its modifiers it must reach the Discipline rating, which \
         is 3, 4 or 5.";
    DISCIPLINE_ROWS = "ROE-TST-04": now,
        "Discipline tests have -1 if Shaken or Demoralised, -1 below 50 %, -1 for a single figure, -1 in a crossfire \
         or within 10 cm of a table edge not its own, +1 with an NCO, +1 with an Officer within 20 cm, +1 if neither \
         fired on nor in close quarters in the previous turn.";
    "ROE-TST-05": now, "In both kinds of test a natural 1 fails and a natural 6 passes.";
    PREVIOUS_TURN = "ROE-TST-06": now, "The previous turn is the turn of the opponent that has just been played.";
    // Geometry
    FROM_OFFICER = "ROE-GEO-03": now,
        "Within 20 cm of the Officer is measured from his base to the nearest figure of the unit.";
    "ROE-GEO-12": now, "The distance of a unit from a table edge is that of its nearest figure.";
    // House values and rulings
    "ROE-H-01": repeats["ROE-TST-05"], "Tests fail on a natural 1 and pass on a natural 6.";
    "ROE-H-07": now,
        "A unit is in a crossfire if in one enemy turn two or more units have hit it from directions that differ by 90 \
         degrees or more, seen from its centre.";
    "ROE-H-29": now,
        "The Officer gives his +1 only while he is alive and not Demoralised; a dead NCO of a squad is not replaced.";
    "ROE-R-01": repeats["ROE-TST-06"], "The previous turn of a modifier is the opponent's turn before, not a whole game turn.";
    "ROE-R-03": repeats["ROE-GEN-09"], "A unit with exactly half of its initial strength is not below 50 %.";
    EDGE_OR_CROSSFIRE = "ROE-R-33": now, "Who is both in a crossfire and near a table edge has -1 once.";
    // Examples
    "ROE-W-04": of_sources, "5 left of 10 are not below 50 %.";
}

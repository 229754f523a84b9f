//! Night and star shells (LNL-20.0 to LNL-20.1).

use crate::catalogue::reasons::{NIGHT, STAR_SHELLS};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // 20.0 Night
    later("LNL-20.0-01", NIGHT, "In a night scenario only an adjacent hex may be the target of a spotting attempt."),
    later("LNL-20.0-02", NIGHT, "At night movement or Assault Move does not by itself spot a unit."),
    later(
        "LNL-20.0-03",
        NIGHT,
        "At night a unit in clear terrain that moves, other than by Low Crawl or Stealth, or is under Moved or Assault \
         Move, is Spotted within 2 hexes and LOS.",
    ),
    later(
        "LNL-20.0-04",
        NIGHT,
        "At night a unit in clear terrain adjacent to the spotter is Spotted, whatever its status.",
    ),
    later(
        "LNL-20.0-05",
        NIGHT,
        "At night a unit in degrading or blocking terrain that moves or is under Moved or Assault Move is Spotted by \
         an adjacent enemy.",
    ),
    later("LNL-20.0-06", NIGHT, "At night a unit that fires is Spotted by any enemy with LOS to it, at any distance."),
    later("LNL-20.0-07", NIGHT, "At night a unit is Spotted by a successful attempt from an adjacent hex."),
    later(
        "LNL-20.0-08",
        NIGHT,
        "At night all other units are not Spotted; adjacency alone does not spot one that stands still in degrading or \
         blocking terrain.",
    ),
    later("LNL-20.0-09", NIGHT, "Scenario rules may change the night sight of 2 hexes."),
    later("LNL-20.0-10", NIGHT, "Helicopters remain always Spotted at night."),
    // 20.01 Fire at night
    later(
        "LNL-20.01-01",
        NIGHT,
        "A DFT attack at night has -2 unless the target is adjacent; once per attack, not per unit.",
    ),
    later("LNL-20.01-02", NIGHT, "An ordnance shot at night has +2 to hit unless the target is adjacent."),
    later("LNL-20.01-03", NIGHT, "An adjacent DFT target still gives the ordinary +2 at night."),
    later("LNL-20.01-04", NIGHT, "Melee and Close Assault are unchanged at night."),
    // 20.1 Star shells
    later(
        "LNL-20.1-01",
        STAR_SHELLS,
        "A leader, advisor or hero not under Moved, Low Crawl, Fired or Ops Complete may try to place a star shell \
         within 3 hexes of his own.",
    ),
    later(
        "LNL-20.1-02",
        STAR_SHELLS,
        "A star shell is placed if 1d6 less a leader's leadership is equal to or less than the nation's capability.",
    ),
    later(
        "LNL-20.1-03",
        STAR_SHELLS,
        "Who tries to place a star shell is marked Ops Complete whether it worked or not.",
    ),
    later("LNL-20.1-04", STAR_SHELLS, "A star shell lights its hex and the six adjacent hexes as by day."),
    later(
        "LNL-20.1-05",
        STAR_SHELLS,
        "Units in lit hexes are spotted and fired at without any night rule, from lit and from dark hexes.",
    ),
    later("LNL-20.1-06", STAR_SHELLS, "A star shell is removed in the next Administrative Phase."),
    later(
        "LNL-20.1-07",
        STAR_SHELLS,
        "A leader may have an on-map mortar place a star shell by the procedure of indirect fire, instead of an \
         attack, without a roll and without FFE.",
    ),
];

//! Night and star shells (LNL-20.0 to LNL-20.1).

use crate::catalogue::reasons::{NIGHT, STAR_SHELLS};
use rule_book::rules;

rules! {
    // 20.0 Night
    "LNL-20.0-01": later(NIGHT), "In a night scenario only an adjacent hex may be the target of a spotting attempt.";
    "LNL-20.0-02": later(NIGHT), "At night movement or Assault Move does not by itself spot a unit.";
    "LNL-20.0-03": later(NIGHT),
        "At night a unit in clear terrain that moves, other than by Low Crawl or Stealth, or is under Moved or Assault \
         Move, is Spotted within 2 hexes and LOS.";
    "LNL-20.0-04": later(NIGHT),
        "At night a unit in clear terrain adjacent to the spotter is Spotted, whatever its status.";
    "LNL-20.0-05": later(NIGHT),
        "At night a unit in degrading or blocking terrain that moves or is under Moved or Assault Move is Spotted by \
         an adjacent enemy.";
    "LNL-20.0-06": later(NIGHT), "At night a unit that fires is Spotted by any enemy with LOS to it, at any distance.";
    "LNL-20.0-07": later(NIGHT), "At night a unit is Spotted by a successful attempt from an adjacent hex.";
    "LNL-20.0-08": later(NIGHT),
        "At night all other units are not Spotted; adjacency alone does not spot one that stands still in degrading or \
         blocking terrain.";
    "LNL-20.0-09": later(NIGHT), "Scenario rules may change the night sight of 2 hexes.";
    "LNL-20.0-10": later(NIGHT), "Helicopters remain always Spotted at night.";
    // 20.01 Fire at night
    "LNL-20.01-01": later(NIGHT),
        "A DFT attack at night has -2 unless the target is adjacent; once per attack, not per unit.";
    "LNL-20.01-02": later(NIGHT), "An ordnance shot at night has +2 to hit unless the target is adjacent.";
    "LNL-20.01-03": later(NIGHT), "An adjacent DFT target still gives the ordinary +2 at night.";
    "LNL-20.01-04": later(NIGHT), "Melee and Close Assault are unchanged at night.";
    // 20.1 Star shells
    "LNL-20.1-01": later(STAR_SHELLS),
        "A leader, advisor or hero not under Moved, Low Crawl, Fired or Ops Complete may try to place a star shell \
         within 3 hexes of his own.";
    "LNL-20.1-02": later(STAR_SHELLS),
        "A star shell is placed if 1d6 less a leader's leadership is equal to or less than the nation's capability.";
    "LNL-20.1-03": later(STAR_SHELLS),
        "Who tries to place a star shell is marked Ops Complete whether it worked or not.";
    "LNL-20.1-04": later(STAR_SHELLS), "A star shell lights its hex and the six adjacent hexes as by day.";
    "LNL-20.1-05": later(STAR_SHELLS),
        "Units in lit hexes are spotted and fired at without any night rule, from lit and from dark hexes.";
    "LNL-20.1-06": later(STAR_SHELLS), "A star shell is removed in the next Administrative Phase.";
    "LNL-20.1-07": later(STAR_SHELLS),
        "A leader may have an on-map mortar place a star shell by the procedure of indirect fire, instead of an \
         attack, without a roll and without FFE.";
}

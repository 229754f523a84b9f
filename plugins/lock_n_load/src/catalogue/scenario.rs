//! The scenario frame (LNL-SC).

use crate::catalogue::{Rule, now};

/// The statements of this part, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // SC Scenario frame
    now(
        "LNL-SC-01",
        "The sides set up in the order the scenario gives, each counter in a hex of its zone within stacking and \
         carrying limits, an SW with its owner, tripod MGs on either side.",
    ),
    now(
        "LNL-SC-02",
        "A scenario may start in any turn, phase and impulse, with any marker and state; the default is the Rally \
         Phase of turn 1.",
    ),
    now(
        "LNL-SC-03",
        "Units that enter later wait off the map from the turn named on; activated as one Location, those of one entry \
         group move as one stack, and the entry hex costs its normal MP.",
    ),
    now(
        "LNL-SC-04",
        "A waiting GO leader gives Double Time as usual, and further waiting stacks of his group may enter in the same \
         impulse by hexes adjacent to his entry hex.",
    ),
    now(
        "LNL-SC-05",
        "Waiting units may stay back for a later impulse or turn; off the map they do nothing, are no target, and \
         count as not having acted.",
    ),
    now(
        "LNL-SC-06",
        "A unit leaves the map only from an exit hex the scenario names, for 1 MP by any movement but Low Crawl; it \
         counts as exited, not lost, and can be fired at before it leaves.",
    ),
    now(
        "LNL-SC-07",
        "An objective hex is controlled by the side that last had a GO MMC or a hero in it with no enemy in the hex; \
         with units of both sides in it control does not change.",
    ),
    now(
        "LNL-SC-08",
        "Points for losses and exits: squad 2, half-squad or crew 1, SMC 2; a squad that becomes a half-squad counts \
         1. The scenario may give other values.",
    ),
    now(
        "LNL-SC-09",
        "Victory conditions are hexes controlled, units or points exited, points of losses, named units alive, or a \
         lead in points, joined by all, any and not, and tied to a time.",
    ),
    now(
        "LNL-SC-10",
        "Conditions \"at once\" are read after every event, others at the end of the Administrative Phase; if none \
         holds after the last turn the scenario names the winner, else it is a draw.",
    ),
    now(
        "LNL-SC-11",
        "A side with no unit on the map and none to come has lost at once, unless the scenario says otherwise.",
    ),
];

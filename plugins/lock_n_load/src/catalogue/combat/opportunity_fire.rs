//! Opportunity Fire (LNL-5.3).

use crate::catalogue::reasons::{HEAVY_WEAPONS, VEHICLES_AND_HELICOPTERS};
use crate::catalogue::{Rule, later, now, repeats};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 5.3 Opportunity Fire
    now(
        "LNL-5.3-01",
        "Opportunity Fire takes place in the opponent's impulse and is not an impulse of the firing player.",
    ),
    now(
        "LNL-5.3-02",
        "Units without Move, Low Crawl, Stealth or Fired marker may use Opportunity Fire, those under Assault Move \
         with -2, those under Ops Complete at reduced FP.",
    ),
    now(
        "LNL-5.3-03",
        "Opportunity Fire is triggered when an enemy unit spends at least 1 MP of any movement other than Low Crawl in \
         a hex to which the firer has a LOS.",
    ),
    now("LNL-5.3-04", "Units that Low Crawl can be fired at only if they are Spotted in the hex they enter."),
    now(
        "LNL-5.3-05",
        "Opportunity Fire must be declared before the moving unit leaves the hex; the mover must leave time for the \
         declaration.",
    ),
    now("LNL-5.3-06", "For Opportunity Fire all the usual conditions hold: range, LOS, Spotted, no mixed hex."),
    now(
        "LNL-5.3-07",
        "All units of one Location that use Opportunity Fire do so at the same moment and at the same target.",
    ),
    now(
        "LNL-5.3-08",
        "A moving unit is attacked at most once per MP it spends in a hex, counting the attacks of all firing hexes.",
    ),
    later(
        "LNL-5.3-09",
        HEAVY_WEAPONS,
        "Ordnance SWs, WTs, helicopters and vehicles stacked with units that already fired may attack beyond the limit \
         of one attack per MP.",
    ),
    now("LNL-5.3-10", "Units that used Opportunity Fire get a Fired marker."),
    now(
        "LNL-5.3-11",
        "Opportunity Fire is resolved as any other attack, with +1 to the attacker against moving units.",
    ),
    now("LNL-5.3-12", "Opportunity Fire has no +1 against Low Crawl."),
    now(
        "LNL-5.3-13",
        "Opportunity Fire has no +1 if the moving unit is in terrain that cancels it, such as low crops.",
    ),
    now(
        "LNL-5.3-14",
        "If the target hex holds moving and stationary units, the attack hits both; only the moving ones suffer the \
         +1.",
    ),
    now(
        "LNL-5.3-15",
        "Stationary units in a hex that a mover made visible keep the spotting state they had: after the mover has \
         gone they are not Spotted by it.",
    ),
    now(
        "LNL-5.3-16",
        "Moving units that become Shaken, also through Casualties or a Wound, must stop; the GO rest of the stack may \
         go on.",
    ),
    now("LNL-5.3-17", "A hero created by a moving unit may go on moving with the MP that unit had left."),
    now(
        "LNL-5.3-18",
        "Opportunity Fire needs a LOS that is not blocked; a degraded one is enough and has its modifiers.",
    ),
    now(
        "LNL-5.3-19",
        "The reacting player is asked after the MP have been spent, also in the last hex of a move; a further attack \
         allowed there is asked for after the result of the one before.",
    ),
    repeats(
        "LNL-5.3-B01",
        &["LNL-5.3-02", "LNL-5.3-03"],
        "Opportunity Fire is for units not under Moved, Low Crawl, Stealth or Fired, with LOS to a hex in which an \
         enemy unit spends at least one MP.",
    ),
    later(
        "LNL-5.3-B02",
        HEAVY_WEAPONS,
        "Beyond the one attack per MP each ordnance SW, WT, vehicle and helicopter stacked with units that already \
         fired may attack apart.",
    ),
    repeats(
        "LNL-5.3-B03",
        &["LNL-5.3-05", "LNL-5.3-10"],
        "Opportunity Fire must be declared before the mover leaves the hex; its firers are marked Fired.",
    ),
    later(
        "LNL-5.3-B04",
        VEHICLES_AND_HELICOPTERS,
        "The +1 against moving units holds against vehicles that move or are under Moved or Assault Move, never \
         against helicopters.",
    ),
    repeats("LNL-5.3-B05", &["LNL-5.3-16"], "A unit made Shaken by Opportunity Fire stops moving."),
];

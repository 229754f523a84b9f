//! Smoke (LNL-7.0).

use crate::catalogue::reasons::{BRITISH, ORDNANCE, SOVIETS, VEHICLES_AND_HELICOPTERS};
use crate::catalogue::{Rule, later, now};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 7.0 Smoke
    now(
        "LNL-7.0-01",
        "A GO MMC without Move, Low Crawl, Assault Move, Stealth, Fired or Ops Complete marker may try to place smoke \
         in its own or an adjacent hex.",
    ),
    now(
        "LNL-7.0-02",
        "A smoke attempt rolls 1d6: equal to or less than the unit's smoke capability places a Smoke 1 marker in the \
         chosen hex.",
    ),
    now("LNL-7.0-03", "The unit that tries to place smoke gets Ops Complete whether it succeeds or not."),
    now("LNL-7.0-04", "All MMCs of Band of Heroes have smoke capability 2."),
    now(
        "LNL-7.0-05",
        "A smoke attempt is an action of an activated unit in its owner's impulse; other activated units may move or \
         fire after it in the same impulse.",
    ),
    now("LNL-7.0-06", "A hex with smoke is blocking terrain."),
    now("LNL-7.0-07", "Smoke has TM +1, added to the TM of the hex."),
    now("LNL-7.0-08", "Units that fire out of a smoke hex subtract 1 from their attack roll on the DFT."),
    now(
        "LNL-7.0-09",
        "In the Administrative Phase Smoke 1 becomes Smoke 2 and Smoke 2 is removed, so smoke lasts for the rest of \
         its turn and the whole next turn.",
    ),
    now("LNL-7.0-10", "Smoke 1 and Smoke 2 have the same effects; a second marker in a hex adds nothing."),
    later("LNL-7.0-11", SOVIETS, "Partisans may not place smoke."),
    later("LNL-7.0-12", BRITISH, "British airborne and commando squads have smoke capability 2."),
    later(
        "LNL-7.0-B01",
        ORDNANCE,
        "Smoke adds 1 to the TM of its hex, so ordnance that fires into it adds 1 to its to-hit roll.",
    ),
    later("LNL-7.0-B02", ORDNANCE, "Ordnance that fires out of a smoke hex adds 1 to its to-hit roll."),
    later(
        "LNL-7.0-B03",
        VEHICLES_AND_HELICOPTERS,
        "Vehicles and helicopters lay no smoke; smoke attempts are for GO MMCs only.",
    ),
];

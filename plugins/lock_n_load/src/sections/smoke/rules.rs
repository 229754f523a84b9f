//! The rules of smoke (LNL-7.0).

use crate::catalogue::reasons::{BRITISH, SOVIETS};
use rule_book::rules;

rules! {
    // 7.0 Smoke
    SMOKE_PLACERS = "LNL-7.0-01": now,
        "A GO MMC without Move, Low Crawl, Assault Move, Stealth, Fired or Ops Complete marker may try to place smoke \
         in its own or an adjacent hex.";
    "LNL-7.0-02": now,
        "A smoke attempt rolls 1d6: equal to or less than the unit's smoke capability places a Smoke 1 marker in the \
         chosen hex.";
    "LNL-7.0-03": now, "The unit that tries to place smoke gets Ops Complete whether it succeeds or not.";
    SMOKE_CAPABILITY = "LNL-7.0-04": now, "All MMCs of Band of Heroes have smoke capability 2.";
    SMOKE_IMPULSE = "LNL-7.0-05": now,
        "A smoke attempt is an action of an activated unit in its owner's impulse; other activated units may move or \
         fire after it in the same impulse.";
    SMOKE_BLOCKS = "LNL-7.0-06": now, "A hex with smoke is blocking terrain.";
    SMOKE_COVER = "LNL-7.0-07": now, "Smoke has TM +1, added to the TM of the hex.";
    OUT_OF_SMOKE = "LNL-7.0-08": now,
        "Units that fire out of a smoke hex subtract 1 from their attack roll on the DFT.";
    "LNL-7.0-09": now,
        "In the Administrative Phase Smoke 1 becomes Smoke 2 and Smoke 2 is removed, so smoke lasts for the rest of \
         its turn and the whole next turn.";
    SMOKE_ALIKE = "LNL-7.0-10": now, "Smoke 1 and Smoke 2 have the same effects; a second marker in a hex adds nothing.";
    "LNL-7.0-11": later(SOVIETS), "Partisans may not place smoke.";
    "LNL-7.0-12": later(BRITISH), "British airborne and commando squads have smoke capability 2.";
    ORDNANCE_INTO_SMOKE = "LNL-7.0-B01": now,
        "Smoke adds 1 to the TM of its hex, so ordnance that fires into it adds 1 to its to-hit roll.";
    ORDNANCE_OUT_OF_SMOKE = "LNL-7.0-B02": now, "Ordnance that fires out of a smoke hex adds 1 to its to-hit roll.";
    NO_VEHICLE_SMOKE = "LNL-7.0-B03": now,
        "Vehicles and helicopters lay no smoke; smoke attempts are for GO MMCs only.";
    // Rulings
    "RUL-50": now,
        "Smoke capability is 2 by default; no smoke after any movement; a second marker adds nothing; the attempt \
         needs no LOS but is an action of the impulse.";
}

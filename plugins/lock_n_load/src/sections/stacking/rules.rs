//! The rules of stacking (LNL-1.3).

use crate::catalogue::reasons::{HELICOPTERS, SOVIETS};
use rule_book::rules;

rules! {
    // 1.3 Stacking
    SQUADS = "LNL-1.3-01": now, "Per hex each player may have at most 3 squads or squad equivalents.";
    "LNL-1.3-02": now, "One WT counts as one squad.";
    "LNL-1.3-03": now, "Two half-squads, two crews, or one of each count as one squad, so each counts one half.";
    VEHICLES = "LNL-1.3-04": now, "Per hex each player may have at most 2 vehicles.";
    "LNL-1.3-05": later(HELICOPTERS), "Per hex each player may have at most 1 helicopter.";
    SINGLE_MEN = "LNL-1.3-06": now, "Per hex each player may have at most 2 SMCs.";
    HULK_ROOM = "LNL-1.3-07": now, "Each wreck uses up one vehicle place of the hex, for both players.";
    TERRAIN_LIMIT = "LNL-1.3-08": now,
        "Some terrain changes the stacking limits, dense jungle and multi-storey buildings for example; the numbers \
         stand in the terrain data.";
    "LNL-1.3-09": now,
        "Stacking limits hold at every moment: a stack may not even pass through a hex where the movers and the \
         friendly units already there would exceed a limit.";
    "LNL-1.3-10": now,
        "SWs do not count for stacking; carried ones are limited by their owners, abandoned ones not at all.";
    "LNL-1.3-11": later(SOVIETS), "Partisans have a lower MMC limit in hexes without a leader.";
    "LNL-1.3-12": later(SOVIETS), "Soviet units of different background colours may not share a hex.";
    "LNL-1.3-13": now, "In a multi-storey building hex every stacking limit counts per storey, not per hex.";
    "LNL-1.3-B01": now,
        "Per player and hex at most 3 squads or equivalents, 2 vehicles, 2 SMCs and 1 helicopter.";
    "LNL-1.3-B02": repeats["LNL-1.3-02", "LNL-1.3-03"],
        "1 WT counts as 1 squad, and 2 half-squads or 2 crews, or one of each, as 1 squad.";
    "LNL-1.3-B03": repeats["LNL-1.3-07"],
        "Every wreck of a vehicle or helicopter in the hex counts as one vehicle, for both players.";
    "LNL-1.3-B04": repeats["LNL-1.3-09"],
        "A unit may not even pass through a hex if moving and stationary units together would exceed the stacking \
         limits.";
    "LNL-1.3-B05": now, "Passengers count towards the infantry limits of the hex their vehicle is in.";
    "LNL-1.3-B06": repeats["LNL-1.3-08"],
        "Terrain may alter the stacking limits, as dense jungle and multi-storey buildings do.";
    // Rulings
    "RUL-58": now, "A wreck uses a vehicle place of both players; SWs do not count for stacking.";
    "RUL-86": now,
        "In a multi-storey building stacking counts per storey, and fire at an enemy storey is allowed although \
         friends hold the other one.";
}

//! The Administrative Phase (LNL-9.0).

use crate::catalogue::reasons::{FLARES_AND_PARACHUTES, HEAVY_WEAPONS, INDIRECT_FIRE, VEHICLES};
use crate::catalogue::{Rule, later, now};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 9.0 Administrative Phase
    now("LNL-9.0-01", "The Administrative Phase begins when the Operations Phase has ended."),
    now(
        "LNL-9.0-02",
        "In the Administrative Phase remove all Move, Assault Move, Low Crawl, Stealth, Fired, Ops Complete and \
         Spotted markers.",
    ),
    later("LNL-9.0-03", INDIRECT_FIRE, "In the Administrative Phase remove all FFE markers."),
    now("LNL-9.0-04", "In the Administrative Phase remove Smoke 2, then turn Smoke 1 to Smoke 2."),
    now("LNL-9.0-05", "In the Administrative Phase remove Melee markers from hexes in which only one side is left."),
    later("LNL-9.0-06", FLARES_AND_PARACHUTES, "In the Administrative Phase remove Star Shell and Parachute markers."),
    now(
        "LNL-9.0-07",
        "Wounded markers, the Shaken state and Smoke 1, which is turned, are not removed in the Administrative Phase.",
    ),
    now(
        "LNL-9.0-08",
        "The Administrative Phase advances the turn marker one box; the next Rally Phase begins, unless the scenario \
         ends.",
    ),
    later("LNL-9.0-B01", INDIRECT_FIRE, "Every FFE marker is removed in the Administrative Phase."),
    later(
        "LNL-9.0-B02",
        FLARES_AND_PARACHUTES,
        "Star Shell and Parachute markers are removed in the Administrative Phase.",
    ),
    later(
        "LNL-9.0-B03",
        HEAVY_WEAPONS,
        "Moved, Assault Move, Fired, Ops Complete and Spotted are removed from vehicles, WTs and helicopters as from \
         other units.",
    ),
    later(
        "LNL-9.0-B04",
        VEHICLES,
        "Acquisition, Shaken, Open and Buttoned, turrets, Damaged, Wreck, Abandoned, Emplaced, fortifications and \
         mines stay on the map in the Administrative Phase.",
    ),
];

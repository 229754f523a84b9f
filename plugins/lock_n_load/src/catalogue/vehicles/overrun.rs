//! Overrun, crews and optional rules for vehicles (LNL-15.3 to LNL-15.7.1).

use crate::catalogue::reasons::{ARMOUR_LEADERS, CLOSE_ASSAULT, VEHICLE_OPTIONS, VEHICLES};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 15.3 Overrun
    later("LNL-15.3-01", VEHICLES, "Only a vehicle with at least one MG or a main weapon may overrun."),
    later(
        "LNL-15.3-02",
        VEHICLES,
        "MMCs, SMCs and WTs in clear, brush, low crops or tall grass may be overrun, in no other terrain.",
    ),
    later(
        "LNL-15.3-03",
        VEHICLES,
        "An Overrun costs the MP to enter the hex plus 4 MP, and the vehicle must have them all.",
    ),
    later("LNL-15.3-04", VEHICLES, "An Overrun attacks all enemy non-vehicle units in the hex."),
    later(
        "LNL-15.3-05",
        VEHICLES,
        "An Overrun attacks with 1d6 + HE equivalent + MG FP + 2 + leadership of an armour leader; MGs with an \
         asterisk count only if the vehicle is Open.",
    ),
    later("LNL-15.3-06", VEHICLES, "In an Overrun the HE equivalent counts once, that of a HEAT gun less 1."),
    later("LNL-15.3-07", VEHICLES, "The defence against an Overrun is 1d6 without TM."),
    later(
        "LNL-15.3-08",
        VEHICLES,
        "If an Overrun's attack is greater than its defence each defending unit makes a Damage Check with the margin, \
         leaders first.",
    ),
    later(
        "LNL-15.3-09",
        CLOSE_ASSAULT,
        "Each GO MMC other than a WT, and each hero, that survives an Overrun may at once Close Assault the vehicle \
         after its Morale Check, whatever its markers.",
    ),
    later(
        "LNL-15.3-10",
        CLOSE_ASSAULT,
        "The -2 for assaulting out of terrain with a positive TM does not apply after an Overrun.",
    ),
    later(
        "LNL-15.3-11",
        CLOSE_ASSAULT,
        "A unit that fails the Morale Check after an Overrun, or assaults in vain, stays where it is without a marker.",
    ),
    later(
        "LNL-15.3-12",
        VEHICLES,
        "A vehicle that survives its Overrun may move on if it has MP, and may overrun again at the same price.",
    ),
    later(
        "LNL-15.3-13",
        VEHICLES,
        "If the vehicle stays in the overrun hex every enemy unit there may retreat to an adjacent hex of its owner's \
         choice; Shaken WTs are eliminated.",
    ),
    later(
        "LNL-15.3-14",
        CLOSE_ASSAULT,
        "If the Close Assault after an Overrun destroys the vehicle nothing further happens to the surviving infantry.",
    ),
    later(
        "LNL-15.3-15",
        VEHICLES,
        "A vehicle that overran is marked Moved at the end of its movement and may not fire otherwise in that turn.",
    ),
    later(
        "LNL-15.3-16",
        VEHICLES,
        "A vehicle may overrun more than once in one impulse with its weapons each time, and is not marked Fired by \
         that.",
    ),
    // 15.4 Crews
    later("LNL-15.4-01", VEHICLES, "A crew has no counter until its vehicle is destroyed or Abandoned."),
    later(
        "LNL-15.4-02",
        VEHICLES,
        "For the crew of a vehicle destroyed other than by Close Assault roll 1d6: odd eliminates it, even puts a \
         Shaken Crew in the vehicle's hex.",
    ),
    later("LNL-15.4-03", CLOSE_ASSAULT, "The crew of a vehicle destroyed by Close Assault is eliminated."),
    later(
        "LNL-15.4-04",
        VEHICLES,
        "The crew of an Abandoned vehicle is put under it and makes a Morale Check at once: passed, it is GO; failed, \
         Shaken.",
    ),
    later("LNL-15.4-05", VEHICLES, "Every crew that leaves its vehicle is under a Moved marker."),
    later("LNL-15.4-06", VEHICLES, "A crew is an MMC of half-squad size for stacking, carrying and fire."),
    // 15.41 Armour leaders in vehicles
    later(
        "LNL-15.41-01",
        ARMOUR_LEADERS,
        "A vehicle with an armour leader has his morale, and his leadership is subtracted from its rally rolls and \
         Damage Checks.",
    ),
    later(
        "LNL-15.41-02",
        ARMOUR_LEADERS,
        "An armour leader's leadership is subtracted from to-hit rolls and added to MG attacks and Overruns, not to HE \
         attacks.",
    ),
    later("LNL-15.41-03", ARMOUR_LEADERS, "An armour leader is removed when his vehicle is Abandoned or destroyed."),
    // 15.5 T-34 hatches
    later(
        "LNL-15.5-01",
        VEHICLES,
        "The turret hatch of the T-34 hampers its commander's view, but an Open T-34 still has the ordinary -1 to hit.",
    ),
    // 15.7 Size and speed of vehicles
    later(
        "LNL-15.7-01",
        VEHICLE_OPTIONS,
        "Optional: the size of a vehicle changes the to-hit roll against it, from -1 for the largest to +1 for the \
         smallest.",
    ),
    later(
        "LNL-15.7-02",
        VEHICLE_OPTIONS,
        "Optional: a vehicle under Moved or Assault Move that is fast enough, tracked 16, off-road 20, or 12 on a \
         road, adds 2 to the to-hit roll against it.",
    ),
    later(
        "LNL-15.7-03",
        VEHICLE_OPTIONS,
        "Optional: the +2 for speed replaces the ordinary +1 for a moving vehicle, which slower ones keep.",
    ),
    later("LNL-15.7-04", VEHICLE_OPTIONS, "Optional: the modifiers for size and speed add together."),
    // 15.7.1 Continuous movement
    later(
        "LNL-15.7.1-01",
        VEHICLE_OPTIONS,
        "Optional: a vehicle under Moved or Assault Move may be declared to keep moving; its marker then stays, turned \
         by 180 degrees, in the Administrative Phase.",
    ),
    later(
        "LNL-15.7.1-02",
        VEHICLE_OPTIONS,
        "Optional: a vehicle that keeps moving must move in the next Operations Phase; it may change between Move and \
         Assault Move.",
    ),
    later(
        "LNL-15.7.1-03",
        VEHICLE_OPTIONS,
        "Optional: until it moves, a vehicle that keeps moving still counts as moving for the to-hit roll.",
    ),
    later(
        "LNL-15.7.1-04",
        VEHICLE_OPTIONS,
        "Optional: a vehicle that keeps moving may not fire before it has started its movement of the new turn.",
    ),
];

//! Firing ordnance, and hits that do not penetrate (LNL-14.0, LNL-14.01).

use crate::catalogue::reasons::{ARMOUR_LEADERS, MISSILES, ORDNANCE, PASSENGERS};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 14.0 Firing ordnance
    later(
        "LNL-14.0-01",
        ORDNANCE,
        "Ordnance is SWs with a to-hit table (bazooka, Panzerfaust, Panzerschreck, PIAT, LAW, RPG), gun WTs, and guns \
         or rockets on vehicles and helicopters.",
    ),
    later("LNL-14.0-02", ORDNANCE, "Each ordnance weapon fires as a separate attack with its own dice."),
    later(
        "LNL-14.0-03",
        ORDNANCE,
        "An ordnance weapon need not take the same target as other units that fire from its hex.",
    ),
    later(
        "LNL-14.0-04",
        ORDNANCE,
        "Against a hex with both vehicles and other units the firer of ordnance names one vehicle, or all non-vehicle \
         units together; never both.",
    ),
    later(
        "LNL-14.0-05",
        ORDNANCE,
        "The target of ordnance must be in range, that is within the third range value, in LOS and Spotted.",
    ),
    later(
        "LNL-14.0-06",
        ORDNANCE,
        "A main gun fires in its own impulse as many times as the \"Nx\" before its HE equivalent says, once without \
         it; in Opportunity Fire it fires once.",
    ),
    later(
        "LNL-14.0-07",
        ORDNANCE,
        "A gun WT and a hull-mounted gun fire only through the arc of the red triangle in the counter corner.",
    ),
    later("LNL-14.0-08", ORDNANCE, "A turret gun fires only through the arc of the turret's direction."),
    later(
        "LNL-14.0-09",
        ORDNANCE,
        "A target is in the arc when the LOS leaves the firer's hex through one of the two hexsides at the facing \
         vertex, the outer edges included.",
    ),
    later(
        "LNL-14.0-10",
        ORDNANCE,
        "Ordnance SWs and mortars without a red arrow have no arc: they fire in any direction.",
    ),
    later(
        "LNL-14.0-11",
        ORDNANCE,
        "The back of an ordnance counter has columns of range, to-hit number and penetration; the leftmost column \
         whose range is not less than the range to the target counts.",
    ),
    later("LNL-14.0-12", ORDNANCE, "The penetration is read from the same column as the to-hit number."),
    later(
        "LNL-14.0-13",
        ORDNANCE,
        "To hit, roll 2d6 and add all OFT modifiers: a total equal to or less than the to-hit number hits.",
    ),
    later("LNL-14.0-14", ORDNANCE, "On the to-hit roll a natural 2 always hits and a natural 12 always misses."),
    later("LNL-14.0-15", ORDNANCE, "The TM of the target's hex is added to the to-hit roll."),
    later(
        "LNL-14.0-16",
        ORDNANCE,
        "Each degrading hex the LOS crosses adds 1 to the to-hit roll, also for a silhouette that reaches into a clear \
         hex; the firer's and the target's hexes do not count.",
    ),
    later("LNL-14.0-17", ORDNANCE, "All other to-hit modifiers stand in the table of OFT modifiers."),
    later(
        "LNL-14.0-18",
        ORDNANCE,
        "With ranges 1, 3, 4 and to-hit numbers 10, 7, 4 a weapon needs 7 at range 2, 4 at range 4, and cannot fire at \
         range 5.",
    ),
    later(
        "LNL-14.0-19",
        ORDNANCE,
        "A hit on non-vehicle units attacks all of them at once on the DFT with one die: HE equivalent + 1d6, +1 \
         against those that move or are under Moved or Assault Move.",
    ),
    later(
        "LNL-14.0-20",
        ORDNANCE,
        "The defence against an HE attack is 1d6 alone; the TM was paid in the to-hit roll.",
    ),
    later("LNL-14.0-21", ORDNANCE, "The firer's leadership is not added to the HE attack."),
    later(
        "LNL-14.0-22",
        ORDNANCE,
        "If the HE attack is greater than its defence each attacked unit makes a Damage Check with the margin; \
         otherwise nothing happens.",
    ),
    later(
        "LNL-14.0-23",
        ORDNANCE,
        "Of the attacker's DFT modifiers only the +1 against moving units and the +2 against parachutists change an HE \
         attack.",
    ),
    later(
        "LNL-14.0-24",
        ORDNANCE,
        "A hit on a vehicle compares penetration + 1d6 with the armour factor at the struck place + 1d6.",
    ),
    later(
        "LNL-14.0-25",
        ORDNANCE,
        "A penetration total greater than the armour total destroys the vehicle; a Wreck is put in the hex.",
    ),
    later(
        "LNL-14.0-26",
        ORDNANCE,
        "Penetration die 1 and armour die 6 are a dud: the vehicle counts as not hit, whatever the totals.",
    ),
    later(
        "LNL-14.0-27",
        ORDNANCE,
        "Penetration die 6 and armour die 1 are a catastrophic hit: the vehicle is destroyed, whatever the totals.",
    ),
    later(
        "LNL-14.0-28",
        ORDNANCE,
        "For the crew of a vehicle destroyed by ordnance roll 1d6: even puts a Shaken Crew under a Moved marker in the \
         hex, odd eliminates it.",
    ),
    later("LNL-14.0-29", ORDNANCE, "An unarmoured vehicle or facing hit by ordnance has armour factor 0."),
    later("LNL-14.0-30", PASSENGERS, "Passengers of a vehicle destroyed by ordnance make survival checks."),
    later(
        "LNL-14.0-31",
        MISSILES,
        "A hex that declares an attack with a guided anti-tank missile is marked Fired at once, and enemies entitled \
         to Opportunity Fire may fire at it before the to-hit roll.",
    ),
    later("LNL-14.0-32", MISSILES, "Guided anti-tank missiles are marked so on the counter; Band of Heroes has none."),
    // 14.01 Hits that do not penetrate
    later(
        "LNL-14.01-01",
        ORDNANCE,
        "A penetration total equal to the armour total makes the vehicle roll a Morale Check: failed, it is Abandoned; \
         passed, it is Shaken and Buttoned.",
    ),
    later(
        "LNL-14.01-02",
        ORDNANCE,
        "A hit that equals the armour is the only case in which passing a Morale Check makes a unit Shaken.",
    ),
    later(
        "LNL-14.01-03",
        ORDNANCE,
        "A penetration total below the armour total makes the vehicle roll a Morale Check less the difference of the \
         totals: failed, it is Shaken; passed, nothing happens.",
    ),
    later(
        "LNL-14.01-04",
        ORDNANCE,
        "On the Morale Check after a hit below the armour a natural 12 always makes the vehicle Shaken.",
    ),
    later(
        "LNL-14.01-05",
        ORDNANCE,
        "A vehicle already Shaken that suffers another Shaken result is Abandoned, so a hit that equals its armour \
         always makes it so.",
    ),
    later(
        "LNL-14.01-06",
        ARMOUR_LEADERS,
        "After a hit an armour leader's morale replaces the vehicle's in its Morale Check; his leadership does not \
         count there.",
    ),
    later(
        "LNL-14.01-07",
        ORDNANCE,
        "The crew of an Abandoned vehicle is put under it with a Moved marker and makes a Morale Check, Shaken if it \
         fails; an armour leader is removed.",
    ),
    later(
        "LNL-14.01-08",
        ORDNANCE,
        "An Abandoned vehicle stays on the map, counts for stacking, can be used by nobody and is no target any more.",
    ),
    later(
        "LNL-14.01-09",
        ORDNANCE,
        "After a hit with its ordnance SW an MMC may still attack the vehicle or its crew with its small arms in the \
         same action, if otherwise allowed.",
    ),
];

//! The Operations Phase: impulses, activation, Ops Complete (LNL-4.0, LNL-4.1).

use crate::catalogue::reasons::{
    HEAVY_WEAPONS, HELICOPTERS, ORDNANCE, VEHICLES, VEHICLES_AND_HELICOPTERS, WEAPON_TEAMS,
};
use crate::catalogue::{Rule, later, now};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 4.0 Operations Phase
    now(
        "LNL-4.0-01",
        "The Operations Phase is a series of alternating impulses; the player with the initiative has the first.",
    ),
    now("LNL-4.0-02", "In his impulse a player activates units or passes."),
    now(
        "LNL-4.0-03",
        "The Operations Phase ends after three passes in a row; any impulse that is not a pass starts the count again.",
    ),
    now(
        "LNL-4.0-04",
        "The Operations Phase also ends when all units of both sides have moved, fired or are under Ops Complete.",
    ),
    now("LNL-4.0-05", "An impulse activates all or some of the units of one Location."),
    now(
        "LNL-4.0-06",
        "If the Location holds a GO leader who is eligible, units in all adjacent hexes may be activated in the same \
         impulse too.",
    ),
    now(
        "LNL-4.0-07",
        "In a multi-storey building only one storey may be activated per impulse, but a leader may activate his own \
         storey together with those directly above and below in his hex.",
    ),
    now(
        "LNL-4.0-08",
        "A leader on one storey activates either the same storey of adjacent hexes or the other storeys of his own \
         hex, not both.",
    ),
    now(
        "LNL-4.0-09",
        "Units that were not activated, or were activated but neither moved nor fired nor did another marked action, \
         stay available for later impulses of the turn.",
    ),
    now(
        "LNL-4.0-10",
        "Each activated unit may move or fire, not both; Assault Move and Stealth move are the exceptions.",
    ),
    now("LNL-4.0-11", "Units of one Location need not do the same thing."),
    now("LNL-4.0-12", "All units that fire from one Location in one impulse fire together at one target Location."),
    later(
        "LNL-4.0-13",
        ORDNANCE,
        "Ordnance SWs may fire apart from the rest of their Location, with their own roll, at the same or another \
         target.",
    ),
    later("LNL-4.0-14", ORDNANCE, "An ordnance SW must fire in the same impulse as its owner."),
    now("LNL-4.0-15", "No SW is activated apart from its owner; an owner who fires only an SW has fired."),
    now(
        "LNL-4.0-16",
        "All units that start the impulse in the same Location and move in that impulse move together as one stack.",
    ),
    now(
        "LNL-4.0-17",
        "Units of different starting hexes, activated by one leader, move and fire independently of each other and of \
         the leader.",
    ),
    now("LNL-4.0-18", "Units in a hex that others pass through do not have to join them."),
    now("LNL-4.0-19", "A unit that moved gets Move, Assault Move, Low Crawl or Stealth; a unit that fired gets Fired."),
    now(
        "LNL-4.0-20",
        "A unit with a Move, Assault Move, Low Crawl, Stealth or Fired marker is not activated again in the turn, \
         except as Assault Move and Stealth allow; it still fights in melee.",
    ),
    later("LNL-4.0-21", HELICOPTERS, "A helicopter that moved without firing gets Ops Complete."),
    now(
        "LNL-4.0-22",
        "An impulse in which no unit moved, fired, fought in melee, tried to withdraw or did another marked action is \
         a pass; a spotting attempt alone does not change that.",
    ),
    now(
        "LNL-4.0-23",
        "Units that move as one stack all use the same kind of movement: Move, Assault Move, Low Crawl or Stealth.",
    ),
    later(
        "LNL-4.0-B01",
        VEHICLES,
        "Each activated vehicle may move or fire, not both, except by Assault Move; helicopters may do both.",
    ),
    later(
        "LNL-4.0-B02",
        VEHICLES,
        "Vehicles in one hex need not be activated in the same impulse as each other or as infantry.",
    ),
    later(
        "LNL-4.0-B03",
        HEAVY_WEAPONS,
        "A GO leader who activates adjacent hexes also activates vehicles and WTs there.",
    ),
    later("LNL-4.0-B04", HELICOPTERS, "A helicopter that moved and did not fire is marked Ops Complete, not Moved."),
    // 4.1 Ops Complete
    now(
        "LNL-4.1-01",
        "A unit that tries to spot, tries to place smoke or does any other action whose rule says so gets an Ops \
         Complete marker.",
    ),
    now(
        "LNL-4.1-02",
        "A unit under Ops Complete may not spot, fire, move or use leadership in later impulses, except as 4.1 states.",
    ),
    now("LNL-4.1-03", "Snipers under Ops Complete may not fire."),
    now("LNL-4.1-04", "MMCs under Ops Complete may use Opportunity Fire with half their own FP, rounded down."),
    now("LNL-4.1-05", "An MMC under Ops Complete whose printed FP is 0 fires with -1 instead."),
    now("LNL-4.1-06", "The change of FP under Ops Complete is made before any other attacker modifier."),
    now(
        "LNL-4.1-07",
        "An FP 0 half-squad under Ops Complete that fires at a squad moving in the open attacks with -1 + 1 = 0.",
    ),
    now("LNL-4.1-08", "The SW of a squad under Ops Complete may fire with it in Opportunity Fire."),
    now("LNL-4.1-09", "The MG or flamethrower of a unit under Ops Complete has half its FP, rounded down per weapon."),
    later("LNL-4.1-10", ORDNANCE, "The ordnance SW of a unit under Ops Complete adds 2 to the to-hit roll."),
    later(
        "LNL-4.1-11",
        VEHICLES_AND_HELICOPTERS,
        "Vehicles and helicopters under Ops Complete may use Opportunity Fire: MGs at half FP rounded down, ordnance \
         +2 to the to-hit roll.",
    ),
    now(
        "LNL-4.1-12",
        "SMCs under Ops Complete, such as heroes or leaders with an SW, may not use Opportunity Fire; of foot units \
         only MMCs may.",
    ),
    now(
        "LNL-4.1-13",
        "In the impulse in which a unit spots a hex, it may fire at that hex with its full FP although it is under Ops \
         Complete.",
    ),
    now(
        "LNL-4.1-14",
        "A leader who spotted the hex himself may in that impulse add his leadership to direct fire at that hex.",
    ),
    now(
        "LNL-4.1-15",
        "In any later impulse, and against any other hex, the spotter is under the normal Ops Complete limits; other \
         units of its hex may fire at the spotted hex.",
    ),
    now("LNL-4.1-16", "A unit under Ops Complete takes part in melee normally."),
    later(
        "LNL-4.1-B01",
        VEHICLES_AND_HELICOPTERS,
        "A vehicle or helicopter under Ops Complete uses Opportunity Fire with its MGs at half FP, rounded down, and \
         its ordnance at +2 to hit.",
    ),
    later(
        "LNL-4.1-B02",
        ORDNANCE,
        "An SW of an MMC under Ops Complete may use Opportunity Fire with it: MGs and flamethrowers at half FP, \
         ordnance SWs at +2 to hit.",
    ),
    later(
        "LNL-4.1-B03",
        WEAPON_TEAMS,
        "A WT under Ops Complete fires on the DFT at half FP, rounded down, FP 0 as -1, and with ordnance at +2 to \
         hit.",
    ),
    later(
        "LNL-4.1-B04",
        ORDNANCE,
        "A unit that has just spotted a hex may fire at it in the same impulse with full effect, ordnance without the \
         +2.",
    ),
];

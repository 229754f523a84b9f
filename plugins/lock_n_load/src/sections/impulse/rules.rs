//! The rules of the Operations Phase: impulses, activation, Ops Complete (LNL-4.0, LNL-4.1).

use crate::catalogue::reasons::HELICOPTERS;
use rule_book::rules;

rules! {
    // 4.0 Operations Phase
    ALTERNATE = "LNL-4.0-01": now,
        "The Operations Phase is a series of alternating impulses; the player with the initiative has the first.";
    OWN_IMPULSE = "LNL-4.0-02": now, "In his impulse a player activates units or passes.";
    THREE_PASSES = "LNL-4.0-03": now,
        "The Operations Phase ends after three passes in a row; any impulse that is not a pass starts the count again.";
    "LNL-4.0-04": now,
        "The Operations Phase also ends when all units of both sides have moved, fired or are under Ops Complete.";
    ONE_LOCATION = "LNL-4.0-05": now, "An impulse activates all or some of the units of one Location.";
    LEADER_WIDENS = "LNL-4.0-06": now,
        "If the Location holds a GO leader who is eligible, units in all adjacent hexes may be activated in the same \
         impulse too.";
    STOREYS = "LNL-4.0-07": now,
        "In a multi-storey building only one storey may be activated per impulse, but a leader may activate his own \
         storey together with those directly above and below in his hex.";
    "LNL-4.0-08": now,
        "A leader on one storey activates either the same storey of adjacent hexes or the other storeys of his own \
         hex, not both.";
    "LNL-4.0-09": now,
        "Units that were not activated, or were activated but neither moved nor fired nor did another marked action, \
         stay available for later impulses of the turn.";
    MOVE_OR_FIRE = "LNL-4.0-10": now,
        "Each activated unit may move or fire, not both; Assault Move and Stealth move are the exceptions.";
    "LNL-4.0-11": now, "Units of one Location need not do the same thing.";
    TOGETHER = "LNL-4.0-12": now,
        "All units that fire from one Location in one impulse fire together at one target Location.";
    "LNL-4.0-13": repeats["LNL-1.6.1-B05"],
        "Ordnance SWs may fire apart from the rest of their Location, with their own roll, at the same or another \
         target.";
    "LNL-4.0-14": repeats["LNL-1.6.1-B06"], "An ordnance SW must fire in the same impulse as its owner.";
    "LNL-4.0-15": now, "No SW is activated apart from its owner; an owner who fires only an SW has fired.";
    ONE_STACK = "LNL-4.0-16": now,
        "All units that start the impulse in the same Location and move in that impulse move together as one stack.";
    "LNL-4.0-17": now,
        "Units of different starting hexes, activated by one leader, move and fire independently of each other and of \
         the leader.";
    "LNL-4.0-18": now, "Units in a hex that others pass through do not have to join them.";
    "LNL-4.0-19": now, "A unit that moved gets Move, Assault Move, Low Crawl or Stealth; a unit that fired gets Fired.";
    ACTED = "LNL-4.0-20": now,
        "A unit with a Move, Assault Move, Low Crawl, Stealth or Fired marker is not activated again in the turn, \
         except as Assault Move and Stealth allow; it still fights in melee.";
    "LNL-4.0-21": later(HELICOPTERS), "A helicopter that moved without firing gets Ops Complete.";
    PASS = "LNL-4.0-22": now,
        "An impulse in which no unit moved, fired, fought in melee, tried to withdraw or did another marked action is \
         a pass; a spotting attempt alone does not change that.";
    ONE_KIND = "LNL-4.0-23": now,
        "Units that move as one stack all use the same kind of movement: Move, Assault Move, Low Crawl or Stealth.";
    "LNL-4.0-B01": now,
        "Each activated vehicle may move or fire, not both, except by Assault Move; helicopters may do both.";
    "LNL-4.0-B02": now,
        "Vehicles in one hex need not be activated in the same impulse as each other or as infantry.";
    "LNL-4.0-B03": now,
        "A GO leader who activates adjacent hexes also activates vehicles and WTs there.";
    "LNL-4.0-B04": later(HELICOPTERS), "A helicopter that moved and did not fire is marked Ops Complete, not Moved.";
    // 4.1 Ops Complete
    "LNL-4.1-01": now,
        "A unit that tries to spot, tries to place smoke or does any other action whose rule says so gets an Ops \
         Complete marker.";
    OPS_COMPLETE = "LNL-4.1-02": now,
        "A unit under Ops Complete may not spot, fire, move or use leadership in later impulses, except as 4.1 states.";
    "LNL-4.1-03": now, "Snipers under Ops Complete may not fire.";
    OPS_OWN = "LNL-4.1-04": now,
        "MMCs under Ops Complete may use Opportunity Fire with half their own FP, rounded down.";
    OPS_ZERO = "LNL-4.1-05": now, "An MMC under Ops Complete whose printed FP is 0 fires with -1 instead.";
    "LNL-4.1-06": now, "The change of FP under Ops Complete is made before any other attacker modifier.";
    "LNL-4.1-07": now,
        "An FP 0 half-squad under Ops Complete that fires at a squad moving in the open attacks with -1 + 1 = 0.";
    "LNL-4.1-08": now, "The SW of a squad under Ops Complete may fire with it in Opportunity Fire.";
    OPS_WEAPON = "LNL-4.1-09": now,
        "The MG or flamethrower of a unit under Ops Complete has half its FP, rounded down per weapon.";
    OPS_ORDNANCE = "LNL-4.1-10": now, "The ordnance SW of a unit under Ops Complete adds 2 to the to-hit roll.";
    OPS_VEHICLE = "LNL-4.1-11": now,
        "Vehicles and helicopters under Ops Complete may use Opportunity Fire: MGs at half FP rounded down, ordnance \
         +2 to the to-hit roll.";
    OPS_SINGLE_MAN = "LNL-4.1-12": now,
        "SMCs under Ops Complete, such as heroes or leaders with an SW, may not use Opportunity Fire; of foot units \
         only MMCs may.";
    "LNL-4.1-13": now,
        "In the impulse in which a unit spots a hex, it may fire at that hex with its full FP although it is under Ops \
         Complete.";
    "LNL-4.1-14": now,
        "A leader who spotted the hex himself may in that impulse add his leadership to direct fire at that hex.";
    OTHER_TARGET = "LNL-4.1-15": now,
        "In any later impulse, and against any other hex, the spotter is under the normal Ops Complete limits; other \
         units of its hex may fire at the spotted hex.";
    "LNL-4.1-16": now, "A unit under Ops Complete takes part in melee normally.";
    "LNL-4.1-B01": now,
        "A vehicle or helicopter under Ops Complete uses Opportunity Fire with its MGs at half FP, rounded down, and \
         its ordnance at +2 to hit.";
    "LNL-4.1-B02": repeats["LNL-4.1-08", "LNL-4.1-09", "LNL-4.1-10"],
        "An SW of an MMC under Ops Complete may use Opportunity Fire with it: MGs and flamethrowers at half FP, \
         ordnance SWs at +2 to hit.";
    OPS_GUN = "LNL-4.1-B03": now,
        "A WT under Ops Complete fires on the DFT at half FP, rounded down, FP 0 as -1, and with ordnance at +2 to \
         hit.";
    "LNL-4.1-B04": now,
        "A unit that has just spotted a hex may fire at it in the same impulse with full effect, ordnance without the \
         +2.";
    // Rulings
    "RUL-24": now,
        "A leader on a storey widens activation either to adjacent hexes or to the other storeys of his hex, chosen at \
         activation.";
    "RUL-26": now,
        "A leader widens activation once per turn, without a chain; one who did nothing himself gets no marker and may \
         still act later.";
    "RUL-27": now, "A spotting attempt followed by nothing else is a pass.";
    "RUL-76": now, "Shaken units in a hex that a leader activates may be activated, to move only.";
    "RUL-88": now, "An impulse in which nothing was done is a pass; one stack uses one kind of movement.";
    ABOARD = "RUL-117": now,
        "Units aboard rally as on foot, helped by those in the same vehicle; on top they fire, show their hex by \
         it and keep the phase open. They neither spot, call nor widen, nor show or take hexes.";
}

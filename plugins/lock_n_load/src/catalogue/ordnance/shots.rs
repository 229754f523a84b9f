//! Firing ordnance, and hits that do not penetrate (LNL-14.0, LNL-14.01).

use crate::catalogue::entry::rules;

rules! {
    // 14.0 Firing ordnance
    "LNL-14.0-01": later(ORDNANCE),
        "Ordnance is SWs with a to-hit table (bazooka, Panzerfaust, Panzerschreck, PIAT, LAW, RPG), gun WTs, and guns \
         or rockets on vehicles and helicopters.";
    "LNL-14.0-02": later(ORDNANCE), "Each ordnance weapon fires as a separate attack with its own dice.";
    "LNL-14.0-03": later(ORDNANCE),
        "An ordnance weapon need not take the same target as other units that fire from its hex.";
    "LNL-14.0-04": later(ORDNANCE),
        "Against a hex with both vehicles and other units the firer of ordnance names one vehicle, or all non-vehicle \
         units together; never both.";
    "LNL-14.0-05": later(ORDNANCE),
        "The target of ordnance must be in range, that is within the third range value, in LOS and Spotted.";
    "LNL-14.0-06": later(ORDNANCE),
        "A main gun fires in its own impulse as many times as the \"Nx\" before its HE equivalent says, once without \
         it; in Opportunity Fire it fires once.";
    "LNL-14.0-07": later(ORDNANCE),
        "A gun WT and a hull-mounted gun fire only through the arc of the red triangle in the counter corner.";
    "LNL-14.0-08": later(ORDNANCE), "A turret gun fires only through the arc of the turret's direction.";
    "LNL-14.0-09": later(ORDNANCE),
        "A target is in the arc when the LOS leaves the firer's hex through one of the two hexsides at the facing \
         vertex, the outer edges included.";
    "LNL-14.0-10": later(ORDNANCE),
        "Ordnance SWs and mortars without a red arrow have no arc: they fire in any direction.";
    "LNL-14.0-11": later(ORDNANCE),
        "The back of an ordnance counter has columns of range, to-hit number and penetration; the leftmost column \
         whose range is not less than the range to the target counts.";
    "LNL-14.0-12": later(ORDNANCE), "The penetration is read from the same column as the to-hit number.";
    "LNL-14.0-13": later(ORDNANCE),
        "To hit, roll 2d6 and add all OFT modifiers: a total equal to or less than the to-hit number hits.";
    "LNL-14.0-14": later(ORDNANCE), "On the to-hit roll a natural 2 always hits and a natural 12 always misses.";
    "LNL-14.0-15": later(ORDNANCE), "The TM of the target's hex is added to the to-hit roll.";
    "LNL-14.0-16": later(ORDNANCE),
        "Each degrading hex the LOS crosses adds 1 to the to-hit roll, also for a silhouette that reaches into a clear \
         hex; the firer's and the target's hexes do not count.";
    "LNL-14.0-17": later(ORDNANCE), "All other to-hit modifiers stand in the table of OFT modifiers.";
    "LNL-14.0-18": later(ORDNANCE),
        "With ranges 1, 3, 4 and to-hit numbers 10, 7, 4 a weapon needs 7 at range 2, 4 at range 4, and cannot fire at \
         range 5.";
    "LNL-14.0-19": later(ORDNANCE),
        "A hit on non-vehicle units attacks all of them at once on the DFT with one die: HE equivalent + 1d6, +1 \
         against those that move or are under Moved or Assault Move.";
    "LNL-14.0-20": later(ORDNANCE),
        "The defence against an HE attack is 1d6 alone; the TM was paid in the to-hit roll.";
    "LNL-14.0-21": later(ORDNANCE), "The firer's leadership is not added to the HE attack.";
    "LNL-14.0-22": later(ORDNANCE),
        "If the HE attack is greater than its defence each attacked unit makes a Damage Check with the margin; \
         otherwise nothing happens.";
    "LNL-14.0-23": later(ORDNANCE),
        "Of the attacker's DFT modifiers only the +1 against moving units and the +2 against parachutists change an HE \
         attack.";
    "LNL-14.0-24": later(ORDNANCE),
        "A hit on a vehicle compares penetration + 1d6 with the armour factor at the struck place + 1d6.";
    "LNL-14.0-25": later(ORDNANCE),
        "A penetration total greater than the armour total destroys the vehicle; a Wreck is put in the hex.";
    "LNL-14.0-26": later(ORDNANCE),
        "Penetration die 1 and armour die 6 are a dud: the vehicle counts as not hit, whatever the totals.";
    "LNL-14.0-27": later(ORDNANCE),
        "Penetration die 6 and armour die 1 are a catastrophic hit: the vehicle is destroyed, whatever the totals.";
    "LNL-14.0-28": later(ORDNANCE),
        "For the crew of a vehicle destroyed by ordnance roll 1d6: even puts a Shaken Crew under a Moved marker in the \
         hex, odd eliminates it.";
    "LNL-14.0-29": later(ORDNANCE), "An unarmoured vehicle or facing hit by ordnance has armour factor 0.";
    "LNL-14.0-30": later(PASSENGERS), "Passengers of a vehicle destroyed by ordnance make survival checks.";
    "LNL-14.0-31": later(MISSILES),
        "A hex that declares an attack with a guided anti-tank missile is marked Fired at once, and enemies entitled \
         to Opportunity Fire may fire at it before the to-hit roll.";
    "LNL-14.0-32": later(MISSILES), "Guided anti-tank missiles are marked so on the counter; Band of Heroes has none.";
    // 14.01 Hits that do not penetrate
    "LNL-14.01-01": later(ORDNANCE),
        "A penetration total equal to the armour total makes the vehicle roll a Morale Check: failed, it is Abandoned; \
         passed, it is Shaken and Buttoned.";
    "LNL-14.01-02": later(ORDNANCE),
        "A hit that equals the armour is the only case in which passing a Morale Check makes a unit Shaken.";
    "LNL-14.01-03": later(ORDNANCE),
        "A penetration total below the armour total makes the vehicle roll a Morale Check less the difference of the \
         totals: failed, it is Shaken; passed, nothing happens.";
    "LNL-14.01-04": later(ORDNANCE),
        "On the Morale Check after a hit below the armour a natural 12 always makes the vehicle Shaken.";
    "LNL-14.01-06": later(ARMOUR_LEADERS),
        "After a hit an armour leader's morale replaces the vehicle's in its Morale Check; his leadership does not \
         count there.";
    "LNL-14.01-09": later(ORDNANCE),
        "After a hit with its ordnance SW an MMC may still attack the vehicle or its crew with its small arms in the \
         same action, if otherwise allowed.";
}

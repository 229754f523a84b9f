//! The rules of ordnance (LNL-14.0 to LNL-14.3), of turning to fire (LNL-15.1, LNL-1.6.3), and what else single rules say of shots.

use crate::catalogue::reasons::MISSILES;
use rule_book::rules;

rules! {
    // 14.0 Firing ordnance
    ORDNANCE_WEAPON = "LNL-14.0-01": now,
        "Ordnance is SWs with a to-hit table (bazooka, Panzerfaust, Panzerschreck, PIAT, LAW, RPG), gun WTs, and guns \
         or rockets on vehicles and helicopters.";
    "LNL-14.0-02": now, "Each ordnance weapon fires as a separate attack with its own dice.";
    "LNL-14.0-03": now,
        "An ordnance weapon need not take the same target as other units that fire from its hex.";
    SHOT_AT_ONE = "LNL-14.0-04": now,
        "Against a hex with both vehicles and other units the firer of ordnance names one vehicle, or all non-vehicle \
         units together; never both.";
    ORDNANCE_RANGE = "LNL-14.0-05": now,
        "The target of ordnance must be in range, that is within the third range value, in LOS and Spotted.";
    SHOTS = "LNL-14.0-06": now,
        "A main gun fires in its own impulse as many times as the \"Nx\" before its HE equivalent says, once without \
         it; in Opportunity Fire it fires once.";
    HULL_ARC = "LNL-14.0-07": now,
        "A gun WT and a hull-mounted gun fire only through the arc of the red triangle in the counter corner.";
    TURRET_ARC = "LNL-14.0-08": now, "A turret gun fires only through the arc of the turret's direction.";
    "LNL-14.0-09": now,
        "A target is in the arc when the LOS leaves the firer's hex through one of the two hexsides at the facing \
         vertex, the outer edges included.";
    "LNL-14.0-10": now,
        "Ordnance SWs and mortars without a red arrow have no arc: they fire in any direction.";
    COLUMNS = "LNL-14.0-11": now,
        "The back of an ordnance counter has columns of range, to-hit number and penetration; the leftmost column \
         whose range is not less than the range to the target counts.";
    "LNL-14.0-12": now, "The penetration is read from the same column as the to-hit number.";
    "LNL-14.0-13": now,
        "To hit, roll 2d6 and add all OFT modifiers: a total equal to or less than the to-hit number hits.";
    "LNL-14.0-14": now, "On the to-hit roll a natural 2 always hits and a natural 12 always misses.";
    COVER_TO_HIT = "LNL-14.0-15": now, "The TM of the target's hex is added to the to-hit roll.";
    DEGRADED_TO_HIT = "LNL-14.0-16": now,
        "Each degrading hex the LOS crosses adds 1 to the to-hit roll, also for a silhouette that reaches into a clear \
         hex; the firer's and the target's hexes do not count.";
    MOVING_VEHICLE = "LNL-14.0-17": now, "All other to-hit modifiers stand in the table of OFT modifiers.";
    "LNL-14.0-18": now,
        "With ranges 1, 3, 4 and to-hit numbers 10, 7, 4 a weapon needs 7 at range 2, 4 at range 4, and cannot fire at \
         range 5.";
    BLAST = "LNL-14.0-19": now,
        "A hit on non-vehicle units attacks all of them at once on the DFT with one die: HE equivalent + 1d6, +1 \
         against those that move or are under Moved or Assault Move.";
    "LNL-14.0-20": now,
        "The defence against an HE attack is 1d6 alone; the TM was paid in the to-hit roll.";
    "LNL-14.0-21": now, "The firer's leadership is not added to the HE attack.";
    "LNL-14.0-22": now,
        "If the HE attack is greater than its defence each attacked unit makes a Damage Check with the margin; \
         otherwise nothing happens.";
    "LNL-14.0-23": now,
        "Of the attacker's DFT modifiers only the +1 against moving units and the +2 against parachutists change an HE \
         attack.";
    PENETRATION = "LNL-14.0-24": now,
        "A hit on a vehicle compares penetration + 1d6 with the armour factor at the struck place + 1d6.";
    "LNL-14.0-25": now,
        "A penetration total greater than the armour total destroys the vehicle; a Wreck is put in the hex.";
    "LNL-14.0-26": now,
        "Penetration die 1 and armour die 6 are a dud: the vehicle counts as not hit, whatever the totals.";
    "LNL-14.0-27": now,
        "Penetration die 6 and armour die 1 are a catastrophic hit: the vehicle is destroyed, whatever the totals.";
    "LNL-14.0-28": now,
        "For the crew of a vehicle destroyed by ordnance roll 1d6: even puts a Shaken Crew under a Moved marker in the \
         hex, odd eliminates it.";
    UNARMOURED = "LNL-14.0-29": now, "An unarmoured vehicle or facing hit by ordnance has armour factor 0.";
    "LNL-14.0-30": now, "Passengers of a vehicle destroyed by ordnance make survival checks.";
    "LNL-14.0-31": later(MISSILES),
        "A hex that declares an attack with a guided anti-tank missile is marked Fired at once, and enemies entitled \
         to Opportunity Fire may fire at it before the to-hit roll.";
    "LNL-14.0-32": later(MISSILES), "Guided anti-tank missiles are marked so on the counter; Band of Heroes has none.";
    // 14.01 Hits that do not penetrate
    "LNL-14.01-01": now,
        "A penetration total equal to the armour total makes the vehicle roll a Morale Check: failed, it is Abandoned; \
         passed, it is Shaken and Buttoned.";
    "LNL-14.01-02": now,
        "A hit that equals the armour is the only case in which passing a Morale Check makes a unit Shaken.";
    WEAK_HIT = "LNL-14.01-03": now,
        "A penetration total below the armour total makes the vehicle roll a Morale Check less the difference of the \
         totals: failed, it is Shaken; passed, nothing happens.";
    "LNL-14.01-04": now,
        "On the Morale Check after a hit below the armour a natural 12 always makes the vehicle Shaken.";
    "LNL-14.01-06": now,
        "After a hit an armour leader's morale replaces the vehicle's in its Morale Check; his leadership does not \
         count there.";
    "LNL-14.01-09": now,
        "After a hit with its ordnance SW an MMC may still attack the vehicle or its crew with its small arms in the \
         same action, if otherwise allowed.";
    // 14.1 Angle and point of impact
    ARMOUR = "LNL-14.1-01": now,
        "Armour differs by facing: front, side and rear, from top to bottom on the counter.";
    "LNL-14.1-02": now,
        "The hexside by which the LOS enters the vehicle's hex tells the struck facing: two at its facing vertex are \
         front, the next on each side are side, the other two rear.";
    "LNL-14.1-03": now,
        "A LOS exactly on the line between two facings strikes the one that is better for the firer.";
    "LNL-14.1-04": now,
        "A natural to-hit roll of 4, 6, 8 or 10 strikes the turret, if there is one, and uses its armour; all other \
         hits strike the hull.";
    "LNL-14.1-05": now,
        "Turret armour uses the facing relative to the turret's own direction; without a turret marker the turret \
         points forward.";
    "LNL-14.1-06": now, "A vehicle without a turret is always struck in the hull.";
    "LNL-14.1-07": now, "A natural 12 misses, so it never strikes anything.";
    // 14.2 Special ammunition
    "LNL-14.2-01": now,
        "A circled H on the back of an ordnance counter means that its main ammunition is HEAT, a hollow charge.";
    HEAT_HALVED = "LNL-14.2-02": now,
        "HEAT penetration is halved, rounded up, against a vehicle whose armour factors are printed in red.";
    "LNL-14.2-03": now, "The penetration is halved before the 1d6 is added.";
    // 14.2.1 HEAT against infantry
    HEAT_AGAINST_MEN = "LNL-14.2.1-01": now,
        "A HEAT weapon subtracts 1 from its HE equivalent against infantry that is not in a building, hut or bunker.";
    "LNL-14.2.1-02": now,
        "The -1 of HEAT against infantry changes the HE equivalent, never the to-hit roll.";
    "LNL-14.2.1-03": now,
        "Foxholes, trenches, woods and walls do not keep the -1 of HEAT against infantry away.";
    "LNL-14.2.1-04": now, "The -1 of HEAT against infantry does not apply in a Close Assault.";
    // 14.3 Target Acquisition
    "LNL-14.3-01": now,
        "Ordnance that fires without destroying its target, by a miss, a dud or too weak a hit, places an Acquisition \
         -1 marker on it.";
    "LNL-14.3-02": now,
        "An acquired target is one vehicle, or the non-vehicle units of one hex as a whole.";
    ACQUIRED = "LNL-14.3-03": now,
        "If an acquired target has not moved and the weapon fires at it again in its next impulse, 1 is subtracted \
         from the to-hit roll.";
    ACQUIRED_TWICE = "LNL-14.3-04": now,
        "A second shot that does not destroy the target turns Acquisition to -2, the most there is, for the shot in \
         the impulse after.";
    "LNL-14.3-05": now,
        "Acquisition is lost when the target moves into a new hex; turning in place is no move.";
    "LNL-14.3-06": now, "Acquisition is lost when the weapon fires at another target.";
    "LNL-14.3-07": now, "Acquisition of non-vehicle units is lost only when all of them have left the hex.";
    "LNL-14.3-08": now, "Acquisition belongs to the weapon that gained it; other weapons get no benefit.";
    "LNL-14.3-09": now,
        "A weapon with several shots in an impulse uses the Acquisition it had before the impulse for all of them.";
    "LNL-14.3-10": now, "Acquisition markers stay through Administrative Phases.";
    "LNL-14.3-11": now,
        "Acquisition is lost when the weapon's next activation passes without a shot at the target.";
    "LNL-14.3-12": now,
        "Non-vehicle units count as not destroyed for Acquisition while at least one of them is still in the hex after \
         the attack.";
    // 1.6.21 PIAT
    "LNL-1.6.21-01": now,
        "The PIAT follows all rules for bazookas, Panzerfausts and other hand-held shaped-charge SWs, with one \
         exception.";
    DOWNHILL = "LNL-1.6.21-02": now,
        "A unit that stands one or more levels above its target may not fire a PIAT at it.";
    "LNL-1.6.21-B01": repeats["LNL-1.6.21-01"],
        "The PIAT is an ordnance SW under every rule for bazookas, Panzerfausts and other shoulder-fired HEAT weapons.";
    "LNL-1.6.21-B02": repeats["LNL-1.6.21-02"],
        "A PIAT may be fired at a target on the firer's level or above, never at one that lies one or more levels \
         lower.";
    // 1.6.3 Weapon Teams that turn to fire
    TEAM_TURNED = "LNL-1.6.3-09": now,
        "A WT may instead turn and fire in one action, also in Opportunity Fire, with an OFT penalty.";
    NO_BACKBLAST = "LNL-1.6.3-12": now,
        "Recoilless-rifle WTs may not fire from inside a building; they may from inside a bunker.";
    "LNL-1.6.3-B09": repeats["LNL-1.6.3-09"],
        "A WT with an arc may also turn and fire in one action with a to-hit penalty, in its own impulse and in \
         Opportunity Fire.";
    "LNL-1.6.3-B12": repeats["LNL-1.6.3-12"],
        "A recoilless-rifle WT may not fire from inside a building; it may from inside a bunker.";
    // 15.0 Open vehicles
    OPEN_AIMS = "LNL-15.0-04": now,
        "An Open vehicle may spot, may use MGs with an asterisk, fires ordnance at -1 to hit, and is exposed to small \
         arms.";
    "LNL-15.0-12": now,
        "The number in a square is the HE equivalent, the main gun's FP against non-vehicle units it has hit; \"N x\" \
         before it means N shots in an own impulse.";
    "LNL-15.0-18": now,
        "Armour has rows for front, side and rear, hull before and turret after the slash; an asterisk means \
         unarmoured, red numbers resist HEAT.";
    // 15.1 Turning to fire
    TURRET_TURNED = "LNL-15.1-09": now, "A shot after turning the turret has a to-hit penalty.";
    HULL_TURNED_INSTEAD = "LNL-15.1-10": now,
        "The turret swings to the target by itself when the vehicle fires, unless the owner rather turns the whole \
         vehicle at that to-hit penalty.";
    HULL_TURNED = "LNL-15.1-11": now,
        "A vehicle without a turret whose target is outside its arc must turn as a whole to fire, at the to-hit \
         penalty for it.";
    NEAREST_FACING = "LNL-15.1-12": now,
        "A turret turns to the nearest facing whose arc holds the target, the owner choosing between equals; a target \
         already in its arc gives no penalty.";
    "LNL-15.1-14": now,
        "Turning the hull in order to fire is part of the fire: it costs no MP and gives no Moved marker.";
    "LNL-15.1-17": now,
        "Turret and hull may be turned to fire, with their penalties, in Opportunity Fire too.";
    // 15.2 After an Assault Move
    SHOT_AFTER_VEHICLE_ASSAULT = "LNL-15.2-03": now, "After an Assault Move a vehicle's main gun adds 2 to the to-hit roll.";
    // 15.5 T-34 hatches
    "LNL-15.5-01": now,
        "The turret hatch of the T-34 hampers its commander's view, but an Open T-34 still has the ordinary -1 to hit.";
    // 21.7 Emplaced tanks
    "LNL-21.7-01": now, "An Emplaced marker gives no TM.";
    "LNL-21.7-02": now,
        "A hull hit on an Emplaced tank has no effect and causes no Morale Check; turret hits are normal.";
    "LNL-21.7-03": now,
        "Against an Emplaced tank a natural 2 and odd to-hit rolls, being hull hits, have no effect.";
    "LNL-21.7-05": now, "When an Emplaced tank is destroyed a Wreck replaces its marker.";
    // Rulings
    ONE_SWING = "RUL-121": now,
        "A vehicle swings its hull and its turret once each in an impulse in order to fire; its MGs fire along where \
         the turret then points.";
    "RUL-113": now,
        "An Nx weapon that fires at two targets uses for all its shots what it had acquired before the impulse; \
         afterwards only the last target stands, one level up if it was acquired before.";
    "RUL-33": repeats["LNL-1.6.1-14"],
        "An SMC with a captured ordnance SW has the +1 to the to-hit roll and no further penalty.";
    "LNL-RB-02": now, "The natural to-hit roll decides whether the turret is hit.";
    "LNL-RB-03": now, "An automatic hit of 2 strikes the hull.";
    "LNL-RB-04": now,
        "A WT may turn and fire in an own impulse and in Opportunity Fire, with the to-hit penalty, and is then under \
         Moved and Fired.";
    "LNL-RB-06": now,
        "A firing arc holds every LOS that leaves the hex through one of the two front hexsides, edges included.";
    "LNL-RB-07": now, "A vehicle has two front, two side and two rear hexsides.";
    "LNL-RB-09": now,
        "Both marks of H mean HEAT: -1 HE against infantry unless in building, hut or bunker, and not in Close \
         Assault.";
    "LNL-RB-10": now, "A dud is a miss: no Morale Check, nobody dismounts, and Acquisition is placed.";
    "LNL-RB-11": now, "After a catastrophic hit the crew rolls as after any other destruction by ordnance.";
    "LNL-RB-12": now, "TM does not count in the HE attack after a hit.";
    "LNL-RB-13": now,
        "Night, degrading terrain, Assault Move and Ops Complete change the to-hit roll and so not the HE attack.";
    "LNL-RB-14": now,
        "Ordnance against an unarmoured facing meets armour 0 with the normal comparison; so do Close Assault and \
         mines.";
    "LNL-RB-15": now, "A gun with \"Nx\" fires one shot in Opportunity Fire.";
    "LNL-RB-16": now,
        "Acquisition does not help a second shot of the same impulse, belongs to the weapon, ends when the target \
         enters a hex, and is lost by an activation without a shot at it.";
    "LNL-RB-23": now, "Smoke in the firer's hex makes ordnance harder to hit with, by 1.";
    "LNL-RB-55": now,
        "An SMC does not change the to-hit number, penetration or HE equivalent of an ordnance SW.";
    "LNL-RB-71": now, "A Buttoned vehicle has no to-hit penalty; it only lacks the -1 of an Open one.";
    "LNL-RB-73": now,
        "A crew that leaves its vehicle is a new unit: remaining separate attacks of the same activation may be \
         declared at it.";
    "LNL-RB-76": now, "A gun WT under Ops Complete has +2 to hit.";
    // 16.2 Riders on top
    "LNL-16.2-02": now,
        "If the vehicle fires ordnance its riders dismount at once, are marked Moved, and each makes a Morale Check or \
         is Shaken; MG fire leaves them on.";
    "LNL-16.2-03": now,
        "If ordnance hits the vehicle without destroying it or making it Abandoned, riders dismount under Moved, and \
         each makes a Morale Check or is Shaken.";
}

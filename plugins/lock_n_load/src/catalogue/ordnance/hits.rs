//! Where a shot strikes, HEAT and Acquisition (LNL-14.1 to LNL-14.3).

use crate::catalogue::entry::rules;

rules! {
    // 14.1 Angle and point of impact
    "LNL-14.1-01": later(ORDNANCE),
        "Armour differs by facing: front, side and rear, from top to bottom on the counter.";
    "LNL-14.1-02": later(ORDNANCE),
        "The hexside by which the LOS enters the vehicle's hex tells the struck facing: two at its facing vertex are \
         front, the next on each side are side, the other two rear.";
    "LNL-14.1-03": later(ORDNANCE),
        "A LOS exactly on the line between two facings strikes the one that is better for the firer.";
    "LNL-14.1-04": later(ORDNANCE),
        "A natural to-hit roll of 4, 6, 8 or 10 strikes the turret, if there is one, and uses its armour; all other \
         hits strike the hull.";
    "LNL-14.1-05": later(ORDNANCE),
        "Turret armour uses the facing relative to the turret's own direction; without a turret marker the turret \
         points forward.";
    "LNL-14.1-06": later(ORDNANCE), "A vehicle without a turret is always struck in the hull.";
    "LNL-14.1-07": later(ORDNANCE), "A natural 12 misses, so it never strikes anything.";
    // 14.2 Special ammunition
    "LNL-14.2-01": later(ORDNANCE),
        "A circled H on the back of an ordnance counter means that its main ammunition is HEAT, a hollow charge.";
    "LNL-14.2-02": later(ORDNANCE),
        "HEAT penetration is halved, rounded up, against a vehicle whose armour factors are printed in red.";
    "LNL-14.2-03": later(ORDNANCE), "The penetration is halved before the 1d6 is added.";
    // 14.2.1 HEAT against infantry
    "LNL-14.2.1-01": later(ORDNANCE),
        "A HEAT weapon subtracts 1 from its HE equivalent against infantry that is not in a building, hut or bunker.";
    "LNL-14.2.1-02": later(ORDNANCE),
        "The -1 of HEAT against infantry changes the HE equivalent, never the to-hit roll.";
    "LNL-14.2.1-03": later(ORDNANCE),
        "Foxholes, trenches, woods and walls do not keep the -1 of HEAT against infantry away.";
    "LNL-14.2.1-04": later(CLOSE_ASSAULT), "The -1 of HEAT against infantry does not apply in a Close Assault.";
    // 14.3 Target Acquisition
    "LNL-14.3-01": later(ORDNANCE),
        "Ordnance that fires without destroying its target, by a miss, a dud or too weak a hit, places an Acquisition \
         -1 marker on it.";
    "LNL-14.3-02": later(ORDNANCE),
        "An acquired target is one vehicle, or the non-vehicle units of one hex as a whole.";
    "LNL-14.3-03": later(ORDNANCE),
        "If an acquired target has not moved and the weapon fires at it again in its next impulse, 1 is subtracted \
         from the to-hit roll.";
    "LNL-14.3-04": later(ORDNANCE),
        "A second shot that does not destroy the target turns Acquisition to -2, the most there is, for the shot in \
         the impulse after.";
    "LNL-14.3-05": later(ORDNANCE),
        "Acquisition is lost when the target moves into a new hex; turning in place is no move.";
    "LNL-14.3-06": later(ORDNANCE), "Acquisition is lost when the weapon fires at another target.";
    "LNL-14.3-07": later(ORDNANCE), "Acquisition of non-vehicle units is lost only when all of them have left the hex.";
    "LNL-14.3-08": later(ORDNANCE), "Acquisition belongs to the weapon that gained it; other weapons get no benefit.";
    "LNL-14.3-09": later(ORDNANCE),
        "A weapon with several shots in an impulse uses the Acquisition it had before the impulse for all of them.";
    "LNL-14.3-10": later(ORDNANCE), "Acquisition markers stay through Administrative Phases.";
    "LNL-14.3-11": later(ORDNANCE),
        "Acquisition is lost when the weapon's next activation passes without a shot at the target.";
    "LNL-14.3-12": later(ORDNANCE),
        "Non-vehicle units count as not destroyed for Acquisition while at least one of them is still in the hex after \
         the attack.";
}

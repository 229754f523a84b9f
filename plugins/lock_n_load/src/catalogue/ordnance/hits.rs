//! Where a shot strikes, HEAT and Acquisition (LNL-14.1 to LNL-14.3).

use crate::catalogue::reasons::{CLOSE_ASSAULT, ORDNANCE};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 14.1 Angle and point of impact
    later(
        "LNL-14.1-01",
        ORDNANCE,
        "Armour differs by facing: front, side and rear, from top to bottom on the counter.",
    ),
    later(
        "LNL-14.1-02",
        ORDNANCE,
        "The hexside by which the LOS enters the vehicle's hex tells the struck facing: two at its facing vertex are \
         front, the next on each side are side, the other two rear.",
    ),
    later(
        "LNL-14.1-03",
        ORDNANCE,
        "A LOS exactly on the line between two facings strikes the one that is better for the firer.",
    ),
    later(
        "LNL-14.1-04",
        ORDNANCE,
        "A natural to-hit roll of 4, 6, 8 or 10 strikes the turret, if there is one, and uses its armour; all other \
         hits strike the hull.",
    ),
    later(
        "LNL-14.1-05",
        ORDNANCE,
        "Turret armour uses the facing relative to the turret's own direction; without a turret marker the turret \
         points forward.",
    ),
    later("LNL-14.1-06", ORDNANCE, "A vehicle without a turret is always struck in the hull."),
    later("LNL-14.1-07", ORDNANCE, "A natural 12 misses, so it never strikes anything."),
    // 14.2 Special ammunition
    later(
        "LNL-14.2-01",
        ORDNANCE,
        "A circled H on the back of an ordnance counter means that its main ammunition is HEAT, a hollow charge.",
    ),
    later(
        "LNL-14.2-02",
        ORDNANCE,
        "HEAT penetration is halved, rounded up, against a vehicle whose armour factors are printed in red.",
    ),
    later("LNL-14.2-03", ORDNANCE, "The penetration is halved before the 1d6 is added."),
    // 14.2.1 HEAT against infantry
    later(
        "LNL-14.2.1-01",
        ORDNANCE,
        "A HEAT weapon subtracts 1 from its HE equivalent against infantry that is not in a building, hut or bunker.",
    ),
    later(
        "LNL-14.2.1-02",
        ORDNANCE,
        "The -1 of HEAT against infantry changes the HE equivalent, never the to-hit roll.",
    ),
    later(
        "LNL-14.2.1-03",
        ORDNANCE,
        "Foxholes, trenches, woods and walls do not keep the -1 of HEAT against infantry away.",
    ),
    later("LNL-14.2.1-04", CLOSE_ASSAULT, "The -1 of HEAT against infantry does not apply in a Close Assault."),
    // 14.3 Target Acquisition
    later(
        "LNL-14.3-01",
        ORDNANCE,
        "Ordnance that fires without destroying its target, by a miss, a dud or too weak a hit, places an Acquisition \
         -1 marker on it.",
    ),
    later(
        "LNL-14.3-02",
        ORDNANCE,
        "An acquired target is one vehicle, or the non-vehicle units of one hex as a whole.",
    ),
    later(
        "LNL-14.3-03",
        ORDNANCE,
        "If an acquired target has not moved and the weapon fires at it again in its next impulse, 1 is subtracted \
         from the to-hit roll.",
    ),
    later(
        "LNL-14.3-04",
        ORDNANCE,
        "A second shot that does not destroy the target turns Acquisition to -2, the most there is, for the shot in \
         the impulse after.",
    ),
    later(
        "LNL-14.3-05",
        ORDNANCE,
        "Acquisition is lost when the target moves into a new hex; turning in place is no move.",
    ),
    later("LNL-14.3-06", ORDNANCE, "Acquisition is lost when the weapon fires at another target."),
    later("LNL-14.3-07", ORDNANCE, "Acquisition of non-vehicle units is lost only when all of them have left the hex."),
    later("LNL-14.3-08", ORDNANCE, "Acquisition belongs to the weapon that gained it; other weapons get no benefit."),
    later(
        "LNL-14.3-09",
        ORDNANCE,
        "A weapon with several shots in an impulse uses the Acquisition it had before the impulse for all of them.",
    ),
    later("LNL-14.3-10", ORDNANCE, "Acquisition markers stay through Administrative Phases."),
    later(
        "LNL-14.3-11",
        ORDNANCE,
        "Acquisition is lost when the weapon's next activation passes without a shot at the target.",
    ),
    later(
        "LNL-14.3-12",
        ORDNANCE,
        "Non-vehicle units count as not destroyed for Acquisition while at least one of them is still in the hex after \
         the attack.",
    ),
];

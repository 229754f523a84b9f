//! The rules of orders (ROE-ORD).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    // Orders
    ORDERS = "ROE-ORD-01": now,
        "Each unit on the table gets one of six orders, Hold, Sneak, Advance, Run, Reserve Fire or Fall Back, which \
         says how far it moves and whether it may fire, Hide, engage in close quarters, and how a vehicle may turn.";
    RUN_ADDS = "ROE-ORD-02": now, "Run adds 10 cm to the Move.";
    RUN_LEAST = "ROE-ORD-03": now,
        "A unit with Run moves at least its normal Move; one that cannot go so far in a lawful way cannot be given \
         Run.";
    "ROE-ORD-04": later(NO_VEHICLES),
        "A vehicle whose opportunity fire of Reserve Fire has been fired does not fire in its turn after.";
    DECLARES = "ROE-ORD-05": now,
        "With its order a unit declares at whom it will shoot and whom it will engage in close quarters.";
    NEAREST_TARGET = "ROE-ORD-06": now,
        "The target of shooting is the nearest enemy unit; passed over may be those harder to hit than another in \
         sight and range, the Shaken and Demoralised, single figures, and infantry by a firer with an anti-tank \
         weapon.";
    DISREGARDS = "ROE-ORD-07": now, "A unit that passes a Discipline test may choose its target freely.";
    SMOKE_NOW = "ROE-ORD-08": now, "Smoke is fired in the Orders phase.";
    RIDERS_ORDERS = "ROE-ORD-09": now, "Embarked units get no order unless they are to disembark.";
    "ROE-ORD-10": now, "A unit without an order has Hold.";
    // House values and rulings
    "ROE-H-36": repeats["ROE-ORD-10"], "A unit without an order counts as on Hold, with no opportunity fire prepared.";
    "ROE-R-05": repeats["ROE-ORD-02"], "Run adds 10 cm, not 15.";
    "ROE-R-06": repeats["ROE-ORD-03", "ROE-DIS-19"],
        "Run and Fall Back lead at least as far as the Move itself, which suffices.";
    "ROE-R-30": now, "A Suppressed unit may charge under Sneak.";
    "ROE-R-32": repeats["ROE-ORD-01"], "Advance allows fire, but not of weapons that need Hold.";
    ONE_ENEMY = "ROE-R-35": now,
        "A unit may fire and charge in one turn if it has declared both, at the same enemy unit.";
    // Examples
    "ROE-W-05": of_sources,
        "Infantry with Move 20 in the open: Sneak 0 to 10, Advance 0 to 20, Run and Fall Back 20 to 30 cm.";
}

//! The rules of grenades and of rifle grenades (ROE-SHT-18 to -22).

use crate::catalogue::modules::NO_BUILDINGS;
use rule_book::rules;

rules! {
    // Grenades
    THROWERS = "ROE-SHT-18": now, "Up to three figures of a unit may throw grenades; the others use their weapons.";
    STOOD_STILL = "ROE-SHT-19": now, "A launcher of rifle grenades cannot be used if its firer has moved.";
    "ROE-SHT-20": now,
        "If the grenade dice of a unit show two natural 1s or more, one grenade bursts on the throwing unit, with the \
         template on its centre.";
    "ROE-SHT-21": later(NO_BUILDINGS),
        "A thrower in contact with a building that holds enemies, or with an open-topped vehicle, hits on 2 or more \
         without modifiers.";
    "ROE-SHT-22": now, "A grenade is a template weapon of BLAST 1.";
    // Rulings
    "ROE-R-16": repeats["ROE-SHT-20"], "The two 1s are looked for among the grenade dice of one attack of the unit.";
    // Examples
    "ROE-W-10": of_sources,
        "Three Regular throwers at 6 cm, target in the open, need 4: of 1, 1 and 5 one grenade hits with its template \
         and one bursts on the throwers.";
}

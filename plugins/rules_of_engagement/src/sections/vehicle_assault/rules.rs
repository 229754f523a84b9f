//! The rules of assaults on vehicles (ROE-CQV).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    // Anti-tank grenades
    "ROE-CQV-01": later(NO_VEHICLES), "A unit that assaults a vehicle must first pass a Discipline test.";
    "ROE-CQV-02": later(NO_VEHICLES), "At most two figures of a unit attack one vehicle.";
    "ROE-CQV-03": later(NO_VEHICLES),
        "Of a vehicle that moved in the previous turn only sides and rear may be touched.";
    "ROE-CQV-04": later(NO_VEHICLES), "A vehicle that moved more than 20 cm cannot be touched.";
    "ROE-CQV-05": later(NO_VEHICLES),
        "Each figure in contact rolls a D6 and CQ and needs 6 if the vehicle did not move in its previous turn, 7 if \
         it moved up to 10 cm, 8 if up to 20 cm.";
    "ROE-CQV-06": later(NO_VEHICLES), "On a natural 1 the figure passes an Experience test or is a casualty.";
    "ROE-CQV-07": later(NO_VEHICLES),
        "Hits count as usual, with the AT of the grenade, and the attacker chooses the location.";
    "ROE-CQV-08": later(NO_VEHICLES), "After it the unit may move 10 cm, which may bring it into contact with enemies.";
    // Immobilised or abandoned vehicles
    "ROE-CQV-09": later(NO_VEHICLES),
        "An immobilised or abandoned vehicle is attacked as infantry is: the unit rolls a D6, its CQ and 1 for each \
         full pair of figures in contact.";
    "ROE-CQV-10": later(NO_VEHICLES),
        "If the total is higher than the rear armour, the Hull column of the table of damage is rolled on.";
    "ROE-CQV-11": later(NO_VEHICLES), "A crew that bails out of this attack is eliminated.";
    "ROE-CQV-12": later(NO_VEHICLES), "After such an attack the unit may move 10 cm too.";
    // Examples
    "ROE-W-19": of_sources,
        "A Regular against a tank that moved 8 cm needs 7: a 5 and 2 hit, and he picks the location; a natural 1 is an \
         Experience test.";
    "ROE-W-20": of_sources,
        "5 Regulars at an abandoned tank with rear armour 10: 6 and 2 and 2 are 10, which is not higher, and nothing \
         happens.";
}

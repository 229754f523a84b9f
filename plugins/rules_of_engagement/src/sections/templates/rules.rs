//! The rules of templates and of flamethrowers (ROE-TPL, ROE-TPB).

use crate::catalogue::modules::NO_BUILDINGS;
use rule_book::rules;

rules! {
    // Template weapons
    "ROE-TPL-01": now,
        "All weapons with a template keep these rules, but flamethrowers and indirect fire.";
    "ROE-TPL-02": now,
        "The template lies on the middle of the target; of infantry on the centre of the unit.";
    "ROE-TPL-03": later(NO_BUILDINGS),
        "A building or vehicle may be aimed at to catch figures near it, with the +1 to hit that it gives; the \
         template lies on its centre then.";
    "ROE-TPL-04": now, "A template does not hit a unit that cannot be seen.";
    "ROE-TPL-05": later(NO_BUILDINGS), "A shot at a vehicle as such uses no template.";
    "ROE-TPL-06": now, "If the shot hits, every figure under the template is hit.";
    "ROE-TPL-07": now,
        "If a shot at short range misses with no natural 1, each figure under the template is hit on a 5 or 6 of its \
         own D6; else a miss does nothing.";
    // Against buildings
    "ROE-TPB-01": now,
        "A unit in a building on which a template is centred does not count as using the terrain.";
    "ROE-TPB-02": now, "The AP roll of a template on a unit in a building has +1.";
    "ROE-TPB-03": now, "BLAST 1 against a unit in a building becomes BLAST 2.";
    "ROE-TPB-04": later(NO_BUILDINGS),
        "A weapon of AT 1 or more without BLAST has BLAST 1 against a unit in a building.";
    // Flamethrowers
    "ROE-WPN-22": now,
        "If a flamethrower hits, BLAST 1 lies on one figure of the target unit, and all figures under it are hit.";
    "ROE-WPN-23": now,
        "If it misses, BLAST 1 lies on the line of fire at its longest range, and is resolved there.";
    "ROE-WPN-24": now,
        "In contact with a building a flamethrower may fire at a unit inside, and hits on 2 or more without modifiers.";
    FLAME_RESTS = "ROE-WPN-25": now, "A flamethrower whose crew is at half strength or less fires every other turn.";
    FLAME_SHOTS = "ROE-WPN-26": now, "A flamethrower has at most 3 shots in a game.";
    "ROE-WPN-27": now,
        "When a unit with a charged flamethrower takes casualties, on a 1 of a D6 it is lost too, and on another 1 \
         BLAST 1 centred on it hits all figures under it.";
    "ROE-WPN-28": now, "A flamethrower never fires as opportunity fire.";
    "ROE-WPN-29": later(NO_BUILDINGS),
        "If a flamethrower does not beat a vehicle's armour, crew and passengers take Bail Out tests on 5 or 6 of a \
         D6.";
    // Geometry
    "ROE-GEO-07": now, "Templates are discs, and a figure is under one if the centre of its base is.";
    "ROE-GEO-08": now, "The centre of a unit is the mean of the centres of its figures' bases.";
    // House values and rulings
    "ROE-H-15": now, "BLAST 1 is 8 cm across, BLAST 2 12 cm, BLAST 3 16 cm.";
    "ROE-R-18": repeats["ROE-TPL-07"], "After a miss each figure under the template has its own D6.";
    "ROE-R-37": now,
        "A template does not hit Hidden units, but indirect fire hits all figures under it.";
    "ROE-R-43": later(NO_BUILDINGS),
        "A shot at a vehicle uses no template and can hit it; one at figures near it has the vehicle as aim point, \
         with +1 and a template, and does not hit the vehicle.";
}

//! The rules of indirect fire and of mortars (ROE-IND).

use crate::catalogue::modules::NO_BUILDINGS;
use rule_book::rules;

rules! {
    // Indirect fire
    EYES = "ROE-IND-01": now, "The line of sight of indirect fire is the observer's.";
    LEAST = "ROE-IND-02": now, "Indirect fire reaches no nearer than 30 cm.";
    "ROE-IND-03": now,
        "The weapon's first shot of the game may use the line of sight of any friendly unit.";
    SAME_POINT = "ROE-IND-04": now,
        "After that it may go on firing at the same point without line of sight; to be zeroed in, these shots need the \
         target in sight of observer or crew.";
    "ROE-IND-05": now,
        "Indirect fire has -1 to hit; on a miss the template moves a D6 times 5 cm along the line of fire, toward the \
         firer on 1-3 of another D6, beyond the target on 4-6.";
    "ROE-IND-06": now, "Every figure under the template where it ends is hit, after a miss too.";
    NO_BUILDING = "ROE-IND-07": now, "Indirect fire never targets a unit in a building or bunker.";
    "ROE-IND-08": later(NO_BUILDINGS),
        "Against a vehicle indirect fire strikes by the Top column, and its penetration roll has +2.";
    "ROE-IND-09": later(NO_BUILDINGS),
        "If indirect fire beats the armour, two D6 are rolled on the table of damage and the higher counts.";
    "ROE-IND-10": later(NO_BUILDINGS),
        "If it does not, each passenger takes an Experience test without the bonus of terrain, or suffers a hit with \
         the weapon's AP.";
    // Mortars
    "ROE-WPN-07": now, "A mortar is a support weapon and fires indirectly.";
    "ROE-WPN-08": now, "A mortar never fires as opportunity fire.";
    "ROE-WPN-09": now,
        "An observer may be up to 30 cm from his crew; his line of sight serves it unless he has Run or Fall Back.";
    // House values and rulings
    "ROE-H-35": repeats["ROE-WPN-09"],
        "The observer is one figure of the mortar's unit, and sees for the mortar while he is within 30 cm of its \
         crew.";
    "ROE-R-17": now,
        "Two dice give direction and distance of a drift; if this is off, one die gives both: 1-3 are 5 to 15 cm \
         short, 4-6 are 20 to 30 cm too far.";
    // Examples
    "ROE-W-11": of_sources,
        "A Regular medium mortar on Hold, aimed at 80 cm: a 4 less 1 misses 4; with direction 5 and distance 3 the \
         template lands 15 cm beyond, and hits all under it.";
}

//! The rules of shooting, and of the weapons of men on foot (ROE-SHT, ROE-WPN).

use crate::catalogue::modules::{NO_BUILDINGS, NO_FOOT};
use rule_book::rules;

rules! {
    // Procedure
    "ROE-SHT-05": now,
        "A unit that fires checks line of sight, spots, checks range, adds modifiers and rolls to hit; each figure hit \
         takes an Experience test, and who fails is rolled for to kill; then the hits are counted for Suppressed and \
         Shaken.";
    "ROE-SHT-06": now,
        "To hit each figure that fires rolls one D6 for each point of its ROF; with its modifiers it must reach the \
         base score.";
    "ROE-SHT-07": now, "To kill a D6 must reach the AP of the weapon.";
    TO_HIT_ROWS = "ROE-SHT-08": now,
        "To hit: -1 at soft cover or -2 at hard cover, -1 for opportunity fire, -1 for indirect fire, -1 at a \
         motorcycle that moved 20 cm or more, +1 if zeroed in, +1 at a vehicle that is no motorcycle, a gun, a \
         building or a mounted figure.";
    CLASS_ROWS = "ROE-SHT-09": now, "The modifiers of the weapon's class are added.";
    "ROE-SHT-10": now,
        "All fire is resolved in the Shooting phase, but smoke in the Orders phase and opportunity fire in the \
         opponent's turn.";
    // Infantry weapons
    ISW = "ROE-WPN-02": now, "An ISW has -1 to hit if its unit does not have Hold.";
    LMG = "ROE-WPN-03": now, "An LMG fires only if its unit has Hold.";
    "ROE-WPN-04": now, "An LMG without an assistant of its own has half its ROF, rounded up.";
    ANTI_TANK_HOLDS = "ROE-WPN-05": now, "An infantry anti-tank weapon fires only if its unit has Hold.";
    "ROE-WPN-06": later(NO_BUILDINGS), "An infantry anti-tank weapon has BLAST 1 against a unit in a building.";
    SCOPED = "ROE-WPN-10": now, "A scoped rifle on Hold reaches 20 cm further and has +1 to hit.";
    SETS_UP = "ROE-WPN-17": now,
        "A support weapon may begin the game set up; else its unit needs a turn of Hold to set it up, in which it does \
         not fire.";
    SUPPORT_WEAPON = "ROE-WPN-18": now, "A support weapon fires only if its unit has Hold, and is never given Run.";
    HALF_CREW = "ROE-WPN-19": now,
        "With its crew at half strength or less a support weapon has half its ROF, rounded up; with ROF 1 it fires \
         every other turn.";
    "ROE-WPN-30": repeats["ROE-H-12"], "What each weapon does is a house value.";
    // Geometry
    "ROE-GEO-02": now,
        "The distance of two figures is that of their bases' edges; that to a vehicle or gun goes to the nearest point \
         of the model, that of two units is that of their nearest figures.";
    // House values and rulings
    "ROE-H-02": now,
        "To hit at short range the die must reach the firer's Experience rating, at long range 1 more; a natural 1 \
         misses and a natural 6 hits.";
    "ROE-H-03": now,
        "Short range is up to half the weapon's range, that half included; long range is beyond, up to the whole.";
    WHO_FIRES = "ROE-H-04": now,
        "Every figure of the unit that has line of sight and range to at least one figure of the target unit may fire \
         its weapon once.";
    WHO_IS_HIT = "ROE-H-05": now,
        "Hits go one each to the target's figures in sight and range of a firer, the nearest to the firing unit first, \
         then round again. For a killed LMG, ISW or anti-tank man a plain rifleman within 5 cm may be removed, as the \
         owner likes.";
    "ROE-H-06": now,
        "Hits that a unit takes in one player turn make it at least Suppressed when they reach half its figures at the \
         start of that turn, rounded up, and at least Shaken when they reach all of them; fire never demoralises. Each \
         firing unit's hits count after its attack.";
    "ROE-H-12": now, "The table of infantry weapons: range, ROF, AP, AT and class.";
    CREW_NEEDED = "ROE-H-30": now,
        "An HMG, a mortar and an anti-tank gun need two men to fire at all; the full crew is that of the lists.";
    "ROE-R-28": repeats["ROE-WPN-19"], "Half strength is half or less.";
    "ROE-R-15": later(NO_FOOT), "The motorcycle that moved 20 cm is the target.";
    "ROE-R-31": repeats["ROE-SHT-07"], "AP is the score that a D6 needs to kill, not a modifier.";
    // Examples
    "ROE-W-07": of_sources,
        "7 Regular rifles at 28 cm at 9 Regulars behind a hedge need 5: 3 hits; of three Experience tests two fail, \
         and of two rolls to kill one kills; 3 hits of 5 do not suppress.";
    "ROE-W-08": of_sources,
        "With 2 hits more in the same turn the squad of 9 is Suppressed, with 9 in all it is Shaken.";
    "ROE-W-09": of_sources,
        "A Bren with ROF 4 and no assistant has ROF 2 on Hold, one with ROF 3 has 2 as well; on Advance it cannot \
         fire.";
}

//! The rules of line of sight and of cover (ROE-SHT-01 to -04, ROE-H-19).

use rule_book::rules;

rules! {
    // Line of sight
    NO_SIGHT = "ROE-SHT-01": now, "A terrain piece that hides the view blocks line of sight.";
    DENSE = "ROE-SHT-02": now,
        "10 cm or more of dense terrain, such as wood or standing crops, block line of sight.";
    LINEAR = "ROE-SHT-03": now,
        "A linear obstacle higher than 1 cm blocks line of sight unless firer or target is within 5 cm of it.";
    "ROE-SHT-04": now, "Line of sight is taken from where the figure's eyes are.";
    // Geometry
    "ROE-GEO-04": now,
        "The line of sight joins the centres of two bases, at eyes 2.5 cm high on foot and 3 cm of vehicles; dense \
         terrain blocks it with 10 cm of it inside in all.";
    "ROE-GEO-05": now,
        "A linear obstacle over 1 cm high blocks unless the base of one of both ends is within 5 cm of it; then it \
         gives its cover instead.";
    // House values and rulings
    COVER = "ROE-H-19": now,
        "Soft cover: hedge, fence, scrub, standing crops, orchard, wood, thin smoke. Hard cover: wall, building, \
         rubble, trench, bunker, wreck. A unit has it with at least half its figures in it, or within 5 cm behind on \
         the firer's side; it uses the terrain then, but not on Run or Fall Back.";
    "ROE-R-42": repeats["ROE-SHT-03"], "The 1 cm of an obstacle is its height, not its thickness.";
    OTHER_LEVEL = "ROE-R-45": now,
        "The rule of the obstacle of 1 cm holds between ends on one level; else the heights along the line decide.";
    "ROE-R-50": now,
        "Whether a unit is in cover is asked anew for each unit that fires, from its figures to the target's.";
    "ROE-R-52": now, "Vehicles in play do not block line of sight; wrecks do.";
}

//! The rules of the guns of vehicles (PH-7.3, PH-7.18, PH-7.19, PH-7.21), and the rulings and house values that belong to them.

use rule_book::rules;

rules! {
    // 7.3 Load
    LOADED = "PH-7.3-01": now,
        "A main gun is loaded before it fires, with an anti-tank or a high-explosive round, as its crew chooses.";
    LOADING = "PH-7.3-02": now, "Loading an empty gun costs 1 point; changing the round costs 2.";
    LOADING_REDUCED = "PH-7.3-03": now, "A reduced crew loads for 1 point more.";
    "PH-7.3-04": now, "A gun is empty, or holds one round or the other; firing empties it.";
    // 7.18 Main gun
    GUN_SHOT = "PH-7.18-01": now,
        "A main gun fires if its vehicle has not moved in this Action phase, a round is loaded, the gun is aimed, and its crew sees the \
         target.";
    GUN_ROWS = "PH-7.18-02": now,
        "Firing costs 2 points and rolls a ten-sided die: 2 less at a moving target, 1 less through smoke, 1 less at one that is partly \
         visible; a Veteran crew gets 2 more, a Green one 2 less.";
    FAST = "PH-7.18-03": now, "At a target that moves fast it is 4 less in all, not 6.";
    "PH-7.18-04": now, "The shot needs 3 at less than 40 cm, 5 up to 120 cm, and 7 beyond.";
    HIT = "PH-7.18-05": now,
        "An anti-tank round that hits a vehicle strikes a part and a face; behind a low wall, or partly hidden by a building, it has 2 more \
         of protection.";
    GUN_DISTANCE = "PH-7.18-06": now,
        "Of the penetration 2 is lost from 40 to 80 cm, 3 up to 120 cm, and 4 beyond; else it is a four-sided die and the power less 4.";
    SHELL = "PH-7.18-11": now,
        "A high-explosive round that hits no vehicle bursts: everybody within 10 cm rolls the gun's dice, each with 1 less if prone, 1 \
         less in light cover, 2 less in hard cover.";
    IN_BUILDING = "PH-7.18-12": now,
        "Each die of 3 or more is a wound, as of other bursts; in a building that is struck a die gets 1 more and still its 2 less.";
    "PH-7.18-13": now, "A shot that misses does nothing.";
    // 7.19 Secondary weapons
    STATION = "PH-7.19-01": now,
        "A machine gun is fired by a Fit man of the crew who need not change his station for it.";
    SILENT = "PH-7.19-02": now,
        "From the aiming of the main gun until it has fired, or its aim is lost, the machine gun beside it is silent.";
    SECONDARY = "PH-7.19-03": now,
        "A machine gun fires for 2 points with the dice and range modifiers of its firearm, and with the modifiers of target and crew.";
    "PH-7.19-04": now, "Each die needs what other firearms need: 3, 5, 7 or 9.";
    "PH-7.19-05": now, "The machine guns of vehicles do not jam.";
    "PH-7.19-06": now, "Whoever is hit rolls a casualty die: 1 more if prone, 1 less if running, 1 less behind cover.";
    "PH-7.19-07": now, "4 or more kills, less wounds, and kills who had a marker; nobody dies violently of it.";
    "PH-7.19-08": now, "Friends of the victim within less than 10 cm test their morale.";
    // 7.21 Aim
    AIMING = "PH-7.21-01": now,
        "Aiming lays the gun on its target by turning the turret, by pivoting the hull of a tracked vehicle, or both.";
    PRICE = "PH-7.21-02": now,
        "Aiming costs 2 points (1 of a Veteran crew, 3 of a Green one), 2 for each turn of turret or hull of up to 45 degrees, and 1 for \
         each man that the crew lacks.";
    "PH-7.21-03": now, "A turn that is less than 45 degrees counts as a whole one.";
    "PH-7.21-04": now, "A hull that pivots to aim has not moved.";
    CHOSEN_FACING = "PH-7.21-05": now, "Afterwards vehicle and turret face as the player chose.";
    // 10 Vehicles
    "PH-10-04": now, "The damage of a gun is a number of six-sided dice.";
    // 18 Geometry
    "PH-GEO-09": repeats["PH-H-02", "PH-H-07", "PH-7.14-03"], "Faces of vehicles, and the arcs of their guns.";
    // House values
    "PH-H-06": now, "The machine guns of vehicles have the dice, the range modifiers and the burst zones of firearms.";
    ARCS = "PH-H-07": now,
        "A machine gun beside the main gun reaches 15 degrees to either side of the turret, one in the hull 30 degrees to either side of \
         the hull, one on the roof all round if the hatch is open. The gun of an assault gun reaches 10 degrees to either side.";
    // Rulings
    "PH-R-08": now, "A target that moves fast is no moving one besides.";
    "PH-R-21": now, "The dice of a gun's damage have six sides.";
    AIMED = "PH-R-32": now,
        "A main gun must be aimed. The aim is lost when the vehicle moves, when the target leaves its line of sight, and when another is \
         chosen; it outlasts a shot at a target that does not move.";
    "PH-R-59": now, "A round of a main gun that misses comes down nowhere.";
    "PH-R-60": now, "A machine gun that stands in no turret is in the hull.";
    "PH-R-63": now, "A crew with wounded men is not reduced, but its machine guns need a Fit man.";
    // Examples
    "PH-W-14": scale, "Example: a Panzer IV at a T34/76 that moves.";
    "PH-W-15": scale, "Example: loading and aiming in one turn.";
}

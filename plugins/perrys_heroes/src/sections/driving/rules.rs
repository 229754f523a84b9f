//! The rules of driving (PH-7.10).

use rule_book::rules;

rules! {
    // 7.10 Move
    DRIVE_MOST = "PH-7.10-01": now,
        "How far a vehicle drives in a turn depends on its class and on the ground where the drive starts: light 30, 20, 15 cm, medium 25, 15, \
         15, heavy 20, 20, 15 on meadow, field and scrub; in a wood or orchard 15, heavy 10; never in a marsh.";
    "PH-7.10-02": repeats["PH-H-05"], "Vehicles are light, medium or heavy.";
    GROUND_PRICE = "PH-7.10-03": now,
        "A drive costs action points by the ground at its start: 1 on meadow or field, 2 in scrub, wood or orchard, more on a slope, 1 where \
         all of it follows a road.";
    DRIVE_ALLOWANCE = "PH-7.10-04": now,
        "The price is paid once for each drive; all drives of a turn together go no further than the maximum.";
    TURNING = "PH-7.10-05": now,
        "Each turn of up to 45 degrees costs 1 action point more; a turn on the spot costs nothing else, and is movement.";
    DRIVE_CROSSING = "PH-7.10-06": now,
        "Each obstacle that is crossed costs more: a ford or a bridge 1, a low wall or a hedge 2 action points.";
    "PH-7.10-07": now, "After the drive the vehicle, or its counter, stands at its new place.";
    "PH-7.10-08": now,
        "Whoever's base is swept by the path of a vehicle is Dead; his friends less than 10 cm away test their morale.";
    // House values
    "PH-H-05": now,
        "Heavy are Panther, Tiger and Churchill VII; light are all transports; the other tanks and assault guns are medium.";
    "PH-H-31": now, "A vehicle drives backwards for the same points, half as far: backwards each centimetre counts twice.";
    // Rulings
    ON_THE_SPOT = "PH-R-33": now,
        "Turning the hull costs 1 action point for each 45 degrees as movement, after which the main gun does not fire; within an aim it \
         costs 2, and is none.";
    "PH-R-49": now, "Heavy vehicles are faster in fields than medium ones, as printed.";
    "PH-R-69": now, "Several drives of a turn share one allowance by the parts of it that they use.";
    "PH-R-73": now, "Each turn of a drive costs 1 action point for each 45 degrees begun: turns are not added up first.";
    IN_THE_WAY = "PH-R-74": now,
        "A vehicle runs over friends too, of which the program tells before; it neither passes through nor ends on another vehicle, a wreck, \
         a gun or a house.";
    // Gaps and states
    "PH-G-03": repeats["PH-H-05"], "Which vehicle is of which class.";
    "PH-G-23": repeats["PH-H-31"], "How vehicles go backwards.";
}

//! What is said of guns and of the weapons of vehicles.

table::words! { "guns";
    no_such_shell = "the gun does not fire such shells at a target";
    too_few(number: number) = "the gun needs {number} man to fire" | "the gun needs {number} men to fire";
    not_ready = "a gun fires on Hold, set up, and with half its crew every other turn";
    outside_arc = "the target lies outside the arc of the weapon";
    not_this_turn = "the vehicle does not fire in this turn";
    no_weapon = "no weapon of the vehicle bears on the target";
    no_gunner = "nobody serves the weapon, or it is damaged";
    too_near = "the gun of a vehicle cannot fire at men so near";
    too_high = "the target stands too high above the vehicle";
    pintle = "the machine gun on the roof needs open hatches and a silent main gun";
}

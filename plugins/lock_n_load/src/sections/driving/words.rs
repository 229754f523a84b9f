//! What is said of facings, vehicles and turrets.

table::words! { "driving";
    hex_by_hex = "a vehicle goes from hex to neighbouring hex";
    off_the_map_there = "the edge of the map";
    hexes(names: text) = "{names}";
    not_sideways(facing: text, front: say, rear: say) = "it faces {facing}: forward lies {front}, in reverse {rear}";
    leaves_backwards = "an Emplaced tank leaves its position only in reverse";
    hull_stays = "an Emplaced tank does not turn its hull";
    faces_nowhere(unit: counter) = "{unit} faces no corner of its hex";
    faces_so_already(facing: text) = "it faces {facing} already";
    gun_in_building = "a gun of more than 20 mm goes into no building";
    gun_over_hexside = "a gun of more than 20 mm crosses no wall, hedge or bocage";
    no_vehicles = "this vehicle cannot be in this terrain";

    no_vehicle(unit: counter) = "{unit} is no vehicle";
    stays_buttoned = "a Shaken vehicle stays Buttoned";
    is_buttoned = "it is Buttoned already";
    is_open = "it is Open already";
    at_the_start = "a vehicle is opened or Buttoned before it does anything else";
    once = "it has been opened or Buttoned in this impulse";
    no_turret(unit: counter) = "{unit} has no turret";
    turret_points_so(facing: text) = "the turret points {facing} already";
    turret_has_fired = "a turret is turned free of charge where its vehicle does not fire";

    nobody_keeps_moving = "the optional rule for vehicles that keep moving is not switched on";
    keeps_moving_already(unit: counter) = "{unit} keeps moving already";
    has_not_moved(unit: counter) = "{unit} has not moved this turn";

    // What its orders are, in a few words: who carries them out is said beside it.
    turn_turret(to: text) = "turn the turret to {to}";
    button_up = "button up";
    open_up = "open up";
    keep_moving = "keep moving";
}

//! What is said of passengers.

table::words! { "passengers";
    no_vehicle(unit: counter) = "{unit} carries nobody";
    nobody = "nobody is named";
    named_twice(unit: counter) = "{unit} is named twice";
    no_passenger(unit: counter) = "{unit} rides on no vehicle";
    large_gun(unit: counter) = "the gun of {unit} is too large to be carried";
    not_there_at_the_start(unit: counter, vehicle: counter) = "{unit} was not in the hex of {vehicle} when the phase began";
    shaken_moves_only(unit: counter) = "{unit} is Shaken and makes no Assault Move";
    is_marked(unit: counter) = "{unit} has done something in this turn";
    in_melee(unit: counter) = "{unit} is locked in melee";
    no_room_inside(vehicle: counter) = "{vehicle} has no room for them inside";
    no_room_on_top(vehicle: counter) = "{vehicle} has no room for them on top";
    kinds = "a vehicle is mounted and left by Move or Assault Move";
    not_half_left(cost: number, left: number) = "it takes {cost} points of the vehicle, which has {left} left";
    too_slow(unit: counter) = "{unit} does not have half its points";
    not_aboard(unit: counter) = "{unit} is aboard no vehicle";
    several_vehicles = "they are aboard several vehicles";
    another_moves = "another stack is moving";
    assault_only_so = "the Assault Move of a vehicle that unloads is nothing else";

    // What its orders are, in a few words: who carries them out is said beside it.
    mount(vehicle: counter) = "mount {vehicle}";
    dismount = "dismount";
}

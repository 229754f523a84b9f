//! What is said of those who ride.

table::words! { "riding";
    no_rider(unit: counter) = "{unit} is no unit of your side on foot";
    no_order(unit: counter) = "{unit} needs Advance or Sneak to get out";
    other_order(unit: counter) = "{unit} has neither Hold nor Advance, and stops for nobody";
    another_vehicle(unit: counter) = "{unit} rides in another vehicle";
    no_place(unit: counter) = "{unit} finds no place beside the vehicle";
    no_room(unit: counter, room: number) = "there is room for {room} more, and not for {unit}";
    with_gun(unit: counter) = "{unit} has a gun, which no vehicle carries";
    not_touching(unit: counter) = "{unit} does not touch the vehicle there";
    too_far(who: counter, most: text) = "{who} is further than {most} cm from the vehicle there";
    fights(unit: counter) = "{unit} is locked in a fight that goes on";
    alighted(unit: counter) = "{unit} has got out of a vehicle in this turn";
}

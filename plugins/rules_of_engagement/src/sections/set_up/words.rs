//! What is said of the set-up.

table::words! { "set_up";
    not_yours = "your side has no such unit to place";
    each_once(figure: counter) = "{figure} must be placed once";
    nobody_else = "only figures of this unit that are there are placed with it";
    outside(figure: counter) = "{figure} would not stand in the zone of its side";
    indoors(figure: counter) = "{figure} would stand in a building";
    somebody_stands_there(figure: counter) = "{figure} stands there";
    in_each_others_way = "two of its figures would overlap";
    not_together = "its figures would not keep together";
    no_room(unit: counter) = "there is no room for {unit} in the zone";
    all_placed = "all units are placed";
    first_place(units: counters) = "first these units are placed: {units}";

    // What its orders are, in a few words.
    place = "place the unit";
    embark = "place the unit in a vehicle";
    place_all = "place all units";
    done = "end the set-up";
}

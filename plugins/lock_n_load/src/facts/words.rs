//! What several sections say, and what is said of orders at a wrong time.

table::words! { "battle";
    nobody_asks = "nobody asks for this now";
    another_phase = "this belongs to another phase";
    worked_out_first = "something is worked out first";

    no_unit(unit: counter) = "there is no unit {unit}";
    no_such_unit = "there is no such unit";
    other_side(unit: counter) = "{unit} belongs to the other side";
    named_twice(counter: counter) = "{counter} is named twice";
    not_carried(unit: counter, weapon: counter) = "{unit} does not carry {weapon}";
    cannot_help(helper: counter, unit: counter) = "{helper} cannot help {unit}";

    no_location(at: text) = "there is no Location {at}";
    off_the_map(at: text) = "{at} is not on the map";
    no_one_enters = "nobody enters this terrain";
    no_enemy = "there is no enemy unit";

    unit_off_the_map = "the unit is not on the map";
    has_acted = "the unit has acted this turn";
    has_moved = "the unit has moved this turn";
    ops_complete = "the unit is under Ops Complete";
    locked = "the unit is locked in melee";
    snipers_stay = "snipers do not move";
    moves_first(unit: counter) = "{unit} keeps moving: it has to move first";
}

//! What is said of hiding and spotting.

table::words! { "hiding";
    is_vehicle = "a vehicle may begin Hidden, and hides no more afterwards";
    nowhere = "it is not on the table";
    not_in_cover = "it is neither in cover nor behind it, as far as the enemies see whom it knows of";
    spotted_here = "it was spotted too near to this place";
    enemy_near(unit: counter) = "{unit} sees it from too near";
    no_such_unit = "your side has no such unit on the table";
    does_nothing = "it does nothing in this turn";
    has_fired = "it has fired already";
    has_looked = "it has looked for hidden enemies in this phase already";
    nobody_hides = "no enemy unit hides from it";
    beside_the_table = "nobody stands there: it is too near to the edge of the table, or beside it";
    too_far(reach: number) = "it looks for hidden enemies no further than {reach} cm";

    // What its orders are, in a few words.
    spot(x: number, y: number) = "look for hidden enemies at {x}, {y}";
}

//! What is said of grenades.

table::words! { "grenades";
    no_grenade(unit: counter) = "{unit} has no grenade";
    not_of_the_unit(unit: counter) = "{unit} is not one of those who fire";
    twice(unit: counter) = "{unit} is named twice";
    too_many(number: number) = "no more than {number} figure throws grenades" | "no more than {number} figures throw grenades";
    has_moved(unit: counter) = "{unit} has moved, and does not fire rifle grenades in this turn";
    out_of_reach(unit: counter) = "{unit} sees nobody of them in reach of his grenade";
}

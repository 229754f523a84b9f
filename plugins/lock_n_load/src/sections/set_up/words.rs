//! What the set-up says.

pub(crate) use crate::facts::words::{no_location, no_one_enters, no_unit, other_side};

table::words! { "set_up";
    not_yours = "this is not your set-up";
    no_zone(unit: counter) = "{unit} is not set up by you: it has no zone";
    enemy_there = "an enemy stands there";
    out_of_zone(at: text, unit: counter) = "{at} is not in the zone of {unit}";
    faces_nowhere(unit: counter) = "{unit} faces no corner of its hex";
    there_already(unit: counter) = "{unit} stands there already";
    no_room_left(unit: counter, at: text) = "{unit} in {at} would leave no room for all who are still to be set up";
    none_left = "there is no counter left that could be placed";
    not_set_up(unit: counter) = "{unit} is not set up yet";

    // What its orders are, in a few words: who carries them out is said beside it.
    set_up = "set up";
    place(at: text) = "set up in {at}";
}

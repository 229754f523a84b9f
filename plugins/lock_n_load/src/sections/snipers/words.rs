//! What snipers say.

pub(crate) use crate::facts::words::{no_location, no_one_enters};

table::words! { "snipers";
    needs_cover = "a sniper is placed in a hex with a positive target modifier";
    enemy_there = "there is an enemy unit in this hex";
    enemy_may_enter = "an enemy unit may be about to enter this hex";
    no_sniper(unit: counter) = "{unit} is no sniper of this side";
    after_the_start = "a sniper is placed after the start";
    nowhere = "no hex with a positive target modifier is free for him";
    never_moves = "a sniper who has been placed never moves";
    not_on_the_map = "this is no sniper on the map";
    no_fire_there = "the sniper does not fire there now";
    alone = "a sniper fires by himself";
    no_such = "there is no such sniper or Location";
    another_asked(sniper: counter) = "the question is where {sniper} fires";

    // What its orders are, in a few words: who carries them out is said beside it.
    place_sniper(at: text) = "a sniper in {at}";
    sniper_fires(at: text) = "fire at {at}";
}

//! What support weapons and the retreat from them say.

pub(crate) use crate::facts::words::{no_such_unit, no_unit, not_carried, other_side};

table::words! { "weapons";
    no_weapon(weapon: counter) = "{weapon} is no support weapon";
    gone(weapon: counter) = "{weapon} is out of the game";
    has_owner = "this weapon has an owner";
    not_here = "the weapon does not lie in the unit's Location";
    good_order_takes = "only units in Good Order take weapons";
    carries_no_more = "this unit carries no more weapons";
    enemy_there = "an enemy unit is there";
    nobody_has_it = "nobody has this weapon";
    has_it_already = "the unit has this weapon already";
    one_zone = "in the set-up weapons go between counters of one zone";
    one_location = "both units must be in one Location";
    good_order = "both units must be in Good Order";

    no_tripod = "this weapon has no tripod";
    owner_elsewhere = "its owner is not set up by you";
    squads_turn = "only squads and half-squads turn a tripod machine gun";
    good_order_turns = "only units in Good Order on the map turn a tripod machine gun";

    nobody_to_place = "no unit is to be placed now";
    cannot_go(unit: counter, at: text) = "{unit} cannot go to {at}";

    // What its orders are, in a few words: who carries them out is said beside it.
    hand_over = "hand over a weapon";
    take(weapon: counter) = "take {weapon}";
    tripod(weapon: counter) = "set up or pack {weapon}";
    drop(weapon: counter) = "put {weapon} down";
}

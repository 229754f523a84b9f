//! What Close Assaults say.

pub(crate) use crate::facts::words::{has_acted, locked, named_twice, not_carried, off_the_map, ops_complete};

table::words! { "close_assault";
    nobody = "nobody assaults";
    cannot(unit: counter) = "{unit} may not Close Assault";
    one_place = "the assaulters stand in one Location";
    no_target(unit: counter) = "{unit} is no enemy vehicle in this hex";
    melee_first = "enemies there would fight: entry means melee";
    not_by = "only a normal move leads into a Close Assault";
    not_with_them(unit: counter) = "{unit} does not move with the stack";
    adds_nothing(weapon: counter) = "{weapon} adds nothing to a Close Assault";
    no_leader(leader: counter) = "{leader} is no Good Order leader who could go along";
    helps_one(leader: counter) = "{leader} helps one assault only";
    nobody_asks = "no assaulter looks for another vehicle";

    // What its orders are, in a few words: who carries them out is said beside it.
    close_assault(at: text) = "Close Assault in {at}";
    assault_next(vehicle: counter) = "go for {vehicle}";
}

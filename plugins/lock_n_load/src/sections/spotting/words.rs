//! What spotting and sight say.

pub(crate) use crate::facts::words::{moves_first, no_enemy, off_the_map, ops_complete, unit_off_the_map};

table::words! { "spotting";
    buttoned(unit: counter) = "{unit} is Buttoned: nobody in it spots";
    one_attempt = "there has been a spotting attempt in this impulse";
    before_acting = "a spotting attempt is made before the first unit acts";
    medics = "medics do not spot";
    shaken = "Shaken units do not spot";
    moved_or_fired = "a unit that has moved or fired does not spot";
    in_melee = "a unit in melee does not spot";
    spotted_already = "the Location is Spotted already";
    clear_terrain = "clear terrain is always Spotted";
    nobody_hidden = "no hidden enemy is in sight";

    blocked(at: text, rule: text) = "the line of sight is blocked in {at} ({rule})";
    no_sight = "there is no line of sight";

    // What its orders are, in a few words: who carries them out is said beside it.
    spot(at: text) = "try to spot {at}";
}

//! What smoke says.

pub(crate) use crate::facts::words::{has_acted, locked, off_the_map};

table::words! { "smoke";
    who = "only multi-man counters in Good Order place smoke";
    no_capability = "this formation has no smoke";
    own_or_adjacent = "smoke is placed in the own hex or an adjacent one";
    nobody_here = "nobody here places smoke";

    // What its orders are, in a few words: who carries them out is said beside it.
    smoke(at: text) = "smoke into {at}";
}

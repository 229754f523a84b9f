//! What medics say.

pub(crate) use crate::facts::words::no_unit;

table::words! { "medics";
    no_medic(unit: counter) = "{unit} is no medic on the map";
    shaken = "a Shaken medic treats nobody, himself included";
    tried = "the medic has made his try in this Rally Phase";
    own_location = "a medic treats his own side's units in his own Location";
    wounded_or_shaken = "only wounded single men and Shaken multi-man counters can be treated";

    // What its orders are, in a few words: who carries them out is said beside it.
    heal(unit: counter) = "treat {unit}";
}

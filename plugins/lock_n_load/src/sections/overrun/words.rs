//! What overruns say.

pub(crate) use crate::facts::words::{off_the_map, unit_off_the_map};

table::words! { "overrun";
    no_vehicle(unit: counter) = "{unit} is no vehicle";
    unarmed(unit: counter) = "{unit} has no weapon to overrun with";
    shaken = "a Shaken vehicle does not overrun";
    assault_move = "an Assault Move is not used for an overrun";
    terrain = "units in this terrain are not overrun";
    nobody = "there is no enemy in this hex who could be overrun";
    enemy_vehicle = "no vehicle enters a hex with an enemy vehicle";
    points = "an overrun costs 4 points more than the hex, and the vehicle must have them all";
    another_moves(unit: counter) = "{unit} is not the vehicle that moves";
    who = "the vehicle that begins to move so must be named";

    nobody_asks = "no vehicle is to be assaulted now";
    not_asked(unit: counter) = "{unit} cannot strike back";
    leader_spent(leader: counter) = "{leader} cannot help this assault";
    no_retreat_asked = "nobody has to give way to a vehicle";
    cannot_go(unit: counter, to: text) = "{unit} cannot retreat to {to}";

    // What its orders are, in a few words: who carries them out is said beside it.
    overrun(to: text) = "overrun {to}";
    fight_back = "fight back";
    decline = "no Close Assault";
    give_way(to: text) = "give way to {to}";
    stay = "stay";
}

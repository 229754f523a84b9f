//! What rallying and joining say.

pub(crate) use crate::facts::words::no_unit;

table::words! { "rally";
    vehicle_alone(unit: counter) = "{unit} rallies by itself, with its armour leader alone";
    not_himself = "a leader does not add his leadership to his own attempt";
    no_friend_here(unit: counter) = "{unit} is no friend in the unit's Location";
    leaders_and_heroes = "only leaders and heroes enable a rally attempt";
    leader_shaken = "a Shaken leader rallies nobody else";
    own_colour = "a leader rallies units of his own colour only";
    leader_of_other_colour = "the leader here rallies units of his own colour only";
    leader_here_shaken = "the leader here is Shaken and rallies nobody else";
    medic_needs_leader = "a medic needs a leader in Good Order or a hero to rally";
    nobody_enables = "neither a leader in Good Order nor a hero is here, and the unit is not marked SR";
    not_shaken(unit: counter) = "{unit} is not a Shaken unit on the map";
    tried(unit: counter) = "{unit} has tried to rally in this phase";
    leaders_first = "leaders try before all others of their side";
    not_its_part(unit: counter) = "{unit} belongs to the other side, and this is not its part of the Rally Phase";

    dedication_used = "Dedication has been used in this Rally Phase";
    not_shaken_ss(unit: counter) = "{unit} is not a Shaken SS unit on the map";
    no_failed_roll = "the unit is in a hex eligible for rallying, and has no failed roll";
    nobody_helps = "nobody helps the extra attempt";

    two_halves = "two half-squads are needed";
    no_crews = "crews are not joined";
    one_side = "only two half-squads of one side are joined";
    one_location = "both half-squads must be in one Location";
    good_order = "both half-squads must be in Good Order";
    not_in_melee = "units in melee are not joined";
    leader_there = "a leader in Good Order must be in the Location";
    one_type = "these half-squads are not of one type";
    exactly_two = "two half-squads are joined, no more and no fewer";
    say_which(squads: text) = "say into which squad: {squads}";

    // What its orders are, in a few words: who carries them out is said beside it.
    rally = "rally";
    join = "join into a squad";
    end_rally = "end the rally";
}

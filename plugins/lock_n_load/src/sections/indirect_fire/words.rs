//! What indirect fire says.

pub(crate) use crate::facts::words::{off_the_map, ops_complete, unit_off_the_map};
pub(crate) use crate::sections::fire::words::not_spotted;
pub(crate) use crate::sections::impulse::words::own_impulse;

table::words! { "indirect_fire";
    no_mortar(mortar: counter) = "{mortar} is no mortar";
    nobody_serves(mortar: counter) = "nobody of the side serves {mortar}";
    fires_with_its_unit(mortar: counter) = "{mortar} fires directly with the unit that carries it, as a part of its attack";
    cannot_serve(unit: counter) = "{unit} does not fire a mortar";
    shaken_mortar = "a Shaken unit does not fire a mortar";
    mortar_has_acted = "a mortar that is called has not moved, fired or spotted this turn";

    shaken_caller = "a Shaken unit calls for no fire";
    caller_has_acted = "who calls for fire has not moved or fired this turn";
    no_caller(unit: counter) = "{unit} cannot call for fire";
    no_observer(unit: counter) = "{unit} cannot direct this mortar";
    not_beside(observer: counter, unit: counter) = "{observer} is not adjacent to {unit}";
    idle_leader = "leadership does not count in indirect fire";

    no_such_mission(mission: text) = "the side has no mission `{mission}`";
    no_mission_left = "all these missions have been fired";
    no_more_missions = "the side gets no more artillery in this battle";
    others_first = "the missions that are left are fired first";
    other_formation(unit: counter) = "this mission is for another formation than that of {unit}";
    one_after_the_other = "the mission before is not finished until the Administrative Phase";
    out_of_sight(at: text) = "the caller does not see {at}";

    no_round_lies = "no Spotting Round is to be corrected now";
    one_hex(at: text) = "the fire cannot be corrected to {at}";
    no_hex_asked = "no hex is to be struck now";
    not_to_be_struck(at: text) = "{at} is not one of the hexes that are still to be struck";

    // What its orders are, in a few words: who carries them out is said beside it.
    bombard(at: text) = "bombard {at}";
    call_artillery(at: text) = "call artillery on {at}";
    correct_fire(to: text) = "fire for effect at {to}";
    cancel_mission = "cancel the mission";
    strike(at: text) = "strike {at} next";
}

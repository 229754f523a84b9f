//! What fire says.

pub(crate) use crate::facts::words::{
    cannot_help, has_moved, named_twice, no_enemy, no_location, no_unit, not_carried, other_side,
};

table::words! { "fire";
    on_the_move = "the moving stack goes on or stops first";
    other_target(at: text) = "Opportunity Fire goes at {at} now";
    nobody_fires = "nobody fires";
    not_on_the_map(unit: counter) = "{unit} is not on the map";
    have_fired_from(at: text) = "units in {at} have fired in this impulse";
    not_there(unit: counter, at: text) = "{unit} is not in {at}";
    other_force(leader: counter, unit: counter) = "{leader} is of another force than {unit}";

    alone = "a sniper fires by himself, apart from all others";
    no_weapons = "a medic uses no weapons";
    shaken = "a Shaken unit does not fire";
    has_fired = "the unit has fired this turn";
    stealthy = "a unit under Stealth uses no Opportunity Fire";
    single_man_ops_complete = "a single man under Ops Complete uses no Opportunity Fire";
    not_just_spotted = "a unit under Ops Complete does not fire in its own impulse, unless it has just spotted the target";
    remain_locked = "some of the enemy have stayed behind: the units here remain locked and do not fire";
    in_melee = "units in a melee hex do not fire";

    into_melee = "nobody fires into a melee";
    both_sides_there = "nobody fires into a hex that holds units of both sides";
    not_spotted = "the target is not Spotted";
    no_target = "no Spotted enemy is in range and in sight";

    packed = "the packed side of this gun prints no firepower";
    satchel_adjacent = "a satchel charge is thrown into an adjacent hex";
    weapon_out_of_range = "the target is out of the weapon's range";
    own_out_of_range(unit: counter) = "the target is out of range of the own firepower of {unit}";
    not_at_once(unit: counter) = "{unit} cannot fire all this at once";
    nothing_to_fire(unit: counter) = "{unit} has nothing to fire";
    shaken_weapons(unit: counter) = "{unit} is Shaken and fires no support weapon";
    two_men = "only two leaders or heroes fire one weapon together";
    cannot_lead(unit: counter) = "{unit} does not fire its own firepower and cannot lead";

    only_leaders_aid = "only a leader aids an attack";
    leader_shaken = "a Shaken leader uses his leadership for nothing";
    leader_has_acted = "the leader has moved or fired this turn";
    leader_just_spotted = "a leader under Ops Complete aids only fire at what he has just spotted";
    leader_fires(leader: counter) = "{leader} fires a weapon himself and gives no leadership";

    no_leader_asked = "no leader is to be chosen now";
    no_such_leader(leader: counter) = "{leader} is none of the leaders who check";
    no_drop_asked = "no weapon is to be dropped now";
}

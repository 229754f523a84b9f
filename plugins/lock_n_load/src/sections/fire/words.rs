//! What fire says.

pub(crate) use crate::facts::words::{
    cannot_help, has_moved, moves_first, named_twice, no_enemy, no_location, no_unit, nobody_asks, not_carried,
    other_side,
};

table::words! { "fire";
    on_the_move = "the moving stack goes on or stops first";
    other_target(at: text) = "Opportunity Fire goes at {at} now";
    nobody_fires = "nobody fires";
    fires_not_from_inside(unit: counter) = "{unit} is inside a vehicle";
    riders_use_no_weapons(unit: counter) = "{unit} fires from a vehicle with its own firepower only";
    not_on_the_map(unit: counter) = "{unit} is not on the map";
    have_fired_from(at: text) = "units in {at} have fired in this impulse";
    not_there(unit: counter, at: text) = "{unit} is not in {at}";
    aids_riders_only(leader: counter, unit: counter) = "{leader} aids those who ride with him on his vehicle, and {unit} does not";
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

    no_vehicle_there(unit: counter, at: text) = "{unit} is no enemy vehicle in {at}";
    name_a_vehicle = "several vehicles are there: one of them is named";
    armour_proof(unit: counter) = "{unit} is Buttoned and armoured, and nobody rides on it";
    fires_apart(unit: counter) = "{unit} fires by itself";
    have_fired_together(at: text) = "units in {at} have fired at this step: all who fire from there do so together";
    apart_only = "only vehicles and teams beside those who have fired may still fire";
    only_open(weapon: counter) = "{weapon} is used only while its vehicle is Open";
    need_not_turn(weapon: counter) = "{weapon} can fire at the target without turning anything";
    must_be_turned(weapon: counter) = "the target is outside the arc of {weapon}, which must be turned to fire";
    no_turret(weapon: counter) = "{weapon} stands in no turret";
    not_nearest(to: text) = "the turret does not turn the shortest way to {to}";
    still_out_of_arc(to: text) = "turned to {to} the target is still outside the arc";
    emplaced(unit: counter) = "{unit} is Emplaced and does not turn its hull";
    has_swung(unit: counter) = "the turret of {unit} has swung in this impulse";
    has_turned(unit: counter) = "{unit} has turned its hull to fire in this impulse";
    team_out_of_arc(unit: counter) = "the target is outside the arc of {unit}";
    has_fired_once(weapon: counter) = "{weapon} has fired at this moment";
    own_attack = "ordnance makes attacks of its own";
    close_assault_only = "an anti-tank grenade is for Close Assaults";
    molotov_adjacent = "a Molotov is thrown into an adjacent hex";
    aids_no_vehicle(unit: counter) = "{unit} is led by an armour leader alone";

    packed = "the packed side of this gun prints no firepower";
    satchel_adjacent = "a satchel charge is thrown into an adjacent hex";
    too_near = "the target is too near for this weapon";
    no_mortar_ground = "no mortar fires out of this terrain";
    mortar_bombards(mortar: counter) = "{mortar} bombards by itself, apart from all others";
    mortars_wait = "mortars use no Opportunity Fire";
    leader_has_called = "the leader has called for mortars or artillery this turn";
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
    rides_not(unit: counter, vehicle: counter) = "{unit} does not ride on {vehicle}";

    // What its orders are, in a few words: who carries them out is said beside it.
    fire(at: text) = "fire at {at}";
    fire_at(unit: counter, at: text) = "fire at {unit} in {at}";
    with_weapons(deed: say, weapons: counters) = "{deed} with {weapons}";
    with_weapons_alone(deed: say, weapons: counters) = "{deed} with {weapons} alone";
    turned_to_fire(deed: say, to: text) = "{deed}, turned to {to}";
    check_first = "make the Damage Check first";
    jump_off = "jump off";
}

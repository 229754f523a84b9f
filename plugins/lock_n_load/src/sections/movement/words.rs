//! What movement says.

pub(crate) use crate::facts::words::{
    has_acted, has_moved, locked, named_twice, off_the_map, ops_complete, snipers_stay, unit_off_the_map,
};

table::words! { "movement";
    riders_have_fired = "riders have fired from this vehicle in this impulse";
    terrain = "nobody may enter this terrain";
    ground_floor_first = "one enters a building on the ground floor";
    there_already = "the stack stands there already";
    no_stairs = "these units climb no stairs";
    hex_by_hex = "a unit moves from hex to neighbouring hex";
    stairs_inside = "storeys are changed by the stairs inside one hex";
    upper_storeys = "upper storeys are joined inside one building only";
    no_way_out = "no way leads out of this hex";
    hexside = "these units do not cross this hexside";

    other_entry = "the group does not enter by this hex";
    entered_without_leader = "one stack has entered, and no leader was with it";
    beside_the_leader = "further stacks enter by free hexes beside the leader's entry hex";
    no_exit = "no exit of the side is here";
    no_exit_by_crawl = "nobody leaves the map by Low Crawl";
    exit_takes_all = "an Assault Move does not take all movement points";
    no_point_left = "no movement point is left to leave the map";
    units_off_the_map = "the units are not on the map";

    is_moving = "a stack is moving: it goes on or stops";
    another_is_moving = "another stack is moving";
    one_hex = "a Low Crawl is one hex";
    must_stop = "the stack must stop here";

    not_nearer = "Shaken units do not go nearer to an enemy they see";
    crawl_cost = "a Low Crawl needs a hex that costs less than the movement factor";
    assault_takes_all = "a hex that takes all movement points is not entered by Assault Move";
    assault_half = "an Assault Move goes no farther than half the movement factor";
    stealth_half = "Stealth goes no farther than half the movement factor";
    never_leaves = "this gun never leaves its hex";
    enemy_vehicle = "a vehicle does not enter a hex with an enemy vehicle";
    overrun_only = "a vehicle enters a hex with enemy units only by Overrun";
    close_assault_only = "a hex with enemy vehicles alone is entered only by Close Assault";
    vehicles_alone = "each vehicle moves for itself";
    no_crawl = "vehicles and Weapon Teams do not Low Crawl";
    no_double_time = "vehicles and Weapon Teams do not go at Double Time";
    keeps_facing = "a vehicle keeps its facing when it moves";
    comes_forward = "a vehicle comes onto the map forward";
    nobody_faces = "nobody in the stack faces a corner of the hex";
    no_new_hex = "a facing is taken in a new hex";
    turns_with_step = "a team that moves takes its facing with the step into a hex";
    turning_is_a_move = "a team that turns has moved";
    turn_takes(points: number, left: number) = "the turn takes {points} points of {left} that are left";
    half_of_shaken = "a Shaken vehicle has half its movement points, and they are spent";
    not_enough = "the movement points are not enough";
    assault_enemy = "an Assault Move does not enter an enemy-occupied hex";
    crawl_enemy = "a Low Crawl does not enter an enemy-occupied hex";
    shaken_enemy = "Shaken units do not enter an enemy-occupied hex";
    needs_fighter = "somebody who fights in melee must lead or go along";

    assault_first = "an Assault Move comes before firing, not after it";
    shaken_kinds = "Shaken units Move or Low Crawl only";
    no_points = "the unit has no movement points";
    withdrawal_moves = "a withdrawal is normal movement";
    one_stack = "a stack has moved from this Location in this impulse";
    one_way = "units that get about in different ways do not move together";
    no_assault = "the unit may not Assault Move";
    leader_assaults_along = "a leader Assault Moves with eligible units only";
    no_stealth = "the unit may not use Stealth";
    double_stealth = "Stealth is not done at Double Time";
    double_crawl = "a Low Crawl is not done at Double Time";
    double_time_leader = "Double Time needs a leader in Good Order who moves along";
    nobody_moves = "nobody moves";
    one_start = "a stack starts from one Location";
    not_along(leader: counter) = "{leader} does not move along";

    none_moving = "no stack is moving";
    met_enemies = "the stack has met enemies and has stopped";
    gave_up = "those who could not fight have given themselves up, and the stack has stopped";
    became_shaken = "the stack has become Shaken and has stopped";
    crawl_over = "a Low Crawl is one hex, and the stack has stopped";
    assault_over = "the Assault Move is over: the stack has stopped";
    stealth_over = "the Stealth move is over: the stack has stopped";
    move_over = "the move is over: the stack has stopped";

    // What its orders are, in a few words: who carries them out is said beside it.
    go(to: text) = "move to {to}";
    assault_move(to: text) = "Assault Move to {to}";
    crawl(to: text) = "Low Crawl to {to}";
    by_stealth(to: text) = "move by Stealth to {to}";
    go_on(to: text) = "go on to {to}";
    turn(to: text) = "turn to {to}";
    exit = "leave the map";
    stop = "stop";
}

//! What is said of the guns of vehicles.

table::words! { "gunnery";
    no_gun = "it has no main gun";
    useless = "its main gun is useless for the rest of the game";
    no_round = "an empty gun is loaded with one round or the other";
    same_round = "it holds this round already";
    not_loaded = "no round is loaded";
    not_aimed = "its gun is aimed at nothing: aim first";
    target_gone = "what it was aimed at is gone";
    has_moved = "it has moved in this turn: its main gun is silent";
    no_enemy = "there is no such enemy on the table";
    off_the_table = "this lies beside the table";
    is_aimed = "it is aimed there already";
    on_itself = "this lies right under the gun";
    at_a_place = "an anti-tank round is fired at somebody, not at a place";
    out_of_arc = "it lies beside the arc of this gun";
    out_of_arc_now = "it has come out of the arc of the gun: aim again";
    wheels = "it does not pivot on the spot: it runs on wheels";
    immobile = "it cannot move any more, and so does not pivot";
    no_room = "there is no room for the hull to turn";
    one_of_both = "by the hull the turret goes with it: say no other facing";
    beside_the_aim = "facing so, the gun would not reach it";
    no_machine_gun = "it has no such machine gun";
    nobody_serves = "nobody who is Fit sits at this machine gun";
    silent = "the main gun is being aimed: the machine gun beside it is silent";
    hatch_is_shut = "this gun is served from an open hatch";
    no_burst = "this machine gun has no burst zone";

    // What its orders are, in a few words.
    load_anti_tank = "load an anti-tank round";
    load_explosive = "load a high-explosive round";
    unload = "empty the gun";
    aim(at: counter) = "aim at {at}";
    aim_by_hull(at: counter) = "aim at {at} by turning the hull";
    aim_at_place = "aim at a place";
    fire_gun = "fire the main gun";
    machine_gun(at: counter) = "fire a machine gun at {at}";
    machine_gun_burst(at: counter) = "fire a machine gun at all around {at}";
}

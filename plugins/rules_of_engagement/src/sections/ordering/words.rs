//! What is said of orders.

table::words! { "ordering";
    not_left = "nothing is left of this unit";
    has_one = "it has its order for this turn";
    is_fighting = "it is locked in close quarters";
    only_sneak = "it may be given Sneak alone";
    only_hold = "it may hold and hide, and nothing else";
    vehicles_only = "only vehicles are given Reserve Fire";
    no_way_back = "vehicles do not fall back";
    rides = "who rides in a vehicle is given Advance or Sneak, to get out of it";
    not_vehicles = "vehicles do not sneak";
    support_weapon = "with a support weapon it does not run";
    cannot_run = "it cannot run so far as its Move here";
    not_beside = "that does not go with this order";
    no_such_enemy = "no such enemy unit is known on the table";
    does_not_fire = "under this order it does not fire";
    does_not_charge = "under this order it does not engage in close quarters";
    one_enemy = "it may fire and charge in one turn at the same enemy unit only";
    not_spotted = "this unit has not spotted it";
    nearer(unit: counter) = "{unit} is nearer, and may not be passed over";
    bound = "it has tried that in this turn already";
    no_such_unit = "your side has no such unit";

    // What its orders are, in a few words.
    hold = "Hold";
    sneak = "Sneak";
    advance = "Advance";
    run = "Run";
    reserve_fire = "Reserve Fire";
    fall_back = "Fall Back";
    disregard = "test to choose a target freely";
}

//! What is said of moves.

table::words! { "movement";
    not_yours(unit: counter) = "{unit} is not a unit of yours that stands on the table";
    not_on_foot(unit: counter) = "{unit} is a vehicle, which is driven";
    no_order(unit: counter) = "{unit} has no order to move";
    holds(unit: counter) = "{unit} has Hold and stays where it is";
    reserve_fire = "Reserve Fire is for vehicles";
    has_moved(unit: counter) = "{unit} has moved in this turn already";
    does_nothing(unit: counter) = "{unit} does nothing in this turn";
    demoralised(unit: counter) = "{unit} is Demoralised and does not move";
    in_a_fight(unit: counter) = "{unit} is locked in a fight that goes on";
    nobody_named(unit: counter) = "name a way for at least one figure of {unit}";
    not_of_unit(who: counter, unit: counter) = "{who} does not stand on the table as a figure of {unit}";
    named_twice(who: counter) = "{who} has two ways";
    too_many_legs(who: counter, most: number) = "the way of {who} needs 1 to {most} legs";
    beside_the_table(who: counter) = "the way of {who} leads beside the table";
    goes_nowhere(who: counter) = "the way of {who} leads nowhere";
    too_far(who: counter, length: text, most: text) = "{who} would go {length} cm, and may go {most} cm";
    not_far_enough(who: counter, length: text, least: text) = "{who} leads and must go at least {least} cm, not {length} cm";
    nobody_enters(who: counter) = "the way of {who} leads over ground that he may not enter";
    no_gun_enters(who: counter) = "{who} is a gun, which is not pushed into a building";
    nobody_runs(who: counter) = "the way of {who} leads over ground where nobody runs";
    sneaks_in(who: counter) = "{who} enters a building of which nobody knows who is in it only with Sneak";
    wall_in_the_way(who: counter) = "the way of {who} leads through the wall of a building: enter by a door";
    enemy_in_the_way(who: counter, enemy: counter) = "{enemy} is in the way of {who}: go around him";
    somebody_stands_there(who: counter, other: counter) = "{who} would end on {other}: end beside him";
    alone(who: counter, most: text) = "{who} would be further than {most} cm from all others of the unit";
    two_groups(most: text) = "the unit would fall into groups more than {most} cm apart";
    restore_first(most: text) = "the unit must come together again: no gap wider than {most} cm";
    out_of_cohesion(unit: counter, most: text) = "{unit} has fallen apart, with gaps wider than {most} cm";
    nearer_to_enemy(who: counter) = "{who} would end nearer to the nearest enemy";
    not_away = "this does not lead away from the nearest enemy";
    not_toward_cover = "this does not lead toward the nearest cover that is not nearer to the enemy";
    falls_back(unit: counter) = "{unit} falls back, and does nothing else";
    seen_by_enemy(unit: counter) = "{unit} is seen by an enemy: it cannot stay and hide";
    must_run(unit: counter) = "{unit} has Run and must move first";
    must_fall_back(unit: counter) = "{unit} has Fall Back and must move first";

    // What its orders are, in a few words.
    move_unit = "move";
    stay = "stay and hide";
}

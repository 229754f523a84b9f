//! What is said of close quarters.

table::words! { "close_quarters";
    no_such_unit = "this is no unit of your side on the table";
    no_men(unit: counter) = "nobody of {unit} is there to fight hand to hand";
    has_fought = "it has charged or fought in this phase already";
    order_forbids = "its order does not let it engage in close quarters";
    is_shaken = "a Shaken unit does not approach the enemy";
    is_demoralised = "a Demoralised unit does not charge";
    none_declared = "it has declared nobody whom it will charge";
    not_spotted = "it does not know where that unit is: spot it first";
    fights_another(unit: counter) = "{unit} is locked in another fight";
    fired_at_another = "it has fired at another unit in this turn";
    does_not_reach(unit: counter) = "nobody of it comes into contact with {unit}";
    too_many(most: number, figure: counter) = "at most {most} touches {figure} at first" | "at most {most} touch {figure} at first";
    stands_and_fights = "who is locked in a fight goes on with it where he stands";
    first_fight(units: counters) = "first these units go on with their fights: {units}";
    not_among(figure: counter) = "{figure} has not fought there";
    who_falls = "first say whom the fight costs";
    first_consolidate(unit: counter) = "first say where {unit} goes after its fight, or that it stays";
    touches_another = "moving after a fight it comes into contact with nobody";

    // What its orders are, in a few words.
    charge = "charge";
    go_on_fighting = "go on fighting";
    lose(figure: counter) = "lose {figure}";
    consolidate = "move after the fight";
    stay = "stay after the fight";
}

//! What is said of melee.

table::words! { "melee";
    no_enemy(unit: counter) = "{unit} is no living enemy on the table";
    a_vehicle = "one fights men hand to hand; vehicles and guns are attacked with what goes through them";
    not_located(unit: counter) = "{unit} is not located";
    not_known(who: counter, unit: counter) = "{who} does not know of {unit}: let him be told, or locate {unit} himself";
    too_far(away: text) = "he is {away} cm away, and one fights hand to hand at most at 2 cm";
    no_pistol = "he has no pistol";

    // What its orders are, in a few words.
    fight(unit: counter) = "fight {unit} hand to hand";
}

//! What is said of healing.

table::words! { "healing";
    no_kit = "only a medic or a man with a first-aid kit heals";
    no_friend(unit: counter) = "{unit} is no living friend on the table";
    not_wounded(unit: counter) = "{unit} is not Wounded";
    too_far(away: text) = "he is {away} cm away, and must be less than 2 cm away";

    // What its orders are, in a few words.
    heal(unit: counter) = "care for {unit}";
}

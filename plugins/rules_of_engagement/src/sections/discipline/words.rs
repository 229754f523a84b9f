//! What is said of discipline.

table::words! { "discipline";
    first_choose(units: counters) = "first these units take a test or fall back: {units}";
    nothing_to_choose = "this unit has nothing to choose";
    only_suppressed = "only a Suppressed unit may hide in place of a test";
    was_fired_on = "it was fired on in the enemy's turn";
    is_seen = "an enemy sees it";
    in_a_fight = "it is locked in a fight that goes on, and takes the test";
    rides = "it rides in a vehicle, and takes the test";
    in_the_phase = "falling back in the Discipline phase names no ways yet";
    name_the_ways_of(unit: counter) = "say which way each figure of {unit} falls back";

    // What its orders are, in a few words.
    test = "take a Discipline test";
    fall_back = "fall back";
    hide_away = "hide";
}

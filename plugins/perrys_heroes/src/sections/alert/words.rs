//! What is said of alert.

table::words! { "alert";
    has_acted(unit: counter) = "{unit} has done something in this turn already";
    nothing_to_fire = "he has no weapon that he can fire now";
    not_on_alert(unit: counter) = "{unit} is not on alert";
    tried(unit: counter) = "{unit} has tried to locate somebody, in vain, and fires only at those he knows";
    beside_the_arc = "he is beside the arc of 120 degrees about its gun";
    at_the_vehicle = "a gun fires at the vehicle, not at who rides in it";
    no_vehicle = "only vehicles have guns with numbers";
    not_at_vehicles = "machine guns do nothing to vehicles, and no main gun is loaded";
    out_of_sight = "he is too far away to be located";

    // What its orders are, in a few words.
    alert = "go on alert";
    shot(at: counter) = "fire from alert at {at}";
    shot_burst(at: counter) = "fire from alert at all around {at}";
    wait = "wait";
    at_best = "on alert: fire where it is best";
    ask = "on alert: ask me";
    at_once = "on alert: fire at once";
    hold = "on alert: hold fire";
}

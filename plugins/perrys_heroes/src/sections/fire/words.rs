//! What is said of fire.

table::words! { "fire";
    a_vehicle = "firearms do nothing to vehicles";
    no_enemy = "there is no such enemy on the table";
    not_located = "only a Located enemy is fired at: locate him first";
    not_known(unit: counter) = "{unit} knows nothing of him: locate him, or let somebody tell {unit}";
    too_near = "he is no more than 2 cm away: that is melee";
    no_such_weapon = "he has no such weapon";
    nothing_to_fire = "he has no weapon that he can fire now";
    jammed = "this weapon is jammed: use another one, or clear it as the first and only thing in an activation";
    launcher_is_fitted = "the launcher is fitted to the rifle: take it off first";
    no_assistant = "nobody serves the weapon with him";
    assistant_is_busy(unit: counter) = "{unit}, who serves the weapon with him, does nothing more in this activation";
    assistant_is_away(unit: counter) = "{unit}, who serves the weapon with him, must touch his base";
    no_burst = "this weapon has no burst zone";
    off_the_table = "this lies beside the table";
    nobody_named = "say who takes part";
    twice(unit: counter) = "{unit} is named twice";
    alone = "alone only the gunner of a fire-support weapon suppresses: name at least two of the team";
    not_jammed = "his weapon is not jammed";
    first_and_only = "clearing a jam is all that he does in an activation: he has acted in this turn";

    // What its orders are, in a few words.
    fire(at: counter) = "fire at {at}";
    fire_burst(at: counter) = "fire at all around {at}";
    suppress = "suppressive fire";
    clear_jam = "clear the jam";
}

//! What is said of the turn.

table::words! { "turn";
    game_over = "the game is over";
    other_sides_turn = "it is the other side's turn";
    nobody_decides = "first what is going on comes to its end";
    first_place = "first the figures are placed";
    nobody_places = "figures are placed before the first turn only";
    fire_or_wait = "first fire at who has acted, or wait";
    nobody_acts = "nobody of the enemy acts whom you could interrupt";
    claim_or_not = "first say who is concealed now";
    nothing_to_claim = "figures are declared concealed at the end of a turn";

    // What its orders are, in a few words.
    finish = "end the activation";
}

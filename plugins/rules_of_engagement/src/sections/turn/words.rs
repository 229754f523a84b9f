//! What is said of the turn.

table::words! { "turn";
    game_over = "the game is over";
    other_sides_turn = "it is the other side's turn";
    nobody_decides = "first what is going on comes to its end";
    another_phase = "that belongs to another phase of the turn";
    choose_at_once(unit: counter) = "first {unit} takes a test or falls back";

    // What its orders are, in a few words.
    done = "end the phase";
}

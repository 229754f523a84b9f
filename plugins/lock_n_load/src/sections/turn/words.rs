//! What the turn says.

table::words! { "turn";
    game_over = "the game is over";
    idle_field(field: text, why: say) = "`{field}` says nothing here: {why}";
    answer_first = "a question is to be answered first";
    other_sides_turn = "it is the other side's turn";
}

//! What the rules say.

table::words! { "tin";
    game_over = "the game is over";
    nobody_decides = "first what is going on comes to its end";
    other_sides_turn = "it is the other side's turn";

    first_moves = "first everybody moves";
    nobody_moved = "nobody has moved";
    fire_or_hold = "first fire at who has moved, or hold";

    no_soldier = "no soldier of this name and side stands there";
    moves_once = "a soldier moves once, in the phase for it";
    too_far(most: number) = "he moves at most {most} cm, on the table";
    bases_touch = "his base would touch another one";
    has_fired = "he has fired";
    out_of_reach(most: number) = "he fires at most {most} cm";
    too_far_to_throw(most: number) = "he throws at most {most} cm, on the table";
    no_enemy = "no enemy of this name stands there";
}

//! What is said of moves.

table::words! { "movement";
    too_many_legs(most: number) = "a way has 1 to {most} legs";
    goes_nowhere = "this leads nowhere";
    beside_the_table = "this leads beyond the edge of the table; only the last point may lie on the edge, and leads off it";
    wrong_posture(points: number) = "for this gait he needs another posture: change it first, for {points} action point"
        | "for this gait he needs another posture: change it first, for {points} action points";
    stays_here = "he has searched or worked at a trap in this turn instead of moving";
    not_on_this = "nobody goes here with this gait";
    too_far(length: text, left: text) = "this is {length} cm, and he may go {left} cm with this gait";
    enemy_in_the_way(unit: counter) = "{unit} is in the way: go around him";
    ground_in_the_way = "this leads over ground that nobody enters with this gait: go around it";
    somebody_stands_there(unit: counter) = "{unit} stands there: end beside him";

    // What its orders are, in a few words.
    crawl = "crawl";
    crouch = "move crouched";
    walk = "walk";
    run = "run";
    face = "turn";
}

//! What is said of drives.

table::words! { "driving";
    too_many_steps(most: number) = "a drive has 1 to {most} steps";
    changes_nothing = "a step of this drive changes nothing";
    beside_the_table = "this leads off the table: only the last step may, and then the vehicle leaves it, its middle no further than the edge";
    not_on_this = "no vehicle of this weight drives here";
    too_far(length: text, left: text) = "this counts as {length} cm, and it may drive {left} cm";
    ground_in_the_way = "this leads over ground on which no vehicle of this weight drives: go around it";
    house_in_the_way = "a house is in the way: go around it";
    in_the_way(unit: counter) = "{unit} is in the way: go around";
    immobile = "it cannot move any more";
    pinned = "its crew is pinned, and does not drive";
    demoralised = "its crew is demoralised, and does not drive";
    panicked = "its crew has panicked, and only flees";

    // What its orders are, in a few words.
    drive = "drive";
    reverse = "drive back";
    turn = "turn on the spot";
}

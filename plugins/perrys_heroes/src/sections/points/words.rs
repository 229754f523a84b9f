//! What is said of action points.

table::words! { "points";
    too_few(needed: number, left: number) = "this costs one action point, with {left} left" | "this costs {needed} action points, with {left} left";
    too_much_for_one(needed: number, left: number) = "this costs {needed} action points, and he may use {left} more of the pool in this turn";
    not_his_card = "only the figures of the team whose card lies on the table act";
    not_there = "no living figure of this name stands on the table";
    a_vehicle = "this is a vehicle, and no man";
    no_vehicle = "there is no vehicle of this name";
    nobody_aboard = "nobody is in this vehicle to serve it";
    rides_nowhere = "no living man of this name rides in a vehicle";
    nothing_more = "he does nothing more in this activation";
}

//! What is said of riding.

table::words! { "riding";
    no_vehicle = "this is no vehicle of your side that men ride in";
    no_room = "there is no room left in it";
    it_moves = "it has moved since its card was turned over: nobody climbs into a moving vehicle";
    too_far = "it is 2 cm away or more: go nearer";
    crew_stays = "he belongs to its crew, which stays with its vehicle";
    too_far_from_it = "this is more than 2 cm from the vehicle";
    jumps_so_far = "who jumps off a moving vehicle lands 2 cm from it, a millimetre more or less";
    beside_the_table = "this is beside the table";
    nobody_stands_here = "nobody stands on such ground";
    somebody_stands_there(unit: counter) = "{unit} stands there: choose a place beside";
    not_placed = "only a man of your side who begins on foot is put into a vehicle";
    in_it_already = "he is in it already";

    // What its orders are, in a few words.
    embark(into: counter) = "climb into {into}";
    disembark = "climb out";
    board(into: counter) = "begin in {into}";
}

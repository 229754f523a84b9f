//! The rules of flight (PH-H-12) and of who leaves the table.

use rule_book::rules;

rules! {
    "PH-H-12": now,
        "When their team's card is turned over the Panicked who are not Wounded flee before anybody else acts: each stands up for nothing and \
         runs as far as he can, straight away from the nearest enemy whom he sees or else to his own edge; he pays what he can of the price, \
         and does nothing more in this turn.";
    "PH-R-72": now,
        "Who cannot flee straight away runs to the place in reach that is farthest from that enemy, of several the nearest to his own edge.";
}

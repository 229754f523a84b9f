//! The rules of the set-up (PH-5.1).

use rule_book::rules;

rules! {
    PLACES = "PH-5.1-01": now,
        "Before the first turn each side places its figures in its own zone; no base lies on another.";
    ALL = "PH-D-03": now,
        "Who does not want to place his figures one by one has the program place them: team beside team around the middle of the zone, behind \
         cover where there is some.";
    "PH-H-32": now,
        "Where a scenario says nothing the table is 180 x 120 cm, the zones are 20 cm deep on the long edges, and ten turns are played, by day \
         and in clear weather.";
}

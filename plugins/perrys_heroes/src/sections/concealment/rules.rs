//! The rules of concealment (PH-3.4-05 to PH-3.4-08).

use rule_book::rules;

rules! {
    BEGINS = "PH-3.4-05": now,
        "Where the scenario allows it a player may begin with figures concealed: they stand on his map, and not on the table.";
    ENDS = "PH-3.4-06": now, "A figure is concealed as long as it is not located and stays where it is.";
    STILL = "PH-3.4-08": now,
        "A figure that is not located and has stayed in the same place, crouched or prone, for 2 turns one after another may be declared \
         concealed at the end of the second.";
    "PH-R-52": now, "Turns with at least one shot are counted; a turn without one begins the count anew.";
}

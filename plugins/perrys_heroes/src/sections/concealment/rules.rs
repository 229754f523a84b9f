//! The rules of concealment (PH-3.4-05 to PH-3.4-08).

use rule_book::rules;

rules! {
    BEGINS = "PH-3.4-05": now,
        "Where the scenario allows it a player may begin with figures concealed: they stand on his map, and not on the table.";
    ENDS = "PH-3.4-06": now, "A figure is concealed as long as it is not located and stays where it is.";
    "PH-3.4-07": now,
        "Who fires concealed in 3 turns one after another is located when the first shot of the third has been resolved.";
    STILL = "PH-3.4-08": now,
        "A figure that is not located and has stayed in the same place, crouched or prone, for 2 turns one after another may be declared \
         concealed at the end of the second.";
    "PH-D-18": now, "At the end of each turn every side says who of those who may be concealed is: all of them, if it does not mind.";
    "PH-R-52": now, "Turns with at least one shot are counted; a turn without one begins the count anew.";
}

//! The rules of the turn and of what the book says of all things (ROE-GEN).

use rule_book::rules;

rules! {
    // Conventions
    "ROE-GEN-01": of_sources,
        "All distances are centimetres; at, within and up to a distance have it in, less than a distance leaves it \
         out.";
    DICE = "ROE-GEN-02": now, "All dice have six sides.";
    "ROE-GEN-03": of_sources,
        "Halves of a rate of fire are rounded up and halves of an AT value down, as each rule says; nothing else is \
         rounded.";
    // Sequence
    PHASES = "ROE-GEN-04": now,
        "Players take turns, one after the other; a player's turn has five phases: Discipline, Orders, Movement, \
         Shooting, Close Quarters.";
    "ROE-GEN-05": now,
        "A squad, a team, a crew, a single man or a vehicle is a unit, and gets one order in its own turn.";
}

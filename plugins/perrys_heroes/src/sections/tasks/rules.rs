//! The rules of what sides have been ordered to do (PH-11, PH-H-34).

use rule_book::rules;

rules! {
    // 11.1 Campaign status
    "PH-11.1-01": now,
        "A battle gives each side total defeat, marginal defeat, status quo, marginal victory or triumphal victory; what one side has won \
         the other has lost.";
    // House values
    SCORED = "PH-H-34": now,
        "Withdraw, hold, counter-attack, advance, dash: each side scores 0, 1 or 2 for its own order; its score less the enemy's is the \
         result.";
    LEAVES = "PH-H-43": now, "Who leaves the table is out of the game; a Panicked man who flees off it is lost for this battle.";
    // Geometry
    "PH-GEO-12": now,
        "The tactical map has hexes with flat sides north and south, 10 cm from flat to flat; a point is in the hex whose middle is \
         nearest.";
}

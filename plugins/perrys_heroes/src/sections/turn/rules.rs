//! The rules of the turn (PH-5.2, PH-6, PH-7.1).

use rule_book::rules;

rules! {
    // 0 Reading conventions
    DICE = "PH-0-03": now, "Dice with 2, 4, 6, 8 and 10 sides are rolled; a ten-sided die that shows 0 counts as 10.";
    // 5.2 Turn sequence
    "PH-5.2-01": now, "Each team has one card for the whole game.";
    END = "PH-5.2-02": now, "A turn is an Activation phase, an Action phase and a Rally phase.";
    // 6 Activation phase
    "PH-6-01": now, "All cards are shuffled into one deck each turn, face down.";
    "PH-6-02": now, "Then smoke markers become plumes, and screens grow or vanish.";
    "PH-6-03": now, "Then the action points of all teams are worked out for the turn.";
    "PH-6-04": now, "The top card is turned over, and its team acts; the others follow until the deck is empty.";
    // 7.1 Principles
    ACTIVATION = "PH-7.1-01": now,
        "When its card is turned over a team spends its action points on actions of its figures, in any order that its owner likes.";
    "PH-7.1-02": repeats[
        "PH-7.4-01", "PH-7.5-05", "PH-7.5-06", "PH-7.5-07", "PH-7.5-08", "PH-7.5-09", "PH-7.6-02", "PH-7.7-04", "PH-7.11-02",
        "PH-7.12-01", "PH-7.13-08", "PH-7.14-02", "PH-7.15-03", "PH-7.16-02", "PH-7.17-02", "PH-7.20-01", "PH-7.3-02", "PH-7.18-02",
        "PH-7.19-03", "PH-7.21-02"
    ],
        "What may be done and what it costs stands in one list.";
    "PH-7.1-03": now, "An action can be repeated as often as there are action points, unless its own section forbids it.";
    // Decision points
    "PH-D-06": now, "On his card a player decides, again and again, which figure does what, or ends the activation.";
}

//! The rules of the turn (PH-5.2, PH-6, PH-7.1).

use rule_book::rules;

rules! {
    DICE = "PH-0-03": now, "Dice with 2, 4, 6, 8 and 10 sides are rolled; a ten-sided die that shows 0 counts as 10.";
    CARDS = "PH-5.2-01": now, "Each team has one card for the whole game.";
    END = "PH-5.2-02": now, "A turn is an Activation phase, an Action phase and a Rally phase.";
    DECK = "PH-6-01": now, "All cards are shuffled into one deck each turn, face down.";
    NEXT_CARD = "PH-6-04": now, "The top card is turned over, and its team acts; the others follow until the deck is empty.";
    ACTIVATION = "PH-7.1-01": now,
        "When its card is turned over a team spends its action points on actions of its figures, in any order that its owner likes.";
}

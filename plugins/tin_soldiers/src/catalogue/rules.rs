//! The rules of the toy.

use rule_book::rules;

rules! {
    MOVE = "TIN-1": now,
        "In his side's turn a soldier moves once, at most 15 cm in a straight line, to where his base touches nobody's.";
    FIRE = "TIN-2": now,
        "A soldier fires once, at most 40 cm: one die hits by 4 or more, within 20 cm by 3 or more, and who is hit falls.";
    REACTION = "TIN-3": now,
        "Who ends a move in reach of enemies who have not fired since their own last turn may be fired at by one of them.";
    END = "TIN-4": now,
        "A side without soldiers has lost; after the last turn the side with more soldiers has won.";
    BURST = "TIN-5": now,
        "Instead of firing in his phase a soldier throws a grenade, at most 15 cm: whoever has his base under the template, friend \
         or foe, falls on 5 or more.";
    "TIN-6": now,
        "Hidden soldiers are seen by their own side alone, until they move, fire or throw, or an enemy ends a move within 5 cm of \
         them or throws a grenade on them.";
}

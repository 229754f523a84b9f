//! The rules of opportunity fire (ROE-SHT-11, ROE-SHT-12).

use rule_book::rules;

rules! {
    // Opportunity fire
    PREPARES = "ROE-SHT-11": now,
        "A unit with Hold may prepare opportunity fire instead of firing or hiding; a vehicle may with Reserve Fire \
         too.";
    "ROE-SHT-12": now, "Opportunity fire is fired in the opponent's turn, with -1 to hit.";
    // House values
    INTERRUPTS = "ROE-H-09": now,
        "Opportunity fire may interrupt an enemy's move or charge at any point where the firer has line of sight and \
         range. A unit makes one attack; being Suppressed or worse, and its own next Discipline phase, end its \
         readiness.";
    // Decisions
    STANDING = "ROE-D-12": now,
        "Who has prepared opportunity fire chooses, along an enemy's move, whether he fires now or waits.";
}

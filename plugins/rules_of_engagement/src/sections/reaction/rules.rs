//! The rules of opportunity fire (ROE-SHT-11, ROE-SHT-12).

use crate::catalogue::modules::NO_FOOT;
use rule_book::rules;

rules! {
    // Opportunity fire
    "ROE-SHT-11": later(NO_FOOT),
        "A unit with Hold may prepare opportunity fire instead of firing or hiding; a vehicle may with Reserve Fire \
         too.";
    "ROE-SHT-12": later(NO_FOOT), "Opportunity fire is fired in the opponent's turn, with -1 to hit.";
    // House values
    "ROE-H-09": later(NO_FOOT),
        "Opportunity fire may interrupt an enemy's move or charge at any point where the firer has line of sight and \
         range. A unit makes one attack; being Suppressed or worse, and its own next Discipline phase, end its \
         readiness.";
}

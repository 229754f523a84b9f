//! The rule book of Rules of Engagement, as `hedgerow rules` prints it.

use crate::RulesOfEngagementBox;
use play::GameBox as _;
use rule_book::GameBook;
use rules_of_engagement::sections::set_up::rules::SET_UP;
use rules_of_engagement::sections::turn::rules::PHASES;

/// The book.
pub(crate) static BOOK: GameBook = GameBook {
    key: RulesOfEngagementBox::KEY,
    catalogue: &rules_of_engagement::catalogue::CATALOGUE,
    examples: &[PHASES, SET_UP],
    words: || rules_of_engagement::sections::words().chain(rules_of_engagement::checks::words()).collect(),
    for_files: &[
        "catalogue",
        "checks/arms",
        "checks/charts",
        "checks/force_file",
        "checks/laid_out",
        "checks/lengths",
        "checks/listed",
        "checks/platoons",
        "checks/position",
        "checks/scenario",
        "checks/vehicles",
        "checks/weapons",
        "dispatch/admit",
        "facts",
        "files",
        "testing",
    ],
};

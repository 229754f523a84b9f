//! The rule book of Perry's Heroes, as `hedgerow rules` prints it.

use crate::PerrysHeroesBox;
use perrys_heroes::checks::rules::BUDGET;
use perrys_heroes::sections::points::rules::BY_HEALTH;
use play::GameBox as _;
use rule_book::GameBook;

/// The book.
pub(crate) static BOOK: GameBook = GameBook {
    key: PerrysHeroesBox::KEY,
    catalogue: &perrys_heroes::catalogue::CATALOGUE,
    examples: &[BY_HEALTH, BUDGET],
    words: || {
        let all = perrys_heroes::sections::words().chain(perrys_heroes::checks::words());
        all.chain(perrys_heroes::campaign::words()).collect()
    },
    for_files: &[
        "campaign/admit",
        "campaign/journey",
        "catalogue",
        "checks/campaign",
        "checks/charts",
        "checks/fault",
        "checks/force_file",
        "checks/laid_out",
        "checks/names",
        "checks/position",
        "checks/room",
        "checks/scenario",
        "checks/vehicles",
        "checks/weapons",
        "dispatch/admit",
        "facts",
        "files",
        "testing",
    ],
};

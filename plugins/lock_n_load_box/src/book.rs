//! The rule book of *Lock 'n Load*, as `hedgerow rules` prints it.

use crate::LockNLoadBox;
use lock_n_load::sections::{opportunity_fire::rules::CRAWLER, set_up::rules::SET_UP, spotting::rules::EXACT_SIGHT};
use play::GameBox as _;
use rule_book::GameBook;

/// The book.
pub(crate) static BOOK: GameBook = GameBook {
    key: LockNLoadBox::KEY,
    catalogue: &lock_n_load::catalogue::CATALOGUE,
    examples: &[CRAWLER, SET_UP, EXACT_SIGHT],
    words: || lock_n_load::sections::words().collect(),
    for_files: &["catalogue", "checks", "dispatch/admit", "dispatch/rests", "facts/old_saves", "files", "testing"],
};

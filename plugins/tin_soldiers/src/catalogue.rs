//! The rule book of the toy.

pub(crate) mod rules;

use rule_book::{Book, Catalogue, Module};
use std::sync::LazyLock;

/// All of it comes at once.
const WHOLE: Module = Module { key: "Whole", name: "The whole game" };

/// The catalogue.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::of(Book {
        modules: &[WHOLE],
        sections: &[("TIN", "Tin soldiers")],
        rulings: &[],
        module_of: |_| WHOLE,
        lists: &[rules::RULES],
    })
});

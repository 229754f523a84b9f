//! The rule book of Rules of Engagement: every rule number with our own sentence, its section, its module, and whether it is in the game.
//!
//! A statement is one testable fact of the rule book (`ROE-SHT-02`), a ruling settles what the rule book leaves open (`ROE-R-17`), a house
//! value is ours where it says nothing (`ROE-H-13`), and the worked examples are numbered too (`ROE-W-11`).
//!
//! Each entry is written once, by [`rules!`](rule_book::rules!): those of a rule section in its folder (`sections/shooting/rules.rs`),
//! those of the book's lists in this one. The files `rules.rs` use nothing but that macro and the reasons of `modules.rs`.

mod lists;
pub(crate) mod modules;

use rule_book::{Book, Catalogue, Entry};
use std::sync::LazyLock;

pub use modules::{BUILDINGS, FOOT, FORCES, VEHICLES};

/// Topic and title of each section, in the order of the book.
const SECTIONS: &[(&str, &str)] = &[
    ("GEN", "General"),
    ("TST", "Tests"),
    ("DIS", "Discipline"),
    ("ORD", "Orders"),
    ("HID", "Hiding and spotting"),
    ("MOV", "Movement and terrain"),
    ("EMB", "Transport"),
    ("VCV", "Vehicles and cover"),
    ("SHT", "Shooting"),
    ("IND", "Indirect fire"),
    ("TPL", "Templates"),
    ("TPB", "Templates against buildings"),
    ("VEH", "Hits on vehicles"),
    ("CQ", "Close quarters"),
    ("CQV", "Assaults on vehicles"),
    ("CQB", "Assaults on buildings"),
    ("BLD", "Targeting buildings"),
    ("WPN", "Infantry weapons"),
    ("VWP", "Vehicle weapons"),
    ("CL", "Classes"),
    ("ST", "States"),
    ("D", "Decisions"),
    ("G", "Gaps of the book"),
    ("GEO", "Table and geometry"),
    ("H", "House values"),
    ("R", "Rulings"),
    ("W", "Worked examples"),
];

/// The catalogue.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::of(Book {
        modules: &[FOOT, VEHICLES, BUILDINGS, FORCES],
        sections: SECTIONS,
        rulings: &["H", "R"],
        module_of: |section| match section {
            "EMB" | "VCV" | "VEH" | "CQV" | "VWP" => VEHICLES,
            "IND" | "TPL" | "TPB" | "CQB" | "BLD" => BUILDINGS,
            _ => FOOT,
        },
        lists: LISTS,
    })
});

/// The lists of rules.
const LISTS: &[&[Entry]] = &[
    crate::sections::armour::rules::RULES,
    crate::sections::buildings::rules::RULES,
    crate::sections::close_quarters::rules::RULES,
    crate::sections::discipline::rules::RULES,
    crate::sections::driving::rules::RULES,
    crate::sections::forces::rules::RULES,
    crate::sections::grenades::rules::RULES,
    crate::sections::guns::rules::RULES,
    crate::sections::hiding::rules::RULES,
    crate::sections::indirect::rules::RULES,
    crate::sections::losses::rules::RULES,
    crate::sections::movement::rules::RULES,
    crate::sections::ordering::rules::RULES,
    crate::sections::reaction::rules::RULES,
    crate::sections::riding::rules::RULES,
    crate::sections::set_up::rules::RULES,
    crate::sections::shooting::rules::RULES,
    crate::sections::sight::rules::RULES,
    crate::sections::smoke::rules::RULES,
    crate::sections::templates::rules::RULES,
    crate::sections::trials::rules::RULES,
    crate::sections::turn::rules::RULES,
    crate::sections::vehicle_assault::rules::RULES,
    crate::sections::victory::rules::RULES,
    lists::RULES,
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_rule_has_a_section_of_the_book_and_is_written_once() {
        let mut seen = BTreeSet::new();
        for rule in CATALOGUE.rules() {
            assert!(!CATALOGUE.section_title(rule.section).is_empty(), "{} is in no section", rule.id);
            assert!(seen.insert(rule.id), "{} is written twice", rule.id);
        }
    }
}

#[cfg(test)]
#[path = "catalogue/catalogue_test.rs"]
mod whole;

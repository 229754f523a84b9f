//! The rule book of Perry's Heroes: every rule number with our own sentence, its section, its module, and whether it is in the game.
//!
//! A statement is one testable fact of the rule book (`PH-7.12-02`), a ruling settles what the rule book leaves open (`PH-R-17`), a house
//! value is ours where it says nothing (`PH-H-13`), and the worked examples are numbered too (`PH-W-11`).
//!
//! Each entry is written once, by [`rules!`](rule_book::rules!): those of a rule section in its folder (`sections/fire/rules.rs`), those
//! of the book's lists in this one. The files `rules.rs` use nothing but that macro.

mod lists;

use rule_book::{Book, Catalogue, Entry, Module};
use std::sync::LazyLock;

/// Men on foot.
pub const FOOT: Module = Module { key: "Foot", name: "Men on foot" };
/// Vehicles, and what fights them.
pub const VEHICLES: Module = Module { key: "Vehicles", name: "Vehicles" };
/// Mortars and guns that are called for.
pub const ARTILLERY: Module = Module { key: "Artillery", name: "Artillery" };
/// What goes on from one battle to the next.
pub const CAMPAIGN: Module = Module { key: "Campaign", name: "Campaign" };

/// Number and title of each section, in the order of the book.
const SECTIONS: &[(&str, &str)] = &[
    ("0", "How to read the rules"),
    ("1", "Introduction"),
    ("2", "Material"),
    ("3.1", "Scales"),
    ("3.2", "Terms"),
    ("3.3", "Smoke"),
    ("3.4", "Camouflage and concealment"),
    ("4.1", "Combat groups"),
    ("4.2", "Squads and teams"),
    ("4.3", "Building a force"),
    ("4.4", "Health"),
    ("4.5", "Morale"),
    ("4.6", "Posture"),
    ("5.1", "Preparation"),
    ("5.2", "Turn sequence"),
    ("6", "Activation phase"),
    ("6.1", "Action points of a team"),
    ("6.2", "Action points of a vehicle"),
    ("7.1", "Actions"),
    ("7.2", "Attacking a vehicle on foot"),
    ("7.3", "Loading"),
    ("7.4", "Changing posture"),
    ("7.5", "Communicating"),
    ("7.6", "Melee"),
    ("7.7", "Ranged fire"),
    ("7.8", "Calling for fire"),
    ("7.9", "Embarking"),
    ("7.10", "Driving"),
    ("7.11", "Searching"),
    ("7.12", "Grenades"),
    ("7.13", "Locating"),
    ("7.14", "Alert"),
    ("7.15", "Traps"),
    ("7.16", "Moving on foot"),
    ("7.17", "Healing"),
    ("7.18", "Main guns"),
    ("7.19", "Secondary weapons"),
    ("7.20", "Rifle grenades"),
    ("7.21", "Aiming a main gun"),
    ("8.1", "Rally"),
    ("8.2", "Rallying crews"),
    ("9.1", "Firearms"),
    ("9.2", "Anti-tank weapons"),
    ("10", "Vehicles"),
    ("11.1", "Campaign status"),
    ("11.2", "Scenarios and orders"),
    ("12", "Appendices"),
    ("CL", "Classes"),
    ("G", "Gaps of the book"),
    ("ST", "States"),
    ("D", "Decisions"),
    ("H", "House values"),
    ("R", "Rulings"),
    ("GEO", "Table and geometry"),
    ("W", "Worked examples"),
];

/// The catalogue.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::of(Book {
        modules: &[FOOT, VEHICLES, ARTILLERY, CAMPAIGN],
        sections: SECTIONS,
        rulings: &["H", "R"],
        module_of: |section| match section {
            "7.8" => ARTILLERY,
            "7.2" | "7.3" | "7.9" | "7.10" | "7.18" | "7.19" | "7.21" | "8.2" | "9.2" | "10" => VEHICLES,
            section if section.starts_with("11.") => CAMPAIGN,
            _ => FOOT,
        },
        lists: LISTS,
    })
});

/// The lists of rules.
const LISTS: &[&[Entry]] = &[
    crate::campaign::rules::RULES,
    crate::checks::rules::RULES,
    crate::sections::alert::rules::RULES,
    crate::sections::anti_tank::rules::RULES,
    crate::sections::artillery::rules::RULES,
    crate::sections::casualties::rules::RULES,
    crate::sections::communication::rules::RULES,
    crate::sections::concealment::rules::RULES,
    crate::sections::damage::rules::RULES,
    crate::sections::driving::rules::RULES,
    crate::sections::fire::rules::RULES,
    crate::sections::flight::rules::RULES,
    crate::sections::grenades::rules::RULES,
    crate::sections::gunnery::rules::RULES,
    crate::sections::hatches::rules::RULES,
    crate::sections::healing::rules::RULES,
    crate::sections::locating::rules::RULES,
    crate::sections::melee::rules::RULES,
    crate::sections::movement::rules::RULES,
    crate::sections::points::rules::RULES,
    crate::sections::posture::rules::RULES,
    crate::sections::rally::rules::RULES,
    crate::sections::riding::rules::RULES,
    crate::sections::set_up::rules::RULES,
    crate::sections::sight::rules::RULES,
    crate::sections::smoke::rules::RULES,
    crate::sections::tasks::rules::RULES,
    crate::sections::traps::rules::RULES,
    crate::sections::turn::rules::RULES,
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

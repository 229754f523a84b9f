//! The rule book of *Lock 'n Load*: every rule number with our own sentence, its section, its module, and whether it is in the game.
//!
//! One list that everything reads: tooltips, refusals, the log, the rule reference and the coverage test. A statement
//! is one testable fact of the rule book (`LNL-5.3-04`), a ruling settles what the rule book leaves open (`RUL-21`).
//!
//! Each entry is written once, by [`rules!`](rule_book::rules!): those of a rule section in its folder (`sections/fire/rules.rs`), where
//! the entry is also the constant by which code names the rule; those of chapters that are not played yet in this folder. The files
//! `rules.rs` use nothing but that macro and the reasons of `reasons.rs`. So everything may name a rule, wherever its section stands.

mod airborne;
mod events;
mod fortifications;
mod helicopters;
mod modules;
mod night;
mod people;
pub(crate) mod reasons;
mod rulings;
mod sections;

use rule_book::{Book, Catalogue, Entry};
use std::sync::LazyLock;

pub use modules::Module;

/// The catalogue.
pub static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::of(Book {
        modules: Module::IN_BOOK,
        sections: sections::SECTIONS,
        rulings: &["RUL", "RB"],
        module_of: |section| modules::of_section(section).in_book(),
        lists: LISTS,
    })
});

/// The lists of rules: of what is played, and of what comes later.
const LISTS: &[&[Entry]] = &[
    crate::facts::rules::RULES,
    crate::checks::rules::RULES,
    crate::sections::close_assault::rules::RULES,
    crate::sections::driving::rules::RULES,
    crate::sections::fire::rules::RULES,
    crate::sections::heroes::rules::RULES,
    crate::sections::impulse::rules::RULES,
    crate::sections::indirect_fire::rules::RULES,
    crate::sections::medics::rules::RULES,
    crate::sections::melee::rules::RULES,
    crate::sections::movement::rules::RULES,
    crate::sections::opportunity_fire::rules::RULES,
    crate::sections::ordnance::rules::RULES,
    crate::sections::overrun::rules::RULES,
    crate::sections::passengers::rules::RULES,
    crate::sections::rally::rules::RULES,
    crate::sections::set_up::rules::RULES,
    crate::sections::smoke::rules::RULES,
    crate::sections::snipers::rules::RULES,
    crate::sections::spotting::rules::RULES,
    crate::sections::stacking::rules::RULES,
    crate::sections::turn::rules::RULES,
    crate::sections::victory::rules::RULES,
    crate::sections::weapons::rules::RULES,
    crate::sections::wrecks::rules::RULES,
    events::RULES,
    people::specialists::RULES,
    people::skill_cards::RULES,
    people::nationalities::RULES,
    helicopters::RULES,
    night::RULES,
    fortifications::RULES,
    airborne::RULES,
    rulings::infantry::RULES,
    rulings::modules::RULES,
];

#[cfg(test)]
#[path = "catalogue/catalogue_test.rs"]
mod tests;

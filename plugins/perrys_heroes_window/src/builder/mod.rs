//! Forces that players build: what is changed and what the rules say of it, their files, and the page on which it is done.

mod files;
mod man;
mod model;
mod names;
mod page;
mod pen;
mod vehicle;
mod words;

pub(crate) use pen::{Kind, Note, Pen, card, column};
pub(crate) use words::choice;

pub use files::{Listed, Terms, examples, folder, own};
pub use man::line;
pub use model::{At, Draft, Tools};
pub use names::{battery, class, experience, grade, nation, speciality};
pub use page::Builder;

/// All lines of the builder.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    words::ALL.iter().copied()
}

#[cfg(test)]
#[path = "builder_test.rs"]
mod tests;

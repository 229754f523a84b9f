//! What is said of a battle as a whole: its briefing, the words that are explained.

pub(crate) mod book;
pub(crate) mod briefing;
pub(crate) mod glossary;
pub(crate) mod verbs;

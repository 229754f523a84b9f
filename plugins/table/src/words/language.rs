//! Languages: how lines read, how several things are listed, what counters are called. The program speaks one of them, set once at its
//! start; saves and scripts are English whatever it speaks.

mod words;

use crate::{CounterId, Say, Words};
use std::borrow::Cow;
use std::sync::OnceLock;

/// How several things belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// All of them: "a, b and c".
    All,
    /// One of them: "a, b or c".
    Either,
}

/// A language, or a way to speak it: how lines read and what counters are called.
pub trait Language {
    /// How a line reads, its arguments by their names in braces, in any order. The number is that of its first argument that is one:
    /// a language with more plurals than English has its own rules. Lines that are not translated stay English.
    fn line(&self, words: &'static Words, number: Option<i64>) -> Cow<'_, str> {
        Cow::Borrowed(words.english.of(number))
    }
    /// How several things are listed.
    fn list(&self, listing: Listing, items: &[Cow<'_, str>]) -> String {
        match (items, listing) {
            ([], _) => String::new(),
            ([only], _) => only.to_string(),
            ([before @ .., last], Listing::All) => words::both(before.join(", "), last).told_in(self),
            ([before @ .., last], Listing::Either) => words::one_of(before.join(", "), last).told_in(self),
        }
    }
    /// What a counter is called.
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        Cow::Owned(id.as_str().to_string())
    }
    /// What several counters are called together.
    fn counters(&self, ids: &[CounterId]) -> String {
        if ids.is_empty() {
            return words::nobody().told_in(self);
        }
        let names: Vec<Cow<str>> = ids.iter().map(|id| self.counter(*id)).collect();
        self.list(Listing::All, &names)
    }
}

/// English as scripts and files have it, with the counters' ids.
pub struct English;
impl Language for English {}

/// The program's language, with a battle's names for counters.
pub struct Named<F>(pub F);
impl<F: Fn(CounterId) -> String> Language for Named<F> {
    fn line(&self, words: &'static Words, number: Option<i64>) -> Cow<'_, str> {
        spoken().line(words, number)
    }
    fn list(&self, listing: Listing, items: &[Cow<'_, str>]) -> String {
        spoken().list(listing, items)
    }
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        Cow::Owned((self.0)(id))
    }
}

/// The program's language.
static SPOKEN: OnceLock<Box<dyn Language + Send + Sync>> = OnceLock::new();

/// The program speaks this language from now on ([`Say::said`]). It is set once, before anything is said: a second call changes nothing
/// and answers `false`.
pub fn speak(language: Box<dyn Language + Send + Sync>) -> bool {
    SPOKEN.set(language).is_ok()
}

/// The language that the program speaks: English, as long as none has been set.
pub fn spoken() -> &'static dyn Language {
    SPOKEN.get().map_or(&English, |language| &**language)
}

impl Say {
    /// All of several lines, as a line: "a, b and c".
    pub fn all(says: impl IntoIterator<Item = Say>) -> Say {
        words::several(says)
    }
    /// One of several lines, as a line: "a, b or c".
    pub fn either(says: impl IntoIterator<Item = Say>) -> Say {
        words::any(says)
    }
}

/// The lines of this crate, which a translation has beside those of rules and windows: how lists are made.
pub fn list_lines() -> &'static [&'static Words] {
    words::ALL
}

//! Rule numbers in a text: as comments and literals name them, in the writing of one rule set's book.

use rule_book::Catalogue;
use std::collections::BTreeSet;

/// How the numbers of a book are written.
pub struct Numbers {
    prefixes: Vec<Prefix>,
    /// Sections that are no numbers, such as `SC`.
    lettered: Vec<&'static str>,
}

/// What numbers begin with.
struct Prefix {
    /// With its hyphen.
    text: String,
    /// A section follows.
    sections: bool,
}

impl Numbers {
    /// The writing of this book.
    pub fn of(catalogue: &Catalogue) -> Self {
        let is_section = |prefix: &str| catalogue.sections().any(|section| section == prefix);
        let prefix = |prefix: &'static str| Prefix { text: format!("{prefix}-"), sections: !is_section(prefix) };
        let lettered = |section: &&str| section.starts_with(|first: char| !first.is_ascii_digit());
        Self {
            prefixes: catalogue.prefixes().into_iter().map(prefix).collect(),
            lettered: catalogue.sections().filter(lettered).collect(),
        }
    }

    /// Whether a test with this name is named after a rule of the book, also one that does not exist.
    pub fn name_test(&self, name: &str) -> bool {
        self.prefixes.iter().any(|prefix| {
            let rest = name.strip_prefix(&prefix.text[..prefix.text.len() - 1].to_ascii_lowercase());
            rest.is_some_and(|rest| rest.starts_with('_'))
        })
    }

    /// The rules that a text names, written out (`LNL-5.3-08`, `LNL-15.1-B02`, `LNL-RB-06`, `TIN-1`), in a row (`LNL-8.1-02, -03, -05`,
    /// `LNL-6.1-06, -6.4-03`) or as a range (`LNL-4.0-06 to -08`).
    pub fn named_in(&self, text: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for prefix in &self.prefixes {
            for (begins, _) in text.match_indices(&prefix.text) {
                self.read_row(prefix, &text[begins + prefix.text.len()..], &mut found);
            }
        }
        found
    }

    /// Reads what follows a prefix.
    fn read_row(&self, prefix: &Prefix, mut rest: &str, found: &mut BTreeSet<String>) {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let mut section = String::new();
        let mut last: Option<(&str, u32, usize)> = None;
        loop {
            // A section and a hyphen, or the hyphen alone: then the section is the one before.
            let dotted = rest.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
            // One section may be the beginning of another's name, such as `G` of `GEO`.
            let whole = |section: &&&str| rest.strip_prefix(**section).is_some_and(|rest| rest.starts_with('-'));
            let lettered = self.lettered.iter().find(whole);
            let part = lettered.map_or(dotted, |section| section.len());
            if prefix.sections && part > 0 && rest[part..].starts_with('-') {
                section = format!("{}-", &rest[..part]);
                rest = &rest[part + 1..];
            }
            // `LNL-5.3` alone is a section and no rule.
            if prefix.sections && section.is_empty() {
                return;
            }
            // The statements of a second part have a letter before the number.
            let letter = if rest.starts_with('B') { "B" } else { "" };
            rest = &rest[letter.len()..];
            let length = digits(rest);
            let Ok(number) = rest[..length].parse::<u32>() else { return };
            let (letter, first, width) = last.unwrap_or((letter, number, length));
            let numbers = (first..=number).map(|number| format!("{}{section}{letter}{number:0width$}", prefix.text));
            found.extend(numbers);
            rest = &rest[length..];
            let Some((range, after)) = [(true, " to -"), (false, ", -"), (false, " and -")]
                .iter()
                .find_map(|(range, between)| Some((*range, rest.strip_prefix(between)?)))
            else {
                return;
            };
            (rest, last) = (after, range.then_some((letter, number, width)));
        }
    }
}

#[cfg(test)]
#[path = "numbers_test.rs"]
mod tests;

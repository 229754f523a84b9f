//! Groups of blocks that belong together: a counter with its name, a die with what it means, a roll, what followed.

use super::build::{text, title};
use super::{Counter, Ink, Sheet};
use crate::theme::{SMALL, TEXT};
use crate::words;
use desk::account::{Change, Grade};
use table::{RuleId, Side};

impl<A> Sheet<A> {
    /// A counter and its name.
    pub fn who(&mut self, counter: Counter<A>, name: impl Into<String>) {
        self.across(|row| {
            row.counter(counter);
            row.text(title(name, TEXT, Ink::Text));
        });
    }

    /// A die by itself, what it means and by which rule.
    pub fn die(&mut self, face: u8, whose: Option<Side>, means: impl Into<String>, rule: RuleId) {
        self.across(|row| {
            row.apart_across(8.0);
            row.dice(&[face], whose, 22.0);
            row.text(title(means, SMALL, Ink::Text));
            row.rule(rule);
        });
    }

    /// A roll for one counter that passes or fails: who, the dice, what was thrown against what.
    pub fn roll(&mut self, who: (Counter<A>, String), dice: (&[u8], Option<Side>), line: &str, passed: bool) {
        let ((counter, name), (faces, whose)) = (who, dice);
        self.across(|row| {
            row.counter(counter);
            row.down(|column| {
                column.text(text(name, SMALL, Ink::Muted));
                column.across(|row| {
                    row.dice(faces, whose, 26.0);
                    row.text(title(line, TEXT, Ink::Text));
                    let (word, ink) = if passed { (words::success(), Ink::Good) } else { (words::failed(), Ink::Bad) };
                    row.pill(word.said(), ink);
                });
            });
        });
    }

    /// What became of whom: each by what it was before, and what it is after.
    pub fn changes(&mut self, changed: &[Change]) {
        for change in changed {
            let [before, after] = &change.states;
            let ink = match change.grade {
                Grade::Better => Ink::Good,
                Grade::Worse => Ink::Result(1),
                Grade::Harmed => Ink::Result(2),
                Grade::Gone => Ink::Result(3),
            };
            self.wrapped(|row| {
                row.apart_across(5.0);
                row.dot(10.0, Ink::Side(change.side));
                row.text(title(&change.name, SMALL, Ink::Text));
                row.text(text(format!("{before} \u{203A}"), SMALL, Ink::Muted));
                row.text(title(after, SMALL, ink));
            });
        }
    }

    /// Everything that followed, line by line.
    pub fn followed(&mut self, lines: Vec<Followed>) {
        if lines.is_empty() {
            return;
        }
        self.card(|card| {
            for line in lines {
                card.wrapped(|row| {
                    row.apart_across(5.0);
                    row.dot(10.0, line.side.map_or(Ink::Muted, Ink::Side));
                    row.text(text(line.text, SMALL, Ink::Text).wrap());
                    line.rules.into_iter().for_each(|rule| row.rule(rule));
                });
            }
        });
    }
}

/// Something that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// In a sentence.
    pub text: String,
    /// Whose.
    pub side: Option<Side>,
    /// By which rules.
    pub rules: Vec<RuleId>,
}

//! The names of fields and the keys of maps, as they stand in paths and messages.

use std::collections::BTreeMap;

use crate::node::{Key, Shape, Step};
use crate::token::{Fault, Scanner};

impl Scanner<'_> {
    /// A key may be any value. Its parts have no place of their own.
    pub fn map_key(&mut self, node: usize, depth: usize) -> Result<Key, Fault> {
        let (start, noted) = (self.at, self.nodes.len());
        let position = self.position(start);
        let (first, last) = (self.nodes[node].first, self.nodes[node].last);
        self.value(node, Step::Inside, None, depth)?;
        let shape = self.nodes[noted].shape;
        self.nodes.truncate(noted);
        (self.nodes[node].first, self.nodes[node].last) = (first, last);
        if last > 0 {
            self.nodes[last as usize].next = 0;
        }
        let written = &self.text[start..self.at];
        let (label, plain) = match shape {
            Shape::Text => {
                let plain = Self::contents(written);
                (format!("[{plain:?}]"), plain)
            }
            Shape::Character => {
                let plain = Self::contents(written);
                let label = plain.chars().next().map_or_else(|| "['']".to_string(), |letter| format!("[{letter:?}]"));
                (label, plain)
            }
            Shape::Number => {
                let plain = plain_number(written);
                (format!("[{plain}]"), plain)
            }
            _ => {
                let plain = written.strip_prefix("r#").unwrap_or(written).to_string();
                (format!("[{plain}]"), plain)
            }
        };
        Ok(Key { label, plain, shape, span: start..self.at, position })
    }

    /// Notes a name that was given before in the same brackets; its value is the next that is scanned.
    pub fn once(&mut self, known: &mut BTreeMap<String, usize>, key: &Key, what: &str) {
        let Some(line) = known.insert(key.label.clone(), key.position.line) else { return };
        if self.duplicate.is_none() {
            let written = shortened(&self.text[key.span.clone()]);
            let message = format!("{what} `{written}` is given twice: first in line {line}");
            self.duplicate = Some(Fault { offset: key.span.start, node: self.nodes.len(), message, hint: None });
        }
    }
}

/// A key as it is named in a message.
pub(crate) fn shortened(written: &str) -> String {
    let line: String = written.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if line.chars().count() > 40 { line.chars().take(39).chain(['…']).collect() } else { line }
}

/// A whole number in plain decimal digits, however it is written; other numbers as they are written.
fn plain_number(written: &str) -> String {
    let mut digits = written.replace('_', "");
    for suffix in ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"] {
        if let Some(bare) = digits.strip_suffix(suffix) {
            digits = bare.to_string();
            break;
        }
    }
    let (sign, size) = match digits.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, digits.strip_prefix('+').unwrap_or(&digits)),
    };
    let parsed = match size.get(..2) {
        Some("0x") => i128::from_str_radix(&size[2..], 16),
        Some("0o") => i128::from_str_radix(&size[2..], 8),
        Some("0b") => i128::from_str_radix(&size[2..], 2),
        _ => size.parse(),
    };
    parsed.map_or_else(|_| written.to_string(), |number| (sign * number).to_string())
}

//! The smallest pieces of RON: white space, comments, names and numbers.

use std::ops::Range;

use crate::node::{Node, Position};

/// How many brackets may stand open at once; a deeper file is refused before it can exhaust the stack.
pub const DEEPEST_NESTING: usize = 64;

/// The text is not RON: where, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub offset: usize,
    /// The innermost value that was being read.
    pub node: usize,
    pub message: String,
    pub hint: Option<String>,
}

/// Reads a text once from its beginning to its end.
pub(crate) struct Scanner<'t> {
    pub text: &'t str,
    pub at: usize,
    pub nodes: Vec<Node>,
    /// The innermost value that is being read.
    pub inner: usize,
    /// The first name or key that was given twice.
    pub duplicate: Option<Fault>,
    /// The last text, if it runs over several lines: then a quotation mark may be missing.
    pub long_text: Option<Range<usize>>,
    /// The place of the last value: places are asked for in the order of the text, and counting goes on from here.
    pub mark: (usize, Position),
}

/// White space as RON has it; `char::is_whitespace` has more.
fn is_space(letter: char) -> bool {
    matches!(
        letter,
        '\t' | '\n' | '\x0B' | '\x0C' | '\r' | ' ' | '\u{85}' | '\u{200E}' | '\u{200F}' | '\u{2028}' | '\u{2029}'
    )
}

/// Whether a name may begin so. RON lets letters of all scripts stand in names; which of the rarer characters are
/// letters is left to the RON parser, which reads the same text afterwards.
fn begins_name(letter: char) -> bool {
    let sign = letter.is_whitespace() || is_space(letter) || matches!(letter, '\u{2018}'..='\u{201F}' | '\u{FEFF}');
    letter == '_' || letter.is_ascii_alphabetic() || (!letter.is_ascii() && !sign)
}

fn continues_name(letter: char) -> bool {
    letter.is_ascii_digit() || begins_name(letter)
}

impl<'t> Scanner<'t> {
    pub fn new(text: &'t str) -> Self {
        let mark = (0, Position::START);
        Self { text, at: 0, nodes: Vec::new(), inner: 0, duplicate: None, long_text: None, mark }
    }

    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn eat(&mut self, letter: char) -> bool {
        let found = self.rest().starts_with(letter);
        if found {
            self.at += letter.len_utf8();
        }
        found
    }

    pub fn take(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    pub fn skip_while(&mut self, fits: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|letter| !fits(letter)).unwrap_or(rest.len());
    }

    pub fn fault<T>(&self, offset: usize, message: impl Into<String>, hint: Option<&str>) -> Result<T, Fault> {
        Err(Fault { offset, node: self.inner, message: message.into(), hint: hint.map(str::to_string) })
    }

    pub fn line_of(&self, offset: usize) -> usize {
        Position::of_offset(self.text, offset).line
    }

    /// The place of an offset, counted on from the last one.
    pub fn position(&mut self, offset: usize) -> Position {
        let (from, position) = if offset >= self.mark.0 { self.mark } else { (0, Position::START) };
        let found = position.moved_over(&self.text[from..offset]);
        self.mark = (offset, found);
        found
    }

    /// Skips white space and comments; block comments nest.
    pub fn skip_space(&mut self) -> Result<(), Fault> {
        loop {
            self.skip_while(is_space);
            if self.rest().starts_with("//") {
                self.skip_while(|letter| letter != '\n');
            } else if self.rest().starts_with("/*") {
                self.skip_block_comment()?;
            } else {
                return Ok(());
            }
        }
    }

    fn skip_block_comment(&mut self) -> Result<(), Fault> {
        let start = self.at;
        let mut open = 0;
        loop {
            if self.rest().starts_with("/*") {
                open += 1;
                self.at += 2;
            } else if self.rest().starts_with("*/") {
                open -= 1;
                self.at += 2;
            } else if self.take().is_none() {
                return self.fault(start, "this comment is never closed", Some("a `*/` is missing"));
            }
            if open == 0 {
                return Ok(());
            }
        }
    }

    /// A name, without the `r#` of a raw one.
    pub fn name(&mut self) -> Option<&'t str> {
        let in_raw = |letter| continues_name(letter) || matches!(letter, '.' | '+' | '-');
        let raw = self.rest().strip_prefix("r#").is_some_and(|rest| rest.starts_with(in_raw));
        if raw {
            self.at += 2;
        } else if !self.peek().is_some_and(begins_name) || self.begins_quoted() {
            return None;
        }
        let start = self.at;
        self.skip_while(|letter| if raw { in_raw(letter) } else { continues_name(letter) });
        Some(&self.text[start..self.at])
    }

    /// Whether a text, a byte text or a byte stands here.
    pub fn begins_quoted(&self) -> bool {
        ["\"", "b\"", "b'", "r\"", "r#\"", "r##", "br\"", "br#"].iter().any(|opening| self.rest().starts_with(opening))
    }

    /// A number or a range of numbers; what it is worth is left to the RON parser.
    pub fn number(&mut self) {
        let start = self.at;
        while let Some(letter) = self.peek() {
            let before = self.text[start..self.at].chars().next_back();
            let fits = match letter {
                '+' | '-' => matches!(before, None | Some('e' | 'E' | '.' | '=')),
                '=' => self.text[start..self.at].ends_with(".."),
                _ => letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.'),
            };
            if !fits {
                break;
            }
            self.at += 1;
        }
    }

    /// The word or sign at an offset, for messages.
    pub fn found_at(&self, offset: usize) -> String {
        let rest = &self.text[offset..];
        let word: String = rest.chars().take_while(|&letter| continues_name(letter)).take(40).collect();
        match rest.chars().next() {
            None => "the end of the file".to_string(),
            Some('"') => "a text".to_string(),
            Some(_) if !word.is_empty() => format!("`{word}`"),
            Some(letter) if letter.is_control() || letter.is_whitespace() => {
                format!("the character U+{:04X}", u32::from(letter))
            }
            Some(letter) => format!("`{letter}`"),
        }
    }
}

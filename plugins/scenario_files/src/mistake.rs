//! One mistake in one file, and how it is printed.

use std::borrow::Cow;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::node::Position;

/// The most characters of a source line that are printed; a file may be one line of a megabyte.
const WIDEST_EXCERPT: usize = 120;

/// The most characters of a message, a field or a hint that are printed: they may quote what the file says.
const LONGEST_SENTENCE: usize = 400;

/// The most characters of a path that are printed; systems allow no longer ones.
const LONGEST_PATH: usize = 4096;

/// True if a character would move the cursor, or turn what is written around it.
fn upsets(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text for the terminal and for one line: control characters and those that turn the direction of writing are escaped, and what is
/// longer than `most` characters is cut.
pub fn printable(text: &str, most: usize) -> Cow<'_, str> {
    let cut = text.char_indices().nth(most).map(|(at, _)| at);
    if cut.is_none() && !text.chars().any(upsets) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for letter in text[..cut.unwrap_or(text.len())].chars() {
        if upsets(letter) {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    if cut.is_some() {
        shown.push('…');
    }
    Cow::Owned(shown)
}

/// How bad a mistake is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The file cannot be used.
    #[default]
    Error,
    /// The file can be used, but hardly says what its author means.
    Warning,
}

/// Something wrong in a file: where, what, and what to do about it.
///
/// A mistake that concerns the file as a whole (it is missing, it is too large) has line and column 0 and no excerpt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Whether the file can be used all the same.
    pub severity: Severity,
    /// The file.
    pub path: PathBuf,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The column in characters, from 1; 0 for the file as a whole.
    pub column: usize,
    /// The field, such as `units[3].hex`; empty for the outermost value.
    pub field: String,
    /// What is wrong, in plain words.
    pub message: String,
    /// What would put it right, if that can be guessed.
    pub hint: Option<Box<str>>,
    /// Boxed to keep the error of a `Result` small.
    excerpt: Box<Excerpt>,
}

/// The source line of a mistake, shortened around the column if it is very long.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Excerpt {
    line: String,
    /// How many characters stand before the caret.
    caret: usize,
}

impl Mistake {
    /// A mistake at a place of the text.
    pub fn at(
        path: &Path,
        text: &str,
        position: Position,
        field: impl Into<String>,
        message: impl Into<String>,
        hint: Option<String>,
    ) -> Self {
        let offset = position.offset_in(text);
        let mut found = Self::placed(path, text, (position, offset), field.into(), message.into(), hint);
        if Position::of_offset(text, offset) != position {
            found.excerpt = Box::new(Excerpt { line: String::new(), caret: position.column.saturating_sub(1) });
        }
        found
    }

    /// The same at a place whose byte offset in the text is known.
    pub(crate) fn placed(
        path: &Path,
        text: &str,
        (position, offset): (Position, usize),
        field: String,
        message: String,
        hint: Option<String>,
    ) -> Self {
        Self {
            severity: Severity::Error,
            path: path.to_path_buf(),
            line: position.line,
            column: position.column,
            field,
            message,
            hint: hint.map(String::into_boxed_str),
            excerpt: Box::new(Excerpt::around(text, offset)),
        }
    }

    /// A mistake of a file as a whole.
    pub fn of_file(path: &Path, message: impl Into<String>, hint: Option<String>) -> Self {
        Self {
            severity: Severity::Error,
            path: path.to_path_buf(),
            line: 0,
            column: 0,
            field: String::new(),
            message: message.into(),
            hint: hint.map(String::into_boxed_str),
            excerpt: Box::default(),
        }
    }

    /// The same as a warning.
    #[must_use]
    pub fn warning(self) -> Self {
        Self { severity: Severity::Warning, ..self }
    }

    /// The source line, shortened around the column if it is very long; empty for the file as a whole.
    pub fn excerpt(&self) -> &str {
        &self.excerpt.line
    }

    /// What mistakes are sorted by.
    pub(crate) fn sort_key(&self) -> (Severity, &Path, usize, usize, &str, &str, Option<&str>) {
        (self.severity, &self.path, self.line, self.column, &self.field, &self.message, self.hint.as_deref())
    }

    /// A number that tells it from every other of its file.
    pub(crate) fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.sort_key().hash(&mut hasher);
        hasher.finish()
    }
}

impl Excerpt {
    /// The line around a place, without control characters. Only so much of the text is looked at as can be shown: it may be one line of
    /// a megabyte with a thousand mistakes in it.
    fn around(text: &str, offset: usize) -> Self {
        let (before, after) = text.split_at_checked(offset).unwrap_or((text, ""));
        // The letters before the place, the nearest first.
        let left: Vec<char> =
            before.chars().rev().take_while(|letter| *letter != '\n').take(WIDEST_EXCERPT + 1).collect();
        let right: Vec<char> = after.chars().take_while(|letter| *letter != '\n').take(WIDEST_EXCERPT + 1).collect();
        let blank =
            if right.len() > WIDEST_EXCERPT { 0 } else { right.iter().rev().take_while(|c| c.is_whitespace()).count() };
        let right = &right[..right.len() - blank];
        let is_long = left.len() + right.len() > WIDEST_EXCERPT;
        let shown_left = if is_long { left.len().min(WIDEST_EXCERPT / 2) } else { left.len() };
        let shown_right = right.len().min(WIDEST_EXCERPT - shown_left);
        let cut = shown_left < left.len();
        let mut shown = String::new();
        if cut {
            shown.push('…');
        }
        // Control characters would move the caret, or worse, the terminal.
        let printable = |letter: &char| if upsets(*letter) && *letter != '\t' { '\u{fffd}' } else { *letter };
        shown.extend(left[..shown_left].iter().rev().chain(&right[..shown_right]).map(printable));
        if shown_right < right.len() {
            shown.push('…');
        }
        Self { line: shown, caret: shown_left + usize::from(cut) }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", printable(&self.path.to_string_lossy(), LONGEST_PATH))?;
        if self.line > 0 {
            write!(f, ":{}:{}", self.line, self.column)?;
        }
        let warning = if self.severity == Severity::Warning { "warning: " } else { "" };
        write!(f, ": {warning}{}", printable(&self.message, LONGEST_SENTENCE))?;
        if self.line > 0 {
            let gutter = self.line.to_string();
            write!(f, "\n{gutter} | {}\n{:width$} | ", self.excerpt(), "", width = gutter.len())?;
            // Tabs stay tabs, so that the caret stands under its column whatever their width.
            let mut letters = self.excerpt().chars();
            for _ in 0..self.excerpt.caret {
                f.write_str(if letters.next() == Some('\t') { "\t" } else { " " })?;
            }
            f.write_str("^")?;
        }
        if !self.field.is_empty() {
            write!(f, "\n  field: {}", printable(&self.field, LONGEST_SENTENCE))?;
        }
        if let Some(hint) = &self.hint {
            write!(f, "\n  hint: {}", printable(hint, LONGEST_SENTENCE))?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistake {}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake(text: &str, line: usize, column: usize) -> Mistake {
        Mistake::at(Path::new("a.ron"), text, Position { line, column }, "units[3].hex", "no such hex", None)
    }

    #[test]
    fn printed_with_excerpt_caret_field_and_hint() {
        let mut shown = mistake("(\n  hex: \"Q99\",\r\n)", 2, 8);
        shown.hint = Some("did you mean `Q9`?".into());
        let expected = "a.ron:2:8: no such hex\n2 |   hex: \"Q99\",\n  |        ^\n  field: units[3].hex\n  hint: did you mean `Q9`?";
        assert_eq!(shown.to_string(), expected);
    }

    #[test]
    fn a_file_as_a_whole_has_no_excerpt() {
        let shown = Mistake::of_file(Path::new("a.ron"), "there is no such file", None);
        assert_eq!(shown.to_string(), "a.ron: there is no such file");
    }

    #[test]
    fn tabs_keep_the_caret_under_its_column() {
        let shown = mistake("\t\thex: 1\u{1b}", 1, 8).to_string();
        assert!(shown.contains("1 | \t\thex: 1\u{fffd}\n  | \t\t     ^\n"), "{shown:?}");
    }

    #[test]
    fn a_very_long_line_is_shortened_around_the_column() {
        let line = format!("{}X{}", "a".repeat(5000), "b".repeat(5000));
        let found = mistake(&line, 1, 5001);
        assert!(found.excerpt().chars().count() <= WIDEST_EXCERPT + 2, "{found}");
        assert_eq!(found.excerpt().chars().nth(found.excerpt.caret), Some('X'));
    }

    #[test]
    fn control_characters_are_escaped_and_long_sentences_are_cut() {
        let text = "\u{1b}[31mred\n\u{202e}ltr\u{7}";
        let mut shown = mistake("(\n", 1, 1);
        (shown.message, shown.field, shown.hint) = (text.into(), text.into(), Some(text.into()));
        shown.path = PathBuf::from("a\u{1b}.ron");
        let printed = shown.to_string();
        assert!(printed.starts_with("a\\u{1b}.ron:1:1: \\u{1b}[31mred\\n\\u{202e}ltr\\u{7}\n"), "{printed:?}");
        assert!(!printed.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{printed:?}");
        assert_eq!(printed.lines().count(), 5, "{printed}");
        shown.message = "x".repeat(1_000_000);
        assert!(shown.to_string().len() < 3000);
        assert_eq!(printable("Sgt Müller…", 400), "Sgt Müller…");
        assert_eq!(printable("abcdef", 3), "abc…");
    }

    #[test]
    fn warnings_say_that_they_are_warnings() {
        let shown = mistake("(\n", 1, 1).warning().to_string();
        assert!(shown.starts_with("a.ron:1:1: warning: no such hex\n"), "{shown}");
    }

    #[test]
    fn a_place_outside_the_text_is_printed_too() {
        assert!(mistake("(", 7, 3).to_string().starts_with("a.ron:7:3: no such hex\n7 | \n  |   ^\n"));
    }
}

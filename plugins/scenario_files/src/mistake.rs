//! One mistake in one file, and how it is printed.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::positions::Position;

/// The most characters of a source line that are printed; a file may be one line of a megabyte.
const WIDEST_EXCERPT: usize = 120;

/// Something wrong in a file: where, what, and what to do about it.
///
/// A mistake that concerns the file as a whole (it is missing, it is too large) has line and column 0 and no excerpt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
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
    pub hint: Option<String>,
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
        Self {
            path: path.to_path_buf(),
            line: position.line,
            column: position.column,
            field: field.into(),
            message: message.into(),
            hint,
            excerpt: Box::new(Excerpt::around(text, position)),
        }
    }

    /// A mistake of a file as a whole.
    pub fn of_file(path: &Path, message: impl Into<String>, hint: Option<String>) -> Self {
        Self {
            path: path.to_path_buf(),
            line: 0,
            column: 0,
            field: String::new(),
            message: message.into(),
            hint,
            excerpt: Box::default(),
        }
    }

    /// The source line, shortened around the column if it is very long; empty for the file as a whole.
    pub fn excerpt(&self) -> &str {
        &self.excerpt.line
    }

    /// What mistakes are sorted by.
    pub(crate) fn sort_key(&self) -> (&Path, usize, usize, &str, &str, Option<&str>) {
        (&self.path, self.line, self.column, &self.field, &self.message, self.hint.as_deref())
    }
}

impl Excerpt {
    /// The line around a position, without control characters.
    fn around(text: &str, position: Position) -> Self {
        let line = text.split('\n').nth(position.line.saturating_sub(1)).unwrap_or_default().trim_end();
        let before = position.column.saturating_sub(1);
        let length = line.chars().count();
        let from = if length > WIDEST_EXCERPT { before.saturating_sub(WIDEST_EXCERPT / 2).min(length) } else { 0 };
        let mut shown = String::new();
        if from > 0 {
            shown.push('…');
        }
        // Control characters would move the caret, or worse, the terminal.
        let printable = |letter: char| if letter.is_control() && letter != '\t' { '\u{fffd}' } else { letter };
        shown.extend(line.chars().skip(from).take(WIDEST_EXCERPT).map(printable));
        if from + WIDEST_EXCERPT < length {
            shown.push('…');
        }
        Self { line: shown, caret: before - from + usize::from(from > 0) }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if self.line > 0 {
            write!(f, ":{}:{}", self.line, self.column)?;
        }
        write!(f, ": {}", self.message)?;
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
            write!(f, "\n  field: {}", self.field)?;
        }
        if let Some(hint) = &self.hint {
            write!(f, "\n  hint: {hint}")?;
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
    fn a_place_outside_the_text_is_printed_too() {
        assert!(mistake("(", 7, 3).to_string().starts_with("a.ron:7:3: no such hex\n7 | \n  |   ^\n"));
    }
}

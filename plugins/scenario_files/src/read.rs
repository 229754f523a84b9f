//! Reading one file into a value, with the places of all its parts.

use std::path::{Path, PathBuf};

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use crate::fault::Fault;
use crate::mistake::Mistake;
use crate::node::Position;
use crate::plain_words::{self, Failure};
use crate::positions::Positions;
use crate::regular::{FileFault, read_regular};
use crate::report::Report;
use crate::scan::scan;

/// The largest file that is read, in bytes: 4 MiB.
pub const LARGEST_FILE: usize = 4 * 1024 * 1024;

/// How deep the RON parser may call itself. Each bracket costs it several calls (the value, an option, a variant and
/// its name), so this is larger than [`crate::DEEPEST_NESTING`], which a file meets first.
const DEEPEST_CALLS: usize = 512;

/// The dialect of RON: a value that may be missing is written without `Some( )`.
pub fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(DEEPEST_CALLS)
}

/// A file that was read: its value, and where in the text each part of the value stands.
#[derive(Clone, Debug)]
pub struct Read<T> {
    /// What the file says.
    pub value: T,
    /// Where it says it.
    pub positions: Positions,
    /// The file.
    pub path: PathBuf,
    /// The text of the file.
    pub text: String,
}

impl<T> Read<T> {
    /// A mistake in the value of a field, such as `units[3].hex`.
    pub fn mistake(&self, field: &str, message: impl Into<String>, hint: Option<String>) -> Mistake {
        let place = self.positions.place(field);
        Mistake::placed(&self.path, &self.text, place, field.into(), message.into(), hint)
    }

    /// A mistake in the name of a field or the key of a map's entry, such as the `'f'` of `legend['f']`.
    pub fn mistake_in_key(&self, field: &str, message: impl Into<String>, hint: Option<String>) -> Mistake {
        let place = self.positions.place_of_key(field);
        Mistake::placed(&self.path, &self.text, place, field.into(), message.into(), hint)
    }

    /// Tells what is wrong with what it says; true if it can be used all the same.
    pub fn tell(&self, faults: &[Fault], report: &mut Report) -> bool {
        report.extend(faults.iter().map(|fault| {
            let told = self.mistake(&fault.field, fault.message.clone(), fault.hint.clone());
            if fault.warning { told.warning() } else { told }
        }));
        faults.iter().all(|fault| fault.warning)
    }
}

/// Reads a RON text; `path` names it in mistakes.
pub fn read<T: DeserializeOwned>(path: &Path, text: &str) -> Result<Read<T>, Mistake> {
    if text.len() > LARGEST_FILE {
        return Err(too_large(path));
    }
    // Some editors put a byte order mark before the first character.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (positions, fault) = scan(text);
    if let Some(fault) = fault {
        let position = Position::of_offset(text, fault.offset);
        return Err(Mistake::at(path, text, position, positions.path(fault.node), fault.message, fault.hint));
    }
    match parse(text) {
        Ok(value) => Ok(Read { value, positions, path: path.to_path_buf(), text: text.to_string() }),
        Err(failure) => Err(plain_words::mistake(path, text, &positions, &failure)),
    }
}

/// A field of a file's outermost value that is a text, whatever type the file is read as; none: it has no such field, or another value in
/// it. The rest of the file may be broken.
pub fn read_text_field(path: &Path, text: &str, field: &str) -> Option<Read<String>> {
    if text.len() > LARGEST_FILE {
        return None;
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (positions, _) = scan(text);
    let value = positions.text_in(text, field)?;
    Some(Read { value, positions, path: path.to_path_buf(), text: text.to_string() })
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    let place = |error: &ron::error::SpannedError| {
        Position { line: error.span.end.line, column: error.span.end.col }.offset_in(text)
    };
    let mut deserializer = match ron::Deserializer::from_str_with_options(text, &options()) {
        Ok(deserializer) => deserializer,
        Err(error) => return Err(Failure { cursor: place(&error), code: error.code, path: None }),
    };
    let value = match serde_path_to_error::deserialize(&mut deserializer) {
        Ok(value) => value,
        Err(error) => {
            let path = Some(error.path().clone());
            let error = deserializer.span_error(error.into_inner());
            return Err(Failure { cursor: place(&error), code: error.code, path });
        }
    };
    match deserializer.end() {
        Ok(()) => Ok(value),
        Err(code) => {
            let error = deserializer.span_error(code);
            Err(Failure { cursor: place(&error), code: error.code, path: None })
        }
    }
}

/// Reads a RON file.
pub fn read_file<T: DeserializeOwned>(path: &Path) -> Result<Read<T>, Mistake> {
    let bytes =
        read_regular(path, LARGEST_FILE as u64).map_err(|fault| Mistake::of_file(path, fault.to_string(), None))?;
    match std::str::from_utf8(&bytes) {
        Ok(text) => read(path, text),
        Err(error) => {
            let text = String::from_utf8_lossy(&bytes);
            let position = Position::of_offset(&text, error.valid_up_to());
            let hint = Some("save the file with the encoding UTF-8".to_string());
            Err(Mistake::at(path, &text, position, "", "this is not UTF-8 text", hint))
        }
    }
}

fn too_large(path: &Path) -> Mistake {
    Mistake::of_file(path, FileFault::TooLarge(LARGEST_FILE as u64).to_string(), None)
}

#[cfg(test)]
#[path = "read_test.rs"]
mod tests;

#[cfg(test)]
#[path = "read_limits_test.rs"]
mod limits;

//! What the RON parser and serde say about a mistake, in plain words and at the right place.

use std::path::Path;

use ron::Error;

use crate::mistake::Mistake;
use crate::nearest::did_you_mean;
use crate::node::{Node, Position, Shape, Step};
use crate::positions::Positions;

/// Why the RON parser could not read a text that is well formed.
pub(crate) struct Failure {
    pub code: Error,
    /// The byte at which reading stopped.
    pub cursor: usize,
    /// What was being read, unless it was the file as a whole.
    pub path: Option<serde_path_to_error::Path>,
}

/// The most names that a message lists.
const LONGEST_LIST: usize = 24;

/// The mistake for a failure.
pub(crate) fn mistake(path: &Path, text: &str, positions: &Positions, failure: &Failure) -> Mistake {
    let mut index = failure.path.as_ref().map_or(0, |path| positions.resolve(path.iter(), failure.cursor));
    let leftover = matches!(
        failure.code,
        Error::ExpectedComma
            | Error::ExpectedStructLikeEnd
            | Error::ExpectedArrayEnd
            | Error::ExpectedMapEnd
            | Error::ExpectedOptionEnd
            | Error::TrailingCharacters
    );
    if leftover {
        index = positions.innermost(failure.cursor);
    }
    let Some(node) = positions.nodes.get(index) else {
        let (message, hint) = general(&failure.code);
        return Mistake::at(path, text, Position::of_offset(text, failure.cursor), "", message, hint);
    };
    let in_key = node.key.as_ref().filter(|key| failure.path.is_some() && failure.cursor <= key.span.end);
    let (shape, written) = match in_key {
        Some(key) => (key.shape, &text[key.span.clone()]),
        None => (node.shape, &text[node.start as usize..node.end as usize]),
    };
    let found = Found { positions, index, node, shape, written, cursor: failure.cursor };
    let (message, hint) = if leftover { found.leftover() } else { found.explain(&failure.code) };
    let position = match in_key {
        _ if failure.path.is_none() && !leftover => {
            let named = if let Error::NoSuchExtension(name) = &failure.code { name.len() } else { 0 };
            Position::of_offset(text, failure.cursor.saturating_sub(named))
        }
        Some(key) => key.position,
        None => node.position,
    };
    Mistake::at(path, text, position, positions.path(index), message, hint)
}

/// The value, or the key of a value, at which reading stopped.
struct Found<'a> {
    positions: &'a Positions,
    index: usize,
    node: &'a Node,
    shape: Shape,
    written: &'a str,
    cursor: usize,
}

impl Found<'_> {
    /// The value was read, and more of it is left: the type has no room for that.
    fn leftover(&self) -> (String, Option<String>) {
        let name = self.written.split('(').next().unwrap_or_default().trim();
        let begun = self.cursor > self.node.start as usize;
        let message = match (self.shape, self.node.step) {
            (Shape::Number, _) if begun && self.written.parse::<f64>().is_ok() => {
                format!("`{}` is not a whole number", self.written)
            }
            (Shape::Number, _) if begun => format!("`{}` is not a number", self.written),
            (Shape::Struct | Shape::Tuple | Shape::Wrapper, _) if begun => {
                format!("`{name}` takes nothing in parentheses")
            }
            (_, Step::Element(count @ 1..)) => format!("too many values: only {count} can stand in these parentheses"),
            _ => "this value cannot stand here".to_string(),
        };
        (message, None)
    }

    /// What was found instead of what should stand there.
    fn description(&self) -> String {
        let short: String = self.written.chars().take(40).collect();
        let short = if short.len() < self.written.len() { format!("{short}…") } else { short };
        match self.shape {
            Shape::Text => format!("the text {short}"),
            Shape::Character => format!("the character {short}"),
            Shape::Number => format!("the number `{short}`"),
            Shape::Bytes => "bytes".to_string(),
            Shape::Name => format!("the name `{short}`"),
            Shape::List => "a list `[ ]`".to_string(),
            Shape::Map => "a map `{ }`".to_string(),
            Shape::Struct | Shape::Tuple | Shape::Wrapper => {
                let name = self.written.split('(').next().unwrap_or_default().trim();
                let inside = match self.shape {
                    Shape::Struct => "fields",
                    _ if self.positions.children(self.index).next().is_none() => "nothing",
                    _ => "values",
                };
                if name.is_empty() { format!("{inside} in `( )`") } else { format!("`{name}` with {inside} in `( )`") }
            }
        }
    }

    fn expected(&self, what: &str) -> String {
        format!("expected {what}, found {}", self.description())
    }

    /// The name before the bracket, where one is written.
    fn choice(&self) -> Option<&str> {
        let name = self.written.split('(').next().unwrap_or_default().trim();
        (!name.is_empty()).then_some(name)
    }

    fn explain(&self, code: &Error) -> (String, Option<String>) {
        let name_only = self.shape == Shape::Name;
        match code {
            Error::ExpectedInteger => (self.expected("a whole number"), None),
            Error::ExpectedFloat => (self.expected("a number"), None),
            Error::ExpectedBoolean => (self.expected("`true` or `false`"), None),
            Error::ExpectedChar => (self.expected("one character in single quotes"), None),
            Error::ExpectedString if name_only => {
                (self.expected("a text in double quotes"), Some(format!("write \"{}\"", self.written)))
            }
            Error::ExpectedString => (self.expected("a text in double quotes"), None),
            Error::ExpectedByteString => (self.expected("bytes `b\"…\"`"), None),
            Error::ExpectedArray => (self.expected("a list `[ ]`"), None),
            Error::ExpectedMap => (self.expected("a map `{ }`"), None),
            Error::ExpectedUnit => (self.expected("`()`"), None),
            Error::ExpectedOption => (self.expected("`Some( )` or `None`"), None),
            Error::ExpectedRangeSyntax => (self.expected("a range such as `1..5`"), None),
            Error::ExpectedStructLike if name_only && self.cursor > self.node.start as usize => {
                (format!("`{0}` needs its values: `{0}( )`", self.written), None)
            }
            Error::ExpectedStructLike => (self.expected("values in `( )`"), None),
            Error::ExpectedNamedStructLike("") => (self.expected("`( )` without a name"), None),
            Error::ExpectedNamedStructLike(name) => (self.expected(&format!("the fields of `{name}` in `( )`")), None),
            Error::ExpectedDifferentStructName { found, .. } if self.choice().is_some_and(|name| name != found) => {
                let name = self.choice().unwrap_or_default();
                let hint = format!("write `{name}(({found}: …))`");
                (format!("the fields of `{name}` stand in double brackets"), Some(hint))
            }
            Error::ExpectedDifferentStructName { expected, found } => {
                (format!("expected `{expected}`, found `{found}`"), Some("the name may be left out".to_string()))
            }
            Error::ExpectedStructName(name) => (self.expected(&format!("`{name}( )` with its name")), None),
            Error::ExpectedMapColon => (self.expected("fields written `name: value`"), None),
            Error::ExpectedIdentifier | Error::SuggestRawIdentifier(_) => match self.shape {
                Shape::Tuple | Shape::Wrapper => (self.expected("fields written `name: value`"), None),
                Shape::Text => {
                    let hint = format!("write {} without quotes", self.written.trim_matches('"'));
                    (self.expected("a name without quotes"), Some(hint))
                }
                _ => (self.expected("a name"), None),
            },
            Error::IntegerOutOfBounds => {
                (format!("the number `{}` is out of the range that can stand here", self.written), None)
            }
            Error::FloatUnderscore | Error::UnderscoreAtBeginning | Error::InvalidIntegerDigit { .. } => {
                (format!("`{}` is not a number", self.written), None)
            }
            code => general(code),
        }
    }
}

/// The words for mistakes that speak for themselves.
fn general(code: &Error) -> (String, Option<String>) {
    let of = |outer: &Option<String>| outer.as_ref().map_or(String::new(), |outer| format!(" of `{outer}`"));
    match code {
        Error::NoSuchStructField { expected: [], found, outer } => {
            (format!("there is no field `{found}`{}: it has no fields", of(outer)), None)
        }
        Error::NoSuchStructField { expected, found, outer } => {
            let message = format!("there is no field `{found}`{}: the fields are {}", of(outer), listed(expected));
            (message, did_you_mean(found, expected.iter().copied()))
        }
        Error::NoSuchEnumVariant { expected, found, outer } => {
            let message = format!("`{found}` is not one of the names{}: {}", of(outer), listed(expected));
            (message, did_you_mean(found, expected.iter().copied()))
        }
        Error::MissingStructField { field, outer } => (format!("the field `{field}`{} is missing", of(outer)), None),
        Error::DuplicateStructField { field, outer } => {
            (format!("the field `{field}`{} is given twice", of(outer)), None)
        }
        Error::InvalidValueForType { expected, found } => {
            (format!("expected {}, found {}", plain_type(expected), plain_value(found)), None)
        }
        Error::ExpectedDifferentLength { expected, found } => {
            let noun = if *found == 1 { "value" } else { "values" };
            (format!("expected {}, found {found} {noun}", plain_type(expected)), None)
        }
        Error::NoSuchExtension(name) => {
            let known = ["unwrap_newtypes", "implicit_some", "unwrap_variant_newtypes", "explicit_struct_names"];
            (format!("RON has no extension `{name}`: it has {}", listed(&known)), did_you_mean(name, known))
        }
        Error::ExceededRecursionLimit => ("the values are nested too deeply".to_string(), None),
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd => {
            ("this attribute cannot be read".to_string(), Some("it reads `#![enable(implicit_some)]`".to_string()))
        }
        Error::InvalidEscape(_) => ("this text holds an escape that is no character".to_string(), None),
        Error::UnexpectedChar(letter) => (format!("`{}` cannot stand here", letter.escape_default()), None),
        Error::Message(message) => (message.clone(), None),
        other => (other.to_string(), None),
    }
}

fn listed(names: &[&str]) -> String {
    let shown: Vec<String> = names.iter().take(LONGEST_LIST).map(|name| format!("`{name}`")).collect();
    let more = names.len().saturating_sub(LONGEST_LIST);
    if more > 0 { format!("{} and {more} more", shown.join(", ")) } else { shown.join(", ") }
}

/// serde's name of a type in plain words.
fn plain_type(expected: &str) -> String {
    let plain = match expected {
        "u8" => "a whole number from 0 to 255",
        "i8" => "a whole number from -128 to 127",
        "u16" => "a whole number from 0 to 65535",
        "i16" => "a whole number from -32768 to 32767",
        "u32" | "u64" | "usize" => "a whole number that is not negative",
        "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "bool" | "a boolean" => "`true` or `false`",
        "str" | "string" | "a string" => "a text in double quotes",
        "char" | "a character" => "one character in single quotes",
        "a sequence" => "a list `[ ]`",
        "a map" => "a map `{ }`",
        "unit" => "`()`",
        "variant identifier" => "a name",
        "field identifier" => "the name of a field",
        _ => "",
    };
    if !plain.is_empty() {
        return plain.to_string();
    }
    for counted in ["a tuple of size ", "an array of length "] {
        if let Some(count) = expected.strip_prefix(counted) {
            return format!("{count} values");
        }
    }
    for named in ["struct ", "tuple struct ", "enum ", "unit struct "] {
        if let Some(name) = expected.strip_prefix(named) {
            return format!("`{name}`");
        }
    }
    expected.to_string()
}

/// serde's description of a value in plain words.
fn plain_value(found: &str) -> String {
    let plain = [
        ("the unsigned integer ", "the number "),
        ("the signed integer ", "the number "),
        ("the floating point number ", "the number "),
        ("the UTF-8 character ", "the character "),
        ("the string ", "the text "),
        ("a sequence", "a list `[ ]`"),
        ("a unit value", "`()`"),
    ];
    for (technical, words) in plain {
        if let Some(rest) = found.strip_prefix(technical) {
            return format!("{words}{rest}");
        }
    }
    found.to_string()
}

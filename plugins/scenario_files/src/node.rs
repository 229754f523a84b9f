//! The values of a RON text as they are noted while it is read, each with the place where it stands.

use std::ops::Range;

/// A place in a text: line and column in characters, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl Position {
    /// The first character of a text.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place that a byte offset has in a text.
    pub(crate) fn of_offset(text: &str, offset: usize) -> Self {
        Self::START.moved_over(text.get(..offset).unwrap_or(text))
    }

    /// The place after reading some more text.
    pub(crate) fn moved_over(self, text: &str) -> Self {
        match text.rfind('\n') {
            Some(last) => {
                let lines = text.bytes().filter(|&byte| byte == b'\n').count();
                Self { line: self.line + lines, column: text[last + 1..].chars().count() + 1 }
            }
            None => Self { line: self.line, column: self.column + text.chars().count() },
        }
    }

    /// The byte offset that this place has in a text; the text's length if it has no such place.
    pub(crate) fn offset_in(self, text: &str) -> usize {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let Some(start) = starts.into_iter().nth(self.line.saturating_sub(1)) else { return text.len() };
        let letters = text[start..].char_indices().nth(self.column.saturating_sub(1));
        letters.map_or(text.len(), |(at, _)| start + at)
    }
}

/// How a value hangs in the one around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// The outermost value.
    Root,
    /// The only value in `Name( )` or `( )`: it shares the path of what encloses it.
    Inside,
    /// A field of a struct, by the name in [`Node::key`].
    Field,
    /// An entry of a map, by the key in [`Node::key`].
    Entry,
    /// An element of a list.
    Item(u32),
    /// An element of a tuple.
    Element(u32),
}

/// What a value looks like in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Text,
    Character,
    Number,
    Bytes,
    Name,
    Struct,
    Tuple,
    Wrapper,
    List,
    Map,
}

/// The name of a field or the key of a map's entry.
#[derive(Clone, Debug)]
pub(crate) struct Key {
    /// As it stands in a path: `hex`, `['f']`, `["hedge"]`.
    pub label: String,
    /// Without quotes and escapes.
    pub plain: String,
    pub shape: Shape,
    pub span: Range<usize>,
    pub position: Position,
}

/// One value of the text. The links are numbers of other nodes; 0, the root, is nobody's child and means none.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub step: Step,
    pub shape: Shape,
    pub parent: u32,
    pub first: u32,
    pub last: u32,
    pub next: u32,
    pub start: u32,
    pub end: u32,
    pub position: Position,
    pub key: Option<Box<Key>>,
}

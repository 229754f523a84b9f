//! What is wrong with boards and with how they lie.

use crate::map::{ListNames, MapFault, MapMistake};
use std::fmt::Display;

/// Collects mistakes of one board.
pub(crate) struct Mistakes<'a> {
    pub(crate) board: Option<&'a str>,
    /// What the lists are called that a map is made of.
    pub(crate) lists: ListNames,
    pub(crate) list: &'a mut Vec<MapMistake>,
}

impl Mistakes<'_> {
    pub(crate) fn add(&mut self, field: impl Display, message: impl Display) {
        self.hinted(field, message, None);
    }
    pub(crate) fn hint(&mut self, field: impl Display, message: impl Display, hint: impl Display) {
        self.hinted(field, message, Some(hint.to_string()));
    }
    /// Something that can be played on but is hardly meant.
    pub(crate) fn warn(&mut self, field: impl Display, message: impl Display) {
        self.hinted(field, message, None);
        if let Some(last) = self.list.last_mut() {
            last.warning = true;
        }
    }
    /// What the last mistake goes against.
    pub(crate) fn against(&mut self, fault: MapFault) {
        if let Some(last) = self.list.last_mut() {
            last.fault = Some(fault);
        }
    }
    fn hinted(&mut self, field: impl Display, message: impl Display, hint: Option<String>) {
        let board = self.board.map(str::to_string);
        let (field, message) = (field.to_string(), message.to_string());
        self.list.push(MapMistake { board, field, message, hint, warning: false, fault: None });
    }
    /// How many mistakes have been found that are no warnings.
    pub(crate) fn errors(&self) -> usize {
        self.list.iter().filter(|mistake| !mistake.warning).count()
    }
}

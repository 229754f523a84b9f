//! What all parts of panels read.

use crate::book::RuleBook;
use crate::open::OpenPanels;
use crate::pictures::Pictures;
use crate::theme::Theme;
use bevy_egui::egui::Color32;
use table::Side;

/// What all parts of panels read, and what they may open and shut.
pub struct Kit<'a> {
    /// How it looks.
    pub theme: &'a Theme,
    /// The colours of the two sides.
    pub accents: [Color32; 2],
    /// What the two sides are called.
    pub sides: [&'a str; 2],
    /// Those names are plurals: "have", not "has".
    pub plural: [bool; 2],
    /// The rules that numbers stand for.
    pub book: &'a RuleBook,
    /// The pictures painted so far.
    pub pictures: &'a mut Pictures,
    /// What is open.
    pub open: &'a mut OpenPanels,
}

impl<'a> Kit<'a> {
    /// A side's colour.
    pub fn accent(&self, side: Side) -> Color32 {
        self.accents[side.index()]
    }
    /// By what number lines speak of a side ("has", "have"): 1, or 2 where its name is a plural.
    pub fn count(&self, side: Side) -> i64 {
        if self.plural[side.index()] { 2 } else { 1 }
    }
    /// A side's name.
    pub fn side_name(&self, side: Side) -> &'a str {
        self.sides[side.index()]
    }
}

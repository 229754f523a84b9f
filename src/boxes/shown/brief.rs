//! What the menu shows of a scenario before it is played: data, but for what only the scenario's game draws.

use super::forces::Muster;
use bevy_egui::egui;
use board_art::{CounterStyle, Pixmap};
use egui::{Color32, Ui};
use panel_kit::Pictures;
use panel_kit::players::Measured;
use panel_kit::theme::Theme;
use std::fmt::Debug;
use std::sync::Arc;
use table::Say;

/// What the menu shows of a scenario.
#[derive(Clone, Debug)]
pub struct Brief {
    /// Its title.
    pub title: String,
    /// Where and when.
    pub place: String,
    /// The story.
    pub story: String,
    /// What the list says below its title.
    pub note: Say,
    /// Where it stands in the list: what asks for more knowledge stands later, then what is larger.
    pub rank: (bool, usize),
    /// The facts on which it is chosen, each with its name.
    pub facts: Vec<(Say, String)>,
    /// Both sides.
    pub sides: [SideName; 2],
    /// How strong computer players are in it, where that is known.
    pub strengths: Vec<Measured>,
    /// A picture of what it is played on.
    pub ground: Option<Arc<dyn Ground>>,
    /// What stands below story and picture.
    pub parts: Vec<Part>,
    /// The forces of both sides, where players may build some.
    pub musters: Option<[Arc<dyn Muster>; 2]>,
}

/// A side by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideName {
    /// The name.
    pub name: String,
    /// Its colour on dark panels.
    pub accent: Color32,
}

/// A part of what stands below story and picture.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is about.
    pub title: Say,
    /// What stands in it.
    pub content: Content,
}

impl Part {
    /// A part of lines.
    pub fn of(title: Say, lines: Vec<Line>) -> Self {
        Self { title, content: Content::Lines(lines) }
    }
}

/// What stands in a part.
#[derive(Clone, Debug)]
pub enum Content {
    /// Lines, one below the other.
    Lines(Vec<Line>),
    /// What only the game draws.
    Drawn(Arc<dyn Drawn>),
}

/// A line of a part.
#[derive(Clone, Debug)]
pub enum Line {
    /// Of a side: its name, and what is said of it.
    Of(SideName, Say),
    /// A point of a list.
    Point(String),
    /// A point of what the line before it names.
    Inner(String),
    /// What holds besides.
    Aside(String),
}

/// What a battle is played on, as a picture.
pub trait Ground: Debug + Send + Sync {
    /// Its height as a part of its width.
    fn form(&self) -> f32;
    /// Paints it, so many pixels wide; this may take long.
    fn paint(&self, width: u32) -> Pixmap;
}

/// What only one game draws in the menu.
pub trait Drawn: Debug + Send + Sync {
    /// Draws it over the width that there is.
    fn show(&self, ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, style: CounterStyle);
}

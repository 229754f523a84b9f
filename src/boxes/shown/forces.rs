//! Forces that players choose for a battle in place of the scenario's, where a game has some.

use bevy_egui::egui;
use egui::{Rect, Ui};
use panel_kit::theme::Theme;
use std::fmt::Debug;
use std::path::Path;

/// The force of a side of a scenario, and what may be taken in its place.
pub trait Muster: Debug + Send + Sync {
    /// Whether the scenario insists on its own.
    fn is_fixed(&self) -> bool;
    /// What there is in the folder of the data and in that of the user; this reads files.
    fn choices(&self, data: &Path, user: &Path) -> Vec<ForceChoice>;
    /// Where forces are built.
    fn workshop(&self, data: &Path, user: &Path) -> Box<dyn Workshop>;
}

/// A force that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForceChoice {
    /// What it is called.
    pub name: String,
    /// Its text; or why it cannot be taken.
    pub text: Result<String, String>,
}

/// A page on which forces are built.
pub trait Workshop: Send + Sync {
    /// Draws it over the room that there is; tells where its buttons lie, by their names.
    fn show(&mut self, ui: &mut Ui, theme: &Theme, note: &mut dyn FnMut(&str, Rect));
}

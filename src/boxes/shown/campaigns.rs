//! Campaigns in the window, where a game has some: several battles, of which each follows from those before, and the page between them.

use super::Shown;
use bevy_egui::egui;
use egui::{Rect, Ui};
use opponent::Opponent;
use panel_kit::Pictures;
use panel_kit::theme::Theme;
use play::campaign::Fight;
use std::path::Path;

/// Which campaign is wanted.
#[derive(Clone, Copy, Debug)]
pub enum CourseOf<'a> {
    /// One that begins.
    Fresh {
        /// The folder of the data.
        data: &'a Path,
        /// Its file.
        file: &'a Path,
        /// The seed of all its dice.
        seed: u64,
        /// The computer players; none: a person.
        players: [Option<Opponent>; 2],
        /// In which file it is kept.
        save: &'a Path,
    },
    /// One that is kept in this file.
    Kept(&'a Path),
}

/// A campaign that is played in the window.
pub trait Course<W: Shown>: Send + Sync {
    /// What it is called.
    fn title(&self) -> &str;
    /// Why it stands at an earlier point than the last one, where its file was not wholly read.
    fn not_whole(&self) -> Option<&str>;
    /// What its next battle is called.
    fn battle_title(&self) -> String;
    /// Draws its page over the room that there is, and carries out what is ordered on it; tells where its buttons lie, by their names.
    /// True: its battle is to begin or to go on.
    ///
    /// # Errors
    /// What was ordered cannot be kept.
    fn show(
        &mut self,
        ui: &mut Ui,
        theme: &Theme,
        pictures: &mut Pictures,
        note: &mut dyn FnMut(&str, Rect),
    ) -> anyhow::Result<bool>;
    /// Lays out its battle, or goes on with it. When that is over or left, the campaign goes on from its file.
    ///
    /// # Errors
    /// There is none, or it cannot be kept.
    fn battle(&mut self) -> anyhow::Result<Fight<W::Box>>;
}

//! The campaign that is open: what is between its battles, until one of them begins.

use super::Folders;
use super::begun::{Begun, begun, without_a_window};
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Rect, Ui};
use hedgerow::boxes::shown::{Course, CourseOf, Shown};
use hedgerow::boxes::{Key, WindowTask, key_of_scenarios, key_of_series, scenario_file};
use opponent::Opponent;
use panel_kit::Pictures;
use panel_kit::theme::Theme;
use play::library::stem;
use play::save::SERIES_ENDING;
use std::path::Path;

/// The campaign that is open.
#[derive(Resource)]
pub struct Campaigning {
    /// Its game.
    pub game: Key,
    pages: Box<dyn Pages>,
}

/// Tells where a button lies, by its name.
type Note<'a> = dyn FnMut(&str, Rect) + 'a;

/// A campaign of whichever game.
trait Pages: Send + Sync {
    fn title(&self) -> String;
    fn not_whole(&self) -> Option<&str>;
    fn battle_title(&self) -> String;
    fn show(&mut self, ui: &mut Ui, with: (&Theme, &mut Pictures), note: &mut Note) -> anyhow::Result<bool>;
    fn battle(&mut self) -> anyhow::Result<Begun>;
}

/// One of a game.
struct Of<W: Shown>(Box<dyn Course<W>>);

impl<W: Shown> Pages for Of<W> {
    fn title(&self) -> String {
        self.0.title().to_owned()
    }
    fn not_whole(&self) -> Option<&str> {
        self.0.not_whole()
    }
    fn battle_title(&self) -> String {
        self.0.battle_title()
    }
    fn show(
        &mut self,
        ui: &mut Ui,
        (theme, pictures): (&Theme, &mut Pictures),
        note: &mut Note,
    ) -> anyhow::Result<bool> {
        self.0.show(ui, theme, pictures, note)
    }
    fn battle(&mut self) -> anyhow::Result<Begun> {
        begun::<W>(self.0.battle()?)
    }
}

impl Campaigning {
    /// One that begins.
    ///
    /// # Errors
    /// It cannot be played or kept.
    pub fn fresh(folders: &Folders, file: &Path, seed: u64, players: [Option<Opponent>; 2]) -> anyhow::Result<Self> {
        let file = scenario_file(&folders.data, file);
        let key = key_of_scenarios(&folders.data, std::slice::from_ref(&file), None)?;
        let save = folders.saves().join(format!("{}.{SERIES_ENDING}", stem(&file)));
        Self::open(key, CourseOf::Fresh { data: &folders.data, file: &file, seed, players, save: &save })
    }
    /// One that is kept in a file, which is left as it is until something is ordered.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn kept(path: &Path) -> anyhow::Result<Self> {
        Self::open(key_of_series(path)?, CourseOf::Kept(path))
    }
    fn open(key: Key, of: CourseOf) -> anyhow::Result<Self> {
        let pages = key.in_window(Open(of)).unwrap_or_else(|| without_a_window(key))?;
        Ok(Self { game: key, pages })
    }

    /// What it is called.
    pub fn title(&self) -> String {
        self.pages.title()
    }
    /// Why it stands at an earlier point than the last one, where its file was not wholly read.
    pub fn not_whole(&self) -> Option<&str> {
        self.pages.not_whole()
    }
    /// What its next battle is called.
    pub fn battle_title(&self) -> String {
        self.pages.battle_title()
    }
    /// Draws its page; true: its battle is to begin or to go on.
    ///
    /// # Errors
    /// What was ordered cannot be kept.
    pub fn show(&mut self, ui: &mut Ui, with: (&Theme, &mut Pictures), note: &mut Note) -> anyhow::Result<bool> {
        self.pages.show(ui, with, note)
    }
    /// Lays its battle out, or goes on with it.
    ///
    /// # Errors
    /// There is none, or it cannot be kept.
    pub fn battle(&mut self) -> anyhow::Result<Begun> {
        self.pages.battle()
    }
}

/// Opens one.
struct Open<'a>(CourseOf<'a>);

impl WindowTask for Open<'_> {
    type Answer = anyhow::Result<Box<dyn Pages>>;
    fn with<W: Shown>(self) -> Self::Answer {
        Ok(Box::new(Of::<W>(W::course(self.0)?)))
    }
}

//! Checks the files of *Lock 'n Load*.

use crate::definitions::{check_definitions, not_checked, shared_terrain};
use crate::library::board_alone;
use crate::{Kind, Library, LockNLoadBox};
use board_art::Drawings;
use hex_board::BoardDef;
use lock_n_load::ScenarioDef;
use play::held::{Checker, check_script};
use play::library::{Source, read};
use scenario_files::Report;
use std::path::{Path, PathBuf};

/// Files in a folder of data.
pub(crate) struct Files {
    root: PathBuf,
    library: Option<Library>,
    /// Mistakes of the shared files: they are told when those files are asked for, or when they stand in the way of another.
    shared: Report,
}

impl Files {
    /// Reads what all files are checked against.
    pub(crate) fn of(root: &Path) -> Self {
        let mut shared = Report::new();
        let library = Library::open(Source::Folder(root.to_path_buf()), &mut shared);
        Self { root: root.to_path_buf(), library, shared }
    }
}

impl Checker for Files {
    fn is_scenario(&self, path: &Path, text: &str) -> bool {
        Kind::of(path, text) == Kind::Scenario
    }
    fn check(&self, path: &Path, text: &str, report: &mut Report) {
        match Kind::of(path, text) {
            Kind::Script => check_script::<LockNLoadBox>(path, report),
            Kind::Board => {
                let Some(board) = read::<BoardDef>(path, report) else { return };
                let source = Source::Folder(self.root.clone());
                match (&self.library, shared_terrain(&source, &mut Report::new())) {
                    (Some(library), _) => drop(library.check_board(&board, report)),
                    (None, Some(terrain)) => drop(board_alone(&terrain, &board, report)),
                    (None, None) => not_checked(path, &self.shared, report),
                }
            }
            Kind::Scenario => match (read::<ScenarioDef>(path, report), &self.library) {
                (Some(scenario), Some(library)) => library.check_scenario(&scenario, report),
                (Some(_), None) => not_checked(path, &self.shared, report),
                (None, _) => {}
            },
            Kind::Shapes => drop(read::<Drawings>(path, report)),
            kind @ (Kind::Terrain | Kind::Classes | Kind::Units | Kind::TerrainEffects | Kind::Tables) => {
                check_definitions(&self.root, path, kind, report);
            }
        }
    }
}

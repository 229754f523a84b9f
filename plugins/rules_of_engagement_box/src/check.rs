//! Checks the files of Rules of Engagement.

use crate::library::{CHARTS, KINDS, SHARED, VEHICLES, WEAPONS, kind_faults};
use crate::{Kind, Library, RulesOfEngagementBox};
use measured_table::{KindSet, TableDef};
use play::held::{Checker, check_scenario, check_script, not_checked};
use play::library::{Source, read};
use rules_of_engagement::charts::Charts;
use rules_of_engagement::checks::force::Limits;
use rules_of_engagement::checks::{charts, force_file, platoons, scenario, vehicles, weapons};
use rules_of_engagement::force::ForceDef;
use rules_of_engagement::platoons::Platoons;
use rules_of_engagement::vehicles::Vehicles;
use rules_of_engagement::weapons::Weapons;
use scenario_files::Report;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

/// Files in a folder of data.
pub(crate) struct Checks {
    root: PathBuf,
    library: Option<Library>,
    /// Mistakes of the shared files: they are told when those files are asked for, or when they stand in the way of another.
    shared: Report,
}

impl Checks {
    /// Reads what all files are checked against.
    pub(crate) fn of(root: &Path) -> Self {
        let mut shared = Report::new();
        let library = Library::open(Source::Folder(root.to_path_buf()), &mut shared);
        Self { root: root.to_path_buf(), library, shared }
    }

    /// The shared files; none if one of them is wrong, which is told.
    fn library(&self, path: &Path, report: &mut Report) -> Option<&Library> {
        if self.library.is_none() {
            not_checked(path, (&self.shared, &SHARED), report);
        }
        self.library.as_ref()
    }

    /// A shared file that lies there, against which another one is held; its own mistakes are told where it is checked itself.
    fn shared<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let file = Source::Folder(self.root.clone()).read::<T>(name, &mut Report::new());
        file.map(|file| file.value)
    }

    fn check_charts(&self, path: &Path, report: &mut Report) {
        let Some(file) = read::<Charts>(path, report) else { return };
        if let Some(kinds) = self.shared::<KindSet>(KINDS) {
            file.tell(&charts::faults(&file.value, &kinds), report);
        }
    }
    fn check_weapons(&self, path: &Path, report: &mut Report) {
        let Some(file) = read::<Weapons>(path, report) else { return };
        if let Some(charts) = self.shared::<Charts>(CHARTS) {
            file.tell(&weapons::faults(&file.value, &charts), report);
        }
    }
    fn check_vehicles(&self, path: &Path, report: &mut Report) {
        let Some(file) = read::<Vehicles>(path, report) else { return };
        if let Some(weapons) = self.shared::<Weapons>(WEAPONS) {
            file.tell(&vehicles::faults(&file.value, &weapons), report);
        }
    }
    fn check_platoons(&self, path: &Path, report: &mut Report) {
        let Some(file) = read::<Platoons>(path, report) else { return };
        let others =
            (self.shared::<Charts>(CHARTS), self.shared::<Weapons>(WEAPONS), self.shared::<Vehicles>(VEHICLES));
        if let (Some(charts), Some(weapons), Some(vehicles)) = others {
            file.tell(&platoons::faults(&file.value, &charts, &weapons, &vehicles), report);
        }
    }
}

impl Checker for Checks {
    fn is_scenario(&self, path: &Path, text: &str) -> bool {
        Kind::of(path, text) == Kind::Scenario
    }
    fn check(&self, path: &Path, text: &str, report: &mut Report) {
        match Kind::of(path, text) {
            Kind::Script => check_script::<RulesOfEngagementBox>(path, report),
            Kind::Kinds => {
                if let Some(file) = read::<KindSet>(path, report) {
                    file.tell(&kind_faults(&file.value), report);
                }
            }
            Kind::Charts => self.check_charts(path, report),
            Kind::Weapons => self.check_weapons(path, report),
            Kind::Vehicles => self.check_vehicles(path, report),
            Kind::Platoons => self.check_platoons(path, report),
            Kind::Table => {
                let Some(file) = read::<TableDef>(path, report) else { return };
                if let Some(library) = self.library(path, report) {
                    file.tell(&scenario::of_table(&file.value, &library.kinds), report);
                }
            }
            Kind::Force => {
                let Some(file) = read::<ForceDef>(path, report) else { return };
                if let Some(library) = self.library(path, report) {
                    file.tell(&force_file::mistakes(&file.value, library.stock(), Limits::NONE, ""), report);
                }
            }
            Kind::Scenario => {
                if let Some(library) = self.library(path, report) {
                    check_scenario::<RulesOfEngagementBox>(library, path, report);
                }
            }
        }
    }
}

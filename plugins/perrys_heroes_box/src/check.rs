//! Checks the files of Perry's Heroes.

use crate::library::{CHARTS, KINDS, VEHICLES, WEAPONS, kind_faults};
use crate::{Kind, Library, PerrysHeroesBox};
use board_art::{DRAWINGS, Drawings};
use measured_table::{KindSet, TableDef};
use perrys_heroes::campaigns::CampaignDef;
use perrys_heroes::charts::Charts;
use perrys_heroes::checks::{charts, force_file, scenario, vehicles, weapons};
use perrys_heroes::force::ForceDef;
use perrys_heroes::values::Build;
use perrys_heroes::vehicles::Vehicles;
use perrys_heroes::weapons::Weapons;
use play::held::{Checker, check_scenario, check_script, not_checked};
use play::library::{Source, read};
use scenario_files::{Mistake, Read, Report, did_you_mean};
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
            not_checked(path, (&self.shared, &[KINDS, CHARTS, WEAPONS, VEHICLES]), report);
        }
        self.library.as_ref()
    }

    /// The charts are held against the kinds of terrain that lie there.
    fn check_charts(&self, path: &Path, report: &mut Report) {
        let Some(file) = read::<Charts>(path, report) else { return };
        let kinds = Source::Folder(self.root.clone()).read::<KindSet>(KINDS, &mut Report::new());
        if let Some(kinds) = kinds {
            file.tell(&charts::faults(&file.value, &kinds.value), report);
        }
    }
    /// A vehicle whose drawing is missing is shown as a plain hull: one can play all the same. Guns on carriages need none.
    fn check_drawings(&self, file: &Read<Vehicles>, report: &mut Report) {
        let path = self.root.join(DRAWINGS);
        if !path.exists() {
            let hint = "without drawings all vehicles are plain hulls".to_owned();
            return report.add(Mistake::of_file(&path, "there is no such file", Some(hint)).warning());
        }
        let mut own = Report::new();
        let drawings = read::<Drawings>(&path, &mut own);
        report.add_errors_of(&own, |_| true);
        let Some(drawings) = drawings.map(|drawings| drawings.value) else { return };
        for (n, vehicle) in file.value.vehicles.iter().enumerate() {
            if vehicle.build == Build::Carriage || drawings.contains_key(&vehicle.shape) {
                continue;
            }
            let hint = did_you_mean(&vehicle.shape, drawings.keys().map(String::as_str));
            let message = format!("nobody has drawn `{}`: see vehicle_shapes.ron", vehicle.shape);
            report.add(file.mistake(&format!("vehicles[{n}].shape"), message, hint).warning());
        }
    }
    /// The vehicles are held against the firearms that lie there.
    fn check_vehicles(&self, path: &Path, report: &mut Report) {
        let Some(file) = read::<Vehicles>(path, report) else { return };
        let weapons = Source::Folder(self.root.clone()).read::<Weapons>(WEAPONS, &mut Report::new());
        if let Some(weapons) = weapons {
            file.tell(&vehicles::faults(&file.value, &weapons.value), report);
        }
        self.check_drawings(&file, report);
    }
}

impl Checker for Checks {
    fn is_scenario(&self, path: &Path, text: &str) -> bool {
        Kind::of(path, text) == Kind::Scenario
    }
    fn check(&self, path: &Path, text: &str, report: &mut Report) {
        match Kind::of(path, text) {
            Kind::Script => check_script::<PerrysHeroesBox>(path, report),
            Kind::Kinds => {
                if let Some(file) = read::<KindSet>(path, report) {
                    file.tell(&kind_faults(&file.value), report);
                }
            }
            Kind::Charts => self.check_charts(path, report),
            Kind::Weapons => {
                if let Some(file) = read::<Weapons>(path, report) {
                    file.tell(&weapons::faults(&file.value), report);
                }
            }
            Kind::Vehicles => self.check_vehicles(path, report),
            Kind::Table => {
                let Some(file) = read::<TableDef>(path, report) else { return };
                if let Some(library) = self.library(path, report) {
                    file.tell(&scenario::of_table(&file.value, &library.kinds), report);
                }
            }
            Kind::Force => {
                let Some(file) = read::<ForceDef>(path, report) else { return };
                if let Some(library) = self.library(path, report) {
                    file.tell(&force_file::mistakes(&file.value, library.stock(), ""), report);
                }
            }
            Kind::Campaign => {
                let Some(file) = read::<CampaignDef>(path, report) else { return };
                if let Some(library) = self.library(path, report) {
                    library.campaign(&file, report);
                }
            }
            Kind::Scenario => {
                if let Some(library) = self.library(path, report) {
                    check_scenario::<PerrysHeroesBox>(library, path, report);
                }
            }
        }
    }
}

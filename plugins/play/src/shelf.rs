//! Files of one kind, which others name: the tables of a game, its forces.

use crate::library::Source;
use scenario_files::{Read, Report, did_you_mean};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use table::Side;

/// Files of one kind by their names below the folder of the data, and the names of those that could not be read.
pub struct Shelf<T> {
    read: BTreeMap<String, Read<T>>,
    unread: BTreeSet<String>,
}

/// What a side fights with, and its file if it has one of its own.
pub struct Force<'a, T> {
    /// What it says.
    pub def: &'a T,
    /// Its own file.
    pub file: Option<&'a Read<T>>,
}

/// What a side of a file says of its force.
pub struct ForceOf<'a, T> {
    /// The file that it names.
    pub named: &'a Option<String>,
    /// The force that is written there.
    pub written: &'a Option<T>,
    /// The field of that.
    pub field: &'static str,
}

impl<T: DeserializeOwned> Shelf<T> {
    /// Reads all files below a folder; mistakes go into the report.
    pub fn fill(source: &Source, folder: &str, report: &mut Report) -> Self {
        let mut shelf = Self { read: BTreeMap::new(), unread: BTreeSet::new() };
        let is_there = match source {
            Source::Folder(root) => root.join(folder).is_dir(),
            Source::Texts(_) => true,
        };
        for name in is_there.then(|| source.names_below(folder, report)).into_iter().flatten() {
            // As scenarios name them, on every system.
            let name = name.replace('\\', "/");
            match source.read::<T>(&name, report) {
                Some(file) => drop(shelf.read.insert(name, file)),
                None => drop(shelf.unread.insert(name)),
            }
        }
        shelf
    }
}

impl<T> Shelf<T> {
    /// A file.
    pub fn get(&self, name: &str) -> Option<&Read<T>> {
        self.read.get(name)
    }
    /// The names of all that could be read.
    pub fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.read.keys().map(String::as_str)
    }
    /// A file that a field of another one names; a mistake goes into the report.
    pub fn named<D>(&self, file: &Read<D>, field: &str, name: &str, report: &mut Report) -> Option<&Read<T>> {
        if let Some(found) = self.get(name) {
            return Some(found);
        }
        if self.unread.contains(name) {
            let hint = format!("`hedgerow check {name}` says what is wrong with it");
            report.add(file.mistake(field, format!("`{name}` cannot be read"), Some(hint)));
            return None;
        }
        let all = || Some(format!("known are {}", self.names().collect::<Vec<_>>().join(", ")));
        let hint = did_you_mean(name, self.names()).or_else(all);
        report.add(file.mistake(field, format!("there is no file `{name}`"), hint));
        None
    }
    /// The force of a side, from its file or as it is written there; a mistake goes into the report.
    pub fn force<'a, D>(
        &'a self,
        file: &Read<D>,
        side: Side,
        of: ForceOf<'a, T>,
        report: &mut Report,
    ) -> Option<Force<'a, T>> {
        let (place, own) = (format!("sides.{}", side.index()), of.field);
        let field = format!("{place}.force");
        match (of.named, of.written) {
            (Some(name), None) => {
                let file = self.named(file, &field, name, report)?;
                Some(Force { def: &file.value, file: Some(file) })
            }
            (None, Some(def)) => Some(Force { def, file: None }),
            (Some(_), Some(_)) => {
                let message = format!("a side has a force from a file or `{own}`, not both");
                report.add(file.mistake(&field, message, None));
                None
            }
            (None, None) => {
                let hint = format!("name a file in `force`, or write the force in `{own}`");
                report.add(file.mistake(&place, "this side has no force", Some(hint)));
                None
            }
        }
    }
}

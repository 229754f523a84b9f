//! The files of forces: the examples of the data, and those that players have built, in their own folder.

use super::model::Tools;
use perrys_heroes::checks::force_file::mistakes;
use perrys_heroes::force::ForceDef;
use perrys_heroes::values::Nation;
use play::write::write_file;
use scenario_files::{Report, collect_files, options, read_file};
use std::path::{Path, PathBuf};

/// The folder of the examples below that of the data.
const EXAMPLES: &str = "assets/perrys_heroes/forces";
/// The folder of built forces below that of the user. It names the game: `hedgerow check` knows the files by it.
const OWN: &str = "perrys_heroes/forces";

/// What a scenario asks of the force of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Whose men they are.
    pub nation: Nation,
    /// What they may cost.
    pub points: u16,
    /// What vehicles may cost.
    pub vehicles: u16,
}

/// A file of a force.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Where it lies.
    pub path: PathBuf,
    /// What it says; or why it cannot be read.
    pub content: Result<ForceDef, String>,
}

impl Listed {
    /// The name of the force, or of a file that cannot be read.
    pub fn name(&self) -> String {
        let file = || self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.content.as_ref().map_or_else(|_| file(), |force| force.name.clone())
    }
    /// The force as it may be taken into a battle, as a text; or every reason why not.
    ///
    /// # Errors
    /// The file cannot be read, the men are of another nation, or the force breaks a rule or costs too much.
    pub fn taken(&self, terms: Terms, tools: &Tools) -> Result<String, String> {
        let force = self.content.clone()?;
        if force.nation != terms.nation {
            return Err(super::words::other_nation(super::nation(force.nation)).said());
        }
        // PH-4.3-01, PH-4.3-12: what the scenario grants counts, whatever the file says.
        let force = ForceDef { budget: terms.points, vehicle_budget: terms.vehicles, ..force };
        let wrong = mistakes(&force, tools.stock(), "");
        let wrong: Vec<String> = wrong.into_iter().filter(|fault| !fault.warning).map(|fault| fault.message).collect();
        if wrong.is_empty() { text(&force).map_err(|error| error.to_string()) } else { Err(wrong.join("\n")) }
    }
}

/// The folder of the forces that a player has built.
pub fn folder(user: &Path) -> PathBuf {
    user.join(OWN)
}

/// The example squads.
pub fn examples(data: &Path) -> Vec<Listed> {
    all(&data.join(EXAMPLES))
}

/// The forces that a player has built.
pub fn own(user: &Path) -> Vec<Listed> {
    all(&folder(user))
}

fn all(folder: &Path) -> Vec<Listed> {
    if !folder.is_dir() {
        return Vec::new();
    }
    let (files, _) = collect_files(&[folder.to_path_buf()]);
    files.into_iter().map(listed).collect()
}

fn listed(path: PathBuf) -> Listed {
    let content = read_file::<ForceDef>(&path).map(|read| read.value).map_err(|mistake| {
        let mut report = Report::new();
        report.add(mistake);
        report.to_string()
    });
    Listed { path, content }
}

/// A force as its file has it.
pub(super) fn text(force: &ForceDef) -> anyhow::Result<String> {
    Ok(options().to_string_pretty(force, ron::ser::PrettyConfig::new())? + "\n")
}

/// Writes a force as a whole in place of its file.
pub(super) fn store(path: &Path, force: &ForceDef) -> anyhow::Result<()> {
    write_file(path, &text(force)?)
}

/// The file for a new force: one that nobody has.
pub(super) fn new_file(user: &Path, name: &str) -> PathBuf {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '_' };
    let stem: String = name.chars().take(40).map(letter).collect();
    let stem = if stem.chars().all(|letter| letter == '_') { "force".to_owned() } else { stem };
    let folder = folder(user);
    let named = |no: u32| match no {
        1 => folder.join(format!("{stem}.ron")),
        more => folder.join(format!("{stem}_{more}.ron")),
    };
    let mut no = 1;
    while named(no).symlink_metadata().is_ok() {
        no += 1;
    }
    named(no)
}

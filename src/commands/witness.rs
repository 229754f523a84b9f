//! `hedgerow witness`: whole games held against a record of them; see `play::witness`.

use crate::commands::out::say;
use crate::commands::script::load_script;
use crate::commands::{Call, OfGame};
use anyhow::Context as _;
use clap::Args;
use hedgerow::boxes::{Key, Task, find_root, load};
use play::held::{Held, is_campaign, is_script};
use play::library::{SCENARIOS, stem};
use play::witness::Subject;
use play::write::write_file;
use rayon::prelude::*;
use scenario_files::{LARGEST_FILE, Report, read_regular};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// The folder of the record.
    #[arg(default_value = "tests/golden/witness")]
    folder: PathBuf,
    /// Play anew and write the record: only after a correction of a rule.
    #[arg(long)]
    record: bool,
    /// Write what today's program does with the recorded orders into this folder, in place of comparing.
    #[arg(long, value_name = "FOLDER", conflicts_with = "record")]
    to: Option<PathBuf>,
    /// After how many orders everything is written in full.
    #[arg(long, requires = "to", value_parser = clap::value_parser!(u64).range(1..))]
    every: Option<u64>,
    #[command(flatten)]
    game: OfGame,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    arguments.game.game.unwrap_or(Key::FIRST).of(Call { root: find_root(data)?, arguments })
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let arguments = self.arguments;
        let subjects = subjects::<G>(&self.root)?;
        let good: Vec<bool> =
            subjects.par_iter().map(|subject| one(subject, arguments)).collect::<anyhow::Result<_>>()?;
        let same = good.iter().filter(|same| **same).count();
        say(format_args!("{same} of {} records as they should be", good.len()))?;
        Ok(if same == good.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Records, writes or compares the games of one scenario; true if they are as they should be.
fn one<G: Held>(subject: &Subject<G>, arguments: &Arguments) -> anyhow::Result<bool> {
    let name = format!("{}.txt", subject.name);
    let path = arguments.folder.join(&name);
    if arguments.record {
        write_file(&path, &subject.played()?)?;
        return Ok(true);
    }
    let bytes = read_regular(&path, LARGEST_FILE as u64).with_context(|| path.display().to_string())?;
    let recorded = String::from_utf8(bytes).with_context(|| path.display().to_string())?;
    if let Some(folder) = &arguments.to {
        let every = arguments.every.map(|every| every as usize);
        write_file(&folder.join(&name), &subject.followed(&recorded, every)?)?;
        return Ok(true);
    }
    let differences = subject.differences(&recorded)?;
    differences.iter().try_for_each(|what| say(format_args!("{}: {what}", path.display())))?;
    Ok(differences.is_empty())
}

/// Every scenario and example of the game, and every script beside its scenario.
fn subjects<G: Held>(root: &Path) -> anyhow::Result<Vec<Subject<G>>> {
    let mut report = Report::new();
    let (files, mistakes) = scenario_files::collect_files(&[root.join(SCENARIOS).join(G::KEY)]);
    report.extend(mistakes);
    anyhow::ensure!(report.is_clean(), "{report}");
    let mut subjects = Vec::new();
    for path in files.iter().filter(|path| !is_script(path) && !is_campaign(path)) {
        let (_, start) = load::<G>(root, path, 0).with_context(|| path.display().to_string())?;
        let script = Some(path.with_extension("script.ron")).filter(|script| script.is_file());
        let script = script.map(|path| load_script::<G>(&path)).transpose()?;
        subjects.push(Subject { name: stem(path), start, script });
    }
    Ok(subjects)
}

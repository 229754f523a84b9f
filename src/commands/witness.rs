//! `hedgerow witness`: whole games held against a record of them; see `hedgerow::witness`.

use crate::commands::out::say;
use anyhow::Context as _;
use clap::Args;
use hedgerow::library::{Library, Source, find_root, stem};
use hedgerow::save::write_atomically;
use hedgerow::witness::{Detail, EVERY, Hand, choices, difference, write_down};
use lock_n_load::Start;
use opponent::Character::{self, Bold, Random};
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
}

/// The games of each scenario that are written in full, with their seeds.
const IN_FULL: [([Character; 2], u64); 3] = [([Random, Random], 1), ([Bold, Bold], 2), ([Bold, Random], 3)];
/// The seeds of those of which only choices and chain are kept; bold players, who meet most rules.
const IN_SHORT: std::ops::RangeInclusive<u64> = 4..=11;
const SHORT: &str = " in short";

/// One scenario and what is played of it.
struct Subject {
    name: String,
    start: Start,
    script: Option<PathBuf>,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let subjects = subjects(&find_root(data)?)?;
    let every = arguments.every.map(|every| every as usize);
    let written: Vec<anyhow::Result<bool>> = subjects
        .par_iter()
        .map(|subject| {
            let path = arguments.folder.join(format!("{}.txt", subject.name));
            if arguments.record {
                let games = played(subject)?;
                write_atomically(&path, &whole_text(&games))?;
                return Ok(true);
            }
            let bytes = read_regular(&path, LARGEST_FILE as u64).with_context(|| path.display().to_string())?;
            let recorded = String::from_utf8(bytes).with_context(|| path.display().to_string())?;
            if let Some(folder) = &arguments.to {
                let games = followed(subject, &recorded, every)?;
                write_atomically(&folder.join(format!("{}.txt", subject.name)), &whole_text(&games))?;
                return Ok(true);
            }
            let games = followed(subject, &recorded, every)?;
            let mut same = true;
            for ((name, before), (_, today)) in recorded_games(&recorded).iter().zip(&games) {
                if let Some(what) = difference(before, today) {
                    same = false;
                    say(format_args!("{}: {name}: {what}", path.display()))?;
                }
            }
            Ok(same)
        })
        .collect();
    let all: Vec<bool> = written.into_iter().collect::<anyhow::Result<_>>()?;
    let same = all.iter().filter(|same| **same).count();
    say(format_args!("{same} of {} records as they should be", all.len()))?;
    Ok(if same == all.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Every scenario and example, and every script beside its scenario.
fn subjects(root: &Path) -> anyhow::Result<Vec<Subject>> {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root.to_path_buf()), &mut report);
    let library = library.with_context(|| report.to_string())?;
    let (files, _) = scenario_files::collect_files(&[root.join("scenarios")]);
    let mut subjects = Vec::new();
    for path in files.iter().filter(|path| !path.to_string_lossy().ends_with(".script.ron")) {
        let start = library.scenario(path, &mut report).with_context(|| report.to_string())?.1;
        let script = path.with_extension("script.ron");
        subjects.push(Subject { name: stem(path), start, script: script.is_file().then_some(script) });
    }
    Ok(subjects)
}

type Named = (String, String);

fn played(subject: &Subject) -> anyhow::Result<Vec<Named>> {
    let mut games = Vec::new();
    let in_full = IN_FULL.into_iter().map(|(players, seed)| (players, seed, Detail::FullEach(EVERY)));
    let in_short = IN_SHORT.map(|seed| ([Bold, Bold], seed, Detail::Short));
    for (players, seed, detail) in in_full.chain(in_short) {
        let short = if detail == Detail::Short { SHORT } else { "" };
        let name = format!("game {} seed {seed}{short}", players.map(Character::name).join(","));
        let text = write_down(&subject.start, Hand::Players(players, seed), detail);
        games.push((name.clone(), text.map_err(|(_, error)| error.context(name))?));
    }
    if let Some(path) = &subject.script {
        games.push((SCRIPT.to_string(), of_script(subject, path, Detail::FullEach(EVERY))?));
    }
    Ok(games)
}

const SCRIPT: &str = "game of the script";

fn of_script(subject: &Subject, path: &Path, detail: Detail) -> anyhow::Result<String> {
    let script = super::script::load_script(path)?;
    Ok(said(write_down(&subject.start, Hand::Script(script), detail)))
}

/// What was written, and why it ends before its end.
fn said(written: Result<String, (String, anyhow::Error)>) -> String {
    written.unwrap_or_else(|(text, error)| format!("{text}\nended by: {error:#}\n"))
}

/// What today's program does with the recorded orders; `every`: all in full after so many, in place of what the record has.
fn followed(subject: &Subject, recorded: &str, every: Option<usize>) -> anyhow::Result<Vec<Named>> {
    let mut games = Vec::new();
    for (name, text) in recorded_games(recorded) {
        let short = name.strip_suffix(SHORT);
        let detail = match (every, short) {
            (Some(every), _) => Detail::FullEach(every),
            (None, Some(_)) => Detail::Short,
            (None, None) => Detail::FullEach(EVERY),
        };
        let today = match (short.unwrap_or(&name).rsplit_once(" seed "), &subject.script) {
            (Some((_, seed)), _) => {
                let seed = seed.parse().with_context(|| name.clone())?;
                said(write_down(&subject.start, Hand::Recorded(choices(&text)?, seed), detail))
            }
            (None, Some(path)) if name == SCRIPT => of_script(subject, path, detail)?,
            _ => anyhow::bail!("`{name}` of {} cannot be played", subject.name),
        };
        games.push((name, today));
    }
    Ok(games)
}

fn whole_text(games: &[Named]) -> String {
    games.iter().map(|(name, text)| format!("{name}\n{text}")).collect()
}

/// The games of a record, each with the line that names it.
fn recorded_games(text: &str) -> Vec<Named> {
    let mut games: Vec<Named> = Vec::new();
    for line in text.split_inclusive('\n') {
        match games.last_mut() {
            _ if line.starts_with("game ") => games.push((line.trim_end().to_string(), String::new())),
            Some((_, game)) => game.push_str(line),
            None => {}
        }
    }
    games
}

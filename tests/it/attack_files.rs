//! An attack with damaged data files: `check` ends with each of them without a panic, and what it calls good is what the game can read
//! and play. `HEDGEROW_ATTACK_FILES=20000` makes a long attack of it.

use crate::check::Data;
use crate::meaning::Chance;
use crate::readers::LIBRARY;
use crate::{hedgerow, root};
use board_art::Drawings;
use hex_board::BoardDef;
use lock_n_load::ScenarioDef;
use lock_n_load_box::game_box::Script;
use lock_n_load_box::{Kind, Library};
use play::library::Source;
use scenario_files::{Report, read};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How many files are checked in one call.
const BATCH: usize = 250;

/// What is put in the place of words and numbers, and between them.
const ODD: &[&str] = &[
    "0",
    "1",
    "255",
    "256",
    "-1",
    "-129",
    "99999999999999999999",
    "1.5",
    "\"\"",
    "\"A1\"",
    "\"Z99^\"",
    "'x'",
    "First",
    "[]",
    "()",
    "None",
    "Some(3)",
    "true",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "'",
    "/*",
    "//",
    "\\",
    "\u{0}",
    "\u{1b}[31m",
    "\u{202e}",
    "\u{feff}",
    "é",
    "clear",
    "Moved",
    "Control(at_least: 1, of: [])",
    "#![enable(unwrap_newtypes)]",
];

/// Where each token of a text begins and ends.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-' || letter == '^';
    let mut found: Vec<(usize, usize)> = Vec::new();
    let mut inside = false;
    for (at, letter) in text.char_indices() {
        if letter.is_whitespace() {
            inside = false;
            continue;
        }
        match found.last_mut() {
            Some((_, end)) if inside && word(letter) => *end = at + letter.len_utf8(),
            _ => found.push((at, at + letter.len_utf8())),
        }
        inside = word(letter);
    }
    found
}

/// The text with one to three places damaged.
pub fn damaged(text: &str, other: &str, chance: &mut Chance) -> Vec<u8> {
    let mut text = text.to_string();
    for _ in 0..=chance.below(3) {
        let tokens = tokens(&text);
        let (Some(&(from, to)), Some(&(more, end))) = (chance.pick(&tokens), chance.pick(&tokens)) else { break };
        let odd = chance.pick(ODD).copied().unwrap_or_default();
        match chance.below(9) {
            0 => text.replace_range(from..to, odd),
            1 => text.insert_str(from, odd),
            2 => text.replace_range(from..to, ""),
            3 => text.replace_range(from.min(more)..to.max(end).min(from.min(more) + 40).max(from.min(more)), ""),
            4 => {
                let part = text[more..end].to_string();
                text.replace_range(from..to, &part);
            }
            5 => {
                let part = text[from.min(more)..to.max(end)].to_string();
                if part.len() < 2_000 {
                    text.insert_str(from.min(more), &part);
                }
            }
            6 => text.truncate(to),
            7 => {
                let number = text[from..to].parse::<i64>().map(|n| n + chance.below(5) as i64 - 2);
                if let Ok(number) = number {
                    text.replace_range(from..to, &number.to_string());
                }
            }
            _ => {
                let theirs = self::tokens(other);
                if let Some(&(start, stop)) = chance.pick(&theirs) {
                    text.replace_range(from..to, &other[start..stop]);
                }
            }
        }
    }
    let mut bytes = text.into_bytes();
    if chance.below(20) == 0 && !bytes.is_empty() {
        let at = chance.below(bytes.len());
        bytes[at] = chance.below(256) as u8;
    }
    bytes
}

/// The shipped files, each with the name under which a damaged copy is written.
fn originals() -> Vec<(&'static str, String)> {
    let text = |name: &str| std::fs::read_to_string(root().join(name)).expect("a shipped file");
    let mut found = Vec::new();
    for (name, path) in [
        ("terrain.ron", "assets/terrain.ron"),
        ("units.ron", "assets/lock_n_load/units.ron"),
        ("tables.ron", "assets/lock_n_load/tables.ron"),
        ("classes.ron", "assets/lock_n_load/classes.ron"),
        ("terrain_effects.ron", "assets/lock_n_load/terrain_effects.ron"),
        ("boards/one.ron", "assets/boards/ferme_du_chene.ron"),
        ("boards/two.ron", "assets/boards/saint_aubert.ron"),
        ("a.ron", "scenarios/lock_n_load/the_oak_farm.ron"),
        ("b.ron", "scenarios/lock_n_load/the_ridge_above_the_mill.ron"),
        ("c.ron", "scenarios/lock_n_load/examples/gallery.ron"),
        ("d.ron", "scenarios/lock_n_load/examples/melee.ron"),
        ("e.ron", "scenarios/lock_n_load/examples/infantry.ron"),
        ("f.script.ron", "scenarios/lock_n_load/examples/melee.script.ron"),
        ("g.script.ron", "scenarios/lock_n_load/examples/infantry.script.ron"),
    ] {
        found.push((name, text(path)));
    }
    found
}

/// True if the game itself can use the file.
fn usable(path: &Path, bytes: &[u8], shared: &BTreeMap<String, String>) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let report = &mut Report::new();
    let among_the_others = |name: &str, report: &mut Report| {
        let mut texts = shared.clone();
        texts.insert(name.to_string(), text.to_string());
        Library::open(Source::Texts(texts), report).is_some()
    };
    match Kind::of(path, text) {
        Kind::Script => read::<Script>(path, text).is_ok(),
        Kind::Shapes => read::<Drawings>(path, text).is_ok(),
        Kind::Board => read::<BoardDef>(path, text).is_ok_and(|board| LIBRARY.check_board(&board, report).is_some()),
        Kind::Scenario => {
            read::<ScenarioDef>(path, text).is_ok_and(|scenario| LIBRARY.start(&scenario, report).is_some())
        }
        Kind::Terrain => among_the_others("assets/terrain.ron", report),
        Kind::Classes => among_the_others("assets/lock_n_load/classes.ron", report),
        Kind::Units => among_the_others("assets/lock_n_load/units.ron", report),
        Kind::TerrainEffects => among_the_others("assets/lock_n_load/terrain_effects.ron", report),
        Kind::Tables => among_the_others("assets/lock_n_load/tables.ron", report),
    }
}

/// Files whose keys other files name.
const NAMED_BY_OTHERS: [&str; 4] = ["terrain.ron", "classes.ron", "units.ron", "terrain_effects.ron"];

#[test]
fn damaged_files_end_in_a_sentence_and_what_is_called_good_can_be_played() {
    let wanted: usize = std::env::var("HEDGEROW_ATTACK_FILES").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let seed: u64 = std::env::var("HEDGEROW_ATTACK_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(44);
    let originals = originals();
    let shared: BTreeMap<String, String> =
        ["terrain", "lock_n_load/classes", "lock_n_load/units", "lock_n_load/tables", "lock_n_load/terrain_effects"]
            .map(|name| format!("assets/{name}.ron"))
            .into_iter()
            .map(|name| (name.clone(), std::fs::read_to_string(root().join(&name)).expect("a shipped file")))
            .collect();
    let folder = Data::empty("attack");
    let mut chance = Chance(seed);
    let (mut good, mut refused, mut slowest) = (0, 0, Duration::ZERO);
    let mut done = 0;
    while done < wanted {
        let batch = BATCH.min(wanted - done);
        let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
        for n in 0..batch {
            let (name, text) = &originals[(done + n) % originals.len()];
            let other = &chance.pick(&originals).expect("some files").1.clone();
            let path = folder.path(&format!("{n:03}/{name}"));
            let bytes = damaged(text, other, &mut chance);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(&path, &bytes).expect("a file");
            files.push((path, bytes));
        }
        // What is wrong with a file that others name may be told in them, as a terrain in the chart or a column of it in a unit: such
        // files are checked one by one.
        let is_named = |path: &Path| NAMED_BY_OTHERS.iter().any(|name| path.ends_with(name));
        let (alone, together): (Vec<_>, Vec<_>) = files.iter().partition(|(path, _)| is_named(path));
        let began = Instant::now();
        let mut wrong: BTreeSet<PathBuf> = alone
            .iter()
            .filter(|(path, _)| !checked(std::slice::from_ref(path)).0)
            .map(|(path, _)| path.clone())
            .collect();
        let paths: Vec<PathBuf> = together.iter().map(|(path, _)| path.clone()).collect();
        let (content, said) = checked(&paths);
        slowest = slowest.max(began.elapsed());
        assert!(began.elapsed() < Duration::from_secs(120), "{batch} files took {:?}", began.elapsed());
        let told: BTreeSet<PathBuf> = said.lines().filter_map(error_of).map(Path::to_path_buf).collect();
        assert_eq!(content, told.is_empty(), "{told:?}");
        wrong.extend(told);
        for (path, bytes) in &files {
            let called_good = !wrong.contains(path);
            // A script may be well formed and still be told to hold orders that mean nothing.
            let script = path.to_string_lossy().ends_with(".script.ron");
            let can_be_used = usable(path, bytes, &shared);
            let agrees = called_good == can_be_used || (script && can_be_used);
            if !agrees {
                let kept = std::env::temp_dir().join("hedgerow_attack_found.ron");
                std::fs::write(&kept, bytes).expect("a file");
                panic!("{} ({}): called good {called_good}, usable {can_be_used}", path.display(), kept.display());
            }
            if called_good { good += 1 } else { refused += 1 }
        }
        done += batch;
    }
    eprintln!("{done} damaged files, seed {seed}: {refused} refused, {good} good, at most {slowest:?} for {BATCH}");
    assert!(refused > done / 2, "{refused} of {done} refused: the damage is too gentle");
}

/// What `check` says of some files, and whether it is content.
pub fn checked(paths: &[PathBuf]) -> (bool, String) {
    let output = hedgerow().arg("check").args(paths).output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(matches!(output.status.code(), Some(0 | 1)) && complaint.is_empty(), "{:?} {complaint}", output.status);
    assert!(!said.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\t')), "control characters");
    let last = said.trim_end().lines().last().unwrap_or_default();
    assert!(last.starts_with(&format!("{} files, ", paths.len())), "{last}");
    (output.status.success(), said)
}

/// The file that a line of the report tells an error of.
pub fn error_of(line: &str) -> Option<&Path> {
    let (place, rest) = line.split_once(": ")?;
    let file = place.split(".ron").next()?;
    (line.starts_with('/') && !rest.starts_with("warning: ")).then(|| Path::new(&line[..file.len() + 4]))
}

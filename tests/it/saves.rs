//! Saved games: whole after a kill at any moment, whole after a cut at any byte.

use crate::{battles, hedgerow, root};
use hedgerow::library::{Library, Source};
use hedgerow::save;
use scenario_files::Report;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn record_one_game(folder: &std::path::Path) -> PathBuf {
    let scenario = &battles()[0];
    let status = hedgerow()
        .args(["simulate", "--games", "1", "--seed", "3", "--threads", "1", "--record"])
        .arg(folder)
        .arg(scenario)
        .stdout(Stdio::null())
        .status()
        .expect("the program runs");
    assert!(status.success());
    let stem = scenario.file_stem().expect("a name").to_string_lossy().into_owned();
    folder.join(format!("{stem}-3.save"))
}

#[test]
fn a_recorded_game_is_proved_by_replay() {
    let folder = folder("replay");
    let file = record_one_game(&folder);
    let output = hedgerow().args(["replay", "--verify"]).arg(&file).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_save_cut_at_any_byte_keeps_every_whole_entry() {
    let file = record_one_game(&folder("cut"));
    let text = std::fs::read_to_string(&file).expect("the save");
    let whole = save::read_text(&text).expect("a whole save");
    let header_end = text.match_indices('\n').nth(1).expect("a header").0 + 1;
    assert!(save::read_text(&text[..header_end - 1]).is_err(), "a header without its end is no header");
    let step = (text.len() - header_end).div_ceil(700).max(1);
    for cut in (header_end..text.len()).step_by(step).filter(|cut| text.is_char_boundary(*cut)) {
        let saved = save::read_text(&text[..cut]).expect("the header is whole");
        let lines = text[header_end..cut].matches('\n').count();
        assert_eq!(saved.journal.entries.len(), lines, "cut at byte {cut}");
        assert_eq!(saved.journal.entries[..], whole.journal.entries[..lines]);
    }
}

#[test]
fn a_game_killed_at_any_moment_goes_on_at_its_last_finished_order() {
    let folder = folder("killed");
    let scenario = battles()[0].clone();
    let mut report = Report::new();
    assert!(Library::open(Source::Folder(root()), &mut report).is_some(), "{report}");
    let mut seen_entries = 0;
    for round in 0..200_u64 {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("the target folder can be written");
        let mut child = hedgerow()
            .args(["simulate", "--games", "1", "--threads", "1", "--seed", &round.to_string(), "--record"])
            .arg(&folder)
            .arg(&scenario)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        std::thread::sleep(Duration::from_millis(15 + round * 7919 % 180));
        let _ = child.kill();
        let _ = child.wait();
        for entry in std::fs::read_dir(&folder).expect("the folder") {
            let path = entry.expect("an entry").path();
            // A file that was being put in place of the old one is not a save yet; the old one is.
            if path.extension().is_none_or(|ending| ending != "save") {
                continue;
            }
            let saved = save::read_file(&path).unwrap_or_else(|error| panic!("round {round}: {error:#}"));
            let mut game = saved.game().unwrap_or_else(|error| panic!("round {round}: {error:#}"));
            seen_entries += saved.journal.entries.len();
            let _ = game.to_act();
        }
    }
    assert!(seen_entries > 200, "the games were killed before they had begun: {seen_entries} entries in all");
}

#[test]
fn a_file_that_is_no_save_is_told_so() {
    for text in ["", "hello", "hedgerow-save 1", "hedgerow-save 1\n", "hedgerow-save 1\nffffffff {}\n"] {
        assert!(save::read_text(text).is_err(), "{text:?}");
    }
}

use super::{course, proved};
use crate::campaign::play;
use crate::campaign::run::{Kept, ReadRun};
use opponent::{Character, Opponent};
use play::campaign::Wish;
use play::save::{Ending, SeriesHeader};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// A folder of its own for the files of a test, with a chain of battles that was played to its end.
fn kept(name: &str) -> (PathBuf, PathBuf, String) {
    let folder = std::env::temp_dir().join(format!("hedgerow-proof-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = root.join("scenarios/perrys_heroes/campaigns/autumn_to_spring.ron");
    let (save, stop) = (folder.join("one.campaign"), AtomicBool::new(false));
    let players = [Character::Bold, Character::Random].map(Opponent::Listed);
    let wish = Wish { root: &root, file: &file, players: Some(players), seed: 5, save: Some(&save), stop: &stop };
    let mut lines = Vec::new();
    let played = play(&wish, &mut |line| {
        lines.push(line.to_string());
        Ok(())
    });
    assert!(played.expect("a campaign").ended.is_some());
    (folder, save, lines.join("\n"))
}

fn told(path: &Path) -> (Ending, String) {
    let mut lines = Vec::new();
    let ending = course(path, &mut |line| {
        lines.push(line.to_string());
        Ok(())
    });
    (ending.expect("a campaign"), lines.join("\n"))
}

#[test]
fn a_kept_campaign_tells_its_course_and_comes_out_the_same_once_more() {
    let (folder, save, said) = kept("whole");
    let before = std::fs::read(&save).expect("a file");
    assert_eq!(told(&save), (Ending::Whole, said));
    let proof = proved(&save).expect("the same");
    let run = ReadRun::read(&save).expect("a file");
    assert_eq!((proof.battles, proof.decided, proof.ending), (3, run.decided.len(), Ending::Whole));
    assert!(proof.orders > 20, "{}", proof.orders);
    assert_eq!(std::fs::read(&save).expect("a file"), before, "nothing is written");
    // In the middle of its second battle.
    let text = String::from_utf8(before).expect("a text");
    let second = text.match_indices("\nhedgerow-save").nth(1).expect("a battle").0;
    let cut = text[second..].match_indices('\n').nth(12).expect("a line").0 + second + 1;
    std::fs::write(&save, &text[..cut]).expect("a file");
    let proof = proved(&save).expect("the same");
    assert_eq!((proof.battles, proof.ending), (2, Ending::Whole));
    std::fs::write(&save, &text[..cut - 3]).expect("a file");
    assert_eq!(proved(&save).expect("the same").ending, Ending::Cut);
    std::fs::remove_dir_all(&folder).expect("its own folder");
}

#[test]
fn a_campaign_that_comes_out_otherwise_is_told_at_its_line() {
    let (folder, save, _) = kept("otherwise");
    let text = std::fs::read_to_string(&save).expect("a file");
    let why = |name: &str, text: &str| {
        let path = folder.join(format!("{name}.campaign"));
        std::fs::write(&path, text).expect("a file");
        format!("{:#}", proved(&path).expect_err("not the same"))
    };
    // The same lines behind another seed.
    let run = ReadRun::read(&save).expect("a file");
    let other = folder.join("other.campaign");
    Kept::begin(other.clone(), &SeriesHeader { seed: 6, ..run.header }).expect("a file");
    let header = std::fs::read_to_string(&other).expect("a file");
    let lines = text.match_indices('\n').nth(1).expect("a header").0 + 1;
    let said = why("seed", &(header + &text[lines..]));
    assert!(said.contains("its dice are not those of the campaign") || said.contains("recorded"), "{said}");
    // A battle that is not there.
    let from = text.find("hedgerow-save").expect("a battle");
    let to = text[from..].find("\nbetween ").expect("what came of it").saturating_add(from + 1);
    let said = why("gone", &format!("{}{}", &text[..from], &text[to..]));
    assert!(said.contains("the battle that it tells of is not in the file"), "{said}");
    // An order of a battle is gone.
    let line = text[from..].match_indices('\n').nth(6).expect("a line").0 + from + 1;
    let next = text[line..].find('\n').expect("its end") + line + 1;
    let said = why("order", &format!("{}{}", &text[..line], &text[next..]));
    let place = format!("the battle that begins in line {}", text[..from].lines().count() + 1);
    assert!(said.contains(&place), "{said}");
    std::fs::remove_dir_all(&folder).expect("its own folder");
}

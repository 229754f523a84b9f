use super::play;
use crate::campaign::run::ReadRun;
use crate::campaign::{OfCampaign, chronicle};
use opponent::{Character, Opponent};
use perrys_heroes::campaign::{Fate, Journey, Stage};
use play::campaign::Wish;
use play::save::Ending;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use table::Side;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn shipped() -> PathBuf {
    root().join("scenarios/perrys_heroes/campaigns/hedge_by_hedge.ron")
}

fn chain() -> PathBuf {
    root().join("scenarios/perrys_heroes/campaigns/autumn_to_spring.ron")
}

/// A folder of its own for the files of a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hedgerow-campaign-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

const BOLD: Opponent = Opponent::Listed(Character::Bold);
const RANDOM: Opponent = Opponent::Listed(Character::Random);

/// Plays a campaign and gives back what was told.
fn told(file: &Path, seed: u64, save: Option<&Path>) -> (play::campaign::Campaigned, Vec<String>) {
    let (root, stop) = (root(), AtomicBool::new(false));
    let wish = Wish { root: &root, file, players: Some([BOLD, RANDOM]), seed, save, stop: &stop };
    let mut lines = Vec::new();
    let played = play(&wish, &mut |line| {
        lines.push(line.to_string());
        Ok(())
    });
    (played.expect("a campaign"), lines)
}

/// What stands in a file of a campaign: its journey.
fn kept(path: &Path) -> Journey {
    let run = ReadRun::read(path).expect("a file");
    assert_eq!(run.ending, Ending::Whole);
    let of = OfCampaign::of_texts(&run.header.files).expect("a campaign");
    let (journey, misfit) = Journey::load(of.setting, run.header.seed, run.decided);
    assert_eq!(misfit, None);
    journey
}

#[test]
fn the_shipped_campaign_is_played_to_its_end_and_kept_in_one_file() {
    let folder = folder("whole");
    let save = folder.join("one.campaign");
    let (played, lines) = told(&shipped(), 3, Some(&save));
    assert!(played.ended.is_some() && played.battles >= 1, "{lines:#?}");
    assert_eq!(played.kept.as_deref(), Some(&*save));
    assert!(lines.iter().any(|line| line.starts_with("Battle 1: ")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.contains("Sgt. Hollis, NCO, Normal: ")), "{lines:#?}");
    let (without, same) = told(&shipped(), 3, None);
    assert_eq!((without.battles, &without.ended, same), (played.battles, &played.ended, lines), "kept or not");
    let journey = kept(&save);
    assert!(journey.campaign().ended().is_some());
    let entries = std::fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(entries, 1, "one file");
    // To go on with what is over tells it again and changes nothing.
    let before = std::fs::read(&save).expect("a file");
    let (again, lines) = told(&save, 99, None);
    assert_eq!((again.ended, std::fs::read(&save).expect("a file")), (played.ended, before));
    assert_eq!(lines[..chronicle(&journey).len()], chronicle(&journey));
}

#[test]
fn a_campaign_that_was_killed_goes_on_at_its_last_entry() {
    let folder = folder("killed");
    let save = folder.join("one.campaign");
    told(&chain(), 5, Some(&save));
    let whole = std::fs::read(&save).expect("a file");
    let lines: Vec<usize> =
        whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
    // Cut after a whole line, and in the middle of one: between battles, behind the header of a battle, in one.
    let header = 4;
    let places = [2, header, 40, lines.len() - 2];
    for (n, place) in places.into_iter().enumerate() {
        for torn in [0, 9] {
            let path = folder.join(format!("cut-{n}-{torn}.campaign"));
            let cut = &whole[..lines[place] + torn.min(lines.get(place + 1).map_or(0, |next| next - lines[place] - 1))];
            std::fs::write(&path, cut).expect("a file");
            let (played, told) = told(&path, 0, None);
            assert!(played.ended.is_some(), "{told:#?}");
            let now = played.kept.expect("a file");
            assert_eq!(now == path, torn == 0 && place != header, "a file that was not wholly read is left as it is");
            assert!(std::fs::read(&path).expect("a file").starts_with(cut));
            assert!(kept(&now).campaign().ended().is_some());
        }
    }
    std::fs::remove_dir_all(&folder).expect("its own folder");
}

#[test]
fn files_that_are_broken_are_told_and_lose_nothing() {
    let folder = folder("broken");
    let save = folder.join("one.campaign");
    told(&shipped(), 8, Some(&save));
    let whole = std::fs::read_to_string(&save).expect("a file");
    let refused = |name: &str, text: &str| {
        let path = folder.join(format!("{name}.campaign"));
        std::fs::write(&path, text).expect("a file");
        let error = ReadRun::read(&path).expect_err("not readable");
        assert_eq!(std::fs::read_to_string(&path).expect("a file"), text);
        format!("{error:#}")
    };
    assert!(refused("empty", "").contains("this is no campaign"));
    assert!(refused("save", "hedgerow-save 3\n").contains("this is no campaign"));
    assert!(refused("newer", "hedgerow-campaign 9\n").contains("a newer version"));
    assert!(
        refused("header", &whole.replacen("\"seed\":8", "\"seed\":9", 1)).contains("header of the campaign is damaged")
    );
    // A damaged line between battles: it goes on before it, in a new file.
    let at = whole.rmatch_indices("\nbetween ").nth(1).expect("decisions").0 + 20;
    let mut damaged = whole.clone().into_bytes();
    damaged[at] ^= 1;
    let path = folder.join("damaged.campaign");
    std::fs::write(&path, &damaged).expect("a file");
    let (played, lines) = told(&path, 0, None);
    assert!(lines.iter().any(|line| line.contains("is damaged")), "{lines:#?}");
    assert!(played.ended.is_some());
    assert_eq!(std::fs::read(&path).expect("a file"), damaged);
    // A damaged line of a battle that is over takes nothing away.
    let at = whole.find("\nhedgerow-save").expect("a battle");
    let at = whole[at..].match_indices('\n').nth(6).expect("a line").0 + at + 3;
    let mut damaged = whole.clone().into_bytes();
    damaged[at] = if damaged[at] == b'0' { b'1' } else { b'0' };
    let path = folder.join("old.campaign");
    std::fs::write(&path, &damaged).expect("a file");
    assert_eq!(kept(&path).campaign(), kept(&save).campaign());
    std::fs::remove_dir_all(&folder).expect("its own folder");
}

#[test]
fn a_stopped_campaign_stands_where_it_was_stopped() {
    let folder = folder("stopped");
    let save = folder.join("one.campaign");
    let (root, stop) = (root(), AtomicBool::new(true));
    let file = shipped();
    let wish = Wish { root: &root, file: &file, players: Some([BOLD, BOLD]), seed: 1, save: Some(&save), stop: &stop };
    let played = play(&wish, &mut |_| Ok(())).expect("a campaign");
    assert_eq!((played.ended, played.battles), (None, 0));
    assert_eq!(kept(&save).campaign().stage, Stage::Intentions);
    let (played, _) = told(&file, 1, Some(&save));
    assert!(played.ended.is_some() && played.kept.as_deref() == Some(&*save));
    std::fs::remove_dir_all(&folder).expect("its own folder");
}

/// Whoever fights in a battle is alive and there; how many there are in all fits.
#[test]
fn in_campaigns_of_computer_players_nobody_dead_fights() {
    let folder = folder("sums");
    let save = folder.join("one.campaign");
    told(&shipped(), 7, Some(&save));
    let journey = kept(&save);
    let mut campaign = journey.setting().start();
    for event in journey.entries().iter().flat_map(|entry| &entry.events) {
        if let perrys_heroes::campaign::Event::Laid(battle) = event {
            for side in Side::BOTH {
                let roster = &campaign.side(side).roster;
                let men = &battle.men[side.index()];
                assert!(men.iter().all(|man| roster.men[usize::from(*man)].fate == Fate::Ready));
            }
        }
        campaign.apply(event);
    }
    for side in Side::BOTH {
        let roster = &campaign.side(side).roster;
        let fell: u16 = campaign.battles.iter().map(|battle| battle.fell[side.index()]).sum();
        let dead = roster.men.iter().filter(|man| man.fate == Fate::Dead).count();
        assert_eq!(usize::from(fell), dead);
        let joined = roster.men.len() - roster.places.len();
        let lost = roster.men.iter().filter(|man| man.fate.is_lost()).count();
        assert_eq!(roster.lost_places().count(), lost - joined);
    }
    std::fs::remove_dir_all(&folder).expect("its own folder");
}

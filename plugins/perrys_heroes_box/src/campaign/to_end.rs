//! A campaign that computer players fight to its end, kept in one file or in none.

use super::read::OfCampaign;
use super::run::Run;
use super::told::{Teller, ending_of, tell_end};
use anyhow::Context as _;
use opponent::{Character, Opponent, Seat};
use perrys_heroes::campaign::{Stage, status_told};
use play::campaign::{Campaigned, Tell, Wish};
use play::save::{Ending, is_series};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use table::Side;

/// Who plays where nobody is named.
const PLAYERS: [Opponent; 2] = [Opponent::Listed(Character::Bold), Opponent::Listed(Character::Random)];
/// More than is decided in any campaign.
const STEPS_MAX: usize = 2_000;

/// Plays a campaign to its end, or goes on with one.
///
/// # Errors
/// Its files are wrong, what was kept cannot be read, or it cannot be kept.
pub fn play(wish: &Wish, tell: &mut Tell) -> anyhow::Result<Campaigned> {
    let is_run = |path: &&Path| is_series(path) && path.is_file();
    let kept = [Some(wish.file), wish.save].into_iter().flatten().find(is_run);
    let mut run = match kept {
        Some(path) => {
            let (mut run, ending) = Run::open(path)?;
            if path != wish.file {
                of_this(&run.of, wish)?;
            }
            if ending != Ending::Whole {
                tell(&format!("{}: {ending}; it goes on in a new file", path.display()))?;
            }
            if let Some(players) = wish.players {
                run.seat(players.map(Some));
            }
            run
        }
        None => Run::begin(wish.root, wish.file, (wish.seed, wish.players.unwrap_or(PLAYERS).map(Some)), wish.save)?,
    };
    let [first, second] = run.players().map(Seat::opponent);
    let players = first.zip(second).map_or(PLAYERS, |(first, second)| [first, second]);
    let mut teller = Teller::default();
    tell_new(&run, 0, &mut teller, tell)?;
    let mut steps = 0;
    while run.journey().campaign().ended().is_none() && !wish.stop.load(Ordering::Relaxed) {
        steps += 1;
        anyhow::ensure!(steps < STEPS_MAX, "the campaign does not end");
        let told = run.journey().entries().len();
        if !step(&mut run, players, wish)? {
            break;
        }
        tell_new(&run, told, &mut teller, tell)?;
    }
    end(&run, tell)
}

/// One order of a side, or one battle; false: it was stopped.
fn step(run: &mut Run, players: [Opponent; 2], wish: &Wish) -> anyhow::Result<bool> {
    let campaign = run.journey().campaign();
    if campaign.stage != Stage::Battle {
        let side = Side::BOTH.into_iter().find(|side| campaign.asks(*side)).context("nobody is to decide")?;
        run.by_computer(side, players[side.index()])?;
        return Ok(true);
    }
    let seed = run.journey().battle_seed();
    let mut fight = run.battle()?;
    let is_over = fight.to_end(players, seed, wish.stop)?;
    if is_over {
        run.fought(&mut fight)?;
    }
    Ok(is_over)
}

/// Tells the entries from this one on.
fn tell_new(run: &Run, from: usize, teller: &mut Teller, tell: &mut Tell) -> anyhow::Result<()> {
    for line in teller.lines(run.journey(), from) {
        tell(&line)?;
    }
    Ok(())
}

/// What is kept in the named file is the campaign that is to be played.
fn of_this(kept: &OfCampaign, wish: &Wish) -> anyhow::Result<()> {
    let named = OfCampaign::of_file(wish.root, wish.file)?;
    let (kept, named) = (&kept.setting.def.title, &named.setting.def.title);
    anyhow::ensure!(kept == named, "the file holds another campaign, \u{201c}{kept}\u{201d}, and is left as it is");
    Ok(())
}

fn end(run: &Run, tell: &mut Tell) -> anyhow::Result<Campaigned> {
    let (setting, campaign) = (run.journey().setting(), run.journey().campaign());
    tell_end(run.journey(), tell)?;
    Ok(Campaigned {
        battles: u32::from(campaign.fought()),
        ended: ending_of(setting, campaign),
        winner: campaign.winner(setting.is_fixed()),
        stands: Side::BOTH.map(|side| status_told(setting, campaign, side).said()),
        kept: run.path().map(PathBuf::from),
    })
}

#[cfg(test)]
#[path = "to_end_test.rs"]
mod tests;

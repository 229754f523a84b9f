//! A campaign that computer players fight to its end, kept in one file or in none.

use super::run::Run;
use super::told::{Teller, roster_told};
use anyhow::Context as _;
use perrys_heroes::campaign::{Stage, ending_told, status_told};
use play::campaign::{Campaigned, Tell, Wish};
use play::save::{Ending, SERIES_ENDING};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use table::Side;

/// More than is decided in any campaign.
const STEPS_MAX: usize = 2_000;

/// Plays a campaign to its end, or goes on with one.
///
/// # Errors
/// Its files are wrong, what was kept cannot be read, or it cannot be kept.
pub fn play(wish: &Wish, tell: &mut Tell) -> anyhow::Result<Campaigned> {
    let is_run =
        |path: &&std::path::Path| path.extension().is_some_and(|ending| ending == SERIES_ENDING) && path.is_file();
    let kept = [Some(wish.file), wish.save].into_iter().flatten().find(is_run);
    let players = wish.players.map(Some);
    let mut run = match kept {
        Some(path) => {
            let (mut run, ending) = Run::open(path)?;
            run.seat(players);
            if ending != Ending::Whole {
                tell(&format!("{}: {ending}; it goes on in a new file", path.display()))?;
            }
            run
        }
        None => Run::begin(wish.root, wish.file, (wish.seed, players), wish.save)?,
    };
    let mut teller = Teller::default();
    tell_new(&run, 0, &mut teller, tell)?;
    let mut steps = 0;
    while run.journey().campaign().ended().is_none() && !wish.stop.load(Ordering::Relaxed) {
        steps += 1;
        anyhow::ensure!(steps < STEPS_MAX, "the campaign does not end");
        let told = run.journey().entries().len();
        if !step(&mut run, wish)? {
            break;
        }
        tell_new(&run, told, &mut teller, tell)?;
    }
    end(&run, tell)
}

/// One order of a side, or one battle; false: it was stopped.
fn step(run: &mut Run, wish: &Wish) -> anyhow::Result<bool> {
    let campaign = run.journey().campaign();
    if campaign.stage != Stage::Battle {
        let side = Side::BOTH.into_iter().find(|side| campaign.asks(*side)).context("nobody is to decide")?;
        run.by_computer(side, wish.players[side.index()])?;
        return Ok(true);
    }
    let seed = run.journey().battle_seed();
    let mut fight = run.battle()?;
    let is_over = fight.to_end(wish.players, seed, wish.stop)?;
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

fn end(run: &Run, tell: &mut Tell) -> anyhow::Result<Campaigned> {
    let (setting, campaign) = (run.journey().setting(), run.journey().campaign());
    let ending = ending_told(setting, campaign).map(|(why, winner)| format!("{}; {}", why.said(), winner.said()));
    if let Some(ending) = &ending {
        tell("")?;
        tell(ending)?;
    }
    for side in Side::BOTH {
        tell("")?;
        for line in roster_told(setting, campaign, side) {
            tell(&line)?;
        }
    }
    Ok(Campaigned {
        battles: u32::from(campaign.fought()),
        ended: ending,
        winner: campaign.winner(setting.is_fixed()),
        stands: Side::BOTH.map(|side| status_told(setting, campaign, side).said()),
        kept: run.path().map(PathBuf::from),
    })
}

#[cfg(test)]
#[path = "play_test.rs"]
mod tests;

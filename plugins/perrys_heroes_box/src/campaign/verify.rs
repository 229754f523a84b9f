//! A kept campaign: its course, and the proof that its orders and battles lead to what stands in its file.

use super::read::OfCampaign;
use super::run::{ReadRun, loaded};
use super::told::{chronicle, tell_end};
use crate::PerrysHeroesBox;
use anyhow::Context as _;
use perrys_heroes::campaign::{By, Entry, Journey, Stage, aftermath};
use play::GameBox;
use play::campaign::{Proved, Tell};
use play::replay::verify;
use play::save::{Ending, Opened, Saved};
use std::path::Path;

/// Tells the course of a campaign, as far as its file could be read; how the reading ended.
///
/// # Errors
/// It is no such file, or the files in it make no campaign.
pub fn course(path: &Path, tell: &mut Tell) -> anyhow::Result<Ending> {
    let (mut run, of) = opened(path)?;
    let journey = loaded(&of, &mut run);
    chronicle(&journey).iter().try_for_each(|line| tell(line))?;
    tell_end(&journey, tell)?;
    Ok(run.ending)
}

/// Plays a campaign once more from its beginning, by what was ordered and by how its battles went, each of which is played once more by
/// its own orders, and compares every entry.
///
/// # Errors
/// The first thing that comes out otherwise, with its line in the file.
pub fn proved(path: &Path) -> anyhow::Result<Proved> {
    let (run, of) = opened(path)?;
    let mut proof = Proof { again: Journey::begin(of.setting.clone(), run.header.seed), of, battles: 0, orders: 0 };
    for (no, recorded) in run.decided.iter().enumerate() {
        let here = || place_of(&run, no);
        proof.entry(&run, no, recorded).with_context(here)?;
        same(recorded, proof.again.entries().last().with_context(here)?).with_context(here)?;
    }
    if let Some(running) = run.battle.clone() {
        let line = run.decided.len().checked_sub(1).map_or(0, |last| run.line_of(last)) + 1;
        proof.battle(running).with_context(|| battle_in(line))?;
    }
    let Proof { battles, orders, .. } = proof;
    Ok(Proved { battles, orders, decided: run.decided.len(), ending: run.ending })
}

/// Reads a file, and makes the campaign of the texts in it.
fn opened(path: &Path) -> anyhow::Result<(ReadRun, OfCampaign)> {
    let run = ReadRun::read(path)?;
    let of = OfCampaign::of_texts(&run.header.files).with_context(|| path.display().to_string())?;
    Ok((run, of))
}

/// An entry between battles with its line in the file.
fn place_of(run: &ReadRun, no: usize) -> String {
    let (then, now) = (run.header.rules_number, PerrysHeroesBox::RULES_NUMBER);
    let other = if then == now {
        String::new()
    } else {
        format!(" (the campaign was begun by rules {then}, these are rules {now})")
    };
    format!("entry {no} between battles, in line {}{other}", run.line_of(no))
}

/// A battle by where it stands; what is said of its own lines counts them from there.
fn battle_in(line: usize) -> String {
    format!("the battle that begins in line {line}, whose lines are counted from there")
}

/// The campaign as it comes out today.
struct Proof {
    of: OfCampaign,
    again: Journey,
    battles: usize,
    orders: usize,
}

impl Proof {
    /// Makes an entry happen again.
    fn entry(&mut self, run: &ReadRun, no: usize, recorded: &Entry) -> anyhow::Result<()> {
        anyhow::ensure!((no == 0) == (recorded.by == By::Begin), "a campaign begins with its first entry, and once");
        match &recorded.by {
            // It has begun.
            By::Begin => {}
            By::Order(side, order) => {
                self.again
                    .give(*side, order.clone())
                    .map_err(|refusal| anyhow::anyhow!("the order is refused today: {refusal}"))?;
            }
            By::Battle(came) => {
                let (line, saved) = run.fought_before(no)?.context("the battle that it tells of is not in the file")?;
                let here = || battle_in(line);
                let opened = self.battle(saved).with_context(here)?;
                anyhow::ensure!(opened.ending == Ending::Whole, "{}: {}", here(), opened.ending);
                let today = aftermath(&opened.game.table()).context("it is not over").with_context(here)?;
                anyhow::ensure!(today == *came, "{} has ended otherwise than it says", here());
                self.again
                    .fought(today)
                    .map_err(|refusal| anyhow::anyhow!("the battle is refused today: {refusal}"))?;
            }
        }
        Ok(())
    }

    /// Plays a battle again, which must be the one that is to be fought now.
    fn battle(&mut self, saved: Saved<PerrysHeroesBox>) -> anyhow::Result<Opened<PerrysHeroesBox>> {
        anyhow::ensure!(self.again.campaign().stage == Stage::Battle, "no battle is to be fought there");
        let scenario = self.again.scenario().context("no battle is to be fought there")?;
        let (_, texts) = self.of.battle(&scenario)?;
        anyhow::ensure!(saved.header.files == texts, "it is laid out otherwise than the campaign lays it out today");
        anyhow::ensure!(saved.header.seed == self.again.battle_seed(), "its dice are not those of the campaign");
        let opened: Opened<PerrysHeroesBox> = saved.open()?;
        verify(&opened)?;
        self.battles += 1;
        self.orders += opened.game.journal().entries.len().saturating_sub(1);
        Ok(opened)
    }
}

/// An entry is today what was recorded.
fn same(recorded: &Entry, today: &Entry) -> anyhow::Result<()> {
    let differs = recorded.events.iter().zip(&today.events).find(|(then, now)| then != now);
    if let Some((then, now)) = differs {
        let [then, now] = [then, now].map(|event| serde_json::to_string(event).unwrap_or_default());
        anyhow::bail!("it leads to other events today:\n  recorded {then}\n  today    {now}");
    }
    let [then, now] = [recorded, today].map(|entry| (entry.events.len(), entry.drawn));
    anyhow::ensure!(
        then == now,
        "it leads to {} events today and {} dice thrown, recorded were {} and {}",
        now.0,
        now.1,
        then.0,
        then.1
    );
    Ok(())
}

#[cfg(test)]
#[path = "verify_test.rs"]
mod tests;

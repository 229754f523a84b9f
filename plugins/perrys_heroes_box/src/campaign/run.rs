//! A campaign that computer players fight to its end, kept in one file or in none.

use super::read::OfCampaign;
use super::told::{Teller, ending_of, tell_end};
use crate::PerrysHeroesBox;
use anyhow::Context as _;
use opponent::{Chance, Character, Opponent, Seat, seed_of};
use perrys_heroes::campaign::{Aftermath, Entry, Journey, Stage, aftermath, status_told};
use perrys_heroes_opponent::staff;
use play::GameBox;
use play::campaign::{Campaigned, Fight, Tell, Wish};
use play::library::stem;
use play::save::{Ending, Header, Opened, Saved, Series, SeriesHeader, SeriesRecorder, is_series};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use table::Side;

/// The file of a campaign, as it is kept while it is played.
pub type Kept = SeriesRecorder<PerrysHeroesBox, Entry>;
/// The same as it is read.
pub(super) type Run = Series<PerrysHeroesBox, Entry>;
/// More than is decided in any campaign.
const STEPS_MAX: usize = 2_000;
/// Who plays where nobody is named.
const PLAYERS: [Opponent; 2] = [Opponent::Listed(Character::Bold), Opponent::Listed(Character::Random)];

/// A campaign that is being played.
struct Playing {
    of: OfCampaign,
    journey: Journey,
    kept: Option<Kept>,
    /// How many of its entries are on disk.
    on_disk: usize,
    /// Who plays.
    players: [Opponent; 2],
    /// The battle that goes on from a file.
    running: Option<(Run, Saved<PerrysHeroesBox>)>,
}

/// Plays a campaign to its end, or goes on with one.
///
/// # Errors
/// Its files are wrong, what was kept cannot be read, or it cannot be kept.
pub fn play(wish: &Wish, tell: &mut Tell) -> anyhow::Result<Campaigned> {
    let is_run = |path: &&Path| is_series(path) && path.is_file();
    let run = [Some(wish.file), wish.save].into_iter().flatten().find(is_run);
    let mut playing = match run {
        Some(path) => {
            let playing = Playing::go_on(path, wish, tell)?;
            if path != wish.file {
                of_this(&playing.of, wish)?;
            }
            playing
        }
        None => Playing::begin(wish)?,
    };
    let mut teller = Teller::default();
    playing.tell_new(0, &mut teller, tell)?;
    let mut steps = 0;
    while playing.journey.campaign().ended().is_none() && !wish.stop.load(Ordering::Relaxed) {
        steps += 1;
        anyhow::ensure!(steps < STEPS_MAX, "the campaign does not end");
        let told = playing.journey.entries().len();
        if !playing.step(wish)? {
            break;
        }
        playing.keep()?;
        playing.tell_new(told, &mut teller, tell)?;
    }
    playing.end(tell)
}

impl Playing {
    fn begin(wish: &Wish) -> anyhow::Result<Self> {
        let of = OfCampaign::of_file(wish.root, wish.file)?;
        let journey = Journey::begin(of.setting.clone(), wish.seed);
        let players = wish.players.unwrap_or(PLAYERS);
        let kept = wish.save.map(|path| {
            let name = format!("{}.ron", stem(wish.file));
            let header =
                SeriesHeader::new::<PerrysHeroesBox>(&of.setting.def.title, &name, wish.seed, of.texts.clone());
            let header = SeriesHeader { players: Seat::pair(players.map(Some), wish.seed), ..header };
            Kept::begin(path.to_path_buf(), &header).with_context(|| unwritten(path))
        });
        let mut playing = Self { of, journey, kept: kept.transpose()?, on_disk: 0, players, running: None };
        playing.keep()?;
        Ok(playing)
    }

    /// Goes on where the file ends. Nothing is written before something has changed.
    fn go_on(path: &Path, wish: &Wish, tell: &mut Tell) -> anyhow::Result<Self> {
        let mut run = Run::read(path)?;
        let of = OfCampaign::of_texts(&run.header.files).with_context(|| path.display().to_string())?;
        let mut journey = loaded(&of, &mut run);
        let on_disk = journey.entries().len();
        if on_disk == 0 {
            journey = Journey::begin(of.setting.clone(), run.header.seed);
        }
        strange_battle(&of, &journey, &mut run)?;
        if run.ending != Ending::Whole {
            tell(&format!("{}: {}; it goes on in a new file", path.display(), run.ending))?;
        }
        let kept = Some(Kept::go_on(path.to_path_buf(), &run)?);
        let battle = run.battle.clone().filter(|_| journey.campaign().stage == Stage::Battle);
        let [first, second] = run.header.players.map(Seat::opponent);
        let players = wish.players.or_else(|| Some([first?, second?])).unwrap_or(PLAYERS);
        let running = battle.map(|battle| (run, battle));
        let mut playing = Self { of, journey, kept, on_disk, players, running };
        playing.keep()?;
        Ok(playing)
    }

    /// Puts on disk what has happened.
    fn keep(&mut self) -> anyhow::Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        for entry in &self.journey.entries()[self.on_disk..] {
            kept.keep(entry).with_context(|| unwritten(kept.path()))?;
        }
        self.on_disk = self.journey.entries().len();
        Ok(())
    }

    /// One order of a side, or one battle; false: it was stopped.
    fn step(&mut self, wish: &Wish) -> anyhow::Result<bool> {
        if self.journey.campaign().stage == Stage::Battle {
            let Some(after) = self.battle(wish)? else { return Ok(false) };
            self.journey.fought(after).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
            return Ok(true);
        }
        let campaign = self.journey.campaign();
        let side = Side::BOTH.into_iter().find(|side| campaign.asks(*side)).context("nobody is to decide")?;
        let seen = campaign.seen_by(side);
        let steps = self.journey.entries().len() as u64;
        let mut chance = Chance::new(seed_of(&[self.journey.seed(), side.index() as u64, steps]));
        let manner = staff::Manner::of(self.players[side.index()]);
        let order = staff::order(self.journey.setting(), &seen, (side, manner), &mut chance).context("no order")?;
        self.journey.give(side, order).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        Ok(true)
    }

    /// Fights the battle that is to be fought, from where it stands; none if it was stopped.
    fn battle(&mut self, wish: &Wish) -> anyhow::Result<Option<Aftermath>> {
        let seed = self.journey.battle_seed();
        let mut fight = match self.running.take() {
            Some((run, saved)) => {
                let opened: Opened<PerrysHeroesBox> = saved.open()?;
                let recorder = self.kept.as_ref().map(|kept| kept.battle_goes_on(&run, &opened));
                Fight::going_on(opened, recorder)
            }
            None => {
                let scenario = self.journey.scenario().context("no battle is to be fought")?;
                let (start, texts) = self.of.battle(&scenario)?;
                let mut fight = Fight::<PerrysHeroesBox>::begin(&start, seed, self.kept.is_some())?;
                if let Some(kept) = &mut self.kept {
                    let mut header = Header::new::<PerrysHeroesBox>(&start, Path::new(&scenario.title), seed, texts);
                    header.players = Seat::pair(self.players.map(Some), seed);
                    fight.recorder = Some(kept.battle_begins(header, &fight.game)?);
                }
                fight
            }
        };
        if !fight.to_end(self.players, seed, wish.stop)? {
            return Ok(None);
        }
        if let (Some(kept), Some(recorder)) = (&mut self.kept, &mut fight.recorder) {
            kept.battle_ends(recorder, &fight.game)?;
        }
        let after = aftermath(&fight.game.table()).context("the battle is not over")?;
        Ok(Some(after))
    }

    /// Tells the entries from this one on.
    fn tell_new(&self, from: usize, teller: &mut Teller, tell: &mut Tell) -> anyhow::Result<()> {
        for line in teller.lines(&self.journey, from) {
            tell(&line)?;
        }
        Ok(())
    }

    fn end(self, tell: &mut Tell) -> anyhow::Result<Campaigned> {
        let (setting, campaign) = (self.journey.setting(), self.journey.campaign());
        tell_end(&self.journey, tell)?;
        Ok(Campaigned {
            battles: u32::from(campaign.fought()),
            ended: ending_of(setting, campaign),
            winner: campaign.winner(setting.is_fixed()),
            stands: Side::BOTH.map(|side| status_told(setting, campaign, side).said()),
            kept: self.kept.map(|kept| PathBuf::from(kept.path())),
        })
    }
}

/// The campaign as far as its journal is good: each entry is what its order leads to, where it was played by the rules of today.
pub(super) fn loaded(of: &OfCampaign, run: &mut Run) -> Journey {
    let (setting, seed) = (&of.setting, run.header.seed);
    if run.header.rules_number == PerrysHeroesBox::RULES_NUMBER
        && let Some(forged) = Journey::forged(setting.clone(), seed, &run.decided)
    {
        run.ends_after(forged.entry, forged.why);
    }
    let (journey, misfit) = Journey::load(setting.clone(), seed, run.decided.clone());
    if let Some(misfit) = misfit {
        run.ends_after(misfit.entry, misfit.why);
    }
    journey
}

/// What is kept in the named file is the campaign that is to be played.
fn of_this(kept: &OfCampaign, wish: &Wish) -> anyhow::Result<()> {
    let named = OfCampaign::of_file(wish.root, wish.file)?;
    let (kept, named) = (&kept.setting.def.title, &named.setting.def.title);
    anyhow::ensure!(kept == named, "the file holds another campaign, \u{201c}{kept}\u{201d}, and is left as it is");
    Ok(())
}

/// A battle that goes on in a file, and is not the one that the campaign lays out there today, is begun anew.
fn strange_battle(of: &OfCampaign, journey: &Journey, run: &mut Run) -> anyhow::Result<()> {
    let ours = run.header.rules_number == PerrysHeroesBox::RULES_NUMBER;
    let (Some(battle), true, Some(scenario)) = (&run.battle, ours, journey.scenario()) else { return Ok(()) };
    if battle.header.files != of.battle(&scenario)?.1 {
        let decided = run.decided.len();
        run.ends_after(decided, "its battle is another than the campaign lays out".into());
    }
    Ok(())
}

fn unwritten(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

#[cfg(test)]
#[path = "run_test.rs"]
mod tests;

//! A campaign that is being played: its journey, the file in which it is kept, and the battle that goes on in it. Whoever plays one, with a
//! window or without, does it by these steps.

use super::read::OfCampaign;
use crate::PerrysHeroesBox;
use anyhow::Context as _;
use opponent::{Chance, Opponent, Seat, seed_of};
use perrys_heroes::PerrysHeroes;
use perrys_heroes::campaign::{By, Entry, Event, Journey, Order, Stage, aftermath};
use perrys_heroes_opponent::staff;
use play::GameBox;
use play::campaign::{Fight, KeptCampaign};
use play::library::stem;
use play::save::{Ending, Header, Saved, Series, SeriesHeader, SeriesRecorder};
use std::path::Path;
use table::{Game, Side};

/// The file of a campaign, as it is kept while it is played.
pub(super) type Kept = SeriesRecorder<PerrysHeroesBox, Entry>;
/// The same as it is read.
pub(super) type ReadRun = Series<PerrysHeroesBox, Entry>;

/// A campaign that is being played.
pub struct Run {
    /// What it is made of.
    pub of: OfCampaign,
    journey: Journey,
    players: [Seat; 2],
    kept: Option<Kept>,
    /// How many of its entries are on disk.
    on_disk: usize,
    /// The battle that goes on from a file.
    running: Option<(ReadRun, Saved<PerrysHeroesBox>)>,
}

impl Run {
    /// Begins a campaign, kept in this file or in none.
    ///
    /// # Errors
    /// Its files are wrong, or it cannot be kept.
    pub fn begin(
        root: &Path,
        file: &Path,
        (seed, players): (u64, [Option<Opponent>; 2]),
        save: Option<&Path>,
    ) -> anyhow::Result<Self> {
        let of = OfCampaign::of_file(root, file)?;
        let journey = Journey::begin(of.setting.clone(), seed);
        let players = Seat::pair(players, seed);
        let kept = save.map(|path| {
            let name = format!("{}.ron", stem(file));
            let header = SeriesHeader::new::<PerrysHeroesBox>(&of.setting.def.title, &name, seed, of.texts.clone());
            Kept::begin(path.to_path_buf(), &SeriesHeader { players, ..header }).with_context(|| unwritten(path))
        });
        let mut run = Self { of, journey, players, kept: kept.transpose()?, on_disk: 0, running: None };
        run.keep()?;
        Ok(run)
    }

    /// Goes on where a file ends, and says how its reading ended. Nothing is written before something has changed.
    ///
    /// # Errors
    /// What was kept cannot be read.
    pub fn open(path: &Path) -> anyhow::Result<(Self, Ending)> {
        let mut read = ReadRun::read(path)?;
        let of = OfCampaign::of_texts(&read.header.files).with_context(|| path.display().to_string())?;
        let mut journey = loaded(&of, &mut read);
        let on_disk = journey.entries().len();
        if on_disk == 0 {
            journey = Journey::begin(of.setting.clone(), read.header.seed);
        }
        strange_battle(&of, &journey, &mut read)?;
        let (ending, players) = (read.ending.clone(), read.header.players);
        let kept = Some(Kept::go_on(path.to_path_buf(), &read)?);
        let battle = read.battle.clone().filter(|_| journey.campaign().stage == Stage::Battle);
        let running = battle.map(|battle| (read, battle));
        let mut run = Self { of, journey, players, kept, on_disk, running };
        run.keep()?;
        Ok((run, ending))
    }

    /// The campaign with its dice and its journal.
    pub fn journey(&self) -> &Journey {
        &self.journey
    }
    /// Who plays each side.
    pub fn players(&self) -> [Seat; 2] {
        self.players
    }
    /// Others play it from here on.
    pub fn seat(&mut self, players: [Option<Opponent>; 2]) {
        self.players = Seat::pair(players, self.journey.seed());
    }
    /// The file in which it is kept now.
    pub fn path(&self) -> Option<&Path> {
        self.kept.as_ref().map(Kept::path)
    }
    /// The battle that was begun and is not over.
    pub fn running(&self) -> Option<&Saved<PerrysHeroesBox>> {
        self.running.as_ref().map(|(_, battle)| battle)
    }

    /// Puts on disk what has happened.
    fn keep(&mut self) -> anyhow::Result<()> {
        let Some(kept) = &mut self.kept else { return Ok(()) };
        for entry in &self.journey.entries()[self.on_disk..] {
            kept.keep(entry).with_context(|| unwritten(kept.path()))?;
            self.on_disk += 1;
        }
        Ok(())
    }

    /// A side orders something.
    ///
    /// # Errors
    /// The rule that forbids it, and nothing has changed then; or it cannot be kept.
    pub fn give(&mut self, side: Side, order: Order) -> anyhow::Result<()> {
        self.journey.give(side, order).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        self.keep()
    }

    /// A computer player orders what his side is asked. His chance follows from the seed and from where the campaign stands.
    ///
    /// # Errors
    /// He has no order, or it cannot be kept.
    pub fn by_computer(&mut self, side: Side, player: Opponent) -> anyhow::Result<()> {
        let seen = self.journey.campaign().seen_by(side);
        let steps = self.journey.entries().len() as u64;
        let mut chance = Chance::new(seed_of(&[self.journey.seed(), side.index() as u64, steps]));
        let manner = staff::Manner::of(player);
        let order = staff::order(self.journey.setting(), &seen, (side, manner), &mut chance).context("no order")?;
        self.give(side, order)
    }

    /// Lays out the battle that is to be fought, or goes on with it from where it stands in the file.
    ///
    /// # Errors
    /// There is none, or it cannot be kept.
    pub fn battle(&mut self) -> anyhow::Result<Fight<PerrysHeroesBox>> {
        if let Some((read, saved)) = self.running.take() {
            let opened = saved.open()?;
            let recorder = self.kept.as_ref().map(|kept| kept.battle_goes_on(&read, &opened));
            return Ok(Fight::going_on(opened, recorder));
        }
        let scenario = self.journey.scenario().context("no battle is to be fought")?;
        let (start, texts) = self.of.battle(&scenario)?;
        let seed = self.journey.battle_seed();
        let mut fight = Fight::<PerrysHeroesBox>::begin(&start, seed, self.kept.is_some())?;
        fight.players = Seat::pair(self.players.map(Seat::opponent), seed);
        if let Some(kept) = &mut self.kept {
            let header = Header::new::<PerrysHeroesBox>(&start, Path::new(&scenario.title), seed, texts);
            let header = Header { players: fight.players, ..header };
            fight.recorder = Some(kept.battle_begins(header, &fight.game)?);
        }
        Ok(fight)
    }

    /// A battle has been fought: what follows it happens.
    ///
    /// # Errors
    /// It is not over, it is not the one that was to be fought, or it cannot be kept.
    pub fn fought(&mut self, fight: &mut Fight<PerrysHeroesBox>) -> anyhow::Result<()> {
        if let (Some(kept), Some(recorder)) = (&mut self.kept, &mut fight.recorder) {
            kept.battle_ends(recorder, &fight.game)?;
        }
        let after = aftermath(&fight.game.table()).context("the battle is not over")?;
        self.journey.fought(after).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
        self.keep()
    }

    /// What follows happens where the battle that stands in the file is over.
    ///
    /// # Errors
    /// As [`Run::fought`].
    pub fn settle(&mut self) -> anyhow::Result<()> {
        let is_over = |game: &Game<PerrysHeroes>| game.to_act().is_none();
        let over = self.running().map(|saved| Ok::<_, anyhow::Error>(is_over(&saved.clone().open()?.game)));
        if over.transpose()? == Some(true) {
            let mut fight = self.battle()?;
            self.fought(&mut fight)?;
        }
        Ok(())
    }
}

/// The campaign as far as its journal is good: each entry is what its order leads to, where it was played by the rules of today.
pub(super) fn loaded(of: &OfCampaign, read: &mut ReadRun) -> Journey {
    let (setting, seed) = (&of.setting, read.header.seed);
    if read.header.rules_number == PerrysHeroesBox::RULES_NUMBER
        && let Some(forged) = Journey::forged(setting.clone(), seed, &read.decided)
    {
        read.ends_after(forged.entry, forged.why);
    }
    let (journey, misfit) = Journey::load(setting.clone(), seed, read.decided.clone());
    if let Some(misfit) = misfit {
        read.ends_after(misfit.entry, misfit.why);
    }
    journey
}

/// A battle that goes on in a file, and is not the one that the campaign lays out there today, is begun anew.
fn strange_battle(of: &OfCampaign, journey: &Journey, read: &mut ReadRun) -> anyhow::Result<()> {
    let ours = read.header.rules_number == PerrysHeroesBox::RULES_NUMBER;
    let (Some(battle), true, Some(scenario)) = (&read.battle, ours, journey.scenario()) else { return Ok(()) };
    if battle.header.files != of.battle(&scenario)?.1 {
        let decided = read.decided.len();
        read.ends_after(decided, "its battle is another than the campaign lays out".into());
    }
    Ok(())
}

/// What a list tells of the campaign that a file keeps.
///
/// # Errors
/// The file cannot be read.
pub fn kept(path: &Path) -> anyhow::Result<KeptCampaign> {
    let read = ReadRun::read(path)?;
    let is_over = |entry: &Entry| entry.events.iter().any(|event| matches!(event, Event::StageIs(Stage::Over(_))));
    let battles = read.decided.iter().filter(|entry| matches!(entry.by, By::Battle(_))).count();
    Ok(KeptCampaign {
        battles: u32::try_from(battles).unwrap_or(u32::MAX),
        over: read.decided.last().is_some_and(is_over),
        players: read.header.players,
        not_whole: read.ending.not_whole(),
        title: read.header.title,
    })
}

fn unwritten(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

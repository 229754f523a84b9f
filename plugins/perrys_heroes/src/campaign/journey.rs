//! A campaign with its dice and its journal: whoever plays one has a [`Journey`], and changes it by orders and by battles alone.

use super::after::fought;
use super::aftermath::Aftermath;
use super::decide::{Order, begin, decide};
use super::event::Event;
use super::setting::Setting;
use super::state::Campaign;
use super::{admit, decide as orders};
use crate::files::scenario::ScenarioDef;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{DiceCup, Misfit, Refusal, Side};

/// By what something has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// The campaign begins.
    Begin,
    /// A side has ordered something.
    Order(Side, Order),
    /// A battle has been fought.
    Battle(Aftermath),
}

/// An entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// By what.
    pub by: By,
    /// What has happened.
    pub events: Vec<Event>,
    /// How many dice have been thrown between battles so far.
    pub drawn: u64,
}

/// A campaign with its dice and its journal.
#[derive(Clone, Debug)]
pub struct Journey {
    setting: Arc<Setting>,
    campaign: Campaign,
    dice: DiceCup,
    seed: u64,
    entries: Vec<Entry>,
}

impl Journey {
    /// Begins a campaign. All dice between its battles come from one cup, and the seeds of its battles are made of the same seed.
    pub fn begin(setting: Arc<Setting>, seed: u64) -> Self {
        let mut journey = Self::bare(setting, seed, DiceCup::from_seed(seed));
        let events = begin(&journey.setting, &journey.campaign, &mut journey.dice);
        journey.record(By::Begin, events);
        journey
    }
    /// The same with other dice, for tests.
    #[cfg(any(test, feature = "testing"))]
    pub fn with_dice(setting: Arc<Setting>, dice: DiceCup) -> Self {
        let mut journey = Self::bare(setting, 0, dice);
        let events = begin(&journey.setting, &journey.campaign, &mut journey.dice);
        journey.record(By::Begin, events);
        journey
    }
    fn bare(setting: Arc<Setting>, seed: u64, dice: DiceCup) -> Self {
        let campaign = setting.start();
        Self { setting, campaign, dice, seed, entries: Vec::new() }
    }

    /// Goes on with a campaign by a journal that comes from outside: its events are applied, and no order is given again. The campaign
    /// stands after the last entry that fits; what does not is told.
    pub fn load(setting: Arc<Setting>, seed: u64, entries: Vec<Entry>) -> (Self, Option<Misfit>) {
        let mut journey = Self::bare(setting, seed, DiceCup::from_seed(seed));
        for (no, entry) in entries.into_iter().enumerate() {
            match journey.after(no, &entry) {
                Ok(campaign) => {
                    journey.campaign = campaign;
                    journey.entries.push(entry);
                }
                Err(why) => {
                    journey.rewind();
                    return (journey, Some(Misfit { entry: no, why }));
                }
            }
        }
        journey.rewind();
        (journey, None)
    }
    /// The first entry of a journal that is not what its order, or its battle, leads to by the rules of today; none: all are.
    pub fn forged(setting: Arc<Setting>, seed: u64, entries: &[Entry]) -> Option<Misfit> {
        let mut again = Self::begin(setting, seed);
        for (no, entry) in entries.iter().enumerate() {
            let happens = match &entry.by {
                By::Begin => Ok(()),
                By::Order(side, order) => again.give(*side, order.clone()).map(|_| ()),
                By::Battle(aftermath) => again.fought(aftermath.clone()).map(|_| ()),
            };
            let why = match happens {
                Err(refusal) => refusal.to_string(),
                Ok(()) if again.entries.get(no) == Some(entry) && again.entries.len() == no + 1 => continue,
                Ok(()) => "what happened is not what it leads to".into(),
            };
            return Some(Misfit { entry: no, why });
        }
        None
    }
    /// The dice go on after the last entry.
    fn rewind(&mut self) {
        self.dice.rewind(self.entries.last().map_or(0, |last| last.drawn));
    }
    /// The campaign after an entry from outside.
    fn after(&self, no: usize, entry: &Entry) -> Result<Campaign, String> {
        let thrown = self.entries.last().map_or(0, |last| last.drawn);
        if (no == 0) != (entry.by == By::Begin) || entry.drawn < thrown {
            return Err("this entry does not follow the one before it".into());
        }
        let mut campaign = self.campaign.clone();
        for event in &entry.events {
            admit::admit(&self.setting, &campaign, event)?;
            campaign.apply(event);
        }
        admit::rests(&self.setting, &campaign)?;
        Ok(campaign)
    }

    fn record(&mut self, by: By, events: Vec<Event>) -> &[Event] {
        for event in &events {
            self.campaign.apply(event);
        }
        self.entries.push(Entry { by, events, drawn: self.dice.drawn() });
        self.entries.last().map_or(&[], |entry| &entry.events)
    }

    /// What never changes.
    pub fn setting(&self) -> &Arc<Setting> {
        &self.setting
    }
    /// Where it stands.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }
    /// What has happened so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
    /// Its seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }
    /// Whether a side may give an order now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn judge(&self, side: Side, order: &Order) -> Result<(), Refusal> {
        orders::judge(&self.setting, &self.campaign, side, order)
    }
    /// Gives an order.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn give(&mut self, side: Side, order: Order) -> Result<&[Event], Refusal> {
        let events = decide(&self.setting, &self.campaign, (side, &order), &mut self.dice)?;
        Ok(self.record(By::Order(side, order), events))
    }
    /// The battle that is to be fought has been fought.
    ///
    /// # Errors
    /// There is none, or others have fought in it; nothing has changed then.
    pub fn fought(&mut self, aftermath: Aftermath) -> Result<&[Event], Refusal> {
        let events = fought(&self.setting, &self.campaign, &aftermath, &mut self.dice)?;
        Ok(self.record(By::Battle(aftermath), events))
    }
    /// The scenario of the battle that is to be fought.
    pub fn scenario(&self) -> Option<ScenarioDef> {
        self.setting.scenario(&self.campaign)
    }
    /// The seed of the battle that is to be fought: another for each battle of a campaign.
    pub fn battle_seed(&self) -> u64 {
        let no = self.campaign.battle().map_or(0, |battle| u64::from(battle.no));
        // SplitMix64, whose every step is a whole number.
        let mut mixed = self.seed.wrapping_add(no.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
#[path = "journey_test.rs"]
mod tests;

//! What never changes in a campaign: its file, and what that names.

use super::muster::{Muster, muster};
use super::roster::Roster;
use super::state::{Campaign, Party};
use crate::checks::Stock;
use crate::files::campaign::CampaignDef;
use crate::files::charts::Charts;
use crate::files::force::ForceDef;
use crate::files::scenario::{ScenarioDef, SideDef};
use crate::files::values::{Status, Task};
use crate::files::vehicles::Vehicles;
use crate::files::weapons::Weapons;
use table::Side;

/// What never changes in a campaign.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// Its file.
    pub def: CampaignDef,
    /// The forces with which both sides begin.
    pub forces: [ForceDef; 2],
    /// The scenarios of its chain.
    pub chain: Vec<ScenarioDef>,
    /// The charts, for prices.
    pub charts: Charts,
    /// The firearms.
    pub weapons: Weapons,
    /// The vehicles.
    pub vehicles: Vehicles,
}

impl Setting {
    /// The campaign before anything has happened.
    pub fn start(&self) -> Campaign {
        let sides = Side::BOTH.map(|side| Party {
            status: self.def.side(side).status,
            roster: Roster::of(&self.forces[side.index()], self.stock()),
            ..Party::default()
        });
        Campaign { sides, ..Campaign::default() }
    }
    /// Levels are fixed beforehand, and so are the battles (PH-11.1-06).
    pub fn is_fixed(&self) -> bool {
        !self.def.chain.is_empty()
    }
    /// Who fights the next battle on a side.
    pub fn muster(&self, campaign: &Campaign, side: Side) -> Muster {
        let roster = &campaign.side(side).roster;
        muster(roster, &self.forces[side.index()], self.stock())
    }
    /// What forces are made of.
    pub const fn stock(&self) -> Stock<'_> {
        Stock { charts: &self.charts, weapons: &self.weapons, vehicles: &self.vehicles }
    }
    /// The levels of a battle of the chain, by its place (PH-11.1-06).
    pub fn statuses(&self, battle: u8) -> Option<[Status; 2]> {
        self.def.chain.get(usize::from(battle)).map(|chained| [chained.statuses.0, chained.statuses.1])
    }
    /// What both sides are ordered to do in a battle of the chain.
    pub fn chained_orders(&self, battle: u8) -> Option<[Task; 2]> {
        self.chain.get(usize::from(battle)).map(|scenario| [scenario.sides.0.task, scenario.sides.1.task])
    }
    /// The scenario of the battle that is to be fought: its field, what both sides have been ordered to do, and who is there.
    ///
    /// Reading: whoever is ordered to hold or to withdraw is there already, and stands in the zone that his side holds.
    pub fn scenario(&self, campaign: &Campaign) -> Option<ScenarioDef> {
        let battle = campaign.battle()?;
        let men = Side::BOTH.map(|side| self.muster(campaign, side).force);
        if self.is_fixed() {
            return self.chained(battle.field, men);
        }
        let field = self.def.battlefields.get(usize::from(battle.field))?;
        let side = |side: Side, men: &ForceDef| {
            let (own, stand, task) = (self.def.side(side), field.side(side), battle.orders[side.index()]);
            let is_there = matches!(task, Task::Hold | Task::Withdraw) && !stand.held_zone.is_empty();
            SideDef {
                name: own.name.clone(),
                force: None,
                men: Some(men.clone()),
                key: own.key.clone(),
                edge: stand.edge,
                zone: if is_there { stand.held_zone.clone() } else { stand.zone.clone() },
                task,
                objectives: match task {
                    Task::Hold => stand.holds.clone(),
                    Task::CounterAttack => stand.retakes.into_iter().collect(),
                    Task::Withdraw | Task::Advance | Task::Dash | Task::Meet => Vec::new(),
                },
                free_force: false,
            }
        };
        Some(ScenarioDef {
            rules: self.def.rules.clone(),
            title: field.title.clone(),
            briefing: field.briefing.clone(),
            table: field.table.clone(),
            sides: (side(Side::First, &men[0]), side(Side::Second, &men[1])),
            turns: field.turns,
            hour: field.hour,
            weather: field.weather,
            wind: field.wind,
            points: self.def.points,
            concealment: self.def.concealment,
            dealt: true,
            switches: self.def.switches,
            position: None,
        })
    }
    /// A scenario of the chain, with the men of the campaign.
    fn chained(&self, place: u8, men: [ForceDef; 2]) -> Option<ScenarioDef> {
        let mut scenario = self.chain.get(usize::from(place))?.clone();
        let [first, second] = men;
        for (def, own, men) in
            [(&mut scenario.sides.0, &self.def.sides.0, first), (&mut scenario.sides.1, &self.def.sides.1, second)]
        {
            (def.force, def.men, def.free_force) = (None, Some(men), false);
            (def.name, def.key) = (own.name.clone(), own.key.clone());
        }
        Some(scenario)
    }
}

//! The men of a side, man by man with their history: who holds which place of the force, who is away, who is lost.
//!
//! A place is what its holder does: grade, speciality, weapons, equipment. It stays when he is lost, and who comes for him takes it
//! (PH-H-37). Experience is a man's own, and nothing raises it: whoever comes new is mostly Green.

use super::die::Die;
use super::garage::{Carrier, Parked, parked};
use crate::checks::Stock;
use crate::files::force::{ForceDef, ManDef};
use crate::files::values::Experience;
use serde::{Deserialize, Serialize};

/// Where a man is between two battles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// With his side.
    #[default]
    Ready,
    /// His wounds are cared for: he misses so many battles more (PH-H-35).
    Away(u8),
    /// He is out of the campaign for his wounds (PH-H-35).
    Evacuated,
    /// Dead.
    Dead,
}

impl Fate {
    /// He will not come back: his place may be filled.
    pub const fn is_lost(self) -> bool {
        matches!(self, Fate::Evacuated | Fate::Dead)
    }
}

/// What care comes to (PH-H-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Care {
    /// Evacuated for good.
    Evacuated,
    /// He misses so many battles.
    Misses(u8),
    /// He is Fit again.
    Fit,
}

/// A line of a man's history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Note {
    /// He has come through the battle.
    Fought,
    /// He was wounded and cared for, and has come through the battle.
    Wounded,
    /// He fell, or died of wounds that nobody cared for (PH-7.17-03).
    Died,
    /// He fled off the table and has come back (PH-H-43).
    Fled,
    /// His wounds were cared for (PH-H-35).
    Cared(Die, Care),
    /// He missed the battle, and misses so many more.
    Missed(u8),
    /// He came in the place of another (PH-H-37).
    Joined(Die),
}

/// A line of a man's history, and after which battle it was written; 0: before the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// The battle.
    pub battle: u8,
    /// What has happened to him.
    pub note: Note,
}

/// A man of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Soldier {
    /// What he is called.
    pub name: String,
    /// His experience.
    pub experience: Experience,
    /// Which place he holds, or held.
    pub place: u16,
    /// Where he is.
    pub fate: Fate,
    /// His history.
    pub notes: Vec<Noted>,
}

/// A place of the force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its team, by its place in the force.
    pub team: u8,
    /// What its holder is and has, with the name of the first one.
    pub what: ManDef,
    /// Who holds it, among the men; none: he is lost, and it may be filled.
    pub holder: Option<u16>,
}

/// The men of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// The names of the teams.
    pub teams: Vec<String>,
    /// The places, team by team.
    pub places: Vec<Place>,
    /// All men that there have been, in the order in which they came.
    pub men: Vec<Soldier>,
    /// All vehicles and guns on carriages that there have been.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carriers: Vec<Carrier>,
}

impl Roster {
    /// As a campaign begins: everybody is there.
    pub fn of(force: &ForceDef, stock: Stock<'_>) -> Self {
        let teams = force.teams.iter().map(|team| team.name.clone()).collect();
        let mut roster = Self { teams, carriers: parked(force, stock), ..Self::default() };
        for (team, def) in (0..).zip(&force.teams) {
            for man in &def.men {
                let number = u16::try_from(roster.men.len()).unwrap_or(u16::MAX);
                roster.places.push(Place { team, what: man.clone(), holder: Some(number) });
                roster.men.push(Soldier {
                    name: man.name.clone(),
                    experience: man.experience,
                    place: number,
                    fate: Fate::Ready,
                    notes: Vec::new(),
                });
            }
        }
        roster
    }
    /// A man.
    pub fn man(&self, man: u16) -> Option<&Soldier> {
        self.men.get(usize::from(man))
    }
    /// A place.
    pub fn place(&self, place: u16) -> Option<&Place> {
        self.places.get(usize::from(place))
    }
    /// The places whose holders are lost, in their order.
    pub fn lost_places(&self) -> impl Iterator<Item = u16> + '_ {
        (0..).zip(&self.places).filter(|(_, place)| place.holder.is_none()).map(|(no, _)| no)
    }
    /// The vehicles that are lost, in whose places others may come.
    pub fn lost_carriers(&self) -> impl Iterator<Item = u16> + '_ {
        (0..).zip(&self.carriers).filter(|(_, carrier)| carrier.parked == Parked::Lost).map(|(no, _)| no)
    }
    /// The vehicles that are there for the next battle: of a team, or of none.
    pub(super) fn ready_carriers(&self, team: Option<u8>) -> impl Iterator<Item = (u16, &Carrier)> {
        let is_there = move |carrier: &Carrier| carrier.parked == Parked::Ready && carrier.team == team;
        (0..).zip(&self.carriers).filter(move |(_, carrier)| is_there(carrier))
    }
    /// Who is there for the next battle, in the order of their places.
    pub fn ready(&self) -> impl Iterator<Item = u16> + '_ {
        let is_ready = |man: &u16| self.man(*man).is_some_and(|man| man.fate == Fate::Ready);
        self.places.iter().filter_map(|place| place.holder).filter(is_ready)
    }
    /// What a man is called who comes in a place: the rank of who held it last, and the next of these names that nobody has had. When all
    /// have been used a number tells them apart.
    pub fn name_for(&self, place: u16, names: &[String]) -> String {
        let of_place = |man: &&Soldier| man.place == place;
        let last = self.men.iter().rfind(of_place).map(|man| man.name.as_str()).unwrap_or_default();
        let (rank, own) = last.rsplit_once(' ').unwrap_or(("", last));
        let called = |name: &str| if rank.is_empty() { name.to_string() } else { format!("{rank} {name}") };
        let is_used = |name: &str| {
            self.men
                .iter()
                .any(|man| man.name == name || man.name.strip_suffix(name).is_some_and(|rank| rank.ends_with(' ')))
        };
        if let Some(free) = names.iter().find(|name| !is_used(name)) {
            return called(free);
        }
        let plain = names.first().map_or(own, String::as_str);
        (2..).map(|number: u32| called(&format!("{plain} {number}"))).find(|name| !is_used(name)).unwrap_or_default()
    }
}

#[cfg(test)]
#[path = "roster_test.rs"]
mod tests;

//! The men of a side, man by man with their history: who holds which place of the force, who is away, who is lost.
//!
//! A place is what its holder does: grade, speciality, weapons, equipment. It stays when he is lost, and who comes for him takes it
//! (PH-H-37). Experience is a man's own, and nothing raises it: whoever comes new is mostly Green.

use super::die::Die;
use super::garage::{Carrier, Parked, parked};
use crate::checks::Stock;
use crate::checks::prices::{men_cost, vehicles_cost};
use crate::files::force::{ForceDef, ManDef, TeamDef};
use crate::files::values::{Experience, Grade, Speciality};
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
    fn ready_carriers(&self, team: Option<u8>) -> impl Iterator<Item = (u16, &Carrier)> {
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

/// The next battle's men of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muster {
    /// Their force.
    pub force: ForceDef,
    /// Which man of the roster each is, in the order of the force; crews are not among them.
    pub men: Vec<u16>,
    /// Which vehicle of the roster each is, in the order of their counters: guns of teams first.
    pub carriers: Vec<u16>,
    /// Who leads a team because its leader is not there.
    pub acting: Vec<u16>,
}

/// A man who is there, while his team is put together.
struct Present {
    man: u16,
    what: ManDef,
    place: usize,
}

/// Who fights the next battle, and with what: those who are there, each with all that his place has.
///
/// Readings: where a team has no leader left, its best man leads it as an NCO: the most experienced, of equals one who serves no weapon
/// with another, then the first. Where a gunner is missing his assistant takes the weapon, and where an assistant is missing the next
/// plain soldier of the team assists; if there is none, the weapon stays behind, and the gunner carries the assistant's own. A gun on a
/// carriage stays behind where its team has too few men left for it. What one has used is there again. The force may cost more than its
/// budget by what its men have seen.
pub fn muster(roster: &Roster, force: &ForceDef, stock: Stock<'_>) -> Muster {
    let mut made = Muster { force: force.clone(), men: Vec::new(), carriers: Vec::new(), acting: Vec::new() };
    made.force.teams.clear();
    made.force.vehicles.clear();
    for (no, team) in (0..).zip(&force.teams) {
        let mut present: Vec<Present> = roster
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.team == no)
            .filter_map(|(at, place)| {
                let man = place.holder?;
                let soldier = roster.man(man).filter(|soldier| soldier.fate == Fate::Ready)?;
                let (name, experience) = (soldier.name.clone(), soldier.experience);
                Some(Present { man, what: ManDef { name, experience, ..place.what.clone() }, place: at })
            })
            .collect();
        if present.is_empty() {
            continue;
        }
        made.acting.extend(led(&mut present));
        served(roster, no, &mut present);
        made.men.extend(present.iter().map(|one| one.man));
        let men: Vec<ManDef> = present.into_iter().map(|one| one.what).collect();
        let is_served = |(_, gun): &(u16, &Carrier)| {
            stock.vehicles.find(&gun.what.vehicle).is_some_and(|gun| men.len() >= usize::from(gun.crew))
        };
        let gun = roster.ready_carriers(Some(no)).find(is_served);
        made.carriers.extend(gun.map(|(no, _)| no));
        let gun = gun.map(|(_, gun)| gun.what.vehicle.clone());
        made.force.teams.push(TeamDef { men, gun, ..team.clone() });
    }
    for (no, carrier) in roster.ready_carriers(None) {
        made.carriers.push(no);
        made.force.vehicles.push(carrier.what.clone());
    }
    let at_least = |budget: u16, cost: i32| budget.max(u16::try_from(cost).unwrap_or(budget));
    made.force.budget = at_least(force.budget, men_cost(&made.force, stock));
    made.force.vehicle_budget = at_least(force.vehicle_budget, vehicles_cost(&made.force, stock));
    made
}

/// Somebody leads the team; the man who does so for want of its leader.
fn led(present: &mut [Present]) -> Option<u16> {
    let leads = |what: &ManDef| matches!(what.grade, Grade::Officer | Grade::Nco);
    if present.iter().any(|one| leads(&one.what)) {
        return None;
    }
    let serves = |what: &ManDef| what.serves() || what.assists;
    let rank = |(n, one): &(usize, &mut Present)| (one.what.experience, !serves(&one.what), std::cmp::Reverse(*n));
    let (_, best) = present.iter_mut().enumerate().max_by_key(rank)?;
    best.what.grade = Grade::Nco;
    Some(best.man)
}

/// Weapons for two men are served by two, or stay behind.
fn served(roster: &Roster, team: u8, present: &mut Vec<Present>) {
    let of_team = |at: &usize| roster.places[*at].team == team;
    let guns: Vec<usize> =
        (0..roster.places.len()).filter(of_team).filter(|at| roster.places[*at].what.serves()).collect();
    for gun in guns {
        let of_gunner = &roster.places[gun].what;
        let weapon = (of_gunner.support.clone(), of_gunner.anti_tank.clone());
        let behind = roster.places.get(gun + 1).filter(|place| place.team == team && place.what.assists);
        let find = |present: &[Present], at: usize| present.iter().position(|one| one.place == at);
        let assistant = behind.and_then(|_| find(present, gun + 1));
        match (find(present, gun), assistant) {
            (None, None) | (Some(_), Some(_)) => continue,
            (None, Some(second)) => {
                let what = &mut present[second].what;
                ((what.support, what.anti_tank), what.assists) = (weapon, false);
            }
            (Some(_), None) => {}
        }
        let Some(gunner) = find(present, gun).or(assistant) else { continue };
        let is_plain = |(n, one): &(usize, &Present)| {
            let what = &one.what;
            let free = !what.serves() && !what.assists && what.speciality == Speciality::None;
            *n != gunner && free && what.grade == Grade::Soldier
        };
        match present.iter().enumerate().find(is_plain).map(|(n, _)| n) {
            Some(helper) => {
                present[gunner].what.weapon = None;
                let mut helper = present.remove(helper);
                helper.what.assists = true;
                let behind = present.iter().position(|one| one.what.serves() && is_of(one, gun, assistant.is_some()));
                present.insert(behind.map_or(present.len(), |at| at + 1), helper);
            }
            None => {
                let carried = behind.and_then(|place| place.what.weapon.clone());
                let what = &mut present[gunner].what;
                (what.support, what.anti_tank) = (None, None);
                what.weapon = what.weapon.take().or(carried);
            }
        }
    }
}

/// True of who serves the gun of this place now: its gunner, or the assistant behind him.
fn is_of(one: &Present, gun: usize, by_assistant: bool) -> bool {
    one.place == if by_assistant { gun + 1 } else { gun }
}

#[cfg(test)]
#[path = "roster_test.rs"]
mod tests;

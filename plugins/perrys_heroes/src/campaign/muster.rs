//! Who fights the next battle, and with what.

use super::garage::Carrier;
use super::roster::{Fate, Roster};
use crate::checks::Stock;
use crate::checks::prices::{men_cost, vehicles_cost};
use crate::files::force::{ForceDef, ManDef, TeamDef};
use crate::files::values::{Grade, Speciality};

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

//! What follows a battle: results and levels, the dead, those who fled, care of wounds, and whether it goes on (PH-11.1, PH-H-35).

use super::aftermath::Aftermath;
use super::decide::Course;
use super::die::Die;
use super::event::Event;
use super::garage::{Hurt, Parked, VehicleNote, VehicleOut, is_repaired, repair_lines};
use super::roster::{Care, Fate, Note};
use super::rules::{FIXED_LEVELS, NEW_STATUS};
use super::setting::Setting;
use super::state::{CameOut, Campaign, Ended, Stage};
use super::status::after;
use super::{care, words};
use crate::files::values::{Health, Left, Speciality};
use table::{DiceCup, Refusal, Side};

/// What follows the battle that was fought. Dice: ten sides for each Treated man, in the order of the forces, first side first; ten sides
/// for each vehicle that is repaired, likewise; then those of replacements.
///
/// # Errors
/// No battle is to be fought, or it was fought by others.
pub fn fought(
    setting: &Setting,
    campaign: &Campaign,
    after: &Aftermath,
    dice: &mut DiceCup,
) -> Result<Vec<Event>, Refusal> {
    let rule = if setting.is_fixed() { FIXED_LEVELS } else { NEW_STATUS };
    let battle = campaign.battle().filter(|_| campaign.stage == Stage::Battle);
    let Some(battle) = battle else { return Err(Refusal::new(rule, words::no_battle())) };
    let same = (0..2).all(|side| {
        let men = battle.men[side].len() == after.men[side].len();
        men && battle.carriers[side].len() == after.vehicles[side].len()
    });
    if !same {
        return Err(Refusal::new(rule, words::other_men()));
    }
    let (men, carriers) = (battle.men.clone(), battle.carriers.clone());
    let mut course = Course { setting, campaign: campaign.clone(), events: Vec::new(), dice };
    let fell = [0, 1].map(|side| {
        let men = after.men[side].iter().filter(|came| is_dead(came)).count();
        let crews: usize = after.vehicles[side].iter().map(|vehicle| usize::from(vehicle.fell)).sum();
        u16::try_from(men + crews).unwrap_or(u16::MAX)
    });
    course.push(Event::Fought { outcome: after.outcome, fell });
    for side in Side::BOTH {
        let came = &after.men[side.index()];
        men[side.index()].iter().zip(came).for_each(|(man, came)| course.came_out(side, *man, came));
        let came = &after.vehicles[side.index()];
        carriers[side.index()].iter().zip(came).for_each(|(no, came)| course.drove_out(side, *no, came));
    }
    let star = course.levels();
    for side in Side::BOTH {
        course.come_back(side, &men[side.index()]);
    }
    for side in Side::BOTH {
        let came: Vec<(u16, CameOut)> =
            men[side.index()].iter().copied().zip(after.men[side.index()].iter().copied()).collect();
        course.cared_for(side, &came);
    }
    Side::BOTH.into_iter().for_each(|side| course.repaired(side));
    if course.campaign.fought() >= setting.def.most_battles() {
        course.push(Event::StageIs(Stage::Over(Ended::Battles)));
    } else if let Some(side) = star {
        course.push(Event::StageIs(Stage::MayEnd(side)));
    } else {
        course.replacements();
    }
    Ok(course.events)
}

/// Dead, or Wounded and not cared for when the mission ended (PH-7.17-03).
const fn is_dead(came: &CameOut) -> bool {
    matches!(came.health, Health::Dead | Health::Wounded)
}

impl Course<'_> {
    /// What a man's history says of the battle.
    fn came_out(&mut self, side: Side, man: u16, came: &CameOut) {
        let (fate, note) = match (came.health, came.left) {
            (Health::Dead | Health::Wounded, _) => (Fate::Dead, Note::Died),
            // PH-H-43: he comes back.
            (Health::Fit | Health::Treated, Left::Fled) => (Fate::Ready, Note::Fled),
            (Health::Treated, Left::No | Left::Own | Left::Enemy | Left::Other) => (Fate::Ready, Note::Wounded),
            (Health::Fit, Left::No | Left::Own | Left::Enemy | Left::Other) => (Fate::Ready, Note::Fought),
        };
        self.push(Event::Man { side, man, fate, note });
    }
    /// What a vehicle's history says of the battle.
    fn drove_out(&mut self, side: Side, no: u16, came: &VehicleOut) {
        let (parked, note) = match (came.destroyed, came.hurt) {
            (true, _) => (Parked::Lost, VehicleNote::Destroyed),
            (false, Some(hurt)) => (Parked::InRepair(hurt), VehicleNote::Hurt(hurt, came.fell)),
            (false, None) => (Parked::Ready, VehicleNote::Fought(came.fell)),
        };
        self.push(Event::Vehicle { side, no, parked, note });
    }
    /// Hurt vehicles roll for their repair, those too that have missed this battle for it (PH-H-36).
    fn repaired(&mut self, side: Side) {
        let party = self.campaign.side(side);
        let status = party.status;
        let hurt: Vec<(u16, Hurt)> = (0..)
            .zip(&party.roster.carriers)
            .filter_map(|(no, carrier)| match carrier.parked {
                Parked::InRepair(hurt) => Some((no, hurt)),
                Parked::Ready | Parked::Lost | Parked::Replaced => None,
            })
            .collect();
        for (no, hurt) in hurt {
            let die = Die { die: self.dice.roll(10), lines: repair_lines(status) };
            let in_time = is_repaired(&die, hurt);
            let parked = if in_time { Parked::Ready } else { Parked::InRepair(hurt) };
            self.push(Event::Vehicle { side, no, parked, note: VehicleNote::Repaired(die, in_time) });
        }
    }
    /// The new levels of both sides by the result (PH-11.1-03); who may end the campaign (PH-11.1-04). Levels that are fixed beforehand
    /// stay (PH-11.1-06).
    fn levels(&mut self) -> Option<Side> {
        if self.setting.is_fixed() {
            return None;
        }
        let mut star = None;
        for side in Side::BOTH {
            let party = self.campaign.side(side);
            let Some(result) = party.last else { continue };
            let changed = after(result, party.status);
            star = star.or(changed.may_end.then_some(side));
            self.push(Event::StatusIs { side, status: changed.status, by: Some(result) });
        }
        star
    }
    /// Those who were away during this battle have missed it.
    fn come_back(&mut self, side: Side, fought: &[u16]) {
        let away: Vec<(u16, u8)> = (0..)
            .zip(&self.campaign.side(side).roster.men)
            .filter(|(man, _)| !fought.contains(man))
            .filter_map(|(man, soldier)| if let Fate::Away(left) = soldier.fate { Some((man, left)) } else { None })
            .collect();
        for (man, left) in away {
            let left = left.saturating_sub(1);
            let fate = if left == 0 { Fate::Ready } else { Fate::Away(left) };
            self.push(Event::Man { side, man, fate, note: Note::Missed(left) });
        }
    }
    /// Each Treated man rolls for his care (PH-H-35).
    ///
    /// Readings: his squad is the whole force. A medic counts who has been in the battle and has come out of it alive, also the one who
    /// rolls; so does one who fled or is Treated himself.
    fn cared_for(&mut self, side: Side, came: &[(u16, CameOut)]) {
        let roster = &self.campaign.side(side).roster;
        let is_medic = |man: u16| {
            let place = roster.man(man).and_then(|soldier| roster.place(soldier.place));
            place.is_some_and(|place| place.what.speciality == Speciality::Medic)
        };
        let has_medic = came.iter().any(|(man, came)| !is_dead(came) && is_medic(*man));
        let treated: Vec<u16> =
            came.iter().filter(|(_, came)| came.health == Health::Treated).map(|(man, _)| *man).collect();
        for man in treated {
            let die = Die { die: self.dice.roll(10), lines: care::care_lines(has_medic) };
            let care = care::care(&die);
            let fate = match care {
                Care::Evacuated => Fate::Evacuated,
                Care::Misses(battles) => Fate::Away(battles),
                Care::Fit => Fate::Ready,
            };
            self.push(Event::Man { side, man, fate, note: Note::Cared(die, care) });
        }
    }
}

#[cfg(test)]
#[path = "after_test.rs"]
mod tests;

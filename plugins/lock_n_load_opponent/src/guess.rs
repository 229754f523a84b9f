//! First guesses: what an order is worth before it is tried out, in parts of certainty. Attacks by their exact odds, all else by rules of
//! thumb.

use crate::armour::ABOARD;
use crate::force;
use crate::sketch::{Sketch, worth_of};
use lock_n_load::sections::fire::odds::{FireOdds, UnitOdds, odds};
use lock_n_load::sections::{ordnance, spotting};
use lock_n_load::{Command, LockNLoad, Report, Seen, Table, UnitNow};
use opponent::ONE;
use smallvec::SmallVec;
use table::{Aim, RuleSet, Side};

/// Half a point of the chance to win.
const HALF_POINT: i32 = ONE / 200;

/// The kinds of plans, of each of which some are looked into.
pub(crate) mod kind {
    pub(crate) const IDLE: u8 = 0;
    pub(crate) const FIRE: u8 = 1;
    pub(crate) const SHOOT: u8 = 2;
    pub(crate) const SPOT: u8 = 3;
    pub(crate) const MOVE: u8 = 4;
    pub(crate) const ASSAULT_MOVE: u8 = 5;
    pub(crate) const CRAWL: u8 = 6;
    pub(crate) const STEALTH: u8 = 7;
    pub(crate) const MELEE: u8 = 8;
    pub(crate) const SMOKE: u8 = 9;
    pub(crate) const ENTER: u8 = 10;
    pub(crate) const SHELLS: u8 = 11;
    pub(crate) const RIDE: u8 = 12;
    pub(crate) const READY: u8 = 13;
    pub(crate) const AMBUSH: u8 = 14;
    pub(crate) const WITHDRAW: u8 = 15;
    pub(crate) const WIDEN: u8 = 16;
    pub(crate) const ANSWER: u8 = 17;
}

/// What an attack with these odds takes from the enemy, as worth.
fn taken(table: &Table, odds: &FireOdds) -> f64 {
    odds.units.iter().map(|unit| of_unit(table, unit, odds.out_of)).sum()
}

fn of_unit(table: &Table, odds: &UnitOdds, out_of: u64) -> f64 {
    let Some(unit) = table.unit(odds.unit) else { return 0.0 };
    let worth = force::worth(table, unit);
    let shaken = if unit.shaken { 0.05 } else { 0.55 };
    let reduced = if unit.shaken { 0.3 } else { 0.65 };
    let gone = if unit.shaken { force::SHAKEN + 0.1 } else { 1.0 };
    let part = shaken * odds.shaken as f64 + reduced * odds.reduced as f64 + gone * odds.eliminated as f64;
    worth * part / out_of as f64
}

/// What an attack is worth to a side: none, if it may not be made.
pub(crate) fn attack(seen: &Seen, side: Side, command: &Command, sketch: &Sketch) -> Option<i32> {
    let report = LockNLoad::judge(seen, side, command).ok()?;
    if let Report::Fire(facts) | Report::SniperFire(facts) = report {
        return Some(sketch.price(side.other(), taken(seen, &odds(&facts))));
    }
    let Report::Shoot(facts) = report else { return None };
    let odds = ordnance::odds::odds(&facts);
    let men: f64 = odds.units.iter().map(|unit| of_unit(seen, unit, odds.out_of)).sum();
    let vehicle = odds.vehicle.map_or(0.0, |vehicle| {
        let worth = facts_vehicle_worth(seen, command);
        worth * (vehicle.destroyed as f64 + vehicle.abandoned as f64 + 0.5 * vehicle.shaken as f64) / odds.out_of as f64
    });
    Some(sketch.price(side.other(), men + vehicle) + HALF_POINT / 4)
}

fn facts_vehicle_worth(table: &Table, command: &Command) -> f64 {
    let Command::Shoot(order) = command else { return 0.0 };
    let target = order.target.and_then(|id| table.unit(id));
    target.map_or(0.0, |unit| {
        let riders: SmallVec<[UnitNow; 4]> = table.passengers(unit.id).collect();
        let vehicle = force::worth(table, unit) * if unit.shaken { 0.6 } else { 1.0 };
        vehicle + ABOARD * worth_of(table, &riders)
    })
}

/// The kind of an order and what it is worth, before it is tried out.
pub(crate) fn guess(seen: &Seen, side: Side, command: &Command, sketch: &Sketch) -> (u8, i32) {
    match command {
        Command::Fire(_) => (kind::FIRE, attack(seen, side, command, sketch).unwrap_or(-ONE)),
        Command::Shoot(_) => (kind::SHOOT, attack(seen, side, command, sketch).unwrap_or(-ONE)),
        Command::SniperFire { .. } => (kind::ANSWER, attack(seen, side, command, sketch).unwrap_or(0)),
        Command::Spot { unit, at } => {
            let spotter = seen.unit(*unit).zip(seen.field.map.spot(*at));
            let chance = spotter.and_then(|(unit, at)| spotting::report(seen, unit, at).ok());
            (kind::SPOT, chance.map_or(0, |report| i32::from(report.chance_of_6()) * HALF_POINT / 3))
        }
        Command::Bombard { .. }
        | Command::CallArtillery { .. }
        | Command::CorrectFire { .. }
        | Command::StrikeNext { .. } => (kind::SHELLS, by_aim(seen, side, command)),
        Command::FightMelee { .. } | Command::Overrun { .. } | Command::CloseAssault { .. } => {
            (kind::MELEE, 3 * HALF_POINT)
        }
        Command::Withdraw { .. } => (kind::WITHDRAW, 0),
        Command::Smoke { .. } => (kind::SMOKE, HALF_POINT),
        Command::ActivateEntry { .. } => (kind::ENTER, HALF_POINT),
        Command::PlaceSniper { .. } => (kind::AMBUSH, by_aim(seen, side, command)),
        Command::Mount { .. } | Command::Dismount { .. } => (kind::RIDE, by_aim(seen, side, command)),
        Command::Turn { .. } | Command::TurnTurret { .. } | Command::Button { .. } | Command::KeepMoving { .. } => {
            (kind::READY, by_aim(seen, side, command))
        }
        Command::Activate { widen, .. } => {
            (kind::WIDEN, if *widen == lock_n_load::Widen::No { -4 * HALF_POINT } else { HALF_POINT })
        }
        Command::Exit { .. } => (kind::MOVE, 20 * HALF_POINT),
        Command::Move { .. } | Command::Step { .. } => (kind::MOVE, by_aim(seen, side, command)),
        Command::Stop | Command::EndImpulse | Command::Pass | Command::HoldFire => (kind::IDLE, 0),
        Command::HoldFireForMove => (kind::IDLE, -1),
        Command::Rally { .. }
        | Command::Heal { .. }
        | Command::Join { .. }
        | Command::Dedication { .. }
        | Command::TakeWeapon { .. }
        | Command::TurnTripod { .. }
        | Command::GiveWeapon { .. }
        | Command::Place { .. }
        | Command::PlaceAll
        | Command::SetUpDone
        | Command::RallyDone
        | Command::CheckNext { .. }
        | Command::DropWeapon { .. }
        | Command::GoTo { .. }
        | Command::MeleeAttack { .. }
        | Command::MeleeDefence { .. }
        | Command::AssaultNext { .. }
        | Command::AssaultBack { .. }
        | Command::Decline
        | Command::JumpOff { .. }
        | Command::Stay
        | Command::Retreat { .. }
        | Command::CancelMission => (kind::ANSWER, by_aim(seen, side, command)),
    }
}

/// By what the rules say that the order is for.
fn by_aim(seen: &Seen, side: Side, command: &Command) -> i32 {
    match LockNLoad::aim(seen, side, command) {
        Aim::Assault => 4 * HALF_POINT,
        Aim::Attack { force } => HALF_POINT * i32::from(force.min(8)),
        Aim::Move { nearer } => HALF_POINT * i32::from(nearer.clamp(-6, 6)) / 2,
        Aim::Recover => 3 * HALF_POINT,
        Aim::Scout => HALF_POINT,
        Aim::Hold | Aim::Finish => 0,
        Aim::Prepare => HALF_POINT / 2,
    }
}

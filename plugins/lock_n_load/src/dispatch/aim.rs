//! What orders are for: a rough guide for computer players, who know no rules.

use crate::facts::command::{Command, Movement, Part};
use crate::facts::situation::Table;
use crate::files::classes::Trait;
use crate::files::mobility::MobilityId;
use crate::sections::{indirect_fire, ordnance};
use hex_board::{Facing, HexId, Place, Spot};
use table::{Aim, CounterId, Side};

/// Who enters the map comes so much nearer.
const ENTRY: i16 = 2;
/// A sniper placed so near to an enemy or nearer is a fine ambush.
const AMBUSH: u16 = 6;

/// So much nearer than a goal an enemy must be to draw units away from it.
const DETOUR: i16 = 1;
/// To leave the map is worth a step so much nearer.
const EXIT: i16 = 3;
/// Passengers get out so near to an enemy or to what they are to take: at once, and some time soon.
const GET_OUT: (u16, u16) = (2, 4);

/// What an order of a side is for.
pub(crate) fn aim(table: &Table, side: Side, command: &Command) -> Aim {
    match command {
        Command::GiveWeapon { .. }
        | Command::PlaceAll
        | Command::TakeWeapon { .. }
        | Command::Activate { .. }
        | Command::ActivateEntry { .. }
        | Command::Smoke { .. }
        | Command::CheckNext { .. }
        | Command::DropWeapon { .. }
        | Command::GoTo { .. }
        | Command::TurnTurret { .. }
        | Command::Retreat { .. }
        | Command::Button { .. }
        | Command::KeepMoving { .. } => Aim::Prepare,
        Command::Rally { .. } | Command::Heal { .. } | Command::Join { .. } | Command::Dedication { .. } => {
            Aim::Recover
        }
        Command::Spot { .. } => Aim::Scout,
        Command::Fire(order) => Aim::Attack { force: force(&order.firers) },
        Command::Shoot(order) => Aim::Attack { force: ordnance::odds::worth(table, side, order) },
        Command::SniperFire { .. } => Aim::Attack { force: 1 },
        Command::Bombard { at, .. } | Command::StrikeNext { at } => {
            Aim::Attack { force: shells(table, side, *at, false) }
        }
        Command::CallArtillery { at, .. } | Command::CorrectFire { to: at } => {
            Aim::Attack { force: shells(table, side, *at, true) }
        }
        Command::PlaceSniper { at, .. } => ambush(table, side, *at),
        Command::TurnTripod { weapon } => tripod(table, *weapon),
        Command::Mount { units, .. } => mount(table, side, units),
        Command::Dismount { units, .. } => dismount(table, side, units),
        Command::Place { unit, at, .. } => step(table, side, hex_of(table, *unit), *at, Goer::of(table, Some(unit))),
        Command::Move { units, by, to, facing, .. } => first_step(table, side, units, *by, *to, *facing),
        Command::Step { to, .. } => next_step(table, side, *to),
        Command::Turn { unit, to, by } => turn(table, side, *unit, *to, *by),
        Command::Exit { .. } => Aim::Move { nearer: EXIT },
        Command::MeleeAttack { attackers, .. } if attackers.is_empty() => Aim::Hold,
        Command::FightMelee { .. }
        | Command::MeleeAttack { .. }
        | Command::MeleeDefence { .. }
        | Command::CloseAssault { .. }
        | Command::Overrun { .. }
        | Command::AssaultNext { .. }
        | Command::AssaultBack { .. } => Aim::Assault,
        Command::HoldFire
        | Command::HoldFireForMove
        | Command::Withdraw { .. }
        | Command::CancelMission
        | Command::Decline
        | Command::JumpOff { .. }
        | Command::Stay => Aim::Hold,
        Command::SetUpDone | Command::RallyDone | Command::Stop | Command::EndImpulse | Command::Pass => Aim::Finish,
    }
}

/// How many hexes a stack goes by this kind of movement, on easy ground.
const fn pace(by: Movement) -> i16 {
    match by {
        Movement::Move => 4,
        Movement::AssaultMove | Movement::Stealth => 2,
        Movement::LowCrawl => 1,
    }
}

/// A stack goes on its way, or on to the map.
fn first_step(table: &Table, side: Side, units: &[CounterId], by: Movement, to: Place, facing: Option<Facing>) -> Aim {
    let first = units.first();
    let from = first.and_then(|unit| hex_of(table, *unit));
    match (from, facing, first.and_then(|unit| table.unit(*unit))) {
        (None, Some(facing), Some(unit)) if unit.may(Trait::Drives) => entry(table, side, unit.id, to, facing),
        _ => gone(step(table, side, from, to, Goer::of(table, first)), by),
    }
}

/// The moving stack goes on.
fn next_step(table: &Table, side: Side, to: Place) -> Aim {
    let Some(moving) = table.flow.moving() else { return Aim::Move { nearer: 0 } };
    let first = moving.units.first();
    let from = first.and_then(|unit| hex_of(table, *unit));
    gone(step(table, side, from, to, Goer::of(table, first)), moving.by)
}

/// As far nearer as a stack comes that goes on as in its first step.
const fn gone(step: Aim, by: Movement) -> Aim {
    match step {
        Aim::Move { nearer } => Aim::Move { nearer: nearer * pace(by) },
        other => other,
    }
}

fn force(firers: &[Part]) -> u8 {
    let counters: usize = firers.iter().map(|part| usize::from(part.own) + part.weapons.len()).sum();
    counters.clamp(1, 255) as u8
}

/// More enemies than friends under shells are more force, in the hex alone or in those around it too.
fn shells(table: &Table, side: Side, at: Place, around: bool) -> u8 {
    let Some(spot) = table.field.map.spot(at) else { return 1 };
    let worth = if around { indirect_fire::worth_around } else { indirect_fire::worth };
    (1 + worth(table, side, spot.hex)).clamp(1, 255) as u8
}

fn hex_of(table: &Table, unit: CounterId) -> Option<HexId> {
    table.unit(unit).and_then(|unit| unit.spot()).map(|spot| spot.hex)
}

/// Who fights for a hex: snipers shoot from afar.
fn enemies<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = HexId> + 'a {
    let units = table.side(side.other()).filter(move |unit| !unit.may(Trait::Snipes));
    units.filter_map(|unit| unit.spot()).map(|spot| spot.hex)
}

/// Objectives that somebody else holds, or nobody.
fn objectives<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = HexId> + 'a {
    let all = table.field.objectives.iter().zip(&table.flow.control);
    all.filter(move |(_, holder)| **holder != Some(side)).map(|(hex, _)| *hex)
}

/// How many hexes passengers, or who would be some, are from an enemy or from what they are to take; none: there is nothing to fight for.
fn to_fight(table: &Table, side: Side, units: &[CounterId]) -> Option<u16> {
    let from = table.whereabouts(table.unit(*units.first()?)?)?.hex;
    let goals = objectives(table, side).chain(enemies(table, side));
    goals.map(|hex| table.field.map.distance(from, hex)).min()
}

/// Passengers go aboard to be carried on, not where they fight.
fn mount(table: &Table, side: Side, units: &[CounterId]) -> Aim {
    match to_fight(table, side, units) {
        Some(hexes) if hexes <= GET_OUT.1 => Aim::Move { nearer: -1 },
        Some(_) | None => Aim::Prepare,
    }
}

/// Passengers get out where they fight.
fn dismount(table: &Table, side: Side, units: &[CounterId]) -> Aim {
    match to_fight(table, side, units) {
        Some(hexes) if hexes <= GET_OUT.0 => Aim::Move { nearer: 3 },
        Some(hexes) if hexes <= GET_OUT.1 => Aim::Move { nearer: 1 },
        Some(_) | None => Aim::Prepare,
    }
}

/// A machine gun is rather set up than packed.
fn tripod(table: &Table, weapon: CounterId) -> Aim {
    match table.weapon(weapon) {
        Some(gun) if gun.set_up => Aim::Move { nearer: 0 },
        Some(_) | None => Aim::Prepare,
    }
}

/// Who is on the way.
#[derive(Clone, Copy)]
struct Goer {
    /// How it gets about.
    by: MobilityId,
    /// False of a vehicle without a weapon: it goes its way whoever is near.
    fights: bool,
}

impl Goer {
    fn of(table: &Table, unit: Option<&CounterId>) -> Self {
        let Some(unit) = unit.and_then(|id| table.unit(*id)) else {
            return Self { by: MobilityId::FOOT, fights: true };
        };
        let fights = !unit.may(Trait::Drives) || table.mounted_on(unit.id).next().is_some();
        Self { by: table.mobility(unit), fights }
    }
}

/// How far it is from here to an objective or exit that the side has still to reach, or to the nearest enemy: a side with a goal goes
/// out of its way only for enemies who are near.
fn way(table: &Table, side: Side, from: HexId, goer: Goer) -> Option<i16> {
    let map = &table.field.map;
    let exits = table.field.scenario.side(side).exits.iter().filter_map(|name| map.hex(*name));
    let distance = |hex: HexId| table.field.way(goer.by, from, hex);
    let goal = objectives(table, side).chain(exits).map(distance).min();
    let enemy = || enemies(table, side).map(distance).min();
    match goal {
        Some(goal) if !goer.fights => Some(goal),
        Some(goal) => Some(enemy().map_or(goal, |enemy| goal.min(enemy + DETOUR))),
        None => enemy(),
    }
}

fn step(table: &Table, side: Side, from: Option<HexId>, to: Place, goer: Goer) -> Aim {
    let Some(to) = table.field.map.spot(to) else { return Aim::Move { nearer: 0 } };
    if table.side_at(to, side.other()).next().is_some() {
        return Aim::Assault;
    }
    let Some(from) = from else { return Aim::Move { nearer: ENTRY } };
    let ways = way(table, side, from, goer).zip(way(table, side, to.hex, goer));
    Aim::Move { nearer: ways.map_or(0, |(before, after)| before - after) }
}

/// How far it is from the better one of the two hexes that a vehicle enters with this facing; none: it enters neither.
fn ahead(table: &Table, side: Side, at: Spot, facing: Facing, goer: Goer) -> Option<i16> {
    let steps = table.field.steps.by(goer.by).from(at);
    let front = facing.front().map(|direction| table.field.map.at(at.hex).neighbours[direction]);
    let entered = front.into_iter().flatten().filter(|hex| steps.iter().any(|edge| edge.to.hex == *hex));
    entered.filter_map(|hex| way(table, side, hex, goer)).min()
}

/// A vehicle comes on to the map: best with its front to where it is to go.
fn entry(table: &Table, side: Side, unit: CounterId, to: Place, facing: Facing) -> Aim {
    let goer = Goer::of(table, Some(&unit));
    let Some(to) = table.field.map.spot(to) else { return Aim::Move { nearer: 0 } };
    let ways = way(table, side, to.hex, goer).zip(ahead(table, side, to, facing, goer));
    Aim::Move { nearer: if ways.is_some_and(|(here, next)| next < here) { ENTRY } else { 0 } }
}

/// A vehicle turns to where the next step leads nearer than it does now; a team turns its gun at an enemy.
fn turn(table: &Table, side: Side, unit: CounterId, to: Facing, by: Movement) -> Aim {
    let Some(unit) = table.unit(unit).filter(|unit| unit.may(Trait::Drives)) else { return Aim::Prepare };
    let Some(at) = unit.spot() else { return Aim::Move { nearer: 0 } };
    let goer = Goer::of(table, Some(&unit.id));
    let nearer = match (ahead(table, side, at, unit.facing, goer), ahead(table, side, at, to, goer)) {
        (Some(now), Some(then)) => now - then,
        (None, Some(_)) => 1,
        (_, None) => -1,
    };
    Aim::Move { nearer: nearer * pace(by) }
}

fn ambush(table: &Table, side: Side, at: Place) -> Aim {
    let nearest = table
        .field
        .map
        .spot(at)
        .and_then(|spot| enemies(table, side).map(|hex| table.field.map.distance(spot.hex, hex)).min());
    Aim::Attack { force: nearest.map_or(1, |distance| AMBUSH.saturating_sub(distance).max(1) as u8) }
}

#[cfg(test)]
#[path = "aim_test.rs"]
mod tests;

//! What orders are for: a rough guide for computer players, who know no rules.

use crate::facts::command::{Command, Movement, Part};
use crate::facts::situation::Table;
use crate::files::classes::Trait;
use crate::files::mobility::MobilityId;
use crate::sections::{indirect_fire, ordnance};
use hex_board::{Facing, HexId, Place};
use table::{Aim, CounterId, Side};

/// Who enters the map comes so much nearer.
const ENTRY: i16 = 2;
/// A sniper placed so near to an enemy or nearer is a fine ambush.
const AMBUSH: u16 = 6;

/// So much nearer than a goal an enemy must be to draw units away from it.
const DETOUR: i16 = 1;

/// What an order of a side is for.
pub(crate) fn aim(table: &Table, side: Side, command: &Command) -> Aim {
    match command {
        Command::GiveWeapon { .. }
        | Command::PlaceAll
        | Command::TakeWeapon { .. }
        | Command::TurnTripod { .. }
        | Command::Activate { .. }
        | Command::ActivateEntry { .. }
        | Command::Smoke { .. }
        | Command::CheckNext { .. }
        | Command::DropWeapon { .. }
        | Command::GoTo { .. }
        | Command::TurnTurret { .. }
        | Command::Mount { .. }
        | Command::Dismount { .. }
        | Command::Retreat { .. }
        | Command::Button { .. } => Aim::Prepare,
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
        Command::Place { unit, at, .. } => step(table, side, hex_of(table, *unit), *at, mobility_of(table, Some(unit))),
        Command::Move { units, by, to, .. } => {
            let from = units.first().and_then(|unit| hex_of(table, *unit));
            match step(table, side, from, *to, mobility_of(table, units.first())) {
                Aim::Move { nearer } => Aim::Move { nearer: nearer * pace(*by) },
                other => other,
            }
        }
        Command::Step { to, .. } => {
            let first = table.flow.moving().and_then(|moving| moving.units.first());
            step(table, side, first.and_then(|unit| hex_of(table, *unit)), *to, mobility_of(table, first))
        }
        Command::Turn { unit, to, by } => turn(table, side, *unit, *to, *by),
        Command::Exit { .. } => Aim::Move { nearer: 1 },
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

/// How far it is from here to an objective or exit that the side has still to reach, or to the nearest enemy: a side with a goal goes
/// out of its way only for enemies who are near.
fn way(table: &Table, side: Side, from: HexId, by: MobilityId) -> Option<i16> {
    let map = &table.field.map;
    let objectives = table.field.objectives.iter().zip(&table.flow.control);
    let open = objectives.filter(|(_, holder)| **holder != Some(side)).map(|(hex, _)| *hex);
    let exits = table.field.scenario.side(side).exits.iter().filter_map(|name| map.hex(*name));
    let distance = |hex: HexId| table.field.ways.between(map, &table.field.steps, by, from, hex);
    let goal = open.chain(exits).map(distance).min();
    let enemy = enemies(table, side).map(distance).min();
    match (goal, enemy) {
        (Some(goal), Some(enemy)) => Some(goal.min(enemy + DETOUR)),
        _ => goal.or(enemy),
    }
}

fn step(table: &Table, side: Side, from: Option<HexId>, to: Place, by: MobilityId) -> Aim {
    let Some(to) = table.field.map.spot(to) else { return Aim::Move { nearer: 0 } };
    if table.side_at(to, side.other()).next().is_some() {
        return Aim::Assault;
    }
    let Some(from) = from else { return Aim::Move { nearer: ENTRY } };
    let ways = way(table, side, from, by).zip(way(table, side, to.hex, by));
    Aim::Move { nearer: ways.map_or(0, |(before, after)| before - after) }
}

/// How a unit gets about.
fn mobility_of(table: &Table, unit: Option<&CounterId>) -> MobilityId {
    unit.and_then(|id| table.unit(*id)).map_or(MobilityId::FOOT, |unit| table.mobility(unit))
}

/// A vehicle turns to where the next step leads nearer than it does now; a team turns its gun at an enemy.
fn turn(table: &Table, side: Side, unit: CounterId, to: Facing, by: Movement) -> Aim {
    let Some(unit) = table.unit(unit).filter(|unit| unit.may(Trait::Drives)) else { return Aim::Prepare };
    let Some(at) = unit.spot() else { return Aim::Move { nearer: 0 } };
    let mobility = table.mobility(unit);
    let steps = table.field.steps.by(mobility).from(at);
    // As far nearer as the better one of the two hexes before it.
    let ahead = |facing: Facing| {
        let front = facing.front().map(|direction| table.field.map.at(at.hex).neighbours[direction]);
        let entered = front.into_iter().flatten().filter(|hex| steps.iter().any(|edge| edge.to.hex == *hex));
        entered.filter_map(|hex| way(table, side, hex, mobility)).min()
    };
    let nearer = match (ahead(unit.facing), ahead(to)) {
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

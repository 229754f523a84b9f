//! Counters that are dragged to a vehicle, or from it: what that would order, and why it cannot be.

use super::words;
use crate::battle::Battle;
use crate::model::{Action, Does, Mode, Selection};
use crate::seams::aim::Aim;
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::{Dropped, unit_of};
use crate::seams::desk::Desk;
use crate::sections::movement;
use bevy::prelude::{Rect, Resource, Vec2};
use hex_board::HexId;
use lock_n_load::sections::passengers::rules::HALF_FACTORS;
use lock_n_load::vehicle::{Room, VehicleDef};
use lock_n_load::{Command, Movement, Phase, Table, Trait, UnitNow};
use table::{CounterId, Refusal, Say};

/// A place for passengers on a card: what is let go over it goes aboard there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Berth {
    /// Where on the screen, in logical pixels.
    pub rect: Rect,
    /// Of which vehicle.
    pub vehicle: CounterId,
    /// On top of it.
    pub outside: bool,
}

/// The places for passengers that the panels show.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Berths(pub Vec<Berth>);

impl Berths {
    /// The one at a point of the screen.
    pub(crate) fn at(&self, screen: Vec2) -> Option<Berth> {
        self.0.iter().find(|berth| berth.rect.contains(screen)).copied()
    }
}

/// The rooms of a vehicle, inside and on top, where it has them.
pub(crate) fn rooms(def: &VehicleDef) -> impl Iterator<Item = (bool, Room)> {
    [(false, def.inside), (true, def.outside)].into_iter().filter(|(_, room)| *room != Room::None)
}

/// Vehicles of a side in a hex that have any room.
pub(super) fn carriers<'a>(table: &Table<'a>, unit: UnitNow) -> impl Iterator<Item = UnitNow> + use<'a> {
    let table = *table;
    let here = unit.spot();
    let same = move |other: &UnitNow| other.spot() == here && here.is_some();
    let has_room = move |other: &UnitNow| table.vehicle(*other).is_some_and(|def| rooms(def).next().is_some());
    table.side(unit.side).filter(same).filter(has_room)
}

/// Who may be dragged outside of the set-up: those of the side that decides who stand with a vehicle that has room.
pub(crate) fn may_be_dragged(battle: &Battle) -> Vec<CounterId> {
    let table = battle.table();
    let (flow, side) = (table.flow, table.flow.to_act());
    if flow.turn.phase != Phase::Operations || flow.question.is_some() {
        return Vec::new();
    }
    let Some(side) = side else { return Vec::new() };
    let walks = |unit: &UnitNow| !unit.may(Trait::Drives) && carriers(&table, *unit).next().is_some();
    table.side(side).filter(walks).map(|unit| unit.id).collect()
}

/// The kind of movement by which somebody goes aboard where none is named: that which is chosen, else the first that the rules allow.
fn kinds(selection: &Selection) -> &'static [Movement] {
    match movement::chosen_way(selection) {
        Some(Movement::AssaultMove) => &[Movement::AssaultMove, Movement::Move],
        Some(Movement::Move | Movement::LowCrawl | Movement::Stealth) | None => {
            &[Movement::Move, Movement::AssaultMove]
        }
    }
}

/// The first of some orders that the rules allow, or why they forbid the first of them.
fn first_allowed(battle: &Battle, orders: impl IntoIterator<Item = Command>) -> Result<Command, Option<Refusal>> {
    let mut why = None;
    for order in orders {
        match battle.judge(&order) {
            Ok(_) => return Ok(order),
            Err(refusal) => _ = why.get_or_insert(refusal),
        }
    }
    Err(why)
}

/// Who goes where one counter is dragged: with him those who are selected beside him, if they may all go; else he alone.
fn companies(table: &Table, selection: &Selection, unit: CounterId) -> Vec<Vec<CounterId>> {
    let walks = |id: &CounterId| table.unit(*id).is_some_and(|unit| !unit.may(Trait::Drives) && unit.spot().is_some());
    let all: Vec<CounterId> = selection.units.iter().copied().filter(walks).collect();
    if all.len() > 1 && all.contains(&unit) { vec![all, vec![unit]] } else { vec![vec![unit]] }
}

/// What it orders to bring a counter to a vehicle: an order for each of its rooms that takes him.
///
/// # Errors
/// Why none does.
pub(crate) fn aboard(
    battle: &Battle,
    selection: &Selection,
    counter: CounterId,
    vehicle: CounterId,
    room: Option<bool>,
) -> Result<Vec<Command>, Refusal> {
    let table = battle.table();
    let unit = unit_of(&table, counter).unwrap_or(counter);
    let carrier = table.unit(vehicle).and_then(|unit| table.vehicle(unit));
    let all: Vec<bool> = match (room, carrier) {
        (Some(outside), _) => vec![outside],
        (None, Some(def)) => rooms(def).map(|(outside, _)| outside).collect(),
        (None, None) => Vec::new(),
    };
    let mut why = None;
    for units in companies(&table, selection, unit) {
        let mut found = Vec::new();
        for outside in &all {
            let order = |by: &Movement| Command::Mount {
                units: units.iter().copied().collect(),
                vehicle,
                outside: *outside,
                by: *by,
            };
            match first_allowed(battle, kinds(selection).iter().map(order)) {
                Ok(order) => found.push(order),
                Err(refusal) => why = refusal.or(why),
            }
        }
        if !found.is_empty() {
            return Ok(found);
        }
    }
    Err(why.unwrap_or_else(|| Refusal::new(HALF_FACTORS, words::no_vehicle_there(unit))))
}

/// The vehicle that is meant where a counter is let go: the one under it, or the only one of its own hex.
pub(crate) fn meant(table: &Table, counter: CounterId, onto: Option<CounterId>, hex: HexId) -> Option<CounterId> {
    let unit = table.unit(unit_of(table, counter)?)?;
    let under = onto.and_then(|onto| table.unit(unit_of(table, onto)?)).filter(|unit| unit.may(Trait::Drives));
    if let Some(vehicle) = under {
        return Some(vehicle.id);
    }
    let mut here = carriers(table, unit).filter(|vehicle| vehicle.spot().is_some_and(|spot| spot.hex == hex));
    here.next().filter(|_| here.next().is_none()).map(|vehicle| vehicle.id)
}

/// What it orders to bring passengers to a hex: they leave their vehicle, and go on there if it is the next one.
///
/// # Errors
/// Why they cannot leave.
pub(crate) fn ashore(
    battle: &Battle,
    selection: &Selection,
    unit: CounterId,
    hex: HexId,
) -> Result<Vec<Command>, Refusal> {
    let table = battle.table();
    let seat = table.unit(unit).and_then(|unit| unit.aboard);
    let beside = |id: &CounterId| {
        table.unit(*id).is_some_and(|other| {
            other.aboard.is_some() && other.aboard.map(|seat| seat.vehicle) == seat.map(|seat| seat.vehicle)
        })
    };
    let all: Vec<CounterId> = selection.units.iter().copied().filter(beside).collect();
    let units = if all.contains(&unit) { all } else { vec![unit] };
    let orders = kinds(selection).iter().flat_map(|by| {
        // The vehicle rolls on or stops by the same kind, if it can.
        [Movement::Move, Movement::AssaultMove].map(|carrier| Command::Dismount {
            units: units.iter().copied().collect(),
            by: *by,
            carrier,
        })
    });
    let nobody = || Refusal::new(HALF_FACTORS, words::no_vehicle_there(unit));
    let leaves = first_allowed(battle, orders).map_err(|why| why.unwrap_or_else(nobody))?;
    let from = seat.and_then(|seat| table.unit(seat.vehicle)).and_then(|vehicle| vehicle.spot());
    let mut orders = vec![leaves];
    if from.is_some_and(|from| from.hex != hex) {
        orders.push(Command::Step { to: table.field.map.name(hex).ground(), facing: None });
    }
    Ok(orders)
}

/// A counter was let go over the map.
pub(crate) fn dropped(battle: &Battle, desk: &mut Desk, drop: &Dropped) {
    let table = battle.table();
    match meant(&table, drop.piece, drop.onto, drop.to) {
        Some(vehicle) => go_aboard(battle, desk, drop.piece, (vehicle, None), drop.screen),
        None => {
            let unit = unit_of(&table, drop.piece).unwrap_or(drop.piece);
            desk.refuse(Refusal::new(HALF_FACTORS, words::no_vehicle_there(unit)));
        }
    }
}

/// A counter was let go over a panel: there may be a place for it.
pub(crate) fn handed(battle: &Battle, desk: &mut Desk, berths: &Berths, piece: CounterId, screen: Vec2) {
    if let Some(berth) = berths.at(screen) {
        go_aboard(battle, desk, piece, (berth.vehicle, Some(berth.outside)), screen);
    }
}

/// One order is given; between several the player chooses at the pointer.
fn go_aboard(
    battle: &Battle,
    desk: &mut Desk,
    piece: CounterId,
    (vehicle, room): (CounterId, Option<bool>),
    screen: Vec2,
) {
    match aboard(battle, desk.selection(), piece, vehicle, room) {
        Err(refusal) => desk.refuse(refusal),
        Ok(mut orders) if orders.len() == 1 => desk.order(battle, vec![orders.remove(0)]),
        Ok(orders) => {
            let units = orders.first().map(who).unwrap_or_default();
            let spot = battle.table().unit(vehicle).and_then(|vehicle| vehicle.spot());
            desk.select(Selection { spot, units, mode: Mode::of(Boarding(vehicle)), ..Selection::default() });
            desk.open_menu(screen);
        }
    }
}

fn who(order: &Command) -> Vec<CounterId> {
    if let Command::Mount { units, .. } = order { units.to_vec() } else { Vec::new() }
}

/// Somebody has been brought to a vehicle, and is to say where he sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boarding(pub CounterId);

impl Aim for Boarding {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_place_aboard())
    }
    fn draft(&self, _asking: &Asking) -> Draft {
        Draft::default()
    }
    fn in_menu(&self, action: &Action) -> bool {
        matches!(&action.does, Does::Order(orders)
            if matches!(orders.first(), Some(Command::Mount { vehicle, .. }) if *vehicle == self.0))
    }
}

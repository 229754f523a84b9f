//! The position as people and programs read it: what `hedgerow script --state` prints.

use crate::facts::flow::{Outcome, Phase};
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, Table, UnitState, units, weapons};
use crate::files::markers::{HexMarker, Marker};
use hex_board::{HexName, Place};
use serde::Serialize;
use table::{CounterId, Side};

/// The whole position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Who has the initiative.
    pub initiative: Option<Side>,
    /// Whose decision it is.
    pub to_act: Option<Side>,
    /// What is asked.
    pub question: Option<Question>,
    /// Passes in a row.
    pub passes: u8,
    /// Every unit that is or was in the game.
    pub units: Vec<UnitPosition>,
    /// Every support weapon.
    pub weapons: Vec<WeaponPosition>,
    /// Markers on Locations.
    pub hex_markers: Vec<(Place, HexMarker)>,
    /// Objectives and their holders.
    pub control: Vec<(HexName, Option<Side>)>,
    /// Points for losses, by side.
    pub loss_points: [i32; 2],
    /// Points for exits, by side.
    pub exit_points: [i32; 2],
    /// Off-board artillery, by side in the scenario's order; left out where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub artillery: Vec<ArtilleryPosition>,
    /// The result.
    pub outcome: Option<Outcome>,
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitPosition {
    /// Its id.
    pub id: CounterId,
    /// Its side.
    pub side: Side,
    /// The key of its definition.
    pub unit: String,
    /// Where it stands.
    pub at: Option<Place>,
    /// Where it is otherwise.
    pub off_map: Option<OffMap>,
    /// Shows its Shaken side.
    pub shaken: bool,
    /// Its markers.
    pub markers: Vec<Marker>,
    /// Its present morale.
    pub morale: i32,
    /// Its further facts, by their names.
    #[serde(flatten)]
    pub others: units::Others,
}

/// A support weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WeaponPosition {
    /// Its id.
    pub id: CounterId,
    /// The key of its definition.
    pub weapon: String,
    /// Its owner.
    pub carried_by: Option<CounterId>,
    /// Where it lies abandoned.
    pub at: Option<Place>,
    /// On its tripod side.
    pub set_up: bool,
    /// Out of the game.
    pub gone: bool,
    /// Its further facts, by their names.
    #[serde(flatten)]
    pub others: weapons::Others,
}

/// Missions of off-board artillery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ArtilleryPosition {
    /// Whose.
    pub side: Side,
    /// Their id in the scenario.
    pub id: String,
    /// How many have been fired; more than the scenario gives where the well supplied got another.
    pub fired: u8,
    /// How many of those that the scenario gives are left.
    pub left: u8,
    /// The fire of one of them lies on the map.
    pub running: bool,
    /// The side gets none beyond the last any more.
    pub over: bool,
}

/// The position of a table.
pub fn position(table: &Table) -> Position {
    let map = &table.field.map;
    let units = table.units.iter().map(|unit| UnitPosition {
        id: unit.id,
        side: unit.side,
        unit: table.definition(unit).id.clone(),
        at: unit.spot().map(|spot| map.place(spot)),
        off_map: match unit.state {
            UnitState::On(_) => None,
            UnitState::Off(off) => Some(off),
        },
        shaken: unit.shaken,
        markers: Marker::ALL.iter().copied().filter(|marker| unit.has(*marker)).collect(),
        morale: table.morale(unit),
        others: units::Others(unit),
    });
    let weapons = table.weapons.iter().map(|weapon| WeaponPosition {
        id: weapon.id,
        weapon: table.weapon_definition(weapon).id.clone(),
        carried_by: table.carrier(weapon).map(|owner| owner.id),
        at: weapon.lies.map(|spot| map.place(spot)),
        set_up: weapon.set_up,
        gone: weapon.gone,
        others: weapons::Others(weapon),
    });
    let flow = table.flow;
    Position {
        turn: flow.turn.number,
        phase: flow.turn.phase,
        initiative: flow.turn.initiative,
        to_act: flow.to_act(),
        question: flow.question.clone(),
        passes: flow.impulse().map_or(0, |impulse| impulse.passes),
        units: units.collect(),
        weapons: weapons.collect(),
        hex_markers: table.hexes.all().iter().map(|(spot, marker)| (map.place(*spot), *marker)).collect(),
        control: table.field.objectives.iter().map(|hex| map.name(*hex)).zip(flow.control.iter().copied()).collect(),
        loss_points: flow.loss_points,
        exit_points: flow.exit_points,
        artillery: artillery(table),
        outcome: flow.outcome.clone(),
    }
}

fn artillery(table: &Table) -> Vec<ArtilleryPosition> {
    let told = &table.flow.turn.missions;
    let of = |side: Side| {
        table.field.scenario.side(side).artillery.iter().map(move |def| {
            let fired = u8::try_from(told.fired_by(side, &def.id)).unwrap_or(u8::MAX);
            ArtilleryPosition {
                side,
                id: def.id.clone(),
                fired,
                left: def.missions.saturating_sub(fired),
                running: told.running.iter().any(|(whose, id)| *whose == side && *id == def.id),
                over: told.over.contains(&side),
            }
        })
    };
    Side::BOTH.into_iter().flat_map(of).collect()
}

//! The start as one side knows it: of a counter that starts hidden what it is, and what the scenario says of when and where such may come;
//! not where it stands, nor what is true of it there.

use crate::facts::battlefield::{Battlefield, BattlefieldData};
use crate::facts::situation::lies_hidden;
use crate::facts::start::Start;
use crate::files::scenario::{CounterDef, ScenarioDef, SideDef, WeaponEntry};
use hex_board::{Map, Spot};
use std::sync::Arc;
use table::Side;

/// Whether something may be hidden in a battle of this scenario. In the tests of this crate it may in each, so that all of them go through
/// what is told of here.
pub(crate) fn hides(scenario: &ScenarioDef) -> bool {
    let starts_hidden = |side: Side| scenario.side(side).all_counters().any(|counter| lies_hidden(counter.id));
    cfg!(test) || Side::BOTH.into_iter().any(starts_hidden)
}

impl Start {
    /// Something may be hidden from a side in a battle that begins so.
    pub fn hides(&self) -> bool {
        self.battlefield.hides
    }
    /// The start as one side knows it. What blocks lines of sight lies openly.
    pub(crate) fn seen_by(&self, side: Side) -> Self {
        let Self { battlefield, sights, added, warnings } = self.clone();
        match &battlefield.known[side.index()] {
            // Warnings name fields of the scenario.
            Some(known) => Self { battlefield: known.clone(), sights, added, warnings: Vec::new() },
            None => Self { battlefield, sights, added, warnings },
        }
    }
}

/// What a side knows of what never changes in a battle; none: all of it.
pub(crate) fn known_to(data: &BattlefieldData, side: Side) -> Option<Battlefield> {
    let conceals = data.scenario.side(side.other()).all_counters().any(|counter| lies_hidden(counter.id));
    conceals.then(|| {
        let mut scenario = data.scenario.clone();
        blank(&mut scenario, &data.map, side);
        Battlefield(Arc::new(BattlefieldData { scenario, ..data.clone() }))
    })
}

/// Puts aside what a side does not know of a scenario.
fn blank(scenario: &mut ScenarioDef, map: &Map, side: Side) {
    let now = &*scenario;
    let stand = |whose: Side| {
        let hides = move |counter: &CounterDef| whose != side && lies_hidden(counter.id);
        now.side(whose).all_counters().filter_map(move |counter| Some((map.spot(counter.at?)?, hides(counter))))
    };
    let stand: Vec<(Spot, bool)> = Side::BOTH.into_iter().flat_map(stand).collect();
    let nobody_is_seen = |spot: Spot| {
        let here = || stand.iter().filter(move |(at, _)| *at == spot);
        here().next().is_some() && here().all(|(_, hidden)| *hidden)
    };
    scenario.hex_markers.retain(|(at, marker)| !(marker.tells_of_units() && map.spot(*at).is_some_and(nobody_is_seen)));
    let SideDef { counters, heroes, crews, .. } = match side.other() {
        Side::First => &mut scenario.sides.0,
        Side::Second => &mut scenario.sides.1,
    };
    let theirs = counters.iter_mut().chain(heroes).chain(crews);
    theirs.filter(|counter| lies_hidden(counter.id)).for_each(|counter| *counter = known(counter));
}

/// What both sides know of a counter that starts hidden.
fn known(counter: &CounterDef) -> CounterDef {
    let CounterDef {
        id,
        unit,
        name,
        morale,
        leadership,
        values,
        assault_move,
        stealth,
        self_rally,
        melee_bonus,
        zone,
        entry,
        weapons,
        armour_leader,
        mounts,
        at: _,
        shaken: _,
        markers: _,
        facing: _,
        turret: _,
        buttoned: _,
        emplaced: _,
        keeps_moving: _,
        road_halves: _,
        aboard: _,
        mounted: _,
    } = counter.clone();
    let in_hand = |entry: WeaponEntry| WeaponEntry { set_up: false, acquired: None, ..entry };
    CounterDef {
        name,
        morale,
        leadership,
        values,
        assault_move,
        stealth,
        self_rally,
        melee_bonus,
        zone,
        entry,
        weapons: weapons.into_iter().map(in_hand).collect(),
        armour_leader,
        mounts: mounts.into_iter().map(in_hand).collect(),
        ..CounterDef::of(id, unit)
    }
}

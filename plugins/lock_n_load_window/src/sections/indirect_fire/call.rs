//! A call for artillery that is being prepared: who calls, where the Spotting Round may come down with which chance, and the seven hexes
//! that the fire would strike.

use super::words;
use crate::battle::Battle;
use crate::model::{LeaderChoice, Preview, Selection};
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::Bar;
use crate::seams::marks::Marks;
use board_art::Icon;
use hex_board::{HexId, Place, Sight, Spot, scatter};
use hex_view::OverlayKind;
use lock_n_load::sections::indirect_fire::artillery::{self, Call, ScatterChances};
use lock_n_load::{Command, Report, Table, Trait};
use table::{CounterId, Refusal, Say, Side};

/// Throws of two dice.
pub(super) const THROWS: u64 = 36;

/// Somebody who might call, and why he does not.
#[derive(Clone, Debug, PartialEq)]
pub struct Caller {
    /// Who.
    pub unit: CounterId,
    /// Why the rules forbid it; none: he may.
    pub refusal: Option<Refusal>,
}

/// A call for artillery that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct CallPreview {
    /// What the rules say of it.
    pub call: Call,
    /// What the mission is called.
    pub name: String,
    /// How many missions of this kind are left.
    pub left: usize,
    /// Where the Spotting Round comes down, of 36 throws.
    pub chances: ScatterChances,
    /// Everybody of the side who could be thought of as a caller.
    pub callers: Vec<Caller>,
    /// The caller's line of sight; none: his own hex.
    pub sight: Option<Sight>,
}

/// Marks the seven hexes of fire for effect (LNL-18.2-11).
pub(super) fn blast(marks: &mut Marks, table: &Table, at: HexId) {
    for hex in scatter::around(&table.field.map, at) {
        marks.mark(hex, OverlayKind::Blast);
    }
}

/// The hex clicked next is called for this mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Calling(pub String);

impl Aim for Calling {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_hex_for_artillery())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed().map_or_else(Draft::default, |at| draft(asking, at, &self.0))
    }
    fn click(&self, fall: Fall) -> Click {
        if fall.own { Click::Picks } else { Click::Aims }
    }
    fn leads_to(&self, battle: &Battle, selection: &Selection) -> Vec<Place> {
        let call = |command: &Command| {
            let Command::CallArtillery { caller, at, mission } = command else { return None };
            (*mission == self.0 && selection.units.contains(caller)).then_some(*at)
        };
        battle.legal().iter().filter_map(call).collect()
    }
    fn looks(&self, _enemies: bool) -> bool {
        true
    }
}

/// A button for each kind of mission, where somebody is chosen who may be thought of as a caller.
pub(crate) fn calls(bar: &mut Bar) {
    let table = bar.table;
    let Some((_, units)) = bar.selected() else { return };
    let Some(side) = table.flow.to_act() else { return };
    let all = &table.field.scenario.side(side).artillery;
    let callers: Vec<_> = units.into_iter().filter(|unit| unit.may(Trait::CallsFire)).collect();
    if callers.is_empty() {
        return;
    }
    for missions in all {
        let may = |unit: &lock_n_load::UnitNow| {
            artillery::may_call(&table, *unit)?;
            artillery::is_available(&table, *unit, missions)
        };
        let refusal = callers.iter().map(may).min_by_key(Result::is_err).and_then(Result::err);
        let name = if all.len() == 1 { words::artillery_button() } else { words::artillery_of(&missions.name) };
        let left = artillery::left(&table, side, missions);
        let hint = words::choose_hex(&missions.name, missions.firepower, left, missions.missions);
        let calling = bar.mode(name.said(), hint.said(), Icon::Artillery, Calling(missions.id.clone())).of_units();
        bar.push(calling.unless(refusal));
    }
}

/// Everybody on the map who could call: whoever may by his class, and whoever is chosen.
fn callers(asking: &Asking, at: Spot, mission: &str) -> Vec<Caller> {
    let table = &asking.table;
    let thought_of = |unit: &lock_n_load::UnitNow| {
        unit.spot().is_some() && (unit.may(Trait::CallsFire) || asking.selection.units.contains(&unit.id))
    };
    let caller = |unit: lock_n_load::UnitNow| {
        let refusal = asking.battle.judge(&order(table, unit.id, at, mission)).err();
        Caller { unit: unit.id, refusal }
    };
    table.side(asking.side).filter(thought_of).map(caller).collect()
}

fn order(table: &Table, caller: CounterId, at: Spot, mission: &str) -> Command {
    let at = table.field.map.place(Spot { storey: 0, ..at });
    Command::CallArtillery { caller, at, mission: mission.to_owned() }
}

/// Who calls: whom the player has chosen, else the first of those selected who may, else the first of them, who says why not.
fn chosen(selection: &Selection, callers: &[Caller]) -> Option<CounterId> {
    if let LeaderChoice::This(leader) = selection.leader {
        return Some(leader);
    }
    let selected = || callers.iter().filter(|caller| selection.units.contains(&caller.unit));
    let may = selected().find(|caller| caller.refusal.is_none());
    may.or_else(|| selected().next()).map(|caller| caller.unit)
}

fn draft(asking: &Asking, at: Spot, mission: &str) -> Draft {
    let table = &asking.table;
    let callers = callers(asking, at, mission);
    let Some(caller) = chosen(asking.selection, &callers) else { return Draft::default() };
    asking.judged(order(table, caller, at, mission), |report| {
        let Report::CallArtillery(call) = report else { return Preview::NOTHING };
        let missions = artillery::missions(table, asking.side, mission);
        let to = Spot { hex: call.at, storey: 0 };
        let sight =
            (call.from.hex != call.at).then(|| hex_board::sight(&table.field.map, table.hexes.added(), call.from, to));
        Preview::of(CallPreview {
            name: missions.map_or_else(|| mission.to_owned(), |missions| missions.name.clone()),
            left: missions.map_or(0, |missions| artillery::left(table, asking.side, missions)),
            chances: call.chances(table),
            callers,
            sight,
            call: *call,
        })
    })
}

/// Friends and enemies in the seven hexes around one.
pub(super) fn struck(table: &Table, side: Side, at: HexId) -> [usize; 2] {
    let within = |whose: Side| {
        let hexes = scatter::around(&table.field.map, at);
        table.side(whose).filter(|unit| unit.spot().is_some_and(|spot| hexes.contains(&spot.hex))).count()
    };
    [within(side), within(side.other())]
}

/// So many friends and enemies, in words.
pub(super) fn struck_in_words([own, enemies]: [usize; 2]) -> Say {
    words::stand_there(words::own_counters(own as i64), words::enemy_counters(enemies as i64))
}

#[cfg(test)]
#[path = "call_test.rs"]
mod tests;

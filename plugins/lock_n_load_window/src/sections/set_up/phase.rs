//! How the set-up is played: counters are dragged, or clicked and then put on the hex clicked next.

use super::tray::to_set_up;
use super::words;
use crate::battle::Battle;
use crate::counters::names;
use crate::model::Selection;
use crate::seams::aim::Aim;
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::{Clicked, Dropped, unit_of};
use crate::seams::desk::Desk;
use crate::seams::marks::{Marks, zone};
use crate::seams::phase::InPhase;
use hex_board::{Place, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::set_up::rules::SET_UP;
use lock_n_load::{Command, Table};
use std::collections::BTreeSet;
use table::{CounterId, Refusal, Say, Side};

/// The set-up.
pub(crate) struct SetUp;

impl InPhase for SetUp {
    fn at_rest(&self) -> Option<&'static dyn Aim> {
        Some(&Standing)
    }
    fn hints(&self) -> Vec<(Say, Say)> {
        vec![(words::mouse_drag(), words::drag_a_counter()), (words::mouse_click(), words::click_a_counter())]
    }
    fn decision(&self, table: &Table, side: Side, _selection: &Selection) -> String {
        match to_set_up(table, side).count() {
            0 => words::all_are_placed(),
            left => words::place_more(left as i64),
        }
        .said()
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let (Some(unit), Some(at)) = (asking.selection.units.first(), asking.at) else { return Draft::default() };
        let at = asking.table.field.map.place(at);
        let line = names::told(&asking.table, &words::is_placed(*unit, at));
        asking.plain(line, Command::Place { unit: *unit, at, facing: None })
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        let own = click.own_unit(table);
        let held = desk.selection().units.first().copied();
        // A counter from the tray goes on top of a stack; a placed one is put down where no counter is, or dragged.
        let from_tray = held.filter(|id| table.unit(*id).is_some_and(|unit| unit.spot().is_none()));
        match (own.filter(|_| from_tray.is_none()), held) {
            (Some(unit), held) if held != Some(unit) => {
                let spot = table.unit(unit).and_then(|unit| unit.spot());
                desk.select(Selection { spot, units: vec![unit], ..Selection::default() });
            }
            (None, Some(unit)) => {
                let at = table.field.map.place(click.spot());
                desk.order(battle, vec![Command::Place { unit, at, facing: None }]);
            }
            (Some(_), _) | (None, None) => desk.select(Selection::default()),
        }
    }
    fn next(&self, battle: &Battle, old: &Selection, next: &mut Selection) {
        // The next counter of the same group comes into the hand.
        let table = battle.table();
        let next_unit = to_set_up(&table, table.flow.to_act().unwrap_or(Side::First)).next();
        next.units = next_unit.map(|unit| unit.id).into_iter().filter(|_| !old.units.is_empty()).collect();
    }
    fn dragged(&self, battle: &Battle, desk: &mut Desk, drop: &Dropped) {
        // It is placed there. A stack of the upper storey is reached by a click.
        let table = battle.table();
        if let Some(unit) = unit_of(&table, drop.piece) {
            let at = table.field.map.place(Spot { hex: drop.to, storey: 0 });
            desk.order(battle, vec![Command::Place { unit, at, facing: None }]);
        }
    }
    fn let_go(&self, battle: &Battle, desk: &mut Desk, counter: CounterId) {
        if let Some(unit) = unit_of(&battle.table(), counter) {
            desk.refuse(Refusal::new(SET_UP, words::beside_the_map(unit)));
        }
    }
    fn marks(&self, marks: &mut Marks, table: &Table, side: Side, selection: &Selection) {
        // The zone of what is selected, or all zones of the side.
        let mut hexes = BTreeSet::new();
        for (unit, zone) in table.units.iter().zip(&table.field.zones) {
            if unit.side == side && (selection.units.is_empty() || selection.units.contains(&unit.id)) {
                hexes.extend(zone.iter().map(|spot| spot.hex));
            }
        }
        marks.mark_all(hexes, zone(Some(side)));
    }
}

/// A counter is in the hand: where it may stand is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing;

impl Aim for Standing {
    fn wants(&self) -> Option<Say> {
        None
    }
    fn draft(&self, _asking: &Asking) -> Draft {
        Draft::default()
    }
    fn leads_to(&self, battle: &Battle, selection: &Selection) -> Vec<Place> {
        let placed = |command: &Command| {
            let Command::Place { unit, at, .. } = command else { return None };
            selection.units.contains(unit).then_some(*at)
        };
        battle.legal().iter().filter_map(placed).collect()
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Reachable
    }
}

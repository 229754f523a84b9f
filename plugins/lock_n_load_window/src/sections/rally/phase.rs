//! How the Rally Phase is played: every counter acts by itself, and the next one is shown.

use super::draft;
use super::words;
use crate::battle::Battle;
use crate::model::Selection;
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::seams::phase::InPhase;
use lock_n_load::{Command, Table, UnitNow};
use table::{CounterId, Say, Side};

/// The Rally Phase.
pub(crate) struct Rally;

impl InPhase for Rally {
    fn hints(&self) -> Vec<(Say, Say)> {
        vec![(words::mouse_click(), words::see_its_roll()), (words::mouse_again(), words::roll_again())]
    }
    fn decision(&self, _table: &Table, _side: Side, _selection: &Selection) -> String {
        words::rally_or_finish().said()
    }
    fn draft(&self, asking: &Asking) -> Draft {
        draft::draft(asking)
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        if shows_again(battle, desk, table, click) {
            desk.confirm(battle);
        } else if !desk.pick(battle, table, click) {
            desk.look(click.spot());
        }
    }
    fn next(&self, battle: &Battle, old: &Selection, next: &mut Selection) {
        if old.units.is_empty() {
            return;
        }
        // Who can still try comes next, those of the same stack first.
        let table = battle.table();
        let mut left: Vec<UnitNow> = rallies(battle).filter_map(|id| table.unit(id)).collect();
        left.sort_by_key(|unit| (unit.spot() != old.spot, unit.spot()));
        if let Some(unit) = left.first() {
            (next.spot, next.units) = (unit.spot(), vec![unit.id]);
        }
    }
}

/// The roll of the counter that is clicked has been shown already.
fn shows_again(battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) -> bool {
    let [unit] = desk.selection().units[..] else { return false };
    let same = click.unit(table).is_none_or(|id| id == unit) && Some(click.spot()) == desk.selection().spot;
    same && !click.add && desk.is_ready(battle)
}

/// Units that may still try to rally.
fn rallies(battle: &Battle) -> impl Iterator<Item = CounterId> {
    let rallied = |command: &Command| if let Command::Rally { unit, .. } = command { Some(*unit) } else { None };
    battle.legal().iter().filter_map(rallied)
}

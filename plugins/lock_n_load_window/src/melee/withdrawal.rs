//! A withdrawal from melee that is being prepared (8.1).

use crate::aim::Aim;
use crate::draft::{Asking, Draft};
use crate::model::Selection;
use crate::rally::MoralePreview;
use lock_n_load::sections::melee::withdrawal;
use lock_n_load::sections::rally;
use lock_n_load::{Command, Table, UnitNow};
use table::Side;

/// The selected units try to withdraw from their melee: the preview shows their rolls, confirming orders it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Withdrawing;

impl Aim for Withdrawing {
    fn wants(&self) -> Option<&'static str> {
        Some("withdraw from the melee?")
    }
    fn draft(&self, asking: &Asking) -> Draft {
        draft(&asking.table, asking.side, asking.selection)
    }
}

/// The selected units try to withdraw together.
fn draft(table: &Table, side: Side, selection: &Selection) -> Draft {
    let mut rolls = Vec::new();
    let units: Vec<UnitNow> = selection.units.iter().filter_map(|id| table.unit(*id)).collect();
    for unit in &units {
        let spot = match withdrawal::may_try(table, side, *unit) {
            Ok(spot) => spot,
            Err(refusal) => return Draft::refused(refusal),
        };
        // A leader who withdraws too helps only once he has passed; that is not known yet.
        let stays = |mate: UnitNow| mate.leads() && !selection.units.contains(&mate.id);
        let helpers: Vec<UnitNow> = table.side_at(spot, side).filter(|mate| stays(*mate)).collect();
        let helper = withdrawal::best(table, &helpers, unit.id);
        let lines = withdrawal::lines(table, *unit, helper).to_vec();
        let needed = lines.iter().map(|line| line.value).sum();
        let by = helper.map(|helper| helper.id);
        rolls.push(MoralePreview { unit: unit.id, by, lines, needed, chance_of_36: rally::throws_up_to(needed) });
    }
    if rolls.is_empty() {
        return Draft::default();
    }
    let order = Command::Withdraw { units: selection.units.iter().copied().collect() };
    Draft::of(rolls, vec![order])
}

//! A withdrawal from melee that is being prepared (8.1).

use super::words;
use crate::model::Preview;
use crate::seams::aim::Aim;
use crate::seams::asking::{Asking, Draft};
use crate::sections::rally::MoralePreview;
use lock_n_load::{Command, Report};
use table::Say;

/// The selected units try to withdraw from their melee: the preview shows their rolls, confirming orders it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Withdrawing;

impl Aim for Withdrawing {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_to_withdraw())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        draft(asking)
    }
}

/// The selected units try to withdraw together. A leader who withdraws too helps only once he has passed; that is not known yet.
fn draft(asking: &Asking) -> Draft {
    if asking.selection.units.is_empty() {
        return Draft::default();
    }
    let order = Command::Withdraw { units: asking.selection.units.iter().copied().collect() };
    asking.judged(order, |report| {
        let Report::Withdraw(withdrawal) = report else { return Preview::NOTHING };
        let checks = withdrawal.checks(&asking.table).into_iter();
        Preview::of(checks.map(|(unit, check)| MoralePreview::of(unit, None, check)).collect::<Vec<_>>())
    })
}

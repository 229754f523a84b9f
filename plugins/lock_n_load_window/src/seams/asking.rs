//! What a draft is made from, and what it is: what would come of the selection, and the orders that confirming it gives.

use crate::battle::Battle;
use crate::model::{Preview, ReachNow, Selection};
use crate::seams::shown::Shown;
use hex_board::Spot;
use lock_n_load::{Command, Report, Table};
use table::{Refusal, Side};

/// A preview and what confirming it orders.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Draft {
    /// What is shown.
    pub preview: Preview,
    /// What is ordered.
    pub orders: Vec<Command>,
}

impl Draft {
    /// An order that is being prepared; several are given one after the other, none where it cannot be given yet.
    pub(crate) fn of(shown: impl Shown, orders: Vec<Command>) -> Self {
        Self { preview: Preview::of(shown), orders }
    }
    /// The rules forbid it.
    pub(crate) fn refused(refusal: Refusal) -> Self {
        Self { preview: Preview::refused(refusal), orders: Vec::new() }
    }
}

/// What a draft is made from.
pub(crate) struct Asking<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// Everything that rules read.
    pub table: Table<'a>,
    /// Who decides.
    pub side: Side,
    /// Who is selected, and what for.
    pub selection: &'a Selection,
    /// The Location that is meant: the one clicked, else the one under the pointer.
    pub at: Option<Spot>,
    /// What can be reached.
    pub reach: &'a ReachNow,
}

impl Asking<'_> {
    /// What an order comes to, as the rules judge it, and the order; or their refusal.
    pub(crate) fn judged(&self, order: Command, shown: impl FnOnce(Report) -> Preview) -> Draft {
        match self.battle.judge(&order) {
            Ok(report) => Draft { preview: shown(report), orders: vec![order] },
            Err(refusal) => Draft::refused(refusal),
        }
    }
    /// The same for an order that is shown in words. While the pointer only passes, nothing is said of what is no order.
    pub(crate) fn plain(&self, text: impl Into<String>, order: Command) -> Draft {
        let draft = self.judged(order, |_| Preview::of(text.into()));
        if draft.orders.is_empty() && !self.clicked() { Draft::default() } else { draft }
    }
    /// The Location that is meant has been clicked.
    pub(crate) fn clicked(&self) -> bool {
        self.at.is_some() && self.selection.target == self.at
    }
    /// The Location that is meant for those who are selected.
    pub(crate) fn aimed(&self) -> Option<Spot> {
        self.at.filter(|_| !self.selection.units.is_empty())
    }
    /// The same, unless they stand there.
    pub(crate) fn aimed_elsewhere(&self) -> Option<Spot> {
        self.aimed().filter(|at| Some(*at) != self.selection.spot)
    }
}

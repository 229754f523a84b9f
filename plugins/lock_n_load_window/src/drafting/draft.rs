//! What the next order would come to, worked out by the rules' own functions, and the orders that confirming it gives.
//!
//! It is worked out once: whoever asks again for the same selection and Location (a second click, a key, a tick, the panels) is given
//! what has been worked out ([`Drafts`]).

use crate::battle::Battle;
use crate::model::{Prepared, Selection};
use crate::seams::shown::{Preview, Shown};
use crate::sections::driving;
use crate::sections::movement::{Kind, ReachNow};
use crate::slices;
use bevy::prelude::*;
use hex_board::Spot;
use hex_view::{Corner, Hover};
use lock_n_load::{Command, Report, Table};
use std::time::Duration;
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

/// What the pointer is over.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pointing {
    /// The Location.
    pub spot: Option<Spot>,
    /// The handle at a corner: it is meant then, and nothing else.
    pub corner: Option<Corner>,
}

impl Pointing {
    /// A handle.
    pub(crate) fn corner(corner: Corner) -> Self {
        Self { spot: None, corner: Some(corner) }
    }
}

impl From<&Hover> for Pointing {
    fn from(hover: &Hover) -> Self {
        Self { spot: hovered(hover), corner: hover.corner }
    }
}

/// What a draft was made of: the same gives the same.
#[derive(Clone, Debug, PartialEq)]
struct Of {
    battle: (u64, u64),
    selection: Selection,
    at: Option<Spot>,
    corner: Option<Corner>,
    reach: Option<(Kind, Vec<Spot>)>,
}

/// The draft that was worked out last.
#[derive(Resource, Default)]
pub(crate) struct Drafts {
    last: Option<(Of, Draft)>,
    /// How many have been worked out.
    #[cfg(test)]
    pub made: usize,
}

impl Drafts {
    /// What the selection comes to with the pointer over a Location, or over a handle.
    pub(crate) fn of(&mut self, battle: &Battle, selection: &Selection, over: Pointing, reach: &ReachNow) -> &Draft {
        let of = Of {
            battle: battle.now(),
            selection: selection.clone(),
            at: selection.target.or(over.spot),
            corner: over.corner,
            reach: reach.kind.clone().map(|kind| (kind, reach.bends.clone())),
        };
        if self.last.as_ref().is_none_or(|(last, _)| *last != of) {
            let draft = draft(battle, selection, of.at, of.corner, reach);
            self.last = Some((of, draft));
            #[cfg(test)]
            {
                self.made += 1;
            }
        }
        self.last.as_ref().map_or(const { &NOTHING }, |(_, draft)| draft)
    }
}

/// Nothing is prepared.
const NOTHING: Draft = Draft { preview: Preview::NOTHING, orders: Vec::new() };

/// The Location under the pointer.
pub(crate) fn hovered(hover: &Hover) -> Option<Spot> {
    hover.hex.map(|hex| Spot { hex, storey: hover.storey })
}

/// Since when what is prepared has been shown. A click orders at once only what could be seen when its button went down: whoever is faster
/// is shown it first.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Glance {
    needed: Duration,
    since: Duration,
    pressed: Option<Duration>,
}

impl Default for Glance {
    fn default() -> Self {
        Self::of(Duration::from_millis(60))
    }
}

impl Glance {
    /// It takes so long to see it.
    pub(crate) const fn of(needed: Duration) -> Self {
        Self { needed, since: Duration::ZERO, pressed: None }
    }
    /// It was there long enough when the button went down.
    pub(crate) fn is_taken(&self, now: Duration) -> bool {
        self.since + self.needed <= self.pressed.unwrap_or(now)
    }
}

/// Notes when the button goes down.
pub(crate) fn note_press(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    time: Res<Time<Real>>,
    mut glance: ResMut<Glance>,
) {
    if buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left)) {
        glance.pressed = Some(time.elapsed());
    }
}

/// Brings preview and prepared orders up to date.
pub(crate) fn update_preview(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    hover: Res<Hover>,
    reach: Res<ReachNow>,
    mut drafts: ResMut<Drafts>,
    mut preview: ResMut<Preview>,
    mut prepared: ResMut<Prepared>,
    time: Res<Time<Real>>,
    mut glance: ResMut<Glance>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() && !selection.is_changed() && !hover.is_changed() && !reach.is_changed() {
        return;
    }
    let draft = drafts.of(&battle, &selection, Pointing::from(&*hover), &reach);
    if *preview != draft.preview {
        *preview = draft.preview.clone();
    }
    if prepared.orders != draft.orders {
        glance.since = time.elapsed();
        prepared.orders.clone_from(&draft.orders);
    }
}

/// Whoever is asked answers; else the mode says what is meant, and the phase where there is none.
fn draft(battle: &Battle, selection: &Selection, at: Option<Spot>, corner: Option<Corner>, reach: &ReachNow) -> Draft {
    let table = battle.table();
    let Some(side) = table.flow.to_act() else { return Draft::default() };
    let asking = Asking { battle, table, side, selection, at, reach };
    if let Some(corner) = corner {
        return driving::draft(&asking, corner);
    }
    if at.is_some()
        && let Some(aim) = selection.mode.any_time()
    {
        return aim.draft(&asking);
    }
    match &table.flow.question {
        Some(question) => slices::asked(question).draft(&asking),
        None => slices::phase(table.flow.turn.phase).draft(&asking),
    }
}

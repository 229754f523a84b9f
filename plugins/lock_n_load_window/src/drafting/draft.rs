//! What the next order would come to, worked out by the rules' own functions, and the orders that confirming it gives.
//!
//! It is worked out once: whoever asks again for the same selection and Location (a second click, a key, a tick, the panels) is given
//! what has been worked out ([`Drafts`]).

use crate::battle::Battle;
use crate::model::{Prepared, Preview, ReachNow, Selection};
use crate::seams::asking::{Asking, Draft};
use crate::seams::drafts::{Drafts, Glance, Of, Pointing};
use crate::sections::driving;
use crate::slices;
use bevy::prelude::*;
use hex_board::Spot;
use hex_view::{Corner, Hover};

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
        return driving::draft(&asking, slices::aim(&table, selection), corner);
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

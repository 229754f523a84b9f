//! What clicks, keys and buttons change: the selection, the plan, the menu, the tools.

use crate::battle::{Battle, LookingBack, Plan, not_yours};
use crate::model::{CursorMenu, MenuAtCursor, OrderRefused, Pause, Prepared, ReachNow, Selection, Tools};
use crate::seams::drafts::{Drafts, Glance};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use hex_view::Hover;
use lock_n_load::Command;
use panel_kit::OpenPanels;
use table::Refusal;
use table_view::{Play, Skip, ViewBusy};

/// What intents change.
#[derive(SystemParam)]
pub(crate) struct Desk<'w> {
    pub selection: ResMut<'w, Selection>,
    pub plan: ResMut<'w, Plan>,
    pub menu: ResMut<'w, CursorMenu>,
    pub menu_wanted: Res<'w, MenuAtCursor>,
    pub tools: ResMut<'w, Tools>,
    pub reach: Res<'w, ReachNow>,
    pub drafts: ResMut<'w, Drafts>,
    /// What has been shown, and whether it could be seen.
    pub prepared: Res<'w, Prepared>,
    pub glance: Res<'w, Glance>,
    pub hover: Res<'w, Hover>,
    pub busy: Res<'w, ViewBusy>,
    pub pause: Res<'w, Pause>,
    pub past: ResMut<'w, LookingBack>,
    pub open: Option<ResMut<'w, OpenPanels>>,
    pub time: Res<'w, Time<Real>>,
    pub skip: MessageWriter<'w, Skip>,
    pub refused: MessageWriter<'w, OrderRefused>,
    pub play: MessageWriter<'w, Play>,
}

impl Desk<'_> {
    /// Who is selected, and what for.
    pub(crate) fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Puts a new selection in place, if it is another.
    pub(crate) fn select(&mut self, selection: Selection) {
        self.selection.set_if_neq(selection);
    }

    /// Plans orders, if a person decides now; the animation of what was before is cut short.
    pub(crate) fn order(&mut self, battle: &Battle, orders: Vec<Command>) {
        if orders.is_empty() {
            return;
        }
        if !battle.person_decides() {
            self.refuse(not_yours());
            return;
        }
        if self.busy.0 {
            self.skip.write(Skip);
        }
        self.menu.set_if_neq(CursorMenu::default());
        self.plan.order(orders);
    }

    /// Says why something cannot be done.
    pub(crate) fn refuse(&mut self, refusal: Refusal) {
        self.refused.write(OrderRefused { command: None, refusal });
    }

    /// Opens the menu at a point of the screen.
    pub(crate) fn open_menu(&mut self, at: Vec2) {
        self.menu.set_if_neq(CursorMenu { at: Some(at) });
    }
}

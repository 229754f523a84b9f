//! The panels in their order.

use super::shown::ScreenBox;
use super::wishes::{Reads, Wish, Writes};
use crate::{DeskKey, Kit, OpenPanels, Pictures, hand_over, keys, noted};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use desk::players::LookingBack;
use desk::{Battle, Hand, Results};
use std::collections::HashMap;
use table::Side;
use table_view::{FreeBoard, View};

/// Draws everything; while the screen changes hands nothing of the battle.
pub(super) fn draw<W: ScreenBox>(
    mut contexts: EguiContexts,
    reads: Reads<W>,
    mut writes: Writes<W>,
    mut pictures: ResMut<Pictures>,
    mut open: ResMut<OpenPanels>,
    mut free_board: ResMut<FreeBoard>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let sheet = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    let mut root = egui::Ui::new(ctx.clone(), "panels".into(), sheet);
    let mut now_open = open.clone();
    let battle = &*reads.battle;
    let table = battle.table();
    let names = Side::BOTH.map(|side| W::side_name(&table, side));
    let mut kit = Kit {
        theme: &reads.theme,
        accents: reads.theme.accents(W::palettes(&table)),
        sides: names.each_ref().map(String::as_str),
        plural: W::plural(&table),
        book: W::book(),
        pictures: &mut pictures,
        open: &mut now_open,
    };
    let mut wishes = Vec::new();
    if let Some(side) = reads.hand_over.0 {
        if hand_over::show(&ctx, &mut kit, side) {
            wishes.push(Wish::HandedOver);
        }
    } else {
        let mut screen = Screen {
            battle,
            there: writes.past.battle().unwrap_or(battle),
            reads: &reads,
            hand: &writes.hand,
            past: &writes.past,
            results: &writes.results,
            view: writes.view(),
            keys: &keys::names(reads.keys.iter().next()),
            wishes: &mut wishes,
        };
        screen.draw(&mut root, &mut kit);
        // Docked panels have taken their room from the root: what is left is the table's.
        let free = root.available_rect_before_wrap();
        let [left, top, right, bottom] =
            [free.left(), free.top(), free.right(), free.bottom()].map(|edge| edge * ctx.zoom_factor());
        free_board.set_if_neq(FreeBoard(Some(Rect::new(left, top, right, bottom))));
        kit.open.keep_order(&ctx, battle.to_act().is_none());
        keys::leave_to_the_battle(&ctx);
    }
    writes.fulfil(wishes, battle, &mut now_open, reads.pause.holds(reads.time.elapsed()));
    open.set_if_neq(now_open);
    Ok(())
}

/// The panels while they are drawn.
pub(super) struct Screen<'a, 'w, 's, W: ScreenBox> {
    /// The battle as it stands.
    pub battle: &'a Battle<W>,
    /// The same, or what is looked back at.
    pub there: &'a Battle<W>,
    pub reads: &'a Reads<'w, 's, W>,
    pub hand: &'a Hand<W>,
    pub past: &'a LookingBack<W>,
    pub results: &'a Results<W>,
    pub view: Option<&'a View>,
    /// Keys as the keyboard prints them.
    pub keys: &'a HashMap<DeskKey, String>,
    pub wishes: &'a mut Vec<Wish<W>>,
}

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    pub(super) fn key(&self, key: DeskKey) -> &str {
        self.keys.get(&key).map_or("", String::as_str)
    }

    /// The order decides who takes room first.
    fn draw(&mut self, root: &mut egui::Ui, kit: &mut Kit) {
        let ctx = root.ctx().clone();
        noted::enter(&ctx, "top");
        self.top(root, kit);
        noted::enter(&ctx, "side");
        self.side(root, kit);
        if kit.open.advice && !self.past.is_on() {
            noted::enter(&ctx, "advice");
            self.advice(root, kit);
        }
        let free = root.available_rect_before_wrap();
        noted::enter(&ctx, "bar");
        let bar = self.bar(&ctx, kit, free);
        noted::enter(&ctx, "log");
        self.log(&ctx, kit, free, bar);
        noted::enter(&ctx, "tray");
        let free = self.tray(&ctx, kit, free, bar);
        noted::enter(&ctx, "card");
        self.question(&ctx, kit, free);
        self.thinking(&ctx, kit, free);
        noted::enter(&ctx, "window");
        self.windows(&ctx, kit);
        self.result(&ctx, kit);
    }
}

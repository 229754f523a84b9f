//! Where each panel stands.

use crate::battle::Glimpse;
use crate::model::{Choose, Does, Wish};
use crate::panels::cards::carried;
use crate::panels::over_map::{cursor_menu, minimap, sight_tool, threats_card};
use crate::panels::{Panels, action_bar, log_drawer, noted, objectives, question, result, side_panel, top_bar, tray};
use crate::wording::briefing::strengths;
use bevy_egui::egui;
use desk::players::ForPlayers;
use panel_kit::players::{advice_window, thinking};
use panel_kit::screen::{foot, over};
use panel_kit::{DeskKey, dice_window, luck, past_card, players, rule_book};

/// Height of the free map in which an open log and a question stand one above the other.
const ROOM_ABOVE: f32 = 560.0;

/// Draws everything. The order decides who takes room first.
pub(crate) fn draw(ui: &mut egui::Ui, panels: &mut Panels) {
    let ctx = ui.ctx().clone();
    panels.berths.clear();
    noted::enter(&ctx, "top");
    top_bar::show(ui, panels);
    noted::enter(&ctx, "side");
    side_panel::show(ui, panels);
    if panels.open.advice && panels.past.is_none() {
        noted::enter(&ctx, "advice");
        let advice = std::mem::take(&mut panels.advice);
        for wanted in advice_window::show(ui, panels, &advice) {
            panels.wishes.push(Wish::Players(over::for_players(wanted)));
        }
    }
    let free = ui.available_rect_before_wrap();
    draw_around(&ctx, panels, free);
    draw_over(&ctx, panels, free);
    draw_windows(&ctx, panels);
}

/// What stands around the free map: actions, log, tray, the question, the small map.
fn draw_around(ctx: &egui::Context, panels: &mut Panels, free: egui::Rect) {
    let looks_back = panels.past.is_some();
    noted::enter(ctx, "bar");
    // In a low window a question or the set-up needs the room of an open log.
    let question = panels.table().flow.question.is_some() && !looks_back;
    let asked = question && !panels.busy && panels.battle.person_decides();
    let wanted = panels.open.log;
    panels.open.log &= !((asked || tray::has_buttons(panels)) && free.height() < ROOM_ABOVE);
    let folded = wanted && !panels.open.log;
    // The action bar and a closed log stand beside each other at the foot; the small map too, where the window is wide enough. An open
    // log lies above the bar.
    let wide = foot::is_wide(free);
    let map = minimap::room(panels, free);
    let taken = [foot::room_of_log(free), if wide { map } else { 0.0 }];
    let bar = match panels.past {
        Some(glimpse) => Some(look_back(ctx, panels, glimpse, free, taken)),
        None => action_bar::show(ctx, panels, free, taken),
    };
    let above = free.with_max_y(bar.map_or(free.bottom(), |bar| bar.top()));
    noted::enter(ctx, "log");
    if panels.open.log {
        log_drawer::show(ctx, panels, above.with_max_x(free.right() - map));
    } else {
        log_drawer::show(ctx, panels, free.with_max_x(bar.map_or(free.right(), |bar| bar.left())));
    }
    panels.open.log |= folded;
    noted::enter(ctx, "tray");
    let log = egui::AreaState::load(ctx, "log".into()).map_or(free.bottom(), |log| log.rect().top());
    // The bar may stand below it too.
    let waiting = tray::show(ctx, panels, free, above.bottom().min(log));
    threats_card::beside(ctx, panels, free.with_min_x(free.left() + waiting));
    noted::enter(ctx, "card");
    // Whoever is asked sees first what happened.
    let mut card = None;
    if !panels.busy && !looks_back {
        let above = if panels.open.log && !folded { log } else { free.bottom() };
        card = question::show(ctx, panels, free.with_max_y(above).with_min_x(free.left() + waiting));
    }
    noted::enter(ctx, "map");
    minimap::show(ctx, panels, if wide { free } else { above }, card);
}

/// What lies over the map: who thinks, the sight tool, the menu at the cursor, the counter in hand.
fn draw_over(ctx: &egui::Context, panels: &mut Panels, free: egui::Rect) {
    let looks_back = panels.past.is_some();
    noted::enter(ctx, "card");
    if let Some(thought) = panels.thought.clone().filter(|_| !looks_back) {
        let key = panels.key(DeskKey::PlayNow).to_owned();
        if thinking::show(ctx, panels, &thought, &key, free) {
            panels.wishes.push(Wish::Players(ForPlayers::PlayNow));
        }
    }
    sight_tool::show(ctx, panels, free);
    noted::enter(ctx, "menu");
    if !looks_back {
        cursor_menu::show(ctx, panels, free);
    }
    carried::show(ctx, panels, free);
}

/// The windows, which stand above all.
fn draw_windows(ctx: &egui::Context, panels: &mut Panels) {
    noted::enter(ctx, "window");
    rule_book::show(ctx, panels);
    let battle = panels.battle;
    dice_window::show(ctx, panels, battle.dice());
    objectives::show(ctx, panels);
    let strengths = panels.battle.ask(|table| strengths(&table.field.scenario.strength));
    if let Some(seats) = players::window::show(ctx, panels, battle.seats(), &strengths) {
        panels.wishes.push(Wish::Players(ForPlayers::Seat(seats)));
    }
    show_luck(ctx, panels);
    result::show(ctx, panels);
    let is_over = panels.sentence.outcome.is_some();
    panels.open.keep_order(ctx, is_over);
}

/// The card of what is looked back at; returns where it stands.
fn look_back(
    ctx: &egui::Context,
    panels: &mut Panels,
    glimpse: &Glimpse,
    free: egui::Rect,
    taken: [f32; 2],
) -> egui::Rect {
    let shown = past_card::Shown::of(panels.battle, glimpse, panels.log);
    let keys = [DeskKey::StepBack, DeskKey::StepOn, DeskKey::Cancel].map(|key| panels.key(key).to_owned());
    let keys = [&*keys[0], &*keys[1], &*keys[2]];
    let (card, stride) = past_card::show(ctx, panels, &shown, keys, free, taken);
    if let Some(stride) = stride {
        panels.perform(Does::LookBack(stride));
    }
    card
}

/// The window of luck and decisions.
fn show_luck(ctx: &egui::Context, panels: &mut Panels) {
    let reckoned = panels.luck.clone();
    for wanted in luck::show(ctx, panels, &reckoned) {
        match wanted {
            luck::Wanted::TryAgain { entries } => panels.wishes.push(Wish::TryAgain { entries }),
            luck::Wanted::LookAt { entry } => {
                panels.open.log_at = Some(entry);
                let place = panels.log.lines.iter().filter(|told| told.entry == entry).find_map(|told| told.place);
                if let Some(place) = place {
                    panels.choose(Choose::Look(place));
                }
            }
        }
    }
}

//! The map of a campaign's course: the levels of both sides from battle to battle, and each battle with its ground, its orders and its
//! result.

use super::head::capital;
use super::look::Look;
use super::words;
use bevy_egui::egui;
use egui::{Align, Align2, FontId, Layout, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};
use panel_kit::pictures::framed_ground;
use panel_kit::theme;
use perrys_heroes::campaign::{Battle, degree_word, order_word, status_word, title};
use perrys_heroes::values::Status;
use table::Side;

/// Height of the chart.
const CHART: f32 = 178.0;
/// Room for the names of the levels.
const LEVELS: f32 = 104.0;
/// Width of a battle's card, and height of its picture.
const BATTLE: (f32, f32) = (196.0, 96.0);

/// The same of a battlefield on which a battle may come.
const AHEAD: (f32, f32) = (128.0, 62.0);

/// Draws it.
pub(super) fn show(ui: &mut Ui, look: &mut Look) {
    if !look.setting.def.briefing.is_empty() && look.seen.battles.is_empty() {
        look.text(ui, look.setting.def.briefing.clone(), look.theme.text);
        ui.add_space(6.0);
    }
    look.heading(ui, &words::chart());
    chart(ui, look);
    ui.add_space(10.0);
    ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
        for fought in &look.seen.battles {
            battle(ui, look, fought);
        }
    });
    if look.seen.battle().is_none() && look.seen.ended().is_none() {
        ahead(ui, look);
    }
}

/// Where it is fought next: on one of the battlefields, or where the chain leads.
fn ahead(ui: &mut Ui, look: &mut Look) {
    let (setting, fought) = (look.setting, usize::from(look.seen.fought()));
    let chained = setting.chain.iter().enumerate().skip(fought).map(|(field, scenario)| (field, &scenario.title));
    let fields = setting.def.battlefields.iter().enumerate().map(|(field, def)| (field, &def.title));
    ui.add_space(6.0);
    look.heading(ui, &if setting.is_fixed() { words::ahead() } else { words::battlefields() });
    ui.with_layout(Layout::left_to_right(Align::Min).with_main_wrap(true), |ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        for (field, title) in chained.chain(fields) {
            let (width, height) = AHEAD;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 2.0;
                picture(ui, look, u8::try_from(field).unwrap_or(u8::MAX), vec2(width, height));
                ui.add(egui::Label::new(theme::text(title, theme::TINY, look.theme.muted)).wrap());
            });
        }
    });
}

/// The levels, the best on top.
const BEST_FIRST: [Status; 7] = [
    Status::Triumphal,
    Status::Victorious,
    Status::UnderControl,
    Status::Uncertain,
    Status::Delicate,
    Status::Difficult,
    Status::Catastrophic,
];

/// How a side's campaign stood before each battle, and as it stands now.
pub(super) fn levels(look: &Look, side: Side) -> Vec<Status> {
    let before = look.seen.battles.iter().map(|battle| battle.statuses[side.index()]);
    let now = look.seen.battle().is_none().then_some(look.seen.side(side).status);
    before.chain(now).collect()
}

fn chart(ui: &mut Ui, look: &Look) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), CHART), Sense::hover());
    let (painter, theme) = (ui.painter(), look.theme);
    let inner = Rect::from_min_max(rect.min + vec2(LEVELS, 6.0), rect.max - vec2(14.0, 20.0));
    let row = inner.height() / (BEST_FIRST.len() - 1) as f32;
    let small = FontId::proportional(theme::TINY);
    for (n, status) in BEST_FIRST.into_iter().enumerate() {
        let y = inner.top() + row * n as f32;
        painter.hline(inner.x_range(), y, Stroke::new(1.0, theme.line.gamma_multiply(0.6)));
        let words = capital(&status_word(status));
        painter.text(pos2(rect.left(), y), Align2::LEFT_CENTER, words, small.clone(), theme.muted);
    }
    let most = usize::from(look.setting.def.most_battles()).max(1);
    let step = inner.width() / most as f32;
    for no in 1..=most {
        let x = inner.left() + step * (no as f32 - 0.5);
        painter.text(pos2(x, rect.bottom()), Align2::CENTER_BOTTOM, no.to_string(), small.clone(), theme.muted);
        painter.vline(
            inner.left() + step * no as f32,
            inner.y_range(),
            Stroke::new(1.0, theme.line.gamma_multiply(0.3)),
        );
    }
    let place = |n: usize, status: Status, side: Side| {
        let level = BEST_FIRST.iter().position(|one| *one == status).unwrap_or(0);
        // Two on the same level lie beside each other.
        let apart = if side == Side::First { -2.0 } else { 2.0 };
        pos2(inner.left() + step * n as f32, inner.top() + row * level as f32 + apart)
    };
    for side in Side::BOTH {
        let points: Vec<Pos2> = levels(look, side).into_iter().enumerate().map(|(n, at)| place(n, at, side)).collect();
        let colour = look.accent(side);
        painter.line(points.clone(), Stroke::new(2.5, colour));
        points.iter().for_each(|at| _ = painter.circle_filled(*at, 4.5, colour));
    }
}

/// A battle: its ground, its orders, its result.
fn battle(ui: &mut Ui, look: &mut Look, battle: &Battle) {
    let (width, height) = BATTLE;
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        picture(ui, look, battle.field, vec2(width, height));
        let name = format!("{}  {}", battle.no, title(look.setting, battle));
        ui.add(egui::Label::new(theme::title(name, theme::TEXT, look.theme.text)).wrap());
        for side in Side::BOTH {
            let words = words::ordered(look.name(side), order_word(battle.orders[side.index()])).said();
            ui.add(egui::Label::new(theme::text(words, theme::TINY, look.accent(side))).wrap());
        }
        let Some(outcome) = battle.outcome else {
            ui.label(theme::text(words::not_fought().said(), theme::TINY, look.theme.muted));
            return;
        };
        let side = look.viewer.unwrap_or(Side::First);
        let degree = outcome.degree(side);
        let [own, enemy] = [side, side.other()].map(|side| outcome.scores[side.index()]);
        let colour =
            [look.theme.bad, look.theme.bad, look.theme.text, look.theme.good, look.theme.good][degree as usize];
        let words = format!("{}, {}", capital(&degree_word(degree)), words::scores(own, enemy).said());
        ui.add(egui::Label::new(theme::title(words, theme::SMALL, colour)).wrap());
        let fallen = words::fallen(battle.fell[0], battle.fell[1]);
        ui.label(theme::text(fallen.said(), theme::TINY, look.theme.muted));
    });
}

/// A battlefield from above, cut to fill its place.
pub(super) fn picture(ui: &mut Ui, look: &Look, field: u8, size: egui::Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    framed_ground(ui.painter(), look.theme, rect, look.fields.get(usize::from(field)).copied().flatten());
}

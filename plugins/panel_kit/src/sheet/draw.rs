//! How a sheet is drawn, block by block.

use super::draw_parts::{self, tipped};
use super::{Block, Flow, Grid, Sheet, Spacing};
use crate::dice;
use crate::widgets::{self, card};
use crate::{Kit, breakdown, odds_bar, side_panel};
use bevy_egui::egui;
use egui::{Align, Layout, Ui};

/// Draws a sheet; returns what was asked for by presses on it, and by the pointer.
pub fn show<A: Clone>(ui: &mut Ui, kit: &mut Kit, sheet: &Sheet<A>) -> Vec<A> {
    let mut asked = Vec::new();
    blocks(ui, kit, sheet, &mut asked);
    asked
}

fn blocks<A: Clone>(ui: &mut Ui, kit: &mut Kit, sheet: &Sheet<A>, asked: &mut Vec<A>) {
    sheet.blocks.iter().for_each(|block| draw(ui, kit, block, asked));
}

fn draw<A: Clone>(ui: &mut Ui, kit: &mut Kit, block: &Block<A>, asked: &mut Vec<A>) {
    match block {
        Block::Title(icon, words) => side_panel::title(ui, kit, *icon, words),
        Block::Heading(words) => widgets::heading(ui, kit.theme, words),
        Block::Text(text) => asked.extend(draw_parts::text(ui, kit, text)),
        Block::Pill(words, ink, tip) => {
            let pill = widgets::pill(ui, words, ink.colour(kit));
            tipped(kit, pill, tip.as_ref());
        }
        Block::Dot(across, ink) => draw_parts::dot(ui, *across, ink.colour(kit)),
        Block::Rule(rule) => widgets::rule_tag(ui, kit, *rule),
        Block::RuleInFull(rule) => widgets::rule_text(ui, kit.theme, kit.book, *rule),
        Block::Refusal(sentence, rule) => widgets::refusal(ui, kit, sentence, *rule),
        Block::Line(line) => {
            let (what, value, colour) = (&line.what, &line.value, line.ink.colour(kit));
            breakdown::row(ui, kit, &breakdown::Row { what, value, colour, rule: line.rule });
        }
        Block::Total(what, value) => breakdown::total(ui, kit, what, value),
        Block::SidesHead => breakdown::sides_head(ui, kit),
        Block::Sided(sided) => {
            let line = &sided.line;
            let (what, value, colour) = (&line.what, &line.value, line.ink.colour(kit));
            let row = breakdown::Sided { what, value, half: sided.half, colour, rule: line.rule };
            breakdown::sided(ui, kit, &row);
        }
        Block::SidedTotal(what, [attack, defence]) => breakdown::sided_total(ui, kit, what, [attack, defence]),
        Block::Steps(steps, tip) => draw_parts::steps(ui, kit, steps, tip.as_ref()),
        Block::Chances(chances) => draw_parts::chances(ui, kit, chances),
        Block::Success(one) => odds_bar::success(ui, kit, &one.what, one.part, one.out_of),
        Block::Dice(row) => dice::row(ui, kit, &row.faces, row.whose, row.side),
        Block::Tick(pick) => asked.extend(draw_parts::tick(ui, kit, pick)),
        Block::Choice(pick) => asked.extend(draw_parts::choice(ui, kit, pick)),
        Block::Button(button) => asked.extend(draw_parts::button(ui, kit, button)),
        Block::Counter(counter) => draw_parts::counter_asks(ui, kit, counter, asked),
        Block::Figure(figure) => super::figure::draw(ui, kit, figure),
        Block::Group(flow, sheet) => group(ui, kit, flow, sheet, asked),
        Block::Halves(halves) => two_columns(ui, kit, halves, asked),
        Block::EndRow => ui.end_row(),
        Block::Spacing(spacing) => space(ui, *spacing),
        Block::Space(points) => ui.add_space(*points),
        Block::Separator => _ = ui.separator(),
    }
}

fn group<A: Clone>(ui: &mut Ui, kit: &mut Kit, flow: &Flow, sheet: &Sheet<A>, asked: &mut Vec<A>) {
    match flow {
        Flow::Same => _ = ui.scope(|ui| blocks(ui, kit, sheet, asked)),
        Flow::Card => {
            card(kit.theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                blocks(ui, kit, sheet, asked);
            });
        }
        Flow::Down => _ = ui.vertical(|ui| blocks(ui, kit, sheet, asked)),
        Flow::Across => _ = ui.horizontal(|ui| blocks(ui, kit, sheet, asked)),
        Flow::AcrossTop => _ = ui.horizontal_top(|ui| blocks(ui, kit, sheet, asked)),
        Flow::Wrapped => _ = ui.horizontal_wrapped(|ui| blocks(ui, kit, sheet, asked)),
        Flow::FromRight => {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| blocks(ui, kit, sheet, asked));
        }
        Flow::Indented(number) => _ = ui.indent(("indented", *number), |ui| blocks(ui, kit, sheet, asked)),
        Flow::Grid(Grid { name, columns, apart, least }) => {
            let mut grid = egui::Grid::new(name).num_columns(*columns).spacing(*apart);
            if let Some(least) = least {
                grid = grid.min_col_width(*least);
            }
            grid.show(ui, |ui| blocks(ui, kit, sheet, asked));
        }
    }
}

fn two_columns<A: Clone>(ui: &mut Ui, kit: &mut Kit, halves: &[Sheet<A>; 2], asked: &mut Vec<A>) {
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        for half in halves {
            ui.vertical(|ui| {
                ui.set_width(width);
                blocks(ui, kit, half, asked);
            });
        }
    });
}

fn space(ui: &mut Ui, wanted: Spacing) {
    if let Some(width) = wanted.width {
        ui.set_max_width(width);
    }
    let spacing = ui.spacing_mut();
    let set = |now: &mut f32, wanted: Option<f32>| *now = wanted.unwrap_or(*now);
    set(&mut spacing.item_spacing.x, wanted.across);
    set(&mut spacing.item_spacing.y, wanted.down);
    set(&mut spacing.icon_spacing, wanted.tick);
    set(&mut spacing.interact_size.y, wanted.height);
}

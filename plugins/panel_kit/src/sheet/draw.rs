//! How a sheet is drawn, block by block, and what is explained under the pointer, which is a sheet again.

use super::figure::letters;
use super::{
    Block, Button, Chance, Chances, Counter, Face, Fit, Flow, Frame, Grid, Ink, Pick, Print, Sheet, Spacing, Step,
    Text, Tip,
};
use crate::dice;
use crate::noted::note_seen;
use crate::pictures::Picture;
use crate::theme::{self, SMALL, TINY};
use crate::widgets::{self, Wide, card, taken_up, wide_button};
use crate::{Kit, breakdown, odds_bar, side_panel};
use bevy_egui::egui;
use egui::{
    Align, Align2, Color32, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

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
        Block::Text(words) => asked.extend(text(ui, kit, words)),
        Block::Pill(words, ink, tip) => {
            let pill = widgets::pill(ui, words, ink.colour(kit));
            tipped(kit, pill, tip.as_ref());
        }
        Block::Dot(across, ink) => dot(ui, *across, ink.colour(kit)),
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
        Block::Steps(all, tip) => steps(ui, kit, all, tip.as_ref()),
        Block::Chances(all) => chances(ui, kit, all),
        Block::Success(one) => odds_bar::success(ui, kit, &one.what, one.part, one.out_of),
        Block::Dice(row) => dice::row(ui, kit, (&row.faces, row.of), row.whose, row.side),
        Block::Tick(pick) => asked.extend(tick(ui, kit, pick)),
        Block::Choice(pick) => asked.extend(choice(ui, kit, pick)),
        Block::Button(one) => asked.extend(button(ui, kit, one)),
        Block::Counter(counter) => counter_asks(ui, kit, counter, asked),
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
        Flow::Folded(heading) => {
            let words = theme::title(heading, SMALL, kit.theme.muted);
            let fold = egui::CollapsingHeader::new(words).id_salt(("folded", heading));
            let shown = fold.show_unindented(ui, |ui| blocks(ui, kit, sheet, asked));
            note_seen(ui, heading, shown.header_response.rect);
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

/// What is explained under the pointer, also on what cannot be pressed.
fn tipped(kit: &mut Kit, response: Response, tip: Option<&Tip>) -> Response {
    let Some(tip) = tip else { return response };
    if let Tip::Words(words) = tip {
        return if response.enabled() {
            response.on_hover_text(words.as_str())
        } else {
            response.on_disabled_hover_text(words.as_str())
        };
    }
    let explain = |ui: &mut Ui| match tip {
        Tip::Words(words) => _ = ui.label(words.as_str()),
        Tip::Rule(rule) => widgets::rule_text(ui, kit.theme, kit.book, *rule),
        // Nothing on it can be pressed.
        Tip::Sheet(sheet) => _ = show(ui, kit, sheet),
    };
    if response.enabled() { response.on_hover_ui(explain) } else { response.on_disabled_hover_ui(explain) }
}

/// The same, written only when it is looked at.
pub fn explained(kit: &mut Kit, response: Response, write: impl FnOnce(&mut Print)) -> Response {
    response.on_hover_ui(|ui| _ = show(ui, kit, &Print::of(write)))
}

fn rich(words: &str, size: f32, face: Face, colour: Color32) -> RichText {
    match face {
        Face::Plain => theme::text(words, size, colour),
        Face::Title => theme::title(words, size, colour),
        Face::Figure => theme::figure(words, size, colour),
    }
}

fn text<A: Clone>(ui: &mut Ui, kit: &mut Kit, text: &Text<A>) -> Option<A> {
    let label = egui::Label::new(rich(&text.words, text.size, text.face, text.ink.colour(kit)));
    let label = match text.fit {
        Fit::AsGroup => label,
        Fit::Wrap => label.wrap(),
        Fit::Cut => label.truncate(),
    };
    let label = if text.act.is_some() { label.sense(Sense::click()) } else { label };
    let clicked = tipped(kit, ui.add(label), text.tip.as_ref()).clicked();
    text.act.clone().filter(|_| clicked)
}

/// A dot of so many points across, in a little room.
fn dot(ui: &mut Ui, across: f32, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(across), Sense::hover());
    ui.painter().circle_filled(rect.center(), 4.5, colour);
}

fn tick<A: Clone>(ui: &mut Ui, kit: &mut Kit, pick: &Pick<A>) -> Option<A> {
    let words = rich(&pick.words, pick.size, pick.face, kit.theme.text);
    let response = widgets::tick(ui, pick.on, &pick.name, words);
    let changed = tipped(kit, response, pick.tip.as_ref()).changed();
    pick.act.clone().filter(|_| changed)
}

fn choice<A: Clone>(ui: &mut Ui, kit: &mut Kit, pick: &Pick<A>) -> Option<A> {
    let words = rich(&pick.words, pick.size, pick.face, kit.theme.text);
    let response = widgets::choice(ui, pick.on, &pick.name, words);
    let clicked = tipped(kit, response, pick.tip.as_ref()).clicked();
    pick.act.clone().filter(|_| clicked)
}

/// A press on it, else the pointer over it.
fn button<A: Clone>(ui: &mut Ui, kit: &mut Kit, button: &Button<A>) -> Option<A> {
    let main = button.main.map(|ink| ink.colour(kit));
    let wide = Wide { icon: button.icon, name: &button.name, key: &button.key, main, width: None };
    let response = if button.act.is_some() {
        wide_button(ui, kit, wide)
    } else {
        ui.add_enabled_ui(false, |ui| wide_button(ui, kit, wide)).inner
    };
    let response = tipped(kit, response, button.tip.as_ref());
    let pointed = button.points.as_ref().filter(|_| response.hovered());
    button.act.as_ref().filter(|_| response.clicked()).or(pointed).cloned()
}

fn chances(ui: &mut Ui, kit: &Kit, chances: &Chances) {
    let [each, beside] = [&chances.each, &chances.beside].map(|all| {
        let drawn = |one| bar_part(kit, one, chances.out_of);
        all.iter().map(drawn).collect::<Vec<_>>()
    });
    odds_bar::results(ui, kit, &each, &beside, chances.out_of);
}

fn bar_part<'a>(kit: &Kit, one: &'a Chance, out_of: u64) -> odds_bar::Chance<'a> {
    odds_bar::Chance::of(&one.what, one.part, out_of, one.ink.colour(kit))
}

/// Draws a counter; a press on it asks, and the hand that takes it up.
fn counter_asks<A: Clone>(ui: &mut Ui, kit: &mut Kit, drawn: &Counter<A>, asked: &mut Vec<A>) {
    // On a tip that takes presses egui keeps the tip open, and what is let go over it does not reach the map.
    let asks = drawn.act.is_some() || drawn.more.is_some() || drawn.take_up.is_some();
    let response = sensing(ui, kit, drawn, if asks { Sense::click() } else { Sense::hover() });
    if response.clicked() {
        let adds = ui.input(|input| input.modifiers.shift || input.modifiers.command);
        asked.extend(drawn.more.as_ref().filter(|_| adds).or(drawn.act.as_ref()).cloned());
    }
    if let Some(take_up) = &drawn.take_up
        && taken_up(ui, &response)
    {
        asked.push(take_up.clone());
    }
}

/// Draws a counter with all that lies on it, wherever the next widget stands, for whoever asks himself what is pressed.
pub fn counter<A>(ui: &mut Ui, kit: &mut Kit, counter: &Counter<A>) -> Response {
    sensing(ui, kit, counter, Sense::click())
}

fn sensing<A>(ui: &mut Ui, kit: &mut Kit, counter: &Counter<A>, sense: Sense) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(counter.side), sense);
    if let Some([spoken, noted]) = &counter.name {
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken));
        note_seen(ui, noted, rect);
    }
    let Some(picture) = &counter.picture else { return response };
    let tint = if counter.spent { Color32::from_gray(150) } else { Color32::WHITE };
    kit.pictures.paint_tinted(ui.painter(), rect, picture, tint);
    if let Some(side) = counter.stripe.filter(|_| kit.theme.sides.is_some()) {
        let middle = rect.left_center() + egui::vec2(rect.width() * 0.05, 0.0);
        let at = Rect::from_center_size(middle, rect.size() * egui::vec2(0.07, 0.84));
        ui.painter().rect_filled(at, 1.0, kit.accent(side));
    }
    tokens(ui, kit, counter, rect);
    let corner = (counter.side * 0.09) as u8;
    match counter.frame {
        Frame::Chosen => {
            let stroke = Stroke::new(2.0, kit.theme.focus);
            ui.painter().rect_stroke(rect.expand(1.0), corner, stroke, StrokeKind::Outside);
        }
        Frame::Pointed if response.hovered() => {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.5, kit.theme.text), StrokeKind::Outside);
        }
        Frame::Pointed | Frame::None => {}
    }
    tipped(kit, response, counter.tip.as_ref())
}

/// What lies on a counter, along its upper edge, between the letter in one corner and the disc in the other.
fn tokens<A>(ui: &Ui, kit: &mut Kit, counter: &Counter<A>, rect: Rect) {
    let size = (rect.width() * 0.26).max(16.0);
    let room = rect.width() * 0.44 - size;
    let step = (room / (counter.tokens.len().max(2) - 1) as f32).min(size * 0.86);
    for (n, token) in counter.tokens.iter().enumerate() {
        let from = rect.left_top() + egui::vec2(rect.width() * 0.28 + n as f32 * step, -4.0);
        let at = Rect::from_min_size(from, Vec2::splat(size));
        kit.pictures.paint(ui.painter(), at, &Picture::Marker(*token));
    }
}

/// A row of boxes over the whole width: the one that counts is bright, and the one before shifts has a frame.
fn steps(ui: &mut Ui, kit: &mut Kit, steps: &[Step], tip: Option<&Tip>) {
    const GAP: f32 = 2.0;
    let width = (ui.available_width() - GAP * (steps.len() as f32 - 1.0)) / steps.len() as f32;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 34.0), Sense::hover());
    let painter = ui.painter();
    for (n, step) in steps.iter().enumerate() {
        let corner = rect.min + egui::vec2(n as f32 * (width + GAP), 0.0);
        let at = Rect::from_min_size(corner, egui::vec2(width, rect.height()));
        let (fill, ink) = if step.counts { (Ink::Focus, Ink::Dark) } else { (Ink::Raised, Ink::Muted) };
        painter.rect_filled(at, 4, fill.colour(kit));
        if step.before && !step.counts {
            painter.rect_stroke(at, 4, Stroke::new(1.0, kit.theme.focus), StrokeKind::Inside);
        }
        let above = at.center_top() + egui::vec2(0.0, 9.0);
        let below = at.center_bottom() - egui::vec2(0.0, 10.0);
        let words =
            [(above, &step.above, letters(TINY, Face::Figure)), (below, &step.below, letters(SMALL, Face::Title))];
        for (at, words, letters) in words {
            painter.text(at, Align2::CENTER_CENTER, words, letters, ink.colour(kit));
        }
    }
    tipped(kit, response, tip);
}

//! *What would you do?*: three plans, each with its chance to win and a reason; the one under the pointer is shown on the map. *Why not?*:
//! a person's own plan beside the best of the others.

use super::words;
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::widgets::{Sign, Wide, heading, note, sign_button, wide_button};
use crate::{Kit, OpenPanels, SIDE_WIDTH, noted};
use bevy_egui::egui;
use board_art::Icon;
use desk::players::{Advised, Counsel};
use desk::{Battle, WindowBox};
use egui::{Color32, CornerRadius, Frame, Margin, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
use table::Side;

/// Its width, beside the map.
const WIDTH: f32 = 320.0;
/// In a window that is narrower it takes the place of the panel at the side.
const NARROW: f32 = 1400.0;
/// Height of the bar of a chance.
const BAR: f32 = 6.0;

/// Whether the panel at the side is shown, and the advice, in a window of this width.
pub fn beside_the_map(open: &OpenPanels, width: f32) -> [bool; 2] {
    [open.side && !(open.advice && width < NARROW), open.advice]
}

/// What both take of the width at the right; `crowded` where there is no room for the panel at the side.
pub fn room(open: &OpenPanels, width: f32, crowded: bool) -> f32 {
    let [side, advice] = beside_the_map(open, width);
    (if side && !crowded { SIDE_WIDTH } else { 0.0 }) + (if advice { WIDTH } else { 0.0 })
}

/// A plan in words, with its worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    title: String,
    who: Option<String>,
    then: Option<String>,
    chance: f32,
    error: f32,
    reason: String,
}

impl Shown {
    fn of<W: WindowBox>(battle: &Battle<W>, plan: &Advised<W>) -> Self {
        let table = battle.table();
        let then = plan.next.as_ref().map(|next| {
            let who = W::actors(&table, next).map(|who| format!(" ({who})")).unwrap_or_default();
            desk::sentence(&words::then(W::deed(&table, next), who).said())
        });
        Self {
            title: W::title(&table, &plan.outline),
            who: W::actors(&table, &plan.outline),
            then,
            chance: plan.chance,
            error: plan.error,
            reason: plan.reason.clone(),
        }
    }
}

/// What a computer player says to whoever asks him.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Counselled {
    /// Nobody has asked here.
    #[default]
    Nothing,
    /// He thinks: how much of the work is done, from 0 to 1.
    Thinking(f32),
    /// His plans.
    Given(Side, Vec<Shown>),
    /// What he thinks of the person's own plan.
    Weighed(Box<Compared>),
}

/// A person's own plan beside the best of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    side: Side,
    own: Shown,
    other: Option<Shown>,
    words: String,
    worse: bool,
    reply: String,
}

impl Counselled {
    /// What is said of a battle, in words.
    pub fn of<W: WindowBox>(battle: &Battle<W>, counsel: &Counsel<W>) -> Self {
        let shown = |plan: &Advised<W>| Shown::of(battle, plan);
        match counsel {
            Counsel::Nothing => Self::Nothing,
            Counsel::Thinking(part) => Self::Thinking(*part),
            Counsel::Given(advice) => Self::Given(advice.side, advice.plans.iter().map(shown).collect()),
            Counsel::Weighed(weighed) => Self::Weighed(Box::new(Compared {
                side: weighed.side,
                own: shown(&weighed.own),
                other: weighed.other.as_ref().map(shown),
                words: weighed.compared.clone(),
                worse: weighed.worse,
                reply: weighed.reply.clone(),
            })),
        }
    }
}

/// What the panel shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// What he says.
    pub counsel: Counselled,
    /// The plan that a person has prepared, of which he may ask what it is worth: what is done, and who does it.
    pub own: Option<(String, Option<String>)>,
    /// A person who sits before the screen decides.
    pub person_decides: bool,
    /// The one of the plans that is shown on the map.
    pub pointed: Option<usize>,
    /// The keys to ask for advice, and to ask why not.
    pub keys: [String; 2],
}

/// What a player wants of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The computer's plans.
    Advise,
    /// What the plan is worth that he has prepared.
    WhyNot,
    /// This one of the plans is shown on the map.
    Point(Option<usize>),
}

/// Draws the panel beside the map; returns what is wanted.
pub fn show(root: &mut Ui, panels: &mut Kit, advice: &Advice) -> Vec<Wanted> {
    let theme = panels.theme;
    let (mut open, mut pointed, mut wanted) = (true, None, Vec::new());
    let frame = Frame::new().fill(theme.panel).inner_margin(Margin { left: 12, right: 10, top: 10, bottom: 10 });
    let panel = egui::Panel::right("advice").exact_size(WIDTH).resizable(false).show_separator_line(false);
    let shown = panel.frame(frame).show(root, |ui| {
        ui.horizontal(|ui| {
            ui.label(theme::title(words::what_would_you_do().said(), TITLE, theme.text));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                open =
                    !sign_button(ui, panels, Sign::Icon(Icon::Close), &words::close_advice().said(), false).clicked();
            });
        });
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(WIDTH - 26.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            pointed = content(ui, panels, advice, &mut wanted);
        });
    });
    let edge = shown.response.rect;
    root.painter().vline(edge.left(), edge.y_range(), Stroke::new(1.0, theme.line));
    if pointed != advice.pointed {
        wanted.push(Wanted::Point(pointed));
    }
    panels.open.advice = open;
    wanted
}

/// Draws what is advised; returns the plan under the pointer.
fn content(ui: &mut Ui, panels: &mut Kit, advice: &Advice, wanted: &mut Vec<Wanted>) -> Option<usize> {
    let theme = panels.theme;
    match &advice.counsel {
        Counselled::Thinking(progress) => {
            bar(ui, theme.line, theme.focus, *progress, None);
            note(ui, theme::text(words::thinks_for_you().said(), SMALL, theme.muted));
            None
        }
        Counselled::Nothing if advice.person_decides => {
            note(ui, theme::text(words::at_the_level().said(), SMALL, theme.muted));
            ask(ui, panels, advice, &words::ask().said(), wanted);
            why_not(ui, panels, advice, wanted);
            None
        }
        Counselled::Nothing => {
            note(ui, theme::text(words::nobody_decides().said(), SMALL, theme.muted));
            None
        }
        Counselled::Given(side, plans) => {
            let accent = panels.accent(*side);
            let mut pointed = None;
            for (n, plan) in plans.iter().enumerate() {
                if card(ui, panels, (n, &format!("{}", n + 1)), plan, accent, advice.pointed) {
                    pointed = Some(n);
                }
            }
            if plans.is_empty() {
                note(ui, theme::text(words::nothing_to_choose().said(), TEXT, theme.text));
            }
            note(ui, theme::text(words::what_chances_are().said(), SMALL, theme.muted));
            why_not(ui, panels, advice, wanted);
            pointed
        }
        Counselled::Weighed(weighed) => {
            let pointed = compared(ui, panels, weighed, advice.pointed);
            why_not(ui, panels, advice, wanted);
            ask(ui, panels, advice, &words::all_plans().said(), wanted);
            pointed
        }
    }
}

/// The button that asks for the computer's plans.
fn ask(ui: &mut Ui, panels: &mut Kit, advice: &Advice, name: &str, wanted: &mut Vec<Wanted>) {
    let width = Some(ui.available_width());
    if wide_button(ui, panels, Wide { name, key: &advice.keys[0], width, ..Wide::default() }).clicked() {
        wanted.push(Wanted::Advise);
    }
}

/// The button that asks about the plan that is prepared; without one, how to prepare it.
fn why_not(ui: &mut Ui, panels: &mut Kit, advice: &Advice, wanted: &mut Vec<Wanted>) {
    let theme = panels.theme;
    if !advice.person_decides {
        return;
    }
    let is_weighed = |(title, who): &(String, Option<String>)| match &advice.counsel {
        Counselled::Weighed(weighed) => weighed.own.title == *title && weighed.own.who == *who,
        Counselled::Nothing | Counselled::Thinking(_) | Counselled::Given(..) => false,
    };
    match &advice.own {
        Some(own) if is_weighed(own) => {}
        Some((title, who)) => {
            let width = Some(ui.available_width());
            let who = who.as_ref().map(|who| format!(": {who}")).unwrap_or_default();
            note(ui, theme::text(format!("{title}{who}"), SMALL, theme.text));
            let button = Wide { name: &words::why_not().said(), key: &advice.keys[1], width, ..Wide::default() };
            if wide_button(ui, panels, button).clicked() {
                wanted.push(Wanted::WhyNot);
            }
        }
        None => _ = note(ui, theme::text(words::prepare_a_plan().said(), SMALL, theme.muted)),
    }
}

/// A person's own plan and the best of the others; returns the one under the pointer.
fn compared(ui: &mut Ui, panels: &Kit, weighed: &Compared, shown_on_map: Option<usize>) -> Option<usize> {
    let theme = panels.theme;
    let Compared { side, own, other, words: told, worse, reply } = weighed;
    let accent = panels.accent(*side);
    let mut pointed = None;
    heading(ui, theme, &words::your_plan().said());
    if card(ui, panels, (0, ""), own, accent, shown_on_map) {
        pointed = Some(0);
    }
    let colour = if *worse { theme.warning } else { theme.text };
    note(ui, theme::title(told, TEXT, colour));
    if !reply.is_empty() {
        note(ui, theme::text(reply, SMALL, theme.text));
    }
    if let Some(other) = other {
        ui.add_space(4.0);
        let best = if other.chance >= own.chance { words::best_plan() } else { words::next_best_plan() };
        heading(ui, theme, &best.said());
        if card(ui, panels, (1, ""), other, accent, shown_on_map) {
            pointed = Some(1);
        }
    }
    pointed
}

/// A plan by its number, with what stands before it; true if the pointer is over it.
fn card(
    ui: &mut Ui,
    panels: &Kit,
    (n, mark): (usize, &str),
    plan: &Shown,
    accent: Color32,
    shown_on_map: Option<usize>,
) -> bool {
    let theme = panels.theme;
    let frame = Frame::new().fill(theme.card).corner_radius(theme::RADIUS).inner_margin(10.0);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal(|ui| {
            if !mark.is_empty() {
                ui.label(theme::figure(mark, TITLE, accent));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let error = (plan.error * 100.0).max(1.0);
                ui.label(theme::text(format!("± {error:.0}"), SMALL, theme.muted));
                ui.label(theme::figure(format!("{:.0} %", plan.chance * 100.0), TITLE, theme.text));
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(egui::Label::new(theme::title(&plan.title, TEXT, theme.text)).truncate());
                });
            });
        });
        if let Some(who) = &plan.who {
            ui.add(egui::Label::new(theme::text(who, SMALL, theme.muted)).wrap());
        }
        if let Some(then) = &plan.then {
            note(ui, theme::text(then, SMALL, theme.text));
        }
        bar(ui, theme.line, accent, plan.chance, Some(plan.error));
        if !plan.reason.is_empty() {
            note(ui, theme::text(&plan.reason, SMALL, theme.text));
        }
    });
    let rect = shown.response.rect;
    let response = ui.interact(rect, ui.id().with(("plan", n)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &plan.title));
    noted::note_seen(ui, &format!("Plan {}", n + 1), rect);
    let hovered = response.contains_pointer();
    if hovered || shown_on_map == Some(n) {
        let stroke = Stroke::new(1.5, theme.focus);
        ui.painter().rect_stroke(rect, CornerRadius::same(theme::RADIUS), stroke, StrokeKind::Inside);
    }
    hovered
}

/// A part of a whole as a bar, with its error as a whisker.
fn bar(ui: &mut Ui, empty: Color32, full: Color32, part: f32, error: Option<f32>) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), BAR), Sense::hover());
    let x = |part: f32| rect.left() + rect.width() * part.clamp(0.0, 1.0);
    ui.painter().rect_filled(rect, CornerRadius::same(3), empty);
    ui.painter().rect_filled(rect.with_max_x(x(part).max(rect.left() + 2.0)), CornerRadius::same(3), full);
    if let Some(error) = error {
        let span = egui::Rangef::new(x(part - error), x(part + error));
        ui.painter().hline(span, rect.center().y, Stroke::new(1.5, Color32::WHITE));
    }
}

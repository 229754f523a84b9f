//! A question that one side must answer, where nobody overlooks it: Opportunity Fire with its preview, and every other choice.

use super::widgets::{Wide, choice, floating, note, rule_tag, tick, wide_button};
use super::{Panels, fire_panel, values, words};
use crate::input::BattleAction;
use crate::model::{Choose, Does, Preview};
use crate::names;
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use egui::{CornerRadius, Rect, Sense, Ui};
use hex_board::{Place, Spot};
use hex_view::space;
use lock_n_load::{Command, Question};
use table::{CounterId, RuleId};

/// Width of the card.
const WIDTH: f32 = 496.0;

/// Draws the open question, if one is open.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let table = panels.table();
    let Some(question) = &table.flow.question else { return };
    if table.flow.outcome.is_some() {
        return;
    }
    let accent = panels.accent(question.side());
    let width = WIDTH.min(free.width() - 24.0);
    let id = egui::Id::new("question");
    let height = egui::AreaState::load(ctx, id).and_then(|state| state.size).map_or(200.0, |size| size.y);
    let mut about: Vec<egui::Pos2> = Vec::new();
    about.extend(place_of(question).and_then(|place| on_screen(ctx, panels, place)));
    about.extend(panels.selection.spot.and_then(|spot| on_screen(ctx, panels, table.field.map.place(spot))));
    let others = table.units.iter().filter_map(|unit| unit.spot());
    let others: Vec<egui::Pos2> =
        others.filter_map(|spot| on_screen(ctx, panels, table.field.map.place(spot))).collect();
    let at = free_place(free.shrink(10.0), egui::vec2(width, height), &about, &others);
    egui::Area::new(id).fixed_pos(at).order(egui::Order::Middle).constrain(false).fade_in(false).show(ctx, |ui| {
        let margin = egui::Margin { left: 12, right: 12, top: 9, bottom: 10 };
        let shown = floating(panels.theme).inner_margin(margin).show(ui, |ui| {
            ui.set_width(width - 26.0);
            // The map is what the question is about: the card takes no more of it than its words need.
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.spacing_mut().interact_size.y = 20.0;
            ask(ui, panels, question);
        });
        let card = shown.response.rect;
        let band = Rect::from_min_size(card.min, egui::vec2(card.width(), 5.0));
        let corners = CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
        ui.painter().rect_filled(band, corners, accent);
    });
}

/// Where the card hides nothing of what it asks about, the earlier in `about` the less, and few of the others: above, else below, in a
/// corner, at a side.
fn free_place(free: Rect, size: egui::Vec2, about: &[egui::Pos2], others: &[egui::Pos2]) -> egui::Pos2 {
    let room = (free.size() - size - egui::vec2(0.0, super::BOTTOM_HEIGHT)).max(egui::Vec2::ZERO);
    let corners = [(0.5, 0.0), (0.5, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.5), (1.0, 0.5)];
    let places = corners.map(|(x, y)| free.min + room * egui::vec2(x, y));
    let hidden = |at: &egui::Pos2| -> (Vec<bool>, usize) {
        let card = Rect::from_min_size(*at, size).expand(34.0);
        let under = about.iter().map(|point| card.contains(*point)).collect();
        (under, others.iter().filter(|point| card.contains(**point)).count())
    };
    places.into_iter().min_by_key(hidden).unwrap_or(free.min)
}

/// The Location that the question is about.
fn place_of(question: &Question) -> Option<Place> {
    match question {
        Question::OpportunityFire { at, .. } | Question::MeleeDefence { at, .. } => Some(*at),
        Question::MeleeAttack { places, .. } => places.first().copied(),
        _ => None,
    }
}

/// Where a Location is in the window, in points.
fn on_screen(ctx: &egui::Context, panels: &Panels, place: Place) -> Option<egui::Pos2> {
    let map = &panels.table().field.map;
    let at = panels.view?.screen_at(space::centre(map, map.spot(place)?.hex)) / ctx.zoom_factor();
    Some(egui::pos2(at.x, at.y))
}

fn ask(ui: &mut Ui, panels: &mut Panels, question: &Question) {
    let table = panels.table();
    let side = question.side();
    let (title, rule) = title(question);
    ui.horizontal(|ui| {
        ui.label(theme::title(title, TITLE, panels.theme.text));
        rule_tag(ui, panels, rule);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::title(panels.side_name(side), TEXT, panels.accent(side)));
        });
    });
    match question {
        Question::OpportunityFire { at, targets, .. } => opportunity(ui, panels, *at, targets),
        Question::CheckNext { leaders, .. } => {
            note(ui, theme::text("Several leaders must check. Who first?", TEXT, panels.theme.text));
            choices(ui, panels, leaders, |leader| Command::CheckNext { leader });
        }
        Question::DropWeapon { unit, .. } => {
            let line = format!("{} can carry less now. Which weapon is left behind?", names::unit(&table, *unit));
            note(ui, theme::text(names::sentence(&line), TEXT, panels.theme.text));
            let weapons: Vec<CounterId> = table.carried_by(*unit).map(|weapon| weapon.id).collect();
            choices(ui, panels, &weapons, |weapon| Command::DropWeapon { weapon });
        }
        Question::GoTo { unit, places: all, .. } => {
            let line = format!("Where does {} go? Click a marked hex, or choose here.", names::unit(&table, *unit));
            note(ui, theme::text(line, TEXT, panels.theme.text));
            let unit = *unit;
            places(ui, panels, all, |to| Command::GoTo { unit, to });
        }
        Question::SniperFire { sniper, places: all, .. } => {
            note(ui, theme::text("The sniper can fire at several hexes. Which one?", TEXT, panels.theme.text));
            let sniper = *sniper;
            places(ui, panels, all, |at| Command::SniperFire { sniper, at });
        }
        Question::MeleeAttack { places: all, .. } => melee_attack(ui, panels, all),
        Question::MeleeDefence { satchels, .. } => melee_defence(ui, panels, satchels),
    }
}

const fn title(question: &Question) -> (&'static str, RuleId) {
    match question {
        Question::OpportunityFire { .. } => ("Opportunity Fire?", RuleId("LNL-5.3-01")),
        Question::CheckNext { .. } => ("Next Damage Check", RuleId("LNL-5.0-13")),
        Question::DropWeapon { .. } => ("A weapon is dropped", RuleId("LNL-1.6.1-19")),
        Question::GoTo { rule, .. } => ("Where to?", *rule),
        Question::SniperFire { .. } => ("Sniper", RuleId("LNL-11.4-03")),
        Question::MeleeAttack { .. } => ("Melee: your attack", RuleId("LNL-8.0-10")),
        Question::MeleeDefence { .. } => ("Melee: satchel charges", RuleId("LNL-8.0-26")),
    }
}

/// Fire from one of the stacks that can, or hold.
fn opportunity(ui: &mut Ui, panels: &mut Panels, at: Place, targets: &[CounterId]) {
    let theme = panels.theme;
    let stacks = stacks_that_fire(panels);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
        let line = format!("{} in {at}.", names::sentence(&names::units(&panels.table(), targets)));
        ui.label(theme::text(line, TEXT, theme.text));
        if stacks.len() < 2 {
            return;
        }
        ui.label(theme::text("  From", SMALL, theme.muted));
        for spot in stacks {
            let name = panels.table().field.map.place(spot).to_string();
            let chosen = panels.selection.spot == Some(spot);
            if choice(ui, chosen, &format!("From {name}"), theme::title(name, TEXT, theme.text)).clicked() {
                panels.choose(Choose::Stack(spot));
            }
        }
    });
    let preview = panels.preview;
    // The panel at the side shows the whole preview; where it is closed, the card shows what matters.
    if let Preview::Fire(fire) = preview
        && !panels.open.side
    {
        super::widgets::card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            fire_panel::summary(ui, panels, fire);
        });
    }
    let side = panels.sentence.side.map_or(theme.focus, |side| panels.accent(side));
    let keys = [BattleAction::Confirm, BattleAction::HoldFire, BattleAction::HoldForMove]
        .map(|key| panels.key(key).to_owned());
    ui.horizontal(|ui| {
        let can_fire = matches!(preview, Preview::Fire(_));
        ui.add_enabled_ui(can_fire, |ui| {
            let fire = Wide { icon: Some(Icon::Fire), name: "Fire", key: &keys[0], main: Some(side), width: None };
            if wide_button(ui, panels, fire).clicked() {
                panels.perform(Does::Confirm);
            }
        });
        let hold = Wide { icon: Some(Icon::Hold), name: "Hold fire", key: &keys[1], main: None, width: None };
        if wide_button(ui, panels, hold).clicked() {
            panels.order(Command::HoldFire);
        }
        if !panels.battle.legal().contains(&Command::HoldFireForMove) {
            return;
        }
        let hold =
            Wide { icon: Some(Icon::HoldForMove), name: "Hold for this move", key: &keys[2], main: None, width: None };
        if wide_button(ui, panels, hold).clicked() {
            panels.order(Command::HoldFireForMove);
        }
    });
}

/// Locations from which the rules offer fire.
fn stacks_that_fire(panels: &Panels) -> Vec<Spot> {
    let table = panels.table();
    let mut stacks: Vec<Spot> = Vec::new();
    for command in panels.battle.legal() {
        if let Command::Fire(order) = command
            && let Some(spot) = order.firers.first().and_then(|part| table.unit(part.unit)).and_then(|unit| unit.spot())
            && !stacks.contains(&spot)
        {
            stacks.push(spot);
        }
    }
    stacks.sort();
    stacks
}

/// A counter for each answer.
fn choices(ui: &mut Ui, panels: &mut Panels, all: &[CounterId], order: impl Fn(CounterId) -> Command) {
    let theme = panels.theme;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(10.0, 6.0);
        for id in all {
            let table = panels.table();
            ui.vertical(|ui| {
                let clicked = match table.unit(*id) {
                    Some(unit) => values::unit(ui, panels, unit, 64.0).clicked(),
                    None => values::weapon(ui, panels, *id, 64.0).clicked(),
                };
                let name = words::counter(&table, *id);
                let word = ui.add(egui::Label::new(theme::text(name, SMALL, theme.muted)).sense(Sense::click()));
                if clicked || word.clicked() {
                    panels.order(order(*id));
                }
            });
        }
    });
}

/// A button for each Location.
fn places(ui: &mut Ui, panels: &mut Panels, all: &[Place], order: impl Fn(Place) -> Command) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for place in all {
            let name = place.to_string();
            let response = wide_button(ui, panels, Wide { name: &name, ..Wide::default() });
            if response.clicked() {
                panels.order(order(*place));
            }
        }
    });
}

/// The attack is prepared in the panel on the right; here it is ordered, or the side does not attack.
fn melee_attack(ui: &mut Ui, panels: &mut Panels, all: &[Place]) {
    let theme = panels.theme;
    if all.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
            ui.label(theme::text("Several melees are to be fought. Which one now?", TEXT, theme.text));
            for place in all {
                let table = panels.table();
                let Some(spot) = table.field.map.spot(*place) else { continue };
                let chosen = panels.selection.spot == Some(spot);
                let name = place.to_string();
                if choice(ui, chosen, &format!("Melee in {name}"), theme::title(name, TEXT, theme.text)).clicked() {
                    panels.choose(Choose::Stack(spot));
                }
            }
        });
    }
    let preview = panels.preview;
    match preview {
        // Line by line it stands in the panel at the side; where that is closed, here.
        Preview::Melee(melee) if panels.open.side => super::melee_panel::summary(ui, panels, &melee.report),
        Preview::Melee(melee) => {
            super::widgets::card(theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                super::melee_panel::report(ui, panels, &melee.report);
            });
        }
        Preview::Refused(refusal) => super::widgets::refusal(ui, panels, refusal),
        _ => _ = note(ui, theme::text("Choose attackers and defenders in the panel on the right.", SMALL, theme.muted)),
    }
    let none = Command::MeleeAttack { attackers: Vec::new(), defenders: smallvec::SmallVec::new(), leader: None };
    let may_decline = panels.battle.legal().contains(&none);
    let accent = panels.sentence.side.map_or(theme.focus, |side| panels.accent(side));
    let key = panels.key(BattleAction::Confirm).to_owned();
    ui.horizontal(|ui| {
        ui.add_enabled_ui(matches!(preview, Preview::Melee(_)), |ui| {
            let attack = Wide { icon: Some(Icon::Melee), name: "Attack", key: &key, main: Some(accent), width: None };
            if wide_button(ui, panels, attack).clicked() {
                panels.perform(Does::Confirm);
            }
        });
        if may_decline && wide_button(ui, panels, Wide { name: "No attack", ..Wide::default() }).clicked() {
            panels.order(none);
        }
    });
}

/// Ticks for the charges, and the answer.
fn melee_defence(ui: &mut Ui, panels: &mut Panels, satchels: &[CounterId]) {
    let theme = panels.theme;
    let table = panels.table();
    note(
        ui,
        theme::text("Which satchel charges are used in defence? They are gone after the round.", TEXT, theme.text),
    );
    ui.horizontal_wrapped(|ui| {
        for satchel in satchels {
            let used = panels.selection.chosen.contains(satchel);
            let name = names::weapon(&table, *satchel);
            if tick(ui, used, &name, theme::text(&name, TEXT, theme.text)).changed() {
                panels.choose(Choose::Defender(*satchel));
            }
        }
    });
    let chosen: smallvec::SmallVec<[CounterId; 2]> =
        satchels.iter().filter(|satchel| panels.selection.chosen.contains(satchel)).copied().collect();
    let name = if chosen.is_empty() { "Use none" } else { "Use these" };
    let accent = panels.sentence.side.map_or(theme.focus, |side| panels.accent(side));
    let key = panels.key(BattleAction::Confirm).to_owned();
    let answer = Wide { icon: Some(Icon::Done), name, key: &key, main: Some(accent), width: None };
    if wide_button(ui, panels, answer).clicked() {
        panels.order(Command::MeleeDefence { satchels: chosen });
    }
}

//! The men of a side, place by place, and its vehicles, each with his history.

use super::head::capital;
use super::look::{FIGURE_HEIGHT, Look};
use super::words;
use crate::builder::{experience, line};
use bevy_egui::egui;
use egui::{Color32, Ui};
use panel_kit::theme;
use panel_kit::widgets::pill;
use perrys_heroes::campaign::{
    Carrier, Fate, Parked, Place, Roster, Soldier, fate_told, note_told, parked_told, vehicle_note_told,
};
use perrys_heroes::force::ManDef;
use table::{Say, Side};

/// The tint of the figure of a man who holds his place no more.
const GONE: Color32 = Color32::from_gray(110);

/// Draws the roster of a side.
pub(super) fn show(ui: &mut Ui, look: &mut Look, side: Side) {
    let seen = look.seen;
    let roster = &seen.side(side).roster;
    for (no, team) in (0_u8..).zip(&roster.teams) {
        ui.add_space(4.0);
        ui.label(theme::title(team, theme::TITLE, look.accent(side)));
        for (place_no, place) in (0_u16..).zip(&roster.places).filter(|(_, place)| place.team == no) {
            let held = |man: &&Soldier| man.place == place_no;
            // Who holds it now stands first, then those who held it before him.
            roster.men.iter().rev().filter(held).for_each(|man| row(ui, look, side, (roster, place), man));
        }
    }
    if !roster.carriers.is_empty() {
        ui.add_space(8.0);
        ui.label(theme::title(words::vehicles().said(), theme::TITLE, look.accent(side)));
        roster.carriers.iter().for_each(|carrier| vehicle(ui, look, carrier));
    }
}

/// What the holder of a place is and has, in a line.
pub(super) fn role(look: &Look, place: &Place) -> String {
    // The name stands before it, and so does experience, which is a man's own.
    let nameless = ManDef { name: String::new(), experience: Default::default(), ..place.what.clone() };
    line(&nameless, look.tools).trim_start_matches([',', ' ']).to_owned()
}

/// A man: his figure, and beside it his line.
fn row(ui: &mut Ui, look: &mut Look, side: Side, (roster, place): (&Roster, &Place), man: &Soldier) {
    let theme = look.theme;
    let holds = place.holder.and_then(|holder| roster.man(holder)).is_some_and(|holder| holder == man);
    let (colour, tint) = if holds { (theme.text, Color32::WHITE) } else { (theme.muted, GONE) };
    let fate = match man.fate {
        Fate::Ready => theme.good,
        Fate::Away(_) => theme.warning,
        Fate::Evacuated | Fate::Dead => theme.bad,
    };
    let history = man.notes.iter().map(|noted| (noted.battle, note_told(&noted.note)));
    let about = format!("{}, {}", experience(man.experience).said(), role(look, place));
    ui.horizontal_top(|ui| {
        look.figure(ui, side, (place, man.experience), tint);
        ui.vertical(|ui| {
            // Its first line stands at the middle of the figure.
            ui.add_space(((FIGURE_HEIGHT - ui.spacing().interact_size.y) / 2.0).max(0.0));
            entry(ui, look, (&man.name, colour), (&fate_told(man.fate), fate), &about, history.collect());
        });
    });
}

fn vehicle(ui: &mut Ui, look: &Look, carrier: &Carrier) {
    let theme = look.theme;
    let (colour, fate) = match carrier.parked {
        Parked::Ready => (theme.text, theme.good),
        Parked::InRepair(_) => (theme.text, theme.warning),
        Parked::Lost | Parked::Replaced => (theme.muted, theme.bad),
    };
    let kind = look.setting.vehicles.find(&carrier.what.vehicle).map_or("", |kind| &kind.name);
    let history = carrier.notes.iter().map(|(battle, note)| (*battle, vehicle_note_told(note)));
    entry(ui, look, (&carrier.what.name, colour), (&parked_told(carrier.parked), fate), kind, history.collect());
}

/// A line: name, what he is, where he is, what has happened to him.
fn entry(
    ui: &mut Ui,
    look: &Look,
    (name, colour): (&str, Color32),
    (fate, fate_colour): (&Say, Color32),
    about: &str,
    history: Vec<(u8, Say)>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(theme::title(name, theme::TEXT, colour));
        pill(ui, &capital(fate), fate_colour);
        ui.label(theme::text(about, theme::SMALL, look.theme.muted));
        if !history.is_empty() {
            let told: Vec<String> =
                history.into_iter().map(|(battle, what)| words::history(battle, what).said()).collect();
            ui.label(theme::text(told.join("; "), theme::SMALL, look.theme.text));
        }
    });
}

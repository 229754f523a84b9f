//! Who takes part and with what: a tick for each unit's own firepower and each weapon, and the leader who aids.

use super::widgets::{choice, heading, rule_text, tick};
use super::{Panels, values, words};
use crate::model::{Choose, CrewMember, LeaderChoice};
use crate::names;
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use egui::Ui;
use table::CounterId;

/// Draws the list. `verb` heads it: "Who fires", "Who attacks".
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels, verb: &str, crew: &[CrewMember]) {
    heading(ui, panels.theme, verb);
    for member in crew {
        member_row(ui, panels, member);
    }
}

/// A unit and what it could use, in one row.
fn member_row(ui: &mut Ui, panels: &mut Panels, member: &CrewMember) {
    let table = panels.table();
    let theme = panels.theme;
    let name = words::unit(&table, member.unit);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 2.0);
        ui.spacing_mut().icon_spacing = 5.0;
        values::small(ui, panels, member.unit, 28.0);
        if let Some(refusal) = &member.refusal {
            let why = format!("{name}: {}", words::refusal(&table, refusal));
            let line = ui.add(egui::Label::new(theme::text(why, SMALL, theme.muted)).truncate());
            line.on_hover_ui(|ui| {
                ui.label(theme::text(words::refusal(&table, refusal), TEXT, theme.bad));
                rule_text(ui, theme, refusal.rule);
            });
            return;
        }
        match member.own {
            Some(own) => {
                let ticked = own && member.takes_part;
                if tick(ui, ticked, &name, theme::text(&name, TEXT, theme.text)).changed() {
                    panels.choose(Choose::Own(member.unit));
                }
            }
            None if member.weapons.is_empty() => {
                if tick(ui, member.takes_part, &name, theme::text(&name, TEXT, theme.text)).changed() {
                    panels.choose(Choose::Unit(member.unit));
                }
            }
            None => _ = ui.label(theme::text(&name, TEXT, theme.text)),
        }
        for (weapon, used) in &member.weapons {
            let name = names::weapon(&table, *weapon);
            if tick(ui, *used, &name, theme::text(&name, SMALL, theme.text)).changed() {
                panels.choose(Choose::Weapon { unit: member.unit, weapon: *weapon });
            }
        }
        for (second, helps) in &member.helpers {
            let words = format!("with {}", words::unit(&table, *second));
            let label = choice(ui, *helps, &words, theme::text(&words, SMALL, theme.text));
            let label = label.on_hover_text("Two single men fire one weapon in full.");
            if label.clicked() {
                panels.choose(Choose::With { unit: member.unit, with: (!helps).then_some(*second) });
            }
        }
    });
}

/// Draws the choice of the leader: nobody, or one of these.
pub(crate) fn leader(ui: &mut Ui, panels: &mut Panels, verb: &str, leaders: &[CounterId], chosen: Option<CounterId>) {
    if leaders.is_empty() {
        return;
    }
    let table = panels.table();
    let theme = panels.theme;
    ui.add_space(2.0);
    heading(ui, theme, verb);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for leader in leaders {
            let Some(unit) = table.unit(*leader) else { continue };
            let words = format!("{} {}", words::unit(&table, *leader), words::signed(table.leadership(unit)));
            if choice(ui, chosen == Some(*leader), &words, theme::text(&words, SMALL, theme.text)).clicked() {
                panels.choose(Choose::Leader(LeaderChoice::This(*leader)));
            }
        }
        if choice(ui, chosen.is_none(), "nobody", theme::text("nobody", SMALL, theme.text)).clicked() {
            panels.choose(Choose::Leader(LeaderChoice::Nobody));
        }
    });
}

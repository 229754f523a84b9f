//! Who takes part and with what: a tick for each unit's own firepower and each weapon, and the leader who aids.

use crate::counters::names;
use crate::model::{Choose, LeaderChoice};
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::widgets::{choice, heading, rule_text, tick};
use crate::theme::{self, SMALL, TEXT};
use crate::words;
use bevy_egui::egui;
use egui::Ui;
use hex_board::Spot;
use lock_n_load::{Part, Table, UnitNow};
use table::{CounterId, Refusal, Side};

/// A line of the list in which the player ticks who takes part.
#[derive(Clone, Debug, PartialEq)]
pub struct CrewMember {
    /// The unit.
    pub unit: CounterId,
    /// It takes part.
    pub takes_part: bool,
    /// With its own firepower; none where it has none.
    pub own: Option<bool>,
    /// Its weapons, and whether each is used.
    pub weapons: Vec<(CounterId, bool)>,
    /// Single men who could help with its weapon, and whether each does.
    pub helpers: Vec<(CounterId, bool)>,
    /// Why it cannot take part, if it cannot.
    pub refusal: Option<Refusal>,
}

/// Which other single men could use the unit's weapon together with it, and whether each does: everybody with whom the rules accept the
/// parts that come of it.
pub(crate) fn helpers(
    table: &Table,
    side: Side,
    at: Spot,
    parts: &[Part],
    unit: UnitNow,
    accept: impl Fn(CounterId, Vec<Part>) -> bool,
) -> Vec<(CounterId, bool)> {
    let Some(part) = parts.iter().find(|part| part.unit == unit.id && !part.weapons.is_empty()) else {
        return Vec::new();
    };
    let accepted = |second: CounterId| {
        let mut parts: Vec<Part> = parts.iter().filter(|part| part.unit != second).cloned().collect();
        parts.iter_mut().filter(|part| part.unit == unit.id).for_each(|part| part.with = Some(second));
        accept(second, parts)
    };
    let others = table.side_at(at, side).filter(|other| unit.is_smc() && other.id != unit.id);
    others.filter(|other| accepted(other.id)).map(|other| (other.id, part.with == Some(other.id))).collect()
}

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
    let name = meanings::unit(&table, member.unit);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 2.0);
        ui.spacing_mut().icon_spacing = 5.0;
        values::small(ui, panels, member.unit, 28.0);
        if let Some(refusal) = &member.refusal {
            let why = words::crew_refused(&name, meanings::refusal(&table, refusal)).said();
            let line = ui.add(egui::Label::new(theme::text(why, SMALL, theme.muted)).truncate());
            line.on_hover_ui(|ui| {
                ui.label(theme::text(meanings::refusal(&table, refusal), TEXT, theme.bad));
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
            let name = names::told(&table, &words::crew_with(*second));
            let label = choice(ui, *helps, &name, theme::text(&name, SMALL, theme.text));
            let label = label.on_hover_text(words::crew_with_hint().said());
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
            let name = words::crew_leader(*leader, meanings::signed(table.leadership(unit)));
            let name = names::told(&table, &name);
            if choice(ui, chosen == Some(*leader), &name, theme::text(&name, SMALL, theme.text)).clicked() {
                panels.choose(Choose::Leader(LeaderChoice::This(*leader)));
            }
        }
        let nobody = words::crew_nobody().said();
        if choice(ui, chosen.is_none(), &nobody, theme::text(&nobody, SMALL, theme.text)).clicked() {
            panels.choose(Choose::Leader(LeaderChoice::Nobody));
        }
    });
}

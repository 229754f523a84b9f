//! The men of both sides, as figures from above with what they are.

use super::facts::sides;
use crate::boxes::shown::{Drawn, SideName, words};
use bevy_egui::egui;
use board_art::{CounterStyle, Icon};
use egui::{Color32, Ui};
use panel_kit::Pictures;
use panel_kit::pictures::Picture;
use panel_kit::theme::{self, Theme};
use perrys_heroes::values::{Experience, Speciality};
use perrys_heroes::{Figure, Man, Table, Vehicle};
use perrys_heroes_window::{builder, model, palettes, portrait};
use table::Side;

/// Side of a figure in points.
const FIGURE: f32 = 52.0;
/// From this width on the sides stand beside each other.
const BESIDE: f32 = 480.0;

/// Both forces. Who is which counter on the table is not told: that is dealt out in secret.
#[derive(Debug)]
pub(super) struct Men {
    sides: [(SideName, Vec<Team>); 2],
}

/// A team.
#[derive(Debug)]
struct Team {
    name: String,
    points: i32,
    men: Vec<(Picture, String)>,
}

impl Men {
    /// Those of a table.
    pub(super) fn of(table: &Table) -> Self {
        let names = sides(table);
        let of_side = |side: Side| {
            let teams = table.field.teams.iter().enumerate().filter(|(_, team)| team.side == side);
            let team = |(no, team): (usize, &perrys_heroes::Team)| {
                let men = || table.field.men.iter().filter(|man| usize::from(man.team) == no);
                let shown = |man: &Man| {
                    let (figure, base) = portrait(table, side, man);
                    (Picture::Figure(figure, base), line(table, man))
                };
                let vehicles = || table.field.vehicles.iter().filter(|vehicle| usize::from(vehicle.team) == no);
                Team {
                    name: team.name.clone(),
                    points: men().map(|man| man.cost).chain(vehicles().map(|it| it.cost)).map(i32::from).sum(),
                    men: vehicles().map(|it| driven(table, it)).chain(men().map(shown)).collect(),
                }
            };
            (names[side.index()].clone(), teams.map(team).collect())
        };
        Self { sides: Side::BOTH.map(of_side) }
    }
    /// Every man in words.
    #[cfg(test)]
    pub(super) fn lines(&self, side: Side) -> impl Iterator<Item = &str> {
        self.sides[side.index()].1.iter().flat_map(|team| &team.men).map(|(_, line)| line.as_str())
    }
}

/// A vehicle or a gun: how it looks, what it is, what it costs.
fn driven(table: &Table, vehicle: &Vehicle) -> (Picture, String) {
    let ink = palettes(table)[vehicle.side.index()].light;
    let is_it = |figure: &Figure| table.vehicle(figure).is_some_and(|other| std::ptr::eq(other, vehicle));
    let hull = table.figures.iter().find(is_it).filter(|_| !vehicle.is_carriage());
    let picture = hull.map_or(Picture::Icon(Icon::Weapon, [ink.0, ink.1, ink.2]), |figure| {
        Picture::Model(Box::new(model(table, &figure, vehicle, palettes(table)[vehicle.side.index()])))
    });
    let parts = [vehicle.name.clone(), vehicle.def.name.clone(), words::points(vehicle.cost).said()];
    (picture, parts.join(", "))
}

/// A man in words: who he is, what he holds, what he costs.
fn line(table: &Table, man: &Man) -> String {
    let mut parts = vec![man.name.clone(), builder::grade(man.grade).said()];
    if man.experience != Experience::Normal {
        parts.push(builder::experience(man.experience).said());
    }
    if man.speciality != Speciality::None {
        parts.push(builder::speciality(man.speciality).said());
    }
    parts.extend([man.support, man.light].into_iter().flatten().map(|no| table.field.weapon(no).name.clone()));
    parts.push(words::points(man.cost).said());
    parts.join(", ")
}

impl Drawn for Men {
    fn show(&self, ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, _: CounterStyle) {
        let beside = ui.available_width() >= BESIDE;
        let width = if beside { (ui.available_width() - 16.0) / 2.0 } else { ui.available_width() };
        let layout = if beside {
            egui::Layout::left_to_right(egui::Align::Min)
        } else {
            egui::Layout::top_down(egui::Align::Min)
        };
        ui.with_layout(layout, |ui| {
            for (name, teams) in &self.sides {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.label(theme::title(&name.name, theme::TITLE, name.accent));
                    teams.iter().for_each(|team| show_team(ui, theme, pictures, team));
                });
            }
        });
    }
}

fn show_team(ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, team: &Team) {
    let points = words::points(team.points).said();
    ui.label(theme::text(format!("{}, {points}", team.name), theme::SMALL, theme.muted));
    for (picture, line) in &team.men {
        ui.horizontal(|ui| {
            pictures.show_figure(ui, FIGURE, picture, Color32::WHITE);
            ui.add(egui::Label::new(theme::text(line, theme::SMALL, theme.text)).wrap());
        });
    }
}

//! The page on which forces are built: the files at the left, the men in the middle, the chosen man at the right. What is changed is on disk
//! at once.

use super::files::{Listed, examples, new_file, own, store};
use super::model::{At, Draft, Tools};
use super::pen::{Note, Pen, because, column, offer, toggle};
use super::{battery, man, nation, vehicle, words};
use bevy_egui::egui;
use egui::{Button, RichText, Ui, vec2};
use panel_kit::theme::{self, Theme};
use perrys_heroes::checks::force::ForceFault;
use perrys_heroes::force::{ForceDef, ManDef, TeamDef};
use perrys_heroes::values::{Battery, Grade, Nation};
use std::path::{Path, PathBuf};

/// Width of the list of files.
const FILES: f32 = 210.0;
/// Least width of the page about a man.
const MAN: f32 = 320.0;

/// Forces that are built.
#[derive(Debug)]
pub struct Builder {
    tools: Tools,
    user: PathBuf,
    own: Vec<Listed>,
    examples: Vec<Listed>,
    open: Option<(PathBuf, Draft)>,
    chosen: At,
    /// The vehicle that is chosen in place of a man.
    vehicle: Option<usize>,
    /// The file that a second click deletes.
    doomed: Option<PathBuf>,
    trouble: Option<String>,
}

impl Builder {
    /// The forces in the folder of the user, and the examples of the data.
    pub fn of(data: &Path, user: &Path, tools: Tools) -> Self {
        let (own, examples) = (own(user), examples(data));
        let user = user.to_path_buf();
        Self { tools, user, own, examples, open: None, chosen: (0, 0), vehicle: None, doomed: None, trouble: None }
    }

    /// The force that is being built.
    pub fn draft(&self) -> Option<&Draft> {
        self.open.as_ref().map(|(_, draft)| draft)
    }

    /// Opens a force under a name of its own, and keeps it.
    pub fn begin(&mut self, draft: Draft) {
        let path = new_file(&self.user, &draft.force().name);
        (self.open, self.chosen, self.vehicle) = (Some((path, draft)), (0, 0), None);
        self.keep();
    }

    /// Writes what has been changed to disk.
    pub fn keep(&mut self) {
        let Some((path, draft)) = &self.open else { return };
        let kept = store(path, draft.force());
        self.trouble = kept.err().map(|error| words::not_kept(format!("{error:#}")).said());
        if self.trouble.is_none() {
            let content = Ok(draft.force().clone());
            match self.own.iter_mut().find(|listed| listed.path == *path) {
                Some(listed) => listed.content = content,
                None => self.own.push(Listed { path: path.clone(), content }),
            }
        }
    }

    /// Deletes the file of a force if this is the second click that asks for it. One that cannot be deleted stays in the list.
    pub fn delete(&mut self, path: PathBuf) {
        if self.doomed.as_ref() != Some(&path) {
            self.doomed = Some(path);
            return;
        }
        self.doomed = None;
        if std::fs::remove_file(&path).is_ok() {
            self.own.retain(|listed| listed.path != path);
            self.open = self.open.take().filter(|(open, _)| *open != path);
        }
    }

    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, theme: &Theme, note: &mut Note) {
        let mut pen = Pen { theme, note };
        let height = ui.available_height();
        let rest = ui.available_width() - FILES - 24.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            column(ui, "files", vec2(FILES, height), |ui| self.files(ui, &mut pen));
            let about = (rest * 0.5).max(MAN.min(rest * 0.5));
            column(ui, "men", vec2(rest - about, height), |ui| self.men(ui, &mut pen));
            column(ui, "man", vec2(about, height), |ui| self.about(ui, &mut pen));
        });
    }

    /// What may be opened.
    fn files(&mut self, ui: &mut Ui, pen: &mut Pen) {
        pen.heading(ui, &words::new_force());
        for of in Nation::ALL {
            if pen.button(ui, &nation(of).said(), false, None) {
                let team = words::new_team(1).said();
                self.begin(Draft::new(words::new_name().said(), of, words::new_leader().said(), team));
            }
        }
        ui.add_space(8.0);
        pen.heading(ui, &words::own_forces());
        if self.own.is_empty() {
            pen.small(ui, words::none_yet().said(), pen.theme.muted);
        }
        let (mut wanted, mut deleted) = (None, None);
        for listed in &self.own {
            match &listed.content {
                Ok(force) => {
                    let open = self.open.as_ref().is_some_and(|(path, _)| *path == listed.path);
                    ui.push_id(&listed.path, |ui| {
                        if pen.button(ui, &force.name, open, None) {
                            wanted = Some((listed.path.clone(), force.clone()));
                        }
                    });
                    pen.small(ui, summary(force, &self.tools), pen.theme.muted);
                }
                Err(report) => {
                    pen.small(ui, words::unreadable(listed.name()).said(), pen.theme.bad);
                    ui.label(RichText::new(report).monospace().size(theme::TINY));
                }
            }
            let asked = self.doomed.as_ref() == Some(&listed.path);
            let name = if asked { words::really_delete() } else { words::delete() }.said();
            if ui.push_id(("delete", &listed.path), |ui| pen.deletes(ui, &name, &listed.name())).inner {
                deleted = Some(listed.path.clone());
            }
        }
        if let Some((path, force)) = wanted {
            (self.open, self.chosen, self.vehicle) = (Some((path, Draft::of(force))), (0, 0), None);
        }
        deleted.into_iter().for_each(|path| self.delete(path));
        ui.add_space(8.0);
        pen.heading(ui, &words::example_squads());
        let mut copied = None;
        for (no, force) in self.examples.iter().filter_map(|listed| listed.content.as_ref().ok()).enumerate() {
            let name = format!("{}, {}", force.name, nation(force.nation).said());
            let clicked = ui.push_id(("example", no), |ui| pen.button(ui, &name, false, None)).inner;
            pen.small(ui, summary(force, &self.tools), pen.theme.muted);
            if clicked {
                copied = Some(ForceDef { name: words::copy_of(&force.name).said(), ..force.clone() });
            }
        }
        if let Some(force) = copied {
            self.begin(Draft::of(force));
        }
    }

    /// The force: its totals, every fault of it, and its men.
    fn men(&mut self, ui: &mut Ui, pen: &mut Pen) {
        let Some((_, draft)) = &mut self.open else { return };
        let (tools, mut changed) = (&self.tools, head(ui, pen, draft, &self.tools));
        if let Some(trouble) = &self.trouble {
            pen.small(ui, trouble, pen.theme.bad);
        }
        let faults = tools.faults(draft.force());
        if faults.is_empty() {
            pen.small(ui, words::lawful().said(), pen.theme.good);
        } else {
            pen.small(ui, words::broken(faults.len()).said(), pen.theme.bad);
        }
        faults.iter().filter(|fault| fault.team.is_none()).for_each(|fault| {
            pen.small(ui, because(fault), pen.theme.bad);
        });
        let force = draft.force().clone();
        for (no, team) in force.teams.iter().enumerate() {
            ui.add_space(6.0);
            ui.push_id(("team", no), |ui| {
                let mut name = team.name.clone();
                if ui.text_edit_singleline(&mut name).changed() {
                    let mut then = draft.force().clone();
                    then.teams[no].name = name;
                    changed |= draft.typed(&format!("team-{no}"), then);
                }
                let of_team = |fault: &&ForceFault| fault.team == Some(no);
                for fault in faults.iter().filter(of_team).filter(|fault| fault.man.is_none()) {
                    pen.small(ui, because(fault), pen.theme.bad);
                }
                for (place, man) in team.men.iter().enumerate() {
                    let chosen = self.vehicle.is_none() && (no, place) == self.chosen;
                    if row(ui, pen, man, tools, chosen) {
                        (self.chosen, self.vehicle) = ((no, place), None);
                    }
                    for fault in faults.iter().filter(of_team).filter(|fault| fault.man == Some(place)) {
                        pen.small(ui, because(fault), pen.theme.bad);
                    }
                }
                changed |= under(ui, pen, draft, tools, no, &mut self.chosen);
            });
        }
        let team = TeamDef {
            name: words::new_team(force.teams.len() + 1).said(),
            men: vec![ManDef { name: words::new_leader().said(), grade: Grade::Nco, ..ManDef::default() }],
            ..TeamDef::default()
        };
        ui.add_space(6.0);
        changed |= offer(ui, pen, draft, tools, (&words::another_team().said(), false), |draft| draft.with_team(team));
        changed |= vehicle::list(ui, pen, draft, tools, &mut self.vehicle);
        if changed {
            self.keep();
        }
    }

    /// The chosen man.
    fn about(&mut self, ui: &mut Ui, pen: &mut Pen) {
        let Some((_, draft)) = &mut self.open else { return };
        if draft.man(self.chosen).is_none() {
            self.chosen = (0, 0);
        }
        if let Some(no) = self.vehicle.filter(|no| *no < draft.force().vehicles.len()) {
            if vehicle::show(ui, pen, draft, &self.tools, no) {
                self.keep();
            }
            return;
        }
        self.vehicle = None;
        if man::show(ui, pen, draft, &self.tools, &mut self.chosen) {
            self.keep();
        }
    }
}

/// Men and points of a force.
fn summary(force: &ForceDef, tools: &Tools) -> String {
    let men: usize = force.teams.iter().map(|team| team.men.len()).sum();
    format!("{}, {}", words::men(men).said(), words::points(tools.total(force)).said())
}

/// Name, nation, points and the way back.
fn head(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools) -> bool {
    let mut changed = false;
    let mut name = draft.force().name.clone();
    if ui.text_edit_singleline(&mut name).changed() {
        let then = ForceDef { name, ..draft.force().clone() };
        changed |= draft.typed("name", then);
    }
    let (total, budget) = (tools.men(draft.force()), draft.force().budget);
    let colour = if total > i32::from(budget) { pen.theme.bad } else { pen.theme.text };
    ui.label(theme::title(words::points_of(total, budget).said(), theme::FIGURE, colour));
    ui.horizontal_wrapped(|ui| {
        for of in Nation::ALL {
            let chosen = draft.force().nation == of;
            changed |= offer(ui, pen, draft, tools, (&nation(of).said(), chosen), |draft| ForceDef {
                nation: of,
                ..draft.force().clone()
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (name, budget) in [(words::squad(), 80), (words::command_squad(), 50)] {
            let chosen = draft.force().budget == budget;
            changed |= offer(ui, pen, draft, tools, (&name.said(), chosen), |draft| ForceDef {
                budget,
                ..draft.force().clone()
            });
        }
        let now = draft.force().clone();
        let paratroopers = ForceDef { paratroopers: !now.paratroopers, ..now.clone() };
        if pen.button(ui, &words::paratroopers().said(), now.paratroopers, None) {
            changed |= draft.change(paratroopers);
        }
        if pen.button(ui, &words::elite().said(), now.elite, None) {
            changed |= draft.change(ForceDef { elite: !now.elite, ..now });
        }
        let is_first = !draft.can_undo();
        if ui.add_enabled(!is_first, Button::new(words::undo().said())).clicked() {
            changed |= draft.undo();
        }
    });
    changed | artillery(ui, pen, draft, tools)
}

/// What may be called for: each piece of it is bought, and given back (PH-H-16).
fn artillery(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools) -> bool {
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        pen.small(ui, words::artillery().said(), pen.theme.muted);
        for of in Battery::ALL {
            let price = tools.charts.artillery.of(of).price;
            let bought = draft.force().artillery.iter().filter(|one| **one == of).count();
            let name = words::choice(format!("+ {}", battery(of).said()), i16::from(price)).said();
            changed |= offer(ui, pen, draft, tools, (&name, false), |draft| draft.with_artillery(of));
            if bought > 0 {
                let name =
                    format!("\u{2212} {}", words::so_many(battery(of), u8::try_from(bought).unwrap_or(u8::MAX)).said());
                changed |= offer(ui, pen, draft, tools, (&name, false), |draft| draft.without_artillery(of));
            }
        }
    });
    changed
}

/// A man in a line; true if he was clicked.
fn row(ui: &mut Ui, pen: &mut Pen, man: &ManDef, tools: &Tools, chosen: bool) -> bool {
    let words = man::line(man, tools);
    ui.push_id(&man.name, |ui| pen.button(ui, &words, chosen, None)).inner
}

/// What is done with a whole team.
fn under(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, team: usize, chosen: &mut At) -> bool {
    let Some(now) = draft.force().teams.get(team).cloned() else { return false };
    let mut changed = false;
    ui.horizontal_wrapped(|ui| {
        let man = ManDef { name: words::new_man(now.men.len() + 1).said(), ..ManDef::default() };
        let name = words::another_man(&now.name).said();
        if offer(ui, pen, draft, tools, (&name, false), |draft| draft.with_another(team, man)) {
            (changed, *chosen) = (true, (team, now.men.len()));
        }
        let guns = tools.vehicles_of(draft.force().nation, true);
        let guns: Vec<_> = guns.map(|gun| (gun.name.clone(), gun.key.clone(), gun.cost)).collect();
        for (name, key, cost) in guns {
            let on = now.gun.as_ref() == Some(&key);
            let then = draft.with_gun(team, (!on).then_some(key));
            changed |= toggle(ui, pen, draft, tools, (&words::choice(name, cost).said(), on), then);
        }
        if team > 0 {
            let name = words::join(&now.name).said();
            changed |= offer(ui, pen, draft, tools, (&name, false), |draft| draft.joined(team));
        }
    });
    changed
}

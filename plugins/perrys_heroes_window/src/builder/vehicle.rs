//! The vehicles of a force: the list, and the page about one.

use super::model::{Draft, Tools};
use super::pen::{Pen, because, offer, toggle};
use super::{experience, grade, words};
use bevy_egui::egui::Ui;
use panel_kit::theme;
use perrys_heroes::force::CrewedDef;
use perrys_heroes::values::{Experience, Grade};
use perrys_heroes::weapons::WeaponClass;
use table::Say;

/// A vehicle carries no more submachine guns (PH-4.3-13).
const MOST_GUNS: usize = 3;

/// A vehicle in a line: what it is, who commands it, what it costs.
fn line(vehicle: &CrewedDef, tools: &Tools) -> String {
    let kind = tools.vehicles.find(&vehicle.vehicle).map_or(vehicle.vehicle.as_str(), |def| &def.name);
    let mut parts = vec![vehicle.name.clone(), kind.to_owned(), grade(vehicle.commander).said()];
    if vehicle.experience != Experience::Normal {
        parts.push(experience(vehicle.experience).said());
    }
    parts.push(words::points(tools.crewed_cost(vehicle)).said());
    parts.join(", ")
}

/// The vehicles of a force with what is wrong with them, and the way to another; true if something was changed.
pub(super) fn list(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, chosen: &mut Option<usize>) -> bool {
    let force = draft.force().clone();
    let Some(first) = tools.vehicles_of(force.nation, false).next().map(|def| def.key.clone()) else { return false };
    pen.heading(ui, &words::vehicles());
    let (cost, budget) = (tools.hulls(&force), force.vehicle_budget);
    let colour = if cost > i32::from(budget) { pen.theme.bad } else { pen.theme.muted };
    pen.small(ui, words::points_of(cost, budget).said(), colour);
    let faults = tools.faults(&force);
    for (no, vehicle) in force.vehicles.iter().enumerate() {
        ui.push_id(("vehicle", no), |ui| {
            if pen.button(ui, &line(vehicle, tools), *chosen == Some(no), None) {
                *chosen = Some(no);
            }
            for fault in faults.iter().filter(|fault| fault.vehicle == Some(no)) {
                pen.small(ui, because(fault), pen.theme.bad);
            }
        });
    }
    let name = words::new_vehicle(force.vehicles.len() + 1).said();
    let vehicle = CrewedDef { name, vehicle: first, commander: Grade::Nco, ..CrewedDef::default() };
    let title = words::choice(words::another_vehicle().said(), tools.crewed_cost(&vehicle)).said();
    let more = offer(ui, pen, draft, tools, (&title, false), |draft| draft.with_another_vehicle(vehicle));
    if more {
        *chosen = Some(force.vehicles.len());
    }
    more
}

/// The page about a vehicle; true if something was changed.
pub(super) fn show(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, no: usize) -> bool {
    let Some(now) = draft.force().vehicles.get(no).cloned() else { return false };
    let mut changed = false;
    pen.heading(ui, &words::name());
    let mut name = now.name.clone();
    if ui.text_edit_singleline(&mut name).changed() {
        let then = draft.with_vehicle(no, |vehicle| vehicle.name = name);
        changed |= draft.typed(&format!("vehicle-{no}"), then);
    }
    ui.label(theme::title(words::points(tools.crewed_cost(&now)).said(), theme::TITLE, pen.theme.text));
    let kinds = tools.vehicles_of(draft.force().nation, false);
    let kinds = kinds.map(|def| (def.name.clone(), CrewedDef { vehicle: def.key.clone(), ..now.clone() })).collect();
    changed |= choices(ui, pen, draft, tools, (no, &now), (&words::vehicle_kind(), kinds));
    let grades = Grade::ALL.map(|one| (grade(one).said(), CrewedDef { commander: one, ..now.clone() }));
    changed |= choices(ui, pen, draft, tools, (no, &now), (&words::commander(), grades.into()));
    let seen = Experience::ALL.map(|one| (experience(one).said(), CrewedDef { experience: one, ..now.clone() }));
    changed |= choices(ui, pen, draft, tools, (no, &now), (&words::experience(), seen.into()));
    changed |= guns(ui, pen, draft, tools, (no, &now));
    pen.heading(ui, &words::equipment());
    ui.horizontal_wrapped(|ui| {
        let flags = [
            (words::camouflaged(), CrewedDef { camouflaged: !now.camouflaged, ..now.clone() }, now.camouflaged),
            (words::foliage(), CrewedDef { foliage: !now.foliage, ..now.clone() }, now.foliage),
        ];
        for (name, then, on) in flags {
            let force = draft.with_vehicle(no, |vehicle| *vehicle = then);
            changed |= toggle(ui, pen, draft, tools, (&name.said(), on), force);
        }
    });
    ui.add_space(8.0);
    if pen.button(ui, &words::remove_vehicle().said(), false, None) {
        let then = draft.without_vehicle(no);
        changed |= draft.change(then);
    }
    changed
}

/// One of several, each with the price that the vehicle would have.
fn choices(
    ui: &mut Ui,
    pen: &mut Pen,
    draft: &mut Draft,
    tools: &Tools,
    (no, now): (usize, &CrewedDef),
    (title, all): (&Say, Vec<(String, CrewedDef)>),
) -> bool {
    let mut changed = false;
    pen.heading(ui, title);
    ui.horizontal_wrapped(|ui| {
        for (name, then) in all {
            let chosen = then == *now;
            let name = words::choice(name, tools.crewed_cost(&then)).said();
            changed |= offer(ui, pen, draft, tools, (&name, chosen), |draft| draft.with_vehicle(no, |one| *one = then));
        }
    });
    changed
}

/// The submachine guns that it carries: another one of each kind, and the last one off.
fn guns(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, (no, now): (usize, &CrewedDef)) -> bool {
    let (mut changed, nation) = (false, draft.force().nation);
    pen.heading(ui, &words::submachine_guns());
    let names = now.submachine_guns.iter().filter_map(|key| tools.weapons.no(key));
    let names: Vec<&str> = names.map(|weapon| tools.weapons.def(weapon).name.as_str()).collect();
    if !names.is_empty() {
        pen.small(ui, names.join(", "), pen.theme.text);
    }
    ui.horizontal_wrapped(|ui| {
        let mut with = |ui: &mut Ui, name: &str, guns: Vec<String>| {
            let then = CrewedDef { submachine_guns: guns, ..now.clone() };
            changed |= offer(ui, pen, draft, tools, (name, false), |draft| draft.with_vehicle(no, |one| *one = then));
        };
        if now.submachine_guns.len() < MOST_GUNS {
            let all = tools.of(nation).filter(|weapon| weapon.class == WeaponClass::SubmachineGun);
            for weapon in all {
                let guns = now.submachine_guns.iter().cloned().chain([weapon.key.clone()]).collect();
                with(ui, &format!("+ {}", weapon.name), guns);
            }
        }
        if let Some((last, rest)) = now.submachine_guns.split_last() {
            let name = tools.weapons.no(last).map_or(last.as_str(), |weapon| &tools.weapons.def(weapon).name);
            with(ui, &format!("\u{2212} {name}"), rest.to_vec());
        }
    });
    changed
}

//! The men who are to be placed in the set-up, team by team.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::bodies::{held, model, palettes, portrait};
use crate::{builder, words};
use desk::TableBox as _;
use panel_kit::pictures::Picture;
use panel_kit::screen::{Waiter, Waiting};
use perrys_heroes::{Figure, Table};

/// Those of whoever places; none: nobody does.
pub fn waiting(battle: &Battle) -> Option<Waiting> {
    let table = battle.table();
    let ids = PerrysHeroesWindow::to_place(battle)?;
    let mut groups: Vec<(u8, Vec<Waiter>)> = Vec::new();
    for figure in ids.iter().filter_map(|id| table.figure(*id)) {
        let (team, waiter) = (figure.team.0, waiter(&table, &figure));
        match groups.iter_mut().find(|(other, _)| *other == team) {
            Some((_, all)) => all.extend(waiter),
            None => groups.push((team, waiter.into_iter().collect())),
        }
    }
    let named = |(team, all)| (table.field.team(team).name.clone(), all);
    Some(Waiting {
        title: if ids.is_empty() { words::everybody_is_placed() } else { words::to_place(ids.len()) },
        hint: words::how_to_place(),
        groups: groups.into_iter().map(named).collect(),
    })
}

/// One of them: how he looks, his name, what he is and what he holds.
fn waiter(table: &Table, figure: &Figure) -> Option<Waiter> {
    if let Some(vehicle) = table.vehicle(figure) {
        let drawn = model(table, figure, vehicle, palettes(table)[figure.side.index()]);
        let about = words::holds_crew(vehicle.def.name.clone(), vehicle.crew.len());
        let picture = Picture::Model(Box::new(drawn));
        return Some(Waiter { who: figure.id, picture, name: vehicle.name.clone(), about: about.said() });
    }
    let man = table.man(figure)?;
    let (man_on_base, base) = portrait(table, figure.side, man);
    let grade = builder::grade(man.grade);
    let about = match held(table, man) {
        Some(weapon) => words::holds(grade, &weapon.name),
        None => grade,
    };
    let picture = Picture::Figure(man_on_base, base);
    Some(Waiter { who: figure.id, picture, name: man.name.clone(), about: desk::sentence(&about.said()) })
}

#[cfg(test)]
#[path = "tray_test.rs"]
mod tests;

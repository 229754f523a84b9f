//! What may be wrong with a position in the middle of a game: ids, men, places, and states that exclude each other.

use super::laid_out::{Files, point};
use super::listed::{Listed, Place, listed};
use crate::files::force::{ForceDef, ManDef};
use crate::files::scenario::{FigureDef, PositionDef, TeamName};
use crate::files::values::{Health, Jam, Left, Morale, Points, Posture, Speciality};
use measured_table::shapes::Bounds;
use scenario_files::{Faults, did_you_mean};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use table::Side;

mod places;
mod supports;
mod vehicles;

/// A counter of the scenario.
#[derive(Clone, Copy)]
struct Counter {
    side: Side,
    team: usize,
    /// What it is.
    of: Place,
    /// Which man of its force it is, from 0; none: a vehicle or a gun.
    man: Option<usize>,
}

/// All counters by their ids.
fn counters(files: &Files) -> BTreeMap<String, Counter> {
    let mut found = BTreeMap::new();
    let keys = [&files.scenario.sides.0.key, &files.scenario.sides.1.key];
    for (side, force) in Side::BOTH.into_iter().zip(files.forces) {
        let mut men = 0..;
        for (number, Listed { team, place }) in listed(force, files.stock).into_iter().enumerate() {
            let man = match place {
                Place::Man(_) | Place::Crew(..) => men.next(),
                Place::Gun | Place::Vehicle(_) => None,
            };
            let counter = Counter { side, team, of: place, man };
            found.insert(format!("{}-{:02}", keys[side.index()], number + 1), counter);
        }
    }
    found
}

/// A man of a team by his place in the force, with his team.
fn man_at(force: &ForceDef, place: usize) -> Option<(usize, &ManDef)> {
    let teams = force.teams.iter().enumerate();
    teams.flat_map(|(no, team)| team.men.iter().map(move |man| (no, man))).nth(place)
}

/// Everything that is wrong with a position.
pub(super) fn faults(files: &Files, def: &PositionDef, table: Bounds, faults: &mut Faults) {
    if files.scenario.turns > 0 {
        faults.range("position.turn", def.turn.into(), 0, files.scenario.turns.into());
    }
    if let Some(wind) = def.wind {
        faults.range("position.wind", wind.into(), 1, 10);
    }
    let mut seen: Vec<TeamName> = Vec::new();
    for (n, name) in def.deck.iter().flatten().enumerate() {
        team(files, *name, format_args!("position.deck[{n}]"), faults);
        if seen.contains(name) {
            faults.add(format_args!("position.deck[{n}]"), "this card is twice in the deck");
        }
        seen.push(*name);
    }
    if let Some(active) = def.active {
        team(files, active, "position.active", faults);
        if seen.contains(&active) {
            faults.warn("position.active", "this card lies on the table: it is taken out of the deck");
        }
    }
    if def.pool.is_some() && (def.active.is_none() || files.scenario.points == Points::Individual) {
        faults.warn("position.pool", "this is about the pool of the team that acts, and there is none");
    }
    let counters = counters(files);
    let mut once = BTreeSet::new();
    for (n, figure) in def.figures.iter().enumerate() {
        let field = format!("position.figures[{n}]");
        let Some(counter) = counters.get(figure.id.as_str()) else {
            faults.known(format_args!("{field}.id"), "counter", &figure.id, counters.keys().map(String::as_str));
            continue;
        };
        if !once.insert(figure.id.as_str()) {
            faults.add(format_args!("{field}.id"), "this counter is named twice");
        }
        match counter.man {
            Some(place) => of_figure(files, figure, (*counter, place), &field, faults),
            None => vehicles::faults(files, figure, *counter, &field, faults),
        }
        vehicles::rides(&counters, figure, *counter, &field, faults);
        vehicles::aims(&counters, figure, *counter, &field, faults);
        known_enemies(&counters, figure, *counter, &field, faults);
    }
    men_are_dealt_once(def, &counters, faults);
    vehicles::crews_are_out(def, &counters, faults);
    places::faults(files, def, &counters, table, faults);
    of_smoke_and_traps(files, def, table, faults);
    supports::faults(files, def, &counters, table, faults);
}

/// A team that there is.
fn team(files: &Files, name: TeamName, field: impl Display, faults: &mut Faults) {
    let force = files.forces[name.side.index()];
    let teams = force.teams.len() + force.vehicles.len();
    if usize::from(name.team) >= teams {
        faults.add(
            field,
            format_args!("this side has {teams} teams, counted from 0, vehicles too, and no {}", name.team),
        );
    }
}

/// A man of whom a position says something: who he is, and what of it cannot be.
fn of_figure(files: &Files, figure: &FigureDef, counter: (Counter, usize), field: &str, faults: &mut Faults) {
    vehicles::of_no_man(figure, field, faults);
    let crewman = ManDef::default();
    let is_on_foot = matches!(counter.0.of, Place::Man(_));
    let man = if is_on_foot {
        let Some(man) = dealt(files, figure, counter, field, faults) else { return };
        man
    } else {
        if figure.man.is_some() {
            faults.add(format_args!("{field}.man"), "the men of a crew sit at their stations: nobody deals them");
        }
        &crewman
    };
    states_that_exclude_each_other(files, figure, (counter.0, man), field, faults);
    numbers_that_are_too_large(figure, man, field, faults);
}

/// The man on foot who stands under a counter, of the counter's team.
fn dealt<'f>(
    files: &'f Files,
    figure: &FigureDef,
    (counter, own): (Counter, usize),
    field: &str,
    faults: &mut Faults,
) -> Option<&'f ManDef> {
    let force = files.forces[counter.side.index()];
    let Some((team, man)) = man_at(force, figure.man.map_or(own, usize::from)) else {
        let men = force.teams.iter().map(|team| team.men.len()).sum::<usize>();
        let message = format_args!("this force has {men} men on foot, counted from 0");
        faults.add(format_args!("{field}.man"), message);
        return None;
    };
    if team != counter.team {
        faults.add(format_args!("{field}.man"), "this man is of another team than his counter");
    }
    Some(man)
}

/// What cannot be true of a man at once.
fn states_that_exclude_each_other(
    files: &Files,
    figure: &FigureDef,
    (counter, man): (Counter, &ManDef),
    field: &str,
    faults: &mut Faults,
) {
    let is_crew = matches!(counter.of, Place::Crew(..));
    let there = figure.at.is_some();
    let pinned = matches!(figure.morale, Morale::Pinned | Morale::Demoralised);
    let out = figure.health == Health::Dead || figure.left != Left::No;
    let ambush = matches!(figure.posture, Posture::Crouched | Posture::Prone);
    let excluded = [
        ("concealed", figure.concealed && figure.located, "who is concealed is not located"),
        ("concealed", figure.concealed && !there, "who is concealed stands somewhere"),
        (
            "posture",
            pinned && figure.posture != Posture::Prone && !out && figure.aboard.is_none(),
            "who is pinned or demoralised is prone",
        ),
        ("alert", figure.alert && out, "who is dead or gone is not on alert"),
        (
            "alert",
            figure.alert && matches!(figure.morale, Morale::Demoralised | Morale::Panicked),
            "who is demoralised or has panicked is not on alert",
        ),
        ("left", figure.left != Left::No && there, "who has left the table stands nowhere on it"),
        ("left", figure.left != Left::No && figure.health == Health::Dead, "the dead do not leave the table"),
        ("still", figure.still > 0 && !ambush, "only who is crouched or prone stays still for concealment"),
        ("volleys", figure.volleys > 0 && !figure.concealed, "only shots of who is concealed are counted"),
        ("launcher", figure.launcher && man.rifle_grenades == 0, "this man has no launcher"),
        (
            "carries",
            !figure.carries.is_empty() && man.speciality != Speciality::Messenger,
            "only messengers carry word",
        ),
        (
            "points",
            figure.points.is_some() && files.scenario.points == Points::Pooled,
            "points are pooled in this scenario: nobody holds any",
        ),
        (
            "jam",
            figure.jam != Jam::Ready && man.weapon.is_none() && man.support.is_none() && !is_crew,
            "this man has no weapon that jams",
        ),
    ];
    for (name, _, why) in excluded.into_iter().filter(|(_, is, _)| *is) {
        faults.add(format_args!("{field}.{name}"), why);
    }
}

/// More than a man began with, and counts beyond their ends.
fn numbers_that_are_too_large(figure: &FigureDef, man: &ManDef, field: &str, faults: &mut Faults) {
    let stocks = [
        ("grenades", figure.grenades, man.grenades),
        ("smoke_grenades", figure.smoke_grenades, man.smoke_grenades),
        ("rifle_grenades", figure.rifle_grenades, man.rifle_grenades),
        ("panzerfausts", figure.panzerfausts, man.panzerfausts),
        ("molotovs", figure.molotovs, man.molotovs),
        ("mines", figure.mines, man.mines),
    ];
    for (name, left, bought) in stocks {
        if left.is_some_and(|left| left > bought) {
            faults.add(format_args!("{field}.{name}"), format_args!("this man began with {bought}"));
        }
    }
    faults.range(format_args!("{field}.still"), figure.still.into(), 0, 2);
    faults.range(format_args!("{field}.volleys"), figure.volleys.into(), 0, 2);
    faults.range(format_args!("{field}.used"), figure.used.into(), 0, 6);
    faults.range(format_args!("{field}.walked"), figure.walked.into(), 0, 30_000);
    faults.range(format_args!("{field}.points"), figure.points.unwrap_or(0).into(), 0, 6);
}

/// Whom one knows is an enemy, and located.
fn known_enemies(
    counters: &BTreeMap<String, Counter>,
    figure: &FigureDef,
    own: Counter,
    field: &str,
    faults: &mut Faults,
) {
    for (name, list) in [("knows", &figure.knows), ("carries", &figure.carries)] {
        for (n, id) in list.iter().enumerate() {
            let field = format!("{field}.{name}[{n}]");
            match counters.get(id.as_str()) {
                None => {
                    let hint = did_you_mean(id.as_str(), counters.keys().map(String::as_str));
                    faults.hint(field, format_args!("there is no counter `{id}`"), hint);
                }
                Some(other) if other.side == own.side => faults.add(field, "one knows enemies, and this is a friend"),
                Some(_) => {}
            }
        }
    }
}

/// No man stands under two counters.
fn men_are_dealt_once(def: &PositionDef, counters: &BTreeMap<String, Counter>, faults: &mut Faults) {
    let said: BTreeMap<&str, &FigureDef> = def.figures.iter().map(|figure| (figure.id.as_str(), figure)).collect();
    let mut men: BTreeMap<(usize, usize), &str> = BTreeMap::new();
    for (id, counter) in counters {
        let Some(own) = counter.man else { continue };
        let man = said.get(id.as_str()).and_then(|figure| figure.man).map_or(own, usize::from);
        if let Some(other) = men.insert((counter.side.index(), man), id) {
            let named = |figure: &FigureDef| figure.man.is_some() && [id.as_str(), other].contains(&figure.id.as_str());
            let n = def.figures.iter().position(named).unwrap_or(0);
            let message = format_args!("this man stands under `{other}` and `{id}`");
            faults.add(format_args!("position.figures[{n}].man"), message);
        }
    }
}

fn of_smoke_and_traps(files: &Files, def: &PositionDef, table: Bounds, faults: &mut Faults) {
    for (n, smoke) in def.smoke.iter().enumerate() {
        if !table.holds(point(smoke.at)) {
            faults.add(format_args!("position.smoke[{n}].at"), "this lies beside the table");
        }
        if smoke.plume.is_some_and(|turn| turn > def.turn.max(1)) {
            faults.add(format_args!("position.smoke[{n}].plume"), "this turn is still to come");
        }
        faults.range(format_args!("position.smoke[{n}].screen"), smoke.screen.into(), 0, 999);
    }
    for (n, trap) in def.traps.iter().enumerate() {
        if !table.holds(point(trap.at)) {
            faults.add(format_args!("position.traps[{n}].at"), "this lies beside the table");
        }
        team(files, trap.by, format_args!("position.traps[{n}].by"), faults);
    }
}

#[cfg(test)]
#[path = "position_test.rs"]
mod tests;

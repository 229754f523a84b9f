//! How a unit comes under its veil and out of it: what is written, and what the enemy is told then.

use super::{knows, notices};
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::set::UnitSet;
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::Veil;
use table::Side;

/// A unit is Hidden, spotted or open now, and its figures with it. What the enemy did not see of it and does from now on he is told.
pub fn veiled(table: &Table, unit: &Unit, veil: Veil) -> Vec<Event> {
    let known = match veil {
        Veil::Open | Veil::Hidden => UnitSet::NONE,
        Veil::Spotted => unit.known,
    };
    becomes(table, unit, &Unit { veil, known, ..*unit })
}

/// A unit Hides, and nobody of the enemy knows of it.
pub fn hides(table: &Table, unit: &Unit) -> Vec<Event> {
    veiled(table, unit, Veil::Hidden)
}

/// A unit stops being Hidden: it fires, leaves cover, or moves otherwise than it may (ROE-H-21). Of one that does not Hide nothing changes.
pub fn opens(table: &Table, unit: &Unit) -> Vec<Event> {
    veiled(table, unit, Veil::Open)
}

/// A Hidden unit has been run into, or comes into contact: it is Hidden from nobody any more (ROE-H-21, ROE-R-53), and has been spotted
/// there.
pub fn contacted(table: &Table, unit: &Unit) -> Vec<Event> {
    if !unit.is_hidden() {
        return Vec::new();
    }
    let spotted_at = table.middle(unit);
    becomes(table, unit, &Unit { veil: Veil::Open, known: UnitSet::NONE, spotted_at, ..*unit })
}

/// A Hidden unit is spotted by enemy units: these know it, and so do their friends who are near to one of them at this moment (ROE-HID-12).
pub fn spotted(table: &Table, unit: &Unit, by: &[Unit]) -> Vec<Event> {
    if !unit.is_hidden() {
        return Vec::new();
    }
    let told = table.field.charts.hiding.told.0;
    let hears = |friend: &Unit| {
        let near = |spotter: &Unit| table.gap(spotter, friend).is_some_and(|gap| gap.within(told));
        by.iter().any(|spotter| spotter.id == friend.id || near(spotter))
    };
    let told = table.on_table(unit.side.other()).filter(hears).map(|friend| usize::from(friend.no.0));
    let known = unit.known.numbers().chain(told).collect();
    becomes(table, unit, &Unit { veil: Veil::Spotted, known, spotted_at: table.middle(unit), ..*unit })
}

/// Hidden enemies of the side whose Shooting phase begins are noticed by its units that see them from very near (ROE-HID-06), which may fire
/// at them (ROE-H-22): of several at the nearest.
// Reading: spotting without a test happens when other spotting does, before all fire (ROE-HID-05), and takes no attempt.
pub(crate) fn noticed(table: &Table, side: Side) -> Vec<Event> {
    let hidden: Vec<Unit> = table.on_table(side.other()).filter(Unit::is_hidden).collect();
    let finds = |by: &Unit, of: &Unit| !knows(table, by, of) && notices(table, by, of);
    let mut events = Vec::new();
    for unit in &hidden {
        let by: Vec<Unit> = table.on_table(side).filter(|by| finds(by, unit)).collect();
        if !by.is_empty() {
            events.extend(spotted(table, unit, &by));
        }
    }
    for by in table.on_table(side) {
        let found = hidden.iter().filter(|unit| finds(&by, unit));
        let nearest = found.min_by_key(|unit| table.gap(&by, unit).map(|gap| gap.rank()));
        events.extend(nearest.into_iter().flat_map(|unit| by.becomes([Is::Found(Some(unit.no.0))])));
    }
    events
}

/// A unit that was so is now so, its figures with it. The veil comes first, as who sees the rest follows from it; what an enemy has not
/// seen so far he is told, changed or not.
fn becomes(table: &Table, was: &Unit, is: &Unit) -> Vec<Event> {
    let enemy = was.side.other();
    let before = Is::all(was);
    let told = |one: &Is| {
        let fact = one.fact();
        !before.contains(one) || (fact.seen_by(is, enemy) && !fact.seen_by(was, enemy))
    };
    let mut now: Vec<Is> = Is::all(is).into_iter().filter(told).collect();
    now.sort_by_key(|one| !matches!(one, Is::Veiled(_)));
    let mut events: Vec<Event> = now.into_iter().map(|one| Event::UnitIs(was.id, one)).collect();
    if was.veil != is.veil {
        events.extend(table.all_of(was).flat_map(|figure| figure_becomes(&figure, is.veil)));
    }
    events
}

fn figure_becomes(was: &Figure, veil: Veil) -> Vec<Event> {
    let enemy = was.side.other();
    let is = Figure { veil, ..*was };
    let before = figures::Is::all(was);
    let told = |one: &figures::Is| {
        let fact = one.fact();
        !before.contains(one) || (fact.seen_by(&is, enemy) && !fact.seen_by(was, enemy))
    };
    let mut now: Vec<figures::Is> = figures::Is::all(&is).into_iter().filter(told).collect();
    now.sort_by_key(|one| !matches!(one, figures::Is::Veiled(_)));
    now.into_iter().map(|one| Event::Is(was.id, one)).collect()
}

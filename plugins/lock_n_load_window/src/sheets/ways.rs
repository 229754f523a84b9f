//! What may fire at what of a Location, to choose from.

use crate::counters::names;
use crate::model::{Arms, Choose, Victim, Wish};
use crate::sheets::{Page, Reading, counters, meanings, options};
use crate::words;
use hex_board::Spot;
use lock_n_load::{Table, Trait};
use panel_kit::sheet::Pick;
use panel_kit::theme::SMALL;
use table::CounterId;

/// What may fire at what of a Location, and what of it is meant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ways {
    /// Everything that could fire of those who are selected.
    pub arms: Vec<Arms>,
    /// What fires.
    pub fires: Option<Arms>,
    /// Everything that could be fired at.
    pub victims: Vec<Victim>,
    /// What is fired at.
    pub victim: Option<Victim>,
}

impl Ways {
    /// There is something to choose.
    pub(crate) fn any(&self) -> bool {
        self.arms.len() > 1 || self.victims.len() > 1
    }
}

/// The choice of what fires at what.
pub(crate) fn choosers(page: &mut Page, reading: &Reading, at: Spot, ways: &Ways) {
    let table = reading.table();
    if ways.victims.len() > 1 {
        page.heading(words::attack_at_what().said());
        for victim in &ways.victims {
            page.across(|row| {
                row.apart_across(4.0);
                victim_choice(row, reading, at, *victim, ways.victim == Some(*victim));
            });
        }
    }
    if ways.arms.len() > 1 {
        page.heading(words::attack_with_what().said());
        let units: Vec<Option<CounterId>> = ways.arms.iter().map(|arms| unit_of(&table, *arms)).collect();
        // Where one unit has all of them, it need not be named.
        let named = units.iter().any(|unit| *unit != units[0]);
        let arms = ways.arms.iter().map(|arms| {
            let name = arms_name(&table, *arms, named);
            Pick::new(ways.fires == Some(*arms), name, Wish::Choose(Choose::Arms(*arms)))
        });
        options(page, arms);
    }
}

/// One of those who may be fired at: its counters, and its name.
fn victim_choice(row: &mut Page, reading: &Reading, at: Spot, victim: Victim, chosen: bool) {
    let table = reading.table();
    let enemies = table.units_at(at).filter(|unit| Some(unit.side) != table.flow.to_act());
    let (name, stand): (String, Vec<CounterId>) = match victim {
        Victim::Vehicle(vehicle) => (meanings::unit(&table, vehicle), vec![vehicle]),
        Victim::Others => (
            words::attack_all_others().said(),
            enemies.filter(|unit| !unit.may(Trait::Drives)).map(|unit| unit.id).collect(),
        ),
    };
    let wish = Wish::Choose(Choose::Victim(victim));
    for unit in stand.iter().take(3) {
        row.counter(counters::small(reading, *unit, 30.0).act(wish.clone()));
    }
    row.choice(Pick::new(chosen, name, wish).size(SMALL));
}

/// The unit that fires by itself, or that has the gun.
fn unit_of(table: &Table, arms: Arms) -> Option<CounterId> {
    match arms {
        Arms::Gun(weapon) => table.weapon(weapon).and_then(|weapon| table.carrier(weapon)).map(|unit| unit.id),
        Arms::Alone(unit) => Some(unit),
        Arms::Together => None,
    }
}

/// What fires, in words, with the unit's name where that is wanted.
fn arms_name(table: &Table, arms: Arms, named: bool) -> String {
    let what = match arms {
        Arms::Gun(weapon) => words::attack_weapon(weapon),
        Arms::Alone(_) | Arms::Together => words::attack_small_arms(),
    };
    let name = match unit_of(table, arms).filter(|_| named) {
        Some(unit) => words::attack_arms_of(what, unit),
        None => what,
    };
    names::told(table, &name)
}

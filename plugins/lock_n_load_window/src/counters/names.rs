//! How units, weapons, sides and Locations are called, everywhere that players read: "Cpl Medrow", "Squad A", "MG42".
//!
//! Multi-man counters are told apart by a letter in the order of their side's list, which is also printed on them. The names of files
//! ("ge-5") are for files.

pub use desk::sentence;

use crate::words;
use hex_board::Place;
use lock_n_load::definition::UnitKind;
use lock_n_load::definition::plain_key;
use lock_n_load::{Event, PlaceKept, Table, units};
use std::borrow::Cow;
use table::{CounterId, Listing, Named, Say, Side, spoken};

/// The names of a battle at one moment, and where everybody stood. A squad that is reduced keeps its letter and becomes a half-squad,
/// so a log that is written from the start follows the events with [`Names::follow`].
#[derive(Clone, Debug, Default)]
pub struct Names {
    definition: Vec<u16>,
    letters: Vec<String>,
    places: Vec<Option<Place>>,
}

impl Names {
    /// As things stand now.
    pub fn now(table: &Table) -> Self {
        Self::of(table, table.units)
    }

    /// As things stood with these units.
    pub(crate) fn of(table: &Table, units: units::Rows) -> Self {
        Self {
            definition: units.iter().map(|unit| unit.definition).collect(),
            letters: letters(table),
            places: units.iter().map(|unit| unit.spot().map(|spot| table.field.map.place(spot))).collect(),
        }
    }

    /// As things stood before the first event.
    pub fn at_start(table: &Table) -> Self {
        let scenario = &table.field.scenario;
        let counters = Side::BOTH.into_iter().flat_map(|side| {
            let def = scenario.side(side);
            def.all_counters()
        });
        let map = &table.field.map;
        let (definition, places) = counters
            .map(|counter| {
                let definition = table.field.definitions.unit(&counter.unit).unwrap_or_default();
                (definition, counter.at.and_then(|at| map.spot(at)).map(|spot| map.place(spot)))
            })
            .unzip();
        Self { definition, letters: letters(table), places }
    }

    /// Keeps up with an event.
    pub fn follow(&mut self, table: &Table, event: &Event) {
        if let Event::UnitBecame { unit, definition } = event {
            self.is_defined(table, *unit, definition);
        } else if let Event::UnitPlaced { unit, at } = event {
            self.place_is(table, *unit, Some(*at));
        } else if let Event::UnitExited { unit } | Event::UnitLost { unit, .. } = event {
            self.place_is(table, *unit, None);
        } else if let Event::Snapshot(snapshot) = event {
            for unit in &snapshot.units {
                let place = match unit.place {
                    PlaceKept::At(at) => Some(at),
                    PlaceKept::OffMap(_) => None,
                };
                self.place_is(table, unit.id, place);
                self.is_defined(table, unit.id, &unit.unit);
            }
        }
    }

    /// The names once a unit is of another definition.
    pub(crate) fn once_defined(&self, table: &Table, unit: CounterId, definition: &str) -> Self {
        let mut after = self.clone();
        after.is_defined(table, unit, definition);
        after
    }

    fn is_defined(&mut self, table: &Table, unit: CounterId, definition: &str) {
        if let (Some(n), Some(definition)) = (table.unit_no(unit), table.field.definitions.unit(definition)) {
            self.definition[usize::from(n)] = definition;
        }
    }

    fn place_is(&mut self, table: &Table, unit: CounterId, place: Option<Place>) {
        if let Some(n) = table.unit_no(unit) {
            self.places[usize::from(n)] = place;
        }
    }

    /// Where a unit stood at that moment.
    pub fn place(&self, table: &Table, id: CounterId) -> Option<Place> {
        table.unit_no(id).and_then(|n| self.places[usize::from(n)])
    }

    /// A unit's name.
    pub fn unit(&self, table: &Table, id: CounterId) -> String {
        let Some(n) = table.unit_no(id).map(usize::from) else { return id.to_string() };
        let def = table.field.definitions.defined(self.definition[n]);
        if def.is_smc() {
            return def.name.clone();
        }
        let base =
            table.field.definitions.unit(plain_key(&def.id)).map(|n| &table.field.definitions.units[usize::from(n)]);
        if base.is_some_and(|base| base.name != def.name) {
            return def.name.clone();
        }
        // Teams and vehicles are called by what they are: several of a kind have a letter too.
        let what = if def.mounts.is_empty() && def.vehicle.is_none() {
            sentence(&kind(def.kind).said())
        } else {
            def.name.clone()
        };
        // "StuG III G H" would be read as two letters of its name.
        let last = what.rsplit(' ').next().unwrap_or_default();
        match last.len() {
            1 => words::unit_in_brackets(what, &self.letters[n]),
            _ => words::unit_with_letter(what, &self.letters[n]),
        }
        .said()
    }

    /// Several units: "a, b and c".
    pub fn units(&self, table: &Table, ids: &[CounterId]) -> String {
        join(ids.iter().map(|id| self.unit(table, *id)))
    }
}

/// One letter for each multi-man counter and vehicle, in the order of its side's list: A, B … Z, AA. Its kind at the start decides: squads and
/// half-squads share one row of letters, and heroes and leaders have names.
fn letters(table: &Table) -> Vec<String> {
    let mut next = [0_usize; 2];
    let definitions = &table.field.definitions;
    let mut letter = |side: Side, unit: &str| {
        let is = definitions.unit(unit).map(|unit| definitions.defined(unit));
        if is.is_none_or(|is| is.is_smc()) {
            return String::new();
        }
        let n = next[side.index()];
        next[side.index()] += 1;
        let one = char::from(b'A' + (n % 26) as u8);
        match n / 26 {
            0 => one.to_string(),
            tens => [char::from(b'A' + ((tens - 1) % 26) as u8), one].iter().collect(),
        }
    };
    let counters = Side::BOTH.into_iter().flat_map(|side| {
        let def = table.field.scenario.side(side);
        def.all_counters().map(move |counter| (side, counter.unit.as_str()))
    });
    counters.map(|(side, unit)| letter(side, unit)).collect()
}

/// The letter printed on a unit's counter; none for single men.
pub fn letter(table: &Table, unit: CounterId) -> Option<String> {
    let n = usize::from(table.unit_no(unit)?);
    letters(table).get(n).filter(|letter| !letter.is_empty()).cloned()
}

/// A class in words.
pub fn kind(kind: UnitKind) -> Say {
    match kind {
        UnitKind::Squad => words::kind_squad(),
        UnitKind::HalfSquad => words::kind_half_squad(),
        UnitKind::Crew => words::kind_crew(),
        UnitKind::Leader => words::kind_leader(),
        UnitKind::Hero => words::kind_hero(),
        UnitKind::Medic => words::kind_medic(),
        UnitKind::Sniper => words::kind_sniper(),
        UnitKind::WeaponTeam => words::kind_weapon_team(),
        UnitKind::Vehicle => words::kind_vehicle(),
    }
}

/// A unit's name now.
pub fn unit(table: &Table, id: CounterId) -> String {
    Names::now(table).unit(table, id)
}

/// The names of several units now.
pub fn units(table: &Table, ids: &[CounterId]) -> String {
    Names::now(table).units(table, ids)
}

/// A weapon's name.
pub fn weapon(table: &Table, id: CounterId) -> String {
    match table.weapon(id) {
        Some(weapon) => table.weapon_definition(weapon).name.clone(),
        None => id.to_string(),
    }
}

/// A counter's name, unit or weapon.
pub fn counter(table: &Table, id: CounterId) -> String {
    if table.weapon(id).is_some() { weapon(table, id) } else { unit(table, id) }
}

/// A side's name.
pub fn side<'a>(table: &Table<'a>, side: Side) -> &'a str {
    &table.field.scenario.side(side).name
}

/// What the rules say as players read it: counters are named as on their cards, not as in their files.
pub fn told(table: &Table, reason: &Say) -> String {
    reason.told_in(&Named(|id| counter(table, id)))
}

/// "a, b and c".
pub fn join(names: impl IntoIterator<Item = String>) -> String {
    listed(Listing::All, names)
}

/// "a, b or c": of these one is chosen.
pub(crate) fn either(names: impl IntoIterator<Item = String>) -> String {
    listed(Listing::Either, names)
}

fn listed(listing: Listing, names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<Cow<str>> = names.into_iter().map(Cow::Owned).collect();
    if names.is_empty() { words::nobody().said() } else { spoken().list(listing, &names) }
}

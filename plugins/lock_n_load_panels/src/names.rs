//! How units, weapons, sides and Locations are called in sentences: "Cpl Medrow", "2-5-4 squad A", "MG42 of 1-6-4 squad C".

use lock_n_load::definition::UnitKind;
use lock_n_load::rules::set_up::plain_key;
use lock_n_load::{Event, Table};
use table::{CounterId, Side};

/// The names of a battle at one moment. A squad that is reduced keeps its letter and gets other values, so a log that is written
/// from the start follows the events with [`Names::follow`].
#[derive(Clone, Debug, Default)]
pub struct Names {
    definition: Vec<u16>,
    letters: Vec<String>,
}

impl Names {
    /// As things stand now.
    pub fn now(table: &Table) -> Self {
        Self { definition: table.now.units.iter().map(|unit| unit.definition).collect(), letters: letters(table) }
    }

    /// As things stood before the first event.
    pub fn at_start(table: &Table) -> Self {
        let scenario = &table.field.scenario;
        let counters = Side::BOTH.into_iter().flat_map(|side| {
            let def = scenario.side(side);
            def.counters.iter().chain(&def.heroes)
        });
        let definition = counters.map(|counter| table.field.definitions.unit(&counter.unit).unwrap_or_default());
        Self { definition: definition.collect(), letters: letters(table) }
    }

    /// Keeps up with an event.
    pub fn follow(&mut self, table: &Table, event: &Event) {
        if let Event::UnitBecame { unit, definition } = event
            && let (Some(n), Some(definition)) = (table.unit_no(*unit), table.field.definitions.unit(definition))
        {
            self.definition[usize::from(n)] = definition;
        }
    }

    /// A unit's name.
    pub fn unit(&self, table: &Table, id: CounterId) -> String {
        let Some(n) = table.unit_no(id).map(usize::from) else { return id.to_string() };
        let def = &table.field.definitions.units[usize::from(self.definition[n])];
        if !def.kind.is_mmc() {
            return def.name.clone();
        }
        let base =
            table.field.definitions.unit(plain_key(&def.id)).map(|n| &table.field.definitions.units[usize::from(n)]);
        if base.is_some_and(|base| base.name != def.name) {
            return def.name.clone();
        }
        let face = def.front;
        let letter = &self.letters[n];
        format!("{}-{}-{} {} {letter}", face.firepower, face.range, face.movement, kind(def.kind))
    }

    /// Several units: "a, b and c".
    pub fn units(&self, table: &Table, ids: &[CounterId]) -> String {
        join(ids.iter().map(|id| self.unit(table, *id)))
    }
}

/// One letter for each multi-man counter, in the order of its side's list: A, B … Z, AA.
fn letters(table: &Table) -> Vec<String> {
    let mut next = [0_usize; 2];
    let definitions = &table.field.definitions;
    let mut counters = Side::BOTH.into_iter().flat_map(|side| {
        let def = table.field.scenario.side(side);
        def.counters.iter().chain(&def.heroes)
    });
    let letter = |unit: &lock_n_load::UnitNow| {
        // Its kind at the start decides: squads and half-squads share one row of letters.
        let kind = counters.next().and_then(|counter| definitions.unit(&counter.unit));
        if !kind.is_some_and(|kind| definitions.units[usize::from(kind)].kind.is_mmc()) {
            return String::new();
        }
        let n = next[unit.side.index()];
        next[unit.side.index()] += 1;
        let one = char::from(b'A' + (n % 26) as u8);
        match n / 26 {
            0 => one.to_string(),
            tens => [char::from(b'A' + ((tens - 1) % 26) as u8), one].iter().collect(),
        }
    };
    table.now.units.iter().map(letter).collect()
}

/// A class in words.
pub const fn kind(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Squad => "squad",
        UnitKind::HalfSquad => "half-squad",
        UnitKind::Crew => "crew",
        UnitKind::Leader => "leader",
        UnitKind::Hero => "hero",
        UnitKind::Medic => "medic",
        UnitKind::Sniper => "sniper",
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

/// "a, b and c".
pub fn join(names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    match names.split_last() {
        None => "nobody".into(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// A sentence begins with a capital.
pub fn sentence(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

//! The data files of Perry's Heroes: what they say, what is wrong with them.

use measured_table::terrain::kind_mistakes;
use measured_table::{KindSet, TableDef};
use perrys_heroes::Start;
use perrys_heroes::charts::Charts;
use perrys_heroes::checks::laid_out::{Files, start};
use perrys_heroes::checks::{Fault, Stock, charts, force_file, scenario, vehicles, weapons};
use perrys_heroes::force::ForceDef;
use perrys_heroes::scenario::ScenarioDef;
use perrys_heroes::vehicles::Vehicles;
use perrys_heroes::weapons::Weapons;
use play::library::Source;
use play::shelf::{Force, ForceOf, Shelf};
use scenario_files::{Read, Report, read};
use std::collections::BTreeMap;
use std::path::Path;
use table::Side;

/// The kinds of terrain of measured tables.
pub const KINDS: &str = "assets/measured_terrain.ron";
/// The charts.
pub const CHARTS: &str = "assets/perrys_heroes/charts.ron";
/// The firearms.
pub const WEAPONS: &str = "assets/perrys_heroes/weapons.ron";
/// The vehicles.
pub const VEHICLES: &str = "assets/perrys_heroes/vehicles.ron";
/// The folder of tables.
const TABLES: &str = "assets/perrys_heroes/tables";
/// The folder of forces.
const FORCES: &str = "assets/perrys_heroes/forces";
/// The name of the scenario among the texts of a saved game.
const SCENARIO: &str = "scenario.ron";
/// A scenario in which nobody stands on a table.
const NOBODY: &str = "(title: \"\", table: \"\", sides: (
    (name: \"\", key: \"a\", edge: South, task: Meet, men: (name: \"\", nation: Usa, teams: [])),
    (name: \"\", key: \"b\", edge: North, task: Meet, men: (name: \"\", nation: Germany, teams: [])),
))";

/// The shared data files, the tables and the forces.
pub struct Library {
    pub(crate) source: Source,
    /// The kinds of terrain.
    pub kinds: KindSet,
    /// The charts.
    pub charts: Charts,
    /// The firearms.
    pub weapons: Weapons,
    /// The vehicles.
    pub vehicles: Vehicles,
    pub(crate) tables: Shelf<TableDef>,
    pub(crate) forces: Shelf<ForceDef>,
    pub(crate) texts: BTreeMap<String, String>,
}

/// What is wrong with the kinds of terrain.
pub(crate) fn kind_faults(kinds: &KindSet) -> Vec<Fault> {
    let mistakes = kind_mistakes(kinds).into_iter();
    mistakes
        .map(|found| Fault { field: found.field, message: found.message, hint: None, warning: found.warning })
        .collect()
}

impl Library {
    /// Reads the shared files, all tables and all forces; mistakes go into the report. None if a shared file is wrong.
    pub fn open(source: Source, report: &mut Report) -> Option<Self> {
        let kinds = source.read::<KindSet>(KINDS, report);
        let charts = source.read::<Charts>(CHARTS, report);
        let weapons = source.read::<Weapons>(WEAPONS, report);
        let vehicles = source.read::<Vehicles>(VEHICLES, report);
        let tables = Shelf::fill(&source, TABLES, report);
        let forces = Shelf::fill(&source, FORCES, report);
        let (kinds, charts, weapons, vehicles) = (kinds?, charts?, weapons?, vehicles?);
        let good = [
            kinds.tell(&kind_faults(&kinds.value), report),
            charts.tell(&charts::faults(&charts.value, &kinds.value), report),
            weapons.tell(&weapons::faults(&weapons.value), report),
            vehicles.tell(&vehicles::faults(&vehicles.value, &weapons.value), report),
        ];
        if good.contains(&false) {
            return None;
        }
        let shared = [(KINDS, kinds.text), (CHARTS, charts.text), (WEAPONS, weapons.text), (VEHICLES, vehicles.text)];
        let texts = shared.into_iter().map(|(name, text)| (name.to_string(), text)).collect();
        let (kinds, charts, weapons, vehicles) = (kinds.value, charts.value, weapons.value, vehicles.value);
        Some(Self { source, kinds, charts, weapons, vehicles, tables, forces, texts })
    }

    /// What forces are made of.
    pub fn stock(&self) -> Stock<'_> {
        Stock { charts: &self.charts, weapons: &self.weapons, vehicles: &self.vehicles }
    }

    /// The texts of all files that a scenario is made of, for a saved game; the scenario itself is `scenario.ron`.
    pub fn texts_of(&self, scenario: &Read<ScenarioDef>) -> BTreeMap<String, String> {
        let mut texts = self.texts.clone();
        if let Some(table) = self.tables.get(&scenario.value.table) {
            texts.insert(scenario.value.table.clone(), table.text.clone());
        }
        for side in [&scenario.value.sides.0, &scenario.value.sides.1] {
            let file = side.force.as_ref().and_then(|name| Some((name, self.forces.get(name)?)));
            texts.extend(file.map(|(name, force)| (name.clone(), force.text.clone())));
        }
        texts.insert(SCENARIO.to_string(), scenario.text.clone());
        texts
    }

    /// The scenario that a saved game holds.
    pub(crate) fn saved_scenario(&self, report: &mut Report) -> Option<Start> {
        let scenario = self.source.read::<ScenarioDef>(SCENARIO, report)?;
        self.start(&scenario, report)
    }

    /// Makes the start position of a scenario; mistakes go into the report, also those of its table and its forces.
    pub fn start(&self, scenario: &Read<ScenarioDef>, report: &mut Report) -> Option<Start> {
        let def = &scenario.value;
        let table = self.tables.named(scenario, "table", &def.table, report);
        let forces = [(Side::First, &def.sides.0), (Side::Second, &def.sides.1)];
        let forces = forces.map(|(side, def)| self.force(scenario, side, (&def.force, &def.men), report));
        let (table, [Some(first), Some(second)]) = (table?, forces) else { return None };
        let mut good = table.tell(&scenario::of_table(&table.value, &self.kinds), report);
        for force in [&first, &second] {
            good &=
                force.file.is_none_or(|file| file.tell(&force_file::mistakes(&file.value, self.stock(), ""), report));
        }
        let files = Files {
            scenario: def,
            table: &table.value,
            kinds: &self.kinds,
            stock: self.stock(),
            forces: [first.def, second.def],
        };
        good &= scenario.tell(&scenario::faults(&files), report);
        if !good {
            return None;
        }
        let made = start(&files);
        if made.is_none() {
            report.add(scenario.mistake("", "no battle can be laid out of this", None));
        }
        made
    }

    /// A table on which nobody stands, by day and in clear weather; mistakes go into the report.
    pub(crate) fn bare(&self, table: &Read<TableDef>, report: &mut Report) -> Option<Start> {
        if !table.tell(&scenario::of_table(&table.value, &self.kinds), report) {
            return None;
        }
        let nobody = read::<ScenarioDef>(Path::new(SCENARIO), NOBODY).map_err(|mistake| report.add(mistake)).ok()?;
        let (Some(first), Some(second)) = (&nobody.value.sides.0.men, &nobody.value.sides.1.men) else { return None };
        start(&Files {
            scenario: &nobody.value,
            table: &table.value,
            kinds: &self.kinds,
            stock: self.stock(),
            forces: [first, second],
        })
    }

    /// The names of all tables, in a sentence.
    pub(crate) fn known_tables(&self) -> String {
        let known: Vec<&str> = self.tables.names().collect();
        format!("tables are {}", known.join(", "))
    }

    /// The force of a side, from its file or from the scenario.
    pub(crate) fn force<'a, D>(
        &'a self,
        scenario: &Read<D>,
        side: Side,
        (named, written): (&'a Option<String>, &'a Option<ForceDef>),
        report: &mut Report,
    ) -> Option<Force<'a, ForceDef>> {
        self.forces.force(scenario, side, ForceOf { named, written, field: "men" }, report)
    }
}

//! The data files of Rules of Engagement: what they say, what is wrong with them.

use measured_table::terrain::kind_mistakes;
use measured_table::{KindSet, TableDef};
use play::library::Source;
use play::shelf::{Force, ForceOf, Shelf};
use rules_of_engagement::Start;
use rules_of_engagement::charts::Charts;
use rules_of_engagement::checks::force::Limits;
use rules_of_engagement::checks::laid_out::{Files, start};
use rules_of_engagement::checks::{Fault, Stock, charts, force_file, platoons, scenario, vehicles, weapons};
use rules_of_engagement::force::ForceDef;
use rules_of_engagement::platoons::Platoons;
use rules_of_engagement::scenario::{ScenarioDef, SideDef};
use rules_of_engagement::vehicles::Vehicles;
use rules_of_engagement::weapons::Weapons;
use scenario_files::{Read, Report, read};
use std::collections::BTreeMap;
use std::path::Path;
use table::Side;

/// The kinds of terrain of measured tables.
pub const KINDS: &str = "assets/measured_terrain.ron";
/// The charts.
pub const CHARTS: &str = "assets/rules_of_engagement/charts.ron";
/// The weapons.
pub const WEAPONS: &str = "assets/rules_of_engagement/weapons.ron";
/// The vehicles.
pub const VEHICLES: &str = "assets/rules_of_engagement/vehicles.ron";
/// The platoons.
pub const PLATOONS: &str = "assets/rules_of_engagement/platoons.ron";
/// All of them.
pub(crate) const SHARED: [&str; 5] = [KINDS, CHARTS, WEAPONS, VEHICLES, PLATOONS];
/// The folder of tables.
const TABLES: &str = "assets/rules_of_engagement/tables";
/// The folder of forces.
const FORCES: &str = "assets/rules_of_engagement/forces";
/// The name of the scenario among the texts of a saved game.
const SCENARIO: &str = "scenario.ron";

/// A scenario in which nobody stands on a table.
const NOBODY: &str = "(title: \"\", table: \"\", sides: (
    (name: \"\", key: \"a\", edge: South, task: Attack),
    (name: \"\", key: \"b\", edge: North, task: Defend),
))";

/// The shared data files, the tables and the forces.
pub struct Library {
    source: Source,
    /// The kinds of terrain.
    pub kinds: KindSet,
    /// The charts.
    pub charts: Charts,
    /// The weapons, with their makes.
    pub weapons: Weapons,
    /// The vehicles.
    pub vehicles: Vehicles,
    /// The platoons.
    pub platoons: Platoons,
    tables: Shelf<TableDef>,
    forces: Shelf<ForceDef>,
    texts: BTreeMap<String, String>,
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
        let platoons = source.read::<Platoons>(PLATOONS, report);
        let tables = Shelf::fill(&source, TABLES, report);
        let forces = Shelf::fill(&source, FORCES, report);
        let (kinds, charts, weapons, vehicles, platoons) = (kinds?, charts?, weapons?, vehicles?, platoons?);
        let good = [
            kinds.tell(&kind_faults(&kinds.value), report),
            charts.tell(&charts::faults(&charts.value, &kinds.value), report),
            weapons.tell(&weapons::faults(&weapons.value, &charts.value), report),
            vehicles.tell(&vehicles::faults(&vehicles.value, &weapons.value), report),
            platoons.tell(&platoons::faults(&platoons.value, &charts.value, &weapons.value, &vehicles.value), report),
        ];
        if good.contains(&false) {
            return None;
        }
        let texts = [kinds.text, charts.text, weapons.text, vehicles.text, platoons.text];
        let texts = SHARED.iter().map(ToString::to_string).zip(texts).collect();
        let (kinds, charts, weapons) = (kinds.value, charts.value, weapons.value.with_makes());
        let (vehicles, platoons) = (vehicles.value, platoons.value);
        Some(Self { source, kinds, charts, weapons, vehicles, platoons, tables, forces, texts })
    }

    /// What forces are made of.
    pub fn stock(&self) -> Stock<'_> {
        Stock { charts: &self.charts, weapons: &self.weapons, vehicles: &self.vehicles, platoons: &self.platoons }
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
        let forces = forces.map(|(side, def)| self.force(scenario, side, def, report));
        let (table, [Some(first), Some(second)]) = (table?, forces) else { return None };
        let mut good = table.tell(&scenario::of_table(&table.value, &self.kinds), report);
        for file in [first.file, second.file].into_iter().flatten() {
            good &= file.tell(&force_file::mistakes(&file.value, self.stock(), Limits::NONE, ""), report);
        }
        if !good {
            return None;
        }
        let files = Files {
            scenario: def,
            table: &table.value,
            kinds: &self.kinds,
            stock: self.stock(),
            forces: [first.def, second.def],
        };
        if !scenario.tell(&scenario::faults(&files), report) {
            return None;
        }
        let made = start(&files);
        if made.is_none() {
            report.add(scenario.mistake("", "no battle can be laid out of this", None));
        }
        made
    }

    /// A table on which nobody stands; mistakes go into the report.
    pub(crate) fn bare(&self, table: &Read<TableDef>, report: &mut Report) -> Option<Start> {
        if !table.tell(&scenario::of_table(&table.value, &self.kinds), report) {
            return None;
        }
        let nobody = read::<ScenarioDef>(Path::new(SCENARIO), NOBODY).map_err(|mistake| report.add(mistake)).ok()?;
        let platoon = self.platoons.platoons.first()?.key.clone();
        let none = ForceDef { platoon, ..ForceDef::default() };
        start(&Files {
            scenario: &nobody.value,
            table: &table.value,
            kinds: &self.kinds,
            stock: self.stock(),
            forces: [&none, &none],
        })
    }

    /// The names of all tables, in a sentence.
    pub(crate) fn known_tables(&self) -> String {
        let known: Vec<&str> = self.tables.names().collect();
        format!("tables are {}", known.join(", "))
    }

    /// The force of a side, from its file or from the scenario.
    fn force<'a>(
        &'a self,
        scenario: &Read<ScenarioDef>,
        side: Side,
        of: &'a SideDef,
        report: &mut Report,
    ) -> Option<Force<'a, ForceDef>> {
        let of = ForceOf { named: &of.force, written: &of.units, field: "units" };
        self.forces.force(scenario, side, of, report)
    }
}

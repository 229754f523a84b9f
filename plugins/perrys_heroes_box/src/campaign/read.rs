//! The files of a campaign: what it names is read with it, and all of it is checked.

use crate::Library;
use anyhow::Context as _;
use measured_table::TableDef;
use perrys_heroes::Start;
use perrys_heroes::campaign::Setting;
use perrys_heroes::campaigns::CampaignDef;
use perrys_heroes::checks::campaign::{CampaignFiles, faults};
use perrys_heroes::checks::{force_file, scenario};
use perrys_heroes::scenario::ScenarioDef;
use play::library::{SCENARIOS, Source};
use scenario_files::{Read, Report, options, read};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use table::Side;

/// The name of the campaign among the texts of its run.
const CAMPAIGN: &str = "campaign.ron";
/// The name of the scenario among the texts of a battle.
const SCENARIO: &str = "scenario.ron";

/// A campaign as it was read, with the library of which its battles are made.
pub struct OfCampaign {
    /// The shared files, tables and forces.
    pub library: Library,
    /// What never changes in it.
    pub setting: Arc<Setting>,
    /// The texts of all files that it is made of.
    pub texts: BTreeMap<String, String>,
}

impl OfCampaign {
    /// Reads a campaign's file in a folder of data.
    ///
    /// # Errors
    /// What is wrong with it, or with the files that it is made of.
    pub fn of_file(root: &Path, path: &Path) -> anyhow::Result<Self> {
        let mut report = Report::new();
        let library = Library::open(Source::Folder(root.to_path_buf()), &mut report);
        let file = play::library::read::<CampaignDef>(path, &mut report);
        Self::of(library, file, &mut report).with_context(|| format!("the campaign cannot be played\n{report}"))
    }
    /// Makes it anew of the texts that its run keeps.
    ///
    /// # Errors
    /// They make no campaign.
    pub fn of_texts(texts: &BTreeMap<String, String>) -> anyhow::Result<Self> {
        let mut report = Report::new();
        let source = Source::Texts(texts.clone());
        let file = source.read::<CampaignDef>(CAMPAIGN, &mut report);
        let library = Library::open(source, &mut report);
        Self::of(library, file, &mut report).with_context(|| format!("the campaign cannot be played\n{report}"))
    }
    fn of(library: Option<Library>, file: Option<Read<CampaignDef>>, report: &mut Report) -> Option<Self> {
        let (library, file) = (library?, file?);
        let setting = Arc::new(library.campaign(&file, report)?);
        let texts = library.texts_of_campaign(&file);
        Some(Self { library, setting, texts })
    }
    /// The table of one of its battlefields, or of a battle of its chain, on which nobody stands yet.
    pub fn table(&self, field: u8) -> Option<Start> {
        let (def, field) = (&self.setting.def, usize::from(field));
        let chained = || self.setting.chain.get(field).map(|scenario| &scenario.table);
        let name = def.battlefields.get(field).map(|field| &field.table).or_else(chained)?;
        self.library.bare(self.library.tables.get(name)?, &mut Report::new())
    }
    /// Lays a battle out: its start, and the texts of which its save is made.
    ///
    /// # Errors
    /// No battle can be laid out so.
    pub fn battle(&self, scenario: &ScenarioDef) -> anyhow::Result<(Start, BTreeMap<String, String>)> {
        let text = options().to_string(scenario)?;
        let mut report = Report::new();
        let file = read::<ScenarioDef>(Path::new(SCENARIO), &text).map_err(|mistake| report.add(mistake)).ok();
        let start = file.as_ref().and_then(|file| self.library.start(file, &mut report));
        let (file, start) = file.zip(start).with_context(|| format!("the battle cannot be laid out\n{report}"))?;
        Ok((start, self.library.texts_of(&file)))
    }
}

impl Library {
    /// Checks a campaign with all that it names; mistakes go into the report, also those of its tables, forces and scenarios.
    pub fn campaign(&self, file: &Read<CampaignDef>, report: &mut Report) -> Option<Setting> {
        let def = &file.value;
        let forces = Side::BOTH.map(|side| {
            let own = def.side(side);
            self.force(file, side, (&own.force, &own.men), report)
        });
        let tables: Vec<Option<&Read<TableDef>>> = (0..)
            .zip(&def.battlefields)
            .map(|(n, field): (usize, _)| {
                self.tables.named(file, &format!("battlefields[{n}].table"), &field.table, report)
            })
            .collect();
        let chain: Vec<Option<Read<ScenarioDef>>> = (0..)
            .zip(&def.chain)
            .map(|(n, chained): (usize, _)| self.chained(file, n, &chained.scenario, report))
            .collect();
        let chain_tables: Vec<Option<&Read<TableDef>>> = chain
            .iter()
            .map(|scenario| scenario.as_ref().and_then(|of| self.tables.named(of, "table", &of.value.table, report)))
            .collect();
        let [Some(first), Some(second)] = forces else { return None };
        let tables: Vec<&Read<TableDef>> = tables.into_iter().collect::<Option<_>>()?;
        let chain: Vec<Read<ScenarioDef>> = chain.into_iter().collect::<Option<_>>()?;
        let chain_tables: Vec<&Read<TableDef>> = chain_tables.into_iter().collect::<Option<_>>()?;
        let mut good = true;
        for force in [&first, &second] {
            good &=
                force.file.is_none_or(|file| file.tell(&force_file::mistakes(&file.value, self.stock(), ""), report));
        }
        for table in tables.iter().chain(&chain_tables) {
            good &= table.tell(&scenario::of_table(&table.value, &self.kinds), report);
        }
        let files = CampaignFiles {
            def,
            forces: [first.def, second.def],
            tables: tables.iter().map(|table| &table.value).collect(),
            chain: chain.iter().zip(&chain_tables).map(|(scenario, table)| (&scenario.value, &table.value)).collect(),
            kinds: &self.kinds,
            stock: self.stock(),
        };
        good &= file.tell(&faults(&files), report);
        good.then(|| Setting {
            def: def.clone(),
            forces: [first.def.clone(), second.def.clone()],
            chain: chain.into_iter().map(|scenario| scenario.value).collect(),
            charts: self.charts.clone(),
            weapons: self.weapons.clone(),
            vehicles: self.vehicles.clone(),
        })
    }

    /// A scenario of a chain.
    fn chained(
        &self,
        file: &Read<CampaignDef>,
        n: usize,
        name: &str,
        report: &mut Report,
    ) -> Option<Read<ScenarioDef>> {
        let field = format!("chain[{n}].scenario");
        let below = Path::new(name).starts_with(SCENARIOS) && !name.contains("..");
        let is_there = below
            && match &self.source {
                Source::Folder(root) => root.join(name).is_file(),
                Source::Texts(texts) => texts.contains_key(name),
            };
        if !is_there {
            let hint = "as in `scenarios/perrys_heroes/over_the_brook.ron`".to_string();
            report.add(file.mistake(&field, format!("there is no scenario `{name}`"), Some(hint)));
            return None;
        }
        // Its own mistakes are told where it is checked itself.
        let read = self.source.read::<ScenarioDef>(name, &mut Report::new());
        if read.is_none() {
            let hint = format!("`hedgerow check {name}` says what is wrong with it");
            report.add(file.mistake(&field, format!("`{name}` cannot be read"), Some(hint)));
        }
        read
    }

    /// The texts of all files that a campaign is made of; the campaign itself is `campaign.ron`.
    fn texts_of_campaign(&self, file: &Read<CampaignDef>) -> BTreeMap<String, String> {
        let def = &file.value;
        let mut texts = self.texts.clone();
        let scenarios = def.chain.iter().filter_map(|chained| {
            Some((chained.scenario.clone(), self.source.read::<ScenarioDef>(&chained.scenario, &mut Report::new())?))
        });
        let scenarios: Vec<(String, Read<ScenarioDef>)> = scenarios.collect();
        let tables = def.battlefields.iter().map(|field| &field.table);
        let tables = tables.chain(scenarios.iter().map(|(_, scenario)| &scenario.value.table));
        let found = tables.filter_map(|name| Some((name.clone(), self.tables.get(name)?.text.clone())));
        texts.extend(found);
        let forces = [&def.sides.0.force, &def.sides.1.force].into_iter().flatten();
        texts.extend(forces.filter_map(|name| Some((name.clone(), self.forces.get(name)?.text.clone()))));
        texts.extend(scenarios.into_iter().map(|(name, scenario)| (name, scenario.text)));
        texts.insert(CAMPAIGN.to_string(), file.text.clone());
        texts
    }
}

//! The data files that all scenarios of *Lock 'n Load* share: terrain, classes, units and charts.

use crate::{Kind, shapes};
use hex_board::{MapMistake, TerrainSet};
use lock_n_load::charts::{Tables, TerrainEffects};
use lock_n_load::classes::ClassFile;
use lock_n_load::definition::{DefinitionMistake, Definitions, UnitFile};
use lock_n_load::{map_faults, palettes};
use play::held;
use play::library::{Source, read};
use scenario_files::{Mistake, Read, Report, did_you_mean};
use std::path::{Path, PathBuf};

/// Nations whose soldiers and weapons have pictures.
const NATIONS: &[&str] = &["us", "german", "british", "soviet"];
pub(crate) const TERRAIN: &str = "assets/terrain.ron";
pub(crate) const CLASSES: &str = "assets/lock_n_load/classes.ron";
const OWN_CLASSES: &str = include_str!("../../../assets/lock_n_load/classes.ron");
pub(crate) const UNITS: &str = "assets/lock_n_load/units.ron";
pub(crate) const EFFECTS: &str = "assets/lock_n_load/terrain_effects.ron";
pub(crate) const TABLES: &str = "assets/lock_n_load/tables.ron";

/// Checks one definition file against the shipped others. If one of those cannot be used, that is told, and that this one has
/// not been checked against it.
pub(crate) fn check_definitions(root: &Path, path: &Path, kind: Kind, report: &mut Report) {
    let mut others = Report::new();
    let terrain = read_one::<TerrainSet>(root.join(TERRAIN), path, kind == Kind::Terrain, report, &mut others);
    let told = if kind == Kind::Terrain { &mut *report } else { &mut others };
    let terrain = terrain.filter(|terrain| is_good_terrain(terrain, told));
    let classes = if kind == Kind::Classes {
        read::<ClassFile>(path, report)
    } else {
        classes_of(&Source::Folder(root.to_path_buf()), &mut others)
    };
    let units = read_one::<UnitFile>(root.join(UNITS), path, kind == Kind::Units, report, &mut others);
    let effects =
        read_one::<TerrainEffects>(root.join(EFFECTS), path, kind == Kind::TerrainEffects, report, &mut others);
    let tables = read_one::<Tables>(root.join(TABLES), path, kind == Kind::Tables, report, &mut others);
    if let (Kind::Units, Some(units)) = (kind, &units) {
        shapes::check_drawings(root, units, report);
    }
    if !others.is_clean() {
        not_checked(path, &others, report);
    }
    if let (Some(terrain), Some(classes), Some(units), Some(effects), Some(tables)) =
        (terrain, classes, units, effects, tables)
    {
        definitions(&terrain.value, &classes, &units, &effects, &tables, report);
    }
}

/// The classes of units. A folder or a saved game from before classes were data has no such file: then they are the program's own.
pub(crate) fn classes_of(source: &Source, report: &mut Report) -> Option<Read<ClassFile>> {
    let given = match source {
        Source::Folder(root) => root.join(CLASSES).exists(),
        Source::Texts(texts) => texts.contains_key(CLASSES),
    };
    if given {
        return source.read(CLASSES, report);
    }
    scenario_files::read(Path::new(CLASSES), OWN_CLASSES).map_err(|mistake| report.add(mistake)).ok()
}

/// Reads the file that is asked about, or one of the shipped others; the mistakes of each go into a report of their own.
fn read_one<T: serde::de::DeserializeOwned>(
    shipped: PathBuf,
    path: &Path,
    asked: bool,
    report: &mut Report,
    others: &mut Report,
) -> Option<Read<T>> {
    if asked { read(path, report) } else { read(&shipped, others) }
}

/// Tells of a file that its meaning has not been checked, and the errors of the shared files that stand in the way.
pub(crate) fn not_checked(path: &Path, shared: &Report, report: &mut Report) {
    held::not_checked(path, (shared, &[TERRAIN, CLASSES, UNITS, EFFECTS, TABLES]), report);
}

/// The terrain file by itself; none if it is wrong.
pub(crate) fn shared_terrain(source: &Source, report: &mut Report) -> Option<TerrainSet> {
    let terrain = source.read::<TerrainSet>(TERRAIN, report)?;
    is_good_terrain(&terrain, report).then_some(terrain.value)
}

/// True if a terrain file can be used; its mistakes go into the report.
pub(crate) fn is_good_terrain(terrain: &Read<TerrainSet>, report: &mut Report) -> bool {
    let mistakes = hex_board::terrain_mistakes(&terrain.value);
    report.extend(mistakes.iter().map(|mistake| map_mistake(terrain, "", mistake)));
    mistakes.iter().all(|mistake| mistake.warning)
}

/// The definitions that these files make; none if one of them is wrong.
pub(crate) fn definitions(
    terrain: &TerrainSet,
    classes: &Read<ClassFile>,
    units: &Read<UnitFile>,
    effects: &Read<TerrainEffects>,
    tables: &Read<Tables>,
    report: &mut Report,
) -> Option<Definitions> {
    let drawable = formations_can_be_drawn(units, report);
    let mistakes = Definitions::mistakes(&classes.value, &units.value, &effects.value, &tables.value, terrain);
    report.extend(mistakes.iter().map(|mistake| match mistake.file {
        "classes" => definition_mistake(classes, mistake),
        "units" => definition_mistake(units, mistake),
        "terrain_effects" => definition_mistake(effects, mistake),
        _ => definition_mistake(tables, mistake),
    }));
    let (effects, tables) = (effects.value.clone(), tables.value.clone());
    let made = Definitions::new(classes.value.clone(), units.value.clone(), effects, tables, terrain);
    made.ok().filter(|_| drawable)
}

/// Every formation names inks and a nation that counters can be drawn with.
fn formations_can_be_drawn(units: &Read<UnitFile>, report: &mut Report) -> bool {
    let mut good = true;
    let mut known = |field: String, what: &str, key: &str, keys: &[&str]| {
        if !keys.contains(&key) {
            good = false;
            let hint =
                did_you_mean(key, keys.iter().copied()).or_else(|| Some(format!("known are {}", keys.join(", "))));
            report.add(units.mistake(&field, format!("there is no {what} `{key}`"), hint));
        }
    };
    for (n, formation) in units.value.formations.iter().enumerate() {
        known(format!("formations[{n}].palette"), "palette", &formation.palette, &palettes::KEYS);
        known(format!("formations[{n}].nation"), "nation", &formation.nation, NATIONS);
    }
    good
}

fn definition_mistake<T>(file: &Read<T>, mistake: &DefinitionMistake) -> Mistake {
    let told = file.mistake(&mistake.field, mistake.message.clone(), known_words(&mistake.candidates));
    if mistake.warning { told.warning() } else { told }
}

fn known_words(candidates: &[String]) -> Option<String> {
    (!candidates.is_empty()).then(|| format!("known are {}", candidates.join(", ")))
}

/// A mistake in a board or in how boards lie, with the rule that it goes against.
pub(crate) fn map_mistake<T>(file: &Read<T>, prefix: &str, mistake: &MapMistake) -> Mistake {
    let message = match mistake.fault {
        Some(fault) => format!("{} ({})", mistake.message, map_faults::rule(fault)),
        None => mistake.message.clone(),
    };
    let told = file.mistake(&format!("{prefix}{}", mistake.field), message, mistake.hint.clone());
    if mistake.warning { told.warning() } else { told }
}

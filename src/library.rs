//! The data files of *Lock 'n Load*: what they say, what is wrong with them.

use crate::shapes;
use hex_board::{BoardDef, BoardPlacement, Map, MapMistake, TerrainSet};
use lock_n_load::charts::{Tables, TerrainEffects};
use lock_n_load::classes::ClassFile;
use lock_n_load::definition::{DefinitionMistake, Definitions, UnitFile};
use lock_n_load::{ScenarioDef, ScenarioMistake, Start, map_faults, palettes};
use opponent::Opponent;
use scenario_files::{Mistake, Read, Report, did_you_mean};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

pub use play::library::{Source, read, stem};

/// The shared data files and the boards.
pub struct Library {
    /// Where they come from.
    pub source: Source,
    /// The terrain file.
    pub terrain: TerrainSet,
    /// Units, weapons, charts.
    pub definitions: Definitions,
    boards: BTreeMap<String, Read<BoardDef>>,
    /// Boards whose files could not be read.
    unread: BTreeSet<String>,
    texts: BTreeMap<String, String>,
}

/// Nations whose soldiers and weapons have pictures.
const NATIONS: &[&str] = &["us", "german", "british", "soviet"];
const TERRAIN: &str = "assets/terrain.ron";
const CLASSES: &str = "assets/lock_n_load/classes.ron";
const OWN_CLASSES: &str = include_str!("../assets/lock_n_load/classes.ron");
const UNITS: &str = "assets/lock_n_load/units.ron";
const EFFECTS: &str = "assets/lock_n_load/terrain_effects.ron";
const TABLES: &str = "assets/lock_n_load/tables.ron";
/// The name of the scenario among the texts of a saved game.
const SCENARIO: &str = "scenario.ron";

/// The folder that holds `assets`: the one given, the present one, the program's own or the one it was built in.
///
/// # Errors
/// None of them holds `assets`.
pub fn find_root(given: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    play::library::find_root(given, env!("CARGO_MANIFEST_DIR"), &[TERRAIN, UNITS, EFFECTS, TABLES])
}

/// What a RON file is, by its name or, elsewhere, by the fields it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The terrain file.
    Terrain,
    /// Classes of units.
    Classes,
    /// Formations, units, support weapons.
    Units,
    /// The Terrain Effects Chart.
    TerrainEffects,
    /// All other tables.
    Tables,
    /// The drawings of vehicles.
    Shapes,
    /// A board.
    Board,
    /// A scenario.
    Scenario,
    /// A script of orders.
    Script,
}

/// True if the text has a field `sides` anywhere outside comments, however its lines are broken.
fn names_sides(text: &str) -> bool {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_string();
    text.lines().map(code).any(|line| {
        line.match_indices("sides:")
            .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"'))
    })
}

impl Kind {
    /// Tells what a file is. Unknown files count as scenarios, which have the most to say about what they lack.
    pub fn of(path: &Path, text: &str) -> Kind {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_ascii_lowercase();
        let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or_default();
        let has = |field: &str| {
            text.lines().any(|line| {
                line.trim_start_matches(|c: char| c.is_whitespace() || c == '(').starts_with(&format!("{field}:"))
            })
        };
        match name.as_str() {
            "terrain.ron" => Kind::Terrain,
            "classes.ron" => Kind::Classes,
            "units.ron" => Kind::Units,
            "terrain_effects.ron" => Kind::TerrainEffects,
            "tables.ron" => Kind::Tables,
            "vehicle_shapes.ron" => Kind::Shapes,
            _ if name.ends_with(".script.ron") => Kind::Script,
            _ if folder == "boards" => Kind::Board,
            _ if has("sides") || names_sides(text) => Kind::Scenario,
            // Weapons have `columns` too.
            _ if has("formations") || has("units") => Kind::Units,
            _ if has("columns") || has("legend") => Kind::Board,
            _ if has("orders") || has("dice") => Kind::Script,
            _ if has("classes") => Kind::Classes,
            _ if has("damage") || has("melee") => Kind::Tables,
            _ if has("level_up") || has("smoke_tm") => Kind::TerrainEffects,
            _ if has("terrains") => Kind::Terrain,
            _ => Kind::Scenario,
        }
    }
}

impl Library {
    /// Reads the shared files and all boards; mistakes go into the report. None if a shared file is wrong.
    pub fn open(source: Source, report: &mut Report) -> Option<Self> {
        let terrain = source.read::<TerrainSet>(TERRAIN, report).filter(|terrain| is_good_terrain(terrain, report));
        let classes = classes_of(&source, report);
        let units = source.read::<UnitFile>(UNITS, report);
        let effects = source.read::<TerrainEffects>(EFFECTS, report);
        let tables = source.read::<Tables>(TABLES, report);
        let (mut boards, mut unread) = (BTreeMap::new(), BTreeSet::new());
        for name in source.names_below("assets/boards", report) {
            let id = stem(Path::new(&name));
            match source.read::<BoardDef>(&name, report) {
                Some(board) => drop(boards.insert(id, board)),
                None => drop(unread.insert(id)),
            }
        }
        let (terrain, classes, units, effects, tables) = (terrain?, classes?, units?, effects?, tables?);
        let definitions = definitions(&terrain.value, &classes, &units, &effects, &tables, report)?;
        let shared = [
            (TERRAIN, &terrain.text),
            (CLASSES, &classes.text),
            (UNITS, &units.text),
            (EFFECTS, &effects.text),
            (TABLES, &tables.text),
        ];
        let texts = shared.into_iter().map(|(name, text)| (name.to_string(), text.clone())).collect();
        Some(Self { source, terrain: terrain.value, definitions, boards, unread, texts })
    }

    /// The texts of all files that a scenario is made of, for a saved game; the scenario itself is `scenario.ron`.
    pub fn texts_of(&self, scenario: &Read<ScenarioDef>) -> BTreeMap<String, String> {
        let mut texts = self.texts.clone();
        for placement in &scenario.value.boards {
            if let Some(board) = self.boards.get(&placement.board) {
                texts.insert(format!("assets/boards/{}.ron", placement.board), board.text.clone());
            }
        }
        texts.insert(SCENARIO.to_string(), scenario.text.clone());
        texts
    }

    /// The keys of all boards.
    pub fn board_ids(&self) -> impl Iterator<Item = &str> {
        self.boards.keys().map(String::as_str)
    }

    /// A board standing alone, for the sight tool and the board check.
    pub fn single_board(&self, id: &str, report: &mut Report) -> Option<Map> {
        self.check_board(self.boards.get(id)?, report)
    }

    /// Checks a board read from anywhere.
    pub fn check_board(&self, board: &Read<BoardDef>, report: &mut Report) -> Option<Map> {
        let map = board_alone(&self.terrain, board, report)?;
        self.sense_of_board(&board.value, &map, board, "", report);
        Some(map)
    }

    /// What in a board can be played on but is hardly meant; the board stands in a file at `prefix`.
    fn sense_of_board<T>(&self, def: &BoardDef, map: &Map, file: &Read<T>, prefix: &str, report: &mut Report) {
        let drawn = hex_board::board_warnings(&self.terrain, "", def);
        report.extend(drawn.iter().map(|mistake| map_mistake(file, prefix, mistake)));
        let played = lock_n_load::board_warnings(def, map, &self.definitions);
        scenario_mistakes(file, prefix, &played, report);
    }

    /// Checks a scenario without the tables that only play needs, and tells everything that is wrong with it.
    pub fn check_scenario(&self, scenario: &Read<ScenarioDef>, report: &mut Report) {
        let Some(map) = self.map(scenario, report) else { return };
        if let Some(board) = &scenario.value.own_board {
            self.sense_of_board(board, &map, scenario, "own_board.", report);
        }
        let mistakes = Start::mistakes(scenario.value.clone(), &map, self.definitions.clone());
        scenario_mistakes(scenario, "", &mistakes, report);
        unknown_players(scenario, report);
    }

    /// Reads a scenario and makes its start position; mistakes go into the report.
    pub fn scenario(&self, path: &Path, report: &mut Report) -> Option<(Read<ScenarioDef>, Start)> {
        let scenario = read::<ScenarioDef>(path, report)?;
        let start = self.start(&scenario, report)?;
        Some((scenario, start))
    }

    /// The scenario that a saved game holds.
    pub fn saved_scenario(&self, report: &mut Report) -> Option<Start> {
        let scenario = self.source.read::<ScenarioDef>(SCENARIO, report)?;
        self.start(&scenario, report)
    }

    /// Makes the start position of a scenario; mistakes go into the report.
    pub fn start(&self, scenario: &Read<ScenarioDef>, report: &mut Report) -> Option<Start> {
        let map = self.map(scenario, report)?;
        match Start::new(scenario.value.clone(), map, self.definitions.clone()) {
            Ok(start) => {
                scenario_mistakes(scenario, "", &start.warnings, report);
                unknown_players(scenario, report);
                Some(start)
            }
            Err(mistakes) => {
                scenario_mistakes(scenario, "", &mistakes, report);
                None
            }
        }
    }

    /// The map of a scenario.
    fn map(&self, scenario: &Read<ScenarioDef>, report: &mut Report) -> Option<Map> {
        let def = &scenario.value;
        let (boards, placements) = match (&def.own_board, def.boards.is_empty()) {
            (Some(board), true) => {
                let placement = BoardPlacement { board: "own".into(), at: (0, 0), turned: false };
                (vec![("own".to_string(), board.clone())], vec![placement])
            }
            (None, false) => (self.named_boards(scenario, report)?, def.boards.clone()),
            _ => {
                let hint = Some("name boards in `boards`, or draw one in `own_board`, not both".to_string());
                report.add(scenario.mistake("boards", "a scenario needs a map", hint));
                return None;
            }
        };
        match Map::build_settled(&self.terrain, &boards, &placements, &def.joined_hexes) {
            Ok(map) => Some(map),
            Err(mistakes) => {
                for mistake in &mistakes {
                    report.add(match mistake.board.as_deref() {
                        Some("own") => map_mistake(scenario, "own_board.", mistake),
                        Some(id) if self.boards.contains_key(id) => map_mistake(&self.boards[id], "", mistake),
                        _ => map_mistake(scenario, "", mistake),
                    });
                }
                None
            }
        }
    }

    fn named_boards(&self, scenario: &Read<ScenarioDef>, report: &mut Report) -> Option<Vec<(String, BoardDef)>> {
        let mut boards: Vec<(String, BoardDef)> = Vec::new();
        let mut all_known = true;
        for (n, placement) in scenario.value.boards.iter().enumerate() {
            match self.boards.get(&placement.board) {
                Some(_) if boards.iter().any(|(id, _)| *id == placement.board) => {}
                Some(board) => boards.push((placement.board.clone(), board.value.clone())),
                None if self.unread.contains(&placement.board) => {
                    all_known = false;
                    let message = format!("the board `{}` cannot be read", placement.board);
                    let hint =
                        format!("`hedgerow check assets/boards/{}.ron` says what is wrong with it", placement.board);
                    report.add(scenario.mistake(&format!("boards[{n}].board"), message, Some(hint)));
                }
                None => {
                    all_known = false;
                    let known = || format!("known: {}", self.board_ids().collect::<Vec<_>>().join(", "));
                    report.add(scenario.mistake(
                        &format!("boards[{n}].board"),
                        format!("there is no board `{}`", placement.board),
                        did_you_mean(&placement.board, self.board_ids()).or_else(|| Some(known())),
                    ));
                }
            }
        }
        all_known.then_some(boards)
    }

    /// Checks one definition file against the shipped others. If one of those cannot be used, that is told, and that this one has
    /// not been checked against it.
    pub fn check_definitions(root: &Path, path: &Path, kind: Kind, report: &mut Report) {
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
}

/// The classes of units. A folder or a saved game from before classes were data has no such file: then they are the program's own.
fn classes_of(source: &Source, report: &mut Report) -> Option<Read<ClassFile>> {
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
pub fn not_checked(path: &Path, shared: &Report, report: &mut Report) {
    let is_shared = |path: &Path| [TERRAIN, CLASSES, UNITS, EFFECTS, TABLES].iter().any(|name| path.ends_with(name));
    let wrong = report.add_errors_of(shared, is_shared);
    let names: Vec<String> = wrong.iter().map(|path| path.display().to_string()).collect();
    let hint = format!("first put right {}", names.join(", "));
    report.add(Mistake::of_file(path, "the meaning of this file could not be read", Some(hint)));
}

/// The terrain file by itself; none if it is wrong.
pub fn shared_terrain(source: &Source, report: &mut Report) -> Option<TerrainSet> {
    let terrain = source.read::<TerrainSet>(TERRAIN, report)?;
    is_good_terrain(&terrain, report).then_some(terrain.value)
}

/// True if a terrain file can be used; its mistakes go into the report.
fn is_good_terrain(terrain: &Read<TerrainSet>, report: &mut Report) -> bool {
    let mistakes = hex_board::terrain_mistakes(&terrain.value);
    report.extend(mistakes.iter().map(|mistake| map_mistake(terrain, "", mistake)));
    mistakes.iter().all(|mistake| mistake.warning)
}

/// The map of one board by itself; none if it is wrong.
pub fn board_alone(terrain: &TerrainSet, board: &Read<BoardDef>, report: &mut Report) -> Option<Map> {
    let placement = BoardPlacement { board: "this".into(), at: (0, 0), turned: false };
    match Map::build(terrain, &[("this".into(), board.value.clone())], &[placement]) {
        Ok(map) => Some(map),
        Err(mistakes) => {
            report.extend(mistakes.iter().map(|mistake| map_mistake(board, "", mistake)));
            None
        }
    }
}

fn definitions(
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

fn scenario_mistakes<T>(file: &Read<T>, prefix: &str, mistakes: &[ScenarioMistake], report: &mut Report) {
    report.extend(mistakes.iter().map(|mistake| {
        let told = file.mistake(&format!("{prefix}{}", mistake.field), mistake.message.clone(), mistake.hint.clone());
        if mistake.warning { told.warning() } else { told }
    }));
}

/// Computer players of whom balance and strength tell and whom this program does not have.
fn unknown_players(scenario: &Read<ScenarioDef>, report: &mut Report) {
    if let Some(Err(error)) =
        scenario.value.balance.as_ref().and_then(|balance| Some(balance.level.as_ref()?.parse::<Opponent>()))
    {
        report.add(scenario.mistake("balance.level", error, None).warning());
    }
    for (n, strength) in scenario.value.strength.iter().enumerate() {
        for (field, name) in [("player", &strength.player), ("against", &strength.against)] {
            if let Err(error) = name.parse::<Opponent>() {
                report.add(scenario.mistake(&format!("strength[{n}].{field}"), error, None).warning());
            }
        }
    }
}

fn definition_mistake<T>(file: &Read<T>, mistake: &DefinitionMistake) -> Mistake {
    let told = file.mistake(&mistake.field, mistake.message.clone(), known_words(&mistake.candidates));
    if mistake.warning { told.warning() } else { told }
}

fn known_words(candidates: &[String]) -> Option<String> {
    (!candidates.is_empty()).then(|| format!("known are {}", candidates.join(", ")))
}

fn map_mistake<T>(file: &Read<T>, prefix: &str, mistake: &MapMistake) -> Mistake {
    let message = match mistake.fault {
        Some(fault) => format!("{} ({})", mistake.message, map_faults::rule(fault)),
        None => mistake.message.clone(),
    };
    let told = file.mistake(&format!("{prefix}{}", mistake.field), message, mistake.hint.clone());
    if mistake.warning { told.warning() } else { told }
}

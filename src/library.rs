//! The data files: where they lie, what they say, what is wrong with them.

use board_art::FormationColours;
use hex_board::{BoardDef, BoardPlacement, Map, MapMistake, TerrainSet};
use lock_n_load::definition::{DefinitionMistake, Definitions, Tables, TerrainEffects, UnitFile};
use lock_n_load::{ScenarioDef, Start};
use scenario_files::{Mistake, Read, Report, did_you_mean, read_file};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Where data files come from: a folder, or the texts that a saved game keeps.
#[derive(Clone, Debug)]
pub enum Source {
    /// The folder that holds `assets` and `scenarios`.
    Folder(PathBuf),
    /// Texts by their names below that folder.
    Texts(BTreeMap<String, String>),
}

impl Source {
    fn read<T: serde::de::DeserializeOwned>(&self, name: &str, report: &mut Report) -> Option<Read<T>> {
        match self {
            Source::Folder(root) => read(&root.join(name), report),
            Source::Texts(texts) => {
                let path = Path::new(name);
                report.add_file(path);
                let Some(text) = texts.get(name) else {
                    report.add(Mistake::of_file(path, "the saved game does not hold this file", None));
                    return None;
                };
                scenario_files::read(path, text).map_err(|mistake| report.add(mistake)).ok()
            }
        }
    }

    /// The names of all boards.
    fn boards(&self, report: &mut Report) -> Vec<String> {
        match self {
            Source::Folder(root) => {
                let (files, mistakes) = scenario_files::collect_files(&[root.join("assets/boards")]);
                mistakes.into_iter().for_each(|mistake| report.add(mistake));
                let below = |path: &PathBuf| path.strip_prefix(root).map(Path::to_path_buf);
                let names = files.iter().filter_map(|path| below(path).ok());
                names.map(|name| name.to_string_lossy().into_owned()).collect()
            }
            Source::Texts(texts) => texts.keys().filter(|name| name.starts_with("assets/boards/")).cloned().collect(),
        }
    }
}

/// The shared data files and the boards.
pub struct Library {
    /// Where they come from.
    pub source: Source,
    /// The terrain file.
    pub terrain: TerrainSet,
    /// Units, weapons, charts.
    pub definitions: Definitions,
    boards: BTreeMap<String, Read<BoardDef>>,
    texts: BTreeMap<String, String>,
}

/// Nations whose soldiers and weapons have pictures.
const NATIONS: &[&str] = &["us", "german", "british", "soviet"];
const TERRAIN: &str = "assets/terrain.ron";
const UNITS: &str = "assets/lock_n_load/units.ron";
const EFFECTS: &str = "assets/lock_n_load/terrain_effects.ron";
const TABLES: &str = "assets/lock_n_load/tables.ron";
/// The name of the scenario among the texts of a saved game.
pub const SCENARIO: &str = "scenario.ron";

/// The folder that holds `assets`: the one given, the present one, the program's own or the one it was built in.
///
/// # Errors
/// None of them holds `assets`.
pub fn find_root(given: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    let beside_program = std::env::current_exe().ok().and_then(|program| program.parent().map(Path::to_path_buf));
    let candidates: Vec<PathBuf> = match given {
        Some(given) => vec![given],
        None => [Some(PathBuf::from(".")), beside_program, Some(PathBuf::from(env!("CARGO_MANIFEST_DIR")))]
            .into_iter()
            .flatten()
            .collect(),
    };
    let found = candidates.iter().find(|folder| folder.join("assets/terrain.ron").is_file());
    found.cloned().ok_or_else(|| {
        let tried: Vec<String> = candidates.iter().map(|folder| folder.display().to_string()).collect();
        anyhow::anyhow!("no folder `assets` with a `terrain.ron` in {} (use --data FOLDER)", tried.join(", "))
    })
}

/// What a RON file is, by its name or, elsewhere, by the fields it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The terrain file.
    Terrain,
    /// Formations, units, support weapons.
    Units,
    /// The Terrain Effects Chart.
    TerrainEffects,
    /// All other tables.
    Tables,
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
            "units.ron" => Kind::Units,
            "terrain_effects.ron" => Kind::TerrainEffects,
            "tables.ron" => Kind::Tables,
            _ if name.ends_with(".script.ron") => Kind::Script,
            _ if folder == "boards" => Kind::Board,
            _ if has("sides") || names_sides(text) => Kind::Scenario,
            _ if has("columns") || has("legend") => Kind::Board,
            _ if has("orders") || has("dice") => Kind::Script,
            _ if has("formations") || has("units") => Kind::Units,
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
        let terrain = source.read::<TerrainSet>(TERRAIN, report);
        let units = source.read::<UnitFile>(UNITS, report);
        let effects = source.read::<TerrainEffects>(EFFECTS, report);
        let tables = source.read::<Tables>(TABLES, report);
        let mut boards = BTreeMap::new();
        for name in source.boards(report) {
            if let Some(board) = source.read::<BoardDef>(&name, report) {
                boards.insert(stem(Path::new(&name)), board);
            }
        }
        let (terrain, units, effects, tables) = (terrain?, units?, effects?, tables?);
        let definitions = definitions(&terrain.value, &units, &effects, &tables, report)?;
        let shared = [(TERRAIN, &terrain.text), (UNITS, &units.text), (EFFECTS, &effects.text), (TABLES, &tables.text)];
        let texts = shared.into_iter().map(|(name, text)| (name.to_string(), text.clone())).collect();
        Some(Self { source, terrain: terrain.value, definitions, boards, texts })
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
        let placement = BoardPlacement { board: "this".into(), at: (0, 0), turned: false };
        match Map::build(&self.terrain, &[("this".into(), board.value.clone())], &[placement]) {
            Ok(map) => Some(map),
            Err(mistakes) => {
                mistakes.iter().for_each(|mistake| report.add(map_mistake(board, "", mistake)));
                None
            }
        }
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
            Ok(start) => Some(start),
            Err(mistakes) => {
                for mistake in mistakes {
                    report.add(scenario.mistake(&mistake.field, mistake.message, mistake.hint));
                }
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

    /// Checks one definition file against the shipped others.
    pub fn check_definitions(root: &Path, path: &Path, kind: Kind, report: &mut Report) {
        let pick = |wanted: Kind, name: &str| if kind == wanted { path.to_path_buf() } else { root.join(name) };
        let terrain = read_quietly::<TerrainSet>(&pick(Kind::Terrain, TERRAIN), path, report);
        let units = read_quietly::<UnitFile>(&pick(Kind::Units, UNITS), path, report);
        let effects = read_quietly::<TerrainEffects>(&pick(Kind::TerrainEffects, EFFECTS), path, report);
        let tables = read_quietly::<Tables>(&pick(Kind::Tables, TABLES), path, report);
        if let (Some(terrain), Some(units), Some(effects), Some(tables)) = (terrain, units, effects, tables) {
            definitions(&terrain.value, &units, &effects, &tables, report);
        }
    }
}

/// A file's name without folder and ending.
pub fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Reads one file; a mistake goes into the report.
pub fn read<T: serde::de::DeserializeOwned>(path: &Path, report: &mut Report) -> Option<Read<T>> {
    report.add_file(path);
    match read_file(path) {
        Ok(read) => Some(read),
        Err(mistake) => {
            report.add(mistake);
            None
        }
    }
}

/// Reads one file of several and counts only the one in question.
fn read_quietly<T: serde::de::DeserializeOwned>(path: &Path, counted: &Path, report: &mut Report) -> Option<Read<T>> {
    if path == counted { read(path, report) } else { read_file(path).ok() }
}

fn definitions(
    terrain: &TerrainSet,
    units: &Read<UnitFile>,
    effects: &Read<TerrainEffects>,
    tables: &Read<Tables>,
    report: &mut Report,
) -> Option<Definitions> {
    let drawable = formations_can_be_drawn(units, report);
    match Definitions::new(units.value.clone(), effects.value.clone(), tables.value.clone(), terrain) {
        Ok(definitions) => drawable.then_some(definitions),
        Err(mistakes) => {
            for mistake in &mistakes {
                report.add(match mistake.file {
                    "units" => definition_mistake(units, mistake),
                    "terrain_effects" => definition_mistake(effects, mistake),
                    _ => definition_mistake(tables, mistake),
                });
            }
            None
        }
    }
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
        known(format!("formations[{n}].palette"), "palette", &formation.palette, &FormationColours::KEYS);
        known(format!("formations[{n}].nation"), "nation", &formation.nation, NATIONS);
    }
    good
}

fn definition_mistake<T>(file: &Read<T>, mistake: &DefinitionMistake) -> Mistake {
    file.mistake(&mistake.field, mistake.message.clone(), known_words(&mistake.candidates))
}

fn known_words(candidates: &[String]) -> Option<String> {
    (!candidates.is_empty()).then(|| format!("known are {}", candidates.join(", ")))
}

fn map_mistake<T>(file: &Read<T>, prefix: &str, mistake: &MapMistake) -> Mistake {
    file.mistake(&format!("{prefix}{}", mistake.field), mistake.message.clone(), mistake.hint.clone())
}

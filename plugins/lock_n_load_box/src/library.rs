//! The data files of *Lock 'n Load*: what they say, what is wrong with them.

use crate::definitions::{
    CLASSES, EFFECTS, TABLES, TERRAIN, UNITS, classes_of, definitions, is_good_terrain, map_mistake,
};
use hex_board::{BoardDef, BoardPlacement, ListNames, Map, TerrainSet};
use lock_n_load::charts::{Tables, TerrainEffects};
use lock_n_load::definition::{Definitions, UnitFile};
use lock_n_load::{ScenarioDef, ScenarioMistake, Start};
use opponent::Opponent;
use play::library::{Source, read, stem};
use scenario_files::{Read, Report, did_you_mean};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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

/// What a scenario calls what its map is made of.
const LISTS: ListNames = ListNames { placements: "boards", joined: "joined_hexes" };
/// The name of the scenario among the texts of a saved game.
const SCENARIO: &str = "scenario.ron";

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
        match Map::build_settled(&self.terrain, &boards, &placements, &def.joined_hexes, LISTS) {
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
}

/// The map of one board by itself; none if it is wrong.
pub(crate) fn board_alone(terrain: &TerrainSet, board: &Read<BoardDef>, report: &mut Report) -> Option<Map> {
    let placement = BoardPlacement { board: "this".into(), at: (0, 0), turned: false };
    match Map::build(terrain, &[("this".into(), board.value.clone())], &[placement]) {
        Ok(map) => Some(map),
        Err(mistakes) => {
            report.extend(mistakes.iter().map(|mistake| map_mistake(board, "", mistake)));
            None
        }
    }
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

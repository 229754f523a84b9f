//! Little battles for tests: a board of a few hexes, a few counters, any moment of the turn, forced dice.
//!
//! ```text
//! let mut battle = Battle::new(
//!     "....\n.f..\n....",                                              // one character per column, row by row (standing alone)
//!     r#"(id: "a", unit: "us_parachute_squad", at: "B2")"#,            // first side's counters, separated by commas
//!     r#"(id: "x", unit: "wehrmacht_squad", at: "D2", shaken: true)"#, // second side's
//!     OPERATIONS_FIRST,                                                // the `start:` fields
//!     &[4, 3, 5],                                                      // the dice
//! );
//! let events = battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D2"))"#);
//! let refusal = battle.refused(Side::First, r#"Pass"#);
//! ```

use crate::files::charts::{Tables, TerrainEffects};
use crate::files::classes::ClassFile;
use crate::files::definition::{Definitions, UnitFile};
use crate::{Command, Event, LockNLoad, ScenarioDef, ScenarioMistake, Start, Table};
use hex_board::{Map, Place, Spot, TerrainSet};
use serde::de::DeserializeOwned;
use table::{DiceCup, Game, GameError, Order, Refusal, Side};

/// `start:` fields of an impulse of the first side in turn 1.
pub const OPERATIONS_FIRST: &str = "phase: Operations, initiative: First, active: First";
/// `start:` fields of an impulse of the second side in turn 1.
pub const OPERATIONS_SECOND: &str = "phase: Operations, initiative: Second, active: Second";
/// `start:` fields of the first side's part of the Rally Phase.
pub const RALLY_FIRST: &str = "phase: Rally, initiative: First, rolled: true, active: First";

/// Characters of test boards.
pub const LEGEND: &str = r#"{'.': "clear", 'f': "forest", 'w': "light_woods", 'b': "brush", 'c': "low_crops", 'h': "wheat",
    'm': "marsh", 's': "stream", 'r': "river", 'o': "orchard", 'u': "rubble", 'g': "broken_ground", 'y': "green_wheat", 'd': "bridge", 'x': "ford"}"#;

/// A battle for a test.
pub struct Battle {
    /// The game.
    pub game: Game<LockNLoad>,
}

fn ron<T: DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// The shipped terrain file.
pub fn terrain_set() -> TerrainSet {
    ron(include_str!("../../../assets/terrain.ron"))
}

/// The shipped definitions.
pub fn definitions() -> Definitions {
    definitions_with(|_, _| {})
}

/// The definitions made of the shipped files after a change of the units and the chart.
fn definitions_with(change: impl FnOnce(&mut UnitFile, &mut TerrainEffects)) -> Definitions {
    let classes: ClassFile = ron(include_str!("../../../assets/lock_n_load/classes.ron"));
    let mut units: UnitFile = ron(include_str!("../../../assets/lock_n_load/units.ron"));
    let armour: UnitFile = ron(include_str!("testing/armour.ron"));
    units.units.extend(armour.units);
    units.weapons.extend(armour.weapons);
    let mut effects: TerrainEffects = ron(include_str!("../../../assets/lock_n_load/terrain_effects.ron"));
    let tables: Tables = ron(include_str!("../../../assets/lock_n_load/tables.ron"));
    change(&mut units, &mut effects);
    Definitions::new(classes, units, effects, tables, &terrain_set()).unwrap_or_else(|mistakes| panic!("{mistakes:?}"))
}

/// The text of a scenario on an own board: `board` holds further board fields (levels, hexsides, roads, buildings), `more` further
/// scenario fields.
pub fn scenario_text(rows: &str, board: &str, first: &str, second: &str, start: &str, more: &str) -> String {
    let rows: Vec<&str> = rows.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    let columns = rows.first().map_or(0, |row| row.chars().count());
    let lines: String = rows.iter().map(|row| format!("{row:?}, ")).collect();
    format!(
        r#"(title: "Test", turns: 6, initiative: First,
        own_board: (title: "Test board", columns: {columns}, rows: {}, form: Alone, legend: {LEGEND}, terrain: [{lines}], {board}),
        sides: (
            (name: "US", formation: "us_parachute", counters: [{first}], loses_when_gone: false, heroes: [
                (id: "hero-1", unit: "us_hero", values: (1, 4, 6)), (id: "hero-2", unit: "us_hero", values: (2, 2, 6))]),
            (name: "German", formation: "wehrmacht", counters: [{second}], loses_when_gone: false, heroes: [
                (id: "held-1", unit: "german_hero", values: (2, 2, 6))]),
        ),
        start: ({start}), {} {more})"#,
        rows.len(),
        if more.contains("victory:") { "" } else { "victory: []," },
    )
}

impl Battle {
    /// A battle on a board of `rows`.
    pub fn new(rows: &str, first: &str, second: &str, start: &str, dice: &[u8]) -> Self {
        Self::from_text(&scenario_text(rows, "", first, second, start, ""), dice)
    }
    /// A battle with further board fields and scenario fields.
    pub fn with(rows: &str, board: &str, first: &str, second: &str, start: &str, more: &str, dice: &[u8]) -> Self {
        Self::from_text(&scenario_text(rows, board, first, second, start, more), dice)
    }
    /// A battle of a whole scenario text with an own board.
    pub fn from_text(scenario: &str, dice: &[u8]) -> Self {
        let start = Self::start(scenario).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
        let game = Game::new(bevy_ecs::world::World::new(), start, DiceCup::forced(dice.to_vec()));
        Self { game: game.unwrap_or_else(|error| panic!("{error}")) }
    }
    /// A battle of a whole scenario text whose definitions are changed before it starts, for what no shipped unit or terrain has.
    pub fn changed(
        scenario: &str,
        change: impl FnOnce(&mut crate::facts::battlefield::BattlefieldData),
        dice: &[u8],
    ) -> Self {
        let mut start = Self::start(scenario).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
        let field = std::sync::Arc::get_mut(&mut start.battlefield.0);
        let field = field.unwrap_or_else(|| panic!("a fresh start is not shared"));
        change(field);
        field.definitions.work_out();
        field.plays = crate::facts::plays::of(&field.scenario, &field.definitions);
        field.limits = crate::sections::stacking::limits(&field.definitions, &field.map);
        let game = Game::new(bevy_ecs::world::World::new(), start, DiceCup::forced(dice.to_vec()));
        Self { game: game.unwrap_or_else(|error| panic!("{error}")) }
    }
    /// A battle of a whole scenario text with data files that are changed before they are read together.
    pub fn with_files(scenario: &str, change: impl FnOnce(&mut UnitFile, &mut TerrainEffects), dice: &[u8]) -> Self {
        let start = Self::start_with(scenario, definitions_with(change));
        let start = start.unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
        let game = Game::new(bevy_ecs::world::World::new(), start, DiceCup::forced(dice.to_vec()));
        Self { game: game.unwrap_or_else(|error| panic!("{error}")) }
    }
    /// The start of a scenario text with an own board, or its mistakes as text.
    ///
    /// # Errors
    /// Every mistake of the board or the scenario.
    pub fn start(scenario: &str) -> Result<Start, Vec<String>> {
        Self::start_with(scenario, definitions())
    }
    fn start_with(scenario: &str, definitions: Definitions) -> Result<Start, Vec<String>> {
        let def: ScenarioDef = ron(scenario);
        let board = def.own_board.clone().unwrap_or_else(|| panic!("test scenarios bring their own board"));
        let placement = hex_board::BoardPlacement { board: "own".into(), at: (0, 0), turned: false };
        let map = Map::build(&terrain_set(), &[("own".into(), board)], &[placement])
            .map_err(|mistakes| mistakes.iter().map(|m| format!("{m:?}")).collect::<Vec<_>>())?;
        let errors = |mistakes: Vec<ScenarioMistake>| {
            mistakes.iter().filter(|mistake| !mistake.warning).map(|mistake| format!("{mistake:?}")).collect()
        };
        Start::new(def, map, definitions).map_err(errors)
    }
    /// The warnings of a scenario text with an own board that can be played, as field and message.
    pub fn warnings(scenario: &str) -> Vec<(String, String)> {
        let start = Self::start(scenario).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
        start.warnings.into_iter().map(|mistake| (mistake.field, mistake.message)).collect()
    }
    /// Gives an order that must be accepted; returns what happened.
    #[track_caller]
    pub fn give(&mut self, side: Side, command: &str) -> Vec<Event> {
        match self.game.give(&Order { side, command: ron(command) }) {
            Ok(events) => events.to_vec(),
            Err(error) => panic!("{command}: {error}"),
        }
    }
    /// Gives an order that must be refused without any change; returns the refusal.
    #[track_caller]
    pub fn refused(&mut self, side: Side, command: &str) -> Refusal {
        let before = self.game.hash();
        match self.game.give(&Order { side, command: ron(command) }) {
            Err(GameError::Refused(refusal)) => {
                assert_eq!(before, self.game.hash(), "a refusal changes nothing");
                refusal
            }
            Err(error) => panic!("{command}: {error}"),
            Ok(events) => panic!("{command} was accepted: {events:#?}"),
        }
    }
    /// Checks that an order is refused by this rule.
    #[track_caller]
    pub fn refused_by(&mut self, side: Side, command: &str, rule: &str) {
        let refusal = self.refused(side, command);
        assert_eq!(refusal.rule.0, rule, "{refusal}");
    }
    /// The legal orders of the side to act.
    pub fn legal(&self) -> Vec<Command> {
        let mut commands = Vec::new();
        self.game.legal_commands(&mut commands);
        commands
    }
    /// Asks the rules.
    pub fn ask<T>(&self, question: impl FnOnce(&Table) -> T) -> T {
        question(&self.game.table())
    }
    /// The Location of a text.
    pub fn spot(&self, place: &str) -> Spot {
        let place: Place = place.parse().unwrap_or_else(|error| panic!("{error}"));
        self.ask(|table| table.field.map.spot(place)).unwrap_or_else(|| panic!("{place} is not on the map"))
    }
    /// A unit as it stands now.
    pub fn unit(&self, id: &str) -> crate::UnitNow {
        let id = id.parse().unwrap_or_else(|error| panic!("{error}"));
        self.ask(|table| table.unit(id)).unwrap_or_else(|| panic!("no unit {id}"))
    }
    /// A weapon as it lies now.
    pub fn weapon(&self, id: &str) -> crate::WeaponNow {
        let id = id.parse().unwrap_or_else(|error| panic!("{error}"));
        self.ask(|table| table.weapon(id)).unwrap_or_else(|| panic!("no weapon {id}"))
    }
    /// Dice of the list that have not been thrown.
    pub fn dice_left(&self) -> usize {
        self.game.dice().left_over()
    }
}

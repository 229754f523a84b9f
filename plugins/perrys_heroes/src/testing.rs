//! Little games for tests: a table, two forces and a position in the words of files, and dice in a list.

use crate::checks::Stock;
use crate::checks::laid_out::{Files, start};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::files::charts::Charts;
use crate::files::force::ForceDef;
use crate::files::scenario::ScenarioDef;
use crate::files::vehicles::Vehicles;
use crate::files::weapons::Weapons;
use crate::{Command, PerrysHeroes, Start};
use bevy_ecs::prelude::World;
use measured_table::terrain::{KindDef, PieceDef};
use measured_table::{KindSet, Point, TableDef};
use serde::de::DeserializeOwned;
use std::sync::LazyLock;
use table::{CounterId, DiceCup, Game, Order, RuleSet as _, Side};

/// Reads what a test writes.
///
/// # Panics
/// It is no such thing.
pub fn read<T: DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|mistake| panic!("{mistake} in {text}"))
}

/// The charts of the game.
pub fn charts() -> Charts {
    read(include_str!("../../../assets/perrys_heroes/charts.ron"))
}

/// The firearms of the game.
pub fn weapons() -> Weapons {
    read(include_str!("../../../assets/perrys_heroes/weapons.ron"))
}

/// The vehicles of the game.
pub fn vehicles() -> Vehicles {
    read(include_str!("../../../assets/perrys_heroes/vehicles.ron"))
}

/// The files of which forces are made.
pub fn stock() -> Stock<'static> {
    static FILES: LazyLock<(Charts, Weapons, Vehicles)> = LazyLock::new(|| (charts(), weapons(), vehicles()));
    Stock { charts: &FILES.0, weapons: &FILES.1, vehicles: &FILES.2 }
}

/// A little game in the making. The first side, `us`, comes from the south; the second, `ge`, from the north. Both have one team of
/// riflemen, led by an NCO with a submachine gun, where nothing else is said.
#[derive(Clone, Debug)]
pub struct Bench {
    pieces: String,
    teams: [String; 2],
    artillery: [String; 2],
    vehicles: [String; 2],
    scenario: String,
    position: String,
}

impl Default for Bench {
    fn default() -> Self {
        let team = |nco: &str, gun: &str, rifle: &str| {
            let man = |n: u8| format!("(name: \"Man {n}\", weapon: \"{rifle}\")");
            let men: Vec<String> = (2..=6).map(man).collect();
            format!("(name: \"Team\", men: [(name: \"{nco}\", grade: Nco, weapon: \"{gun}\"), {}])", men.join(", "))
        };
        Self {
            pieces: String::new(),
            teams: [team("Sergeant", "thompson", "m1_garand"), team("Unteroffizier", "mp40", "mauser_98k")],
            artillery: Default::default(),
            vehicles: Default::default(),
            scenario: String::new(),
            position: String::new(),
        }
    }
}

impl Bench {
    /// An open meadow of 180 x 120 cm.
    pub fn new() -> Self {
        Self::default()
    }
    /// With pieces of terrain, as the file of a table lists them.
    pub fn pieces(mut self, pieces: &str) -> Self {
        self.pieces = pieces.into();
        self
    }
    /// With these teams of a side, as the file of a force lists them.
    pub fn teams(mut self, side: Side, teams: &str) -> Self {
        self.teams[side.index()] = teams.into();
        self
    }
    /// With this artillery of a side, as `Mortar, Guns`.
    pub fn artillery(mut self, side: Side, artillery: &str) -> Self {
        self.artillery[side.index()] = artillery.into();
        self
    }
    /// With these vehicles of a side, as the file of a force lists them: their counters come after those of the men.
    pub fn vehicles(mut self, side: Side, vehicles: &str) -> Self {
        self.vehicles[side.index()] = vehicles.into();
        self
    }
    /// With more fields of the scenario, such as `points: Individual, hour: Night`.
    pub fn scenario(mut self, fields: &str) -> Self {
        self.scenario = fields.into();
        self
    }
    /// In this position: the fields of a position, such as `active: (side: First, team: 0), figures: [...]`.
    pub fn position(mut self, fields: &str) -> Self {
        self.position = format!("position: ({fields}),");
        self
    }
    /// The start.
    ///
    /// # Panics
    /// Something in it is wrong.
    pub fn start(&self) -> Start {
        let charts = charts();
        let kind = |key: &str, plants: bool| KindDef {
            key: key.into(),
            name: key.into(),
            painting: key.into(),
            height: measured_table::terrain::Centimetres(0),
            hides_rims: plants,
        };
        let kinds = charts.grounds.iter().map(|ground| kind(&ground.kind, ground.plants));
        // What lies where nothing else does, as a piece too.
        let kinds = KindSet { kinds: kinds.chain([kind("meadow", false)]).collect() };
        let pieces: Vec<PieceDef> = read(&format!("[{}]", self.pieces));
        let cm = measured_table::terrain::Centimetres;
        let size = (cm(18_000), cm(12_000));
        let table = TableDef { name: "Test".into(), size, hexes_from: Default::default(), pieces };
        let force = |side: Side, nation: &str| -> ForceDef {
            let (artillery, teams) = (&self.artillery[side.index()], &self.teams[side.index()]);
            let vehicles = &self.vehicles[side.index()];
            read(&format!(
                "(name: \"Force\", nation: {nation}, artillery: [{artillery}], teams: [{teams}], vehicles: [{vehicles}])"
            ))
        };
        let forces = [force(Side::First, "Usa"), force(Side::Second, "Germany")];
        let fields = if self.scenario.is_empty() { String::new() } else { format!("{},", self.scenario) };
        let scenario: ScenarioDef = read(&format!(
            "(title: \"Test\", table: \"\", {fields} {} sides: (
                (name: \"Americans\", key: \"us\", edge: South, task: Advance),
                (name: \"Germans\", key: \"ge\", edge: North, task: Hold),
            ))",
            self.position
        ));
        let files = Files {
            scenario: &scenario,
            table: &table,
            kinds: &kinds,
            stock: stock(),
            forces: [&forces[0], &forces[1]],
        };
        start(&files).expect("a start without mistakes")
    }
    /// The game, with these dice.
    ///
    /// # Panics
    /// Something in it is wrong.
    pub fn game(&self, dice: &[u8]) -> Play {
        Play(Game::new(World::new(), self.start(), DiceCup::forced(dice.to_vec())).expect("a first decision"))
    }
}

/// A game that a test plays.
pub struct Play(pub Game<PerrysHeroes>);

/// The id of a counter.
///
/// # Panics
/// It is none.
pub fn id(text: &str) -> CounterId {
    text.parse().expect("an id")
}

/// A point in centimetres.
pub fn cm(x: f64, y: f64) -> Point {
    Point::new((x * 100.0).round() as i32, (y * 100.0).round() as i32)
}

impl Play {
    /// A figure.
    ///
    /// # Panics
    /// There is none of this name.
    pub fn figure(&self, name: &str) -> Figure {
        self.0.table().figure(id(name)).expect("a figure")
    }
    /// Gives an order, as a script writes it, and answers with what came of it.
    ///
    /// # Panics
    /// It is refused.
    pub fn order(&mut self, side: Side, command: &str) -> Vec<Event> {
        let command: Command = read(command);
        self.0.obey(side, command).expect("a lawful order").to_vec()
    }
    /// The rule by which an order is refused.
    ///
    /// # Panics
    /// It is not.
    pub fn refused(&self, side: Side, command: &str) -> String {
        let command: Command = read(command);
        self.0.check(&Order { side, command }).expect_err("a refusal").rule.0.to_string()
    }
    /// All that a side may order.
    pub fn offers(&self, side: Side) -> Vec<Command> {
        let mut offers = Vec::new();
        self.0.seen_by(side, |seen| PerrysHeroes::legal_commands(seen, side, &mut offers));
        offers
    }
}

/// Lots that are the same in every run of the same seed: what a test plays by chance.
pub struct Lots(u64);

impl Lots {
    /// The lots of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1))
    }
    /// One of so many, from 0.
    pub fn draw(&mut self, of: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % of.max(1)
    }
}

impl Play {
    /// Gives an order of whoever must decide, drawn from those that are offered; none where nobody does.
    ///
    /// # Panics
    /// Nothing is offered, or what is offered is refused.
    pub fn by_chance(&mut self, lots: &mut Lots) -> Option<Command> {
        let side = self.0.to_act()?;
        let mut offers = self.offers(side);
        assert!(!offers.is_empty(), "whoever must decide has a choice");
        let command = offers.swap_remove(lots.draw(offers.len()));
        self.0.obey(side, command.clone()).unwrap_or_else(|refused| panic!("{command:?} is offered: {refused:?}"));
        Some(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_little_game_begins_with_a_card_and_goes_on() {
        let bench = Bench::new().position(
            "active: (side: First, team: 0), figures: [
                (id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20)),
            ]",
        );
        let mut play = bench.game(&[]);
        assert_eq!(play.0.to_act(), Some(Side::First));
        play.order(Side::First, "Finish");
        assert_eq!(play.0.to_act(), Some(Side::Second));
    }
}

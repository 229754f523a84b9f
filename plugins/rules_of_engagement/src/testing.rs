//! Little games for tests: a table, two forces and a position in the words of files, and dice in a list.

use crate::checks::laid_out::{Files, start};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::units::Unit;
use crate::files::charts::Charts;
use crate::files::force::ForceDef;
use crate::files::platoons::Platoons;
use crate::files::scenario::ScenarioDef;
use crate::files::stock::Stock;
use crate::files::vehicles::Vehicles;
use crate::files::weapons::Weapons;
use crate::{Command, RulesOfEngagement, Start};
use bevy_ecs::prelude::World;
use measured_table::terrain::{Centimetres, KindDef, PieceDef};
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
    read(include_str!("../../../assets/rules_of_engagement/charts.ron"))
}

/// The files of which forces are made.
pub fn stock() -> Stock<'static> {
    static FILES: LazyLock<(Charts, Weapons, Vehicles, Platoons)> = LazyLock::new(|| {
        let weapons: Weapons = read(include_str!("../../../assets/rules_of_engagement/weapons.ron"));
        let vehicles = read(include_str!("../../../assets/rules_of_engagement/vehicles.ron"));
        let platoons = read(include_str!("../../../assets/rules_of_engagement/platoons.ron"));
        (charts(), weapons.with_makes(), vehicles, platoons)
    });
    Stock { charts: &FILES.0, weapons: &FILES.1, vehicles: &FILES.2, platoons: &FILES.3 }
}

/// A little game in the making. The first side, `us`, comes from the south; the second, `ge`, from the north. Both have the platoons of
/// their nations, where nothing else is said.
#[derive(Clone, Debug)]
pub struct Bench {
    pieces: String,
    units: [String; 2],
    vehicles: [String; 2],
    platoons: [String; 2],
    scenario: String,
    position: String,
}

impl Default for Bench {
    fn default() -> Self {
        Self {
            pieces: String::new(),
            units: [UNITS[0].into(), UNITS[1].into()],
            vehicles: Default::default(),
            platoons: ["us_infantry".into(), "german_grenadiers".into()],
            scenario: String::new(),
            position: String::new(),
        }
    }
}

/// The units that both sides have where nothing else is said: a command and two squads.
const UNITS: [&str; 2] = [
    "(formation: \"us_command\"), (formation: \"us_squad\"), (formation: \"us_squad\")",
    "(formation: \"german_command\"), (formation: \"german_squad\"), (formation: \"german_squad\")",
];

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
    /// With these units of a side, as the file of a force lists them.
    pub fn units(mut self, side: Side, units: &str) -> Self {
        self.units[side.index()] = units.into();
        self
    }
    /// With these vehicles of a side, as the file of a force lists them: their units come after those on foot.
    pub fn vehicles(mut self, side: Side, vehicles: &str) -> Self {
        self.vehicles[side.index()] = vehicles.into();
        self
    }
    /// With the platoon of this key for a side.
    pub fn platoon(mut self, side: Side, key: &str) -> Self {
        self.platoons[side.index()] = key.into();
        self
    }
    /// With more fields of the scenario, such as `turns: 4`.
    pub fn scenario(mut self, fields: &str) -> Self {
        self.scenario = fields.into();
        self
    }
    /// In this position: the fields of a position, such as `phase: Shooting, units: [...]`.
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
        let kind = |key: &str| KindDef {
            key: key.into(),
            name: key.into(),
            painting: key.into(),
            height: Centimetres(0),
            hides_rims: false,
        };
        let kinds = KindSet { kinds: charts.grounds.iter().map(|ground| kind(&ground.kind)).collect() };
        let pieces: Vec<PieceDef> = read(&format!("[{}]", self.pieces));
        let size = (Centimetres(18_000), Centimetres(12_000));
        let table = TableDef { name: "Test".into(), size, hexes_from: Default::default(), pieces };
        let force = |side: Side| -> ForceDef {
            let (units, platoon) = (&self.units[side.index()], &self.platoons[side.index()]);
            let vehicles = &self.vehicles[side.index()];
            read(&format!("(name: \"Force\", platoon: \"{platoon}\", units: [{units}], vehicles: [{vehicles}])"))
        };
        let forces = Side::BOTH.map(force);
        let fields = if self.scenario.is_empty() { String::new() } else { format!("{},", self.scenario) };
        let scenario: ScenarioDef = read(&format!(
            "(title: \"Test\", table: \"\", {fields} {} sides: (
                (name: \"Americans\", key: \"us\", edge: South, task: Attack),
                (name: \"Germans\", key: \"ge\", edge: North, task: Defend),
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
pub struct Play(pub Game<RulesOfEngagement>);

/// Places of so many men in a row to the east of a point, in centimetres, as a position lists them: 3.5 cm apart.
pub fn row(x: f64, y: f64, many: u8) -> String {
    let places = (0..many).map(|no| format!("({}, {y})", x + 3.5 * f64::from(no)));
    places.collect::<Vec<String>>().join(", ")
}

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
    /// A unit.
    ///
    /// # Panics
    /// There is none of this name.
    pub fn unit(&self, name: &str) -> Unit {
        self.0.table().unit(id(name)).expect("a unit")
    }
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
        self.0.seen_by(side, |seen| RulesOfEngagement::legal_commands(seen, side, &mut offers));
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

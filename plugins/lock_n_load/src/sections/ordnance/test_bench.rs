//! What the tests of ordnance share: the counters of the worked examples on an open field, and short questions to a shot.

use crate::facts::event::{Event, Shot, ShotResult};
use crate::files::vehicle::{Acquisition, ShotTarget};
use crate::sections::ordnance::{ShotFacts, facts};
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND};
use table::Side::First;
use table::{Line, Side};

/// Five columns of clear hexes, A1 to E26; in one column rows are distances.
pub fn field() -> String {
    [".....\n"; 26].concat()
}

/// An impulse of the first side on the open field.
pub fn battle(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::new(&field(), first, second, OPERATIONS_FIRST, dice)
}

/// The same with the second side's impulse, which moves while the first reacts.
pub fn reaction(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::new(&field(), first, second, OPERATIONS_SECOND, dice)
}

/// An impulse of the first side on the field with other terrain in single hexes of column A, by rows from 1.
pub fn ground(changed: &[(usize, char)], first: &str, second: &str, dice: &[u8]) -> Battle {
    let mut rows: Vec<String> = field().lines().map(str::to_owned).collect();
    for (row, terrain) in changed {
        rows[row - 1].replace_range(0..1, &terrain.to_string());
    }
    Battle::new(&rows.join("\n"), first, second, OPERATIONS_FIRST, dice)
}

/// A counter.
pub fn counter(unit: &str, id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", at: "{at}", {more}),"#)
}

/// Tank T of the first side, `us`, in A10; it faces north.
pub fn tank(more: &str) -> String {
    counter("us_tank_t", "us", "A10", &format!("facing: NNE, {more}"))
}

/// Tank T of the second side, `ge`; it faces south, towards the first.
pub fn target(at: &str, more: &str) -> String {
    counter("german_tank_t", "ge", at, &format!("facing: SSW, {more}"))
}

/// A US squad with the sample HEAT weapon, `heat`.
pub fn launcher(id: &str, at: &str, more: &str) -> String {
    counter("us_parachute_squad", id, at, &format!(r#"weapons: [(id: "heat", weapon: "sample_heat")], {more}"#))
}

/// The order of tank `us` to fire its gun at the vehicle `ge`.
pub fn at_vehicle(at: &str) -> String {
    format!(r#"Shoot((unit: "us", weapon: "us.gun", at: "{at}", target: "ge"))"#)
}

/// Its order to fire at those who are no vehicles.
pub fn at_men(at: &str) -> String {
    format!(r#"Shoot((unit: "us", weapon: "us.gun", at: "{at}"))"#)
}

/// The first shot among the events.
#[track_caller]
pub fn shot(events: &[Event]) -> Shot {
    let shots = events.iter().find_map(|event| if let Event::ShotResolved(shot) = event { Some(shot) } else { None });
    shots.map_or_else(|| panic!("no shot in {events:#?}"), |shot| (**shot).clone())
}

/// What the lines of one rule come to; none if there is no such line.
pub fn by(lines: &[Line], rule: &str) -> Option<i32> {
    let values: Vec<i32> = lines.iter().filter(|line| line.rule.0 == rule).map(|line| line.value).collect();
    (!values.is_empty()).then(|| values.iter().sum())
}

/// What all modifiers of the to-hit roll come to.
pub fn modifiers(shot: &Shot) -> i32 {
    shot.lines.iter().map(|line| line.value).sum()
}

/// The facts of an order of the first side.
#[track_caller]
pub fn facts_of(battle: &Battle, order: &str) -> ShotFacts {
    facts_for(battle, First, order)
}

/// The facts of an order.
#[track_caller]
pub fn facts_for(battle: &Battle, side: Side, order: &str) -> ShotFacts {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let command: crate::Command = options.from_str(order).unwrap_or_else(|error| panic!("{error} in {order}"));
    let crate::Command::Shoot(order) = command else { panic!("no shot: {order}") };
    battle.ask(|table| facts(table, side, &order)).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The result of the first shot.
#[track_caller]
pub fn result(events: &[Event]) -> ShotResult {
    shot(events).result
}

/// What a weapon has acquired.
pub fn acquired(battle: &Battle, weapon: &str) -> Option<Acquisition> {
    battle.weapon(weapon).acquired
}

/// A vehicle acquired so well.
pub fn vehicle(battle: &Battle, unit: &str, level: u8) -> Option<Acquisition> {
    Some(Acquisition { target: ShotTarget::Vehicle(battle.unit(unit).id), level })
}

/// The units of a Location acquired so well.
pub fn units(at: &str, level: u8) -> Option<Acquisition> {
    let place = at.parse().unwrap_or_else(|error| panic!("{error}"));
    Some(Acquisition { target: ShotTarget::Units(place), level })
}

/// The field `mounted:` of a unit whose gun has acquired a vehicle.
pub fn has_acquired(unit: &str, level: u8) -> String {
    format!(r#"mounted: [(id: "gun", acquired: (target: Vehicle("{unit}"), level: {level}))]"#)
}

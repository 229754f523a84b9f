//! What start positions hold.

use super::*;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Fate, Mover, Phase, Role, UnitKind, Veil};
use crate::testing::{Bench, cm, id};

const GERMANS: &str = "(formation: \"german_command\"), (formation: \"german_squad\"), (formation: \"german_squad\")";

fn unit<'a>(start: &'a Start, name: &str) -> &'a Unit {
    start.units.iter().find(|unit| unit.id == id(name)).expect("a unit")
}

fn figure<'a>(start: &'a Start, name: &str) -> &'a crate::Figure {
    start.figures.iter().find(|figure| figure.id == id(name)).expect("a figure")
}

#[test]
fn units_and_figures_have_numbers_in_the_order_of_their_forces() {
    let start = Bench::new().start();
    let ids: Vec<String> = start.units.iter().map(|unit| unit.id.to_string()).collect();
    assert_eq!(ids, ["us-1", "us-2", "us-3", "ge-1", "ge-2", "ge-3"]);
    assert_eq!((start.figures.len(), start.field.men.len()), (5 + 12 + 12 + 5 + 9 + 9, 52));
    let (first, last) = (&start.figures[5], &start.figures[51]);
    assert_eq!((first.id.as_str(), first.unit.0, last.id.as_str(), last.unit.0), ("us-2-01", 1, "ge-3-09", 5));
    let squad = &start.field.units[4];
    assert_eq!((squad.figures.clone(), squad.initial, squad.kind, squad.ce), (34..43, 9, UnitKind::Squad, 4));
    assert_eq!((squad.name.as_str(), start.field.units[3].name.as_str()), ("Squad 1", "Platoon command"));
    let man = start.field.men[35].as_ref().expect("a man");
    assert_eq!((man.name.as_str(), man.role, man.experience, man.cq, man.plain), ("man 2", Role::Man, 4, 2, false));
    let carries: Vec<&str> = man.weapons.iter().map(|no| start.field.weapon(*no).key.as_str()).collect();
    assert_eq!(carries, ["mg42"]);
}

#[test]
fn roe_h_11_a_strong_leader_betters_the_discipline_of_his_unit() {
    let strong = GERMANS.replacen("\"german_squad\")", "\"german_squad\", strong: true)", 1);
    let of = |bench: Bench| bench.start().field.units[4].discipline;
    assert_eq!((of(Bench::new()), of(Bench::new().units(Side::Second, &strong))), (4, 3));
    let veterans = strong.replacen("strong: true", "strong: true, troops: \"veteran\"", 1);
    assert_eq!(of(Bench::new().units(Side::Second, &veterans)), 2);
    let crews =
        Bench::new().units(Side::Second, &GERMANS.replace("\"german_squad\")", "\"german_squad\", troops: \"green\")"));
    assert_eq!(crews.start().field.men[35].as_ref().map(|man| (man.experience, man.cq)), Some((5, 1)));
}

#[test]
fn roe_wpn_17_support_weapons_begin_set_up_and_a_gun_comes_before_its_crew() {
    let with = format!("{GERMANS}, (formation: \"german_hmg\"), (formation: \"pak40_crew\")");
    let start = Bench::new().units(Side::Second, &with).start();
    assert!(figure(&start, "ge-4-01").set_up && !figure(&start, "ge-4-02").set_up && !figure(&start, "ge-2-02").set_up);
    let gun = figure(&start, "ge-5-01");
    assert!(gun.is_vehicle() && gun.set_up && !figure(&start, "ge-5-02").is_vehicle());
    let info = &start.field.units[7];
    assert_eq!((info.figures.len(), info.initial, info.vehicle, info.kind), (5, 4, Some(0), UnitKind::GunCrew));
    let pak = &start.field.vehicles[0];
    assert_eq!((pak.name.as_str(), pak.def.is_none(), pak.size, pak.unit), ("PaK 40", true, (600, 600), 7));
    assert!(!info.is_vehicle());
}

#[test]
fn a_crew_begins_in_its_vehicle() {
    let start = Bench::new().vehicles(Side::First, "(vehicle: \"m4\", name: \"Ruby\", crew: [\"Sgt. Hale\"])").start();
    let info = &start.field.units[3];
    assert_eq!(
        (info.name.as_str(), info.figures.clone(), info.initial, info.mover),
        ("Ruby", 29..35, 5, Mover::Tracked)
    );
    assert!(info.is_vehicle() && info.ce == 6);
    let (hull, driver) = (&start.figures[29], &start.figures[30]);
    assert_eq!((hull.vehicle.0, hull.aboard, driver.vehicle.0, driver.aboard), (Some(0), None, None, Some(29)));
    let man = start.field.men[30].as_ref().expect("a man");
    assert_eq!((man.name.as_str(), man.role), ("Sgt. Hale", Role::Driver));
    assert!(start.field.men[29].is_none());
    let tank = &start.field.vehicles[0];
    assert_eq!((tank.size, tank.machine_guns.len()), ((1_200, 600), 3));
    assert_eq!(tank.gun.map(|no| start.field.weapon(no).key.clone()).as_deref(), Some("75l38"));
}

#[test]
fn roe_h_26_the_attacker_moves_first_and_may_come_in_from_his_edge() {
    let sides = Bench::new().start().field;
    assert_eq!((sides.first, sides.turns), (Side::First, 8));
    let second = Bench::new().scenario("first: Second, turns: 5, visibility: 40").start().field;
    assert_eq!((second.first, second.turns, second.visibility), (Side::Second, 5, Some(4_000)));
    let ground = &sides.ground;
    assert_eq!(strip(Edge::West, ground, 600)[2], Point::new(600, 12_000));
    assert_eq!(strip(Edge::East, ground, 600)[0], Point::new(17_400, 0));
}

#[test]
fn a_position_says_where_figures_stand_and_who_is_not_named_is_lost() {
    let units = "turn: 3, phase: Orders, units: [
        (id: \"us-1\", at: [(90, 100), (93, 100)], facing: 90, discipline: Shaken, known: [\"ge-1\"], veil: Spotted),
        (id: \"ge-1\", at: [(90, 20)], zeroed: (at: \"us-1\", turns: 2), hits: 3, at_start: 5),
    ], figures: [(id: \"us-1-03\", fate: Captured), (id: \"ge-1-01\", facing: 180)]";
    let start = Bench::new().position(units).start();
    assert_eq!((start.flow.turn, start.flow.active, start.flow.phase), (3, Side::First, Phase::Orders));
    let (us, ge) = (unit(&start, "us-1"), unit(&start, "ge-1"));
    assert_eq!((us.discipline, us.at_start, us.settled, us.veil), (Discipline::Shaken, 2, true, Veil::Spotted));
    assert_eq!(us.known.numbers().collect::<Vec<_>>(), [3]);
    assert_eq!((ge.hits, ge.at_start, ge.zeroed.map(|one| (one.at, one.turns))), (3, 5, Some((0, 2))));
    let second = figure(&start, "us-1-02");
    assert_eq!((second.at, second.facing.tenths(), second.veil), (Some(cm(93.0, 100.0)), 900, Veil::Spotted));
    assert_eq!(figure(&start, "ge-1-01").facing.tenths(), 1800);
    let fates =
        ["us-1-03", "us-1-04", "us-2-01", "ge-1-02"].map(|name| (figure(&start, name).fate, figure(&start, name).at));
    assert_eq!(fates, [(Fate::Captured, None), (Fate::Dead, None), (Fate::Dead, None), (Fate::Dead, None)]);
}

#[test]
fn in_the_discipline_phase_who_is_not_confident_has_still_to_choose() {
    let units = "units: [(id: \"us-1\", at: [(90, 100)], discipline: Shaken), (id: \"us-2\", at: [(60, 100)]), (id: \"us-3\", at: [(30, 100)], discipline: Shaken, settled: true)]";
    let start = Bench::new().position(units).start();
    assert_eq!(["us-1", "us-2", "us-3", "ge-1"].map(|name| unit(&start, name).settled), [false, true, true, true]);
}

#[test]
fn roe_st_12_a_crew_is_in_its_vehicle_and_others_where_the_position_says() {
    let position = "units: [(id: \"us-4\", at: [(90, 60)]), (id: \"us-1\", aboard: \"us-4\"), (id: \"us-5\", at: [])]";
    let vehicles = "(vehicle: \"m3_half_track\"), (vehicle: \"truck\")";
    let start = Bench::new().vehicles(Side::First, vehicles).position(position).start();
    let hull = start.field.units[3].figures.start;
    for name in ["us-4-02", "us-4-04", "us-1-01", "us-1-05"] {
        let figure = figure(&start, name);
        assert_eq!((figure.aboard, figure.at, figure.fate), (Some(hull), None, Fate::Here), "{name}");
    }
    let (truck, driver) = (figure(&start, "us-5-01"), figure(&start, "us-5-02"));
    assert_eq!((truck.fate, driver.fate, driver.aboard), (Fate::Destroyed, Fate::Dead, None));
}

#[test]
fn roe_st_17_a_position_says_from_which_buildings_was_fired() {
    let mill = "(kind: \"house\", shape: Hull(at: (60, 60), size: (10, 10), heading: 0), id: \"mill\")";
    let start = Bench::new().pieces(mill).position("buildings: [(id: \"mill\", fired_from: [Second])]").start();
    assert!(start.battle.fired_from(0, Side::Second) && !start.battle.fired_from(0, Side::First));
}

//! Whole games by chance: from the set-up to the end, with all that must hold asked after each order; and games twice which differ only in
//! where somebody is Hidden.

use crate::Command;
use crate::files::values::{Discipline, Order as Given, Veil};
use crate::testing::{Bench, Lots, Play, row};
use bevy_ecs::prelude::World;
use measured_table::shapes::gap;
use table::{DiceCup, Game, Side, difference};

/// A farm with a wood, a hedge and a wall between both.
const PIECES: &str = r#"(kind: "wood", shape: Area([(50, 40), (80, 38), (84, 62), (52, 64)]), height: 8),
    (kind: "hedge", shape: Line(along: [(90, 58), (130, 55)], thickness: 1), height: 2),
    (kind: "low_wall", shape: Line(along: [(20, 50), (50, 52)], thickness: 1), height: 1.5),
    (kind: "rubble", shape: Area([(100, 80), (112, 80), (112, 90), (100, 90)]), height: 1.5)"#;

/// What must hold whenever somebody decides: men who are there stand apart, units of which something is left are whole, and nobody has
/// what he may not have.
fn holds(play: &Play, told: &str) {
    let table = play.0.table();
    let bases: Vec<_> = table.figures.iter().filter_map(|figure| Some((figure, table.base(&figure)?))).collect();
    for (n, (figure, base)) in bases.iter().enumerate() {
        assert!(table.field.ground.bounds.holds(base.at), "{} is beside the table {told}", figure.id);
        for (other, there) in &bases[..n] {
            assert!(!gap(base, there).is_overlap(), "{} stands on {} {told}", figure.id, other.id);
        }
    }
    for unit in table.units.iter() {
        let veils = table.all_of(&unit).all(|figure| figure.veil == unit.veil);
        assert!(veils, "figures of {} are hidden otherwise than it {told}", unit.id);
        let ready = !unit.ready || unit.discipline == Discipline::Confident;
        assert!(ready, "{} is ready for opportunity fire and not Confident {told}", unit.id);
        let ordered = unit.order != Some(Given::ReserveFire);
        assert!(ordered, "{} has an order of vehicles {told}", unit.id);
    }
}

/// Plays a game to its end; how many orders that took.
fn plays(mut play: Play, seed: u64) -> usize {
    let mut lots = Lots::new(seed);
    let mut orders = 0;
    while let Some(command) = play.by_chance(&mut lots) {
        orders += 1;
        holds(&play, &format!("after {orders} orders of seed {seed}, the last {command:?}"));
        assert!(orders < 5_000, "seed {seed} comes to no end");
    }
    assert!(play.0.table().flow.outcome.is_some());
    orders
}

#[test]
fn games_by_chance_come_to_their_end_and_nobody_stands_on_another() {
    for seed in 1..=4 {
        let bench = Bench::new().pieces(PIECES).scenario("turns: 3");
        let game = Game::new(World::new(), bench.start(), DiceCup::from_seed(seed)).expect("a first decision");
        assert!(plays(Play(game), seed) > 20);
    }
}

#[test]
fn games_that_begin_at_close_range_come_to_their_end() {
    for seed in 1..=6 {
        let (us, ge, command) = (row(60.0, 70.0, 12), row(62.0, 55.0, 9), row(60.0, 80.0, 5));
        let bench = Bench::new().pieces(PIECES).scenario("turns: 4").position(&format!(
            "active: First, phase: Orders, turn: 1, units: [
                (id: \"us-1\", at: [{command}]), (id: \"us-2\", at: [{us}]), (id: \"ge-2\", at: [{ge}]),
                (id: \"ge-3\", at: [{}]), (id: \"us-3\", at: [{}]),
            ]",
            row(110.0, 30.0, 9),
            row(110.0, 72.0, 12),
        ));
        let game = Game::new(World::new(), bench.start(), DiceCup::from_seed(seed)).expect("a first decision");
        plays(Play(game), seed);
    }
}

/// A game in which the second side's third unit is Hidden in the wood at one place or another.
fn hidden_at(x: f64) -> Play {
    let (us, ge, hidden) = (row(60.0, 100.0, 12), row(100.0, 20.0, 9), row(x, 45.0, 6));
    Bench::new()
        .pieces(PIECES)
        .scenario("turns: 3")
        .position(&format!(
            "active: First, phase: Orders, units: [
                (id: \"us-2\", at: [{us}]), (id: \"ge-2\", at: [{ge}]), (id: \"ge-3\", at: [{hidden}], veil: Hidden),
            ]"
        ))
        .game(&[])
}

#[test]
fn roe_hid_04_where_a_unit_is_hidden_changes_nothing_for_the_enemy() {
    let mut compared = 0;
    for seed in 1..=6 {
        let mut games = [hidden_at(54.0), hidden_at(58.5)];
        let mut lots = Lots::new(seed);
        for orders in 0..120 {
            if games.iter().any(|play| play.unit("ge-3").veil != Veil::Hidden) {
                break;
            }
            let different = difference(&games[0].0, &games[1].0, Side::First, &[]);
            assert_eq!(different, None, "{orders} orders of seed {seed}");
            compared += 1;
            let Some(side) = games[0].0.to_act() else { break };
            let mut offers = games[0].offers(side);
            offers.retain(|command| side == Side::First || !format!("{command:?}").contains("ge-3"));
            offers.retain(|command| {
                let order = table::Order { side, command: command.clone() };
                games[1].0.check(&order).is_ok()
            });
            if offers.is_empty() {
                break;
            }
            let command: Command = offers.swap_remove(lots.draw(offers.len()));
            let face = lots.draw(6) as u8 + 1;
            let given = games.each_mut().map(|play| {
                play.0.use_dice(DiceCup::forced(vec![face; 2_000]));
                play.0.obey(side, command.clone()).is_ok()
            });
            assert_eq!(given, [true; 2], "{command:?} of seed {seed}");
        }
    }
    assert!(compared > 60, "only {compared} positions before it was seen");
}

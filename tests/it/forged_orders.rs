//! An attack with orders: what a player of Perry's Heroes may order, with words and numbers changed to those at the limits of their types.
//! Each is taken or refused, and nothing panics.

use crate::forged_saves::{Chance, part};
use crate::root;
use bevy_ecs::world::World;
use hedgerow::boxes::load;
use perrys_heroes::{Command, PerrysHeroes};
use perrys_heroes_box::PerrysHeroesBox;
use serde_json::{Value, json};
use std::path::Path;
use table::{DiceCup, Game, Order, Side};

/// Forged orders for each game.
const ORDERS: usize = 1_500;

/// Numbers at the limits of every type, and near those of a table.
const NUMBERS: [i64; 20] = [
    0,
    1,
    -1,
    124,
    125,
    17_999,
    18_000,
    30_000,
    -4_000,
    255,
    256,
    32_767,
    65_535,
    65_536,
    2_147_483_647,
    -2_147_483_648,
    4_294_967_295,
    1 << 53,
    i64::MAX,
    i64::MIN,
];
const WORDS: [&str; 8] = ["us-01", "us-99", "ge-01", "nobody", "Run", "Prone", "Support", "AtOnce"];

/// The order with some of its parts changed; none where it is none any more.
fn forged(order: &Command, chance: &mut Chance) -> Option<Command> {
    let mut value = serde_json::to_value(order).expect("an order");
    for _ in 0..1 + chance.below(3) {
        let part = part(&mut value, chance);
        *part = match &*part {
            Value::Number(_) => json!(chance.of(&NUMBERS)),
            Value::String(_) => json!(chance.of(&WORDS)),
            Value::Bool(is) => json!(!is),
            // Ways through themselves, there and back, and longer than any.
            Value::Array(list) if !list.is_empty() => {
                let times = 1 + chance.below(14);
                let round = list.iter().chain(list.iter().rev()).cloned().collect::<Vec<_>>();
                round.into_iter().cycle().take(times).collect()
            }
            Value::Null | Value::Array(_) | Value::Object(_) => continue,
        };
    }
    serde_json::from_value(value).ok()
}

/// A forged order is taken or refused with a rule, and a refusal changes nothing.
fn give(game: &mut Game<PerrysHeroes>, side: Side, command: Command) -> bool {
    let hash = game.hash();
    let text = format!("{command:?}");
    match game.give(&Order { side, command }) {
        Ok(_) => true,
        Err(error) => {
            assert!(error.to_string().contains('['), "{text}: {error} has no rule number");
            assert_eq!(game.hash(), hash, "{text}: a refusal changes nothing");
            false
        }
    }
}

#[test]
fn forged_orders_are_taken_or_refused() {
    let (mut taken, mut refused) = (0, 0);
    for (seed, scenario) in ["two_patrols", "examples/fire", "examples/grenade", "examples/alert"].iter().enumerate() {
        let path = format!("scenarios/perrys_heroes/{scenario}.ron");
        let (_, start) = load::<PerrysHeroesBox>(&root(), Path::new(&path), 0).expect("a scenario");
        let new = || Game::new(World::new(), start.clone(), DiceCup::from_seed(seed as u64)).expect("a first decision");
        let (mut game, mut chance) = (new(), Chance(seed as u64));
        let mut offers: Vec<Command> = Vec::new();
        for _ in 0..ORDERS {
            let Some(side) = game.legal_commands(&mut offers) else {
                game = new();
                continue;
            };
            let order = chance.of(&offers).clone();
            if let Some(order) = forged(&order, &mut chance) {
                if give(&mut game, side, order) { taken += 1 } else { refused += 1 }
            } else if chance.below(3) == 0 {
                assert!(give(&mut game, side, order), "what is offered is taken");
            }
        }
    }
    assert!(taken > 100 && refused > 1_000, "{taken} taken, {refused} refused");
}

use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Command, LockNLoad};
use bevy_ecs::world::World;
use table::{DiceCup, Game, Order};

const FIRST: &str = r#"(id: "a", unit: "us_parachute_squad", at: "B2", weapons: [(id: "gun", weapon: "m1919a4", set_up: true)]),
    (id: "b", unit: "us_parachute_squad", at: "B2"), (id: "l", unit: "us_leader", at: "B2"), (id: "s", unit: "us_sniper"),
    (id: "c", unit: "us_parachute_squad", entry: "late"), (id: "d", unit: "us_parachute_squad", at: "C4")"#;
const SECOND: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2", weapons: [(id: "mg", weapon: "mg42")]),
    (id: "y", unit: "wehrmacht_squad", at: "E4"), (id: "k", unit: "german_leader", at: "D2"), (id: "z", unit: "wehrmacht_squad", at: "D3")"#;

/// Orders as texts in alphabetical order.
fn sorted(commands: &[Command]) -> Vec<String> {
    let mut texts: Vec<String> = commands.iter().map(|command| format!("{command:?}")).collect();
    texts.sort();
    texts
}

const BOARD: &str = "......\n.f....\n..f...\n......\n......";

/// Plays games by chance, and holds the groups against the whole list before each order; how many lists and orders were compared.
fn compare(text: &str, games: usize) -> (usize, usize) {
    let start = Battle::start(text).unwrap();
    let (mut compared, mut listed) = (0, 0);
    for seed in 0..games {
        let dice = DiceCup::from_seed(seed as u64);
        let mut game = Game::<LockNLoad>::new(World::new(), start.clone(), dice).unwrap();
        let (mut all, mut groups, mut some) = (Vec::new(), Vec::new(), Vec::new());
        let mut pick = seed;
        while let Some(side) = game.legal_commands(&mut all) {
            game.groups(&mut groups);
            if !groups.is_empty() {
                let mut union = Vec::new();
                for group in &groups {
                    game.group_commands(side, *group, &mut some);
                    union.append(&mut some);
                }
                assert_eq!(sorted(&union), sorted(&all));
                compared += 1;
                listed += all.len();
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let command = all.swap_remove((pick >> 33) % all.len());
            let side = game.owner(&command).unwrap_or(side);
            game.give(&Order { side, command }).unwrap();
        }
    }
    (compared, listed)
}

#[test]
fn the_groups_together_hold_the_whole_list_and_nothing_twice() {
    let entries = r#"entries: [(id: "late", turn: 1, hexes: ["A1", "A2"])], counters:"#;
    let text = scenario_text(BOARD, "", FIRST, SECOND, OPERATIONS_FIRST, "").replacen("counters:", entries, 1);
    let (compared, listed) = compare(&text, 40);
    assert!(compared > 1_000 && listed > 20_000, "{compared} lists with {listed} orders");
}

#[test]
fn the_groups_of_a_set_up_hold_its_whole_list() {
    let first = FIRST.replace(r#"at: "B2""#, r#"zone: "west""#).replace(r#"entry: "late""#, r#"zone: "west""#);
    let zones = r#"zones: [(id: "west", from_to: ("A1", "C5"))], counters:"#;
    let text = scenario_text(BOARD, "", &first, SECOND, "", "").replacen("counters:", zones, 1);
    let (compared, _) = compare(&text, 4);
    assert!(compared > 100, "{compared} lists");
}

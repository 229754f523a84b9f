//! Games by chance with vehicles, teams, riders and passengers on the table: every listed order is accepted, and nothing that goes on by
//! itself comes to a standstill.

use crate::LockNLoad;
use crate::facts::command::Command;
use crate::facts::situation::{OffMap, UnitState};
use crate::sections::positions_test::Chance;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::{DiceCup, Game, Order};

const GAMES: u64 = 24;
const ORDERS: usize = 150;

const ROWS: &str = "....w...\n..w....f\n...bw...\nw.....w.\n..f..b..\n........";

fn first() -> String {
    [
        r#"(id: "tank", unit: "us_tank_t", at: "B4", facing: E)"#,
        r#"(id: "rider", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true))"#,
        r#"(id: "boss", unit: "us_leader", aboard: (vehicle: "tank", outside: true))"#,
        r#"(id: "open", unit: "us_open_top", at: "C2", facing: E, armour_leader: (name: "Darius", morale: 7, leadership: 1))"#,
        r#"(id: "inside", unit: "us_parachute_half_squad", aboard: (vehicle: "open"))"#,
        r#"(id: "mg", unit: "us_mg_team", at: "C2")"#,
        r#"(id: "gun", unit: "us_gun_team", at: "B2", facing: E)"#,
        r#"(id: "a", unit: "us_parachute_squad", at: "C2", weapons: [(id: "lmg", weapon: "m1919a6")])"#,
        r#"(id: "b", unit: "us_parachute_squad", at: "C4", weapons: [(id: "bottle", weapon: "sample_molotov"), (id: "flame", weapon: "us_flamethrower")])"#,
        r#"(id: "l", unit: "us_leader", at: "C4")"#,
    ]
    .join(",")
}

fn second() -> String {
    [
        r#"(id: "panzer", unit: "german_tank_t", at: "F4", facing: W)"#,
        r#"(id: "top", unit: "wehrmacht_squad", aboard: (vehicle: "panzer", outside: true))"#,
        r#"(id: "stug", unit: "german_casemate", at: "F3", facing: W, buttoned: true)"#,
        r#"(id: "truck", unit: "german_truck", at: "G3", facing: W)"#,
        r#"(id: "load", unit: "wehrmacht_squad", aboard: (vehicle: "truck"), weapons: [(id: "mg42", weapon: "mg42")])"#,
        r#"(id: "pak", unit: "german_gun_team", at: "G5", facing: W)"#,
        r#"(id: "x", unit: "wehrmacht_squad", at: "E3", weapons: [(id: "charge", weapon: "german_satchel_charge")])"#,
        r#"(id: "y", unit: "wehrmacht_squad", at: "E4")"#,
        r#"(id: "chief", unit: "german_leader", at: "E4")"#,
        r#"(id: "sniper", unit: "german_sniper")"#,
    ]
    .join(",")
}

#[test]
fn games_by_chance_with_vehicles_go_on_and_take_every_listed_order() {
    let text = scenario_text(ROWS, "", &first(), &second(), OPERATIONS_FIRST, "");
    let start = Battle::start(&text).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    let (mut fired_at_vehicles, mut lost_vehicles) = (0, 0);
    for seed in 1..=GAMES {
        let mut chance = Chance(seed * 0x9E37_79B9);
        let mut game: Game<LockNLoad> =
            Game::new(bevy_ecs::world::World::new(), start.clone(), DiceCup::from_seed(seed)).unwrap();
        let mut listed = Vec::new();
        for _ in 0..ORDERS {
            listed.clear();
            game.legal_commands(&mut listed);
            let Some(side) = game.to_act() else { break };
            assert!(!listed.is_empty(), "seed {seed}: nobody can go on: {:?}", game.table().flow.question);
            // Fire more often than chance alone would have it.
            let fire: Vec<&Command> = listed.iter().filter(|order| matches!(order, Command::Fire(_))).collect();
            let command = if !fire.is_empty() && chance.yes(2) {
                (*chance.one(&fire)).clone()
            } else {
                chance.one(&listed).clone()
            };
            fired_at_vehicles += u32::from(matches!(&command, Command::Fire(order) if order.target.is_some()));
            let side = game.owner(&command).unwrap_or(side);
            let given = game.give(&Order { side, command: command.clone() });
            assert!(given.is_ok(), "seed {seed}: {command:?} is listed and refused: {}", given.err().unwrap());
        }
        let table = game.table();
        let lost = |id: &str| table.unit(id.parse().unwrap()).unwrap().state == UnitState::Off(OffMap::Lost);
        lost_vehicles += ["tank", "open", "panzer", "stug", "truck"].into_iter().filter(|id| lost(id)).count();
        // A passenger has a seat in a vehicle that is still there.
        for unit in table.units.iter() {
            let seated = unit.state == UnitState::Off(OffMap::Aboard);
            assert_eq!(seated, unit.aboard.is_some(), "seed {seed}: {}", unit.id);
            assert!(!seated || table.whereabouts(unit).is_some(), "seed {seed}: {} rides on nothing", unit.id);
        }
    }
    assert!(fired_at_vehicles > 20 && lost_vehicles > 0, "{fired_at_vehicles} attacks, {lost_vehicles} lost");
}

//! The same battle on a board that lies as it is and on the same board turned by half: hexes keep their names, so every list of orders, every
//! die and every event is the same but for what is a direction of the map: facings, and the die by which shells drift.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::thrown::thrown;
use crate::files::scenario::ScenarioDef;
use crate::sections::positions_test::Chance;
use crate::testing::{OPERATIONS_FIRST, definitions, scenario_text, terrain_set};
use crate::{LockNLoad, Start};
use hex_board::{BoardPlacement, Facing, Map};
use serde::Serialize;
use table::{DiceCup, Game, GameError, Order};

const GAMES: u64 = 24;
const ORDERS: usize = 120;
/// Dice for a game: more than it needs.
const DICE: usize = 4_000;

/// Nine columns: a board of the kind that is joined and turned. The last row are the southern half hexes.
const ROWS: &str = "...w.....\n.w.......\n....f....\n..b......\n......w..\n.c.......\n.....b...\n.w....f..\n_._._._._";

fn first() -> String {
    [
        r#"(id: "tank", unit: "us_tank_t", at: "B4", facing: E, turret: SSE)"#,
        r#"(id: "rider", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true))"#,
        r#"(id: "open", unit: "us_open_top", at: "C2", facing: NNE)"#,
        r#"(id: "inside", unit: "us_parachute_half_squad", aboard: (vehicle: "open"))"#,
        r#"(id: "gun", unit: "us_gun_team", at: "B2", facing: SSE)"#,
        r#"(id: "mortar", unit: "us_mortar_team", at: "A6")"#,
        r#"(id: "a", unit: "us_parachute_squad", at: "C5", weapons: [(id: "tube", weapon: "bazooka")])"#,
        r#"(id: "l", unit: "us_leader", at: "C5")"#,
    ]
    .join(",")
}

fn second() -> String {
    [
        r#"(id: "panzer", unit: "german_tank_t", at: "G4", facing: W)"#,
        r#"(id: "top", unit: "wehrmacht_squad", aboard: (vehicle: "panzer", outside: true))"#,
        r#"(id: "stug", unit: "german_casemate", at: "F3", facing: SSW, buttoned: true)"#,
        r#"(id: "truck", unit: "german_truck", at: "H3", facing: NNW)"#,
        r#"(id: "load", unit: "wehrmacht_squad", aboard: (vehicle: "truck"))"#,
        r#"(id: "pak", unit: "german_gun_team", at: "H6", facing: W)"#,
        r#"(id: "x", unit: "wehrmacht_squad", at: "E5", weapons: [(id: "charge", weapon: "german_satchel_charge")])"#,
        r#"(id: "chief", unit: "german_leader", at: "E5")"#,
    ]
    .join(",")
}

/// The scenario on its board, turned or not; the facings of its counters are turned with it. Nobody becomes a hero: which one it is
/// would be drawn by dice of other sizes.
fn start(turned: bool) -> Start {
    let text = scenario_text(ROWS, "", &first(), &second(), OPERATIONS_FIRST, "");
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let joinable =
        text.replace("form: Alone", "form: Joinable").replace("rows: 9", "rows: 8").replace("_._._._._", " . . . . ");
    let guns = r#"loses_when_gone: false, artillery: [(id: "guns", name: "Guns", firepower: 4, missions: 9)]"#;
    let mut def: ScenarioDef = options.from_str(&joinable.replace("loses_when_gone: false", guns)).unwrap();
    for side in [&mut def.sides.0, &mut def.sides.1] {
        side.heroes.clear();
        if turned {
            for counter in &mut side.counters {
                counter.facing = counter.facing.map(|facing| facing.turned(3));
                counter.turret = counter.turret.map(|facing| facing.turned(3));
            }
        }
    }
    let placement = BoardPlacement { board: "own".into(), at: (0, 0), turned };
    let map = Map::build(&terrain_set(), &[("own".into(), def.own_board.clone().unwrap())], &[placement]).unwrap();
    Start::new(def, map, definitions()).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"))
}

/// What is written with every facing turned by half: facings are the only words like these outside of quotation marks.
fn half_turned(of: &impl Serialize) -> String {
    let text = ron::to_string(of).expect("orders and events can be written");
    let mut out = String::with_capacity(text.len());
    for (n, quoted_or_not) in text.split('"').enumerate() {
        if n > 0 {
            out.push('"');
        }
        if n % 2 == 1 {
            out.push_str(quoted_or_not);
            continue;
        }
        let mut words = quoted_or_not.split_inclusive(|letter: char| !letter.is_ascii_alphabetic());
        out.extend(words.by_ref().map(|piece| {
            let end = piece.trim_end_matches(|letter: char| !letter.is_ascii_alphabetic());
            match end.parse::<Facing>() {
                Ok(facing) => format!("{:?}{}", facing.turned(3), &piece[end.len()..]),
                Err(_) => piece.to_string(),
            }
        }));
    }
    out
}

/// What is written with the Locations of an activation sorted: they are found from the north around, which is from the south on the turned
/// map.
fn settled(text: &str) -> String {
    const LIST: &str = "Places([";
    let mut pieces = text.split(LIST);
    let mut out = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let (list, rest) = piece.split_once(']').expect("a list has an end");
        let mut places: Vec<&str> = list.split(',').collect();
        places.sort_unstable();
        out.extend([LIST, &places.join(","), "]", rest]);
    }
    out
}

/// An order on the turned map.
fn turned_order(command: &Command) -> Command {
    ron::from_str(&half_turned(command)).expect("a written order is read")
}

/// The coloured die of a drift, on the turned map.
const fn turned_die(die: u8) -> u8 {
    (die + 2) % 6 + 1
}

/// An event as it is told on the turned map.
fn turned_event(event: &Event) -> String {
    match event.clone() {
        Event::Scattered { caller, at, dice: [white, coloured], lines, distance, to, seen } => {
            let dice = [white, turned_die(coloured)];
            half_turned(&Event::Scattered { caller, at, dice, lines, distance, to, seen })
        }
        other => half_turned(&other),
    }
}

/// One game by chance on the map as it is: orders, what each led to, and the dice with those of drifts turned.
fn played(seed: u64) -> (Vec<u8>, Vec<(Order<LockNLoad>, Vec<String>, Vec<Event>)>, Vec<u8>) {
    let mut chance = Chance(seed * 0x9E37_79B9);
    let dice: Vec<u8> = (0..DICE).map(|_| chance.below(6) as u8 + 1).collect();
    let mut game: Game<LockNLoad> =
        Game::new(bevy_ecs::world::World::new(), start(false), DiceCup::forced(dice.clone())).unwrap();
    let (mut turned, mut orders, mut listed) = (dice.clone(), Vec::new(), Vec::new());
    for _ in 0..ORDERS {
        let Some(side) = game.legal_commands(&mut listed) else { break };
        let mut list: Vec<String> = listed.iter().map(half_turned).collect();
        list.sort();
        // First a kind of order, then one of that kind.
        let kinds: Vec<_> = listed.iter().map(std::mem::discriminant).collect();
        let kind = *chance.one(
            &kinds
                .iter()
                .enumerate()
                .filter(|(n, kind)| !kinds[..*n].contains(kind))
                .map(|(_, kind)| kind)
                .collect::<Vec<_>>(),
        );
        let of_kind: Vec<&Command> =
            listed.iter().filter(|command| std::mem::discriminant(*command) == *kind).collect();
        let command = (*chance.one(&of_kind)).clone();
        let order = Order { side: game.owner(&command).unwrap_or(side), command };
        let mut thrown_at = game.dice().drawn() as usize;
        let events = match game.give(&order) {
            Ok(events) => events.to_vec(),
            // A choice among a few is drawn by a die with fewer sides.
            Err(GameError::Dice { .. }) => break,
            Err(error) => panic!("seed {seed}: {:?}: {error}", order.command),
        };
        for event in &events {
            let seen = thrown(event);
            if let (Event::Scattered { .. }, [_, (_, coloured)]) = (event, seen.as_slice()) {
                assert_eq!(dice[thrown_at + 1], *coloured, "seed {seed}: the dice of {event:?} are those of the cup");
                turned[thrown_at + 1] = turned_die(*coloured);
            }
            thrown_at += seen.len() + usize::from(matches!(event, Event::Drawn { .. }));
        }
        orders.push((order, list, events));
    }
    (dice, orders, turned)
}

#[test]
fn a_battle_on_a_turned_board_goes_the_same_way() {
    let (mut shots, mut drifts, mut turns, mut lost) = (0, 0, 0, 0);
    for seed in 1..=GAMES {
        let (_, orders, dice) = played(seed);
        let mut game: Game<LockNLoad> =
            Game::new(bevy_ecs::world::World::new(), start(true), DiceCup::forced(dice)).unwrap();
        let mut listed = Vec::new();
        for (n, (order, list, events)) in orders.iter().enumerate() {
            game.legal_commands(&mut listed);
            let mut here: Vec<String> = listed.iter().map(|command| ron::to_string(command).unwrap()).collect();
            here.sort();
            assert_eq!(&here, list, "seed {seed}, order {n}: what may be ordered");
            let command = turned_order(&order.command);
            let given = game.give(&Order { side: order.side, command });
            let given = given.unwrap_or_else(|error| panic!("seed {seed}, order {n}: {:?}: {error}", order.command));
            let told: Vec<String> = given.iter().map(|event| settled(&ron::to_string(event).unwrap())).collect();
            let expected: Vec<String> = events.iter().map(|event| settled(&turned_event(event))).collect();
            assert_eq!(told, expected, "seed {seed}, order {n}: {:?}", order.command);
            let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
            shots += count(|event| matches!(event, Event::ShotResolved(shot) if shot.struck.is_some()));
            drifts += count(|event| matches!(event, Event::Scattered { to: Some(_), distance, .. } if *distance > 0));
            turns += count(|event| matches!(event, Event::Turned { .. }));
            lost += count(|event| matches!(event, Event::UnitLost { .. }));
        }
    }
    assert!(
        shots > 20 && drifts > 10 && turns > 100 && lost > 50,
        "{shots} hits, {drifts} drifts, {turns} turns, {lost} lost"
    );
}

#[test]
fn every_facing_in_a_text_is_turned_and_no_name() {
    let order: Command = ron::from_str(r#"Turn(unit: "E", to: NNE, by: Move)"#).unwrap();
    assert_eq!(half_turned(&order), r#"Turn(unit:"E",to:SSW)"#);
    assert_eq!([1, 2, 3, 4, 5, 6].map(turned_die), [4, 5, 6, 1, 2, 3]);
}

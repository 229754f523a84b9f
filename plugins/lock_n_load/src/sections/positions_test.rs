//! Random positions, with any marker on any counter, and random orders in them: every listed order is accepted; an order that is accepted
//! and not listed differs from a listed one only in who takes part or with which weapon; every refusal bears a rule's number.

use crate::facts::command::{Command, FireOrder, Movement, Part, Widen};
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::testing::{Battle, scenario_text};
use hex_board::Place;
use smallvec::{SmallVec, smallvec};
use table::{CounterId, DiceCup, Game, Order, Side};

const POSITIONS: u64 = 120;
const ORDERS_EACH: usize = 40;
const PROBES: usize = 60;

/// Small numbers by chance, the same on every run.
pub(crate) struct Chance(pub u64);
impl Chance {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
    pub(crate) fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
    pub(crate) fn yes(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }
}

const COLUMNS: [&str; 7] = ["A", "B", "C", "D", "E", "F", "G"];

fn hex(chance: &mut Chance) -> String {
    let storey = if chance.yes(6) { "^" } else { "" };
    let place = format!("{}{}{storey}", chance.one(&COLUMNS), chance.below(5) + 1);
    if storey.is_empty() || ["C3^", "D3^", "D4^"].contains(&place.as_str()) { place } else { "C3^".into() }
}

/// One counter: its text, and the Location it stands in.
fn counter(
    chance: &mut Chance,
    id: &str,
    units: &[&str],
    weapons: &[&str],
    taken: &mut Vec<(String, u8)>,
    side: u8,
) -> Option<String> {
    let at = hex(chance);
    let shared = taken.iter().any(|(place, other)| *place == at && *other != side);
    let crowd = taken.iter().filter(|(place, _)| *place == at).count();
    if shared || crowd > 2 {
        return None;
    }
    let unit = *chance.one(units);
    let single = ["leader", "hero", "medic", "sniper"].iter().any(|kind| unit.contains(kind));
    if single && crowd > 1 {
        return None;
    }
    taken.push((at.clone(), side));
    let mut markers: Vec<&str> = Vec::new();
    if chance.yes(3) {
        markers.push(*chance.one(&["Moved", "AssaultMoved", "LowCrawled", "Stealthy", "Fired", "OpsComplete"]));
        if chance.yes(4) && !markers.contains(&"OpsComplete") {
            markers.push("OpsComplete");
        }
    }
    if single && chance.yes(4) {
        markers.push("Wounded");
    }
    let shaken = chance.yes(5) && !unit.contains("hero");
    let most = match unit {
        unit if unit.contains("medic") || unit.contains("sniper") => 0,
        unit if single || unit.contains("half") || unit.contains("crew") => 1,
        _ => 2,
    };
    let carried: Vec<String> = (0..chance.below(most + 1))
        .map(|n| {
            let weapon = *chance.one(weapons);
            let tripod = ["mg42_tripod", "m1919a4"].contains(&weapon) && chance.yes(2);
            format!("(id: \"{id}-w{n}\", weapon: \"{weapon}\", set_up: {tripod})")
        })
        .collect();
    Some(format!(
        "(id: \"{id}\", unit: \"{unit}\", at: \"{at}\", shaken: {shaken}, markers: [{}], weapons: [{}])",
        markers.join(", "),
        carried.join(", "),
    ))
}

pub(crate) fn position(chance: &mut Chance) -> String {
    let rows: Vec<String> =
        (0..5).map(|_| (0..7).map(|_| *chance.one(&['.', '.', '.', 'f', 'w', 'c', 'b', 'm'])).collect()).collect();
    let board = r#"buildings: [(hexes: ["C3", "D3", "D4"], material: Stone)], levels: ["0000011", "0000012", "0000000", "0000000", "1000000"],
        hexsides: {"bocage": ["E2/E3", "B4/C4"], "hedge": ["F3/F4", "B2/B3"], "wall": ["E4/E5"]}, roads: [["A2", "B2", "C1", "D1"]]"#;
    let weapons =
        ["mg34", "mg42_tripod", "m1919a4", "bar", "us_flamethrower", "german_flamethrower", "german_satchel_charge"];
    let us = [
        "us_parachute_squad",
        "us_glider_squad",
        "us_parachute_half_squad",
        "us_parachute_crew",
        "us_leader",
        "us_hero",
        "us_medic",
        "us_sniper",
    ];
    let german = [
        "wehrmacht_squad",
        "ss_squad",
        "ss_half_squad",
        "wehrmacht_half_squad_0_5_4",
        "german_leader",
        "ss_leader",
        "german_hero",
        "german_medic",
        "german_sniper",
    ];
    // A melee in A5, and units that wait at the east edge.
    let mut taken = vec![("A5".to_string(), 2)];
    let locked = format!("(id: \"um\", unit: \"{}\", at: \"A5\", shaken: {})", chance.one(&us[..5]), chance.yes(4));
    let locking =
        format!("(id: \"gm\", unit: \"{}\", at: \"A5\", shaken: {})", chance.one(&german[..6]), chance.yes(4));
    let waiting =
        r#"(id: "w1", unit: "us_parachute_squad", entry: "late"), (id: "w2", unit: "us_leader", entry: "late")"#;
    let mut first: Vec<String> =
        (0..9).filter_map(|n| counter(chance, &format!("u{n}"), &us, &weapons, &mut taken, 0)).collect();
    let mut second: Vec<String> =
        (0..9).filter_map(|n| counter(chance, &format!("g{n}"), &german, &weapons, &mut taken, 1)).collect();
    first.extend([locked, waiting.to_string()]);
    second.push(locking);
    let start = match chance.below(4) {
        0 => "phase: Rally, initiative: First, rolled: true",
        1 => "phase: Operations, initiative: First, active: Second",
        _ => "phase: Operations, initiative: First",
    };
    let markers = if chance.yes(2) {
        r#"hex_markers: [("A5", Melee), ("E3", SmokeOne), ("B3", SmokeTwo)], abandoned: [(id: "lost", weapon: "mg34", at: "D2")]"#
    } else {
        r#"hex_markers: [("A5", Melee)]"#
    };
    let text = scenario_text(&rows.join("\n"), board, &first.join(", "), &second.join(", "), start, markers);
    let edges = r#"entries: [(id: "late", turn: 1, hexes: ["G2", "G3"])], exits: ["G1", "G5", "A3"], counters:"#;
    text.replacen("counters:", edges, 1)
}

/// What an order is about, without who takes part and with which weapon.
fn about(table: &Table, command: &Command) -> Option<String> {
    let at = |id: &CounterId| table.unit(*id).and_then(|unit| unit.spot());
    let spot = |place: &Place| table.field.map.spot(*place);
    let first = |units: &[CounterId]| units.first().map(at);
    Some(match command {
        Command::Fire(order) => {
            format!("Fire {:?} {:?}", order.firers.first().map(|part| at(&part.unit)), spot(&order.at))
        }
        Command::Move { units, by, to, .. } => format!("Move {:?} {by:?} {:?}", first(units), spot(to)),
        Command::Step { to, .. } => format!("Step {:?}", spot(to)),
        Command::Spot { unit, at: to } => format!("Spot {:?} {:?}", at(unit), spot(to)),
        // Smoke fills the hex with all its storeys.
        Command::Smoke { unit, at: to } => format!("Smoke {:?} {:?}", at(unit), spot(to).map(|spot| spot.hex)),
        Command::Activate { at, widen, .. } => format!("Activate {:?} {widen:?}", spot(at)),
        Command::Withdraw { units } => format!("Withdraw {:?}", first(units)),
        Command::MeleeAttack { attackers, .. } => {
            format!("MeleeAttack {:?}", attackers.first().map(|part| at(&part.unit)))
        }
        Command::PlaceSniper { .. } | Command::GiveWeapon { .. } => return None,
        Command::Rally { unit, .. } => format!("Rally {unit}"),
        Command::Dedication { unit, .. } => format!("Dedication {unit}"),
        // The stack on the move keeps its kind of movement.
        Command::Exit { units, .. } if units.is_empty() || table.flow.moving().is_some() => "Exit".to_string(),
        Command::Exit { units, by } => format!("Exit {:?} {by:?}", first(units)),
        other => format!("{other:?}"),
    })
}

fn part(chance: &mut Chance, table: &Table, unit: CounterId) -> Part {
    let carried: Vec<CounterId> = table.carried_by(unit).map(|weapon| weapon.id).collect();
    let mut weapons: SmallVec<[CounterId; 2]> = SmallVec::new();
    for weapon in carried {
        if chance.yes(2) {
            weapons.push(weapon);
        }
    }
    let with = chance.yes(6).then(|| *chance.one(table.units.id));
    Part { unit, own: !chance.yes(2), weapons, with }
}

/// An order that somebody might write.
fn probe(chance: &mut Chance, table: &Table, side: Side) -> Command {
    let here = |unit: &UnitNow| unit.spot().is_some() || unit.state == UnitState::Off(OffMap::Waiting);
    let own: Vec<CounterId> = table.side(side).filter(here).map(|unit| unit.id).collect();
    let any = *chance.one(table.units.id);
    if own.is_empty() {
        return Command::Pass;
    }
    let unit = if chance.yes(12) { any } else { *chance.one(&own) };
    let mates: Vec<CounterId> = match table.unit(unit).and_then(|unit| unit.spot()) {
        Some(spot) => table.units_at(spot).map(|mate| mate.id).filter(|_| !chance.yes(3)).collect(),
        None => own.iter().copied().filter(|id| table.unit(*id).is_some_and(|unit| unit.spot().is_none())).collect(),
    };
    let places: Vec<Place> = table.field.map.spots().map(|spot| table.field.map.place(spot)).collect();
    let enemies: Vec<Place> = table
        .units
        .iter()
        .filter(|unit| unit.side != side)
        .filter_map(|unit| unit.spot())
        .map(|spot| table.field.map.place(spot))
        .collect();
    let near = |chance: &mut Chance| match table.unit(unit).and_then(|unit| unit.spot()) {
        Some(spot) if !chance.yes(8) => {
            let around = crate::sections::movement::neighbours(&table.field.map, spot);
            table.field.map.place(*chance.one(&around))
        }
        None if !chance.yes(8) => chance.one(&["G2", "G3"]).parse().expect("a place"),
        _ => *chance.one(&places),
    };
    let target = |chance: &mut Chance| {
        if enemies.is_empty() || chance.yes(8) { *chance.one(&places) } else { *chance.one(&enemies) }
    };
    let group: SmallVec<[CounterId; 4]> =
        if chance.yes(2) || mates.is_empty() { smallvec![unit] } else { mates.iter().copied().collect() };
    if let (Some(Question::MeleeAttack { .. }), true) = (&table.flow.question, chance.yes(2)) {
        let foes = table
            .units
            .iter()
            .filter(|foe| foe.side != side && foe.spot() == table.unit(unit).and_then(|unit| unit.spot()));
        let defenders = foes.filter(|_| !chance.yes(3)).map(|foe| foe.id).collect();
        let attackers = group.iter().map(|unit| part(chance, table, *unit)).collect();
        return Command::MeleeAttack { attackers, defenders, leader: chance.yes(3).then_some(unit) };
    }
    match chance.below(14) {
        13 => {
            let by = *chance.one(&[Movement::Move, Movement::AssaultMove, Movement::LowCrawl, Movement::Stealth]);
            Command::Exit { units: if chance.yes(3) { SmallVec::new() } else { group }, by }
        }
        0..=4 => {
            let firers = group.iter().map(|unit| part(chance, table, *unit)).collect();
            let leader = chance.yes(2).then(|| if mates.is_empty() { any } else { *chance.one(&mates) });
            let lead = chance.yes(4).then_some(unit);
            Command::Fire(FireOrder { firers, at: target(chance), target: None, leader, lead, turn: None })
        }
        5..=7 => {
            let by = *chance.one(&[
                Movement::Move,
                Movement::Move,
                Movement::AssaultMove,
                Movement::LowCrawl,
                Movement::Stealth,
            ]);
            let double_time = chance.yes(3).then(|| *chance.one(&group));
            let to = near(chance);
            Command::Move { units: group, by, to, double_time, facing: None }
        }
        8 => Command::Spot { unit, at: target(chance) },
        9 => {
            let at = if chance.yes(4) { *chance.one(&places) } else { near(chance) };
            Command::Smoke { unit, at }
        }
        10 => Command::Step { to: near(chance), facing: None },
        11 => match chance.below(6) {
            0 => Command::Rally { unit, by: chance.yes(2).then_some(any) },
            1 => Command::Heal { medic: unit, unit: any },
            2 => Command::TakeWeapon { unit, weapon: *chance.one(table.weapons.id) },
            3 => Command::TurnTripod { weapon: *chance.one(table.weapons.id) },
            4 => Command::Withdraw { units: group },
            _ => Command::FightMelee { at: target(chance) },
        },
        _ => match chance.below(13) {
            6 => Command::HoldFireForMove,
            7 => Command::CheckNext { leader: unit },
            8 => Command::DropWeapon { weapon: *chance.one(table.weapons.id) },
            9 => Command::GoTo { unit, to: near(chance) },
            10 => Command::SniperFire { sniper: unit, at: target(chance) },
            11 => Command::Dedication { unit, by: None },
            12 => Command::ActivateEntry { group: "late".into() },
            0 => Command::Pass,
            1 => Command::EndImpulse,
            2 => Command::Stop,
            3 => Command::HoldFire,
            4 => Command::RallyDone,
            _ => {
                let widen = *chance.one(&[Widen::No, Widen::Adjacent, Widen::Storeys]);
                let at = table
                    .unit(unit)
                    .and_then(|unit| unit.spot())
                    .map_or(*chance.one(&places), |spot| table.field.map.place(spot));
                Command::Activate { at, widen, leader: chance.yes(2).then_some(unit) }
            }
        },
    }
}

#[test]
fn no_position_and_no_order_breaks_the_list_of_legal_orders() {
    let mut chance = Chance(0x7777_79b9_7f4a_7c15);
    let (mut positions, mut tried, mut accepted) = (0, 0, 0);
    let mut strange = Vec::new();
    for seed in 0..POSITIONS {
        let text = position(&mut chance);
        let Ok(start) = Battle::start(&text) else { continue };
        let game = Game::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(seed));
        let mut battle = Battle { game: game.unwrap_or_else(|error| panic!("{error}\n{text}")) };
        positions += 1;
        let mut listed = Vec::new();
        for _ in 0..ORDERS_EACH {
            let Some(side) = battle.game.legal_commands(&mut listed) else { break };
            assert!(!listed.is_empty(), "a dead end in\n{text}");
            let known: Vec<String> =
                battle.ask(|table| listed.iter().filter_map(|command| about(table, command)).collect());
            for command in &listed {
                if !matches!(command, Command::PlaceSniper { .. }) {
                    let refused = battle.game.check(&Order { side, command: command.clone() }).err();
                    if let Some(refusal) = refused {
                        strange.push(format!("{command:?} is listed and refused: {refusal} in\n{text}"));
                    }
                }
            }
            for _ in 0..PROBES {
                let command = battle.ask(|table| probe(&mut chance, table, side));
                tried += 1;
                match battle.game.check(&Order { side, command: command.clone() }) {
                    Ok(()) => {
                        accepted += 1;
                        let what = battle.ask(|table| about(table, &command));
                        if what.is_some_and(|what| !known.contains(&what)) {
                            strange.push(format!("{command:?} is accepted, but nothing like it is listed in\n{text}"));
                        }
                    }
                    Err(refusal) => {
                        let rule = refusal.rule.0;
                        assert!(rule.starts_with("LNL-") || rule.starts_with("RUL-"), "{command:?}: {refusal}");
                    }
                }
            }
            let command = chance.one(&listed).clone();
            let side = match &command {
                Command::PlaceSniper { sniper, .. } => {
                    battle.ask(|table| table.unit(*sniper).map_or(side, |unit| unit.side))
                }
                _ => side,
            };
            battle.game.give(&Order { side, command }).unwrap_or_else(|error| panic!("{error}\n{text}"));
        }
    }
    strange.truncate(20);
    assert!(strange.is_empty(), "{}", strange.join("\n"));
    assert!(positions * 2 > POSITIONS, "only {positions} positions are sound");
    assert!(accepted * 60 > tried, "{accepted} of {tried} orders were accepted: the test does not reach far");
}

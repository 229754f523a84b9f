//! What is offered to chosen counters, in random positions: what is offered is accepted, and where nothing is, the door refuses every order
//! of the kind, and says the same.

use super::*;
use crate::facts::command::{FireOrder, Movement, Part};
use crate::facts::situation::Table;
use crate::sections::fire;
use crate::sections::positions_test::{Chance, position};
use crate::testing::Battle;
use hex_board::Place;
use smallvec::SmallVec;
use table::{DiceCup, Game, Order};

const POSITIONS: u64 = 60;
const ORDERS_EACH: usize = 25;
const CHOICES_EACH: usize = 2;

/// What a player may want: each kind of order, each kind of movement.
fn deeds() -> Vec<Deed> {
    let ways = [Movement::Move, Movement::AssaultMove, Movement::LowCrawl, Movement::Stealth];
    let moves = ways.map(|by| Deed::Move { by, double_time: None });
    let others = [Deed::Fire, Deed::Spot, Deed::Smoke, Deed::Withdraw, Deed::Rally, Deed::PlaceSniper];
    others.into_iter().chain(moves).collect()
}

/// Every order of a kind that these units could be given, lawful or not.
fn thinkable(table: &Table, side: Side, units: &[CounterId], deed: Deed) -> Vec<Command> {
    let place = |spot| table.field.map.place(spot);
    let everywhere: Vec<Place> = table.field.map.spots().map(place).collect();
    let enemies: Vec<Place> = table.spots(side.other()).map(place).collect();
    let mut all = Vec::new();
    for unit in units {
        match deed {
            Deed::Fire => {
                for at in &enemies {
                    let weapons = table.carried_by(*unit).map(|weapon| SmallVec::from_iter([weapon.id]));
                    for weapons in weapons.chain([SmallVec::new()]) {
                        for own in [true, false] {
                            let part = Part { unit: *unit, own, weapons: weapons.clone(), with: None };
                            all.push(Command::Fire(FireOrder {
                                firers: vec![part],
                                at: *at,
                                target: None,
                                leader: None,
                                lead: None,
                                turn: None,
                            }));
                        }
                    }
                }
            }
            Deed::Spot => all.extend(enemies.iter().map(|at| Command::Spot { unit: *unit, at: *at })),
            Deed::Smoke => all.extend(everywhere.iter().map(|at| Command::Smoke { unit: *unit, at: *at })),
            Deed::PlaceSniper => {
                all.extend(everywhere.iter().map(|at| Command::PlaceSniper { sniper: *unit, at: *at }));
            }
            Deed::Rally => {
                let mates = table.unit(*unit).and_then(|unit| unit.spot()).into_iter();
                let mates = mates.flat_map(|spot| table.side_at(spot, side)).map(|mate| Some(mate.id));
                all.extend(mates.chain([None]).map(|by| Command::Rally { unit: *unit, by }));
            }
            Deed::Move { .. } | Deed::Withdraw => {}
        }
    }
    let together: SmallVec<[CounterId; 4]> = units.iter().copied().collect();
    if let Deed::Move { by, double_time } = deed {
        all.extend(everywhere.iter().map(|to| Command::Move {
            units: together.clone(),
            by,
            to: *to,
            double_time,
            facing: None,
        }));
        // The stack that moves leaves by going on, which is none of these deeds.
        if table.flow.moving().is_none() {
            all.push(Command::Exit { units: together.clone(), by });
        }
    }
    if deed == Deed::Withdraw {
        all.push(Command::Withdraw { units: together });
    }
    all
}

/// Counters that somebody might choose: all of a Location, or one of them, or those who wait for the same.
fn chosen(chance: &mut Chance, table: &Table, side: Side) -> Vec<CounterId> {
    let own: Vec<_> = table.side(side).collect();
    let one = *chance.one(&own);
    if chance.yes(2) {
        return vec![one.id];
    }
    own.iter().filter(|unit| unit.state == one.state).map(|unit| unit.id).collect()
}

/// Where no enemy can be fired at or searched by anybody, what keeps the counters themselves from it is said first.
fn has_no_target(table: &Table, side: Side, units: &[CounterId], deed: Deed) -> bool {
    let from = units.first().and_then(|id| table.unit(*id)).and_then(|unit| unit.spot());
    let lawful = |at: Spot| match deed {
        Deed::Fire => {
            let asked = match &table.flow.question {
                Some(Question::OpportunityFire { at: only, .. }) => table.field.map.spot(*only) == Some(at),
                Some(_) | None => true,
            };
            asked && from.is_some_and(|from| fire::line_of_fire(table, side, from, at).is_ok())
        }
        Deed::Spot => true,
        _ => false,
    };
    !table.spots(side.other()).any(lawful)
}

#[test]
fn what_is_offered_is_accepted_and_why_nothing_is_offered_is_what_the_door_says() {
    let mut chance = Chance(0x51f1_57a1_0ff3_2d01);
    let (mut offers, mut refusals, mut summed_up) = (0, 0, 0);
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..POSITIONS {
        let text = position(&mut chance);
        let Ok(start) = Battle::start(&text) else { continue };
        let game = Game::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(seed));
        let mut battle = Battle { game: game.unwrap_or_else(|error| panic!("{error}\n{text}")) };
        let mut listed = Vec::new();
        for _ in 0..ORDERS_EACH {
            let Some(side) = battle.game.legal_commands(&mut listed) else { break };
            for _ in 0..CHOICES_EACH {
                let units = battle.ask(|table| chosen(&mut chance, table, side));
                for deed in deeds() {
                    let said = battle.game.seen_by(side, |seen| offered(seen, side, &units, deed));
                    let check = |command: &Command| battle.game.check(&Order { side, command: command.clone() });
                    match said {
                        Ok(list) => {
                            assert!(!list.is_empty());
                            offers += list.len();
                            kinds.insert(format!("{deed:?}"));
                            for command in list {
                                assert_eq!(check(&command), Ok(()), "{command:?} is offered to {units:?} in\n{text}");
                            }
                        }
                        Err(why) => {
                            refusals += 1;
                            let tried = battle.ask(|table| thinkable(table, side, &units, deed));
                            let answers: Vec<Refusal> = tried
                                .iter()
                                .map(|command| match check(command) {
                                    Err(refusal) => refusal,
                                    Ok(()) => panic!("{command:?} is accepted, though {deed:?}: {why} in\n{text}"),
                                })
                                .collect();
                            if !answers.contains(&why) {
                                summed_up += 1;
                                let sums = ["fire.no_target", "spotting.nobody_hidden", "snipers.nowhere"];
                                let sums = sums.contains(&why.reason.words().id);
                                let nobody = battle.ask(|table| has_no_target(table, side, &units, deed));
                                assert!(sums || nobody, "{deed:?} of {units:?}: {why}, but {answers:?} in\n{text}");
                            }
                        }
                    }
                }
            }
            let command = chance.one(&listed).clone();
            let side = battle.game.owner(&command).unwrap_or(side);
            battle.game.give(&Order { side, command }).unwrap_or_else(|error| panic!("{error}\n{text}"));
        }
    }
    assert!(kinds.len() >= 8 && offers > 2_000, "{offers} offers of {kinds:?}");
    assert!(refusals > 10_000 && summed_up * 2 < refusals, "{summed_up} of {refusals} refusals in other words");
}

#[test]
fn the_offers_to_a_stack_are_those_of_the_list_in_which_only_it_takes_part() {
    let mut chance = Chance(0x0dd5_eed5_0f0f_f301);
    let mut compared = 0;
    for seed in 0..POSITIONS {
        let text = position(&mut chance);
        let Ok(start) = Battle::start(&text) else { continue };
        let Ok(mut game) =
            Game::<crate::LockNLoad>::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(seed))
        else {
            continue;
        };
        let mut listed = Vec::new();
        for _ in 0..ORDERS_EACH {
            let Some(side) = game.legal_commands(&mut listed) else { break };
            for spot in game.table().spots(side).collect::<Vec<_>>() {
                let units: Vec<CounterId> = game.table().side_at(spot, side).map(|unit| unit.id).collect();
                for deed in [Deed::Fire, Deed::Spot, Deed::Smoke, Deed::Rally] {
                    let offers = game.seen_by(side, |seen| offered(seen, side, &units, deed)).unwrap_or_default();
                    let here = |command: &&Command| of(command, deed).is_some_and(|unit| units.contains(&unit));
                    let in_list: Vec<&Command> = listed.iter().filter(here).collect();
                    assert_eq!(offers.iter().collect::<Vec<_>>(), in_list, "{deed:?} out of {spot:?} in\n{text}");
                    compared += offers.len();
                }
            }
            let command = chance.one(&listed).clone();
            let side = game.owner(&command).unwrap_or(side);
            game.give(&Order { side, command }).unwrap_or_else(|error| panic!("{error}\n{text}"));
        }
    }
    assert!(compared > 5_000, "{compared}");
}

/// Who does what an order says, if it is of this kind.
fn of(command: &Command, deed: Deed) -> Option<CounterId> {
    match (command, deed) {
        (Command::Fire(order), Deed::Fire) => order.firers.first().map(|part| part.unit),
        (Command::Shoot(order), Deed::Fire) => Some(order.unit),
        (Command::Spot { unit, .. }, Deed::Spot)
        | (Command::Smoke { unit, .. }, Deed::Smoke)
        | (Command::Rally { unit, .. }, Deed::Rally) => Some(*unit),
        _ => None,
    }
}

use crate::catalogue::rules::MOVE;
use crate::{Command, Event, Placed, Point, Start, TinSoldiers};
use bevy_ecs::prelude::World;
use table::{CounterId, DiceCup, Game, GameError, Order, Side, difference};

fn id(text: &str) -> CounterId {
    text.parse().expect("an id")
}

/// One who walks, one who lies hidden, one who is seen.
fn game(hides: Point, seed: u64) -> Game<TinSoldiers> {
    let placed = |name: &str, side, at, hidden| Placed { id: id(name), side, at: Some(at), hidden };
    let soldiers = vec![
        placed("red", Side::First, Point::new(1000, 1000), false),
        placed("blue-1", Side::Second, hides, true),
        placed("blue-2", Side::Second, Point::new(9000, 5000), false),
    ];
    let sides = ("Red".to_string(), "Blue".to_string());
    let start =
        Start { rules: None, title: "The Shelf".into(), sides, turns: 3, size: Point::new(10_000, 6_000), soldiers };
    Game::new(World::new(), start, DiceCup::from_seed(seed)).expect("a game")
}

fn give(game: &mut Game<TinSoldiers>, command: Command) -> Result<Vec<Event>, GameError> {
    let side = game.to_act().expect("somebody must decide");
    game.give(&Order { side, command }).map(<[Event]>::to_vec)
}

fn step(x: i32, y: i32) -> Command {
    Command::Move { who: id("red"), to: Point::new(x, y) }
}

fn seen_at(game: &Game<TinSoldiers>, side: Side) -> Option<Point> {
    game.seen_by(side, |seen| seen.soldiers.at(1).at)
}

#[test]
fn tin_6_a_hidden_soldier_is_seen_by_his_own_side_alone_and_found_from_near() {
    let hides = Point::new(3000, 1000);
    let mut game = game(hides, 1);
    assert_eq!((seen_at(&game, Side::First), seen_at(&game, Side::Second)), (None, Some(hides)));
    give(&mut game, step(2499, 1000)).expect("501 off");
    assert_eq!(game.to_act(), Some(Side::Second), "who hides is asked");
    assert_eq!(seen_at(&game, Side::First), None);
    for command in [Command::Hold, Command::Done, Command::Done, Command::Done, Command::Done] {
        give(&mut game, command).expect("nobody does anything");
    }
    give(&mut game, step(2500, 1000)).expect("500 off");
    assert_eq!(seen_at(&game, Side::First), Some(hides));
    assert!(!game.can_undo(), "what has been seen is not taken back");
}

#[test]
fn tin_6_who_runs_into_a_hidden_soldier_finds_him_and_may_still_move() {
    let mut game = game(Point::new(2000, 1000), 1);
    let order = Order { side: Side::First, command: step(1900, 1000) };
    assert!(game.check(&order).is_ok(), "by what he knows nobody stands there");
    let events = give(&mut game, order.command).expect("he finds him");
    assert!(matches!(events[..], [Event::Is(..), Event::Is(..)]), "{events:?}");
    assert_eq!((game.to_act(), game.table().soldiers.at(0).moved), (Some(Side::First), false));
    let again = give(&mut game, step(1900, 1000)).expect_err("now he knows");
    assert!(matches!(again, GameError::Refused(refusal) if refusal.rule == MOVE));
}

#[test]
fn tin_6_who_moves_fires_or_is_struck_by_a_grenade_is_hidden_no_longer() {
    let hides = Point::new(2200, 1000);
    let mut fires = game(hides, 1);
    give(&mut fires, step(1500, 1000)).expect("a move");
    give(&mut fires, Command::Fire { who: id("blue-1"), at: id("red") }).expect("a shot");
    assert_eq!(seen_at(&fires, Side::First), Some(hides));
    let mut struck = game(hides, 1);
    give(&mut struck, Command::Done).expect("fire");
    let events = give(&mut struck, Command::Throw { who: id("red"), at: hides }).expect("a grenade into the dark");
    assert!(events.iter().any(|event| matches!(event, Event::Burst { dice, .. } if dice[0].0 == id("blue-1"))));
    assert!(struck.table().soldiers.at(1).fallen || seen_at(&struck, Side::First) == Some(hides));
    let mut moves = game(hides, 1);
    give(&mut moves, Command::Done).expect("fire");
    give(&mut moves, Command::Done).expect("blue moves");
    let to = Point::new(2900, 1000);
    give(&mut moves, Command::Move { who: id("blue-1"), to }).expect("a move");
    assert_eq!(seen_at(&moves, Side::First), Some(to));
}

#[test]
fn tin_6_two_games_that_differ_in_a_hiding_place_are_the_same_for_the_enemy() {
    let far = [Point::new(8000, 3000), Point::new(6000, 5000), Point::new(7000, 1000)];
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let mut games = [far[one], far[other]].map(|hides| game(hides, 5));
        for command in [step(1500, 1500), Command::Hold, Command::Done, Command::Done, Command::Done, Command::Done] {
            let tried = [step(2000, 1000), Command::Done, Command::Fire { who: id("red"), at: id("blue-1") }];
            assert_eq!(difference(&games[0], &games[1], Side::First, &tried), None);
            games.iter_mut().for_each(|game| drop(give(game, command.clone()).expect("lawful in both")));
        }
        assert!(difference(&games[0], &games[1], Side::Second, &[]).is_some(), "their own side tells them apart");
    }
}

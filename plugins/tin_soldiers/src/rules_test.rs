use crate::catalogue::rules::{BURST, END, FIRE, MOVE, REACTION};
use crate::{Command, Event, Outcome, Phase, Placed, Point, Report, Start, TinSoldiers};
use bevy_ecs::prelude::World;
use table::{CounterId, DiceCup, Game, GameError, Order, RuleId, Side};

fn id(text: &str) -> CounterId {
    text.parse().expect("an id")
}

fn placed(name: &str, side: Side, x: i32, y: i32) -> Placed {
    Placed { id: id(name), side, at: Some(Point::new(x, y)), hidden: false }
}

/// Two against one, out of reach of each other.
fn start() -> Start {
    Start {
        rules: None,
        title: "The Mantelpiece".into(),
        sides: ("Red".into(), "Blue".into()),
        turns: 2,
        size: Point::new(12_000, 6_000),
        soldiers: vec![
            placed("red-1", Side::First, 1000, 2000),
            placed("red-2", Side::First, 1000, 3000),
            placed("blue", Side::Second, 6000, 2000),
        ],
    }
}

fn game(dice: &[u8]) -> Game<TinSoldiers> {
    Game::new(World::new(), start(), DiceCup::forced(dice.to_vec())).expect("a game")
}

fn give(game: &mut Game<TinSoldiers>, command: Command) -> Result<Vec<Event>, GameError> {
    let side = game.to_act().expect("somebody must decide");
    game.give(&Order { side, command }).map(<[Event]>::to_vec)
}

fn step(who: &str, x: i32, y: i32) -> Command {
    Command::Move { who: id(who), to: Point::new(x, y) }
}

fn fire(who: &str, at: &str) -> Command {
    Command::Fire { who: id(who), at: id(at) }
}

#[track_caller]
fn refused(game: &mut Game<TinSoldiers>, command: Command, rule: RuleId) {
    match give(game, command.clone()) {
        Err(GameError::Refused(refusal)) => assert_eq!(refusal.rule, rule, "{command:?}: {refusal}"),
        other => panic!("{command:?}: {other:?}"),
    }
}

#[test]
fn a_way_is_measured_exactly() {
    let [a, b] = [Point::new(0, 0), Point::new(3000, 4000)];
    assert!(a.within(b, 5000) && !a.within(b, 4999));
    for (x, y) in [(3000, 4000), (-3001, 17), (1, -9999), (7777, 7777)] {
        let half_way = a.on_the_way(Point::new(x, y), 1500);
        assert!(a.within(half_way, 1500) && !a.within(half_way, 1490), "{half_way:?}");
    }
    assert_eq!(a.on_the_way(b, 5000), b);
}

#[test]
fn tin_1_a_soldier_moves_once_in_reach_and_touches_nobody() {
    let mut game = game(&[]);
    for (x, y) in [(2501, 2000), (1000, 2760), (1000, 2000), (-1, 2000)] {
        refused(&mut game, step("red-1", x, y), MOVE);
    }
    refused(&mut game, step("blue", 6100, 2000), MOVE);
    assert!(give(&mut game, step("red-1", 1900, 3200)).is_ok(), "15 cm are 1500 tenths of a millimetre");
    refused(&mut game, step("red-1", 1900, 3100), MOVE);
    assert!(game.undo() && game.table().soldiers.at(0).at == Some(Point::new(1000, 2000)));
}

#[test]
fn tin_2_a_shot_needs_less_within_half_the_reach() {
    let mut game = game(&[4, 2, 4]);
    refused(&mut game, fire("red-1", "blue"), FIRE);
    give(&mut game, step("red-1", 2500, 2000)).expect("out of reach at 50 cm, in reach at 35 cm");
    give(&mut game, Command::Hold).expect("blue is asked");
    give(&mut game, Command::Done).expect("fire");
    refused(&mut game, fire("red-2", "blue"), FIRE);
    let events = give(&mut game, fire("red-1", "blue")).expect("a shot");
    assert_eq!(events[0], Event::Shot { who: id("red-1"), at: id("blue"), die: 4, needs: 4 });
    assert_eq!(events[1..], [Event::Fell { who: id("blue") }, Event::Over { winner: Some(Side::First) }]);
    let needs = |far| {
        let mut sum = 0;
        crate::rules::needs(Point::new(0, 0), Point::new(far, 0), &mut sum);
        sum
    };
    assert_eq!((needs(2000), needs(2001)), (3, 4));
}

#[test]
fn tin_3_who_ends_a_move_in_reach_may_be_fired_at_once() {
    let mut game = game(&[3, 4]);
    give(&mut game, step("red-1", 2500, 2000)).expect("a move");
    assert_eq!(game.to_act(), Some(Side::Second));
    refused(&mut game, Command::Done, REACTION);
    refused(&mut game, fire("blue", "red-2"), REACTION);
    let events = give(&mut game, fire("blue", "red-1")).expect("a shot");
    assert!(matches!(events[..], [Event::Shot { die: 3, needs: 4, .. }, Event::ReactionOver]), "{events:?}");
    assert!(!game.can_undo(), "a die has been thrown");
    give(&mut game, step("red-2", 2400, 3000)).expect("a move");
    assert_eq!(game.to_act(), Some(Side::First), "nobody is left who could fire");
}

#[test]
fn tin_4_after_the_last_turn_the_larger_side_has_won() {
    let mut game = game(&[]);
    for _ in 0..8 {
        assert!(game.table().state.over.is_none());
        give(&mut game, Command::Done).expect("nobody does anything");
    }
    assert_eq!(game.table().state.over, Some(Outcome { winner: Some(Side::First) }));
    let order = Order { side: Side::First, command: Command::Done };
    assert!(matches!(game.give(&order), Err(GameError::Refused(refusal)) if refusal.rule == END));
}

#[test]
fn a_phase_begins_with_its_schedule() {
    let mut game = game(&[3, 1, 1]);
    give(&mut game, step("red-1", 2500, 2000)).expect("a move");
    give(&mut game, fire("blue", "red-1")).expect("a shot");
    give(&mut game, Command::Done).expect("the first side has moved");
    let events = give(&mut game, Command::Done).expect("the turn of the first side ends");
    assert!(matches!(&events[..], [Event::Rested { who }, Event::PhaseBegan { .. }] if who[..] == [id("blue")]));
    let soldiers: Vec<_> = game.table().soldiers.iter().map(|soldier| (soldier.moved, soldier.fired)).collect();
    assert_eq!(soldiers, [(true, false), (false, false), (false, false)], "who is to move next is ready again");
    assert_eq!((game.table().state.side, game.table().state.phase), (Side::Second, Phase::Move));
}

#[test]
fn a_start_that_cannot_be_played_is_told() {
    let mut bad = start();
    bad.turns = 0;
    bad.soldiers.push(placed("red-1", Side::Second, 1100, 2000));
    bad.soldiers.push(placed("far", Side::Second, 12_001, 0));
    let fields: Vec<String> = bad.mistakes().into_iter().map(|(field, _)| field).collect();
    assert_eq!(fields, ["turns", "soldiers[3].id", "soldiers[3].at", "soldiers[4].at"]);
    assert!(start().mistakes().is_empty());
}

#[test]
fn tin_5_a_grenade_strikes_friend_and_foe_under_the_template() {
    let mut start = start();
    start.soldiers[1].at = Some(Point::new(2000, 2000));
    start.soldiers[2].at = Some(Point::new(2250, 2000));
    let mut game = Game::new(World::new(), start, DiceCup::forced(vec![4, 5])).expect("a game");
    refused(&mut game, Command::Throw { who: id("red-1"), at: Point::new(2000, 2000) }, FIRE);
    give(&mut game, Command::Done).expect("fire");
    refused(&mut game, Command::Throw { who: id("red-1"), at: Point::new(2501, 2000) }, BURST);
    let order = Order { side: Side::First, command: Command::Throw { who: id("red-1"), at: Point::new(2425, 2000) } };
    let Ok(Report::Burst(burst)) = game.judge(&order) else { panic!("a grenade") };
    assert_eq!(
        burst.struck.iter().map(|one| one.who).collect::<Vec<_>>(),
        [id("red-2"), id("blue")],
        "a hand's width off"
    );
    assert_eq!(burst.struck[0].needs, [table::Line::from(BURST, 5, id("red-2"))]);
    let near = Command::Throw { who: id("red-1"), at: Point::new(2426, 2000) };
    let Ok(Report::Burst(burst)) = game.judge(&Order { side: Side::First, command: near }) else { panic!("a grenade") };
    assert_eq!(burst.struck.len(), 1, "a base that is not touched is not struck");
    let events = give(&mut game, order.command).expect("a grenade");
    assert_eq!(events[1..], [Event::Fell { who: id("blue") }, Event::Over { winner: Some(Side::First) }]);
    assert!(matches!(&events[0], Event::Burst { dice, .. } if dice[..] == [(id("red-2"), 4), (id("blue"), 5)]));
}

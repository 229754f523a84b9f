//! Luck and decisions in games of the toy, and whether the toy is fair.

use crate::{TinBox, start};
use bevy_ecs::world::World;
use opponent::{Character, Insight, ONE, Opponent};
use play::balance::{Plan, Verdict, balance};
use play::luck::{Blunder, Grade, Ledger, Work, blunders, ledger, ledger_until};
use std::sync::atomic::AtomicBool;
use table::{DiceCup, Game, Order, Side};
use tin_soldiers::{Command, Generals, Point, Start, TinSoldiers};

/// A game of two players who go at each other, to its end.
fn game(seed: u64, character: Character) -> Game<TinSoldiers> {
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(seed)).expect("a game");
    let mut players = [1, 2].map(|slot| character.player::<TinSoldiers>(seed ^ slot << 32));
    let mut commands = Vec::new();
    while let Some(side) = game.legal_commands(&mut commands) {
        let choice = opponent::ask(players[side.index()].as_mut(), &game, side, &commands);
        let command = commands.swap_remove(choice);
        game.give(&Order { side, command }).expect("an order that is offered");
    }
    game
}

fn told(game: &Game<TinSoldiers>) -> Ledger {
    ledger::<TinBox>(game).expect("a start")
}

#[test]
fn luck_and_decisions_lead_from_the_start_to_the_result() {
    for seed in 0..20 {
        let game = game(seed, Character::Bold);
        let ledger = told(&game);
        assert_eq!(ledger, told(&game), "it is told the same each time");
        assert_eq!((ledger.start, ledger.is_over), (ONE / 2, true));
        let result = match game.table().state.over.and_then(|over| over.winner) {
            Some(Side::First) => ONE,
            Some(Side::Second) => 0,
            None => ONE / 2,
        };
        assert_eq!((ledger.end, ledger.end), (result, Generals::default().value(&game.table())));
        assert_eq!(ledger.orders.len() + 1, game.journal().entries.len());
        let parts: i32 = ledger.orders.iter().map(|account| account.luck + account.decision).sum();
        assert_eq!(ledger.start + parts, result, "seed {seed}");
        let [own, other] = ledger.luck(Side::First);
        assert_eq!(ledger.luck(Side::Second), [-other, -own]);
        let decisions = ledger.decisions(Side::First) - ledger.decisions(Side::Second);
        assert_eq!(ledger.start + own + other + decisions, result, "seed {seed}");
        // Only shots and grenades throw a die.
        let shots = ledger.orders.iter().filter(|account| account.luck != 0);
        let throws = |order: &str| order.starts_with("Fire") || order.starts_with("Throw");
        assert!(shots.clone().all(|account| throws(&account.order)) && !ledger.orders.iter().any(|a| a.unclear));
    }
}

#[test]
fn a_shot_is_worth_what_its_chance_is() {
    let game = game(3, Character::Bold);
    let ledger = told(&game);
    let first = ledger.orders.iter().position(|account| account.luck != 0).expect("a shot");
    let account = &ledger.orders[first];
    let fell = account.luck.signum() == if account.side == Side::First { 1 } else { -1 };
    let shot = game.journal().entries[first + 1].events.iter().find_map(|event| match event {
        tin_soldiers::Event::Shot { needs, .. } => Some(i64::from(*needs)),
        _ => None,
    });
    let needs = shot.expect("a die was thrown");
    // With two against two somebody less is worth a tenth of the whole; nothing else hangs on the die.
    let worth = i64::from(3 * ONE / 5) - i64::from(ONE / 2);
    let hit = (7 - needs) * worth / 6;
    let part = if fell { worth - hit } else { -hit };
    let sign = if account.side == Side::First { 1 } else { -1 };
    assert!((i64::from(sign * account.luck) - part).abs() <= 2, "{account:?} needs {needs}");
    assert!((i64::from(sign * account.decision) - hit).abs() <= 2, "{account:?} needs {needs}");
}

#[test]
fn luck_comes_to_nothing_over_many_games() {
    let sums: Vec<f64> = (0..400)
        .map(|seed| {
            let [own, other] = told(&game(seed, Character::Random)).luck(Side::First);
            f64::from(own + other) / f64::from(ONE)
        })
        .collect();
    let n = sums.len() as f64;
    let mean = sums.iter().sum::<f64>() / n;
    let variance = sums.iter().map(|sum| (sum - mean) * (sum - mean)).sum::<f64>() / (n - 1.0);
    let error = (variance / n).sqrt();
    assert!(error > 0.0 && mean.abs() < 3.0 * error, "{mean} ± {error}");
}

#[test]
fn a_page_tells_the_greatest_of_each_side() {
    let page = told(&game(3, Character::Bold)).page::<TinBox>(&start(), None);
    for part in
        ["The Mantelpiece: ", "won by ", "50.0 of 100", "Red: luck ", "Blue: luck ", "turn 1, order ", "Fire(who:"]
    {
        assert!(page.contains(part), "{part} in\n{page}");
    }
    assert!(page.lines().count() <= 2 + 2 * 14, "{page}");
}

/// The last turn of two against one, `away` from each other; the two do nothing, the one as it is said.
fn last_turn(away: i32, order: Option<Command>, seed: u64) -> Game<TinSoldiers> {
    let mut start: Start = start();
    start.turns = 1;
    start.soldiers.pop();
    start.soldiers[2].at = Some(Point::new(500 + away, 1000));
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start, DiceCup::from_seed(seed)).expect("a game");
    let orders = [Command::Done, Command::Done, Command::Done].into_iter().chain(order).chain([Command::Done]);
    for command in orders {
        let Some(side) = game.to_act() else { break };
        game.give(&Order { side, command }).expect("a lawful order");
    }
    assert_eq!(game.to_act(), None);
    game
}

/// What bad decisions a side has made.
fn judged(game: &Game<TinSoldiers>, side: Side, threads: usize) -> Vec<Blunder> {
    let mut all = blunders::<TinBox>(game, threads, &Work::default()).expect("a start").expect("nobody stops it");
    all.retain(|blunder| blunder.side == side);
    all
}

#[test]
fn whoever_lets_the_last_shot_pass_is_told_what_would_have_been_better() {
    let game = last_turn(900, None, 1);
    let found = judged(&game, Side::Second, 1);
    let [blunder] = &found[..] else { panic!("{found:?}") };
    assert_eq!((blunder.entry, blunder.side, blunder.turn, blunder.grade), (4, Side::Second, 1, Grade::Blunder));
    assert!(blunder.done == "Done" && blunder.better.starts_with(r#"Fire(who: "blue-1""#), "{blunder:?}");
    // Without the shot the game is lost; two of three hit, and that is half of it.
    assert!(blunder.chance < ONE / 100 && (blunder.loss - ONE / 3).abs() < ONE / 12, "{blunder:?}");
    assert!(blunder.error > 0 && blunder.loss > 3 * blunder.error, "{blunder:?}");
    assert_eq!(found, judged(&game, Side::Second, 2), "with two threads it is judged the same");
    let page = told(&game).page::<TinBox>(game.start(), Some(&found));
    assert!(page.contains("blunder of Blue, turn 1, order 4: Done") && page.contains("better: Fire("), "{page}");
}

#[test]
fn a_chance_that_is_let_pass_is_found_though_nothing_seems_lost() {
    // The two could have fired first, and the position is the same when they have not.
    let game = last_turn(900, None, 1);
    let passed = &told(&game).orders[1];
    assert_eq!((passed.entry, passed.side, passed.decision), (2, Side::First, 0));
    let found = judged(&game, Side::First, 1);
    let [blunder] = &found[..] else { panic!("{found:?}") };
    assert!(blunder.entry == 2 && blunder.done == "Done", "{blunder:?}");
    assert!(blunder.better.starts_with(r#"Fire(who: "red-"#), "{blunder:?}");
    assert_eq!(found, judged(&game, Side::First, 2), "with two threads it is judged the same");
}

/// The one fires at the nearest of the two.
fn shot() -> Option<Command> {
    let [who, at] = ["blue-1", "red-1"].map(|id| id.parse().expect("an id"));
    Some(Command::Fire { who, at })
}

#[test]
fn bad_luck_and_what_cannot_be_helped_are_no_blunders() {
    let missed = (0..20)
        .map(|seed| last_turn(900, shot(), seed))
        .find(|game| game.table().state.over.is_some_and(|over| over.winner == Some(Side::First)));
    let missed = missed.expect("one of three misses");
    assert_eq!(judged(&missed, Side::Second, 1), [], "the shot was right, whatever came of it");
    // Nobody is in reach: to end the phase costs the game and is all that there is.
    let far = last_turn(5000, None, 1);
    assert!(told(&far).decisions(Side::Second) < -ONE / 10, "it seems to have cost much");
    assert_eq!(judged(&far, Side::Second, 1), []);
    let page = told(&far).page::<TinBox>(far.start(), Some(&[]));
    assert!(page.contains("No decision was bad"), "{page}");
}

#[test]
fn whoever_is_told_to_stop_stops() {
    let game = last_turn(900, None, 1);
    let work = Work::default();
    let (whole, ended) = ledger_until::<TinBox>(&game, &work).expect("a start");
    assert!(ended && (work.progress() - 1.0).abs() < 1e-6);
    work.stop();
    let (part, ended) = ledger_until::<TinBox>(&game, &work).expect("a start");
    assert!(!ended && part.orders.len() < whole.orders.len());
    assert_eq!(blunders::<TinBox>(&game, 1, &work).expect("a start"), None);
}

#[test]
fn the_course_begins_at_the_start_and_ends_with_the_result() {
    let ledger = told(&game(3, Character::Bold));
    let course: Vec<i32> = ledger.course().collect();
    assert_eq!((course.len(), course[0], course.last()), (ledger.orders.len() + 1, ledger.start, Some(&ledger.end)));
}

#[test]
fn a_snapshot_is_a_start_too() {
    let game = game(3, Character::Bold);
    let whole = told(&game);
    let half = whole.orders.len() / 2;
    let mut at: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(3)).expect("a game");
    at.replay(game.journal().entries[..=half].to_vec());
    let mut entries = vec![at.snapshot()];
    entries.extend(game.journal().entries[half + 1..].iter().cloned());
    at.replay(entries);
    let rest = told(&at);
    assert_eq!(rest.end, whole.end);
    let sum: i32 = rest.orders.iter().map(|account| account.luck + account.decision).sum();
    assert_eq!(rest.start + sum, rest.end);
    assert_eq!(rest.orders.len(), whole.orders.len() - half);
}

#[test]
fn equal_players_say_whom_the_toy_favours() {
    let plan = Plan { player: Opponent::Listed(Character::Bold), games: 60, seed: 1, threads: 2 };
    let go = AtomicBool::new(false);
    let found = balance::<TinBox>(&start(), &plan, &go).expect("threads");
    assert_eq!((found.games, found.asked, found.failed), (60, 60, 0));
    assert_eq!(found.first + found.second + found.drawn, 60);
    let share = (found.first as f64 + found.drawn as f64 / 2.0) / 60.0;
    assert!((found.share - share).abs() < 1e-12);
    assert!(found.interval[0] < share && share < found.interval[1]);
    assert_eq!(found.verdict, Verdict::of(found.interval));
    assert_eq!(found.ended_in_turn.values().sum::<u64>(), 60);
    assert_eq!(found, balance::<TinBox>(&start(), &Plan { threads: 1, ..plan }, &go).expect("threads"));
    let page = found.page();
    assert!(page.contains("60 games of bold against bold") && page.contains("| Decided by | Red | Blue |"), "{page}");
}

//! Whole games of a second rule set, on a measured table: what [`table::Game`] promises holds whatever is played.

use bevy_ecs::world::World;
use table::{DiceCup, Game, Order, Side};
use tin_soldiers::{Event, Placed, Point, Start, TinSoldiers};

/// Five against five, two strides out of reach.
fn start() -> Start {
    let placed = |n: i32, side: Side, x: i32| Placed {
        id: format!("{side:?}-{n}").parse().expect("an id"),
        side,
        at: Some(Point::new(x, 500 + 700 * n)),
        hidden: false,
    };
    let soldiers = (0..5).flat_map(|n| [placed(n, Side::First, 500), placed(n, Side::Second, 7000)]).collect();
    let sides = ("Red".to_string(), "Blue".to_string());
    Start { rules: None, title: "Five a side".into(), sides, turns: 6, size: Point::new(7500, 4000), soldiers }
}

fn new_game(seed: u64) -> Game<TinSoldiers> {
    Game::new(World::new(), start(), DiceCup::from_seed(seed)).expect("a game")
}

/// Plays a game by chance; after each order `seen` is shown the game.
fn play(seed: u64, mut seen: impl FnMut(&mut Game<TinSoldiers>, &Order<TinSoldiers>)) -> Game<TinSoldiers> {
    let (mut game, mut chance, mut commands) = (new_game(seed), DiceCup::from_seed(!seed), Vec::new());
    while let Some(side) = game.legal_commands(&mut commands) {
        assert!(!commands.is_empty() && game.journal().entries.len() < 1000, "seed {seed}: no way on");
        let command = commands.swap_remove(usize::from(chance.roll(240)) * commands.len() / 241);
        let order = Order { side, command };
        assert_eq!(game.check(&order), Ok(()), "{order:?} is offered");
        game.give(&order).unwrap_or_else(|error| panic!("{order:?} is offered: {error}"));
        seen(&mut game, &order);
    }
    game
}

#[test]
fn the_same_dice_and_orders_lead_to_the_same_game() {
    let mut thrown = 0;
    for seed in 0..10 {
        let [one, other] = [(), ()].map(|()| play(seed, |_, _| {}));
        assert_eq!(one.hash(), other.hash());
        thrown += one.dice().drawn();
    }
    assert!(thrown > 20, "somebody has fired: {thrown}");
}

#[test]
fn an_order_is_taken_back_unless_it_threw_a_die() {
    let (mut undone, mut kept) = (0, 0);
    for seed in 0..20 {
        let mut before = new_game(seed).hash();
        play(seed, |game, order| {
            let (after, thrown) = (game.hash(), game.dice().drawn() != game.journal().drawn_before_last());
            assert_eq!(game.undo(), !thrown, "{order:?}");
            if thrown {
                kept += 1;
            } else {
                undone += 1;
                assert_eq!(game.hash(), before, "{order:?}");
                game.give(order).expect("as before");
            }
            assert_eq!(game.hash(), after, "{order:?}");
            before = after;
        });
    }
    assert!(undone > 200 && kept > 50, "{undone} {kept}");
}

#[test]
fn a_journal_leads_to_its_position_also_where_nobody_is_trusted() {
    for seed in 0..20 {
        let game = play(seed, |_, _| {});
        let entries = game.journal().entries.clone();
        let mut again = new_game(seed);
        again.replay(entries.clone());
        assert_eq!(again.hash(), game.hash());
        assert_eq!(again.load(entries.clone()), Ok(()));
        assert_eq!(again.hash(), game.hash());
        // What does not fit ends it: the game stands before that.
        let (mut torn, middle) = (entries, game.journal().entries.len() / 2);
        torn[middle].order = None;
        let misfit = again.load(torn).expect_err("a torn journal");
        assert_eq!((misfit.entry, again.journal().entries.len()), (middle, middle));
    }
}

#[test]
fn a_snapshot_leads_to_its_position_at_once() {
    let mut laid = new_game(11);
    play(11, |game, order| {
        laid.load(vec![game.snapshot()]).unwrap_or_else(|misfit| panic!("{order:?}: {misfit}"));
        assert_eq!(laid.hash(), game.hash(), "{order:?}");
        assert_eq!(laid.to_act(), game.to_act());
    });
    let mut forged = laid.snapshot();
    if let [_, Event::Is(who, _), ..] = &mut forged.events[..] {
        *who = "nobody".parse().expect("an id");
    }
    assert!(laid.load(vec![forged]).is_err(), "it is checked as all events are");
}

#[test]
fn a_sandbox_takes_over_a_position_and_throws_its_own_dice() {
    let mut sandbox = new_game(77).without_journal();
    play(3, |game, _| {
        sandbox.become_like(game);
        assert_eq!(sandbox.table().soldiers, game.table().soldiers);
        assert_eq!(sandbox.table().state, game.table().state);
        assert_eq!(sandbox.dice().seed(), Some(77));
    });
}

//! Computer players who think, on the shipped battles: honest, repeatable, always at an end.

use crate::battles;
use crate::battles::{new_game, start};
use lock_n_load::LockNLoad;
use lock_n_load_opponent::{Plan, Tactics};
use opponent::{Commander, Effort, Level, Opponent, Temper, Thinker, Verdict};
use table::{Game, Order};

/// Far less than a sergeant's, so that whole games are quick.
const EFFORT: Effort =
    Effort { width: 10, kinds: true, leaf: 2, leaf_rounds: 1, leaf_strokes: 200, strokes: 300, horizon: 3, noise: 0 };
/// No battle between players who think takes more orders.
const ORDERS_MAX: usize = 4_000;
/// Positions of each battle in which it is asked whether a verdict depends on what nobody may know.
const POSITIONS: usize = 6;

fn thinker(seed: u64) -> Thinker<Tactics> {
    Thinker::new(Level::Sergeant, Temper::Even, seed).with_effort(EFFORT)
}

/// Plays on, each side thinking, until the game is over or so many orders have been given.
fn play(game: &mut Game<LockNLoad>, orders: usize, players: &mut [Thinker<Tactics>; 2]) -> usize {
    for given in 0..orders {
        let Some(side) = game.to_act() else { return given };
        let command = players[side.index()].order(&game.view(side)).expect("an order");
        let owner = game.owner(&command).expect("the game goes on");
        game.give(&Order { side: owner, command }).expect("what is ordered is lawful");
    }
    orders
}

#[test]
fn whole_battles_end_without_a_refused_order_or_a_fallback() {
    for path in battles() {
        let start = start(&path);
        for seed in 0..2 {
            let mut game = new_game(&start, seed);
            let mut players = [thinker(seed ^ 0xabc), thinker(seed ^ 0xdef)];
            let orders = play(&mut game, ORDERS_MAX, &mut players);
            assert!(game.table().flow.outcome.is_some(), "{}: {orders} orders and no end", path.display());
            for player in &players {
                let slips = player.slips();
                assert_eq!((slips.refused, slips.fallbacks), (0, 0), "{} seed {seed}", path.display());
                assert!(slips.strokes > 1_000, "{}: it has thought", path.display());
            }
        }
    }
}

fn ponder(game: &Game<LockNLoad>, threads: usize) -> Verdict<Plan> {
    let side = game.to_act().expect("the game goes on");
    thinker(7).on_threads(threads).ponder(&game.view(side))
}

#[test]
fn a_verdict_depends_neither_on_the_dice_to_come_nor_on_threads_nor_on_loading() {
    for path in battles() {
        let start = start(&path);
        let mut game = new_game(&start, 3);
        let mut players = [thinker(1), thinker(2)];
        for n in 0..POSITIONS {
            play(&mut game, 17, &mut players);
            if game.to_act().is_none() {
                break;
            }
            let known = ponder(&game, 1);
            assert_eq!(known, ponder(&game, 2), "{} position {n}: two threads", path.display());
            assert_eq!(known, ponder(&game, 8), "{} position {n}: eight threads", path.display());
            let mut loaded = new_game(&start, 99);
            loaded.load(game.journal().entries.clone()).expect("a good journal");
            assert_eq!(known, ponder(&loaded, 1), "{} position {n}: loaded, with other dice to come", path.display());
        }
    }
}

#[test]
fn opponents_are_found_by_the_names_of_the_command_line() {
    let names: Vec<String> = Opponent::all().map(|one| one.to_string()).collect();
    let all = ["random", "bold", "greedy", "recruit", "corporal", "sergeant", "lieutenant", "captain"];
    assert_eq!(names, all);
}

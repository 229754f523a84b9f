//! Thinking, with a toy: what every rule set may rely on.

use bevy_ecs::world::World;
use opponent::{
    Chance, Character, Commander, Effort, Greedy, Insight, Level, Next, Offer, Opponent, Temper, Thinker, Verdict,
};
use table::{DiceCup, Game, Order, Seen, Side};
use tin_soldiers::{Command, Event, Generals, Phase, Placed, Point, Start, Table, TinSoldiers};

/// Soldiers of both sides, each where it says.
fn start(first: &[(i32, i32)], second: &[(i32, i32)]) -> Start {
    let of = |side: Side, places: &[(i32, i32)]| {
        let placed = |(n, (x, y)): (usize, &(i32, i32))| Placed {
            id: format!("{side:?}-{n}").to_lowercase().parse().expect("an id"),
            side,
            at: Some(Point::new(*x, *y)),
            hidden: false,
        };
        places.iter().enumerate().map(placed).collect::<Vec<_>>()
    };
    let soldiers = [of(Side::First, first), of(Side::Second, second)].concat();
    let sides = ("Red".to_string(), "Blue".to_string());
    Start { rules: None, title: "Thinking".into(), sides, turns: 6, size: Point::new(9000, 6000), soldiers }
}

fn game(start: Start, seed: u64) -> Game<TinSoldiers> {
    Game::new(World::new(), start, DiceCup::from_seed(seed)).expect("a game")
}

/// Three against three, not far from each other.
fn meeting(seed: u64) -> Game<TinSoldiers> {
    let line = |x: i32| [(x, 1000), (x, 2500), (x, 4000)];
    game(start(&line(1500), &line(5500)), seed)
}

const EFFORT: Effort =
    Effort { width: 16, kinds: true, leaf: 3, leaf_rounds: 2, leaf_strokes: 2000, strokes: 2000, horizon: 4, noise: 0 };

fn ponder(game: &Game<TinSoldiers>, threads: usize) -> Verdict<Command> {
    let side = game.to_act().expect("the game goes on");
    let thinker = Thinker::<Generals>::new(Level::Sergeant, Temper::Even, 7);
    thinker.with_effort(EFFORT).on_threads(threads).ponder(&game.view(side))
}

/// Plays a game out; answers who won.
fn play(opponents: [Opponent; 2], seed: u64) -> Option<Side> {
    play_on(opponents.map(|opponent| opponent.commander::<Generals>(seed ^ 0xabc, 1)), seed)
}

fn play_on(mut players: [Box<dyn Commander<TinSoldiers>>; 2], seed: u64) -> Option<Side> {
    let mut game = meeting(seed);
    for _ in 0..2000 {
        let Some(side) = game.to_act() else { break };
        let command = players[side.index()].order(&game.view(side)).expect("an order");
        game.give(&Order { side, command }).expect("what is ordered is lawful");
    }
    for player in &players {
        assert_eq!(player.slips().refused, 0, "what is tried is lawful");
        assert_eq!(player.slips().fallbacks, 0, "thinking leads somewhere");
    }
    game.table().state.over.expect("the game ends").winner
}

#[test]
fn the_verdict_is_the_same_with_one_two_and_eight_threads() {
    let game = meeting(1);
    let one = ponder(&game, 1);
    assert!(one.strokes > 1000 && one.ranked.len() > 5, "{one:?}");
    assert_eq!(one, ponder(&game, 2));
    assert_eq!(one, ponder(&game, 8));
}

#[test]
fn neither_the_dice_nor_their_number_change_a_verdict() {
    let known = ponder(&meeting(1), 1);
    for seed in 2..40 {
        let mut game = meeting(seed);
        assert_eq!(ponder(&game, 1), known, "seed {seed}");
        let mut cup = DiceCup::from_seed(seed);
        for _ in 0..seed {
            cup.roll_1d6();
        }
        game.use_dice(cup);
        assert_eq!(ponder(&game, 1), known, "{seed} dice thrown");
    }
}

#[test]
fn a_verdict_is_the_same_after_undo_and_load() {
    let mut game = meeting(3);
    let known = ponder(&game, 1);
    let side = game.to_act().expect("somebody");
    let command = Command::Move { who: "first-0".parse().expect("an id"), to: Point::new(1600, 1000) };
    game.give(&Order { side, command }).expect("lawful");
    assert!(game.undo());
    assert_eq!(ponder(&game, 1), known);
    let mut loaded = meeting(3);
    loaded.load(game.journal().entries.clone()).expect("a good journal");
    assert_eq!(ponder(&loaded, 1), known);
}

/// Both sides end their phases until the first side fires.
fn to_fire(game: &mut Game<TinSoldiers>) {
    while game.table().state.phase != Phase::Fire || game.to_act() != Some(Side::First) {
        let side = game.to_act().expect("somebody");
        game.give(&Order { side, command: Command::Done }).expect("always offered");
    }
}

#[test]
fn it_finds_the_shot_that_is_likelier_to_hit() {
    let mut game = game(start(&[(1000, 1000)], &[(1900, 1000), (1000, 3900)]), 1);
    to_fire(&mut game);
    let verdict = ponder(&game, 1);
    let near = Command::Fire { who: "first-0".parse().expect("an id"), at: "second-0".parse().expect("an id") };
    assert_eq!(verdict.ranked[0].plan, near, "{:?}", verdict.ranked);
}

/// What thinking so comes to where the first side fires, by a thinker of no level.
fn ponder_fire(effort: Effort) -> Verdict<Command> {
    let mut game = game(start(&[(1000, 1000), (1000, 1500)], &[(1900, 1000), (1000, 3900)]), 1);
    to_fire(&mut game);
    let mut thinker = Thinker::<Generals>::new(Level::Sergeant, Temper::Even, 7).with_effort(effort);
    thinker.ponder(&game.view(Side::First))
}

#[test]
fn what_leaves_nothing_to_chance_is_carried_out_once_and_counts_as_often_as_the_others() {
    let tries = |leaf: u32| ponder_fire(Effort { leaf, leaf_rounds: 1, strokes: 0, ..EFFORT });
    let (once, often) = (tries(1), tries(6));
    assert!(often.strokes < 6 * once.strokes, "{} and {}", often.strokes, once.strokes);
    assert!(often.strokes > once.strokes, "a shot is tried again");
    assert!(often.ranked.iter().all(|judged| judged.samples == 6), "{:?}", often.ranked);
    let waits = |verdict: &Verdict<Command>| {
        let waits = verdict.ranked.iter().find(|judged| judged.plan == Command::Done);
        waits.map(|judged| (judged.chance, judged.error))
    };
    assert_eq!(waits(&often).map(|(chance, _)| chance), waits(&once).map(|(chance, _)| chance));
    assert_eq!(waits(&often).map(|(_, error)| error), Some(0));
}

#[test]
fn the_best_of_each_kind_is_looked_into_only_where_that_is_wanted() {
    let looked = |kinds: bool| ponder_fire(Effort { width: 1, kinds, ..EFFORT }).ranked.len();
    assert_eq!(looked(false), 1);
    assert!(looked(true) > 1);
}

#[test]
fn who_thinks_beats_who_does_not() {
    let mut won = 0;
    for seed in 0..12 {
        for side in Side::BOTH {
            let thinks = Box::new(Thinker::<Generals>::new(Level::Sergeant, Temper::Even, seed).with_effort(EFFORT));
            let random = "random".parse::<Opponent>().expect("a player").commander::<Generals>(seed, 1);
            let players: [Box<dyn Commander<TinSoldiers>>; 2] = match side {
                Side::First => [thinks, random],
                Side::Second => [random, thinks],
            };
            won += u32::from(play_on(players, seed) == Some(side));
        }
    }
    assert!(won >= 20, "{won} of 24");
}

#[test]
fn each_level_misjudges_less_or_thinks_ten_times_as_long_as_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let [below, above] = [pair[0].effort(), pair[1].effort()];
        assert!(above.noise < below.noise || above.strokes >= 10 * below.strokes.max(100), "{pair:?}");
        assert!(above.noise < below.noise || above.width > below.width, "{pair:?}");
        assert!(above.strokes >= below.strokes && above.noise <= below.noise, "{pair:?}");
    }
}

#[test]
fn who_is_careful_tries_often_enough_to_see_what_varies() {
    let mut game = game(start(&[(1000, 1000)], &[(1900, 1000), (1000, 3900)]), 1);
    to_fire(&mut game);
    let tries = |temper: Temper| {
        let mut thinker = Thinker::<Generals>::new(Level::Recruit, temper, 7);
        thinker.ponder(&game.view(Side::First)).ranked.iter().map(|judged| judged.samples).max()
    };
    assert_eq!((tries(Temper::Even), tries(Temper::Careful)), (Some(1), Some(2)));
}

#[test]
fn every_opponent_plays_whole_games_twice_the_same() {
    let quick = |one: &Opponent| !matches!(one, Opponent::Thinks(Level::Lieutenant | Level::Captain, _));
    for opponent in Opponent::all().filter(quick) {
        let [one, other] = [(), ()].map(|()| play([opponent, opponent], 5));
        assert_eq!(one, other, "{opponent}");
    }
}

#[test]
fn greedy_takes_what_is_best_at_once() {
    let mut game = game(start(&[(1000, 1000)], &[(1900, 1000)]), 1);
    to_fire(&mut game);
    let order = Greedy::<Generals>::new(1).order(&game.view(Side::First)).expect("an order");
    assert!(matches!(order, Command::Fire { .. }), "{order:?}");
}

fn weigh(game: &Game<TinSoldiers>, own: &Command, threads: usize) -> Verdict<Command> {
    let side = game.to_act().expect("the game goes on");
    let thinker = Thinker::<Generals>::new(Level::Sergeant, Temper::Even, 7);
    thinker.with_effort(EFFORT).on_threads(threads).weigh(&game.view(side), own)
}

#[test]
fn a_plan_that_is_weighed_is_played_on_to_the_last_round_with_the_best() {
    let game = meeting(1);
    let known = ponder(&game, 1);
    let worst = known.ranked.iter().min_by_key(|judged| (judged.rounds, judged.chance)).expect("plans").plan.clone();
    let verdict = weigh(&game, &worst, 1);
    let (best, own) = (&verdict.ranked[0], verdict.ranked.iter().find(|judged| judged.plan == worst).expect("it"));
    assert_eq!(own.rounds, best.rounds, "without help it would have been given up: {known:?}");
    assert!(own.chance <= best.chance && own.samples == best.samples, "{own:?} {best:?}");
    let plans = |verdict: &Verdict<Command>| verdict.ranked.len();
    assert_eq!(plans(&verdict), plans(&known), "it was among them and is not looked at twice");
    assert_eq!(verdict, weigh(&game, &worst, 2), "with two threads it is the same");
}

#[test]
fn a_plan_that_nobody_came_upon_is_weighed_with_the_others() {
    let game = meeting(1);
    let own = Command::Move { who: "first-0".parse().expect("an id"), to: Point::new(1507, 1003) };
    let known = ponder(&game, 1);
    assert!(known.ranked.iter().all(|judged| judged.plan != own), "nobody thinks of it");
    let verdict = weigh(&game, &own, 1);
    let found: Vec<_> = verdict.ranked.iter().filter(|judged| judged.plan == own).collect();
    assert_eq!((found.len(), verdict.ranked.len()), (1, known.ranked.len() + 1));
    assert_eq!((found[0].rounds, verdict.refused), (verdict.ranked[0].rounds, 0));
}

#[test]
fn who_lies_hidden_changes_nothing_that_the_enemy_thinks_until_he_is_found() {
    let hides = |at: Point, seed| {
        let mut start = start(&[(1000, 1000), (1000, 4000)], &[(8000, 1000), (8000, 4000)]);
        let hidden = Placed { id: "in-hiding".parse().expect("an id"), side: Side::Second, at: Some(at), hidden: true };
        start.soldiers.push(hidden);
        game(start, seed)
    };
    let mut thought = 0;
    for opponent in
        [Opponent::Greedy, Opponent::Listed(Character::Bold), Opponent::Thinks(Level::Recruit, Temper::Even)]
    {
        let mut games = [Point::new(6500, 5500), Point::new(8500, 2500)].map(|at| hides(at, 11));
        let mut players = [(); 2].map(|()| opponent.commander::<Generals>(5, 1));
        while let Some(side) = games[0].to_act() {
            let orders: Vec<Command> = if side == Side::First {
                let both = games.iter().zip(&mut players);
                both.map(|(game, player)| player.order(&game.view(side)).expect("an order")).collect()
            } else {
                let passes = if games[0].table().state.mover().is_some() { Command::Hold } else { Command::Done };
                vec![passes; 2]
            };
            assert_eq!(orders[0], orders[1], "{opponent:?}");
            thought += usize::from(side == Side::First);
            for (game, command) in games.iter_mut().zip(orders) {
                game.give(&Order { side, command }).expect("a lawful order");
            }
            let shown = |game: &Game<TinSoldiers>| game.journal().entries.last().is_some_and(|entry| entry.reveals);
            if games.iter().any(shown) {
                break;
            }
            assert_eq!(table::difference(&games[0], &games[1], Side::First, &[]), None, "{opponent:?}");
        }
    }
    assert!(thought > 20, "{thought}");
}

/// Generals for whom the end of their moves opens their fire, and who judge positions before they move.
#[derive(Clone, Debug, Default)]
struct Openers(Generals);

impl Insight for Openers {
    type Rules = TinSoldiers;
    type Plan = Command;
    type Sketch = ();
    type Mind = Vec<Command>;

    fn look(&self, _: &Seen<Table<'_>>) {}
    fn plans(seen: &Seen<Table<'_>>, side: Side, (): &(), out: &mut Vec<Offer<Command>>) {
        Generals::plans(seen, side, &(), out);
    }
    fn imagine(seen: &Seen<Table<'_>>, side: Side, chance: &mut Chance) -> Vec<Event> {
        Generals::imagine(seen, side, chance)
    }
    fn idles(plan: &Command) -> bool {
        Generals::idles(plan)
    }
    fn opens(plan: &Command) -> bool {
        *plan == Command::Done
    }
    fn done(orders: Vec<Command>) -> Option<Command> {
        Generals::done(orders)
    }
    fn follow(seen: &Seen<Table<'_>>, side: Side, plan: &Command, given: usize) -> Next<Command> {
        Generals::follow(seen, side, plan, given)
    }
    fn reflex(
        seen: &Seen<Table<'_>>,
        side: Side,
        (): &(),
        mind: &mut Vec<Command>,
        chance: &mut Chance,
    ) -> Option<Command> {
        Generals::reflex(seen, side, &(), mind, chance)
    }
    fn rests(table: &Table) -> bool {
        table.state.phase == Phase::Move && Generals::rests(table)
    }
    fn value(&self, table: &Table) -> i32 {
        self.0.value(table)
    }
    fn reckon(table: &Table) -> i64 {
        Generals::reckon(table)
    }
}

#[test]
fn what_follows_a_plan_that_opens_it_is_thought_out_with_those_who_are_only_imagined() {
    let mut start = start(&[(1000, 1000)], &[(4000, 1000)]);
    let at = Some(Point::new(8500, 5500));
    start.soldiers.push(Placed { id: "in-hiding".parse().expect("an id"), side: Side::Second, at, hidden: true });
    let game = game(start, 11);
    let mut thinker = Thinker::<Openers>::new(Level::Recruit, Temper::Even, 5);
    let told = thinker.after(&game.view(Side::First), &Command::Done, |table, plan| {
        let imagined: Vec<Option<Point>> = table.in_hiding(Side::Second).map(|soldier| soldier.at).collect();
        (imagined, plan.clone())
    });
    let (imagined, plan) = told.expect("he fires next");
    assert!(matches!(plan, Command::Fire { .. }), "{plan:?}");
    assert!(matches!(imagined[..], [Some(_)]) && imagined != [at], "{imagined:?}");
}

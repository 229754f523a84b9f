//! What one side cannot know its window does not hold: whole games of the toy at the desk, twice, which differ only in where somebody hides.

use crate::window_box::{Battle, TinWindow};
use bevy::prelude::*;
use desk::account;
use desk::hints::HintNow;
use desk::players::{Chances, ComputersPlugin, Held, LookingBack, ShowChances, Stride};
use desk::{DeskPlugin, GiveOrder, HandOver, HandedOver, Log, OrderRefused, Results, Undo};
use opponent::{Level, Opponent, Seat, Temper};
use std::fmt::Write as _;
use table::{CounterId, DiceCup, Game, Side};
use table_view::{Play, ViewBusy, ViewSettings};
use tin_soldiers::{Command, Placed, Point, Start, TinSoldiers};

pub(crate) fn id(text: &str) -> CounterId {
    text.parse().expect("an id")
}

/// One who walks against one who lies hidden and one who is seen.
fn game(hides: Point) -> Game<TinSoldiers> {
    let placed = |name: &str, side, at, hidden| Placed { id: id(name), side, at: Some(at), hidden };
    let soldiers = vec![
        placed("red-1", Side::First, Point::new(1000, 1000), false),
        placed("red-2", Side::First, Point::new(1000, 2000), false),
        placed("blue-1", Side::Second, hides, true),
        placed("blue-2", Side::Second, Point::new(6000, 2000), false),
    ];
    let sides = ("Red".to_string(), "Blue".to_string());
    let start =
        Start { rules: None, title: "The Shelf".into(), sides, turns: 3, size: Point::new(10_000, 6_000), soldiers };
    Game::new(World::new(), start, DiceCup::from_seed(11)).expect("a game")
}

pub(crate) const PERSON: Option<Opponent> = None;
const COMPUTER: Option<Opponent> = Some(Opponent::Thinks(Level::Recruit, Temper::Even));

/// The desk with a battle, without a window; who is a computer's is played by the test.
pub(crate) fn desk(hides: Point, players: [Option<Opponent>; 2]) -> App {
    let mut battle = Battle::new(game(hides));
    battle.seat(Seat::pair(players, 3));
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, DeskPlugin::<TinWindow>::default(), ComputersPlugin::<TinWindow>::default()))
        .init_resource::<ViewBusy>()
        .init_resource::<ViewSettings>()
        .insert_resource(ShowChances::Always)
        // The test gives their orders.
        .insert_resource(Held(true))
        .insert_resource(battle);
    app.update();
    app.update();
    app
}

pub(crate) fn battle(app: &App) -> &Battle {
    app.world().resource::<Battle>()
}

/// All that the desk holds for whoever looks at the screen, in letters.
fn told(app: &mut App) -> String {
    let mut all = String::new();
    let mut tell = |what: &str, shown: &dyn std::fmt::Debug| _ = writeln!(all, "{what}: {shown:?}");
    let world = app.world();
    let battle = world.resource::<Battle>();
    let table = battle.table();
    tell("table", &table.soldiers.iter().map(|one| (one.id, one.at, one.hidden, one.fallen)).collect::<Vec<_>>());
    tell("state", table.state);
    tell("start", battle.start());
    tell("journal", &battle.entries());
    tell("legal", &battle.legal());
    tell("ready", battle.ready());
    tell("undo", &battle.can_undo());
    tell("dice", battle.dice());
    let shot = Command::Fire { who: id("red-1"), at: id("blue-1") };
    tell("judged", &battle.judge(&shot));
    tell("judged of them", &battle.judge(&steps("blue-1", 8000, 4500)));
    let lines = &world.resource::<Log<TinWindow>>().lines;
    tell("log", &lines.iter().map(|line| (&line.text, &line.place, &line.dice, line.entry)).collect::<Vec<_>>());
    tell("results", world.resource::<Results<TinWindow>>());
    let (results, log) = (world.resource::<Results<TinWindow>>(), world.resource::<Log<TinWindow>>());
    let accounts = account::stretches(battle, results, log).into_iter();
    let accounts = accounts.filter_map(|stretch| account::account(battle, results, log, stretch));
    tell("accounts", &accounts.map(|account| (account.lines.len(), account.changes)).collect::<Vec<_>>());
    tell("hint", world.resource::<HintNow<TinWindow>>());
    tell("chances", &world.resource::<Chances<TinWindow>>().after());
    let played: Vec<Play> = app.world_mut().resource_mut::<Messages<Play>>().drain().collect();
    let mut tell = |what: &str, shown: &dyn std::fmt::Debug| _ = writeln!(all, "{what}: {shown:?}");
    tell("played", &played);
    all
}

/// Whoever decides orders this.
fn order(app: &mut App, command: Command) {
    if battle(app).person_decides() {
        app.world_mut().write_message(GiveOrder(command));
    } else {
        app.world_mut().resource_mut::<Battle>().give(&command).expect("a lawful order");
    }
    app.update();
    app.update();
}

fn steps(who: &str, x: i32, y: i32) -> Command {
    Command::Move { who: id(who), to: Point::new(x, y) }
}

/// A game in which nobody comes near who hides, to its end.
fn course() -> Vec<Command> {
    let fire = |who: &str, at: &str| Command::Fire { who: id(who), at: id(at) };
    let turn = |n: i32| {
        let red = [steps("red-1", 1000 + 900 * n, 1000), Command::Hold, Command::Done];
        let blue = [Command::Done, steps("blue-2", 6000, 2000 + 900 * n), Command::Hold, Command::Done, Command::Done];
        red.into_iter().chain(blue).collect::<Vec<_>>()
    };
    let mut all = turn(1);
    all.extend([steps("red-2", 2400, 2200), Command::Hold, Command::Done, fire("red-2", "blue-2")]);
    all
}

#[test]
fn two_battles_that_differ_in_a_hiding_place_are_the_same_at_the_desk_of_the_enemy() {
    let far = [Point::new(8000, 5000), Point::new(9000, 1000), Point::new(7000, 5500)];
    for other in &far[1..] {
        let mut desks = [desk(far[0], [PERSON, COMPUTER]), desk(*other, [PERSON, COMPUTER])];
        let [one, two] = desks.each_mut().map(told);
        assert_eq!(one, two, "at the start");
        assert!(!one.contains("8000") && !one.contains("9000"), "nothing says where he hides: {one}");
        let mut asked = 0;
        for command in course() {
            // Who is asked depends on nothing that is hidden: both are asked, or neither is.
            let lawful = desks.each_ref().map(|app| is_lawful(app, &command));
            assert_eq!(lawful[0], lawful[1], "{command:?}");
            if !lawful[0] {
                continue;
            }
            asked += 1;
            desks.iter_mut().for_each(|app| order(app, command.clone()));
            let [one, two] = desks.each_mut().map(told);
            assert_eq!(one, two, "after {command:?}");
        }
        assert!(asked > 8, "{asked} orders were given");
    }
}

/// Whether the side to act may order this; of the other side, whose orders the test gives, whether it is asked for such.
fn is_lawful(app: &App, command: &Command) -> bool {
    let asked = battle(app).table().state.mover().is_some();
    match (battle(app).to_act(), command) {
        (Some(Side::First), _) => battle(app).judge(command).is_ok(),
        (Some(Side::Second), Command::Hold) => asked,
        (Some(Side::Second), Command::Done | Command::Move { .. }) => !asked,
        (Some(Side::Second), Command::Fire { .. } | Command::Throw { .. }) | (None, _) => false,
    }
}

#[test]
fn their_own_desk_tells_them_apart_and_shows_who_hides() {
    let far = [Point::new(8000, 5000), Point::new(9000, 1000)];
    let mut desks = far.map(|hides| desk(hides, [COMPUTER, PERSON]));
    let [one, two] = desks.each_mut().map(told);
    assert_ne!(one, two);
    assert!(one.contains("8000") && two.contains("9000"));
}

#[test]
fn the_screen_is_handed_over_and_each_sees_his_own() {
    let hides = Point::new(8000, 5000);
    let mut app = desk(hides, [PERSON, PERSON]);
    let seen = |app: &App| battle(app).table().soldiers.at(2).at;
    assert_eq!((battle(&app).viewer(), seen(&app)), (Side::First, None));
    order(&mut app, steps("red-1", 1900, 1000));
    // Who hides somebody is asked whether he can fire or not.
    assert_eq!(*app.world().resource::<HandOver>(), HandOver(Some(Side::Second)));
    assert_eq!((battle(&app).person_decides(), battle(&app).legal().len(), seen(&app)), (false, 0, None));
    let before = battle(&app).now();
    app.world_mut().write_message(GiveOrder(Command::Hold));
    app.update();
    assert_eq!(app.world_mut().resource_mut::<Messages<OrderRefused<Command>>>().drain().count(), 1);
    assert_eq!(battle(&app).now(), before, "nobody sits there yet");
    app.world_mut().write_message(HandedOver);
    app.update();
    app.update();
    assert_eq!(*app.world().resource::<HandOver>(), HandOver(None));
    assert_eq!((battle(&app).viewer(), seen(&app), battle(&app).person_decides()), (Side::Second, Some(hides), true));
    let log = &app.world().resource::<Log<TinWindow>>().lines;
    assert!(log.iter().any(|line| line.text.contains("red-1")), "what the other did is told: {log:?}");
    assert!(!battle(&app).can_undo(), "nobody takes back what is another's");
    order(&mut app, Command::Hold);
    assert_eq!(*app.world().resource::<HandOver>(), HandOver(Some(Side::First)));
    app.world_mut().write_message(HandedOver);
    app.update();
    assert_eq!((battle(&app).viewer(), seen(&app)), (Side::First, None), "nothing of it is left on his screen");
}

#[test]
fn where_nothing_is_hidden_nobody_hands_anything_over() {
    let mut app = desk(Point::new(8000, 5000), [PERSON, PERSON]);
    let mut start = battle(&app).start().clone();
    start.soldiers.iter_mut().for_each(|soldier| soldier.hidden = false);
    start.soldiers[2].at = Some(Point::new(8000, 5000));
    let open = Game::new(World::new(), start, DiceCup::from_seed(11)).expect("a game");
    app.insert_resource(Battle::new(open));
    app.update();
    for command in [steps("red-1", 1900, 1000), Command::Done, Command::Done] {
        order(&mut app, command);
    }
    assert_eq!(battle(&app).to_act(), Some(Side::Second));
    assert_eq!(*app.world().resource::<HandOver>(), HandOver(None));
    assert!(battle(&app).person_decides());
    app.world_mut().write_message(Undo);
    app.update();
    assert_eq!(battle(&app).to_act(), Some(Side::First), "and what the one ended is taken back");
}

#[test]
fn looking_back_shows_what_the_viewer_saw_then() {
    let mut app = desk(Point::new(8000, 5000), [PERSON, COMPUTER]);
    for command in [steps("red-1", 1900, 1000), Command::Hold, Command::Done, Command::Done] {
        order(&mut app, command);
    }
    order(&mut app, steps("blue-2", 6000, 2900));
    app.world_mut().resource_scope(|world, mut past: Mut<LookingBack<TinWindow>>| {
        past.step(world.resource::<Battle>(), Stride::Back);
    });
    let past = app.world().resource::<LookingBack<TinWindow>>();
    let there = past.battle().expect("the computer has moved");
    assert_eq!(there.table().soldiers.at(2).at, None);
    assert_eq!(there.table().soldiers.at(3).at, Some(Point::new(6000, 2000)));
}

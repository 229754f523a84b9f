//! What one side cannot know its window does not hold: games by chance, played twice, which differ only in what is hidden.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::screen::tray;
use crate::{hints, lines, questions, rolled, steps};
use bevy::prelude::*;
use desk::hints::HintNow;
use desk::players::{Chances, ComputersPlugin, Held, ShowChances};
use desk::{DeskPlugin, GiveOrder, Hand, Log, Results, TableBox, account};
use opponent::{Level, Opponent, Seat, Temper};
use panel_kit::theme::Theme;
use perrys_heroes::Command;
use perrys_heroes::testing::{Bench, Lots, id, read};
use std::fmt::Write as _;
use table::{DiceCup, Side};
use table_view::{Play, ViewBusy, ViewSettings};

const PERSON: Option<Opponent> = None;
const COMPUTER: Option<Opponent> = Some(Opponent::Thinks(Level::Recruit, Temper::Even));

/// Men who can all be told apart by what they carry.
const GERMANS: &str = r#"(name: "Team", men: [
    (name: "Unteroffizier", grade: Nco, weapon: "mp40"), (name: "A", weapon: "mauser_98k"),
    (name: "B", weapon: "mp40", experience: Veteran), (name: "C", weapon: "mauser_98k", experience: Green),
    (name: "D", weapon: "mauser_98k", grenades: 2), (name: "E", weapon: "mauser_98k"),
])"#;

/// A desk at which a person plays the first side, in a game in which something of the second is as it is said.
fn desk(germans: &str, more: &str) -> App {
    let position = format!(
        r#"active: (side: First, team: 0), {more} figures: [
            (id: "us-01", at: (90, 70), located: true, knows: ["ge-06"]),
            (id: "us-02", at: (94, 72), alert: true, posture: Crouched), (id: "us-03", at: (86, 74)),
            (id: "us-04", at: (98, 76), posture: Prone), (id: "us-05", at: (80, 80)),
            (id: "ge-06", at: (92, 40), located: true), {germans}
        ]"#
    );
    let mut play = Bench::new().teams(Side::Second, GERMANS).position(&position).game(&[]);
    play.0.use_dice(DiceCup::from_seed(5));
    let mut battle = Battle::new(play.0);
    battle.seat(Seat::pair([PERSON, COMPUTER], 3));
    let mut app = App::new();
    let desk = (DeskPlugin::<PerrysHeroesWindow>::default(), ComputersPlugin::<PerrysHeroesWindow>::default());
    app.add_plugins((MinimalPlugins, desk))
        .init_resource::<ViewBusy>()
        .init_resource::<ViewSettings>()
        .init_resource::<Theme>()
        .insert_resource(ShowChances::Always)
        // The test gives their orders.
        .insert_resource(Held(true))
        .insert_resource(battle);
    app.update();
    app.update();
    app
}

fn battle(app: &App) -> &Battle {
    app.world().resource::<Battle>()
}

/// All that the window holds for whoever looks at the screen, in letters.
fn told(app: &mut App) -> String {
    // Chances are worked out beside the window.
    let waits = |app: &App| app.world().resource::<Chances<PerrysHeroesWindow>>().after().contains(&None);
    for _ in 0..2000 {
        if !waits(app) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
        app.update();
    }
    let mut all = String::new();
    let mut tell = |what: &str, shown: &dyn std::fmt::Debug| _ = writeln!(all, "{what}: {shown:?}");
    let world = app.world();
    let battle = world.resource::<Battle>();
    let table = battle.table();
    tell("table", &table.figures.keep());
    tell("journal", &battle.entries());
    tell("legal", &battle.legal());
    tell("ready", battle.ready());
    tell("dice", battle.dice());
    for order in battle.legal() {
        tell("sheet", &crate::sheets::prepared(battle, order));
    }
    let log = world.resource::<Log<PerrysHeroesWindow>>();
    tell("log", &log.lines.iter().map(|line| (&line.text, &line.place, &line.dice, &line.rules)).collect::<Vec<_>>());
    let results = world.resource::<Results<PerrysHeroesWindow>>();
    tell("results", &results.all.iter().map(|card| rolled::sheet(battle, card)).collect::<Vec<_>>());
    let accounts = account::stretches(battle, results, log).into_iter();
    let accounts = accounts.filter_map(|stretch| account::account(battle, results, log, stretch));
    tell("accounts", &accounts.map(|account| (account.lines.len(), account.changes)).collect::<Vec<_>>());
    tell("hint", world.resource::<HintNow<PerrysHeroesWindow>>());
    tell("moments", &hints::moments(battle, &Hand::default()));
    let asked = questions::question(battle, &Hand::default());
    tell("question", &asked.map(|asked| (asked.about, asked.choices, asked.card)));
    tell("tray", &tray::waiting(battle));
    tell("chances", &world.resource::<Chances<PerrysHeroesWindow>>().after());
    tell("pieces", &PerrysHeroesWindow::pieces(battle, &Hand::default()));
    let before = table.figures.keep();
    let last = battle.entries().last().map(|entry| entry.events.clone()).unwrap_or_default();
    tell("steps", &steps::steps(battle, &Theme::default(), &before, &last));
    tell("roles", &last.iter().map(|event| lines::telling(&table, event).role).collect::<Vec<_>>());
    let played: Vec<Play> = app.world_mut().resource_mut::<Messages<Play>>().drain().collect();
    _ = writeln!(all, "played: {played:?}");
    all
}

/// What the second side does where it must decide: as little as it can, which is the same in both games.
fn little(app: &App) -> Command {
    let battle = battle(app);
    let concealed: Command = read("Conceal(units: [])");
    let table = battle.table();
    let stack = &table.flow.stack;
    if stack.innermost::<perrys_heroes::Claiming>().is_some() {
        concealed
    } else if stack.innermost::<perrys_heroes::Window>().is_some() {
        Command::Wait
    } else {
        Command::Finish
    }
}

/// Plays both games in the same way, and finds no difference as long as none of these is shown.
fn are_the_same(mut desks: [App; 2], hidden: &[&str], seed: u64) -> usize {
    let mut lots = Lots::new(seed);
    let mut given = 0;
    while given < 10 {
        let shown = desks.iter().any(|app| {
            let table = battle(app).table();
            hidden.iter().any(|name| table.figure(id(name)).is_some_and(|figure| figure.located))
        });
        if shown {
            break;
        }
        let [one, two] = desks.each_mut().map(told);
        let differs = one.lines().zip(two.lines()).find(|(one, two)| one != two);
        assert!(differs.is_none() && one == two, "after {given} orders of seed {seed}: {differs:?}");
        let Some(side) = battle(&desks[0]).to_act() else { break };
        let command = match side {
            Side::First => {
                let legal = battle(&desks[0]).legal();
                legal[lots.draw(legal.len())].clone()
            }
            Side::Second => little(&desks[0]),
        };
        for app in &mut desks {
            match side {
                Side::First => _ = app.world_mut().write_message(GiveOrder(command.clone())),
                Side::Second => {
                    app.world_mut().resource_mut::<Battle>().give(&command).expect("a lawful order");
                }
            }
            app.update();
            app.update();
        }
        given += 1;
    }
    given
}

/// All that differs in one fact of the second side is the same in the window of the first.
fn hides(facts: [(&str, &str); 2], hidden: &[&str]) {
    let given: usize = (1..=6).map(|seed| are_the_same(facts.map(|(men, more)| desk(men, more)), hidden, seed)).sum();
    assert!(given > 6, "{given} orders were given");
}

const FAR: &str = r#"(id: "ge-01", at: (90, 30)), (id: "ge-04", at: (40, 20)),"#;

#[test]
fn ph_2_01_nobody_sees_which_man_is_which_counter() {
    let two = |one: u8, other: u8| {
        format!(r#"{FAR} (id: "ge-02", at: (95, 35), man: {one}), (id: "ge-03", at: (85, 36), man: {other})"#)
    };
    hides([(&two(1, 2), ""), (&two(2, 1), "")], &["ge-02", "ge-03"]);
}

#[test]
fn ph_3_4_05_nobody_sees_where_a_concealed_man_is() {
    let one = |at: &str| format!(r#"{FAR} (id: "ge-02", at: {at}, concealed: true, posture: Prone)"#);
    hides([(&one("(30, 10)"), ""), (&one("(150, 15)"), "")], &["ge-02"]);
}

#[test]
fn nobody_sees_how_a_counter_is() {
    let one = |state: &str| format!(r#"{FAR} (id: "ge-02", at: (95, 35), {state})"#);
    hides([(&one("posture: Prone"), ""), (&one("health: Wounded"), "")], &["ge-02"]);
    hides([(&one("morale: Pinned, posture: Prone"), ""), (&one("jam: Jammed"), "")], &["ge-02"]);
}

#[test]
fn ph_7_15_01_nobody_sees_a_trap_that_has_not_been_found() {
    let trap = |at: &str| format!("traps: [(at: {at}, by: (side: Second, team: 0))],");
    hides([(FAR, &trap("(20, 20)")), (FAR, "")], &[]);
}

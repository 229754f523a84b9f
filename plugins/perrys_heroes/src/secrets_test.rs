use crate::testing::{Bench, Lots, Play, id, read};
use crate::{Command, Figure};
use table::{DiceCup, Side, difference};

/// Men who can all be told apart by what they carry.
const GERMANS: &str = r#"(name: "Team", men: [
    (name: "Unteroffizier", grade: Nco, weapon: "mp40"), (name: "A", weapon: "mauser_98k"),
    (name: "B", weapon: "mp40", experience: Veteran), (name: "C", weapon: "mauser_98k", experience: Green),
    (name: "D", weapon: "mauser_98k", grenades: 2), (name: "E", weapon: "mauser_98k"),
])"#;

/// A game in which something of the second side is as it is said.
fn game(germans: &str, more: &str) -> Play {
    let position = format!(
        r#"active: (side: First, team: 0), {more} figures: [
            (id: "us-01", at: (90, 70), located: true), (id: "us-02", at: (94, 72), alert: true, posture: Crouched),
            (id: "us-03", at: (86, 74)), (id: "us-04", at: (98, 76), posture: Prone),
            (id: "us-05", at: (80, 80)), (id: "us-06", at: (120, 90)), {germans}
        ]"#
    );
    Bench::new().teams(Side::Second, GERMANS).position(&position).game(&[])
}

/// What the second side does where it must decide: as little as it can.
fn as_little_as_possible(play: &Play) -> Command {
    let offers = play.offers(Side::Second);
    let little = |command: &&Command| {
        matches!(command, Command::Finish | Command::Wait)
            || matches!(command, Command::Conceal { units } if units.is_empty())
    };
    offers.iter().find(little).or_else(|| offers.first()).cloned().expect("whoever must decide has a choice")
}

/// Orders that the first side may try, lawful or not.
fn tried() -> Vec<Command> {
    let mut tried = Vec::new();
    for at in 1..=6 {
        for text in [
            "Fire(unit: \"us-01\", at: \"@\")",
            "Melee(unit: \"us-01\", at: \"@\")",
            "Locate(unit: \"us-03\", at: \"@\")",
        ] {
            tried.push(read(&text.replace('@', &format!("ge-0{at}"))));
        }
    }
    for way in ["(x: 9000, y: 6200)", "(x: 7000, y: 7900)", "(x: 12000, y: 8600)"] {
        tried.push(read(&format!("Move(unit: \"us-05\", gait: Run, way: [{way}])")));
        tried.push(read(&format!("Throw(unit: \"us-04\", at: {way})")));
        tried.push(read(&format!("Suppress(units: [\"us-03\", \"us-04\"], at: {way})")));
    }
    tried
}

/// Plays both games in the same way, and finds no difference for the first side as long as none of these is shown.
fn are_the_same(games: [Play; 2], hidden: &[&str], orders: usize, seed: u64) {
    let [mut one, mut other] = games;
    let mut lots = Lots::new(seed);
    let shown = |play: &Play| {
        hidden.iter().any(|name| {
            let figure: Figure = play.figure(name);
            figure.located
        })
    };
    for order in 0..=orders {
        if shown(&one) || shown(&other) {
            return;
        }
        assert_eq!(difference(&one.0, &other.0, Side::First, &tried()), None, "after {order} orders of seed {seed}");
        let Some(side) = one.0.to_act() else { return };
        let command = match side {
            Side::First => {
                let mut offers = one.offers(side);
                offers.swap_remove(lots.draw(offers.len()))
            }
            Side::Second => as_little_as_possible(&one),
        };
        // The same dice in both for each order: that one has thrown more before is no leak.
        let dice = lots.draw(1_000_000) as u64;
        for play in [&mut one, &mut other] {
            play.0.use_dice(DiceCup::from_seed(dice));
            play.0.obey(side, command.clone()).unwrap_or_else(|refused| panic!("{command:?}: {refused:?}"));
        }
    }
}

/// All that differs in one fact of the second side is the same for the first.
fn hides(facts: [(&str, &str); 2], hidden: &[&str]) {
    for seed in 1..=3 {
        are_the_same(facts.map(|(germans, more)| game(germans, more)), hidden, 14, seed);
    }
}

const FAR: &str = r#"(id: "ge-01", at: (90, 30)), (id: "ge-04", at: (40, 20)), (id: "ge-05", at: (130, 30)),"#;

#[test]
fn nobody_knows_which_man_is_which_counter() {
    let two = |one: u8, other: u8| {
        format!(r#"{FAR} (id: "ge-02", at: (95, 35), man: {one}), (id: "ge-03", at: (85, 36), man: {other})"#)
    };
    hides([(&two(1, 2), ""), (&two(2, 1), "")], &["ge-02", "ge-03"]);
}

#[test]
fn nobody_knows_where_a_concealed_man_is() {
    let one = |at: &str| format!(r#"{FAR} (id: "ge-02", at: {at}, concealed: true, posture: Prone)"#);
    hides([(&one("(70, 20)"), ""), (&one("(150, 15)"), "")], &["ge-02"]);
}

#[test]
fn nobody_knows_how_a_counter_is() {
    let one = |state: &str| format!(r#"{FAR} (id: "ge-02", at: (95, 35), {state})"#);
    hides([(&one("posture: Prone"), ""), (&one("health: Wounded"), "")], &["ge-02"]);
    hides([(&one("morale: Pinned, posture: Prone"), ""), (&one("jam: Jammed"), "")], &["ge-02"]);
    hides([(&one("grenades: 0"), ""), (&one("grenades: 5"), "")], &["ge-02"]);
}

#[test]
fn nobody_knows_of_a_trap_that_nobody_has_found() {
    let trap = |at: &str| format!("traps: [(at: {at}, by: (side: Second, team: 0))],");
    hides([(FAR, &trap("(20, 20)")), (FAR, &trap("(160, 20)"))], &[]);
    hides([(FAR, &trap("(20, 20)")), (FAR, "")], &[]);
}

#[test]
fn nobody_knows_what_the_enemy_knows() {
    let one = |knows: &str| format!(r#"{FAR} (id: "ge-02", at: (95, 35), knows: [{knows}])"#);
    hides([(&one("\"us-01\""), ""), (&one(""), "")], &["ge-02"]);
}

#[test]
fn nobody_knows_how_many_points_the_enemy_has_left() {
    let one = |used: u8| format!(r#"{FAR} (id: "ge-02", at: (95, 35), used: {used})"#);
    hides([(&one(0), ""), (&one(4), "")], &["ge-02"]);
}

#[test]
fn nobody_knows_the_rest_of_a_way() {
    let ways = ["[(x: 9000, y: 4000), (x: 9300, y: 4300)]", "[(x: 9000, y: 4000), (x: 8700, y: 4300)]"];
    let games = ways.map(|way| {
        let position = r#"active: (side: Second, team: 0), figures: [
            (id: "us-01", at: (90, 70), alert: true, answer: Ask, posture: Crouched, knows: ["ge-01"]),
            (id: "ge-01", at: (90, 35), located: true), (id: "ge-02", at: (95, 20)),
        ]"#;
        let mut play = Bench::new().teams(Side::Second, GERMANS).position(position).game(&[10; 20]);
        play.order(Side::Second, &format!("Move(unit: \"ge-01\", gait: Walk, way: {way})"));
        play
    });
    assert_eq!(games[0].0.to_act(), Some(Side::First), "he is asked before its end");
    assert_ne!(games[0].figure("ge-01").at, Some(crate::testing::cm(93.0, 43.0)));
    assert_eq!(games[0].0.table().figure(id("ge-01")).map(|figure| figure.located), Some(true));
    assert_eq!(difference(&games[0].0, &games[1].0, Side::First, &tried()), None);
    assert!(difference(&games[0].0, &games[1].0, Side::Second, &[]).is_some(), "its own side knows it");
}

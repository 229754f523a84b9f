//! Whole games by chance, twice, which differ only in what one side does not know: all that it sees, is told, may order and reckons is the
//! same, until what was hidden shows itself.

use crate::files::values::Morale;
use crate::sections::{fire, grenades};
use crate::testing::{Bench, Lots, Play, id};
use crate::{Command, RULES_NUMBER, Report};
use bevy_ecs::prelude::World;
use table::{Aim, CounterId, DiceCup, Game, Order, RuleSet as _, Side, difference};

/// Men who can all be told apart by what they carry.
const GERMANS: &str = r#"(name: "Team", men: [
    (name: "Unteroffizier", grade: Nco, weapon: "mp40", binoculars: true), (name: "Gunner", support: "mg42", experience: Veteran),
    (name: "Mate", assists: true, experience: Green), (name: "Medic", speciality: Medic),
    (name: "Sniper", speciality: Sniper, weapon: "mauser_98k_scoped", clothing: Suit, foliage: true),
    (name: "Thrower", weapon: "mauser_98k", grenades: 2, smoke_grenades: 1, traps: 1, clothing: Helmet),
])"#;
const AMERICANS: &str = r#"(name: "Team", men: [
    (name: "Sergeant", grade: Nco, weapon: "thompson", binoculars: true, grenades: 2),
    (name: "Rifleman", weapon: "m1_garand", grenades: 2, smoke_grenades: 1), (name: "Engineer", speciality: Engineer, traps: 1),
    (name: "Grenadier", weapon: "m1_garand", rifle_grenades: 2), (name: "Marksman", speciality: Marksman, weapon: "m1_garand"),
    (name: "Runner", speciality: Messenger, weapon: "m1_garand"),
])"#;
/// A wood, a hedge and a wall between both.
const PIECES: &str = r#"(kind: "wood", shape: Area([(60, 50), (80, 48), (84, 62), (62, 64)])),
    (kind: "hedge", shape: Line(along: [(90, 58), (120, 55)], thickness: 1)),
    (kind: "low_wall", shape: Line(along: [(20, 50), (50, 52)], thickness: 1))"#;
const OURS: &str = r#"(id: "us-01", at: (90, 72), located: true), (id: "us-02", at: (94, 74), alert: true, posture: Crouched),
    (id: "us-03", at: (86, 76)), (id: "us-04", at: (98, 78), posture: Prone), (id: "us-05", at: (80, 82)), (id: "us-06", at: (30, 70)),"#;
const THEIRS: &str = r#"(id: "ge-01", at: (90, 30), located: true, knows: ["us-01"]), (id: "ge-04", at: (60, 30)),
    (id: "ge-05", at: (110, 34), posture: Crouched),"#;

fn bench() -> Bench {
    let bench = Bench::new().pieces(PIECES).teams(Side::First, AMERICANS).teams(Side::Second, GERMANS);
    bench.artillery(Side::Second, "Mortar, Guns")
}

/// A game in which something of the second side is as it is said.
fn game(germans: &str, more: &str, scenario: &str) -> Play {
    let position = format!("active: (side: First, team: 0), {more} figures: [{OURS} {THEIRS} {germans}]");
    bench().scenario(&format!("{scenario} turns: 4")).position(&position).game(&[])
}

/// All orders that a side may give which do not make a hidden man act: of those everybody may tell that he is one who can do this.
fn idle(play: &Play, side: Side, hidden: &[CounterId]) -> Vec<Command> {
    let mut offers = play.offers(side);
    if side == Side::Second {
        let named = |command: &Command| format!("{command:?}");
        offers.retain(|command| !hidden.iter().any(|id| named(command).contains(&format!("{id:?}"))));
    }
    offers
}

/// What the first side reckons of an order: what it comes to, and its chances.
fn reckons(play: &Play, command: &Command) -> String {
    let order = Order { side: Side::First, command: command.clone() };
    let judged = play.0.judge(&order);
    let odds = play.0.seen_by(Side::First, |seen| match &judged {
        Ok(Report::Fire(report)) => format!("{:?}", fire::odds::aftermath(seen, report)),
        Ok(Report::Suppress(report)) => format!("{:?}", fire::odds::aftermath_of_suppression(seen, report)),
        Ok(Report::Throw(report)) => format!("{:?}", grenades::aftermath(seen, report)),
        Ok(_) | Err(_) => String::new(),
    });
    let aim: Aim = play.0.seen_by(Side::First, |seen| crate::PerrysHeroes::aim(seen, Side::First, command));
    format!("{judged:?} {odds} {aim:?}")
}

/// Gives the order in both games with dice that all show the same, so that nobody is struck otherwise only because somebody threw before
/// him. With what the dice cannot show (a four on two sides) it is tried again with less.
fn obey(games: &mut [Play; 2], side: Side, command: &Command, face: u8) -> bool {
    for face in (1..=face).rev() {
        let given = games.each_mut().map(|play| {
            play.0.use_dice(DiceCup::forced(vec![face; 2000]));
            play.0.obey(side, command.clone()).map(drop).is_ok()
        });
        match given {
            [true, true] => return true,
            [false, false] => {}
            // One of them throws a die that cannot show it: what is told of it is the same, but not what comes of it.
            [true, false] | [false, true] => return false,
        }
    }
    false
}

/// Plays both games in the same way to their end, or until one of these is shown: how many orders that were.
fn are_the_same(mut games: [Play; 2], hidden: &[&str], seed: u64) -> usize {
    let hidden: Vec<CounterId> = hidden.iter().map(|name| id(name)).collect();
    let mut lots = Lots::new(seed);
    let mut orders = 0;
    let mut last = None;
    let own = |play: &Play| play.0.table().battle.traps.iter().filter(|trap| trap.side == Side::Second).count();
    let traps = games.each_ref().map(own);
    while orders < 150 {
        let shown = |(play, traps): (&Play, usize)| {
            let table = play.0.table();
            let shown = |id: &CounterId| {
                table
                    .figure(*id)
                    .is_some_and(|figure| figure.located || !figure.is_there() || figure.morale == Morale::Panicked)
            };
            // Who panics flees, and all see it. A trap that has been found, or has gone off, shows itself.
            let left = table.battle.traps.iter().filter(|trap| trap.side == Side::Second && !trap.found).count();
            hidden.iter().any(shown) || left < traps
        };
        if games.iter().zip(traps).any(shown) {
            break;
        }
        assert_eq!(
            difference(&games[0].0, &games[1].0, Side::First, &[]),
            None,
            "{orders} orders of seed {seed}, after {last:?}"
        );
        let Some(side) = games[0].0.to_act() else { break };
        let mut offers = idle(&games[0], side, &hidden);
        let lawful = |command: &Command| games[1].0.check(&Order { side, command: command.clone() }).is_ok();
        offers.retain(lawful);
        if offers.is_empty() {
            break;
        }
        let command = offers.swap_remove(lots.draw(offers.len()));
        if side == Side::First {
            let [one, other] = games.each_ref().map(|play| reckons(play, &command));
            assert_eq!(one, other, "{orders} orders of seed {seed}");
        }
        let face = lots.draw(10) as u8 + 1;
        last = Some((side, command.clone(), face));
        if !obey(&mut games, side, &command, face) {
            break;
        }
        orders += 1;
    }
    orders
}

/// All that differs in one fact of the second side is the same for the first, over some games.
fn hides(facts: [(&str, &str); 2], scenario: &str, hidden: &[&str]) {
    let games = || facts.map(|(germans, more)| game(germans, more, scenario));
    let orders: usize = (1..=6).map(|seed| are_the_same(games(), hidden, seed)).sum();
    assert!(orders > 30, "only {orders} orders before it was shown");
}

#[test]
fn who_is_who_stays_hidden_over_whole_games() {
    let two = |one: u8, other: u8| {
        format!(r#"(id: "ge-02", at: (140, 15), man: {one}), (id: "ge-03", at: (142.5, 15), man: {other})"#)
    };
    hides([(&two(1, 2), ""), (&two(2, 1), "")], "", &["ge-02", "ge-03"]);
    let far = |one: u8, other: u8| {
        format!(r#"(id: "ge-06", at: (140, 15), man: {one}), (id: "ge-03", at: (150, 15), man: {other})"#)
    };
    hides([(&far(5, 2), ""), (&far(2, 5), "")], "hour: Dusk, points: Individual,", &["ge-06", "ge-03"]);
}

#[test]
fn a_concealed_place_stays_hidden_over_whole_games() {
    let one = |at: &str, more: &str| format!(r#"(id: "ge-02", at: {at}, concealed: true, posture: Prone, {more})"#);
    hides([(&one("(70, 20)", ""), ""), (&one("(150, 15)", ""), "")], "", &["ge-02"]);
    let watching = r#"alert: true, answer: Ask, knows: ["us-01"]"#;
    hides([(&one("(70, 12)", watching), ""), (&one("(150, 15)", "alert: true"), "")], "hour: Night,", &["ge-02"]);
}

#[test]
fn how_a_counter_is_stays_hidden_over_whole_games() {
    let one = |state: &str| format!(r#"(id: "ge-02", at: (140, 15), {state})"#);
    for states in [
        // That somebody may be declared concealed both see, as his side is asked: so both lie or both stand.
        ["posture: Prone", "posture: Crouched, health: Wounded"],
        ["morale: Pinned, posture: Prone", "posture: Crouched"],
        ["morale: Demoralised, posture: Prone", "jam: Jammed, posture: Prone"],
        ["grenades: 0", "grenades: 5"],
        ["used: 0", "used: 4"],
        ["answer: Hold", "answer: AtOnce"],
        [r#"knows: ["us-01", "us-03"]"#, ""],
    ] {
        let [first, second] = states.map(one);
        hides([(&first, ""), (&second, "")], "", &["ge-02"]);
    }
}

#[test]
fn what_a_vehicle_holds_stays_hidden_over_whole_games() {
    let motorised = |state: &str| {
        let vehicles = format!(
            "(id: \"us-07\", at: (40, 90), facing: 0), (id: \"us-05\", aboard: \"us-07\"), (id: \"ge-07\", at: (150, 20), facing: 180, {state}),"
        );
        let men = OURS.replace(r#"(id: "us-05", at: (80, 82)),"#, "");
        let position = format!("active: (side: First, team: 1), figures: [{men} {THEIRS} {vehicles}]");
        bench()
            .vehicles(Side::First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
            .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
            .scenario("turns: 4")
            .position(&position)
            .game(&[])
    };
    for states in [["round: AntiTank", "round: Empty"], ["walked: 0", "walked: 20000"]] {
        let games = || states.map(motorised);
        let orders: usize = (1..=4).map(|seed| are_the_same(games(), &["ge-07"], seed)).sum();
        assert!(orders > 20, "only {orders} orders before it was shown");
    }
}

#[test]
fn traps_and_pools_stay_hidden_over_whole_games() {
    let trap = |at: &str| format!("traps: [(at: {at}, by: (side: Second, team: 0))],");
    hides([("", &trap("(20, 20)")), ("", &trap("(160, 20)"))], "", &[]);
    hides([("", &trap("(90, 66)")), ("", "")], "", &[]);
}

/// A game from its set-up, dealt by these dice.
fn dealt(dice: &[u8]) -> Play {
    let bench = bench().scenario("turns: 2, wind: 7, concealment: true");
    let dice = DiceCup::forced([&[1; 5], dice].concat());
    Play(Game::new(World::new(), bench.start(), dice).expect("a first decision"))
}

#[test]
fn the_dealing_stays_hidden_from_the_set_up_on() {
    let mut games = [dealt(&[1, 1, 1, 1, 1]), dealt(&[6, 5, 4, 3, 2])];
    let who = |play: &Play| play.0.table().side(Side::Second).map(|figure| figure.who).collect::<Vec<_>>();
    assert_ne!(who(&games[0]), who(&games[1]));
    let mut give = |side: Side, command: &str| {
        for play in &mut games {
            play.0.use_dice(DiceCup::forced(vec![1; 2000]));
            play.order(side, command);
        }
        let [one, other] = &games;
        assert_eq!(difference(&one.0, &other.0, Side::First, &[]), None, "{command}");
        let [one, other] = games.each_ref().map(|play| format!("{:?}", play.0.view(Side::First).start()));
        assert_eq!(one, other);
    };
    give(Side::First, "PlaceAll");
    give(Side::First, "SetUpDone");
    for no in 1..=6 {
        let (x, concealed) = (6000 + 900 * no, no > 4);
        give(
            Side::Second,
            &format!("Place(unit: \"ge-0{no}\", at: (x: {x}, y: 1000), concealed: {concealed}, posture: Prone)"),
        );
    }
    give(Side::Second, "SetUpDone");
    are_the_same(games, &["ge-01", "ge-02", "ge-03", "ge-04", "ge-05", "ge-06"], 3);
}

#[test]
fn a_place_in_the_set_up_stays_hidden_where_he_is_concealed() {
    let mut games = [dealt(&[1; 5]), dealt(&[1; 5])];
    for play in &mut games {
        play.order(Side::First, "PlaceAll");
        play.order(Side::First, "SetUpDone");
        // First he stands where all see him, then somewhere else on the map.
        play.order(Side::Second, "Place(unit: \"ge-03\", at: (x: 9000, y: 1000))");
    }
    for (play, x) in games.iter_mut().zip([5000, 14_000]) {
        play.order(
            Side::Second,
            &format!("Place(unit: \"ge-03\", at: (x: {x}, y: 1500), concealed: true, posture: Prone)"),
        );
    }
    assert_eq!(difference(&games[0].0, &games[1].0, Side::First, &[]), None);
    assert!(difference(&games[0].0, &games[1].0, Side::Second, &[]).is_some(), "its own side knows it");
}

#[test]
fn a_snapshot_is_told_to_nobody() {
    let play = game(r#"(id: "ge-02", at: (70, 20), concealed: true, posture: Prone)"#, "", "");
    let snapshot = play.0.snapshot();
    for side in Side::BOTH {
        assert!(snapshot.told(side).events.is_empty(), "rules {RULES_NUMBER}: it holds all that is hidden");
    }
}

#[test]
fn an_order_tells_nothing_where_it_changes_nothing() {
    let told = |state: &str, more: &str, scenario: &str, command: &str| {
        let bench = bench().scenario(&format!("{scenario} turns: 4")).position(&format!(
            r#"active: (side: Second, team: 0), {more} deck: [(side: First, team: 0)], figures: [{OURS}
                (id: "ge-02", at: (90, 20), alert: true, {state})]"#
        ));
        let mut play = bench.game(&[1; 20]);
        play.order(Side::Second, command);
        format!("{:?}", play.0.journal().told(Side::First).collect::<Vec<_>>())
    };
    for answer in ["Hold", "AtOnce"] {
        let standing = format!("Standing(unit: \"ge-02\", answer: {answer})");
        let one = told(&format!("answer: {answer}"), "", "", &standing);
        assert_eq!(one, told("", "", "", "Standing(unit: \"ge-02\", answer: Ask)"), "{answer}");
    }
    // Whether any points were left.
    assert_eq!(told("", "pool: 0,", "", "Finish"), told("", "pool: 5,", "", "Finish"));
    let each = |points: u8| told(&format!("points: {points}"), "", "points: Individual,", "Finish");
    assert_eq!(each(0), each(4));
}

#[test]
fn ph_r_66_whoever_looks_for_a_walker_in_vain_from_where_nobody_sees_him_leaves_no_trace() {
    // In one game a concealed man sees the walker, and may fire by himself; in the other he lies far behind a wood.
    let suit =
        r#"(name: "Team", men: [(name: "Sergeant", grade: Nco, clothing: Suit, weapon: "m1_garand"), (name: "B")])"#;
    let game = |at: &str, dice: &[u8]| {
        let position = format!(
            r#"active: (side: First, team: 0), figures: [(id: "us-01", at: (140, 100)), (id: "us-02", at: (20, 110)),
                (id: "ge-06", at: {at}, concealed: true, alert: true, answer: AtOnce, posture: Prone)]"#
        );
        bench().teams(Side::First, suit).position(&position).game(dice)
    };
    for (order, found) in [
        ("Move(unit: \"us-01\", gait: Walk, way: [(x: 14000, y: 9100)])", [false, true]),
        ("Alert(unit: \"us-01\")", [false, true]),
    ] {
        for found in found {
            // A suit is level 2: only a 6 finds him.
            let die = if found { 6 } else { 5 };
            let mut games = [game("(140, 60)", &[die, 1, 1]), game("(72, 40)", &[])];
            for play in &mut games {
                play.order(Side::First, order);
                assert_eq!(play.0.to_act(), Some(Side::First));
            }
            assert_eq!(games[0].figure("us-01").located, found, "{order}");
            assert_eq!(games[0].figure("ge-06").tried, !found);
            let differs = difference(&games[0].0, &games[1].0, Side::First, &[]);
            assert_eq!(differs.is_some(), found, "{order}: {differs:?}");
        }
    }
}

#[test]
fn ph_2_01_the_gait_of_a_counter_does_not_tell_its_posture() {
    let game = |posture: &str, gait: &str| {
        let position = format!(
            r#"active: (side: First, team: 0), figures: [(id: "us-02", at: (87, 100), posture: {posture}),
                (id: "ge-01", at: (87, 52), alert: true, answer: Ask)]"#
        );
        let mut play = bench().position(&position).game(&[1; 20]);
        play.order(Side::First, &format!("Move(unit: \"us-02\", gait: {gait}, way: [(x: 8700, y: 9800)])"));
        // In the middle of the move, while the other side is asked, and after it.
        let asked = format!("{:?}", play.0.view(Side::Second).sandbox().table().flow);
        assert_eq!(play.0.to_act(), Some(Side::Second));
        play.order(Side::Second, "Wait");
        (play, asked)
    };
    let games =
        [("Prone", "Crawl"), ("Crouched", "Crouch"), ("Standing", "Walk")].map(|(posture, gait)| game(posture, gait));
    for (other, asked) in &games[1..] {
        assert_eq!(difference(&games[0].0.0, &other.0, Side::Second, &[]), None);
        assert_eq!(&games[0].1, asked);
    }
    assert!(difference(&games[0].0.0, &games[1].0.0, Side::First, &[]).is_some(), "its own side knows it");
}

#[test]
fn calls_in_the_air_and_registered_hexes_stay_hidden_over_whole_games() {
    let in_the_air = r#"artillery: [(side: Second, registered: [(90, 72)], call: (by: "ge-01", at: (90, 72), due: 30)),
        (side: Second, support: 1, calls: 0)],"#;
    hides([("", in_the_air), ("", "")], "", &[]);
}

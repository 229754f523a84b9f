//! What happened, as the log, the sheet of results, the table and the questions tell it.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::lines;
use crate::screen::ended;
use crate::sentences::Line;
use crate::then::Then;
use crate::told;
use crate::topics::Topic;
use crate::{changes, questions, rolled, steps};
use bevy::ecs::world::World;
use desk::account::Grade;
use desk::{Hand, ResultCard, Role, WindowBox};
use opponent::{Level, Opponent, Seat, Temper};
use panel_kit::theme::Theme;
use perrys_heroes::rolls::{Roll, Rolled};
use perrys_heroes::testing::{Bench, Lots, Play, id, read};
use perrys_heroes::values::Health;
use perrys_heroes::{Command, Event};
use std::sync::Arc;
use table::{DiceCup, Game, Side};
use table_view::Step;

/// A battle in which an American fires at a German whom he knows, with these dice.
fn duel(more: &str, dice: &[u8]) -> Battle {
    let position = format!(
        r#"active: (side: First, team: 0), figures: [
            (id: "us-01", at: (90, 70), knows: ["ge-01"]), (id: "us-02", at: (100, 70), knows: ["ge-01"]),
            (id: "ge-01", at: (90, 50), located: true), {more}
        ]"#
    );
    Battle::new(Bench::new().position(&position).game(dice).0)
}

/// A whole game from the set-up on.
fn by_chance(seed: u64) -> Play {
    Play(Game::new(World::new(), Bench::new().start(), DiceCup::from_seed(seed)).expect("a first decision"))
}

/// Gives an order, as a script writes it, and answers with what the viewer was told.
fn order(battle: &mut Battle, command: &str) -> Vec<Event> {
    let before = battle.told();
    battle.give(&read::<Command>(command)).unwrap_or_else(|refused| panic!("{command}: {refused:?}"));
    battle.entries()[before..].iter().flat_map(|entry| entry.events.clone()).collect()
}

/// The lines of the log so far.
fn log(battle: &Battle) -> Vec<Line> {
    let table = battle.table();
    let mut then = Then::at_start(&table, battle.start());
    let mut log = Vec::new();
    for event in battle.entries().iter().flat_map(|entry| &entry.events) {
        log.extend(lines::line(&table, &then, event));
        then.follow(&table, event);
    }
    log
}

fn texts(log: &[Line]) -> Vec<&str> {
    log.iter().map(|line| line.text.as_str()).collect()
}

const FIRE: &str = r#"Fire(unit: "us-01", at: "ge-01")"#;
/// Dice that hit as often as they can, wound, and fail.
const HITS: [u8; 12] = [10, 9, 2, 5, 5, 5, 2, 2, 2, 2, 2, 2];

#[test]
fn ph_7_7_05_a_volley_is_told_with_names_dice_place_and_rules_and_what_came_of_it_follows() {
    let mut battle = duel("", &HITS);
    order(&mut battle, FIRE);
    let log = log(&battle);
    let fired = log.iter().find(|line| line.text.contains("fires his")).unwrap_or_else(|| panic!("{:?}", texts(&log)));
    assert!(fired.text.starts_with("Sergeant fires his Thompson"), "{}", fired.text);
    assert!(fired.text.contains("at Unteroffizier"), "{}", fired.text);
    let rules: Vec<&str> = fired.rules.iter().map(|rule| rule.0).collect();
    assert!(rules.contains(&"PH-7.7-05") && rules.contains(&"PH-9.1-01"), "{rules:?}");
    assert_eq!(fired.place.as_ref().map(ToString::to_string).as_deref(), Some("90.0, 70.0"));
    assert_eq!(fired.side, Some(Side::First));
    let hit = log.iter().find(|line| line.text.contains("casualty die")).expect("a hit");
    assert!(hit.detail && hit.side == Some(Side::Second), "{}", hit.text);
    assert!(hit.rules.iter().any(|rule| rule.0 == "PH-7.7-14"), "{:?}", hit.rules);
}

#[test]
fn nothing_is_told_twice() {
    for seed in 0..12 {
        let mut play = by_chance(seed);
        let mut lots = Lots::new(seed);
        for _ in 0..160 {
            if play.by_chance(&mut lots).is_none() {
                break;
            }
        }
        let log = log(&Battle::new(play.0));
        let deaths: Vec<&str> =
            texts(&log).into_iter().filter(|text| text.ends_with("is dead.") || text.contains("killed")).collect();
        let mut once = deaths.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), deaths.len(), "{deaths:?}");
        let twice = log.windows(2).find(|two| two[0].text == two[1].text && two[0].detail && two[1].detail);
        // One man's dice may fall alike twice in one burst; facts never do.
        assert!(twice.is_none_or(|two| two[0].text.contains("die")), "{twice:?}");
    }
}

#[test]
fn ph_4_4_01_what_became_of_whom_is_told_by_facts_that_are_news() {
    let battle = duel("", &[]);
    let table = battle.table();
    let mut then = Then::of(&table.figures.keep());
    let wounded = Event::Is(id("ge-01"), perrys_heroes::figures::Is::Healthy(Health::Wounded));
    let line = lines::line(&table, &then, &wounded).expect("news");
    assert_eq!((line.text.as_str(), line.detail), ("Unteroffizier is wounded.", true));
    then.follow(&table, &wounded);
    assert_eq!(lines::line(&table, &then, &wounded), None, "it is no news any more");
    assert_eq!(lines::telling(&table, &wounded).topic, Some(Topic::Casualties));
}

#[test]
fn results_begin_with_dice_follow_and_close() {
    let battle = duel("", &[]);
    let table = battle.table();
    let role = |event: &Event| lines::telling(&table, event).role;
    let rolled = |what| {
        let unit = id("us-01");
        Event::Rolled(Rolled { what, unit, about: None, die: 5, lines: Vec::new(), needed: 6, passed: false })
    };
    assert_eq!(role(&rolled(Roll::Locate)), Role::Begins);
    assert_eq!(role(&rolled(Roll::Morale)), Role::StandsAlone, "it follows a volley, and is alone at the turn's end");
    assert_eq!(role(&rolled(Roll::Trap)), Role::Begins);
    let went = Event::Went { unit: id("us-01"), gait: Default::default(), way: Vec::new(), beat: 1 };
    assert_eq!(role(&went), Role::Closes, "a move goes on after a shot into it");
    assert_eq!(role(&Event::CardTurned { team: 0, die: 1 }), Role::NewPart);
    assert_eq!(role(&Event::Popped), Role::Aside);
}

#[test]
fn ph_0_03_most_dice_have_ten_faces_and_those_of_casualties_six() {
    let mut battle = duel("", &HITS);
    let events = order(&mut battle, FIRE);
    let faces = |of: fn(&Event) -> bool| events.iter().find(|event| of(event)).map(lines::faces);
    assert_eq!(faces(|event| matches!(event, Event::Fired(_))), Some(10));
    assert_eq!(faces(|event| matches!(event, Event::Struck(_))), Some(6));
    assert_eq!(battle.dice().die(), 10);
    let fired = events.iter().find_map(|event| if let Event::Fired(volley) = event { Some(volley) } else { None });
    let many = fired.expect("a volley").shots.len() as u32;
    let tests = events.iter().filter(|event| matches!(event, Event::Rolled(_))).count() as u32;
    let counted = battle.dice().thrown(Side::First) + battle.dice().thrown(Side::Second);
    assert_eq!(counted, many + tests, "casualty dice are of another kind");
}

#[test]
fn a_result_shows_each_die_with_its_lines_and_what_came_of_it() {
    let mut battle = duel("", &HITS);
    let before = battle.table().figures.keep();
    let events = order(&mut battle, FIRE);
    let begins = |event: &Event| lines::telling(&battle.table(), event).role == Role::Begins;
    let from = events.iter().position(begins).expect("a volley");
    let (entry, turn, part, stretch, side) = (0, 1, 1, 1, Some(Side::First));
    let after = battle.table().figures.keep();
    let result: ResultCard<PerrysHeroesWindow> = ResultCard {
        entry,
        turn,
        part,
        stretch,
        side,
        events: events[from..].to_vec(),
        before: Arc::new(before.clone()),
        after: Arc::new(after.clone()),
    };
    let sheet = format!("{:?}", rolled::sheet(&battle, &result));
    for wanted in
        ["Sergeant fires at Unteroffizier", "PH-7.7-05", "hit", "Casualty die of Unteroffizier", "of: 10", "of: 6"]
    {
        assert!(sheet.contains(wanted), "{wanted} in {sheet}");
    }
    let changed = changes::changes(&battle.table(), &before, &after);
    let one = changed.iter().find(|change| change.who == id("ge-01")).expect("he was hit");
    assert!(matches!(one.grade, Grade::Harmed | Grade::Gone), "{one:?}");
}

#[test]
fn the_table_shows_tracers_for_each_die_then_the_dice_then_what_came_of_it() {
    let mut battle = duel("", &HITS);
    let before = battle.table().figures.keep();
    let events = order(&mut battle, FIRE);
    let steps = steps::steps(&battle, &Theme::default(), &before, &events);
    let at = |of: fn(&Step) -> bool| steps.iter().position(of);
    let fire = at(|step| matches!(step, Step::Fire { .. })).expect("tracers");
    let dice = at(|step| matches!(step, Step::Dice { of: 10, .. })).expect("dice");
    let casualty = at(|step| matches!(step, Step::Dice { of: 6, .. })).expect("a casualty die");
    let settled = at(|step| matches!(step, Step::Settle(_))).expect("it settles");
    assert!(fire < dice && dice < casualty && casualty < settled, "{steps:?}");
    let many = steps.iter().filter(|step| matches!(step, Step::Fire { .. })).count();
    let Some(Step::Dice { dice, .. }) = steps.get(dice) else { panic!("dice") };
    assert_eq!(many, dice.len(), "a tracer for each");
}

#[test]
fn ph_7_16_07_a_move_glides_along_each_leg_without_a_stop() {
    let mut battle = duel("", &[]);
    let before = battle.table().figures.keep();
    let way = r#"Move(unit: "us-02", gait: Walk, way: [(x: 10300, y: 7000), (x: 10300, y: 7300)])"#;
    let events = order(&mut battle, way);
    let steps = steps::steps(&battle, &Theme::default(), &before, &events);
    let slides = steps.iter().filter(|step| matches!(step, Step::Slide { .. })).count();
    assert_eq!(slides, 2, "{steps:?}");
    let log = log(&battle);
    let walks = log.iter().find(|line| line.text.contains(" cm.")).expect("a line");
    assert_eq!(walks.text, "Man 2 walks 6.0 cm.");
    assert_eq!(walks.place.as_ref().map(ToString::to_string).as_deref(), Some("103.0, 73.0"));
    assert!(!texts(&log).iter().any(|text| text.contains("stands up")), "{:?}", texts(&log));
}

#[test]
fn ph_2_01_own_men_are_told_by_their_gait_and_a_counter_only_by_its_move() {
    let moved = |person: Side, gait: &str| {
        let position = r#"active: (side: Second, team: 0), figures: [
            (id: "us-01", at: (90, 110)), (id: "ge-01", at: (90, 20)), (id: "ge-02", at: (95, 20)),
        ]"#;
        let mut play = Bench::new().position(position).game(&[5; 30]);
        play.order(Side::Second, &format!(r#"Move(unit: "ge-01", gait: {gait}, way: [(x: 9000, y: 2500)])"#));
        let mut battle = Battle::new(play.0);
        let computer = Some(Opponent::Thinks(Level::Recruit, Temper::Even));
        battle.seat(Seat::pair(Side::BOTH.map(|side| computer.filter(|_| side != person)), 3));
        assert_eq!(battle.viewer(), person);
        let log = log(&battle);
        log.iter().find(|line| line.text.ends_with(" cm.")).expect("a line").text.clone()
    };
    assert_eq!(moved(Side::Second, "Walk"), "Unteroffizier walks 5.0 cm.");
    assert_eq!(moved(Side::First, "Walk"), "No. 1 moves 5.0 cm.");
    assert_eq!(moved(Side::First, "Run"), "No. 1 runs 5.0 cm.");
}

/// A German walks in sight of an American who is to ask.
fn watched() -> Battle {
    let position = r#"active: (side: Second, team: 0), figures: [
        (id: "us-01", at: (90, 70), alert: true, answer: Ask, posture: Crouched, knows: ["ge-01"]),
        (id: "ge-01", at: (90, 40), located: true), (id: "ge-02", at: (95, 20)),
    ]"#;
    let mut play = Bench::new().position(position).game(&[5; 30]);
    play.order(Side::Second, r#"Move(unit: "ge-01", gait: Walk, way: [(x: 9000, y: 4600)])"#);
    Battle::new(play.0)
}

#[test]
fn ph_7_14_04_who_is_asked_sees_who_has_acted_and_each_shot_with_its_chance() {
    let battle = watched();
    assert_eq!(battle.to_act(), Some(Side::First));
    let asked = questions::question(&battle, &Hand::default()).expect("a question");
    assert_eq!(asked.rule.0, "PH-H-40");
    assert!(asked.about.len() >= 2, "who has acted and who could fire: {:?}", asked.about);
    let card = format!("{:?}", asked.card);
    for wanted in ["Sergeant at Unteroffizier", "AlertShot", "wounded or killed", "Wait", "is to ask you", "PH-D-16"] {
        assert!(card.contains(wanted), "{wanted} in {card}");
    }
    for order in battle.legal().iter().filter(|order| matches!(order, Command::AlertShot { .. })) {
        let Ok(perrys_heroes::Report::Fire(report)) = battle.judge(order) else { panic!("{order:?}") };
        let (part, out_of) = questions::chance(&battle.table(), &report).expect("small numbers");
        assert!(part > 0 && part <= out_of, "{part} of {out_of}");
    }
}

#[test]
fn ph_h_40_a_shot_from_alert_begins_a_result_within_a_move_which_then_goes_on() {
    let mut battle = watched();
    let shot = battle.legal().iter().find(|order| matches!(order, Command::AlertShot { .. })).cloned();
    let before = battle.told();
    battle.give(&shot.expect("a shot")).expect("it is lawful");
    let table = battle.table();
    let events = battle.entries()[before..].iter().flat_map(|entry| &entry.events);
    let roles: Vec<Role> = events.map(|event| lines::telling(&table, event).role).collect();
    assert!(roles.contains(&Role::Begins), "{roles:?}");
    assert!(texts(&log(&battle)).iter().any(|text| text.contains("no longer on alert")), "{:?}", texts(&log(&battle)));
}

#[test]
fn ph_h_34_the_end_tells_by_how_much_and_what_counted() {
    let mut play = by_chance(7);
    let mut lots = Lots::new(7);
    while play.by_chance(&mut lots).is_some() {}
    let battle = Battle::new(play.0);
    let ended = ended::ended(&battle).expect("it is over");
    let outcome = battle.table().flow.outcome.expect("an outcome");
    assert_eq!(ended.winner, outcome.winner);
    let rows: Vec<String> = ended.rows.iter().map(|(name, _)| name.said()).collect();
    assert!(rows.contains(&told::words::score().said()) && rows.contains(&told::words::men_left().said()), "{rows:?}");
    assert_eq!(ended.rows[0].1, outcome.scores.map(i64::from));
    assert!(texts(&log(&battle)).last().is_some_and(|text| text.contains("won")), "{:?}", texts(&log(&battle)).last());
}

#[test]
fn what_ends_the_card_needs_no_decision_and_turning_keeps_nobody_waiting() {
    let face: Command = read(r#"Face(unit: "us-01", to: 900)"#);
    assert!(PerrysHeroesWindow::needs_no_decision(&Command::Finish));
    assert!(!PerrysHeroesWindow::needs_no_decision(&Command::SetUpDone), "who is placed may still be turned");
    assert!(PerrysHeroesWindow::keeps_nobody_waiting(&face, false));
    let fire: Command = read(FIRE);
    assert!(!PerrysHeroesWindow::keeps_nobody_waiting(&fire, true) && !PerrysHeroesWindow::is_answer(&fire));
    assert!(PerrysHeroesWindow::is_answer(&Command::Wait));
}

#[test]
fn ph_7_8_07_a_call_is_told_from_the_radio_to_the_strike() {
    let more = "artillery: [(side: First, call: (by: \"us-01\", at: (86.6, 50), mission: Smoke, due: 4))], deck: [],";
    let mut battle = Battle::new(crate::hand::tests::observers(more).game(&[1, 9, 4, 2, 2, 1, 1, 1, 1]).0);
    battle.seat(Seat::pair([None, Some(Opponent::Thinks(Level::Recruit, Temper::Even))], 3));
    order(&mut battle, "CallFire(unit: \"us-01\", radio: \"us-02\", support: 1, at: (x: 8660, y: 5000))");
    let events = order(&mut battle, "Finish");
    let log = log(&battle);
    let texts = texts(&log);
    for wanted in [
        "Sergeant calls for shells: Guns strike in turn 8.",
        "What Sergeant has called for arrives: 5 against 6.",
        "It drifts 2 hexes to the north-east.",
        "Smoke shells come down, called for by Americans (Mortars).",
    ] {
        assert!(texts.contains(&wanted), "{wanted:?} in {texts:#?}");
    }
    let table = battle.table();
    let before = table.figures.keep();
    let steps = steps::steps(&battle, &Theme::default(), &before, &events);
    assert!(steps.iter().any(|step| matches!(step, Step::Smoke { .. })), "it is seen");
}

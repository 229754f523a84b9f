use crate::facts::flow::Phase;
use crate::testing::{Bench, Play};
use crate::{BattleIs, Event};
use table::{DiceCup, GameError, Side};

const TWO: &str = r#"(name: "One", men: [(name: "Sergeant", grade: Nco, weapon: "m1_garand")]),
    (name: "Two", men: [(name: "Corporal", grade: Nco, weapon: "m1_garand")])"#;

/// Two teams of the first side, and one of the second; the first team acts.
fn three_teams(more: &str, dice: &[u8]) -> Play {
    let figures = r#"(id: "us-01", at: (50, 100)), (id: "us-02", at: (53, 100)), (id: "ge-01", at: (50, 20)),
        (id: "ge-02", at: (53, 20))"#;
    let position = format!("active: (side: First, team: 0), {more} figures: [{figures}]");
    Bench::new().teams(Side::First, TWO).position(&position).game(dice)
}

/// Ends the activation of whoever acts.
fn finish(play: &mut Play) -> Vec<Event> {
    let side = play.0.to_act().expect("a team acts");
    play.order(side, "Finish")
}

fn cards(events: &[Event]) -> Vec<(u8, u8)> {
    let turned = events.iter().filter_map(|event| match event {
        Event::CardTurned { team, die } => Some((*team, *die)),
        _ => None,
    });
    turned.collect()
}

#[test]
fn ph_5_2_01_each_team_has_one_card_a_turn() {
    let mut play = three_teams("", &[1, 1, 1, 1, 1]);
    let turned: Vec<u8> = (0..8).flat_map(|_| cards(&finish(&mut play))).map(|(team, _)| team).collect();
    assert_eq!(turned, [1, 2, 0, 1, 2, 0, 1, 2], "the rest of the first turn, and two whole ones");
}

#[test]
fn ph_5_2_02_a_turn_is_an_activation_an_action_and_a_rally_phase() {
    let mut play = three_teams("deck: [],", &[1]);
    let began: Vec<(u8, Phase)> = finish(&mut play)
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { turn, phase } => Some((*turn, *phase)),
            _ => None,
        })
        .collect();
    assert_eq!(began, [(1, Phase::Rally), (2, Phase::Activation), (2, Phase::Action)]);
}

#[test]
fn ph_6_01_cards_are_drawn_by_dice_from_all_that_are_left() {
    // Three cards, then two; the last one needs no die.
    let mut play = three_teams("deck: [],", &[3, 1]);
    let events = finish(&mut play);
    assert!(events.contains(&Event::Deck(vec![0, 1, 2])), "{events:?}");
    assert_eq!(cards(&events), [(2, 3)]);
    assert_eq!(cards(&finish(&mut play)), [(0, 1)]);
    assert_eq!(cards(&finish(&mut play)), [(1, 1)]);
    assert_eq!(play.0.dice().drawn(), 2);
}

#[test]
fn ph_6_01_a_team_of_which_nobody_is_left_has_no_card_any_more() {
    let position = r#"active: (side: First, team: 0), deck: [], figures: [(id: "us-01", at: (50, 100)),
        (id: "us-02", at: (53, 100), health: Dead), (id: "ge-01", at: (50, 20))]"#;
    let mut play = Bench::new().teams(Side::First, TWO).position(position).game(&[10, 10, 1]);
    assert!(finish(&mut play).contains(&Event::Deck(vec![0, 2])));
}

#[test]
fn ph_6_03_points_are_worked_out_at_the_end_of_the_activation_phase() {
    let mut play = three_teams("deck: [],", &[1]);
    let events = finish(&mut play);
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it happens");
    let pool = |team: u8, left: u8| move |event: &Event| matches!(event, Event::BattleIs(BattleIs::Pool { team: t, left: l, .. }) if (*t, *l) == (team, left));
    let deck = at(&|event| matches!(event, Event::Deck(_)));
    let phase = |wanted: Phase| at(&|event| matches!(event, Event::PhaseBegan { phase, .. } if *phase == wanted));
    let [began, acts] = [phase(Phase::Activation), phase(Phase::Action)];
    for of_team in [at(&pool(0, 5)), at(&pool(1, 5))] {
        assert!(began < of_team && of_team < deck && deck < acts);
    }
}

#[test]
fn ph_6_04_the_next_card_follows_until_the_deck_is_empty() {
    let mut play = three_teams("", &[2, 1]);
    assert_eq!(cards(&finish(&mut play)), [(2, 2)]);
    assert_eq!(play.0.to_act(), Some(Side::Second));
    assert_eq!(cards(&finish(&mut play)), [(1, 1)]);
    assert_eq!((play.0.to_act(), play.0.table().flow.deck.len()), (Some(Side::First), 0));
    let events = finish(&mut play);
    assert!(events.iter().any(|event| matches!(event, Event::PhaseBegan { turn: 1, phase: Phase::Rally })));
}

#[test]
fn ph_7_1_01_the_team_whose_card_lies_there_acts_and_no_other() {
    let mut play = three_teams("", &[1, 1]);
    assert_eq!(play.refused(Side::Second, "Finish"), "PH-5.2-02");
    let table = play.0.table();
    let acting = |side, name: &str| crate::sections::points::acting(&table, side, crate::testing::id(name));
    assert!(acting(Side::First, "us-01").is_ok());
    for (side, name) in [(Side::First, "us-02"), (Side::First, "ge-01"), (Side::First, "us-09")] {
        assert_eq!(acting(side, name).expect_err("not he").rule.0, "PH-7.1-01", "{name}");
    }
    finish(&mut play);
    let table = play.0.table();
    assert!(crate::sections::points::acting(&table, Side::First, crate::testing::id("us-02")).is_ok());
}

#[test]
fn ph_d_06_the_end_of_an_activation_is_always_offered_and_nothing_is_after_the_game() {
    let mut play = three_teams("turn: 10, deck: [],", &[]);
    assert!(play.offers(Side::First).contains(&crate::Command::Finish));
    assert!(play.offers(Side::Second).is_empty());
    finish(&mut play);
    let order = table::Order { side: Side::First, command: crate::Command::Finish };
    assert!(matches!(play.0.give(&order), Err(GameError::Refused(refusal)) if refusal.rule.0 == "PH-5.2-02"));
}

#[test]
fn ph_6_02_smoke_changes_before_points_are_worked_out() {
    let mut play = three_teams("deck: [], smoke: [(at: (20, 20))],", &[1]);
    let events = finish(&mut play);
    let smoke = events.iter().position(|event| matches!(event, Event::BattleIs(BattleIs::Smoke(_))));
    let cards = events.iter().position(|event| matches!(event, Event::Deck(_)));
    let began = events.iter().position(|event| matches!(event, Event::PhaseBegan { phase: Phase::Activation, .. }));
    let points = events.iter().position(|event| matches!(event, Event::BattleIs(BattleIs::Pool { left: 1.., .. })));
    assert!(smoke.is_some() && smoke < began && began < points && points < cards, "{events:?}");
    assert_eq!(play.0.table().battle.smoke[0].plume, Some(2));
}

#[test]
fn ph_7_1_03_an_action_is_repeated_as_long_as_there_are_points() {
    let mut play = three_teams("", &[]);
    for posture in ["Crouched", "Prone", "Standing", "Prone", "Crouched"] {
        play.order(Side::First, &format!("Posture(unit: \"us-01\", to: {posture})"));
    }
    // An NCO alone has 5 points in his team's pool.
    assert_eq!(play.refused(Side::First, "Posture(unit: \"us-01\", to: Prone)"), "PH-6.1-05");
}

#[test]
fn ph_0_03_dice_show_1_to_their_number_of_sides() {
    for sides in [2, 4, 6, 8, 10] {
        let mut dice = DiceCup::forced(vec![1, sides, sides + 1, 0]);
        assert_eq!((dice.roll(sides), dice.roll(sides), dice.fault()), (1, sides, None), "a ten is a ten");
        dice.roll(sides);
        assert!(dice.fault().is_some());
    }
}

//! Concealment.

use super::{asks, met, turn_ends};
use crate::facts::figures::Is;
use crate::facts::frames::Claiming;
use crate::testing::{Bench, Play, id};
use crate::{AnyFrame, Command, Event};
use table::Side::{First, Second};

/// The figures in the middle of a turn.
fn game(figures: &str) -> Play {
    Bench::new().position(&format!("active: (side: First, team: 0), figures: [{figures}]")).game(&[])
}

/// The facts of a figure that change.
fn changes(events: &[Event], name: &str) -> Vec<Is> {
    let of = |event: &Event| match event {
        Event::Is(who, is) if *who == id(name) => Some(*is),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn ph_3_4_08_turns_are_counted_of_who_stays_low_in_one_place() {
    let play = game(
        "(id: \"us-01\", at: (20, 100), posture: Crouched), (id: \"us-02\", at: (30, 100), posture: Prone, still: 1),
         (id: \"us-03\", at: (40, 100), still: 1), (id: \"us-04\", at: (50, 100), posture: Prone, still: 1, motion: Moved),
         (id: \"us-05\", at: (60, 100), posture: Prone, still: 2), (id: \"ge-01\", at: (20, 10))",
    );
    let events = turn_ends(&play.0.table());
    assert_eq!(changes(&events, "us-01"), [Is::Stays(1)]);
    assert_eq!(changes(&events, "us-02"), [Is::Stays(2)]);
    assert_eq!(changes(&events, "us-03"), [Is::Stays(0)], "he stands");
    assert_eq!(changes(&events, "us-04"), [Is::Stays(0)], "he has moved");
    assert_eq!(changes(&events, "us-05"), [], "two are enough");
}

/// A game at the end of a turn, when the sides are asked.
fn asked(figures: &str) -> Vec<Event> {
    asks(&game(figures).0.table())
}

#[test]
fn ph_d_18_sides_are_asked_that_have_somebody_to_conceal() {
    let question = |side| Event::Pushed(AnyFrame::Claiming(Claiming { side }));
    let us = "(id: \"us-01\", at: (20, 100), posture: Prone, still: 2)";
    let ge = "(id: \"ge-01\", at: (20, 10), posture: Prone, still: 2)";
    assert_eq!(asked(&format!("{us}, {ge}")), [question(Second), question(First)], "the first side is asked first");
    for nobody in ["still: 1", "still: 2, located: true", "still: 2, concealed: true", "still: 2, health: Dead"] {
        let second = format!("{us}, (id: \"ge-01\", at: (20, 10), posture: Prone, {nobody})");
        assert_eq!(asked(&second), [question(First)], "{nobody}");
    }
}

#[test]
fn ph_3_4_06_who_is_located_is_not_concealed() {
    let play = game("(id: \"us-01\", at: (20, 100)), (id: \"ge-01\", at: (20, 97), concealed: true)");
    let (us, ge) = (play.figure("us-01"), play.figure("ge-01"));
    let events = met(&play.0.table(), &us, &ge);
    let is = changes(&events, "ge-01");
    assert!(is.contains(&Is::Concealed(false)) && is.contains(&Is::Located(true)) && is.contains(&Is::Stands(ge.at)));
    assert!(
        matches!(changes(&events, "us-01")[..], [Is::Knows(known)] if !known.is_empty()),
        "and who met him knows him"
    );
}

#[test]
fn ph_r_52_a_turn_without_a_shot_begins_the_count_anew() {
    let mut play = game(
        "(id: \"us-01\", at: (20, 100), posture: Prone, concealed: true, volleys: 2), (id: \"ge-01\", at: (20, 10))",
    );
    assert!(changes(&turn_ends(&play.0.table()), "us-01").contains(&Is::Volleys(0)));
    play.order(First, "Finish");
    let mut fired = play.figure("us-01");
    fired.fired = true;
    let fresh = super::counts_of(&fired);
    assert!(!fresh.contains(&Is::Volleys(0)) && fresh.contains(&Is::Fired(false)));
}

#[test]
fn a_side_declares_whom_it_likes_of_those_who_may_be() {
    let figures = "(id: \"us-01\", at: (20, 100), posture: Prone, still: 2), (id: \"us-02\", at: (30, 100), posture: Prone, still: 2),
        (id: \"us-03\", at: (40, 100), posture: Prone, still: 1), (id: \"us-04\", at: (50, 100), posture: Prone, still: 2, located: true), (id: \"ge-01\", at: (20, 10))";
    let play = game(figures);
    let declared = |units: &[&str]| {
        let units: Vec<_> = units.iter().map(|unit| id(unit)).collect();
        play.0.seen_by(First, |seen| super::declared(seen, First, &units)).map_err(|refusal| refusal.rule.0.to_string())
    };
    assert_eq!(declared(&[]), Ok(vec![Event::Popped]));
    let one = vec![Event::Is(id("us-01"), Is::Concealed(true)), Event::Popped];
    assert_eq!(declared(&["us-01"]), Ok(one));
    for (unit, rule) in [("us-03", "PH-3.4-08"), ("us-04", "PH-3.4-06"), ("ge-01", "PH-3.4-08")] {
        assert_eq!(declared(&[unit]), Err(rule.to_string()), "{unit}");
    }
    assert_eq!(declared(&["us-01", "us-01"]), Err("PH-3.4-08".to_string()));
    assert_eq!(play.refused(First, "Conceal(units: [\"us-01\"])"), "PH-5.2-02", "only at the end of a turn");
    let mut list = Vec::new();
    let frame = Claiming { side: First };
    play.0.seen_by(First, |seen| table::Frame::offers(&frame, seen, First, &mut table::Offers::all(&mut list)));
    let units = |names: &[&str]| Command::Conceal { units: names.iter().map(|name| id(name)).collect() };
    assert_eq!(list, [units(&["us-01", "us-02"]), units(&["us-01"]), units(&["us-02"]), units(&[])]);
}

#[test]
fn ph_3_4_07_a_rifle_grenade_is_fired_too() {
    let men = "(name: \"Team\", men: [(name: \"Leader\", grade: Nco), (name: \"Man\", weapon: \"m1_garand\", rifle_grenades: 2)])";
    let mut play = Bench::new()
        .teams(First, men)
        .position(
            "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (60, 110), concealed: true, posture: Prone,
            volleys: 2, launcher: true, rifle_grenades: 1)]",
        )
        .game(&[10]);
    play.order(First, "RifleGrenade(unit: \"us-02\", at: (x: 7000, y: 8500))");
    let firer = play.figure("us-02");
    assert!(firer.located && !firer.concealed);
}

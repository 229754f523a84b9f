//! What is printed of the computer's judgement: the legend of threats, a person's own plan, an earlier position.

use crate::battle::{Advised, Counsel, Weighed};
use crate::panels::test_screen::*;
use crate::players::Outline;
use crate::rig::OPEN;
use desk::players::{ForPlayers, Stride};
use lock_n_load::testing::{self, OPERATIONS_FIRST};
use lock_n_load_opponent::Plan;
use opponent::{Level, Opponent, Seat, Temper};
use std::sync::Arc;

#[test]
fn the_legend_of_threats_names_the_stack_and_who_would_fire() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert_eq!(screen.press("top: Threats"), [Wish::Perform(Does::Threats)]);
    screen.send(crate::model::Perform(Does::Threats));
    has(&screen.draw(), "Choose a stack");
    screen.click("A2");
    screen.rig.hover("C2");
    let texts = screen.draw();
    has(&texts, "THREATS");
    has(&texts, "Sgt Hale");
    has(&texts, "90+ %");
    has(&texts, "C2: expected harm of a step there");
    has(&texts, "by fire from D2");
    assert!(screen.area("threats").is_none(), "it stands in the panel at the side");
    // Where that is shut it lies over the map.
    screen.open.side = false;
    has(&screen.draw(), "90+ %");
    let card = screen.area("threats").expect("the legend");
    for name in ["action bar", "log"] {
        let other = screen.area(name).expect("a panel");
        assert!(apart(card, other), "{card:?} {name} {other:?}");
    }
    screen.send(crate::model::Perform(Does::Threats));
    assert!(!screen.draw().iter().any(|text| text == "THREATS"));
}

fn advised(screen: &Screen, orders: Vec<Command>, chance: f32) -> Advised {
    let outline = Outline::of(&screen.battle().table(), &Plan::Orders(orders));
    Advised { outline, next: None, chance, error: 0.02, apart: 0.02, reason: "Takes an objective.".into() }
}

#[test]
fn a_plan_that_is_prepared_can_be_asked_about_and_stands_beside_the_best() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.open.advice = true;
    has(&screen.draw(), "Prepare a move or an attack on the map");
    screen.click("A2");
    screen.act("Fire");
    screen.click("D2");
    has(&screen.draw(), "Why not?");
    assert_eq!(screen.press("Why not?"), [Wish::Players(ForPlayers::WhyNot)]);
    let orders = screen.get::<crate::model::Prepared>().orders.clone();
    let (own, mut other) = (advised(&screen, orders.clone(), 0.41), advised(&screen, vec![Command::Pass], 0.55));
    other.next = Some(own.outline.clone());
    let weighed = Weighed {
        at: (0, 0),
        side: Side::First,
        plan: Plan::Orders(orders),
        own,
        other: Some(other),
        compared: "14 points (± 3) worse than the best plan".into(),
        worse: true,
        reply: "The reply, in A2: expected harm here 7 %, by fire from D2".into(),
    };
    screen.counsel = Counsel::Weighed(Arc::new(weighed));
    let texts = screen.draw();
    for words in ["YOUR PLAN", "41 %", "14 points (± 3) worse", "The reply, in A2", "THE BEST PLAN", "55 %", "Then: "]
    {
        has(&texts, words);
    }
    assert!(!texts.iter().any(|text| text == "Why not?"), "this one has been asked about");
    assert_eq!(screen.press("All plans"), [Wish::Players(ForPlayers::Advise)]);
    let (_, best) = screen.placed.iter().find(|(text, _)| text == "THE BEST PLAN").expect("it is drawn");
    assert!(best.left() > screen.size.x - 2.0 * panel_kit::SIDE_WIDTH, "beside the map and not over it: {best:?}");
}

#[test]
fn an_earlier_position_takes_the_place_of_all_that_could_be_ordered() {
    let text = testing::scenario_text(OPEN, "", US, GERMANS, OPERATIONS_FIRST, "");
    let mut screen = Screen::of(&text, &[]);
    let players = [None, Some(Opponent::Thinks(Level::Recruit, Temper::Even))];
    screen.app.world_mut().resource_mut::<Battle>().seat(Seat::pair(players, 3));
    screen.order(Command::Pass);
    let journal = screen.battle().journal().generation();
    let at = (screen.battle().born(), journal);
    screen.send(crate::battle::Decided { at, command: Command::Pass, fell_back: false });
    screen.update();
    screen.update();
    let back = Wish::Perform(Does::LookBack(Stride::Back));
    assert_eq!(screen.press("bar: Look back"), std::slice::from_ref(&back));
    screen.send(crate::model::Perform(Does::LookBack(Stride::Back)));
    let texts = screen.draw();
    for words in ["LOOKING BACK", "turn 1, order 1 of 1", "next: Pass", "Before", "Next", "To the battle"] {
        has(&texts, words);
    }
    assert!(screen.area("action bar").is_none(), "nothing can be ordered");
    has(&texts, "The battle waits while you look back");
    let asks = screen.get::<Sentence>().text.clone();
    let asks = asks.rsplit(": ").next().expect("what is asked");
    assert!(!texts.iter().any(|text| text.contains(asks)), "nobody is asked for an order: {asks}");
    let card = screen.area("looking back").expect("the card");
    let log = screen.area("log").expect("the log");
    assert!(apart(card, log) && card.bottom() <= screen.size.y, "{card:?} {log:?}");
    assert_eq!(screen.press("bar: To the battle"), [Wish::Perform(Does::LookBack(Stride::Present))]);
    screen.send(crate::model::Perform(Does::LookBack(Stride::Present)));
    screen.draw();
    assert!(screen.area("action bar").is_some() && screen.area("looking back").is_none());
}

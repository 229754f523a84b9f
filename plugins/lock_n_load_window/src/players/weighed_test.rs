//! A person's own plan: made of what is prepared, thought about with all others, and put beside the best of them.

use super::*;
use crate::battle::{Computers, Counsel, Weighed};
use crate::input::Key;
use crate::intent::KeyCommands;
use crate::model::Prepared;
use crate::players::{ComputersPlugin, Ghost};
use crate::rig::{GERMANS, Screen, US};
use desk::players::ForPlayers;
use lock_n_load::Widen;
use lock_n_load::testing::OPERATIONS_FIRST;
use lock_n_load_opponent::Then;
use opponent::Seat;
use panel_kit::DeskKey;
use std::sync::Arc;
use std::time::Duration;

fn screen() -> Screen {
    let dice: Vec<u8> = (0..600).map(|n: u32| (n * 5 % 6) as u8 + 1).collect();
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &dice);
    screen.app.add_plugins(ComputersPlugin);
    screen.app.world_mut().resource_mut::<Battle>().seat([Seat::Person; 2]);
    screen
}

fn prepared(screen: &Screen) -> Option<Plan> {
    plan_of(screen.battle(), &screen.get::<Prepared>().orders)
}

fn weighed(screen: &mut Screen) -> Arc<Weighed> {
    for _ in 0..4000 {
        screen.update();
        if let Counsel::Weighed(weighed) = screen.get::<Computers>().counsel(screen.battle()) {
            return weighed;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("waited in vain");
}

#[test]
fn what_is_prepared_is_a_way_to_go_or_an_order() {
    let mut screen = screen();
    assert_eq!(prepared(&screen), None, "nothing is prepared");
    screen.click("A2");
    screen.press("Fire");
    screen.click("D2");
    let orders = screen.get::<Prepared>().orders.clone();
    assert_eq!(prepared(&screen), Some(Plan::Orders(orders)));
    screen.press("Move");
    screen.click("C3");
    let plan = prepared(&screen).expect("a way");
    let Plan::Go(go) = &plan else { panic!("{plan:?}") };
    assert_eq!((go.units.len(), go.begun, go.then), (3, false, Then::Stays));
    assert_eq!(go.legs.last(), Some(&Leg::Step(screen.spot("C3"))));
    assert_eq!(go.legs.len(), screen.get::<Prepared>().orders.len());
    // On its way it is the rest of it.
    screen.click("C3");
    if screen.battle().flow().moving().is_some() && screen.battle().flow().question.is_none() {
        screen.click("D3");
        let plan = prepared(&screen);
        assert!(matches!(&plan, Some(Plan::Go(go)) if go.begun), "{plan:?}");
    }
}

#[test]
fn a_foolish_way_is_worse_than_the_best_plan_and_is_told_who_fires_at_its_end() {
    let mut screen = screen();
    screen.click("A2");
    screen.press("Move");
    screen.click("C2");
    let plan = prepared(&screen).expect("a way beside the enemy");
    let selection = screen.get::<Selection>().clone();
    screen.send(KeyCommands(Key::Desk(DeskKey::WhyNot)));
    let weighed = weighed(&mut screen);
    assert_eq!((weighed.side, &weighed.plan), (Side::First, &plan));
    assert_eq!(weighed.own.outline.end, Some(screen.spot("C2")));
    let other = weighed.other.as_ref().expect("there are other plans");
    assert!(other.chance > weighed.own.chance, "{weighed:?}");
    assert!(weighed.compared.contains("worse than the best plan"), "{weighed:?}");
    assert!(weighed.reply.starts_with("The reply, in C2: ") && weighed.reply.contains("fire from D2"), "{weighed:?}");
    assert!(screen.orders().is_empty(), "nothing is ordered by it");
    assert_eq!(*screen.get::<Selection>(), selection, "what is prepared stays prepared");
    assert!(screen.log().contains("asked what the computer would do"), "{}", screen.log());
    // The one that is pointed at is shown on the map: the other one is the second.
    screen.send(ForPlayers::Point(Some(1)));
    screen.update();
    assert_eq!(screen.get::<Ghost>().outline.as_ref(), other.next.as_ref().or(Some(&other.outline)));
    // After an order nobody has asked.
    screen.order(Command::Pass);
    screen.update();
    assert_eq!(screen.get::<Computers>().counsel(screen.battle()), Counsel::Nothing);
}

#[test]
fn who_only_says_who_may_act_is_told_what_would_be_done_next_and_the_map_shows_that() {
    let mut screen = screen();
    screen.update();
    let activate = Command::Activate { at: "A2".parse().expect("a place"), widen: Widen::No, leader: None };
    screen.app.world_mut().resource_mut::<Prepared>().orders = vec![activate];
    screen.send(ForPlayers::WhyNot);
    let weighed = weighed(&mut screen);
    let next = weighed.own.next.clone().expect("they would do something");
    assert_ne!(next, weighed.own.outline);
    screen.send(ForPlayers::Point(Some(0)));
    screen.update();
    assert_eq!(screen.get::<Ghost>().outline, Some(next));
}

#[test]
fn all_plans_are_asked_for_again_and_nothing_is_asked_without_a_plan() {
    let mut screen = screen();
    screen.send(ForPlayers::WhyNot);
    screen.update();
    assert_eq!(screen.get::<Computers>().counsel(screen.battle()), Counsel::Nothing);
    screen.click("A2");
    screen.press("Fire");
    screen.click("D2");
    screen.send(ForPlayers::WhyNot);
    let fire = weighed(&mut screen);
    assert!(fire.own.reason.contains('%'), "the exact odds: {fire:?}");
    screen.send(ForPlayers::Advise);
    for _ in 0..4000 {
        screen.update();
        if let Counsel::Given(advice) = screen.get::<Computers>().counsel(screen.battle()) {
            assert!(advice.plans.len() > 1);
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("waited in vain");
}

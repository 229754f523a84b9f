//! Computer players at the desk: asked, heard, locked out, taken back.

use super::*;
use crate::battle::{Chances, Computers, Counsel, Decided};
use crate::model::{GiveOrder, OrderRefused, Sentence, Undo};
use crate::rig::{GERMANS, Screen, US};
use crate::{Actions, Battle};
use desk::players::ShowChances;
use lock_n_load::Command;
use lock_n_load::testing::OPERATIONS_FIRST;
use opponent::{Level, Opponent, Seat, Temper};
use std::time::Duration;
use table::Side;
use table_view::ViewSettings;

const RECRUIT: Opponent = Opponent::Thinks(Level::Recruit, Temper::Even);

/// A battle in which these play.
fn with(players: [Option<Opponent>; 2]) -> Screen {
    let dice: Vec<u8> = (0..600).map(|n| (n * 5 % 6) + 1).map(|die: u32| die as u8).collect();
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &dice);
    screen.app.world_mut().resource_mut::<ViewSettings>().speed = 0.0;
    screen.app.world_mut().resource_mut::<Battle>().seat(Seat::pair(players, 3));
    screen.update();
    screen
}

fn until(screen: &mut Screen, done: impl Fn(&Screen) -> bool) {
    for _ in 0..4000 {
        screen.update();
        if done(screen) {
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("waited in vain: {}", screen.get::<Sentence>().text);
}

fn here(screen: &Screen) -> (u64, u64) {
    screen.battle().now()
}

#[test]
fn a_computer_player_answers_and_people_go_on() {
    let mut screen = with([None, Some(RECRUIT)]);
    screen.app.add_plugins(ComputersPlugin);
    screen.press("Pass");
    assert!(screen.get::<Sentence>().text.contains("(Recruit)"), "{}", screen.get::<Sentence>().text);
    assert!(screen.get::<Actions>().0.iter().all(|action| action.name == "Undo"), "no button is for somebody else");
    until(&mut screen, |screen| screen.battle().person_decides() || screen.battle().to_act().is_none());
    let entries = &screen.battle().entries();
    let sides: Vec<Side> = entries.iter().filter_map(|entry| entry.order.as_ref()).map(|order| order.side).collect();
    assert_eq!(sides[0], Side::First);
    assert!(sides.len() > 1 && sides[1..].iter().all(|side| *side == Side::Second), "{sides:?}");
}

#[test]
fn two_computer_players_play_to_the_end() {
    let mut screen = with([Some(RECRUIT), Some(Opponent::Greedy)]);
    screen.app.add_plugins(ComputersPlugin);
    until(&mut screen, |screen| screen.battle().to_act().is_none());
    assert!(screen.orders().len() > 6);
    assert!(!screen.battle().can_undo(), "nobody at the screen has ordered anything");
}

#[test]
fn nobody_orders_for_a_computer_player_and_what_he_decides_for_another_position_is_thrown_away() {
    let mut screen = with([None, Some(RECRUIT)]);
    let before = here(&screen);
    screen.send(Decided { at: (before.0, before.1 + 1), command: Command::Pass, fell_back: false });
    assert!(screen.orders().is_empty(), "another position");
    screen.press("Pass");
    screen.send(GiveOrder(Command::Pass));
    assert_eq!(screen.orders(), [Command::Pass], "it is not the person's turn");
    assert!(!screen.app.world().resource::<Messages<OrderRefused>>().is_empty());
    screen.send(Decided { at: before, command: Command::Pass, fell_back: false });
    assert_eq!(screen.orders().len(), 1, "the position before");
    let at = here(&screen);
    screen.send(Decided { at, command: Command::Pass, fell_back: false });
    assert_eq!(screen.orders().len(), 2);
}

#[test]
fn who_did_not_know_what_to_do_says_so_in_the_log() {
    let mut screen = with([None, Some(RECRUIT)]);
    screen.press("Pass");
    let at = here(&screen);
    screen.send(Decided { at, command: Command::Pass, fell_back: true });
    assert_eq!(screen.battle().asides().fallbacks, [(2, Side::Second)]);
    assert!(screen.log().contains("came to nothing, and did what came to mind"), "{}", screen.log());
}

#[test]
fn undo_does_not_take_back_what_the_computer_has_decided_since() {
    let mut screen = with([None, Some(RECRUIT)]);
    screen.press("Pass");
    assert!(screen.battle().can_undo(), "he has decided nothing yet");
    let at = here(&screen);
    screen.send(Decided { at, command: Command::Pass, fell_back: false });
    assert_eq!(screen.battle().to_act(), Some(Side::First));
    assert!(!screen.battle().can_undo());
    let orders = screen.orders().len();
    screen.send(Undo);
    assert_eq!(screen.orders().len(), orders);
}

#[test]
fn other_players_take_over_in_the_middle() {
    let mut screen = with([None, None]);
    screen.app.add_plugins(ComputersPlugin);
    screen.press("Pass");
    assert!(screen.battle().person_decides());
    screen.send(ForPlayers::Seat(Seat::pair([None, Some(RECRUIT)], 1)));
    until(&mut screen, |screen| screen.orders().len() > 1);
    screen.send(ForPlayers::Seat([Seat::Person; 2]));
    assert!(screen.battle().person_decides());
}

#[test]
fn a_person_is_told_what_the_computer_would_do_and_the_log_says_so() {
    let mut screen = with([None, None]);
    screen.app.add_plugins(ComputersPlugin);
    screen.send(ForPlayers::Advise);
    let counsel = |screen: &Screen| screen.get::<Computers>().counsel(screen.battle());
    until(&mut screen, |screen| matches!(counsel(screen), Counsel::Given(_)));
    let Counsel::Given(advice) = counsel(&screen) else { panic!("it has been waited for") };
    assert_eq!((advice.side, advice.plans.len()), (Side::First, 3), "{advice:?}");
    assert!(advice.plans.iter().all(|plan| (0.0..=1.0).contains(&plan.chance) && plan.error >= 0.0));
    let fire = advice.plans.iter().find(|plan| plan.outline.deed.to_string().starts_with("fire"));
    assert!(fire.is_none_or(|fire| fire.reason.contains('%')), "{fire:?}");
    assert!(screen.log().contains("asked what the computer would do"), "{}", screen.log());
    assert!(screen.orders().is_empty(), "nothing is ordered by it");
    // The one that is pointed at is shown on the map; of another position none is.
    screen.send(ForPlayers::Point(Some(0)));
    screen.update();
    let best = &advice.plans[0];
    assert_eq!(screen.get::<Ghost>().outline.as_ref(), best.next.as_ref().or(Some(&best.outline)));
    screen.press("Pass");
    screen.update();
    assert_eq!(screen.get::<Ghost>().outline, None);
    assert_eq!(counsel(&screen), Counsel::Nothing);
}

#[test]
fn the_chance_to_win_follows_the_journal_unless_two_people_play() {
    let mut screen = with([None, None]);
    screen.app.add_plugins(ComputersPlugin);
    screen.press("Pass");
    assert!(screen.get::<Chances>().after().is_empty(), "two people");
    screen.send(ForPlayers::Seat(Seat::pair([None, Some(RECRUIT)], 1)));
    until(&mut screen, |screen| screen.battle().person_decides() || screen.battle().to_act().is_none());
    let chances = |screen: &Screen| screen.get::<Chances>().after().to_vec();
    until(&mut screen, |screen| chances(screen).iter().all(Option::is_some));
    let after = chances(&screen);
    assert_eq!(after.len(), screen.battle().entries().len(), "what came before was looked up");
    assert!(after.iter().flatten().all(|chance| (0.0..=1.0).contains(chance)));
    screen.app.insert_resource(ShowChances::Never);
    screen.update();
    assert!(chances(&screen).is_empty());
}

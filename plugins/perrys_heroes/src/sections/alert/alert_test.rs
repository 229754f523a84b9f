//! Alert: who goes on it, when the other side is asked, and who fires by himself.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::{Moving, Window};
use crate::files::values::{Answer, Gait, Health, Left, Morale};
use crate::testing::{Bench, Play, cm, id};
use measured_table::Trail;
use measured_table::ways::Way;
use table::{Side, difference};

/// A German on alert so far from an American whose card lies on the table, and what else is true of both.
fn watched(gap: f64, us: &str, ge: &str) -> Bench {
    let y = 100.0 - gap - 2.5;
    Bench::new().position(&format!(
        "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), located: true, knows: [\"ge-02\"], {us}),
            (id: \"ge-02\", at: (90, {y}), located: true, alert: true, knows: [\"us-02\"], {ge})]"
    ))
}

const FIRE: &str = "Fire(unit: \"us-02\", at: \"ge-02\")";
const SHOT: &str = "AlertShot(unit: \"ge-02\", at: \"us-02\")";

fn shots(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Fired(_))).count()
}

fn own(us: &str) -> Bench {
    Bench::new().position(&format!("active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 100), {us})]"))
}

#[test]
fn ph_7_14_01_who_has_done_nothing_in_this_turn() {
    let mut play = own("").game(&[]);
    play.order(Side::First, "Alert(unit: \"us-02\")");
    assert!(play.figure("us-02").alert);
    assert_eq!(own("used: 1,").game(&[]).refused(Side::First, "Alert(unit: \"us-02\")"), "PH-7.14-01");
    assert_eq!(crewed("used: 1,").game(&[]).refused(Side::First, "Alert(unit: \"us-02\")"), "PH-7.14-01");
    assert_eq!(own("morale: Demoralised,").game(&[]).refused(Side::First, "Alert(unit: \"us-02\")"), "PH-4.5-09");
}

/// A gunner with his assistant, of whom this is true.
fn crewed(assistant: &str) -> Bench {
    let team = "(name: \"Team\", men: [(name: \"Leader\", grade: Nco), (name: \"Gunner\", support: \"bar\"),
        (name: \"Assistant\", assists: true)])";
    Bench::new().teams(Side::First, team).position(&format!(
        "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 100)), (id: \"us-03\", at: (92.5, 100), {assistant})]"
    ))
}

#[test]
fn ph_7_14_02_it_costs_4_and_4_more_for_the_assistant() {
    let mut play = own("").game(&[]);
    play.order(Side::First, "Alert(unit: \"us-02\")");
    assert_eq!(play.figure("us-02").used, 4);
    let mut play = crewed("").game(&[]);
    play.order(Side::First, "Alert(unit: \"us-02\")");
    assert_eq!([play.figure("us-02").used, play.figure("us-03").used], [4, 4]);
    assert_eq!([play.figure("us-02").alert, play.figure("us-03").alert], [true, false], "one weapon, one shot");
    let poor = own("points: 3,").scenario("points: Individual");
    assert_eq!(poor.game(&[]).refused(Side::First, "Alert(unit: \"us-02\")"), "PH-6.1-04");
}

#[test]
fn ph_7_14_04_and_ph_r_42_one_shot_for_nothing_in_the_enemys_activation() {
    let mut play = watched(45.0, "", "answer: Ask,").game(&[1, 9, 1]);
    assert_eq!(play.refused(Side::Second, SHOT), "PH-5.2-02", "nothing has happened yet");
    play.order(Side::First, FIRE);
    assert_eq!(play.0.to_act(), Some(Side::Second));
    assert_eq!(play.refused(Side::Second, "Finish"), "PH-H-40");
    assert_eq!(
        play.offers(Side::Second),
        [Command::AlertShot { unit: id("ge-02"), at: id("us-02"), burst: false, gun: None }, Command::Wait]
    );
    let events = play.order(Side::Second, SHOT);
    assert_eq!(shots(&events), 1);
    let watcher = play.figure("ge-02");
    assert!(!watcher.alert && watcher.used == 0 && !watcher.acted);
    assert_eq!(play.figure("us-02").health, Health::Wounded);
    assert_eq!(play.0.to_act(), Some(Side::First), "and the card goes on");
}

#[test]
fn ph_7_14_05_and_ph_r_42_when_the_marker_goes() {
    // With any action, when the own card is turned over, and when he is Demoralised or Dead.
    let mut play = watched(45.0, "alert: true,", "answer: Hold,").game(&[]);
    play.order(Side::First, "Finish");
    assert!(play.figure("us-02").alert, "it outlasts the end of an activation (PH-R-42)");
    let mut play = watched(45.0, "", "answer: Hold, morale: Pinned, posture: Prone,").game(&[10, 1]);
    play.order(Side::First, FIRE);
    assert!(play.figure("ge-02").alert, "a wound does not end it");
    let mut play = watched(45.0, "", "answer: Hold,").game(&[10, 4]);
    play.order(Side::First, FIRE);
    assert!(!play.figure("ge-02").alert);
    let mut play = watched(45.0, "alert: true,", "answer: Hold,").game(&[1]);
    play.order(Side::First, FIRE);
    assert!(!play.figure("us-02").alert);
    let mut play = watched(45.0, "", "answer: Hold,").game(&[]);
    play.order(Side::First, "Finish");
    assert!(!play.figure("ge-02").alert, "his own card lies on the table");
}

#[test]
fn ph_7_14_05_who_is_demoralised_fires_no_more() {
    let mut play = watched(45.0, "", "answer: AtOnce, morale: Demoralised, posture: Prone,").game(&[1]);
    assert_eq!(shots(&play.order(Side::First, FIRE)), 1, "only the American's");
}

#[test]
fn ph_h_40_a_window_opens_after_an_action_and_shots_come_one_by_one() {
    let two = "active: (side: First, team: 0), figures: [
        (id: \"us-02\", at: (90, 100), located: true, knows: [\"ge-02\"]),
        (id: \"ge-02\", at: (90, 52.5), located: true, alert: true, answer: Ask, knows: [\"us-02\"]),
        (id: \"ge-03\", at: (95, 52.5), alert: true, answer: Ask, knows: [\"us-02\"])]";
    let mut play = Bench::new().position(two).game(&[1, 1, 1]);
    play.order(Side::First, FIRE);
    assert_eq!(play.offers(Side::Second).len(), 3);
    play.order(Side::Second, "AlertShot(unit: \"ge-03\", at: \"us-02\")");
    assert_eq!(play.0.to_act(), Some(Side::Second), "the other may fire too");
    play.order(Side::Second, "Wait");
    assert_eq!(play.0.to_act(), Some(Side::First));
    assert!(play.figure("ge-02").alert);
}

#[test]
fn ph_d_16_who_is_to_fire_at_once_or_to_hold_is_not_asked() {
    let mut play = watched(70.0, "", "answer: AtOnce,").game(&[1, 1]);
    assert_eq!(shots(&play.order(Side::First, FIRE)), 2);
    assert_eq!(play.0.to_act(), Some(Side::First));
    let mut play = watched(45.0, "", "answer: Hold,").game(&[1]);
    assert_eq!(shots(&play.order(Side::First, FIRE)), 1);
    // At his best: a rifle is as good as it gets at less than 30 cm, and waits at 70.
    for (gap, fires) in [(20.0, 2), (70.0, 1)] {
        let mut play = watched(gap, "", "").game(&[1, 1]);
        assert_eq!(shots(&play.order(Side::First, FIRE)), fires, "{gap}");
    }
}

#[test]
fn ph_d_16_a_standing_answer_is_free_and_given_on_the_own_card() {
    let mut play = own("alert: true,").game(&[]);
    assert!(play.offers(Side::First).contains(&Command::Standing { unit: id("us-02"), answer: Answer::Ask }));
    play.order(Side::First, "Standing(unit: \"us-02\", answer: Ask)");
    let figure = play.figure("us-02");
    assert_eq!((figure.answer, figure.alert, figure.used), (Answer::Ask, true, 0));
}

#[test]
fn somebody_concealed_makes_nobody_wait() {
    let bench = |answer: &str| {
        Bench::new().position(&format!(
            "active: (side: First, team: 0), figures: [
                (id: \"us-02\", at: (90, 100), located: true), (id: \"us-03\", at: (80, 100)),
                (id: \"ge-02\", at: (90, 52.5), concealed: true, alert: true, answer: {answer}, knows: [\"us-02\"])]"
        ))
    };
    let alert = "Alert(unit: \"us-02\")";
    let mut play = bench("Ask").game(&[]);
    play.order(Side::First, alert);
    assert_eq!(play.0.to_act(), Some(Side::First));
    let mut play = bench("AtOnce").game(&[1]);
    assert_eq!(shots(&play.order(Side::First, alert)), 1);
}

/// A German on alert, of whom the American is not located yet, in a suit.
fn unseen(us: &str) -> Bench {
    let men = "(name: \"Team\", men: [(name: \"Leader\", grade: Nco), (name: \"Man\", weapon: \"m1_garand\", clothing: Suit)])";
    Bench::new().teams(Side::First, men).position(&format!(
        "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), {us}),
            (id: \"ge-02\", at: (90, 52.5), alert: true, answer: Ask)]"
    ))
}

#[test]
fn ph_r_66_one_attempt_to_locate_at_the_moment_of_the_shot() {
    let alert = "Alert(unit: \"us-02\")";
    // A suit is level 2: a 6 finds, a 5 does not.
    let mut play = unseen("").game(&[6, 10, 1]);
    play.order(Side::First, alert);
    assert_eq!(play.0.to_act(), Some(Side::Second));
    assert_eq!(shots(&play.order(Side::Second, SHOT)), 1);
    assert!(play.figure("us-02").located && !play.figure("ge-02").alert);
    let mut play = unseen("").game(&[5]);
    play.order(Side::First, alert);
    assert_eq!(shots(&play.order(Side::Second, SHOT)), 0);
    let watcher = play.figure("ge-02");
    assert!(watcher.alert && watcher.tried, "the shot was not taken");
    assert_eq!(play.0.to_act(), Some(Side::First), "and he does not try again");
    assert_eq!(play.figure("us-02").morale, Morale::Operational);
    // Further than one sees nobody is located.
    let mut play = unseen("").scenario("weather: Fog").game(&[]);
    play.order(Side::First, alert);
    assert_eq!(play.0.to_act(), Some(Side::First));
}

/// A walk from (90, 100) straight north, so far.
fn walk(play: &Play, gait: Gait, cm_north: f64, done: u16) -> Option<u16> {
    let way = vec![cm(90.0, 100.0), cm(90.0, 100.0 - cm_north)];
    let trail = Trail::cut(&[Way { points: way.clone() }]);
    let moving = Moving { done, ..moving(gait, way) };
    super::beats(&play.0.table(), &super::Course::of_move(&play.0.table(), &moving, &trail), &[])
}

fn moving(gait: Gait, way: Vec<measured_table::Point>) -> Moving {
    let (last, leaves, most) = (10, Left::No, 1000);
    Moving { unit: id("us-02"), side: Side::First, gait, way, last, leaves, most, beat: 0, done: 0, flees: false }
}

#[test]
fn ph_h_40_along_a_way_one_is_asked_where_something_changes() {
    // From 33 cm to less than 30: asked at the first beat, and where the band changes.
    let play = watched(33.0, "", "answer: Ask,").game(&[]);
    assert_eq!(walk(&play, Gait::Walk, 10.0, 0), Some(1));
    assert_eq!(walk(&play, Gait::Walk, 10.0, 1), Some(4));
    assert_eq!(walk(&play, Gait::Walk, 10.0, 4), None);
    let at_once = watched(33.0, "", "answer: AtOnce,").game(&[]);
    assert_eq!(walk(&at_once, Gait::Walk, 10.0, 0), Some(1));
    assert_eq!(walk(&watched(33.0, "", "answer: Hold,").game(&[]), Gait::Walk, 10.0, 0), None);
}

#[test]
fn ph_d_16_at_his_best_he_waits_for_the_best_band_or_until_the_other_goes_away() {
    // A carbine-like rifle hits on 3 at short range and on 4 at medium.
    assert_eq!(walk(&watched(33.0, "", "").game(&[]), Gait::Walk, 10.0, 0), Some(4));
    // Long range all the way: he waits for better.
    assert_eq!(walk(&watched(75.0, "", "").game(&[]), Gait::Walk, 10.0, 0), None);
    // Behind a wood he is gone: he fires before.
    let wood = "(kind: \"wood\", shape: Area([(60, 60), (86, 60), (86, 80), (60, 80)]))";
    let west = |bench: Bench| {
        let play = bench.pieces(wood).game(&[]);
        let way = vec![cm(90.0, 100.0), cm(80.0, 100.0)];
        let trail = Trail::cut(&[Way { points: way.clone() }]);
        super::beats(&play.0.table(), &super::Course::of_move(&play.0.table(), &moving(Gait::Walk, way), &trail), &[])
    };
    assert_eq!(west(watched(75.0, "", "")), Some(1));
}

#[test]
fn nobody_knows_of_a_window_that_does_not_open() {
    let mut play = watched(45.0, "", "answer: Hold,").game(&[1]);
    let events = play.order(Side::First, FIRE);
    assert!(!events.iter().any(|event| matches!(event, Event::Pushed(_))));
    assert!(play.0.table().flow.stack.innermost::<Window>().is_none());
}

#[test]
fn ph_h_40_a_walker_who_is_hit_falls_where_the_band_was_best() {
    let mut play = watched(33.0, "", "").game(&[9, 1]);
    let events = play.order(Side::First, "Move(unit: \"us-02\", gait: Walk, way: [(x: 9000, y: 9000)])");
    assert_eq!(shots(&events), 1);
    let walker = play.figure("us-02");
    assert_eq!((walker.health, walker.at), (Health::Wounded, Some(cm(90.0, 96.0))), "at less than 30 cm");
    assert_eq!(play.0.to_act(), Some(Side::First));
}

#[test]
fn ph_h_40_who_is_missed_goes_on_to_the_end_of_his_way() {
    let mut play = watched(33.0, "", "answer: Ask,").game(&[1]);
    let walk = "Move(unit: \"us-02\", gait: Walk, way: [(x: 9000, y: 9000)])";
    play.order(Side::First, walk);
    assert_eq!((play.0.to_act(), play.figure("us-02").at), (Some(Side::Second), Some(cm(90.0, 99.0))));
    play.order(Side::Second, "Wait");
    assert_eq!((play.0.to_act(), play.figure("us-02").at), (Some(Side::Second), Some(cm(90.0, 96.0))));
    play.order(Side::Second, SHOT);
    assert_eq!((play.0.to_act(), play.figure("us-02").at), (Some(Side::First), Some(cm(90.0, 90.0))));
}

#[test]
fn nobody_is_asked_about_somebody_whom_he_does_not_see() {
    // An American is concealed before the German, or behind a wood.
    let wood = "(kind: \"wood\", shape: Area([(60, 70), (120, 70), (120, 80), (60, 80)]))";
    let game = |pieces: &str| {
        let mut play = Bench::new()
            .pieces(pieces)
            .position(
                "active: (side: First, team: 0), figures: [
                (id: \"us-02\", at: (90, 100), concealed: true, posture: Crouched),
                (id: \"ge-02\", at: (90, 52.5), alert: true, answer: Ask)]",
            )
            .game(&[]);
        play.order(Side::First, "Alert(unit: \"us-02\")");
        play.0.to_act()
    };
    assert_eq!([game(""), game(wood)], [Some(Side::First); 2]);
}

#[test]
fn a_standing_answer_tells_the_enemy_nothing() {
    let game = |answer: &str| {
        let mut play = watched(70.0, "", &format!("answer: {answer},")).game(&[1]);
        play.order(Side::First, FIRE);
        play
    };
    let (hold, best) = (game("Hold"), game("AtBest"));
    assert_eq!(difference(&hold.0, &best.0, Side::First, &[]), None);
}

#[test]
fn ph_h_40_a_preview_of_a_way_says_where_each_enemy_on_alert_comes_in_as_the_move_finds_it() {
    let wood = "(kind: \"wood\", shape: Area([(80, 75), (92, 75), (92, 80), (80, 80)])),";
    let way = [cm(90.0, 100.0), cm(99.0, 100.0)];
    for located in [true, false] {
        let mut play = Bench::new()
            .pieces(wood)
            .position(&format!(
                "active: (side: First, team: 0), figures: [
                    (id: \"us-02\", at: (90, 100), located: true),
                    (id: \"ge-02\", at: (90, 60), located: {located}, alert: true, answer: Ask, knows: [\"us-02\"])]"
            ))
            .game(&[]);
        let mover = play.figure("us-02");
        let comes_in = play.0.seen_by(Side::First, |seen| super::along(seen, &mover, Gait::Walk, &way));
        play.order(Side::First, "Move(unit: \"us-02\", gait: Walk, way: [(x: 9900, y: 10000)])");
        assert_eq!(play.0.to_act(), Some(Side::Second), "he is asked on the way");
        let stops = play.figure("us-02").at.expect("he stands there");
        assert!(stops.x > 9000 && stops.x < 9900, "not at once: {stops:?}");
        assert_eq!(comes_in, [(id("ge-02"), stops)], "located: {located}");
    }
}

#[test]
fn ph_h_40_at_the_end_of_a_move_one_is_asked_too() {
    let mut play = watched(45.0, "", "answer: Ask,").game(&[]);
    play.order(Side::First, "Move(unit: \"us-02\", gait: Walk, way: [(x: 9000, y: 9500)])");
    assert_eq!(play.figure("us-02").at, Some(cm(90.0, 99.0)));
    play.order(Side::Second, "Wait");
    assert_eq!((play.0.to_act(), play.figure("us-02").at), (Some(Side::Second), Some(cm(90.0, 95.0))));
    play.order(Side::Second, "Wait");
    assert_eq!(play.0.to_act(), Some(Side::First));
}

/// Two Germans whose card lies on the table; an American on alert who is to fire at once sees the second and not the first.
fn half_seen(orders: &str) -> usize {
    let wall = "(kind: \"wood\", shape: Area([(20, 60), (50, 60), (50, 70), (20, 70)]))";
    let mut play = Bench::new()
        .pieces(wall)
        .position(
            "active: (side: Second, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), alert: true, answer: AtOnce, knows: [\"ge-02\", \"ge-03\"]),
            (id: \"ge-02\", at: (25, 50), located: true), (id: \"ge-03\", at: (90, 70), located: true)]",
        )
        .game(&[1, 2, 1, 1, 1, 1]);
    shots(&play.order(Side::Second, &format!("Suppress(units: [{orders}], at: (x: 9000, y: 3000))")))
}

#[test]
fn ph_h_40_of_those_who_act_together_each_counts() {
    assert_eq!(half_seen("\"ge-02\", \"ge-03\""), half_seen("\"ge-03\", \"ge-02\""), "whoever is named first");
    assert!(half_seen("\"ge-02\", \"ge-03\"") > 0);
}

#[test]
fn ph_2_01_a_window_names_nobody_who_is_hidden() {
    let asked = |ge: &str| {
        let mut play = Bench::new()
            .position(&format!(
                "active: (side: Second, team: 0), figures: [
                (id: \"us-02\", at: (90, 100), alert: true, answer: Ask, knows: [\"ge-03\"]),
                (id: \"ge-02\", at: (30, 40), {ge}), (id: \"ge-03\", at: (90, 70), located: true)]"
            ))
            .game(&[]);
        play.order(Side::Second, "Posture(unit: \"ge-02\", to: Crouched)");
        play.0.seen_by(Side::First, |seen| seen.flow.stack.innermost::<Window>().cloned())
    };
    assert_eq!(asked("located: true").map(|window| window.at), Some(vec![id("ge-02")]));
    assert_eq!(asked("").map(|window| window.at), Some(vec![]), "that a counter does something is not seen");
    assert_eq!(asked("concealed: true"), None, "nobody knows that he is there");
}

#[test]
fn ph_7_14_05_alert_of_a_crew_ends_with_what_its_assistant_does() {
    let mut play = crewed("").game(&[]);
    play.order(Side::First, "Alert(unit: \"us-02\")");
    assert!(play.figure("us-02").alert);
    play.order(Side::First, "Posture(unit: \"us-03\", to: Crouched)");
    assert!(!play.figure("us-02").alert);
}

#[test]
fn ph_7_14_02_who_has_but_his_pistol_pays_for_nobody_else() {
    let team = "(name: \"Team\", men: [(name: \"Gunner\", grade: Nco, support: \"bar\", pistol: \"colt_m1911a1\"),
        (name: \"Assistant\", assists: true)])";
    let mut play = Bench::new()
        .teams(Side::First, team)
        .position("active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (130, 100))]")
        .game(&[]);
    play.order(Side::First, "Posture(unit: \"us-02\", to: Crouched)");
    play.order(Side::First, "Alert(unit: \"us-01\")");
    assert_eq!([play.figure("us-01").used, play.figure("us-02").used], [4, 1]);
}

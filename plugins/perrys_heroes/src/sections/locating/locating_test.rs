//! Attempts to locate, and who knows.

use super::rules::{AMBUSH, CLOTHING};
use super::{attempt, has_optics, is_target, lost};
use crate::facts::figures::Is;
use crate::facts::rolls::Rolled;
use crate::testing::{Bench, Play, id};
use crate::{Command, Event};
use table::{DiceCup, Side};

const LOCATE: &str = "Locate(unit: \"us-01\", at: \"ge-01\")";
const WITH_OPTICS: &str = "Locate(unit: \"us-01\", at: \"ge-01\", optics: true)";

fn bench(figures: &str) -> Bench {
    Bench::new().position(&format!("active: (side: First, team: 0), figures: [{figures}]"))
}

/// Two men so far apart, from base to base.
fn apart(distance: f64) -> String {
    format!("(id: \"us-01\", at: (3, 60)), (id: \"ge-01\", at: ({:.2}, 60))", 5.5 + distance)
}

/// The leader of the first side has binoculars.
fn with_binoculars(bench: Bench) -> Bench {
    bench.teams(Side::First, "(name: \"Team\", men: [(name: \"A\", grade: Nco, binoculars: true), (name: \"B\")])")
}

fn rolled(events: &[Event]) -> Option<&Rolled> {
    events.iter().find_map(|event| if let Event::Rolled(rolled) = event { Some(rolled) } else { None })
}

fn knows(play: &Play, who: &str, whom: &str) -> bool {
    let no = play.0.table().no(id(whom)).expect("a figure");
    play.figure(who).knows.has(no)
}

#[test]
fn ph_7_13_01_how_far_one_sees_by_eye_and_with_optics() {
    let rows = [
        ("Day", "Clear", 80, 160),
        ("Day", "Rain", 50, 80),
        ("Day", "Fog", 40, 40),
        ("Dusk", "Clear", 60, 120),
        ("Dusk", "Rain", 30, 60),
        ("Dusk", "Fog", 20, 20),
        ("Night", "Clear", 20, 40),
        ("Night", "Rain", 15, 30),
        ("Night", "Fog", 10, 10),
    ];
    for (hour, weather, eye, optics) in rows {
        for (order, sees) in [(LOCATE, eye), (WITH_OPTICS, optics)] {
            let at = |more: f64| {
                let bench = with_binoculars(bench(&apart(f64::from(sees) + more)));
                bench.scenario(&format!("hour: {hour}, weather: {weather}")).game(&[])
            };
            assert_eq!(at(0.01).refused(Side::First, order), "PH-7.13-01", "{hour} {weather}");
            let mut play = at(0.0);
            play.order(Side::First, order);
            assert!(play.figure("ge-01").located, "{hour} {weather}");
        }
    }
}

#[test]
fn ph_r_27_how_far_optics_see_stands_in_the_table() {
    let at = |distance: f64| with_binoculars(bench(&apart(distance))).scenario("weather: Rain").game(&[]);
    assert_eq!(at(81.0).refused(Side::First, WITH_OPTICS), "PH-7.13-01", "80, not twice 50");
    at(80.0).order(Side::First, WITH_OPTICS);
}

#[test]
fn ph_7_13_08_an_attempt_costs_two_by_eye_and_four_with_optics() {
    for (order, cost) in [(LOCATE, 2), (WITH_OPTICS, 4)] {
        let mut play = with_binoculars(bench(&apart(50.0))).game(&[]);
        play.order(Side::First, order);
        assert_eq!(play.figure("us-01").used, cost);
    }
    let tired = bench("(id: \"us-01\", at: (90, 100), used: 5), (id: \"ge-01\", at: (90, 60))").game(&[]);
    assert_eq!(tired.refused(Side::First, LOCATE), "PH-6.1-05");
}

#[test]
fn ph_7_13_09_without_camouflage_no_die_is_rolled_but_a_clear_line_is_needed() {
    let mut play = bench(&apart(50.0)).game(&[]);
    let events = play.order(Side::First, LOCATE);
    assert_eq!(rolled(&events), None);
    assert!(play.figure("ge-01").located);
    let wood = "(kind: \"wood\", shape: Area([(20, 50), (40, 50), (40, 70), (20, 70)]))";
    let play = bench(&apart(50.0)).pieces(wood).game(&[]);
    assert_eq!(play.refused(Side::First, LOCATE), "PH-7.13-09");
}

#[test]
fn ph_7_13_10_the_level_is_taken_from_the_die() {
    let figures = "(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), posture: Crouched)";
    let mut play = bench(figures).game(&[4]);
    let events = play.order(Side::First, LOCATE);
    let found = rolled(&events).expect("a die");
    assert_eq!((found.die, found.needed, found.passed), (4, 4, false));
    assert_eq!(found.lines, [], "how well hidden he is nobody tells");
    assert!(!play.figure("ge-01").located);
    assert_eq!(play.figure("us-01").used, 2, "paid all the same");
    let events = bench(figures).game(&[5]).order(Side::First, LOCATE);
    let lines = &rolled(&events).expect("a die").lines;
    assert_eq!(lines.iter().map(|line| (line.rule, line.value)).collect::<Vec<_>>(), [(AMBUSH, -1)]);
}

#[test]
fn ph_7_13_11_more_than_three_locates() {
    let figures = "(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), posture: Crouched)";
    for (die, located) in [(1, false), (4, false), (5, true), (6, true)] {
        let mut play = bench(figures).game(&[die]);
        play.order(Side::First, LOCATE);
        assert_eq!((play.figure("ge-01").located, knows(&play, "us-01", "ge-01")), (located, located), "{die}");
    }
}

/// A game against a crouched man in a suit, with this die.
fn against_a_suit(die: u8, foliage: bool) -> (Play, Vec<Event>) {
    let mut play = bench("(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), posture: Crouched)")
        .pieces("(kind: \"scrub\", shape: Area([(80, 50), (100, 50), (100, 70), (80, 70)]))")
        .teams(
            Side::Second,
            &format!("(name: \"Team\", men: [(name: \"A\", grade: Nco, clothing: Suit, foliage: {foliage})])"),
        )
        .game(&[die]);
    let events = play.order(Side::First, LOCATE);
    (play, events)
}

#[test]
fn ph_w_16_a_crouched_man_in_a_camouflaged_suit() {
    assert!(!against_a_suit(5, false).0.figure("ge-01").located, "5 - 3 = 2");
    let (play, events) = against_a_suit(6, false);
    let lines: Vec<_> = rolled(&events).expect("a die").lines.iter().map(|line| (line.rule, line.value)).collect();
    assert_eq!(lines, [(AMBUSH, -1), (CLOTHING, -2)], "level 3");
    assert!(play.figure("ge-01").located);
}

#[test]
fn ph_h_39_a_natural_six_always_locates() {
    assert!(against_a_suit(6, true).0.figure("ge-01").located, "level 5");
    assert!(!against_a_suit(5, true).0.figure("ge-01").located);
}

#[test]
fn ph_7_13_12_the_counter_becomes_a_figure() {
    let mut play = bench("(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), health: Wounded)").game(&[]);
    let who = |play: &Play| {
        play.0.seen_by(Side::First, |seen| seen.figure(id("ge-01")).map(|figure| (figure.who, figure.health)))
    };
    let hidden = who(&play).expect("a counter");
    assert_eq!((hidden.0, hidden.1), (None, crate::values::Health::Fit));
    let events = play.order(Side::First, LOCATE);
    let located = events.iter().position(|event| matches!(event, Event::Is(_, Is::Located(true)))).expect("located");
    let shown = events.iter().position(|event| matches!(event, Event::Is(_, Is::Who(Some(_))))).expect("who he is");
    assert!(located < shown);
    assert_eq!(who(&play), Some((play.figure("ge-01").who, crate::values::Health::Wounded)));
}

const CHAIN: &str =
    "(id: \"us-01\", at: (20, 100)), (id: \"us-02\", at: (32.49, 100)), (id: \"us-03\", at: (44.9, 100)),
    (id: \"us-04\", at: (57.4, 100)), (id: \"us-05\", at: (20, 87.5)), (id: \"ge-01\", at: (20, 60))";

#[test]
fn ph_7_13_13_word_passes_by_itself_from_man_to_man() {
    let mut play = bench(CHAIN).game(&[]);
    play.order(Side::First, LOCATE);
    let who: Vec<&str> =
        ["us-01", "us-02", "us-03", "us-04", "us-05"].into_iter().filter(|who| knows(&play, who, "ge-01")).collect();
    assert_eq!(who, ["us-01", "us-02", "us-03"], "less than 10 cm, each time");
    let wall = "(kind: \"low_wall\", shape: Line(along: [(26, 90), (26, 110)], thickness: 0.6))";
    let mut play = bench(CHAIN).pieces(wall).game(&[]);
    play.order(Side::First, LOCATE);
    assert!(!knows(&play, "us-02", "ge-01") && !knows(&play, "us-03", "ge-01"), "in uncut line of sight");
}

#[test]
fn ph_7_13_13_the_spotter_tells_his_team_and_they_tell_any_man() {
    let teams = "(name: \"A\", men: [(name: \"A\", grade: Nco), (name: \"B\")]), (name: \"B\", men: [(name: \"C\", grade: Nco), (name: \"D\")])";
    let near_him = "(id: \"us-01\", at: (20, 100)), (id: \"us-03\", at: (28, 100)), (id: \"ge-01\", at: (20, 60))";
    let mut play = bench(near_him).teams(Side::First, teams).game(&[]);
    play.order(Side::First, LOCATE);
    assert!(!knows(&play, "us-03", "ge-01"), "of another team");
    let with_one_between = format!("{near_him}, (id: \"us-02\", at: (24, 105)), (id: \"us-04\", at: (36, 100))");
    let mut play = bench(&with_one_between).teams(Side::First, teams).game(&[]);
    play.order(Side::First, LOCATE);
    assert!(knows(&play, "us-02", "ge-01") && knows(&play, "us-03", "ge-01") && knows(&play, "us-04", "ge-01"));
}

#[test]
fn ph_7_13_14_only_a_located_figure_of_whom_one_knows_is_a_target() {
    let figures = "(id: \"us-01\", at: (90, 100), knows: [\"ge-01\", \"ge-02\"]), (id: \"us-02\", at: (90, 110)),
        (id: \"ge-01\", at: (90, 60), located: true), (id: \"ge-02\", at: (95, 60))";
    let play = bench(figures).game(&[]);
    let is = |who: &str, whom: &str| is_target(&play.0.table(), &play.figure(who), &play.figure(whom));
    assert!(is("us-01", "ge-01"));
    assert!(!is("us-02", "ge-01"), "he does not know of him");
    assert!(!is("us-01", "ge-02"), "not located");
    assert_eq!(play.refused(Side::First, LOCATE), "PH-7.13-14", "nothing is left to find out");
}

#[test]
fn ph_r_71_against_a_figure_on_the_table_no_die_is_rolled() {
    let figures = "(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), posture: Prone, located: true)";
    let mut play = bench(figures).game(&[]);
    let events = play.order(Side::First, LOCATE);
    assert!(rolled(&events).is_none() && knows(&play, "us-01", "ge-01"));
    assert_eq!(play.figure("us-01").used, 2);
}

#[test]
fn ph_h_27_binoculars_and_telescopic_sights_are_optics() {
    let man = |has: &str| {
        let play = bench(&apart(100.0))
            .teams(Side::First, &format!("(name: \"T\", men: [(name: \"A\", grade: Nco, {has})])"))
            .game(&[]);
        let optics = has_optics(&play.0.table(), &play.figure("us-01"));
        (optics, optics || play.refused(Side::First, WITH_OPTICS) == "PH-H-27")
    };
    assert_eq!(man("binoculars: true"), (true, true));
    assert_eq!(man("speciality: Sniper"), (true, true));
    assert_eq!(man("speciality: Marksman"), (false, true));
}

#[test]
fn ph_h_25_who_is_in_nobodys_sight_is_a_counter_again_and_forgotten() {
    let figures = |at: &str| {
        format!(
            "(id: \"us-01\", at: (90, 100), knows: [\"ge-01\", \"ge-02\"], carries: [\"ge-01\"]), (id: \"us-02\", at: (10, 110), knows: [\"ge-01\"]),
             (id: \"ge-01\", at: {at}, located: true), (id: \"ge-02\", at: (90, 50), located: true)"
        )
    };
    let play = bench(&figures("(90, 17.5)")).game(&[]);
    assert_eq!(lost(&play.0.table()), [], "exactly 80 cm");
    let play = bench(&figures("(90, 17.49)")).game(&[]);
    let table = play.0.table();
    let events = lost(&table);
    let forgets = |name: &str, wanted: fn(&Is) -> bool| {
        events.iter().any(|event| matches!(event, Event::Is(who, is) if *who == id(name) && wanted(is)))
    };
    assert!(forgets("ge-01", |is| *is == Is::Located(false)) && !forgets("ge-02", |is| matches!(is, Is::Located(_))));
    let second = table.no(id("ge-02")).expect("a figure");
    let left = events.iter().find_map(|event| match event {
        Event::Is(who, Is::Knows(known)) if *who == id("us-01") => Some(known.numbers().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(left, Some(vec![second]));
    assert!(forgets("us-01", |is| matches!(is, Is::Carries(none) if none.is_empty())));
    assert!(forgets("us-02", |is| matches!(is, Is::Knows(none) if none.is_empty())));
    let play = with_binoculars(bench("(id: \"us-01\", at: (90, 110)), (id: \"ge-01\", at: (90, 10), located: true)"))
        .game(&[]);
    assert_eq!(lost(&play.0.table()), [], "with optics one sees further");
    let dead =
        bench("(id: \"us-01\", at: (90, 110)), (id: \"ge-01\", at: (90, 10), located: true, health: Dead)").game(&[]);
    assert_eq!(lost(&dead.0.table()), [], "the dead lie there for all to see");
}

#[test]
fn an_attempt_from_alert_costs_nothing_and_takes_the_better_eyes() {
    let play = with_binoculars(bench(&apart(100.0))).game(&[]);
    let mut none = DiceCup::forced(vec![]);
    let (found, events) = attempt(&play.0.table(), &mut none, &play.figure("us-01"), &play.figure("ge-01"));
    assert!(found && events.iter().all(|event| !matches!(event, Event::Is(_, Is::Used(_)))));
    let (found, events) = attempt(&play.0.table(), &mut none, &play.figure("ge-01"), &play.figure("us-01"));
    assert!(!found && events.is_empty(), "by eye he does not see so far");
}

#[test]
fn no_refusal_tells_that_he_lies_behind_the_wall() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(50, 62), (130, 62)], thickness: 0.6))";
    let figures = "(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), posture: Prone)";
    let mut play = bench(figures).pieces(wall).game(&[]);
    play.order(Side::First, LOCATE);
    assert!(!play.figure("ge-01").located, "nobody is seen there");
    assert_eq!(play.figure("us-01").used, 2);
    let concealed = bench("(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), concealed: true)").game(&[]);
    assert_eq!(concealed.refused(Side::First, LOCATE), "PH-7.13-08", "as of somebody who is not there");
}

#[test]
fn who_may_try_and_at_whom_is_offered() {
    let figures = "(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (80, 100), morale: Panicked), (id: \"us-03\", at: (70, 100), morale: Demoralised),
        (id: \"ge-01\", at: (90, 60)), (id: \"ge-02\", at: (90, 50), concealed: true), (id: \"ge-03\", at: (10, 10))";
    let play = bench(figures).game(&[]);
    assert_eq!(play.refused(Side::First, "Locate(unit: \"us-02\", at: \"ge-01\")"), "PH-R-37");
    let offers = play.offers(Side::First);
    let found: Vec<String> = offers
        .iter()
        .filter_map(|offer| match offer {
            Command::Locate { unit, at, optics: false } => Some(format!("{unit} {at}")),
            _ => None,
        })
        .collect();
    assert_eq!(found, ["us-01 ge-01", "us-03 ge-01"]);
}

#[test]
fn what_a_side_cannot_know_changes_nothing_that_it_is_told() {
    let hidden = ["posture: Prone", "posture: Crouched, health: Wounded", "posture: Prone, morale: Pinned"];
    let told = hidden.map(|facts| {
        let figures = format!("(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 60), {facts})");
        let mut play = bench(&figures).game(&[2]);
        let offers = play.offers(Side::First);
        let events = play.order(Side::First, LOCATE);
        let seen = play.0.seen_by(Side::First, |seen| seen.figure(id("ge-01")));
        (offers, events, seen)
    });
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
}

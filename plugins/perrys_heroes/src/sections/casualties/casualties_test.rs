use super::*;
use crate::testing::{Bench, Play, id};
use table::Side;

const MIXED: &str = r#"(name: "Mixed", men: [
    (name: "Lieutenant", grade: Officer, weapon: "m1_garand"),
    (name: "Sergeant", grade: Nco, weapon: "m1_garand"),
    (name: "Old", experience: Veteran, weapon: "m1_garand"),
    (name: "New", experience: Green, weapon: "m1_garand"),
    (name: "Man", weapon: "m1_garand"),
    (name: "Other", weapon: "m1_garand"),
])"#;

fn play(figures: &str) -> Play {
    let position = format!("active: (side: First, team: 0), figures: [{figures}]");
    Bench::new().teams(Side::First, MIXED).position(&position).game(&[])
}

/// What an attack leads to that does this, with these dice.
fn harmed(play: &Play, dice: &[u8], harms: impl FnOnce(&mut Harm)) -> Vec<Event> {
    let table = play.0.table();
    let mut harm = Harm::new(&table);
    harms(&mut harm);
    harm.over(&mut DiceCup::forced(dice.to_vec()))
}

fn tests(events: &[Event]) -> Vec<(String, i32, bool)> {
    let of = |rolled: &Rolled| {
        let lines: i32 = rolled.lines.iter().map(|line| line.value).sum();
        (rolled.unit.to_string(), lines, rolled.passed)
    };
    let rolled = events.iter().filter_map(|event| match event {
        Event::Rolled(rolled) => Some(of(rolled)),
        _ => None,
    });
    rolled.collect()
}

fn testers(events: &[Event]) -> Vec<String> {
    tests(events).into_iter().map(|(who, ..)| who).collect()
}

fn becomes(events: &[Event], who: &str) -> Vec<Is> {
    let is = events.iter().filter_map(|event| match event {
        Event::Is(unit, is) if *unit == id(who) => Some(*is),
        _ => None,
    });
    is.collect()
}

fn rule(allowed: Result<(), Refusal>) -> Option<&'static str> {
    allowed.err().map(|refusal| refusal.rule.0)
}

fn with(change: impl FnOnce(&mut Figure)) -> Figure {
    let mut figure = play(r#"(id: "us-05", at: (50, 100))"#).figure("us-05");
    change(&mut figure);
    figure
}

#[test]
fn ph_4_4_01_the_wounded_cannot_move_and_the_treated_may() {
    assert_eq!(rule(may_move(&with(|figure| figure.health = Health::Wounded))), Some("PH-4.4-01"));
    assert_eq!(rule(may_move(&with(|figure| figure.health = Health::Treated))), None);
    assert_eq!(rule(may_attack(&with(|figure| figure.health = Health::Wounded))), None);
}

#[test]
fn ph_4_4_02_wounded_and_treated_are_marked() {
    let marked =
        [Health::Fit, Health::Wounded, Health::Treated].map(|health| with(|figure| figure.health = health).is_marked());
    assert_eq!(marked, [false, true, true]);
}

#[test]
fn ph_4_4_03_a_second_wound_kills() {
    for (from, to) in [("Fit", Health::Wounded), ("Wounded", Health::Dead), ("Treated", Health::Dead)] {
        let play = play(&format!("(id: \"us-05\", at: (50, 100), health: {from}, located: true)"));
        let events = harmed(&play, &[], |harm| {
            assert_eq!(harm.wound(id("us-05"), false), to == Health::Dead);
        });
        assert_eq!(becomes(&events, "us-05"), [Is::Healthy(to)]);
    }
}

#[test]
fn ph_r_57_two_wounds_at_once_kill() {
    let play = play(r#"(id: "us-05", at: (50, 100), located: true)"#);
    let events = harmed(&play, &[], |harm| {
        harm.wound(id("us-05"), false);
        harm.wound(id("us-05"), true);
    });
    assert_eq!(becomes(&events, "us-05"), [Is::Healthy(Health::Wounded), Is::Healthy(Health::Dead)]);
}

#[test]
fn ph_4_5_01_what_each_state_of_morale_forbids() {
    let allowed = |morale| {
        let figure = with(|figure| figure.morale = morale);
        (rule(may_move(&figure)), rule(may_attack(&figure)))
    };
    assert_eq!(allowed(Morale::Operational), (None, None));
    assert_eq!(allowed(Morale::Pinned), (Some("PH-4.5-01"), None));
}

#[test]
fn ph_4_5_09_the_demoralised_neither_move_nor_attack() {
    let figure = with(|figure| figure.morale = Morale::Demoralised);
    assert_eq!((rule(may_move(&figure)), rule(may_attack(&figure))), (Some("PH-4.5-09"), Some("PH-4.5-09")));
}

#[test]
fn ph_r_37_the_panicked_only_flee() {
    let figure = with(|figure| figure.morale = Morale::Panicked);
    assert_eq!((rule(may_move(&figure)), rule(may_attack(&figure))), (Some("PH-R-37"), Some("PH-R-37")));
}

#[test]
fn ph_4_5_02_all_but_the_operational_have_a_marker() {
    let marked = Morale::ALL.map(|morale| with(|figure| figure.morale = morale).has_morale_marker());
    assert_eq!(marked, [false, true, true, true]);
}

#[test]
fn ph_4_5_03_who_becomes_pinned_lies_prone_at_once() {
    let pinned = sinks(&with(|figure| figure.posture = Posture::Crouched));
    assert_eq!(becomes(&pinned, "us-05"), [Is::Spirited(Morale::Pinned), Is::Holds(Posture::Prone)]);
    let panicked = with(|figure| (figure.morale, figure.posture) = (Morale::Demoralised, Posture::Prone));
    assert_eq!(becomes(&sinks(&panicked), "us-05"), [Is::Spirited(Morale::Panicked)]);
    // For better, too: who is Demoralised stays prone.
    let standing = with(|_| {});
    assert_eq!(lies_down(&standing, Morale::Demoralised), Some(Event::Is(id("us-05"), Is::Holds(Posture::Prone))));
    assert_eq!([Morale::Operational, Morale::Panicked].map(|morale| lies_down(&standing, morale)), [None, None]);
}

#[test]
fn ph_4_5_04_friends_within_less_than_10_cm_of_a_casualty_test() {
    // Bases are 2.5 cm across: 12.5 from middle to middle is exactly 10 cm between them.
    let figures = r#"(id: "us-01", at: (62.49, 100)), (id: "us-02", at: (62.5, 100)), (id: "us-05", at: (50, 100)),
        (id: "us-06", at: (50, 90), health: Dead), (id: "ge-01", at: (50, 95))"#;
    let wounded = harmed(&play(figures), &[4], |harm| {
        let _ = harm.wound(id("us-05"), false);
    });
    assert_eq!(tests(&wounded), [("us-01".into(), 2, true)]);
    let dead = harmed(&play(figures), &[3], |harm| harm.kill(id("us-05"), false));
    assert_eq!(tests(&dead), [("us-01".into(), 2, false)]);
}

#[test]
fn ph_4_5_04_the_modifiers_of_the_table() {
    let figures = r#"(id: "us-01", at: (50, 100)), (id: "us-02", at: (53, 100)), (id: "us-03", at: (56, 100)),
        (id: "us-04", at: (53, 103)), (id: "us-05", at: (53, 97), health: Wounded),
        (id: "us-06", at: (53, 94))"#;
    let events = harmed(&play(figures), &[10; 5], |harm| {
        let _ = harm.wound(id("us-06"), false);
    });
    let modifiers: Vec<i32> = tests(&events).into_iter().map(|(_, modifiers, _)| modifiers).collect();
    assert_eq!(modifiers, [2, 1, 1, -1, -1], "officer, NCO, Veteran, Green, Wounded");
}

#[test]
fn ph_4_5_05_a_failed_test_makes_morale_one_level_worse() {
    for (from, to) in
        [("Operational", Morale::Pinned), ("Pinned", Morale::Demoralised), ("Demoralised", Morale::Panicked)]
    {
        let figures =
            format!("(id: \"us-05\", at: (50, 100), morale: {from}, posture: Prone), (id: \"us-06\", at: (53, 100))");
        let events = harmed(&play(&figures), &[1], |harm| {
            let _ = harm.wound(id("us-06"), false);
        });
        assert_eq!(becomes(&events, "us-05"), [Is::Spirited(to)]);
    }
}

#[test]
fn ph_4_5_06_the_panicked_stay_panicked() {
    let figures = r#"(id: "us-05", at: (50, 100), morale: Panicked), (id: "us-06", at: (53, 100))"#;
    let events = harmed(&play(figures), &[1], |harm| {
        let _ = harm.wound(id("us-06"), false);
    });
    assert_eq!(tests(&events), [("us-05".into(), -1, false)], "he tests");
    assert_eq!(becomes(&events, "us-05"), []);
}

#[test]
fn ph_4_5_07_a_violent_death_counts_if_it_concerns_him() {
    let figures = r#"(id: "us-05", at: (50, 100)), (id: "us-06", at: (53, 100)), (id: "us-04", at: (60, 100)),
        (id: "us-03", at: (64, 100))"#;
    // us-04 dies violently and is near us-05, us-06 and us-03; us-06 is wounded.
    let both = |harm: &mut Harm| {
        harm.wound(id("us-06"), false);
        harm.kill(id("us-04"), true);
    };
    let events = harmed(&play(figures), &[10, 10, 10], both);
    let tested = tests(&events);
    assert_eq!(tested.len(), 3, "each once: {tested:?}");
    assert_eq!(tested[1], ("us-05".into(), -1, true));
    let far = r#"(id: "us-05", at: (50, 100)), (id: "us-06", at: (53, 100)), (id: "us-04", at: (90, 100))"#;
    let events = harmed(&play(far), &[10, 10, 10], both);
    assert_eq!(tests(&events), [("us-05".into(), 0, true)], "that death does not concern him");
}

#[test]
fn ph_r_36_an_attack_brings_one_test_for_each_figure() {
    let figures = r#"(id: "us-03", at: (53, 103)), (id: "us-05", at: (50, 100)), (id: "us-06", at: (53, 100)),
        (id: "us-04", at: (56, 100))"#;
    let events = harmed(&play(figures), &[10; 4], |harm| {
        harm.wound(id("us-06"), false);
        harm.wound(id("us-04"), false);
        harm.wound(id("us-04"), false);
        harm.shake(id("us-05"));
        harm.shake(id("us-05"));
    });
    assert_eq!(testers(&events), ["us-03", "us-05", "us-06"]);
}

#[test]
fn ph_4_5_08_and_ph_r_51_the_treated_are_not_wounded_in_the_table() {
    let of = |health| {
        let play = play(r#"(id: "us-05", at: (50, 100))"#);
        let mut sum = 0;
        morale_lines(&play.0.table(), &with(|figure| figure.health = health), false, &mut sum);
        sum
    };
    assert_eq!([Health::Fit, Health::Treated, Health::Wounded].map(of), [0, 0, -1]);
}

#[test]
fn ph_r_51_the_next_wound_kills_the_treated() {
    let play = play(r#"(id: "us-05", at: (50, 100), health: Treated)"#);
    let events = harmed(&play, &[], |harm| assert!(harm.wound(id("us-05"), false)));
    assert!(becomes(&events, "us-05").contains(&Is::Healthy(Health::Dead)));
}

#[test]
fn ph_w_09_a_green_soldier_already_pinned_sees_a_violent_death() {
    let figures = r#"(id: "us-04", at: (50, 100), morale: Pinned, posture: Prone), (id: "us-05", at: (60.5, 100))"#;
    let events = harmed(&play(figures), &[8], |harm| harm.kill(id("us-05"), true));
    assert_eq!(tests(&events), [("us-04".into(), -3, false)]);
    assert_eq!(becomes(&events, "us-04"), [Is::Spirited(Morale::Demoralised)]);
}

use super::*;
use crate::files::values::Health;
use crate::testing::{Bench, Play, id};

const SQUAD: &str = r#"(name: "Squad", men: [
    (name: "Lieutenant", grade: Officer, weapon: "m1_garand"), (name: "Sergeant", grade: Nco, weapon: "m1_garand"),
    (name: "A", weapon: "m1_garand"), (name: "B", weapon: "m1_garand"), (name: "C", weapon: "m1_garand"),
    (name: "D", weapon: "m1_garand"),
])"#;

fn play(teams: Option<&str>, scenario: &str, figures: &str) -> Play {
    let position = format!("active: (side: First, team: 0), figures: [(id: \"ge-01\", at: (90, 20)), {figures}]");
    let bench = Bench::new().scenario(scenario).position(&position);
    let bench = match teams {
        Some(teams) => bench.teams(Side::First, teams),
        None => bench,
    };
    bench.game(&[10; 9])
}

fn six(state: impl Fn(u8) -> &'static str) -> String {
    (1..=6).map(|no| format!("(id: \"us-0{no}\", at: ({}, 100), {}),", 40 + 3 * u32::from(no), state(no))).collect()
}

fn left_to(play: &Play, name: &str) -> u8 {
    left(&play.0.table(), &play.figure(name))
}

fn rule(paid: Result<(), Refusal>) -> Option<&'static str> {
    paid.err().map(|refusal| refusal.rule.0)
}

#[test]
fn ph_6_1_01_a_fit_man_brings_4_a_treated_one_2_a_wounded_one_1() {
    let points = |health: &str| {
        let play = play(None, "points: Individual", &format!("(id: \"us-02\", at: (50, 100), health: {health})"));
        left_to(&play, "us-02")
    };
    assert_eq!(["Fit", "Treated", "Wounded"].map(points), [4, 2, 1]);
}

#[test]
fn ph_6_1_02_an_officer_brings_2_more_and_an_nco_1_more() {
    let play = play(Some(SQUAD), "points: Individual", &six(|_| ""));
    assert_eq!(["us-01", "us-02", "us-03"].map(|name| left_to(&play, name)), [6, 5, 4]);
}

#[test]
fn ph_w_01_a_lieutenant_a_sergeant_and_4_soldiers_have_27() {
    let play = play(Some(SQUAD), "", &six(|_| ""));
    assert_eq!(pool(&play.0.table(), 0), 27);
}

#[test]
fn ph_w_02_an_nco_3_fit_soldiers_1_treated_and_1_wounded_have_20() {
    let state = |no| match no {
        5 => "health: Treated",
        6 => "health: Wounded",
        _ => "",
    };
    let play = play(None, "", &six(state));
    assert_eq!(pool(&play.0.table(), 0), 20);
}

#[test]
fn ph_6_1_04_each_figure_holds_its_own_and_the_leader_his_bonus() {
    let play = play(Some(SQUAD), "points: Individual", &six(|_| ""));
    let table = play.0.table();
    let soldier = play.figure("us-03");
    assert_eq!(rule(can_pay(&table, &[(soldier, 4)])), None);
    assert_eq!(rule(can_pay(&table, &[(soldier, 5)])), Some("PH-6.1-04"));
    assert_eq!(rule(can_pay(&table, &[(play.figure("us-01"), 6), (soldier, 4)])), None);
    assert!(pay(&table, &[(soldier, 3)]).contains(&Event::Is(id("us-03"), Is::HasPoints(1))));
    assert_eq!([soldier, Figure { points: 1, ..soldier }].map(|figure| used(&table, &figure)), [0, 3]);
}

#[test]
fn ph_6_1_05_no_figure_uses_more_than_6_of_a_pool() {
    let play = play(None, "", &six(|no| if no == 2 { "used: 3" } else { "" }));
    let table = play.0.table();
    let (fresh, used) = (play.figure("us-03"), play.figure("us-02"));
    assert_eq!(pool(&table, 0), 22, "25 less what he has used");
    assert_eq!([rule(can_pay(&table, &[(fresh, 6)])), rule(can_pay(&table, &[(fresh, 7)]))], [None, Some("PH-6.1-05")]);
    assert_eq!([rule(can_pay(&table, &[(used, 3)])), rule(can_pay(&table, &[(used, 4)]))], [None, Some("PH-6.1-05")]);
    assert_eq!([left(&table, &fresh), left(&table, &used)], [6, 3]);
    assert_eq!([super::used(&table, &fresh), super::used(&table, &used)], [0, 3]);
    let paid = pay(&table, &[(fresh, 2), (used, 2)]);
    assert!(paid.contains(&Event::BattleIs(BattleIs::Pool { team: 0, side: Side::First, left: 18 })));
    assert!(paid.contains(&Event::Is(id("us-02"), Is::Used(5))));
}

#[test]
fn ph_6_1_05_a_pool_pays_no_more_than_it_has() {
    let play = play(None, "", r#"(id: "us-02", at: (50, 100)), (id: "us-03", at: (53, 100), health: Wounded)"#);
    let table = play.0.table();
    let both = [(play.figure("us-02"), 3), (play.figure("us-03"), 3)];
    assert_eq!(rule(can_pay(&table, &both)), None, "others of the team are not on the table, but alive");
    let bench = Bench::new().position(r#"active: (side: First, team: 0), pool: 5, figures: [(id: "us-02", at: (50, 100)), (id: "us-03", at: (53, 100))]"#);
    let play = bench.game(&[]);
    let parts = |one, other| [(play.figure("us-02"), one), (play.figure("us-03"), other)];
    assert_eq!(rule(can_pay(&play.0.table(), &parts(3, 2))), None);
    assert_eq!(rule(can_pay(&play.0.table(), &parts(3, 3))), Some("PH-6.1-05"));
}

#[test]
fn ph_6_1_06_what_is_left_is_lost_at_the_end_of_the_activation() {
    let mut pooled = play(None, "", &six(|_| ""));
    assert_eq!(pool(&pooled.0.table(), 0), 25);
    pooled.order(Side::First, "Finish");
    assert_eq!(pool(&pooled.0.table(), 0), 0);
    let mut individual = play(None, "points: Individual", &six(|_| ""));
    individual.order(Side::First, "Finish");
    assert_eq!(left_to(&individual, "us-02"), 0);
}

#[test]
fn ph_r_02_points_do_not_change_when_men_fall() {
    let mut play = play(None, "", &six(|_| ""));
    play.0.lay(&[Event::Is(id("us-01"), Is::Healthy(Health::Dead))]);
    assert_eq!(pool(&play.0.table(), 0), 25);
}

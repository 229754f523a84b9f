//! What guns and weapons against vehicles do, from where to where.

use super::{as_thought, card, carried};
use crate::sights::Sights;
use crate::threat;
use perrys_heroes::Figure;
use perrys_heroes::testing::{Bench, Play};
use perrys_heroes::values::Posture;
use table::Side;

fn bench() -> Bench {
    let fausts = "(name: \"Team\", men: [(name: \"Uffz.\", grade: Nco, weapon: \"mp40\"),
        (name: \"Faust\", weapon: \"mauser_98k\", panzerfausts: 1), (name: \"Man\", weapon: \"mauser_98k\"), (name: \"Man\", weapon: \"mauser_98k\")])";
    Bench::new()
        .scenario("dealt: false")
        .teams(Side::Second, fausts)
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .vehicles(Side::Second, "(name: \"Tiger\", vehicle: \"tiger\")")
}

fn game(figures: &str) -> Play {
    bench().position(&format!("active: (side: First, team: 0), figures: [{figures}]")).game(&[])
}

fn takes(game: &Play, from: &str, to: &str) -> f64 {
    let table = game.0.table();
    Sights::default().with(&table, |shelf| card(&table, shelf, &game.figure(from), &game.figure(to)))
}

#[test]
fn a_tiger_takes_more_of_a_sherman_than_the_other_way_and_more_from_the_side() {
    let stand = |facing: u16| {
        game(&format!(
            "(id: \"us-02\", at: (60, 80)), (id: \"us-07\", at: (90, 100), facing: {facing}), (id: \"ge-05\", at: (90, 30), facing: 180)"
        ))
    };
    let [front, flank] = [stand(0), stand(90)];
    assert!(takes(&front, "ge-05", "us-07") > takes(&front, "us-07", "ge-05"));
    assert!(takes(&flank, "ge-05", "us-07") >= takes(&front, "ge-05", "us-07"));
    assert!(takes(&front, "ge-05", "us-07") > 0.1);
    // Men are in danger of its gun and its machine guns.
    let man = takes(&front, "ge-05", "us-02");
    assert!(man > 0.0 && man < 1.0, "{man}");
}

#[test]
fn who_stands_behind_a_house_is_safe_of_guns_too() {
    let house = "(kind: \"house\", shape: Area([(60, 60), (120, 60), (120, 70), (60, 70)]))";
    let position = "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 100)), (id: \"us-07\", at: (80, 100)), (id: \"ge-05\", at: (90, 30), facing: 180)]";
    let hidden = bench().pieces(house).position(position).game(&[]);
    for own in ["us-02", "us-07"] {
        assert!(takes(&hidden, "ge-05", own) <= 0.0, "{own}");
    }
}

#[test]
fn a_panzerfaust_is_feared_within_its_reach_alone() {
    let at = |y: u16, facing: u16, who: &str| {
        let game = game(&format!(
            "(id: \"us-02\", at: (20, 110)), (id: \"us-07\", at: (90, 100), facing: {facing}), (id: \"{who}\", at: (90, {y}), located: true)"
        ));
        takes(&game, who, "us-07")
    };
    assert!(at(80, 90, "ge-02") > 0.1, "{}", at(80, 90, "ge-02"));
    assert!(at(40, 90, "ge-02") <= 0.0, "it does not reach");
    assert!(at(80, 90, "ge-03") <= 0.0, "he has none");
    assert!(at(80, 0, "ge-02") <= 0.0, "its armour is too strong in front");
}

#[test]
fn whom_nobody_knows_may_have_it() {
    let game = game(
        "(id: \"us-07\", at: (90, 100), facing: 90), (id: \"ge-02\", at: (90, 80)), (id: \"ge-03\", at: (80, 80)), (id: \"us-02\", at: (20, 110))",
    );
    game.0.seen_by(Side::First, |seen| {
        let unknown = seen.figure(perrys_heroes::testing::id("ge-03")).expect("a man");
        assert_eq!(unknown.who, None);
        let share = carried(seen, &as_thought(seen, Side::First, unknown));
        assert!(matches!(share.as_slice(), [(_, share)] if *share > 0.1 && *share < 0.5), "{share:?}");
        let mut all = Vec::new();
        Sights::default().with(seen, |shelf| {
            let enemies: Vec<Figure> = seen.bodies(Side::Second).collect();
            let tank = seen.figure(perrys_heroes::testing::id("us-07")).expect("a tank");
            for figure in [tank, Figure { at: Some(perrys_heroes::testing::cm(90.0, 117.0)), ..tank }] {
                all.push(threat::danger(seen, shelf, &enemies, &Figure { posture: Posture::Standing, ..figure }));
            }
        });
        // Out of reach nothing is to be feared of them.
        assert!(all[0] > all[1] && all[1] <= 0.0, "{all:?}");
    });
}

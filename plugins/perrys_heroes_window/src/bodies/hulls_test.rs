//! Vehicles as whoever looks sees them.

use crate::battle::Battle;
use crate::bodies::{body, pieces};
use crate::hand::tests::battle;
use crate::names;
use board_art::{Condition, Mark};
use perrys_heroes::testing::{Bench, id};
use table::Side;
use table_view::{Body, BodyLook};

/// A Sherman `us-07` and a Panzer `ge-07` on the table, with more said of them.
fn tanks(us: &str, ge: &str) -> Battle {
    let bench = Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\", crew: [\"Dunn\"])")
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"tiger\")")
        .position(&format!(
            "active: (side: First, team: 0), figures: [
                (id: \"us-01\", at: (20, 100)),
                (id: \"us-07\", at: (90, 80), facing: 30, turret: 75, {us}),
                (id: \"ge-07\", at: (90, 30), facing: 180, {ge}),
            ]"
        ));
    battle(&bench)
}

fn seen(battle: &Battle, who: &str) -> Body {
    let table = battle.table();
    body(&table, &table.figure(id(who)).expect("a figure"))
}

#[test]
fn ph_h_08_an_own_vehicle_is_a_model_of_its_hull_with_its_turret_and_its_state() {
    let known = "hatch: true, immobile: true, aim: Enemy(\"ge-07\"), knows: [\"ge-07\"]";
    let battle = tanks(known, "located: true");
    let body = seen(&battle, "us-07");
    let BodyLook::Vehicle { model, turret, marks, letter } = body.look else { panic!("a vehicle") };
    assert_eq!((body.heading, turret, letter.as_str()), (30, 75, "7"));
    assert_eq!((model.footprint.length, model.footprint.width), (1_050, 500));
    assert_eq!(model.condition, Condition::Open);
    assert_eq!(marks, [Mark::Immobilised, Mark::Laid]);
    assert_eq!(body.name, "Sherman");
}

#[test]
fn ph_7_3_01_the_round_in_a_gun_is_a_mark_of_its_owner_and_of_nobody_else() {
    let marks = |us: &str, ge: &str, who: &str| {
        let BodyLook::Vehicle { marks, .. } = seen(&tanks(us, ge), who).look else { panic!("a vehicle") };
        marks
    };
    assert_eq!(marks("round: AntiTank", "", "us-07"), [Mark::Solid]);
    assert_eq!(marks("round: HighExplosive", "", "us-07"), [Mark::Shell]);
    assert!(marks("", "", "us-07").is_empty());
    assert!(marks("", "round: AntiTank, located: true", "ge-07").is_empty(), "of the enemy's gun one knows nothing");
}

#[test]
fn ph_7_13_12_who_is_not_located_is_a_plate_with_a_number_in_the_size_of_its_hull() {
    let battle = tanks("", "");
    let body = seen(&battle, "ge-07");
    let BodyLook::Plate { number, footprint, .. } = body.look else { panic!("a plate") };
    assert_eq!((number, footprint.length, footprint.width), (7, 1_200, 600));
    assert!(body.name.is_empty());
    assert_eq!(names::of(&battle.table(), id("ge-07")), "No. 7");
    let located = tanks("", "located: true");
    assert!(matches!(seen(&located, "ge-07").look, BodyLook::Vehicle { .. }));
    assert_eq!(names::of(&located.table(), id("ge-07")), "Panzer");
}

#[test]
fn ph_7_18_07_a_wreck_stays_on_the_table_and_is_nobodys() {
    let battle = tanks("", "located: true, health: Dead");
    let BodyLook::Vehicle { model, .. } = seen(&battle, "ge-07").look else { panic!("a wreck") };
    let BodyLook::Vehicle { model: whole, .. } = seen(&battle, "us-07").look else { panic!("a vehicle") };
    assert_eq!(model.condition, Condition::Burnt);
    assert_ne!(model.side, whole.side);
    let keys: Vec<_> = pieces(&battle, &[]).all.iter().map(|piece| piece.key).collect();
    assert_eq!(keys, [id("us-01"), id("us-07"), id("ge-07")], "who sits inside is not seen");
}

#[test]
fn ph_9_2_01_a_gun_on_a_carriage_stands_on_a_disc_of_five_centimetres() {
    let team =
        "(name: \"Gun\", gun: \"pak40\", men: [(name: \"Kern\", grade: Nco), (name: \"Lang\"), (name: \"Mohr\")])";
    let bench = Bench::new()
        .teams(Side::Second, team)
        .position("active: (side: First, team: 0), figures: [(id: \"us-01\", at: (20, 100)), (id: \"ge-04\", at: (90, 30), located: true)]");
    let battle = battle(&bench);
    let table = battle.table();
    let gun = table.figures.iter().find(|figure| figure.is_vehicle()).expect("a gun");
    let BodyLook::Gun { across, .. } = body(&table, &gun).look else { panic!("a gun, not {:?}", body(&table, &gun)) };
    assert_eq!(across, 500);
}

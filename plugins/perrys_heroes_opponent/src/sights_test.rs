//! What a volley does, from where to where.

use super::Sights;
use perrys_heroes::testing::{Bench, id};
use table::Side;

const POSITION: &str = "active: (side: First, team: 0), figures: [
    (id: \"us-01\", at: (90, 50)), (id: \"us-02\", at: (80, 110)), (id: \"ge-01\", at: (90, 20)), (id: \"ge-02\", at: (100, 20), posture: Prone)]";

#[test]
fn who_is_nearer_is_hit_more_and_who_is_prone_less() {
    let game = Bench::new().scenario("dealt: false").position(POSITION).game(&[]);
    let [near, far, upright, prone] = ["us-01", "us-02", "ge-01", "ge-02"].map(|name| game.figure(name));
    let table = game.0.table();
    Sights::default().with(&table, |shelf| {
        let takes = shelf.volley(&table, &near, &upright);
        assert!(takes > shelf.volley(&table, &near, &prone), "{takes}");
        assert!(takes > shelf.volley(&table, &far, &upright), "{takes}");
        // What is kept is what was asked.
        assert!((takes - shelf.volley(&table, &near, &upright)).abs() < 1e-12);
        assert!(shelf.card(&table, &near, &upright) > takes);
    });
    assert_eq!(near.id, id("us-01"));
}

#[test]
fn nobody_is_hit_through_a_house() {
    let house = "(kind: \"house\", shape: Area([(80, 30), (100, 30), (100, 40), (80, 40)]))";
    let game = Bench::new().scenario("dealt: false").pieces(house).position(POSITION).game(&[]);
    let [near, upright] = ["us-01", "ge-01"].map(|name| game.figure(name));
    let table = game.0.table();
    let sights = Sights::default();
    assert!(sights.with(&table, |shelf| shelf.volley(&table, &near, &upright)) <= 0.0);
    // Another ground is another answer.
    let open = Bench::new().scenario("dealt: false").position(POSITION).game(&[]);
    let table = open.0.table();
    assert!(sights.with(&table, |shelf| shelf.volley(&table, &near, &upright)) > 0.0);
}

#[test]
fn ph_h_26_a_vehicle_that_drives_between_two_men_hides_them_whatever_was_asked_before() {
    let bench =
        Bench::new().scenario("dealt: false").vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")");
    let sights = Sights::default();
    let volley = |tank: &str| {
        let position = POSITION.replace("(id: \"ge-01\"", &format!("(id: \"us-07\", {tank}), (id: \"ge-01\""));
        let game = bench.clone().position(&position).game(&[]);
        let [near, upright] = ["us-01", "ge-01"].map(|name| game.figure(name));
        let table = game.0.table();
        sights.with(&table, |shelf| shelf.volley(&table, &near, &upright))
    };
    let across = "at: (90, 35), facing: 90";
    let (aside, between, again) = (volley("at: (20, 100)"), volley(across), volley("at: (20, 100)"));
    assert!(aside > 0.0 && between <= 0.0, "{aside} {between}");
    assert!((aside - again).abs() < 1e-12);
}

//! Who may hide, what ends it, and who knows.

use super::{contacted, hides, knows, may_hide, notices, opens, spotted, stays_hidden, veiled};
use crate::facts::figures;
use crate::facts::units::{Is, Unit};
use crate::files::values::Veil;
use crate::testing::{Bench, Play, cm, id};
use crate::{Event, RulesOfEngagement};
use measured_table::Disc;
use table::{RuleSet as _, Side};

/// A wood from x = 80 to 100 and y = 40 to 50, and a wall on y = 60.
const GROUND: &str = "(kind: \"wood\", shape: Area([(80, 40), (100, 40), (100, 50), (80, 50)]), height: 8),
    (kind: \"low_wall\", shape: Line(along: [(80, 60), (100, 60)], thickness: 0.6), height: 1.5)";

/// A German squad with men at these places and these facts, and American ones of whom the first stands at such a place.
fn squads(germans: &str, state: &str, american: &str) -> Play {
    Bench::new()
        .pieces(GROUND)
        .position(&format!(
            "phase: Shooting, active: First, units: [
                (id: \"ge-2\", at: [{germans}]{state}), (id: \"us-2\", at: [{american}]), (id: \"us-3\", at: [(20, 110)]),
            ]"
        ))
        .game(&[])
}

fn refused(play: &Play) -> Option<&'static str> {
    may_hide(&play.0.table(), &play.unit("ge-2")).err().map(|refused| refused.rule.0)
}

#[test]
fn roe_hid_01_a_unit_hides_in_cover_or_behind_it() {
    let far = "(90, 115)";
    let at = |places: &str| refused(&squads(places, "", far));
    assert_eq!(at("(85, 45)"), None);
    assert_eq!(at("(85, 20)"), Some("ROE-HID-01"), "in the open");
    assert_eq!(at("(85, 45), (90, 20)"), None, "half of them");
    assert_eq!(at("(85, 45), (90, 20), (95, 20)"), Some("ROE-HID-01"));
    assert_eq!(at(""), Some("ROE-HID-01"), "it is not on the table");
    // Behind a wall as who sees them has it: before it, it is no cover.
    assert_eq!(at("(90, 57)"), None);
    assert_eq!(at("(90, 63)"), Some("ROE-HID-01"));
    // From the other side it is.
    let other = Bench::new()
        .pieces(GROUND)
        .position("phase: Shooting, units: [(id: \"ge-2\", at: [(90, 63)]), (id: \"us-2\", at: [(110, 30)])]");
    assert_eq!(refused(&other.game(&[])), None);
}

#[test]
fn roe_hid_01_who_hides_himself_keeps_nobody_from_hiding() {
    let play = |american: &str| {
        Bench::new()
            .pieces(GROUND)
            .position(&format!(
                "phase: Shooting, active: First, units: [
                    (id: \"ge-2\", at: [(90, 63)]), (id: \"us-2\", at: [(90, 90)], {american}),
                ]"
            ))
            .game(&[])
    };
    assert_eq!(refused(&play("veil: Open")), Some("ROE-HID-01"));
    assert_eq!(refused(&play("veil: Spotted, known: [\"ge-2\"]")), Some("ROE-HID-01"));
    assert_eq!(refused(&play("veil: Hidden")), None);
}

#[test]
fn roe_h_21_not_while_an_enemy_sees_it_from_5_cm() {
    // Bases reach 1.25 cm from their middles.
    assert_eq!(refused(&squads("(90, 48)", "", "(90, 55.5)")), Some("ROE-H-21"));
    assert_eq!(refused(&squads("(90, 48)", "", "(90, 55.51)")), None);
    // Behind a house one may be as near as one likes.
    let house = "(kind: \"house\", shape: Area([(85, 51), (95, 51), (95, 53), (85, 53)]), height: 8)";
    let play = Bench::new()
        .pieces(&format!("{GROUND}, {house}"))
        .position("phase: Shooting, units: [(id: \"ge-2\", at: [(90, 48)]), (id: \"us-2\", at: [(90, 55)])]")
        .game(&[]);
    assert_eq!(refused(&play), None);
}

#[test]
fn roe_hid_13_not_within_10_cm_of_where_it_was_spotted() {
    let at =
        |x: f64, state: &str| refused(&squads("(90, 45)", &format!(", spotted_at: ({x:.2}, 45){state}"), "(20, 20)"));
    assert_eq!(at(78.75, ""), Some("ROE-HID-13"), "10 cm from its base");
    assert_eq!(at(78.74, ""), None);
    assert_eq!(at(85.0, ", veil: Spotted, known: [\"us-2\"]"), Some("ROE-HID-13"));
    assert_eq!(at(85.0, ", veil: Hidden"), None, "it has hidden elsewhere since then");
}

#[test]
fn roe_hid_03_under_sneak_it_stays_hidden_as_long_as_it_is_in_cover() {
    let stays = |order: &str, places: &[(f64, f64)]| {
        let play = squads("(85, 45)", &format!(", veil: Hidden, order: {order}"), "(90, 115)");
        let bases: Vec<Disc> = places.iter().map(|(x, y)| Disc::new(cm(*x, *y), 125)).collect();
        stays_hidden(&play.0.table(), &play.unit("ge-2"), &bases)
    };
    assert!(stays("Sneak", &[(90.0, 45.0)]));
    assert!(!stays("Sneak", &[(90.0, 30.0)]), "it has left it");
    for order in ["Hold", "Advance", "Run", "FallBack"] {
        assert!(!stays(order, &[(90.0, 45.0)]), "{order}");
    }
}

/// Applies what happens to a game, as its own events are.
fn after(play: &Play, events: &[Event]) -> Unit {
    let mut world = bevy_ecs::prelude::World::new();
    RulesOfEngagement::set_up(&mut world, &Bench::new().start());
    RulesOfEngagement::copy(&play.0.table(), &mut world);
    events.iter().for_each(|event| RulesOfEngagement::apply(&mut world, event));
    let table = RulesOfEngagement::table(&world);
    let unit = table.unit(id("ge-2")).expect("a squad");
    assert!(table.all_of(&unit).all(|figure| figure.veil == unit.veil), "its figures are as it is");
    unit
}

#[test]
fn roe_h_21_fire_and_contact_end_it_for_all() {
    let play = squads("(85, 45), (90, 45)", ", veil: Spotted, known: [\"us-2\"]", "(90, 90)");
    let (unit, of_old) = (play.unit("ge-2"), play.unit("us-3"));
    let events = opens(&play.0.table(), &unit);
    let open = after(&play, &events);
    assert_eq!((open.veil, open.known.is_empty(), open.spotted_at), (Veil::Open, true, None));
    assert!(knows(&play.0.table(), &of_old, &open));
    assert_eq!(opens(&play.0.table(), &open), [], "it is open already");
    let events = contacted(&play.0.table(), &unit);
    let open = after(&play, &events);
    assert_eq!((open.veil, open.spotted_at), (Veil::Open, Some(cm(87.5, 45.0))));
    assert_eq!(contacted(&play.0.table(), &open), []);
    let events = hides(&play.0.table(), &unit);
    let hidden = after(&play, &events);
    assert_eq!((hidden.veil, hidden.known.is_empty()), (Veil::Hidden, true));
    assert_eq!(hides(&play.0.table(), &hidden), []);
}

#[test]
fn roe_r_53_its_figures_are_seen_by_its_owner_alone() {
    let play = squads("(85, 45), (90, 45)", ", veil: Hidden, order: Sneak, hits: 2", "(90, 90)");
    let seen = |side| {
        play.0.seen_by(side, |seen| {
            let (unit, figure) = (seen.unit(id("ge-2")).expect("a unit"), seen.figure(id("ge-2-01")).expect("a man"));
            (unit.veil, unit.order, unit.hits, figure.at)
        })
    };
    assert_eq!(seen(Side::First), (Veil::Hidden, None, 0, None));
    assert_eq!(seen(Side::Second).3, Some(cm(85.0, 45.0)));
    // When it is open the enemy is told all that he did not see, the veil first.
    let events = opens(&play.0.table(), &play.unit("ge-2"));
    assert_eq!(events.first(), Some(&Event::UnitIs(id("ge-2"), Is::Veiled(Veil::Open))));
    let told = |event: Event| assert!(events.contains(&event), "{event:?}");
    told(Event::UnitIs(id("ge-2"), Is::Hits(2)));
    told(Event::Is(id("ge-2-02"), figures::Is::Stands(Some(cm(90.0, 45.0)))));
    assert!(
        !events.iter().any(|event| matches!(event, Event::UnitIs(_, Is::Answers(_)))),
        "what it will do is its own"
    );
    assert!(RulesOfEngagement::reveals(&events[0]));
    // Going under its veil tells nothing but that.
    let open = squads("(85, 45), (90, 45)", ", order: Sneak", "(90, 90)");
    let events = veiled(&open.0.table(), &open.unit("ge-2"), Veil::Hidden);
    assert_eq!(events.len(), 1 + open.0.table().all_of(&open.unit("ge-2")).count());
}

#[test]
fn roe_hid_04_a_hidden_unit_is_known_to_nobody_until_it_is_spotted() {
    let play = squads("(85, 45)", ", veil: Hidden", "(90, 52)");
    let [hidden, one, own] = ["ge-2", "us-2", "ge-3"].map(|name| play.unit(name));
    assert!(!knows(&play.0.table(), &one, &hidden) && knows(&play.0.table(), &own, &hidden));
    assert!(knows(&play.0.table(), &hidden, &one));
}

#[test]
fn roe_r_44_who_has_spotted_it_knows_it_and_no_other() {
    let play = squads("(85, 45)", ", veil: Hidden", "(90, 58)");
    let [hidden, one, other] = ["ge-2", "us-2", "us-3"].map(|name| play.unit(name));
    let events = spotted(&play.0.table(), &hidden, &[one]);
    let spotted = after(&play, &events);
    assert_eq!((spotted.veil, spotted.spotted_at), (Veil::Spotted, Some(cm(85.0, 45.0))));
    assert!(knows(&play.0.table(), &one, &spotted) && !knows(&play.0.table(), &other, &spotted));
    // Another one that spots it too adds to them.
    let events = super::spotted(&play.0.table(), &spotted, &[other]);
    let both = after(&play, &events);
    assert!(knows(&play.0.table(), &one, &both) && knows(&play.0.table(), &other, &both));
    assert_eq!(super::spotted(&play.0.table(), &one, &[hidden]), [], "who does not hide is not spotted");
}

#[test]
fn roe_hid_12_friends_within_20_cm_of_the_spotter_learn_of_it() {
    let learns = |friend: f64| {
        let play = Bench::new()
            .pieces(GROUND)
            .position(&format!(
                "phase: Shooting, units: [
                    (id: \"ge-2\", at: [(85, 45)], veil: Hidden), (id: \"us-2\", at: [(90, 70), (60, 70)]),
                    (id: \"us-3\", at: [({friend:.2}, 70)]), (id: \"us-1\", at: [(150, 110)]),
                ]"
            ))
            .game(&[]);
        let events = spotted(&play.0.table(), &play.unit("ge-2"), &[play.unit("us-2")]);
        let unit = after(&play, &events);
        assert!(!knows(&play.0.table(), &play.unit("us-1"), &unit), "far away");
        knows(&play.0.table(), &play.unit("us-3"), &unit)
    };
    assert!(learns(112.5));
    assert!(!learns(112.51));
}

#[test]
fn roe_hid_06_men_are_noticed_at_5_cm_by_who_sees_them() {
    let sees = |american: &str| {
        let play = squads("(90, 48)", ", veil: Hidden", american);
        notices(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2"))
    };
    assert!(sees("(90, 55.5)"));
    assert!(!sees("(90, 55.51)"));
    let house = "(kind: \"house\", shape: Area([(85, 51), (95, 51), (95, 53), (85, 53)]), height: 8)";
    let play = Bench::new()
        .pieces(&format!("{GROUND}, {house}"))
        .position("phase: Shooting, units: [(id: \"ge-2\", at: [(90, 48)]), (id: \"us-2\", at: [(90, 55)])]")
        .game(&[]);
    assert!(!notices(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2")), "it sees nobody");
}

#[test]
fn roe_hid_06_before_all_fire_hidden_men_nearby_are_spotted_without_a_test() {
    let begin = |american: &str| {
        let mut play = Bench::new()
            .pieces(GROUND)
            .position(&format!(
                "phase: Movement, active: First, units: [
                    (id: \"ge-2\", at: [(90, 48)], veil: Hidden), (id: \"ge-3\", at: [(86, 48)], veil: Hidden),
                    (id: \"us-2\", at: [{american}]), (id: \"us-3\", at: [(20, 110)]),
                ]"
            ))
            .game(&[]);
        play.order(Side::First, "Done");
        play
    };
    let far = begin("(90, 70)");
    assert_eq!((far.unit("ge-2").veil, far.unit("us-2").found), (Veil::Hidden, None));
    let near = begin("(90, 54)");
    let table = near.0.table();
    let [one, other, by] = ["ge-2", "ge-3", "us-2"].map(|name| near.unit(name));
    assert_eq!((one.veil, other.veil), (Veil::Spotted, Veil::Spotted));
    assert!(knows(&table, &by, &one) && !knows(&table, &near.unit("us-3"), &one));
    // ROE-H-22: it may fire at the nearest of them, and has its attempt still.
    assert_eq!((by.found, by.looked), (Some(one.no.0), 0));
}

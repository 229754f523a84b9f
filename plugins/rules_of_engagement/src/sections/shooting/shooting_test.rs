//! A squad's fire at a squad, row by row: riflemen in the south, Germans too, and a squad before them.

use super::FireReport;
use crate::Report;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::rolls::FireRolled;
use crate::facts::{figures, units};
use crate::files::values::Discipline;
use crate::testing::{Bench, Play, id, read, row};
use table::{Order, Side};

/// Two German squads, so many centimetres apart, man before man; with more facts of both, and of figures.
pub(super) fn duel(gap: f64, us: &str, ge: &str, figures: &str) -> Bench {
    let (from, to) = (row(20.0, 60.0, 9), row(20.0, 60.0 - gap - 2.5, 9));
    Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, "(formation: \"german_squad\")")
        .units(Side::Second, "(formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{from}], target: \"ge-1\" {us}), (id: \"ge-1\", at: [{to}] {ge}),
            ], figures: [{figures}]"
        ))
}

/// Of the squad that fires only seven riflemen are left: no NCO, no gunner.
pub(super) const SEVEN: &str = "(id: \"us-1-01\", fate: Dead), (id: \"us-1-02\", fate: Dead)";
pub(super) const ADVANCES: &str = ", order: Advance";
pub(super) const FIRE: &str = "Fire(unit: \"us-1\", at: \"ge-1\")";
/// A hedge before the squad that is fired at from 28 cm.
const HEDGE: &str = "(kind: \"hedge\", shape: Line(along: [(10, 32.5), (60, 32.5)], thickness: 1))";

pub(super) fn report(play: &Play, command: &str) -> FireReport {
    let command: Command = read(command);
    match play.0.judge(&Order { side: Side::First, command }).expect("a lawful order") {
        Report::Fire(report) => report,
        other => panic!("{other:?}"),
    }
}

pub(super) fn rolled(events: &[Event]) -> FireRolled {
    let fired =
        events.iter().find_map(|event| if let Event::Fired(rolled) = event { Some(rolled.clone()) } else { None });
    fired.expect("it has fired")
}

pub(super) fn dead(events: &[Event]) -> Vec<String> {
    let is_dead = |event: &Event| match event {
        Event::Is(who, figures::Is::HasFate(_)) => Some(who.to_string()),
        _ => None,
    };
    events.iter().filter_map(is_dead).collect()
}

/// What the first dice get, by rule, and what they need.
pub(super) fn lines(report: &FireReport) -> (Vec<(&'static str, i32)>, u8) {
    let volley = &report.volleys[0];
    (volley.lines.iter().map(|line| (line.rule.0, line.value)).collect(), volley.needed)
}

fn state(play: &Play) -> Discipline {
    play.unit("ge-1").discipline
}

#[test]
fn roe_w_07_seven_rifles_at_a_squad_behind_a_hedge() {
    let bench = duel(28.0, ADVANCES, "", SEVEN).pieces(HEDGE);
    let mut play = bench.game(&[6, 5, 5, 4, 3, 2, 1, 3, 2, 5, 1, 2]);
    let before = report(&play, FIRE);
    assert_eq!(lines(&before), (vec![("ROE-SHT-08", -1)], 4));
    assert_eq!((before.volleys.len(), before.volleys[0].dice(), before.volleys[0].natural()), (1, 7, 5));
    let events = play.order(Side::First, FIRE);
    let rolled = rolled(&events);
    assert_eq!(rolled.shots[0].shots.iter().filter(|shot| shot.hit).count(), 3);
    let tests: Vec<(u8, Option<u8>, bool)> = rolled.hits.iter().map(|hit| (hit.die, hit.kill, hit.dead)).collect();
    assert_eq!(tests, [(3, None, false), (2, Some(5), true), (1, Some(2), false)]);
    assert_eq!(dead(&events), ["ge-1-04"]);
    assert_eq!((state(&play), play.unit("ge-1").hits), (Discipline::Confident, 3));
}

#[test]
fn roe_w_08_five_hits_in_one_turn_suppress_nine_men_and_nine_shake_them() {
    // Two hits more, both of which fail to hurt.
    let dice = [6, 6, 1, 1, 1, 1, 1, 6, 6];
    let after = |hits: u8| {
        let mut play = duel(28.0, ADVANCES, &format!(", hits: {hits}"), SEVEN).game(&dice);
        play.order(Side::First, FIRE);
        state(&play)
    };
    assert_eq!([after(2), after(3)], [Discipline::Confident, Discipline::Suppressed]);
    assert_eq!([after(6), after(7)], [Discipline::Suppressed, Discipline::Shaken]);
}

#[test]
fn roe_h_06_the_figures_at_the_start_of_the_turn_count_and_fire_does_not_demoralise() {
    let after = |more: &str| {
        let mut play = duel(28.0, ADVANCES, more, SEVEN).game(&[6, 6, 1, 1, 1, 1, 1, 6, 6]);
        play.order(Side::First, FIRE);
        state(&play)
    };
    assert_eq!(after(", at_start: 9, hits: 3"), Discipline::Suppressed);
    assert_eq!(after(", at_start: 11, hits: 3"), Discipline::Confident);
    assert_eq!(after(", hits: 30, discipline: Shaken"), Discipline::Shaken);
    assert_eq!(after(", hits: 3, discipline: Shaken"), Discipline::Shaken);
}

#[test]
fn roe_sht_05_who_passes_experience_is_unharmed_and_who_fails_is_rolled_for() {
    // One hit in the open: 4 and more pass.
    for (dice, killed) in [(vec![4], 0), (vec![3, 4], 1), (vec![3, 3], 0)] {
        let mut play = duel(28.0, ADVANCES, "", SEVEN).game(&[&[6, 1, 1, 1, 1, 1, 1], &dice[..]].concat());
        assert_eq!(dead(&play.order(Side::First, FIRE)).len(), killed, "{dice:?}");
    }
}

#[test]
fn roe_sht_06_each_figure_rolls_a_die_for_each_point_of_its_rate_of_fire() {
    // At 28 cm: an MP40 at long range 2, a rifle 1 each; at 10 cm it has 3.
    let dice = |gap: f64| {
        report(&duel(gap, ADVANCES, "", "").game(&[]), FIRE).volleys.iter().map(super::Volley::dice).sum::<usize>()
    };
    assert_eq!((dice(28.0), dice(10.0)), (9, 10));
}

#[test]
fn roe_sht_07_the_ap_of_the_weapon_kills() {
    // An MP40 kills on 5 and more, a rifle on 4 and more.
    let only = "(id: \"us-1-02\", fate: Dead)";
    let report = report(&duel(10.0, ADVANCES, "", only).game(&[]), FIRE);
    let kills: Vec<(u8, u8)> = report.volleys.iter().map(|volley| (volley.ap, volley.kills())).collect();
    assert_eq!(kills, [(4, 3), (5, 2)]);
}

#[test]
fn roe_h_02_the_base_score_is_by_experience_and_range_and_1_misses_and_6_hits() {
    let play = duel(40.0, ADVANCES, "", SEVEN).game(&[]);
    let volley = &report(&play, FIRE).volleys[0];
    let table = play.0.table();
    assert_eq!((volley.needed, volley.faces(&table)), (5, 2));
    let hard = super::Volley { needed: 9, ..volley.clone() };
    let easy = super::Volley { needed: 0, ..volley.clone() };
    assert_eq!((hard.faces(&table), easy.faces(&table)), (1, 5));
}

#[test]
fn roe_h_03_half_the_range_is_short_and_beyond_it_is_long() {
    let needed = |gap: f64| report(&duel(gap, ADVANCES, "", SEVEN).game(&[]), FIRE).volleys[0].needed;
    assert_eq!((needed(30.0), needed(30.01), needed(50.0)), (4, 5, 5));
}

#[test]
fn roe_geo_02_distances_run_from_edge_to_edge() {
    // The row is 40 cm long; at more than 60 cm between the bases nobody reaches anybody.
    let bench = |y: f64| {
        Bench::new().units(Side::Second, "(formation: \"german_sniper\")").position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [(20, 100), (20, 103)], order: Advance, target: \"ge-1\"), (id: \"ge-1\", at: [(20, {y})]),
            ], figures: [(id: \"us-1-01\", fate: Dead)]"
        ))
    };
    report(&bench(40.5).game(&[]), FIRE);
    assert_eq!(bench(40.49).game(&[]).refused(Side::First, FIRE), "ROE-H-04");
}

#[test]
fn roe_sht_08_the_rows_of_target_and_occasion() {
    let rows = |ge: &str, us: &str, pieces: &str| {
        let bench = duel(28.0, &format!("{ADVANCES} {us}"), ge, SEVEN).pieces(pieces);
        lines(&report(&bench.game(&[]), FIRE)).0
    };
    let wall = HEDGE.replace("hedge", "low_wall");
    assert!(rows("", "", "").is_empty());
    assert_eq!(rows("", "", HEDGE), [("ROE-SHT-08", -1)]);
    assert_eq!(rows("", "", &wall), [("ROE-SHT-08", -2)]);
    let zeroed = ", zeroed: (at: \"ge-1\", turns: 1)";
    assert_eq!(rows("", zeroed, ""), [("ROE-SHT-08", 1)]);
    assert!(rows(", moved: true", zeroed, "").is_empty());
    let play = duel(28.0, ", ready: true", "", SEVEN).game(&[]);
    let (table, opportunity) = (play.0.table(), true);
    let (unit, at) = (table.unit(id("us-1")).expect("us"), table.unit(id("ge-1")).expect("them"));
    let fired = super::fire_report(&table, &unit, &at, opportunity).expect("fire");
    assert_eq!(lines(&fired).0, [("ROE-SHT-08", -1)]);
}

#[test]
fn roe_sht_08_who_fires_is_zeroed_in_on_it_in_its_next_turn() {
    let mut play = duel(28.0, ADVANCES, "", SEVEN).game(&[1; 7]);
    play.order(Side::First, FIRE);
    assert_eq!(play.unit("us-1").zeroed, Some(units::Zeroed { at: play.unit("ge-1").no.0, turns: 1 }));
}

#[test]
fn roe_sht_10_fire_belongs_to_the_shooting_phase_and_is_given_once() {
    let mut play = duel(28.0, ADVANCES, "", SEVEN).game(&[1; 7]);
    assert!(play.offers(Side::First).contains(&read(FIRE)));
    play.order(Side::First, FIRE);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-H-04");
    assert!(!play.offers(Side::First).contains(&read(FIRE)));
    let position =
        "active: First, phase: Movement, units: [(id: \"us-1\", at: [(20, 60)], order: Advance, target: \"ge-1\"),
        (id: \"ge-1\", at: [(20, 40)])]";
    assert_eq!(Bench::new().position(position).game(&[]).refused(Side::First, FIRE), "ROE-GEN-04");
}

#[test]
fn roe_ord_01_an_order_that_lets_nobody_fire() {
    for order in [", order: Run", ", order: FallBack", ", order: Hold, purpose: Hide", ", order: Sneak"] {
        assert_eq!(duel(28.0, order, "", SEVEN).game(&[]).refused(Side::First, FIRE), "ROE-ORD-01", "{order}");
    }
    for order in [", order: Hold, purpose: Fire", ", order: Sneak, purpose: Fire", ADVANCES] {
        report(&duel(28.0, order, "", SEVEN).game(&[]), FIRE);
    }
}

#[test]
fn roe_ord_05_fire_goes_at_the_unit_declared_or_at_one_spotted() {
    let at = |more: &str| {
        let (from, to, other) = (row(20.0, 60.0, 9), row(20.0, 30.0, 9), row(20.0, 25.0, 9));
        Bench::new().platoon(Side::First, "german_grenadiers").units(Side::First, "(formation: \"german_squad\")").position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{from}], order: Advance {more}), (id: \"ge-2\", at: [{to}]), (id: \"ge-3\", at: [{other}]),
            ]"
        ))
    };
    let fire = "Fire(unit: \"us-1\", at: \"ge-3\")";
    assert_eq!(at(", target: \"ge-2\"").game(&[]).refused(Side::First, fire), "ROE-ORD-05");
    report(&at(", target: \"ge-2\", found: \"ge-3\"").game(&[]), fire);
}

#[test]
fn roe_dis_16_the_demoralised_do_not_fire() {
    let play = duel(28.0, ", order: Hold, purpose: Fire, discipline: Demoralised", "", SEVEN).game(&[]);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-DIS-16");
}

#[test]
fn roe_h_04_who_sees_nobody_in_range_does_not_fire() {
    // A long house lies between both squads.
    let wide = "(kind: \"house\", shape: Hull(at: (90, 45), size: (4, 170), heading: 0), height: 8)";
    assert_eq!(duel(28.0, ADVANCES, "", SEVEN).pieces(wide).game(&[]).refused(Side::First, FIRE), "ROE-H-04");
}

#[test]
fn roe_hid_04_nobody_fires_at_a_hidden_unit_that_he_has_not_spotted() {
    let wood = "(kind: \"scrub\", shape: Hull(at: (35, 29.5), size: (4, 60), heading: 0))";
    let hidden =
        |known: &str| duel(28.0, ADVANCES, &format!(", veil: Spotted, known: [{known}]"), SEVEN).pieces(wood).game(&[]);
    assert_eq!(hidden("").refused(Side::First, FIRE), "ROE-HID-04");
    report(&hidden("\"us-1\""), FIRE);
}

//! Mortars: who sees for them, how they drift, whom they hit.

use super::*;
use crate::files::values::Veil;
use crate::testing::{Bench, Play, cm, id, read, row};
use crate::{Report, RulesOfEngagement};
use table::{Order, RuleSet as _};

const MORTAR: &str = "order: Hold, purpose: Fire, target: \"ge-1\"";
const FIRE: &str = "Bombard(unit: \"us-1\", at: \"ge-1\")";
const AGAIN: &str = "Bombard(unit: \"us-1\")";
const WOOD: &str = "(kind: \"wood\", shape: Area([(0, 50), (180, 50), (180, 70), (0, 70)]), height: 8)";

/// Nine men closely around (60, 20).
fn block() -> String {
    [57.0, 60.0, 63.0].map(|x| format!("({x}, 17), ({x}, 20), ({x}, 23)")).join(", ")
}

/// A medium mortar at y in the south, with these facts of its men; the squad around (60, 20), and another one in a row at (56, 5).
struct Post<'a> {
    y: f64,
    observer: (f64, f64),
    facts: &'a str,
    figures: &'a str,
    pieces: &'a str,
    scenario: &'a str,
    more: &'a str,
}

const POST: Post<'static> =
    Post { y: 100.0, observer: (70.5, 100.0), facts: MORTAR, figures: "", pieces: "", scenario: "", more: "" };

impl Post<'_> {
    fn game(&self, dice: &[u8]) -> Play {
        let (crew, (x, y)) = (row(60.0, self.y, 3), self.observer);
        Bench::new()
            .platoon(Side::First, "german_grenadiers")
            .units(Side::First, "(formation: \"german_medium_mortar\"), (formation: \"german_squad\")")
            .units(Side::Second, "(formation: \"german_squad\"), (formation: \"german_squad\")")
            .pieces(self.pieces)
            .scenario(self.scenario)
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [{crew}, ({x}, {y})], {}), (id: \"ge-1\", at: [{}]),
                    (id: \"ge-2\", at: [{}] {}),
                ], figures: [{}]",
                self.facts,
                block(),
                row(56.0, 5.0, 9),
                self.more,
                self.figures,
            ))
            .game(dice)
    }
}

fn report(play: &Play, command: &str) -> BombardReport {
    match play.0.judge(&Order { side: Side::First, command: read(command) }).expect("a lawful order") {
        Report::Bombard(report) => report,
        other => panic!("{other:?}"),
    }
}

fn landed(events: &[Event]) -> TemplateRolled {
    let landed =
        events.iter().find_map(|event| if let Event::Landed(rolled) = event { Some(rolled.clone()) } else { None });
    landed.expect("it comes down")
}

fn gets(report: &BombardReport) -> i32 {
    report.volley.lines.iter().map(|line| line.value).sum()
}

#[test]
fn roe_w_11_and_roe_ind_05_a_miss_drifts_along_the_line_of_fire() {
    let mut play = POST.game(&[4, 5, 3, 6, 6, 6]);
    let before = report(&play, FIRE);
    assert_eq!((before.volley.needed, gets(&before), before.aimed), (4, -1, cm(60.0, 20.0)));
    let rolled = landed(&play.order(Side::First, FIRE));
    assert_eq!((rolled.drift.as_slice(), rolled.lands), (&[5, 3][..], cm(60.0, 5.0)));
    assert_eq!((play.unit("ge-1").hits, play.unit("ge-2").hits), (0, 3));
    assert!(play.unit("us-1").fired);
    // Toward the firer on 1 to 3.
    let mut play = POST.game(&[4, 3, 4]);
    assert_eq!(landed(&play.order(Side::First, FIRE)).lands, cm(60.0, 40.0));
}

#[test]
fn roe_ind_06_all_under_the_template_are_hit() {
    let mut play = POST.game(&[5, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    let rolled = landed(&play.order(Side::First, FIRE));
    assert_eq!((rolled.drift.len(), rolled.lands), (0, cm(60.0, 20.0)));
    assert_eq!(play.unit("ge-1").hits, 9);
}

#[test]
fn roe_r_17_one_die_for_both() {
    let post = Post { scenario: "switches: (scatter_single_die: true)", ..POST };
    for (die, y) in [(3, 35.0), (5, -5.0)] {
        let mut play = post.game(&[4, die]);
        let rolled = landed(&play.order(Side::First, FIRE));
        assert_eq!((rolled.drift, rolled.lands), (vec![die], cm(60.0, y)));
    }
}

#[test]
fn roe_ind_02_no_nearer_than_30_cm() {
    let at = |y: f64| Post { y, observer: (70.5, y), ..POST }.game(&[]);
    assert_eq!(at(51.24).refused(Side::First, FIRE), "ROE-IND-02");
    assert_eq!(report(&at(51.25), FIRE).aimed, cm(60.0, 20.0));
}

#[test]
fn roe_ind_03_the_first_shot_may_use_the_eyes_of_friends() {
    let hidden = Post { pieces: WOOD, ..POST };
    assert_eq!(hidden.game(&[]).refused(Side::First, FIRE), "ROE-IND-01", "nobody sees it");
    let friend = format!("), (id: \"us-2\", at: [{}]", row(20.0, 40.0, 9));
    let seen = Post { pieces: WOOD, more: &friend, ..POST };
    assert_eq!(report(&seen.game(&[]), FIRE).aimed, cm(60.0, 20.0));
    let later = Post { figures: "(id: \"us-1-01\", aimed: (90, 20))", ..seen };
    assert_eq!(later.game(&[]).refused(Side::First, FIRE), "ROE-IND-01");
}

#[test]
fn roe_ind_04_the_same_point_needs_no_sight_but_to_be_zeroed_in() {
    let zeroed = format!("{MORTAR}, zeroed: (at: \"ge-1\", turns: 1)");
    let aimed = "(id: \"us-1-01\", aimed: (60, 20))";
    let blind = Post { pieces: WOOD, facts: &zeroed, figures: aimed, ..POST };
    let play = blind.game(&[]);
    assert_eq!((gets(&report(&play, AGAIN)), report(&play, AGAIN).aimed), (-1, cm(60.0, 20.0)));
    let seeing = Post { pieces: "", ..blind };
    assert_eq!(gets(&report(&seeing.game(&[]), AGAIN)), 0);
    assert_eq!(POST.game(&[]).refused(Side::First, AGAIN), "ROE-IND-04", "it has not fired yet");
    let mut play = POST.game(&[5, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    play.order(Side::First, FIRE);
    assert_eq!(play.figure("us-1-01").aimed, Some(cm(60.0, 20.0)));
    assert_eq!(play.unit("us-1").zeroed, Some(Zeroed { at: play.unit("ge-1").no.0, turns: 1 }));
}

#[test]
fn roe_wpn_09_and_roe_ind_01_an_observer_sees_within_30_cm_of_his_crew() {
    let aimed = "(id: \"us-1-01\", aimed: (90, 20))";
    let observer = |y: f64| Post { y: 72.0, observer: (60.0, y), pieces: WOOD, figures: aimed, ..POST }.game(&[]);
    assert_eq!(report(&observer(39.5), FIRE).aimed, cm(60.0, 20.0));
    assert_eq!(observer(39.49).refused(Side::First, FIRE), "ROE-IND-01");
}

#[test]
fn roe_ind_07_nobody_in_a_building_is_its_target() {
    let house = "(kind: \"house\", shape: Area([(50, 10), (70, 10), (70, 30), (50, 30)]), height: 6)";
    let play = Post { pieces: house, ..POST }.game(&[]);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-IND-07");
}

#[test]
fn roe_r_37_whoever_hides_under_it_is_hit_and_stays_hidden() {
    let wood = "(kind: \"wood\", shape: Area([(50, 0), (90, 0), (90, 10), (50, 10)]), height: 8)";
    let mut play = Post { pieces: wood, more: ", veil: Hidden", ..POST }.game(&[4, 5, 3, 6, 6, 6]);
    let events = play.order(Side::First, FIRE);
    let struck = |event: &Event| matches!(event, Event::Struck(rolled) if rolled.unit == id("ge-2"));
    assert_eq!((play.unit("ge-2").hits, play.unit("ge-2").veil), (3, Veil::Hidden));
    let told = events.iter().find(|event| struck(event)).expect("it is struck");
    assert_eq!(RulesOfEngagement::told_to(&play.0.table(), told), [false, true]);
}

#[test]
fn roe_wpn_07_a_mortar_is_a_support_weapon() {
    let sneaks = MORTAR.replace("Hold", "Sneak");
    assert_eq!(Post { facts: &sneaks, ..POST }.game(&[]).refused(Side::First, FIRE), "ROE-WPN-18");
    let packed = Post { figures: "(id: \"us-1-01\", set_up: false)", ..POST };
    assert_eq!(packed.game(&[]).refused(Side::First, FIRE), "ROE-WPN-17");
}

#[test]
fn roe_wpn_08_it_is_no_opportunity_fire() {
    let play = POST.game(&[]);
    let (table, unit, at) = (play.0.table(), play.unit("us-1"), play.unit("ge-1"));
    assert!(shooting::fire_report(&table, &unit, &at, true).is_err());
    assert!(bombard_report(&table, &unit, Some(&at)).is_ok());
}

#[test]
fn roe_sht_17_a_mortar_that_has_fired_smoke_does_not_fire_again() {
    let play = Post { figures: "(id: \"us-1-01\", smoked: true)", ..POST }.game(&[]);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-SHT-17");
}

#[test]
fn roe_ind_04_indirect_fire_is_offered() {
    let play = Post { figures: "(id: \"us-1-01\", aimed: (60, 20))", ..POST }.game(&[]);
    let offers = play.offers(Side::First);
    assert!(offers.contains(&read(FIRE)) && offers.contains(&read(AGAIN)));
}

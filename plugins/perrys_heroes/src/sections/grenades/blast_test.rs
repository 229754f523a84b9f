//! Bursts.

use super::*;
use crate::facts::event::Event;
use crate::facts::rolls::{BlastRolled, Roll};
use crate::files::values::{Health, Posture};
use crate::testing::{Bench, Play, cm};
use table::Line;
use table::Side::First;

/// A grenade of us-01, an NCO 11 cm to the south, aimed at (90, 50); on a natural 10 it bursts there.
fn bench(figures: &str) -> Bench {
    Bench::new().position(&format!(
        "turn: 1, wind: 7, active: (side: First, team: 0),
        figures: [(id: \"us-01\", at: (90, 62.25), grenades: 2), {figures}]"
    ))
}

fn burst(bench: &Bench, dice: &[u8]) -> (Play, Vec<Event>) {
    let mut play = bench.game(&[&[10], dice].concat());
    let events = play.order(First, "Throw(unit: \"us-01\", at: (x: 9000, y: 5000))");
    (play, events)
}

fn blasted(events: &[Event]) -> Vec<BlastRolled> {
    let one = |event: &Event| if let Event::Blasted(blasted) = event { Some(blasted.clone()) } else { None };
    events.iter().filter_map(one).collect()
}

/// Who tested his morale, and how many of the lines told of a violent death.
fn tested(events: &[Event]) -> Vec<(String, usize)> {
    let one = |event: &Event| match event {
        Event::Rolled(rolled) if rolled.what == Roll::Morale => {
            let violent = rolled.lines.iter().filter(|line| line.rule.0 == "PH-4.5-07").count();
            Some((rolled.unit.as_str().to_string(), violent))
        }
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// What each die gets, of a German at this place with these fields.
fn lines(pieces: &str, ge: &str) -> Vec<Line> {
    let play = bench(&format!("(id: \"ge-01\", {ge})")).pieces(pieces).game(&[]);
    let (table, mut lines) = (play.0.table(), Vec::new());
    blast_lines(&table, &play.figure("ge-01"), cm(90.0, 50.0), &table.field.charts.grenade, &mut lines);
    lines
}

fn sum(pieces: &str, ge: &str) -> i32 {
    lines(pieces, ge).iter().map(|line| line.value).sum()
}

const WOOD: &str = "(kind: \"wood\", shape: Area([(85, 44), (95, 44), (95, 49), (85, 49)]))";
const HOUSE: &str = "(kind: \"house\", shape: Area([(85, 44), (95, 44), (95, 49), (85, 49)]))";
const HOUSE_AROUND: &str = "(kind: \"house\", shape: Area([(85, 44), (95, 44), (95, 55), (85, 55)]))";

#[test]
fn ph_7_12_07_four_dice_each_and_what_they_get() {
    let (_, events) = burst(&bench("(id: \"ge-01\", at: (90, 47))"), &[1, 2, 2, 2, 9]);
    assert_eq!(blasted(&events)[0].dice, [1, 2, 2, 2]);
    assert_eq!(sum("", "at: (90, 47)"), 0);
    assert_eq!(sum("", "at: (90, 47), posture: Crouched"), 0);
    assert_eq!(sum("", "at: (90, 47), posture: Prone"), -1);
    assert_eq!(sum(WOOD, "at: (90, 47)"), -1);
    assert_eq!(sum(HOUSE, "at: (90, 47)"), -2);
    assert_eq!(lines("", "at: (90, 47), posture: Prone")[0].rule.0, "PH-7.12-07");
}

#[test]
fn ph_7_12_09_in_the_same_room_only_the_two_more_count() {
    assert_eq!(sum(HOUSE_AROUND, "at: (90, 47)"), 2);
    assert_eq!(sum(HOUSE_AROUND, "at: (90, 47), posture: Prone"), 1);
    assert_eq!(lines(HOUSE_AROUND, "at: (90, 47)")[0].rule.0, "PH-7.12-09");
}

#[test]
fn ph_r_58_the_wall_does_not_stand_between_them() {
    assert_eq!([sum(HOUSE_AROUND, "at: (90, 47)"), sum(HOUSE, "at: (90, 47)")], [2, -2]);
}

#[test]
fn ph_7_8_12_the_better_cover_counts_and_prone_adds_to_it() {
    let both = format!("{WOOD}, {HOUSE}");
    assert_eq!(sum(&both, "at: (90, 47)"), -2);
    assert_eq!(sum(&both, "at: (90, 47), posture: Prone"), -3);
    assert_eq!(sum(WOOD, "at: (90, 47), posture: Prone"), -2);
}

#[test]
fn ph_7_8_09_three_or_more_is_a_wound() {
    let health = |figure: &str, dice: &[u8]| {
        let (play, events) = burst(&bench(&format!("(id: \"ge-01\", at: (90, 47), {figure})")), dice);
        (play.figure("ge-01").health, blasted(&events)[0].wounds)
    };
    assert_eq!(health("", &[2, 2, 2, 2, 9]), (Health::Fit, 0));
    assert_eq!(health("", &[2, 3, 2, 2]), (Health::Wounded, 1));
    assert_eq!(health("health: Wounded", &[2, 3, 2, 2]), (Health::Dead, 1));
    assert_eq!(health("health: Treated", &[2, 3, 2, 2]), (Health::Dead, 1));
    assert_eq!(health("posture: Prone", &[3, 3, 3, 4]), (Health::Wounded, 1));
}

#[test]
fn ph_r_57_two_wounds_at_once_kill() {
    let (play, events) = burst(&bench("(id: \"ge-01\", at: (90, 47))"), &[3, 6, 1, 1]);
    assert_eq!((play.figure("ge-01").health, blasted(&events)[0].wounds), (Health::Dead, 2));
}

#[test]
fn ph_7_8_10_who_takes_no_wound_tests_his_morale() {
    let alone = bench("(id: \"ge-01\", at: (90, 47))");
    let (play, events) = burst(&alone, &[1, 1, 1, 1, 4]);
    assert_eq!(tested(&events), [("ge-01".to_string(), 0)]);
    assert_eq!(play.figure("ge-01").posture, Posture::Prone, "he is Pinned");
    let (_, events) = burst(&alone, &[1, 1, 1, 6]);
    assert_eq!(tested(&events), [], "who is wounded does not");
}

#[test]
fn ph_7_8_11_two_wounds_are_a_violent_death_for_neighbours() {
    let two = bench("(id: \"ge-01\", at: (90, 47)), (id: \"ge-02\", at: (90, 38))");
    let (_, events) = burst(&two, &[3, 3, 1, 1, 9]);
    assert_eq!(tested(&events), [("ge-02".to_string(), 1)]);
    let marked = bench("(id: \"ge-01\", at: (90, 47), health: Wounded), (id: \"ge-02\", at: (90, 38))");
    let (play, events) = burst(&marked, &[3, 1, 1, 1, 9]);
    assert_eq!(play.figure("ge-01").health, Health::Dead);
    assert_eq!(tested(&events), [("ge-02".to_string(), 0)], "one wound is not violent");
}

#[test]
fn ph_7_12_08_one_test_for_each_however_many_fell() {
    let three = bench("(id: \"ge-01\", at: (90, 47)), (id: \"ge-02\", at: (90, 53)), (id: \"ge-03\", at: (93, 50))");
    let (_, events) = burst(&three, &[6, 6, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 9, 9]);
    assert_eq!(tested(&events), [("ge-02".to_string(), 1), ("ge-03".to_string(), 1)]);
}

#[test]
fn ph_r_19_friend_and_foe_each_have_dice_of_their_own() {
    let figures =
        "(id: \"us-02\", at: (90, 53)), (id: \"ge-01\", at: (90, 47)), (id: \"ge-02\", at: (93, 50), concealed: true)";
    let (play, events) = burst(&bench(figures), &[1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 3, 1, 9, 9, 9, 9]);
    let units: Vec<_> = blasted(&events).iter().map(|one| (one.unit.as_str().to_string(), one.wounds)).collect();
    assert_eq!(units, [("us-02".to_string(), 1), ("ge-01".to_string(), 1), ("ge-02".to_string(), 1)]);
    assert_eq!(play.figure("ge-02").health, Health::Wounded);
    assert!(play.figure("ge-02").concealed, "a wound does not show him");
}

#[test]
fn ph_geo_04_a_base_is_in_reach_by_any_part_of_it() {
    let reached = |y: f64| {
        let play = bench(&format!("(id: \"ge-01\", at: (90, {y}))")).game(&[]);
        let table = play.0.table();
        is_reached(&table, &play.figure("ge-01"), cm(90.0, 50.0), &table.field.charts.grenade)
    };
    assert_eq!([43.75, 43.74].map(reached), [true, false], "5 cm and the radius of the base");
}

#[test]
fn ph_cl_08_grenades_by_hand_and_by_rifle_burst_alike() {
    let charts = crate::testing::charts();
    for def in [charts.grenade, charts.rifle_grenade] {
        assert_eq!((def.radius.0, def.dice, def.bonus), (500, 4, 0));
    }
    let artillery = crate::files::charts::BlastDef { bonus: 2, ..charts.grenade };
    let play = bench("(id: \"ge-01\", at: (90, 47))").game(&[]);
    let mut sum = 0;
    blast_lines(&play.0.table(), &play.figure("ge-01"), cm(90.0, 50.0), &artillery, &mut sum);
    assert_eq!(sum, 2);
}

#[test]
fn ph_7_20_06_a_rifle_grenade_bursts_like_one_by_hand() {
    let team = "(name: \"Team\", men: [(name: \"A\", weapon: \"m1_garand\", rifle_grenades: 2)])";
    let bench = Bench::new().teams(First, team).position(
        "active: (side: First, team: 0), figures: [
            (id: \"us-01\", at: (90, 80), launcher: true), (id: \"ge-01\", at: (90, 55)), (id: \"ge-02\", at: (90, 40)),
        ]",
    );
    let mut play = bench.game(&[10, 3, 1, 1, 1]);
    let events = play.order(First, "RifleGrenade(unit: \"us-01\", at: (x: 9000, y: 5000))");
    let units: Vec<_> = blasted(&events).iter().map(|one| (one.unit.as_str().to_string(), one.dice.len())).collect();
    assert_eq!((units, play.figure("ge-01").health), (vec![("ge-01".to_string(), 4)], Health::Wounded));
}

#[test]
fn ph_r_26_what_bursts_does_not_care_for_smoke() {
    let all = |smoke: &str| {
        let position = format!(
            "wind: 7, active: (side: First, team: 0), smoke: [{smoke}],
            figures: [(id: \"us-01\", at: (90, 62.25)), (id: \"ge-01\", at: (90, 46))]"
        );
        let play = Bench::new().position(&position).game(&[]);
        let (table, mut sum) = (play.0.table(), 0);
        blast_lines(&table, &play.figure("ge-01"), cm(90.0, 50.0), &table.field.charts.grenade, &mut sum);
        sum
    };
    assert_eq!(all("(at: (90, 48), plume: 1)"), all(""));
}

#[test]
fn ph_w_12_a_prone_man_in_a_wood() {
    let bench = bench("(id: \"ge-01\", at: (90, 47), posture: Prone), (id: \"ge-02\", at: (90, 38))").pieces(WOOD);
    let (play, events) = burst(&bench, &[6, 4, 3, 5, 9]);
    assert_eq!((play.figure("ge-01").health, blasted(&events)[0].wounds), (Health::Dead, 2));
    assert_eq!(tested(&events), [("ge-02".to_string(), 1)], "a violent death");
}

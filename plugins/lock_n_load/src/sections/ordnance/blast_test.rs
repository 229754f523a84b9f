//! Hits on units that are no vehicles.

use super::*;
use crate::facts::event::TargetTotals;
use crate::sections::ordnance::test_bench::*;
use crate::testing::Battle;
use table::Side::{First, Second};

/// A hit of tank `us` on those in A4.
fn burst(rows: &[(usize, char)], men: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let mut b = ground(rows, &tank(""), men, dice);
    let events = b.give(First, &at_men("A4"));
    (b, events)
}

fn totals(events: &[Event]) -> Vec<TargetTotals> {
    shot(events).blast.expect("a hit").targets
}

fn squad(more: &str) -> String {
    counter("wehrmacht_squad", "x", "A4", more)
}

#[test]
fn lnl_14_0_19_the_he_equivalent_attacks_all_with_one_die() {
    let men = squad("markers: [Moved]") + &counter("wehrmacht_squad", "y", "A4", "");
    let (_, events) = burst(&[], &men, &[2, 3, 3, 6, 2, 2]);
    let totals: Vec<i32> = totals(&events).iter().map(|target| target.attack_total).collect();
    assert_eq!(totals, [4 + 3 + 1, 4 + 3]);
    let shot = shot(&events);
    assert_eq!(by(&shot.blast.expect("a hit").attack, "LNL-14.0-19"), Some(4));
    // Not against those who crawl.
    let (_, events) = burst(&[], &squad("markers: [LowCrawled]"), &[2, 3, 3, 6, 2]);
    assert_eq!(self::totals(&events)[0].attack_total, 7);
}

#[test]
fn lnl_14_0_20_the_defence_is_a_die_alone() {
    let (_, events) = burst(&[(4, 'f')], &squad("markers: [Fired]"), &[2, 3, 3, 5, 2]);
    assert_eq!((totals(&events)[0].defence_total, totals(&events)[0].defence.len()), (5, 0));
}

#[test]
fn lnl_rb_12_tm_does_not_count_in_the_he_attack() {
    let (_, events) = burst(&[(4, 'f')], &squad("markers: [Fired]"), &[2, 3, 3, 5, 2]);
    assert_eq!(totals(&events)[0].margin, 4 + 3 - 5);
}

#[test]
fn lnl_14_0_21_leadership_is_not_added_to_it() {
    let us = counter("us_gun_team", "g", "A10", "facing: NNE") + &counter("us_leader", "l", "A10", "leadership: 2");
    let mut b = battle(&us, &squad(""), &[2, 3, 3, 6, 2]);
    let events = b.give(First, r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", leader: "l"))"#);
    assert_eq!(totals(&events)[0].attack_total, 4 + 3);
}

#[test]
fn lnl_14_0_22_a_greater_total_is_a_damage_check_with_the_margin() {
    let checked = |dice: &[u8]| {
        let (_, events) = burst(&[], &squad(""), dice);
        events.iter().filter(|event| matches!(event, Event::DamageChecked { .. })).count()
    };
    assert_eq!([checked(&[2, 3, 1, 6]), checked(&[2, 3, 2, 6]), checked(&[2, 3, 3, 6, 2])], [0, 0, 1]);
}

#[test]
fn lnl_14_0_23_no_other_modifier_of_the_dft_counts() {
    // Adjacent, after an Assault Move, across nothing: 4 and the die.
    let us = counter("us_tank_t", "us", "A5", "facing: NNE, markers: [AssaultMoved]");
    let mut b = battle(&us, &squad(""), &[1, 1, 3, 6, 2]);
    let shot = shot(&b.give(First, &at_men("A4")));
    assert_eq!(shot.blast.expect("a hit").attack.len(), 1);
}

#[test]
fn lnl_14_0_23_a_degrading_hex_and_ops_complete_leave_the_equivalent_and_its_die() {
    let mut rows = [".....\n"; 26];
    rows[5] = "b....\n";
    let us = counter("us_tank_t", "us", "A10", "facing: NNE, markers: [OpsComplete]");
    let men = counter("wehrmacht_squad", "x", "A5", "");
    let mut b = Battle::new(&rows.concat(), &us, &men, crate::testing::OPERATIONS_SECOND, &[1, 1, 3, 6, 2]);
    b.give(Second, r#"Move(units: ["x"], by: LowCrawl, to: "A4")"#);
    let shot = shot(&b.give(First, &at_men("A4")));
    assert_eq!([by(&shot.lines, "LNL-14.0-16"), by(&shot.lines, "LNL-4.1-11")], [Some(1), Some(2)], "{:?}", shot.lines);
    let blast = shot.blast.expect("a hit");
    assert_eq!((blast.attack.len(), blast.targets[0].attack_total), (1, 4 + 3));
}

#[test]
fn lnl_rb_13_degrading_terrain_changes_the_to_hit_roll_alone() {
    let (_, events) = burst(&[(6, 'b')], &squad(""), &[1, 1, 3, 6, 2]);
    let shot = shot(&events);
    assert_eq!((by(&shot.lines, "LNL-14.0-16"), shot.blast.expect("a hit").attack.len()), (Some(1), 1));
}

#[test]
fn lnl_xb_04_he_attack() {
    // Both have morale 6 here: the half-squad comes from the other side's paratroops.
    let men = counter("fallschirmjaeger_squad", "x", "A4", "morale: (6, 6), markers: [Moved]")
        + &counter("fallschirmjaeger_half_squad", "y", "A4", "morale: (6, 6)");
    let (b, events) = burst(&[(4, 'f')], &men, &[1, 1, 3, 5, 4, 4]);
    let totals = totals(&events);
    assert_eq!([totals[0].attack_total, totals[1].attack_total], [8, 7]);
    assert_eq!([totals[0].margin, totals[1].margin], [3, 2]);
    assert!(b.unit("x").shaken && !b.unit("y").shaken);
}

/// The HE equivalent of the sample HEAT weapon against a squad in A4, and what counts on the to-hit roll beside the target modifier.
fn heat_in(rows: &[(usize, char)], building: &str) -> (i32, i32) {
    let mut all: Vec<String> = field().lines().map(str::to_owned).collect();
    for (row, terrain) in rows {
        all[row - 1].replace_range(0..1, &terrain.to_string());
    }
    let men = squad("markers: [Fired]");
    let firer = launcher("a", "A5", "");
    let mut b =
        Battle::with(&all.join("\n"), building, &firer, &men, crate::testing::OPERATIONS_FIRST, "", &[1, 1, 1, 6]);
    let shot = shot(&b.give(First, r#"Shoot((unit: "a", weapon: "heat", at: "A4"))"#));
    let aim = modifiers(&shot) - by(&shot.lines, "LNL-14.0-15").unwrap_or(0);
    (shot.blast.expect("a hit").attack.iter().map(|line| line.value).sum(), aim)
}

const HOUSE: &str = r#"buildings: [(material: Stone, hexes: ["A4"])],"#;

#[test]
fn lnl_14_2_1_01_heat_loses_one_against_men_in_the_open() {
    assert_eq!(heat_in(&[], "").0, 1);
}

#[test]
fn lnl_14_2_1_02_never_on_the_to_hit_roll() {
    assert_eq!(heat_in(&[], "").1, 0);
}

#[test]
fn lnl_14_2_1_03_woods_do_not_keep_it_away() {
    for terrain in ['f', 'w', 'b', 'o'] {
        assert_eq!(heat_in(&[(4, terrain)], "").0, 1, "{terrain}");
    }
}

#[test]
fn lnl_14_2_1_03_walls_do_not_keep_it_away() {
    for side in ["wall", "hedge", "bocage"] {
        assert_eq!(heat_in(&[], &format!(r#"hexsides: {{"{side}": ["A4/A5"]}},"#)).0, 1, "{side}");
    }
}

#[test]
fn lnl_rb_09_it_does_not_apply_in_a_building() {
    assert_eq!(heat_in(&[], HOUSE).0, 2);
}

#[test]
fn lnl_xb_05_heat_and_infantry() {
    assert_eq!([heat_in(&[], "").0, heat_in(&[(4, 'f')], "").0, heat_in(&[], HOUSE).0], [1, 1, 2]);
}

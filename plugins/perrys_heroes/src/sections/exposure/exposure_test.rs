//! Who can be fired at in a vehicle (PH-H-21).

use crate::dispatch::report::Report;
use crate::files::values::Health;
use crate::testing::{Bench, Play, read};
use crate::{Command, PerrysHeroes};
use table::RuleSet as _;
use table::Side::{First, Second};

/// A man rides in a vehicle of this kind, which all know; a German fires.
fn play(key: &str, known: bool, dice: &[u8]) -> Play {
    let (located, knows) = if known { ("located: true", "knows: [\"us-07\"]") } else { ("", "") };
    Bench::new()
        .vehicles(First, &format!("(name: \"Vehicle\", vehicle: \"{key}\")"))
        .position(&format!(
            "active: (side: Second, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 90, {located}),
                (id: \"us-02\", aboard: \"us-07\", posture: Prone), (id: \"ge-02\", at: (90, 30), {knows})]"
        ))
        .game(dice)
}

const FIRE: &str = "Fire(unit: \"ge-02\", at: \"us-02\")";

#[test]
fn ph_h_21_who_rides_in_an_open_vehicle_is_fired_at_as_behind_a_low_wall() {
    let mut play = play("m3_half_track", true, &[10, 6]);
    let command: Command = read(FIRE);
    let report = play.0.seen_by(Second, |seen| PerrysHeroes::judge(seen, Second, &command));
    let Ok(Report::Fire(report)) = report else { panic!("{report:?}") };
    let lines: Vec<(&str, i32)> = report.salvo.dice[0][0].lines.iter().map(|line| (line.rule.0, line.value)).collect();
    assert!(lines.contains(&("PH-H-21", -1)), "{lines:?}");
    assert!(!lines.iter().any(|(rule, _)| *rule == "PH-R-09"), "he does not lie on the ground: {lines:?}");
    assert_eq!(report.struck[0].lines.iter().map(|line| line.value).sum::<i32>(), -1);
    play.order(Second, FIRE);
    assert_eq!(play.figure("us-02").health, Health::Dead);
}

#[test]
fn ph_h_21_nobody_aims_at_crews_nor_into_closed_vehicles_nor_at_whom_nobody_knows() {
    let open = play("m3_half_track", true, &[]);
    assert_eq!(open.refused(Second, "Fire(unit: \"ge-02\", at: \"us-08\")"), "PH-7.7-01", "of its crew");
    assert_eq!(play("m3_half_track", false, &[]).refused(Second, FIRE), "PH-7.13-14", "as of the vehicle");
    let offers = open.offers(Second);
    assert!(offers.contains(&read(FIRE)));
}

#[test]
fn ph_geo_02_the_distance_is_that_to_the_hull() {
    let play = play("m3_half_track", true, &[]);
    let table = play.0.table();
    let man = super::as_target(&table, &play.figure("us-02")).expect("a target");
    let gap = table.gap(&play.figure("ge-02"), &man).expect("a gap");
    assert!(gap.within(2650) && !gap.within(2649), "30 cm less 2.25 and 1.25: {gap}");
}

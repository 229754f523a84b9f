use super::*;
use crate::Command;
use crate::sections::fire::test_bench::{counter, id};
use crate::testing::{Battle, RALLY_FIRST};
use table::Side::First;

/// A Rally Phase in which a Shaken tank of the first side stands in B2, on this ground.
fn battle(ground: char, tank: &str, more: &str, dice: &[u8]) -> Battle {
    let first = counter("us_tank_t", "tank", "B2", &format!("shaken: true, buttoned: true, {tank}")) + more;
    let foe = counter("wehrmacht_squad", "foe", "D3", "");
    Battle::new(&format!("....\n.{ground}..\n...."), &first, &foe, RALLY_FIRST, dice)
}
fn needed(b: &Battle, unit: &str) -> (i32, Vec<(&'static str, i32)>) {
    let report = b.ask(|table| report(table, id(unit), None)).unwrap();
    (report.needed, report.lines.iter().map(|line| (line.rule.0, line.value)).collect())
}
const RALLY: &str = r#"Rally(unit: "tank")"#;
const DARIUS: &str = r#"armour_leader: (name: "Darius", morale: 7, leadership: 1)"#;

#[test]
fn lnl_3_0_b01_a_shaken_vehicle_may_always_try() {
    let mut b = battle('.', "", "", &[3, 3]);
    let events = b.give(First, RALLY);
    assert!(events.contains(&Event::UnitRallied { unit: id("tank") }));
    assert!(b.unit("tank").good_order());
}

#[test]
fn a_rallied_vehicle_stays_buttoned() {
    let mut b = battle('.', "", "", &[1, 1]);
    b.give(First, RALLY);
    assert!(b.unit("tank").buttoned, "LNL-15.0-10");
}

#[test]
fn lnl_3_0_b02_an_armour_leader_gives_his_morale_and_his_leadership() {
    assert_eq!(needed(&battle('.', "", "", &[]), "tank").0, 6);
    let (needed, lines) = needed(&battle('.', DARIUS, "", &[]), "tank");
    assert_eq!(needed, 7 + 1);
    assert!(lines.contains(&("LNL-3.0-B02", 1)), "{lines:?}");
}

#[test]
fn lnl_3_0_b03_infantry_leaders_do_not_help_vehicles() {
    let leader = counter("us_leader", "l", "B2", "leadership: 2");
    let mut b = battle('.', "", &leader, &[]);
    assert_eq!(needed(&b, "tank").0, 6);
    b.refused_by(First, r#"Rally(unit: "tank", by: "l")"#, "LNL-3.0-B03");
}

/// A Rally Phase in which units of the first side are aboard an open half-track in a wood.
fn carried(aboard: &str, dice: &[u8]) -> Battle {
    let first = counter("us_open_top", "track", "B2", "") + aboard;
    let foe = counter("wehrmacht_squad", "foe", "D3", "");
    Battle::new("....\n.w..\n....", &first, &foe, RALLY_FIRST, dice)
}
fn inside(unit: &str, id: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", aboard: (vehicle: "track"), {more}),"#)
}

#[test]
fn rul_117_those_aboard_rally_by_the_same_rights_as_on_foot() {
    // LNL-3.0-08, LNL-3.0-11: a leader himself, a squad helped by a leader in the same vehicle, a hero's presence.
    let leader = inside("us_leader", "l", "shaken: true");
    let mut b = carried(&leader, &[1, 1]);
    assert_eq!(b.legal().iter().filter(|command| matches!(command, Command::Rally { .. })).count(), 1);
    b.give(First, r#"Rally(unit: "l")"#);
    assert!(b.unit("l").good_order());
    let squad = inside("us_parachute_squad", "s", "shaken: true");
    carried(&squad, &[]).refused_by(First, r#"Rally(unit: "s")"#, "LNL-3.0-15");
    let led = squad.clone() + &inside("us_leader", "l", "leadership: 1");
    let mut b = carried(&led, &[1, 1]);
    let (morale, lines) = (b.ask(|table| table.morale(table.unit(id("s")).unwrap())), needed(&b, "s"));
    assert_eq!(lines.0, morale + 1, "the leader helps, the wood does not: {:?}", lines.1);
    assert!(!lines.1.iter().any(|(rule, _)| *rule == "LNL-3.0-21"));
    b.give(First, r#"Rally(unit: "s", by: "l")"#);
    assert!(b.unit("s").good_order());
    // A leader of the hex is not in the vehicle, nor one in the vehicle in the hex.
    let beside = counter("us_leader", "l", "B2", "");
    carried(&(squad.clone() + &beside), &[]).refused_by(First, r#"Rally(unit: "s", by: "l")"#, "LNL-3.0-08");
    let on_foot = counter("us_parachute_squad", "s", "B2", "shaken: true");
    carried(&(on_foot + &inside("us_leader", "l", "")), &[]).refused_by(
        First,
        r#"Rally(unit: "s", by: "l")"#,
        "LNL-3.0-08",
    );
}

#[test]
fn rul_117_heroes_colours_and_rights_of_their_own_count_aboard_as_on_foot() {
    let squad = inside("us_parachute_squad", "s", "shaken: true");
    // LNL-3.0-10: a hero in the same vehicle, not one beside it.
    let hero = squad.clone() + &inside("us_hero", "h", "");
    let mut b = carried(&hero, &[1, 1]);
    b.give(First, r#"Rally(unit: "s")"#);
    assert!(b.unit("s").good_order());
    let beside = squad.clone() + &counter("us_hero", "h", "B2", "");
    carried(&beside, &[]).refused_by(First, r#"Rally(unit: "s")"#, "LNL-3.0-15");
    // LNL-3.0-09: a leader of another colour rallies nobody.
    let other = squad + &inside("us_glider_leader", "l", "");
    carried(&other, &[]).refused_by(First, r#"Rally(unit: "s", by: "l")"#, "LNL-3.0-09");
    // LNL-3.0-12: a team always tries.
    let mut b = carried(&inside("us_mg_team", "m", "shaken: true"), &[1, 1]);
    b.give(First, r#"Rally(unit: "m")"#);
    assert!(b.unit("m").good_order());
}

#[test]
fn lnl_3_0_b04_cover_helps_a_vehicle_too() {
    assert_eq!(needed(&battle('w', "", "", &[]), "tank").0, 6 + 2);
}

#[test]
fn lnl_3_0_b05_a_team_rallies_itself_and_a_leader_may_help() {
    let team = counter("us_mg_team", "team", "C2", "shaken: true");
    let mut b = battle('.', "", &team, &[3, 3]);
    b.give(First, r#"Rally(unit: "team")"#);
    assert!(b.unit("team").good_order());
    let led = team + &counter("us_leader", "l", "C2", "leadership: 1");
    assert_eq!(needed(&battle('.', "", &led, &[]), "team").0, 6 + 1);
}

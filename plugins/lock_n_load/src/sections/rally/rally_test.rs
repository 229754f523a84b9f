use super::*;
use crate::facts::event::LossCause;
use crate::files::definition::UnitKind;
use crate::testing::{Battle, RALLY_FIRST, scenario_text};
use Side::{First, Second};

/// Row 2, column B is forest; the rest is clear.
const BOARD: &str = "....\n.f..\n....";
const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true)"#;
const LEADER: &str = r#"(id: "l", unit: "us_leader", at: "A1")"#;
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D3")"#;

fn id(text: &str) -> CounterId {
    text.parse().unwrap()
}

/// The first side's part of a Rally Phase.
fn battle(first: &[&str], dice: &[u8]) -> Battle {
    Battle::new(BOARD, &first.join(", "), ENEMY, RALLY_FIRST, dice)
}

/// What was rolled: the number needed, whether it passed, and the rules and values of the lines.
fn rolled(events: &[Event]) -> (i32, bool, Vec<(&'static str, i32)>) {
    let roll = events.iter().find_map(|event| match event {
        Event::MoraleRolled { needed, passed, lines, .. } => {
            Some((*needed, *passed, lines.iter().map(|line| (line.rule.0, line.value)).collect()))
        }
        _ => None,
    });
    roll.expect("a morale roll")
}

fn orders(battle: &mut Battle, text: &str) -> Vec<String> {
    let all = battle.legal().into_iter().map(|command| format!("{command:?}"));
    all.filter(|command| command.starts_with(text)).collect()
}

#[test]
fn lnl_1_5_01_the_side_shown_says_the_morale() {
    // Good Order and Shaken, of a hero sound and wounded.
    for (unit, worse, morale) in [
        ("us_parachute_half_squad", "shaken: true", (6, 5)),
        ("us_glider_squad", "shaken: true", (6, 5)),
        ("us_hero", "markers: [Wounded]", (6, 5)),
    ] {
        let present = |more: &str| {
            let counter = format!(r#"(id: "h", unit: "{unit}", at: "A1", {more})"#);
            let battle = battle(&[&counter, LEADER], &[]);
            let unit = battle.unit("h");
            battle.ask(|table| table.morale(unit))
        };
        assert_eq!((present(""), present(worse)), morale, "{unit}");
    }
    // A wound takes 1 off the side that a leader shows.
    for (more, morale) in [("", 6), ("shaken: true,", 4)] {
        let wounded = format!(r#"(id: "h", unit: "us_leader", at: "A1", morale: (7, 5), {more} markers: [Wounded])"#);
        let battle = battle(&[&wounded, LEADER], &[]);
        let unit = battle.unit("h");
        assert_eq!(battle.ask(|table| table.morale(unit)), morale, "{more}");
    }
    let half = r#"(id: "h", unit: "us_parachute_half_squad", at: "A1", shaken: true)"#;
    let battle = battle(&[half, LEADER], &[]);
    let report = battle.ask(|table| report(table, id("h"), None)).unwrap();
    assert_eq!((report.lines[0].rule, report.lines[0].value), (RALLY_ROLL, 5), "the Shaken side's is rolled against");
}

#[test]
fn lnl_1_5_02_a_unit_is_in_good_order_or_shaken() {
    let mut battle = battle(&[SQUAD, LEADER], &[1, 1]);
    assert!(battle.unit("a").shaken && !battle.unit("a").good_order());
    battle.give(First, r#"Rally(unit: "a")"#);
    assert!(!battle.unit("a").shaken && battle.unit("a").good_order());
}

#[test]
fn lnl_1_5_03_a_roll_equal_to_the_number_passes_and_a_greater_one_fails() {
    for (dice, passes) in [([3, 4], true), ([4, 4], false)] {
        let mut battle = battle(&[SQUAD, LEADER], &dice);
        let (needed, passed, _) = rolled(&battle.give(First, r#"Rally(unit: "a", by: "l")"#));
        assert_eq!((needed, passed), (7, passes));
        assert_eq!(battle.unit("a").shaken, !passes);
    }
}

#[test]
fn lnl_3_0_05_leaders_try_before_the_others_or_not_at_all() {
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true)"#;
    let hero = r#"(id: "h", unit: "us_hero", at: "A1")"#;
    let mut battle = battle(&[SQUAD, leader, hero], &[6, 6]);
    assert_eq!(
        orders(&mut battle, "Rally {").len(),
        2,
        "the leader alone or by the hero's presence alike, and the squad"
    );
    battle.give(First, r#"Rally(unit: "a", by: "h")"#);
    battle.refused_by(First, r#"Rally(unit: "l")"#, "LNL-3.0-05");
    assert!(orders(&mut battle, "Rally {").is_empty());
}

#[test]
fn lnl_3_0_06_a_leader_who_has_just_rallied_helps_at_once() {
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true)"#;
    let mut battle = battle(&[SQUAD, leader], &[1, 1, 3, 4]);
    battle.refused_by(First, r#"Rally(unit: "a")"#, "LNL-5.1-07");
    battle.give(First, r#"Rally(unit: "l")"#);
    let (_, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "a", by: "l")"#));
    assert!(passed && lines.contains(&("LNL-3.0-18", 1)), "{lines:?}");
}

#[test]
fn lnl_3_0_07_one_attempt_a_phase() {
    let mut battle = battle(&[SQUAD, LEADER], &[6, 6]);
    battle.give(First, r#"Rally(unit: "a")"#);
    battle.refused_by(First, r#"Rally(unit: "a")"#, "LNL-3.0-07");
    assert!(orders(&mut battle, "Rally {").is_empty());
}

#[test]
fn lnl_3_0_08_a_leader_in_good_order_lets_a_unit_try() {
    let mut with = battle(&[SQUAD, LEADER], &[3, 4]);
    let (needed, passed, lines) = rolled(&with.give(First, r#"Rally(unit: "a")"#));
    assert_eq!((needed, passed, lines), (7, true, vec![("LNL-3.0-17", 6), ("LNL-3.0-18", 1)]));
    let elsewhere = r#"(id: "l", unit: "us_leader", at: "A2")"#;
    let mut without = battle(&[SQUAD, elsewhere], &[]);
    without.refused_by(First, r#"Rally(unit: "a")"#, "LNL-3.0-15");
    without.refused_by(First, r#"Rally(unit: "a", by: "l")"#, "LNL-3.0-08");
    let mut mate = battle(&[SQUAD, LEADER, r#"(id: "b", unit: "us_parachute_squad", at: "A1")"#], &[]);
    mate.refused_by(First, r#"Rally(unit: "a", by: "b")"#, "LNL-3.0-08");
}

#[test]
fn lnl_3_0_09_a_leader_rallies_units_of_his_own_colour_only() {
    let squad = r#"(id: "a", unit: "fallschirmjaeger_squad", at: "A1", shaken: true)"#;
    let mut battle = battle(&[squad, r#"(id: "l", unit: "ss_leader", at: "A1")"#], &[]);
    battle.refused_by(First, r#"Rally(unit: "a", by: "l")"#, "LNL-3.0-09");
    battle.refused_by(First, r#"Rally(unit: "a")"#, "LNL-3.0-09");
    assert!(orders(&mut battle, "Rally {").is_empty());
}

#[test]
fn lnl_3_0_10_a_hero_lets_a_unit_try_without_a_leader() {
    let mut battle = battle(&[SQUAD, r#"(id: "h", unit: "us_hero", at: "A1")"#], &[3, 3]);
    let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "a")"#));
    assert_eq!((needed, passed, lines), (6, true, vec![("LNL-3.0-17", 6), ("LNL-3.0-10", 0)]));
}

#[test]
fn lnl_3_0_11_a_leader_may_always_try_himself() {
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true)"#;
    let mut battle = battle(&[leader], &[3, 3]);
    let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "l")"#));
    assert_eq!((needed, passed, lines), (6, true, vec![("LNL-3.0-17", 6), ("LNL-3.0-11", 0)]));
}

#[test]
fn lnl_3_0_12_units_marked_sr_may_always_try() {
    let sniper = r#"(id: "s", unit: "us_sniper", at: "B2", shaken: true)"#;
    // Once he is in Good Order he fires at the enemy in the open: 2 against 6.
    let mut battle = battle(&[SQUAD, sniper], &[3, 4, 1, 1, 6]);
    let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "s")"#));
    assert_eq!((needed, passed), (7, true));
    assert_eq!(lines, [("LNL-3.0-17", 5), ("LNL-3.0-12", 0), ("LNL-3.0-21", 2)]);
}

#[test]
fn lnl_3_0_15_nobody_else_may_try() {
    let mut battle = battle(&[SQUAD], &[]);
    battle.refused_by(First, r#"Rally(unit: "a")"#, "LNL-3.0-15");
    assert!(orders(&mut battle, "Rally {").is_empty());
}

#[test]
fn lnl_3_0_16_a_medic_needs_a_leader_or_a_hero() {
    let medic = r#"(id: "m", unit: "us_medic", at: "A1", shaken: true)"#;
    let mut alone = battle(&[medic], &[]);
    alone.refused_by(First, r#"Rally(unit: "m")"#, "LNL-3.0-16");
    let mut led = battle(&[medic, LEADER], &[3, 3]);
    assert!(rolled(&led.give(First, r#"Rally(unit: "m")"#)).1);
}

#[test]
fn lnl_3_0_17_a_wounded_leader_rolls_against_one_less() {
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true, markers: [Wounded])"#;
    for (dice, passes) in [([2, 3], true), ([3, 3], false)] {
        let mut battle = battle(&[leader], &dice);
        let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "l")"#));
        assert_eq!((needed, passed, lines[0]), (5, passes, ("LNL-3.0-17", 5)));
    }
    battle(&[LEADER], &[]).refused_by(First, r#"Rally(unit: "l")"#, "LNL-3.0-17");
}

#[test]
fn lnl_3_0_18_leadership_counts_for_units_with_a_right_of_their_own_too() {
    let sniper = r#"(id: "s", unit: "us_sniper", at: "A1", shaken: true)"#;
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", leadership: 2)"#;
    let mut battle = battle(&[sniper, leader], &[3, 4]);
    assert_eq!(orders(&mut battle, "Rally {").len(), 1, "nobody would do without the leader");
    let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "s", by: "l")"#));
    assert_eq!((needed, passed), (7, true));
    assert_eq!(lines, [("LNL-3.0-17", 5), ("LNL-3.0-12", 0), ("LNL-3.0-18", 2)]);
}

#[test]
fn lnl_3_0_19_his_own_leadership_does_not_help_a_leader() {
    // The worked example: leadership 1, morale 6, in cover: 8 or less.
    let leader = r#"(id: "l", unit: "fallschirmjaeger_leader", at: "B2", shaken: true)"#;
    let mut battle = battle(&[leader], &[4, 4]);
    battle.refused_by(First, r#"Rally(unit: "l", by: "l")"#, "LNL-3.0-19");
    let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "l")"#));
    assert_eq!((needed, passed), (8, true));
    assert!(lines.iter().all(|(rule, _)| *rule != "LNL-3.0-18"));
}

#[test]
fn lnl_3_0_20_one_leader_counts_and_the_owner_chooses_him() {
    let better = r#"(id: "m", unit: "us_leader", at: "A1", leadership: 2)"#;
    for (by, leadership) in [("l", 1), ("m", 2)] {
        let mut battle = battle(&[SQUAD, LEADER, better], &[1, 1]);
        assert_eq!(orders(&mut battle, "Rally {").len(), 2);
        let (needed, _, lines) = rolled(&battle.give(First, &format!(r#"Rally(unit: "a", by: "{by}")"#)));
        assert_eq!(needed, 6 + leadership);
        let counted: Vec<_> = lines.into_iter().filter(|(rule, _)| *rule == "LNL-3.0-18").collect();
        assert_eq!(counted, [("LNL-3.0-18", leadership)]);
    }
    let mut best = battle(&[SQUAD, LEADER, better], &[1, 1]);
    assert_eq!(rolled(&best.give(First, r#"Rally(unit: "a")"#)).0, 8, "nobody named: the best leader");
}

#[test]
fn lnl_3_0_21_terrain_with_a_positive_target_modifier_helps() {
    let covered = r#"(id: "a", unit: "us_parachute_squad", at: "B2", shaken: true)"#;
    let leader = r#"(id: "l", unit: "us_leader", at: "B2")"#;
    let mut battle = battle(&[covered, leader], &[4, 5]);
    let (needed, passed, lines) = rolled(&battle.give(First, r#"Rally(unit: "a")"#));
    assert_eq!((needed, passed, lines[2]), (9, true, ("LNL-3.0-21", 2)));
}

#[test]
fn lnl_3_0_21_smoke_is_cover_too() {
    let text =
        scenario_text(BOARD, "", &[SQUAD, LEADER].join(", "), ENEMY, RALLY_FIRST, r#"hex_markers: [("A1", SmokeOne)]"#);
    let battle = Battle::from_text(&text, &[]);
    assert_eq!(battle.ask(|table| report(table, id("a"), None)).unwrap().needed, 9);
}

#[test]
fn lnl_3_0_22_a_failure_has_no_other_effect() {
    let mut battle = battle(&[SQUAD, LEADER], &[6, 6]);
    let before = battle.unit("a");
    let events = battle.give(First, r#"Rally(unit: "a")"#);
    assert!(!rolled(&events).1);
    let after = battle.unit("a");
    assert_eq!((before.shaken, before.definition, before.state), (after.shaken, after.definition, after.state));
    assert_eq!(after.markers.0, Marker::RallyTried.bit() | Marker::RallyFailed.bit());
    assert_eq!(events.len(), 3, "the roll and its two notes: {events:?}");
}

fn melee(first: &str) -> String {
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "A1")"#;
    scenario_text(BOARD, "", first, second, RALLY_FIRST, r#"hex_markers: [("A1", Melee)]"#)
}

#[test]
fn lnl_3_0_23_units_in_a_melee_hex_may_rally() {
    let good = r#"(id: "b", unit: "us_parachute_squad", at: "A1")"#;
    let mut battle = Battle::from_text(&melee(&[SQUAD, good, LEADER].join(", ")), &[3, 4]);
    assert!(rolled(&battle.give(First, r#"Rally(unit: "a")"#)).1);
}

#[test]
fn rul_19_a_wounded_leader_who_alone_enables_the_attempt_counts_with_less_than_nothing() {
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", leadership: 0, markers: [Wounded])"#;
    let alone = battle(&[SQUAD, leader], &[]);
    assert_eq!(alone.ask(|table| report(table, id("a"), None)).unwrap().needed, 5);
    let with_hero = battle(&[SQUAD, leader, r#"(id: "h", unit: "us_hero", at: "A1")"#], &[]);
    assert_eq!(with_hero.ask(|table| report(table, id("a"), None)).unwrap().needed, 6, "his help is not needed");
}

#[test]
fn lnl_5_1_02_a_shaken_unit_returns_to_good_order_in_a_rally_phase() {
    let mut battle = battle(&[SQUAD, LEADER], &[1, 1]);
    let events = battle.give(First, r#"Rally(unit: "a")"#);
    assert!(events.contains(&Event::UnitRallied { unit: id("a") }));
    let mut later = Battle::new(BOARD, &[SQUAD, LEADER].join(", "), ENEMY, crate::testing::OPERATIONS_FIRST, &[]);
    later.refused_by(First, r#"Rally(unit: "a")"#, "LNL-2.0-02");
}

#[test]
fn lnl_5_1_07_a_shaken_leader_rallies_nobody_but_himself() {
    let leader = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true)"#;
    let mut battle = battle(&[SQUAD, leader], &[3, 3]);
    battle.refused_by(First, r#"Rally(unit: "a", by: "l")"#, "LNL-5.1-07");
    assert_eq!(orders(&mut battle, "Rally {").len(), 1);
    assert!(rolled(&battle.give(First, r#"Rally(unit: "l")"#)).1);
}

#[test]
fn lnl_3_0_04_only_the_own_units_in_the_own_part_may_try() {
    let enemy =
        r#"(id: "x", unit: "wehrmacht_squad", at: "D3", shaken: true), (id: "y", unit: "german_leader", at: "D3")"#;
    let mut battle = Battle::new(BOARD, &[SQUAD, LEADER].join(", "), enemy, RALLY_FIRST, &[2, 2]);
    battle.refused_by(First, r#"Rally(unit: "x")"#, "LNL-3.0-04");
    battle.refused_by(First, r#"Join(units: ["x", "y"])"#, "LNL-3.0-04");
    battle.refused_by(First, r#"Dedication(unit: "x")"#, "LNL-3.0-04");
    battle.refused_by(First, r#"Rally(unit: "nobody")"#, "LNL-3.0-17");
    battle.refused_by(Second, r#"Rally(unit: "x")"#, "LNL-3.0-04");
    battle.give(First, "RallyDone");
    battle.give(Second, r#"Rally(unit: "x")"#);
    assert!(!battle.unit("x").shaken);
}

#[test]
fn d_03_an_attempt_for_which_nobody_is_named_takes_the_best_help() {
    let leader =
        |id: &str, leadership: i8| format!(r#"(id: "{id}", unit: "us_leader", at: "A1", leadership: {leadership})"#);
    let shaken = r#"(id: "s", unit: "us_leader", at: "A1", shaken: true)"#;
    let hero = r#"(id: "h", unit: "us_hero", at: "A1")"#;
    let help = |units: &[&str], unit: &str| {
        let battle = battle(units, &[]);
        let found = battle.ask(|table| report(table, id(unit), None)).unwrap();
        (found.leader.map(|leader| leader.to_string()), found.needed)
    };
    let (two, one, less) = (leader("k", 2), leader("l", 1), leader("l", -1));
    assert_eq!(help(&[SQUAD, &one, &two], "a"), (Some("k".into()), 8), "the better of two leaders");
    assert_eq!(help(&[SQUAD, hero, &one], "a"), (Some("l".into()), 7), "a leader rather than a hero");
    assert_eq!(help(&[shaken, &two], "s"), (Some("k".into()), 8), "another leader for a leader");
    assert_eq!(help(&[SQUAD, hero, &less], "a"), (None, 6), "nobody who would harm");
    assert_eq!(help(&[shaken, &less], "s"), (None, 6));
    assert_eq!(help(&[SQUAD, &less], "a"), (Some("l".into()), 5), "unless he alone enables it (RUL-19)");
    // The list has each different help once.
    assert_eq!(orders(&mut battle(&[shaken, &two], &[]), "Rally {"), ["Rally { unit: s, by: None }"]);
    let both = ["Rally { unit: a, by: Some(k) }", "Rally { unit: a, by: Some(l) }"];
    assert_eq!(orders(&mut battle(&[SQUAD, &two, &one], &[]), "Rally {"), both);
}

#[test]
fn the_chance_counts_throws_of_two_dice() {
    assert_eq!([1, 2, 7, 8, 11, 12, 20].map(throws_up_to), [0, 1, 21, 26, 35, 36, 36]);
}

// --- joining half-squads ---

const HALF: &str = r#"(id: "h", unit: "us_parachute_half_squad", at: "A1")"#;
const OTHER_HALF: &str =
    r#"(id: "i", unit: "us_parachute_half_squad", at: "A1", weapons: [(id: "mg", weapon: "m1919a6")])"#;

#[test]
fn lnl_3_0_24_no_order_splits_a_squad() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let setting = [squad, LEADER, r#"(id: "m", unit: "us_medic", at: "B2")"#];
    for command in battle(&setting, &[]).legal() {
        let mut battle = battle(&setting, &[1, 1, 1, 1, 1, 1]);
        let order = table::Order { side: First, command: command.clone() };
        let events = battle.game.give(&order).unwrap().to_vec();
        assert!(!events.iter().any(|event| matches!(event, Event::UnitBecame { .. })), "{command:?}");
    }
    battle(&setting, &[]).refused_by(
        First,
        r#"Join(units: ["a", "a"], into: "us_parachute_half_squad")"#,
        "LNL-3.0-25",
    );
}

#[test]
fn lnl_3_0_25_two_half_squads_with_a_leader_become_a_squad() {
    let mut battle = battle(&[HALF, OTHER_HALF, LEADER], &[]);
    assert_eq!(orders(&mut battle, "Join"), [r#"Join { units: [h, i], into: None }"#]);
    let events = battle.give(First, r#"Join(units: ["h", "i"])"#);
    assert!(events.contains(&Event::UnitLost { unit: id("i"), cause: LossCause::Joined }));
    assert_eq!(battle.unit("h").kind, UnitKind::Squad);
    assert_eq!(battle.unit("i").spot(), None);
    battle.ask(|table| {
        let owner = table.weapon(id("mg")).unwrap().carrier;
        assert_eq!(owner, table.unit_no(id("h")), "the squad has both half-squads' weapons");
        assert_eq!(table.flow.loss_points, [0, 0], "nothing is lost");
    });
}

#[test]
fn lnl_3_0_25_without_a_leader_in_good_order_nothing_is_joined() {
    let shaken = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true)"#;
    let mut led = battle(&[HALF, OTHER_HALF, shaken], &[]);
    led.refused_by(First, r#"Join(units: ["h", "i"])"#, "LNL-3.0-25");
    assert!(orders(&mut led, "Join").is_empty());
    let half = r#"(id: "i", unit: "us_parachute_half_squad", at: "A1", shaken: true)"#;
    let mut not_well = battle(&[HALF, half, LEADER], &[]);
    not_well.refused_by(First, r#"Join(units: ["h", "i"])"#, "LNL-3.0-25");
    let away = r#"(id: "i", unit: "us_parachute_half_squad", at: "A2")"#;
    let mut apart = battle(&[HALF, away, LEADER], &[]);
    apart.refused_by(First, r#"Join(units: ["h", "i"])"#, "LNL-3.0-25");
}

#[test]
fn rul_84_half_squads_of_one_type_join_and_both_kinds_of_the_die() {
    let one = r#"(id: "h", unit: "wehrmacht_half_squad", at: "A1")"#;
    let other = r#"(id: "i", unit: "wehrmacht_half_squad_0_5_4", at: "A1")"#;
    let leader = r#"(id: "l", unit: "german_leader", at: "A1")"#;
    let mut mixed = battle(&[one, other, leader], &[]);
    mixed.give(First, r#"Join(units: ["i", "h"])"#);
    let definition = mixed.ask(|table| table.definition(table.unit(id("i")).unwrap()).id.clone());
    assert_eq!(definition, "wehrmacht_squad");
    let mut unlike = battle(&[HALF, other, LEADER], &[]);
    unlike.refused_by(First, r#"Join(units: ["h", "i"])"#, "RUL-84");
    // Fallschirmjäger half-squads come from two kinds of squads: the order says which.
    let one = r#"(id: "h", unit: "fallschirmjaeger_half_squad", name: "Named", at: "A1")"#;
    let other = r#"(id: "i", unit: "fallschirmjaeger_half_squad", at: "A1")"#;
    let mut two = battle(&[one, other, r#"(id: "l", unit: "fallschirmjaeger_leader", at: "A1")"#], &[]);
    assert_eq!(orders(&mut two, "Join").len(), 2);
    two.refused_by(First, r#"Join(units: ["h", "i"])"#, "RUL-84");
    two.refused_by(First, r#"Join(units: ["h", "i"], into: "ss_squad")"#, "RUL-84");
    two.give(First, r#"Join(units: ["h", "i"], into: "fallschirmjaeger_squad_3_3_4")"#);
    let firepower = two.ask(|table| table.own_firepower(table.unit(id("h")).unwrap()));
    assert_eq!(firepower, 3);
}

#[test]
fn lnl_3_0_26_crews_are_not_joined() {
    let crew = |id: &str| format!(r#"(id: "{id}", unit: "us_parachute_crew", at: "A1")"#);
    let mut battle = battle(&[&crew("h"), &crew("i"), LEADER], &[]);
    battle.refused_by(First, r#"Join(units: ["h", "i"])"#, "LNL-3.0-26");
    assert!(orders(&mut battle, "Join").is_empty());
}

#[test]
fn lnl_3_0_27_units_in_melee_are_not_joined() {
    let mut battle = Battle::from_text(&melee(&[HALF, OTHER_HALF, LEADER].join(", ")), &[]);
    battle.refused_by(First, r#"Join(units: ["h", "i"])"#, "LNL-3.0-27");
    assert!(orders(&mut battle, "Join").is_empty());
}

// --- SS Dedication ---

const SS: &str = r#"(id: "a", unit: "ss_squad", at: "A1", shaken: true)"#;
const SS_LEADER: &str = r#"(id: "l", unit: "ss_leader", at: "A1")"#;

#[test]
fn lnl_13_81_05_one_ss_unit_without_leader_and_hero_tries() {
    let second = r#"(id: "b", unit: "ss_squad", at: "A2", shaken: true)"#;
    let mut battle = battle(&[SS, second], &[3, 3]);
    battle.refused_by(First, r#"Rally(unit: "a")"#, "LNL-3.0-15");
    assert_eq!(orders(&mut battle, "Dedication").len(), 2);
    let events = battle.give(First, r#"Dedication(unit: "a")"#);
    assert_eq!(rolled(&events), (6, true, vec![("LNL-3.0-17", 6)]));
    assert!(!battle.unit("a").shaken);
    battle.refused_by(First, r#"Dedication(unit: "b")"#, "LNL-13.81-05");
    assert!(orders(&mut battle, "Dedication").is_empty());
}

#[test]
fn lnl_13_81_05_or_a_failed_roll_is_repeated() {
    let mut battle = battle(&[SS, SS_LEADER], &[6, 6, 3, 4]);
    battle.give(First, r#"Rally(unit: "a", by: "l")"#);
    assert_eq!(orders(&mut battle, "Dedication"), ["Dedication { unit: a, by: Some(l) }"]);
    let (needed, passed, _) = rolled(&battle.give(First, r#"Dedication(unit: "a", by: "l")"#));
    assert_eq!((needed, passed), (7, true));
    assert!(!battle.unit("a").shaken && !battle.unit("a").has(Marker::RallyFailed));
}

#[test]
fn lnl_13_81_05_a_failed_roll_is_repeated_without_help_when_nobody_is_left() {
    let failed = r#"(id: "a", unit: "ss_squad", at: "A1", shaken: true, markers: [RallyTried, RallyFailed])"#;
    let mut battle = battle(&[failed], &[3, 3]);
    assert_eq!(orders(&mut battle, "Dedication"), ["Dedication { unit: a, by: None }"]);
    let (needed, passed, _) = rolled(&battle.give(First, r#"Dedication(unit: "a")"#));
    assert_eq!((needed, passed), (6, true));
    assert!(!battle.unit("a").shaken && !battle.unit("a").has(Marker::RallyFailed));
}

#[test]
fn lnl_13_81_05_other_troops_are_not_dedicated() {
    let mut battle = battle(&[SQUAD], &[]);
    battle.refused_by(First, r#"Dedication(unit: "a")"#, "LNL-13.81-05");
    assert!(orders(&mut battle, "Dedication").is_empty());
}

#[test]
fn lnl_13_81_05_it_comes_again_in_the_next_rally_phase() {
    let ss = format!("{SS}, (id: \"b\", unit: \"ss_squad\", at: \"A2\", shaken: true)");
    let mut battle = battle(&[&ss], &[6, 6, 5, 2]);
    battle.give(First, r#"Dedication(unit: "a")"#);
    assert!(battle.unit("a").shaken);
    battle.refused_by(First, r#"Dedication(unit: "a")"#, "LNL-13.81-05");
    battle.give(First, "RallyDone");
    battle.give(Second, "RallyDone");
    for side in [First, Second, First] {
        battle.give(side, "Pass");
    }
    assert_eq!(orders(&mut battle, "Dedication").len(), 2, "turn 2");
}

#[test]
fn lnl_13_81_06_a_leader_or_a_hero_makes_the_hex_eligible() {
    let other = r#"(id: "l", unit: "german_leader", at: "A1")"#;
    let hero = r#"(id: "l", unit: "ss_hero", at: "A1")"#;
    for mate in [SS_LEADER, other, hero] {
        let mut battle = battle(&[SS, mate], &[]);
        battle.refused_by(First, r#"Dedication(unit: "a")"#, "LNL-13.81-06");
        assert!(orders(&mut battle, "Dedication").is_empty());
    }
}

#[test]
fn lnl_13_81_02_fanaticism_counts_a_leader_but_needs_none() {
    let battle = battle(&[SS, SS_LEADER], &[]);
    let roll = |helpers: &[CounterId], table: &Table| {
        let event = fanaticism(table, &mut DiceCup::forced(vec![3, 4]), table.unit(id("a")).unwrap(), helpers);
        rolled(&[event])
    };
    let (needed, passed, lines) = battle.ask(|table| roll(&[], table));
    assert_eq!((needed, passed, lines[1]), (6, false, ("LNL-13.81-02", 0)));
    let (needed, passed, _) = battle.ask(|table| roll(&[id("l")], table));
    assert_eq!((needed, passed), (7, true));
}

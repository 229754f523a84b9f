use super::*;
use crate::facts::hex_markers::HexMarkers;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND};

fn squad(id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}", {more})"#)
}
fn enemy(at: &str, more: &str) -> String {
    format!(r#"(id: "x", unit: "wehrmacht_squad", at: "{at}", {more})"#)
}
fn battle(rows: &str, ours: &str, theirs: &str, dice: &[u8]) -> Battle {
    Battle::new(rows, ours, theirs, OPERATIONS_FIRST, dice)
}
/// Why the first side may fire at a Location.
fn why(battle: &mut Battle, at: &str) -> Vec<&'static str> {
    let at = battle.spot(at);
    battle.ask(|table| {
        assert_eq!(is_spotted(table, at, Side::First), !reasons(table, at, Side::First).is_empty());
        reasons(table, at, Side::First).iter().map(|rule| rule.0).collect()
    })
}
/// The number and the modifiers of the die.
fn attempt(battle: &mut Battle, unit: &str, at: &str) -> Result<(i32, Vec<(&'static str, i32)>), &'static str> {
    let (unit, at) = (battle.unit(unit), battle.spot(at));
    let found = battle.ask(|table| report(table, unit, at)).map_err(|refusal| refusal.rule.0)?;
    Ok((found.needed, found.lines.iter().map(|line| (line.rule.0, line.value)).collect()))
}

#[test]
fn lnl_10_1_01_fire_needs_a_spotted_target_and_one_unit_shows_all() {
    let hidden = [enemy("D1", ""), enemy("D1", "").replace(r#""x""#, r#""y""#)].join(", ");
    let mut unseen = battle("...f", &squad("a", "A1", ""), &hidden, &[]);
    unseen.refused_by(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#, "LNL-10.1-01");
    let shown = [enemy("D1", "markers: [Fired]"), enemy("D1", "").replace(r#""x""#, r#""y""#)].join(", ");
    let mut seen = battle("...f", &squad("a", "A1", ""), &shown, &[1, 6]);
    let events = seen.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    let targets = events.iter().find_map(|event| match event {
        Event::FireResolved(fire) => Some(fire.targets.len()),
        _ => None,
    });
    assert_eq!(targets, Some(2));
}

#[test]
fn lnl_10_1_02_storeys_are_separate() {
    let house = r#"buildings: [(hexes: ["C1", "D1", "E1"], material: Stone)]"#;
    let theirs = [enemy("C1", "markers: [Fired]"), enemy("C1^", "").replace(r#""x""#, r#""y""#)].join(", ");
    let mut battle = Battle::with(".....", house, &squad("a", "A1", ""), &theirs, OPERATIONS_FIRST, "", &[]);
    assert_eq!(why(&mut battle, "C1"), ["LNL-10.1-05"]);
    assert!(why(&mut battle, "C1^").is_empty());
}

#[test]
fn lnl_10_1_03_a_spotted_marker_shows_the_location() {
    let mut battle = Battle::with(
        "...f",
        "",
        &squad("a", "A1", ""),
        &enemy("D1", ""),
        OPERATIONS_FIRST,
        r#"hex_markers: [("D1", Spotted)],"#,
        &[],
    );
    assert_eq!(why(&mut battle, "D1"), ["LNL-10.1-03"]);
}

#[test]
fn lnl_10_1_04_a_good_order_enemy_beside_it_shows_it_whatever_his_markers() {
    let seen = |ours: &str| why(&mut battle("..f", ours, &enemy("C1", ""), &[]), "C1");
    assert_eq!(seen(&squad("a", "B1", "")), ["LNL-10.1-04"]);
    for marker in ["Fired", "OpsComplete", "Moved", "LowCrawled"] {
        assert_eq!(seen(&squad("a", "B1", &format!("markers: [{marker}]"))), ["LNL-10.1-04"]);
    }
    assert!(seen(&squad("a", "A1", "")).is_empty(), "two hexes away");
    assert!(seen(r#"(id: "m", unit: "us_medic", at: "B1")"#).is_empty(), "medics do not spot");
    assert_eq!(seen(r#"(id: "l", unit: "us_leader", at: "B1")"#), ["LNL-10.1-04"]);
}

#[test]
fn lnl_5_1_05_shaken_units_do_not_spot_neither_by_trying_nor_by_being_near() {
    let mut beside = battle("..f", &squad("a", "B1", "shaken: true"), &enemy("C1", ""), &[]);
    assert!(why(&mut beside, "C1").is_empty());
    assert_eq!(attempt(&mut beside, "a", "C1"), Err("LNL-5.1-05"));
}

#[test]
fn lnl_10_1_05_move_assault_move_fired_and_melee_show_a_location() {
    for marker in ["Moved", "AssaultMoved", "Fired"] {
        let theirs = enemy("D1", &format!("markers: [{marker}]"));
        assert_eq!(why(&mut battle("...f", &squad("a", "A1", ""), &theirs, &[]), "D1"), ["LNL-10.1-05"]);
    }
    for marker in ["OpsComplete", "LowCrawled", "Stealthy"] {
        let theirs = enemy("D1", &format!("markers: [{marker}]"));
        assert!(why(&mut battle("...f", &squad("a", "A1", ""), &theirs, &[]), "D1").is_empty(), "{marker}");
    }
    let ours = [squad("a", "A1", ""), squad("b", "D1", "shaken: true")].join(", ");
    let melee = r#"hex_markers: [("D1", Melee)],"#;
    let mut battle = Battle::with("...f", "", &ours, &enemy("D1", ""), OPERATIONS_FIRST, melee, &[]);
    assert_eq!(why(&mut battle, "D1"), ["LNL-10.1-05"]);
}

#[test]
fn lnl_10_1_06_a_unit_that_moves_through_shows_the_location() {
    for by in ["Move", "AssaultMove"] {
        // A squad stands hidden in the light woods of D1; x comes through them from E1.
        let stays = enemy("D1", "").replace(r#""x""#, r#""y""#);
        let mover = enemy("E1", "assault_move: true");
        let theirs = [mover, stays].join(", ");
        let mut battle = Battle::new("..www", &squad("a", "A1", ""), &theirs, OPERATIONS_SECOND, &[]);
        assert!(why(&mut battle, "D1").is_empty());
        let (spot, coming) = (battle.spot("D1"), if by == "Move" { Movement::Move } else { Movement::AssaultMove });
        assert!(battle.ask(|table| would_be_spotted(table, spot, Side::First, coming)), "{by}");
        battle.give(Side::Second, &format!(r#"Move(units: ["x"], by: {by}, to: "D1")"#));
        assert_eq!(why(&mut battle, "D1"), ["LNL-10.1-06"], "{by}");
        battle.give(Side::First, "HoldFire");
        if by == "Move" {
            battle.give(Side::Second, r#"Step(to: "C1")"#);
            assert!(why(&mut battle, "D1").is_empty(), "it has gone on");
            assert_eq!(why(&mut battle, "C1"), ["LNL-10.1-06"]);
            battle.give(Side::First, "HoldFire");
        }
        // The move is over: by Move its four points are spent, by Assault Move two.
        let at = if by == "Move" { "C1" } else { "D1" };
        assert_eq!(why(&mut battle, at), ["LNL-10.1-05"], "its marker shows it from then on");
    }
}

#[test]
fn lnl_10_1_07_clear_terrain_hides_nobody_but_smoke_does() {
    let mut clear = battle("...", &squad("a", "A1", ""), &enemy("C1", ""), &[]);
    assert_eq!(why(&mut clear, "C1"), ["LNL-10.1-07"]);
    let smoke = r#"hex_markers: [("C1", SmokeOne)],"#;
    let mut smoke = Battle::with("...", "", &squad("a", "A1", ""), &enemy("C1", ""), OPERATIONS_FIRST, smoke, &[]);
    assert!(why(&mut smoke, "C1").is_empty());
    assert_eq!(attempt(&mut smoke, "a", "C1"), Ok((2, vec![])));
}

#[test]
fn lnl_10_1_08_a_reason_ends_with_its_cause() {
    let mut battle = battle("..f", &squad("a", "B1", ""), &enemy("C1", "shaken: true"), &[]);
    assert_eq!(why(&mut battle, "C1"), ["LNL-10.1-04"]);
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "A1")"#);
    assert!(why(&mut battle, "C1").is_empty());
}

#[test]
fn lnl_10_1_09_low_crawl_and_stealth_do_not_show_the_mover() {
    let kinds = [("LowCrawl", Movement::LowCrawl), ("Stealth", Movement::Stealth), ("Move", Movement::Move)];
    for (by, coming) in kinds {
        let shows = coming == Movement::Move;
        let theirs = enemy("E1", "stealth: true");
        let mut battle = Battle::new("...ww", &squad("a", "A1", ""), &theirs, OPERATIONS_SECOND, &[]);
        let spot = battle.spot("D1");
        assert_eq!(battle.ask(|table| would_be_spotted(table, spot, Side::First, coming)), shows, "{by}");
        battle.give(Side::Second, &format!(r#"Move(units: ["x"], by: {by}, to: "D1")"#));
        assert_eq!(!why(&mut battle, "D1").is_empty(), shows, "{by}");
        let asked = battle.ask(|table| table.flow.question.is_some());
        assert_eq!(asked, shows, "{by}: Opportunity Fire");
    }
}

#[test]
fn lnl_10_1_12_only_hidden_enemies_in_sight_are_spotted() {
    let ours = [squad("a", "A1", ""), squad("b", "C1", "")].join(", ");
    let mut hidden = battle("..f.fw", &ours, &enemy("F1", ""), &[]);
    assert_eq!(attempt(&mut hidden, "a", "F1"), Err("LNL-10.1-12"), "no line of sight");
    assert_eq!(attempt(&mut hidden, "b", "D1"), Err("LNL-10.1-12"), "nobody there");
    let mut seen = battle("..w", &ours, &enemy("C1", "markers: [Fired]").replace("C1", "B1"), &[]);
    assert_eq!(attempt(&mut seen, "a", "B1"), Err("LNL-10.1-12"), "Spotted already");
}

#[test]
fn lnl_10_1_13_two_in_blocking_terrain_three_in_degrading() {
    let needed = |rows: &str| attempt(&mut battle(rows, &squad("a", "A1", ""), &enemy("C1", ""), &[]), "a", "C1");
    assert_eq!(needed("..f"), Ok((2, vec![])));
    assert_eq!(needed("..w"), Ok((3, vec![])));
    let mut three = battle("..w", &squad("a", "A1", ""), &enemy("C1", ""), &[3]);
    three.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
    assert_eq!(why(&mut three, "C1"), ["LNL-10.1-03"]);
    let mut four = battle("..w", &squad("a", "A1", ""), &enemy("C1", ""), &[4]);
    four.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
    assert!(why(&mut four, "C1").is_empty());
}

#[test]
fn lnl_10_1_14_every_degrading_hex_on_the_way_adds_one() {
    let mut battle = battle(".b.b.w", &squad("a", "A1", ""), &enemy("F1", ""), &[2]);
    let (needed, lines) = attempt(&mut battle, "a", "F1").unwrap_or_else(|rule| panic!("{rule}"));
    assert_eq!(needed, 3);
    let crossed = battle.ask(|table| {
        let spots = ["A1", "F1"].map(|at| table.field.map.spot(at.parse().expect("a place")).expect("on the map"));
        i32::from(table.sights.get(spots[0], spots[1]).degrading())
    });
    assert!(crossed > 0);
    assert_eq!(lines, [("LNL-10.1-14", crossed)]);
    let events = battle.give(Side::First, r#"Spot(unit: "a", at: "F1")"#);
    assert!(
        events.iter().any(|event| matches!(event, Event::SpotRolled { die: 2, total, .. } if *total == 2 + crossed))
    );
}

#[test]
fn lnl_10_3_06_a_wreck_in_the_way_degrades_and_three_block() {
    let seen = |markers: &str| {
        let more = format!("hex_markers: [{markers}],");
        let mut battle =
            Battle::with(".....w", "", &squad("a", "A1", ""), &enemy("F1", ""), OPERATIONS_FIRST, &more, &[2]);
        let crossed = attempt(&mut battle, "a", "F1").map(|(_, lines)| lines);
        let [from, to] = ["A1", "F1"].map(|at| battle.spot(at));
        let (sight, empty) = battle.ask(|table| {
            let mut sights = table.sights.clone();
            sights.follow(table.field, HexMarkers::none(table.field.map.hexes.len()).added());
            let empty = sights.get(from, to);
            sights.follow(table.field, table.hexes.added());
            assert_eq!(sights.get(from, to), table.sights.get(from, to), "the table follows the markers");
            (table.sights.get(from, to), empty)
        });
        assert_eq!(empty, Seen::Clear, "without them");
        (crossed, sight)
    };
    let wreck = |crossed| Ok(vec![("LNL-10.1-14", crossed)]);
    assert_eq!(seen(r#"("C1", Wreck)"#), (wreck(1), Seen::Degraded(1)));
    // Several in one hex count once; an Abandoned vehicle is as good as a wreck (LNL-RB-45).
    assert_eq!(seen(r#"("C1", Wreck), ("C1", Abandoned), ("D1", Abandoned)"#), (wreck(2), Seen::Degraded(2)));
    assert_eq!(seen(r#"("A1", Wreck), ("F1", Wreck)"#), (Ok(vec![]), Seen::Clear), "in the hexes of the ends");
    assert_eq!(seen(r#"("B1", Wreck), ("C1", Wreck), ("E1", Wreck)"#).1, Seen::Blocked);
}

#[test]
fn lnl_10_1_15_a_leader_subtracts_his_own_leadership() {
    let ours = r#"(id: "l", unit: "us_leader", at: "A1", leadership: 2), (id: "k", unit: "us_leader", at: "A1", leadership: 0)"#;
    let mut battle = battle("..f", ours, &enemy("C1", ""), &[4]);
    assert_eq!(attempt(&mut battle, "l", "C1"), Ok((2, vec![("LNL-10.1-15", -2)])));
    assert_eq!(attempt(&mut battle, "k", "C1"), Ok((2, vec![])), "another leader's does not help");
    let chance = |battle: &mut Battle, id: &str| {
        let (unit, at) = (battle.unit(id), battle.spot("C1"));
        battle.ask(|table| report(table, unit, at).map(|report| report.chance_of_6()))
    };
    assert_eq!(chance(&mut battle, "l"), Ok(4));
    assert_eq!(chance(&mut battle, "k"), Ok(2));
    battle.give(Side::First, r#"Spot(unit: "l", at: "C1")"#);
    assert_eq!(why(&mut battle, "C1"), ["LNL-10.1-03"]);
}

#[test]
fn lnl_10_1_17_success_puts_a_marker_on_the_location() {
    let mut battle = battle("..f", &squad("a", "A1", ""), &enemy("C1", ""), &[2]);
    let events = battle.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
    let at = "C1".parse().expect("a place");
    assert!(events.contains(&Event::HexMarkerPlaced { at, marker: HexMarker::Spotted }));
}

#[test]
fn lnl_10_1_18_the_spotter_gets_ops_complete_successful_or_not() {
    for die in [1, 6] {
        let mut battle = battle("..f", &squad("a", "A1", ""), &enemy("C1", ""), &[die]);
        battle.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
        assert!(battle.unit("a").has(Marker::OpsComplete));
    }
}

#[test]
fn lnl_4_1_01_spotting_and_smoke_leave_ops_complete() {
    let ours = [squad("a", "A1", ""), squad("b", "A1", "")].join(", ");
    let mut battle = battle("..f", &ours, &enemy("C1", ""), &[6, 6]);
    battle.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
    battle.give(Side::First, r#"Smoke(unit: "b", at: "A1")"#);
    assert!(["a", "b"].iter().all(|id| battle.unit(id).has(Marker::OpsComplete)));
}

#[test]
fn lnl_10_1_19_one_attempt_in_an_own_impulse() {
    let ours = [squad("a", "A1", ""), squad("b", "A1", "")].join(", ");
    let mut battle = battle("..f", &ours, &enemy("C1", ""), &[6]);
    battle.refused_by(Side::Second, r#"Spot(unit: "x", at: "A1")"#, "LNL-4.0-01");
    battle.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
    battle.refused_by(Side::First, r#"Spot(unit: "b", at: "C1")"#, "LNL-10.1-19");
    assert!(!battle.legal().iter().any(|order| matches!(order, Command::Spot { .. })));
}

#[test]
fn lnl_10_1_20_after_it_the_side_activates_or_passes() {
    let ours = [squad("a", "A1", ""), squad("b", "B1", "")].join(", ");
    let mut battle = battle("...f", &ours, &enemy("D1", ""), &[6]);
    battle.give(Side::First, r#"Spot(unit: "a", at: "D1")"#);
    assert!(battle.legal().contains(&Command::Pass));
    battle.give(Side::First, r#"Move(units: ["b"], by: Move, to: "A1")"#);
}

#[test]
fn lnl_10_1_21_who_may_not_spot() {
    for marker in ["Fired", "Moved", "LowCrawled", "Stealthy", "AssaultMoved"] {
        let ours = squad("a", "A1", &format!("markers: [{marker}]"));
        assert_eq!(
            attempt(&mut battle("..f", &ours, &enemy("C1", ""), &[]), "a", "C1"),
            Err("LNL-10.1-21"),
            "{marker}"
        );
    }
    let medic = r#"(id: "a", unit: "us_medic", at: "A1")"#;
    assert_eq!(attempt(&mut battle("..f", medic, &enemy("C1", ""), &[]), "a", "C1"), Err("LNL-11.3-01"));
    let theirs = [enemy("C1", ""), enemy("A1", "").replace(r#""x""#, r#""y""#)].join(", ");
    let melee = r#"hex_markers: [("A1", Melee)],"#;
    let mut locked = Battle::with("..f", "", &squad("a", "A1", ""), &theirs, OPERATIONS_FIRST, melee, &[]);
    assert_eq!(attempt(&mut locked, "a", "C1"), Err("LNL-10.1-21"));
}

#[test]
fn lnl_6_1_12_units_under_assault_move_do_not_spot() {
    let ours = squad("a", "A1", "markers: [AssaultMoved]");
    battle("..f", &ours, &enemy("C1", ""), &[]).refused_by(Side::First, r#"Spot(unit: "a", at: "C1")"#, "LNL-10.1-21");
}

#[test]
fn lnl_10_1_22_after_a_success_the_spotter_and_its_stack_fire_at_once() {
    let ours = [squad("a", "A1", ""), squad("b", "A1", "")].join(", ");
    let mut battle = battle("..f", &ours, &enemy("C1", ""), &[1, 1, 6]);
    battle.give(Side::First, r#"Spot(unit: "a", at: "C1")"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "C1"))"#);
    assert!(["a", "b"].iter().all(|id| battle.unit(id).has(Marker::Fired)));
}

#[test]
fn lnl_10_1_23_the_marker_goes_when_all_units_have_left() {
    let theirs = [enemy("D1", ""), enemy("D1", "").replace(r#""x""#, r#""y""#)].join(", ");
    let spotted = r#"hex_markers: [("D1", Spotted)],"#;
    let mut battle =
        Battle::with("...ff", "", &squad("a", "A1", "markers: [Fired]"), &theirs, OPERATIONS_SECOND, spotted, &[]);
    let marked = |battle: &mut Battle| battle.ask(|table| !table.hexes.all().is_empty());
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "E1")"#);
    assert!(marked(&mut battle), "y is still there");
    battle.give(Side::Second, "Stop");
    battle.give(Side::Second, "EndImpulse");
    battle.give(Side::First, "Pass");
    battle.give(Side::Second, r#"Move(units: ["y"], by: Move, to: "E1")"#);
    assert!(!marked(&mut battle));
}

#[test]
fn lnl_10_1_24_the_attempt_comes_before_the_first_unit_acts() {
    let ours = [squad("a", "A1", ""), squad("b", "A1", "")].join(", ");
    let mut battle = battle("..f", &ours, &enemy("C1", ""), &[6]);
    battle.give(Side::First, r#"Smoke(unit: "a", at: "A1")"#);
    battle.refused_by(Side::First, r#"Spot(unit: "b", at: "C1")"#, "LNL-10.1-24");
}

#[test]
fn lnl_10_2_08_units_on_different_storeys_of_adjacent_hexes_are_not_adjacent() {
    let house = r#"buildings: [(hexes: ["B1", "C1", "D1"], material: Stone)]"#;
    let ours = [squad("a", "A1", ""), squad("b", "B1", "")].join(", ");
    let theirs = enemy("C1^", "");
    let mut battle = Battle::with("....", house, &ours, &theirs, OPERATIONS_FIRST, "", &[]);
    assert!(why(&mut battle, "C1^").is_empty());
    battle.give(Side::First, r#"Move(units: ["b"], by: Move, to: "B1^")"#);
    assert_eq!(why(&mut battle, "C1^"), ["LNL-10.1-04"]);
}

#[test]
fn lnl_6_3_03_a_low_crawler_is_spotted_in_the_open_and_beside_an_enemy_only() {
    let seen = |rows: &str, ours: &str| {
        let mut battle = Battle::new(rows, ours, &enemy("E1", ""), OPERATIONS_SECOND, &[]);
        battle.give(Side::Second, r#"Move(units: ["x"], by: LowCrawl, to: "D1")"#);
        why(&mut battle, "D1")
    };
    assert!(seen("...ww", &squad("a", "A1", "markers: [Fired]")).is_empty());
    assert_eq!(seen("....w", &squad("a", "A1", "markers: [Fired]")), ["LNL-10.1-07"]);
    assert_eq!(seen("...ww", &squad("a", "C1", "markers: [Fired]")), ["LNL-10.1-04"]);
}

#[test]
fn lnl_6_4_06_stealth_is_seen_only_in_the_open_by_who_has_a_line_of_sight() {
    let stealthy = enemy("D1", "markers: [Stealthy]");
    let seen = |rows: &str, ours: &str, theirs: &str| why(&mut battle(rows, ours, theirs, &[]), "D1");
    assert!(seen("...w", &squad("a", "C1", ""), &stealthy).is_empty(), "not even next to an enemy");
    assert_eq!(seen("....", &squad("a", "A1", ""), &stealthy), ["LNL-6.4-06"]);
    assert!(seen("....", &squad("a", "A1", "shaken: true"), &stealthy).is_empty(), "by Good Order units");
    assert!(seen(".f..", &squad("a", "A1", ""), &stealthy).is_empty(), "in sight");
    let company = [stealthy.clone(), enemy("D1", "").replace(r#""x""#, r#""y""#)].join(", ");
    assert_eq!(seen("...w", &squad("a", "C1", ""), &company), ["LNL-10.1-04"], "company shows them");
    assert_eq!(seen("...w", &squad("a", "C1", ""), &enemy("D1", "markers: [Stealthy, Fired]")), ["LNL-10.1-05"]);
}

#[test]
fn lnl_10_0_02_without_a_line_of_sight_there_is_no_fire() {
    let theirs = enemy("A3", "markers: [Fired]");
    let mut hidden = battle(".\nf\n.", &squad("a", "A1", ""), &theirs, &[]);
    assert!(!why(&mut hidden, "A3").is_empty(), "it is Spotted");
    hidden.refused_by(Side::First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#, "LNL-10.0-02");
    let mut seen = battle(".\n.\n.", &squad("a", "A1", ""), &theirs, &[1, 6]);
    seen.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
}

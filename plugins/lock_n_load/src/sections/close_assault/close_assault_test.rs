use super::*;
use crate::files::markers::Marker;
use crate::sections::close_assault::rules::ASSAULT_STEP;
use crate::sections::close_assault::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};

const SATCHEL: &str = r#"weapons: [(id: "charge", weapon: "german_satchel_charge")]"#;

fn one(more: &str, dice: &[u8]) -> Battle {
    battle(&squad("a", "B2", more), dice)
}

#[test]
fn lnl_17_1_01_multi_man_counters_in_good_order_go_for_an_enemy_vehicle() {
    let ours = [
        squad("a", "B2", ""),
        squad("s", "B2", "shaken: true"),
        r#"(id: "boss", unit: "german_leader", at: "B2"), (id: "tiger", unit: "german_tank_t", at: "A2", facing: E)"#
            .into(),
    ];
    let mut b = battle(&ours.concat(), &[1, 1, 1, 6]);
    for unit in ["s", "boss", "tiger"] {
        b.refused_by(GE, &assault(&[unit]), "LNL-17.1-01");
    }
    b.refused_by(GE, r#"CloseAssault(at: "B3", assaults: [])"#, "LNL-17.1-01");
    b.refused_by(GE, &of(r#"(unit: "a", target: "tank"), (unit: "a", target: "tank")"#), "LNL-17.1-01");
    // Its own tank is no enemy vehicle, and there is none in A2.
    b.refused_by(GE, r#"CloseAssault(at: "A2", assaults: [(unit: "a", target: "tiger")])"#, "LNL-17.1-22");
    let events = b.give(GE, &assault(&["a"]));
    assert_eq!(rolled(&events), [("a".to_string(), 2, 8, false)]);
}

#[test]
fn lnl_1_6_3_13_teams_do_not_close_assault() {
    let mut b = battle(r#"(id: "gun", unit: "german_gun_team", at: "B2", facing: E)"#, &[]);
    b.refused_by(GE, &assault(&["gun"]), "LNL-17.1-01");
}

#[test]
fn lnl_11_2_07_heroes_close_assault() {
    let mut b = battle(r#"(id: "held", unit: "german_hero", at: "B2")"#, &[1, 1, 6, 1]);
    let events = b.give(GE, &assault(&["held"]));
    assert_eq!(rolled(&events), [("held".to_string(), 8, 3, true)]);
}

#[test]
fn lnl_17_1_02_enemies_who_would_fight_bar_it() {
    let with = |more: &str| {
        let tanks = format!(r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired]), {more}"#);
        beside(&tanks, &squad("a", "B2", ""), &[1, 1, 1, 6])
    };
    let barring = [
        r#"(id: "m", unit: "us_parachute_half_squad", at: "B3", markers: [Fired])"#,
        r#"(id: "m", unit: "us_mg_team", at: "B3", markers: [Fired])"#,
        r#"(id: "m", unit: "us_hero", at: "B3", markers: [Fired])"#,
        r#"(id: "m", unit: "us_leader", at: "B3", markers: [Fired], weapons: [(id: "mg", weapon: "m1919a6")])"#,
        r#"(id: "m", unit: "us_leader", at: "B3", markers: [Fired], weapons: [(id: "w", weapon: "us_satchel_charge")])"#,
        r#"(id: "m", unit: "us_leader", at: "B3", markers: [Fired], weapons: [(id: "w", weapon: "us_flamethrower")])"#,
        r#"(id: "m", unit: "us_leader", at: "B3", markers: [Fired], weapons: [(id: "w", weapon: "sample_molotov")])"#,
    ];
    for more in barring {
        with(more).refused_by(GE, &assault(&["a"]), "LNL-17.1-02");
    }
    let harmless = [
        r#"(id: "m", unit: "us_parachute_squad", at: "B3", shaken: true)"#,
        r#"(id: "m", unit: "us_leader", at: "B3")"#,
        r#"(id: "m", unit: "us_medic", at: "B3")"#,
    ];
    for more in harmless {
        assert_eq!(rolled(&with(more).give(GE, &assault(&["a"]))).len(), 1, "{more}");
    }
}

#[test]
fn lnl_17_1_03_passengers_do_not_prevent_it() {
    let tanks = r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired]),
        (id: "rider", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true))"#;
    let mut b = beside(tanks, &squad("a", "B2", ""), &[1, 1, 1, 6]);
    assert_eq!(rolled(&b.give(GE, &assault(&["a"]))).len(), 1);
    // Nor do those inside; once they have got out in Good Order they do.
    let inside = r#"(id: "tank", unit: "us_open_top", at: "B3", facing: E),
        (id: "in", unit: "us_parachute_squad", aboard: (vehicle: "tank"))"#;
    let mut b = beside(inside, &squad("a", "B2", ""), &[1, 1, 1, 6]);
    assert_eq!(rolled(&b.give(GE, &assault(&["a"]))).len(), 1);
    let hidden = squad("a", "A1", "shaken: true") + &squad("b", "B2", "markers: [OpsComplete]");
    let mut b = Battle::new(BOARD, inside, &hidden, OPERATIONS_FIRST, &[]);
    b.give(US, r#"Dismount(units: ["in"])"#);
    while b.ask(|table| table.flow.moving().is_some() || table.flow.question.is_some()) {
        let side = b.game.to_act().expect("somebody");
        b.give(side, if side == US { "Stop" } else { "HoldFireForMove" });
    }
    b.ask(|table| {
        let (at, squad) = (table.unit(id("tank")).unwrap().spot().unwrap(), table.unit(id("in")).unwrap());
        assert!(squad.spot() == Some(at) && crate::sections::melee::fights_off(table, squad));
    });
}

#[test]
fn lnl_17_1_05_entry_is_a_normal_step_at_the_normal_cost() {
    let mut b = one("", &[1, 1, 1, 6]);
    let events = b.give(GE, &assault(&["a"]));
    let stepped = events.iter().find_map(|event| match event {
        Event::Stepped { cost, by, to, .. } => Some((*cost, *by, to.map(|to| to.to_string()))),
        _ => None,
    });
    assert_eq!(stepped, Some((1, crate::Movement::Move, Some("B3".into()))));
    // Two points are left after a step into the wood: the third leads to the tank.
    let mut far = battle(&squad("a", "B1", ""), &[1, 1, 1, 6]);
    far.refused_by(GE, &assault(&["a"]), "LNL-6.0-01");
    far.give(GE, r#"Move(units: ["a"], by: Move, to: "B2")"#);
    far.give(GE, &assault(&["a"]));
    assert_eq!(at(&far, &["a"]), ["B2"]);
    let mut spent = battle(&squad("a", "B1", "assault_move: true"), &[]);
    spent.give(GE, r#"Move(units: ["a"], by: AssaultMove, to: "B2")"#);
    spent.refused_by(GE, &assault(&["a"]), "LNL-4.0-20");
    let mut half = battle(&squad("a", "A2", "assault_move: true"), &[]);
    half.give(GE, r#"Move(units: ["a"], by: AssaultMove, to: "A3")"#);
    half.refused_by(GE, &assault(&["a"]), ASSAULT_STEP.0);
}

#[test]
fn lnl_17_1_06_everybody_checks_first() {
    let ours = squad("a", "B2", "")
        + &squad("b", "B2", "")
        + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "B2"), (id: "held", unit: "german_hero", at: "B2")"#;
    let mut b = battle(&ours, &[6, 6, 6, 6, 6, 6, 6, 6]);
    let order =
        r#"(unit: "a", target: "tank"), (unit: "held", target: "tank"), (unit: "b", target: "tank", leader: "boss")"#;
    let events = b.give(GE, &of(order));
    let who: Vec<String> = checks(&events).into_iter().map(|(unit, ..)| unit).collect();
    assert_eq!(who, ["boss", "a", "held", "b"]);
    assert_eq!(at(&b, &["boss", "a", "held", "b"]), ["B2"; 4]);
    assert_eq!(b.dice_left(), 0);
}

#[test]
fn lnl_17_1_07_two_less_out_of_a_positive_target_modifier() {
    let out_of = |place: &str| {
        let mut b = battle(&squad("a", place, ""), &[6, 6]);
        checks(&b.give(GE, &assault(&["a"]))).remove(0)
    };
    assert_eq!(out_of("B2"), ("a".into(), 8, false, vec!["LNL-17.1-07"]));
    assert_eq!(out_of("A3"), ("a".into(), 6, false, vec![]));
}

#[test]
fn lnl_17_1_08_a_leader_who_passes_helps_multi_man_counters_and_no_heroes() {
    let ours = squad("a", "A3", "")
        + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "A3"), (id: "held", unit: "german_hero", at: "A3")"#;
    let order = of(r#"(unit: "held", target: "tank", leader: "boss"), (unit: "a", target: "tank")"#);
    let mut b = battle(&ours, &[3, 3, 3, 4, 3, 4, 1, 6]);
    let events = b.give(GE, &order);
    let helped = vec![
        ("boss".to_string(), 6, true, vec![]),
        ("held".to_string(), 6, false, vec![]),
        ("a".to_string(), 7, true, vec!["LNL-17.1-08"]),
    ];
    assert_eq!(checks(&events), helped);
    // He has failed and helps nobody.
    let mut fails = battle(&ours, &[6, 6, 3, 3, 3, 4, 1, 6]);
    let alone = checks(&fails.give(GE, &order));
    assert_eq!(alone[2], ("a".to_string(), 6, false, vec![]));
    // Nobody is no leader, or one who stands elsewhere.
    let mut other = battle(&(squad("a", "A3", "") + r#"(id: "boss", unit: "german_leader", at: "A2")"#), &[]);
    other.refused_by(GE, &of(r#"(unit: "a", target: "tank", leader: "boss")"#), "LNL-17.1-08");
    other.refused_by(GE, &of(r#"(unit: "a", target: "tank", leader: "a")"#), "LNL-17.1-08");
}

#[test]
fn lnl_17_1_09_who_fails_stays_under_ops_complete_or_moved() {
    let mut b = one("", &[6, 6]);
    b.give(GE, &assault(&["a"]));
    assert_eq!(at(&b, &["a"]), ["B2"]);
    assert!(has(&b, "a", Marker::OpsComplete) && !has(&b, "a", Marker::Moved) && b.unit("a").good_order());
    let mut moved = battle(&squad("a", "B1", ""), &[6, 6]);
    moved.give(GE, r#"Move(units: ["a"], by: Move, to: "B2")"#);
    moved.give(GE, &assault(&["a"]));
    assert_eq!(at(&moved, &["a"]), ["B2"]);
    assert!(!has(&moved, "a", Marker::OpsComplete) && has(&moved, "a", Marker::Moved) && moved.unit("a").good_order());
    // The move is over for all of the stack.
    assert!(moved.ask(|table| table.flow.moving().is_none()));
}

#[test]
fn lnl_17_1_10_firepower_leadership_and_one_weapon() {
    let with = |weapon: &str| {
        let ours = squad("a", "A3", &format!(r#"weapons: [(id: "w", weapon: "{weapon}")]"#));
        let mut b = battle(&ours, &[1, 1, 1, 6]);
        let events = b.give(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#));
        let (attack, _) = strengths(&events).remove(0);
        attack.iter().map(|line| line.value).collect::<Vec<i32>>()
    };
    assert_eq!(with("german_satchel_charge"), [1, 6]);
    // HEAT is not lessened against a vehicle.
    assert_eq!(with("sample_heat"), [1, 2]);
    assert_eq!(with("sample_molotov"), [1, 2]);
    assert_eq!(with("sample_grenade"), [1, 3]);
}

#[test]
fn lnl_1_6_22_b04_a_molotov_adds_its_firepower() {
    let ours = squad("a", "A3", r#"weapons: [(id: "w", weapon: "sample_molotov")]"#);
    let mut b = battle(&ours, &[1, 1, 3, 4]);
    let events = b.give(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#));
    assert_eq!(rolled(&events), [("a".to_string(), 3 + 1 + 2, 4 + 2, false)]);
}

#[test]
fn lnl_1_6_23_b02_a_grenade_adds_three() {
    let ours = squad("a", "A3", r#"weapons: [(id: "w", weapon: "sample_grenade")]"#);
    let mut b = battle(&ours, &[1, 1, 3, 4]);
    let events = b.give(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#));
    assert_eq!(rolled(&events), [("a".to_string(), 3 + 1 + 3, 4 + 2, true)]);
}

#[test]
fn lnl_1_6_23_01_a_grenade_is_gone_after_one_use() {
    let ours = squad("a", "A3", r#"weapons: [(id: "w", weapon: "sample_grenade")]"#);
    let mut b = battle(&ours, &[1, 1, 1, 6]);
    b.give(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#));
    assert!(b.weapon("w").gone);
}

#[test]
fn lnl_1_6_2_b03_a_flamethrower_adds_nothing() {
    let ours = squad("a", "A3", r#"weapons: [(id: "w", weapon: "german_flamethrower"), (id: "mg", weapon: "mg42")]"#);
    let mut b = battle(&ours, &[]);
    b.refused_by(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#), "LNL-1.6.2-B03");
    b.refused_by(GE, &of(r#"(unit: "a", target: "tank", weapon: "mg")"#), "LNL-17.1-12");
}

#[test]
fn lnl_17_1_11_a_leader_helps_one_assault() {
    let ours = squad("a", "A3", "") + &squad("b", "A3", "") + r#"(id: "boss", unit: "german_leader", at: "A3")"#;
    let mut b = battle(&ours, &[]);
    let twice = r#"(unit: "a", target: "tank", leader: "boss"), (unit: "b", target: "tank", leader: "boss")"#;
    b.refused_by(GE, &of(twice), "LNL-17.1-11");
    // Several leaders help one each.
    let two = ours + r#", (id: "chief", unit: "german_leader", at: "A3")"#;
    let mut b = battle(&two, &[1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 6]);
    let each = r#"(unit: "a", target: "tank", leader: "boss"), (unit: "b", target: "tank", leader: "chief")"#;
    let events = b.give(GE, &of(each));
    let helped: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::CloseAssaultRolled(roll) => roll.assault.leader.map(|leader| leader.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(helped, ["boss", "chief"]);
}

#[test]
fn lnl_17_1_12_one_weapon_of_its_own() {
    let ours = squad("a", "A3", SATCHEL) + &squad("b", "A3", "");
    let mut b = battle(&ours, &[]);
    b.refused_by(GE, &of(r#"(unit: "b", target: "tank", weapon: "charge")"#), "LNL-17.1-12");
}

#[test]
fn lnl_17_1_13_firepower_0_adds_0() {
    let ours = r#"(id: "a", unit: "wehrmacht_half_squad_0_5_4", at: "A3")"#;
    let mut b = battle(ours, &[1, 1, 3, 1]);
    let events = b.give(GE, &assault(&["a"]));
    assert_eq!(rolled(&events), [("a".to_string(), 3, 3, false)]);
}

#[test]
fn lnl_17_1_14_the_lowest_armour_factor_without_a_target_modifier() {
    let of_vehicle = |unit: &str| {
        let tanks = format!(r#"(id: "tank", unit: "{unit}", at: "B2", facing: E, markers: [Fired])"#);
        let mut b = beside(&tanks, &squad("a", "B1", ""), &[1, 1, 1, 6]);
        let events = b.give(GE, r#"CloseAssault(at: "B2", assaults: [(unit: "a", target: "tank")])"#);
        let (_, defence) = strengths(&events).remove(0);
        defence.iter().map(|line| line.value).sum::<i32>()
    };
    // In a wood, all the same: rear 2.
    assert_eq!(of_vehicle("us_tank_t"), 2);
    // Armoured in front and at the sides alone: 0.
    assert_eq!(of_vehicle("us_open_top"), 0);
    assert_eq!(of_vehicle("us_truck"), 0);
}

#[test]
fn lnl_17_1_15_a_greater_total_destroys_the_vehicle() {
    let mut b = one("", &[1, 1, 4, 2]);
    let events = b.give(GE, &assault(&["a"]));
    assert_eq!(rolled(&events), [("a".to_string(), 5, 4, true)]);
    assert!(wreck(&b, "B3") && b.unit("tank").spot().is_none());
}

#[test]
fn lnl_17_1_16_a_panzerfaust_and_an_m4a1() {
    let ours = r#"(id: "a", unit: "wehrmacht_squad", at: "A3", weapons: [(id: "faust", weapon: "sample_launcher")])"#;
    let mut b = battle(ours, &[1, 1, 1, 6]);
    let events = b.give(GE, &of(r#"(unit: "a", target: "tank", weapon: "faust")"#));
    assert_eq!(rolled(&events), [("a".to_string(), 1 + 2, 6 + 2, false)]);
}

#[test]
fn lnl_17_1_17_crew_and_passengers_are_eliminated_with_it() {
    let tanks = r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired]),
        (id: "rider", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true), weapons: [(id: "mg", weapon: "m1919a6")])"#;
    let mut b = beside(tanks, &squad("a", "B2", ""), &[1, 1, 6, 1]);
    let mut gone = lost(&b.give(GE, &assault(&["a"])));
    gone.sort();
    assert_eq!(gone, ["rider", "tank", "tank.crew"]);
    assert!(b.weapon("mg").gone);
    assert_eq!(b.dice_left(), 0);
}

#[test]
fn lnl_17_1_18_who_has_destroyed_it_stays_under_moved() {
    let mut b = one("", &[1, 1, 6, 1]);
    b.give(GE, &assault(&["a"]));
    assert_eq!(at(&b, &["a"]), ["B3"]);
    assert!(has(&b, "a", Marker::Moved));
}

#[test]
fn lnl_17_1_19_enemies_who_cannot_fight_are_eliminated() {
    let tanks = r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired]),
        (id: "shaken", unit: "us_parachute_squad", at: "B3", shaken: true), (id: "medic", unit: "us_medic", at: "B3")"#;
    let fight = |dice: &[u8]| {
        let mut b = beside(tanks, &squad("a", "B2", ""), dice);
        let events = b.give(GE, &assault(&["a"]));
        (lost(&events), at(&b, &["a", "shaken", "medic"]))
    };
    let (gone, _) = fight(&[1, 1, 6, 1]);
    assert_eq!(gone.iter().filter(|unit| ["shaken", "medic"].contains(&unit.as_str())).count(), 2);
    // So are a leader without a gun and a sniper.
    let alone = r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired]),
        (id: "boss", unit: "us_leader", at: "B3"), (id: "sniper", unit: "us_sniper", at: "B3", markers: [Fired])"#;
    let gone = lost(&beside(alone, &squad("a", "B2", ""), &[1, 1, 6, 1]).give(GE, &assault(&["a"])));
    assert_eq!(gone.iter().filter(|unit| ["boss", "sniper"].contains(&unit.as_str())).count(), 2, "{gone:?}");
    // In vain: they stay, and the assaulter returns.
    assert_eq!(fight(&[1, 1, 1, 6]), (vec![], vec!["B2".into(), "B3".into(), "B3".into()]));
}

#[test]
fn lnl_17_1_20_in_vain_they_return_under_moved() {
    let mut b = one("", &[1, 1, 1, 6]);
    let events = b.give(GE, &assault(&["a"]));
    assert_eq!(at(&b, &["a"]), ["B2"]);
    assert!(has(&b, "a", Marker::Moved));
    let back =
        |event: &Event| matches!(event, Event::Stepped { lines, cost: 0, .. } if lines[0].rule.0 == "LNL-17.1-20");
    assert!(events.iter().any(back));
}

#[test]
fn lnl_17_1_21_what_is_used_is_gone_whatever_comes_of_it() {
    for (weapon, gone) in [
        ("german_satchel_charge", true),
        ("sample_molotov", true),
        ("sample_grenade", true),
        ("sample_launcher", true),
        ("sample_heat", false),
    ] {
        let ours = squad("a", "A3", &format!(r#"weapons: [(id: "w", weapon: "{weapon}")]"#));
        let mut b = battle(&ours, &[1, 1, 1, 6]);
        b.give(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#));
        assert_eq!(b.weapon("w").gone, gone, "{weapon}");
    }
}

const TWO_TANKS: &str = r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired]),
    (id: "other", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired])"#;

#[test]
fn lnl_17_1_22_after_a_success_a_later_one_may_name_another_vehicle() {
    let ours = squad("a", "A3", "") + &squad("b", "A3", "");
    let fight = |answer: &str, dice: &[u8]| {
        let mut b = beside(TWO_TANKS, &ours, dice);
        b.give(GE, &assault(&["a", "b"]));
        let asked = b.ask(|table| table.flow.question.clone());
        let question = crate::Question::AssaultNext { side: GE, unit: id("b"), vehicles: vec![id("other")] };
        assert_eq!(asked, Some(question));
        b.refused_by(GE, r#"AssaultNext(target: "tank")"#, "LNL-17.1-22");
        b.refused_by(GE, "Pass", "LNL-17.1-22");
        let events = b.give(GE, answer);
        (rolled(&events), at(&b, &["a", "b"]))
    };
    let second = vec![("b".to_string(), 7, 3, true)];
    let stay = vec!["B3".to_string(), "B3".into()];
    assert_eq!(fight(r#"AssaultNext(target: "other")"#, &[1, 1, 1, 1, 6, 1, 6, 1]), (second, stay));
    // LNL-17.1-23: one vehicle is left, and all return.
    assert_eq!(fight("Decline", &[1, 1, 1, 1, 6, 1]), (vec![], vec!["A3".into(), "A3".into()]));
}

#[test]
fn lnl_17_1_23_all_stay_only_if_the_last_vehicle_is_destroyed() {
    let ours = squad("a", "A3", "") + &squad("b", "A3", "");
    let each = of(r#"(unit: "a", target: "tank"), (unit: "b", target: "other")"#);
    let mut one = beside(TWO_TANKS, &ours, &[1, 1, 1, 1, 6, 1, 1, 6]);
    one.give(GE, &each);
    assert_eq!(at(&one, &["a", "b", "tank", "other"]), ["A3", "A3", "off", "B3"]);
    let mut both = beside(TWO_TANKS, &ours, &[1, 1, 1, 1, 6, 1, 6, 1]);
    both.give(GE, &each);
    assert_eq!(at(&both, &["a", "b", "tank", "other"]), ["B3", "B3", "off", "off"]);
}

#[test]
fn lnl_17_1_24_a_leader_shares_the_fate_of_the_assaulters_and_never_goes_alone() {
    let ours = squad("a", "A3", "") + r#"(id: "boss", unit: "german_leader", morale: (6, 6), at: "A3")"#;
    let order = of(r#"(unit: "a", target: "tank", leader: "boss")"#);
    let ends = |dice: &[u8]| {
        let mut b = battle(&ours, dice);
        b.give(GE, &order);
        let [moved, done] = [Marker::Moved, Marker::OpsComplete].map(|marker| has(&b, "boss", marker));
        (at(&b, &["a", "boss"]), moved, done)
    };
    assert_eq!(ends(&[1, 1, 1, 1, 6, 1]), (vec!["B3".into(), "B3".into()], true, false));
    assert_eq!(ends(&[1, 1, 1, 1, 1, 6]), (vec!["A3".into(), "A3".into()], true, false));
    // He passes, the squad does not.
    assert_eq!(ends(&[1, 1, 6, 6]), (vec!["A3".into(), "A3".into()], false, true));
}

#[test]
fn a_leader_whose_unit_stays_behind_helps_another() {
    let ours = squad("a", "A3", "")
        + &squad("b", "A3", "")
        + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "A3")"#;
    let mut b = battle(&ours, &[1, 1, 6, 6, 1, 1, 3, 3]);
    let events = b.give(GE, &of(r#"(unit: "a", target: "tank", leader: "boss"), (unit: "b", target: "tank")"#));
    assert_eq!(rolled(&events), [("b".to_string(), 3 + 1 + 1, 3 + 2, false)]);
}

#[test]
fn lnl_17_1_25_a_hero_is_helped_in_his_assault() {
    let ours = r#"(id: "held", unit: "german_hero", at: "A3"), (id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "A3")"#;
    let mut b = battle(ours, &[1, 1, 1, 1, 2, 3]);
    let events = b.give(GE, &of(r#"(unit: "held", target: "tank", leader: "boss")"#));
    assert_eq!(rolled(&events), [("held".to_string(), 2 + 2 + 1, 3 + 2, false)]);
}

#[test]
fn lnl_rb_19_a_tie_destroys_nothing() {
    assert_eq!((chance_of_36(0), chance_of_36(-5), chance_of_36(5), chance_of_36(6)), (15, 0, 35, 36));
}

#[test]
fn lnl_rb_32_each_names_its_vehicle_and_all_return_together() {
    // Both on one, and the other vehicle is left.
    let ours = squad("a", "A3", "") + &squad("b", "A3", "");
    let mut b = beside(TWO_TANKS, &ours, &[1, 1, 1, 1, 1, 6, 6, 1]);
    let events = b.give(GE, &assault(&["a", "b"]));
    assert_eq!(rolled(&events).iter().map(|roll| roll.3).collect::<Vec<_>>(), [false, true]);
    assert_eq!(at(&b, &["a", "b"]), ["A3", "A3"]);
}

#[test]
fn lnl_rb_72_who_has_acted_starts_no_close_assault() {
    for (marker, rule) in [("OpsComplete", "LNL-4.1-02"), ("Moved", "LNL-4.0-20"), ("Fired", "LNL-4.0-20")] {
        one(&format!("markers: [{marker}]"), &[]).refused_by(GE, &assault(&["a"]), rule);
    }
    let mut there = battle(&squad("a", "B3", "markers: [Moved]"), &[]);
    there.refused_by(GE, &assault(&["a"]), "LNL-RB-72");
}

#[test]
fn lnl_xb_23_close_assault_by_a_stack() {
    let ours = squad("a", "B2", "")
        + &squad("b", "B2", "")
        + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "B2"), (id: "held", unit: "german_hero", at: "B2")"#;
    let mut b = battle(&ours, &[3, 4, 4, 5, 5, 5, 4, 4, 2, 3, 6, 4]);
    let order =
        r#"(unit: "a", target: "tank", leader: "boss"), (unit: "b", target: "tank"), (unit: "held", target: "tank")"#;
    let events = b.give(GE, &of(order));
    let passed: Vec<(String, bool)> = checks(&events).into_iter().map(|(unit, _, passed, _)| (unit, passed)).collect();
    assert_eq!(passed, [("boss".into(), true), ("a".into(), true), ("b".into(), false), ("held".into(), true)]);
    assert_eq!(rolled(&events), [("a".to_string(), 4, 5, false), ("held".to_string(), 8, 6, true)]);
    assert_eq!(at(&b, &["a", "boss", "held", "b"]), ["B3", "B3", "B3", "B2"]);
    assert!(["a", "boss", "held"].iter().all(|unit| has(&b, unit, Marker::Moved)));
    assert!(has(&b, "b", Marker::OpsComplete) && wreck(&b, "B3"));
}

#[test]
fn lnl_xb_24_a_tie() {
    let mut b = one("", &[1, 1, 4, 3]);
    let events = b.give(GE, &assault(&["a"]));
    assert_eq!(rolled(&events), [("a".to_string(), 5, 5, false)]);
    assert_eq!(at(&b, &["a"]), ["B2"]);
    assert!(has(&b, "a", Marker::Moved));
}

#[test]
fn lnl_6_0_b02_a_hex_of_vehicles_alone_is_entered_by_close_assault_only() {
    let mut b = one("", &[]);
    b.refused_by(GE, r#"Move(units: ["a"], by: Move, to: "B3")"#, "LNL-6.0-B02");
}

#[test]
fn lnl_rb_30_infantry_in_the_hex_of_a_vehicle_assaults_it_without_moving() {
    let mut b = battle(&squad("a", "B3", ""), &[6, 6]);
    // No modifier: it leaves no cover.
    let events = b.give(GE, &assault(&["a"]));
    assert_eq!(checks(&events), [("a".to_string(), 6, false, vec![])]);
    assert!(has(&b, "a", Marker::OpsComplete));
    let mut vain = battle(&squad("a", "B3", ""), &[1, 1, 1, 6]);
    vain.give(GE, &assault(&["a"]));
    assert_eq!(at(&vain, &["a", "tank"]), ["B3", "B3"]);
    assert!(has(&vain, "a", Marker::Moved));
    let mut wins = battle(&squad("a", "B3", ""), &[1, 1, 6, 1]);
    wins.give(GE, &assault(&["a"]));
    assert_eq!(at(&wins, &["a", "tank"]), ["B3", "off"]);
    // It may as well leave: the tank locks nobody (LNL-8.0-B01).
    let mut leaves = battle(&squad("a", "B3", ""), &[]);
    leaves.give(GE, r#"Move(units: ["a"], by: Move, to: "A3")"#);
    assert_eq!(at(&leaves, &["a"]), ["A3"]);
}

#[test]
fn every_assault_that_is_offered_is_accepted_and_the_strongest_comes_first() {
    let ours = squad("a", "B2", "")
        + &squad("b", "B2", SATCHEL)
        + r#"(id: "boss", unit: "german_leader", at: "B2"), (id: "held", unit: "german_hero", at: "B2")"#;
    let b = battle(&ours, &[]);
    let offered: Vec<Vec<Assault>> = b
        .legal()
        .into_iter()
        .filter_map(
            |command| if let crate::Command::CloseAssault { assaults, .. } = command { Some(assaults) } else { None },
        )
        .collect();
    assert_eq!(offered.len(), 4);
    let units: Vec<String> = offered[0].iter().map(|assault| assault.unit.to_string()).collect();
    assert_eq!(units, ["b", "held", "a"]);
    assert_eq!((offered[0][0].leader, offered[0][0].weapon), (Some(id("boss")), Some(id("charge"))));
    for assaults in offered {
        let spot = b.spot("B3");
        b.ask(|table| attempt(table, GE, table.field.map.place(spot), &assaults).map(drop)).unwrap();
    }
}

#[test]
fn the_chances_are_those_of_all_throws() {
    let ours =
        squad("a", "B2", SATCHEL) + r#"(id: "boss", unit: "german_leader", leadership: 1, morale: (6, 6), at: "B2")"#;
    let b = battle(&ours, &[]);
    let at = b.spot("B3");
    let assault = Assault { unit: id("a"), target: id("tank"), weapon: Some(id("charge")), leader: Some(id("boss")) };
    b.ask(|table| {
        let declared = attempt(table, GE, table.field.map.place(at), &[assault]).unwrap();
        let odds = odds::odds(table, &declared);
        // The leader needs 8 (26 of 36); the squad 9 with him (30) and 8 without (26); then 8 or 7 to 2: 36 or 35 of 36.
        let expected = 26 * 30 * 36 + 10 * 26 * u128::from(chance_of_36(7 - 2));
        assert_eq!((odds.stays, odds.out_of), (expected, 36 * 36 * 36));
        assert_eq!(odds.destroyed.as_slice(), [(id("tank"), expected)]);
        assert_eq!(odds.thousandths(odds.out_of), 1000);
    });
}

#[test]
fn lnl_14_2_1_04_heat_counts_in_full_in_a_close_assault() {
    let ours = squad("a", "A3", r#"weapons: [(id: "w", weapon: "sample_heat")]"#);
    let events = battle(&ours, &[1, 1, 1, 6]).give(GE, &of(r#"(unit: "a", target: "tank", weapon: "w")"#));
    let (attack, _) = strengths(&events).remove(0);
    assert_eq!(attack.iter().map(|line| line.value).collect::<Vec<_>>(), [1, 2], "HE 2 without the -1 against men");
}

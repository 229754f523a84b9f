use super::*;
use crate::CheckResult;
use crate::testing::{Battle, OPERATIONS_FIRST, RALLY_FIRST, scenario_text};
use Side::{First, Second};

const BOARD: &str = "....\n.f..\n....";
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D3")"#;
const LYING: &str = r#"abandoned: [(id: "mg", weapon: "mg34", at: "A1")]"#;

fn battle(first: &[&str], more: &str) -> Battle {
    Battle::from_text(&scenario_text(BOARD, "", &first.join(", "), ENEMY, RALLY_FIRST, more), &[])
}

fn unit(id: &str, key: &str, weapons: &[&str]) -> String {
    let weapons: Vec<String> = weapons.iter().map(|key| format!(r#"(id: "{id}-{key}", weapon: "{key}")"#)).collect();
    format!(r#"(id: "{id}", unit: "{key}", at: "A1", weapons: [{}])"#, weapons.join(", "))
}

fn owner_of(battle: &mut Battle, weapon: &str) -> Option<String> {
    let weapon = battle.weapon(weapon);
    battle.ask(|table| weapon.carrier.map(|n| table.units.at(usize::from(n)).id.to_string()))
}

fn offered(battle: &mut Battle, text: &str) -> usize {
    battle.legal().iter().filter(|command| format!("{command:?}").starts_with(text)).count()
}

#[test]
fn lnl_1_6_01_a_support_weapon_is_a_counter_that_shows_a_weapon_only() {
    let mut battle = battle(&[&unit("a", "us_parachute_squad", &["m1919a6"])], "");
    battle.refused_by(First, r#"TurnTripod(weapon: "a")"#, "LNL-1.6-01");
    battle.refused_by(First, r#"Rally(unit: "a-m1919a6")"#, "LNL-3.0-17");
    assert!(battle.ask(|table| table.unit("a-m1919a6".parse().unwrap()).is_none()), "it is no unit");
}

#[test]
fn lnl_1_6_01_what_is_mounted_or_served_is_no_support_weapon() {
    let ours = [
        unit("gun", "us_gun_team", &[]),
        unit("tank", "us_tank_t", &[]),
        unit("a", "us_parachute_squad", &["m1919a6", "bar"]),
        unit("b", "us_parachute_half_squad", &["bazooka"]),
    ];
    let mut battle = battle(&ours.each_ref().map(String::as_str), "");
    for order in [
        r#"GiveWeapon(weapon: "gun.gun", to: "b")"#,
        r#"GiveWeapon(weapon: "gun.gun", to: "a", back: "a-bar")"#,
        r#"GiveWeapon(weapon: "tank.mg", to: "b", back: "b-bazooka")"#,
    ] {
        battle.refused_by(First, order, "LNL-1.6-01");
    }
    let mounted = |text: &str| text.contains("gun.") || text.contains("tank");
    assert!(battle.legal().iter().all(|command| !mounted(&format!("{command:?}"))));
    assert!(offered(&mut battle, "GiveWeapon") > 0);
}

#[test]
fn lnl_1_6_1_01_a_squad_carries_two() {
    let mut one = battle(&[&unit("a", "us_parachute_squad", &["m1919a6"])], LYING);
    one.give(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#);
    assert_eq!(owner_of(&mut one, "mg").as_deref(), Some("a"));
    let mut two = battle(&[&unit("a", "us_parachute_squad", &["m1919a6", "bar"])], LYING);
    two.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-01");
    assert_eq!(offered(&mut two, "TakeWeapon"), 0);
}

#[test]
fn lnl_1_6_1_02_half_squads_and_crews_carry_one() {
    for key in ["us_parachute_half_squad", "us_parachute_crew"] {
        let mut none = battle(&[&unit("a", key, &[])], LYING);
        none.give(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#);
        let mut one = battle(&[&unit("a", key, &["bar"])], LYING);
        one.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-02");
    }
}

#[test]
fn lnl_1_6_1_03_leaders_and_heroes_carry_one_and_snipers_none() {
    for key in ["us_leader", "us_hero"] {
        let mut none = battle(&[&unit("a", key, &[])], LYING);
        none.give(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#);
        let mut one = battle(&[&unit("a", key, &["bar"])], LYING);
        one.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-03");
    }
    let mut sniper = battle(&[&unit("a", "us_sniper", &[])], LYING);
    sniper.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "RUL-53");
}

#[test]
fn lnl_1_6_1_05_a_weapon_has_one_owner() {
    let other = unit("b", "us_parachute_squad", &[]);
    let mut battle = battle(&[&unit("a", "us_parachute_squad", &["bar"]), &other], "");
    battle.refused_by(First, r#"TakeWeapon(unit: "b", weapon: "a-bar")"#, "LNL-1.6.1-05");
    battle.refused_by(First, r#"GiveWeapon(weapon: "a-bar", to: "a")"#, "LNL-1.6.1-05");
    battle.give(First, r#"GiveWeapon(weapon: "a-bar", to: "b")"#);
    assert_eq!(owner_of(&mut battle, "a-bar").as_deref(), Some("b"));
    battle.ask(|table| {
        assert_eq!(table.carried_by("a".parse().unwrap()).count(), 0);
        assert_eq!(table.carried_by("b".parse().unwrap()).count(), 1);
    });
}

#[test]
fn lnl_1_6_1_06_medics_carry_none() {
    let us = [&unit("a", "us_medic", &[]), &unit("b", "us_leader", &["bar"])];
    let mut battle = battle(&us.map(String::as_str), LYING);
    battle.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-06");
    battle.refused_by(First, r#"GiveWeapon(weapon: "b-bar", to: "a")"#, "LNL-1.6.1-06");
    assert_eq!((offered(&mut battle, "GiveWeapon"), offered(&mut battle, "TakeWeapon")), (0, 0));
    // Nor do they use one: neither themselves nor as the second man at it; and no scenario gives them one.
    let first = us.map(String::as_str).join(", ");
    let near = ENEMY.replace("D3", "A3");
    let mut battle = Battle::new(BOARD, &first, &near, OPERATIONS_FIRST, &[]);
    battle.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#, "LNL-1.6.1-06");
    let armed = scenario_text(BOARD, "", &unit("a", "us_medic", &["bar"]), ENEMY, RALLY_FIRST, "");
    let mistakes = Battle::start(&armed).err().unwrap_or_default();
    assert!(mistakes.iter().any(|mistake| mistake.contains("LNL-1.6.1-06")), "{mistakes:?}");
}

#[test]
fn lnl_1_6_1_19_joined_half_squads_never_carry_more_than_the_squad_may() {
    let halves = [
        &unit("h", "us_parachute_half_squad", &["bar"]),
        &unit("i", "us_parachute_half_squad", &["m1919a6"]),
        &unit("l", "us_leader", &[]),
    ];
    let mut battle = battle(&halves.map(String::as_str), "");
    battle.give(First, r#"Join(units: ["h", "i"])"#);
    let count = battle.ask(|table| table.carried_by("h".parse().unwrap()).count());
    assert_eq!(count, battle.ask(|table| usize::from(limit(table, table.unit("h".parse().unwrap()).unwrap()).weapons)));
}

#[test]
fn lnl_1_6_1_21_taking_needs_good_order_and_no_enemy() {
    let shaken = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true)"#;
    let mut not_well = battle(&[shaken], LYING);
    not_well.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-3.0-28");
    let more = r#"abandoned: [(id: "mg", weapon: "mg34", at: "A1")], hex_markers: [("A1", Melee)]"#;
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "A1")"#;
    let text = scenario_text(BOARD, "", &unit("a", "us_parachute_squad", &[]), enemy, RALLY_FIRST, more);
    let mut fighting = Battle::from_text(&text, &[]);
    fighting.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-21");
    assert_eq!(offered(&mut fighting, "TakeWeapon"), 0);
    let mut well = battle(&[&unit("a", "us_parachute_squad", &[])], LYING);
    assert_eq!(offered(&mut well, "TakeWeapon"), 1);
    well.give(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#);
    assert_eq!(well.weapon("mg").lies, None);
}

#[test]
fn lnl_1_6_1_22_taking_happens_in_the_rally_phase_only() {
    let text = scenario_text(BOARD, "", &unit("a", "us_parachute_squad", &[]), ENEMY, OPERATIONS_FIRST, LYING);
    let mut battle = Battle::from_text(&text, &[]);
    battle.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-22");
    assert!(battle.weapon("mg").lies.is_some(), "standing in the hex gives nothing");
}

#[test]
fn lnl_3_0_28_a_unit_takes_what_lies_in_its_location() {
    let away = r#"(id: "b", unit: "us_parachute_squad", at: "A2")"#;
    let mut b = battle(&[away, &unit("a", "us_hero", &[])], LYING);
    b.refused_by(First, r#"TakeWeapon(unit: "b", weapon: "mg")"#, "LNL-3.0-28");
    b.refused_by(First, r#"TakeWeapon(unit: "x", weapon: "mg")"#, "LNL-1.6.1-21");
    b.give(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#);
    assert_eq!(owner_of(&mut b, "mg").as_deref(), Some("a"));
    // No team, no medic, and nobody who is Shaken.
    let shaken = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true)"#.to_owned();
    for (taker, rule) in [
        (unit("a", "us_mg_team", &[]), "LNL-1.1-09"),
        (unit("a", "us_medic", &[]), "LNL-1.6.1-06"),
        (shaken, "LNL-3.0-28"),
    ] {
        battle(&[&taker], LYING).refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, rule);
    }
}

#[test]
fn lnl_3_0_29_units_of_one_location_exchange_weapons() {
    let shaken = r#"(id: "c", unit: "us_parachute_squad", at: "A1", shaken: true)"#;
    let away = r#"(id: "d", unit: "us_parachute_squad", at: "A2")"#;
    let first = unit("a", "us_parachute_half_squad", &["bar"]);
    let second = unit("b", "us_parachute_half_squad", &["m1919a6"]);
    let mut battle = battle(&[&first, &second, shaken, away], "");
    for (to, rule) in [("c", "LNL-3.0-29"), ("d", "LNL-3.0-29"), ("x", "LNL-3.0-29")] {
        battle.refused_by(First, &format!(r#"GiveWeapon(weapon: "a-bar", to: "{to}")"#), rule);
    }
    assert_eq!(offered(&mut battle, "GiveWeapon"), 2, "the exchange from either side");
    battle.give(First, r#"GiveWeapon(weapon: "a-bar", to: "b")"#);
    assert_eq!(owner_of(&mut battle, "a-bar").as_deref(), Some("b"));
    assert_eq!(owner_of(&mut battle, "b-m1919a6").as_deref(), Some("a"));
}

#[test]
fn lnl_3_0_29_a_squad_with_two_gives_the_one_that_is_named() {
    let full = unit("a", "us_parachute_squad", &["bar", "m1919a6"]);
    let other = unit("b", "us_parachute_squad", &["mg34", "mg42"]);
    let mut battle = battle(&[&full, &other, &unit("med", "us_medic", &[])], "");
    battle.refused_by(First, r#"GiveWeapon(weapon: "b-mg34", to: "a")"#, "LNL-1.6.1-01");
    battle.refused_by(First, r#"GiveWeapon(weapon: "b-mg34", to: "a", back: "b-mg42")"#, "LNL-1.6.1-05");
    battle.refused_by(First, r#"GiveWeapon(weapon: "b-mg34", to: "med")"#, "LNL-1.6.1-06");
    assert_eq!(offered(&mut battle, "GiveWeapon"), 4, "each of one squad for each of the other, once");
    battle.give(First, r#"GiveWeapon(weapon: "b-mg34", to: "a", back: "a-bar")"#);
    assert_eq!(owner_of(&mut battle, "b-mg34").as_deref(), Some("a"));
    assert_eq!(owner_of(&mut battle, "a-bar").as_deref(), Some("b"));
}

#[test]
fn rul_112_no_weapon_changes_hands_or_is_turned_while_an_enemy_is_there() {
    for foe in ["wehrmacht_squad", "german_casemate"] {
        let enemy = format!(r#"(id: "x", unit: "{foe}", at: "A1")"#);
        let ours = [tripod("us_parachute_squad", ""), unit("b", "us_parachute_squad", &[])].join(", ");
        let melee = if foe == "wehrmacht_squad" { r#"hex_markers: [("A1", Melee)]"# } else { "" };
        let mut b = Battle::with(BOARD, "", &ours, &enemy, RALLY_FIRST, melee, &[]);
        b.refused_by(First, r#"GiveWeapon(weapon: "t", to: "b")"#, "RUL-112");
        b.refused_by(First, r#"TurnTripod(weapon: "t")"#, "RUL-112");
        assert_eq!((offered(&mut b, "GiveWeapon"), offered(&mut b, "TurnTripod")), (0, 0), "{foe}");
    }
}

#[test]
fn rul_112_nor_is_one_picked_up_beside_an_enemy_vehicle() {
    let tank = r#"(id: "x", unit: "german_tank_t", at: "A1")"#;
    let text = |enemy: &str| scenario_text(BOARD, "", &unit("a", "us_parachute_squad", &[]), enemy, RALLY_FIRST, LYING);
    let mut b = Battle::from_text(&text(tank), &[]);
    b.refused_by(First, r#"TakeWeapon(unit: "a", weapon: "mg")"#, "LNL-1.6.1-21");
    assert_eq!(offered(&mut b, "TakeWeapon"), 0);
    assert_eq!(offered(&mut Battle::from_text(&text(ENEMY), &[]), "TakeWeapon"), 1);
}

fn tripod(owner: &str, more: &str) -> String {
    format!(r#"(id: "a", unit: "{owner}", at: "A1", weapons: [(id: "t", weapon: "m1919a4"{more})])"#)
}

#[test]
fn lnl_3_0_30_tripods_are_turned_in_the_rally_phase() {
    let mut rally = battle(&[&tripod("us_parachute_squad", "")], "");
    assert_eq!(offered(&mut rally, "TurnTripod"), 1);
    rally.give(First, r#"TurnTripod(weapon: "t")"#);
    assert!(rally.weapon("t").set_up);
    let mut later = Battle::new(BOARD, &tripod("us_parachute_squad", ""), ENEMY, OPERATIONS_FIRST, &[]);
    later.refused_by(First, r#"TurnTripod(weapon: "t")"#, "LNL-3.0-30");
    later.refused_by(First, r#"GiveWeapon(weapon: "t", to: "a")"#, "LNL-3.0-29");
}

#[test]
fn lnl_1_6_1_01_02_only_squads_and_half_squads_in_good_order_turn_a_tripod() {
    for key in ["us_parachute_squad", "us_parachute_half_squad"] {
        let mut battle = battle(&[&tripod(key, ", set_up: true")], "");
        battle.give(First, r#"TurnTripod(weapon: "t")"#);
        assert!(!battle.weapon("t").set_up);
    }
    for key in ["us_parachute_crew", "us_leader", "us_hero"] {
        let mut battle = battle(&[&tripod(key, "")], "");
        battle.refused_by(First, r#"TurnTripod(weapon: "t")"#, "LNL-1.6.1.01-02");
        assert_eq!(offered(&mut battle, "TurnTripod"), 0);
    }
    let shaken = tripod("us_parachute_squad", "").replace(r#"at: "A1""#, r#"at: "A1", shaken: true"#);
    battle(&[&shaken], "").refused_by(First, r#"TurnTripod(weapon: "t")"#, "LNL-1.6.1.01-02");
    let plain = unit("b", "us_parachute_squad", &["bar"]);
    battle(&[&plain], "").refused_by(First, r#"TurnTripod(weapon: "b-bar")"#, "LNL-1.6.1.01-02");
}

#[test]
fn lnl_1_6_1_01_05_the_packed_side_fires_only_what_it_prints() {
    let guns = r#"(id: "a", unit: "wehrmacht_squad", at: "A1",
        weapons: [(id: "t", weapon: "mg42_tripod"), (id: "u", weapon: "m1919a4")])"#;
    let mut battle = battle(&[guns], "");
    let print = |battle: &mut Battle, id: &str| {
        let weapon = battle.weapon(id);
        battle.ask(|table| crate::sections::fire::weapon_face(table, weapon))
    };
    assert_eq!(print(&mut battle, "t"), Some((2, 10)), "as the MG42 on its bipod");
    assert_eq!(print(&mut battle, "u"), None);
    battle.give(First, r#"TurnTripod(weapon: "t")"#);
    battle.give(First, r#"TurnTripod(weapon: "u")"#);
    assert_eq!(print(&mut battle, "t"), Some((2, 14)));
    assert_eq!(print(&mut battle, "u"), Some((2, 14)));
}

#[test]
fn lnl_1_6_1_1_01_machine_guns_never_jam() {
    let squad = unit("a", "us_parachute_squad", &["m1919a6"]);
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "D1")"#;
    for number in 1..=6 {
        let mut battle = Battle::new(BOARD, &squad, enemy, OPERATIONS_FIRST, &[number, number, 3, 3, 3]);
        battle.give(First, r#"Activate(at: "A1")"#);
        let events = battle.give(First, r#"Fire((firers: [(unit: "a", weapons: ["a-m1919a6"])], at: "D1"))"#);
        let counted = events.iter().any(|event| match event {
            Event::FireResolved(fire) => {
                assert_eq!((fire.attack_dice.as_slice(), fire.defence_die), (&[number][..], number));
                fire.attack.iter().any(|line| line.from == Some("a-m1919a6".parse().unwrap()) && line.value == 2)
            }
            _ => false,
        });
        assert!(counted, "its firepower stays in the attack");
        assert_eq!(owner_of(&mut battle, "a-m1919a6").as_deref(), Some("a"));
        assert!(!battle.weapon("a-m1919a6").gone);
    }
}

#[test]
fn lnl_1_5_04_other_results_than_shaken_also_shake() {
    // Casualties: the squad becomes a half-squad, which appears Shaken without a result that says so.
    let squads = [unit("a", "us_parachute_squad", &["m1919a6"]), unit("b", "us_parachute_squad", &[])].join(", ");
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "B1")"#;
    let mut battle = Battle::new(BOARD, &squads, enemy, OPERATIONS_FIRST, &[6, 2, 2, 2]);
    battle.give(First, r#"Activate(at: "A1")"#);
    let order = r#"Fire((firers: [(unit: "a", weapons: ["a-m1919a6"]), (unit: "b")], at: "B1"))"#;
    let events = battle.give(First, order);
    let result = events.iter().find_map(|event| match event {
        Event::DamageChecked { result, .. } => Some(*result),
        _ => None,
    });
    assert_ne!(result, Some(CheckResult::Shaken), "{events:#?}");
    assert_eq!(result, Some(CheckResult::Casualties), "{events:#?}");
    assert!(battle.unit("x").shaken);
    assert_eq!(battle.unit("x").side, Second);
}

#[test]
fn lnl_1_1_09_teams_carry_no_support_weapon_and_use_none() {
    let mut b = battle(&[&unit("gun", "us_gun_team", &[])], LYING);
    b.refused_by(First, r#"TakeWeapon(unit: "gun", weapon: "mg")"#, "LNL-1.1-09");
    let mut b = battle(&[&unit("tank", "us_tank_t", &[])], LYING);
    b.refused_by(First, r#"TakeWeapon(unit: "tank", weapon: "mg")"#, "LNL-1.1-08");
    let definitions = crate::testing::definitions();
    let teams = definitions.units.iter().filter(|def| def.kind == crate::definition::UnitKind::WeaponTeam);
    assert!(teams.clone().count() > 10);
    assert!(teams.map(|def| definitions.class(def.kind)).all(|class| class.carries == 0));
}

#[test]
fn lnl_1_1_b03_a_weapon_alone_is_a_support_weapon_and_one_with_men_a_team() {
    let b = battle(&[&unit("mg", "us_mg_team", &[]), &unit("a", "us_parachute_squad", &["m1919a6"])], "");
    b.ask(|table| {
        let counter = |id: &str| id.parse().unwrap();
        assert!(table.weapon(counter("a-m1919a6")).is_some() && table.unit(counter("a-m1919a6")).is_none());
        assert!(table.unit(counter("mg")).is_some_and(|team| team.is_mmc()) && table.weapon(counter("mg")).is_none());
    });
}

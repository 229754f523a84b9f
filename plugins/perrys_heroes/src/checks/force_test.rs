//! Forces: what they cost, and each rule that they may break.

use super::*;
use crate::checks::force_file::mistakes;
use crate::checks::prices::cost;
use crate::testing::{read, stock};

fn force(teams: &str) -> ForceDef {
    read(&format!("(name: \"Force\", nation: Usa, teams: [{teams}])"))
}

/// The rules that a force breaks.
fn broken_by(force: &ForceDef) -> Vec<&'static str> {
    faults(force, stock()).into_iter().map(|fault| fault.rule.0).collect()
}

fn broken(teams: &str) -> Vec<&'static str> {
    broken_by(&force(teams))
}

/// One team of these men, led by a sergeant.
fn with(men: &str) -> String {
    format!("(name: \"Team\", men: [(name: \"Sgt\", grade: Nco, weapon: \"m1_garand\"), {men}])")
}

fn price(man: &str) -> i16 {
    cost(&read::<ManDef>(&format!("(name: \"Man\", {man})")), stock())
}

#[test]
fn ph_w_03_a_veteran_nco_with_assault_rifle_and_binoculars_costs_twelve_points() {
    assert_eq!(price("grade: Nco, experience: Veteran, weapon: \"stg44\", binoculars: true"), 12);
}

#[test]
fn ph_4_3_02_every_row_of_the_table_is_added() {
    for (man, points) in [
        ("grade: Officer", 5),
        ("grade: Nco", 3),
        ("grade: Soldier", 1),
        ("experience: Green", 0),
        ("experience: Veteran", 2),
        ("speciality: Sniper", 3),
        ("speciality: Engineer", 3),
        ("speciality: Radio", 3),
        ("speciality: Marksman", 2),
        ("speciality: Messenger", 2),
        ("speciality: Medic", 2),
        ("weapon: \"m1_garand\"", 3),
        ("weapon: \"thompson\"", 5),
        ("weapon: \"mp43\"", 7),
        ("panzerfausts: 1", 7),
        ("rifle_grenades: 2", 7),
        ("rifle_grenades: 4", 13),
        ("grenades: 2", 5),
        ("grenades: 3", 9),
        ("smoke_grenades: 2", 9),
        ("binoculars: true", 3),
        ("first_aid: true", 2),
    ] {
        assert_eq!(price(man), points, "{man}");
    }
}

#[test]
fn ph_h_20_prices_of_the_house() {
    for (man, points) in [
        ("support: \"browning_30\"", 15),
        ("support: \"browning_50\"", 17),
        ("traps: 2", 9),
        ("pistol: \"colt_m1911a1\"", 2),
    ] {
        assert_eq!(price(man), points, "{man}");
    }
}

#[test]
fn ph_4_3_03_the_price_of_a_pair_comes_on_top_of_both_men() {
    let pair = force(&with("(name: \"Gunner\", support: \"bar\"), (name: \"Mate\", assists: true)"));
    assert_eq!(total(&pair, stock()), 5 + (1 + 10) + 1);
}

#[test]
fn ph_r_44_the_price_of_a_pair_is_paid_once() {
    assert_eq!((price("support: \"bar\""), price("assists: true")), (11, 1));
}

#[test]
fn ph_4_3_05_officers_and_ncos_have_a_pistol_for_free() {
    assert_eq!(price("grade: Officer, pistol: \"colt_m1911a1\""), 5);
    assert_eq!(price("grade: Nco, pistol: \"colt_m1911a1\""), 3);
    let field = crate::testing::Bench::new().start().field;
    let men = &field.men;
    let named = |no: usize| men[no].pistol.map(|pistol| field.weapon(pistol).key.clone());
    assert_eq!(named(0).as_deref(), Some("colt_m1911a1"), "one of his nation");
    assert_eq!((named(1), named(6).as_deref()), (None, Some("luger_p08")));
    assert_eq!(broken(&with("(name: \"A\", pistol: \"m1_garand\")")), ["PH-4.3-05"]);
}

#[test]
fn ph_4_3_07_a_medic_has_his_kit_for_free() {
    assert_eq!(price("speciality: Medic, first_aid: true"), price("speciality: Medic"));
    let medic = "(name: \"Team\", men: [(name: \"Sgt\", grade: Nco), (name: \"Doc\", speciality: Medic)])";
    let field = crate::testing::Bench::new().teams(table::Side::First, medic).start().field;
    assert!(field.men[1].first_aid && !field.men[0].first_aid);
}

#[test]
fn ph_4_2_02_a_squad_has_a_leader() {
    assert_eq!(broken("(name: \"Team\", men: [(name: \"A\"), (name: \"B\")])"), ["PH-4.2-02", "PH-4.2-03"]);
    assert!(broken("(name: \"Team\", men: [(name: \"A\", grade: Officer), (name: \"B\")])").is_empty());
}

#[test]
fn ph_4_2_03_every_team_has_a_leader() {
    let two = format!("{}, (name: \"Second\", men: [(name: \"A\")])", with(""));
    assert_eq!(broken(&two), ["PH-4.2-03"]);
    let fault = &faults(&force(&two), stock())[0];
    assert_eq!((fault.team, fault.man), (Some(1), None));
    assert_eq!(fault.say.said(), "nobody leads Second: a team needs an officer or an NCO");
}

#[test]
fn ph_4_2_04_a_squad_has_two_leaders_at_most_and_one_officer() {
    let leaders = |men: &str| broken(&format!("(name: \"Team\", men: [{men}])"));
    let (officer, nco) = ("(name: \"O\", grade: Officer)", "(name: \"N\", grade: Nco)");
    assert!(leaders(&format!("{officer}, {nco}")).is_empty());
    assert!(leaders(&format!("{nco}, {nco}")).is_empty());
    assert_eq!(leaders(&format!("{officer}, {officer}")), ["PH-4.2-04"]);
    assert_eq!(leaders(&format!("{nco}, {nco}, {nco}")), ["PH-4.2-04"]);
}

#[test]
fn ph_4_2_05_a_team_of_a_squad_that_is_split_has_one_leader() {
    let both = with("(name: \"Cpl\", grade: Nco)");
    let split = format!("{both}, (name: \"Second\", men: [(name: \"A\")])");
    assert_eq!(broken(&split), ["PH-4.2-05", "PH-4.2-03"]);
}

#[test]
fn ph_4_2_06_and_ph_4_2_07_vehicles_are_led_by_who_commands_them() {
    let section = |commander: &str, teams: &str| -> ForceDef {
        let vehicle = format!("(name: \"Tank\", vehicle: \"m4a1_m4a3\", commander: {commander})");
        read(&format!("(name: \"Force\", nation: Usa, teams: [{teams}], vehicles: [{vehicle}])"))
    };
    for commander in ["Officer", "Nco"] {
        assert!(broken_by(&section(commander, "")).is_empty(), "{commander}");
    }
    assert_eq!(broken_by(&section("Soldier", "")), ["PH-4.2-07"]);
    let men = "(name: \"Team\", men: [(name: \"A\")])";
    assert_eq!(broken_by(&section("Nco", men)), ["PH-4.2-02", "PH-4.2-03"], "he leads none on foot");
}

#[test]
fn ph_r_01_a_squad_that_is_not_split_may_hold_both_leaders() {
    assert!(broken(&with("(name: \"Lt\", grade: Officer)")).is_empty());
    let three = "(name: \"A\", grade: Nco), (name: \"B\", grade: Nco)";
    let split = format!("{}, (name: \"Second\", men: [(name: \"C\")])", with(three));
    assert!(broken(&split).contains(&"PH-R-01"), "three in one team");
}

#[test]
fn ph_4_3_01_a_squad_costs_eighty_points_at_most_or_what_the_scenario_says() {
    let rich = with(&["(name: \"A\", weapon: \"thompson\", grenades: 2)"; 9].join(", "));
    assert_eq!(total(&force(&rich), stock()), 86);
    assert_eq!(broken(&rich), ["PH-4.3-01"]);
    assert!(broken_by(&ForceDef { budget: 86, ..force(&rich) }).is_empty());
    assert_eq!(force("").budget, 80);
}

#[test]
fn ph_4_3_04_gunner_and_assistant_stand_together_in_a_team() {
    assert!(
        broken(&with("(name: \"G\", support: \"bar\"), (name: \"M\", assists: true, weapon: \"m1_carbine\")"))
            .is_empty()
    );
    for men in [
        "(name: \"G\", support: \"bar\")",
        "(name: \"G\", support: \"bar\"), (name: \"M\")",
        "(name: \"M\", assists: true)",
        "(name: \"G\", support: \"bar\", weapon: \"m1_garand\"), (name: \"M\", assists: true)",
        "(name: \"G\", support: \"m1_garand\"), (name: \"M\", assists: true)",
        "(name: \"G\", support: \"bar\"), (name: \"M\", assists: true), (name: \"L\", assists: true)",
    ] {
        assert_eq!(broken(&with(men)), ["PH-4.3-04"], "{men}");
    }
}

#[test]
fn ph_4_3_06_a_light_weapon_is_one_of_the_nation() {
    assert_eq!(broken(&with("(name: \"A\", weapon: \"mauser_98k\")")), ["PH-4.3-06"]);
    assert_eq!(broken(&with("(name: \"A\", weapon: \"bar\")")), ["PH-4.3-06"]);
    assert_eq!(broken(&with("(name: \"A\", pistol: \"luger_p08\")")), ["PH-4.3-06"]);
    let germans = |more: &str, weapon: &str| -> ForceDef {
        read(&format!(
            "(name: \"F\", nation: Germany, {more} teams: [(name: \"T\", men: [(name: \"U\", grade: Nco, weapon: \"{weapon}\")])])"
        ))
    };
    assert_eq!(broken_by(&germans("", "fg42")), ["PH-4.3-06"]);
    assert!(broken_by(&germans("paratroopers: true,", "fg42")).is_empty());
    assert!(broken_by(&germans("", "mp43")).is_empty());
}

#[test]
fn ph_4_3_02_panzerfausts_are_for_germans_and_launchers_for_rifles() {
    assert_eq!(broken(&with("(name: \"A\", panzerfausts: 1)")), ["PH-4.3-02"]);
    assert_eq!(broken(&with("(name: \"A\", weapon: \"thompson\", rifle_grenades: 2)")), ["PH-4.3-02"]);
    assert!(broken(&with("(name: \"A\", weapon: \"m1_garand\", rifle_grenades: 2)")).is_empty());
}

#[test]
fn ph_4_3_09_specialists_are_few() {
    for (who, rule) in [("Sniper", 1), ("Medic", 1), ("Engineer", 1), ("Radio", 1), ("Marksman", 0), ("Messenger", 0)] {
        let two = format!("(name: \"A\", speciality: {who}), (name: \"B\", speciality: {who})");
        assert_eq!(broken(&with(&two)).len(), rule, "{who}");
    }
    // A sniper is one of the squad, a medic of each team.
    let teams = |who: &str| {
        let team =
            |n: u8| format!("(name: \"{n}\", men: [(name: \"N\", grade: Nco), (name: \"A\", speciality: {who})])");
        broken(&format!("{}, {}", team(1), team(2)))
    };
    assert_eq!(teams("Sniper"), ["PH-4.3-09"]);
    assert!(teams("Medic").is_empty());
}

#[test]
fn ph_9_1_03_scoped_rifles_are_for_snipers() {
    assert_eq!(broken(&with("(name: \"A\", weapon: \"springfield\")")), ["PH-9.1-03"]);
    assert!(broken(&with("(name: \"A\", speciality: Sniper, weapon: \"springfield\")")).is_empty());
}

#[test]
fn ph_4_3_10_a_file_gives_a_man_one_speciality() {
    let options = ron::Options::default();
    assert!(options.from_str::<ManDef>("(name: \"A\", speciality: Medic)").is_ok());
    assert!(options.from_str::<ManDef>("(name: \"A\", speciality: [Medic, Radio])").is_err());
}

#[test]
fn ph_r_54_a_second_speciality_is_no_field() {
    let twice = ron::Options::default().from_str::<ManDef>("(name: \"A\", speciality: Medic, speciality: Radio)");
    assert!(twice.is_err());
}

#[test]
fn ph_0_07_three_grades_and_three_levels_of_experience() {
    use crate::files::values::Experience;
    assert_eq!(Grade::ALL, [Grade::Officer, Grade::Nco, Grade::Soldier]);
    assert_eq!(Experience::ALL, [Experience::Green, Experience::Normal, Experience::Veteran]);
}

#[test]
fn ph_h_38_the_example_squads_are_lawful_and_cost_what_the_book_says() {
    let squads = [
        (include_str!("../../../../assets/perrys_heroes/forces/usa_rifle_squad.ron"), 12, 73),
        (include_str!("../../../../assets/perrys_heroes/forces/german_rifle_squad.ron"), 10, 69),
        (include_str!("../../../../assets/perrys_heroes/forces/british_rifle_section.ron"), 10, 72),
        (include_str!("../../../../assets/perrys_heroes/forces/soviet_rifle_squad.ron"), 11, 65),
        (include_str!("../../../../assets/perrys_heroes/forces/german_command_squad.ron"), 7, 50),
    ];
    for (text, men, points) in squads {
        let force: ForceDef = read(text);
        assert_eq!(force.teams.iter().map(|team| team.men.len()).sum::<usize>(), men, "{}", force.name);
        assert_eq!(total(&force, stock()), points, "{}", force.name);
        assert_eq!(mistakes(&force, stock(), ""), [], "{}", force.name);
    }
}

/// The fields at which a force is wrong as a file.
fn wrong(teams: &str) -> Vec<String> {
    mistakes(&force(teams), stock(), "men.").into_iter().map(|fault| fault.field).collect()
}

#[test]
fn each_mistake_of_a_file_is_told_at_its_field() {
    assert!(wrong(&with("(name: \"A\")")).is_empty());
    assert_eq!(wrong(""), ["men.teams", "men.teams"]);
    assert_eq!(wrong(&with("(name: \"\")")), ["men.teams[0].men[1].name"]);
    assert_eq!(wrong(&with("(name: \"A\", weapon: \"m1_grand\")")), ["men.teams[0].men[1].weapon"]);
    assert_eq!(wrong(&with("(name: \"A\", grenades: 13)")), ["men.teams[0].men[1].grenades"]);
    assert_eq!(wrong(&format!("{0}, {0}", with(""))), ["men.teams[1].name"]);
    let hint = mistakes(&force(&with("(name: \"A\", weapon: \"m1_grand\")")), stock(), "")[0].hint.clone();
    assert_eq!(hint.as_deref(), Some("did you mean `m1_garand`?"));
    let rule = &mistakes(&force(&with("(name: \"A\", weapon: \"mp40\")")), stock(), "")[0];
    assert_eq!(
        (rule.field.as_str(), rule.message.as_str()),
        ("teams[0].men[1]", "men of this nation do not carry the MP40 (PH-4.3-06)")
    );
}

#[test]
fn ph_h_16_artillery_is_counted_in_the_price_and_needs_a_radio() {
    let bought = |artillery: &str, man: &str| -> ForceDef {
        read(&format!("(name: \"F\", nation: Usa, artillery: [{artillery}], teams: [{}])", with(man)))
    };
    let plain = total(&bought("", "(name: \"A\")"), stock());
    for (artillery, points) in [("Mortar", 15), ("Guns", 25), ("Mortar, Mortar, Guns", 55)] {
        assert_eq!(total(&bought(artillery, "(name: \"A\")"), stock()), plain + points);
    }
    assert_eq!(
        broken_by(&bought("Guns, Guns, Guns, Mortar", "(name: \"A\")")),
        ["PH-4.3-01"],
        "90 points are too many"
    );
    let fields = |force: &ForceDef| -> Vec<(String, bool)> {
        let told = mistakes(force, stock(), "").into_iter();
        told.map(|fault| (fault.field, fault.warning)).collect()
    };
    assert_eq!(fields(&bought("Mortar", "(name: \"A\")")), [("artillery".to_string(), true)], "nobody has a radio");
    assert_eq!(fields(&bought("Mortar", "(name: \"A\", speciality: Radio)")), []);
    let five = bought("Mortar, Mortar, Mortar, Mortar, Mortar", "(name: \"A\", speciality: Radio)");
    assert!(fields(&five).contains(&("artillery".to_string(), false)));
}

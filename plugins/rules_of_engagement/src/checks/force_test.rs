//! Forces: what they count for, and each rule that they may break.

use super::*;
use crate::checks::arms::armed;
use crate::checks::force_file::mistakes;
use crate::testing::{read, stock};

const GERMANS: &str = "(formation: \"german_command\"), (formation: \"german_squad\"), (formation: \"german_squad\")";

fn force(units: &str, more: &str) -> ForceDef {
    read(&format!("(name: \"Force\", platoon: \"german_grenadiers\", units: [{units}], {more})"))
}

/// The rules that a force breaks, and where.
fn broken_by(force: &ForceDef, limits: Limits) -> Vec<(&'static str, Where)> {
    faults(force, stock(), limits).into_iter().map(|fault| (fault.rule.0, fault.at)).collect()
}

fn broken(units: &str) -> Vec<(&'static str, Where)> {
    broken_by(&force(units, ""), Limits::NONE)
}

/// A force of which the first squad has changed its weapons so.
fn with(requisition: &str) -> String {
    format!(
        "(formation: \"german_command\"), (formation: \"german_squad\", requisition: [{requisition}]), (formation: \"german_squad\")"
    )
}

/// The weapons of the men of the first squad of a force, each in a line.
fn carried(units: &str) -> Vec<String> {
    let force = force(units, "");
    let formation = stock().platoons.formation(&force.units[1].formation).expect("a squad");
    armed(&force.units[1], formation, stock()).into_iter().map(|man| man.weapons.join(" ")).collect()
}

#[test]
fn roe_h_24_a_platoon_of_grenadiers_counts_for_eleven() {
    assert_eq!(total(&force(GERMANS, ""), stock()), 11);
    assert_eq!(broken(GERMANS), []);
    let support = format!(
        "{GERMANS}, (formation: \"german_hmg\"), (formation: \"german_sniper\"), (formation: \"german_squad\")"
    );
    let all = force(&support, "vehicles: [(vehicle: \"stug_iii_g\")]");
    assert_eq!(total(&all, stock()), 11 + 3 + 2 + 4 + 6);
    assert_eq!(broken_by(&all, Limits { ce: Some(26), vehicles: None }), []);
    assert_eq!(broken_by(&all, Limits { ce: Some(25), vehicles: None }), [("ROE-H-24", Where::Force)]);
}

#[test]
fn roe_h_24_a_force_is_a_platoon_with_its_own_support() {
    let squads = "(formation: \"german_squad\"), (formation: \"german_squad\")";
    assert_eq!(broken(squads), [("ROE-H-24", Where::Force)], "nobody commands");
    assert_eq!(broken("(formation: \"german_command\"), (formation: \"german_squad\")"), [("ROE-H-24", Where::Force)]);
    let two = format!("{GERMANS}, (formation: \"german_command\")");
    assert_eq!(broken(&two), [("ROE-H-24", Where::Force)], "two platoons have four squads");
    assert_eq!(broken(&format!("{GERMANS}, (formation: \"us_hmg\")")), [("ROE-H-24", Where::Unit(3))]);
}

#[test]
fn roe_h_24_at_most_one_vehicle_if_the_scenario_says_nothing_else() {
    let vehicles = |list: &str| force(GERMANS, &format!("vehicles: [{list}]"));
    let two = vehicles("(vehicle: \"panther\"), (vehicle: \"truck\")");
    assert_eq!(broken_by(&two, Limits::default()), [("ROE-H-24", Where::Force)]);
    assert_eq!(broken_by(&two, Limits { ce: None, vehicles: Some(2) }), []);
    assert_eq!(broken_by(&vehicles("(vehicle: \"m4\")"), Limits::default()), [("ROE-H-24", Where::Vehicle(0))]);
}

#[test]
fn roe_h_25_four_points_and_what_they_change() {
    let plain = carried(GERMANS);
    assert_eq!(plain[..4], ["mp40", "mg42", "kar98k hand_grenade", "kar98k hand_grenade"]);
    let changed = with(
        "(swap: \"submachine_gun\", man: 3, weapon: \"mp40\"), (swap: \"panzerfaust\", man: 4), (swap: \"anti_tank_grenades\")",
    );
    assert_eq!(broken(&changed), []);
    let men = carried(&changed);
    assert_eq!(
        men[3..6],
        [
            "mp40 anti_tank_grenade hand_grenade",
            "kar98k panzerfaust anti_tank_grenade hand_grenade",
            "kar98k anti_tank_grenade hand_grenade"
        ]
    );
    assert_eq!(men[1], "mg42 anti_tank_grenade");
    let rifles = with("(swap: \"assault_rifles\", weapon: \"stg44\")");
    assert_eq!(carried(&rifles)[2], "stg44 hand_grenade");
    assert_eq!(spent(&force(&rifles, ""), stock()), 3);
    let too_many = with(
        "(swap: \"assault_rifles\", weapon: \"stg44\"), (swap: \"panzerfaust\", man: 3), (swap: \"panzerfaust\", man: 4)",
    );
    assert_eq!(broken(&too_many), [("ROE-H-25", Where::Force)]);
}

#[test]
fn roe_h_25_each_change_is_for_whom_it_is_meant() {
    let taken = |no| vec![("ROE-H-25", Where::Taken(1, no))];
    assert_eq!(broken(&with("(swap: \"submachine_gun\")")), taken(0), "for one man");
    assert_eq!(broken(&with("(swap: \"anti_tank_grenades\", man: 1)")), taken(0), "for all");
    assert_eq!(broken(&with("(swap: \"submachine_gun\", man: 0)")), taken(0), "the NCO has no rifle");
    assert_eq!(broken(&with("(swap: \"submachine_gun\", man: 3, weapon: \"bren\")")), taken(0), "another weapon");
    let twice = "(swap: \"submachine_gun\", man: 3), (swap: \"submachine_gun\", man: 3)";
    assert_eq!(broken(&with(twice)), taken(1), "he has no rifle any more");
    let command = "(formation: \"german_command\", requisition: [(swap: \"anti_tank_grenades\")]), (formation: \"german_squad\"), (formation: \"german_squad\")";
    assert_eq!(broken(command), [("ROE-H-25", Where::Taken(0, 0))], "no squad");
}

#[test]
fn roe_h_11_only_a_leader_is_strong() {
    let strong = GERMANS.replace("(formation: \"german_squad\")", "(formation: \"german_squad\", strong: true)");
    assert_eq!(broken(&strong), []);
    let team = format!("{GERMANS}, (formation: \"german_hmg\", strong: true)");
    assert_eq!(broken(&team), [("ROE-H-11", Where::Unit(3))]);
}

#[test]
fn roe_h_05_a_plain_rifleman_has_a_rifle_and_grenades_alone() {
    let of = |units: &str| {
        let force = force(units, "");
        let formation = stock().platoons.formation(&force.units[1].formation).expect("a squad");
        armed(&force.units[1], formation, stock()).into_iter().map(|man| man.is_plain(stock())).collect::<Vec<_>>()
    };
    // NCO, gunner and assistant are not.
    assert_eq!(of(GERMANS), [false, false, false, true, true, true, true, true, true]);
    let changed =
        with("(swap: \"anti_tank_grenades\"), (swap: \"panzerfaust\", man: 4), (swap: \"scoped_rifle\", man: 5)");
    assert_eq!(of(&changed), [false, false, false, true, false, false, true, true, true]);
}

#[test]
fn each_mistake_of_a_force_is_told_at_its_field() {
    let told = |text: &str| -> Vec<String> {
        let found = mistakes(&read(text), stock(), Limits::NONE, "sides.0.units.");
        found.into_iter().map(|fault| fault.field.replacen("sides.0.units.", "", 1)).collect()
    };
    let good =
        format!("(name: \"F\", platoon: \"german_grenadiers\", units: [{}])", with("(swap: \"panzerfaust\", man: 8)"));
    assert!(told(&good).is_empty());
    for (from, to, fields) in [
        ("german_grenadiers", "germans", &["platoon"][..]),
        ("units: [", "troops: \"old\", units: [", &["troops"]),
        ("\"german_command\"", "\"german_commando\"", &["units[0].formation", "units"]),
        ("\"german_command\"", "\"german_command\", troops: \"old\"", &["units[0].troops"]),
        (
            "\"german_command\"",
            "\"german_command\", men: [\"A\", \"B\", \"C\", \"D\", \"E\", \"F\"]",
            &["units[0].men"],
        ),
        ("swap: \"panzerfaust\"", "swap: \"panzer\"", &["units[1].requisition[0].swap"]),
        ("man: 8", "man: 9", &["units[1].requisition[0].man"]),
        ("man: 8", "man: 8, weapon: \"faust\"", &["units[1].requisition[0].weapon"]),
        ("units: [", "vehicles: [(vehicle: \"tiger\")], units: [", &["vehicles[0].vehicle"]),
        ("units: [", "vehicles: [(vehicle: \"truck\", crew: [\"A\", \"B\"])], units: [", &["vehicles[0].crew"]),
        ("(formation: \"german_command\"), ", "", &["units"]),
    ] {
        assert_eq!(told(&good.replacen(from, to, 1)), fields, "{to}");
    }
}

#[test]
fn what_breaks_a_rule_is_said_with_its_number() {
    let found =
        mistakes(&force("(formation: \"german_squad\"), (formation: \"german_squad\")", ""), stock(), Limits::NONE, "");
    let say = "nobody commands this force: a platoon of German Grenadiers has its command (ROE-H-24)";
    assert_eq!(found.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>(), [say]);
}

use super::{CampaignFiles, faults};
use crate::files::campaign::CampaignDef;
use crate::files::force::ForceDef;
use crate::testing::{read, stock};
use measured_table::terrain::{KindSet, TableDef};

/// The fields that are wrong with a campaign whose fields these are, and what is said of them.
fn wrong(fields: &str) -> Vec<(String, String)> {
    let names = r#"names: ["A", "B", "C", "D", "E", "F", "G", "H"]"#;
    let sides = format!(
        r#"sides: ((name: "Us", key: "us", force: "a", {names}), (name: "Them", key: "ge", force: "b", {names}))"#
    );
    let sides = if fields.contains("sides: ((name") { String::new() } else { sides };
    let def: CampaignDef = read(&format!("(title: \"Hedges\", {fields} {sides})"));
    let force: ForceDef = read(include_str!("../../../../assets/perrys_heroes/forces/german_rifle_squad.ron"));
    let table: TableDef = read("(name: \"Field\", size: (180, 120), pieces: [])");
    let kinds = KindSet { kinds: Vec::new() };

    let files = CampaignFiles {
        def: &def,
        forces: [def.sides.0.men.as_ref().unwrap_or(&force), def.sides.1.men.as_ref().unwrap_or(&force)],
        tables: vec![&table; def.battlefields.len()],
        chain: Vec::new(),
        kinds: &kinds,
        stock: stock(),
    };
    faults(&files).into_iter().map(|fault| (fault.field, fault.message)).collect()
}

/// A battlefield with more fields, and with more of the first side and of the second.
fn field(more: &str, first: &str, second: &str) -> String {
    format!(
        "battles: 5, battlefields: [(title: \"Lane\", table: \"t\", {more} sides: (
            (edge: South, {first}), (edge: North, holds: [(30, 30), (90, 30)], retakes: (60, 60), {second})
        ))],"
    )
}

const GOOD: &str = "holds: [(30, 60), (90, 60)], retakes: (60, 30),";

fn first_wrong(fields: &str) -> String {
    let found = wrong(fields);
    assert!(!found.is_empty(), "nothing is wrong with {fields}");
    format!("{}: {}", found[0].0, found[0].1)
}

#[test]
fn a_good_campaign_has_no_mistakes() {
    assert_eq!(wrong(&field("", GOOD, "")), []);
}

#[test]
fn ph_h_34_each_order_has_its_objectives_on_each_battlefield() {
    let told = |more, first| first_wrong(&field(more, first, ""));
    let needs = "battlefields[0].sides.0.holds: to be ordered to hold one needs 2 objectives, and 0 are named";
    assert_eq!(told("", "retakes: (60, 30),"), needs);
    assert!(told("", "holds: [(30, 60), (90, 60)],").starts_with("battlefields[0].sides.0.retakes: to be ordered"));
    assert!(
        told("", "holds: [(30, 60), (31, 60)], retakes: (60, 30),")
            .contains("holds[1]: this objective is in the same hex")
    );
    assert!(told("", "holds: [(30, 60), (190, 60)], retakes: (60, 30),").contains("(190, 60) lies beside the table"));
    assert!(told("", "holds: [(30, 60), (90, 60)], retakes: (60, 130),").contains("(60, 130) lies beside the table"));
    let never = told("fits: [(first: [Advance], second: [Hold])],", GOOD);
    assert!(never.contains("never ordered to hold"), "{never}");
}

#[test]
fn ph_11_2_01_a_battlefield_fits_each_pair_of_orders() {
    let fits = "fits: [(first: [Hold, CounterAttack], second: [Withdraw, Hold, CounterAttack, Advance, Dash])],";
    let told = first_wrong(&field(fits, GOOD, ""));
    assert_eq!(told, "battlefields: none fits Withdraw against Withdraw, nor 14 other pairs of orders");
    let told = first_wrong(&field("fits: [(first: [Meet, Hold, CounterAttack], second: [])],", GOOD, ""));
    assert!(told.starts_with("battlefields[0].fits[0].first[0]: a meeting"), "{told}");
}

#[test]
fn zones_numbers_names_and_edges_are_looked_at() {
    let zone = format!("{GOOD} held_zone: [(0, 0), (5, 0)],");
    assert!(first_wrong(&field("", &zone, "")).contains("held_zone: an outline has from 3 to 64 corners, not 2"));
    assert!(first_wrong(&field("turns: 99,", GOOD, "")).starts_with("battlefields[0].turns: this goes from"));
    assert!(first_wrong(&field("wind: 11,", GOOD, "")).starts_with("battlefields[0].wind"));
    let same = field("", GOOD, "").replace("edge: North", "edge: South");
    assert!(first_wrong(&same).contains("sides.1.edge: both sides have the same edge"));
    assert!(
        first_wrong(&field("", GOOD, "").replace("battles: 5", "battles: 0")).starts_with("battles: this goes from 1")
    );
    assert!(first_wrong("battles: 5,").contains("no battles"));
    let both = format!("{} chain: [(scenario: \"x\")],", field("", GOOD, ""));
    assert!(first_wrong(&both).starts_with("chain: a campaign has battlefields or a chain"));
    let sides = r#"sides: ((name: "Us", key: "us", names: ["A"]), (name: "Us", key: "us", names: ["A", "A"])),"#;
    let told = wrong(&(field("", GOOD, "") + sides));
    let told: Vec<&str> = told.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(told, ["sides.0.names", "sides.1.names", "sides.1.key"]);
}

#[test]
fn ph_h_37_names_leave_room_for_ranks_and_can_be_printed() {
    let sides = |first: &str, names: &str| {
        let more = r#""B", "C", "D", "E", "F", "G", "H""#;
        let men = format!(
            "men: (name: \"F\", nation: Germany, teams: [(name: \"T\", men: [(name: \"{first}\", grade: Nco)])])"
        );
        let sides = format!(
            r#"sides: ((name: "Us", key: "us", {men}, names: [{names}, {more}]),
                (name: "Them", key: "ge", force: "b", names: ["A", {more}])),"#
        );
        wrong(&(field("", GOOD, "") + &sides))
    };
    let told = |first: &str, names: &str| sides(first, names).into_iter().map(|(field, _)| field).collect::<Vec<_>>();
    assert_eq!(told(&"x".repeat(40), &format!("\"{}\"", "y".repeat(30))), Vec::<String>::new());
    assert_eq!(told(&"x".repeat(41), "\"A\""), ["sides.0.men.teams[0].men[0].name"]);
    for bad in [format!("\"{}\"", "y".repeat(31)), "\" \"".into(), "\"A\\u{7}\"".into()] {
        assert_eq!(told("Man", &bad), ["sides.0.names[0]"], "{bad}");
    }
    let control =
        r#"sides: ((name: "U\u{1b}s", key: "us", force: "a", names: ["A"]), (name: "T", key: "ge", names: ["A"])),"#;
    assert_eq!(wrong(&(field("", GOOD, "") + control))[0].0, "sides.0.name");
}

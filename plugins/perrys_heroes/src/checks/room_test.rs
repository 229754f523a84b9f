//! Zones without room for all who begin in them.

use super::{of_campaign, of_scenario};
use crate::checks::campaign::CampaignFiles;
use crate::checks::laid_out::{Files, start};
use crate::checks::{Fault, Stock};
use crate::files::campaign::CampaignDef;
use crate::files::force::ForceDef;
use crate::files::scenario::ScenarioDef;
use crate::testing::{read, stock, vehicles};
use measured_table::{KindSet, TableDef};

const RIFLEMEN: &str =
    "teams: [(name: \"Team\", men: [(name: \"Sgt. A\", grade: Nco), (name: \"Gunner\", support: \"bar\"),
    (name: \"Mate\", assists: true), (name: \"D\"), (name: \"E\")])],";
const TANK: &str = "vehicles: [(name: \"Annie\", vehicle: \"m4a1_m4a3\")],";

fn kinds() -> KindSet {
    read(include_str!("../../../../assets/measured_terrain.ron"))
}

fn table(pieces: &str) -> TableDef {
    read(&format!("(name: \"Test\", size: (180, 120), pieces: [{pieces}])"))
}

fn force(nation: &str, fields: &str) -> ForceDef {
    read(&format!("(name: \"Force\", nation: {nation}, {fields})"))
}

fn told(faults: Vec<Fault>) -> Vec<String> {
    assert!(faults.iter().all(|fault| !fault.warning && fault.hint.is_some()));
    faults.into_iter().map(|fault| format!("{}: {}", fault.field, fault.message)).collect()
}

/// What is told of a scenario with these fields, in which a side of these men begins in a zone.
fn scenario(fields: &str, men: &str, zone: &str, pieces: &str) -> Vec<String> {
    let def: ScenarioDef = read(&format!(
        "(title: \"T\", table: \"t\", {fields} sides: (
            (name: \"Us\", key: \"us\", force: \"a\", edge: South, task: Meet, zone: [{zone}]),
            (name: \"Them\", key: \"ge\", force: \"b\", edge: North, task: Meet)))"
    ));
    let (table, kinds) = (table(pieces), kinds());
    let forces =
        [force("Usa", men), force("Germany", "teams: [(name: \"Team\", men: [(name: \"Uffz.\", grade: Nco)])]")];
    let files =
        Files { scenario: &def, table: &table, kinds: &kinds, stock: stock(), forces: [&forces[0], &forces[1]] };
    told(of_scenario(&def, &start(&files).expect("a start")))
}

/// A square of so many centimetres, whose corner is 10 cm from both edges.
fn square(side: i32) -> String {
    format!("(10, 100), ({0}, 100), ({0}, {1}), (10, {1})", 10 + side, 100 + side)
}

const NONE: [&str; 0] = [];

#[test]
fn ph_5_1_01_and_ph_d_03_a_zone_has_room_for_all_men_who_begin_in_it() {
    assert_eq!(scenario("", RIFLEMEN, &square(8), ""), NONE, "nine men find a place");
    let small = scenario("", RIFLEMEN, &square(5), "");
    assert_eq!(small, ["sides.0.zone: there is no room for `us-05` (E) when all are placed (PH-D-03)"]);
    // Whether dice deal the men or not, and who is a pair, changes nothing of it.
    assert_eq!(scenario("dealt: false,", RIFLEMEN, &square(5), ""), small);
    let position = "position: (active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100))]),";
    assert_eq!(scenario(position, RIFLEMEN, &square(5), ""), NONE, "nobody is placed in the middle of a battle");
}

#[test]
fn ph_geo_16_a_zone_has_room_for_vehicles_where_they_could_drive() {
    let men = format!("{RIFLEMEN} {TANK}");
    assert_eq!(scenario("", &men, &square(14), ""), NONE);
    let marsh = "(kind: \"marsh\", shape: Area([(1, 90), (60, 90), (60, 119), (1, 119)]))";
    let told = scenario("", &men, &square(14), marsh);
    assert_eq!(told, ["sides.0.zone: there is no room for `us-06` (Annie) when all are placed (PH-D-03)"]);
    assert_eq!(scenario("", RIFLEMEN, &square(14), marsh), NONE, "men stand there");
}

#[test]
fn ph_h_32_the_strip_along_an_edge_is_told_at_the_edge() {
    let lake = "(kind: \"river\", shape: Area([(0, 90), (180, 90), (180, 120), (0, 120)]))";
    let told = scenario("", RIFLEMEN, "", lake);
    assert_eq!(told, ["sides.0.edge: there is no room for `us-01` (Sgt. A) when all are placed (PH-D-03)"]);
}

/// What is told of a campaign of such vehicles whose first side has these men, and these zones on its battlefield.
fn campaign(men: &str, zones: &str, stock: Stock<'_>) -> Vec<String> {
    let def: CampaignDef = read(&format!(
        "(title: \"C\", sides: ((name: \"Us\", key: \"us\", force: \"a\", names: [\"A\"]),
            (name: \"Them\", key: \"ge\", force: \"b\", names: [\"A\"])), battlefields: [{zones}])"
    ));
    let (table, kinds) = (table(""), kinds());
    let forces = [force("Germany", men), force("Usa", RIFLEMEN)];
    let files = CampaignFiles {
        def: &def,
        forces: [&forces[0], &forces[1]],
        tables: vec![&table; def.battlefields.len()],
        chain: Vec::new(),
        kinds: &kinds,
        stock,
    };
    told(of_campaign(&files))
}

fn field(zones: &str) -> String {
    format!("(title: \"Lane\", table: \"t\", sides: ((edge: South, {zones}), (edge: North)))")
}

#[test]
fn ph_11_2_01_and_ph_d_03_every_zone_of_a_battlefield_has_room() {
    let (large, small) = (square(14), square(5));
    let both =
        |zone: &str, held: &str| campaign(RIFLEMEN, &field(&format!("zone: [{zone}], held_zone: [{held}]")), stock());
    assert_eq!(both(&large, &large), NONE);
    let no_room = "there is no room for `us-05` (E) when all are placed (PH-D-03)";
    assert_eq!(both(&small, &large), [format!("battlefields[0].sides.0.zone: {no_room}")]);
    assert_eq!(both(&large, &small), [format!("battlefields[0].sides.0.held_zone: {no_room}")]);
    assert_eq!(campaign(RIFLEMEN, &field(""), stock()), NONE);
}

#[test]
fn ph_h_37_and_ph_d_03_a_zone_has_room_for_the_largest_vehicle_that_may_come() {
    let mut all = vehicles();
    let mut told = |cost: u8| {
        // A Tiger of this price may come for a medium tank of 20 points.
        all.vehicles.iter_mut().filter(|one| one.key == "tiger").for_each(|one| one.cost = cost);
        let men = "teams: [(name: \"Team\", men: [(name: \"Uffz.\", grade: Nco)])],
            vehicles: [(name: \"One\", vehicle: \"pzkpfw_iv_h\")]";
        // So near to the edge that a hull of 10.5 cm lies on the table, and one of 12 cm does not.
        let zone = "zone: [(60, 114.3), (120, 114.3), (120, 114.7), (60, 114.7)]";
        campaign(men, &field(zone), Stock { vehicles: &all, ..stock() })
    };
    assert_eq!(told(21), NONE);
    assert_eq!(
        told(20),
        ["battlefields[0].sides.0.zone: there is no room for `us-02` (One) when all are placed (PH-D-03)"]
    );
}

#[test]
fn ph_11_1_06_a_scenario_of_a_chain_has_room_for_the_men_of_the_campaign() {
    let def: CampaignDef = read(
        "(title: \"C\", chain: [(scenario: \"x\")], sides: ((name: \"Us\", key: \"us\", force: \"a\", names: [\"A\"]),
            (name: \"Them\", key: \"ge\", force: \"b\", names: [\"A\"])))",
    );
    let scenario: ScenarioDef = read(&format!(
        "(title: \"T\", table: \"t\", sides: (
            (name: \"A\", key: \"a\", force: \"a\", edge: South, task: Meet, zone: [{}]),
            (name: \"B\", key: \"b\", force: \"b\", edge: North, task: Meet)))",
        square(5)
    ));
    let (table, kinds) = (table(""), kinds());
    let forces = [force("Usa", RIFLEMEN), force("Usa", RIFLEMEN)];
    let files = CampaignFiles {
        def: &def,
        forces: [&forces[0], &forces[1]],
        tables: Vec::new(),
        chain: vec![(&scenario, &table)],
        kinds: &kinds,
        stock: stock(),
    };
    let wanted = "chain[0].scenario: with the men of this campaign, `sides.0.zone`: there is no room for `us-05` (E) when all are placed (PH-D-03)";
    assert_eq!(told(of_campaign(&files)), [wanted]);
}

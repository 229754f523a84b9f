//! Computer players choose forces where they may, and nowhere else.

use crate::PerrysHeroesBox;
use perrys_heroes::scenario::ScenarioDef;
use play::held::Held;
use scenario_files::{Read, Report, read_file};
use std::path::Path;

fn scenario(name: &str) -> (crate::Library, Read<ScenarioDef>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let library = PerrysHeroesBox::library(&root, &mut Report::new()).expect("the data files");
    let file = root.join("scenarios/perrys_heroes").join(name).with_extension("ron");
    (library, read_file(&file).unwrap_or_else(|_| panic!("{name}")))
}

#[test]
fn a_computer_that_leads_a_free_side_takes_other_men_than_the_scenario_and_the_battle_begins_with_them() {
    let (library, mut scenario) = scenario("two_patrols");
    let forces = PerrysHeroesBox::raised(&library, &scenario.value, [false, true], 7);
    assert!(forces[0].is_none() && forces[1].is_some());
    assert_eq!(forces, PerrysHeroesBox::raised(&library, &scenario.value, [false, true], 7));
    PerrysHeroesBox::enlist(&mut scenario, &forces).expect("it may");
    assert!(scenario.value.sides.0.force.is_some() && scenario.value.sides.1.men.is_some());
    let mut report = Report::new();
    assert!(PerrysHeroesBox::laid_out(&library, &scenario, &mut report).is_some(), "{report}");
    // A saved game holds them.
    let texts = PerrysHeroesBox::texts(&library, &scenario);
    assert!(texts.values().any(|text| text == &scenario.text));
}

#[test]
fn where_the_scenario_insists_on_its_men_nobody_takes_others() {
    let (library, mut scenario) = scenario("the_tiger_by_the_kurgan");
    assert_eq!(PerrysHeroesBox::raised(&library, &scenario.value, [true; 2], 7), [None, None]);
    let force = Some("(name: \"F\", nation: Ussr, teams: [])".to_owned());
    assert!(PerrysHeroesBox::enlist(&mut scenario, &[force, None]).is_err());
}

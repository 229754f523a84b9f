//! An attack with mistakes of meaning: in data files that are right one thing is made wrong, of a class that `check` must find, and it
//! must find it at the field in which it was made.

mod armour;
mod files;
mod mistakes;

use crate::readers::LIBRARY;
use crate::{battles, root};
use lock_n_load::ScenarioDef;
use mistakes::Patient;
use scenario_files::{Report, read};
use std::collections::BTreeMap;
use std::path::Path;

/// Numbers that look random and are the same for each seed (`SplitMix64`).
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % end.max(1) as u64) as usize
    }
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { Some(&from[self.below(from.len())]) }
    }
}

/// Every scenario shipped.
fn scenarios() -> Vec<(String, ScenarioDef)> {
    let examples =
        ["armour", "gallery", "infantry", "melee"].map(|name| root().join(format!("scenarios/examples/{name}.ron")));
    let read_one = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a shipped file");
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, read::<ScenarioDef>(path, &text).expect("a shipped scenario").value)
    };
    battles().iter().chain(&examples).map(read_one).collect()
}

/// What `check` says of a scenario, as field and line of each mistake.
fn told(def: &ScenarioDef) -> Vec<(String, usize)> {
    let text = scenario_files::options()
        .to_string_pretty(def, ron::ser::PrettyConfig::default())
        .expect("a scenario can be written");
    let mut report = Report::new();
    let scenario = read::<ScenarioDef>(Path::new("attack.ron"), &text).unwrap_or_else(|mistake| panic!("{mistake}"));
    LIBRARY.check_scenario(&scenario, &mut report);
    report.mistakes().iter().map(|mistake| (mistake.field.clone(), mistake.line)).collect()
}

/// Each class of mistake on each scenario that has something of the kind, with several seeds: more than 300 in all.
#[test]
fn scenarios_with_one_thing_made_wrong_are_told_at_the_place() {
    let scenarios = scenarios();
    let rounds: u64 = std::env::var("HEDGEROW_ATTACK_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    let classes = || mistakes::MISTAKES.iter().chain(armour::MISTAKES);
    for (name, def) in &scenarios {
        assert_eq!(told(def), [], "{name} is right before anything is made wrong");
        for (number, (class, mistake)) in classes().enumerate() {
            for round in 0..rounds {
                let mut chance = Chance(1944 + 1000 * round + number as u64);
                let mut patient = Patient { def: def.clone(), chance: &mut chance };
                let Some(field) = mistake(&mut patient) else { continue };
                let told = told(&patient.def);
                let at_place = |(told, line): &(String, usize)| told.starts_with(&field) && *line > 0;
                assert!(told.iter().any(at_place), "{class} in {field} of {name}: {told:?}");
                *found.entry(class).or_default() += 1;
            }
        }
    }
    let total: usize = found.values().sum();
    eprintln!("{total} mistakes of meaning of {} classes, all found: {found:?}", found.len());
    assert!(classes().all(|(class, _)| found.contains_key(class)), "{found:?}");
    assert!(total >= 300, "{total}");
}

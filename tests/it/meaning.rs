//! An attack with mistakes of meaning: in data files that are right one thing is made wrong, of a class that `check` must find, and it
//! must find it at the field in which it was made.

mod armour;
mod contrary;
mod files;
mod mistakes;

use crate::readers::LIBRARY;
use crate::{battles, root};
use lock_n_load::ScenarioDef;
use mistakes::Patient;
use scenario_files::{Mistake, Report, read};
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
    let examples = ["armour", "gallery", "infantry", "melee"]
        .map(|name| root().join(format!("scenarios/lock_n_load/examples/{name}.ron")));
    let read_one = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a shipped file");
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, read::<ScenarioDef>(path, &text).expect("a shipped scenario").value)
    };
    battles().iter().chain(&examples).map(read_one).collect()
}

/// The name of the file of which something is told.
const FILE: &str = "attack.ron";

/// A text that says this value.
fn text_of<T: serde::Serialize>(value: &T) -> String {
    scenario_files::options().to_string_pretty(value, ron::ser::PrettyConfig::default()).expect("it can be written")
}

/// The field, after a look whether file and line are right: written with each field in a line of its own, the line begins with the name of the
/// field.
fn at_its_line(text: &str, told: &Mistake) -> String {
    assert!(told.path.ends_with(FILE) && told.line > 0, "{told}");
    let line = text.lines().nth(told.line - 1).unwrap_or_else(|| panic!("the text has no such line: {told}")).trim();
    let name = told.field.rsplit('.').next().unwrap_or_default();
    let is_named = name.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !name.contains('[');
    // A field that is written only where it says something has the line of what it belongs to.
    assert!(!is_named || line.starts_with(&format!("{name}:")), "{line} is not the line of {told}");
    told.field.clone()
}

/// What `check` says of a scenario, as field of each mistake.
fn told(def: &ScenarioDef) -> Vec<String> {
    let text = text_of(def);
    let mut report = Report::new();
    let scenario = read::<ScenarioDef>(Path::new(FILE), &text).unwrap_or_else(|mistake| panic!("{mistake}"));
    LIBRARY.check_scenario(&scenario, &mut report);
    report.mistakes().iter().map(|mistake| at_its_line(&text, mistake)).collect()
}

/// A number of the environment: with `HEDGEROW_ATTACK_SEED` and `HEDGEROW_ATTACK_ROUNDS` the attack is another one, and a longer one.
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Each class of mistake on each scenario that has something of the kind, with several seeds: more than 300 in all.
#[test]
fn scenarios_with_one_thing_made_wrong_are_told_at_the_place() {
    let scenarios = scenarios();
    let (rounds, seed) = (number("HEDGEROW_ATTACK_ROUNDS", 2), number("HEDGEROW_ATTACK_SEED", 1944));
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    let classes = || mistakes::MISTAKES.iter().chain(armour::MISTAKES).chain(contrary::MISTAKES);
    for (name, def) in &scenarios {
        assert_eq!(told(def), [""; 0], "{name} is right before anything is made wrong");
        for (number, (class, mistake)) in classes().enumerate() {
            for round in 0..rounds {
                let mut chance = Chance(seed + 1000 * round + number as u64);
                let mut patient = Patient { def: def.clone(), chance: &mut chance };
                let Some(field) = mistake(&mut patient) else { continue };
                let told = told(&patient.def);
                assert!(told.iter().any(|told| told.starts_with(&field)), "{class} in {field} of {name}: {told:?}");
                *found.entry(class).or_default() += 1;
            }
        }
    }
    let total: usize = found.values().sum();
    eprintln!("{total} mistakes of meaning of {} classes, all found: {found:?}", found.len());
    assert!(classes().all(|(class, _)| found.contains_key(class)), "{found:?}");
    assert!(total >= 300, "{total}");
}

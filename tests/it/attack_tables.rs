//! An attack with damaged data files of measured tables: `check` ends with each of them without a panic, and what it calls good is what the
//! game can read and play. `HEDGEROW_ATTACK_FILES=20000` makes a long attack of it.

use crate::attack_files::{checked, damaged, error_of};
use crate::check::Data;
use crate::meaning::Chance;
use crate::root;
use hedgerow::boxes::{Key, key_of_file};
use measured_table::TableDef;
use perrys_heroes::force::ForceDef;
use perrys_heroes::scenario::ScenarioDef;
use perrys_heroes_box::{Kind, Library, PerrysHeroesBox};
use play::library::Source;
use play::script::Script;
use scenario_files::{Report, read};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

type OfGame = Script<<PerrysHeroesBox as play::GameBox>::Rules>;

const SHARED: [&str; 4] = [
    "assets/measured_terrain.ron",
    "assets/perrys_heroes/charts.ron",
    "assets/perrys_heroes/weapons.ron",
    "assets/perrys_heroes/vehicles.ron",
];

/// The shipped files, each with the name under which a damaged copy is written.
fn originals() -> Vec<(&'static str, String)> {
    [
        ("measured_terrain.ron", SHARED[0]),
        ("charts.ron", SHARED[1]),
        ("weapons.ron", SHARED[2]),
        ("vehicles.ron", SHARED[3]),
        ("tables/one.ron", "assets/perrys_heroes/tables/steppe_farm.ron"),
        ("tables/two.ron", "assets/perrys_heroes/tables/village_street.ron"),
        ("forces/one.ron", "assets/perrys_heroes/forces/usa_rifle_squad.ron"),
        ("forces/two.ron", "assets/perrys_heroes/forces/soviet_rifle_squad.ron"),
        ("a.ron", "scenarios/perrys_heroes/the_kolkhoz.ron"),
        ("b.ron", "scenarios/perrys_heroes/through_the_night_wood.ron"),
        ("c.ron", "scenarios/perrys_heroes/examples/alert.ron"),
        ("d.ron", "scenarios/perrys_heroes/examples/tell.ron"),
        ("e.ron", "scenarios/perrys_heroes/examples/trap.ron"),
        ("f.script.ron", "scenarios/perrys_heroes/examples/burst.script.ron"),
        ("g.script.ron", "scenarios/perrys_heroes/examples/smoke.script.ron"),
    ]
    .map(|(name, path)| (name, std::fs::read_to_string(root().join(path)).expect("a shipped file")))
    .into()
}

/// The files of a game with one scenario, or with some of them changed: whether they can be played.
struct Shelf {
    texts: BTreeMap<String, String>,
}

impl Shelf {
    fn new() -> Self {
        let mut names: Vec<String> = SHARED.map(str::to_string).into();
        for folder in ["tables", "forces"] {
            for entry in std::fs::read_dir(root().join("assets/perrys_heroes").join(folder)).expect("files") {
                let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
                names.push(format!("assets/perrys_heroes/{folder}/{name}"));
            }
        }
        let text = |name: &String| std::fs::read_to_string(root().join(name)).expect("a shipped file");
        Self { texts: names.iter().map(|name| (name.clone(), text(name))).collect() }
    }
    fn library(&self, changed: &[(&str, &str)]) -> Option<Library> {
        let mut texts = self.texts.clone();
        texts.extend(changed.iter().map(|(name, text)| (name.to_string(), text.to_string())));
        Library::open(Source::Texts(texts), &mut Report::new())
    }
    /// Whether the scenario of a text can be laid out.
    fn plays(&self, library: &Library, scenario: &str) -> bool {
        let scenario = read::<ScenarioDef>(Path::new("a.ron"), scenario);
        scenario.is_ok_and(|scenario| library.start(&scenario, &mut Report::new()).is_some())
    }
    /// A scenario on a table, or of a force.
    fn with(&self, name: &str, text: &str) -> bool {
        let (table, force) = match name {
            "tables" => ("assets/perrys_heroes/tables/changed.ron", "assets/perrys_heroes/forces/usa_rifle_squad.ron"),
            _ => ("assets/perrys_heroes/tables/steppe_farm.ron", "assets/perrys_heroes/forces/changed.ron"),
        };
        let changed = if name == "tables" { table } else { force };
        let side = |name: &str, key: &str, edge: &str| {
            format!("(name: \"{name}\", key: \"{key}\", force: \"{force}\", edge: {edge}, task: Meet)")
        };
        let sides = format!("{}, {}", side("One", "a", "South"), side("Two", "b", "North"));
        let scenario = format!("(title: \"Test\", table: \"{table}\", sides: ({sides}))");
        self.library(&[(changed, text)]).is_some_and(|library| self.plays(&library, &scenario))
    }
}

/// Whether the game itself can use the file; none: that hangs on others, which need not be asked.
fn usable(path: &Path, bytes: &[u8], shelf: &Shelf, library: &Library) -> Option<bool> {
    let Ok(text) = std::str::from_utf8(bytes) else { return Some(false) };
    if key_of_file(path, text, None).ok() != Some(Key::PerrysHeroes) {
        return None;
    }
    Some(match Kind::of(path, text) {
        Kind::Script => return read::<OfGame>(path, text).is_err().then_some(false),
        Kind::Scenario => shelf.plays(library, text),
        Kind::Table if read::<TableDef>(path, text).is_err() => false,
        Kind::Force if read::<ForceDef>(path, text).is_err() => false,
        // A table may be right and still have no room for a battle.
        Kind::Table => return shelf.with("tables", text).then_some(true),
        Kind::Force => shelf.with("forces", text),
        Kind::Weapons => return shelf.library(&[(SHARED[2], text)]).is_none().then_some(false),
        Kind::Vehicles => return shelf.library(&[(SHARED[3], text)]).is_none().then_some(false),
        // A campaign hangs on tables and forces.
        Kind::Campaign => return None,
        Kind::Charts => shelf.library(&[(SHARED[1], text)]).is_some(),
        // What lacks here is told in the charts.
        Kind::Kinds => return shelf.library(&[(SHARED[0], text)]).map(|_| true),
    })
}

#[test]
fn damaged_files_of_tables_end_in_a_sentence_and_what_is_called_good_can_be_played() {
    let number =
        |name: &str, otherwise| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let (wanted, seed) = (number("HEDGEROW_ATTACK_FILES", 280), number("HEDGEROW_ATTACK_SEED", 46));
    let (originals, shelf) = (originals(), Shelf::new());
    let library = shelf.library(&[]).expect("the shipped files");
    let folder = Data::empty("attack_tables");
    let mut chance = Chance(seed as u64);
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    for n in 0..wanted {
        let (name, text) = &originals[n % originals.len()];
        let other = &chance.pick(&originals).expect("some files").1.clone();
        let path = folder.path(&format!("{n:05}/perrys_heroes/{name}"));
        let bytes = damaged(text, other, &mut chance);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &bytes).expect("a file");
        files.push((path, bytes));
    }
    let (mut good, mut refused) = (0, 0);
    for batch in files.chunks(250) {
        let paths: Vec<PathBuf> = batch.iter().map(|(path, _)| path.clone()).collect();
        let began = Instant::now();
        let (content, said) = checked(&paths);
        assert!(began.elapsed() < Duration::from_secs(120), "{} files took {:?}", batch.len(), began.elapsed());
        let told: BTreeSet<&Path> = said.lines().filter_map(error_of).collect();
        assert_eq!(content, told.is_empty(), "{told:?}");
        for (path, bytes) in batch {
            let called_good = !told.contains(path.as_path());
            if called_good {
                good += 1;
            } else {
                refused += 1;
            }
            let can_be_used = usable(path, bytes, &shelf, &library);
            if can_be_used.is_some_and(|can| can != called_good) {
                let kept = std::env::temp_dir().join("hedgerow_attack_tables_found.ron");
                std::fs::write(&kept, bytes).expect("a file");
                panic!("{} ({}): called good {called_good}, usable {can_be_used:?}", path.display(), kept.display());
            }
        }
    }
    eprintln!("{wanted} damaged files, seed {seed}: {refused} refused, {good} good");
    assert!(refused > wanted / 2, "{refused} of {wanted} refused: the damage is too gentle");
}

//! Dependencies point one way, and panels do not write rule components: the boundaries of ARCHITECTURE.md.

use crate::root;
use std::path::Path;

/// What each crate may use of ours, and which engine parts it may use.
const ALLOWED: &[(&str, &[&str], &[&str])] = &[
    ("table", &[], &["bevy_ecs"]),
    ("rule_book", &["table"], &[]),
    ("hex_board", &[], &[]),
    ("measured_table", &[], &[]),
    ("board_art", &["hex_board", "measured_table"], &[]),
    ("scenario_files", &[], &[]),
    ("lock_n_load", &["table", "rule_book", "hex_board"], &["bevy_ecs"]),
    ("opponent", &["table"], &[]),
    ("play", &["table", "rule_book", "scenario_files", "opponent"], &["bevy_ecs"]),
    ("lock_n_load_opponent", &["table", "hex_board", "lock_n_load", "opponent"], &[]),
    (
        "lock_n_load_box",
        &[
            "table",
            "rule_book",
            "hex_board",
            "board_art",
            "scenario_files",
            "lock_n_load",
            "opponent",
            "lock_n_load_opponent",
            "play",
        ],
        &[],
    ),
    ("tin_soldiers", &["table", "rule_book", "measured_table", "scenario_files", "opponent", "play"], &["bevy_ecs"]),
    ("perrys_heroes", &["table", "rule_book", "measured_table", "scenario_files"], &["bevy_ecs"]),
    ("perrys_heroes_opponent", &["table", "measured_table", "perrys_heroes", "opponent"], &[]),
    (
        "perrys_heroes_box",
        &[
            "table",
            "rule_book",
            "measured_table",
            "board_art",
            "scenario_files",
            "opponent",
            "perrys_heroes",
            "perrys_heroes_opponent",
            "play",
        ],
        &[],
    ),
    ("rules_of_engagement", &["table", "rule_book", "measured_table", "scenario_files"], &["bevy_ecs"]),
    (
        "rules_of_engagement_box",
        &["table", "rule_book", "measured_table", "scenario_files", "opponent", "play", "rules_of_engagement"],
        &[],
    ),
    ("table_view", &["table", "board_art"], &["bevy", "bevy_egui", "bevy_tweening"]),
    ("hex_view", &["table_view", "hex_board", "board_art"], &["bevy", "bevy_ecs_tilemap"]),
    ("desk", &["table", "opponent", "play", "table_view"], &["bevy"]),
    ("panel_kit", &["table", "opponent", "play", "board_art", "table_view", "desk"], &["bevy", "bevy_egui"]),
    (
        "tin_soldiers_window",
        &["table", "rule_book", "opponent", "play", "board_art", "tin_soldiers", "table_view", "desk", "panel_kit"],
        &["bevy", "bevy_egui"],
    ),
    ("measured_view", &["table", "measured_table", "board_art", "table_view"], &["bevy"]),
    (
        "perrys_heroes_window",
        &[
            "table",
            "rule_book",
            "measured_table",
            "board_art",
            "scenario_files",
            "perrys_heroes",
            "opponent",
            "perrys_heroes_opponent",
            "play",
            "table_view",
            "measured_view",
            "desk",
            "panel_kit",
        ],
        &["bevy", "bevy_egui"],
    ),
    (
        "lock_n_load_window",
        &[
            "table",
            "rule_book",
            "hex_board",
            "board_art",
            "lock_n_load",
            "opponent",
            "lock_n_load_opponent",
            "play",
            "table_view",
            "hex_view",
            "desk",
            "panel_kit",
        ],
        &["bevy", "bevy_egui"],
    ),
];

fn dependencies(name: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("plugins").join(name).join("Cargo.toml")).expect("a manifest");
    let section = text.split("[dependencies]").nth(1).expect("a dependency section");
    let section = section.split("\n[").next().unwrap_or_default();
    section
        .lines()
        .filter(|line| line.contains('='))
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty())
        .map(str::to_string)
        .collect()
}

#[test]
fn crates_use_only_what_the_architecture_allows() {
    let ours: Vec<&str> = ALLOWED.iter().map(|(name, ..)| *name).collect();
    for (name, allowed, engine) in ALLOWED {
        for dependency in dependencies(name) {
            if ours.contains(&dependency.as_str()) {
                assert!(allowed.contains(&dependency.as_str()), "{name} must not use {dependency}");
            }
            if dependency.starts_with("bevy") {
                assert!(engine.contains(&dependency.as_str()), "{name} must not use {dependency}");
            }
        }
    }
}

#[test]
fn every_crate_of_the_workspace_is_in_the_list() {
    for entry in std::fs::read_dir(root().join("plugins")).expect("plugins") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(
            ALLOWED.iter().any(|(known, ..)| *known == name),
            "{name} is missing in this test and in ARCHITECTURE.md"
        );
    }
}

/// The table of ARCHITECTURE.md says the same as the list of this test.
#[test]
fn the_architecture_tells_who_may_use_whom() {
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page is there");
    for (name, ours, engine) in ALLOWED {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{name}`")));
        let row = row.unwrap_or_else(|| panic!("ARCHITECTURE.md has no row of {name}"));
        let mut cells = row.split('|').skip(2).map(|cell| cell.split('`').skip(1).step_by(2).collect::<Vec<_>>());
        assert_eq!(cells.next().as_deref(), Some(*ours), "what {name} may use of ours, in ARCHITECTURE.md");
        assert_eq!(cells.next().as_deref(), Some(*engine), "what {name} may use of the engine, in ARCHITECTURE.md");
    }
}

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            found.push((path.display().to_string(), text));
        }
    }
}

fn sources_of(name: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    sources(&root().join("plugins").join(name).join("src"), &mut found);
    assert!(!found.is_empty());
    found
}

/// A file that no other names is not compiled, and tests in it prove nothing.
#[test]
fn every_source_file_is_a_module_of_its_crate() {
    let crates = ALLOWED.iter().map(|(name, ..)| root().join("plugins").join(name).join("src"));
    for folder in crates.chain([root().join("src")]) {
        let mut found = Vec::new();
        sources(&folder, &mut found);
        for (path, _) in &found {
            let path = Path::new(path);
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let (home, name) = match file.as_ref() {
                "lib.rs" | "main.rs" => continue,
                "mod.rs" => (path.parent().and_then(Path::parent), path.parent().and_then(Path::file_stem)),
                _ => (path.parent(), path.file_stem()),
            };
            let (home, name) = (home.expect("a folder"), name.expect("a name").to_string_lossy());
            let declared = [format!("mod {name};"), format!("\"{file}\"]"), format!("/{file}\"]")];
            let names = |(other, text): &(String, String)| {
                let other = Path::new(other);
                let near = other.parent() == Some(home) || other.with_extension("") == home;
                near && other != path && declared.iter().any(|line| text.contains(line))
            };
            assert!(found.iter().any(names), "{} is not compiled: no file beside it names it", path.display());
        }
    }
}

/// Crates that serve every rule set.
const NEUTRAL: [&str; 12] = [
    "table",
    "rule_book",
    "hex_board",
    "measured_table",
    "board_art",
    "scenario_files",
    "opponent",
    "play",
    "table_view",
    "hex_view",
    "desk",
    "panel_kit",
];

/// Names of a rule set, of its rules, of nations and of classes: no word of code or of what is said holds one of them.
const OF_ONE_GAME: &[&str] = &[
    "lock_n_load",
    "perry",
    "engagement",
    "ph-",
    "roe-",
    "locknload",
    "lock 'n load",
    "lnl-",
    "rul-",
    "german",
    "wehrmacht",
    "fallschirm",
    "american",
    "parachut",
    "british",
    "commando",
    "soviet",
    "squad",
    "leader",
    "hero",
    "medic",
    "sniper",
];

#[test]
fn neutral_crates_do_not_know_the_rule_set_by_name() {
    NEUTRAL.into_iter().for_each(|name| name_no_game(sources_of(name)));
}

fn name_no_game(sources: Vec<(String, String)>) {
    for (path, text) in sources {
        // The tests have examples, also those at the end of a file.
        if path.ends_with("_test.rs") || path.ends_with("oracle.rs") {
            continue;
        }
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        // Comments may tell what something was made for; what is said to a player may not.
        let code = code.lines().map(|line| line.split("//").next().unwrap_or_default());
        for (n, line) in code.enumerate() {
            let said = line.to_lowercase();
            let word = OF_ONE_GAME.iter().find(|word| said.contains(**word));
            assert!(word.is_none(), "{path}:{} says `{}`", n + 1, word.unwrap_or(&""));
        }
    }
}

/// The parts of the program that name a game: where the games are listed with what each brings into the window, and the settings, which have
/// keys of one.
const NAMES_A_GAME: [&str; 4] =
    ["src/boxes.rs", "src/boxes/shown/", "src/window/settings.rs", "src/window/menu/settings.rs"];

#[test]
fn the_program_names_its_games_in_one_place() {
    let mut found = Vec::new();
    sources(&root().join("src"), &mut found);
    found.retain(|(path, _)| !NAMES_A_GAME.iter().any(|name| path.contains(name)));
    assert!(found.len() > 15, "the commands are among them");
    name_no_game(found);
}

/// What a section of the window shows, asks and tells is data: sheets of blocks, which `panel_kit` draws.
#[test]
fn sections_of_the_window_draw_nothing() {
    let all = sources_of("lock_n_load_window");
    let blocks = all.iter().find(|(path, _)| path.ends_with("slices.rs")).expect("the list of sections");
    let (_, blocks) = blocks.1.split_once("\nslices! {").expect("the blocks of the sections");
    let sections: Vec<String> = blocks
        .lines()
        .filter_map(|line| line.strip_prefix("    ")?.strip_suffix(" {"))
        .filter(|name| !name.starts_with(' '))
        .map(|name| format!("/{name}/"))
        .collect();
    assert!(sections.len() > 18, "{sections:?}");
    let is_data = |path: &str, text: &str| {
        sections.iter().any(|name| path.contains(name))
            || ["/shown.rs", "/asked.rs", "/tale.rs"].iter().any(|file| path.ends_with(file))
            || path.contains("/sheets/")
            || text.contains("Shown for ")
            || text.contains("Asked for ")
    };
    let mut seen = 0;
    for (path, text) in all.iter().filter(|(path, text)| !path.ends_with("_test.rs") && is_data(path, text)) {
        seen += 1;
        for word in ["egui", "bevy_egui", "Panels", "Kit", "Color32"] {
            let names = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|name| name == word);
            assert!(!names, "{path} draws by itself ({word})");
        }
    }
    assert!(seen > 100, "sections have {seen} files");
}

#[test]
fn only_apply_writes_rule_components() {
    for (path, text) in sources_of("lock_n_load") {
        let writer = ["apply.rs", "sequence.rs", "set_up/start.rs"];
        if writer.iter().any(|file| path.ends_with(file)) || path.ends_with("_test.rs") {
            continue;
        }
        for word in ["&mut World", "entity_mut", "resource_mut", "Commands<", "ResMut<"] {
            assert!(!text.contains(word) || path.ends_with("rule_set.rs"), "{path} writes the table ({word})");
        }
    }
    let [(_, schedules)] = &sources_of("lock_n_load")
        .into_iter()
        .filter(|(path, _)| path.ends_with("dispatch/sequence.rs"))
        .collect::<Vec<_>>()[..]
    else {
        panic!("the schedules have one file");
    };
    for word in ["Query<&mut", "Query<(&mut", ", &mut", "ResMut<HexMarkers>", "ResMut<Flow>"] {
        assert!(!schedules.contains(word), "a system of a phase writes the table ({word})");
    }
    for (path, text) in sources_of("lock_n_load_window") {
        assert!(!text.contains("entity_mut"), "{path} writes rule components");
    }
}

/// A counter has all its facts from set-up to the end: only the generated code makes and unmakes entities.
#[test]
fn counters_neither_gain_nor_lose_components() {
    for (path, text) in sources_of("lock_n_load") {
        for word in [".spawn(", ".despawn(", ".remove::<", "world.entity(", "Commands<"] {
            assert!(!text.contains(word), "{path} changes which components a counter has ({word})");
        }
    }
}

#[test]
fn rules_use_no_floats_clocks_or_hash_order() {
    for (path, text) in sources_of("lock_n_load").into_iter().chain(sources_of("table")) {
        if path.ends_with("_test.rs") || path.ends_with("testing.rs") {
            continue;
        }
        for word in ["f32", "f64", "HashMap", "HashSet", "Instant", "SystemTime", "todo!", "unimplemented!"] {
            let found = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '!').any(|token| token == word);
            assert!(!found, "{path} uses {word}");
        }
    }
}

/// A table is the same on every machine: whole numbers, but for the file that reads decimals.
#[test]
fn measured_tables_use_no_floats() {
    for (path, text) in sources_of("measured_table") {
        if path.ends_with("_test.rs") || path.ends_with("terrain/units.rs") {
            continue;
        }
        for word in ["f32", "f64", "HashMap", "HashSet", "Instant", "SystemTime"] {
            let found = text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|token| token == word);
            assert!(!found, "{path} uses {word}");
        }
    }
}

/// What a unit may do and what numbers it has stands in the row of its class; no rule asks which class it is.
#[test]
fn rules_ask_for_traits_and_name_no_class() {
    for (path, text) in sources_of("lock_n_load") {
        // The key itself, and the value that a counter has before anything is said about it.
        if ["_test.rs", "definition.rs", "situation.rs"].iter().any(|file| path.ends_with(file)) {
            continue;
        }
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let named = code.flat_map(|line| line.split("UnitKind::").skip(1)).find(|rest| !rest.starts_with("ALL"));
        assert!(named.is_none(), "{path} names a class: {}", named.unwrap_or_default());
    }
}

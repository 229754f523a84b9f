//! Mistakes of meaning in boards, in the files of the rules and in scripts.

use super::{FILE, at_its_line, number, text_of};
use crate::readers::LIBRARY;
use crate::root;
use hex_board::{BoardDef, Point, SightClass, TerrainSet};
use lock_n_load::charts::{Tables, TerrainEffects};
use lock_n_load::classes::{AtOnce, ClassFile, DamageRows, Load, Trait};
use lock_n_load::definition::{DefinitionMistake, Definitions, UnitFile, UnitKind};
use lock_n_load::{Command, Widen};
use lock_n_load_box::game_box::{LockNLoadBox, Script};
use scenario_files::{Report, read};
use std::path::Path;

#[test]
fn boards_with_one_thing_made_wrong_are_told_at_the_place() {
    let mistakes: &[(&str, fn(&mut BoardDef) -> Option<String>)] = &[
        ("a line for a silhouette", |board| {
            board.silhouettes.insert("C3".parse().ok()?, vec![vec![Point(-50, 0), Point(0, 0), Point(50, 0)]]);
            Some("silhouettes[\"C3\"][0]".into())
        }),
        ("a silhouette that crosses itself", |board| {
            let bow_tie = vec![Point(-50, -50), Point(50, 50), Point(50, -50), Point(-50, 40)];
            board.silhouettes.insert("C3".parse().ok()?, vec![bow_tie]);
            Some("silhouettes[\"C3\"][0]".into())
        }),
        ("a silhouette over a neighbour", |board| {
            board.silhouettes.insert("C3".parse().ok()?, vec![vec![Point(0, 0), Point(400, 0), Point(0, 9)]]);
            Some("silhouettes[\"C3\"][0][1]".into())
        }),
        ("a road through a river", |board| {
            board.hexes.insert("C3".parse().ok()?, "river".into());
            board.roads.push(vec!["C2".parse().ok()?, "C3".parse().ok()?]);
            Some(format!("roads[{}][1]", board.roads.len() - 1))
        }),
        ("a road that jumps", |board| {
            board.roads.push(vec!["A1".parse().ok()?, "C3".parse().ok()?]);
            Some(format!("roads[{}][1]", board.roads.len() - 1))
        }),
        ("an unknown terrain", |board| {
            board.hexes.insert("C3".parse().ok()?, "lava".into());
            Some("hexes[\"C3\"]".into())
        }),
        ("no title", |board| {
            board.title.clear();
            Some("title".into())
        }),
        ("a hexside of hexes far apart", |board| {
            board.hexsides.entry("hedge".into()).or_default().push("A1/C3".into());
            Some(format!("hexsides[\"hedge\"][{}]", board.hexsides["hedge"].len() - 1))
        }),
        ("a building in two parts", |board| {
            let hexes = vec!["A1".parse().ok()?, "C3".parse().ok()?];
            board.buildings.push(hex_board::BuildingDef { hexes, material: hex_board::BuildingMaterial::Wood });
            Some(format!("buildings[{}]", board.buildings.len() - 1))
        }),
        ("a board of number 100", |board| {
            board.number = 100;
            Some("number".into())
        }),
    ];
    let mut total = 0;
    for id in LIBRARY.board_ids() {
        let path = root().join(format!("assets/boards/{id}.ron"));
        let text = std::fs::read_to_string(&path).expect("a shipped file");
        let board = read::<BoardDef>(&path, &text).expect("a shipped board").value;
        for (class, mistake) in mistakes {
            let mut wrong = board.clone();
            let field = mistake(&mut wrong).expect("every board has room for every mistake");
            let text = scenario_files::options().to_string_pretty(&wrong, ron::ser::PrettyConfig::default());
            let board = read::<BoardDef>(&path, &text.expect("a board can be written")).expect("it is well formed");
            let mut report = Report::new();
            LIBRARY.check_board(&board, &mut report);
            let told = report.mistakes().iter().any(|mistake| mistake.field.starts_with(&field) && mistake.line > 0);
            assert!(told, "{class} in {field} of {id}: {report}");
            total += 1;
        }
    }
    eprintln!("{total} mistakes of meaning on boards, all found");
}

fn shipped<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let text = std::fs::read_to_string(root().join(name)).expect("a shipped file");
    read::<T>(Path::new(name), &text).expect("a shipped file").value
}

/// In the text of such a file the mistake stands in the line of its field.
fn told_at_its_line<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T, told: &DefinitionMistake) {
    let text = text_of(value);
    let file = read::<T>(Path::new(FILE), &text).expect("it is well formed");
    at_its_line(&text, &file.mistake(&told.field, told.message.clone(), None));
}

#[test]
fn definitions_with_one_thing_made_wrong_are_told_at_the_place() {
    type Files = (TerrainSet, UnitFile, TerrainEffects, Tables, ClassFile);
    let mistakes: &[(&str, fn(&mut Files, usize) -> &'static str)] = &[
        ("units", |files, n| {
            let men =
                |n: &usize| matches!(files.1.units[*n].kind, UnitKind::Squad | UnitKind::HalfSquad | UnitKind::Crew);
            let squads: Vec<usize> = (0..files.1.units.len()).filter(men).collect();
            files.1.units[squads[n % squads.len()]].front.movement = 0;
            ".front.movement"
        }),
        ("units", |files, n| {
            let all: Vec<usize> =
                (0..files.1.units.len()).filter(|n| files.1.units[*n].kind != UnitKind::Hero).collect();
            let unit = &mut files.1.units[all[n % all.len()]];
            (unit.front.morale, unit.back.morale) = (5, 9);
            ".back.morale"
        }),
        ("units", |files, n| {
            let all = files.1.units.len();
            files.1.units[n % all].name = " ".into();
            ".name"
        }),
        ("units", |files, n| {
            let all = files.1.weapons.len();
            files.1.weapons[n % all].name.clear();
            ".name"
        }),
        ("units", |files, n| {
            let all = files.1.units.len();
            files.1.units[n % all].formation = "us_marines".into();
            ".formation"
        }),
        ("units", |files, n| {
            let weapons = &mut files.1.weapons;
            let ranged: Vec<usize> = (0..weapons.len()).filter(|n| weapons[*n].ordnance.is_none()).collect();
            weapons[ranged[n % ranged.len()]].range = 0;
            ".range"
        }),
        ("terrain_effects", |files, _| {
            files.2.smoke_spot = 7;
            "smoke_spot"
        }),
        ("terrain_effects", |files, _| {
            files.2.terrains.remove("brush");
            "terrains"
        }),
        ("tables", |files, n| {
            let all = files.3.melee.len();
            files.3.melee[n % all].2 = 14;
            "melee"
        }),
        ("tables", |files, _| {
            files.3.stacking_half_squads = 0;
            "stacking_half_squads"
        }),
        ("tables", |files, n| {
            files.3.to_hit.hull_turned = 7 + n as i8 % 50;
            "to_hit.hull_turned"
        }),
        ("terrain_effects", |files, _| {
            files.2.mobilities.values_mut().for_each(|column| column.letter = Some('T'));
            ".letter"
        }),
        ("terrain_effects", |files, n| {
            let column = files.2.mobilities.values_mut().nth(n % 3).expect("three columns");
            column.fast.as_mut().expect("some are fast").movement = 0;
            ".fast.movement"
        }),
        ("units", |files, n| {
            let all = files.1.units.len();
            let unit = &mut files.1.units[n % all];
            unit.gains.push(Trait::WellSupplied);
            unit.lacks.push(Trait::WellSupplied);
            ".lacks["
        }),
        ("units", |files, n| {
            let heroes: Vec<usize> =
                (0..files.1.units.len()).filter(|n| files.1.units[*n].kind == UnitKind::Hero).collect();
            files.1.units[heroes[n % heroes.len()]].self_rally = true;
            ".self_rally"
        }),
        ("units", |files, n| {
            let squads: Vec<usize> =
                (0..files.1.units.len()).filter(|n| files.1.units[*n].kind == UnitKind::Squad).collect();
            files.1.units[squads[n % squads.len()]].gains.push(Trait::SingleMan);
            ".gains"
        }),
        ("classes", |files, n| {
            let all = files.4.classes.len();
            files.4.classes[n % all].stacking = Load::default();
            ".stacking"
        }),
        ("classes", |files, n| {
            let all = files.4.classes.len();
            files.4.classes.remove(n % all);
            "classes"
        }),
        ("classes", |files, n| {
            let all = files.4.classes.len();
            files.4.classes[n % all].at_once = AtOnce { beside: 3, instead: 3 };
            ".at_once"
        }),
        ("classes", |files, n| {
            let class = n % files.4.classes.len();
            let class = &mut files.4.classes[class];
            class.traits.push(class.traits[0]);
            ".traits"
        }),
        ("classes", |files, n| {
            let all = files.4.classes.len();
            let damage = &mut files.4.classes[n % all].damage;
            *damage = if *damage == DamageRows::Hero { DamageRows::MultiMan } else { DamageRows::Hero };
            ".damage"
        }),
    ];
    let files: Files = (
        shipped("assets/terrain.ron"),
        shipped("assets/lock_n_load/units.ron"),
        shipped("assets/lock_n_load/terrain_effects.ron"),
        shipped("assets/lock_n_load/tables.ron"),
        shipped("assets/lock_n_load/classes.ron"),
    );
    let seed = number("HEDGEROW_ATTACK_SEED", 0) as usize % 1000;
    for (number, (file, mistake)) in mistakes.iter().enumerate() {
        for n in seed..seed + 5 {
            let mut wrong = files.clone();
            let field = mistake(&mut wrong, 7 * n + number);
            let (terrain, units, effects, tables, classes) = &wrong;
            let found = Definitions::mistakes(classes, units, effects, tables, terrain);
            let told = found.iter().find(|told| told.file == *file && told.field.contains(field));
            let told = told.unwrap_or_else(|| panic!("{field}: {found:?}"));
            match *file {
                "units" => told_at_its_line(units, told),
                "terrain_effects" => told_at_its_line(effects, told),
                "tables" => told_at_its_line(tables, told),
                _ => told_at_its_line(classes, told),
            }
        }
    }
    for n in 0..files.0.terrains.len() {
        let changes: [(&str, fn(&mut TerrainSet, usize)); 4] = [
            ("id", |set, n| set.terrains[n].id = set.terrains[(n + 1) % set.terrains.len()].id.clone()),
            ("name", |set, n| set.terrains[n].name.clear()),
            ("sight", |set, n| set.terrains[n].sight = SightClass::Blocking(9)),
            ("silhouettes", |set, n| set.terrains[n].silhouettes = vec![vec![Point(0, 0), Point(9, 9), Point(0, 0)]]),
        ];
        for (field, change) in changes {
            let mut wrong = files.0.clone();
            change(&mut wrong, n);
            let found = hex_board::terrain_mistakes(&wrong);
            assert!(found.iter().any(|told| told.field.contains(field)), "{field} of {n}: {found:?}");
        }
    }
}

#[test]
fn orders_with_a_field_that_means_nothing_are_told_in_scripts() {
    let mut script: Script = shipped("scenarios/lock_n_load/examples/infantry.script.ron");
    let right = script.orders.len();
    assert_eq!(script.faults::<LockNLoadBox>(), []);
    let id = |text: &str| text.parse().expect("an id");
    let at = "E5".parse().expect("a hex");
    script.orders.push(Command::Activate { at, widen: Widen::No, leader: Some(id("medrow")) });
    script.orders.push(Command::Activate { at, widen: Widen::Adjacent, leader: Some(id("medrow")) });
    script.orders.push(Command::MeleeAttack {
        attackers: Vec::new(),
        defenders: Default::default(),
        leader: Some(id("medrow")),
    });
    (script.seed, script.dice[0]) = (Some(1), 0);
    let fields: Vec<String> = script.faults::<LockNLoadBox>().into_iter().map(|fault| fault.field).collect();
    let expected = ["seed", "dice[0]", &format!("orders[{right}].leader"), &format!("orders[{}].leader", right + 2)];
    assert_eq!(fields, expected);
}

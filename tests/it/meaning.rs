//! An attack with mistakes of meaning: in data files that are right one thing is made wrong, of a class that `check` must find, and it
//! must find it at the field in which it was made.

use crate::readers::LIBRARY;
use crate::{battles, root};
use hedgerow::script::Script;
use hex_board::{BoardDef, HexName, Place, Point, SightClass, TerrainSet};
use lock_n_load::definition::{Definitions, Tables, TerrainEffects, UnitFile, UnitKind};
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::{Command, Phase, ScenarioDef, When, Widen};
use scenario_files::{Report, read};
use std::collections::BTreeMap;
use std::path::Path;
use table::Side;

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

/// A scenario in which one thing is to be made wrong.
struct Patient<'a> {
    def: ScenarioDef,
    chance: &'a mut Chance,
}

/// Makes one thing wrong and says in which field; none if this scenario has nothing of the kind.
type Mistake = fn(&mut Patient) -> Option<String>;

fn kind_of(unit: &str) -> UnitKind {
    let units = &LIBRARY.definitions.units;
    units.iter().find(|def| def.id == unit).expect("a shipped unit").kind
}

impl Patient<'_> {
    fn side(&mut self, n: usize) -> &mut lock_n_load::scenario::SideDef {
        if n == 0 { &mut self.def.sides.0 } else { &mut self.def.sides.1 }
    }
    /// A counter that fits, as its side and its position.
    fn counter(&mut self, fits: impl Fn(&lock_n_load::scenario::CounterDef) -> bool) -> Option<(usize, usize)> {
        let mut found = Vec::new();
        for side in 0..2 {
            let counters = self.side(side).counters.iter().enumerate();
            found.extend(counters.filter(|(_, counter)| fits(counter)).map(|(n, _)| (side, n)));
        }
        self.chance.pick(&found).copied()
    }
    fn squad(&mut self) -> Option<(usize, usize)> {
        self.counter(|counter| kind_of(&counter.unit) == UnitKind::Squad)
    }
    /// Puts markers on a counter and names the field of the last one.
    fn mark(&mut self, at: Option<(usize, usize)>, markers: &[Marker]) -> Option<String> {
        let (side, n) = at?;
        let counter = &mut self.side(side).counters[n];
        counter.markers.retain(|marker| !markers.contains(marker));
        counter.markers.extend_from_slice(markers);
        Some(format!("sides.{side}.counters[{n}].markers[{}]", counter.markers.len() - 1))
    }
    fn own_hex(&mut self) -> Option<HexName> {
        let (side, n) = self.counter(|counter| counter.at.is_some())?;
        self.side(side).counters[n].at.map(|place| place.hex)
    }
    fn victory(&mut self, side: Side, condition: &str, when: When) -> String {
        let condition = scenario_files::options().from_str(condition).expect("a condition");
        self.def.victory.push(lock_n_load::scenario::VictoryDef { side, condition, when });
        format!("victory[{}].condition", self.def.victory.len() - 1)
    }
}

const MISTAKES: &[(&str, Mistake)] = &[
    ("Treated on a squad", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Treated])
    }),
    ("Widened on a squad", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Widened])
    }),
    ("Wounded on a squad", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Wounded])
    }),
    ("Moved and Assault Moved", |patient| {
        let at = patient.counter(|counter| counter.unit == "us_parachute_squad" && counter.at.is_some());
        patient.mark(at, &[Marker::Moved, Marker::AssaultMoved])
    }),
    ("two kinds of moves", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::LowCrawled, Marker::AssaultMoved])
    }),
    ("a marker twice", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Fired])?;
        let (side, n) = at?;
        patient.side(side).counters[n].markers.push(Marker::Fired);
        Some(format!("sides.{side}.counters[{n}].markers"))
    }),
    ("Stealthy without the box", |patient| {
        let at = patient.counter(|counter| counter.unit == "us_parachute_squad" && counter.at.is_some());
        patient.mark(at, &[Marker::Stealthy])
    }),
    ("Moved off the map", |patient| {
        let at = patient.counter(|counter| counter.zone.is_some() || counter.entry.is_some());
        patient.mark(at, &[Marker::Moved])
    }),
    ("RallyFailed in Good Order", |patient| {
        let at = patient.counter(|counter| !counter.shaken && kind_of(&counter.unit) == UnitKind::Squad);
        patient.mark(at, &[Marker::RallyFailed])
    }),
    ("MayWithdraw without a melee", |patient| {
        let melees: Vec<Place> = patient.def.hex_markers.iter().map(|(place, _)| *place).collect();
        let at = patient.counter(|counter| counter.at.is_some_and(|place| !melees.contains(&place)));
        patient.mark(at, &[Marker::MayWithdraw])
    }),
    ("fought where no melee is", |patient| {
        let hex = patient.own_hex()?;
        if patient.def.hex_markers.iter().any(|(place, _)| place.hex == hex) {
            return None;
        }
        patient.def.start.fought.push(hex.ground());
        Some(format!("start.fought[{}]", patient.def.start.fought.len() - 1))
    }),
    ("rolled outside the Rally Phase", |patient| {
        if patient.def.start.phase != Some(Phase::Operations) {
            return None;
        }
        patient.def.start.rolled = true;
        Some("start.rolled".into())
    }),
    ("a fourth pass", |patient| {
        patient.def.start.passes = 3 + patient.chance.below(200) as u8;
        Some("start.passes".into())
    }),
    ("a turn that never comes", |patient| {
        patient.def.start.turn = patient.def.turns + 1;
        Some("start.turn".into())
    }),
    ("a squad that cannot move", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].values = Some((2, 5, 0));
        Some(format!("sides.{side}.counters[{n}].values.2"))
    }),
    ("a better wounded side", |patient| {
        let pool = patient.side(0).heroes.len();
        if pool == 0 {
            return None;
        }
        let n = patient.chance.below(pool);
        patient.side(0).heroes[n].morale = Some((5, 6));
        Some(format!("sides.0.heroes[{n}].morale.1"))
    }),
    ("a better Shaken side", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].morale = Some((5, 8));
        Some(format!("sides.{side}.counters[{n}].morale.1"))
    }),
    ("morale out of range", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].morale = Some((13, 8));
        Some(format!("sides.{side}.counters[{n}].morale.0"))
    }),
    ("leadership of a squad", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].leadership = Some(1);
        Some(format!("sides.{side}.counters[{n}].leadership"))
    }),
    ("a Shaken hero", |patient| {
        let (side, n) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Hero)?;
        patient.side(side).counters[n].shaken = true;
        Some(format!("sides.{side}.counters[{n}].shaken"))
    }),
    ("smoke upstairs", |patient| {
        let tall: Vec<Place> = patient
            .def
            .own_board
            .iter()
            .flat_map(|board| &board.buildings)
            .filter(|building| building.hexes.len() > 2)
            .map(|building| Place { hex: building.hexes[0], storey: 1 })
            .collect();
        let place = *patient.chance.pick(&tall)?;
        patient.def.hex_markers.push((place, HexMarker::SmokeOne));
        Some(format!("hex_markers[{}].0", patient.def.hex_markers.len() - 1))
    }),
    ("a melee of nobody", |patient| {
        let hex = patient.own_hex()?;
        if patient.def.hex_markers.iter().any(|(place, _)| place.hex == hex) {
            return None;
        }
        patient.def.hex_markers.push((HexName { row: hex.row, ..hex }.ground(), HexMarker::Melee));
        patient.side(0).counters.retain(|counter| counter.at.map(|place| place.hex) != Some(hex));
        patient.side(1).counters.retain(|counter| counter.at.map(|place| place.hex) != Some(hex));
        Some(format!("hex_markers[{}]", patient.def.hex_markers.len() - 1))
    }),
    ("a hero of another nation", |patient| {
        let pool = &mut patient.side(0).heroes;
        let n = pool.len().checked_sub(1)?;
        pool[n].unit = "german_hero".into();
        Some(format!("sides.0.heroes[{n}].unit"))
    }),
    ("a squad in the pool", |patient| {
        let pool = &mut patient.side(1).heroes;
        let n = pool.len().checked_sub(1)?;
        pool[n].unit = "wehrmacht_squad".into();
        Some(format!("sides.1.heroes[{n}].unit"))
    }),
    ("true at the start", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        let id = patient.side(side).counters[n].id;
        Some(patient.victory(Side::First, &format!("Alive(\"{id}\")"), When::AtOnce))
    }),
    ("never true", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        let id = patient.side(side).counters[n].id;
        let condition = format!("All([Alive(\"{id}\"), Not(Alive(\"{id}\"))])");
        Some(patient.victory(Side::First, &condition, When::EndOfTurn(patient.def.turns)))
    }),
    ("more points than there are", |patient| {
        Some(patient.victory(Side::Second, "LossPoints(250)", When::EndOfTurn(patient.def.turns)))
    }),
    ("points without number", |patient| {
        Some(patient.victory(Side::Second, "LossPoints(0)", When::EndOfTurn(patient.def.turns)))
    }),
    ("nobody alive", |patient| {
        Some(patient.victory(Side::Second, "Alive(\"nobody-at-all\")", When::EndOfTurn(patient.def.turns)))
    }),
    ("exits that are not there", |patient| {
        if !patient.def.sides.1.exits.is_empty() {
            return None;
        }
        Some(patient.victory(Side::Second, "ExitedUnits(1)", When::EndOfTurn(patient.def.turns)))
    }),
    ("a condition of a turn that never comes", |patient| {
        let last = patient.def.turns;
        let path = patient.victory(Side::First, "LossPoints(1)", When::EndOfTurn(last + 1));
        Some(path.replace("condition", "when"))
    }),
    ("an objective twice", |patient| {
        let first = patient.def.objectives.first()?.clone();
        patient.def.objectives.push(first);
        Some(format!("objectives[{}].hex", patient.def.objectives.len() - 1))
    }),
    ("an unused zone", |patient| {
        let hex = patient.own_hex()?;
        let side = patient.chance.below(2);
        let zone = lock_n_load::scenario::ZoneDef { id: "unused".into(), hexes: vec![hex], ..Default::default() };
        patient.side(side).zones.push(zone);
        Some(format!("sides.{side}.zones[{}]", patient.side(side).zones.len() - 1))
    }),
    ("an unused entry", |patient| {
        let entries = &mut patient.side(0).entries;
        let mut entry = entries.first()?.clone();
        entry.id = "unused".into();
        entries.push(entry);
        Some(format!("sides.0.entries[{}]", entries.len() - 1))
    }),
    ("an entry inside the map", |patient| {
        let hex: HexName = patient.def.own_board.is_some().then(|| "C3".parse().expect("a hex"))?;
        let (side, n) = patient.counter(|counter| counter.at.is_some())?;
        let entry = lock_n_load::scenario::EntryDef { id: "inside".into(), turn: 2, hexes: vec![hex] };
        patient.side(side).entries.push(entry);
        let counter = &mut patient.side(side).counters[n];
        (counter.at, counter.entry) = (None, Some("inside".into()));
        Some(format!("sides.{side}.entries[{}].hexes[0]", patient.side(side).entries.len() - 1))
    }),
    ("an exit inside the map", |patient| {
        let hex: HexName = patient.def.own_board.is_some().then(|| "C3".parse().expect("a hex"))?;
        let side = patient.chance.below(2);
        patient.side(side).exits.push(hex);
        Some(format!("sides.{side}.exits[{}]", patient.side(side).exits.len() - 1))
    }),
    ("no title", |patient| {
        patient.def.title = "  ".into();
        Some("title".into())
    }),
    ("no name of a side", |patient| {
        let side = patient.chance.below(2);
        patient.side(side).name.clear();
        Some(format!("sides.{side}.name"))
    }),
    ("no name of a counter", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        patient.side(side).counters[n].name = Some(String::new());
        Some(format!("sides.{side}.counters[{n}].name"))
    }),
    ("two with one id", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        let twin = patient.side(side).counters[n].clone();
        patient.side(1).counters.push(lock_n_load::scenario::CounterDef { weapons: Vec::new(), ..twin });
        // Of the two the later one is told; its place may be wrong on the other side too.
        Some("sides.1".into())
    }),
    ("an unknown unit", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        patient.side(side).counters[n].unit = "us_marines".into();
        Some(format!("sides.{side}.counters[{n}].unit"))
    }),
    ("a counter off the map", |patient| {
        let (side, n) = patient.counter(|counter| counter.at.is_some())?;
        patient.side(side).counters[n].at = Some("BZ60".parse().expect("a hex"));
        Some(format!("sides.{side}.counters[{n}].at"))
    }),
    ("a counter in two places", |patient| {
        let (side, n) = patient.counter(|counter| counter.zone.is_some())?;
        patient.side(side).counters[n].entry = Some("late".into());
        Some(format!("sides.{side}.counters[{n}]"))
    }),
    ("a counter nowhere", |patient| {
        let (side, n) = patient.squad()?;
        let counter = &mut patient.side(side).counters[n];
        (counter.at, counter.zone, counter.entry) = (None, None, None);
        Some(format!("sides.{side}.counters[{n}]"))
    }),
    ("too many in one hex", |patient| {
        let (side, n) = patient.counter(|counter| counter.at.is_some() && kind_of(&counter.unit) == UnitKind::Squad)?;
        let model = patient.side(side).counters[n].clone();
        for number in 0..3 {
            let mut more = model.clone();
            more.weapons.clear();
            more.id = format!("more-{number}").parse().expect("an id");
            patient.side(side).counters.push(more);
        }
        Some(format!("sides.{side}.counters["))
    }),
    ("a zone too small", |patient| {
        let (side, n) =
            patient.counter(|counter| counter.zone.is_some() && kind_of(&counter.unit) == UnitKind::Squad)?;
        let model = patient.side(side).counters[n].clone();
        for number in 0..800 {
            let mut more = model.clone();
            more.weapons.clear();
            more.id = format!("more-{number}").parse().expect("an id");
            patient.side(side).counters.push(more);
        }
        Some(format!("sides.{side}.zones["))
    }),
    ("zones of both sides collide", |patient| {
        let (side, n) = patient.counter(|counter| counter.zone.is_some())?;
        let zone = patient.side(side).counters[n].zone.clone();
        let zone = patient.side(side).zones.iter().position(|def| Some(&def.id) == zone.as_ref())?;
        let (_, m) = patient.counter(|_| true).filter(|(other, _)| *other != side)?;
        let hex = match &patient.side(side).zones[zone] {
            def if !def.hexes.is_empty() => def.hexes[0],
            def => def.within.map(|(centre, _)| centre).or(def.from_to.map(|(from, _)| from))?,
        };
        let only = |id: &str| lock_n_load::scenario::ZoneDef { id: id.into(), hexes: vec![hex], ..Default::default() };
        let old = patient.side(side).zones[zone].id.clone();
        patient.side(side).zones[zone] = only(&old);
        patient.side(1 - side).zones.push(only("enemy"));
        let counter = &mut patient.side(1 - side).counters[m];
        (counter.at, counter.entry, counter.zone) = (None, None, Some("enemy".into()));
        Some("sides.".into())
    }),
    ("an unknown zone", |patient| {
        let (side, n) = patient.counter(|counter| counter.zone.is_some())?;
        patient.side(side).counters[n].zone = Some("nowhere".into());
        Some(format!("sides.{side}.counters[{n}].zone"))
    }),
    ("an unknown board", |patient| {
        patient.def.boards.first_mut()?.board = "caen".into();
        Some("boards[0].board".into())
    }),
    ("a scenario of 0 turns", |patient| {
        patient.def.turns = 0;
        Some("turns".into())
    }),
    ("both set up first", |patient| {
        patient.def.set_up_order = Some((Side::First, Side::First));
        Some("set_up_order".into())
    }),
    ("an unknown formation", |patient| {
        let side = patient.chance.below(2);
        patient.side(side).formation = "us_marines".into();
        Some(format!("sides.{side}.formation"))
    }),
    ("a medic with a gun", |patient| {
        let (side, n) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Medic)?;
        let gun = lock_n_load::scenario::WeaponEntry {
            id: "medic-gun".parse().expect("an id"),
            weapon: "mg34".into(),
            set_up: false,
        };
        patient.side(side).counters[n].weapons.push(gun);
        Some(format!("sides.{side}.counters[{n}].weapons[0]"))
    }),
    ("a tripod that is none", |patient| {
        let (side, n) = patient.counter(|counter| counter.weapons.iter().any(|weapon| weapon.weapon == "mg34"))?;
        let weapons = &mut patient.side(side).counters[n].weapons;
        let w = weapons.iter().position(|weapon| weapon.weapon == "mg34")?;
        weapons[w].set_up = true;
        Some(format!("sides.{side}.counters[{n}].weapons[{w}].set_up"))
    }),
];

/// Every scenario shipped.
fn scenarios() -> Vec<(String, ScenarioDef)> {
    let examples = ["gallery", "infantry", "melee"].map(|name| root().join(format!("scenarios/examples/{name}.ron")));
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
    for (name, def) in &scenarios {
        assert_eq!(told(def), [], "{name} is right before anything is made wrong");
        for (number, (class, mistake)) in MISTAKES.iter().enumerate() {
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
    assert!(MISTAKES.iter().all(|(class, _)| found.contains_key(class)), "{found:?}");
    assert!(total >= 300, "{total}");
}

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

#[test]
fn definitions_with_one_thing_made_wrong_are_told_at_the_place() {
    type Files = (TerrainSet, UnitFile, TerrainEffects, Tables);
    let mistakes: &[(&str, fn(&mut Files, usize) -> &'static str)] = &[
        ("units", |files, n| {
            let squads: Vec<usize> = (0..files.1.units.len()).filter(|n| files.1.units[*n].kind.is_mmc()).collect();
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
            let all = files.1.weapons.len();
            files.1.weapons[n % all].range = 0;
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
    ];
    let files: Files = (
        shipped("assets/terrain.ron"),
        shipped("assets/lock_n_load/units.ron"),
        shipped("assets/lock_n_load/terrain_effects.ron"),
        shipped("assets/lock_n_load/tables.ron"),
    );
    for (number, (file, mistake)) in mistakes.iter().enumerate() {
        for n in 0..5 {
            let mut wrong = files.clone();
            let field = mistake(&mut wrong, 7 * n + number);
            let (terrain, units, effects, tables) = &wrong;
            let found = Definitions::mistakes(units, effects, tables, terrain);
            assert!(found.iter().any(|told| told.file == *file && told.field.contains(field)), "{field}: {found:?}");
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
    let mut script: Script = shipped("scenarios/examples/infantry.script.ron");
    let right = script.orders.len();
    assert_eq!(script.faults(), []);
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
    let fields: Vec<String> = script.faults().into_iter().map(|fault| fault.field).collect();
    let expected = ["seed", "dice[0]", &format!("orders[{right}].leader"), &format!("orders[{}].leader", right + 2)];
    assert_eq!(fields, expected);
}

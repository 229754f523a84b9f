//! What may be wrong with the meaning of the definition files: the rules rely on everything that is checked here.

use crate::facts::rules::MORALE;
use crate::files::charts::{PointTable, Tables, TerrainEffects, ToHitTable};
use crate::files::check_result::CheckResult;
use crate::files::classes::{ClassFile, Trait};
use crate::files::definition::{Defined, DefinitionMistake, Face, Reduction, UnitDef, UnitFile, WeaponKind};
use crate::files::mobility;
use crate::sections::movement::rules::HEX_BY_HEX;
use hex_board::TerrainSet;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

mod armour;
mod checked;
mod class_check;
mod contrary;

/// More definitions than any battle needs; positions of definitions are 16 bits wide.
const UNITS_MAX: usize = 5_000;
/// How many known words a mistake lists.
const KNOWN_MAX: usize = 30;
/// Values beyond these are typing errors: the largest printed ones are a tenth of them.
const LARGEST_VALUE: u8 = 60;
/// What one thing adds to the to-hit roll at most.
const TO_HIT_MAX: i8 = 6;
/// Morale is compared with two dice.
const MORALE_RANGE: std::ops::RangeInclusive<u8> = 2..=12;

/// Collects mistakes of one file.
struct Findings {
    file: &'static str,
    found: Vec<DefinitionMistake>,
}

impl Findings {
    fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.known(field, message, Vec::new());
    }
    fn known(&mut self, field: impl Into<String>, message: impl Into<String>, candidates: Vec<String>) {
        self.found.push(DefinitionMistake {
            field: field.into(),
            message: message.into(),
            candidates,
            file: self.file,
            warning: false,
        });
    }
    fn require(&mut self, good: bool, field: impl FnOnce() -> String, message: impl fmt::Display) {
        if !good {
            self.add(field(), message.to_string());
        }
    }
    /// Something that can be played but is hardly meant.
    fn warn(&mut self, bad: bool, field: impl FnOnce() -> String, message: impl fmt::Display) {
        if bad {
            self.add(field(), message.to_string());
            if let Some(last) = self.found.last_mut() {
                last.warning = true;
            }
        }
    }
    fn name(&mut self, field: impl FnOnce() -> String, name: &str) {
        self.warn(name.trim().is_empty(), field, "this name is empty");
    }
    /// Keys are words that scenarios can write, each once in its list.
    fn keys<'a>(&mut self, list: &str, what: &str, keys: impl Iterator<Item = &'a str>) {
        let mut seen = BTreeSet::new();
        for (n, key) in keys.enumerate() {
            let field = format!("{list}[{n}].id");
            // A `#` marks the definitions that the program makes for counters with values of their own.
            if key.is_empty()
                || key.len() > 64
                || key.contains(|c: char| c == '#' || c.is_whitespace() || c.is_control())
            {
                self.add(field, format!("`{key}` is no key: keys are 1 to 64 characters without spaces and `#`"));
            } else if !seen.insert(key) {
                self.add(field, format!("there are two {what} with the key `{key}`"));
            }
        }
    }
}

/// Every mistake of meaning in the definition files, in the files' order.
pub(crate) fn mistakes(
    classes: &ClassFile,
    file: &UnitFile,
    effects: &TerrainEffects,
    tables: &Tables,
    terrain: &TerrainSet,
) -> Vec<DefinitionMistake> {
    let mut rows = Findings { file: "classes", found: Vec::new() };
    class_check::check_classes(classes, &file.units, effects, &mut rows);
    let mut units = Findings { file: "units", found: Vec::new() };
    let lists = [("formations", file.formations.len()), ("units", file.units.len()), ("weapons", file.weapons.len())];
    let few = lists.iter().all(|(_, length)| *length <= UNITS_MAX);
    for (list, _) in lists.iter().filter(|(_, length)| *length > UNITS_MAX) {
        units.add(*list, format!("there are more than {UNITS_MAX} definitions"));
    }
    // Each is compared with all others: that is not asked of more than there may be.
    if few {
        check_formations(file, &mut units);
        check_units(classes, effects, file, &mut units);
        check_weapons(file, &mut units);
    }
    let mut chart = Findings { file: "terrain_effects", found: Vec::new() };
    check_chart(effects, terrain, &mut chart);
    let mut rest = Findings { file: "tables", found: Vec::new() };
    check_tables(tables, &mut rest);
    [rows.found, units.found, chart.found, rest.found].concat()
}

fn check_formations(file: &UnitFile, out: &mut Findings) {
    out.keys("formations", "formations", file.formations.iter().map(|def| def.id.as_str()));
    for (n, def) in file.formations.iter().enumerate() {
        out.name(|| format!("formations[{n}].name"), &def.name);
        out.require(def.smoke <= 6, || format!("formations[{n}].smoke"), "a smoke capability goes from 0 to 6");
        class_check::check_traits(&def.traits, || format!("formations[{n}].traits"), out);
        for (field, value) in [("nation", &def.nation), ("colour", &def.colour)] {
            out.require(!value.is_empty(), || format!("formations[{n}].{field}"), "this must not be empty");
        }
    }
}

fn check_units(classes: &ClassFile, effects: &TerrainEffects, file: &UnitFile, out: &mut Findings) {
    let crews = armour::Crews::of(classes, file);
    let halves: Vec<&UnitDef> = file.units.iter().filter(|def| joins(classes, file, def)).collect();
    out.keys("units", "units", file.units.iter().map(|def| def.id.as_str()));
    for (n, def) in file.units.iter().enumerate() {
        if !file.formations.iter().any(|formation| formation.id == def.formation) {
            let known = file.formations.iter().map(|formation| formation.id.clone()).take(KNOWN_MAX).collect();
            out.known(format!("units[{n}].formation"), format!("there is no formation `{}`", def.formation), known);
        }
        out.name(|| format!("units[{n}].name"), &def.name);
        class_check::check_traits(&def.gains, || format!("units[{n}].gains"), out);
        class_check::check_traits(&def.lacks, || format!("units[{n}].lacks"), out);
        if let Some(mobility) = &def.mobility {
            class_check::check_mobility(mobility, || format!("units[{n}].mobility"), effects, out);
        }
        // Without the row of its class nothing can be said of it; that the row is missing is told.
        let Some(is) = defined(classes, file, def) else { continue };
        check_faces(n, is, out);
        let formation = file.formations.iter().find(|formation| formation.id == def.formation);
        contrary::check_unit(n, def, is.class, formation, out);
        armour::check_armour(n, is, &crews, file, out);
        let path = || format!("units[{n}].reduces_to");
        let half = |key: &str, path: String, out: &mut Findings| check_half_squad(&halves, file, def, key, path, out);
        match &def.reduces_to {
            Reduction::None => {}
            Reduction::To(_) | Reduction::Die { .. } if !is.may(Trait::Reduces) => {
                out.add(path(), "only squads are reduced to half-squads");
            }
            Reduction::To(key) => half(key, path(), out),
            Reduction::Die { even, odd } => {
                half(even, path() + ".even", out);
                half(odd, path() + ".odd", out);
            }
        }
    }
}

/// A unit of the file with its class, if that has a row.
fn defined<'a>(classes: &'a ClassFile, file: &UnitFile, def: &'a UnitDef) -> Option<Defined<'a>> {
    let class = classes.row(def.kind)?;
    let formation = file.formations.iter().find(|formation| formation.id == def.formation);
    Some(Defined::new(def, class, class.traits_of(formation, def)))
}

fn check_faces(n: usize, def: Defined, out: &mut Findings) {
    for (name, face) in [("front", def.front), ("back", def.back)] {
        let path = |field: &str| format!("units[{n}].{name}.{field}");
        out.require(
            MORALE_RANGE.contains(&face.morale),
            || path("morale"),
            "morale goes from 2 to 12 and is given for both sides",
        );
        let firepower = 0..=LARGEST_VALUE as i8;
        out.require(firepower.contains(&face.firepower), || path("firepower"), "firepower goes from 0 to 60");
        out.require(face.range <= LARGEST_VALUE, || path("range"), "a range goes from 0 to 60");
        out.require(face.movement <= LARGEST_VALUE, || path("movement"), "a movement factor goes from 0 to 60");
        let leads = def.may(Trait::Leads) || face.leadership == 0;
        out.require(leads, || path("leadership"), "only leaders have leadership");
        out.require((-5..=5).contains(&face.leadership), || path("leadership"), "leadership goes from -5 to 5");
    }
    let moves = def.is_smc() || def.front.movement > 0;
    out.require(
        moves,
        || format!("units[{n}].front.movement"),
        format_args!("units of several men and vehicles can move: at least 1 [{HEX_BY_HEX}]"),
    );
    let better = !def.may(Trait::NeverShaken) && def.back.morale > def.front.morale;
    out.warn(
        better,
        || format!("units[{n}].back.morale"),
        format_args!("the Shaken side has a better morale than the one in Good Order [{MORALE}]"),
    );
    if def.may(Trait::NeverShaken) {
        let Face { firepower, range, movement, morale, .. } = def.back;
        let worse = firepower <= def.front.firepower && range <= def.front.range && morale <= def.front.morale;
        out.require(worse, || format!("units[{n}].back"), "a hero's wounded side is no better than his front");
        let given = (range > 0 || def.front.range == 0) && (movement > 0 || def.front.movement == 0);
        out.require(given, || format!("units[{n}].back"), "a hero's wounded side gives range and movement");
    }
}

/// Whether two of a unit are joined.
fn joins(classes: &ClassFile, file: &UnitFile, def: &UnitDef) -> bool {
    defined(classes, file, def).is_some_and(|is| is.may(Trait::Joins))
}

fn check_half_squad(
    halves: &[&UnitDef],
    file: &UnitFile,
    squad: &UnitDef,
    key: &str,
    path: String,
    out: &mut Findings,
) {
    let joins = |def: &UnitDef| halves.iter().any(|half| std::ptr::eq(*half, def));
    let known = || {
        let fits = halves.iter().filter(|def| def.formation == squad.formation);
        fits.map(|def| def.id.clone()).take(KNOWN_MAX).collect()
    };
    match file.units.iter().find(|def| def.id == key) {
        None => out.known(path, format!("there is no unit `{key}`"), known()),
        Some(def) if !joins(def) => out.known(path, format!("`{key}` is no half-squad"), known()),
        Some(def) if def.formation != squad.formation => {
            out.known(path, format!("`{key}` belongs to another formation"), known());
        }
        Some(_) => {}
    }
}

fn check_weapons(file: &UnitFile, out: &mut Findings) {
    out.keys("weapons", "weapons", file.weapons.iter().map(|def| def.id.as_str()));
    for (n, def) in file.weapons.iter().enumerate() {
        let path = |field: &str| format!("weapons[{n}].{field}");
        out.name(|| path("name"), &def.name);
        if !file.formations.iter().any(|formation| formation.nation == def.nation) {
            let known: BTreeSet<_> = file.formations.iter().map(|formation| formation.nation.clone()).collect();
            let message = format!("no formation belongs to the nation `{}`", def.nation);
            out.known(path("nation"), message, known.into_iter().collect());
        }
        let mut sides = vec![("firepower".to_owned(), "range".to_owned(), def.firepower, def.range)];
        if let Some(packed) = def.packed {
            let side = matches!(def.kind, WeaponKind::MachineGun | WeaponKind::Mortar);
            out.require(side, || path("packed"), "only machine guns and mortars have a packed side");
            // LNL-1.6.21-B16
            let silent = def.kind == WeaponKind::MachineGun || packed.fires.is_none();
            out.require(silent, || path("packed.fires"), "a packed mortar does not fire");
            sides.extend(packed.fires.map(|(fp, range)| ("packed.fires.0".into(), "packed.fires.1".into(), fp, range)));
        }
        armour::check_ordnance(n, def, out);
        for (firepower_at, range_at, firepower, range) in sides {
            out.require(
                (0..=LARGEST_VALUE as i8).contains(&firepower),
                || path(&firepower_at),
                "firepower goes from 0 to 60",
            );
            let reaches = def.kind == WeaponKind::Ordnance || (1..=LARGEST_VALUE).contains(&range);
            out.require(reaches, || path(&range_at), "a weapon's range goes from 1 to 60");
        }
    }
}

fn check_chart(effects: &TerrainEffects, terrain: &TerrainSet, out: &mut Findings) {
    let die = |number: u8| (1..=6).contains(&number);
    let terrains: Vec<String> = terrain.terrains.iter().map(|def| def.id.clone()).collect();
    let hexsides: Vec<String> = terrain.hexsides.iter().map(|def| def.id.clone()).collect();
    chart_keys("terrains", "terrain", effects.terrains.keys(), &terrains, out);
    for (key, effect) in &effects.terrains {
        let path = |field: &str| format!("terrains[{key:?}].{field}");
        let cost = if effect.prohibited { 0..=20 } else { 1..=20 };
        out.require(cost.contains(&effect.foot), || path("foot"), "a hex costs 1 to 20 movement points");
        out.require((-10..=10).contains(&effect.tm), || path("tm"), "a target modifier goes from -10 to 10");
        out.require(effect.spot.is_none_or(die), || path("spot"), "a number on one die goes from 1 to 6");
    }
    chart_keys("hexsides", "hexside terrain", effects.hexsides.keys(), &hexsides, out);
    for (key, effect) in &effects.hexsides {
        let path = |field: &str| format!("hexsides[{key:?}].{field}");
        out.require(effect.foot <= 20, || path("foot"), "a hexside costs 0 to 20 movement points");
        out.require((-10..=10).contains(&effect.tm), || path("tm"), "a target modifier goes from -10 to 10");
    }
    check_mobilities(effects, &terrains, &hexsides, out);
    out.require((1..=20).contains(&effects.road), || "road".into(), "a road hex costs 1 to 20 movement points");
    out.require(effects.level_up <= 20, || "level_up".into(), "a level costs 0 to 20 movement points");
    out.require((1..=20).contains(&effects.storey), || "storey".into(), "a storey costs 1 to 20 movement points");
    out.require((-10..=10).contains(&effects.smoke_tm), || "smoke_tm".into(), "a target modifier goes from -10 to 10");
    out.require((-10..=10).contains(&effects.hulk_tm), || "hulk_tm".into(), "a target modifier goes from -10 to 10");
    out.require(die(effects.hulk_spot), || "hulk_spot".into(), "a number on one die goes from 1 to 6");
    out.require(die(effects.smoke_spot), || "smoke_spot".into(), "a number on one die goes from 1 to 6");
}

/// The further columns name terrains of the terrain file.
fn check_mobilities(effects: &TerrainEffects, terrains: &[String], hexsides: &[String], out: &mut Findings) {
    let few = effects.mobilities.len() <= usize::from(LARGEST_VALUE);
    out.require(few, || "mobilities".into(), "a chart has at most 60 further columns");
    let mut letters = BTreeMap::new();
    for (key, column) in &effects.mobilities {
        let path = |field: &str| format!("mobilities[{key:?}].{field}");
        let own = key != mobility::FOOT;
        out.require(own, || format!("mobilities[{key:?}]"), "the column of men on foot stands in the lines above");
        for (list, costs, known, least) in
            [("terrains", &column.terrains, terrains, 1), ("hexsides", &column.hexsides, hexsides, 0)]
        {
            for (name, points) in costs {
                let field = format!("{}[{name:?}]", path(list));
                if !known.contains(name) {
                    out.known(field, format!("the terrain file has no `{name}`"), known.to_vec());
                } else if !(least..=20).contains(points) {
                    out.add(field, format!("this costs {least} to 20 movement points"));
                }
            }
        }
        out.require((1..=20).contains(&column.road), || path("road"), "a road hex costs 1 to 20 movement points");
        out.require(column.level_up <= 20, || path("level_up"), "a level costs 0 to 20 movement points");
        let letter = column.letter.is_none_or(char::is_alphabetic);
        out.require(letter, || path("letter"), "a counter shows one letter here");
        let speed = column.fast.is_none_or(|fast| (1..=LARGEST_VALUE).contains(&fast.movement));
        out.require(speed, || path("fast.movement"), "a movement factor goes from 1 to 60");
        let on_road = column.fast.is_none_or(|fast| fast.on_road <= LARGEST_VALUE);
        out.require(on_road, || path("fast.on_road"), "points on road go from 0 to 60");
        let known = column.letter.and_then(|letter| letters.insert(letter, key));
        if let Some(other) = known {
            out.add(path("letter"), format!("`{other}` has this letter already"));
        }
        let storey = column.storey.is_none_or(|points| (1..=20).contains(&points));
        out.require(storey, || path("storey"), "a storey costs 1 to 20 movement points");
    }
}

/// The chart has a line for exactly the terrains of the terrain file.
fn chart_keys<'a>(
    map: &str,
    what: &str,
    keys: impl Iterator<Item = &'a String> + Clone,
    known: &[String],
    out: &mut Findings,
) {
    for key in keys.clone().filter(|key| !known.contains(key)) {
        out.known(format!("{map}[{key:?}]"), format!("the terrain file has no {what} `{key}`"), known.to_vec());
    }
    for missing in known.iter().filter(|id| !keys.clone().any(|key| &key == id)) {
        out.add(map, format!("the line of the {what} `{missing}` is missing"));
    }
}

fn check_tables(tables: &Tables, out: &mut Findings) {
    let Tables { stacking_half_squads, stacking_single_men, stacking_vehicles, wounded_hero, points, .. } = tables;
    let some = |n: &u8| (1..=LARGEST_VALUE).contains(n);
    out.require(some(stacking_half_squads), || "stacking_half_squads".into(), "the limit goes from 1 to 60");
    out.require(some(stacking_single_men), || "stacking_single_men".into(), "the limit goes from 1 to 60");
    out.require(some(stacking_vehicles), || "stacking_vehicles".into(), "the limit goes from 1 to 60");
    out.require((0..=5).contains(wounded_hero), || "wounded_hero".into(), "a wound costs a hero 0 to 5");
    if let Some(storey) = &tables.stacking_storey {
        let limits = [("half_squads", storey.half_squads), ("single_men", storey.single_men)];
        for (field, limit) in limits {
            out.require(some(&limit), || format!("stacking_storey.{field}"), "the limit goes from 1 to 60");
        }
    }
    for (field, message) in unfit_points(points) {
        out.add(format!("points.{field}"), message);
    }
    let ToHitTable { turret_turned, hull_turned, team_turned, after_move, out_of_smoke } = tables.to_hit;
    for (field, added) in [
        ("turret_turned", turret_turned),
        ("hull_turned", hull_turned),
        ("team_turned", team_turned),
        ("after_move", after_move),
        ("out_of_smoke", out_of_smoke),
    ] {
        let good = (0..=TO_HIT_MAX).contains(&added);
        out.require(good, || format!("to_hit.{field}"), "this adds 0 to 6 to the to-hit roll");
    }
    check_damage(tables, out);
    check_melee(tables, out);
}

/// What is wrong with a table of points, of the tables or of a scenario (LNL-SC-08).
pub(crate) fn unfit_points(points: &PointTable) -> Vec<(&'static str, &'static str)> {
    let values = [
        ("squad", points.squad),
        ("half_squad", points.half_squad),
        ("single_man", points.single_man),
        ("vehicle", points.vehicle),
    ];
    let beyond = values.into_iter().filter(|(_, value)| !(0..=100).contains(value));
    let mut found: Vec<_> = beyond.map(|(field, _)| (field, "points go from 0 to 100")).collect();
    if points.half_squad > points.squad {
        found.push(("half_squad", "a half-squad is worth no more than a squad"));
    }
    found
}

fn check_damage(tables: &Tables, out: &mut Findings) {
    use CheckResult::{Abandoned, Casualties, Destroyed, Eliminated, NoEffect, Shaken, Wounded};
    let damage = &tables.damage;
    let vehicle = &[NoEffect, Shaken, Abandoned, Destroyed][..];
    let rows = [
        ("single_man", &damage.single_man, &[NoEffect, Shaken, Wounded, Eliminated][..]),
        ("shaken_single_man", &damage.shaken_single_man, &[NoEffect, Wounded, Eliminated]),
        ("multi_man", &damage.multi_man, &[NoEffect, Shaken, Casualties, Eliminated]),
        ("shaken_multi_man", &damage.shaken_multi_man, &[NoEffect, Casualties, Eliminated]),
        ("hero", &damage.hero, &[NoEffect, Wounded, Eliminated]),
        ("armoured", &damage.armoured, vehicle),
        ("unarmoured", &damage.unarmoured, vehicle),
    ];
    for (name, row, fit) in rows {
        for (n, result) in row.iter().enumerate() {
            let path = || format!("damage.{name}.{n}");
            out.require(fit.contains(result), path, "this result cannot happen to this class");
            out.require(n == 0 || row[n - 1] <= *result, path, "the results of a row get worse from left to right");
        }
    }
}

fn check_melee(tables: &Tables, out: &mut Findings) {
    out.require(!tables.melee.is_empty(), || "melee".into(), "the melee table has no column");
    for (n, (attack, defence, needed)) in tables.melee.iter().enumerate() {
        let path = |element: u8| format!("melee[{n}].{element}");
        out.require((1..=LARGEST_VALUE).contains(attack), || path(0), "odds are two numbers from 1 to 60");
        out.require((1..=LARGEST_VALUE).contains(defence), || path(1), "odds are two numbers from 1 to 60");
        out.require((2..=13).contains(needed), || path(2), "a kill number goes from 2 to 13");
        let Some((attack_before, defence_before, needed_before)) = n.checked_sub(1).map(|before| tables.melee[before])
        else {
            continue;
        };
        // attack / defence grows, written without division.
        let product = |a: u8, b: u8| u32::from(a) * u32::from(b);
        let grows = product(*attack, defence_before) > product(attack_before, *defence);
        out.require(grows, || format!("melee[{n}]"), "the odds rise from column to column");
        out.require(*needed <= needed_before, || path(2), "the kill numbers fall from column to column");
    }
}

#[cfg(test)]
#[path = "definition_test.rs"]
mod tests;

use super::*;
use crate::files::charts::StoreyStacking;
use crate::files::definition::UnitKind;
use crate::testing::{definitions, terrain_set};

fn shipped() -> (UnitFile, TerrainEffects, Tables) {
    let all = definitions();
    let file = UnitFile { formations: all.formations, units: all.units, weapons: all.weapons };
    (file, all.effects, all.tables)
}

/// The mistakes after a change of the shipped files.
pub(super) fn found(change: impl FnOnce(&mut UnitFile, &mut TerrainEffects, &mut Tables)) -> Vec<DefinitionMistake> {
    let (mut file, mut effects, mut tables) = shipped();
    change(&mut file, &mut effects, &mut tables);
    mistakes(&ClassFile { classes: definitions().classes }, &file, &effects, &tables, &terrain_set())
}

/// Their fields.
pub(super) fn fields(change: impl FnOnce(&mut UnitFile, &mut TerrainEffects, &mut Tables)) -> Vec<String> {
    found(change).into_iter().map(|mistake| format!("{}: {}", mistake.file, mistake.field)).collect()
}

#[test]
fn the_shipped_files_hold_no_mistake() {
    assert_eq!(fields(|_, _, _| {}), Vec::<String>::new());
}

#[test]
fn duplicate_and_unknown_keys_are_found() {
    let found = fields(|file, _, _| {
        file.units[1].id = file.units[0].id.clone();
        file.units[2].formation = "us_paratroop".into();
        file.weapons[1].id = file.weapons[0].id.clone();
        file.weapons[2].nation = "french".into();
        file.formations[1].id = "a b".into();
    });
    for field in ["formations[1].id", "units[1].id", "units[2].formation", "weapons[1].id", "weapons[2].nation"] {
        assert!(found.contains(&format!("units: {field}")), "{field} in {found:?}");
    }
}

#[test]
fn a_squad_is_reduced_to_a_half_squad_of_its_formation() {
    let found = fields(|file, _, _| {
        file.units[0].reduces_to = Reduction::To("wehrmacht_half_squad".into());
        file.units[1].reduces_to = Reduction::To("us_parachute_half_squad".into());
        let glider = file.units.iter_mut().find(|def| def.id == "us_glider_squad").unwrap();
        glider.reduces_to = Reduction::Die { even: "us_glider_squad".into(), odd: "nobody".into() };
    });
    assert!(found.contains(&"units: units[0].reduces_to".into()), "{found:?}");
    assert!(found.contains(&"units: units[1].reduces_to".into()), "{found:?}");
    assert!(found.iter().any(|field| field.ends_with(".reduces_to.even")), "{found:?}");
    assert!(found.iter().any(|field| field.ends_with(".reduces_to.odd")), "{found:?}");
}

#[test]
fn values_that_no_counter_prints_are_found() {
    let found = fields(|file, _, _| {
        file.units[0].back.morale = 0;
        file.units[0].front.leadership = 1;
        file.units[1].front.movement = 99;
        let hero = file.units.iter_mut().find(|def| def.kind == UnitKind::Hero).unwrap();
        hero.back = Face { morale: 5, ..Face::default() };
        file.weapons[0].range = 0;
    });
    let wanted = ["units[0].back.morale", "units[0].front.leadership", "units[1].front.movement", "weapons[0].range"];
    for field in wanted {
        assert!(found.contains(&format!("units: {field}")), "{field} in {found:?}");
    }
    assert!(found.iter().any(|field| field.ends_with("].back")), "{found:?}");
}

#[test]
fn the_chart_names_exactly_the_terrains_of_the_terrain_file() {
    let found = fields(|_, effects, _| {
        let clear = effects.terrains.remove("clear").unwrap();
        effects.terrains.insert("swamp".into(), clear);
        effects.hexsides.get_mut("hedge").unwrap().foot = 99;
        effects.terrains.get_mut("forest").unwrap().spot = Some(7);
    });
    let wanted = ["terrains[\"swamp\"]", "terrains", "hexsides[\"hedge\"].foot", "terrains[\"forest\"].spot"];
    for field in wanted {
        assert!(found.contains(&format!("terrain_effects: {field}")), "{field} in {found:?}");
    }
}

#[test]
fn tables_that_run_the_wrong_way_are_found() {
    let found = fields(|_, _, tables| {
        tables.melee[3].2 = 11;
        tables.melee.swap(5, 6);
        tables.damage.hero[1] = CheckResult::Shaken;
        tables.damage.multi_man[2] = CheckResult::NoEffect;
        tables.points.half_squad = 3;
        tables.stacking_storey = Some(StoreyStacking { half_squads: 0, single_men: 99 });
    });
    let wanted = ["melee[3].2", "melee[6]", "damage.hero.1", "damage.multi_man.2", "points.half_squad"];
    for field in wanted.into_iter().chain(["stacking_storey.half_squads", "stacking_storey.single_men"]) {
        assert!(found.contains(&format!("tables: {field}")), "{field} in {found:?}");
    }
}

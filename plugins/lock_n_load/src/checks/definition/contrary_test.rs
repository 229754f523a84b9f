//! Traits that contradict each other or their class, made in the shipped files.

use crate::checks::definition::tests::{fields, found};
use crate::files::classes::Trait;
use crate::files::definition::UnitDef;

/// The fields that a change of one unit makes wrong or hardly meant.
fn of_unit(key: &str, change: impl FnOnce(&mut UnitDef)) -> Vec<String> {
    let found = fields(|file, _, _| change(file.units.iter_mut().find(|def| def.id == key).unwrap()));
    found.into_iter().filter_map(|field| Some(field.split_once("].")?.1.to_owned())).collect()
}

#[test]
fn a_trait_is_not_gained_and_lost_at_once() {
    let both = |def: &mut UnitDef| {
        def.gains.push(Trait::SelfRallies);
        def.lacks.push(Trait::SelfRallies);
    };
    assert_eq!(of_unit("us_parachute_squad", both), ["lacks[0]"]);
    let printed = |def: &mut UnitDef| def.lacks.push(Trait::AssaultMoves);
    assert_eq!(of_unit("us_parachute_squad", printed), ["lacks[0]"], "it has the red box");
    let told = found(|file, _, _| both(file.units.iter_mut().find(|def| def.id == "us_parachute_squad").unwrap()));
    assert!(told.iter().all(|mistake| !mistake.warning && mistake.message.contains("at once")), "{told:?}");
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::Spots)), ["gains[0]"], "its class has it");
    assert_eq!(of_unit("us_parachute_squad", |def| def.lacks.push(Trait::Heals)), ["lacks[0]"], "nobody gave it");
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::SelfRallies)), [""; 0]);
}

#[test]
fn traits_that_contradict_the_class_or_each_other_are_found() {
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::SingleMan)), ["gains"]);
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::Joins)), ["gains"]);
    assert_eq!(of_unit("us_parachute_half_squad", |def| def.gains.push(Trait::ServesGuns))[..1], ["gains"]);
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::OnlyDefends)), ["gains"]);
    assert!(of_unit("us_medic", |def| def.gains.push(Trait::NeverShaken)).contains(&"gains".to_owned()));
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::Leads)), ["gains"], "only single men lead");
}

#[test]
fn values_without_their_trait_are_found() {
    assert_eq!(
        of_unit("us_medic", |def| (def.front.firepower, def.front.range) = (2, 4)),
        ["front.firepower", "front.range"]
    );
    assert_eq!(of_unit("us_hero", |def| def.self_rally = true), ["self_rally"]);
    assert_eq!(of_unit("us_medic", |def| def.melee_bonus = true), ["melee_bonus"]);
    assert_eq!(of_unit("m4a1", |def| def.stealth = true), ["stealth"]);
}

#[test]
fn what_is_added_to_the_to_hit_roll_speeds_and_letters_are_checked() {
    let found = fields(|_, effects, tables| {
        (tables.to_hit.turret_turned, tables.to_hit.after_move) = (7, -1);
        let mut columns = effects.mobilities.iter_mut();
        let (_, first) = columns.next().unwrap();
        let (_, second) = columns.next().unwrap();
        second.letter = first.letter;
        let fast = second.fast.as_mut().unwrap();
        (fast.movement, fast.on_road) = (0, 61);
    });
    for field in ["tables: to_hit.turret_turned", "tables: to_hit.after_move"] {
        assert!(found.contains(&field.to_owned()), "{field} in {found:?}");
    }
    for field in ["letter", "fast.movement", "fast.on_road"] {
        assert_eq!(
            found.iter().filter(|found| found.ends_with(&format!("].{field}"))).count(),
            1,
            "{field} in {found:?}"
        );
    }
    assert_eq!(found.len(), 5, "{found:?}");
}

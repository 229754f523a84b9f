use super::*;
use crate::files::definition::{FormationDef, UnitDef};
use crate::testing::{Battle, OPERATIONS_FIRST, definitions, scenario_text};

fn formation(more: &str) -> FormationDef {
    let text = format!(r#"(id: "f", name: "F", nation: "us", colour: "f", palette: "ss", smoke: 2, {more})"#);
    ron::from_str(&text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn formations_of_older_files_have_the_traits_that_their_words_meant() {
    assert_eq!(formation("").traits, []);
    assert_eq!(formation("ss: true").traits, formation("traits: [Fanaticism, Dedication]").traits);
    assert_eq!(formation("glider: true").traits, formation("traits: [NotHalvedInGroups, ShiftsMeleeInGroups]").traits);
    let definitions = definitions();
    let of = |unit: &str| definitions.defined(definitions.unit(unit).unwrap());
    assert!(of("ss_leader").may(Trait::Dedication) && !of("german_leader").may(Trait::Dedication));
    assert!(
        of("us_glider_squad").may(Trait::NotHalvedInGroups) && !of("us_parachute_squad").may(Trait::NotHalvedInGroups)
    );
}

#[test]
fn a_definition_adds_traits_to_those_of_its_class_and_takes_some_away() {
    let definitions = definitions();
    let squad = definitions.defined(definitions.unit("us_parachute_squad").unwrap());
    let gains =
        UnitDef { gains: vec![Trait::Heals], lacks: vec![Trait::Smokes, Trait::Fanaticism], ..squad.def.clone() };
    let fanatic = formation("traits: [Fanaticism, Dedication]");
    let traits = squad.class.traits_of(Some(&fanatic), &gains);
    assert!(traits.has(Trait::Heals) && traits.has(Trait::Dedication) && traits.has(Trait::MultiMan));
    assert!(!traits.has(Trait::Smokes) && !traits.has(Trait::Fanaticism), "what it lacks has the last word");
    assert!(traits.has(Trait::AssaultMoves) && !traits.has(Trait::MovesByStealth), "its boxes count");
}

/// What a unit lacks is refused and not offered, whatever its class.
#[test]
fn a_squad_that_lacks_a_trait_may_not_do_it() {
    let ours = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "g", unit: "us_glider_squad", at: "A1")"#;
    let text = scenario_text("....", "", ours, r#"(id: "x", unit: "wehrmacht_squad", at: "D1")"#, OPERATIONS_FIRST, "");
    let change = |file: &mut crate::files::definition::UnitFile, _: &mut crate::files::charts::TerrainEffects| {
        let squads = file.units.iter_mut().filter(|def| def.id == "us_parachute_squad");
        squads.for_each(|def| def.lacks = vec![Trait::Smokes]);
    };
    let mut battle = Battle::with_files(&text, change, &[1]);
    battle.give(table::Side::First, r#"Activate(at: "A1")"#);
    battle.refused_by(table::Side::First, r#"Smoke(unit: "a", at: "B1")"#, "LNL-7.0-01");
    battle.give(table::Side::First, r#"Smoke(unit: "g", at: "B1")"#);
}

/// Each class is one of the two kinds of counters, or that of vehicles, which are neither.
#[test]
fn a_single_man_is_a_trait_of_its_own() {
    for class in definitions().classes {
        let traits = Traits::of(&class.traits);
        let kinds = [Trait::MultiMan, Trait::SingleMan, Trait::Drives].map(|kind| traits.has(kind));
        assert_eq!(kinds.iter().filter(|is| **is).count(), 1, "{:?}", class.kind);
    }
}

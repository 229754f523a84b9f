use super::*;
use crate::terrain::{HexsideDef, TerrainDef};

fn terrain(id: &str, sight: SightClass, silhouettes: &[&[(i32, i32)]]) -> TerrainDef {
    let outline = |corners: &&[(i32, i32)]| corners.iter().map(|(x, y)| Point(*x, *y)).collect();
    let silhouettes = silhouettes.iter().map(outline).collect();
    TerrainDef { id: id.into(), name: "A name".into(), sight, whole_hex: false, silhouettes }
}

/// The fields with errors and those with warnings.
fn found(terrains: Vec<TerrainDef>) -> (Vec<String>, Vec<String>) {
    let hexsides = vec![HexsideDef { id: "hedge".into(), name: "Hedge".into(), sight: SightClass::Degrading }];
    let mistakes = terrain_mistakes(&TerrainSet { terrains, hexsides, second_storey: 2 });
    let of = |warning: bool| {
        let fields = mistakes.iter().filter(|mistake| mistake.warning == warning).map(|mistake| mistake.field.clone());
        fields.collect()
    };
    (of(false), of(true))
}

const SQUARE: &[(i32, i32)] = &[(-50, -50), (50, -50), (50, 50), (-50, 50)];

#[test]
fn a_good_terrain_file_has_no_mistakes() {
    let wood = terrain("wood", SightClass::Blocking(1), &[SQUARE]);
    assert_eq!(found(vec![terrain("clear", SightClass::Clear, &[]), wood]), (vec![], vec![]));
}

#[test]
fn ids_heights_and_silhouettes_of_the_terrain_file_are_told_at_their_place() {
    let clear = || terrain("clear", SightClass::Clear, &[]);
    assert_eq!(found(vec![clear(), clear()]).0, ["terrains[1].id"]);
    assert_eq!(found(vec![clear(), terrain("", SightClass::Clear, &[])]).0, ["terrains[1].id"]);
    assert_eq!(found(vec![clear(), terrain("a", SightClass::Blocking(9), &[])]).0, ["terrains[1].sight"]);
    assert_eq!(found(vec![clear(), terrain("a", SightClass::Blocking(0), &[])]).0, ["terrains[1].sight"]);
    let far = terrain("a", SightClass::Degrading, &[SQUARE, &[(0, 0), (500, 0), (0, 10)]]);
    assert_eq!(found(vec![clear(), far]).0, ["terrains[1].silhouettes[1][1]"]);
    assert_eq!(found(vec![terrain("mud", SightClass::Clear, &[])]).1, ["terrains"]);
    let nameless = TerrainDef { name: " ".into(), ..clear() };
    assert_eq!(found(vec![nameless]).1, ["terrains[0].name"]);
}

#[test]
fn silhouettes_that_enclose_nothing_or_cross_themselves_are_warned_of() {
    let warned = |outline: &[(i32, i32)]| {
        let (errors, warnings) = found(vec![terrain("clear", SightClass::Degrading, &[outline])]);
        assert!(errors.is_empty(), "{errors:?}");
        warnings == ["terrains[0].silhouettes[0]"]
    };
    assert!(!warned(SQUARE));
    assert!(!warned(&[(-50, -50), (0, -50), (50, -50), (0, 50)]), "a corner in the middle of a side is no fault");
    assert!(warned(&[(-50, 0), (0, 0), (50, 0)]), "a line");
    assert!(warned(&[(-50, -50), (50, 50), (50, -50), (-50, 40)]), "a bow tie");
    assert!(warned(&[(-50, -50), (50, -50), (50, -50), (0, 50)]), "a corner twice");
    assert!(warned(&[(-50, -50), (50, -50), (0, 50), (0, -50), (-50, 60)]), "it touches its own side");
    assert!(warned(&[(-50, -50), (90, -50), (50, -50), (0, 50)]), "a spike");
}

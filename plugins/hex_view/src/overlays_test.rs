use super::*;
use crate::contract::Overlay;
use crate::space;

fn sketches() -> [Map; 2] {
    let alone = hex_board::sketch::map(
        ". . . . .
         . . . . .
         . . . . .",
    );
    let shifted = hex_board::sketch::map(". .");
    [alone, shifted]
}

#[test]
fn tiles_lie_exactly_on_the_hexes_at_every_resolution() {
    for map in sketches() {
        let frame = Frame::of(&map).expect("hexes");
        for width in WIDTHS {
            let bundle = tile_map(frame, width, Handle::default(), 0);
            for hex in &map.hexes {
                let tile = frame.tile(hex.centre);
                assert!(tile.within_map_bounds(&frame.size), "{:?}", hex.names);
                let centre = tile.center_in_world(
                    &frame.size,
                    &bundle.grid_size,
                    &bundle.tile_size,
                    &bundle.map_type,
                    &TilemapAnchor::None,
                );
                let place = bundle.transform.transform_point(centre.extend(0.0)).truncate();
                assert!(place.distance(space::world(hex.centre)) < 0.05, "{:?}: {place} at {width}", hex.names);
            }
        }
    }
}

#[test]
fn two_hexes_never_share_a_tile() {
    for map in sketches() {
        let frame = Frame::of(&map).expect("hexes");
        let mut tiles: Vec<TilePos> = map.hexes.iter().map(|hex| frame.tile(hex.centre)).collect();
        tiles.sort();
        tiles.dedup();
        assert_eq!(tiles.len(), map.hexes.len());
    }
}

#[test]
fn kinds_of_different_layers_stand_in_one_hex_together() {
    let [map, _] = sketches();
    let overlay = |kind, hex| Overlay { hex: HexId(hex), kind, text: None };
    let overlays = Overlays {
        hexes: vec![
            overlay(OverlayKind::Reachable, 1),
            overlay(OverlayKind::Danger, 1),
            overlay(OverlayKind::Path, 1),
            overlay(OverlayKind::Objective(ZonePattern::Second), 1),
            overlay(OverlayKind::Zone(ZonePattern::Second), 1),
            overlay(OverlayKind::Selected, 9999),
        ],
        accents: [Color::BLACK, Color::srgb(0.5, 0.6, 0.7)],
        ..default()
    };
    let marks = marks(&overlays, &map);
    assert_eq!(marks.len(), 3, "a zone is outlined as a whole");
    assert_eq!(Some(marks[&(1, HexId(1))].tile), tile_of(OverlayKind::Path));
    assert_eq!(marks[&(3, HexId(1))].colour, overlays.accents[1]);
}

#[test]
fn what_is_likelier_is_hotter() {
    for (less, more) in [(1, 2), (2, 6), (6, 12), (12, 24), (24, 36)] {
        let (less, more) = (heat(less), heat(more));
        assert!(less.alpha() < more.alpha() && less.to_srgba().green > more.to_srgba().green);
    }
    assert_eq!(tile_of(OverlayKind::Heat(7)), tile_of(OverlayKind::Heat(0)), "tinted, not painted anew");
}

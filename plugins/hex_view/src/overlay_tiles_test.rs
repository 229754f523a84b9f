use super::*;

fn tile(kind: OverlayKind) -> Pixmap {
    paint_tile(kind, 120, 104, &INKS)
}

/// Opacity as a grey picture: what remains of a tile without its colour.
fn shape(kind: OverlayKind) -> Vec<u8> {
    let luminance = |pixel: &tiny_skia::PremultipliedColorU8| {
        ((u32::from(pixel.red()) * 3 + u32::from(pixel.green()) * 6 + u32::from(pixel.blue())) / 10
            + u32::from(pixel.alpha()))
            / 2
    };
    tile(kind).pixels().iter().map(|pixel| luminance(pixel) as u8).collect()
}

#[test]
fn every_kind_has_a_tile_of_its_own() {
    for (n, kind) in KINDS.into_iter().enumerate() {
        assert_eq!(tile_of(kind), Some(n as u32));
        assert!(layer_of(kind) < LAYERS);
    }
}

#[test]
fn tiles_differ_without_colour() {
    for (n, a) in KINDS.into_iter().enumerate() {
        for b in KINDS.into_iter().skip(n + 1) {
            let far = shape(a).iter().zip(&shape(b)).filter(|(x, y)| x.abs_diff(**y) > 24).count();
            assert!(far > 120, "{a:?} and {b:?} differ in {far} of 12480 pixels");
        }
    }
}

#[test]
fn no_tile_reaches_into_its_neighbours() {
    for kind in KINDS {
        let tile = tile(kind);
        for (x, y) in [(0, 0), (119, 0), (0, 103), (119, 103), (14, 14), (105, 90)] {
            assert_eq!(tile.pixel(x, y).map(|pixel| pixel.alpha()), Some(0), "{kind:?} at {x}, {y}");
        }
    }
}

#[test]
fn the_picture_holds_all_tiles() {
    let strip = paint_tiles(60, false);
    let rows = (KINDS.len() as u32).div_ceil(COLUMNS);
    assert_eq!((strip.width(), strip.height()), (60 * COLUMNS, 52 * rows));
    // Some graphics cards take no wider picture.
    const { assert!(480 * COLUMNS <= 8192) };
}

#[test]
fn the_colours_for_the_colour_blind_are_others() {
    assert_ne!(paint_tiles(60, true).data(), paint_tiles(60, false).data());
}

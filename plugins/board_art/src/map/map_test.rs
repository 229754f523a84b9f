use super::*;
use hex_board::sketch;

const VILLAGE: &str = "
    f f . w w
    f l b . o
    . m . S S
    ~ ~ H . S
    . . W c c1
    hedge C1/D2
    wall C2/D3
    bocage B2/C2
    road C5 C4 C3
    stream A4 B5";

fn painter() -> MapPainter {
    MapPainter::new(&sketch::map(VILLAGE))
}

fn colour_at(picture: &Pixmap, region: (Point, Point), pixels_per_hex: f32, at: Vec2) -> [f32; 3] {
    // The mean over a small square: single pixels are noise.
    let pixel_box = PixelBox::new(region, pixels_per_hex);
    let scale = pixels_per_hex / HEX_WIDTH;
    let (x, y) = ((at.x * scale) as i32 - pixel_box.left, (at.y * scale) as i32 - pixel_box.top);
    let mut sum = [0.0; 3];
    for dy in -3..=3 {
        for dx in -3..=3 {
            let pixel = picture.pixel((x + dx) as u32, (y + dy) as u32).expect("inside the picture");
            for (sum, byte) in sum.iter_mut().zip([pixel.red(), pixel.green(), pixel.blue()]) {
                *sum += f32::from(byte) / 49.0;
            }
        }
    }
    sum
}

fn apart(a: [f32; 3], b: [f32; 3]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum()
}

#[test]
fn the_same_region_is_painted_alike_twice() {
    let region = painter().region();
    let (one, other) = (painter().paint(region, 40.0), painter().paint(region, 40.0));
    assert_eq!(one.data(), other.data());
    assert!(one.data().iter().any(|byte| *byte > 0));
}

#[test]
fn two_halves_are_the_whole() {
    let painter = painter();
    let (north_west, south_east) = painter.region();
    // 60 pixels to 240 units: a cut at a multiple of 4 units lies on a pixel's edge.
    let middle = (north_west.0 + 500) / 4 * 4;
    let whole = painter.paint((north_west, south_east), 60.0);
    let west = painter.paint((north_west, Point(middle, south_east.1)), 60.0);
    let east = painter.paint((Point(middle, north_west.1), south_east), 60.0);
    assert_eq!(west.width() + east.width(), whole.width());
    for y in 0..whole.height() {
        for x in 0..whole.width() {
            let half = if x < west.width() { west.pixel(x, y) } else { east.pixel(x - west.width(), y) };
            assert_eq!(half, whole.pixel(x, y), "at {x}, {y}");
        }
    }
}

#[test]
fn what_blocks_is_drawn_and_open_ground_is_open() {
    let map = sketch::map(VILLAGE);
    let painter = MapPainter::new(&map);
    let region = painter.region();
    let picture = painter.paint(region, 100.0);
    let at = |name: &str| map.at(map.hex(name.parse().expect("a name")).expect("on the map")).centre;
    let colour = |centre: Point| colour_at(&picture, region, 100.0, centre.into());
    let ground = [0xB0 as f32, 0xB0 as f32, 0x82 as f32];
    assert!(apart(colour(at("A3")), ground) < 40.0, "{:?}", colour(at("A3")));
    for solid in ["A1", "A2", "D1", "D3", "E3", "C5", "B4"] {
        assert!(apart(colour(at(solid)), ground) > 45.0, "{solid}: {:?}", colour(at(solid)));
    }
    // Outside the forest's silhouette, towards the light, the ground shows again.
    let edge = at("A1") - Point(0, 98);
    assert!(apart(colour(edge), ground) < 60.0, "{:?}", colour(edge));
    assert!(colour(edge)[0] > colour(at("A1"))[0] + 40.0, "{:?}", colour(edge));
}

#[test]
fn stone_wood_and_forest_differ() {
    let map = sketch::map("S . W . f");
    let painter = MapPainter::new(&map);
    let picture = painter.paint(painter.region(), 100.0);
    let mean = |name: &str| {
        let centre = Vec2::from(map.at(map.hex(name.parse().expect("a name")).expect("on the map")).centre);
        let mut sum = [0.0; 3];
        for (dx, dy) in [(-30.0, -30.0), (30.0, -30.0), (30.0, 30.0), (-30.0, 30.0)] {
            let here = colour_at(&picture, painter.region(), 100.0, centre + shape::vec2(dx, dy));
            sum = [sum[0] + here[0] / 4.0, sum[1] + here[1] / 4.0, sum[2] + here[2] / 4.0];
        }
        sum
    };
    let (stone, wood, forest) = (mean("A1"), mean("C1"), mean("E1"));
    assert!(wood[0] > wood[2] + 40.0, "wood is red-brown: {wood:?}");
    assert!((stone[0] - stone[2]).abs() < 30.0, "stone is grey: {stone:?}");
    assert!(forest[1] > forest[0] && forest[1] > forest[2], "forest is green: {forest:?}");
}

#[test]
fn outside_the_map_is_transparent() {
    let painter = painter();
    let (north_west, south_east) = painter.region();
    let picture = painter.paint((north_west - Point(400, 400), south_east), 30.0);
    assert_eq!(picture.pixel(5, 5).expect("inside the picture").alpha(), 0);
}

#[test]
fn the_grid_fades_on_small_hexes() {
    let painter = painter();
    let blank = |pixels_per_hex: f32| {
        let pixel_box = PixelBox::new(painter.region(), pixels_per_hex);
        let mut pixmap = Pixmap::new(pixel_box.width, pixel_box.height).expect("a picture");
        painter.paint_grid(&mut pixmap, painter.region(), pixels_per_hex);
        pixmap.data().iter().map(|byte| u64::from(*byte)).sum::<u64>()
    };
    assert_eq!(blank(7.0), 0);
    assert!(blank(60.0) > 0);
}

#[test]
fn the_sight_tool_outlines_what_acts_on_sight() {
    let map = sketch::map(". . f");
    let painter = MapPainter::new(&map);
    let pixel_box = PixelBox::new(painter.region(), 60.0);
    let mut pixmap = Pixmap::new(pixel_box.width, pixel_box.height).expect("a picture");
    painter.outline(&mut pixmap, painter.region(), 60.0);
    let west: u32 = (0..pixmap.height()).map(|y| u32::from(pixmap.pixel(20, y).expect("inside").alpha())).sum();
    assert_eq!(west, 0);
    assert!(pixmap.data().iter().any(|byte| *byte > 0));
}

#[test]
fn thin_smoke_is_thinner_and_both_end_softly() {
    let (dense, thin) = (smoke_sprite(96, 1), smoke_sprite(96, 2));
    let weight = |picture: &Pixmap| picture.pixels().iter().map(|pixel| u64::from(pixel.alpha())).sum::<u64>();
    assert!(weight(&thin) * 10 < weight(&dense) * 8);
    assert!(dense.pixel(48, 48).expect("inside").alpha() > 200);
    for picture in [dense, thin] {
        assert_eq!(picture.pixel(0, 48).expect("inside").alpha(), 0);
    }
}

#[test]
fn a_thumbnail_has_the_width_asked_for() {
    let picture = MapPainter::thumbnail(&sketch::map(VILLAGE), 200);
    assert!(picture.width().abs_diff(200) <= 1);
}

#[test]
fn a_hedge_runs_on_around_corners_and_covers_its_hexsides() {
    use hexsides::{Barrier, Side, stretches};
    let corners: Vec<Vec2> = VERTICES.iter().map(|corner| Vec2::from(*corner)).collect();
    let grain = Grain::new(7);
    for (barrier, reach) in [(Barrier::Hedge, 15.0), (Barrier::Bocage, 20.0), (Barrier::Wall, 7.0)] {
        let side = |n: usize| Side { barrier, from: corners[n], to: corners[n + 1], gap: None };
        let drawn = stretches(&[side(3), side(1), side(2)], &grain);
        assert_eq!(drawn.len(), 1, "three sides are one {barrier:?}");
        for n in 1..4 {
            for part in 0..=10 {
                let at = corners[n].mix(corners[n + 1], part as f32 / 10.0);
                let away = shape::line_distance(at, &drawn[0].line);
                assert!(away < reach, "{barrier:?}: what blocks lies {away} beside what is seen");
            }
        }
        let with_gate = Side { gap: Some(21.0), ..side(1) };
        assert_eq!(stretches(&[with_gate], &grain).len(), 2, "a gate parts it");
    }
    let round: Vec<Side> = (0..6)
        .map(|n| Side { barrier: Barrier::Hedge, from: corners[n], to: corners[(n + 1) % 6], gap: None })
        .collect();
    let closed = stretches(&round, &grain);
    let (first, last) = (closed[0].line[0], *closed[0].line.last().expect("points"));
    assert!(closed.len() == 1 && (first - last).length() < 1.0, "a ring has no ends");
}

#[test]
fn shells_on_a_hex_end_softly_and_differ_from_smoke_and_from_each_other() {
    let sprites = [barrage_sprite(96), ranging_sprite(96), smoke_sprite(96, 1)];
    for (n, sprite) in sprites.iter().enumerate() {
        assert!((0..96).all(|x| sprite.pixel(x, 0).unwrap().alpha() == 0 && sprite.pixel(0, x).unwrap().alpha() == 0));
        for other in &sprites[n + 1..] {
            let pairs = sprite.pixels().iter().zip(other.pixels());
            assert!(pairs.filter(|(a, b)| a != b).count() > 2000);
        }
    }
    assert_eq!(barrage_sprite(64).data(), barrage_sprite(64).data());
    for pixels in [0, 1, 7] {
        assert_eq!(barrage_sprite(pixels).width(), pixels.max(1));
        assert_eq!(ranging_sprite(pixels).width(), pixels.max(1));
    }
    // The aim lies in the middle, and the hex under fire is dark against its dust.
    assert!(ranging_sprite(96).pixel(48, 48).unwrap().alpha() > 200);
}

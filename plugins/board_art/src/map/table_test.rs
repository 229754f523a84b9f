//! Tables are painted as they are measured, and those that are shipped are right.

use super::*;
use measured_table::terrain::{TableDef, kind_mistakes, table_mistakes};
use measured_table::{Ground, KindSet, Point};
use std::path::PathBuf;

pub(crate) const TABLES: [&str; 6] =
    ["village_street", "bocage", "night_wood", "steppe_farm", "mill_brook", "sunken_lane"];

fn assets() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

fn read<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let text = std::fs::read_to_string(assets().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, ron::error::SpannedError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text)
}

pub(crate) fn kinds() -> KindSet {
    read("measured_terrain.ron")
}

pub(crate) fn table(name: &str) -> Ground {
    let def: TableDef = read(&format!("perrys_heroes/tables/{name}.ron"));
    Ground::build(&def, &kinds()).unwrap_or_else(|mistakes| panic!("{name}: {mistakes:#?}"))
}

/// A small table: a wood, a hedge that ends on open ground, a house with a door in the south, a hill.
fn sketch() -> (Ground, TablePainter) {
    let text = r#"(name: "A sketch", size: (60, 40), pieces: [
        (kind: "wood", shape: Area([(4, 4), (20, 4), (20, 18), (4, 18)])),
        (kind: "hedge", shape: Line(along: [(30, 8), (50, 8)], thickness: 2)),
        (kind: "house", shape: Hull(at: (36, 26), size: (12, 10), heading: 0), storeys: 2,
            doors: [(at: (36, 32), width: 3)], id: "house"),
        (kind: "hill", shape: Area([(6, 24), (22, 24), (22, 36), (6, 36)]), level: 1, slope: 3),
    ])"#;
    let ground = Ground::build(&parse(text).expect("it reads"), &kinds()).expect("it is right");
    let painter = TablePainter::new(&ground, &kinds());
    (ground, painter)
}

fn cm(x: f32, y: f32) -> Point {
    Point::new((x * 100.0) as i32, (y * 100.0) as i32)
}

/// The mean colour of a square of half a centimetre.
fn colour(painter: &TablePainter, x: f32, y: f32) -> [f32; 3] {
    let pixels = TablePainter::pixels(cm(x - 0.25, y - 0.25), cm(x + 0.25, y + 0.25), 16.0);
    let picture = painter.paint(pixels, 16.0);
    let count = picture.pixels().len() as f32;
    let mean = |channel: fn(tiny_skia::PremultipliedColorU8) -> u8| {
        picture.pixels().iter().map(|pixel| f32::from(channel(*pixel))).sum::<f32>() / count
    };
    [mean(|pixel| pixel.red()), mean(|pixel| pixel.green()), mean(|pixel| pixel.blue())]
}

#[test]
fn the_kinds_are_right_and_each_names_a_painting() {
    let kinds = kinds();
    assert_eq!(kind_mistakes(&kinds), []);
    for kind in &kinds.kinds {
        assert!(PAINTINGS.contains(&kind.painting.as_str()), "{}: {}", kind.key, kind.painting);
    }
    for painting in PAINTINGS {
        assert!(kinds.kinds.iter().any(|kind| kind.painting == painting), "nothing is painted as {painting}");
    }
}

#[test]
fn every_table_that_is_shipped_is_right() {
    let files = std::fs::read_dir(assets().join("perrys_heroes/tables")).expect("the tables").count();
    assert_eq!(files, TABLES.len());
    for name in TABLES {
        let def: TableDef = read(&format!("perrys_heroes/tables/{name}.ron"));
        assert_eq!(table_mistakes(&def, &kinds()), [], "{name}");
        assert!(def.size.0.0 <= 18_000 && def.size.1.0 <= 12_000, "{name}");
        assert!((25..=60).contains(&def.pieces.len()), "{name} has {} pieces", def.pieces.len());
        let ground = table(name);
        assert!(ground.pieces.iter().any(|piece| !piece.doors.is_empty()), "{name}: nobody can enter anything");
    }
}

/// Each half of a table, west and east, has things to hide behind; and nothing stands in anything else.
#[test]
fn both_sides_of_every_table_have_cover_and_no_house_stands_in_another_thing() {
    for name in TABLES {
        let ground = table(name);
        let kinds = kinds();
        let middle = |piece: &measured_table::Piece| {
            let bounds = measured_table::Shape::bounds(piece);
            (bounds.least.x + bounds.most.x) / 2
        };
        let covers = |piece: &&measured_table::Piece| kinds.def(piece.kind).height.0 > 0;
        for (side, range) in [("west", 0..9_000), ("east", 9_000..18_000)] {
            let count = ground.pieces.iter().filter(covers).filter(|piece| range.contains(&middle(piece))).count();
            assert!(count >= 8, "{name}: {count} pieces of cover in the {side}");
        }
        let tall =
            |n: &usize| ["house", "ruin", "wood", "orchard"].contains(&kinds.def(ground.pieces[*n].kind).key.as_str());
        let tall: Vec<usize> = (0..ground.pieces.len()).filter(tall).collect();
        for (n, one) in tall.iter().enumerate() {
            for other in &tall[n + 1..] {
                let apart = measured_table::shapes::gap(&ground.pieces[*one], &ground.pieces[*other]);
                assert!(apart.is_open(), "{name}: pieces {one} and {other} stand in each other");
            }
        }
    }
}

#[test]
fn a_table_is_painted_alike_twice_and_in_parts() {
    let (ground, painter) = sketch();
    let (low, high) = (ground.bounds.least, ground.bounds.most);
    let whole = painter.paint(TablePainter::pixels(low, high, 7.0), 7.0);
    assert_eq!(
        whole.data(),
        TablePainter::new(&ground, &kinds()).paint(TablePainter::pixels(low, high, 7.0), 7.0).data()
    );
    let part = PixelBox { left: 101, top: 37, width: 150, height: 120 };
    let picture = painter.paint(part, 7.0);
    for y in 0..part.height {
        for x in 0..part.width {
            let of_whole = whole.pixel(x + part.left as u32, y + part.top as u32);
            assert_eq!(picture.pixel(x, y), of_whole, "at {x}, {y}");
        }
    }
}

/// What is drawn is what blocks: a hedge is as thick as it is measured and ends where it is measured.
#[test]
fn a_hedge_is_drawn_where_it_is_measured() {
    let (_, painter) = sketch();
    // Green against the mat's yellow.
    let leafy = |x: f32, y: f32| {
        let [red, green, _] = colour(&painter, x, y);
        green - red > 20.0
    };
    for (x, y) in [(30.4, 8.0), (40.0, 8.0), (49.6, 8.0), (40.0, 7.4), (40.0, 8.6)] {
        assert!(leafy(x, y), "{x}, {y}: {:?}", colour(&painter, x, y));
    }
    for (x, y) in [(29.4, 8.0), (50.7, 7.2), (40.0, 6.4)] {
        assert!(!leafy(x, y), "{x}, {y}: {:?}", colour(&painter, x, y));
    }
}

#[test]
fn a_wood_has_its_floor_to_its_edge_and_no_further() {
    let (_, painter) = sketch();
    let dark = |x: f32, y: f32| colour(&painter, x, y)[0] < 125.0;
    for x in [5.0, 9.0, 13.0, 17.0] {
        assert!(dark(x, 4.6), "{x}: {:?}", colour(&painter, x, 4.6));
        // In the light: to the south its shadow falls.
        assert!(!dark(x, 3.2), "{x}: {:?}", colour(&painter, x, 3.2));
    }
}

#[test]
fn a_house_is_opened_exactly_under_its_roof() {
    let (ground, painter) = sketch();
    let house = ground.piece("house").expect("there is one");
    assert_eq!(painter.storeys(house), 2);
    let (pixels, open) = painter.opened(house, 10.0).expect("it is a house");
    assert!(painter.opened(0, 10.0).is_none(), "a wood has no roof");
    let alpha = |x: f32, y: f32| {
        let at = |place: f32, corner: i32| ((place * 10.0) as i32 - corner) as u32;
        open.pixel(at(x, pixels.left), at(y, pixels.top)).expect("inside").alpha()
    };
    assert_eq!((alpha(36.0, 26.0), alpha(31.2, 20.2), alpha(40.8, 31.8)), (255, 255, 255));
    assert_eq!((alpha(30.9, 26.0), alpha(36.0, 32.1)), (0, 0));
    let red = |x: f32, y: f32| {
        let at = |place: f32, corner: i32| ((place * 10.0) as i32 - corner) as u32;
        open.pixel(at(x, pixels.left), at(y, pixels.top)).expect("inside").red()
    };
    // The door is a gap in the wall: the floor is seen in it, darker than the wall's top beside it.
    assert!(red(33.0, 31.7) > red(36.0, 31.7) + 15, "{} {}", red(33.0, 31.7), red(36.0, 31.7));
}

#[test]
fn the_frame_ends_a_table() {
    let (_, painter) = sketch();
    let at = |x: f32, y: f32| {
        let corner = PixelBox { left: (x * 8.0) as i32, top: (y * 8.0) as i32, width: 1, height: 1 };
        painter.paint(corner, 8.0).pixel(0, 0).expect("one pixel")
    };
    let wide = TablePainter::FRAME as f32 / 100.0;
    assert_eq!(at(-wide - 0.5, 20.0).alpha(), 0);
    let wood = at(-wide * 0.5, 20.0);
    assert!(wood.alpha() == 255 && wood.red() > wood.green() + 15, "{wood:?}");
    assert_eq!(at(30.0, 39.0).alpha(), 255);
}

#[test]
fn a_hill_is_lit_in_the_north_west_and_dark_in_the_south_east() {
    let (_, painter) = sketch();
    let light = |x: f32, y: f32| colour(&painter, x, y).iter().sum::<f32>();
    assert!(light(4.6, 30.0) > light(23.4, 30.0) + 40.0, "{} {}", light(4.6, 30.0), light(23.4, 30.0));
}

#[test]
fn outlines_and_hours_change_a_picture() {
    let (_, painter) = sketch();
    let pixels = TablePainter::pixels(cm(0.0, 0.0), cm(30.0, 20.0), 6.0);
    let plain = painter.paint(pixels, 6.0);
    let mut outlined = plain.clone();
    painter.outline(&mut outlined, pixels, 6.0, &[0]);
    let changed = plain.pixels().iter().zip(outlined.pixels()).filter(|(one, other)| one != other).count();
    // A line around 16 by 14 cm, a few pixels wide.
    assert!((300..2_500).contains(&changed), "{changed}");
    let bright = |hour: Hour| {
        let mut picture = plain.clone();
        hour.grade(&mut picture);
        picture.data().iter().map(|byte| u64::from(*byte)).sum::<u64>()
    };
    assert!(bright(Hour::Noon) > bright(Hour::Dusk) && bright(Hour::Dusk) > bright(Hour::Night));
}

/// A table may give any kind any shape: each leaves its mark where it lies, and nothing ends the program.
#[test]
fn any_kind_in_any_shape_is_painted() {
    let kinds = kinds();
    let shapes = [
        "Area([(6, 6), (24, 8), (22, 24), (14, 16), (8, 24)])",
        "Pierced(outline: [(6, 6), (26, 6), (26, 26), (6, 26)], holes: [[(13, 13), (19, 13), (16, 19)]])",
        "Hull(at: (16, 16), size: (18, 7), heading: 30)",
        "Line(along: [(6, 8), (16, 16), (24, 12), (26, 24)], thickness: 3)",
    ];
    let bare = |text: &str| {
        let text = format!(r#"(name: "One piece", size: (32, 32), pieces: [{text}])"#);
        let ground = Ground::build(&parse(&text).expect("it reads"), &kinds).expect("it is right");
        let painter = TablePainter::new(&ground, &kinds);
        painter.paint(TablePainter::pixels(ground.bounds.least, ground.bounds.most, 5.0), 5.0)
    };
    let empty = bare("");
    for kind in &kinds.kinds {
        for shape in shapes {
            let hill = kind.painting == "hill";
            if hill && shape.starts_with("Line") {
                continue;
            }
            let level = if hill { ", level: 1, slope: 4" } else { "" };
            let picture = bare(&format!(r#"(kind: "{}", shape: {shape}{level})"#, kind.key));
            let changed = empty.pixels().iter().zip(picture.pixels()).filter(|(one, other)| one != other).count();
            assert!(changed > 600, "{} as {shape}: {changed} pixels", kind.key);
        }
    }
}

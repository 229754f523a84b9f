//! Paints a measured table into PNG files, to look at: the whole table with its frame, or a part of it at another scale.
//!
//! ```text
//! cargo run -p board_art --example paint_table --release -- assets/measured_terrain.ron TABLE.ron out.png 6
//! ... out.png 24 64,47 1280x720        a part of 1280 by 720 pixels around a place of the table, in centimetres
//! ... out.png 24 open outline night    with the roofs off, with the exact outlines, by night
//! ```
use board_art::map::{Hour, PixelBox, TablePainter};
use measured_table::{Ground, KindSet, Point, TableDef};
use std::error::Error;
use std::time::Instant;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kinds, table, out, pixels_per_cm, rest @ ..] = arguments.as_slice() else {
        return Err(
            "usage: paint_table KINDS.ron TABLE.ron OUT.png PIXELS_PER_CM [X,Y WIDTHxHEIGHT] [open] [outline] \
                    [dusk] [night]"
                .into(),
        );
    };
    let reader = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let kinds: KindSet = reader.from_str(&std::fs::read_to_string(kinds)?)?;
    let def: TableDef = reader.from_str(&std::fs::read_to_string(table)?)?;
    let ground = Ground::build(&def, &kinds).map_err(|mistakes| format!("{mistakes:#?}"))?;
    let scale: f32 = pixels_per_cm.parse()?;

    let start = Instant::now();
    let painter = TablePainter::new(&ground, &kinds);
    let placed = start.elapsed();
    let frame = TablePainter::FRAME;
    let (low, high) = (ground.bounds.least, ground.bounds.most);
    let beyond = |at: Point, by: i32| Point::new(at.x + by, at.y + by);
    let mut pixels = TablePainter::pixels(beyond(low, -frame), beyond(high, frame), scale);
    if let [place, size, ..] = rest
        && let (Some((x, y)), Some((width, height))) = (place.split_once(','), size.split_once('x'))
    {
        let (x, y): (f32, f32) = (x.parse()?, y.parse()?);
        let (width, height): (u32, u32) = (width.parse()?, height.parse()?);
        let corner = |at: f32, side: u32| (at * scale) as i32 - side as i32 / 2;
        pixels = PixelBox { left: corner(x, width), top: corner(y, height), width, height };
    }
    let start = Instant::now();
    let mut picture = painter.paint(pixels, scale);
    let painted = start.elapsed();
    // The second picture of a scale has the stamps of the first.
    let start = Instant::now();
    painter.paint(pixels, scale);
    let again = start.elapsed();
    let wants = |word: &str| rest.iter().any(|argument| argument == word);
    let all: Vec<usize> = (0..ground.pieces.len()).collect();
    if wants("open") {
        for (place, house) in all.iter().filter_map(|piece| painter.opened(*piece, scale)) {
            put(&mut picture, &house, place.left - pixels.left, place.top - pixels.top);
        }
    }
    if wants("outline") {
        painter.outline(&mut picture, pixels, scale, &all);
    }
    for (word, hour) in [("dusk", Hour::Dusk), ("night", Hour::Night)] {
        if wants(word) {
            hour.grade(&mut picture);
        }
    }
    picture.save_png(out)?;
    let (width, height) = (picture.width(), picture.height());
    eprintln!("{width} x {height} pixels; placed in {placed:?}, painted in {painted:?}, then {again:?}");
    Ok(())
}

fn put(picture: &mut Pixmap, sprite: &Pixmap, left: i32, top: i32) {
    picture.draw_pixmap(left, top, sprite.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}

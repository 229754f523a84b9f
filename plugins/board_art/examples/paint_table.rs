//! Paints a measured table into PNG files, to look at: the whole table with its frame, or a part of it at another scale.
//!
//! ```text
//! cargo run -p board_art --example paint_table --release -- assets/measured_terrain.ron TABLE.ron out.png 6
//! ... out.png 24 64,47 1280x720        a part of 1280 by 720 pixels around a place of the table, in centimetres
//! ... out.png 24 open outline men night    with the roofs off, with the exact outlines, with figures, by night
//! ```
use board_art::map::{Hour, PixelBox, TablePainter};
use board_art::{
    Arm, Base, Experience, FarFigure, Figure, Grade, Mark, Outfit, Posture, Rgb, paint_far_figure, paint_figure,
    paint_smoke_marker, paint_smoke_plume, paint_unlocated,
};
use measured_table::{Ground, KindSet, Point, TableDef};
use std::error::Error;
use std::time::Instant;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kinds, table, out, pixels_per_cm, rest @ ..] = arguments.as_slice() else {
        return Err(
            "usage: paint_table KINDS.ron TABLE.ron OUT.png PIXELS_PER_CM [X,Y WIDTHxHEIGHT] [open] [outline] [men] \
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
    for (word, hour) in [("dusk", Hour::Dusk), ("night", Hour::Night)] {
        if wants(word) {
            hour.grade(&mut picture);
        }
    }
    if wants("men") {
        add_men(&mut picture, scale);
    }
    if wants("outline") {
        painter.outline(&mut picture, pixels, scale, &all);
    }
    picture.save_png(out)?;
    let (width, height) = (picture.width(), picture.height());
    eprintln!("{width} x {height} pixels; placed in {placed:?}, painted in {painted:?}, then {again:?}");
    Ok(())
}

fn put(picture: &mut Pixmap, sprite: &Pixmap, left: i32, top: i32) {
    picture.draw_pixmap(left, top, sprite.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}

/// Two teams that meet in the middle of the picture, a numbered disc and smoke. Places are centimetres from the middle.
fn add_men(picture: &mut Pixmap, scale: f32) {
    let middle = (picture.width() as f32 / 2.0, picture.height() as f32 / 2.0);
    let mut add = |sprite: &Pixmap, (x, y): (f32, f32)| {
        let half = sprite.width() as f32 / 2.0;
        let corner = |middle: f32, away: f32| (middle + away * scale - half).round() as i32;
        put(picture, sprite, corner(middle.0, x), corner(middle.1, y));
    };
    add(&paint_smoke_marker((10.0 * scale) as u32), (15.0, 9.0));
    add(&paint_smoke_plume((10.0 * scale) as u32), (15.0, 9.0));
    let arms = [Arm::Rifle, Arm::SubmachineGun, Arm::MachineGun, Arm::Rifle, Arm::Pistol, Arm::Tube, Arm::Rifle];
    let postures = [Posture::Standing, Posture::Crouched, Posture::Prone, Posture::Prone, Posture::Standing];
    let west = [(-15.0, -3.0), (-11.5, 2.0), (-18.0, 4.0), (-8.0, -6.5), (-20.0, -2.5), (-13.0, 8.0), (-6.0, 7.5)];
    let east = [(8.0, -5.0), (12.0, 0.5), (6.0, 2.5), (16.0, -6.0), (18.5, 2.0), (2.5, -9.0), (21.0, -3.0)];
    let sides = [(Outfit::M1, 0x6F8F3E, west, 90.0), (Outfit::Stahlhelm, 0x6F8490, east, 270.0)];
    let size = (5.0 * scale) as u32;
    for (outfit, colour, places, looks) in sides {
        let side = Rgb::hex(colour);
        for (n, place) in places.into_iter().enumerate() {
            let heading = looks + (n as f32 * 41.0) % 60.0 - 30.0;
            let (arm, posture) = (arms[n % arms.len()], postures[(n + 1) % postures.len()]);
            let marks: &[Mark] = [&[][..], &[Mark::Alert], &[Mark::Wounded, Mark::Pinned], &[Mark::Jammed]][n % 4];
            let grade = [Grade::Nco, Grade::Soldier, Grade::Soldier, Grade::Officer][n % 4];
            let experience = [Experience::Normal, Experience::Veteran, Experience::Normal, Experience::Green][n % 4];
            // Where bases are small a letter says more than a helmet.
            if scale < 9.0 {
                let far = FarFigure { side, letter: "A".to_string(), posture, mark: marks.first().copied() };
                add(&paint_far_figure(&far, heading, size), place);
            } else {
                let base = Base { side, grade, experience };
                add(&paint_figure(&Figure { outfit, arm, posture }, &base, marks, heading, size), place);
            }
        }
        add(&paint_unlocated(side, 17, size), (places[0].0 * 1.5, 10.5));
    }
}

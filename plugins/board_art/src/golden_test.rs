//! Golden pictures of a table at two scales and of figures, tolerant as those of `tests/it/golden.rs`. `GOLDEN=write` paints them anew.

use crate::map::table_test::{kinds, table};
use crate::map::{PixelBox, TablePainter};
use crate::{
    Arm, Base, Experience, FarFigure, Figure, Grade, Mark, Outfit, Posture, Rgb, paint_far_figure, paint_figure,
    paint_smoke_marker, paint_smoke_plume, paint_unlocated,
};
use std::path::PathBuf;
use tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

/// The mean difference of a colour channel that is still the same picture, of 255.
const TOLERANCE: f64 = 2.0;

#[track_caller]
fn check(name: &str, picture: &Pixmap) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        picture.save_png(&path).expect("the folder of the picture can be written");
    }
    let golden = Pixmap::load_png(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!((golden.width(), golden.height()), (picture.width(), picture.height()), "{name}");
    let total: u64 = golden.data().iter().zip(picture.data()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    let mean = total as f64 / golden.data().len() as f64;
    if mean > TOLERANCE {
        let seen = std::env::temp_dir().join(name);
        picture.save_png(&seen).expect("the folder for passing things can be written");
        panic!("{name} differs by {mean:.2} on average; it now looks like {}", seen.display());
    }
}

fn put(picture: &mut Pixmap, sprite: &Pixmap, x: i32, y: i32) {
    picture.draw_pixmap(x, y, sprite.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}

#[test]
fn a_whole_table_looks_as_it_did() {
    check("table_village_street.png", &TablePainter::thumbnail(&table("village_street"), &kinds(), 480));
}

#[test]
fn a_table_looks_as_it_did_from_near() {
    let painter = TablePainter::new(&table("steppe_farm"), &kinds());
    let pixels = PixelBox { left: 990, top: 1_000, width: 480, height: 320 };
    let mut picture = painter.paint(pixels, 18.0);
    let (place, house) = painter.opened(6, 18.0).expect("the southern house");
    put(&mut picture, &house, place.left - pixels.left, place.top - pixels.top);
    check("table_steppe_farm_near.png", &picture);
}

#[test]
fn figures_look_as_they_did() {
    let outfits =
        [(Outfit::M1, 0x6F8F3E), (Outfit::Brodie, 0xB28A5E), (Outfit::Ssh40, 0xA8423A), (Outfit::Stahlhelm, 0x6F8490)];
    let arms = [Arm::None, Arm::Pistol, Arm::Rifle, Arm::SubmachineGun, Arm::MachineGun, Arm::Tube];
    let postures = [Posture::Standing, Posture::Crouched, Posture::Prone];
    let grades = [Grade::Soldier, Grade::Nco, Grade::Officer];
    let seen = [Experience::Normal, Experience::Veteran, Experience::Green];
    const SIDE: u32 = 80;
    let mut sheet = Pixmap::new(7 * SIDE, 4 * SIDE).expect("a small sheet");
    sheet.fill(Color::from_rgba8(0x9E, 0xA5, 0x6D, 255));
    let at = |n: usize| (n as u32 * SIDE) as i32;
    for (row, (outfit, colour)) in outfits.into_iter().enumerate() {
        let side = Rgb::hex(colour);
        for (column, arm) in arms.into_iter().enumerate() {
            let n = row + column;
            let figure = Figure { outfit, arm, posture: postures[n % 3] };
            let base = Base { side, grade: grades[n % 3], experience: seen[column % 3] };
            let marks = if column == 3 { &Mark::ALL[2 * row..2 * row + 2] } else { &[] };
            let heading = (row * 90 + column * 30) as f32;
            put(&mut sheet, &paint_figure(&figure, &base, marks, heading, SIDE), at(column), at(row));
        }
        let far = FarFigure { side, letter: "B".into(), posture: postures[row % 3], mark: Some(Mark::ALL[row]) };
        let last = match row {
            0 => paint_far_figure(&far, 30.0, SIDE),
            1 => paint_unlocated(side, 17, SIDE),
            2 => paint_smoke_marker(SIDE),
            _ => paint_smoke_plume(SIDE),
        };
        put(&mut sheet, &last, at(6), at(row));
    }
    check("figures.png", &sheet);
}

//! Golden pictures of a table at two scales and of figures, tolerant as those of `tests/it/golden.rs`. `GOLDEN=write` paints them anew.

use crate::map::table_test::{kinds, table};
use crate::map::{PixelBox, TablePainter};
use crate::{
    Arm, Base, CarriageShape, Coat, Condition, Drawings, Experience, FarFigure, FarModel, Figure, Footprint, Grade,
    Mark, Model, Outfit, Palette, Posture, Rgb, VehicleShape, paint_far_figure, paint_far_model, paint_figure,
    paint_gun_model, paint_model_hull, paint_model_marks, paint_model_turret, paint_smoke_marker, paint_smoke_plume,
    paint_unlocated, paint_unlocated_model,
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

/// Vehicles as models: painted ones near, plates with letters from afar, a wreck, who is not located, a gun.
#[test]
fn models_look_as_they_did() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../", "assets/vehicle_shapes.ron"));
    let shapes: Drawings = ron::from_str(&text.expect("the file of drawings")).expect("drawings");
    let (sand, olive) = (Palette::of("grey").expect("a palette"), Palette::of("olive").expect("a palette"));
    let rows = [
        [("m4a3", 1_050, 500, olive), ("m4a3e8", 1_050, 500, olive), ("churchill_vii", 1_200, 600, olive)],
        [("su_85", 1_050, 500, olive), ("jagdpanzer_iv", 1_050, 500, sand), ("tiger_i", 1_200, 600, sand)],
        [("t_34", 1_050, 500, olive), ("sdkfz_251", 900, 450, sand), ("jeep", 900, 450, olive)],
    ];
    let mut sheet = Pixmap::new(840, 660).expect("a small sheet");
    sheet.fill(Color::from_rgba8(0x9E, 0xA5, 0x6D, 255));
    for (row, models) in rows.into_iter().enumerate() {
        for (column, (key, length, width, palette)) in models.into_iter().enumerate() {
            let footprint = Footprint { length, width };
            let coat = if palette == sand { Coat::Sand } else { Coat::Green };
            let shape = VehicleShape { coat, ..shapes[key] };
            let side = palette.light;
            let condition = if key == "t_34" { Condition::Burnt } else { Condition::Open };
            let model = Model { shape, footprint, condition, palette, side };
            let (hull, turret) = (30.0 + 90.0 * row as f32, 60.0 + 40.0 * column as f32);
            let (x, y) = (110 + 210 * column as i32, 110 + 220 * row as i32);
            put_model(&mut sheet, &model, (hull, turret), &Mark::OF_HULLS[..row], (x, y));
            let letter = (3 * row + column + 1).to_string();
            let burnt = condition == Condition::Burnt;
            let gun = (shape.turret.is_some() || shape.superstructure.is_some()).then_some(turret);
            let mark = (row == 1).then_some(Mark::Immobilised);
            let far = FarModel { footprint, side, letter, hull, gun, pivot: model.pivot(), mark, burnt };
            let place = (690, 40 + 220 * row as i32 + 68 * column as i32);
            centred(&mut sheet, &paint_far_model(&far, 76), place);
        }
    }
    let unlocated = paint_unlocated_model(olive.light, 7, Footprint { length: 1_050, width: 500 }, 120.0, 110);
    centred(&mut sheet, &unlocated, (780, 80));
    let base = Base { side: sand.light, grade: Grade::Nco, experience: Experience::Normal };
    let gun = CarriageShape { coat: Coat::Sand, ..CarriageShape::default() };
    let gun = paint_gun_model(&gun, (sand, Outfit::Stahlhelm), &base, &[Mark::Alert], 75.0, 150);
    centred(&mut sheet, &gun, (775, 260));
    check("models.png", &sheet);
}

/// Lays a model with its turret and its tokens, 16 pixels a centimetre.
fn put_model(sheet: &mut Pixmap, model: &Model, (hull, turret): (f32, f32), marks: &[Mark], at: (i32, i32)) {
    const PIXEL: f32 = 0.4;
    let pixels = |span: f32| (span * PIXEL) as u32;
    centred(sheet, &paint_model_hull(model, hull, pixels(model.hull_span())), at);
    if let Some(picture) = model.turret_span().and_then(|span| paint_model_turret(model, turret, pixels(span))) {
        let (sin, cos) = hull.to_radians().sin_cos();
        let far = model.pivot() * PIXEL;
        centred(sheet, &picture, (at.0 + (far * sin) as i32, at.1 - (far * cos) as i32));
    }
    centred(sheet, &paint_model_marks(model, marks, hull, pixels(model.marks_span())), at);
}

fn centred(sheet: &mut Pixmap, sprite: &Pixmap, (x, y): (i32, i32)) {
    put(sheet, sprite, x - sprite.width() as i32 / 2, y - sprite.height() as i32 / 2);
}

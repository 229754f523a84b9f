//! Writes all drawings of the games as models on a table, near and from afar, to be looked at.
//!
//! `cargo run -p board_art --release --example model_sheet -- folder`
use board_art::{
    Coat, Condition, DRAWINGS, Drawings, FarModel, Footprint, Mark, Model, Palette, VehicleShape, paint_far_model,
    paint_model_hull, paint_model_marks, paint_model_turret,
};
use tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

/// Columns of the sheet.
const COLUMNS: usize = 6;

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target".to_string());
    let text = std::fs::read_to_string(DRAWINGS).expect("the drawings: run it where the data lie");
    let shapes: Drawings = ron::from_str(&text).expect("drawings");
    for (name, pixel) in [("models", 0.55), ("models_small", 0.2)] {
        write(&sheet(&shapes, pixel, false), &format!("{folder}/{name}.png"));
    }
    write(&sheet(&shapes, 0.14, true), &format!("{folder}/models_far.png"));
}

fn sheet(shapes: &Drawings, pixel: f32, far: bool) -> Pixmap {
    let step = (560.0 * pixel) as i32;
    let rows = shapes.len().div_ceil(COLUMNS);
    let mut sheet = Pixmap::new(step as u32 * COLUMNS as u32, step as u32 * rows as u32).expect("a sheet");
    sheet.fill(Color::from_rgba8(0xAE, 0xA8, 0x72, 255));
    for (n, shape) in shapes.values().enumerate() {
        let palette = Palette::of(["olive", "blue_grey", "khaki", "brown"][n % 4]).expect("a palette");
        let coat = if shape.coat == Coat::Card {
            [Coat::Olive, Coat::Sand, Coat::Olive, Coat::Green][n % 4]
        } else {
            shape.coat
        };
        let footprint = Footprint { length: 1_050, width: 500 };
        let condition = if n % 9 == 8 { Condition::Burnt } else { Condition::Open };
        let shape = VehicleShape { coat, ..*shape };
        let model = Model { shape, footprint, condition, palette, side: palette.light };
        let at = ((n % COLUMNS) as i32 * step + step / 2, (n / COLUMNS) as i32 * step + step / 2);
        let (hull, turret) = (n as f32 * 37.0, n as f32 * 37.0 + 30.0);
        let pixels = |span: f32| (span * pixel) as u32;
        if far {
            let gun = shape.turret.is_some().then_some(turret);
            let (burnt, letter) = (condition == Condition::Burnt, (n + 1).to_string());
            let mark = (n % 5 == 1).then_some(Mark::Immobilised);
            let far = FarModel { footprint, side: palette.light, letter, hull, gun, pivot: model.pivot(), mark, burnt };
            put(&mut sheet, &paint_far_model(&far, pixels(model.marks_span())), at);
            continue;
        }
        put(&mut sheet, &paint_model_hull(&model, hull, pixels(model.hull_span())), at);
        if let Some(picture) = model.turret_span().and_then(|span| paint_model_turret(&model, turret, pixels(span))) {
            let (sin, cos) = hull.to_radians().sin_cos();
            let far = model.pivot() * pixel;
            put(&mut sheet, &picture, (at.0 + (far * sin) as i32, at.1 - (far * cos) as i32));
        }
        put(&mut sheet, &paint_model_marks(&model, &Mark::OF_HULLS[..n % 3], hull, pixels(model.marks_span())), at);
    }
    sheet
}

fn put(sheet: &mut Pixmap, picture: &Pixmap, (x, y): (i32, i32)) {
    let (x, y) = (x - picture.width() as i32 / 2, y - picture.height() as i32 / 2);
    sheet.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}

fn write(pixmap: &Pixmap, path: &str) {
    pixmap.save_png(path).unwrap_or_else(|error| panic!("{path}: {error}"));
}

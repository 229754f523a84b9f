//! Writes sheets of figures as PNG files, to look at: all outfits with all arms in all postures, their bases and marks, and how they
//! look from afar.
//!
//! `cargo run -p board_art --example figure_sheet --release -- figures.png 120`
use board_art::{
    Arm, Base, Experience, FarFigure, Figure, Grade, Mark, Outfit, Pixmap, Posture, Rgb, paint_far_figure,
    paint_figure, paint_smoke_marker, paint_smoke_plume, paint_unlocated,
};
use std::error::Error;
use tiny_skia::{Color, PixmapPaint, Transform};

const OUTFITS: [(Outfit, u32); 4] =
    [(Outfit::M1, 0x6F8F3E), (Outfit::Brodie, 0xB28A5E), (Outfit::Ssh40, 0xA8423A), (Outfit::Stahlhelm, 0x6F8490)];
const ARMS: [Arm; 6] = [Arm::None, Arm::Pistol, Arm::Rifle, Arm::SubmachineGun, Arm::MachineGun, Arm::Tube];
const POSTURES: [Posture; 3] = [Posture::Standing, Posture::Crouched, Posture::Prone];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, pixels] = arguments.as_slice() else { return Err("usage: figure_sheet OUT.png PIXELS".into()) };
    let side: u32 = pixels.parse()?;
    let mut sheet = Pixmap::new(side * 12, side * 8).ok_or("that is too large")?;
    sheet.fill(Color::from_rgba8(0x9E, 0xA5, 0x6D, 255));
    let mut put = |column: usize, row: usize, picture: &Pixmap| {
        let (x, y) = ((column as u32 * side) as i32, (row as u32 * side) as i32);
        sheet.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    };
    let mut n = 0;
    for (outfit, side_colour) in OUTFITS {
        let base = Base { side: Rgb::hex(side_colour), grade: Grade::Soldier, experience: Experience::Normal };
        for posture in POSTURES {
            for arm in ARMS {
                let figure = Figure { outfit, arm, posture };
                let heading = (n % 12) as f32 * 30.0;
                put(n % 12, n / 12, &paint_figure(&figure, &base, &[], heading, side));
                n += 1;
            }
        }
    }
    for (column, (grade, experience)) in [
        (Grade::Officer, Experience::Veteran),
        (Grade::Officer, Experience::Green),
        (Grade::Nco, Experience::Normal),
        (Grade::Soldier, Experience::Veteran),
        (Grade::Soldier, Experience::Green),
    ]
    .into_iter()
    .enumerate()
    {
        let base = Base { side: Rgb::hex(0x6F8490), grade, experience };
        let figure = Figure { outfit: Outfit::Stahlhelm, arm: Arm::SubmachineGun, posture: Posture::Standing };
        put(column, 6, &paint_figure(&figure, &base, &[], 30.0 * column as f32, side));
    }
    let base = Base { side: Rgb::hex(0x6F8F3E), grade: Grade::Nco, experience: Experience::Veteran };
    let figure = Figure { outfit: Outfit::M1, arm: Arm::Rifle, posture: Posture::Prone };
    put(5, 6, &paint_figure(&figure, &base, &Mark::ALL, 0.0, side));
    put(6, 6, &paint_figure(&figure, &base, &[Mark::Wounded, Mark::Pinned], 60.0, side));
    put(7, 6, &paint_unlocated(Rgb::hex(0x6F8490), 7, side));
    put(8, 6, &paint_unlocated(Rgb::hex(0xA8423A), 23, side));
    put(9, 6, &paint_smoke_marker(side));
    put(10, 6, &paint_smoke_plume(side));
    for (column, (posture, mark)) in [
        (Posture::Standing, None),
        (Posture::Crouched, None),
        (Posture::Prone, None),
        (Posture::Prone, Some(Mark::Pinned)),
        (Posture::Standing, Some(Mark::Alert)),
    ]
    .into_iter()
    .enumerate()
    {
        let far = FarFigure { side: Rgb::hex(0xA8423A), letter: "B".to_string(), posture, mark };
        put(column, 7, &paint_far_figure(&far, 45.0 * column as f32, side));
        put(column + 6, 7, &paint_far_figure(&far, 45.0 * column as f32, 20));
    }
    sheet.save_png(out)?;
    Ok(())
}

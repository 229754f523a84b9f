//! Map symbols in place of pictures: the frames and signs of the military alphabet, with the same numbers.
use tiny_skia::{Path, PathBuilder, Transform};

use super::{CounterFace, Picture, SYMBOL_OF_VEHICLE, TeamShape, WeaponShape};
use crate::glyph::{Align, fonts, text_width};
use crate::ink::Sheet;
use crate::palette::{BLACK_INK, PAPER, Palette, Rgb};
use crate::silhouettes::path::{circle, outline, round_rect, star};
use crate::vehicle::{RunningGear, VehicleLook};

const LINE: f32 = 2.6;

/// Draws the symbol where the picture would be.
pub(crate) fn paint_symbol(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    if let Picture::Weapon(shape) = face.picture {
        draw(sheet, outline(weapon_sign(shape)));
        title(sheet, face, 17.0, BLACK_INK);
        return;
    }
    // A single man has a name below the frame, and no sign of size above it; a letter in the corner pushes the frame aside.
    let plain = match (has_size_sign(face.picture), face.letter.is_some() && face.shield.is_none()) {
        (true, true) => (4.0, 5.0),
        (true, false) => (0.0, 0.0),
        (false, _) => (0.0, -8.0),
    };
    // The armour column of a vehicle stands at the left, its disc and its passengers above.
    let of_vehicle = (SYMBOL_OF_VEHICLE.0 - 46.0, SYMBOL_OF_VEHICLE.1 - 41.5);
    let (aside, lift) = if face.vehicle.is_some() { of_vehicle } else { plain };
    let raised = |path: Option<Path>| path.and_then(|path| path.transform(Transform::from_translate(aside, lift)));
    let frame = || raised(round_rect(22.0, 25.0, 48.0, 33.0, 0.0));
    if matches!(face.picture, Picture::Portrait | Picture::PortraitStar) {
        // A headquarters has a staff at the frame's left foot.
        sheet.stroke(raised(outline("M22 50 V66")), LINE, inks.print, 1.0);
    }
    sheet.fill(frame(), PAPER.mix(inks.light, 0.35), 1.0);
    draw(sheet, raised(outline(branch_sign(face.picture))));
    draw(sheet, frame());
    if let Picture::Vehicle(look) = face.picture
        && look.shape.turret.is_some()
    {
        draw(sheet, raised(gun_line(look.headings.turret)));
    }
    size_sign(sheet, face.picture, aside, inks.print);
    for n in 0..face.vehicle.as_ref().map_or(0, |values| values.aboard.men_on_top.min(6)) {
        // Riders: a dot for each man, along the head of the frame.
        let dot = || circle(35.0 + 7.0 * f32::from(n), 31.5, 2.7);
        sheet.fill(dot(), BLACK_INK, 1.0);
        sheet.stroke(dot(), 0.8, PAPER, 1.0);
    }
    if face.picture == Picture::PortraitStar {
        sheet.fill(raised(star(46.0, 41.5, 5, 11.0, 4.6)), BLACK_INK, 1.0);
    }
    if face.hurt {
        let mark = || circle(80.0, 52.0, 5.0);
        sheet.fill(mark(), Rgb::hex(0xB3261E), 1.0);
        sheet.stroke(mark(), 1.0, PAPER, 1.0);
    }
    title(sheet, face, 69.0, inks.print);
}

fn draw(sheet: &mut Sheet, path: Option<Path>) {
    sheet.stroke(path, LINE, BLACK_INK, 1.0);
}

fn title(sheet: &mut Sheet, face: &CounterFace, base_line: f32, ink: Rgb) {
    let Some(name) = &face.name else { return };
    let font = &fonts().figures;
    let size = (88.0 / text_width(font, name, 1.0).max(0.1)).min(11.5);
    sheet.text(font, name, 50.0, base_line, size, ink, Align::Centre);
}

/// What stands in the frame: crossed straps for infantry, one strap for reconnaissance, an upright cross for medical services.
fn branch_sign(shape: Picture) -> &'static str {
    match shape {
        Picture::TwoMen | Picture::OneMan | Picture::Portrait => "M22 25 L70 58 M70 25 L22 58",
        // A weapon's crew: infantry around the arrow of a machine gun.
        Picture::Bearer => "M22 25 L70 58 M70 25 L22 58 M46 56 V30 M42 35 L46 29 L50 35",
        Picture::PortraitStar | Picture::Bare => "",
        Picture::PortraitCross => "M46 25 V58 M22 41.5 H70",
        Picture::PortraitScope => "M22 25 L70 58 M70 25 L22 58 M46 27 V56 M30 41.5 H62",
        Picture::PortraitGlasses => "M22 58 L70 25",
        Picture::Weapon(shape) => weapon_sign(shape),
        Picture::Team(shape) => match shape {
            TeamShape::Mortar => "M46 50 V30 M42 35 L46 29 L50 35 O46 53 3",
            TeamShape::HeavyMachineGun => "M46 55 V30 M42 35 L46 29 L50 35 M40 43 H52 M40 47 H52",
            TeamShape::Recoilless => "M46 55 V30 M42 35 L46 29 L50 35 M40 55 L46 49 L52 55",
        },
        Picture::Gun(_) => "M22 58 L46 25 L70 58",
        Picture::Vehicle(look) => vehicle_sign(&look),
    }
}

/// A gun from the middle of the frame, a little longer than the frame is high.
fn gun_line(heading: u16) -> Option<Path> {
    const LONG: f32 = 19.0;
    let angle = f32::from(heading).to_radians();
    let mut line = PathBuilder::new();
    line.move_to(46.0, 41.5);
    line.line_to(46.0 + LONG * angle.sin(), 41.5 - LONG * angle.cos());
    line.finish()
}

/// The oval of armour on tracks; wheels under the frame for lorries, and both for half-tracks.
fn vehicle_sign(look: &VehicleLook) -> &'static str {
    match look.shape.running {
        RunningGear::Tracked { .. } => {
            "M34 32.5 H58 Q66 32.5 66 41.5 Q66 50.5 58 50.5 H34 Q26 50.5 26 41.5 Q26 32.5 34 32.5 Z"
        }
        RunningGear::HalfTracked => {
            "M34 32.5 H58 Q66 32.5 66 41.5 Q66 50.5 58 50.5 H34 Q26 50.5 26 41.5 Q26 32.5 34 32.5 Z \
             M22 25 L70 58 M70 25 L22 58"
        }
        RunningGear::Wheeled { .. } => "M22 41.5 H70 O34 61 3 O58 61 3",
    }
}

/// The sign of size above the frame: one dot for two men, a crossed ring for less.
fn size_sign(sheet: &mut Sheet, shape: Picture, aside: f32, ink: Rgb) {
    if !has_size_sign(shape) {
        return;
    }
    if shape == Picture::TwoMen {
        sheet.fill(circle(46.0 + aside, 16.0, 4.4), ink, 1.0);
    } else {
        sheet.stroke(circle(46.0 + aside, 15.4, 5.0), LINE, ink, 1.0);
        let stroke = outline("M38.6 20 L53.4 10.8");
        let moved = stroke.and_then(|path| path.transform(Transform::from_translate(aside, 0.0)));
        sheet.stroke(moved, LINE, ink, 1.0);
    }
}

fn has_size_sign(shape: Picture) -> bool {
    matches!(shape, Picture::TwoMen | Picture::OneMan | Picture::Bearer)
}

/// Weapons have no frame: an arrow for automatic weapons, with bars for their weight.
fn weapon_sign(shape: WeaponShape) -> &'static str {
    match shape {
        WeaponShape::Bar => "M50 64 V26 M42 35 L50 25 L58 35",
        WeaponShape::Mg34 | WeaponShape::Mg42 | WeaponShape::M1919A6 | WeaponShape::Bren => {
            "M50 64 V26 M42 35 L50 25 L58 35 M40 50 H60"
        }
        WeaponShape::Mg42Tripod | WeaponShape::M1919A4Tripod | WeaponShape::Vickers | WeaponShape::HeavyTripod => {
            "M50 58 V26 M42 35 L50 25 L58 35 M40 44 H60 M40 51 H60 M36 66 L50 58 L64 66"
        }
        WeaponShape::M1919A4Packed => "M50 64 V26 M42 35 L50 25 L58 35 M40 44 H60 M40 51 H60",
        WeaponShape::LongTube | WeaponShape::ShieldedTube | WeaponShape::SpringLauncher | WeaponShape::SingleTube => {
            "M50 60 V26 M42 35 L50 25 L58 35 M38 66 L50 52 L62 66"
        }
        WeaponShape::Recoilless => "M50 60 V26 M42 35 L50 25 L58 35 M38 66 L50 52 L62 66 M40 44 H60",
        WeaponShape::Bottle | WeaponShape::FatGrenade => "O50 50 13 M50 37 V27 M44 27 H56",
        WeaponShape::LightMortar => "M50 54 V26 M42 35 L50 25 L58 35 O50 60 6",
        WeaponShape::Mortar => "M50 54 V26 M42 35 L50 25 L58 35 M40 44 H60 O50 60 6",
        WeaponShape::Flamethrower => "M40 64 V34 Q40 26 50 26 Q60 26 60 34 V44 M40 52 H54",
        WeaponShape::SatchelCharge => {
            "M34 38 H66 V64 H34 Z M42 38 Q42 28 50 28 Q58 28 58 38 M44 46 L56 58 M56 46 L44 58"
        }
    }
}

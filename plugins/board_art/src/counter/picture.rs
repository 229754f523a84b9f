//! Which men and weapons a counter shows, and where they stand on the card.
use tiny_skia::Transform;

use super::card::paint_plate;
use super::ground::{GROUND, shadow_on_ground};
use super::{CounterFace, Picture, team};
use crate::glyph::{Align, fonts, text_width};
use crate::ink::{Sheet, glow};
use crate::outfit::Outfit;
use crate::palette::{BLACK_INK, PAPER, Palette, Rgb};
use crate::silhouettes::bust::{Portrait, bust};
use crate::silhouettes::path::{circle, outline, round_rect, star};
use crate::silhouettes::pose::{self, Pose};
use crate::silhouettes::small_arm::SmallArm;
use crate::silhouettes::soldier::soldier;
use crate::silhouettes::weapon::WeaponShape;
use crate::silhouettes::{Inks, paint, placed};
use crate::vehicle::{GunLook, Reach, VEHICLE_SPAN, VehicleLook, paint_gun, paint_riders, paint_vehicle};

/// Draws what stands above the numbers.
pub(super) fn paint_picture(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    // Long rifles end at the card's edge.
    let Some(mask) = sheet.mask(round_rect(3.0, 3.0, 94.0, 94.0, 8.0)) else { return };
    let mut layer = Sheet::new(sheet.pixmap.width(), 100.0);
    paint_unit(&mut layer, face, inks);
    let all = tiny_skia::PixmapPaint::default();
    sheet.pixmap.draw_pixmap(0, 0, layer.pixmap.as_ref(), &all, Transform::identity(), Some(&mask));
}

fn paint_unit(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    match face.picture {
        Picture::TwoMen => two_men(sheet, face, inks),
        Picture::OneMan => one_man(sheet, face, inks),
        Picture::Bearer => {
            let pose = if face.turned { pose::cowering() } else { pose::carrying() };
            stand(sheet, face.outfit, inks, &pose, 45.0, 0.68);
        }
        Picture::Portrait => portrait(sheet, face, inks, Portrait::Plain),
        Picture::PortraitStar => portrait(sheet, face, inks, Portrait::Star),
        Picture::PortraitCross => portrait(sheet, face, inks, Portrait::Cross),
        Picture::PortraitScope => portrait(sheet, face, inks, Portrait::Scope),
        Picture::PortraitGlasses => portrait(sheet, face, inks, Portrait::Glasses),
        Picture::Weapon(shape) => weapon(sheet, face, shape, inks),
        Picture::Team(shape) => team::team(sheet, face.outfit, shape, inks),
        Picture::Gun(look) => gun(sheet, face, &look, inks),
        Picture::Vehicle(look) => vehicle(sheet, face, &look, inks),
        Picture::Bare => {}
    }
    if face.hurt {
        drop_of_blood(sheet, 85.0, 50.0, 1.0);
    }
}

/// Puts one man on the ground at `x`.
pub(super) fn stand(sheet: &mut Sheet, outfit: Outfit, inks: Palette, pose: &Pose, x: f32, size: f32) {
    // Two outfits that face each other are told apart from afar.
    let facing = if outfit == Outfit::Stahlhelm { -1.0 } else { 1.0 };
    shadow_on_ground(sheet, inks, x, size);
    let place = Transform::from_scale(size * facing, size).post_translate(x, GROUND);
    paint(sheet, &soldier(outfit, pose), place, Inks::of(inks, outfit), 1.15);
}

/// What the men of a outfit carry: the first and the second man.
fn small_arms(outfit: Outfit) -> (SmallArm, SmallArm) {
    match outfit {
        Outfit::M1 => (SmallArm::Garand, SmallArm::Thompson),
        Outfit::Stahlhelm => (SmallArm::Mp40, SmallArm::Kar98k),
        Outfit::Brodie => (SmallArm::Sten, SmallArm::Enfield),
        Outfit::Ssh40 => (SmallArm::Ppsh, SmallArm::Mosin),
    }
}

fn two_men(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    let (first, second) = small_arms(face.outfit);
    if face.turned {
        let (leading, following) = if face.outfit == Outfit::Stahlhelm { (41.0, 73.0) } else { (50.0, 21.0) };
        stand(sheet, face.outfit, inks, &pose::cowering(), following, 0.72);
        stand(sheet, face.outfit, inks, &pose::crouching(first), leading, 0.72);
        return;
    }
    // The leading man stands low, so that the one behind shows and the disc hides neither.
    let (back, front, x) = match face.outfit {
        Outfit::M1 => (pose::running(first), pose::kneeling(second), (27.0, 58.0)),
        Outfit::Stahlhelm => (pose::aiming(second), pose::kneeling(first), (65.0, 34.0)),
        Outfit::Brodie => (pose::advancing(first), pose::charging(second), (25.0, 52.0)),
        Outfit::Ssh40 => (pose::running(first), pose::charging(second), (27.0, 51.0)),
    };
    stand(sheet, face.outfit, inks, &back, x.0, 0.64);
    stand(sheet, face.outfit, inks, &front, x.1, 0.60);
}

fn one_man(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    let (first, second) = small_arms(face.outfit);
    let pose = match (face.turned, face.outfit) {
        (true, _) => pose::crouching(first),
        (false, Outfit::M1 | Outfit::Ssh40) => pose::running(first),
        (false, Outfit::Stahlhelm) => pose::aiming(second),
        (false, Outfit::Brodie) => pose::advancing(first),
    };
    stand(sheet, face.outfit, inks, &pose, 44.0, 0.68);
}

/// A single man: head and shoulders in the round, a badge, a name plate.
fn portrait(sheet: &mut Sheet, face: &CounterFace, inks: Palette, who: Portrait) {
    let (x, y, radius) = (50.0, 36.0, 28.5);
    sheet.fill(circle(x + 0.8, y + 1.0, radius + 1.6), Rgb(0, 0, 0), 0.3);
    let sky =
        glow((x - 8.0, y - 12.0), radius * 1.9, inks.light.lighter(0.45).with_alpha(1.0), inks.base.with_alpha(1.0));
    sheet.fill_with(circle(x, y, radius), sky, None);
    let Some(mask) = sheet.mask(circle(x, y, radius)) else { return };
    let turn = if face.outfit == Outfit::Stahlhelm { -1.0 } else { 1.0 };
    let size = radius / 50.0;
    // Those turned over look down: the head sinks between the shoulders.
    let sunk = if face.turned { 9.0 } else { 3.0 };
    let place = Transform::from_scale(size * turn, size).post_translate(x, y + sunk);
    let parts = placed(bust(face.outfit, who), Transform::from_scale(0.98, 0.98));
    let mut layer = Sheet::new(sheet.pixmap.width(), 100.0);
    paint(&mut layer, &parts, place, Inks::of(inks, face.outfit), 1.3);
    let all = tiny_skia::PixmapPaint::default();
    sheet.pixmap.draw_pixmap(0, 0, layer.pixmap.as_ref(), &all, Transform::identity(), Some(&mask));
    sheet.stroke(circle(x, y, radius), 1.8, inks.dark.darker(0.3), 1.0);
    sheet.stroke(circle(x, y, radius - 1.3), 0.7, inks.light.lighter(0.3), 0.9);
    badge(sheet, inks, who);
    if let Some(name) = &face.name {
        name_plate(sheet, name, inks);
    }
}

fn name_plate(sheet: &mut Sheet, name: &str, inks: Palette) {
    paint_plate(sheet, 7.0, 59.5, 86.0, 11.6, PAPER.mix(inks.light, 0.25), inks.dark.darker(0.4));
    let font = &fonts().heading;
    let size = (80.0 / text_width(font, name, 1.0).max(0.1)).min(10.2);
    sheet.text(font, name, 50.0, 65.3 + size * 0.355, size, BLACK_INK, Align::Centre);
}

fn badge(sheet: &mut Sheet, inks: Palette, who: Portrait) {
    let (x, y) = (16.0, 46.0);
    let ink = inks.dark.darker(0.5);
    match who {
        Portrait::Plain => {}
        Portrait::Star => {
            sheet.fill(star(x + 0.7, y + 0.9, 5, 13.0, 5.6), Rgb(0, 0, 0), 0.35);
            sheet.fill(star(x, y, 5, 12.6, 5.4), Rgb::hex(0xF0CB4A), 1.0);
            sheet.stroke(star(x, y, 5, 12.6, 5.4), 1.0, ink, 1.0);
        }
        Portrait::Cross => {
            sheet.fill(circle(x, y, 11.0), PAPER, 1.0);
            sheet.stroke(circle(x, y, 11.0), 1.2, ink, 1.0);
            let cross = outline("M13.4 38.6 H18.6 V43.4 H23.4 V48.6 H18.6 V53.4 H13.4 V48.6 H8.6 V43.4 H13.4 Z");
            sheet.fill(cross, Rgb::hex(0x2F6B4A), 1.0);
        }
        Portrait::Scope => {
            sheet.fill(circle(x, y, 11.0), PAPER, 1.0);
            sheet.stroke(circle(x, y, 10.2), 2.2, BLACK_INK, 1.0);
            sheet.stroke(outline("M16 36 V44 M16 48 V56 M6 46 H14 M18 46 H26"), 1.5, BLACK_INK, 1.0);
            sheet.fill(circle(x, y, 1.2), Rgb::hex(0xB3261E), 1.0);
        }
        Portrait::Glasses => {
            sheet.fill(circle(x, y, 11.0), PAPER, 1.0);
            sheet.stroke(circle(x, y, 11.0), 1.2, ink, 1.0);
            let eye = || outline("M7.6 46 Q16 37.4 24.4 46 Q16 54.6 7.6 46 Z");
            sheet.stroke(eye(), 1.5, BLACK_INK, 1.0);
            sheet.fill(circle(x, y, 3.2), BLACK_INK, 1.0);
        }
    }
}

/// The weapon as large as the card allows, under its name.
fn weapon(sheet: &mut Sheet, face: &CounterFace, shape: WeaponShape, inks: Palette) {
    let parts = shape.parts();
    let bounds = parts.iter().map(|part| part.path.bounds());
    let (left, top, right, bottom) = bounds.fold((f32::MAX, f32::MAX, f32::MIN, f32::MIN), |all, one| {
        (all.0.min(one.left()), all.1.min(one.top()), all.2.max(one.right()), all.3.max(one.bottom()))
    });
    let size = (88.0 / (right - left)).min(46.0 / (bottom - top));
    let middle = ((left + right) / 2.0, (top + bottom) / 2.0);
    let place = Transform::from_translate(-middle.0, -middle.1).post_scale(size, size).post_translate(50.0, 45.0);
    paint(sheet, &parts, place, Inks::of(inks, face.outfit), 0.62 / size);
    if let Some(name) = &face.name {
        let font = &fonts().figures;
        let fitting = (88.0 / text_width(font, name, 1.0).max(0.1)).min(15.0);
        sheet.text(font, name, 7.0, 17.0, fitting, BLACK_INK, Align::Left);
    }
}

/// Where the middle of a hull lies on its card, in parts of the card's side: right and down from the upper left corner.
///
/// The vehicle with its gun stands in the middle of the room that the numbers leave, and as far from there as it must to
/// lie on the card as a whole.
pub fn vehicle_on_card(look: &VehicleLook) -> (f32, f32) {
    let reach = Reach::of(look);
    let put = |middle: f32, low: f32, high: f32| {
        let (first, last) = (EDGE - low, 100.0 - EDGE - high);
        let wanted = middle - (low + high) / 2.0;
        if first > last { (first + last) / 200.0 } else { wanted.clamp(first, last) / 100.0 }
    };
    (put(57.0, reach.left, reach.right), put(40.5, reach.top, reach.bottom))
}

/// What a picture keeps free at the edge of its card.
const EDGE: f32 = 4.0;

fn vehicle(sheet: &mut Sheet, face: &CounterFace, look: &VehicleLook, inks: Palette) {
    let pixels = (sheet.pixmap.width() as f32 * VEHICLE_SPAN as f32 / 100.0).round() as u32;
    let at = vehicle_on_card(look);
    lay(sheet, &paint_vehicle(look, inks, pixels), at);
    let men = face.vehicle.as_ref().map_or(0, |values| values.aboard.men_on_top);
    if men > 0 {
        lay(sheet, &paint_riders(look, inks, face.outfit, men, pixels), at);
    }
}

/// Where the middle of a gun's carriage lies on its card, in parts of the card's side: right and down from the upper left corner. A gun
/// stands a little behind the middle, for its barrel is long.
pub fn gun_on_card(heading: u16) -> (f32, f32) {
    let angle = f32::from(heading).to_radians();
    (0.48 - 0.05 * angle.sin(), 0.40 + 0.05 * angle.cos())
}

fn gun(sheet: &mut Sheet, face: &CounterFace, look: &GunLook, inks: Palette) {
    let pixels = (sheet.pixmap.width() as f32 * VEHICLE_SPAN as f32 / 100.0).round() as u32;
    let picture = paint_gun(look, inks, face.outfit, pixels);
    lay(sheet, &picture, gun_on_card(look.heading));
}

/// Lays a square picture with its middle at a place, in parts of the card's side.
fn lay(sheet: &mut Sheet, picture: &tiny_skia::Pixmap, at: (f32, f32)) {
    let side = sheet.pixmap.width() as f32;
    let half = picture.width() as f32 / 2.0;
    let place = Transform::from_translate(at.0 * side - half, at.1 * side - half);
    let smooth = tiny_skia::FilterQuality::Bilinear;
    let paint = tiny_skia::PixmapPaint { quality: smooth, ..tiny_skia::PixmapPaint::default() };
    sheet.pixmap.draw_pixmap(0, 0, picture.as_ref(), &paint, place, None);
}

/// A drop of blood.
pub(crate) fn drop_of_blood(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    let shape = || outline("M0 -11 Q8 -1 8 4 Q8 10.6 0 10.6 Q-8 10.6 -8 4 Q-8 -1 0 -11 Z");
    let place = Transform::from_scale(size, size).post_translate(x, y);
    let put = |path: Option<tiny_skia::Path>| path.and_then(|path| path.transform(place));
    sheet.stroke(put(shape()), 2.4, PAPER, 1.0);
    sheet.fill(put(shape()), Rgb::hex(0xB3261E), 1.0);
    sheet.fill(put(outline("M-4.6 3 Q-4.4 7.4 -.6 7.8 Q-3 6 -3 2.4 Z")), PAPER, 0.7);
}

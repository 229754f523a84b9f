//! Markers: small round tokens at the edge of a counter or a hex, one sign each.
mod machinery;

use tiny_skia::{Path, Pixmap, Transform};

use crate::counter::drop_of_blood;
use crate::ink::{Sheet, glow};
use crate::outfit::Outfit;
use crate::palette::{BLACK_INK, PAPER, Palette, Rgb};
use crate::silhouettes::path::{circle, outline, round_rect, star};
use crate::silhouettes::pose;
use crate::silhouettes::small_arm::SmallArm;
use crate::silhouettes::soldier::soldier;
use crate::silhouettes::{Inks, paint};

/// The sign of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A muzzle flash.
    Flash,
    /// A boot.
    Boot,
    /// A boot and a flash.
    BootAndFlash,
    /// A man on his belly.
    Crawler,
    /// A closed eye.
    ClosedEye,
    /// A check mark.
    Check,
    /// An eye.
    Eye,
    /// A drop of blood.
    Drop,
    /// Crossed blades.
    Blades,
    /// A crouching man.
    Crouching,
    /// Two clouds: fresh smoke.
    TwoClouds,
    /// One cloud: thinning smoke.
    OneCloud,
    /// A reticle.
    Reticle,
    /// A flag.
    Flag,
    /// A reticle around -1.
    ReticleOne,
    /// A reticle around -2.
    ReticleTwo,
    /// A closed hatch.
    ClosedHatch,
    /// An open hatch that is crossed out.
    DeadHatch,
    /// A turret from above and an arrow around it.
    TurnedTurret,
    /// A puff in cross-hairs.
    RangingPuff,
    /// An explosion on the ground.
    Burst,
    /// A man who runs from a hull.
    Bailing,
    /// A burning hull.
    Hulk,
}

impl Token {
    /// Every kind, in the order of the list above.
    pub const ALL: [Token; 23] = [
        Token::Flash,
        Token::Boot,
        Token::BootAndFlash,
        Token::Crawler,
        Token::ClosedEye,
        Token::Check,
        Token::Eye,
        Token::Drop,
        Token::Blades,
        Token::Crouching,
        Token::TwoClouds,
        Token::OneCloud,
        Token::Reticle,
        Token::Flag,
        Token::ReticleOne,
        Token::ReticleTwo,
        Token::ClosedHatch,
        Token::DeadHatch,
        Token::TurnedTurret,
        Token::RangingPuff,
        Token::Burst,
        Token::Bailing,
        Token::Hulk,
    ];

    /// The token's colour: warm for fire, cool for movement, dark for what is done.
    fn ground(self) -> Rgb {
        Rgb::hex(match self {
            Token::Flash => 0xC8461F,
            Token::Boot | Token::Crawler => 0x3F6F9A,
            Token::BootAndFlash => 0x8C2F39,
            Token::ClosedEye => 0xD9AE2B,
            Token::Check => 0x3B4046,
            Token::Eye => 0xE8E2D0,
            Token::Drop => 0xEFE6DA,
            Token::Blades => 0x5E3A5C,
            Token::Crouching => 0x7A5A2C,
            Token::TwoClouds | Token::OneCloud => 0x6C7780,
            Token::Reticle => 0x2F6B57,
            Token::Flag => 0x4E5A66,
            Token::ReticleOne => 0xB8741C,
            Token::ReticleTwo => 0xA63A1C,
            Token::ClosedHatch | Token::TurnedTurret => 0x566048,
            Token::DeadHatch => 0x6B5A46,
            Token::Bailing => 0xC9A25A,
            Token::RangingPuff => 0xB9C4B0,
            Token::Burst => 0x4A2F20,
            Token::Hulk => 0x2E2A27,
        })
    }
}

/// Paints a marker as a square picture; outside the token it is clear.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_token(kind: Token, pixels: u32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, 100.0);
    token(&mut sheet, kind.ground());
    sign(&mut sheet, kind);
    sheet.pixmap
}

fn token(sheet: &mut Sheet, ground: Rgb) {
    sheet.fill(circle(50.0, 50.0, 47.0), ground.darker(0.6), 1.0);
    sheet.fill(circle(50.0, 50.0, 44.0), PAPER, 1.0);
    let lit = glow((38.0, 34.0), 62.0, ground.lighter(0.22).with_alpha(1.0), ground.darker(0.12).with_alpha(1.0));
    sheet.fill_with(circle(50.0, 50.0, 38.5), lit, None);
}

fn sign(sheet: &mut Sheet, kind: Token) {
    match kind {
        Token::Flash => flash(sheet, 50.0, 50.0, 32.0),
        Token::Boot => boot(sheet, Transform::from_translate(0.0, 0.0)),
        Token::BootAndFlash => {
            flash(sheet, 62.0, 37.0, 22.0);
            boot(sheet, Transform::from_scale(0.86, 0.86).post_translate(0.0, 13.0));
        }
        Token::Crawler => crawler(sheet),
        Token::Crouching => man(sheet, &pose::crouching(SmallArm::Garand), 0.72, (45.0, 76.0)),
        Token::ClosedEye => {
            draw(sheet, "M22 46 Q50 70 78 46", 6.0, BLACK_INK);
            draw(sheet, "M29 56 L23 65 M43 61.5 L40.6 72 M57 61.5 L59.4 72 M71 56 L77 65", 5.0, BLACK_INK);
        }
        Token::Check => draw(sheet, "M28 52 L44 67 L73 34", 9.0, Rgb::hex(0xA9D08A)),
        Token::Eye => {
            let eye = || outline("M19 50 Q50 20 81 50 Q50 80 19 50 Z");
            sheet.fill(eye(), Rgb(255, 255, 255), 1.0);
            sheet.stroke(eye(), 5.0, BLACK_INK, 1.0);
            sheet.fill(circle(50.0, 50.0, 12.5), Rgb::hex(0xB3261E), 1.0);
            sheet.fill(circle(50.0, 50.0, 6.0), BLACK_INK, 1.0);
            sheet.fill(circle(46.0, 45.6, 2.8), PAPER, 1.0);
        }
        Token::Drop => drop_of_blood(sheet, 50.0, 50.0, 2.3),
        Token::Blades => blades(sheet),
        Token::TwoClouds => {
            cloud(sheet, Transform::from_scale(0.9, 0.9).post_translate(12.0, -10.0), 0xC9CED2);
            cloud(sheet, Transform::from_translate(-4.0, 8.0), 0xEEF0F1);
        }
        Token::OneCloud => cloud(sheet, Transform::from_translate(0.0, 0.0), 0xDDE1E3),
        Token::Reticle => {
            sheet.stroke(circle(50.0, 50.0, 21.0), 5.0, PAPER, 1.0);
            draw(sheet, "M50 18 V38 M50 62 V82 M18 50 H38 M62 50 H82", 5.0, PAPER);
            sheet.fill(circle(50.0, 50.0, 4.0), Rgb::hex(0xF2C230), 1.0);
        }
        Token::Flag => {
            draw(sheet, "M36 24 V78", 5.0, PAPER);
            sheet.fill(
                outline("M38 25 Q50 19 60 26 Q68 31 76 27 L76 51 Q67 55 58 50 Q49 44 38 50 Z"),
                Rgb::hex(0xF2C230),
                1.0,
            );
        }
        Token::ReticleOne => machinery::reticle(sheet, "-1"),
        Token::ReticleTwo => machinery::reticle(sheet, "-2"),
        Token::ClosedHatch => machinery::hatch(sheet),
        Token::DeadHatch => machinery::dead_hatch(sheet),
        Token::TurnedTurret => machinery::turned_turret(sheet),
        Token::RangingPuff => machinery::ranging_puff(sheet),
        Token::Burst => machinery::burst(sheet),
        Token::Bailing => {
            sheet.fill(outline("M10 76 Q14 58 34 60 L40 76 Z"), BLACK_INK, 1.0);
            man(sheet, &pose::fleeing(), 0.72, (52.0, 78.0));
        }
        Token::Hulk => machinery::hulk(sheet),
    }
}

fn draw(sheet: &mut Sheet, line: &str, width: f32, ink: Rgb) {
    sheet.stroke(outline(line), width, ink, 1.0);
}

/// A muzzle flash: a jagged star, hot in the middle.
fn flash(sheet: &mut Sheet, x: f32, y: f32, radius: f32) {
    sheet.fill(star(x, y, 9, radius, radius * 0.52), Rgb::hex(0x5A1A0C), 1.0);
    sheet.fill(star(x, y, 9, radius * 0.9, radius * 0.46), Rgb::hex(0xF6B53A), 1.0);
    sheet.fill(star(x, y, 9, radius * 0.6, radius * 0.32), Rgb::hex(0xFFF3C4), 1.0);
}

fn boot(sheet: &mut Sheet, place: Transform) {
    let put = |text: &str| outline(text).and_then(|path: Path| path.transform(place));
    let leather = "M33 22 L53 22 L54.6 46 Q56 52 66 55 Q77 58 77 67 L77 70 L32 70 Q30 60 33 48 Z";
    sheet.stroke(put(leather), 5.0, BLACK_INK, 1.0);
    sheet.fill(put(leather), PAPER, 1.0);
    sheet.fill(put("M32 71 L78 71 L78 77 L52 77 L50 73.6 L45 73.6 L45 79 L32 79 Z"), BLACK_INK, 1.0);
    let seams = put("M35 28 H51 M47 45 L56 42 M50 52 L60 48");
    sheet.stroke(seams, 2.6, Rgb::hex(0x6E6A60), 1.0);
}

/// A man flat on the ground, in few and thick strokes: he is read at the size of a letter.
fn crawler(sheet: &mut Sheet) {
    let body = || outline("M66 47 L24 60");
    let limbs = || outline("M62 50 L70 62 L82 62 M30 58 L40 66 L52 64");
    for (wider, ink) in [(6.0, BLACK_INK), (0.0, PAPER)] {
        sheet.stroke(limbs(), 7.0 + wider, ink, 1.0);
        sheet.stroke(body(), 13.0 + wider, ink, 1.0);
        sheet.fill(circle(76.0, 41.0, 9.5 + wider / 2.0), ink, 1.0);
    }
    draw(sheet, "M20 74 H80", 4.5, BLACK_INK);
}

fn man(sheet: &mut Sheet, pose: &pose::Pose, size: f32, at: (f32, f32)) {
    let Some(colours) = Palette::of("khaki") else { return };
    let place = Transform::from_scale(size, size).post_translate(at.0, at.1);
    let pale = Palette { dark: Rgb::hex(0x8F8B6A), base: PAPER, light: PAPER, ..colours };
    paint(sheet, &soldier(Outfit::M1, pose), place, Inks::of(pale, Outfit::M1).with_key(BLACK_INK), 1.6);
}

fn blades(sheet: &mut Sheet) {
    let blade = "M45.6 16 L50 9 L54.4 16 L54.4 60 L45.6 60 Z";
    let hilt = "M38.5 60 L61.5 60 L61.5 66.5 L54.4 66.5 L54.4 83 L45.6 83 L45.6 66.5 L38.5 66.5 Z";
    for angle in [45.0, -45.0] {
        let turn = Transform::from_rotate_at(angle, 50.0, 50.0);
        let put = |text: &str| outline(text).and_then(|path: Path| path.transform(turn));
        sheet.stroke(put(blade), 4.0, BLACK_INK, 1.0);
        sheet.stroke(put(hilt), 4.0, BLACK_INK, 1.0);
        sheet.fill(put(blade), Rgb::hex(0xE6E9EA), 1.0);
        sheet.fill(put("M50 10 L54.4 16 L54.4 60 L50 60 Z"), Rgb::hex(0x9AA5AB), 1.0);
        sheet.fill(put(hilt), Rgb::hex(0xC08A45), 1.0);
    }
}

fn cloud(sheet: &mut Sheet, place: Transform, ink: u32) {
    let puffs = "O37 55 11 O50 45 14 O63 54 11.5";
    let foot = || round_rect(26.0, 54.0, 48.5, 12.4, 6.0).and_then(|path| path.transform(place));
    let put = || outline(puffs).and_then(|path: Path| path.transform(place));
    sheet.stroke(put(), 4.0, BLACK_INK, 0.85);
    sheet.stroke(foot(), 4.0, BLACK_INK, 0.85);
    sheet.fill(put(), Rgb::hex(ink), 1.0);
    sheet.fill(foot(), Rgb::hex(ink), 1.0);
}

#[cfg(test)]
#[path = "marker_test.rs"]
mod tests;

//! The signs of tokens for guns and vehicles.
use tiny_skia::{Path, Transform};

use super::draw;
use crate::glyph::{Align, fonts};
use crate::ink::Sheet;
use crate::palette::{BLACK_INK, PAPER, RED, Rgb};
use crate::silhouettes::path::{circle, outline, round_rect, star};

const IRON: Rgb = Rgb::hex(0xB9BDAA);
const SHADE: Rgb = Rgb::hex(0x74796A);

/// The corners of a reticle around a number.
pub(super) fn reticle(sheet: &mut Sheet, number: &str) {
    sheet.stroke(circle(50.0, 50.0, 31.0), 4.5, PAPER, 1.0);
    draw(sheet, "M50 12 V26 M50 74 V88 M12 50 H24 M76 50 H88", 5.5, PAPER);
    sheet.text(&fonts().figures, number, 47.5, 66.5, 46.0, PAPER, Align::Centre);
}

/// A round lid with its hinge and its handle.
pub(super) fn hatch(sheet: &mut Sheet) {
    sheet.fill(round_rect(15.0, 38.0, 18.0, 24.0, 3.0), BLACK_INK, 1.0);
    sheet.fill(circle(54.0, 50.0, 30.0), BLACK_INK, 1.0);
    sheet.fill(circle(54.0, 50.0, 26.0), IRON, 1.0);
    sheet.fill(round_rect(18.0, 41.0, 13.0, 18.0, 2.0), SHADE, 1.0);
    sheet.stroke(circle(54.0, 50.0, 19.0), 2.5, SHADE, 1.0);
    draw(sheet, "M42 50 H66", 11.0, BLACK_INK);
    draw(sheet, "M42 50 H66", 5.0, PAPER);
}

/// The same hatch open and black, and a red cross over it.
pub(super) fn dead_hatch(sheet: &mut Sheet) {
    sheet.fill(circle(38.0, 52.0, 24.0), BLACK_INK, 1.0);
    sheet.stroke(circle(38.0, 52.0, 22.0), 4.0, IRON, 1.0);
    let lid = || outline("M64 24 Q86 34 82 66 Q78 76 68 78 Q76 50 64 24 Z");
    sheet.stroke(lid(), 4.0, BLACK_INK, 1.0);
    sheet.fill(lid(), IRON, 1.0);
    for (width, ink) in [(15.0, PAPER), (9.0, RED)] {
        draw(sheet, "M30 32 L70 72 M70 32 L30 72", width, ink);
    }
}

/// A turret with its gun, and an arrow that goes round it.
pub(super) fn turned_turret(sheet: &mut Sheet) {
    let turn = Transform::from_rotate_at(40.0, 50.0, 54.0);
    let put = |path: Option<Path>| path.and_then(|path| path.transform(turn));
    let gun = || put(round_rect(45.6, 16.0, 8.8, 34.0, 1.5));
    let body = || put(round_rect(34.0, 38.0, 32.0, 36.0, 11.0));
    for part in [gun(), body()] {
        sheet.stroke(part, 5.0, BLACK_INK, 1.0);
    }
    sheet.fill(gun(), SHADE, 1.0);
    sheet.fill(body(), IRON, 1.0);
    sheet.stroke(put(circle(50.0, 58.0, 6.0)), 2.5, BLACK_INK, 1.0);
    let arc = "M18 56 Q14 26 42 17";
    draw(sheet, arc, 10.0, BLACK_INK);
    draw(sheet, arc, 5.5, Rgb::hex(0xF2C230));
    let head = || outline("M38 7 L57 15 L41 28 Z");
    sheet.stroke(head(), 4.0, BLACK_INK, 1.0);
    sheet.fill(head(), Rgb::hex(0xF2C230), 1.0);
}

/// A white puff where the first round fell, seen through cross-hairs.
pub(super) fn ranging_puff(sheet: &mut Sheet) {
    let puff = || outline("O40 58 12 O52 46 15 O63 59 11 O51 61 12");
    sheet.stroke(puff(), 5.0, BLACK_INK, 0.85);
    sheet.fill(puff(), Rgb(255, 255, 255), 1.0);
    sheet.fill(outline("O44 60 8 O60 61 6"), Rgb::hex(0xCFD4D6), 1.0);
    sheet.stroke(circle(50.0, 52.0, 31.0), 4.5, RED, 1.0);
    draw(sheet, "M50 13 V32 M50 72 V88 M12 52 H30 M70 52 H88", 5.0, RED);
}

/// Earth and fire thrown up.
pub(super) fn burst(sheet: &mut Sheet) {
    let earth = || {
        outline(
            "M20 78 L28 62 L18 54 L31 52 L22 34 L38 45 L40 22 L50 40 L60 18 L63 44 L79 30 L70 51 L84 52 L73 62 L80 78 Z",
        )
    };
    sheet.stroke(earth(), 4.0, BLACK_INK, 1.0);
    sheet.fill(earth(), Rgb::hex(0x8A5A34), 1.0);
    sheet.fill(
        outline("M26 76 L34 60 L30 52 L41 54 L44 38 L52 52 L61 38 L62 55 L73 50 L68 62 L76 76 Z"),
        Rgb::hex(0xF0972E),
        1.0,
    );
    sheet.fill(star(51.0, 68.0, 8, 14.0, 8.0), Rgb::hex(0xFFF0B8), 1.0);
    sheet.fill(outline("O26 26 3 O74 20 3.4 O50 12 2.8 O84 42 2.6 O16 44 2.6"), Rgb::hex(0xD8B48A), 1.0);
    draw(sheet, "M22 80 H78", 4.0, BLACK_INK);
}

/// A hull in profile, burning.
pub(super) fn hulk(sheet: &mut Sheet) {
    let plume = || outline("O56 36 10 O65 30 10 O50 28 9 O70 24 7 O50 42 8");
    sheet.fill(plume(), Rgb::hex(0x8C8680), 1.0);
    let fire = || outline("M38 52 Q30 40 40 30 Q40 38 46 34 Q46 24 54 18 Q54 30 61 36 Q68 44 60 54 Z");
    sheet.stroke(fire(), 3.0, BLACK_INK, 1.0);
    sheet.fill(fire(), Rgb::hex(0xE8862E), 1.0);
    sheet.fill(outline("M43 52 Q40 45 46 40 Q48 44 50 36 Q57 44 54 52 Z"), Rgb::hex(0xF9D65C), 1.0);
    let hull = || {
        outline(
            "M13 70 L19 60 L32 59 L35 50 L61 49 L66 58 L85 60 L88 70 Q86 79 76 79 L26 79 Q16 79 13 70 Z \
             M18 40 L38 52 L36 56 L15 44 Z",
        )
    };
    sheet.stroke(hull(), 4.0, PAPER, 0.9);
    sheet.fill(hull(), BLACK_INK, 1.0);
    sheet.fill(outline("O26 71 4.4 O38 71 4.4 O50 71 4.4 O62 71 4.4 O74 71 4.4"), Rgb::hex(0x8C8680), 1.0);
}

//! The ground on which men and weapons of a picture stand.

use crate::ink::{Sheet, glow};
use crate::palette::Palette;
use crate::silhouettes::path::circle;

/// How far down it lies.
pub(super) const GROUND: f32 = 69.0;

/// What somebody throws on it.
pub(super) fn shadow_on_ground(sheet: &mut Sheet, inks: Palette, x: f32, size: f32) {
    let dark = inks.dark.darker(0.3);
    let shade = glow((x, GROUND * 6.0), 40.0 * size, dark.with_alpha(0.6), dark.with_alpha(0.0));
    let place = sheet.transform().pre_scale(1.0, 1.0 / 6.0);
    if let Some(path) = circle(x, GROUND * 6.0, 42.0 * size) {
        sheet.pixmap.fill_path(&path, &shade, tiny_skia::FillRule::Winding, place, None);
    }
}

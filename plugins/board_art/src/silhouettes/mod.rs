//! Drawings of men and weapons: outlines with a material each, shaded like a woodcut in three tones.
//!
//! A drawing is a list of parts from back to front. Each part gets a dark key line, its middle tone, a light edge
//! towards the north-west and a shade towards the south-east; nothing else gives it volume, so the same drawing
//! serves every palette, both facings and every size.
pub(crate) mod bust;
pub(crate) mod headgear;
mod launcher;
pub(crate) mod path;
pub(crate) mod pose;
pub(crate) mod small_arm;
pub(crate) mod soldier;
pub(crate) mod weapon;

use tiny_skia::{FillRule, Mask, Path, Stroke, Transform};

use crate::ink::{Sheet, solid};
use crate::outfit::Outfit;
use crate::palette::{Palette, Rgb};

/// What a part is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Material {
    Cloth,
    Helmet,
    Skin,
    Wood,
    Steel,
    Leather,
    Canvas,
    White,
    Fire,
    /// A dark opening or seam: no key line, no volume.
    Hole,
    /// A shadow on skin: no key line, no volume.
    SkinShade,
}

impl Material {
    /// Printed on what lies below, without an edge of its own.
    fn is_flat(self) -> bool {
        matches!(self, Material::Hole | Material::SkinShade)
    }
}

/// One closed outline of a drawing.
#[derive(Clone)]
pub(crate) struct Part {
    pub(crate) path: Path,
    pub(crate) material: Material,
}

/// A part from an outline, if there is one.
pub(crate) fn part(material: Material, path: Option<Path>) -> Option<Part> {
    path.map(|path| Part { path, material })
}

/// The parts of a drawing written in the notation of [`path::outline`].
pub(crate) fn parts_of(lines: &[(Material, &str)]) -> Vec<Part> {
    lines.iter().filter_map(|(material, text)| part(*material, path::outline(text))).collect()
}

/// The same parts elsewhere.
pub(crate) fn placed(parts: Vec<Part>, place: Transform) -> Vec<Part> {
    let moved = |part: Part| part.path.transform(place).map(|path| Part { path, material: part.material });
    parts.into_iter().filter_map(moved).collect()
}

/// Light, middle and shade of one material.
#[derive(Clone, Copy)]
pub(crate) struct Tones {
    light: Rgb,
    middle: Rgb,
    shade: Rgb,
}

/// The inks a drawing is printed in.
#[derive(Clone, Copy)]
pub(crate) struct Inks {
    colours: Palette,
    uniform: Rgb,
    key: Rgb,
}

impl Inks {
    /// Inks that suit a card and the uniform of an outfit.
    pub(crate) fn of(colours: Palette, outfit: Outfit) -> Self {
        Self { colours, uniform: outfit.uniform(), key: colours.dark.darker(0.55) }
    }

    /// The same inks with another key line.
    pub(crate) fn with_key(self, key: Rgb) -> Self {
        Self { key, ..self }
    }

    fn tones(&self, material: Material) -> Tones {
        let Palette { base, dark, light, .. } = self.colours;
        // On a dark card the uniform must be lighter than the card, on a pale one darker.
        let on_dark = base.brightness() < 0.47;
        let middle = match material {
            Material::Cloth if on_dark => light.mix(self.uniform, 0.7).lighter(0.14),
            Material::Cloth => dark.mix(self.uniform, 0.5),
            Material::Helmet if on_dark => light.mix(self.uniform, 0.75).darker(0.18),
            Material::Helmet => dark.mix(self.uniform, 0.3).darker(0.16),
            Material::Skin => Rgb::hex(0xD9A77F).mix(light, 0.12),
            Material::Wood => Rgb::hex(0x87552E).mix(dark, 0.15),
            Material::Steel => Rgb::hex(0x3E4549),
            Material::Leather => Rgb::hex(0x4A3524).mix(dark, 0.25),
            Material::Canvas => Rgb::hex(0x9C8F68).mix(dark, 0.30),
            Material::White => Rgb::hex(0xE9E4D6),
            Material::Fire => Rgb::hex(0xE8862E),
            Material::Hole => Rgb::hex(0x14171A),
            Material::SkinShade => Rgb::hex(0x9A6A48).mix(dark, 0.2),
        };
        let (lift, drop) = match material {
            Material::Fire => (Rgb::hex(0xF9D65C), Rgb::hex(0xB8431E)),
            Material::Steel => (Rgb::hex(0x8B979D), Rgb::hex(0x1D2124)),
            _ => (middle.mix(light, 0.45).lighter(0.16), middle.darker(0.38)),
        };
        Tones { light: lift, middle, shade: drop }
    }
}

/// Paints a drawing; `line` is the width of the key line in the drawing's own units.
pub(crate) fn paint(sheet: &mut Sheet, parts: &[Part], place: Transform, inks: Inks, line: f32) {
    let to_pixels = place.post_concat(sheet.transform());
    let zoom = (to_pixels.sx * to_pixels.sy - to_pixels.kx * to_pixels.ky).abs().sqrt();
    let step = line * zoom;
    for part in parts {
        let Some(path) = part.path.clone().transform(to_pixels) else { continue };
        let tones = inks.tones(part.material);
        let stroke = Stroke { width: step * 2.0, line_join: tiny_skia::LineJoin::Round, ..Stroke::default() };
        let identity = Transform::identity();
        if part.material.is_flat() {
            sheet.pixmap.fill_path(&path, &solid(tones.middle, 1.0), FillRule::Winding, identity, None);
            continue;
        }
        sheet.pixmap.stroke_path(&path, &solid(inks.key, 1.0), &stroke, identity, None);
        sheet.pixmap.fill_path(&path, &solid(tones.middle, 1.0), FillRule::Winding, identity, None);
        edge(sheet, &path, (step * 1.25, step * 1.35), tones.light);
        edge(sheet, &path, (-step * 2.0, -step * 2.1), tones.shade);
    }
}

/// Fills what lies in an outline but not in the same outline moved: a crescent on one side.
pub(crate) fn edge(sheet: &mut Sheet, path: &Path, moved: (f32, f32), colour: Rgb) {
    let (width, height) = (sheet.pixmap.width(), sheet.pixmap.height());
    let Some(mut mask) = Mask::new(width, height) else { return };
    let shift = Transform::from_translate(moved.0, moved.1);
    mask.fill_path(path, FillRule::Winding, true, shift);
    mask.invert();
    sheet.pixmap.fill_path(path, &solid(colour, 1.0), FillRule::Winding, Transform::identity(), Some(&mask));
}

#[cfg(test)]
#[path = "silhouettes_test.rs"]
mod tests;

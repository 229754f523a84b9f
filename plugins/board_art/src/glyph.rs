//! Text as filled outlines: any size, no hinting, no kerning, tabular figures.
//!
//! A picture drawn at the size asked for needs no glyph cache, and digits that keep their width need no shaping.
use std::sync::OnceLock;

use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// Where `x` stands in a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// `x` is the left edge.
    Left,
    /// `x` is the middle.
    Centre,
    /// `x` is the right edge.
    Right,
}

/// Bytes that are not a TrueType or OpenType font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAFont(ttf_parser::FaceParsingError);

impl std::fmt::Display for NotAFont {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "not a font: {}", self.0)
    }
}

impl std::error::Error for NotAFont {}

/// One face, read where it lies.
#[derive(Clone)]
pub struct Font<'a> {
    face: Face<'a>,
}

impl<'a> Font<'a> {
    /// Reads the first face in these bytes.
    pub fn from_bytes(bytes: &'a [u8]) -> Result<Self, NotAFont> {
        Face::parse(bytes, 0).map(|face| Self { face }).map_err(NotAFont)
    }

    fn scale(&self, size_px: f32) -> f32 {
        size_px / f32::from(self.face.units_per_em())
    }

    /// The height of a capital or a digit above the base line, in pixels at this size.
    pub fn cap_height(&self, size_px: f32) -> f32 {
        let units = self.face.capital_height().unwrap_or_else(|| self.face.ascender() * 3 / 4);
        f32::from(units) * self.scale(size_px)
    }

    fn glyph(&self, letter: char) -> GlyphId {
        self.face.glyph_index(letter).unwrap_or(GlyphId(0))
    }

    fn advance(&self, glyph: GlyphId) -> f32 {
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0))
    }
}

/// The faces that come with the game.
pub struct Fonts {
    /// Condensed bold: figures on counters, hex names.
    pub figures: Font<'static>,
    /// Medium: name plates and headings.
    pub heading: Font<'static>,
    /// Regular: running text.
    pub text: Font<'static>,
}

/// The faces that come with the game, read once.
pub fn fonts() -> &'static Fonts {
    static FONTS: OnceLock<Fonts> = OnceLock::new();
    FONTS.get_or_init(|| {
        let read = |bytes| Font::from_bytes(bytes).expect("the fonts are part of the program, and a test reads them");
        Fonts { figures: read(FIGURES_TTF), heading: read(HEADING_TTF), text: read(TEXT_TTF) }
    })
}

/// Roboto Condensed Bold as a file, for interfaces that bring their own text painter.
pub const FIGURES_TTF: &[u8] = include_bytes!("../../../assets/fonts/RobotoCondensed-Bold.ttf");
/// Roboto Medium as a file.
pub const HEADING_TTF: &[u8] = include_bytes!("../../../assets/fonts/Roboto-Medium.ttf");
/// Roboto Regular as a file.
pub const TEXT_TTF: &[u8] = include_bytes!("../../../assets/fonts/Roboto-Regular.ttf");

/// How wide a line of text is, in pixels.
pub fn text_width(font: &Font, text: &str, size_px: f32) -> f32 {
    text.chars().map(|letter| font.advance(font.glyph(letter))).sum::<f32>() * font.scale(size_px)
}

/// Draws one line of text; `y` is its base line.
///
/// Sizes are those of the em: a capital of Roboto is 0.71 of it ([`Font::cap_height`]).
pub fn draw_text(
    pixmap: &mut Pixmap,
    font: &Font,
    text: &str,
    x: f32,
    y: f32,
    size_px: f32,
    colour: Color,
    align: Align,
) {
    if let Some(path) = text_path(font, text, x, y, size_px, align) {
        pixmap.fill_path(&path, &ink(colour), FillRule::Winding, Transform::identity(), None);
    }
}

/// Draws one line of text over a soft outline, so that it reads on any ground.
pub fn draw_text_with_halo(
    pixmap: &mut Pixmap,
    font: &Font,
    text: &str,
    x: f32,
    y: f32,
    size_px: f32,
    colour: Color,
    align: Align,
    halo: Color,
    halo_px: f32,
) {
    let Some(path) = text_path(font, text, x, y, size_px, align) else { return };
    let stroke = Stroke { width: halo_px * 2.0, line_join: tiny_skia::LineJoin::Round, ..Stroke::default() };
    pixmap.stroke_path(&path, &ink(halo), &stroke, Transform::identity(), None);
    pixmap.fill_path(&path, &ink(colour), FillRule::Winding, Transform::identity(), None);
}

/// The outlines of one line of text with its base line at `y`; nothing for blanks or a size of nothing.
pub fn text_path(font: &Font, text: &str, x: f32, y: f32, size_px: f32, align: Align) -> Option<Path> {
    if !(size_px > 0.0 && x.is_finite() && y.is_finite()) {
        return None;
    }
    let scale = font.scale(size_px);
    let start = match align {
        Align::Left => x,
        Align::Centre => x - text_width(font, text, size_px) / 2.0,
        Align::Right => x - text_width(font, text, size_px),
    };
    let mut pen = Pen { path: PathBuilder::new(), x: start, y, scale };
    for letter in text.chars() {
        let glyph = font.glyph(letter);
        font.face.outline_glyph(glyph, &mut pen);
        pen.x += font.advance(glyph) * scale;
    }
    pen.path.finish()
}

fn ink(colour: Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour);
    paint.anti_alias = true;
    paint
}

/// Font units, y upwards, become pixels, y downwards.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
#[path = "glyph_test.rs"]
mod tests;

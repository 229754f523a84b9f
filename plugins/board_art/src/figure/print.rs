//! How a figure is printed: parts from the ground up, lit from the north-west wherever the man looks.

use crate::ink::{Sheet, gradient, solid};
use crate::palette::Rgb;
use tiny_skia::{BlendMode, FillRule, FilterQuality, LineCap, LineJoin, Path, Pixmap, PixmapPaint, Stroke, Transform};

/// A place on a figure: the origin is the middle of its base, up is where it looks, 100 is across the base.
pub(super) type At = (f32, f32);

/// How a part takes the light.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Finish {
    /// Round like a ball or a limb.
    Round,
    /// Only filled, without a key line.
    Flat,
    /// A line so wide.
    Line(f32),
}

#[derive(Clone, Debug)]
struct Part {
    path: Path,
    colour: Rgb,
    finish: Finish,
    /// How far above what is below it lies, which is the length of its shadow there.
    rise: f32,
}

/// Parts from the ground up.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts(Vec<Part>);

impl Parts {
    /// A part with volume.
    pub(super) fn round(&mut self, path: Option<Path>, colour: Rgb, rise: f32) {
        self.add(path, colour, Finish::Round, rise);
    }

    /// A part that is only filled.
    pub(super) fn flat(&mut self, path: Option<Path>, colour: Rgb) {
        self.add(path, colour, Finish::Flat, 0.0);
    }

    /// A strap, a seam or a barrel.
    pub(super) fn line(&mut self, path: Option<Path>, colour: Rgb, width: f32) {
        self.add(path, colour, Finish::Line(width), 0.0);
    }

    fn add(&mut self, path: Option<Path>, colour: Rgb, finish: Finish, rise: f32) {
        self.0.extend(path.map(|path| Part { path, colour, finish, rise }));
    }

    /// The same parts elsewhere.
    pub(super) fn placed(mut self, place: Transform) -> Self {
        for part in &mut self.0 {
            if let Some(path) = part.path.clone().transform(place) {
                part.path = path;
            }
        }
        self
    }

    /// With these on top.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
}

/// Prints parts turned by so many degrees on an empty sheet, so many units wide, with the shadow that all of them throw on what lies
/// `height` units below.
pub(super) fn print(parts: &Parts, heading: f32, pixels: u32, units: f32, height: f32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, units);
    let scale = sheet.pixmap.width() as f32 / units;
    let place = Transform::from_rotate(heading).post_translate(units / 2.0, units / 2.0).post_scale(scale, scale);
    for part in &parts.0 {
        print_part(&mut sheet, part, place, scale);
    }
    let mut whole = Sheet::new(pixels, units);
    let mut shadow = sheet.pixmap.clone();
    for pixel in shadow.data_mut().chunks_exact_mut(4) {
        pixel[..3].fill(0);
    }
    // Thin layers, from where the feet stand to where the shadow ends: soft at its rim.
    const LAYERS: i32 = 5;
    for layer in 1..=LAYERS {
        let by = height * scale * layer as f32 / LAYERS as f32;
        let paint = PixmapPaint { opacity: 0.15, quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        whole.pixmap.draw_pixmap(0, 0, shadow.as_ref(), &paint, Transform::from_translate(by, by), None);
    }
    whole.pixmap.draw_pixmap(0, 0, sheet.pixmap.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    whole.pixmap
}

fn print_part(sheet: &mut Sheet, part: &Part, place: Transform, scale: f32) {
    let Some(path) = part.path.clone().transform(place) else { return };
    let identity = Transform::identity();
    if part.rise > 0.0 {
        let mut black = solid(Rgb(0, 0, 0), 0.38);
        // A shadow within the figure falls on what is there and nowhere else.
        black.blend_mode = BlendMode::SourceAtop;
        let down = Transform::from_translate(part.rise * scale, part.rise * scale);
        sheet.pixmap.fill_path(&path, &black, FillRule::Winding, down, None);
    }
    let pen = |width: f32| Stroke {
        width: width.max(0.4),
        line_join: LineJoin::Round,
        line_cap: LineCap::Round,
        ..Stroke::default()
    };
    match part.finish {
        Finish::Flat => sheet.pixmap.fill_path(&path, &solid(part.colour, 1.0), FillRule::Winding, identity, None),
        Finish::Line(width) => {
            sheet.pixmap.stroke_path(&path, &solid(part.colour, 1.0), &pen(width * scale), identity, None);
        }
        Finish::Round => {
            let key = solid(part.colour.darker(0.74), 0.95);
            sheet.pixmap.stroke_path(&path, &key, &pen(1.7 * scale), identity, None);
            sheet.pixmap.fill_path(&path, &solid(part.colour, 1.0), FillRule::Winding, identity, None);
            let bounds = path.bounds();
            let middle = ((bounds.left() + bounds.right()) * 0.5, (bounds.top() + bounds.bottom()) * 0.5);
            let reach = (bounds.width() + bounds.height()) * 0.25;
            let at = |far: f32| (middle.0 + reach * far, middle.1 + reach * far);
            let lit = part.colour.lighter(0.55);
            let light = gradient(at(-0.85), at(0.1), lit.with_alpha(0.75), lit.with_alpha(0.0));
            let dark = part.colour.darker(0.72);
            let shade = gradient(at(0.0), at(0.95), dark.with_alpha(0.0), dark.with_alpha(0.72));
            for paint in [light, shade] {
                sheet.pixmap.fill_path(&path, &paint, FillRule::Winding, identity, None);
            }
        }
    }
}

//! How a vehicle is printed: pieces from the ground up, lit from the north-west wherever the vehicle points.
use tiny_skia::{BlendMode, FillRule, LineJoin, Path, Pixmap, PixmapPaint, Stroke, Transform};

use super::shape::Coat;
use crate::ink::{Sheet, solid};
use crate::palette::{PAPER, Palette, Rgb};
use crate::silhouettes::edge;
use crate::silhouettes::path::polygon;

pub(super) type Point = (f32, f32);

/// Where the light comes from, on the picture.
const LIGHT: Point = (-0.66, -0.75);

/// What a piece is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stuff {
    Plate,
    Spot,
    Track,
    Link,
    Rubber,
    Steel,
    Canvas,
    Wood,
    Cloth,
    Helmet,
    Glass,
    Hole,
    Seam,
    /// Bright, around what is to be seen from afar.
    Rim,
}

/// How a piece is finished.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Finish {
    /// With a key line, a lit edge and a shaded one, so many units wide.
    Solid { line: f32, edge: f32 },
    /// A plate that leans towards a bearing of the vehicle: its tone follows the light.
    Leaning { towards: Point },
    /// Only filled.
    Flat { alpha: f32 },
    /// Only its line is drawn, so many units wide.
    Line { width: f32, alpha: f32 },
}

/// One outline of a vehicle, in percent of the counter's side: the origin is the centre, up is forward.
#[derive(Clone)]
pub(super) struct Piece {
    path: Path,
    stuff: Stuff,
    finish: Finish,
    /// How far it stands above what is below, which decides the length of its shadow there.
    rise: f32,
}

/// Pieces from the ground up.
#[derive(Default)]
pub(super) struct Pieces(pub(super) Vec<Piece>);

impl Pieces {
    pub(super) fn add(&mut self, path: Option<Path>, stuff: Stuff, finish: Finish, rise: f32) {
        self.0.extend(path.map(|path| Piece { path, stuff, finish, rise }));
    }

    /// A part with volume.
    pub(super) fn solid(&mut self, path: Option<Path>, stuff: Stuff, rise: f32) {
        self.add(path, stuff, Finish::Solid { line: 0.7, edge: 0.8 }, rise);
    }

    /// A small part with volume: hatches, boxes, barrels.
    pub(super) fn small(&mut self, path: Option<Path>, stuff: Stuff, rise: f32) {
        self.add(path, stuff, Finish::Solid { line: 0.5, edge: 0.5 }, rise);
    }

    pub(super) fn flat(&mut self, path: Option<Path>, stuff: Stuff, alpha: f32) {
        self.add(path, stuff, Finish::Flat { alpha }, 0.0);
    }

    pub(super) fn line(&mut self, path: Option<Path>, stuff: Stuff, width: f32, alpha: f32) {
        self.add(path, stuff, Finish::Line { width, alpha }, 0.0);
    }

    /// A block with leaning sides: each side of the foot leans outwards, the roof lies flat.
    /// Both outlines have as many corners.
    pub(super) fn block(&mut self, stuff: Stuff, foot: &[Point], roof: &[Point], line: f32, rise: f32) {
        self.add(polygon(foot), stuff, Finish::Solid { line, edge: 0.0 }, rise);
        let clockwise = area(foot) > 0.0;
        for n in 0..foot.len().min(roof.len()) {
            let next = (n + 1) % foot.len();
            let (a, b) = (foot[n], foot[next]);
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let long = dx.hypot(dy).max(0.001);
            let towards = if clockwise { (dy / long, -dx / long) } else { (-dy / long, dx / long) };
            let side = [a, b, roof[next], roof[n]];
            // A side that stands upright is a line from above: it has no surface.
            if area(&side).abs() > 0.01 {
                self.add(polygon(&side), stuff, Finish::Leaning { towards }, 0.0);
            }
        }
        self.add(polygon(roof), stuff, Finish::Flat { alpha: 1.0 }, 0.0);
        self.line(polygon(roof), Stuff::Seam, 0.45, 0.5);
    }

    /// The same pieces elsewhere.
    pub(super) fn placed(mut self, place: Transform) -> Self {
        for piece in &mut self.0 {
            if let Some(path) = piece.path.clone().transform(place) {
                piece.path = path;
            }
            if let Finish::Leaning { towards } = &mut piece.finish {
                *towards = (place.sx * towards.0 + place.kx * towards.1, place.ky * towards.0 + place.sy * towards.1);
            }
        }
        self
    }
}

/// Twice the signed area, positive when the corners run clockwise on the picture.
fn area(corners: &[Point]) -> f32 {
    let pairs = corners.iter().zip(corners.iter().cycle().skip(1));
    pairs.map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

/// The colours of a vehicle.
#[derive(Clone, Copy)]
pub(super) struct Paints {
    plate: Rgb,
    lit: Rgb,
    shaded: Rgb,
    key: Rgb,
    spot: Rgb,
    cloth: Rgb,
    helmet: Rgb,
    burnt: bool,
}

impl Paints {
    /// The paints that suit a card.
    pub(super) fn of(palette: Palette, coat: Coat, burnt: bool) -> Self {
        let on_dark = palette.base.brightness() < 0.47;
        let own = match coat {
            Coat::Card if on_dark => palette.light.mix(Rgb::hex(0x8C8F72), 0.80),
            Coat::Card => palette.dark.mix(palette.base, 0.30),
            Coat::Olive => Rgb::hex(0x6A6A3E),
            Coat::Green => Rgb::hex(0x4F6A44),
            Coat::Sand => Rgb::hex(0xBFA468),
            Coat::Grey => Rgb::hex(0x59626A),
            Coat::White => Rgb::hex(0xD5D3C8),
        };
        let plate = match (burnt, coat) {
            (true, _) => Rgb::hex(0x4A3F37),
            (false, Coat::Card) => own,
            (false, _) => own.mix(palette.dark, 0.14),
        };
        let lit = if burnt { Rgb::hex(0x8A6B52) } else { plate.mix(palette.light, 0.35).lighter(0.30) };
        let key = if burnt { Rgb::hex(0x0D0C0B) } else { palette.dark.darker(0.68) };
        Self {
            plate,
            lit,
            shaded: plate.darker(0.46),
            key,
            spot: plate.mix(Rgb::hex(0x5A3F26), 0.55),
            burnt,
            cloth: Rgb::hex(0x6B6146),
            helmet: plate.darker(0.35),
        }
    }

    /// The same paints where more light falls: a turret stands out from its hull.
    pub(super) fn raised(self) -> Self {
        let plate = self.plate.mix(self.lit, if self.burnt { 0.12 } else { 0.26 });
        Self { plate, lit: self.lit.lighter(0.12), ..self }
    }

    /// The same paints and men who stand out from what they sit on.
    pub(super) fn with_riders(self, cloth: Rgb) -> Self {
        Self { cloth: cloth.lighter(0.42), helmet: cloth.darker(0.42), ..self }
    }

    /// The same paints and men in this cloth.
    pub(super) fn with_men(self, cloth: Rgb) -> Self {
        Self { cloth: cloth.lighter(0.16), helmet: cloth.darker(0.18), ..self }
    }

    fn middle(self, stuff: Stuff) -> Rgb {
        let fresh = match stuff {
            Stuff::Plate => return self.plate,
            Stuff::Spot => self.spot,
            Stuff::Track => Rgb::hex(0x4A4843),
            Stuff::Link => Rgb::hex(0x1C1B19),
            Stuff::Rubber => Rgb::hex(0x26272A),
            Stuff::Steel => self.plate.mix(Rgb::hex(0x3E4549), 0.55),
            Stuff::Canvas => Rgb::hex(0xA1956A).mix(self.plate, 0.22),
            Stuff::Wood => Rgb::hex(0x9A6A3C),
            Stuff::Cloth => self.cloth,
            Stuff::Helmet => self.helmet,
            Stuff::Glass => Rgb::hex(0xA9C2CC),
            Stuff::Hole => Rgb::hex(0x17181A),
            Stuff::Seam => self.key,
            Stuff::Rim => PAPER,
        };
        if self.burnt { fresh.mix(Rgb::hex(0x241F1B), 0.72) } else { fresh }
    }

    fn tones(self, stuff: Stuff) -> (Rgb, Rgb) {
        if stuff == Stuff::Plate {
            return (self.lit, self.shaded);
        }
        let middle = self.middle(stuff);
        (middle.lighter(0.34), middle.darker(0.45))
    }
}

/// Prints pieces on an empty sheet of `pixels`, so many units wide, turned by `heading` degrees around the middle,
/// with the shadow that the whole of them throws on the ground or the deck, `height` units above it.
pub(super) fn press(pieces: &Pieces, paints: Paints, heading: f32, pixels: u32, units: f32, height: f32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, units);
    let scale = sheet.pixmap.width() as f32 / units;
    let turn = Transform::from_rotate(heading);
    let place = turn.post_translate(units / 2.0, units / 2.0).post_scale(scale, scale);
    for piece in &pieces.0 {
        print(&mut sheet, piece, paints, place, turn, scale);
    }
    let mut whole = Sheet::new(pixels, units);
    let shadow = Shadow::of(&sheet.pixmap);
    // Three thin layers make the shadow's rim soft.
    for reach in [0.55, 0.8, 1.05] {
        let (x, y) = (height * reach * -LIGHT.0 * scale, height * reach * -LIGHT.1 * scale);
        let paint =
            PixmapPaint { opacity: 0.22, quality: tiny_skia::FilterQuality::Bilinear, ..PixmapPaint::default() };
        whole.pixmap.draw_pixmap(0, 0, shadow.0.as_ref(), &paint, Transform::from_translate(x, y), None);
    }
    whole.pixmap.draw_pixmap(0, 0, sheet.pixmap.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    whole.pixmap
}

/// The outline of a picture in black.
struct Shadow(Pixmap);

impl Shadow {
    fn of(picture: &Pixmap) -> Self {
        let mut black = picture.clone();
        for pixel in black.data_mut().chunks_exact_mut(4) {
            pixel[..3].fill(0);
        }
        Self(black)
    }
}

fn print(sheet: &mut Sheet, piece: &Piece, paints: Paints, place: Transform, turn: Transform, scale: f32) {
    let Some(path) = piece.path.clone().transform(place) else { return };
    let identity = Transform::identity();
    if piece.rise > 0.0 {
        let shift = piece.rise * scale;
        let mut black = solid(Rgb(0, 0, 0), 0.40);
        // A shadow within the vehicle falls on what is there and nowhere else.
        black.blend_mode = BlendMode::SourceAtop;
        let down = Transform::from_translate(-LIGHT.0 * shift, -LIGHT.1 * shift);
        sheet.pixmap.fill_path(&path, &black, FillRule::Winding, down, None);
    }
    let middle = paints.middle(piece.stuff);
    let (lit, shaded) = paints.tones(piece.stuff);
    let mut fill = |colour: Rgb, alpha: f32| {
        sheet.pixmap.fill_path(&path, &solid(colour, alpha), FillRule::Winding, identity, None);
    };
    let pen = |width: f32| Stroke { width: width * scale, line_join: LineJoin::Round, ..Stroke::default() };
    match piece.finish {
        Finish::Flat { alpha } => fill(middle, alpha),
        Finish::Leaning { towards } => {
            let (x, y) = (turn.sx * towards.0 + turn.kx * towards.1, turn.ky * towards.0 + turn.sy * towards.1);
            let light = x * LIGHT.0 + y * LIGHT.1;
            let tone = if light > 0.0 { middle.mix(lit, light * 0.95) } else { middle.mix(shaded, -light * 0.9) };
            fill(tone, 1.0);
        }
        Finish::Line { width, alpha } => {
            sheet.pixmap.stroke_path(&path, &solid(middle, alpha), &pen(width), identity, None);
        }
        Finish::Solid { line, edge: wide } => {
            sheet.pixmap.stroke_path(&path, &solid(paints.key, 1.0), &pen(line * 2.0), identity, None);
            sheet.pixmap.fill_path(&path, &solid(middle, 1.0), FillRule::Winding, identity, None);
            if wide > 0.0 {
                let step = wide * scale;
                edge(sheet, &path, (step * 0.75, step * 0.85), lit);
                edge(sheet, &path, (-step * 1.1, -step * 1.25), shaded);
            }
        }
    }
}

#[cfg(test)]
impl Piece {
    /// It is to be filled and has no surface, turned so.
    pub(super) fn is_filled_line(&self, turn: Transform) -> bool {
        let filled = !matches!(self.finish, Finish::Line { .. }) || self.rise > 0.0;
        let bounds = self.path.clone().transform(turn).map(|path| path.bounds());
        filled && bounds.is_none_or(|bounds| bounds.width() < 0.001 || bounds.height() < 0.001)
    }
}

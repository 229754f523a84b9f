//! Small pictures that many parts of the view use: rims, tokens, discs, dice, flashes; painted once. And the fonts.

use crate::badges;
use crate::pens::{circle, fill, ink, line, round_rect, sheet};
use crate::picture::{plain, shrinkable};
use crate::stacks::Tally;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use board_art::map::{barrage_sprite, ranging_sprite, smoke_sprite};
use board_art::{
    Align, FIGURES_TTF, HEADING_TTF, SHADOW_MARGIN, Token, counter_shadow, fonts, paint_abandoned, paint_token,
    paint_wreck, text_path,
};
use tiny_skia::{Color as Ink, Path, PathBuilder, Pixmap};

/// Corner radius of a card in parts of its side.
const CORNER: f32 = 0.09;
/// Side of a card as its rims are painted, in pixels.
const CARD: f32 = 128.0;
/// Corner radius of a hull's plate, in world units.
const HULL_CORNER: f32 = 19.0;
/// How far rims reach over the card, in parts of its side, on each side.
pub(crate) const RIM_MARGIN: f32 = 0.11;
/// Width of the plate's border that is not stretched, in pixels.
pub(crate) const PLATE_BORDER: f32 = 14.0;

/// The pictures.
#[derive(Resource)]
pub(crate) struct Trims {
    pub(crate) shadow: Handle<Image>,
    /// Around cards.
    pub(crate) square: Rims,
    /// Around bodies.
    pub(crate) round: Rims,
    /// A dark plate with round corners, to be sliced.
    pub(crate) plate: Handle<Image>,
    /// On an upper storey's stack.
    pub(crate) storey: Handle<Image>,
    pub(crate) flash: Handle<Image>,
    pub(crate) tracer: Handle<Image>,
    pub(crate) puff: Handle<Image>,
    /// The same cloud in white, to be tinted.
    pub(crate) cloud: Handle<Image>,
    /// Plain white, to be tinted.
    pub(crate) white: Handle<Image>,
    pub(crate) blade: Handle<Image>,
    /// Die faces 1 to 6, ivory.
    die: [Handle<Image>; 6],
    /// Faces 1 to 10 of a die that is no cube, ivory.
    ten: [Handle<Image>; 10],
    /// Fresh and thin smoke.
    pub(crate) smoke: [Handle<Image>; 2],
    pub(crate) figures: Handle<Font>,
    pub(crate) text: Handle<Font>,
    tokens: HashMap<Token, Handle<Image>>,
    scenes: HashMap<(Token, u16), Handle<Image>>,
    tallies: HashMap<Tally, Handle<Image>>,
    hulls: HashMap<(u16, u16), Rims>,
}

/// What lies around counters.
pub(crate) struct Rims {
    /// Around those that can act; the second for those who do not tell red from green.
    pub(crate) ready: [Handle<Image>; 2],
    /// Around selected ones.
    pub(crate) selected: Handle<Image>,
}

impl Rims {
    /// Those of a card, as wide as it is high; the radius of its corners in parts of its side.
    fn of(corner: f32, add: &mut impl FnMut(Pixmap) -> Handle<Image>) -> Self {
        Self::around(Vec2::splat(CARD), corner * CARD, add)
    }
    fn around(size: Vec2, corner: f32, add: &mut impl FnMut(Pixmap) -> Handle<Image>) -> Self {
        Self {
            ready: [0x2E7D32, 0x0B4F8A].map(|casing| add(rim(size, corner, (0xF7F3DC, casing), 3.5, 0.03))),
            selected: add(rim(size, corner, (0xF2D27A, 0x6B4A0C), 8.0, 0.075)),
        }
    }
}

impl Trims {
    /// The faces of a die that has so many: pips on a cube, else numbers.
    pub(crate) fn faces(&self, of: u8) -> Vec<Handle<Image>> {
        if of == 6 { self.die.to_vec() } else { self.ten[..usize::from(of).clamp(2, 10)].to_vec() }
    }
    /// A marker's token.
    pub(crate) fn token(&mut self, kind: Token, images: &mut Assets<Image>) -> Handle<Image> {
        self.tokens.entry(kind).or_insert_with(|| images.add(shrinkable(&paint_token(kind, 96)))).clone()
    }
    /// What a marker of a place looks like on the ground, as it is drawn there: smoke, fire, a hulk pointing in a heading (degrees clockwise
    /// from up). None: it is a token. Painted when it is needed first.
    pub(crate) fn scene(&mut self, kind: Token, heading: u16, images: &mut Assets<Image>) -> Option<Handle<Image>> {
        let paint: fn(u16) -> Pixmap = match kind {
            Token::TwoClouds => return Some(self.smoke[0].clone()),
            Token::OneCloud => return Some(self.smoke[1].clone()),
            Token::Burst => |_| barrage_sprite(256),
            Token::RangingPuff => |_| ranging_sprite(256),
            Token::Hulk => |heading| paint_wreck(None, heading, 256),
            Token::DeadHatch => |heading| paint_abandoned(None, heading, 256),
            _ => return None,
        };
        let made = self.scenes.entry((kind, heading)).or_insert_with(|| images.add(shrinkable(&paint(heading))));
        Some(made.clone())
    }
    /// The rims of a hull, so wide and long in world units. Painted when they are needed first.
    pub(crate) fn hull(&mut self, size: Vec2, images: &mut Assets<Image>) -> &Rims {
        let mut add = |pixmap: Pixmap| images.add(shrinkable(&pixmap));
        let key = (size.x.round() as u16, size.y.round() as u16);
        self.hulls.entry(key).or_insert_with(|| Rims::around(size, HULL_CORNER, &mut add))
    }
    /// The badge of a stack of several.
    pub(crate) fn tally(&mut self, tally: Tally, images: &mut Assets<Image>) -> Handle<Image> {
        self.tallies.entry(tally).or_insert_with(|| images.add(shrinkable(&badges::tally(tally)))).clone()
    }
}

impl FromWorld for Trims {
    fn from_world(world: &mut World) -> Self {
        let (figures, text) = world
            .get_resource_mut::<Assets<Font>>()
            .map(|mut all| {
                let mut add = |bytes: &[u8]| all.add(Font::from_bytes(bytes.to_vec()));
                (add(FIGURES_TTF), add(HEADING_TTF))
            })
            .unwrap_or_default();
        let mut images = world.resource_mut::<Assets<Image>>();
        let mut add = |pixmap: Pixmap| images.add(shrinkable(&pixmap));
        Self {
            shadow: add(counter_shadow(128)),
            square: Rims::of(CORNER, &mut add),
            round: Rims::of(0.5, &mut add),
            storey: add(badges::storey()),
            flash: add(flash()),
            tracer: add(tracer()),
            puff: add(puff(0xD9CBA8)),
            cloud: add(puff(0xFFFFFF)),
            white: add(white()),
            blade: add(blade()),
            die: [1, 2, 3, 4, 5, 6].map(|pips| add(die(pips))),
            ten: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|number| add(numbered(number))),
            smoke: [1, 2].map(|grade| add(smoke_sprite(256, grade))),
            plate: images.add(plain(&plate())),
            figures,
            text,
            tokens: HashMap::default(),
            scenes: HashMap::default(),
            tallies: HashMap::default(),
            hulls: HashMap::default(),
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Trims>();
}

/// How much larger than its card a shadow's picture is.
pub(crate) const SHADOW_SIZE: f32 = 1.0 + 2.0 * SHADOW_MARGIN;
/// How much larger than its card a rim's picture is.
pub(crate) const RIM_SIZE: f32 = 1.0 + 2.0 * RIM_MARGIN;

/// A bright line around a card of 128 pixels, with a darker casing and outside a soft glow; its corners' radius in parts of its side.
fn rim(size: Vec2, corner: f32, (bright, dark): (u32, u32), width: f32, glow: f32) -> Pixmap {
    let margin = CARD * RIM_MARGIN;
    let sides = (size + 2.0 * margin).round();
    let mut picture = sheet(sides.x as u32, sides.y as u32);
    let outline = |grow: f32| {
        let at = margin - grow;
        round_rect(at, at, size.x + 2.0 * grow, size.y + 2.0 * grow, corner + grow)
    };
    for step in 0..6 {
        let spread = 1.5 + step as f32 * 1.6;
        line(&mut picture, outline(width * 0.5), width + 2.0 * spread, &ink(bright, glow));
    }
    line(&mut picture, outline(width * 0.5 - 0.5), width + 3.2, &ink(dark, 0.75));
    line(&mut picture, outline(width * 0.5 - 0.5), width, &ink(bright, 1.0));
    picture
}

fn white() -> Pixmap {
    let mut picture = sheet(8, 8);
    picture.fill(Ink::WHITE);
    picture
}

fn plate() -> Pixmap {
    let mut picture = sheet(48, 48);
    for layer in 0..6 {
        let grow = 5.0 - layer as f32;
        fill(
            &mut picture,
            round_rect(6.0 - grow, 7.0 - grow, 36.0 + 2.0 * grow, 36.0 + 2.0 * grow, 6.0 + grow),
            &ink(0, 0.07),
        );
    }
    fill(&mut picture, round_rect(6.0, 6.0, 36.0, 36.0, 6.0), &ink(0x1E2226, 0.94));
    line(&mut picture, round_rect(6.5, 6.5, 35.0, 35.0, 5.5), 1.0, &ink(0x3A4148, 1.0));
    picture
}

fn star(x: f32, y: f32, points: u32, outer: f32, inner: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for n in 0..points * 2 {
        let angle = n as f32 * std::f32::consts::PI / points as f32 + 0.3;
        // Uneven tongues look like fire, even ones like a badge.
        let uneven = 1.0 - 0.22 * f32::from((n * 7 % 5) as u8) / 4.0;
        let radius = if n % 2 == 0 { outer * uneven } else { inner };
        let (px, py) = (x + angle.cos() * radius, y + angle.sin() * radius);
        if n == 0 { path.move_to(px, py) } else { path.line_to(px, py) }
    }
    path.close();
    path.finish()
}

fn flash() -> Pixmap {
    let mut picture = sheet(128, 128);
    for n in 0..10 {
        fill(&mut picture, circle(64.0, 64.0, 62.0 - n as f32 * 4.0), &ink(0xFFB347, 0.05));
    }
    fill(&mut picture, star(64.0, 64.0, 9, 58.0, 24.0), &ink(0xF28C28, 0.95));
    fill(&mut picture, star(64.0, 64.0, 9, 44.0, 19.0), &ink(0xFFD25E, 1.0));
    fill(&mut picture, star(64.0, 64.0, 9, 28.0, 13.0), &ink(0xFFFBE0, 1.0));
    picture
}

/// A streak that is hot at its right end.
fn tracer() -> Pixmap {
    let mut picture = sheet(128, 16);
    for n in 0..24u8 {
        let part = f32::from(n) / 24.0;
        let mut path = PathBuilder::new();
        path.move_to(4.0 + part * 112.0, 8.0);
        path.line_to(120.0, 8.0);
        line(&mut picture, path.finish(), 2.0 + 5.0 * part, &ink(0xFFB347, 0.07));
    }
    let mut core = PathBuilder::new();
    core.move_to(60.0, 8.0);
    core.line_to(120.0, 8.0);
    line(&mut picture, core.finish(), 3.6, &ink(0xFFF6CF, 1.0));
    picture
}

/// A cloud: dust where shots strike, smoke.
fn puff(colour: u32) -> Pixmap {
    let mut picture = sheet(96, 96);
    for (x, y, radius) in [(40.0, 52.0, 26.0), (58.0, 46.0, 24.0), (48.0, 36.0, 20.0), (50.0, 58.0, 22.0)] {
        for n in 0..8 {
            fill(&mut picture, circle(x, y, radius - n as f32 * 2.6), &ink(colour, 0.11));
        }
    }
    picture
}

/// An outline from corner to corner.
fn shape(points: &[(f32, f32)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (n, (x, y)) in points.iter().enumerate() {
        if n == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
    path.close();
    path.finish()
}

/// A bayonet, upright, handle below.
fn blade() -> Pixmap {
    let mut picture = sheet(64, 192);
    let steel = [(32.0, 6.0), (39.0, 24.0), (39.0, 134.0), (25.0, 134.0), (25.0, 24.0)];
    let guard = [(12.0, 134.0), (52.0, 134.0), (52.0, 143.0), (12.0, 143.0)];
    let grip = [(26.0, 143.0), (38.0, 143.0), (40.0, 184.0), (24.0, 184.0)];
    for part in [&steel[..], &guard[..], &grip[..]] {
        line(&mut picture, shape(part), 7.0, &ink(0x101214, 1.0));
    }
    fill(&mut picture, shape(&steel), &ink(0xDDE3E6, 1.0));
    fill(&mut picture, shape(&[(32.0, 6.0), (39.0, 24.0), (39.0, 134.0), (32.0, 134.0)]), &ink(0x98A4AB, 1.0));
    fill(&mut picture, shape(&guard), &ink(0x6B5A3A, 1.0));
    fill(&mut picture, shape(&grip), &ink(0x8A5B33, 1.0));
    picture
}

fn die(pips: u8) -> Pixmap {
    let mut picture = sheet(96, 96);
    for n in 0..6 {
        let grow = 4.0 - n as f32;
        fill(
            &mut picture,
            round_rect(13.0 - grow, 14.0 - grow, 74.0 + 2.0 * grow, 74.0 + 2.0 * grow, 16.0 + grow),
            &ink(0, 0.10),
        );
    }
    fill(&mut picture, round_rect(10.0, 9.0, 76.0, 76.0, 16.0), &ink(0xB9AE93, 1.0));
    fill(&mut picture, round_rect(10.0, 8.0, 76.0, 73.0, 16.0), &ink(0xF4EEDD, 1.0));
    line(&mut picture, round_rect(12.0, 10.0, 72.0, 69.0, 14.0), 2.0, &ink(0xFFFFFF, 0.9));
    let (low, middle, high) = (28.0, 48.0, 68.0);
    let up = -3.0;
    let places: &[(f32, f32)] = match pips {
        1 => &[(middle, middle)],
        2 => &[(low, low), (high, high)],
        3 => &[(low, low), (middle, middle), (high, high)],
        4 => &[(low, low), (high, low), (low, high), (high, high)],
        5 => &[(low, low), (high, low), (middle, middle), (low, high), (high, high)],
        _ => &[(low, low), (high, low), (low, middle), (high, middle), (low, high), (high, high)],
    };
    for (x, y) in places {
        fill(&mut picture, circle(*x, *y + up, 8.0), &ink(0x1B1C1A, 1.0));
        fill(&mut picture, circle(*x - 2.0, *y + up - 2.0, 2.0), &ink(0xFFFFFF, 0.35));
    }
    picture
}

/// A face of a die with ten faces, seen from above: a kite between four others, with a number.
fn numbered(number: u8) -> Pixmap {
    let mut picture = sheet(96, 96);
    let (top, bottom) = ((48.0, 6.0), (48.0, 89.0));
    let [left, right] = [(8.0, 38.0), (88.0, 38.0)];
    let [low_left, low_right] = [(10.0, 58.0), (86.0, 58.0)];
    let (west, east, south) = ((21.0, 53.0), (75.0, 53.0), (48.0, 69.0));
    let outline = [top, right, low_right, bottom, low_left, left];
    for n in 0..6u8 {
        let lower = outline.map(|(x, y)| (x, y + 2.0));
        line(&mut picture, shape(&lower), 10.0 - 1.6 * f32::from(n), &ink(0, 0.10));
    }
    fill(&mut picture, shape(&outline), &ink(0xD8CFB8, 1.0));
    fill(&mut picture, shape(&[low_left, west, south, bottom]), &ink(0xB9AE93, 1.0));
    fill(&mut picture, shape(&[low_right, east, south, bottom]), &ink(0xC6BCA2, 1.0));
    let kite = [top, east, south, west];
    fill(&mut picture, shape(&kite), &ink(0xF4EEDD, 1.0));
    line(&mut picture, shape(&kite), 2.0, &ink(0xFFFFFF, 0.9));
    line(&mut picture, shape(&outline), 1.5, &ink(0x8C8268, 1.0));
    let figure = text_path(&fonts().heading, &number.to_string(), 48.0, 55.0, 34.0, Align::Centre);
    fill(&mut picture, figure, &ink(0x1B1C1A, 1.0));
    picture
}

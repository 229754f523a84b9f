//! The pictures of marked hexes: each kind has a shape of its own, so that it is told apart without colour.

use crate::contract::{OverlayKind, ZonePattern};
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Stroke, StrokeDash, Transform,
};

/// All kinds in the order of their tiles. A zone has none: it is outlined as a whole.
pub(crate) const KINDS: [OverlayKind; 20] = [
    OverlayKind::Reachable,
    OverlayKind::Path,
    OverlayKind::Danger,
    OverlayKind::Target,
    OverlayKind::Choice,
    OverlayKind::CanAct,
    OverlayKind::Selected,
    OverlayKind::Degraded,
    OverlayKind::Blocked,
    OverlayKind::Objective(ZonePattern::Nobody),
    OverlayKind::Objective(ZonePattern::First),
    OverlayKind::Objective(ZonePattern::Second),
    OverlayKind::Ahead,
    OverlayKind::Beside,
    OverlayKind::Behind,
    OverlayKind::Band(0),
    OverlayKind::Band(1),
    OverlayKind::Band(2),
    // Its tile is white, to be tinted by how likely it is.
    OverlayKind::Heat(0),
    OverlayKind::Blast,
];

/// Tiles in a row of the picture of all of them: no picture is wider than every graphics card takes.
const COLUMNS: u32 = 12;

/// The kind's tile.
pub(crate) fn tile_of(kind: OverlayKind) -> Option<u32> {
    let kind = match kind {
        OverlayKind::Heat(_) => OverlayKind::Heat(0),
        OverlayKind::Band(n) => OverlayKind::Band(n.min(2)),
        other => other,
    };
    KINDS.iter().position(|other| *other == kind).map(|tile| tile as u32)
}

/// Which layer a kind lies in, from the ground up. Kinds of one layer exclude each other in a hex.
pub(crate) fn layer_of(kind: OverlayKind) -> usize {
    match kind {
        // A zone is no tile; it lies above these.
        OverlayKind::Blocked | OverlayKind::Degraded | OverlayKind::Zone(_) => 0,
        OverlayKind::Reachable | OverlayKind::Path | OverlayKind::Band(_) | OverlayKind::Heat(_) => 1,
        OverlayKind::Danger | OverlayKind::Ahead | OverlayKind::Beside | OverlayKind::Behind | OverlayKind::Blast => 2,
        OverlayKind::Objective(_) => 3,
        OverlayKind::CanAct | OverlayKind::Target | OverlayKind::Choice => 4,
        OverlayKind::Selected => 5,
    }
}
/// How many layers there are.
pub(crate) const LAYERS: usize = 6;

/// The inks whose meaning is in their colour: for most people, and for those who do not tell red from green.
struct Inks {
    reach: u32,
    path: u32,
    danger: u32,
    target: u32,
    choice: u32,
    can_act: u32,
}

const INKS: Inks =
    Inks { reach: 0x3F86C6, path: 0x2F7FD0, danger: 0xF2912B, target: 0xF0624A, choice: 0xF4F0E2, can_act: 0xCDEFB5 };
const COLOUR_SAFE: Inks =
    Inks { reach: 0x1F78C8, path: 0x0B5FB0, danger: 0xE69F00, target: 0xD55E00, choice: 0xF4F0E2, can_act: 0xF0E442 };

/// All tiles in rows, each `width` pixels wide and 208/240 as high.
pub(crate) fn paint_tiles(width: u32, colour_safe: bool) -> Pixmap {
    let inks = if colour_safe { &COLOUR_SAFE } else { &INKS };
    let height = width * 208 / 240;
    let rows = (KINDS.len() as u32).div_ceil(COLUMNS);
    let mut strip = Pixmap::new(width * COLUMNS, height * rows)
        .unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
    for (n, kind) in KINDS.into_iter().enumerate() {
        let tile = paint_tile(kind, width, height, inks);
        strip.draw_pixmap(
            (n as u32 % COLUMNS * width) as i32,
            (n as u32 / COLUMNS * height) as i32,
            tile.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }
    strip
}

/// The outline of the hex under the pointer, as a picture of its own.
pub(crate) fn paint_hover(width: u32) -> Pixmap {
    let mut tile = Tile::new(width, width * 208 / 240);
    tile.line(&hex(5.0), 7.0, ink(0x14171A, 0.45), None);
    tile.line(&hex(5.0), 3.0, ink(0xFFFFFF, 0.9), None);
    tile.pixmap
}

fn paint_tile(kind: OverlayKind, width: u32, height: u32, inks: &Inks) -> Pixmap {
    let mut tile = Tile::new(width, height);
    match kind {
        OverlayKind::Reachable => {
            tile.area(&hex(5.0), ink(inks.reach, 0.36));
            tile.line(&hex(7.0), 3.0, ink(0xBFE0FF, 0.55), None);
        }
        OverlayKind::Path => {
            tile.area(&hex(5.0), ink(inks.path, 0.52));
            tile.line(&hex(9.0), 8.0, ink(0x12375E, 0.55), None);
            tile.line(&hex(9.0), 4.0, ink(0xDFF0FF, 0.95), None);
        }
        OverlayKind::Danger => {
            tile.hatch(hatching(15.0, 30.0), 9.0, &ink(0x4A2406, 0.35));
            tile.hatch(hatching(15.0, 30.0), 5.5, &ink(inks.danger, 0.85));
            tile.line(&hex(8.0), 4.0, ink(inks.danger, 0.8), None);
        }
        OverlayKind::Target => {
            for (width, paint) in [(13.0, ink(0x1D0E0A, 0.6)), (7.5, ink(inks.target, 1.0))] {
                tile.line(&hex(10.0), width, paint.clone(), None);
                tile.line(&ticks(), width, paint, None);
            }
        }
        OverlayKind::Choice => {
            tile.area(&hex(6.0), ink(inks.choice, 0.12));
            for (width, paint) in [(13.0, ink(0x14181D, 0.6)), (7.0, ink(inks.choice, 1.0))] {
                tile.line(&hex(12.0), width, paint.clone(), Some(vec![26.0, 15.0]));
                tile.line(&PathBuilder::from_circle(0.0, 0.0, 13.0), width, paint, None);
            }
        }
        OverlayKind::CanAct => {
            tile.edged(&corners(10.0, 34.0), (12.0, ink(0x14200F, 0.55)), (6.5, ink(inks.can_act, 1.0)), None);
        }
        OverlayKind::Selected => {
            tile.area(&hex(5.0), ink(0xF2D27A, 0.14));
            tile.line(&hex(8.0), 14.0, ink(0x241C08, 0.65), None);
            tile.line(&hex(8.0), 8.0, ink(0xF2D27A, 1.0), None);
        }
        OverlayKind::Degraded => {
            let paint = ink(0x14181D, 0.55);
            tile.area(&dots(22.0, 4.2), paint);
        }
        OverlayKind::Blocked => tile.area(&hex(0.0), ink(0x0E1116, 0.58)),
        OverlayKind::Ahead => {
            tile.area(&hex(6.0), ink(0x6FB35A, 0.22));
            tile.edged(&hex(9.0), (13.0, ink(0x12200D, 0.6)), (7.0, ink(0xCDEFB5, 1.0)), None);
        }
        OverlayKind::Beside => {
            let dash = Some(vec![30.0, 18.0]);
            tile.edged(&hex(9.0), (11.0, ink(0x241C08, 0.5)), (5.0, ink(0xF2D27A, 0.95)), dash);
        }
        OverlayKind::Behind => {
            tile.hatch(hatching(18.0, 40.0), 5.0, &ink(inks.target, 0.5));
            tile.line(&hex(9.0), 5.0, ink(inks.target, 0.9), Some(vec![8.0, 14.0]));
        }
        OverlayKind::Band(n) => band(&mut tile, n, inks),
        OverlayKind::Heat(_) => {
            tile.area(&hex(3.0), ink(0xFFFFFF, 1.0));
            tile.line(&hex(5.0), 4.0, ink(0x3A0D05, 0.55), None);
        }
        OverlayKind::Blast => {
            let dash = Some(vec![15.0, 11.0]);
            tile.edged(&hex(12.0), (14.0, ink(0x2A1206, 0.6)), (7.5, ink(inks.danger, 1.0)), dash);
        }
        OverlayKind::Zone(_) => {}
        OverlayKind::Objective(pattern) => objective(&mut tile, pattern),
    }
    tile.pixmap
}

/// A band of ranges: filled, then hatched closely, then widely.
fn band(tile: &mut Tile, n: u8, inks: &Inks) {
    let (fill, step) = match n {
        0 => (0.34, None),
        1 => (0.16, Some(26.0)),
        _ => (0.07, Some(52.0)),
    };
    tile.area(&hex(2.0), ink(inks.target, fill));
    tile.hatch(step.into_iter().flat_map(|step| hatching(3.0, step)), 4.0, &ink(inks.target, 0.55));
    tile.line(&hex(3.0), 3.0, ink(0x3A0D05, 0.35), None);
}

/// A ring and a flag, white, to be tinted with the side's accent: empty for nobody, full for the first side, halved by a bar for the second.
fn objective(tile: &mut Tile, pattern: ZonePattern) {
    let ring = PathBuilder::from_circle(0.0, 0.0, 88.0);
    tile.line(&ring, 15.0, ink(0x101316, 0.55), None);
    let dash = (pattern == ZonePattern::Nobody).then(|| vec![24.0, 15.0]);
    tile.line(&ring, 8.0, ink(0xFFFFFF, 1.0), dash);
    let (x, y) = (52.0, -62.0);
    let mut pole = PathBuilder::new();
    pole.move_to(x - 22.0, y + 34.0);
    pole.line_to(x - 22.0, y - 28.0);
    let pole = pole.finish();
    let mut cloth = PathBuilder::new();
    cloth.move_to(x - 22.0, y - 26.0);
    cloth.quad_to(x - 4.0, y - 36.0, x + 8.0, y - 26.0);
    cloth.quad_to(x + 20.0, y - 18.0, x + 32.0, y - 26.0);
    cloth.line_to(x + 32.0, y + 2.0);
    cloth.quad_to(x + 20.0, y + 10.0, x + 8.0, y + 2.0);
    cloth.quad_to(x - 4.0, y - 8.0, x - 22.0, y + 2.0);
    cloth.close();
    let cloth = cloth.finish();
    tile.line(&pole, 14.0, ink(0x101316, 0.9), None);
    tile.line(&cloth, 11.0, ink(0x101316, 0.9), None);
    tile.line(&pole, 5.5, ink(0xFFFFFF, 1.0), None);
    match pattern {
        ZonePattern::Nobody => {
            tile.area(&cloth, ink(0x2A2E33, 1.0));
            tile.line(&cloth, 4.0, ink(0xFFFFFF, 1.0), None);
        }
        ZonePattern::First => tile.area(&cloth, ink(0xFFFFFF, 1.0)),
        ZonePattern::Second => {
            tile.area(&cloth, ink(0xFFFFFF, 1.0));
            let mut bar = PathBuilder::new();
            bar.move_to(x - 20.0, y - 12.0);
            bar.quad_to(x - 4.0, y - 22.0, x + 8.0, y - 12.0);
            bar.quad_to(x + 20.0, y - 4.0, x + 31.0, y - 12.0);
            tile.line(&bar.finish(), 9.0, ink(0x101316, 0.85), None);
        }
    }
}

/// A picture in hex coordinates: centre at the origin, 240 wide, y downwards.
struct Tile {
    pixmap: Pixmap,
    place: Transform,
}

impl Tile {
    fn new(width: u32, height: u32) -> Self {
        let scale = width as f32 / 240.0;
        let pixmap = Pixmap::new(width.max(1), height.max(1))
            .unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
        let place =
            Transform::from_scale(scale, height as f32 / 208.0).post_translate(width as f32 / 2.0, height as f32 / 2.0);
        Self { pixmap, place }
    }
    fn area(&mut self, path: &Option<Path>, paint: Paint<'static>) {
        if let Some(path) = path {
            self.pixmap.fill_path(path, &paint, FillRule::Winding, self.place, None);
        }
    }
    fn line(&mut self, path: &Option<Path>, width: f32, paint: Paint<'static>, dash: Option<Vec<f32>>) {
        let Some(path) = path else { return };
        let cap = if dash.is_some() { LineCap::Butt } else { LineCap::Round };
        let dash = dash.and_then(|dash| StrokeDash::new(dash, 0.0));
        let stroke = Stroke { width, line_cap: cap, line_join: LineJoin::Round, dash, ..Stroke::default() };
        self.pixmap.stroke_path(path, &paint, &stroke, self.place, None);
    }
    /// A line of two inks, the wider one below.
    fn edged(
        &mut self,
        path: &Option<Path>,
        below: (f32, Paint<'static>),
        above: (f32, Paint<'static>),
        dash: Option<Vec<f32>>,
    ) {
        self.line(path, below.0, below.1, dash.clone());
        self.line(path, above.0, above.1, dash);
    }
    /// Many lines of one kind.
    fn hatch(&mut self, paths: impl IntoIterator<Item = Path>, width: f32, paint: &Paint<'static>) {
        for path in paths {
            self.line(&Some(path), width, paint.clone(), None);
        }
    }
}

fn ink(rgb: u32, alpha: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    let mut colour = Color::from_rgba8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8, 255);
    colour.set_alpha(alpha);
    paint.set_color(colour);
    paint
}

/// The hex's corners, moved inwards by some units.
fn hex_corners(inset: f32) -> [(f32, f32); 6] {
    let part = 1.0 - inset / 104.0;
    hex_board::lattice::VERTICES.map(|corner| (corner.0 as f32 * part, corner.1 as f32 * part))
}

fn hex(inset: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (n, (x, y)) in hex_corners(inset).into_iter().enumerate() {
        if n == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.close();
    path.finish()
}

/// Short strokes along both sides of each corner.
fn corners(inset: f32, length: f32) -> Option<Path> {
    let at = hex_corners(inset);
    let mut path = PathBuilder::new();
    for n in 0..6 {
        let toward = |other: (f32, f32)| {
            let (dx, dy) = (other.0 - at[n].0, other.1 - at[n].1);
            let part = length / dx.hypot(dy);
            (at[n].0 + dx * part, at[n].1 + dy * part)
        };
        let (before, after) = (toward(at[(n + 5) % 6]), toward(at[(n + 1) % 6]));
        path.move_to(before.0, before.1);
        path.line_to(at[n].0, at[n].1);
        path.line_to(after.0, after.1);
    }
    path.finish()
}

/// Four strokes that point from the rim to the middle, as in a gun sight.
fn ticks() -> Option<Path> {
    let mut path = PathBuilder::new();
    for (x, y, far) in [(0.0, 1.0, 94.0), (0.0, -1.0, 94.0), (1.0, 0.0, 108.0), (-1.0, 0.0, 108.0)] {
        path.move_to(x * far, y * far);
        path.line_to(x * (far - 26.0), y * (far - 26.0));
    }
    path.finish()
}

/// Strokes from the lower left to the upper right, each cut to the hex.
fn hatching(inset: f32, step: f32) -> Vec<Path> {
    let corners = hex_corners(inset);
    let mut paths = Vec::new();
    let mut offset = -300.0;
    while offset < 300.0 {
        // The line x + y = offset meets the sides of the hex in two points.
        let mut meets: Vec<(f32, f32)> = Vec::new();
        for n in 0..6 {
            let (a, b) = (corners[n], corners[(n + 1) % 6]);
            let (da, db) = (a.0 + a.1 - offset, b.0 + b.1 - offset);
            if da * db < 0.0 {
                let part = da / (da - db);
                meets.push((a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part));
            }
        }
        if let [from, to] = meets.as_slice() {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            paths.extend(path.finish());
        }
        offset += step;
    }
    paths
}

/// Fine dots all over the hex.
fn dots(step: f32, radius: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    let count = (130.0 / step) as i32;
    for row in -count..=count {
        for column in -count..=count {
            let (x, y) = (column as f32 * step + if row % 2 == 0 { 0.0 } else { step / 2.0 }, row as f32 * step);
            let inside = y.abs() < 104.0 - 2.0 * radius && 104.0 * x.abs() + 60.0 * y.abs() < 12480.0 - 240.0 * radius;
            if inside {
                path.push_circle(x, y, radius);
            }
        }
    }
    path.finish()
}

#[cfg(test)]
#[path = "overlay_tiles_test.rs"]
mod tests;

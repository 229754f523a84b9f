//! A table as a drawing: what is drawn of a piece is its outline, exactly; lines are as thick as they are measured and cut square.
//!
//! One unit of the painter is 1.25 mm. Each kind of terrain names its painting by a key (`PAINTINGS`), in `assets/measured_terrain.ron`.

use super::SHADOW_OF_HEIGHT;
use super::base::Base;
use super::buildings::{Cladding, single};
use super::drawing::{Drawing, Grown, Growth, Rim};
use super::fields::{Cover, Patch};
use super::relief::Surface;
use super::roads::{Bridge, Way};
use super::rooms::{Doorway, Room, Ruin};
use super::shape::{Bounds, Polygon, Vec2, line_distance, roll, vec2};
use super::stamp::Kind;
use super::strips::{Sort, Strip};
use super::woods::{self, Planting, Stand};
use measured_table::numbers::CM;
use measured_table::{Ground, KindSet, Part, Piece, Point, Shape};

/// Units of the painter to a centimetre.
pub const UNITS_PER_CM: f32 = 8.0;

/// How a kind of terrain is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Painting {
    Yard,
    Road,
    Field,
    Scrub,
    Marsh,
    Wood,
    Orchard,
    Rubble,
    Barrier(Sort),
    House,
    Ruin,
    Water,
    Ford,
    Bridge,
    Hill,
}

/// The keys of all paintings, as `assets/measured_terrain.ron` may name them.
pub const PAINTINGS: [&str; 18] = [
    "yard", "road", "field", "scrub", "marsh", "wood", "orchard", "rubble", "hedge", "bocage", "wall", "fence",
    "house", "ruin", "water", "ford", "bridge", "hill",
];

fn painting_of(key: &str) -> Option<Painting> {
    Some(match key {
        "yard" => Painting::Yard,
        "road" => Painting::Road,
        "field" => Painting::Field,
        "scrub" => Painting::Scrub,
        "marsh" => Painting::Marsh,
        "wood" => Painting::Wood,
        "orchard" => Painting::Orchard,
        "rubble" => Painting::Rubble,
        "hedge" => Painting::Barrier(Sort::Hedge),
        "bocage" => Painting::Barrier(Sort::Bocage),
        "wall" => Painting::Barrier(Sort::Wall),
        "fence" => Painting::Barrier(Sort::Fence),
        "house" => Painting::House,
        "ruin" => Painting::Ruin,
        "water" => Painting::Water,
        "ford" => Painting::Ford,
        "bridge" => Painting::Bridge,
        "hill" => Painting::Hill,
        _ => return None,
    })
}

/// A length or a place of the table in units of the painter.
pub(super) fn units(tenths: i32) -> f32 {
    tenths as f32 * (UNITS_PER_CM / CM as f32)
}

fn place(at: Point) -> Vec2 {
    vec2(units(at.x), units(at.y))
}

/// The rings of an area, its outline first; of a line its points.
fn rings(piece: &Piece) -> Vec<Vec<Vec2>> {
    let mut rings: Vec<Vec<Vec2>> = Vec::new();
    let mut last = None;
    for leg in piece.legs() {
        if last == Some(leg.from)
            && let Some(ring) = rings.last_mut()
        {
            ring.push(place(leg.to));
        } else {
            rings.push(vec![place(leg.from), place(leg.to)]);
        }
        last = Some(leg.to);
    }
    if piece.is_area() {
        // Each ring comes back to its first corner.
        for ring in &mut rings {
            ring.pop();
        }
    }
    rings
}

/// A line with its thickness as an outline, cut square at its ends.
fn ribbon(line: &[Vec2], half: f32) -> Polygon {
    let side = |by: f32| super::roads::beside(line, by);
    Polygon::new(side(half).into_iter().chain(side(-half).into_iter().rev()).collect())
}

/// The outline of a piece; holes are joined to it by a cut without width.
pub(super) fn outline(piece: &Piece) -> Polygon {
    let mut rings = rings(piece).into_iter();
    let outer = rings.next().unwrap_or_default();
    if !piece.is_area() {
        return ribbon(&outer, units(piece.around()));
    }
    let mut whole = Polygon::new(outer);
    for hole in rings {
        let mut hole = Polygon::new(hole);
        if hole.signed_area().signum() == whole.signed_area().signum() {
            hole.points.reverse();
        }
        let pairs = (0..whole.points.len()).flat_map(|a| (0..hole.points.len()).map(move |b| (a, b)));
        let apart = |(a, b): &(usize, usize)| (whole.points[*a] - hole.points[*b]).length();
        let Some((a, b)) = pairs.min_by(|one, other| apart(one).total_cmp(&apart(other))) else { continue };
        let round = (0..=hole.points.len()).map(|n| hole.points[(b + n) % hole.points.len()]);
        let joined = whole.points[..=a].iter().copied().chain(round).chain(whole.points[a..].iter().copied());
        whole = Polygon::new(joined.collect());
    }
    whole
}

/// The middle line of a piece and half its thickness: of an area, along its longer side.
fn middle_line(piece: &Piece) -> (Vec<Vec2>, f32) {
    if !piece.is_area() {
        return (rings(piece).into_iter().next().unwrap_or_default(), units(piece.around()));
    }
    let outline = outline(piece);
    let (along, length, width) = outline.axis();
    let (middle, reach) = (outline.centroid(), along * (length * 0.5));
    (vec![middle - reach, middle + reach], width * 0.5)
}

fn doorways(piece: &Piece) -> Vec<Doorway> {
    let legs: Vec<_> = piece.legs().collect();
    let doorway = |door: &measured_table::terrain::Door| {
        let leg = legs.get(usize::from(door.leg))?;
        let (way, middle) = ((place(leg.to) - place(leg.from)).normal(), place(door.at));
        let half = way * (units(door.width) * 0.5);
        Some(Doorway { edge: usize::from(door.leg), from: middle - half, to: middle + half })
    };
    piece.doors.iter().filter_map(doorway).collect()
}

/// Low houses of one storey lie under straw; others under tiles or slates, as chance has it.
fn cladding(piece: &Piece, walls: &Polygon) -> Cladding {
    if piece.storeys <= 1 && piece.height <= 5 * CM {
        Cladding::Straw
    } else if roll(walls.centroid(), 0xC1AD).is_multiple_of(3) {
        Cladding::Stone
    } else {
        Cladding::Wood
    }
}

/// The buildings of a table that can be entered.
pub(super) fn rooms(ground: &Ground, kinds: &KindSet) -> Vec<Room> {
    let house = |(n, piece): (usize, &Piece)| {
        (painting_of(&kinds.def(piece.kind).painting) == Some(Painting::House)).then(|| {
            let walls = outline(piece);
            let cladding = cladding(piece, &walls);
            Room { piece: n, walls, doors: doorways(piece), cladding, storeys: piece.storeys }
        })
    };
    ground.pieces.iter().enumerate().filter_map(house).collect()
}

/// The edges of a table.
pub(super) fn bounds(ground: &Ground) -> Bounds {
    Bounds { low: place(ground.bounds.least), high: place(ground.bounds.most) }
}

/// What is to be painted of a table.
pub(super) fn drawing(ground: &Ground, kinds: &KindSet) -> Drawing {
    let mut drawing = Drawing { base: Base::Mat, ..Drawing::default() };
    for piece in &ground.pieces {
        if let Some(painting) = painting_of(&kinds.def(piece.kind).painting) {
            add(&mut drawing, piece, painting);
        }
    }
    // Areas lie under each other by what they are, not by their places in the file.
    drawing.patches.sort_by_key(|patch| patch.cover);
    add_relief(&mut drawing, ground);
    add_tufts(&mut drawing, bounds(ground));
    drawing
}

const SCRUB: Planting = Planting { inset: 1.0, density: 0.9, pitch: 17.0, ..woods::BRUSH };
const MARSH: Planting = Planting { inset: 1.0, density: 0.8, pitch: 22.0, ..woods::MARSH };
const RUBBLE: Planting = Planting { inset: 1.0, pitch: 14.0, density: 0.8, ..woods::RUBBLE };
const WOOD: Planting = Planting { inset: 0.98, pitch: 9.0, density: 0.55, rim: false, ..woods::FOREST };
const UNDERGROWTH: Planting = Planting { kind: Kind::Tuft, inset: 1.1, pitch: 17.0, density: 0.5, ..woods::BRUSH };
const FORD_STONES: Planting = Planting { inset: 1.0, pitch: 8.0, density: 0.34, ..woods::BROKEN };
const WEEDS: Planting = Planting { inset: 1.2, pitch: 26.0, density: 0.2, ..woods::TUFTS };
const STONES: Planting = Planting { inset: 1.6, pitch: 11.0, density: 0.5, ..woods::BROKEN };

fn add(drawing: &mut Drawing, piece: &Piece, painting: Painting) {
    let area = outline(piece);
    let (along, _, _) = area.axis();
    let mut grow = |growth: Growth, area: &Polygon| {
        drawing.grown.push(Grown { growth, area: area.clone(), near: Vec::new() });
    };
    let cover = match painting {
        Painting::Yard => {
            grow(Growth::Set(&WEEDS), &area);
            Cover::Yard
        }
        Painting::Road if piece.is_area() => Cover::Yard,
        Painting::Field => field_cover(&area),
        Painting::Scrub => {
            grow(Growth::Set(&SCRUB), &area);
            Cover::Brush
        }
        Painting::Marsh => {
            grow(Growth::Set(&MARSH), &area);
            Cover::Marsh
        }
        Painting::Wood => {
            grow(Growth::Set(&UNDERGROWTH), &area);
            grow(Growth::Spaced(&WOOD, 0.86), &area);
            Cover::Forest
        }
        Painting::Orchard => {
            grow(Growth::EvenRows(along), &area);
            Cover::Orchard
        }
        Painting::Rubble => {
            grow(Growth::Set(&RUBBLE), &area);
            Cover::Rubble
        }
        Painting::Ruin => {
            grow(Growth::Set(&STONES), &area);
            Cover::Debris
        }
        Painting::Road
        | Painting::Barrier(_)
        | Painting::House
        | Painting::Water
        | Painting::Ford
        | Painting::Bridge
        | Painting::Hill => return add_thing(drawing, piece, painting, area),
    };
    if painting == Painting::Ruin {
        let shadow = units(piece.height) * SHADOW_OF_HEIGHT * 0.6;
        drawing.ruins.push(Ruin { walls: area.clone(), doors: doorways(piece), shadow });
    }
    drawing.patches.push(Patch::measured(cover, along, area));
}

/// Gardens are small and planted by hand; else it is grain or bare earth, as chance has it.
fn field_cover(area: &Polygon) -> Cover {
    const GARDEN: f32 = 320.0 * UNITS_PER_CM * UNITS_PER_CM;
    let chance = roll(area.centroid(), 0xF1E) as usize;
    if area.area() < GARDEN {
        return [Cover::Greens, Cover::Ploughed][chance % 2];
    }
    [Cover::Ploughed, Cover::Wheat, Cover::GreenWheat][chance % 3]
}

/// A flat stone before each door of a house.
fn add_steps(drawing: &mut Drawing, piece: &Piece, walls: &Polygon) {
    const DEEP: f32 = 3.2;
    let clockwise = walls.signed_area().signum();
    for Doorway { from, to, .. } in doorways(piece) {
        let out = (to - from).normal().turned() * (-clockwise * DEEP);
        drawing.steps.push(Polygon::new(vec![from, to, to + out, from + out]));
    }
}

/// What is more than an area with something on it.
fn add_thing(drawing: &mut Drawing, piece: &Piece, painting: Painting, area: Polygon) {
    match painting {
        Painting::Road => {
            let (line, half) = middle_line(piece);
            drawing.roads.push(Way::square(line, half * 2.0));
        }
        Painting::Water if piece.is_area() => drawing.ponds.push(area),
        Painting::Water => {
            let (line, half) = middle_line(piece);
            drawing.streams.push(Way::square(line, half * 2.0));
        }
        Painting::Barrier(sort) => {
            let (line, half) = middle_line(piece);
            drawing.strips.push(Strip::new(sort, line, half, units(piece.height)));
        }
        Painting::House => {
            let cladding = cladding(piece, &area);
            add_steps(drawing, piece, &area);
            drawing.houses.push(single(area, cladding, piece.storeys, units(piece.height) * SHADOW_OF_HEIGHT));
        }
        Painting::Ford => {
            // They lie in the water too, where nothing else is set.
            woods::plant(&FORD_STONES, &Stand::new(&area, &[]), &[], &mut drawing.low);
            drawing.fords.push(area);
        }
        Painting::Bridge => {
            // Parapets reach a little beyond the deck: together they are as large as they are measured.
            let (along, length, width) = area.axis();
            let stone = width > 5.0 * UNITS_PER_CM;
            let (length, width) = (length - 6.0, width - 5.2);
            drawing.bridges.push(Bridge { centre: area.centroid(), along, length, width, stone });
        }
        Painting::Hill
        | Painting::Yard
        | Painting::Field
        | Painting::Scrub
        | Painting::Marsh
        | Painting::Wood
        | Painting::Orchard
        | Painting::Rubble
        | Painting::Ruin => {}
    }
}

/// The heights of all hills as one surface, and their rims.
fn add_relief(drawing: &mut Drawing, ground: &Ground) {
    let hills: Vec<(f32, f32, Polygon)> = ground
        .pieces
        .iter()
        .filter(|piece| piece.level > 0)
        .map(|piece| (f32::from(piece.level), units(piece.slope), outline(piece)))
        .collect();
    if hills.is_empty() {
        return;
    }
    let height = |at: Vec2| {
        let of_hill = |(level, slope, area): &(f32, f32, Polygon)| {
            if !area.bounds.holds(at, *slope + 4.0) {
                return 0.0;
            }
            let outside = (-area.depth(at)).max(0.0);
            if outside <= 0.0 {
                *level
            } else {
                (level - outside / slope.max(1.0)).max(level - 1.0) * f32::from(u8::from(outside < *slope))
            }
        };
        hills.iter().map(of_hill).fold(0.0, f32::max)
    };
    drawing.relief = Some(Surface::of(bounds(ground), 4.0, 1, height));
    for piece in ground.pieces.iter().filter(|piece| piece.level > 0) {
        for mut line in rings(piece) {
            line.extend(line.first().copied());
            let bounds = Bounds::of(&line).grown(4.0);
            drawing.rims.push(Rim { line, bounds, bare: false });
        }
        let legs: Vec<_> = piece.legs().collect();
        for bare in &piece.bare {
            let Some(leg) = legs.get(usize::from(bare.leg)) else { continue };
            let (from, to) = (place(leg.from), place(leg.to));
            let part = |part: Part| part.steps() as f32 / Part::END.steps() as f32;
            let line = vec![from.mix(to, part(bare.from)), from.mix(to, part(bare.to))];
            let bounds = Bounds::of(&line).grown(4.0);
            drawing.rims.push(Rim { line, bounds, bare: true });
        }
    }
}

/// Stray grass where nothing else lies.
fn add_tufts(drawing: &mut Drawing, table: Bounds) {
    let corners = vec![table.low, vec2(table.high.x, table.low.y), table.high, vec2(table.low.x, table.high.y)];
    let mat = Polygon::new(corners);
    let mut tufts = Vec::new();
    woods::plant(&woods::TUFTS, &Stand::new(&mat, &[]), &[], &mut tufts);
    let areas = drawing.patches.iter().flat_map(|patch| &patch.polygons).chain(&drawing.ponds).chain(&drawing.fords);
    let areas: Vec<&Polygon> = areas.collect();
    let ways: Vec<&Way> = drawing.roads.iter().chain(&drawing.streams).collect();
    tufts.retain(|tuft| {
        let on_area = areas.iter().any(|area| area.bounds.holds(tuft.at, 6.0) && area.depth(tuft.at) > -6.0);
        let on_way = ways
            .iter()
            .any(|way| way.bounds.holds(tuft.at, 8.0) && line_distance(tuft.at, &way.line) < way.width * 0.5 + 8.0);
        let on_strip = drawing.strips.iter().any(|strip| line_distance(tuft.at, &strip.line) < strip.half + 4.0);
        !on_area && !on_way && !on_strip
    });
    drawing.low.extend(tufts);
}

//! Houses: the silhouette of a building is cut into single roofs, each with its ridge, eaves, walls and chimney.

use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::shape::{Polygon, Vec2, chance, roll, segment_distance, vec2};
use crate::noise::{Grain, hash, unit};

/// What a house is built of, and so its roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cladding {
    /// Stone walls under slates.
    Stone,
    /// Wooden walls under shingles or tiles.
    Wood,
    /// White walls under straw.
    Straw,
}

/// One roof.
#[derive(Clone, Debug)]
pub(super) struct House {
    /// The walls: what blocks sight.
    pub walls: Polygon,
    roof: Polygon,
    /// For each wing, the largest first, the planes of its roof: a point of the eaves and the way the plane looks. Where wings meet, the higher one is seen.
    wings: Vec<Vec<(Vec2, Vec2)>>,
    cladding: Cladding,
    /// Length of the shadow in map units.
    shadow: f32,
    tone: Rgb,
    chimney: Option<Vec2>,
    along: Vec2,
}

const STONE_ROOFS: [Rgb; 4] = [rgb(0x7F8288), rgb(0x999CA1), rgb(0x8A8C90), rgb(0x90908F)];
const WOODEN_ROOFS: [Rgb; 4] = [rgb(0x9A5B3F), rgb(0xB4714F), rgb(0xA66546), rgb(0x8F5640)];
const STRAW_ROOFS: [Rgb; 4] = [rgb(0xB59B62), rgb(0xA58C58), rgb(0xBFA56C), rgb(0xAE9560)];

impl Cladding {
    fn roofs(self) -> [Rgb; 4] {
        match self {
            Cladding::Stone => STONE_ROOFS,
            Cladding::Wood => WOODEN_ROOFS,
            Cladding::Straw => STRAW_ROOFS,
        }
    }
    /// Of the walls, as seen around the roof.
    pub fn wall(self) -> Rgb {
        match self {
            Cladding::Stone => rgb(0xD5CEBF),
            Cladding::Wood => rgb(0x6B4A35),
            Cladding::Straw => rgb(0xE4DDCB),
        }
    }
    /// Between two courses of the roof, in map units.
    fn course(self) -> f32 {
        match self {
            Cladding::Stone => 6.4,
            Cladding::Wood => 5.0,
            Cladding::Straw => 11.0,
        }
    }
    /// How far the walls stand out from under the roof.
    fn ledge(self) -> f32 {
        match self {
            Cladding::Stone => 3.2,
            Cladding::Wood => 1.2,
            Cladding::Straw => 2.0,
        }
    }
    fn chimney(self) -> Rgb {
        match self {
            Cladding::Stone => rgb(0xB9B1A2),
            Cladding::Wood => rgb(0x8C8279),
            Cladding::Straw => rgb(0xDDD5C2),
        }
    }
}

/// The houses inside a silhouette: its wings, and long rows cut into lots.
pub(super) fn houses(silhouette: &Polygon, stone: bool, storeys: u8) -> Vec<House> {
    if silhouette.points.len() < 3 || silhouette.area() < 60.0 {
        return Vec::new();
    }
    // A two-storey building, and one with many corners (a church), is one great roof over all its wings; others are several houses.
    let great = storeys > 1 || silhouette.points.len() >= 12;
    let wings = if great { vec![silhouette.clone()] } else { wings(silhouette.clone(), 4, 1100.0) };
    let lots: Vec<Polygon> = wings
        .into_iter()
        .filter(|wing| wing.area() > 160.0)
        .flat_map(|wing| lots(wing, stone, great))
        .filter(|lot| lot.area() > 160.0)
        .collect();
    let gap = if great || lots.len() == 1 { 0.0 } else { 0.7 };
    let cladding = if stone { Cladding::Stone } else { Cladding::Wood };
    lots.into_iter()
        .map(|lot| house(if gap > 0.0 { lot.shrunk(gap) } else { lot }, cladding, storeys, silhouette.centroid()))
        .collect()
}

/// One house whose walls are these, with a shadow so long.
pub(super) fn single(walls: Polygon, cladding: Cladding, storeys: u8, shadow: f32) -> House {
    let middle = walls.centroid();
    House { shadow, ..house(walls, cladding, storeys, middle) }
}

/// A polygon cut along its inner corners until every part is convex, or would be smaller than `least`.
fn wings(polygon: Polygon, most_cuts: u8, least: f32) -> Vec<Polygon> {
    let clockwise = polygon.signed_area().signum();
    let count = polygon.points.len();
    let mut best: Option<(f32, Polygon, Polygon)> = None;
    for n in 0..count {
        let (before, here, after) =
            (polygon.points[(n + count - 1) % count], polygon.points[n], polygon.points[(n + 1) % count]);
        let (come, go) = ((here - before).normal(), (after - here).normal());
        // An inner corner of more than a few degrees.
        if come.turned().dot(go) * clockwise > -0.25 {
            continue;
        }
        for way in [come, go] {
            let normal = way.turned();
            let (one, other) = (polygon.cut(here, normal), polygon.cut(here, normal * -1.0));
            if one.points.len() < 3 || other.points.len() < 3 {
                continue;
            }
            // A wing begins where the house is narrow; porches and towers stay with it.
            let (small, large) = (one.area().min(other.area()), one.area().max(other.area()));
            if small < least {
                continue;
            }
            let on_cut = |at: Vec2| (at - here).dot(normal).abs() < 0.05;
            let cut: f32 = one.edges().filter(|(a, b)| on_cut(*a) && on_cut(*b)).map(|(a, b)| (b - a).length()).sum();
            let merit = large * 0.0005 - cut;
            if best.as_ref().is_none_or(|(merit_so_far, _, _)| merit > *merit_so_far) {
                best = Some((merit, one, other));
            }
        }
    }
    match best {
        Some((_, one, other)) if most_cuts > 0 => {
            [wings(one, most_cuts - 1, least), wings(other, most_cuts - 1, least)].concat()
        }
        _ => vec![polygon],
    }
}

/// A wing cut into lots of a house's size.
fn lots(wing: Polygon, stone: bool, great: bool) -> Vec<Polygon> {
    let (along, length, width) = wing.axis();
    let (lot, deep) = match (great, stone) {
        (true, _) => return vec![wing],
        (_, true) => (104.0, 118.0),
        (_, false) => (92.0, 104.0),
    };
    let middle = wing.centroid();
    let mut parts = vec![wing.clone()];
    for (way, count, size) in [
        (along, (length / lot).round().clamp(1.0, 8.0) as usize, length),
        (along.turned(), (width / deep).round().clamp(1.0, 8.0) as usize, width),
    ] {
        let start = wing.points.iter().map(|point| point.dot(way)).fold(f32::MAX, f32::min);
        for n in 1..count {
            let moved = (unit(hash(n as i32, count as i32, roll(middle, 41))) - 0.5) * 0.24;
            let place = start + size * (n as f32 + moved) / count as f32;
            let on_line = way * place + way.turned() * middle.dot(way.turned());
            parts = parts
                .iter()
                .flat_map(|part| [part.cut(on_line, way), part.cut(on_line, way * -1.0)])
                .filter(|part| part.points.len() > 2)
                .collect();
        }
    }
    parts
}

fn house(walls: Polygon, cladding: Cladding, storeys: u8, block: Vec2) -> House {
    let walls = walls.cleaned();
    let (along, length, width) = walls.axis();
    let middle = walls.centroid();
    let tones = cladding.roofs();
    // Houses of one block were built together; each has weathered in its own way.
    let tone = scaled(tones[roll(block, 42) as usize % 4], 0.94 + 0.12 * chance(middle, 43));
    let roof = walls.shrunk(cladding.ledge());
    let gabled =
        roof.points.len() <= 6 && length > width * 1.12 && chance(middle, 44) < if storeys > 1 { 0.3 } else { 0.75 };
    // An edge along which only another wing lies has no eaves.
    let real = |at: Vec2| roof.edges().any(|(a, b)| segment_distance(at, a, b) < 0.5);
    let mut parts = wings(roof.clone(), 6, 30.0);
    let single = parts.len() == 1;
    let planes_of = |part: &Polygon| -> Vec<(Vec2, Vec2)> {
        let clockwise = part.signed_area().signum();
        let outer = part.edges().filter(|(a, b)| [0.08, 0.5, 0.92].iter().any(|t| real(a.mix(*b, *t))));
        let sloping = outer.filter(|(a, b)| !(single && gabled && (*b - *a).normal().dot(along).abs() < 0.5));
        sloping.map(|(a, b)| (a, (b - a).normal().turned() * -clockwise)).collect()
    };
    parts.sort_by(|a, b| b.area().total_cmp(&a.area()));
    let wings = parts.iter().map(planes_of).filter(|planes| !planes.is_empty()).collect();
    let chimney = (chance(middle, 45) < 0.85).then(|| {
        let far = (length - width * 0.5).max(0.0) * 0.5 * 0.55;
        middle + along * (if chance(middle, 46) < 0.5 { far } else { -far }) + along.turned() * 3.0
    });
    let shadow = if storeys > 1 { 34.0 } else { 19.0 };
    House { walls, roof, wings, cladding, shadow, tone, chimney, along }
}

/// The plane of a wing that lies over a place.
struct Slope {
    /// Distance from the eaves, which is its height.
    height: f32,
    /// The same of the next plane.
    second: f32,
    face: usize,
    a: Vec2,
    outward: Vec2,
}

impl Slope {
    fn of(planes: &[(Vec2, Vec2)], at: Vec2) -> Self {
        let mut slope = Slope { height: f32::MAX, second: f32::MAX, face: 0, a: at, outward: vec2(0.0, 1.0) };
        for (face, (a, outward)) in planes.iter().enumerate() {
            let height = (*a - at).dot(*outward);
            if height < slope.height {
                slope = Slope { height, second: slope.height, face, a: *a, outward: *outward };
            } else if height < slope.second {
                slope.second = height;
            }
        }
        slope
    }
}

impl House {
    /// Masks the shadow on the ground.
    pub fn mask_shadow(&self, canvas: &mut Canvas) {
        let way = vec2(1.0, 1.0) * (self.shadow * std::f32::consts::FRAC_1_SQRT_2);
        if !self.walls.bounds.grown(self.shadow + 2.0).meets(&canvas.view) {
            return;
        }
        canvas.mask_polygon(&Polygon::new(self.walls.points.iter().map(|point| *point + way).collect()));
        for (a, b) in self.walls.edges() {
            canvas.mask_polygon(&Polygon::new(vec![a, b, b + way, a + way]));
        }
    }

    pub fn paint(&self, canvas: &mut Canvas, grain: &Grain) {
        if !self.walls.bounds.grown(4.0).meets(&canvas.view) {
            return;
        }
        let scale = canvas.scale;
        canvas.mask_polygon(&self.walls);
        canvas.blend_flat(self.cladding.wall(), 1.0);
        canvas.mask_polygon(&self.roof);
        let (course, straw) = (self.cladding.course(), self.cladding == Cladding::Straw);
        let detail = smoothstep(2.0, 4.0, course * scale);
        let (dark, light) = (
            [self.tone[0] * 0.68, self.tone[1] * 0.69, self.tone[2] * 0.71],
            [
                (self.tone[0] * 1.10 + 12.0).min(255.0),
                (self.tone[1] * 1.10 + 12.0).min(255.0),
                self.tone[2] * 1.10 + 9.0,
            ],
        );
        let outline = 1.1 / scale;
        let close = smoothstep(2.0, 3.2, scale);
        let (roof, wings) = (&self.roof, &self.wings);
        canvas.blend_mask(|at, cover, _| {
            let mut seen = Slope { height: f32::MIN, second: f32::MAX, face: 0, a: at, outward: vec2(0.0, 1.0) };
            let mut other_wing = f32::MIN;
            let eave = roof.edges().map(|(a, b)| segment_distance(at, a, b)).fold(f32::MAX, f32::min);
            for planes in wings {
                let slope = Slope::of(planes, at);
                // A wing's roof runs into the main roof, but not out of it on the other side.
                if slope.height.min(eave) > seen.height.min(eave) + 0.05 {
                    (other_wing, seen) = (seen.height, slope);
                } else {
                    other_wing = other_wing.max(slope.height.min(eave));
                }
            }
            let Slope { height, second, face, a, outward } = seen;
            let facing = -(outward.x + outward.y) * std::f32::consts::FRAC_1_SQRT_2;
            let mut colour = mix(dark, light, facing * 0.5 + 0.5);
            let along = (at - a).dot(outward.turned());
            let row = (height / course).floor();
            let joint = (height / course - row) * course;
            let slate =
                unit(hash(row as i32, ((along + row * 3.1) / (course * 1.25)).floor() as i32, face as u32 + 99));
            colour = if straw {
                let stalk = grain.swing(along * 2.6, height * 0.5 + face as f32 * 37.0, 7.0);
                scaled(colour, 1.0 + 0.14 * stalk - if joint < 1.6 { 0.08 * detail } else { 0.0 })
            } else {
                scaled(colour, 1.0 + detail * (0.11 * (slate - 0.5) - if joint < 1.1 { 0.12 } else { 0.0 }))
            };
            colour = scaled(colour, 1.0 + 0.05 * grain.swing(at.x, at.y, 18.0));
            if close > 0.0 {
                // Moss and weather, which are seen only from near.
                let weather = grain.swing(at.x, at.y, 3.0) - grain.swing(at.x + 0.5, at.y + 0.5, 3.0);
                colour = scaled(colour, 1.0 + close * (0.16 * weather + 0.06 * grain.swing(at.x + 70.0, at.y, 8.0)));
            }
            if (height - other_wing).abs() < 1.2 && height < eave - 0.5 {
                // The valley between two wings.
                colour = scaled(colour, 0.8);
            } else if second - height < 2.2 {
                colour = mix(colour, light, 0.55);
            }
            (if eave < outline { scaled(colour, 0.74) } else { colour }, cover)
        });
        if let Some(chimney) = self.chimney {
            self.paint_chimney(canvas, chimney);
        }
    }

    fn paint_chimney(&self, canvas: &mut Canvas, at: Vec2) {
        let square = |centre: Vec2, half: f32| {
            let (along, across) = (self.along * half, self.along.turned() * half);
            Polygon::new(vec![
                centre - along - across,
                centre + along - across,
                centre + along + across,
                centre - along + across,
            ])
        };
        canvas.mask_polygon(&square(at + vec2(4.0, 4.0), 4.2));
        canvas.mask_polygon(&square(at + vec2(2.0, 2.0), 4.2));
        canvas.blend_shadow(0.6);
        canvas.mask_polygon(&square(at, 4.4));
        canvas.blend_flat(self.cladding.chimney(), 1.0);
        canvas.mask_polygon(&square(at, 2.2));
        canvas.blend_flat(rgb(0x35302B), 0.9);
    }
}

//! Set-up zones and entry hexes: one outline round each whole zone, which ends where the board ends, and a light tint within.

use crate::contract::{OverlayKind, Overlays, Scene, ZonePattern};
use crate::space;
use bevy::prelude::*;
use hex_board::lattice::VERTICES;
use hex_board::{Area, HexId, Map, Point};
use std::collections::{BTreeMap, BTreeSet};
use table_view::strokes::{Strokes, bends, brush_in};
use table_view::{DrawSteps, View};

/// Between what is seen and what can be reached.
const DEPTH: f32 = 3.1;
/// Width of the outline and of its dark casing, in logical pixels.
const WIDTH: f32 = 2.8;
const CASING: f32 = 5.8;
/// Pixels per hex from which the outline has its full width.
const FULL_HEX: f32 = 56.0;
/// How far within the zone the outline runs, in logical pixels.
const INSET: f32 = 3.5;
/// How far the stronger tint along the outline reaches, in world units.
const REACH: f32 = 46.0;
/// How much of a corner is rounded off, in world units.
const ROUND: f32 = 44.0;
/// No side's colour.
pub(crate) const NOBODY: Color = Color::srgb(0.93, 0.92, 0.88);

#[derive(Component)]
struct Zone;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_zones.in_set(DrawSteps::Dress));
}

/// What a zone is drawn from.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    zones: BTreeMap<ZonePattern, BTreeSet<HexId>>,
    accents: [Color; 2],
    scale: f32,
}

fn draw_zones(
    scene: Option<Res<Scene>>,
    overlays: Res<Overlays>,
    view: Res<View>,
    drawn: Query<Entity, With<Zone>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut brush: Local<Option<Handle<ColorMaterial>>>,
    mut last: Local<Option<Drawn>>,
) {
    let wanted = scene.as_ref().map(|scene| {
        let zones = zones(&overlays, &scene.map);
        let scale = if zones.is_empty() { 0.0 } else { view.scale() };
        Drawn { zones, accents: overlays.accents, scale }
    });
    if *last == wanted && !scene.as_ref().is_some_and(|scene| scene.is_changed()) {
        return;
    }
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    *last = wanted;
    let (Some(scene), Some(wanted)) = (scene, &*last) else { return };
    if wanted.zones.is_empty() {
        return;
    }
    // From afar the outline is finer, so that it does not drown the map.
    let fineness = (space::HEX_WIDTH / wanted.scale / FULL_HEX).clamp(0.5, 1.0);
    let mut strokes = Strokes::new(wanted.scale * fineness);
    for (pattern, hexes) in &wanted.zones {
        let colour = match pattern {
            ZonePattern::Nobody => NOBODY,
            ZonePattern::First => wanted.accents[0],
            ZonePattern::Second => wanted.accents[1],
        };
        // Lighter than the counters: the colours of uniforms are those of the country.
        let colour = colour.mix(&Color::WHITE, 0.45);
        draw_zone(&mut strokes, &scene.map, hexes, *pattern, colour);
    }
    let brush = brush.get_or_insert_with(|| brush_in(&mut images, &mut materials));
    let mesh = meshes.add(strokes.mesh());
    commands.spawn((Zone, Mesh2d(mesh), MeshMaterial2d(brush.clone()), Transform::from_xyz(0.0, 0.0, DEPTH)));
}

fn zones(overlays: &Overlays, map: &Map) -> BTreeMap<ZonePattern, BTreeSet<HexId>> {
    let mut zones: BTreeMap<ZonePattern, BTreeSet<HexId>> = BTreeMap::new();
    for overlay in overlays.hexes.iter().filter(|overlay| overlay.hex.index() < map.hexes.len()) {
        if let OverlayKind::Zone(pattern) = overlay.kind {
            zones.entry(pattern).or_default().insert(overlay.hex);
        }
    }
    zones
}

fn draw_zone(strokes: &mut Strokes, map: &Map, hexes: &BTreeSet<HexId>, pattern: ZonePattern, colour: Color) {
    for piece in hexes.iter().flat_map(|hex| pieces(map, *hex)) {
        let corners: Vec<Vec2> = piece.into_iter().map(space::world).collect();
        strokes.area(&corners, colour.with_alpha(0.13));
    }
    // Dash, gap, dash, gap, ... in logical pixels: the sides are told apart without colour.
    let dashes: &[f32] = match pattern {
        ZonePattern::Nobody => &[5.0, 7.0],
        ZonePattern::First => &[18.0, 6.0],
        ZonePattern::Second => &[16.0, 6.0, 4.0, 6.0],
    };
    for outline in outlines(map, hexes) {
        let outline: Vec<Vec2> = outline.into_iter().map(space::world).collect();
        strokes.fade(&outline, REACH, colour.with_alpha(0.34));
        let line = rounded(&inset(&outline, INSET * strokes.pixel), ROUND);
        strokes.strip(&line, true, CASING, Color::srgba(0.06, 0.07, 0.08, 0.55));
        for dash in dashed(&line, dashes, strokes.pixel) {
            strokes.strip(&dash, false, WIDTH, colour);
        }
    }
}

/// What of a hex lies on the map: all of it, or, where the boards' edges halve hexes, a part of each board it lies on.
fn pieces(map: &Map, hex: HexId) -> Vec<Vec<Point>> {
    let centre = map.at(hex).centre;
    let whole: Vec<Point> = VERTICES.iter().map(|corner| centre + *corner).collect();
    if !map.halved() {
        return vec![whole];
    }
    map.areas().iter().map(|area| cut(&whole, area)).filter(|piece| piece.len() > 2).collect()
}

/// A convex polygon, as far as it lies in the area.
fn cut(polygon: &[Point], area: &Area) -> Vec<Point> {
    let (low, high) = (area.north_west, area.south_east);
    // How far a point lies within each of the four edges.
    let within: [&dyn Fn(Point) -> i32; 4] =
        [&|at| at.0 - low.0, &|at| high.0 - at.0, &|at| at.1 - low.1, &|at| high.1 - at.1];
    let mut left = polygon.to_vec();
    for depth in within {
        let mut kept = Vec::new();
        for (n, to) in left.iter().enumerate() {
            let from = left[(n + left.len() - 1) % left.len()];
            let (a, b) = (depth(from), depth(*to));
            if (a < 0) != (b < 0) && a != 0 && b != 0 {
                let part = f64::from(a) / f64::from(a - b);
                let between = |from: i32, to: i32| from + (f64::from(to - from) * part).round() as i32;
                kept.push(Point(between(from.0, to.0), between(from.1, to.1)));
            }
            if b >= 0 {
                kept.push(*to);
            }
        }
        left = kept;
    }
    left
}

/// The outlines of all that the hexes cover on the map, clockwise, and those of the holes in it the other way round.
fn outlines(map: &Map, hexes: &BTreeSet<HexId>) -> Vec<Vec<Point>> {
    let on_map = |at: Point| {
        let within = |area: &Area| {
            let (low, high) = (area.north_west, area.south_east);
            (low.0..=high.0).contains(&at.0) && (low.1..=high.1).contains(&at.1)
        };
        !map.halved() || map.areas().iter().any(within)
    };
    let inside = |at: Point| on_map(at) && map.hex_at(at).is_some_and(|hex| hexes.contains(&hex));
    let mut edges: BTreeMap<(i32, i32), Vec<Point>> = BTreeMap::new();
    for piece in hexes.iter().flat_map(|hex| pieces(map, *hex)) {
        for (n, from) in piece.iter().enumerate() {
            let to = piece[(n + 1) % piece.len()];
            let way = Vec2::new((to.0 - from.0) as f32, (to.1 - from.1) as f32).normalize_or_zero() * 4.0;
            // Just beyond the middle of the edge.
            let beyond = Point((from.0 + to.0) / 2 + way.y.round() as i32, (from.1 + to.1) / 2 - way.x.round() as i32);
            if !inside(beyond) {
                edges.entry((from.0, from.1)).or_default().push(to);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((&first, _)) = edges.iter().next() {
        let mut line = vec![Point(first.0, first.1)];
        let mut here = first;
        while let Some(next) = edges.get_mut(&here).and_then(Vec::pop) {
            if edges[&here].is_empty() {
                edges.remove(&here);
            }
            here = (next.0, next.1);
            if here == first {
                break;
            }
            line.push(next);
        }
        loops.push(straightened(&line));
    }
    loops
}

/// Without the points at which the line does not bend.
fn straightened(line: &[Point]) -> Vec<Point> {
    let count = line.len();
    let bends = |n: &usize| {
        let (before, here, after) = (line[(n + count - 1) % count], line[*n], line[(n + 1) % count]);
        let (one, other) = (here - before, after - here);
        i64::from(one.0) * i64::from(other.1) != i64::from(one.1) * i64::from(other.0)
    };
    (0..count).filter(bends).map(|n| line[n]).collect()
}

/// The same loop so much further inwards.
fn inset(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    outline.iter().zip(bends(outline, true)).map(|(point, left)| *point - left * by).collect()
}

/// A loop with its corners rounded off.
fn rounded(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    let count = outline.len();
    let mut round = Vec::with_capacity(count * 5);
    for (n, corner) in outline.iter().enumerate() {
        let towards = |other: Vec2| {
            let length = corner.distance(other);
            corner.lerp(other, (by / length.max(1.0)).min(0.45))
        };
        let (from, to) = (towards(outline[(n + count - 1) % count]), towards(outline[(n + 1) % count]));
        round.extend((0..=4).map(|part| {
            let part = part as f32 / 4.0;
            from.lerp(*corner, part).lerp(corner.lerp(to, part), part)
        }));
    }
    round
}

/// Pieces of a closed line, by a pattern of dash and gap in logical pixels, stretched so that it comes out even.
fn dashed(line: &[Vec2], pattern: &[f32], pixel: f32) -> Vec<Vec<Vec2>> {
    let mut corners: Vec<(f32, Vec2)> = Vec::with_capacity(line.len() + 1);
    let mut walked = 0.0;
    for (n, point) in line.iter().chain(line.first()).enumerate() {
        walked += if n == 0 { 0.0 } else { line[n - 1].distance(*point) };
        corners.push((walked, *point));
    }
    let period = pattern.iter().sum::<f32>() * pixel;
    if period <= 0.0 || walked / period > 2000.0 {
        return vec![corners.into_iter().map(|(_, point)| point).collect()];
    }
    let stretch = walked / ((walked / period).round().max(1.0) * period) * pixel;
    let place = |way: f32| {
        let next = corners.partition_point(|(so_far, _)| *so_far <= way).clamp(1, corners.len() - 1);
        let ((before, from), (after, to)) = (corners[next - 1], corners[next]);
        from.lerp(to, ((way - before) / (after - before).max(f32::EPSILON)).clamp(0.0, 1.0))
    };
    let (mut dashes, mut at) = (Vec::new(), 0.0);
    while at < walked - 0.5 * pixel {
        for pair in pattern.chunks(2) {
            let end = at + pair[0] * stretch;
            let between = corners.iter().filter(|(way, _)| *way > at && *way < end).map(|(_, point)| *point);
            dashes.push(std::iter::once(place(at)).chain(between).chain([place(end)]).collect());
            at = end + pair.get(1).copied().unwrap_or_default() * stretch;
        }
    }
    dashes
}

#[cfg(test)]
#[path = "zones_test.rs"]
mod tests;

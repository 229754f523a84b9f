//! What covers the ground in areas: crops in rows, orchard grass, undergrowth, marsh, rubble, yards.

use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::shape::{Bounds, Polygon, Vec2, vec2};
use crate::noise::{Grain, hash, unit};

/// What an area is covered with, in the order of painting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Cover {
    Yard,
    BrokenGround,
    Rubble,
    /// The rank grass around a field.
    Margin,
    LowCrops,
    Wheat,
    Orchard,
    Marsh,
    Brush,
    LightWoods,
    Forest,
    /// Bushes close to each other: the ground is seen no more.
    Thicket,
    /// The shade beneath a closed canopy.
    Canopy,
    /// Grain that is not ripe yet. From here on at the end, as the rows of the others' fields follow from their places here.
    GreenWheat,
    /// Bare earth in furrows.
    Ploughed,
    /// Single plants in rows on bare earth.
    Greens,
    /// Planks, stones and plaster on the floor of a ruin.
    Debris,
}

/// Areas of one cover whose rows run the same way.
#[derive(Clone, Debug)]
pub(super) struct Patch {
    pub cover: Cover,
    /// Along the rows.
    pub rows: Vec2,
    pub polygons: Vec<Polygon>,
    pub bounds: Bounds,
    /// How far its edge dissolves, in map units.
    soft: f32,
}

impl Patch {
    pub fn new(cover: Cover, rows: Vec2, polygons: Vec<Polygon>) -> Self {
        let corners: Vec<Vec2> =
            polygons.iter().flat_map(|polygon| [polygon.bounds.low, polygon.bounds.high]).collect();
        Self { cover, rows, polygons, bounds: Bounds::of(&corners).grown(40.0), soft: softness(cover) }
    }

    /// An area of a table, whose edge is where it is measured.
    pub fn measured(cover: Cover, rows: Vec2, polygon: Polygon) -> Self {
        Self { soft: softness(cover).min(2.4), ..Self::new(cover, rows, vec![polygon]) }
    }
}

/// How far an area's edge dissolves, in map units.
fn softness(cover: Cover) -> f32 {
    match cover {
        Cover::LowCrops | Cover::Wheat | Cover::GreenWheat | Cover::Ploughed | Cover::Greens | Cover::Debris => 0.0,
        Cover::Canopy => 1.5,
        Cover::Orchard | Cover::Thicket | Cover::Margin => 3.0,
        Cover::Rubble => 5.0,
        Cover::Yard | Cover::BrokenGround => 12.0,
        Cover::Marsh => 9.0,
        Cover::LightWoods => 16.0,
        Cover::Brush | Cover::Forest => 8.0,
    }
}

/// How far what stands in a field throws its shadow to the south and to the east, in map units.
fn height(cover: Cover) -> Option<f32> {
    match cover {
        Cover::Wheat => Some(4.5),
        Cover::LowCrops => Some(1.6),
        Cover::GreenWheat => Some(2.8),
        Cover::Yard
        | Cover::BrokenGround
        | Cover::Rubble
        | Cover::Margin
        | Cover::Orchard
        | Cover::Marsh
        | Cover::Brush
        | Cover::LightWoods
        | Cover::Forest
        | Cover::Thicket
        | Cover::Ploughed
        | Cover::Greens
        | Cover::Debris
        | Cover::Canopy => None,
    }
}

/// Paints one patch onto the ground.
pub(super) fn paint(canvas: &mut Canvas, grain: &Grain, patch: &Patch) {
    if !patch.bounds.meets(&canvas.view) {
        return;
    }
    if let Some(height) = height(patch.cover) {
        let moved = |at: &Vec2| *at + vec2(height, height);
        for polygon in &patch.polygons {
            canvas.mask_polygon(&Polygon::new(polygon.points.iter().map(moved).collect()));
        }
        canvas.blend_shadow(0.5);
    }
    for polygon in &patch.polygons {
        canvas.mask_polygon(polygon);
    }
    let soft = patch.soft;
    canvas.blur_mask(soft);
    let scale = canvas.scale;
    let detail = smoothstep(0.08, 0.30, scale);
    let (rows, across) = (patch.rows, patch.rows.turned());
    canvas.blend_mask(|at, cover, ground| {
        let cover = if soft > 2.0 {
            // The edge follows the noise, not the polygon's blurred line.
            smoothstep(0.28, 0.62, cover + 0.30 * grain.swing(at.x, at.y, 26.0) * (1.0 - (2.0 * cover - 1.0).abs()))
        } else {
            cover
        };
        let look = Look { at, rows, along: at.dot(rows), across: at.dot(across), ground, detail, scale };
        let (colour, strength) = match patch.cover {
            Cover::LowCrops => low_crops(&look, grain),
            Cover::Wheat => corn(&look, grain, &WHEAT),
            Cover::GreenWheat => corn(&look, grain, &GREEN_WHEAT),
            Cover::Orchard => orchard(&look, grain),
            Cover::Marsh => marsh(&look, grain),
            Cover::Margin => (speckled(rgb(0x848F57), &look, grain, 0.12), 0.62),
            Cover::Brush => (speckled(rgb(0x8F9A61), &look, grain, 0.10), 0.85),
            Cover::LightWoods => light_woods(&look, grain),
            Cover::Forest => (speckled(rgb(0x5C7045), &look, grain, 0.14), 0.95),
            Cover::Thicket => (speckled(rgb(0x7C8A52), &look, grain, 0.16), 0.55),
            Cover::Canopy => (speckled(rgb(0x3A5029), &look, grain, 0.16), 1.0),
            Cover::Yard => (speckled(rgb(0xCDBF97), &look, grain, 0.08), 0.72),
            Cover::Rubble => (speckled(rgb(0x9D968A), &look, grain, 0.20), 0.95),
            Cover::BrokenGround => broken_ground(&look, grain),
            Cover::Ploughed => ploughed(&look, grain),
            Cover::Greens => greens(&look, grain),
            Cover::Debris => debris(&look, grain),
        };
        (colour, cover * strength)
    });
}

struct Look {
    at: Vec2,
    rows: Vec2,
    along: f32,
    across: f32,
    ground: Rgb,
    detail: f32,
    scale: f32,
}

fn speckled(base: Rgb, look: &Look, grain: &Grain, strength: f32) -> Rgb {
    let coarse = grain.swing(look.at.x, look.at.y, 34.0);
    let fine = grain.swing(look.at.x + 40.0, look.at.y, 8.0) * look.detail;
    scaled(base, 1.0 + strength * (0.6 * coarse + 0.8 * fine))
}

/// A wave of rows from 0 (furrow) to 1 (ridge); `None` where rows are finer than pixels.
fn row_wave(look: &Look, grain: &Grain, spacing: f32) -> (f32, f32) {
    let visible = smoothstep(1.6, 3.6, spacing * look.scale);
    let bend = grain.swing(look.at.x, look.at.y, 160.0) * 5.0 + grain.swing(look.at.x, look.at.y, 18.0) * 0.9;
    let phase = (look.across + bend) / spacing * std::f32::consts::TAU;
    (phase.sin() * 0.5 + 0.5, visible)
}

/// What makes one kind of grain look unlike another.
struct Corn {
    /// Its colour where the wind is still, and in a gust.
    colours: [Rgb; 2],
    /// The brightness of a furrow, in parts of that of the rows.
    furrow: f32,
    /// How much single ears and blades stand out.
    ears: f32,
    /// The colour of a cart's tracks in it.
    track: Rgb,
}

const WHEAT: Corn = Corn { colours: [rgb(0xCFB05C), rgb(0xDDC47A)], furrow: 0.83, ears: 0.11, track: rgb(0xA98F4E) };
const GREEN_WHEAT: Corn =
    Corn { colours: [rgb(0x9DB25E), rgb(0xB3C274)], furrow: 0.86, ears: 0.10, track: rgb(0x8A9A55) };

/// Grain in narrow rows, the wind in it.
fn corn(look: &Look, grain: &Grain, kind: &Corn) -> (Rgb, f32) {
    let (wave, visible) = row_wave(look, grain, 13.0);
    let ears = grain.swing(look.along * 0.5, look.across * 2.2, 9.0) * look.detail;
    let wind = grain.at(look.at.x + 300.0, look.at.y, 130.0);
    let [calm, gust] = kind.colours;
    let base = mix(calm, gust, wind);
    let furrow = scaled(base, kind.furrow);
    let colour = mix(base, furrow, (1.0 - smoothstep(0.12, 0.5, wave)) * visible * 0.9);
    (mix(scaled(colour, 1.0 + kind.ears * ears), kind.track, tracks(look, grain) * 0.55), 1.0)
}

/// The two wheel tracks of a cart, in every field once in so many rows.
fn tracks(look: &Look, grain: &Grain) -> f32 {
    const APART: f32 = 118.0;
    let across = look.across + grain.swing(look.at.x, look.at.y, 160.0) * 5.0;
    let place = across - (across / APART).floor() * APART;
    let off = (place - 20.0).abs().min((place - 34.0).abs());
    (1.0 - smoothstep(1.2, 2.8, off)) * smoothstep(0.2, 0.5, look.scale)
}

fn low_crops(look: &Look, grain: &Grain) -> (Rgb, f32) {
    let (wave, visible) = row_wave(look, grain, 17.0);
    let leaves = grain.swing(look.along, look.across * 1.4, 7.0) * look.detail;
    let soil = scaled(rgb(0xAC9E6B), 1.0 + 0.06 * leaves);
    let plants = scaled(
        mix(rgb(0xB4B567), rgb(0x8EA355), 0.30 + 0.35 * grain.at(look.at.x, look.at.y, 90.0)),
        1.0 + 0.16 * leaves,
    );
    let row = smoothstep(0.35, 0.62, wave + 0.16 * leaves);
    (mix(mix(soil, plants, 0.72), mix(soil, plants, row), visible), 1.0)
}

/// Furrows: each ridge is lit on the side that looks to the north-west.
fn ploughed(look: &Look, grain: &Grain) -> (Rgb, f32) {
    let (wave, visible) = row_wave(look, grain, 11.0);
    let clods = grain.swing(look.along * 0.8, look.across * 1.3, 5.0) * look.detail;
    let earth = mix(rgb(0x8E7350), rgb(0xA08661), grain.at(look.at.x, look.at.y + 60.0, 110.0));
    let ridge = mix(scaled(earth, 0.66), scaled(earth, 1.20), smoothstep(0.15, 0.9, wave + 0.12 * clods));
    (scaled(mix(scaled(earth, 0.95), ridge, visible), 1.0 + 0.13 * clods), 1.0)
}

/// Cabbages or the like, each a small dome that is lit from the north-west.
fn greens(look: &Look, grain: &Grain) -> (Rgb, f32) {
    const ROWS: f32 = 14.0;
    const PLANTS: f32 = 11.0;
    let bend = grain.swing(look.at.x, look.at.y, 160.0) * 4.0;
    let row = ((look.across + bend) / ROWS).floor();
    let place = look.along / PLANTS + unit(hash(row as i32, 3, 0xCAB)) * 0.9;
    let plant = place.floor();
    let chance = |seed: u32| unit(hash(row as i32, plant as i32, seed));
    let across = look.across + bend - (row + 0.5) * ROWS + (chance(1) - 0.5) * 1.6;
    let along = (place - plant - 0.5) * PLANTS + (chance(2) - 0.5) * 2.0;
    let radius = if chance(3) < 0.06 { 0.0 } else { 3.4 + 1.3 * chance(4) };
    let leafy = 0.8 * grain.swing(look.at.x, look.at.y, 4.0) * look.detail;
    let far = (across * across + along * along).sqrt() + leafy;
    let earth = scaled(
        mix(rgb(0x8A7150), rgb(0x9C845F), grain.at(look.at.x, look.at.y, 70.0)),
        1.0 + 0.10 * grain.swing(look.at.x, look.at.y, 5.0) * look.detail,
    );
    let tone = mix(rgb(0x6E8F49), rgb(0x8FAA5C), chance(5));
    // The plant's own axes turned back to the map's.
    let (rows, turned) = (look.rows, look.rows.turned());
    let light = -((rows.x + rows.y) * along + (turned.x + turned.y) * across) / (radius.max(1.0) * 1.41);
    let dome = scaled(tone, 1.0 + 0.30 * light.clamp(-1.0, 1.0) + 0.10 * leafy);
    let shade = scaled(earth, 0.72);
    let blur = 0.7f32.max(0.6 / look.scale);
    let here = mix(shade, dome, 1.0 - smoothstep(radius - blur, radius + blur, far));
    let single = mix(here, earth, smoothstep(radius + 0.6, radius + 2.6, far));
    let mean = mix(earth, tone, 0.45 - 0.25 * smoothstep(2.5, 6.0, across.abs()));
    (mix(mean, single, smoothstep(0.35, 0.9, look.scale)), 1.0)
}

/// What lies on the floor of a ruin.
fn debris(look: &Look, grain: &Grain) -> (Rgb, f32) {
    let heaps = grain.at(look.at.x + 33.0, look.at.y, 22.0);
    let base = mix(rgb(0x6F6353), rgb(0xA2978A), smoothstep(0.3, 0.7, heaps));
    let brick = smoothstep(0.62, 0.74, grain.at(look.at.x, look.at.y + 71.0, 9.0));
    (speckled(mix(base, rgb(0x9A6248), brick * 0.7), look, grain, 0.28), 1.0)
}

/// Grass in half shade with clearings where the sun comes through.
fn light_woods(look: &Look, grain: &Grain) -> (Rgb, f32) {
    let shade = smoothstep(0.30, 0.62, grain.at(look.at.x + 150.0, look.at.y + 90.0, 58.0));
    (speckled(mix(rgb(0x8E9B63), rgb(0x768A52), shade), look, grain, 0.13), 0.66 + 0.26 * shade)
}

fn orchard(look: &Look, grain: &Grain) -> (Rgb, f32) {
    let (wave, visible) = row_wave(look, grain, 46.0);
    let base = mix(rgb(0x9DAD6C), rgb(0xA8B476), wave * visible);
    (speckled(base, look, grain, 0.09), 0.9)
}

fn marsh(look: &Look, grain: &Grain) -> (Rgb, f32) {
    let wet = grain.at(look.at.x * 0.8 + 77.0, look.at.y * 1.7, 48.0) + 0.12 * grain.swing(look.at.x, look.at.y, 14.0);
    let bog = speckled(rgb(0x8C9C7A), look, grain, 0.10);
    let rim = mix(bog, rgb(0x70825A), smoothstep(0.50, 0.58, wet) * 0.6);
    let glint = smoothstep(0.62, 0.82, grain.at(look.at.x * 0.5, look.at.y * 3.0, 16.0));
    let water = mix(rgb(0x85A0A4), rgb(0xBFD0D0), glint * 0.7 * look.detail);
    (mix(rim, water, smoothstep(0.575, 0.605, wet)), 0.95)
}

fn broken_ground(look: &Look, grain: &Grain) -> (Rgb, f32) {
    // Gullies: where two noises cross.
    let gully = (grain.at(look.at.x, look.at.y, 70.0) - 0.5).abs()
        + (grain.at(look.at.x + 211.0, look.at.y, 26.0) - 0.5).abs() * 0.25;
    let earth = speckled(mix(look.ground, rgb(0xA8946B), 0.75), look, grain, 0.14);
    let lip = grain.at(look.at.x + 3.0, look.at.y + 3.0, 70.0) - grain.at(look.at.x - 3.0, look.at.y - 3.0, 70.0);
    let shaped = scaled(earth, 1.0 + (lip * 3.0).clamp(-0.16, 0.16));
    (mix(rgb(0x75603F), shaped, smoothstep(0.025, 0.085, gully)), 0.92)
}

/// The way in which a field's rows run: hashed for each field, mostly near the compass points like real ones.
pub(super) fn row_direction(h: u32) -> Vec2 {
    let degrees = [8.0f32, 98.0, -14.0, 76.0, 38.0, -52.0][(h % 6) as usize];
    let (sin, cos) = degrees.to_radians().sin_cos();
    vec2(cos, sin)
}

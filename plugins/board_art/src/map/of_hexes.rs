//! A map of hexes as a drawing: which areas, ways, houses and plants there are, hex by hex.

use super::buildings::houses;
use super::drawing::{Drawing, Grown, Growth};
use super::fields::{Cover, Patch, row_direction};
use super::hexsides::{Barrier, Side, stretches};
use super::relief::Surface;
use super::roads::{Bridge, DIRT_WIDTH, PAVED_WIDTH, Way, lines_through, wandering};
use super::shape::{Bounds, JOIN, Polygon, Rough, Vec2, chance, vec2};
use super::stamp::{Dot, Kind};
use super::water::STREAM_WIDTH;
use super::woods;
use crate::noise::{Grain, hash};
use hex_board::lattice::{DIRECTIONS, VERTICES, hexside};
use hex_board::{HexId, Map, MapHex, TerrainId};
use std::collections::{BTreeMap, BTreeSet};

/// What a terrain looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Look {
    Clear,
    Brush,
    LightWoods,
    Forest,
    Orchard,
    LowCrops,
    Wheat,
    GreenWheat,
    Marsh,
    Stream,
    Ford,
    River,
    Bridge,
    Rubble,
    BrokenGround,
    WoodenBuilding,
    StoneBuilding,
}

fn look_of(id: &str) -> Look {
    match id {
        "brush" => Look::Brush,
        "light_woods" => Look::LightWoods,
        "forest" => Look::Forest,
        "orchard" => Look::Orchard,
        "low_crops" => Look::LowCrops,
        "wheat" => Look::Wheat,
        "green_wheat" => Look::GreenWheat,
        "marsh" => Look::Marsh,
        "stream" => Look::Stream,
        "ford" => Look::Ford,
        "river" => Look::River,
        "bridge" => Look::Bridge,
        "rubble" => Look::Rubble,
        "broken_ground" => Look::BrokenGround,
        "wooden_building" => Look::WoodenBuilding,
        "stone_building" => Look::StoneBuilding,
        _ => Look::Clear,
    }
}

fn cover_of(look: Look) -> Option<Cover> {
    Some(match look {
        Look::Brush => Cover::Brush,
        Look::LightWoods => Cover::LightWoods,
        Look::Forest => Cover::Forest,
        Look::Orchard => Cover::Orchard,
        Look::LowCrops => Cover::LowCrops,
        Look::Wheat => Cover::Wheat,
        Look::GreenWheat => Cover::GreenWheat,
        Look::Marsh => Cover::Marsh,
        Look::Rubble => Cover::Rubble,
        Look::BrokenGround => Cover::BrokenGround,
        Look::WoodenBuilding | Look::StoneBuilding => Cover::Yard,
        Look::Clear | Look::Stream | Look::Ford | Look::River | Look::Bridge => return None,
    })
}

fn hex_polygon(centre: Vec2, grown: f32) -> Polygon {
    Polygon::new(VERTICES.iter().map(|corner| centre + Vec2::from(*corner) * (1.0 + grown / 104.0)).collect())
}

/// A silhouette with its look and its hex.
struct Shape {
    hex: usize,
    look: Look,
    polygon: Polygon,
}

/// All silhouettes of the map, in the order of its hexes.
struct Shapes {
    all: Vec<Shape>,
    /// Where each hex's silhouettes begin; one more at the end.
    starts: Vec<usize>,
}

impl Shapes {
    fn new(map: &Map, look: &impl Fn(TerrainId) -> Look) -> Self {
        let (mut all, mut starts) = (Vec::new(), vec![0]);
        for (hex, of_map) in map.hexes.iter().enumerate() {
            for silhouette in of_map.silhouettes.iter().filter(|silhouette| silhouette.outline.len() > 2) {
                let polygon = Polygon::new(silhouette.outline.iter().map(|point| Vec2::from(*point)).collect());
                all.push(Shape { hex, look: look(silhouette.terrain), polygon });
            }
            starts.push(all.len());
        }
        Self { all, starts }
    }

    fn of_hex(&self, hex: usize) -> &[Shape] {
        &self.all[self.starts[hex]..self.starts[hex + 1]]
    }

    /// Others of the same look that touch it or nearly do. Brush stays in its patches.
    fn near(&self, shape: &Shape) -> Vec<&Polygon> {
        if shape.look == Look::Brush {
            return Vec::new();
        }
        let reach = shape.polygon.bounds.grown(2.0 * JOIN);
        let others = self.all.iter().filter(|other| other.look == shape.look && !std::ptr::eq(*other, shape));
        others.map(|other| &other.polygon).filter(|polygon| polygon.bounds.meets(&reach)).collect()
    }
}

/// What is to be painted of a map.
pub(super) fn drawing(map: &Map, bounds: Bounds, grain: &Grain) -> Drawing {
    let looks: Vec<Look> = map.terrain_set.terrains.iter().map(|terrain| look_of(&terrain.id)).collect();
    let look = |id: TerrainId| looks.get(id.0 as usize).copied().unwrap_or(Look::Clear);
    let wide = |hex: &MapHex| match look(hex.terrain) {
        Look::River => true,
        Look::Bridge | Look::Ford => neighbours(map, hex).any(|beside| look(beside.terrain) == Look::River),
        _ => false,
    };
    let surface = |value: &dyn Fn(&MapHex) -> f32| {
        let places: Vec<(Vec2, f32)> = map.hexes.iter().map(|hex| (hex.centre.into(), value(hex))).collect();
        Surface::around(&places, bounds, 2)
    };
    let mut drawing = Drawing {
        relief: map.hexes.iter().any(|hex| hex.level > 0).then(|| surface(&|hex| f32::from(hex.level))),
        river: map.hexes.iter().any(wide).then(|| surface(&|hex| f32::from(u8::from(wide(hex))))),
        ..Drawing::default()
    };
    let mut sides = Vec::new();
    for hex in &map.hexes {
        add_ways(&mut drawing, hex, look(hex.terrain), wide(hex), grain);
        sides.extend(hexsides_of(map, hex));
    }
    drawing.stretches = stretches(&sides, grain);
    let shapes = Shapes::new(map, &look);
    drawing.patches = covers(map, &look, &shapes, grain);
    for (n, hex) in map.hexes.iter().enumerate() {
        add_things(&mut drawing, hex, look(hex.terrain), &shapes, shapes.of_hex(n));
    }
    drawing
}

fn add_ways(drawing: &mut Drawing, hex: &MapHex, look: Look, wide: bool, grain: &Grain) {
    let centre = Vec2::from(hex.centre);
    for (line, sides) in lines_through(centre, hex.roads, hex.paved) {
        let paved = sides & hex.paved == sides;
        let line = wandering(&line, grain, if paved { 3.0 } else { 6.0 }, 95.0);
        drawing.roads.push(Way::soft(line, 40.0, paved, if paved { PAVED_WIDTH } else { DIRT_WIDTH }));
    }
    if !wide {
        for (line, _) in lines_through(centre, hex.streams, 0) {
            let line = wandering(&line, grain, 13.0, 80.0);
            drawing.streams.push(Way::soft(line, 60.0, false, STREAM_WIDTH));
        }
    }
    match look {
        Look::Ford => {
            let size = if wide { 78.0 } else { 34.0 };
            let bank = hex_polygon(centre, size - 104.0);
            drawing.fords.push(bank.roughened(grain, Rough { step: 8.0, grow: 10.0, swing: 12.0, rounding: 8 }));
        }
        Look::Bridge => drawing.bridges.push(bridge(hex, wide, grain)),
        _ => {}
    }
}

/// Areas of the same cover, field by field, each field with rows of its own.
fn covers(map: &Map, look: &impl Fn(TerrainId) -> Look, shapes: &Shapes, grain: &Grain) -> Vec<Patch> {
    let fields = fields_of(map, look);
    let mut groups: BTreeMap<(Cover, u16), Vec<Polygon>> = BTreeMap::new();
    let rough = |step: f32, grow: f32, swing: f32, rounding: u8| Rough { step, grow, swing, rounding };
    for (own, cover) in [(Look::Marsh, Cover::Marsh), (Look::BrokenGround, Cover::BrokenGround)] {
        // These fill their hexes, whatever their silhouettes.
        let hexes: Vec<Polygon> = map
            .hexes
            .iter()
            .filter(|hex| look(hex.terrain) == own)
            .map(|hex| hex_polygon(hex.centre.into(), -3.0))
            .collect();
        for (n, hex) in hexes.iter().enumerate() {
            let near: Vec<&Polygon> = hexes
                .iter()
                .enumerate()
                .filter(|(other, polygon)| *other != n && polygon.bounds.meets(&hex.bounds.grown(JOIN)))
                .map(|(_, polygon)| polygon)
                .collect();
            let polygon = hex.roughened_beside(grain, rough(12.0, 5.0, 14.0, 7), &near);
            groups.entry((cover, 0)).or_default().push(polygon);
        }
    }
    for shape in &shapes.all {
        let Some(cover) = cover_of(shape.look) else { continue };
        let polygon = &shape.polygon;
        let near = shapes.near(shape);
        let mut add = |cover: Cover, rough: Rough| {
            let rowed = matches!(cover, Cover::LowCrops | Cover::Wheat | Cover::GreenWheat | Cover::Orchard);
            let field = if rowed { fields[shape.hex] } else { 0 };
            groups.entry((cover, field)).or_default().push(polygon.roughened_beside(grain, rough, &near));
        };
        match cover {
            Cover::LowCrops | Cover::Wheat | Cover::GreenWheat => {
                add(Cover::Margin, rough(10.0, 12.0, 11.0, 5));
                add(cover, rough(10.0, 0.0, 4.0, 4));
            }
            Cover::Orchard => add(cover, rough(12.0, 5.0, 3.0, 2)),
            Cover::Rubble => add(cover, rough(10.0, 3.0, 6.0, 1)),
            Cover::Yard => add(cover, rough(16.0, 20.0, 10.0, 2)),
            Cover::Brush => {
                add(Cover::Brush, rough(10.0, 13.0, 7.0, 1));
                add(Cover::Thicket, rough(8.0, 0.0, 2.0, 1));
            }
            Cover::LightWoods => add(cover, rough(12.0, 8.0, 14.0, 2)),
            Cover::Forest => {
                add(Cover::Forest, rough(12.0, 12.0, 13.0, 2));
                add(Cover::Canopy, rough(9.0, -1.5, 3.0, 1));
            }
            _ => {}
        }
    }
    groups
        .into_iter()
        .map(|((cover, field), polygons)| {
            Patch::new(cover, row_direction(hash(i32::from(field), cover as i32, 0xF1E1D)), polygons)
        })
        .collect()
}

fn add_things(drawing: &mut Drawing, hex: &MapHex, own: Look, shapes: &Shapes, of_hex: &[Shape]) {
    let centre = Vec2::from(hex.centre);
    let mut all = |planting| {
        let area = hex_polygon(centre, 0.0);
        drawing.grown.push(Grown { growth: Growth::Set(planting), area, near: Vec::new() });
    };
    match own {
        Look::Marsh => all(&woods::MARSH),
        Look::BrokenGround => all(&woods::BROKEN),
        Look::Clear => all(&woods::MEADOW),
        Look::Ford => ford_stones(centre, &mut drawing.low),
        _ => {}
    }
    for shape in of_hex {
        let area = &shape.polygon;
        let (_, length, _) = area.axis();
        let growth = match shape.look {
            Look::Forest if length < 70.0 => Growth::Single(Kind::ForestCrown),
            Look::Forest => Growth::Set(&woods::FOREST),
            Look::LightWoods if length < 70.0 => Growth::Single(Kind::LightCrown),
            Look::LightWoods => Growth::Set(&woods::LIGHT_WOODS),
            Look::Brush if length < 26.0 => Growth::Single(Kind::Bush),
            Look::Brush => Growth::Set(&woods::BRUSH),
            Look::Orchard if length < 60.0 => Growth::Single(Kind::Orchard),
            Look::Orchard => {
                let along = patch_rows(&drawing.patches, Cover::Orchard, centre).unwrap_or(vec2(1.0, 0.0));
                Growth::Rows(along)
            }
            Look::Rubble => Growth::Set(&woods::RUBBLE),
            Look::WoodenBuilding => {
                drawing.houses.extend(houses(area, false, 1));
                continue;
            }
            Look::StoneBuilding => {
                drawing.houses.extend(houses(area, true, hex.storeys));
                continue;
            }
            _ => continue,
        };
        let near = match growth {
            Growth::Single(_) => Vec::new(),
            Growth::Set(_) | Growth::Spaced(..) | Growth::Rows(_) | Growth::EvenRows(_) => {
                shapes.near(shape).into_iter().cloned().collect()
            }
        };
        drawing.grown.push(Grown { growth, area: area.clone(), near });
    }
}

/// The rows of the field at a place.
fn patch_rows(patches: &[Patch], cover: Cover, at: Vec2) -> Option<Vec2> {
    let holds = |patch: &&Patch| {
        patch.cover == cover
            && patch.polygons.iter().any(|polygon| polygon.bounds.holds(at, 0.0) && polygon.contains(at))
    };
    patches.iter().find(holds).map(|patch| patch.rows)
}

/// The hexsides of a hex on which something stands, each hexside once: as a northern side of one of the two hexes, else of the only one.
fn hexsides_of(map: &Map, hex: &MapHex) -> Vec<Side> {
    let centre = Vec2::from(hex.centre);
    let own = |side: usize| side < 3 || hex.neighbours[side].is_none();
    let standing = hex.hexsides.iter().enumerate().filter(|(side, _)| own(*side));
    let built = standing.filter_map(|(side, terrain)| {
        let def = map.terrain_set.hexsides.get(terrain.as_ref()?.0 as usize);
        let barrier = match def.map(|def| def.id.as_str()) {
            Some("wall") => Barrier::Wall,
            Some("bocage") => Barrier::Bocage,
            _ => Barrier::Hedge,
        };
        let gap = if hex.roads >> side & 1 == 1 {
            Some(if hex.paved >> side & 1 == 1 { 25.0 } else { 21.0 })
        } else {
            (hex.streams >> side & 1 == 1).then_some(22.0)
        };
        let (from, to) = hexside(side);
        Some(Side { barrier, from: centre + from.into(), to: centre + to.into(), gap })
    });
    built.collect()
}

fn neighbours<'m>(map: &'m Map, hex: &'m MapHex) -> impl Iterator<Item = &'m MapHex> {
    hex.neighbours.iter().flatten().filter_map(|id| map.hexes.get(id.index()))
}

/// For each hex the first hex of the field it belongs to: neighbours of the same terrain without anything on the hexside between them.
fn fields_of(map: &Map, look: &impl Fn(TerrainId) -> Look) -> Vec<u16> {
    let mut field = vec![u16::MAX; map.hexes.len()];
    for start in 0..map.hexes.len() {
        if field[start] != u16::MAX {
            continue;
        }
        let mut open = BTreeSet::from([start]);
        while let Some(here) = open.pop_first() {
            field[here] = start as u16;
            let hex = &map.hexes[here];
            for (side, beside) in hex.neighbours.iter().enumerate() {
                let Some(HexId(beside)) = *beside else { continue };
                let beside = beside as usize;
                let same = map.hexes.get(beside).is_some_and(|other| look(other.terrain) == look(hex.terrain));
                if same && field[beside] == u16::MAX && hex.hexsides[side].is_none() {
                    open.insert(beside);
                }
            }
        }
    }
    field
}

fn bridge(hex: &MapHex, wide: bool, grain: &Grain) -> Bridge {
    let centre = Vec2::from(hex.centre);
    let road = lines_through(centre, hex.roads, hex.paved).into_iter().next();
    let paved = hex.paved != 0;
    let (middle, along) = match &road {
        Some((line, _)) => {
            let line = wandering(line, grain, if paved { 3.0 } else { 6.0 }, 95.0);
            let middle = line.len() / 2;
            (line[middle], (line[middle + 2] - line[middle - 2]).normal())
        }
        None => {
            // No road: across the water, as its neighbours tell.
            let wet = |side: &usize| hex.streams >> side & 1 == 1;
            let way = (0..6).find(wet).map_or(vec2(1.0, 0.0), |side| Vec2::from(DIRECTIONS[side]).normal().turned());
            (centre, way)
        }
    };
    let length = if wide { 205.0 } else { 76.0 };
    Bridge { centre: middle, along, length, width: if paved { 45.0 } else { 37.0 }, stone: paved }
}

fn ford_stones(centre: Vec2, low: &mut Vec<Dot>) {
    for n in 0..14 {
        let spot = centre + vec2(n as f32 * 1.75, n as f32 * 0.75);
        let at = centre + vec2(chance(spot, 61) - 0.5, chance(spot, 62) - 0.5) * 74.0;
        low.push(Dot::new(at, Kind::Stone, (chance(spot, 63) * 2.4) as u8));
    }
}

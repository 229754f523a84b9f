//! Everything on the map, placed once: a drawing whose plants are set, in the order of painting.

use super::base::Base;
use super::buildings::House;
use super::drawing::{Drawing, Grown, Growth, Rim};
use super::fields::Patch;
use super::hexsides::{Stretch, plant as plant_stretch};
use super::relief::Surface;
use super::roads::{Bridge, Way};
use super::rooms::Ruin;
use super::shape::Polygon;
use super::stamp::{Dot, Kind};
use super::strips::{Strip, plant as plant_strip};
use super::woods::{self, Lane, Stand};

/// The whole map, ready to be painted at any scale.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub base: Base,
    pub relief: Option<Surface>,
    pub river: Option<Surface>,
    pub rims: Vec<Rim>,
    pub patches: Vec<Patch>,
    pub streams: Vec<Way>,
    pub ponds: Vec<Polygon>,
    pub fords: Vec<Polygon>,
    pub roads: Vec<Way>,
    pub bridges: Vec<Bridge>,
    pub stretches: Vec<Stretch>,
    pub strips: Vec<Strip>,
    pub houses: Vec<House>,
    pub steps: Vec<Polygon>,
    pub ruins: Vec<Ruin>,
    /// Grass, reeds, stones, bushes, hedges: painted before the tall shadows fall.
    pub low: Vec<Dot>,
    /// Crowns and bocage.
    pub tall: Vec<Dot>,
}

impl Scene {
    pub fn new(drawing: Drawing) -> Self {
        let Drawing { grown, low, .. } = &drawing;
        let (mut low, mut tall) = (low.clone(), Vec::new());
        for grown in grown {
            plant(grown, &lanes(&drawing, grown), &mut low, &mut tall);
        }
        for stretch in &drawing.stretches {
            plant_stretch(stretch, &mut low, &mut tall);
        }
        for strip in &drawing.strips {
            plant_strip(strip, &mut tall);
        }
        if let Some(river) = &drawing.river {
            low.retain(|dot| !matches!(dot.kind, Kind::Reed | Kind::Grass) || river.at(dot.at) < 0.36);
        }
        // From the north-west to the south-east: each thing covers the dark side of the one before it.
        let order = |a: &Dot, b: &Dot| {
            (a.at.x + a.at.y * 1.2).total_cmp(&(b.at.x + b.at.y * 1.2)).then(a.at.x.total_cmp(&b.at.x))
        };
        low.sort_by(order);
        tall.sort_by(order);
        let Drawing { base, relief, river, rims, patches, streams, ponds, fords, roads, bridges, .. } = drawing;
        let Drawing { stretches, strips, houses, steps, ruins, .. } = drawing;
        Scene {
            base,
            relief,
            river,
            rims,
            patches,
            streams,
            ponds,
            fords,
            roads,
            bridges,
            stretches,
            strips,
            houses,
            steps,
            ruins,
            low,
            tall,
        }
    }
}

/// The ways near an area, on which nothing is planted.
fn lanes<'a>(drawing: &'a Drawing, grown: &Grown) -> Vec<Lane<'a>> {
    let near = grown.area.bounds.grown(130.0);
    let roads = drawing.roads.iter().map(|way| (way, way.width * 0.5 + 1.0));
    let streams = drawing.streams.iter().map(|way| (way, way.width * 0.5 + 3.0));
    roads
        .chain(streams)
        .filter(|(way, _)| way.bounds.meets(&near))
        .map(|(way, half_width)| Lane { line: &way.line, bounds: way.bounds, half_width })
        .collect()
}

fn plant(grown: &Grown, lanes: &[Lane], low: &mut Vec<Dot>, tall: &mut Vec<Dot>) {
    let near: Vec<&Polygon> = grown.near.iter().collect();
    let dots = |kind: Kind| if kind.is_tall() { tall } else { low };
    match grown.growth {
        Growth::Set(planting) => {
            woods::plant(planting, &Stand::new(&grown.area, &near), lanes, dots(planting.kind));
        }
        Growth::Single(kind) => woods::single(kind, &grown.area, lanes, dots(kind)),
        Growth::Spaced(planting, closeness) => {
            woods::spaced(planting, closeness, &Stand::new(&grown.area, &near), lanes, dots(planting.kind));
        }
        Growth::Rows(along) => {
            woods::orchard(&Stand::new(&grown.area, &near), along, lanes, dots(Kind::Orchard));
        }
        Growth::EvenRows(along) => woods::even_rows(&grown.area, along, lanes, dots(Kind::Orchard)),
    }
}

//! Everything on the map, placed once: a drawing whose plants are set, in the order of painting.

use super::drawing::{Drawing, Grown, Growth};
use super::hexsides::plant as plant_stretch;
use super::shape::Polygon;
use super::stamp::{Dot, Kind};
use super::strips::plant as plant_strip;
use super::woods::{self, Lane, Stand};

/// The whole map, ready to be painted at any scale.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// All that is drawn; grass, reeds, stones, bushes and hedges are among what is low, and painted before the tall shadows fall.
    pub drawing: Drawing,
    /// Crowns and bocage.
    pub tall: Vec<Dot>,
}

impl Scene {
    pub fn new(mut drawing: Drawing) -> Self {
        let (mut low, mut tall) = (std::mem::take(&mut drawing.low), Vec::new());
        for grown in &drawing.grown {
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
        drawing.low = low;
        Scene { drawing, tall }
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

//! The start position that files without mistakes make.

mod called;
mod made;
mod middle;

use super::Stock;
use super::listed::{Listed, Place, listed};
use crate::facts::battle::Battle;
use crate::facts::field::{Field, SideField};
use crate::facts::figures::{Figure, TeamNo, VehicleNo};
use crate::facts::flow::Flow;
use crate::facts::start::Start;
use crate::files::charts::{Charts, GroundDef};
use crate::files::force::ForceDef;
use crate::files::scenario::{At, ScenarioDef, SideDef};
use crate::files::values::Edge;
use made::{Made, pair_up};
use measured_table::ways::posts;
use measured_table::{Area, Ground, KindSet, Piece, Point, TableDef};
use middle::in_the_middle;
use std::sync::Arc;
use table::Side;

/// The files of which a start is made.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The scenario.
    pub scenario: &'a ScenarioDef,
    /// Its table.
    pub table: &'a TableDef,
    /// The kinds of terrain.
    pub kinds: &'a KindSet,
    /// What forces are made of.
    pub stock: Stock<'a>,
    /// The forces of both sides.
    pub forces: [&'a ForceDef; 2],
}

/// A point in a file: centimetres with decimals there, whole tenths of a millimetre here (PH-GEO-01, PH-GEO-17).
pub(crate) const fn point(at: At) -> Point {
    Point::new(at.0.0, at.1.0)
}

/// The start; none if something is wrong that the checks tell of.
pub fn start(files: &Files) -> Option<Start> {
    let field = Arc::new(field(files)?);
    let figures = figures(files, &field)?;
    let supports = called::supports(&field, files.forces);
    let battle = Battle { supports, ..Battle::default() };
    let mut start = Start { field, figures, battle, flow: Flow::default() };
    if let Some(position) = &files.scenario.position {
        in_the_middle(&mut start, position)?;
    }
    Some(start)
}

fn field(files: &Files) -> Option<Field> {
    let Files { scenario, table, kinds, stock, forces } = files;
    let charts = stock.charts;
    let ground = Ground::build(table, kinds).ok()?;
    let sides = [(&scenario.sides.0, forces[0]), (&scenario.sides.1, forces[1])];
    let mut made = Made::default();
    for (side, (def, force)) in Side::BOTH.into_iter().zip(sides) {
        made.add(side, def, force, *stock)?;
    }
    let Made { mut men, vehicles, teams } = made;
    pair_up(&mut men);
    let grounds = kinds.kinds.iter().map(|kind| {
        let does = charts.grounds.iter().find(|ground| ground.kind == kind.key);
        does.cloned().unwrap_or_else(|| GroundDef { kind: kind.key.clone(), ..GroundDef::default() })
    });
    let grounds: Vec<GroundDef> = grounds.collect();
    let covers = |piece: &Piece| {
        let does = &grounds[usize::from(piece.kind.0)];
        does.cuts || does.cover.is_some()
    };
    let posts = posts(&ground, charts.house.base.0 / 2, covers);
    let sees = charts.visibility(scenario.hour, scenario.weather)?;
    Some(Field {
        title: scenario.title.clone(),
        briefing: scenario.briefing.clone(),
        sides: sides.map(|(def, force)| side(def, force, &ground, charts)),
        grounds,
        ground,
        kinds: (*kinds).clone(),
        charts: charts.clone(),
        weapons: stock.weapons.clone(),
        garage: stock.vehicles.clone(),
        men,
        vehicles,
        teams,
        turns: scenario.turns,
        hour: scenario.hour,
        weather: scenario.weather,
        sees: [sees.eye.0, sees.optics.0],
        wind: scenario.wind,
        points: scenario.points,
        concealment: scenario.concealment,
        dealt: scenario.dealt,
        switches: scenario.switches,
        posts,
    })
}

fn side(def: &SideDef, force: &ForceDef, ground: &Ground, charts: &Charts) -> SideField {
    let outline = if def.zone.is_empty() {
        strip(def.edge, ground, charts.house.zone.0)
    } else {
        def.zone.iter().copied().map(point).collect()
    };
    SideField {
        name: def.name.clone(),
        nation: force.nation,
        edge: def.edge,
        zone: Area { outline, holes: vec![] },
        task: def.task,
        objectives: def.objectives.iter().copied().map(point).collect(),
    }
}

/// The strip along an edge (PH-H-32).
fn strip(edge: Edge, ground: &Ground, depth: i32) -> Vec<Point> {
    let (least, most) = (ground.bounds.least, ground.bounds.most);
    let (from, to) = match edge {
        Edge::North => (least, Point::new(most.x, least.y + depth)),
        Edge::South => (Point::new(least.x, most.y - depth), most),
        Edge::West => (least, Point::new(least.x + depth, most.y)),
        Edge::East => (Point::new(most.x - depth, least.y), most),
    };
    vec![from, Point::new(to.x, from.y), to, Point::new(from.x, to.y)]
}

/// All counters, as they begin; men are not dealt where dice deal them. Crews sit in their vehicles.
fn figures(files: &Files, field: &Field) -> Option<Vec<Figure>> {
    let mut figures: Vec<Figure> = Vec::new();
    let (mut men, mut vehicles, mut teams) = (0, 0, 0);
    let keys = [&files.scenario.sides.0.key, &files.scenario.sides.1.key];
    for (side, force) in Side::BOTH.into_iter().zip(files.forces) {
        let mut rides = None;
        for (number, Listed { team, place }) in listed(force, files.stock).into_iter().enumerate() {
            let id = format!("{}-{:02}", keys[side.index()], number + 1).parse().ok()?;
            let is_vehicle = matches!(place, Place::Gun | Place::Vehicle(_));
            let no = VehicleNo(is_vehicle.then_some(vehicles));
            let mut figure = Figure::new(id, side, TeamNo(u8::try_from(teams + team).ok()?), no);
            match place {
                Place::Gun | Place::Vehicle(_) => vehicles += 1,
                Place::Man(_) | Place::Crew(..) => {
                    let of_crew = matches!(place, Place::Crew(..));
                    if of_crew || !files.scenario.dealt || files.scenario.position.is_some() {
                        figure.becomes(men, field);
                    }
                    figure.aboard = rides.filter(|_| of_crew);
                    men += 1;
                }
            }
            if is_vehicle {
                rides = u8::try_from(figures.len()).ok();
            }
            figures.push(figure);
        }
        teams += force.teams.len() + force.vehicles.len();
    }
    Some(figures)
}

//! The start position that files without mistakes make.

mod made;
mod middle;

use super::Stock;
use crate::facts::battle::Battle;
use crate::facts::field::{Field, SideField};
use crate::facts::flow::Flow;
use crate::facts::start::Start;
use crate::files::charts::{Charts, GroundDef};
use crate::files::force::ForceDef;
use crate::files::scenario::{At, ScenarioDef, SideDef};
use crate::files::values::{Cover, Deployment, Edge, Nation, Task};
use made::Made;
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
    /// What forces are made of; of the weapons, with their makes made.
    pub stock: Stock<'a>,
    /// The forces of both sides.
    pub forces: [&'a ForceDef; 2],
}

/// A point in a file: centimetres with decimals there, whole tenths of a millimetre here (ROE-GEO-13).
pub(crate) const fn point(at: At) -> Point {
    Point::new(at.0.0, at.1.0)
}

/// The start; none if something is wrong that the checks tell of.
pub fn start(files: &Files) -> Option<Start> {
    let mut made = Made::default();
    let sides = [&files.scenario.sides.0, &files.scenario.sides.1];
    for (side, (def, force)) in Side::BOTH.into_iter().zip(sides.into_iter().zip(files.forces)) {
        made.add(side, def, force, files.stock)?;
    }
    let Made { infos, units, men, figures, vehicles } = made;
    let field = Field { units: infos, men, vehicles, ..field(files)? };
    let (battle, flow) = (Battle::default(), Flow::default());
    let mut start = Start { field: Arc::new(field), units, figures, battle, flow };
    if let Some(position) = &files.scenario.position {
        in_the_middle(&mut start, position)?;
    }
    Some(start)
}

/// What never changes, but for units and figures.
fn field(files: &Files) -> Option<Field> {
    let Files { scenario, table, kinds, stock, forces } = files;
    let charts = stock.charts;
    let ground = Ground::build(table, kinds).ok()?;
    let grounds = kinds.kinds.iter().map(|kind| {
        let does = charts.grounds.iter().find(|ground| ground.kind == kind.key);
        does.cloned().unwrap_or_else(|| GroundDef { kind: kind.key.clone(), ..GroundDef::default() })
    });
    let grounds: Vec<GroundDef> = grounds.collect();
    let covers = |piece: &Piece| {
        let does = &grounds[usize::from(piece.kind.0)];
        does.hides || does.dense || does.linear || does.cover != Cover::None
    };
    let posts = posts(&ground, charts.bodies.figure.0 / 2, covers);
    let sides = [(&scenario.sides.0, forces[0]), (&scenario.sides.1, forces[1])];
    let nation = |force: &ForceDef| stock.platoons.platoon(&force.platoon).map(|platoon| platoon.nation);
    let nations = [nation(forces[0])?, nation(forces[1])?];
    let sides = [side(sides[0].0, nations[0], &ground, charts), side(sides[1].0, nations[1], &ground, charts)];
    Some(Field {
        title: scenario.title.clone(),
        briefing: scenario.briefing.clone(),
        sides,
        grounds,
        ground,
        kinds: (*kinds).clone(),
        charts: charts.clone(),
        weapons: stock.weapons.clone(),
        garage: stock.vehicles.clone(),
        platoons: stock.platoons.clone(),
        units: Vec::new(),
        men: Vec::new(),
        vehicles: Vec::new(),
        turns: scenario.turns.unwrap_or(charts.battle.turns),
        first: first(scenario),
        visibility: scenario.visibility.map(|far| far.0),
        switches: scenario.switches,
        posts,
    })
}

/// Who moves first: whom the scenario names, else the side that attacks, else the first (ROE-H-26).
fn first(scenario: &ScenarioDef) -> Side {
    let second_attacks = scenario.sides.0.task == Task::Defend && scenario.sides.1.task == Task::Attack;
    scenario.first.unwrap_or(if second_attacks { Side::Second } else { Side::First })
}

fn side(def: &SideDef, nation: Nation, ground: &Ground, charts: &Charts) -> SideField {
    let depth = match def.deployment {
        Deployment::Zone => charts.battle.zone,
        Deployment::Edge => charts.battle.entry,
    };
    let outline = if def.zone.is_empty() {
        strip(def.edge, ground, depth.0)
    } else {
        def.zone.iter().copied().map(point).collect()
    };
    SideField {
        name: def.name.clone(),
        nation,
        edge: def.edge,
        task: def.task,
        deployment: def.deployment,
        zone: Area { outline, holes: vec![] },
    }
}

/// The strip along an edge (ROE-H-26).
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

#[cfg(test)]
#[path = "laid_out_test.rs"]
mod tests;

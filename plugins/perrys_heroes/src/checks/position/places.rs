//! Where counters stand: on the table, and in nobody's way.

use super::{Counter, Place};
use crate::checks::laid_out::{Files, point};
use crate::facts::body::Body;
use crate::files::scenario::{FigureDef, PositionDef};
use crate::files::values::Health;
use measured_table::shapes::Bounds;
use measured_table::{Disc, Hull};
use scenario_files::Faults;
use std::collections::BTreeMap;

fn body(files: &Files, figure: &FigureDef, counter: Counter) -> Option<Body> {
    let charts = files.stock.charts;
    let at = figure.at.map(point)?;
    Some(match counter.of {
        Place::Man(_) | Place::Crew(..) => Body::Base(Disc::new(at, charts.house.base.0 / 2)),
        Place::Gun => Body::Base(Disc::new(at, charts.house.carriage.0 / 2)),
        Place::Vehicle(no) => {
            let crewed = files.forces[counter.side.index()].vehicles.get(no)?;
            let (length, width) = charts.hull(files.stock.vehicles.find(&crewed.vehicle)?.class);
            Body::Hull(Hull::new(at, figure.facing.0, length, width))
        }
    })
}

/// Bases and hulls lie on the table and overlap none (PH-GEO-14).
pub(super) fn faults(
    files: &Files,
    def: &PositionDef,
    counters: &BTreeMap<String, Counter>,
    table: Bounds,
    faults: &mut Faults,
) {
    let mut taken: Vec<(Body, &str)> = Vec::new();
    for (n, figure) in def.figures.iter().enumerate() {
        let counter = counters.get(figure.id.as_str()).copied();
        let Some((counter, body)) = counter.and_then(|counter| Some((counter, body(files, figure, counter)?))) else {
            continue;
        };
        if !body.lies_on(table) {
            faults.add(format_args!("position.figures[{n}].at"), "this base does not lie on the table");
        }
        // A dead man is in nobody's way, a wreck is.
        if figure.health == Health::Dead && counter.man.is_some() {
            continue;
        }
        if let Some((_, other)) = taken.iter().find(|(other, _)| other.overlaps(&body)) {
            faults.add(format_args!("position.figures[{n}].at"), format_args!("this base overlaps that of `{other}`"));
        }
        taken.push((body, &figure.id));
    }
}

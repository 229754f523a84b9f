//! Where figures stand: on the table, and in nobody's way.

use crate::checks::laid_out::{Files, point};
use crate::checks::listed::{Listed, Place};
use crate::files::scenario::{At, PositionDef, UnitStateDef};
use measured_table::shapes::{Bounds, gap, overlaps};
use measured_table::{Disc, Heading, Hull, Shape as _};
use scenario_files::Faults;
use std::collections::BTreeMap;
use table::Side;

/// A unit of the scenario.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub side: Side,
    /// Its place among the units of its side.
    pub no: usize,
    pub listed: Listed,
}

/// The body of a figure in a place.
enum Body {
    Base(Disc),
    Hull(Hull),
}

impl Body {
    fn of(files: &Files, (known, place): (Known, usize), at: At, facing: Heading) -> Self {
        let (charts, at) = (files.stock.charts, point(at));
        if !known.listed.has_body || place > 0 {
            return Self::Base(Disc::new(at, charts.bodies.figure.0 / 2));
        }
        match known.listed.place {
            Place::Foot(_) => Self::Base(Disc::new(at, charts.bodies.gun.0 / 2)),
            Place::Vehicle(no) => {
                let crewed = &files.forces[known.side.index()].vehicles[no];
                let small = files.stock.vehicles.find(&crewed.vehicle).is_some_and(|vehicle| vehicle.small);
                let (length, width) = charts.hull(small);
                Self::Hull(Hull::new(at, facing, length, width))
            }
        }
    }
    fn lies_on(&self, table: Bounds) -> bool {
        match self {
            Self::Base(base) => table.grown(-base.radius).holds(base.at),
            Self::Hull(hull) => hull.legs().all(|leg| table.holds(leg.from)),
        }
    }
    fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Base(one), Self::Base(other)) => gap(one, other).is_overlap(),
            (Self::Base(base), Self::Hull(hull)) | (Self::Hull(hull), Self::Base(base)) => gap(hull, base).is_overlap(),
            (Self::Hull(one), Self::Hull(other)) => overlaps(one, other),
        }
    }
}

/// Bases and hulls lie on the table and overlap none.
pub(super) fn faults(
    files: &Files,
    def: &PositionDef,
    figures: &BTreeMap<String, (Known, usize)>,
    table: Bounds,
    faults: &mut Faults,
) {
    let mut taken: Vec<(Body, String)> = Vec::new();
    let more = |id: &str| def.figures.iter().position(|figure| figure.id == id);
    for (n, unit) in def.units.iter().enumerate() {
        for (place, at) in unit.at.iter().enumerate() {
            let id = format!("{}-{:02}", unit.id, place + 1);
            let Some(known) = figures.get(&id) else { continue };
            // A place that is said of the figure itself counts.
            let own = more(&id).and_then(|no| def.figures[no].at);
            let field = format!("position.units[{n}].at[{place}]");
            place_one(
                Body::of(files, *known, own.unwrap_or(*at), unit.facing.0),
                id,
                &field,
                table,
                &mut taken,
                faults,
            );
        }
    }
    for (n, figure) in def.figures.iter().enumerate() {
        let named = |unit: &UnitStateDef| (1..=unit.at.len()).any(|no| format!("{}-{no:02}", unit.id) == figure.id);
        let (Some(at), Some(known)) = (figure.at, figures.get(&figure.id)) else { continue };
        if def.units.iter().any(named) {
            continue;
        }
        let facing = figure.facing.unwrap_or_default().0;
        let field = format!("position.figures[{n}].at");
        place_one(Body::of(files, *known, at, facing), figure.id.clone(), &field, table, &mut taken, faults);
    }
}

fn place_one(body: Body, id: String, field: &str, table: Bounds, taken: &mut Vec<(Body, String)>, faults: &mut Faults) {
    if !body.lies_on(table) {
        faults.add(field, "this base does not lie on the table");
    }
    if let Some((_, other)) = taken.iter().find(|(other, _)| other.overlaps(&body)) {
        faults.add(field, format_args!("this base overlaps that of `{other}`"));
    }
    taken.push((body, id));
}

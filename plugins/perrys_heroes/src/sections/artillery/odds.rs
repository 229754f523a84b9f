//! The exact chances of a call for fire, from the lines by which it is rolled: which hexes it may strike, and what becomes of everybody whom
//! it may reach. All as if it arrived now: by then men may have moved.

use super::calls::CallReport;
use super::strikes::{DIRECTIONS, DISTANCES, Strike, accuracy, on_vehicles};
use crate::facts::battle::{Call, Support};
use crate::facts::chance::Chance;
use crate::facts::situation::Table;
use crate::files::values::{Battery, Mission};
use crate::sections::casualties::odds::{Prospect, prospects};
use crate::sections::damage;
use crate::sections::grenades::{BlastOdds, burst, struck};
use measured_table::Point;
use measured_table::shapes::TacticalHex;
use std::collections::BTreeMap;
use table::{CounterId, Line, Side};

/// How often a hex is struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexOdds {
    /// The hex.
    pub hex: TacticalHex,
    /// Its middle.
    pub at: Point,
    /// How often, out of [`CallOdds::out_of`].
    pub often: u64,
}

/// How often a vehicle is struck so that it goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VehicleOdds {
    /// The vehicle.
    pub unit: CounterId,
    /// That the strike goes through its top.
    pub pierces: Chance,
}

/// The chances of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallOdds {
    /// What the die of accuracy gets.
    pub lines: Vec<Line>,
    /// With how many of the ten faces the hex is struck.
    pub of_ten: u8,
    /// The common denominator of hexes.
    pub out_of: u64,
    /// Every hex that may be struck, that which was named first.
    pub hexes: Vec<HexOdds>,
    /// Everybody whom a mission of shells may reach, in the order of the list.
    pub figures: Vec<BlastOdds>,
    /// The vehicles that it may strike, in the order of the list.
    pub vehicles: Vec<VehicleOdds>,
}

/// The chances of a call that would be made now.
pub fn odds(table: &Table, side: Side, report: &CallReport) -> Option<CallOdds> {
    let support = table.battle.support(side, report.support)?;
    let call = Call { by: report.unit, at: report.at, mission: report.mission, due: report.due[0] };
    Some(of_call(table, support, &call))
}

/// The chances of a call in the air.
pub fn of_call(table: &Table, support: &Support, call: &Call) -> CallOdds {
    let mut lines: Vec<Line> = Vec::new();
    accuracy(table, support, call, &mut lines);
    let strike = Strike { at: call.at, more: lines.iter().map(|line| line.value).sum() };
    let drifts = u64::from(DIRECTIONS) * u64::from(DISTANCES);
    let out_of = 10 * drifts;
    let of_ten = (1..=10).filter(|die| strike.strikes(*die)).count() as u8;
    let mut often: BTreeMap<TacticalHex, u64> = BTreeMap::new();
    if of_ten < 10 {
        for (direction, distance) in
            (1..=DIRECTIONS).flat_map(|direction| (1..=DISTANCES).map(move |far| (direction, far)))
        {
            *often.entry(strike.drifts(direction, distance)).or_default() += u64::from(10 - of_ten);
        }
    }
    let first = (call.at, u64::from(of_ten) * drifts);
    let all = std::iter::once(first).chain(often).filter(|(_, often)| *often > 0);
    let at = |hex: TacticalHex| hex.centre(table.field.ground.hexes_from);
    let hexes: Vec<HexOdds> = all.map(|(hex, often)| HexOdds { hex, at: at(hex), often }).collect();
    let (figures, vehicles) = match call.mission {
        Mission::Shells => {
            let places: Vec<(Point, u64)> = hexes.iter().map(|one| (one.at, one.often)).collect();
            let men = struck(table, &places, out_of, &table.field.charts.artillery.of(support.battery).blast);
            (men, vehicles(table, support.battery, &places, out_of))
        }
        Mission::Smoke | Mission::Light => (Vec::new(), Vec::new()),
    };
    CallOdds { lines, of_ten, out_of, hexes, figures, vehicles }
}

/// The vehicles that shells may strike in these places.
fn vehicles(table: &Table, battery: Battery, places: &[(Point, u64)], out_of: u64) -> Vec<VehicleOdds> {
    let mut all: Vec<VehicleOdds> = Vec::new();
    for (at, often) in places {
        let here = Chance::new((*often).into(), out_of.into());
        for hit in on_vehicles(table, battery, *at) {
            let pierces = damage::odds(table, &hit).and_then(|odds| here.and(odds.pierces)).unwrap_or(Chance::NEVER);
            match all.iter_mut().find(|one| one.unit == hit.vehicle) {
                Some(one) => one.pierces = one.pierces.or(pierces).unwrap_or(one.pierces),
                None => all.push(VehicleOdds { unit: hit.vehicle, pierces }),
            }
        }
    }
    all.sort_by_key(|one| table.no(one.unit));
    all
}

/// What a call of shells may bring to everybody whom it concerns: those it may strike or shake, and their friends who may have to test
/// their morale.
pub fn aftermath(table: &Table, side: Side, report: &CallReport) -> Vec<Prospect> {
    let Some(odds) = odds(table, side, report).filter(|_| report.mission == Mission::Shells) else { return Vec::new() };
    let def = table.field.charts.artillery.of(report.battery).blast;
    let course = |one: &HexOdds| burst(table, one.at, &def, Chance::new(one.often.into(), odds.out_of.into()));
    prospects(table, &odds.hexes.iter().map(course).collect::<Vec<_>>())
}

//! The calls and hexes that are offered: where most of the enemy stand, and where vehicles and guns of his are seen.

use super::calls::{operators, report};
use super::registered::{hex_of, register};
use super::strikes::on_vehicles;
use crate::facts::battle::Support;
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::charts::BlastDef;
use crate::files::values::{Battery, Mission};
use crate::sections::grenades::reached;
use measured_table::{Leg, Point};
use table::Side;

/// Never more hexes for one mission of a support.
const MOST: usize = 12;

/// How shells of a kind burst.
const fn bursts(table: &Table, battery: Battery) -> BlastDef {
    table.field.charts.artillery.of(battery).blast
}

/// How many more men and vehicles of the enemy than of the own side shells would reach that strike there, as far as one sees them.
pub(super) fn gains(table: &Table, side: Side, at: Point, battery: Battery) -> usize {
    let middle = hex_of(table, at).centre(table.field.ground.hexes_from);
    let [them, us] = reached(table, side, middle, &bursts(table, battery));
    let struck: Vec<Figure> =
        on_vehicles(table, battery, middle).iter().filter_map(|hit| table.figure(hit.vehicle)).collect();
    let own = struck.iter().filter(|vehicle| vehicle.side == side).count();
    (them + struck.len() - own).saturating_sub(us + own)
}

/// The middles of hexes, each once, as far as they lie on the table.
fn middles(table: &Table, points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut middles: Vec<Point> = Vec::new();
    for at in points {
        let middle = hex_of(table, at).centre(table.field.ground.hexes_from);
        if !middles.contains(&middle) && table.field.ground.bounds.holds(middle) {
            middles.push(middle);
        }
    }
    middles
}

/// Hexes worth a mission, those first where most is gained.
fn targets(seen: &Seen, figure: &Figure, support: &Support, mission: Mission) -> Vec<Point> {
    let side = figure.side;
    // Men first, so that of many hexes those of vehicles and guns come last.
    let enemies = seen.standing(side.other()).chain(seen.bodies(side.other()).filter(Figure::is_vehicle));
    let enemies = enemies.filter_map(|enemy| enemy.at);
    let mut points = match (mission, figure.at) {
        (Mission::Smoke, Some(from)) => middles(
            seen,
            enemies.map(|at| {
                let way = Leg::new(from, at);
                way.place(way.length() / 2)
            }),
        ),
        (Mission::Shells | Mission::Smoke | Mission::Light, _) => middles(seen, enemies),
    };
    if mission == Mission::Shells {
        points.retain(|at| gains(seen, side, *at, support.battery) > 0);
        points.sort_by_key(|at| std::cmp::Reverse(gains(seen, side, *at, support.battery)));
    }
    points.truncate(MOST);
    points
}

/// What a figure of the team that acts may call for.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Call) {
        return;
    }
    let mine = seen.battle.supports.iter().filter(|support| support.side == figure.side && support.calls > 0);
    let ready = mine.filter(|support| support.call.is_none());
    let Some(radio) = operators(seen, figure).first().map(|radio| radio.id) else { return };
    for support in ready {
        for mission in Mission::ALL {
            for at in targets(seen, figure, support, mission) {
                let (unit, no) = (figure.id, support.no);
                if report(seen, figure.side, (unit, radio), no, at, mission).is_ok() {
                    out.push(Command::CallFire { unit, radio, support: no, at, mission });
                }
            }
        }
    }
}

/// What a side may register while it places its figures: its own objectives, or those of the enemy; once for each support, so that nobody
/// who plays by the list registers for ever.
pub(crate) fn registers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Register) {
        return;
    }
    for support in seen.battle.supports.iter().filter(|one| one.side == side && one.registered.is_empty()) {
        let most = usize::from(seen.field.charts.artillery.of(support.battery).registers);
        for of in [side, side.other()] {
            let mut at = seen.field.side(of).objectives.clone();
            at.truncate(most);
            if !at.is_empty() && register(seen, side, support.no, &at).is_ok() {
                out.push(Command::Register { support: support.no, at });
            }
        }
    }
}

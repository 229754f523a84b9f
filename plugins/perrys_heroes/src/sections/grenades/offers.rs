//! The grenades that are offered: at every enemy whom one sees in reach, or as near to him as it comes.

use super::throw::{Grenade, report};
use super::{is_reached, launcher};
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::files::charts::BlastDef;
use crate::sections::exposure;
use measured_table::{Leg, Point};
use table::Side;

/// Never more points for one kind of grenade.
const MOST: usize = 24;

/// How many of the enemy and of the own side a burst at a point would reach, as far as one sees them.
pub(crate) fn reached(table: &Table, side: Side, at: Point, def: &BlastDef) -> [usize; 2] {
    [side.other(), side].map(|side| table.side(side).filter(|figure| is_reached(table, figure, at, def)).count())
}

/// The same of what flies; of smoke nobody.
pub(super) fn reached_by(table: &Table, side: Side, at: Point, what: Grenade) -> [usize; 2] {
    what.bursts(table).map_or([0; 2], |def| reached(table, side, at, &def))
}

/// Points worth a burst, those first where most of the enemy stand: more of them than of one's own are in it.
fn targets(seen: &Seen, figure: &Figure, what: Grenade) -> Vec<Point> {
    let Some(from) = figure.at else { return Vec::new() };
    let most = u32::try_from(what.reach() + seen.field.base()).unwrap_or(0);
    let mut points: Vec<Point> = Vec::new();
    for at in exposure::targets(seen, figure.side.other()).filter_map(|enemy| enemy.at) {
        let aimed = from.on_the_way(at, most);
        if !points.contains(&aimed) {
            points.push(aimed);
        }
    }
    let worth = |at: &Point| {
        let [them, us] = reached_by(seen, figure.side, *at, what);
        them.saturating_sub(us)
    };
    points.retain(|at| worth(at) > 0);
    points.sort_by_key(|at| std::cmp::Reverse(worth(at)));
    points.truncate(MOST);
    points
}

/// Points worth a screen: half the way to each of the enemy, or as far as it reaches.
fn screens(seen: &Seen, figure: &Figure) -> Vec<Point> {
    let Some(from) = figure.at else { return Vec::new() };
    let mut points: Vec<Point> = Vec::new();
    for at in seen.standing(figure.side.other()).filter_map(|enemy| enemy.at) {
        let way = Leg::new(from, at);
        let aimed = way.place((way.length() / 2).min(Grenade::Smoke.reach()));
        if !points.contains(&aimed) {
            points.push(aimed);
        }
    }
    points.truncate(MOST);
    points
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Grenade) {
        return;
    }
    let (side, unit) = (figure.side, figure.id);
    let lawful = |at: Point, what: Grenade| report(seen, side, unit, at, what).is_ok();
    if figure.grenades > 0 {
        let points = targets(seen, figure, Grenade::Fragmentation).into_iter();
        let points = points.filter(|at| lawful(*at, Grenade::Fragmentation));
        out.extend(points.map(|at| Command::Throw { unit, at, smoke: false }));
    }
    if figure.smoke_grenades > 0 {
        let points = screens(seen, figure).into_iter().filter(|at| lawful(*at, Grenade::Smoke));
        out.extend(points.map(|at| Command::Throw { unit, at, smoke: true }));
    }
    if figure.rifle_grenades > 0 && figure.launcher {
        let points = targets(seen, figure, Grenade::Rifle).into_iter().filter(|at| lawful(*at, Grenade::Rifle));
        out.extend(points.map(|at| Command::RifleGrenade { unit, at }));
    }
    let fits = [true, false].into_iter().filter(|fit| launcher(seen, side, unit, *fit).is_ok());
    out.extend(fits.map(|fit| Command::Launcher { unit, fit }));
}

//! What guns, machine guns of vehicles and weapons against vehicles do, by the rules' own odds, kept; and what anybody does to anybody.
//!
//! Of an enemy who is not known it is thought that he carries what of his team's weapons is not accounted for, each man a share.

use crate::sights::{Heavy, Shelf, WOUND, is_near};
use measured_table::Point;
use perrys_heroes::sections::anti_tank;
use perrys_heroes::sections::damage::{self, Loss, ROWS, Row, State};
use perrys_heroes::sections::fire::rows;
use perrys_heroes::sections::gunnery::{self, Effect, would};
use perrys_heroes::sections::movement::footing;
use perrys_heroes::values::{Gait, Motion, Posture, Round};
use perrys_heroes::weapons::{AntiTankDef, AntiTankUse};
use perrys_heroes::{Chance, Figure, Man, Table};
use table::Side;

/// How often a gun is ready to fire with its card: it is loaded and aimed first.
const READY: f64 = 0.8;
/// Of a gun on a carriage that must be turned first so much is left, and of a machine gun that does not bear.
const TURNED: f64 = 0.5;
/// About so many volleys a machine gun of a vehicle fires on a card.
const VOLLEYS: f64 = 2.2;
/// Who must run up to a vehicle with a charge does so this often.
const RUNS_UP: f64 = 0.35;
/// A hit makes a gun on a carriage useless: so much of it is gone.
const USELESS: f64 = 0.6;
/// Nothing that men carry reaches further, in tenths.
const REACH: u32 = 7_000;
/// Of a pair that serves a weapon, but not side by side.
const APART: f64 = 0.3;
/// A charge is laid from so near the hull, in tenths.
const BESIDE: i32 = 60;

/// What is fired, as answers are kept by it: the weapons of men come after these.
const AGAINST_ARMOUR: u8 = 0;
const AGAINST_MEN: u8 = 1;
const CARRIAGE: u8 = 2;
const OF_MEN: u8 = 8;

pub(crate) fn part(chance: Chance) -> f64 {
    f64::from(chance.thousandths()) / 1000.0
}

/// What becomes of a vehicle by a row of the table of damage: the part of it that is lost.
const fn lost_by(row: &Row) -> f64 {
    match (row.state, row.loss) {
        (State::Destroyed, _) => 1.0,
        (State::Immobilised, _) | (State::Damaged, Loss::TurretRing) => 0.35,
        (State::Damaged, Loss::Gun) => 0.5,
        (State::Damaged, Loss::Nothing | Loss::Tracks) => 0.65,
    }
}

/// The part of a vehicle that a hit takes.
pub(crate) fn taken(odds: &damage::Odds) -> f64 {
    ROWS.iter().zip(odds.rows).map(|(row, chance)| part(chance) * lost_by(row)).sum()
}

/// The part of a target that somebody takes on one card, whoever both are.
pub(crate) fn card(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure) -> f64 {
    match (from.is_vehicle(), to.is_vehicle()) {
        (false, false) => shelf.card(table, from, to),
        (false, true) => by_man(table, shelf, from, to),
        (true, true) => READY * at_vehicle(table, shelf, from, to),
        (true, false) => {
            let volley = volley_of(table, shelf, from, to);
            let volleys = volley * (VOLLEYS - (VOLLEYS - 1.0) * volley);
            (READY * at_man(table, shelf, from, to)).max(volleys)
        }
    }
}

/// The part of a target that one attack takes, as from alert.
pub(crate) fn once(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure) -> f64 {
    match (from.is_vehicle(), to.is_vehicle()) {
        (false, false) => shelf.volley(table, from, to),
        (false, true) => by_man(table, shelf, from, to),
        (true, true) => at_vehicle(table, shelf, from, to),
        (true, false) => at_man(table, shelf, from, to).max(volley_of(table, shelf, from, to)),
    }
}

/// An answer about a shot by this means.
fn heavy(shelf: &Shelf, what: [u8; 3], from: &Figure, to: &Figure) -> Option<Heavy> {
    let ends = [from.at?, to.at?];
    let moves = to.motion != Motion::Still;
    Some(Heavy {
        what,
        ends,
        lie: [from.facing, to.facing, to.turret],
        posture: to.posture,
        is: [moves, moves && to.paces > 1, to.is_marked()],
        hulls: shelf.hulls_near(ends[0], ends[1]),
    })
}

/// The part of a vehicle that a round of a gun takes, once it is loaded and aimed.
fn at_vehicle(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure) -> f64 {
    let (Some(own), Some(other)) = (from.vehicle.0, to.vehicle.0) else { return 0.0 };
    let Some(gun) = table.vehicle(from).filter(|vehicle| vehicle.gun().is_some() && !from.gun_useless) else {
        return 0.0;
    };
    if !is_near(table, from, to) {
        return 0.0;
    }
    let carriage = gun.is_carriage();
    let what = [if carriage { CARRIAGE } else { AGAINST_ARMOUR }, own, other];
    let Some(key) = heavy(shelf, what, from, to) else { return 0.0 };
    shelf.kept(key, || {
        if carriage {
            let turned = if anti_tank::covers(from, to) { 1.0 } else { TURNED };
            return turned
                * anti_tank::would_fire(table, from, to, false).map_or(0.0, |round| by_attack(table, &round));
        }
        let Some(shot) = would(table, from, Round::AntiTank, to) else { return 0.0 };
        let odds = gunnery::odds::odds(table, &shot);
        part(odds.hits) * odds.damage.as_ref().map_or(USELESS, taken)
    })
}

/// The part of a man that a high-explosive round takes that is fired at him.
fn at_man(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure) -> f64 {
    let Some(own) = from.vehicle.0 else { return 0.0 };
    let Some(gun) = table.vehicle(from).filter(|vehicle| vehicle.gun().is_some() && !from.gun_useless) else {
        return 0.0;
    };
    if !is_near(table, from, to) {
        return 0.0;
    }
    let Some(key) = heavy(shelf, [AGAINST_MEN, own, 0], from, to) else { return 0.0 };
    let carriage = gun.is_carriage();
    shelf.kept(key, || {
        let (faces, shell) = if carriage {
            let Some(round) = anti_tank::would_fire(table, from, to, true) else { return 0.0 };
            let anti_tank::Strikes::Burst(shell) = round.strikes else { return 0.0 };
            (round.faces(), shell)
        } else {
            let Some(shot) = would(table, from, Round::HighExplosive, to) else { return 0.0 };
            let Effect::Burst(shell) = shot.effect else { return 0.0 };
            (shot.faces(), shell)
        };
        let fate = gunnery::fate(table, to, &shell);
        f64::from(faces) / 10.0 * (part(fate.dead) + WOUND * part(fate.wounded))
    })
}

/// The part of a man that the best volley of a vehicle's machine guns takes.
fn volley_of(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure) -> f64 {
    let Some(vehicle) = table.vehicle(from).filter(|vehicle| !vehicle.is_carriage()) else { return 0.0 };
    if !is_near(table, from, to) {
        return 0.0;
    }
    let mut more = 0;
    rows::of_vehicle(table, from, &mut more);
    let mut best = 0.0_f64;
    for (gun, weapon) in (0_u8..).zip(&vehicle.machine_guns) {
        if gunnery::server(table, from, gun).is_none() {
            continue;
        }
        let bears = to.at.is_some_and(|place| gunnery::reaches(table, from, gun, place));
        let takes = shelf.dice(table, [from, to], table.field.weapon(*weapon), more);
        best = best.max(takes * if bears { 1.0 } else { TURNED });
    }
    best
}

/// The part of a vehicle that a man takes on one card with what he carries against it.
fn by_man(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure) -> f64 {
    let near = from.at.zip(to.at).is_some_and(|(from, to)| from.within(to, REACH));
    if !near {
        return 0.0;
    }
    let mut best = 0.0_f64;
    for (weapon, share) in carried(table, from) {
        best = best.max(share * with_weapon(table, shelf, from, to, weapon));
    }
    best
}

/// The part of a vehicle that one attack with a weapon takes; of a charge, that he runs up with it.
pub(crate) fn with_weapon(table: &Table, shelf: &mut Shelf, from: &Figure, to: &Figure, weapon: u8) -> f64 {
    let Some(other) = to.vehicle.0 else { return 0.0 };
    let def = table.field.anti_tank(weapon);
    let experience = table.man(from).map_or(0, |man| man.experience as u8);
    let Some(key) = heavy(shelf, [OF_MEN + weapon, experience, other], from, to) else { return 0.0 };
    shelf.kept(key, || match def.used {
        AntiTankUse::Once | AntiTankUse::Again => {
            anti_tank::would(table, from, to, def).map_or(0.0, |shot| by_attack(table, &shot))
        }
        AntiTankUse::Assault => assaults(table, from, to, def),
    })
}

/// What an attack takes of its target.
fn by_attack(table: &Table, attack: &anti_tank::AttackReport) -> f64 {
    let odds = anti_tank::odds(table, attack);
    part(odds.hits) * odds.damage.as_ref().map_or(USELESS, taken)
}

/// A charge, laid where he stands, or once he has run up.
fn assaults(table: &Table, from: &Figure, to: &Figure, def: &AntiTankDef) -> f64 {
    if let Some(attack) = anti_tank::would(table, from, to, def) {
        return by_attack(table, &attack);
    }
    let runs = table
        .field
        .charts
        .most(Gait::Run, from.at.map(|at| footing(table.field, at).row).unwrap_or_default())
        .unwrap_or(0)
        .unsigned_abs();
    let Some(place) = beside(table, from, to).filter(|place| from.at.is_some_and(|at| at.within(*place, runs))) else {
        return 0.0;
    };
    let there = Figure { at: Some(place), posture: Posture::Standing, ..*from };
    RUNS_UP * anti_tank::would(table, &there, to, def).map_or(0.0, |attack| by_attack(table, &attack))
}

/// The place beside a hull that is nearest to a man.
pub(crate) fn beside(table: &Table, from: &Figure, vehicle: &Figure) -> Option<Point> {
    let (at, hull) = (from.at?, table.hull(vehicle)?);
    let off = table.field.base() + BESIDE;
    let (long, wide) = (hull.length() / 2 + off, hull.width() / 2 + off);
    let ahead = hull.heading();
    let around = [
        (long, 0),
        (-long, 0),
        (0, wide),
        (0, -wide),
        (long / 2, wide),
        (long / 2, -wide),
        (-long / 2, wide),
        (-long / 2, -wide),
    ];
    let places =
        around.map(|(forward, right)| hull.at() + ahead.at_distance(forward) + ahead.turned(900).at_distance(right));
    places.into_iter().filter(|place| table.field.has(*place)).min_by_key(|place| (at.squared(*place), *place))
}

/// What a man carries against vehicles, and how likely that is.
pub(crate) fn carried(table: &Table, figure: &Figure) -> Vec<(u8, f64)> {
    if let Some(man) = table.man(figure) {
        let mut all: Vec<(u8, f64)> = stocks(table, figure).collect();
        if let Some(weapon) = man.anti_tank {
            let touches = |other: Figure| table.gap(figure, &other).is_some_and(|gap| !gap.is_open());
            let served = table.partner(figure).is_some_and(touches);
            all.push((weapon, if served { 1.0 } else { APART }));
        }
        return all;
    }
    let of_team = |man: &&Man| man.team == figure.team.0;
    if !table.field.men.iter().filter(of_team).any(is_armed) {
        return Vec::new();
    }
    // Nobody knows who he is: what is left of his team is shared among those of it who are not known either.
    let is_known = |no: usize| table.figures.iter().any(|other| other.who.map(usize::from) == Some(no));
    let open: Vec<&Man> = table
        .field
        .men
        .iter()
        .enumerate()
        .filter(|(no, man)| of_team(man) && !is_known(*no))
        .map(|(_, man)| man)
        .collect();
    let share = 1.0 / open.len().max(1) as f64;
    let mut all: Vec<(u8, f64)> = Vec::new();
    for man in open {
        let stocked = Figure { panzerfausts: man.panzerfausts, molotovs: man.molotovs, mines: man.mines, ..*figure };
        let weapons = stocks(table, &stocked).map(|(weapon, _)| weapon).chain(man.anti_tank);
        for weapon in weapons.collect::<Vec<u8>>() {
            match all.iter_mut().find(|(other, _)| *other == weapon) {
                Some((_, sum)) => *sum += share,
                None => all.push((weapon, share)),
            }
        }
    }
    all
}

/// True of a man who begins with something against vehicles.
fn is_armed(man: &Man) -> bool {
    man.panzerfausts + man.molotovs + man.mines > 0 || man.anti_tank.is_some()
}

/// What somebody has of that which is used up.
fn stocks(table: &Table, figure: &Figure) -> impl Iterator<Item = (u8, f64)> {
    let (fausts, bottles, mines) = (figure.panzerfausts > 0, figure.molotovs > 0, figure.mines > 0);
    let has = move |def: &AntiTankDef| match def.used {
        AntiTankUse::Again => false,
        AntiTankUse::Once => fausts,
        AntiTankUse::Assault if def.under => mines,
        AntiTankUse::Assault => bottles,
    };
    let all = (0_u8..).zip(&table.field.weapons.anti_tank).filter(move |(_, def)| has(def));
    all.map(|(weapon, _)| (weapon, 1.0)).collect::<Vec<_>>().into_iter()
}

/// An enemy as a side thinks of him: of what he has left it knows nothing, so he has what he began with.
pub(crate) fn as_thought(table: &Table, side: Side, figure: Figure) -> Figure {
    match table.man(&figure).filter(|_| figure.side != side) {
        Some(man) => Figure { panzerfausts: man.panzerfausts, molotovs: man.molotovs, mines: man.mines, ..figure },
        None => figure,
    }
}

#[cfg(test)]
#[path = "pierce_test.rs"]
mod tests;

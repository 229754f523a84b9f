//! Where figures begin: what is lawful, and what the program chooses.

use super::rules::{ALL, PLACES};
use super::{may_be_placed, unplaced, words};
use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Edge, Posture};
use crate::sections::concealment::rules::BEGINS;
use crate::sections::movement::footing;
use measured_table::shapes::{Bounds, overlaps};
use measured_table::{Heading, Point, Shape as _};
use std::cell::OnceCell;
use table::{CounterId, Refusal, RuleId, Side};

/// Most places that are offered for a figure.
const OFFERED: usize = 24;
/// The lattice of places that the program looks at.
const STEP: i32 = 300;
/// Within so much of the middle of his team a man rather takes cover.
const COVER_NEAR: u32 = 2500;

/// How a figure is to be placed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub at: Point,
    /// None: away from the own edge.
    pub facing: Option<Heading>,
    pub posture: Posture,
    pub concealed: bool,
}

/// Away from an edge of the table.
const fn away_from(edge: Edge) -> Heading {
    match edge {
        Edge::North => Heading::SOUTH,
        Edge::East => Heading::WEST,
        Edge::South => Heading::NORTH,
        Edge::West => Heading::EAST,
    }
}

/// Whether a figure of a side could begin there, others aside: the middle of its base or hull in the zone, all of it on the table.
fn is_in_zone(table: &Table, figure: &Figure, at: Point, facing: Heading) -> Result<(), Refusal> {
    let field = table.field;
    let lies = body(table, figure, at, facing).is_some_and(|body| body.lies_on(field.ground.bounds));
    if !lies || !field.side(figure.side).zone.encloses(at) {
        return Err(Refusal::new(PLACES, words::outside()));
    }
    // A ford or a bridge lies over the water.
    let last = field.ground.under(at).filter(|piece| field.does(*piece).shut || field.does(*piece).over).last();
    if last.is_some_and(|piece| field.does(piece).shut) || !carries(table, figure, at, facing) {
        return Err(Refusal::new(PLACES, words::nobody_stands_here()));
    }
    Ok(())
}

/// True if a vehicle can stand there: its class drives on the ground under its middle, and no house is where its hull is (PH-GEO-16, PH-R-74).
fn carries(table: &Table, figure: &Figure, at: Point, facing: Heading) -> bool {
    let (Some(def), Some(Body::Hull(hull))) = (table.vehicle(figure), body(table, figure, at, facing)) else {
        return true;
    };
    let (field, under) = (table.field, footing(table.field, at));
    let drives = under.road || field.charts.drives(def.def.class, under.row).is_some();
    let mut pieces = field.ground.pieces.iter().enumerate();
    drives && !pieces.any(|(no, piece)| field.does(no).building && overlaps(&hull, piece))
}

/// What a figure would cover there.
fn body(table: &Table, figure: &Figure, at: Point, facing: Heading) -> Option<Body> {
    table.body(&Figure { at: Some(at), facing, ..*figure })
}

/// Who of these would be overlapped by a body.
fn overlapped(here: &Body, others: &[(CounterId, Body)]) -> Option<CounterId> {
    others.iter().find(|(_, other)| other.overlaps(here)).map(|(id, _)| *id)
}

/// All who stand on the table, as far as one knows.
fn standing(table: &Table, but: CounterId) -> Vec<(CounterId, Body)> {
    let all = Side::BOTH.into_iter().flat_map(|side| table.bodies(side)).filter(|figure| figure.id != but);
    all.filter_map(|figure| Some((figure.id, table.body(&figure)?))).collect()
}

/// What placing a figure comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn places(seen: &Seen, side: Side, unit: CounterId, how: Placed) -> Result<Vec<Event>, Refusal> {
    let refuse = |rule: RuleId, why| Err(Refusal::new(rule, why));
    let own = |figure: &Figure| figure.side == side && may_be_placed(seen, figure);
    let Some(figure) = seen.figure(unit).filter(own) else {
        return refuse(PLACES, words::not_yours());
    };
    if how.concealed && !seen.field.concealment {
        return refuse(BEGINS, words::nobody_concealed());
    }
    let facing = how.facing.unwrap_or(away_from(seen.field.side(side).edge));
    is_in_zone(seen, &figure, how.at, facing)?;
    let here = body(seen, &figure, how.at, facing);
    if let Some(other) = here.and_then(|here| overlapped(&here, &standing(seen, unit))) {
        return refuse(PLACES, words::somebody_stands_there(other));
    }
    Ok(placed(seen, &figure, how))
}

/// A figure is placed. What the enemy sees of it he is told, and of who is concealed nothing.
fn placed(table: &Table, figure: &Figure, how: Placed) -> Vec<Event> {
    let mut is: Vec<Is> = figure.aboard.map(|_| Is::Aboard(None)).into_iter().collect();
    if how.concealed != figure.concealed {
        // First it is taken off the table, so that nobody keeps in mind where it stood.
        is.extend(figure.at.map(|_| Is::Stands(None)));
        is.push(Is::Concealed(how.concealed));
    }
    let facing = how.facing.unwrap_or(away_from(table.field.side(figure.side).edge));
    is.extend([Is::Stands(Some(how.at)), Is::Faces(facing)]);
    // A turret begins ahead, as a man begins in his posture.
    is.push(if figure.is_vehicle() { Is::Turret(facing) } else { Is::Holds(how.posture) });
    is.into_iter().map(|is| Event::Is(figure.id, is)).collect()
}

/// What it comes to that the program places all figures of a side that are not placed yet (PH-D-03).
///
/// # Errors
/// All are placed, or there is no room.
pub(crate) fn all(seen: &Seen, side: Side) -> Result<Vec<Event>, Refusal> {
    if unplaced(seen, side).next().is_none() {
        return Err(Refusal::new(ALL, words::all_placed()));
    }
    places_for_all(seen, side).map_err(|left| Refusal::new(ALL, words::no_room(left)))
}

/// Places for all figures of a side that are not placed yet (PH-D-03): the teams beside each other, each around its part of the zone's
/// middle line, behind cover where there is some near; the two of a pair touch each other. Checks of scenarios ask this too.
///
/// # Errors
/// The first figure for which there is no room.
pub(crate) fn places_for_all(table: &Table, side: Side) -> Result<Vec<Event>, CounterId> {
    let mut open: Vec<Figure> = unplaced(table, side).collect();
    let facing = away_from(table.field.side(side).edge);
    let mut taken: Vec<(CounterId, Body)> = open.first().map(|one| standing(table, one.id)).unwrap_or_default();
    let mut events = Vec::new();
    // Men cover the same ground, whoever they are: where one could stand, all could.
    let of_men = OnceCell::new();
    while !open.is_empty() {
        let figure = open.remove(0);
        let own = figure.is_vehicle().then(|| candidates(table, &figure));
        let candidates = own.as_ref().unwrap_or_else(|| of_men.get_or_init(|| candidates(table, &figure)));
        let middle = middle_of(table, side, figure.team.0);
        let free =
            |at: &Point| body(table, &figure, *at, facing).is_some_and(|here| overlapped(&here, &taken).is_none());
        let Some(at) = nearest(candidates, middle, free) else {
            return Err(figure.id);
        };
        let mut put = |figure: &Figure, at: Point, taken: &mut Vec<(CounterId, Body)>| {
            let how = Placed { at, facing: None, posture: figure.posture, concealed: false };
            events.extend(placed(table, figure, how));
            taken.extend(body(table, figure, at, facing).map(|body| (figure.id, body)));
        };
        put(&figure, at, &mut taken);
        let pair = table.man(&figure).and_then(|man| man.pair);
        let Some(no) = open.iter().position(|other| pair.is_some() && other.who == pair) else { continue };
        let beside = |heading: &Heading| at + heading.at_distance(2 * table.field.base());
        let around = [Heading::EAST, Heading::WEST, Heading::NORTH, Heading::SOUTH];
        let partner = open[no];
        let fits = |at: &Point| {
            let free = |here: Body| overlapped(&here, &taken).is_none();
            is_in_zone(table, &partner, *at, facing).is_ok() && body(table, &partner, *at, facing).is_some_and(free)
        };
        if let Some(at) = around.iter().map(beside).find(fits) {
            open.remove(no);
            put(&partner, at, &mut taken);
        }
    }
    Ok(events)
}

/// Lawful places of a side's zone for a figure, others aside: behind what covers, and on a lattice.
fn candidates(table: &Table, figure: &Figure) -> Vec<(Point, bool)> {
    let (field, side) = (table.field, figure.side);
    let facing = away_from(field.side(side).edge);
    let Bounds { least, most } = field.side(side).zone.bounds();
    let posts = field.posts.iter().filter(|post| post.behind.is_some()).map(|post| (post.at, true));
    let lattice = (least.y..=most.y)
        .step_by(STEP as usize)
        .flat_map(|y| (least.x..=most.x).step_by(STEP as usize).map(move |x| (Point::new(x, y), false)));
    posts.chain(lattice).filter(|(at, _)| is_in_zone(table, figure, *at, facing).is_ok()).collect()
}

/// The middle of a team's part of the zone.
fn middle_of(table: &Table, side: Side, team: u8) -> Point {
    let field = table.field;
    let Bounds { least, most } = field.side(side).zone.bounds();
    let own = |no: &usize| field.teams[*no].side == side;
    let count = (0..field.teams.len()).filter(own).count() as i32;
    let place = (0..usize::from(team)).filter(own).count() as i32;
    let part = |least: i32, most: i32| least + (most - least) * (2 * place + 1) / (2 * count.max(1));
    let middle = |least: i32, most: i32| (least + most) / 2;
    match field.side(side).edge {
        Edge::North | Edge::South => Point::new(part(least.x, most.x), middle(least.y, most.y)),
        Edge::East | Edge::West => Point::new(middle(least.x, most.x), part(least.y, most.y)),
    }
}

/// The nearest of these places to a team's middle, one behind cover before all others that are no nearer to the enemy by far.
fn nearest(candidates: &[(Point, bool)], middle: Point, free: impl Fn(&Point) -> bool) -> Option<Point> {
    let rank = |(at, covers): &(Point, bool)| (!(*covers && middle.within(*at, COVER_NEAR)), middle.squared(*at), *at);
    let free = candidates.iter().filter(|(at, _)| free(at));
    free.min_by_key(|one| rank(one)).map(|(at, _)| *at)
}

/// Some lawful places for a figure: around its team's middle, and spread over the zone.
pub(super) fn sensible(seen: &Seen, figure: &Figure) -> Vec<Point> {
    let others = standing(seen, figure.id);
    let facing = away_from(seen.field.side(figure.side).edge);
    let free = |(at, _): &(Point, bool)| {
        body(seen, figure, *at, facing).is_some_and(|here| overlapped(&here, &others).is_none())
    };
    let mut places: Vec<(Point, bool)> = candidates(seen, figure).into_iter().filter(free).collect();
    let middle = middle_of(seen, figure.side, figure.team.0);
    places.sort_by_key(|(at, _)| (middle.squared(*at), *at));
    let every = places.len().div_ceil(OFFERED).max(1);
    places.into_iter().step_by(every).map(|(at, _)| at).collect()
}

//! Those who leave a vehicle (ROE-VEH-14, -15): where they come to stand, and what that makes of their unit.

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::facts::units::{self, Unit};
use crate::files::values::{Discipline, Fate, Order, Use};
use crate::sections::armour::Blows;
use crate::sections::armour::vehicle::body_of;
use measured_table::shapes::{gap, overlaps};
use measured_table::{Disc, Hull, Point};
use std::cmp::Reverse;

/// So many rows of men find a place around a vehicle.
const ROWS: i32 = 6;

impl Blows<'_, '_> {
    /// The crew leaves the vehicle, and it does not fire any more before it has come back.
    pub(in crate::sections::armour) fn crew_leaves(&mut self, no: usize, from: Point) {
        let crew = self.hulks[no].crew();
        if !crew.is_empty() {
            self.leave(no, &crew, from, Discipline::Suppressed);
            self.is(no, Is::Bailed(true));
        }
    }
    /// These leave the vehicle, away from where the shot came from; their unit is at least in this state.
    pub(in crate::sections::armour) fn leave(&mut self, no: usize, men: &[Figure], from: Point, state: Discipline) {
        let hull = self.hulks[no].hull;
        let Some(body) = body_of(self.table, &hull) else { return };
        let mut places = places(self.table, &body, from).into_iter();
        for man in men {
            let free = |base: &Disc| !self.taken.iter().any(|other| gap(base, other).is_overlap());
            // Where no place is left around it they stand on it.
            let base = places.find(free).unwrap_or_else(|| Disc::new(body.at(), self.table.field.base()));
            self.taken.push(base);
            self.events.push(Event::Is(man.id, Is::Aboard(None)));
            self.events.push(Event::Is(man.id, Is::Stands(Some(base.at))));
            match self.out.iter_mut().find(|(unit, _)| *unit == man.unit.0) {
                Some((_, worst)) => *worst = state.max(*worst),
                None => self.out.push((man.unit.0, state)),
            }
        }
        self.hulks[no].men.retain(|man| !men.iter().any(|one| one.id == man.id));
    }
}

/// The places of men around a vehicle that are free, the furthest from where the shot came from first, row by row.
fn places(table: &Table, body: &Hull, from: Point) -> Vec<Disc> {
    let radius = table.field.base();
    let (ahead, right) = (body.heading(), body.heading().turned(900));
    let point = |along: i32, aside: i32| body.at() + ahead.at_distance(along) + right.at_distance(aside);
    let wrecks = table.figures.iter().filter(|other| other.at.is_some() && other.fate != Fate::Dead);
    let bodies: Vec<Hull> = wrecks.clone().filter_map(|other| body_of(table, &other)).collect();
    let bases: Vec<Disc> =
        wrecks.filter(|other| body_of(table, other).is_none()).filter_map(|other| table.base(&other)).collect();
    let free = |base: &Disc| {
        table.field.has(base.at)
            && !overlaps(body, base)
            && !bodies.iter().any(|other| overlaps(other, base))
            && !bases.iter().any(|other| gap(base, other).is_overlap())
            && !table.field.ground.under(base.at).any(|piece| table.field.does(piece).building)
    };
    let mut all = Vec::new();
    for row in 0..ROWS {
        // A tenth to spare on each side, for what is rounded.
        let out = 2 + radius + row * (2 * radius + 2);
        let (long, wide) = (body.length() / 2 + out, body.width() / 2 + out);
        let step = (2 * radius + 2).max(1) as usize;
        let sides = (-long..=long).step_by(step).flat_map(|along| [point(along, wide), point(along, -wide)]);
        let ends = (-wide..=wide).step_by(step).flat_map(|aside| [point(long, aside), point(-long, aside)]);
        let mut places: Vec<Point> = sides.chain(ends).collect();
        places.sort_by_key(|at| (Reverse(at.squared(from)), *at));
        all.extend(places.into_iter().map(|at| Disc::new(at, radius)).filter(free));
    }
    all
}

/// What is so of a unit of which somebody has left a vehicle: it is at least Suppressed, and neither fires nor engages in close quarters in
/// this turn (ROE-VEH-14, ROE-VEH-15). In its own turn it goes on with Sneak.
// Reading: its Sneak move is that of its own turn, this one or the next.
pub(in crate::sections::armour) fn left(table: &Table, unit: &Unit, state: Discipline) -> Vec<Event> {
    let mut is = vec![
        units::Is::Disciplined(unit.discipline.max(state)),
        units::Is::Purposed(Use::Nothing),
        units::Is::Targets(None),
        units::Is::Charges(None),
        units::Is::ZeroedIn(None),
        units::Is::Fired(true),
        units::Is::Found(None),
        units::Is::Ready(false),
        units::Is::Recovers(false),
    ];
    if table.flow.active == unit.side {
        is.push(units::Is::Ordered(Some(Order::Sneak)));
    }
    unit.becomes(is)
}

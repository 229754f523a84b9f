//! The course of a Close Assault: the Morale Checks, the way in, one assault after the other, and who stays.

use crate::facts::command::{Assault, Movement};
use crate::facts::event::{Event, LossCause};
use crate::facts::frames::{AnyFrame, Assaulting, Moving};
use crate::facts::game::LockNLoad;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::{Table, UnitNow};
use crate::files::markers::Marker;
use crate::sections::close_assault::rules::{NEXT_VEHICLE, RETURN};
use crate::sections::close_assault::{self as close_assault, Declared, Way, words};
use crate::sections::victory::losses;
use crate::sections::{impulse, movement};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Frame, Line, Refusal, Side};

/// All make their Morale Checks, and those who pass go in.
pub(crate) fn begin(table: &Table, dice: &mut DiceCup, declared: &Declared) -> Vec<Event> {
    let (mut events, leaders, assaults) = checks(table, dice, declared);
    let assaulters = assaults.iter().map(|assault| assault.unit);
    // LNL-17.1-24: a leader never assaults alone.
    let leaders = leaders.iter().map(|leader| leader.id).filter(|_| !assaults.is_empty());
    let units: Vec<CounterId> = leaders.chain(assaulters).collect();
    // LNL-17.1-09: who stays is not Shaken; whoever had moved in this impulse is under Moved already.
    let stay: Vec<UnitNow> =
        declared.units().filter(|id| !units.contains(id)).filter_map(|id| table.unit(id)).collect();
    let marked = stay.iter().filter(|unit| !unit.has(Marker::Moved));
    let marked = marked.map(|unit| Event::MarkerPlaced { unit: unit.id, marker: Marker::OpsComplete });
    events.extend(marked.collect::<Vec<_>>());
    let map = &table.field.map;
    let from = match &declared.way {
        Way::There => None,
        Way::Begins(beginning, _) => beginning.from,
        Way::GoesOn(from, _) => Some(*from),
    };
    events.extend(go_in(table, declared, &units));
    if !units.is_empty() {
        let (at, from) = (map.place(declared.at), from.map(|from| map.place(from)));
        events.push(Event::push(Assaulting { side: declared.side, at, from, units, assaults }));
    }
    events
}

/// The Morale Checks: the events, the leaders who have passed, and the assaults of those who have.
fn checks(
    table: &Table,
    dice: &mut DiceCup,
    declared: &Declared,
) -> (Vec<Event>, SmallVec<[UnitNow; 2]>, Vec<Assault>) {
    let mut events = Vec::new();
    let mut make = |unit: UnitNow, best: Option<UnitNow>| {
        let (event, passed) = close_assault::make_check(table, dice, unit, declared.cover, best);
        events.push(event);
        passed
    };
    let leaders: SmallVec<[UnitNow; 2]> =
        declared.leaders.iter().copied().filter(|leader| make(*leader, None)).collect();
    let best = close_assault::best_leader(table, &leaders);
    let passes = |assault: &Assault| table.unit(assault.unit).is_some_and(|unit| make(unit, best));
    let mut assaults: Vec<Assault> = declared.assaults.iter().copied().filter(passes).collect();
    for assault in &mut assaults {
        assault.leader = assault.leader.filter(|id| leaders.iter().any(|leader| leader.id == *id));
    }
    // Reading: a leader whose unit stays behind helps the first assault that nobody helps (LNL-17.1-11, -24).
    for leader in &leaders {
        if !assaults.iter().any(|assault| assault.leader == Some(leader.id))
            && let Some(alone) = assaults.iter_mut().find(|assault| assault.leader.is_none())
        {
            alone.leader = Some(leader.id);
        }
    }
    (events, leaders, assaults)
}

/// The last step of the way in, with a Moved marker (LNL-RB-32). Nobody fires at those who go in: the hex holds units of both sides then (LNL-5.0-04, LNL-8.0-04).
fn go_in(table: &Table, declared: &Declared, units: &[CounterId]) -> Vec<Event> {
    match &declared.way {
        Way::There => {
            let mut events = vec![Event::top(impulse::acting_from(table, declared.at))];
            let moved = |unit: &CounterId| Event::MarkerPlaced { unit: *unit, marker: Marker::Moved };
            events.extend(units.iter().map(moved));
            events
        }
        Way::Begins(beginning, step) => {
            let from = beginning.from.expect("assaulters stand on the map");
            if units.is_empty() {
                return vec![Event::top(impulse::acting_from(table, from))];
            }
            let mut beginning = (**beginning).clone();
            beginning.units.retain(|unit| units.contains(&unit.id));
            movement::begin_among(table, &beginning, declared.at, step, true)
        }
        Way::GoesOn(from, step) => {
            let moving = table.flow.moving().expect("a stack that moves goes on");
            if units.is_empty() {
                return vec![Event::top(Moving { ends: true, ..moving.clone() })];
            }
            movement::go_on_among(table, moving, units, [*from, declared.at], step, true)
        }
    }
}

impl Frame<LockNLoad> for Assaulting {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let left = self.vehicles(table);
        match self.assaults.first() {
            // Fire for effect has stopped it on the way in.
            Some(next) if !self.goes_on(table, next) => vec![Event::top(self.rest())],
            Some(next) if left.contains(&next.target) => {
                let mut events = vec![Event::top(self.rest())];
                events.extend(close_assault::roll(table, dice, self.side, self.at, next));
                events
            }
            // LNL-17.1-22: its vehicle is destroyed, and there is another one.
            Some(next) if !left.is_empty() => {
                let vehicles = left.to_vec();
                vec![Event::Asked(Some(Question::AssaultNext { side: self.side, unit: next.unit, vehicles }))]
            }
            Some(_) | None => self.over(table, &left),
        }
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self { side: _, at: _, from: _, units, assaults } = self;
        let hidden = Hidden::from(table, side);
        let nothing = hidden.all(units.iter().copied());
        hidden.leave_ids(units);
        hidden.leave(assaults, |assault| assault.unit);
        !nothing
    }
}

impl Assaulting {
    /// The enemy vehicles that are left in the hex.
    fn vehicles(&self, table: &Table) -> SmallVec<[CounterId; 2]> {
        let spot = table.field.map.spot(self.at);
        spot.map(|spot| close_assault::vehicles(table, spot, self.side)).unwrap_or_default()
    }
    /// True if the assaulter stands in the hex and may still attack.
    fn goes_on(&self, table: &Table, next: &Assault) -> bool {
        let unit = table.unit(next.unit).filter(|unit| close_assault::may_assault(*unit));
        unit.is_some_and(|unit| unit.spot().is_some() && unit.spot() == table.field.map.spot(self.at))
    }
    /// Without the assault that is rolled now.
    fn rest(&self) -> Self {
        Self { assaults: self.assaults.get(1..).unwrap_or_default().to_vec(), ..self.clone() }
    }

    /// All assaults are rolled. If the last vehicle is destroyed all stay, and enemies who cannot fight are eliminated (LNL-17.1-18, -19,
    /// -23); otherwise all return, under Moved (LNL-17.1-20).
    // Reading: enemies who cannot fight are eliminated when the last vehicle of the hex is destroyed, as the assaulters stay then.
    fn over(&self, table: &Table, left: &[CounterId]) -> Vec<Event> {
        let mut events = if left.is_empty() { self.clear(table) } else { self.go_back(table) };
        events.push(Event::Popped);
        events
    }

    fn clear(&self, table: &Table) -> Vec<Event> {
        let Some(spot) = table.field.map.spot(self.at) else { return Vec::new() };
        let helpless = table.side_at(spot, self.side.other());
        helpless.flat_map(|unit| losses::lose(table, unit.id, LossCause::CloseAssault)).collect()
    }

    fn go_back(&self, table: &Table) -> Vec<Event> {
        let Some(from) = self.from else { return Vec::new() };
        let units: Vec<CounterId> = self.there(table).collect();
        let lines = vec![Line::of(RETURN, 0)];
        let (back, by) = (units.clone(), Movement::Move);
        let mut events = vec![Event::Stepped { units: back, from: Some(self.at), to: Some(from), by, cost: 0, lines }];
        events.extend(units.into_iter().map(|unit| Event::UnitPlaced { unit, at: from }));
        events
    }

    fn there<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = CounterId> + 'a {
        let spot: Option<Spot> = table.field.map.spot(self.at);
        let here = move |id: &CounterId| spot.is_some() && table.unit(*id).and_then(|unit| unit.spot()) == spot;
        self.units.iter().copied().filter(here)
    }
}

/// The owner has chosen another vehicle for the assaulter whose own is destroyed, or none (LNL-17.1-22).
pub(crate) fn next(table: &Table, side: Side, target: Option<CounterId>) -> Result<Vec<Event>, Refusal> {
    let (Some(Question::AssaultNext { side: asked, vehicles, .. }), Some(AnyFrame::Assault(assaulting))) =
        (&table.flow.question, table.flow.stack.last())
    else {
        return Err(Refusal::new(NEXT_VEHICLE, words::nobody_asks()));
    };
    if let Some(id) = target.filter(|id| !vehicles.contains(id) || side != *asked) {
        return Err(Refusal::new(NEXT_VEHICLE, words::no_target(id)));
    }
    let next = match (target, assaulting.assaults.split_first()) {
        (Some(target), Some((first, rest))) => {
            let first = Assault { target, ..*first };
            Assaulting { assaults: [&[first], rest].concat(), ..assaulting.clone() }
        }
        (Some(_) | None, _) => assaulting.rest(),
    };
    Ok(vec![Event::Asked(None), Event::top(next)])
}

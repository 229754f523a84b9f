//! What may be planned, and how a plan is carried out, order by order.

use crate::moment::Moment;
use hex_board::Spot;
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::{Command, LockNLoad, Movement, OffMap, Seen, Table, UnitState};
use opponent::Next;
use smallvec::SmallVec;
use table::{CounterId, RuleSet, Say, Side};

/// What is done with one decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Plan {
    /// These orders, one after the other.
    Orders(Vec<Command>),
    /// A stack goes a way, and stops there.
    Go(Go),
    /// The set-up: everybody in his place, as far as there is room, the others by the program's choice.
    SetUp(Vec<(CounterId, Spot)>),
}

/// A stack goes a way.
#[derive(Clone, Debug, PartialEq)]
pub struct Go {
    /// Who.
    pub units: SmallVec<[CounterId; 4]>,
    /// How.
    pub by: Movement,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
    /// The way.
    pub legs: Vec<Leg>,
    /// The stack is on its way already.
    pub begun: bool,
    /// What it does at the end of the way.
    pub then: Then,
}

/// What a stack does at the end of its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It stays.
    Stays,
    /// It leaves the map, if it may.
    Leaves,
    /// Passengers get out, if they may.
    Alights,
}

impl Plan {
    /// One order.
    pub(crate) fn order(command: Command) -> Self {
        Self::Orders(vec![command])
    }
    /// These orders were given. That the impulse ends when nothing else is left to do is no part of a plan: no other one says it either,
    /// and all are to be judged at the same rest.
    pub(crate) fn done(mut orders: Vec<Command>) -> Option<Self> {
        if orders.len() > 1 && orders.last() == Some(&Command::EndImpulse) {
            orders.pop();
        }
        (!orders.is_empty()).then_some(Self::Orders(orders))
    }
    /// Nothing is done.
    pub(crate) fn idles(&self) -> bool {
        let idle = |command: &Command| {
            matches!(command, Command::Pass | Command::EndImpulse | Command::HoldFire | Command::HoldFireForMove)
        };
        match self {
            Plan::Orders(orders) => orders.iter().all(idle),
            Plan::Go(_) | Plan::SetUp(_) => false,
        }
    }
    /// It only says who may act.
    pub(crate) fn opens(&self) -> bool {
        let opens = |command: &Command| matches!(command, Command::Activate { .. } | Command::ActivateEntry { .. });
        match self {
            Plan::Orders(orders) => orders.iter().all(opens),
            Plan::Go(_) | Plan::SetUp(_) => false,
        }
    }
    /// How it goes on when so many of its orders have been given.
    pub(crate) fn follow(&self, table: &Seen, side: Side, given: usize) -> Next<Command> {
        match self {
            Plan::Orders(orders) => match orders.get(given) {
                // The first order of a plan is lawful where it is made, and refused in no sandbox that starts there.
                Some(order) if given == 0 || LockNLoad::judge(table, side, order).is_ok() => Next::Order(order.clone()),
                Some(_) if table.flow.question.is_some() => Next::Wait,
                Some(_) | None => Next::Done,
            },
            Plan::SetUp(places) => set_up(table, side, places).map_or(Next::Done, Next::Order),
            Plan::Go(_) if table.flow.question.is_some() => Next::Wait,
            Plan::Go(go) => go.follow(table, side, given).map_or(Next::Done, Next::Order),
        }
    }
}

impl Plan {
    /// What is done, deed by deed, and who does each as far as it is named. A way is told by where it ends; what only begins or ends
    /// something is left out where something else is told.
    pub fn in_words(&self, table: &Table) -> Vec<(Vec<CounterId>, Say)> {
        match self {
            Plan::Orders(orders) => deeds(orders),
            Plan::SetUp(_) => vec![Command::PlaceAll.in_words()],
            Plan::Go(go) => {
                let end =
                    go.legs.iter().rev().find_map(|leg| if let Leg::Step(spot) = leg { Some(*spot) } else { None });
                let deed = match (end, go.legs.last(), go.units.first()) {
                    (Some(spot), ..) => go.by.in_words(table.field.map.place(spot)),
                    (None, Some(Leg::Turn(to)), Some(unit)) => {
                        Command::Turn { unit: *unit, to: *to, by: go.by }.in_words().1
                    }
                    (None, ..) => Command::Stop.in_words().1,
                };
                vec![(go.units.to_vec(), deed)]
            }
        }
    }
}

/// What orders come to that were given one after the other.
fn deeds(orders: &[Command]) -> Vec<(Vec<CounterId>, Say)> {
    if orders.iter().any(|order| matches!(order, Command::PlaceAll | Command::SetUpDone)) {
        return vec![Command::PlaceAll.in_words()];
    }
    let mut told: Vec<(Vec<CounterId>, Say)> = Vec::new();
    let mut on_the_way = None;
    for order in orders {
        if let Command::Move { by, .. } = order {
            on_the_way = Some(*by);
        } else if let (Command::Step { to, .. }, Some(by), Some(way)) = (order, on_the_way, told.last_mut()) {
            way.1 = by.in_words(*to);
            continue;
        } else if matches!(order, Command::Turn { .. }) && on_the_way.is_some() {
            continue;
        } else {
            on_the_way = on_the_way.filter(|_| matches!(order, Command::Stop));
        }
        let frame = matches!(
            order,
            Command::Activate { .. }
                | Command::ActivateEntry { .. }
                | Command::Stop
                | Command::EndImpulse
                | Command::RallyDone
        );
        if !frame {
            told.push(order.in_words());
        }
    }
    if told.is_empty() {
        told.push(orders.first().unwrap_or(&Command::Stay).in_words());
    }
    told
}

/// The next order of a set-up: first all by the program's choice, then each where the plan wants him, if there is room for him.
fn set_up(seen: &Seen, side: Side, places: &[(CounterId, Spot)]) -> Option<Command> {
    if !matches!(Moment::of(seen), Moment::SetUp) {
        return None;
    }
    if seen.side(side).any(|unit| unit.state == UnitState::Off(OffMap::SetUp)) {
        return Some(Command::PlaceAll);
    }
    let elsewhere = places.iter().filter(|(id, at)| seen.unit(*id).is_some_and(|unit| unit.spot() != Some(*at)));
    let mut orders =
        elsewhere.map(|(id, at)| Command::Place { unit: *id, at: seen.field.map.place(*at), facing: None });
    Some(orders.find(|order| LockNLoad::judge(seen, side, order).is_ok()).unwrap_or(Command::SetUpDone))
}

impl Go {
    /// The next order; none: the way is gone, or what has happened on it bars it.
    pub(crate) fn follow(&self, seen: &Seen, side: Side, given: usize) -> Option<Command> {
        self.next(seen, side, given).filter(|command| LockNLoad::judge(seen, side, command).is_ok())
    }

    fn next(&self, table: &Seen, side: Side, given: usize) -> Option<Command> {
        let first = *self.units.first()?;
        let place = |leg: &Leg| if let Leg::Step(spot) = leg { Some(table.field.map.place(*spot)) } else { None };
        match Moment::of(table) {
            Moment::Impulse(_) if given == 0 && !self.begun => Some(match self.legs.first()? {
                Leg::Turn(to) => Command::Turn { unit: first, to: *to, by: self.by },
                step @ Leg::Step(_) => Command::Move {
                    units: self.units.clone(),
                    by: self.by,
                    to: place(step)?,
                    double_time: self.double_time,
                    facing: None,
                },
            }),
            Moment::Move(moving) if moving.side == side && (given > 0 || self.begun) => {
                if moving.units.len() < self.units.len() || !moving.units.contains(&first) {
                    return None;
                }
                match self.legs.get(given) {
                    None if given == self.legs.len() => {
                        let last = self.last(table, first).filter(|order| LockNLoad::judge(table, side, order).is_ok());
                        Some(last.unwrap_or(Command::Stop))
                    }
                    None => None,
                    Some(_) if moving.ends => Some(Command::Stop),
                    Some(Leg::Turn(to)) => Some(Command::Turn { unit: first, to: *to, by: self.by }),
                    Some(step @ Leg::Step(_)) => Some(Command::Step { to: place(step)?, facing: None }),
                }
            }
            Moment::SetUp | Moment::Rally | Moment::Impulse(_) | Moment::Move(_) | Moment::Within => None,
        }
    }

    /// What comes after the way.
    fn last(&self, table: &Table, first: CounterId) -> Option<Command> {
        match self.then {
            Then::Stays => None,
            Then::Leaves => Some(Command::Exit { units: SmallVec::new(), by: self.by }),
            Then::Alights => {
                let units = table.passengers(first).map(|unit| unit.id).collect();
                Some(Command::Dismount { units, by: Movement::Move, carrier: self.by })
            }
        }
    }
}

#[cfg(test)]
#[path = "plan_test.rs"]
mod tests;

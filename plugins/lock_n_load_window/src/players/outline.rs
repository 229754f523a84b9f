//! A plan as a player reads it: who does what where; and as the map shows it.

use super::words;
use crate::counters::names;
use hex_board::{HexId, Spot};
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::{Command, Table};
use lock_n_load_opponent::Plan;
use table::{CounterId, Say};

/// A plan in a few words, and where it leads.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// Who acts; nobody where the whole side does.
    pub(crate) who: Vec<CounterId>,
    /// What is done.
    pub(crate) deed: Say,
    /// The way, from where they stand, or the line to what is aimed at.
    pub(crate) way: Vec<HexId>,
    /// They go there; else they act on it.
    pub(crate) goes: bool,
    /// Where they stand then, if they go.
    pub(crate) end: Option<Spot>,
}

impl Outline {
    /// A plan as things stand.
    pub(crate) fn of(table: &Table, plan: &Plan) -> Self {
        match plan {
            Plan::Orders(orders) => match orders.first() {
                Some(order) => Self::of_order(table, order),
                None => Self { who: Vec::new(), deed: of(&Command::Stay), way: Vec::new(), goes: false, end: None },
            },
            Plan::SetUp(_) => {
                Self { who: Vec::new(), deed: of(&Command::PlaceAll), way: Vec::new(), goes: false, end: None }
            }
            Plan::Go(go) => {
                let who: Vec<CounterId> = go.units.to_vec();
                let steps = go.legs.iter().filter_map(|leg| if let Leg::Step(spot) = leg { Some(*spot) } else { None });
                let mut way: Vec<HexId> = here(table, &who).into_iter().collect();
                way.extend(steps.clone().map(|spot| spot.hex));
                way.dedup();
                let end = steps.clone().next_back();
                let deed = plan.in_words(table).into_iter().next().map_or_else(|| of(&Command::Stop), |(_, deed)| deed);
                Self { who, deed, way, goes: true, end }
            }
        }
    }

    fn of_order(table: &Table, order: &Command) -> Self {
        let (who, deed) = order.in_words();
        let mut way: Vec<HexId> = here(table, &who).into_iter().collect();
        way.extend(order.leads_to().and_then(|place| table.field.map.hex(place.hex)));
        way.dedup();
        let goes = matches!(
            order,
            Command::Move { .. }
                | Command::Step { .. }
                | Command::Overrun { .. }
                | Command::Retreat { .. }
                | Command::GoTo { .. }
                | Command::Place { .. }
        );
        let end = order.leads_to().filter(|_| goes).and_then(|place| table.field.map.spot(place));
        Self { who, deed, way, goes, end }
    }

    /// What is done, as a title.
    pub(crate) fn title(&self, table: &Table) -> String {
        names::sentence(&names::told(table, &self.deed))
    }
    /// Who does it, and from where; none where the whole side does.
    pub(crate) fn actors(&self, table: &Table) -> Option<String> {
        let first = self.who.first()?;
        let names = names::join(self.who.iter().map(|id| names::counter(table, *id)));
        let at = table.unit(*first).and_then(|unit| table.whereabouts(unit)).map(|spot| table.field.map.place(spot));
        Some(match at {
            Some(at) => words::actors_at(names, at).said(),
            None => names,
        })
    }
}

fn here(table: &Table, who: &[CounterId]) -> Option<HexId> {
    who.iter().find_map(|id| table.whereabouts(table.unit(*id)?)).map(|spot| spot.hex)
}

/// What an order is, whoever carries it out.
fn of(order: &Command) -> Say {
    order.in_words().1
}

//! A turn in its hex that is being prepared: what it costs, and what lies before, beside and behind the unit then.

use super::words;
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, lines};
use board_art::Icon;
use hex_board::{Facing, HexId, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::driving::rules::{SECTORS, TURRET};
use lock_n_load::{Event, Report, Table, UnitNow};
use panel_kit::sheet::Ink;
use table::{CounterId, Line, Say};

/// A turn that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnPreview {
    /// Who turns.
    pub unit: CounterId,
    /// Where.
    pub at: Spot,
    /// Where it points then.
    pub to: Facing,
    /// Its turret turns, and not the whole of it.
    pub turret: bool,
    /// The points that it takes; none: no movement is spent in the set-up.
    pub points: Option<u8>,
    /// The points spent with it, and the most that may be.
    pub spent: Option<(u8, u8)>,
    /// What it costs, line by line.
    pub lines: Vec<Line>,
}

impl TurnPreview {
    /// From what the rules say of it.
    pub(super) fn new(
        table: &Table,
        unit: &UnitNow,
        at: Spot,
        (to, turret): (Facing, bool),
        limit: Option<u8>,
        report: &Report,
    ) -> Self {
        let events: &[Event] = if let Report::Done(events) = report { events } else { &[] };
        let turned = events.iter().find_map(|event| {
            if let Event::Turned { cost, lines, .. } = event { Some((*cost, lines.clone())) } else { None }
        });
        let before = table.flow.moving().map_or(0, |moving| moving.spent);
        let free = Line { rule: TURRET, value: 0, half: false, from: None };
        let (points, lines) = match turned {
            Some((points, lines)) => (Some(points), lines),
            None if turret => (Some(0), vec![free]),
            None => (None, Vec::new()),
        };
        let spent = points.zip(limit).map(|(points, limit)| (before + points, limit));
        Self { unit: unit.id, at, to, turret, points, spent, lines }
    }

    /// The hexes of these directions.
    fn hexes(&self, table: &Table, directions: [usize; 2]) -> Vec<HexId> {
        let neighbours = &table.field.map.at(self.at.hex).neighbours;
        directions.into_iter().filter_map(|direction| neighbours[direction]).collect()
    }
}

impl Shown for TurnPreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::turn(), hint: words::turn_confirm(), icon: Icon::Move }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        let table = reading.table();
        let title = if self.turret { words::turret_to(self.to) } else { words::turn_to(self.to) };
        let card = |card: &mut Page| {
            counters::who(card, reading, self.unit);
            lines::lines_low(card, &table, &self.lines);
            let sides: &[(Say, [usize; 2])] = if self.turret {
                &[(words::arc(), self.to.front())]
            } else {
                &[(words::front(), self.to.front()), (words::sides(), self.to.sides()), (words::rear(), self.to.rear())]
            };
            for (what, directions) in sides {
                let hexes = self.hexes(&table, *directions);
                let names: Vec<String> = hexes.iter().map(|hex| table.field.map.name(*hex).to_string()).collect();
                let value = if names.is_empty() { words::off_the_map().said() } else { names.join(", ") };
                let rule = Some(if self.turret { TURRET } else { SECTORS });
                card.line(what.said(), value, Ink::Text, rule);
            }
            if let Some((spent, limit)) = self.spent {
                let spent = crate::words::of_needed(spent, limit);
                card.total(crate::words::points().said(), spent.said());
            }
        };
        Page::of(|page| {
            page.title(Icon::Move, title.said());
            page.card(card);
        })
    }
    fn marks(&self, marks: &mut Marks, table: &Table) {
        let mut mark =
            |directions, kind| self.hexes(table, directions).into_iter().for_each(|hex| marks.mark(hex, kind));
        mark(self.to.front(), OverlayKind::Ahead);
        if !self.turret {
            mark(self.to.sides(), OverlayKind::Beside);
            mark(self.to.rear(), OverlayKind::Behind);
        }
    }
    fn shows_counters(&self) -> bool {
        true
    }
}

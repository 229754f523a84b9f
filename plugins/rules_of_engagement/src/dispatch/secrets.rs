//! What one side sees and is told (ROE-HID-04, ROE-R-53).

use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::rolls::{BogRolled, SpotRolled, SwerveRolled};
use crate::facts::situation::{Seen, Table};
use crate::facts::start::Start;
use crate::facts::units::{self, Own, Unit, WhoSees};
use crate::files::values::Veil;
use table::{CounterId, Frame as _, FrameKinds as _, SeenBy, Side};

/// Shows the table to a question as a side sees it.
pub(crate) fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
    let (units, figures) = (table.units.seen_by(side), table.figures.seen_by(side));
    let mut flow = table.flow.clone();
    flow.blank(table, side);
    let units = units.as_ref().map_or(table.units, |kept| kept.rows());
    let figures = figures.as_ref().map_or(table.figures, |kept| kept.rows());
    ask(&Seen::on(Table { units, figures, battle: table.battle, flow: &flow, field: table.field }))
}

/// The start as a side knows it.
pub(crate) fn start_seen_by(start: &Start, side: Side) -> Start {
    let mut known = start.clone();
    for unit in &mut known.units {
        let mut seen = Unit::new(unit.id, unit.side, unit.no);
        let facts = units::Is::all(unit).into_iter().map(units::Is::fact);
        facts.filter(|fact| fact.seen_by(unit, side)).for_each(|fact| seen.write(fact));
        *unit = seen;
    }
    for figure in &mut known.figures {
        let mut seen = Figure::new(figure.id, figure.side, figure.unit, figure.vehicle);
        let facts = figures::Is::all(figure).into_iter().map(figures::Is::fact);
        facts.filter(|fact| fact.seen_by(figure, side)).for_each(|fact| seen.write(fact));
        *figure = seen;
    }
    known
}

/// Which sides are told of an event that has just happened.
pub(crate) fn told_to(table: &Table, event: &Event) -> [bool; 2] {
    let by = |id: CounterId, sees: fn(&Unit, Side) -> bool| {
        let unit = table.unit(id);
        Side::BOTH.map(|side| unit.as_ref().is_some_and(|unit| sees(unit, side)))
    };
    match event {
        Event::UnitIs(id, is) => {
            let unit = table.unit(*id);
            Side::BOTH.map(|side| unit.is_some_and(|unit| is.fact().seen_by(&unit, side)))
        }
        Event::Is(id, is) => {
            let figure = table.figure(*id);
            Side::BOTH.map(|side| figure.is_some_and(|figure| is.fact().seen_by(&figure, side)))
        }
        // What a Hidden unit does is its owner's secret: the enemy is told what comes of it.
        Event::Chose { unit, .. }
        | Event::OrderGiven { unit, .. }
        | Event::Went { unit, .. }
        | Event::Lost { unit, .. }
        | Event::Charged { unit, .. }
        | Event::Rode { unit, .. }
        | Event::Checked { unit }
        | Event::Bogging(BogRolled { unit, .. })
        | Event::Swerved(SwerveRolled { unit, .. }) => by(*unit, WhoSees::sees),
        Event::Disciplined(rolled) => by(rolled.unit, WhoSees::sees),
        // What hits a Hidden unit, whose place a template does not ask, is its owner's secret.
        Event::Struck(rolled) => by(rolled.unit, WhoSees::sees),
        Event::Flared(rolled) => by(rolled.unit, WhoSees::sees),
        // Who has fired is open. Whom he has covered need not be.
        Event::Smoked(rolled) => by(rolled.at, WhoSees::sees),
        // Who looks in vain is not told whether somebody was there.
        Event::Spotted(SpotRolled { unit, passed, .. }) => {
            if *passed {
                [true; 2]
            } else {
                by(*unit, Own::sees)
            }
        }
        // The rest of a way is a secret of who goes it.
        Event::Planned { unit, .. } | Event::Steered { unit, .. } => by(*unit, Own::sees),
        Event::Tried(rolled) => {
            let figure = table.figure(rolled.figure);
            Side::BOTH.map(|side| figure.is_some_and(|figure| figures::WhoSees::sees(&figure, side)))
        }
        Event::Pushed(frame) | Event::FrameIs(frame) => Side::BOTH.map(|side| {
            let mut frame = frame.clone();
            frame.get_mut().blank(table, side)
        }),
        Event::BattleIs(_)
        | Event::Fired(_)
        | Event::Landed(_)
        | Event::Breached(_)
        | Event::VehicleStruck(_)
        | Event::Experienced(_)
        | Event::TrackRolled { .. }
        | Event::Fought(_)
        | Event::PhaseBegan { .. }
        | Event::Placing(_)
        | Event::Popped
        | Event::Asked { .. }
        | Event::Ended
        | Event::Over(_) => [true; 2],
        // It holds all that is hidden. Whoever follows what he is told was told of its parts when they happened.
        Event::Stands(_) => [false; 2],
    }
}

/// Whether an event shows what was hidden, so that it cannot be taken back.
pub(crate) const fn reveals(event: &Event) -> bool {
    matches!(event, Event::UnitIs(_, units::Is::Veiled(Veil::Open | Veil::Spotted)))
}

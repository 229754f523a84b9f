//! The chance to win, for the bar at the top.

use crate::Battle;
use crate::battle::OfThisGame as _;
use crate::panels::reads::Panels;
use lock_n_load::{Event, Phase};
use panel_kit::chance_meter::Chance;

/// The chance as far as it has been seen; none where chances are not shown, and before everybody is set up.
pub(crate) fn chance<'a>(panels: &Panels<'a>, about: &'a str) -> Option<Chance<'a>> {
    // What has not been seen yet is not given away.
    let until = panels.past.map_or(panels.results.told, |glimpse| glimpse.entries);
    let told = panels.results.told.min(panels.chances.len()).min(until);
    let course = panels.chances.get(set_up_entries(panels.battle)?..told)?;
    let now = (*course.last()?)?;
    Some(Chance { now, course, about })
}

/// How many entries of the journal the set-up took; none: it goes on.
fn set_up_entries(battle: &Battle) -> Option<usize> {
    if battle.flow().turn.phase == Phase::SetUp {
        return None;
    }
    let begins = |event: &Event| matches!(event, Event::PhaseBegan { phase, .. } if *phase != Phase::SetUp);
    let entries = battle.entries();
    Some(entries.iter().position(|entry| entry.events.iter().any(begins)).unwrap_or(0))
}

//! Missions of light (PH-H-15).

use crate::facts::battle::{BattleIs, Light};
use crate::facts::event::Event;
use crate::facts::situation::Table;
use measured_table::Point;

/// A light over a point, that burns until the end of the next turn.
///
/// Reading: one light more beside others; where several shine it is no lighter.
pub(super) fn shines(table: &Table, at: Point) -> Event {
    let mut lights = table.battle.lights.clone();
    lights.push(Light { at, until: table.flow.turn.saturating_add(1) });
    Event::BattleIs(BattleIs::Lights(lights))
}

/// The lights that do not burn any more when a turn begins.
pub(crate) fn burnt_out(table: &Table, turn: u8) -> Vec<Event> {
    let burn: Vec<Light> = table.battle.lights.iter().copied().filter(|light| light.until >= turn).collect();
    if burn == table.battle.lights { Vec::new() } else { vec![Event::BattleIs(BattleIs::Lights(burn))] }
}

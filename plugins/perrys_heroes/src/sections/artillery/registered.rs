//! The hexes that are registered before the battle (PH-5.1-02).

use super::rules::{CALLS, REGISTERED};
use super::words;
use crate::facts::battle::{BattleIs, Support};
use crate::facts::event::Event;
use crate::facts::field::Field;
use crate::facts::situation::Table;
use crate::files::values::Battery;
use measured_table::Point;
use measured_table::shapes::TacticalHex;
use smallvec::SmallVec;
use table::{Refusal, Side};

/// The hex of the tactical map in which a point lies (PH-GEO-12).
pub fn hex_of(table: &Table, at: Point) -> TacticalHex {
    TacticalHex::at(table.field.ground.hexes_from, at)
}

/// A support of a side.
///
/// # Errors
/// It has not been bought (PH-7.8-01).
pub(super) fn bought<'w>(table: &Table<'w>, side: Side, no: u8) -> Result<&'w Support, Refusal> {
    table.battle.support(side, no).ok_or_else(|| Refusal::new(CALLS, words::none_bought()))
}

/// A hex by a point of the table.
///
/// Reading: every hex of which a part lies on the table may be named, even if its middle does not.
///
/// # Errors
/// The point lies beside the table.
pub(super) fn named(table: &Table, at: Point) -> Result<TacticalHex, Refusal> {
    if table.field.ground.bounds.holds(at) {
        return Ok(hex_of(table, at));
    }
    Err(Refusal::new(CALLS, words::beside_the_table()))
}

/// Hexes are registered for a support, instead of those before (PH-5.1-02).
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn register(table: &Table, side: Side, no: u8, at: &[Point]) -> Result<Vec<Event>, Refusal> {
    let support = bought(table, side, no)?;
    let most = table.field.charts.artillery.of(support.battery).registers;
    if at.len() > usize::from(most) {
        return Err(Refusal::new(REGISTERED, words::too_many_hexes(most)));
    }
    let mut registered = Support { registered: SmallVec::new(), ..support.clone() };
    for at in at {
        let hex = named(table, *at)?;
        if registered.registered.contains(&hex) {
            return Err(Refusal::new(REGISTERED, words::twice()));
        }
        registered.registered.push(hex);
    }
    Ok(vec![Event::BattleIs(BattleIs::Support(registered))])
}

/// What is registered for artillery of which nothing has been said: the hexes of its side's objectives, as many as it may, in their order
/// (PH-D-05). With an order that knows none there are none.
pub(crate) fn by_itself(field: &Field, side: Side, battery: Battery) -> SmallVec<[TacticalHex; 3]> {
    let most = field.charts.artillery.of(battery).registers;
    let objectives = field.side(side).objectives.iter().map(|at| TacticalHex::at(field.ground.hexes_from, *at));
    objectives.take(most.into()).collect()
}

/// The supports of a side for which nothing has been registered have their objectives when it has placed its figures (PH-D-05).
pub(crate) fn as_objectives(table: &Table, side: Side) -> Vec<Event> {
    let said_nothing = table.battle.supports.iter().filter(|one| one.side == side && one.registered.is_empty());
    let registered = said_nothing.filter_map(|support| {
        let registered = by_itself(table.field, side, support.battery);
        let is = || Event::BattleIs(BattleIs::Support(Support { registered: registered.clone(), ..support.clone() }));
        (!registered.is_empty()).then(is)
    });
    registered.collect()
}

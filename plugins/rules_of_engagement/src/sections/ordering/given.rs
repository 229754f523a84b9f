//! Which order a unit may have (ROE-ORD-01), and what is so once it has it.

use super::rules::{DECLARES, ONE_ENEMY, ORDERS, RIDERS_ORDERS};
use super::{may_target, purposes, words};
use crate::facts::event::Event;
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Discipline, Order, Use, WeaponTrait};
use crate::sections::discipline::rules::{DEMORALISED_STAYS, SHAKEN_ORDERS, SUPPRESSED_ORDERS};
use crate::sections::hiding;
use crate::sections::{discipline, losses, shooting};
use table::{CounterId, Refusal};

/// An order with all that is declared with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Given {
    pub order: Order,
    pub purpose: Use,
    pub target: Option<CounterId>,
    pub charge: Option<CounterId>,
}

/// Whether a unit may have an order (ROE-ORD-01). Whether it can run so far as it must is asked beside this.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_have(table: &Table, unit: &Unit, order: Order) -> Result<(), Refusal> {
    if !table.is_left(unit) {
        return Err(Refusal::new(ORDERS, words::not_left()));
    }
    // ROE-GEN-05
    if unit.order.is_some() {
        return Err(Refusal::new(ORDERS, words::has_one()));
    }
    if unit.locked.is_some() && order != Order::Hold {
        return Err(Refusal::new(ORDERS, words::is_fighting()));
    }
    let vehicle = losses::is_manned(table, unit);
    match (unit.discipline, order) {
        // ROE-DIS-06, ROE-DIS-08. Who is Demoralised stays, and may hide (ROE-DIS-11, ROE-DIS-12).
        (Discipline::Suppressed | Discipline::Shaken, Order::Sneak)
        | (Discipline::Demoralised, Order::Hold)
        | (Discipline::Confident, _) => {}
        (Discipline::Suppressed, _) => return Err(Refusal::new(SUPPRESSED_ORDERS, words::only_sneak())),
        (Discipline::Shaken, _) => return Err(Refusal::new(SHAKEN_ORDERS, words::only_sneak())),
        (Discipline::Demoralised, _) => return Err(Refusal::new(DEMORALISED_STAYS, words::only_hold())),
    }
    if table.ride_of(unit).is_some() && !matches!(order, Order::Advance | Order::Sneak) {
        return Err(Refusal::new(RIDERS_ORDERS, words::rides()));
    }
    match order {
        Order::FallBack if vehicle => Err(Refusal::new(ORDERS, words::no_way_back())),
        Order::ReserveFire if !vehicle => Err(Refusal::new(ORDERS, words::vehicles_only())),
        Order::Sneak if vehicle => Err(Refusal::new(ORDERS, words::not_vehicles())),
        Order::Run if has_support_weapon(table, unit) => {
            Err(Refusal::new(shooting::rules::SUPPORT_WEAPON, words::support_weapon()))
        }
        Order::Hold | Order::Sneak | Order::Advance | Order::Run | Order::ReserveFire | Order::FallBack => Ok(()),
    }
}

/// True of a unit with a support weapon, which is never given Run (ROE-WPN-18).
fn has_support_weapon(table: &Table, unit: &Unit) -> bool {
    let field = table.field;
    let is_one = |no: &u8| field.weapon(*no).traits.has(WeaponTrait::Support);
    table.present(unit).filter_map(|figure| table.man(&figure)).any(|man| man.weapons.iter().any(is_one))
}

/// Whether these go together for a unit that may have the order: what it does beside it, and what it declares (ROE-ORD-01, ROE-ORD-05). At
/// whom it may shoot, and where it may hide, is asked beside this.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn goes_together(unit: &Unit, given: Given) -> Result<(), Refusal> {
    let Given { order, purpose, target, charge } = given;
    if !purposes(order).contains(&purpose) {
        return Err(Refusal::new(ORDERS, words::not_beside()));
    }
    let ordered = Unit { order: Some(order), purpose, ..*unit };
    if unit.discipline == Discipline::Demoralised && matches!(purpose, Use::Fire | Use::OpportunityFire) {
        return Err(Refusal::new(discipline::rules::DEMORALISED_FIRE, words::only_hold()));
    }
    if target.is_some() && !ordered.order_lets_fire() {
        return Err(Refusal::new(DECLARES, words::does_not_fire()));
    }
    if charge.is_some() && !ordered.order_lets_charge() {
        return Err(Refusal::new(DECLARES, words::does_not_charge()));
    }
    match (target, charge) {
        (Some(target), Some(charge)) if target != charge => Err(Refusal::new(ONE_ENEMY, words::one_enemy())),
        (Some(_) | None, Some(_) | None) => Ok(()),
    }
}

/// What is so once a unit has an order with its declarations.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn given(table: &Table, unit: &Unit, given: Given) -> Result<Vec<Event>, Refusal> {
    let Given { order, purpose, target, charge } = given;
    may_have(table, unit, order)?;
    goes_together(unit, given)?;
    let enemy = |id: CounterId| {
        let known = table.unit(id).filter(|enemy| enemy.side != unit.side && table.bases(enemy).next().is_some());
        known.ok_or_else(|| Refusal::new(DECLARES, words::no_such_enemy()))
    };
    let target = target.map(enemy).transpose()?;
    let charge = charge.map(enemy).transpose()?;
    if let Some(target) = &target {
        may_target(table, unit, target)?;
    }
    if purpose == Use::Hide && order == Order::Hold {
        hiding::may_hide(table, unit)?;
    }
    let mut events = vec![Event::OrderGiven { unit: unit.id, order }];
    // ROE-R-39: who has become Suppressed in this phase and sneaks unseen.
    let recovers = purpose == Use::Hide && discipline::may_hide_away(table, unit).is_ok();
    events.extend(unit.becomes([
        Is::Ordered(Some(order)),
        Is::Purposed(purpose),
        Is::Targets(target.map(|enemy| enemy.no.0)),
        Is::Charges(charge.map(|enemy| enemy.no.0)),
        Is::Ready(purpose == Use::OpportunityFire),
        Is::Recovers(unit.recovers || recovers),
    ]));
    if purpose == Use::Hide && order == Order::Hold {
        events.extend(hiding::hides(table, unit));
    }
    Ok(events)
}

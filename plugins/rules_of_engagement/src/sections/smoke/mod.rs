//! Smoke (ROE-SHT-13 to -17): fired in the Orders phase on friendly units, by the weapons that can.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures;
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::SmokeRolled;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::{Band, Cover, Haze, UnitKind, WeaponTrait};
use crate::sections::indirect::rules::{EYES, LEAST};
use crate::sections::ordering::rules::SMOKE_NOW;
use crate::sections::shooting::rules::WHO_FIRES;
use crate::sections::shooting::{self, Apart, Volley, rows};
use crate::sections::{hiding, indirect};
use rules::FRIENDS;
use table::{CounterId, DiceCup, Refusal, Side};

#[cfg(test)]
#[path = "smoke_test.rs"]
mod tests;

/// Smoke before its die (ROE-SHT-14).
#[derive(Clone, Debug, PartialEq)]
pub struct SmokeReport {
    /// Which unit fires.
    pub unit: CounterId,
    /// On which unit.
    pub at: CounterId,
    /// Its die.
    pub volley: Volley,
    by: Apart,
}

/// What smoke of a unit on a friendly one comes to.
///
/// # Errors
/// Why it cannot fire it there.
pub fn smoke_report(table: &Table, unit: &Unit, at: &Unit) -> Result<SmokeReport, Refusal> {
    if unit.order.is_none() || !unit.order_lets_fire() {
        return Err(Refusal::new(SMOKE_NOW, words::needs_an_order()));
    }
    shooting::may_fire_now(unit)?;
    if at.side != unit.side {
        return Err(Refusal::new(FRIENDS, words::friends_alone()));
    }
    let by = shooting::apart(table, unit, WeaponTrait::Smokes)?;
    if at.id != unit.id && !serves_others(table, unit) {
        return Err(Refusal::new(FRIENDS, words::itself_alone()));
    }
    let band = if at.id == unit.id { Band::Short } else { band_to(table, unit, at, &by)? };
    let mut lines = Vec::new();
    // ROE-R-38: cover alone is left out.
    rows::of_target(unit, at, Cover::None, false, &mut lines);
    rows::of_indirect(&mut lines);
    let volley = Volley::apart(table, &by, band, lines)?;
    Ok(SmokeReport { unit: unit.id, at: at.id, volley, by })
}

/// True of a team that is there for its weapon. Reading: an infantry unit is any other on foot, which smokes itself alone (ROE-SHT-13).
fn serves_others(table: &Table, unit: &Unit) -> bool {
    match table.def(unit).kind {
        UnitKind::Team | UnitKind::GunCrew | UnitKind::Vehicle => true,
        UnitKind::Command | UnitKind::Squad | UnitKind::Sniper => false,
    }
}

/// The range to another unit, which must be seen as for any indirect fire.
fn band_to(table: &Table, unit: &Unit, at: &Unit, by: &Apart) -> Result<Band, Refusal> {
    let weapon = table.field.weapon(by.no);
    let gap = table.base(&by.figure).and_then(|base| table.gap_to(base, at));
    let gap = gap.filter(|gap| gap.within(weapon.range.0));
    let gap = gap.ok_or_else(|| Refusal::new(WHO_FIRES, words::out_of_range()))?;
    if gap.less_than(weapon.least.0) {
        return Err(Refusal::new(LEAST, words::too_near(weapon.least)));
    }
    if !indirect::is_seen_for(table, unit, at) {
        return Err(Refusal::new(EYES, words::not_seen()));
    }
    Ok(shooting::band(table, weapon.range.0, gap))
}

impl SmokeReport {
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(unit), Some(at)) = (table.unit(self.unit), table.unit(self.at)) else { return Vec::new() };
        let shots = self.volley.roll(table, dice);
        let hit = shots.shots.iter().any(|shot| shot.hit);
        let by = self.by.figure.id;
        let mut events = hiding::opens(table, &unit);
        events.push(Event::Smoked(SmokeRolled { unit: unit.id, at: at.id, shots }));
        events.push(Event::Is(by, figures::Is::Smoked(true)));
        if self.by.rests {
            events.push(Event::Is(by, figures::Is::Rests(true)));
        }
        events.extend(lies_on(&at, hit));
        events
    }
}

/// Smoke has been fired on a unit: a hit takes it out of all sight (ROE-SHT-15), a miss is soft cover (ROE-SHT-16), and less than the smoke in
/// which it is already.
pub(crate) fn lies_on(at: &Unit, hit: bool) -> Vec<Event> {
    let haze = if hit || at.haze == Haze::Smoke { Haze::Smoke } else { Haze::Thin };
    at.becomes([Is::InHaze(haze)])
}

/// Smoke of each unit that can fire it, on each friendly unit on which it can.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Fire) {
        return;
    }
    for unit in seen.side(side).filter(|unit| shooting::apart(seen, unit, WeaponTrait::Smokes).is_ok()) {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        for at in seen.on_table(side) {
            if orders::judged(seen, side, unit.id, at.id).is_ok() {
                out.push(Command::Smoke { unit: unit.id, at: at.id });
            }
        }
    }
}

//! Medics in the Rally Phase (11.3).

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::{Event, MoraleRoll};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::medics::rules::{SHAKEN_MEDIC, TREATMENT, TREATMENT_CHECK, TREATMENT_FAILED};
use crate::sections::rally::rules::MEDICS_PART;
use crate::sections::rally::{RallyAttempt, RallyReport, own};
use crate::sections::snipers::hex_cover;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// What a medic's roll needs less in cover.
const IN_COVER: i32 = 2;

/// What a medic needs to treat a unit, for the panel and for the roll.
///
/// # Errors
/// The refusal, if he cannot treat it.
pub fn report(table: &Table, medic: CounterId, unit: CounterId) -> Result<RallyReport, Refusal> {
    let find = |id: CounterId| table.unit(id).ok_or_else(|| Refusal::new(TREATMENT, words::no_unit(id)));
    let (medic, unit) = (find(medic)?, find(unit)?);
    check_medic(medic)?;
    check_patient(medic, unit)?;
    let mut lines = vec![Line::from(TREATMENT_CHECK, table.morale(medic), medic.id)];
    if medic.spot().is_some_and(|spot| hex_cover(table, spot) > 0) {
        lines.push(Line::of(TREATMENT_CHECK, IN_COVER));
    }
    Ok(RallyReport::new(None, lines))
}

fn check_medic(medic: UnitNow) -> Result<(), Refusal> {
    if !medic.may(Trait::Heals) || medic.spot().is_none() {
        return Err(Refusal::new(TREATMENT, words::no_medic(medic.id)));
    }
    if medic.shaken {
        // LNL-5.1-08.
        return Err(Refusal::new(SHAKEN_MEDIC, words::shaken()));
    }
    if medic.has(Marker::Treated) {
        return Err(Refusal::new(TREATMENT_FAILED, words::tried()));
    }
    Ok(())
}

fn check_patient(medic: UnitNow, unit: UnitNow) -> Result<(), Refusal> {
    if unit.side != medic.side || unit.spot() != medic.spot() {
        return Err(Refusal::new(TREATMENT, words::own_location()));
    }
    if !needs_treatment(unit) {
        // Himself too (RUL-54).
        return Err(Refusal::new(TREATMENT, words::wounded_or_shaken()));
    }
    Ok(())
}

fn needs_treatment(unit: UnitNow) -> bool {
    if unit.is_mmc() { unit.shaken } else { unit.has(Marker::Wounded) }
}

/// Whether a medic of the side may treat a unit, and what that needs.
pub(crate) fn attempt(
    table: &Table,
    side: Side,
    medic: CounterId,
    unit: CounterId,
) -> Result<(RallyAttempt, UnitNow), Refusal> {
    own(table, side, medic, TREATMENT, MEDICS_PART)?;
    let patient = own(table, side, unit, TREATMENT, TREATMENT)?;
    Ok((RallyAttempt { unit: medic, report: report(table, medic, unit)? }, patient))
}

/// A medic's try; if he passes, it works without another roll (LNL-11.3-04).
pub(crate) fn heal(dice: &mut DiceCup, attempt: RallyAttempt, patient: UnitNow) -> Vec<Event> {
    let (RallyAttempt { unit: medic, report }, unit) = (attempt, patient.id);
    let (rolled, passed) = report.roll(dice, MoraleRoll::Medic, medic);
    let mut events = vec![rolled, Event::MarkerPlaced { unit: medic, marker: Marker::Treated }];
    if passed {
        // LNL-11.3-07: a wound removed does not rally.
        events.push(if patient.is_mmc() {
            Event::UnitRallied { unit }
        } else {
            Event::MarkerRemoved { unit, marker: Marker::Wounded }
        });
    }
    events
}

/// Every medic with every unit that he may treat.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let medics = table.side(side).filter(|unit| unit.may(Trait::Heals));
    for medic in medics.filter(|medic| check_medic(*medic).is_ok()) {
        let Some(spot) = medic.spot() else { continue };
        let patients = table.side_at(spot, side).filter(|unit| needs_treatment(*unit));
        out.extend(patients.map(|unit| Command::Heal { medic: medic.id, unit: unit.id }));
    }
}

#[cfg(test)]
#[path = "medics_test.rs"]
mod tests;

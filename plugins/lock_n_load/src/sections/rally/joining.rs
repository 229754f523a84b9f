//! Joining two half-squads into a squad (LNL-3.0-25 to -27). No order splits one (LNL-3.0-24).

use super::own;
use crate::facts::command::Command;
use crate::facts::event::{Event, LossCause};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::definition::{Reduction, UnitDef, plain_key};
use crate::files::markers::HexMarker;
use crate::sections::rally::rules::{JOINING, NO_CREWS, NOT_IN_MELEE, RALLY_PARTS, SAME_TYPE};
use crate::sections::rally::words;
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

/// The squads that two half-squads may become (LNL-3.0-25, RUL-84).
///
/// # Errors
/// The refusal, if they may not be joined.
pub fn joined<'a>(table: &Table<'a>, first: UnitNow, second: UnitNow) -> Result<SmallVec<[&'a UnitDef; 2]>, Refusal> {
    if first.id == second.id {
        return Err(Refusal::new(JOINING, words::two_halves()));
    }
    if first.may(Trait::ServesGuns) || second.may(Trait::ServesGuns) {
        return Err(Refusal::new(NO_CREWS, words::no_crews()));
    }
    if !first.may(Trait::Joins) || !second.may(Trait::Joins) || first.side != second.side {
        return Err(Refusal::new(JOINING, words::one_side()));
    }
    let Some(spot) = first.spot().filter(|spot| second.spot() == Some(*spot)) else {
        return Err(Refusal::new(JOINING, words::one_location()));
    };
    if first.shaken || second.shaken {
        return Err(Refusal::new(JOINING, words::good_order()));
    }
    if table.hexes.has(spot, HexMarker::Melee) || table.side_at(spot, first.side.other()).next().is_some() {
        return Err(Refusal::new(NOT_IN_MELEE, words::not_in_melee()));
    }
    if !table.side_at(spot, first.side).any(|mate| mate.leads()) {
        return Err(Refusal::new(JOINING, words::leader_there()));
    }
    let squads = squads_of(table, first, second);
    if squads.is_empty() {
        return Err(Refusal::new(SAME_TYPE, words::one_type()));
    }
    Ok(squads)
}

fn squads_of<'a>(table: &Table<'a>, first: UnitNow, second: UnitNow) -> SmallVec<[&'a UnitDef; 2]> {
    let key = |unit: UnitNow| plain_key(&table.definition(unit).id);
    let printed = |unit: UnitNow| {
        let face = table.definition(unit).front;
        (face.firepower, face.range, face.movement)
    };
    if table.formation(first).colour != table.formation(second).colour {
        return SmallVec::new();
    }
    let leads_to = |def: &UnitDef, half: &str| match &def.reduces_to {
        Reduction::None => false,
        Reduction::To(key) => key == half,
        Reduction::Die { even, odd } => even == half || odd == half,
    };
    let (first_key, second_key) = (key(first), key(second));
    let same = printed(first) == printed(second);
    let fits = |def: &&UnitDef| {
        // Definitions of single counters are no types.
        let of_first = leads_to(def, first_key);
        let of_second = leads_to(def, second_key);
        !def.id.contains('#') && if same { of_first || of_second } else { of_first && of_second }
    };
    table.field.definitions.units.iter().filter(fits).collect()
}

/// Joins two half-squads: the first becomes the squad and gets the second one's weapons (LNL-3.0-25).
pub(crate) fn join(table: &Table, side: Side, units: &[CounterId], into: Option<&str>) -> Result<Vec<Event>, Refusal> {
    let [first, second] = units else {
        return Err(Refusal::new(JOINING, words::exactly_two()));
    };
    let first = own(table, side, *first, JOINING, RALLY_PARTS)?;
    let second = own(table, side, *second, JOINING, RALLY_PARTS)?;
    let squads = joined(table, first, second)?;
    let squad = match into {
        None if squads.len() == 1 => squads[0],
        Some(key) if squads.iter().any(|def| def.id == key) => {
            squads.iter().find(|def| def.id == key).copied().unwrap_or(squads[0])
        }
        _ => {
            let keys: Vec<&str> = squads.iter().map(|def| def.id.as_str()).collect();
            return Err(Refusal::new(SAME_TYPE, words::say_which(keys.join(", "))));
        }
    };
    let mut events: Vec<Event> =
        table.carried_by(second.id).map(|weapon| Event::WeaponTaken { weapon: weapon.id, by: first.id }).collect();
    events.push(Event::UnitBecame { unit: first.id, definition: squad.id.clone() });
    events.push(Event::UnitLost { unit: second.id, cause: LossCause::Joined });
    Ok(events)
}

/// Each pair once, the earlier of the list first.
pub(super) fn offers(table: &Table, first: UnitNow, out: &mut Offers) {
    let Some(spot) = first.spot() else { return };
    let later = table.side_at(spot, first.side).filter(|mate| mate.may(Trait::Joins));
    for second in later.skip_while(|mate| mate.id != first.id).skip(1) {
        let Ok(squads) = joined(table, first, second) else { continue };
        let named = squads.len() > 1;
        out.extend(squads.iter().map(|def| Command::Join {
            units: [first.id, second.id].into_iter().collect(),
            into: named.then(|| def.id.clone()),
        }));
    }
}

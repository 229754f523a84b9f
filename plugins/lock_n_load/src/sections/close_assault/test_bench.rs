//! What tests of Close Assaults and overruns share: Tank T among German infantry, in a wood and in the open.

use crate::facts::event::{Event, MoraleRoll};
use crate::files::markers::{HexMarker, Marker};
use crate::testing::{Battle, OPERATIONS_SECOND};
use table::{CounterId, Line, RuleId, Side};

/// Light woods in B2, low crops in D3; the rest is clear.
pub(crate) const BOARD: &str = "......\n.w....\n...c..\n......";

pub(crate) fn id(text: &str) -> CounterId {
    text.parse().unwrap()
}

/// Tank T in B3, which has fired, beside German infantry whose impulse it is.
pub(crate) fn battle(ours: &str, dice: &[u8]) -> Battle {
    beside(r#"(id: "tank", unit: "us_tank_t", at: "B3", facing: E, markers: [Fired])"#, ours, dice)
}

/// The same with other Americans.
pub(crate) fn beside(tanks: &str, ours: &str, dice: &[u8]) -> Battle {
    Battle::new(BOARD, tanks, ours, OPERATIONS_SECOND, dice)
}

/// A German squad of firepower 1 with morale 6.
pub(crate) fn squad(name: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{name}", unit: "wehrmacht_squad", morale: (6, 6), at: "{at}", {more}),"#)
}

/// An assault of these units on the tank in B3.
pub(crate) fn assault(units: &[&str]) -> String {
    let assaults: Vec<String> = units.iter().map(|unit| format!(r#"(unit: "{unit}", target: "tank")"#)).collect();
    of(&assaults.join(", "))
}

/// An assault in B3 as it is written.
pub(crate) fn of(assaults: &str) -> String {
    format!(r#"CloseAssault(at: "B3", assaults: [{assaults}])"#)
}

/// An assault that has been rolled: the unit, both totals, whether the vehicle is destroyed.
pub(crate) fn rolled(events: &[Event]) -> Vec<(String, i32, i32, bool)> {
    let roll = |event: &Event| match event {
        Event::CloseAssaultRolled(roll) => {
            Some((roll.assault.unit.to_string(), roll.attack_total, roll.defence_total, roll.destroyed))
        }
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

/// The lines of the assaults that have been rolled.
pub(crate) fn strengths(events: &[Event]) -> Vec<(Vec<Line>, Vec<Line>)> {
    let lines = |event: &Event| match event {
        Event::CloseAssaultRolled(roll) => Some((roll.attack.clone(), roll.defence.clone())),
        _ => None,
    };
    events.iter().filter_map(lines).collect()
}

/// The Morale Checks before assaults: who, the number needed, whether he has passed, the rules of the modifiers.
pub(crate) fn checks(events: &[Event]) -> Vec<(String, i32, bool, Vec<&'static str>)> {
    let check = |event: &Event| match event {
        Event::MoraleRolled { what: MoraleRoll::CloseAssault, unit, needed, passed, lines, .. } => {
            let rules = lines.iter().skip(1).map(|line| line.rule.0).collect();
            Some((unit.to_string(), *needed, *passed, rules))
        }
        _ => None,
    };
    events.iter().filter_map(check).collect()
}

/// The value of a rule's line.
pub(crate) fn value(lines: &[Line], rule: RuleId) -> Option<i32> {
    let found: Vec<i32> = lines.iter().filter(|line| line.rule == rule).map(|line| line.value).collect();
    (!found.is_empty()).then(|| found.iter().sum())
}

/// Where units stand.
pub(crate) fn at(b: &Battle, units: &[&str]) -> Vec<String> {
    let place = |unit: &&str| {
        let spot = b.unit(unit).spot();
        spot.map_or_else(|| "off".to_owned(), |spot| b.ask(|table| table.field.map.place(spot)).to_string())
    };
    units.iter().map(place).collect()
}

/// True if the unit has this marker.
pub(crate) fn has(b: &Battle, unit: &str, marker: Marker) -> bool {
    b.unit(unit).has(marker)
}

/// True if a wreck lies in the Location.
pub(crate) fn wreck(b: &Battle, place: &str) -> bool {
    let spot = b.spot(place);
    b.ask(|table| table.hexes.has(spot, HexMarker::Wreck))
}

/// Who has been lost, in this order.
pub(crate) fn lost(events: &[Event]) -> Vec<String> {
    let gone = |event: &Event| if let Event::UnitLost { unit, .. } = event { Some(unit.to_string()) } else { None };
    events.iter().filter_map(gone).collect()
}

/// The Americans.
pub(crate) const US: Side = Side::First;
/// The Germans.
pub(crate) const GE: Side = Side::Second;

//! Counters, with all that is printed on them explained under the pointer.

use super::{Page, Reading};
use crate::counters::{faces, names};
use crate::model::{Choose, Wish};
use crate::panels::words;
use crate::sheets::meanings;
use board_art::{Boxed, CounterFace};
use lock_n_load::markers::Marker;
use lock_n_load::rules::MORALE;
use lock_n_load::sections::fire::rules::{AIDING_LEADERSHIP, ATTACK_TOTAL, FULL_WEAPONS, RANGE};
use lock_n_load::sections::melee::rules::MELEE_BONUS;
use lock_n_load::sections::movement::rules::{ASSAULT, MOVEMENT_FACTOR, STEALTH};
use lock_n_load::sections::rally::rules::SELF_RALLY;
use lock_n_load::values;
use lock_n_load::{Table, Trait, UnitNow, UnitState};
use panel_kit::pictures::Picture;
use panel_kit::sheet::{Counter, Frame, Grid, Ink, Print, Spacing, figure, text, tip_of, title};
use panel_kit::theme::{SMALL, TEXT, TINY, TITLE};
use table::{CounterId, Line, RuleId, Say};

/// A value: what it is called, what it is, what it does, and where the rule book says so.
struct Value {
    name: Say,
    shown: String,
    means: Say,
    rule: RuleId,
    /// What it is made of; empty for what is simply printed.
    parts: Vec<Line>,
}

/// A unit's counter with its tokens.
pub(crate) fn unit<A>(reading: &Reading, unit: UnitNow, side: f32) -> Counter<A> {
    let table = reading.table();
    let face = faces::unit_face(&table, unit);
    let chosen = reading.selection.units.contains(&unit.id);
    Counter {
        name: Some([meanings::unit(&table, unit.id), unit.id.to_string()]),
        spent: faces::spent(unit, table.flow.turn.phase) && !reading.battle.ready().contains(&unit.id),
        stripe: Some(unit.side),
        tokens: faces::tokens(&table, unit),
        frame: if chosen { Frame::Chosen } else { Frame::Pointed },
        ..Counter::new(Picture::Counter(Box::new(face), reading.style), side)
    }
}

/// The same, explained under the pointer.
pub(crate) fn unit_explained<A>(reading: &Reading, of: UnitNow, side: f32) -> Counter<A> {
    unit(reading, of, side).tip(tip_of(|tip| unit_tip(tip, reading, of)))
}

/// All that is printed on a unit's counter, explained.
pub(crate) fn unit_tip(tip: &mut Print, reading: &Reading, unit: UnitNow) {
    let table = reading.table();
    let face = faces::unit_face(&table, unit);
    tip.spacing(Spacing { width: Some(380.0), ..Spacing::default() });
    tip.across_top(|row| {
        row.counter(Counter::new(Picture::Counter(Box::new(face.clone()), reading.style), 136.0));
        row.down(|column| {
            column.spacing(Spacing { width: Some(220.0), ..Spacing::default() });
            column.text(title(meanings::unit(&table, unit.id), TITLE, Ink::Text));
            let def = table.definition(unit);
            let what = words::unit_of(&def.name, &table.formation(unit).name).said();
            column.text(text(what, SMALL, Ink::Muted));
            if let UnitState::Off(state) = unit.state {
                column.text(text(meanings::off_map(state).said(), SMALL, Ink::Warning));
            }
            markers(column, unit);
        });
    });
    tip.separator();
    explain(tip, &all_values(&table, unit, &face));
}

/// Every marker in a word, with what it means.
fn markers(tip: &mut Print, unit: UnitNow) {
    tip.wrapped(|row| {
        row.apart(4.0, 4.0);
        if unit.shaken {
            row.pill(words::shaken().said(), Ink::Warning);
        }
        for marker in Marker::ALL.iter().filter(|marker| unit.has(**marker)) {
            row.pill(meanings::marker(*marker).0.said(), Ink::Text);
        }
    });
    for marker in Marker::ALL.iter().filter(|marker| unit.has(**marker)) {
        let (name, means, rule) = meanings::marker(*marker);
        let line = words::marker_means(name, means, meanings::rule_number(rule));
        tip.text(text(line.said(), TINY, Ink::Muted));
    }
}
/// The values of a unit as they hold now, and what else is printed on its counter.
fn all_values(table: &Table, unit: UnitNow, face: &CounterFace) -> Vec<Value> {
    let mut found = Vec::new();
    if face.foot[0].is_some() {
        let (name, means) = (words::firepower_value(), words::firepower_means());
        found.push(effective(name, means, ATTACK_TOTAL, |parts| values::firepower(table, unit, parts)));
    }
    if face.foot[1].is_some() {
        let (name, means) = (words::range_value(), words::range_means());
        found.push(effective(name, means, RANGE, |parts| values::range(table, unit, parts)));
    }
    if face.foot[2].is_some() {
        let (name, means) = (words::movement_value(), words::movement_means());
        found.push(effective(name, means, MOVEMENT_FACTOR, |parts| values::movement(table, unit, parts)));
    }
    match face.boxed {
        Boxed::Red => {
            found.push(printed(words::red_box(), words::assault().said(), words::red_box_means(), ASSAULT));
        }
        Boxed::Yellow => {
            found.push(printed(words::yellow_box(), words::stealthy().said(), words::yellow_box_means(), STEALTH));
        }
        Boxed::None => {}
    }
    if face.disc.is_some() {
        let (name, means) = (words::morale_value(), words::morale_means());
        found.push(effective(name, means, MORALE, |parts| values::morale(table, unit, parts)));
    }
    if face.shield.is_some() {
        let (name, means, rule) = (words::leadership_value(), words::leadership_means(), AIDING_LEADERSHIP);
        found.push(effective(name, means, rule, |parts| values::leadership(table, unit, parts)));
    }
    if face.pill.is_some() {
        let (name, means) = (words::self_rally_sign(), words::self_rally_means());
        found.push(printed(name, words::self_rally().said(), means, SELF_RALLY));
    }
    if unit.may(Trait::MeleeBonus) {
        found.push(printed(words::melee_bonus(), "+1".to_owned(), words::melee_bonus_means(), MELEE_BONUS));
    }
    found
}

fn printed(name: Say, shown: String, means: Say, rule: RuleId) -> Value {
    Value { name, shown, means, rule, parts: Vec::new() }
}

/// A value with the parts that make it up.
fn effective(name: Say, means: Say, rule: RuleId, add: impl FnOnce(&mut Vec<Line>)) -> Value {
    let mut parts = Vec::new();
    add(&mut parts);
    let shown = parts.iter().map(|part| part.value).sum::<i32>().to_string();
    Value { name, shown, means, rule, parts }
}

/// How a value comes about, where it is not simply printed: `6 [1.5-01], -1 [5.1-20]`.
fn made_of(parts: &[Line]) -> Option<String> {
    let told = |(n, part): (usize, &Line)| {
        let value = if n == 0 { part.value.to_string() } else { meanings::signed(part.value) };
        words::by_rule(value, meanings::rule_number(part.rule)).said()
    };
    (parts.len() > 1).then(|| parts.iter().enumerate().map(told).collect::<Vec<_>>().join(", "))
}

fn explain(tip: &mut Print, values: &[Value]) {
    let grid = Grid { name: "values".into(), columns: 3, apart: [10.0, 4.0], least: None };
    tip.grid(grid, |grid| {
        for value in values {
            grid.text(title(value.name.said(), TEXT, Ink::Text));
            grid.text(figure(value.shown.clone(), TEXT, Ink::Focus));
            grid.down(|column| {
                column.spacing(Spacing { width: Some(230.0), ..Spacing::default() });
                let words = words::value_means(value.means.clone(), meanings::rule_number(value.rule)).said();
                column.text(text(words, SMALL, Ink::Muted).wrap());
                if let Some(parts) = made_of(&value.parts) {
                    column.text(text(parts, SMALL, Ink::Text));
                }
            });
            grid.end_row();
        }
    });
}

/// A counter that a click chooses, and that is taken up from where it lies.
pub(crate) fn in_hand(counter: Counter<Wish>, id: CounterId) -> Counter<Wish> {
    let choose = |add| Some(Wish::Choose(Choose::Card { counter: id, add }));
    Counter { act: choose(false), more: choose(true), take_up: Some(Wish::TakeUp(id)), ..counter }
}

/// A weapon's counter.
pub(crate) fn weapon<A>(reading: &Reading, id: CounterId, side: f32) -> Counter<A> {
    let table = reading.table();
    let Some(weapon) = table.weapon(id) else { return Counter::blank(side) };
    let name = table.weapon_definition(weapon).name.clone();
    let face = faces::weapon_face(&table, weapon);
    Counter {
        name: Some([name, id.to_string()]),
        ..Counter::new(Picture::Counter(Box::new(face), reading.style), side)
    }
}

/// The same, explained under the pointer.
pub(crate) fn weapon_explained<A>(reading: &Reading, id: CounterId, side: f32) -> Counter<A> {
    weapon(reading, id, side).tip(tip_of(|tip| weapon_tip(tip, &reading.table(), id)))
}

/// Whose a weapon is and what it brings.
pub(crate) fn weapon_tip(tip: &mut Print, table: &Table, id: CounterId) {
    let Some(weapon) = table.weapon(id) else { return };
    tip.spacing(Spacing { width: Some(320.0), ..Spacing::default() });
    tip.text(title(&table.weapon_definition(weapon).name, TITLE, Ink::Text));
    match table.carrier(weapon) {
        Some(carrier) => {
            let line = names::told(table, &words::carried_by(carrier.id));
            tip.text(text(line, SMALL, Ink::Muted));
        }
        None => tip.text(text(words::lies_abandoned().said(), SMALL, Ink::Warning)),
    }
    match lock_n_load::sections::fire::weapon_face(table, weapon) {
        Some((firepower, range)) => {
            tip.text(text(words::weapon_brings(firepower, range).said(), SMALL, Ink::Text));
        }
        None => tip.text(text(words::packed().said(), SMALL, Ink::Warning)),
    }
    tip.rule_in_full(FULL_WEAPONS);
}

/// True for counters that stand for one man: their reduction is a wound.
pub(crate) fn is_one_man(table: &Table, id: CounterId) -> bool {
    table.unit(id).is_some_and(|unit| unit.is_smc())
}

/// A unit that rolls: its counter and its name.
pub(crate) fn who(page: &mut Page, reading: &Reading, unit: CounterId) {
    page.who(small(reading, unit, 42.0), meanings::unit(&reading.table(), unit));
}

/// A small counter without an explanation.
pub(crate) fn small<A>(reading: &Reading, id: CounterId, side: f32) -> Counter<A> {
    let table = reading.table();
    let face = match (table.unit(id), table.weapon(id)) {
        (Some(unit), _) => Some(faces::unit_face(&table, unit)),
        (None, Some(weapon)) => Some(faces::weapon_face(&table, weapon)),
        (None, None) => None,
    };
    match face {
        Some(face) => Counter::new(Picture::Counter(Box::new(face), reading.style), side),
        None => Counter::blank(side),
    }
}

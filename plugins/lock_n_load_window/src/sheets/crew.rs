//! Who takes part and with what: a tick for each unit's own firepower and each weapon, and the leader who aids.

use crate::counters::names;
use crate::model::{Choose, LeaderChoice, Wish};
use crate::sheets::{Page, Reading, counters, meanings, options};
use crate::words;
use hex_board::Spot;
use lock_n_load::{Part, Table, UnitNow};
use panel_kit::sheet::{Ink, Pick, Spacing, Text, Tip, text, tip_of};
use panel_kit::theme::{SMALL, TEXT};
use table::{CounterId, Refusal, Say, Side};

/// A line of the list in which the player ticks who takes part.
#[derive(Clone, Debug, PartialEq)]
pub struct CrewMember {
    /// The unit.
    pub unit: CounterId,
    /// It takes part.
    pub takes_part: bool,
    /// With its own firepower; none where it has none.
    pub own: Option<bool>,
    /// Its weapons, and whether each is used.
    pub weapons: Vec<(CounterId, bool)>,
    /// Single men who could help with its weapon, and whether each does.
    pub helpers: Vec<(CounterId, bool)>,
    /// Why it cannot take part, if it cannot.
    pub refusal: Option<Refusal>,
}

/// Which other single men could use the unit's weapon together with it, and whether each does: everybody with whom the rules accept the
/// parts that come of it.
pub(crate) fn helpers(
    table: &Table,
    side: Side,
    at: Spot,
    parts: &[Part],
    unit: UnitNow,
    accept: impl Fn(CounterId, Vec<Part>) -> bool,
) -> Vec<(CounterId, bool)> {
    let Some(part) = parts.iter().find(|part| part.unit == unit.id && !part.weapons.is_empty()) else {
        return Vec::new();
    };
    let accepted = |second: CounterId| {
        let mut parts: Vec<Part> = parts.iter().filter(|part| part.unit != second).cloned().collect();
        parts.iter_mut().filter(|part| part.unit == unit.id).for_each(|part| part.with = Some(second));
        accept(second, parts)
    };
    let others = table.side_at(at, side).filter(|other| unit.is_smc() && other.id != unit.id);
    others.filter(|other| accepted(other.id)).map(|other| (other.id, part.with == Some(other.id))).collect()
}

/// The list. `verb` heads it: "Who fires", "Who attacks".
pub(crate) fn show(page: &mut Page, reading: &Reading, verb: &Say, crew: &[CrewMember]) {
    page.heading(verb.said());
    for member in crew {
        page.wrapped(|row| {
            row.spacing(Spacing { tick: Some(5.0), across: Some(8.0), down: Some(2.0), ..Spacing::default() });
            row.counter(counters::small(reading, member.unit, 28.0));
            match &member.refusal {
                Some(refusal) => row.text(refused(&reading.table(), member.unit, refusal)),
                None => takes_part(row, &reading.table(), member),
            }
        });
    }
}

/// Why a unit cannot take part.
fn refused(table: &Table, unit: CounterId, refusal: &Refusal) -> Text<Wish> {
    let why = meanings::refusal(table, refusal);
    let line = words::crew_refused(meanings::unit(table, unit), &why).said();
    let tip = tip_of(|tip| {
        tip.text(text(why, TEXT, Ink::Bad));
        tip.rule_in_full(refusal.rule);
    });
    text(line, SMALL, Ink::Muted).cut().tip(tip)
}

/// A unit and what it could use, in one row.
fn takes_part(row: &mut Page, table: &Table, member: &CrewMember) {
    let name = meanings::unit(table, member.unit);
    match member.own {
        Some(own) => {
            row.tick(Pick::new(own && member.takes_part, name, Wish::Choose(Choose::Own(member.unit))));
        }
        None if member.weapons.is_empty() => {
            row.tick(Pick::new(member.takes_part, name, Wish::Choose(Choose::Unit(member.unit))));
        }
        None => row.text(text(name, TEXT, Ink::Text)),
    }
    for (weapon, used) in &member.weapons {
        let wish = Wish::Choose(Choose::Weapon { unit: member.unit, weapon: *weapon });
        row.tick(Pick::new(*used, names::weapon(table, *weapon), wish).size(SMALL));
    }
    for (second, helps) in &member.helpers {
        let name = names::told(table, &words::crew_with(*second));
        let wish = Wish::Choose(Choose::With { unit: member.unit, with: (!helps).then_some(*second) });
        let hint = Tip::Words(words::crew_with_hint().said());
        row.choice(Pick::new(*helps, name, wish).size(SMALL).tip(hint));
    }
}

/// The choice of the leader: nobody, or one of these.
pub(crate) fn leader(page: &mut Page, table: &Table, verb: &Say, leaders: &[CounterId], chosen: Option<CounterId>) {
    if leaders.is_empty() {
        return;
    }
    page.space(2.0);
    page.heading(verb.said());
    let named = leaders.iter().filter_map(|leader| {
        let leads = meanings::signed(table.leadership(table.unit(*leader)?));
        let name = names::told(table, &words::crew_leader(*leader, leads));
        let wish = Wish::Choose(Choose::Leader(LeaderChoice::This(*leader)));
        Some(Pick::new(chosen == Some(*leader), name, wish))
    });
    let wish = Wish::Choose(Choose::Leader(LeaderChoice::Nobody));
    let nobody = Pick::new(chosen.is_none(), words::crew_nobody().said(), wish);
    options(page, named.chain([nobody]));
}

//! Ticks in panels: who takes part, with what, under which leader, against whom.

use super::{click, select};
use crate::battle::Battle;
use crate::model::{Choose, LeaderChoice, Mode, Preview, Selection};
use crate::seams::desk::Desk;
use crate::seams::drafts::Pointing;
use crate::sections::{movement, snipers};
use crate::slices;
use hex_view::space;
use lock_n_load::{Part, Phase, Table, Trait};
use smallvec::SmallVec;
use table::CounterId;
use table_view::{Play, Step};

impl Desk<'_> {
    /// A tick that was made by a click on the map.
    pub(crate) fn choose(&mut self, battle: &Battle, what: &Choose) {
        choose(battle, self, &Preview::NOTHING, what);
    }
}

pub(super) fn choose(battle: &Battle, desk: &mut Desk, preview: &Preview, what: &Choose) {
    let table = battle.table();
    let mut selection = desk.selection.clone();
    match what {
        Choose::Stack(spot) => {
            let asked = table.flow.question.as_ref().and_then(|question| slices::asked(question).stack(&table, *spot));
            selection = asked.unwrap_or_else(|| select::stack(battle, *spot));
        }
        Choose::Unit(unit) => {
            // Counters of the other side are looked at, not chosen.
            if table.unit(*unit).is_none_or(|unit| Some(unit.side) != table.flow.to_act()) {
                return;
            }
            one_unit(&table, &mut selection, *unit);
        }
        Choose::Card { counter, add } => return click::card(battle, desk, *counter, *add),
        Choose::Own(unit) => {
            let part = part_of(&table, &mut selection, preview, *unit);
            part.own = !part.own;
            tidy(&mut selection, *unit);
        }
        Choose::Weapon { unit, weapon } => {
            let weapons = &mut part_of(&table, &mut selection, preview, *unit).weapons;
            match weapons.iter().position(|id| id == weapon) {
                Some(n) => drop(weapons.remove(n)),
                None => weapons.push(*weapon),
            }
            tidy(&mut selection, *unit);
        }
        Choose::With { unit, with } => {
            part_of(&table, &mut selection, preview, *unit).with = *with;
            if let Some(second) = with {
                fires_with(&mut selection, *second);
            }
        }
        Choose::Lead(unit) => selection.lead = Some(*unit),
        Choose::Leader(choice) => {
            selection.leader = *choice;
            if let LeaderChoice::This(leader) = choice {
                leads(&table, &mut selection, *leader);
            }
        }
        Choose::Arms(arms) => selection.gunnery.arms = Some(*arms),
        Choose::Victim(victim) => selection.gunnery.victim = Some(*victim),
        Choose::Turn(turn) => selection.gunnery.turn = Some(*turn),
        Choose::Defender(counter) => match selection.chosen.iter().position(|id| id == counter) {
            Some(n) => drop(selection.chosen.remove(n)),
            None => selection.chosen.push(*counter),
        },
        Choose::Target(spot) => selection.target = Some(*spot),
        Choose::Group(group) => group_of_tray(battle, &table, &mut selection, group),
        Choose::Look(place) => {
            if let Some(at) = table.field.map.spot(*place) {
                desk.play.write(Play(Step::Look { at: space::place(&table.field.map, at) }));
            }
        }
    }
    take(battle, desk, preview, what, selection);
}

/// Makes the choice. A tick that the rules forbid says why and is not made: without the attack there would be no list in which to take it
/// back.
fn take(battle: &Battle, desk: &mut Desk, preview: &Preview, what: &Choose, selection: Selection) {
    let of_crew = matches!(
        what,
        Choose::Own(_) | Choose::Weapon { .. } | Choose::With { .. } | Choose::Lead(_) | Choose::Leader(_)
    );
    let has_list = preview.shown().is_some_and(|shown| shown.parts().is_some());
    let of_gunnery = matches!(what, Choose::Arms(_) | Choose::Victim(_) | Choose::Turn(_));
    let draft = desk.drafts.of(battle, &selection, Pointing::from(&*desk.hover), &desk.reach);
    if ((of_crew && has_list) || (of_gunnery && preview.shown().is_some()))
        && let Some(refusal) = draft.preview.refusal()
    {
        let refusal = refusal.clone();
        desk.refuse(refusal);
        return;
    }
    desk.select(selection);
}

/// He fires a weapon with another man and nothing else, and aids nobody.
fn fires_with(selection: &mut Selection, second: CounterId) {
    selection.parts.retain(|part| part.unit != second);
    selection.units.retain(|id| *id != second);
    if selection.leader == LeaderChoice::This(second) {
        selection.leader = LeaderChoice::Nobody;
    }
}

/// He aids those who act and does nothing else.
fn leads(table: &Table, selection: &mut Selection, leader: CounterId) {
    selection.parts.retain(|part| part.unit != leader);
    if !selection.units.contains(&leader) && table.flow.turn.phase != Phase::Rally {
        select::toggle(table, &mut selection.units, leader);
    }
}

fn one_unit(table: &Table, selection: &mut Selection, unit: CounterId) {
    let spot = table.unit(unit).and_then(|unit| table.whereabouts(unit));
    if table.unit(unit).is_some_and(|unit| unit.aboard.is_some()) {
        return passenger(table, selection, unit);
    }
    let alone = matches!(table.flow.turn.phase, Phase::SetUp | Phase::Rally) && table.flow.question.is_none();
    if alone || spot != selection.spot {
        let again = selection.units == [unit];
        selection.units = if again { Vec::new() } else { vec![unit] };
        selection.spot = spot;
        selection.parts.clear();
    } else {
        select::toggle(table, &mut selection.units, unit);
        selection.parts.retain(|part| part.unit != unit);
    }
}

/// Passengers are chosen apart from those who are not aboard: several of one vehicle together.
fn passenger(table: &Table, selection: &mut Selection, unit: CounterId) {
    let seat = |id: CounterId| table.unit(id).and_then(|unit| unit.aboard).map(|seat| seat.vehicle);
    let vehicle = seat(unit);
    selection.units.retain(|id| seat(*id) == vehicle);
    select::toggle(table, &mut selection.units, unit);
    // Who has nobody chosen of it has the vehicle.
    if selection.units.is_empty() {
        selection.units.extend(vehicle);
    }
    selection.spot = table.unit(unit).and_then(|unit| table.whereabouts(unit));
    selection.parts.clear();
}

/// The part of a unit as it is prepared now, made the player's own so that it can be changed.
fn part_of<'a>(table: &Table, selection: &'a mut Selection, preview: &Preview, unit: CounterId) -> &'a mut Part {
    if !selection.parts.iter().any(|part| part.unit == unit) {
        let prepared: &[Part] = preview.shown().and_then(|shown| shown.parts()).unwrap_or_default();
        let found = prepared.iter().find(|part| part.unit == unit).cloned();
        let nothing = || Part { unit, own: false, weapons: SmallVec::new(), with: None };
        selection.parts.push(found.unwrap_or_else(nothing));
        if !selection.units.contains(&unit) {
            select::toggle(table, &mut selection.units, unit);
        }
        // A leader who fires himself aids nobody.
        if table.unit(unit).is_some_and(|unit| unit.may(Trait::Leads)) && selection.leader == LeaderChoice::This(unit) {
            selection.leader = LeaderChoice::Nobody;
        }
    }
    let n = selection.parts.iter().position(|part| part.unit == unit).unwrap_or_default();
    &mut selection.parts[n]
}

/// Who brings nothing takes no part, and starts afresh when he is ticked again.
fn tidy(selection: &mut Selection, unit: CounterId) {
    let empty = selection.parts.iter().any(|part| part.unit == unit && !part.own && part.weapons.is_empty());
    if empty {
        selection.parts.retain(|part| part.unit != unit);
        selection.units.retain(|id| *id != unit);
    }
}

fn group_of_tray(battle: &Battle, table: &Table, selection: &mut Selection, group: &str) {
    let sniper =
        group.parse::<CounterId>().ok().filter(|id| table.unit(*id).is_some_and(|unit| unit.may(Trait::Snipes)));
    *selection = match sniper {
        // What is prepared as an answer stays.
        Some(sniper) => Selection { mode: Mode::of(snipers::Placing(sniper)), ..selection.clone() },
        None if table.flow.turn.phase == Phase::SetUp || table.flow.question.is_some() => return,
        None => Selection {
            units: movement::waiting_units(battle, group),
            mode: Mode::of(movement::Entering(group.to_string())),
            ..Selection::default()
        },
    };
}

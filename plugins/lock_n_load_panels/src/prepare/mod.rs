//! What the next order would come to, worked out by the rules' own functions, and the orders that confirming it gives.

mod fire;
mod melee;
pub(crate) mod morale;
pub(crate) mod moves;

use crate::battle::Battle;
use crate::model::{Mode, Prepared, Preview, Selection, SmokePreview, SpotPreview};
use bevy::prelude::*;
use hex_board::Spot;
use hex_view::Hover;
use lock_n_load::sections::{smoke, spotting};
use lock_n_load::{Command, Part, Phase, Question, Table, UnitNow};
use table::{CounterId, Refusal, Side};

pub(crate) use fire::best_offer;
pub(crate) use melee::best_attack;
pub(crate) use moves::update_reach;
pub use moves::{Kind, ReachNow};

/// A preview and what confirming it orders.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Draft {
    /// What is shown.
    pub preview: Preview,
    /// What is ordered.
    pub orders: Vec<Command>,
}

impl Draft {
    fn refused(refusal: Refusal) -> Self {
        Self { preview: Preview::Refused(refusal), orders: Vec::new() }
    }
    fn plain(text: impl Into<String>, order: Command) -> Self {
        Self { preview: Preview::Plain(text.into()), orders: vec![order] }
    }
}

/// Which other single men could use the unit's weapon together with it, and whether each does: everybody with whom the rules accept the
/// parts that come of it.
fn helpers(
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

/// The Location under the pointer.
pub(crate) fn hovered(hover: &Hover) -> Option<Spot> {
    hover.hex.map(|hex| Spot { hex, storey: hover.storey })
}

/// Brings preview and prepared orders up to date.
pub(crate) fn update_preview(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    hover: Res<Hover>,
    reach: Res<ReachNow>,
    mut preview: ResMut<Preview>,
    mut prepared: ResMut<Prepared>,
) {
    let Some(battle) = battle else { return };
    // What is aimed at a chosen target does not depend on the pointer.
    let pointed = selection.target.is_none() && hover.is_changed();
    if !battle.is_changed() && !selection.is_changed() && !pointed && !reach.is_changed() {
        return;
    }
    let draft = draft(&battle, &selection, hovered(&hover), &reach);
    preview.set_if_neq(draft.preview);
    prepared.set_if_neq(Prepared { orders: draft.orders });
}

/// What the selection comes to with the pointer over a Location.
pub(crate) fn draft(battle: &Battle, selection: &Selection, hovered: Option<Spot>, reach: &ReachNow) -> Draft {
    let table = battle.table();
    let Some(side) = table.flow.to_act() else { return Draft::default() };
    let at = selection.target.or(hovered);
    if let (Mode::Sniper(sniper), Some(at)) = (&selection.mode, at) {
        let at = table.field.map.place(at);
        return Draft::plain(format!("The sniper appears in {at}."), Command::PlaceSniper { sniper: *sniper, at });
    }
    if let Some(question) = &table.flow.question {
        return answer(&table, side, selection, question, at);
    }
    match table.flow.phase {
        Phase::SetUp => set_up(&table, selection, at),
        Phase::Rally => morale::rally(&table, battle.legal(), selection),
        Phase::Operations => operations(battle, &table, side, selection, at, reach),
        Phase::Administrative => Draft::default(),
    }
}

fn operations(
    battle: &Battle,
    table: &Table,
    side: Side,
    selection: &Selection,
    at: Option<Spot>,
    reach: &ReachNow,
) -> Draft {
    match &selection.mode {
        Mode::Enter(group) => return moves::entry(table, selection, group, at),
        Mode::Withdraw => return morale::withdraw(table, side, selection),
        _ => {}
    }
    if selection.units.is_empty() && table.flow.moving().is_none() {
        return Draft::default();
    }
    // A path that was stopped by a question goes on where the player confirms it.
    let resumed = selection.path.last().copied().filter(|_| table.flow.moving().is_some());
    let Some(at) = at.or(resumed) else { return Draft::default() };
    let enemies = table.side_at(at, side.other()).next().is_some();
    let clicked = selection.target == Some(at);
    if clicked
        && table.flow.moving().is_some()
        && reach.points(at).is_none()
        && table.side_at(at, side).next().is_some()
    {
        return Draft::plain("The stack that moves stops here, and this one is chosen.", Command::Stop);
    }
    match &selection.mode {
        Mode::Fire if Some(at) != selection.spot => fire::draft(table, side, selection, at),
        Mode::Spot => spot(table, selection, at),
        Mode::Smoke => smoke_draft(battle, table, selection, at),
        Mode::Move(_) | Mode::DoubleTime => moves::draft(table, reach, at),
        Mode::Idle if enemies && Some(at) != selection.spot && table.flow.moving().is_none() => {
            fire::draft(table, side, selection, at)
        }
        // Where nobody can go is told by a click, not wherever the pointer passes.
        Mode::Idle if Some(at) != selection.spot && (clicked || reach.points(at).is_some()) => {
            moves::draft(table, reach, at)
        }
        _ => Draft::default(),
    }
}

/// Of the selected units the one with the best chance; of equals not the leader, who is worth more elsewhere.
fn spot(table: &Table, selection: &Selection, at: Spot) -> Draft {
    let mut refusal = None;
    let mut best: Option<(u8, SpotPreview)> = None;
    for id in selection.units.iter().rev() {
        let Some(unit) = table.unit(*id) else { continue };
        match spotting::report(table, unit, at) {
            Ok(report) => {
                let chance = report.chance_of_6();
                let better = best.as_ref().is_none_or(|(most, _)| chance > *most || (chance == *most && unit.is_mmc()));
                if better {
                    best = Some((chance, SpotPreview { unit: *id, at, report }));
                }
            }
            Err(reason) => refusal = Some(reason),
        }
    }
    match (best, refusal) {
        (Some((_, preview)), _) => {
            let order = Command::Spot { unit: preview.unit, at: table.field.map.place(at) };
            Draft { preview: Preview::Spot(preview), orders: vec![order] }
        }
        (None, Some(refusal)) => Draft::refused(refusal),
        (None, None) => Draft::default(),
    }
}

/// Of the selected units the one whose fire is missed least.
fn smoke_draft(battle: &Battle, table: &Table, selection: &Selection, at: Spot) -> Draft {
    let mut refusal = None;
    let mut throwers = Vec::new();
    for unit in selection.units.iter().filter_map(|id| table.unit(*id)) {
        match smoke::needed(table, unit) {
            Ok(needed) => throwers.push((table.own_firepower(unit), unit.id, needed)),
            Err(reason) => refusal = Some(reason),
        }
    }
    let Some((_, unit, needed)) = throwers.into_iter().min() else {
        return refusal.map_or_else(Draft::default, Draft::refused);
    };
    let place = table.field.map.place(Spot { hex: at.hex, storey: 0 });
    let in_reach = |command: &Command| matches!(command, Command::Smoke { at, .. } if at.hex == place.hex);
    let from_here = |command: &Command| match command {
        Command::Smoke { unit, .. } => table.unit(*unit).and_then(|unit| unit.spot()) == selection.spot,
        _ => false,
    };
    if !battle.legal().iter().any(|command| in_reach(command) && from_here(command)) {
        return Draft { preview: Preview::Smoke(SmokePreview { unit, at: None, needed }), orders: Vec::new() };
    }
    let preview = Preview::Smoke(SmokePreview { unit, at: Some(at), needed });
    Draft { preview, orders: vec![Command::Smoke { unit, at: place }] }
}

fn set_up(table: &Table, selection: &Selection, at: Option<Spot>) -> Draft {
    let (Some(unit), Some(at)) = (selection.units.first(), at) else { return Draft::default() };
    let at = table.field.map.place(at);
    Draft::plain(format!("{} is placed in {at}.", crate::names::unit(table, *unit)), Command::Place { unit: *unit, at })
}

fn answer(table: &Table, side: Side, selection: &Selection, question: &Question, at: Option<Spot>) -> Draft {
    let map = &table.field.map;
    match question {
        Question::OpportunityFire { at, .. } => match map.spot(*at) {
            Some(at) => fire::draft(table, side, selection, at),
            None => Draft::default(),
        },
        Question::MeleeAttack { .. } => melee::draft(table, side, selection),
        Question::MeleeDefence { .. } => {
            let text = if selection.chosen.is_empty() { "No satchel charge is used." } else { "The charges are used." };
            Draft::plain(text, Command::MeleeDefence { satchels: selection.chosen.iter().copied().collect() })
        }
        Question::GoTo { unit, places, .. } => match at.map(|at| map.place(at)).filter(|at| places.contains(at)) {
            Some(to) => Draft::plain(
                format!("{} goes to {to}.", crate::names::unit(table, *unit)),
                Command::GoTo { unit: *unit, to },
            ),
            None => Draft::default(),
        },
        Question::SniperFire { sniper, places, .. } => match at.filter(|at| places.contains(&map.place(*at))) {
            Some(at) => fire::sniper(table, *sniper, at),
            None => Draft::default(),
        },
        Question::CheckNext { leaders, .. } => match selection.chosen.first().filter(|id| leaders.contains(id)) {
            Some(leader) => Draft::plain(
                format!("{} checks first.", crate::names::unit(table, *leader)),
                Command::CheckNext { leader: *leader },
            ),
            None => Draft::default(),
        },
        Question::DropWeapon { unit, .. } => {
            let carried = |id: &&CounterId| table.carried_by(*unit).any(|weapon| weapon.id == **id);
            match selection.chosen.first().filter(carried) {
                Some(weapon) => Draft::plain(
                    format!("The {} is left behind.", crate::names::weapon(table, *weapon)),
                    Command::DropWeapon { weapon: *weapon },
                ),
                None => Draft::default(),
            }
        }
    }
}

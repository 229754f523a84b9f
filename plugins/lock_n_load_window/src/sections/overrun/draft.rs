//! An overrun that is being prepared: its cost, the strength of the vehicle, and what becomes of those whom it drives in among.

use super::words;
use crate::battle::Battle;
use crate::model::{Preview, Selection};
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use hex_board::{Place, Spot};
use lock_n_load::sections::fire::odds::FireOdds;
use lock_n_load::sections::overrun::{self, odds};
use lock_n_load::{Command, Table};
use table::{CounterId, Line, Say};

/// An overrun that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct OverrunPreview {
    /// The vehicle.
    pub vehicle: CounterId,
    /// The hex of the infantry.
    pub at: Spot,
    /// What it costs, line by line, and in points.
    pub cost: Vec<Line>,
    /// The points.
    pub points: u8,
    /// The vehicle's strength, line by line; its sum.
    pub attack: Vec<Line>,
    /// Its sum, without the die.
    pub attack_total: i32,
    /// The exact chances of everybody there.
    pub odds: FireOdds,
}

/// The hex clicked next is overrun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Overrunning;

impl Aim for Overrunning {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_whom_to_overrun())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed_elsewhere().map_or_else(Draft::default, |at| draft(asking, at))
    }
    fn click(&self, fall: Fall) -> Click {
        if fall.own { Click::Picks } else { Click::Aims }
    }
    fn leads_to(&self, battle: &Battle, selection: &Selection) -> Vec<Place> {
        offered(battle, selection).map(|(_, to)| to).collect()
    }
    fn while_moving(&self) -> bool {
        true
    }
}

/// The overruns that the rules offer to a vehicle that is selected, or to the one that moves.
pub(super) fn offered<'a>(
    battle: &'a Battle,
    selection: &'a Selection,
) -> impl Iterator<Item = (Option<CounterId>, Place)> {
    battle.legal().iter().filter_map(|command| {
        let Command::Overrun { unit, to } = command else { return None };
        unit.is_none_or(|unit| selection.units.contains(&unit)).then_some((*unit, *to))
    })
}

fn draft(asking: &Asking, at: Spot) -> Draft {
    let table = &asking.table;
    let to = table.field.map.place(at);
    let there = |place: Place| table.field.map.spot(place) == Some(at);
    let offer = offered(asking.battle, asking.selection).find(|(_, place)| there(*place));
    // Where none is offered, the rules say why the first may not.
    let first = || asking.selection.units.first().copied().filter(|_| table.flow.moving().is_none());
    let unit = offer.map_or_else(first, |(unit, _)| unit);
    asking.judged(Command::Overrun { unit, to }, |_| match overrun::attempt(table, asking.side, unit, to) {
        Ok(overrun) => Preview::of(preview(table, &overrun)),
        Err(refusal) => Preview::refused(refusal),
    })
}

fn preview(table: &Table, overrun: &overrun::Overrun) -> OverrunPreview {
    let attack = overrun::strength(table, overrun.vehicle, overrun.at);
    OverrunPreview {
        vehicle: overrun.vehicle.id,
        at: overrun.at,
        cost: overrun.step.cost.lines.to_vec(),
        points: overrun.step.cost.points(),
        attack_total: attack.iter().map(|line| line.value).sum(),
        attack,
        odds: odds::odds(table, overrun.vehicle, overrun.at),
    }
}

//! From events to what the view plays: counters slide, flip and fall, fire and dice are shown, each with a word of why.

use crate::battle::Battle;
use crate::faces::unit_face;
use crate::{faces, log};
use bevy::prelude::Color;
use board_view::Step;
use hex_board::{Place, Spot};
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::{CheckResult, Event, Situation, Table, UnitNow, UnitState};
use std::sync::Arc;
use table::CounterId;

const GOOD: Color = Color::srgb(0.498, 0.698, 0.416);
const BAD: Color = Color::srgb(0.816, 0.396, 0.29);
const PLAIN: Color = Color::srgb(0.91, 0.902, 0.878);

/// The units as they stood before, changed event by event, so that each step shows the face of its moment.
struct Stage<'a> {
    table: Table<'a>,
    units: Vec<UnitNow>,
    steps: Vec<Step>,
}

/// What the view plays for these events; `before` is the position before them.
pub fn steps(battle: &Battle, before: &Situation, events: &[Event]) -> Vec<Step> {
    let mut stage = Stage { table: battle.table(), units: before.units.clone(), steps: Vec::new() };
    for event in events {
        stage.show(event);
        stage.follow(event);
    }
    if !stage.steps.is_empty() {
        let pieces = faces::pieces(battle, &crate::model::Selection::default());
        stage.steps.push(Step::Settle(Box::new(pieces)));
    }
    stage.steps
}

impl Stage<'_> {
    fn unit(&self, id: CounterId) -> Option<&UnitNow> {
        self.table.unit_no(id).map(|n| &self.units[usize::from(n)])
    }
    fn spot(&self, id: CounterId) -> Option<Spot> {
        self.unit(id).and_then(UnitNow::spot)
    }
    fn at(&self, place: Place) -> Option<Spot> {
        self.table.field.map.spot(place)
    }
    fn dice(&mut self, at: Option<Spot>, dice: &[u8], caption: String) {
        if let Some(at) = at {
            self.steps.push(Step::Look { at });
            self.steps.push(Step::Dice { at, dice: dice.to_vec(), caption });
        }
    }
    fn note(&mut self, at: Option<Spot>, text: impl Into<String>, colour: Color) {
        if let Some(at) = at {
            self.steps.push(Step::Note { at, text: text.into(), colour });
        }
    }

    fn show(&mut self, event: &Event) {
        match event {
            Event::Stepped { units, to: Some(to), .. } => {
                let on_board: Vec<CounterId> = units.iter().copied().filter(|id| self.spot(*id).is_some()).collect();
                if let Some(to) = self.at(*to)
                    && !on_board.is_empty()
                {
                    self.steps.push(Step::Slide { keys: on_board, to });
                }
            }
            Event::UnitExited { unit } => {
                self.note(self.spot(*unit), "leaves the map", PLAIN);
                self.steps.push(Step::Fall { key: *unit });
            }
            Event::FireResolved { from, at, attack_dice, defence_die, targets, opportunity, .. } => {
                let (Some(from), Some(at)) = (self.at(*from), self.at(*at)) else { return };
                self.steps.push(Step::Look { at });
                if *opportunity {
                    self.note(Some(from), "Opportunity Fire", PLAIN);
                }
                self.steps.push(Step::Fire { from, to: at });
                let best = targets.iter().max_by_key(|target| target.margin);
                let caption = best.map_or_else(String::new, |best| {
                    let verdict =
                        if best.margin > 0 { format!(", {} over", best.margin) } else { ", no effect".into() };
                    format!("{} against {}{verdict}", best.attack_total, best.defence_total)
                });
                let dice: Vec<u8> = attack_dice.iter().chain([defence_die]).copied().collect();
                self.dice(Some(at), &dice, caption);
            }
            Event::DamageChecked { unit, die, total, morale, result, .. } => {
                let at = self.spot(*unit);
                self.dice(at, &[*die], format!("{total} against morale {morale}"));
                let colour = if *result == CheckResult::NoEffect { GOOD } else { BAD };
                self.note(at, log::result(*result), colour);
            }
            Event::HeroRolled { unit, die } => {
                let rises = die % 2 == 0;
                let at = self.spot(*unit);
                self.dice(at, &[*die], "a hero on an even number".into());
                self.note(at, if rises { "a hero!" } else { "no hero" }, if rises { GOOD } else { PLAIN });
            }
            Event::HalfSquadRolled { unit, die, .. } => self.dice(self.spot(*unit), &[*die], "half-squad".into()),
            Event::MoraleRolled { unit, dice, needed, passed, .. } => {
                let at = self.spot(*unit);
                self.dice(at, dice, format!("{} of {needed}", dice[0] + dice[1]));
                self.note(at, if *passed { "passed" } else { "failed" }, if *passed { GOOD } else { BAD });
            }
            Event::SpotRolled { at, die, total, needed, spotted, .. } => {
                let at = self.at(*at);
                self.dice(at, &[*die], format!("{total} of {needed}"));
                self.note(at, if *spotted { "Spotted" } else { "nothing seen" }, if *spotted { GOOD } else { PLAIN });
            }
            Event::SmokeRolled { at, die, needed, placed, .. } => {
                let at = self.at(*at);
                self.dice(at, &[*die], format!("{die} of {needed}"));
                if !placed {
                    self.note(at, "no smoke", PLAIN);
                }
            }
            Event::HexMarkerPlaced { at, marker: HexMarker::SmokeOne } => {
                if let Some(at) = self.at(*at) {
                    self.steps.push(Step::Smoke { at });
                }
            }
            Event::MeleeRolled { at, attackers, dice, total, needed, killed, .. } if !attackers.is_empty() => {
                let Some(at) = self.at(*at) else { return };
                self.steps.push(Step::Look { at });
                self.steps.push(Step::Melee { at });
                self.dice(Some(at), dice, format!("{total} of {needed}"));
                self.note(
                    Some(at),
                    if *killed { "they fall" } else { "they stand" },
                    if *killed { BAD } else { PLAIN },
                );
            }
            Event::UnitLost { unit, .. } => self.steps.push(Step::Fall { key: *unit }),
            Event::UnitShaken { unit } | Event::UnitRallied { unit } | Event::UnitBecame { unit, .. } => {
                let mut after = match self.unit(*unit) {
                    Some(before) if before.spot().is_some() => *before,
                    _ => return,
                };
                change(&self.table, &mut after, event);
                let face = Arc::new(unit_face(&self.table, &after));
                self.steps.push(Step::Flip { key: *unit, face });
            }
            Event::ControlChanged { at, side } => {
                let taken = format!("{} takes it", crate::names::side(&self.table, *side));
                self.note(self.at(*at), taken, PLAIN);
            }
            _ => {}
        }
    }

    fn follow(&mut self, event: &Event) {
        let unit = match event {
            Event::UnitPlaced { unit, .. }
            | Event::UnitLost { unit, .. }
            | Event::UnitExited { unit }
            | Event::UnitShaken { unit }
            | Event::UnitRallied { unit }
            | Event::UnitBecame { unit, .. }
            | Event::MarkerPlaced { unit, .. }
            | Event::MarkerRemoved { unit, .. } => *unit,
            _ => return,
        };
        if let Some(n) = self.table.unit_no(unit) {
            change(&self.table, &mut self.units[usize::from(n)], event);
        }
    }
}

/// What an event changes about a unit as it is shown.
fn change(table: &Table, unit: &mut UnitNow, event: &Event) {
    match event {
        Event::UnitPlaced { at, .. } => {
            if let Some(spot) = table.field.map.spot(*at) {
                unit.state = UnitState::On(spot);
            }
        }
        Event::UnitShaken { .. } => unit.shaken = true,
        Event::UnitRallied { .. } => unit.shaken = false,
        Event::UnitBecame { definition, .. } => {
            if let Some(definition) = table.field.definitions.unit(definition) {
                unit.definition = definition;
                unit.kind = table.field.definitions.units[usize::from(definition)].kind;
            }
        }
        Event::UnitLost { .. } | Event::UnitExited { .. } => {
            unit.state = UnitState::Off(lock_n_load::counters::OffMap::Lost);
        }
        Event::MarkerPlaced { marker: Marker::Wounded, .. } => unit.markers = unit.markers.with(Marker::Wounded),
        _ => {}
    }
}

//! What is asked of the infantry that has been overrun: who strikes back, who gives way.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::model::Selection;
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sheets::{Page, Reading, meanings, questions};
use board_art::Icon;
use hex_board::Place;
use lock_n_load::sections::overrun::rules::{GIVE_WAY, STRIKE_BACK};
use lock_n_load::{Command, Event, Report, Table};
use table::{CounterId, RuleId, Say};

/// Which unit Close Assaults the vehicle that has overrun it?
pub(crate) struct StrikeBack<'a> {
    pub vehicle: CounterId,
    pub units: &'a [CounterId],
}

/// Which unit gives way to the vehicle that stays in its hex?
pub(crate) struct GiveWay<'a> {
    pub at: &'a Place,
    pub units: &'a [CounterId],
}

/// How likely a unit is to destroy the vehicle, for its answer; none: it may not.
fn chance(battle: &Battle, command: &Command) -> Option<String> {
    let Ok(Report::StrikeBack(strike)) = battle.judge(command) else { return None };
    let (hits, out_of) = strike.odds(&battle.table());
    Some(meanings::percent(hits, out_of))
}

/// An answer in words; none, if the order is no answer to these questions.
fn named(battle: &Battle, command: &Command) -> Option<String> {
    let table = &battle.table();
    let answer = match command {
        Command::AssaultBack { unit, weapon, leader } => {
            let assaults = match (*weapon, *leader) {
                (None, None) => words::assaults(*unit),
                (Some(weapon), None) => words::assaults_with(*unit, weapon),
                (None, Some(leader)) => words::assaults_helped(*unit, leader),
                (Some(weapon), Some(leader)) => words::assaults_with_helped(*unit, weapon, leader),
            };
            match chance(battle, command) {
                Some(chance) => words::with_chance(assaults, chance),
                None => assaults,
            }
        }
        Command::Retreat { unit, to } => words::goes_to(*unit, to),
        Command::Decline => words::nobody_assaults(),
        Command::Stay => words::others_stay(),
        _ => return None,
    };
    Some(names::sentence(&names::told(table, &answer)))
}

/// What is to be known, and a wide button for each answer.
fn answers(reading: &Reading, note: String) -> Page {
    let battle = reading.battle;
    Page::of(|page| {
        questions::note(page, note);
        let offered = battle.legal().iter();
        questions::answers(page, offered.filter_map(|order| Some((named(battle, order)?, order.clone()))));
    })
}

/// A button for each answer.
fn buttons(bar: &mut Bar) {
    for command in bar.battle.legal() {
        if let Some(name) = named(bar.battle, command) {
            let holds = matches!(command, Command::Decline | Command::Stay);
            let icon = if holds { Icon::Hold } else { Icon::Melee };
            bar.push(order(name, "", icon, command.clone()));
        }
    }
}

fn of_overrun(result: &ResultCard) -> bool {
    let of_it = |event: &Event| matches!(event, Event::OverrunResolved(_) | Event::CloseAssaultRolled(_));
    result.events.iter().any(of_it)
}

impl Asked for StrikeBack<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::who_assaults(self.vehicle))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::close_assault_the_vehicle_title(), STRIKE_BACK)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        let line = names::told(&reading.table(), &words::stands_among_them(self.vehicle));
        answers(reading, names::sentence(&line))
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), self.units.to_vec())
    }
    fn draft(&self, _asking: &Asking) -> Draft {
        Draft::default()
    }
    fn click(&self, _battle: &Battle, _desk: &mut Desk, _table: &Table, _click: &Clicked) {}
    fn buttons(&self, bar: &mut Bar) {
        buttons(bar);
    }
    fn comes_of(&self, result: &ResultCard) -> bool {
        of_overrun(result)
    }
}

impl Asked for GiveWay<'_> {
    fn sentence(&self, _table: &Table) -> String {
        words::who_gives_way(self.at).said()
    }
    fn title(&self) -> (Say, RuleId) {
        (words::retreat_from_the_vehicle_title(), GIVE_WAY)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        answers(reading, words::may_go_or_share().said())
    }
    fn places(&self) -> &[Place] {
        std::slice::from_ref(self.at)
    }
    fn in_view(&self) -> Option<Place> {
        Some(*self.at)
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), self.units.to_vec())
    }
    fn draft(&self, _asking: &Asking) -> Draft {
        Draft::default()
    }
    fn click(&self, _battle: &Battle, _desk: &mut Desk, _table: &Table, _click: &Clicked) {}
    fn buttons(&self, bar: &mut Bar) {
        buttons(bar);
    }
    fn comes_of(&self, result: &ResultCard) -> bool {
        of_overrun(result)
    }
}

//! What has happened since the last battle, as far as whoever looks is told of it: levels, care, repairs, replacements, each with its die and
//! its chances.

use super::head::capital;
use super::look::{Look, die};
use super::words;
use crate::builder::experience;
use bevy_egui::egui::Ui;
use perrys_heroes::campaign::Parked;
use perrys_heroes::campaign::{
    By, Campaign, Carrier, Event, Note, Roster, VehicleNote, chance_of_repair, chances_of_care, note_told, result_told,
    title, told, vehicle_note_told,
};
use table::{Say, Side};

/// A line of what has happened, and what its chances were.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Told {
    pub what: Say,
    pub odds: Option<Say>,
    pub side: Option<Side>,
}

/// Draws it.
pub(super) fn show(ui: &mut Ui, look: &mut Look, open: bool) {
    let Some(battle) = look.seen.battles.iter().rfind(|battle| battle.outcome.is_some()) else {
        look.words(ui, &words::nothing_yet());
        return;
    };
    look.heading(ui, &words::since_battle(battle.no, title(look.setting, battle)));
    for side in Side::BOTH {
        if let Some(result) = result_told(look.setting, battle, side) {
            look.text(ui, capital(&result), look.accent(side));
        }
    }
    ui.add_space(6.0);
    for line in lines(look, open) {
        let colour = line.side.map_or(look.theme.text, |side| look.accent(side));
        look.text(ui, capital(&line.what), colour);
        if let Some(odds) = &line.odds {
            look.aside(ui, odds);
        }
    }
}

/// The lines since the last battle, as far as whoever looks is told of it; `open`: everything is told.
pub(super) fn lines(look: &Look, open: bool) -> Vec<Told> {
    let from = look.entries.iter().rposition(|entry| matches!(entry.by, By::Battle(_)));
    let Some(from) = from else { return Vec::new() };
    let mut campaign = look.setting.start();
    look.entries[..from].iter().flat_map(|entry| &entry.events).for_each(|event| campaign.apply(event));
    let mut lines = Vec::new();
    for event in look.entries[from..].iter().flat_map(|entry| &entry.events) {
        let before = campaign.clone();
        campaign.apply(event);
        let to = event.told_to();
        if open || look.viewer.map_or(to == [true; 2], |viewer| to[viewer.index()]) {
            lines.extend(line(look, (&before, &campaign), event));
        }
    }
    lines
}

fn line(look: &Look, (before, now): (&Campaign, &Campaign), event: &Event) -> Option<Told> {
    let whole = || told(look.setting, now, event);
    let of = |what: Say, odds: Option<Say>, side: Side| Some(Told { what, odds, side: Some(side) });
    match event {
        // What was intended stands with the battle.
        Event::Intends { .. } | Event::StageIs(_) => None,
        Event::Laid(_) | Event::Fought { .. } => Some(Told { what: whole()?, odds: None, side: None }),
        Event::StatusIs { side, .. } | Event::VehicleJoins { side, .. } => of(whole()?, None, *side),
        Event::Man { side, man, note, .. } => {
            let (what, odds) = of_man(&before.side(*side).roster, *man, note)?;
            of(what, odds, *side)
        }
        Event::Vehicle { side, no, note, .. } => {
            let carrier = before.side(*side).roster.carriers.get(usize::from(*no))?;
            let (what, odds) = of_vehicle(before, *side, carrier, note)?;
            of(what, odds, *side)
        }
        Event::Drawn { side, die: thrown, .. } => of(words::came(die(thrown), whole()?), None, *side),
        Event::Joins { side, experience: seen, die: thrown, .. } => {
            of(words::joined(whole()?, experience(*seen), die(thrown)), None, *side)
        }
        Event::VehicleDrawn { side, lost, die: thrown, comes } => {
            let name = before.side(*side).roster.carriers.get(usize::from(*lost)).map_or("", |old| &old.what.name);
            let what =
                if *comes { words::vehicle_die(die(thrown), whole()?) } else { words::no_vehicle(name, die(thrown)) };
            of(what, None, *side)
        }
    }
}

/// What has happened to a man, with the chances of a die. That he fought and came out is no news.
fn of_man(roster: &Roster, man: u16, note: &Note) -> Option<(Say, Option<Say>)> {
    let name = &roster.man(man)?.name;
    match note {
        Note::Fought => None,
        Note::Cared(thrown, _) => {
            let [evacuated, two, one, fit] = chances_of_care(!thrown.lines.is_empty());
            let odds = words::odds_of_care(evacuated, two, one, fit);
            Some((words::cared(name, die(thrown), note_told(note)), Some(odds)))
        }
        Note::Wounded | Note::Died | Note::Fled | Note::Missed(_) | Note::Joined(_) => {
            Some((words::happened(name, note_told(note)), None))
        }
    }
}

/// What has happened to a vehicle, with the chances of a die.
fn of_vehicle(before: &Campaign, side: Side, carrier: &Carrier, note: &VehicleNote) -> Option<(Say, Option<Say>)> {
    let name = &carrier.what.name;
    match note {
        VehicleNote::Fought(0) => None,
        VehicleNote::Repaired(thrown, _) => {
            let odds = match carrier.parked {
                Parked::InRepair(hurt) => Some(words::odds_of_repair(chance_of_repair(before.side(side).status, hurt))),
                Parked::Ready | Parked::Lost | Parked::Replaced => None,
            };
            Some((words::repaired(name, die(thrown), vehicle_note_told(note)), odds))
        }
        VehicleNote::Fought(_) | VehicleNote::Hurt(..) | VehicleNote::Destroyed | VehicleNote::Joined => {
            Some((words::happened(name, vehicle_note_told(note)), None))
        }
    }
}

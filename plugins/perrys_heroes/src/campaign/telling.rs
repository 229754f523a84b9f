//! What has happened in a campaign, and how men and campaigns stand, in words.

use super::event::Event;
use super::garage::{Hurt, Parked, VehicleNote};
use super::roster::{Care, Fate, Note};
use super::setting::Setting;
use super::state::{Battle, Campaign, Ended, Stage};
use super::status::{degree_word, order_word, status_word};
use super::words;
use crate::files::values::{Experience, Grade};
use table::{Say, Side};

/// An event in words, as the campaign stands after it; none: it says nothing that another does not say.
pub fn told(setting: &Setting, campaign: &Campaign, event: &Event) -> Option<Say> {
    let name = |side: Side| setting.def.side(side).name.as_str();
    Some(match event {
        Event::Intends { side, order } => words::intends(name(*side), order_word(*order)),
        Event::Laid(battle) => words::laid(battle.no, title(setting, battle)),
        Event::Fought { fell, .. } => words::fell(name(Side::First), fell[0], name(Side::Second), fell[1]),
        Event::StatusIs { side, status, .. } => words::stands(name(*side), status_word(*status)),
        Event::Drawn { side, men: 0, .. } => words::nobody_comes(name(*side)),
        Event::Drawn { side, men, .. } => words::drawn(name(*side), *men),
        Event::Joins { side, place, name, .. } => {
            let roster = &campaign.side(*side).roster;
            // The last who held it before him.
            let before = roster.men.iter().rfind(|man| man.place == *place && man.fate.is_lost());
            words::joins(name, before.map_or("?", |man| man.name.as_str()))
        }
        Event::VehicleDrawn { comes: true, side, .. } => words::vehicle_comes(name(*side)),
        Event::VehicleJoins { side, lost, what } => {
            let old = campaign.side(*side).roster.carriers.get(usize::from(*lost));
            words::joins(&what.name, old.map_or("?", |old| old.what.name.as_str()))
        }
        Event::Man { .. } | Event::Vehicle { .. } | Event::VehicleDrawn { comes: false, .. } | Event::StageIs(_) => {
            return None;
        }
    })
}

/// What a battle is called.
pub fn title<'a>(setting: &'a Setting, battle: &Battle) -> &'a str {
    let field = usize::from(battle.field);
    if setting.is_fixed() {
        setting.chain.get(field).map_or("", |scenario| &scenario.title)
    } else {
        setting.def.battlefields.get(field).map_or("", |field| &field.title)
    }
}

/// What both sides have been ordered to do in a battle.
pub fn orders_told(setting: &Setting, battle: &Battle) -> Say {
    let [first, second] = battle.orders;
    words::ordered(&setting.def.sides.0.name, order_word(first), &setting.def.sides.1.name, order_word(second))
}

/// How a side has done in a battle; none: it has not been fought.
pub fn result_told(setting: &Setting, battle: &Battle, side: Side) -> Option<Say> {
    let outcome = battle.outcome?;
    let [own, enemy] = [side, side.other()].map(|side| outcome.scores[side.index()]);
    Some(words::fought(&setting.def.side(side).name, degree_word(outcome.degree(side)), own, enemy))
}

/// How a campaign stands.
pub fn status_told(setting: &Setting, campaign: &Campaign, side: Side) -> Say {
    words::stands(&setting.def.side(side).name, status_word(campaign.side(side).status))
}

/// What a grade is called.
pub fn grade_told(grade: Grade) -> Say {
    match grade {
        Grade::Officer => words::officer(),
        Grade::Nco => words::nco(),
        Grade::Soldier => words::soldier(),
    }
}

/// What it is called how much a man has seen.
pub fn experience_told(experience: Experience) -> Say {
    match experience {
        Experience::Green => words::green(),
        Experience::Normal => words::normal(),
        Experience::Veteran => words::veteran(),
    }
}

/// A line of a man's history.
pub fn note_told(note: &Note) -> Say {
    match note {
        Note::Fought => words::note_fought(),
        Note::Wounded => words::note_wounded(),
        Note::Died => words::note_died(),
        Note::Fled => words::note_fled(),
        Note::Cared(_, Care::Evacuated) => words::note_evacuated(),
        Note::Cared(_, Care::Misses(battles)) => words::note_misses(*battles),
        Note::Cared(_, Care::Fit) => words::note_fit(),
        Note::Missed(_) => words::note_missed(),
        Note::Joined(_) => words::note_joined(),
    }
}

/// A line of a vehicle's history.
pub fn vehicle_note_told(note: &VehicleNote) -> Say {
    match note {
        VehicleNote::Fought(0) => words::note_fought(),
        VehicleNote::Fought(fell) => words::vehicle_fought(*fell),
        VehicleNote::Hurt(Hurt::Immobile, _) => words::vehicle_immobile(),
        VehicleNote::Hurt(Hurt::Damaged, _) => words::vehicle_damaged(),
        VehicleNote::Destroyed => words::vehicle_destroyed(),
        VehicleNote::Repaired(_, true) => words::vehicle_repaired(),
        VehicleNote::Repaired(_, false) => words::vehicle_in_repair(),
        VehicleNote::Joined => words::note_joined(),
    }
}

/// Where a vehicle is.
pub fn parked_told(parked: Parked) -> Say {
    match parked {
        Parked::Ready => words::is_ready(),
        Parked::InRepair(_) => words::is_in_repair(),
        Parked::Lost => words::is_lost(),
        Parked::Replaced => words::is_replaced(),
    }
}

/// Where a man is.
pub fn fate_told(fate: Fate) -> Say {
    match fate {
        Fate::Ready => words::is_ready(),
        Fate::Away(battles) => words::is_away(battles),
        Fate::Evacuated => words::is_evacuated(),
        Fate::Dead => words::is_dead(),
    }
}

/// Why the campaign is over, and who has won it; none: it goes on.
pub fn ending_told(setting: &Setting, campaign: &Campaign) -> Option<(Say, Say)> {
    let Stage::Over(ended) = campaign.stage else { return None };
    let name = |side: Side| setting.def.side(side).name.as_str();
    let why = match ended {
        Ended::Star(side) => words::ends_by_star(name(side)),
        Ended::Battles => words::ends_by_battles(campaign.fought()),
        Ended::Nobody([true, false]) => words::ends_by_nobody(name(Side::First)),
        Ended::Nobody([false, true]) => words::ends_by_nobody(name(Side::Second)),
        Ended::Nobody([true, true] | [false, false]) => words::ends_without_anybody(),
    };
    let winner = campaign.winner(setting.is_fixed());
    Some((why, winner.map_or_else(words::nobody_has_won, |side| words::has_won(name(side)))))
}

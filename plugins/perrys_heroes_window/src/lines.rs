//! What happened, as a line of the log.

use crate::window_box::{At, PerrysHeroesWindow};
use crate::{names, words};
use desk::{Begins, LogLine, Role, Telling, WindowBox};
use measured_view::Spot;
use perrys_heroes::sections::turn::rules::END;
use perrys_heroes::{Event, Phase, Table};
use table::{CounterId, Say, Side};

/// What a phase is called.
pub fn phase_name(phase: Phase) -> Say {
    match phase {
        Phase::SetUp => words::set_up(),
        Phase::Activation => words::activation(),
        Phase::Action => words::action(),
        Phase::Rally => words::rally(),
    }
}

/// Where an event stands among lines and results.
pub fn telling(table: &Table, event: &Event) -> Telling<PerrysHeroesWindow> {
    if let Event::PhaseBegan { turn, .. } = event {
        Telling { role: Role::NewPart, turn: Some(*turn), begins: Some(Begins::Phase), ..Telling::default() }
    } else if let Event::CardTurned { team, .. } = event {
        let begins = Some(Begins::Impulse(table.field.team(*team).side));
        Telling { role: Role::NewPart, begins, ..Telling::default() }
    } else if let Event::Fired(_) = event {
        Telling { role: Role::Begins, ..Telling::default() }
    } else {
        Telling::default()
    }
}

/// The sentence of an event; none where it only changes the table.
pub fn line(table: &Table, event: &Event) -> Option<LogLine<PerrysHeroesWindow>> {
    let of = |side: Option<Side>, say: Say| {
        let text = names::told(table, &say);
        LogLine { text, side, ..LogLine::default() }
    };
    let by = |who: CounterId, say: Say| {
        let figure = table.figure(who);
        let at = figure.and_then(|figure| figure.at).map(|at| At(Spot(at)));
        of(figure.map(|figure| figure.side), say).at(at)
    };
    match event {
        Event::PhaseBegan { turn, phase } => {
            Some(of(None, words::turn_begins(*turn, names::told(table, &phase_name(*phase)))).heading())
        }
        Event::CardTurned { team, .. } => {
            let team = table.field.team(*team);
            Some(of(Some(team.side), words::card(team.name.clone())).heading())
        }
        Event::Went { unit, .. } => Some(by(*unit, words::goes(*unit))),
        Event::Fired(volley) => Some(by(volley.unit, words::fires(volley.unit))),
        Event::Over(outcome) => {
            let say = outcome.winner.map(|side| words::won(PerrysHeroesWindow::side_name(table, side)));
            Some(of(outcome.winner, say.unwrap_or_else(words::drawn)).heading().rule(END))
        }
        Event::Placing(_)
        | Event::WindRolled { .. }
        | Event::Rolled(_)
        | Event::Struck(_)
        | Event::Landed(_)
        | Event::Blasted(_)
        | Event::Fought(_)
        | Event::Told { .. }
        | Event::Is(..)
        | Event::BattleIs(_)
        | Event::Pushed(_)
        | Event::Popped
        | Event::Deck(_)
        | Event::RallyIs(_)
        | Event::Planned { .. }
        | Event::Asked { .. }
        | Event::Fled
        | Event::Acts(_)
        | Event::Stands(_) => None,
    }
}

/// The dice of an event, each with whoever threw it.
pub fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
    let side = |who: CounterId| table.figure(who).map(|figure| figure.side);
    if let Event::Fired(volley) = event {
        volley.shots.iter().map(|shot| (side(volley.unit), shot.die)).collect()
    } else if let Event::Rolled(rolled) = event {
        vec![(side(rolled.unit), rolled.die)]
    } else {
        Vec::new()
    }
}

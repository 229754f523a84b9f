//! What an event and a position from a saved game must fit.

use crate::rules::{reacts, winner};
use crate::{Event, Table};
use table::CounterId;

/// Whether an event can be applied.
pub fn admit(table: &Table, event: &Event) -> Result<(), String> {
    let known = |who: &CounterId| {
        let standing = table.soldier(*who).is_some_and(|(_, soldier)| soldier.at.is_some());
        if standing { Ok(()) } else { Err(format!("no soldier `{who}` stands on the table")) }
    };
    match event {
        Event::PhaseBegan { turn, .. } if *turn > table.start.turns.saturating_add(1) => {
            Err(format!("there is no turn {turn}"))
        }
        Event::Moved { to, .. } if !table.start.has(*to) => Err("a soldier stands beside the table".into()),
        Event::Shot { die, needs, .. } if !(1..=6).contains(die) || !(3..=4).contains(needs) => {
            Err(format!("no die shows {die} where {needs} is needed"))
        }
        Event::Rested { who } if who.iter().any(|who| table.soldier(*who).is_none()) => {
            Err("who rests is no soldier of this game".into())
        }
        Event::Moved { who, .. } | Event::Fell { who } => known(who),
        Event::Shot { who, at, .. } => known(who).and_then(|()| known(at)),
        Event::Snapshot { state, soldiers } => {
            let known = soldiers.iter().map(|(who, ..)| *who).eq(table.soldiers.iter().map(|soldier| soldier.id));
            let here = soldiers.iter().all(|(_, at, ..)| at.is_none_or(|at| table.start.has(at)));
            let mover = state.mover.is_none_or(|mover| table.soldier(mover).is_some());
            let fits = known && here && mover && state.turn <= table.start.turns.saturating_add(1);
            if fits { Ok(()) } else { Err("no position of this game".into()) }
        }
        Event::PhaseBegan { .. } | Event::Rested { .. } | Event::ReactionOver | Event::Over { .. } => Ok(()),
    }
}

/// Whether somebody must decide something that is on the table.
pub fn rests(table: &Table) -> Result<(), String> {
    let state = table.state;
    match state.mover {
        _ if state.over.is_some() => Ok(()),
        _ if state.turn == 0 || winner(table).is_some() => Err("nobody is to decide".into()),
        Some(mover) if !reacts(table, mover) => Err(format!("nobody can fire at `{mover}`")),
        _ => Ok(()),
    }
}

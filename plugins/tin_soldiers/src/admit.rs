//! What an event from outside must fit before it is applied.

use crate::facts::soldiers::Is;
use crate::facts::{AnyFrame, Event, State, Table};
use crate::rules::winner;
use table::CounterId;

/// Whether an event can be applied.
pub fn admit(table: &Table, event: &Event) -> Result<(), String> {
    let known = |who: &CounterId| match table.soldier(*who) {
        Some(_) => Ok(()),
        None => Err(format!("`{who}` is no soldier of this game")),
    };
    let standing = |who: &CounterId| {
        let standing = table.soldier(*who).is_some_and(|(_, soldier)| soldier.at.is_some());
        if standing { Ok(()) } else { Err(format!("no soldier `{who}` stands on the table")) }
    };
    let a_turn = |turn: u8| {
        if turn > table.start.turns.saturating_add(1) { Err(format!("there is no turn {turn}")) } else { Ok(()) }
    };
    let a_die = |die: u8| if (1..=6).contains(&die) { Ok(()) } else { Err(format!("no die shows {die}")) };
    let on_table = |at| if table.start.has(at) { Ok(()) } else { Err("beside the table".to_string()) };
    let frame = |frame: &AnyFrame| match frame {
        AnyFrame::Reaction(reaction) => known(&reaction.mover),
    };
    match event {
        Event::PhaseBegan { turn, .. } => a_turn(*turn),
        Event::Rested { who } => who.iter().try_for_each(known),
        Event::Moved { who, to } => standing(who).and_then(|()| on_table(*to)),
        Event::Fell { who } => standing(who),
        Event::Shot { who, at, die, needs } => {
            standing(who)?;
            standing(at)?;
            a_die(*die)?;
            if (3..=4).contains(needs) { Ok(()) } else { Err(format!("no shot needs {needs}")) }
        }
        Event::Burst { who, at, dice } => {
            standing(who)?;
            on_table(*at)?;
            dice.iter().try_for_each(|(who, die)| standing(who).and_then(|()| a_die(*die)))
        }
        Event::Pushed(_) if !table.state.stack.is_empty() => Err("nothing goes on above a reaction".into()),
        Event::Pushed(above) => frame(above),
        Event::ReactionOver if table.state.stack.is_empty() => Err("nobody has moved".into()),
        Event::ReactionOver | Event::Over { .. } => Ok(()),
        Event::Is(who, is) => {
            known(who)?;
            let fallen = table.soldier(*who).is_some_and(|(_, soldier)| soldier.fallen);
            match is {
                Is::Stands(Some(_)) if fallen => Err(format!("`{who}` has fallen")),
                Is::Stands(_) | Is::Hidden(_) | Is::Fallen(_) | Is::Moved(_) | Is::Fired(_) => is.admit(table.start),
            }
        }
        Event::Stands(State { turn, stack, .. }) => {
            a_turn(*turn)?;
            stack.iter().try_for_each(frame)?;
            if stack.len() > 1 { Err("one move is answered at a time".into()) } else { Ok(()) }
        }
    }
}

/// Whether somebody must decide something that is on the table.
pub fn rests(table: &Table) -> Result<(), String> {
    let state = table.state;
    match state.stack.last() {
        _ if state.over.is_some() => Ok(()),
        _ if state.turn == 0 || winner(table).is_some() => Err("nobody is to decide".into()),
        Some(AnyFrame::Reaction(reaction)) if !reaction.is_asked(table) => {
            Err(format!("nobody can fire at `{}`", reaction.mover))
        }
        Some(AnyFrame::Reaction(reaction)) if reaction.asked == state.side => Err("nobody fires at his own".into()),
        Some(AnyFrame::Reaction(_)) | None => Ok(()),
    }
}

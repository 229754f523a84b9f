//! What became of whom between two moments: health, morale, and who is off the table.

use crate::names;
use crate::told;
use desk::account::{Change, Grade};
use perrys_heroes::figures::Kept;
use perrys_heroes::values::{Health, Left, Morale};
use perrys_heroes::{Figure, Table};
use table::Say;

/// Who is better or worse off than before, as far as one sees.
pub fn changes(table: &Table, before: &Kept, after: &Kept) -> Vec<Change> {
    let both = before.rows().iter().zip(after.rows().iter());
    let changed = both.filter_map(|(before, after)| {
        let grade = grade(&before, &after)?;
        let states = [&before, &after].map(|figure| state(figure).said());
        let name = names::name(table, &table.figure(after.id)?);
        Some(Change { who: after.id, name, side: after.side, states, grade })
    });
    changed.collect()
}

/// How he is, in a word or two.
fn state(figure: &Figure) -> Say {
    match figure.left {
        Left::No => {}
        Left::Own | Left::Enemy | Left::Other | Left::Fled => return told::words::is_gone(),
    }
    if figure.is_vehicle() {
        return of_vehicle(figure);
    }
    let health = match figure.health {
        Health::Fit => None,
        Health::Wounded => Some(told::words::wounded_word()),
        Health::Treated => Some(told::words::is_treated()),
        Health::Dead => return told::words::dead_word(),
    };
    let morale = match figure.morale {
        Morale::Operational => None,
        Morale::Pinned => Some(told::words::is_pinned()),
        Morale::Demoralised => Some(told::words::is_demoralised()),
        Morale::Panicked => Some(told::words::is_panicked()),
    };
    match (health, morale) {
        (None, None) => told::words::is_fit(),
        (Some(one), None) | (None, Some(one)) => one,
        (Some(health), Some(morale)) => told::words::two_states(health, morale),
    }
}

/// How a vehicle is: the worst of it.
fn of_vehicle(figure: &Figure) -> Say {
    let all = [
        (figure.health == Health::Dead, told::words::note_destroyed()),
        (figure.abandoned, told::words::note_abandoned()),
        (figure.immobile, told::words::note_immobile()),
        (figure.gun_useless, told::words::note_gun_useless()),
        (figure.turret_jammed, told::words::note_turret_jammed()),
        (figure.morale == Morale::Pinned, told::words::is_pinned()),
        (figure.morale == Morale::Demoralised, told::words::is_demoralised()),
        (figure.morale == Morale::Panicked, told::words::is_panicked()),
    ];
    all.into_iter().find(|(is, _)| *is).map_or_else(told::words::is_whole, |(_, word)| word)
}

/// What a vehicle has lost, with how many parts.
fn lost(figure: &Figure) -> usize {
    [figure.abandoned, figure.immobile, figure.gun_useless, figure.turret_jammed].into_iter().filter(|is| *is).count()
}

/// How bad it is; none where nothing of it has changed.
fn grade(before: &Figure, after: &Figure) -> Option<Grade> {
    let of = |figure: &Figure| (figure.left, figure.health, figure.morale, lost(figure));
    if of(before) == of(after) {
        return None;
    }
    if after.health == Health::Dead || after.left != Left::No {
        return Some(Grade::Gone);
    }
    if before.health == Health::Fit && after.health != Health::Fit {
        return Some(Grade::Harmed);
    }
    if lost(after) > lost(before) {
        return Some(Grade::Harmed);
    }
    Some(if after.morale > before.morale { Grade::Worse } else { Grade::Better })
}

//! Wounds, deaths and the morale of those who see them (4.4, 4.5).
//!
//! An attack is worked out on the table as it was, die by die. What it does meanwhile is kept in a [`Harm`], which at the end has those tests
//! rolled that the whole attack brings: one for each figure, however many fell (PH-4.5-07, PH-R-36).

mod harm;
pub mod odds;
pub mod rules;
pub(crate) mod words;

pub(crate) use harm::Harm;

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::Table;
use crate::files::values::{Experience, Grade, Health, Morale, Posture};
use rules::{CUMULATIVE, DEMORALISED, ELITE, MARKED, MORALE, MORALE_LEVELS, VIOLENT, WOUNDED};
use table::{DiceCup, Line, Refusal, Tally};

/// Friends nearer than this to a casualty test their morale (PH-4.5-04).
const NEAR: i32 = 1000;
/// What a morale test needs (PH-4.5-04).
pub const PASSES: i8 = 6;

/// Whether a figure's morale lets it attack (PH-4.5-01, PH-4.5-09, PH-R-37): who is Pinned may.
///
/// # Errors
/// It is Demoralised or Panicked.
pub(crate) fn may_attack(figure: &Figure) -> Result<(), Refusal> {
    match figure.morale {
        Morale::Operational | Morale::Pinned => Ok(()),
        Morale::Demoralised => Err(Refusal::new(DEMORALISED, words::demoralised_attacks_nobody())),
        Morale::Panicked => Err(Refusal::new(CUMULATIVE, words::panicked_attacks_nobody())),
    }
}

/// Whether a figure's wounds and morale let it move by order (PH-4.4-01, PH-4.5-01, PH-R-37).
///
/// # Errors
/// It is Wounded, Pinned or Demoralised, or flees and does nothing else.
pub(crate) fn may_move(figure: &Figure) -> Result<(), Refusal> {
    if figure.health == Health::Wounded {
        return Err(Refusal::new(WOUNDED, words::wounded_stays()));
    }
    match figure.morale {
        Morale::Operational => Ok(()),
        Morale::Pinned => Err(Refusal::new(MORALE_LEVELS, words::pinned_stays())),
        Morale::Demoralised => Err(Refusal::new(DEMORALISED, words::demoralised_stays())),
        Morale::Panicked => Err(Refusal::new(CUMULATIVE, words::panicked_only_flees())),
    }
}

/// What a morale test gets (PH-4.5-04): of the tester as he is, and whether he has seen a violent death.
pub fn morale_lines(table: &Table, tester: &Figure, violent: bool, tally: &mut impl Tally) {
    let mut add = |rule, value| tally.add(Line::from(rule, value, tester.id));
    if tester.has_morale_marker() {
        add(MARKED, -1);
    }
    if violent {
        add(VIOLENT, -1);
    }
    // PH-4.5-08: Treated is no row.
    if tester.health == Health::Wounded {
        add(MORALE, -1);
    }
    let Some(man) = table.man(tester) else { return };
    match man.experience {
        Experience::Green => add(MORALE, -1),
        Experience::Veteran => add(MORALE, 1),
        Experience::Normal => {}
    }
    match man.grade {
        Grade::Nco => add(MORALE, 1),
        Grade::Officer => add(MORALE, 2),
        Grade::Soldier => {}
    }
    if man.elite {
        add(ELITE, table.field.charts.house.elite.into());
    }
}

/// True of a man who stands on the table, or rides in a vehicle that he does not serve: a crew's morale is its vehicle's (PH-H-44).
pub(crate) fn may_test(table: &Table, figure: &Figure) -> bool {
    !figure.is_vehicle() && figure.is_there() && (figure.at.is_some() || table.rides_along(figure))
}

/// Whether it concerns a tester that a figure has fallen: another of his side within less than 10 cm (PH-4.5-04), where who rides is where
/// his vehicle is.
///
/// Reading: who rides tests for who falls in his own vehicle; of what befalls outside he is free (PH-H-44), and so is a crew of all.
pub(crate) fn concerns(table: &Table, fallen: &Figure, tester: &Figure) -> bool {
    if fallen.id == tester.id || fallen.side != tester.side {
        return false;
    }
    match tester.aboard {
        Some(_) => fallen.aboard == tester.aboard && table.rides_along(tester),
        None => table.gap(&table.carrier(fallen), tester).is_some_and(|gap| gap.less_than(NEAR)),
    }
}

/// Whether a morale test is passed with this die and what it gets (PH-4.5-04).
pub(crate) fn passes(die: u8, lines: &[Line]) -> bool {
    i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>() >= i32::from(PASSES)
}

/// A morale test, and what comes of it (PH-4.5-04 to -06).
pub(crate) fn tested(table: &Table, dice: &mut DiceCup, tester: &Figure, violent: bool) -> Vec<Event> {
    let mut lines: Vec<Line> = Vec::new();
    morale_lines(table, tester, violent, &mut lines);
    let die = dice.roll(10);
    let passed = passes(die, &lines);
    let rolled = Rolled { what: Roll::Morale, unit: tester.id, about: None, die, lines, needed: PASSES, passed };
    let mut events = vec![Event::Rolled(rolled)];
    if !passed {
        events.extend(sinks(tester));
    }
    events
}

/// Whoever is Pinned or Demoralised by now, for better or worse, lies down at once and for nothing (PH-4.5-03): who rides when he has got
/// out.
pub(crate) fn lies_down(figure: &Figure, morale: Morale) -> Option<Event> {
    let prone = lies_prone(morale) && figure.aboard.is_none();
    (prone && figure.posture != Posture::Prone).then_some(Event::Is(figure.id, Is::Holds(Posture::Prone)))
}

/// True of the morale with which one lies prone (PH-4.5-03).
pub(crate) const fn lies_prone(morale: Morale) -> bool {
    match morale {
        Morale::Pinned | Morale::Demoralised => true,
        Morale::Operational | Morale::Panicked => false,
    }
}

/// His morale is one level worse: he lies down at once, and who is worse than Pinned is on alert no more (PH-4.5-03, PH-7.14-05).
pub(crate) fn sinks(figure: &Figure) -> Vec<Event> {
    let morale = figure.morale.worse();
    let mut events = Vec::new();
    // PH-4.5-06: Panicked is the floor.
    if morale != figure.morale {
        events.push(Event::Is(figure.id, Is::Spirited(morale)));
    }
    events.extend(lies_down(figure, morale));
    if figure.alert && matches!(morale, Morale::Demoralised | Morale::Panicked) {
        events.push(Event::Is(figure.id, Is::Alert(false)));
    }
    events
}

/// What whoever sees its counter sees of a vehicle besides; nothing of a man.
pub(crate) fn seen_of_vehicle(figure: &Figure) -> Vec<Is> {
    if !figure.is_vehicle() {
        return Vec::new();
    }
    vec![
        Is::Turret(figure.turret),
        Is::Hatch(figure.hatch),
        Is::Paces(figure.paces),
        Is::Immobile(figure.immobile),
        Is::TurretJammed(figure.turret_jammed),
        Is::GunUseless(figure.gun_useless),
        Is::Damaged(figure.damaged),
        Is::Abandoned(figure.abandoned),
    ]
}

/// A figure is located: first that it is, then all that one sees of it now, so that whoever follows what he was told knows it.
pub(crate) fn shown(figure: &Figure) -> Vec<Event> {
    if figure.located {
        return Vec::new();
    }
    let concealed = figure.concealed.then_some(Is::Concealed(false));
    let seen = [
        Is::Who(figure.who),
        Is::Stands(figure.at),
        Is::Faces(figure.facing),
        Is::Healthy(figure.health),
        Is::Spirited(figure.morale),
        Is::Holds(figure.posture),
        Is::Moves(figure.motion),
        Is::Alert(figure.alert),
        Is::Suppressed(figure.suppressed),
        Is::Jammed(figure.jam),
        Is::Jams(figure.jams),
        Is::Launcher(figure.launcher),
    ];
    let of_vehicle = figure.concealed.then(|| seen_of_vehicle(figure)).into_iter().flatten();
    let all = concealed.into_iter().chain([Is::Located(true)]).chain(seen).chain(of_vehicle);
    all.map(|is| Event::Is(figure.id, is)).collect()
}

#[cfg(test)]
#[path = "casualties_test.rs"]
mod tests;

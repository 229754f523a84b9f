//! What bursts: grenades by hand and by rifle, traps that work like them, and the shells of artillery (PH-CL-08).
//!
//! Everybody in reach has dice of his own (PH-R-19): friend and foe, also those of whom nobody knows. Smoke helps nobody (PH-R-26).

use super::rules::{BLAST, BURST_DIE, CONFINED, SHELL_DIE};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::rolls::BlastRolled;
use crate::facts::situation::Table;
use crate::files::charts::{BlastDef, Shelter};
use crate::files::values::Posture;
use crate::sections::casualties::Harm;
use crate::sections::{exposure, sight};
use measured_table::{Disc, Point};
use table::{CounterId, DiceCup, Line, Tally};

/// A die that comes to this or more is a wound (PH-7.8-09).
pub const WOUNDS: i32 = 3;

/// Whether a man on the table, or exposed in a vehicle, is within a burst (PH-GEO-04).
pub fn is_reached(table: &Table, figure: &Figure, at: Point, def: &BlastDef) -> bool {
    exposure::in_burst(table, figure, &Disc::new(at, def.radius.0)).is_some()
}

/// What each die of a figure in a burst gets (PH-7.12-07, PH-7.8-08, PH-7.8-12): in a confined space with a grenade 2 more,
/// and the building is no cover (PH-7.12-09, PH-R-58).
///
/// Reading: a shell comes through the roof. Confined spaces are a rule of grenades alone, so under one roof with a shell the building is
/// hard cover, as its table has it.
pub fn blast_lines(table: &Table, figure: &Figure, at: Point, def: &BlastDef, tally: &mut impl Tally) {
    let figure = exposure::as_target(table, figure).unwrap_or(*figure);
    let mut add = |rule, value| tally.add(Line::from(rule, value, figure.id));
    let die = if def.shell { SHELL_DIE } else { BURST_DIE };
    if def.bonus != 0 {
        add(BLAST, i32::from(def.bonus));
    }
    if figure.posture == Posture::Prone {
        add(die, -1);
    }
    let Some(here) = figure.at else { return };
    let one_roof = sight::same_room(table, at, here);
    if one_roof && !def.shell {
        add(CONFINED, 2);
    }
    let roof = (one_roof && def.shell).then_some(Shelter::Hard);
    match roof.max(exposure::shelter(&figure)).max(sight::shelter(table, at, here)) {
        Some(Shelter::Light) => add(die, -1),
        Some(Shelter::Hard) => add(die, -2),
        None => {}
    }
}

/// Something bursts. Dice: of everybody within it, in the order of the list, all his six-sided dice; the morale tests are those of `harm`.
///
/// One wound marks a man, or kills who has a marker; two or more kill, violently (PH-7.8-09, PH-7.8-11, PH-R-57); none shakes him
/// (PH-7.8-10). So says PH-7.12-08 of grenades.
pub(crate) fn blast(table: &Table, harm: &mut Harm, dice: &mut DiceCup, at: Point, def: &BlastDef) {
    for id in table.figures.id {
        let Some(figure) = harm.figure(*id).filter(|figure| is_reached(table, figure, at, def)) else { continue };
        let mut lines = Vec::new();
        blast_lines(table, &figure, at, def, &mut lines);
        thrown(harm, dice, *id, lines, def.dice);
    }
}

/// The dice of somebody in a burst, and what comes of them (PH-7.8-09 to -11).
pub(crate) fn thrown(harm: &mut Harm<'_, '_>, dice: &mut DiceCup, id: CounterId, lines: Vec<Line>, many: u8) {
    let more: i32 = lines.iter().map(|line| line.value).sum();
    let thrown: Vec<u8> = (0..many).map(|_| dice.roll(6)).collect();
    let wounds = thrown.iter().filter(|die| i32::from(**die) + more >= WOUNDS).count() as u8;
    harm.events.push(Event::Blasted(BlastRolled { unit: id, dice: thrown, lines, wounds }));
    match wounds {
        0 => harm.shake(id),
        1 => {
            harm.wound(id, false);
        }
        2.. => harm.kill(id, true),
    }
}

//! A high-explosive round that bursts (PH-7.18-11, PH-7.18-12).

use super::rules::{IN_BUILDING, SHELL};
use crate::facts::chance::Chance;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::Shelter;
use crate::files::values::Posture;
use crate::sections::casualties::Harm;
use crate::sections::casualties::odds::{Course, Fate};
use crate::sections::{damage, exposure, grenades, sight};
use measured_table::{Disc, Point};
use table::{CounterId, DiceCup, Line, Tally};

/// It reaches so far, in tenths (PH-7.18-11, PH-CL-08).
pub const REACH: i32 = 1_000;

/// A round that bursts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shell {
    /// Where.
    pub at: Point,
    /// How many six-sided dice everybody in reach rolls (PH-10-04, PH-R-21).
    pub dice: u8,
    /// The gun on a carriage that it strikes itself.
    pub strikes: Option<CounterId>,
}

/// Whether a man on the table, or exposed in a vehicle, is within its reach (PH-GEO-04).
pub fn is_reached(table: &Table, figure: &Figure, shell: &Shell) -> bool {
    exposure::in_burst(table, figure, &Disc::new(shell.at, REACH)).is_some()
}

/// What each die of somebody in reach gets (PH-7.18-11). The building in which it bursts is hard cover to those in it, and they get 1 more
/// (PH-7.18-12).
pub fn lines(table: &Table, figure: &Figure, shell: &Shell, tally: &mut impl Tally) {
    let figure = exposure::as_target(table, figure).unwrap_or(*figure);
    let mut add = |rule, value| tally.add(Line::from(rule, value, figure.id));
    if figure.posture == Posture::Prone {
        add(SHELL, -1);
    }
    let Some(here) = figure.at else { return };
    let struck = sight::same_room(table, shell.at, here);
    let shelter = if struck { Some(Shelter::Hard) } else { sight::shelter(table, shell.at, here) };
    match shelter.max(exposure::shelter(&figure)) {
        Some(Shelter::Light) => add(SHELL, -1),
        Some(Shelter::Hard) => add(SHELL, -2),
        None => {}
    }
    if struck {
        add(IN_BUILDING, 1);
    }
}

/// It bursts. Dice: of everybody within it, in the order of the list, all his six-sided dice; the morale tests are those of `harm`.
pub(crate) fn bursts(table: &Table, harm: &mut Harm<'_, '_>, dice: &mut DiceCup, shell: &Shell) {
    if let Some(gun) = shell.strikes {
        damage::strikes_gun(table, harm, gun);
    }
    for id in table.figures.id {
        let Some(figure) = harm.figure(*id).filter(|figure| is_reached(table, figure, shell)) else { continue };
        let mut of_each = Vec::new();
        lines(table, &figure, shell, &mut of_each);
        grenades::thrown(harm, dice, *id, of_each, shell.dice);
    }
}

/// What becomes of everybody in reach when it bursts there, with this chance.
pub(crate) fn course(table: &Table, shell: &Shell, chance: Chance) -> Course {
    let reached = table.figures.iter().filter(|figure| is_reached(table, figure, shell));
    let fates: Vec<Fate> = reached.map(|figure| fate(table, &figure, shell)).collect();
    let shaken = grenades::shaken(table, &fates);
    Course { chance, fates, shaken }
}

/// What becomes of somebody in reach.
pub fn fate(table: &Table, figure: &Figure, shell: &Shell) -> Fate {
    let mut more = 0;
    lines(table, figure, shell, &mut more);
    grenades::fate(&grenades::of_dice(figure, shell.dice, more))
}

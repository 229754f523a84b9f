//! Two dice against morale that are being prepared: rally, Dedication, first aid.

use super::panel;
use crate::draft::Draft;
use crate::model::{LeaderChoice, Selection};
use crate::panels::Panels;
use crate::shown::{Confirm, Shown};
use bevy_egui::egui::Ui;
use board_art::Icon;
use lock_n_load::sections::medics;
use lock_n_load::sections::rally::{self, RallyReport};
use lock_n_load::{Command, Line, Table};
use table::{CounterId, Refusal};

/// Two dice against morale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoralePreview {
    /// Who rolls.
    pub unit: CounterId,
    /// Who enables or helps.
    pub by: Option<CounterId>,
    /// Morale first, then each modifier of the number needed.
    pub lines: Vec<Line>,
    /// This or less passes.
    pub needed: i32,
    /// In how many of 36 throws it passes.
    pub chance_of_36: u8,
}

impl Shown for Vec<MoralePreview> {
    fn confirm(&self) -> Confirm {
        Confirm { name: "Roll", hint: "Rolls two dice against morale.", icon: Icon::Rally }
    }
    fn draw(&self, ui: &mut Ui, panels: &mut Panels) {
        panel::show(ui, panels, self);
    }
    fn is(&self, order: &Command) -> bool {
        let (Command::Rally { unit, by }, [roll]) = (order, &self[..]) else { return false };
        (roll.unit, roll.by) == (*unit, *by)
    }
}

impl MoralePreview {
    /// A roll by its report, enabled or helped as the order says or by whoever the rules name.
    pub(crate) fn of(unit: CounterId, by: Option<CounterId>, report: RallyReport) -> Self {
        Self { unit, by: by.or(report.leader), lines: report.lines, needed: report.needed, chance_of_36: report.chance }
    }
}

/// The report of a legal order of the Rally Phase that rolls for this unit.
fn report_of(table: &Table, command: &Command) -> Option<Result<MoralePreview, Refusal>> {
    Some(match command {
        Command::Rally { unit, by } => {
            rally::report(table, *unit, *by).map(|report| MoralePreview::of(*unit, *by, report))
        }
        Command::Dedication { unit, by } => {
            rally::dedication_report(table, *unit, *by).map(|report| MoralePreview::of(*unit, *by, report))
        }
        Command::Heal { medic, unit } => {
            medics::report(table, *medic, *unit).map(|report| MoralePreview::of(*medic, Some(*unit), report))
        }
        _ => return None,
    })
}

/// The chance of a roll, for the tooltip of its button.
pub(crate) fn chance(table: &Table, command: &Command) -> String {
    match report_of(table, command) {
        Some(Ok(report)) => format!("{} or less on two dice: {} of 36.", report.needed, report.chance_of_36),
        Some(Err(_)) | None => String::new(),
    }
}

/// The selected unit tries to rally, helped by the chosen leader or by whoever helps most.
pub(super) fn draft(table: &Table, legal: &[Command], selection: &Selection) -> Draft {
    let Some(unit) = selection.units.first().copied() else { return Draft::default() };
    let mut best: Option<(u8, &Command, MoralePreview)> = None;
    for command in legal {
        let Command::Rally { unit: who, .. } = command else { continue };
        let Some(Ok(report)) = report_of(table, command).filter(|_| *who == unit) else { continue };
        // Where the order names nobody, whoever helps most does; the report says who.
        let wanted = match selection.leader {
            LeaderChoice::Best => true,
            LeaderChoice::Nobody => report.by.is_none(),
            LeaderChoice::This(leader) => report.by == Some(leader),
        };
        if !wanted {
            continue;
        }
        if best.as_ref().is_none_or(|(chance, ..)| report.chance_of_36 > *chance) {
            best = Some((report.chance_of_36, command, report));
        }
    }
    if let Some((_, command, report)) = best {
        return Draft::of(vec![report], vec![command.clone()]);
    }
    let shaken = table.unit(unit).is_some_and(|unit| unit.shaken);
    match rally::report(table, unit, None) {
        Err(refusal) if shaken => Draft::refused(refusal),
        _ => Draft::default(),
    }
}

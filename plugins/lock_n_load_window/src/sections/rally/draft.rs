//! Two dice against morale that are being prepared: rally, Dedication, first aid.

use super::words;
use crate::battle::{Battle, OfThisGame as _};
use crate::model::LeaderChoice;
use crate::seams::asking::{Asking, Draft};
use lock_n_load::sections::rally::RallyReport;
use lock_n_load::{Command, Deed, Report};
use table::{CounterId, Line};

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

impl MoralePreview {
    /// A roll by its report, enabled or helped as the order says or by whoever the rules name.
    pub(crate) fn of(unit: CounterId, by: Option<CounterId>, report: RallyReport) -> Self {
        Self { unit, by: by.or(report.leader), lines: report.lines, needed: report.needed, chance_of_36: report.chance }
    }
}

/// The roll of an order of the Rally Phase, as the rules judge it.
fn roll_of(battle: &Battle, command: &Command) -> Option<MoralePreview> {
    let (attempt, by) = match (battle.judge(command).ok()?, command) {
        (
            Report::Rally(attempt) | Report::Dedication(attempt),
            Command::Rally { by, .. } | Command::Dedication { by, .. },
        ) => (attempt, *by),
        (Report::Heal(attempt, patient), _) => (attempt, Some(patient.id)),
        _ => return None,
    };
    Some(MoralePreview::of(attempt.unit, by, attempt.report))
}

/// The chance of a roll, for the tooltip of its button.
pub(crate) fn chance(battle: &Battle, command: &Command) -> String {
    let line = |roll: MoralePreview| words::or_less(roll.needed, roll.chance_of_36).said();
    roll_of(battle, command).map(line).unwrap_or_default()
}

/// The selected unit tries to rally, helped by the chosen leader or by whoever helps most.
pub(super) fn draft(asking: &Asking) -> Draft {
    let Some(unit) = asking.selection.units.first().copied() else { return Draft::default() };
    let offers = match asking.battle.offered(&[unit], Deed::Rally) {
        Ok(offers) => offers,
        Err(refusal) if asking.table.unit(unit).is_some_and(|unit| unit.shaken) => return Draft::refused(refusal),
        Err(_) => return Draft::default(),
    };
    let mut best: Option<(&Command, MoralePreview)> = None;
    for command in &offers {
        let Some(roll) = roll_of(asking.battle, command) else { continue };
        // Where the order names nobody, whoever helps most does; the report says who.
        let wanted = match asking.selection.leader {
            LeaderChoice::Best => true,
            LeaderChoice::Nobody => roll.by.is_none(),
            LeaderChoice::This(leader) => roll.by == Some(leader),
        };
        if wanted && best.as_ref().is_none_or(|(_, most)| roll.chance_of_36 > most.chance_of_36) {
            best = Some((command, roll));
        }
    }
    best.map_or_else(Draft::default, |(command, roll)| Draft::of(vec![roll], vec![command.clone()]))
}

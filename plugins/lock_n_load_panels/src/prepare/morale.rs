//! Two dice against morale that are being prepared: rally, Dedication, first aid, withdrawal.

use super::Draft;
use crate::model::{LeaderChoice, MoralePreview, Preview, Selection};
use lock_n_load::sections::rally::RallyReport;
use lock_n_load::sections::{medics, melee, rally};
use lock_n_load::{Command, Table, UnitNow};
use table::{CounterId, Refusal, Side};

fn preview(unit: CounterId, by: Option<CounterId>, report: RallyReport) -> MoralePreview {
    MoralePreview {
        unit,
        by: by.or(report.leader),
        lines: report.lines,
        needed: report.needed,
        chance_of_36: report.chance,
    }
}

/// The report of a legal order of the Rally Phase that rolls for this unit.
pub(crate) fn report_of(table: &Table, command: &Command) -> Option<Result<MoralePreview, Refusal>> {
    Some(match command {
        Command::Rally { unit, by } => rally::report(table, *unit, *by).map(|report| preview(*unit, *by, report)),
        Command::Dedication { unit, by } => {
            rally::dedication_report(table, *unit, *by).map(|report| preview(*unit, *by, report))
        }
        Command::Heal { medic, unit } => {
            medics::report(table, *medic, *unit).map(|report| preview(*medic, Some(*unit), report))
        }
        _ => return None,
    })
}

/// The selected unit tries to rally, helped by the chosen leader or by whoever helps most.
pub(super) fn rally(table: &Table, legal: &[Command], selection: &Selection) -> Draft {
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
        return Draft { preview: Preview::Morale(vec![report]), orders: vec![command.clone()] };
    }
    let shaken = table.unit(unit).is_some_and(|unit| unit.shaken);
    match rally::report(table, unit, None) {
        Err(refusal) if shaken => Draft::refused(refusal),
        _ => Draft::default(),
    }
}

/// The selected units try to withdraw together.
pub(super) fn withdraw(table: &Table, side: Side, selection: &Selection) -> Draft {
    let mut rolls = Vec::new();
    let units: Vec<UnitNow> = selection.units.iter().filter_map(|id| table.unit(*id)).collect();
    for unit in &units {
        let spot = match melee::withdrawal::may_try(table, side, *unit) {
            Ok(spot) => spot,
            Err(refusal) => return Draft::refused(refusal),
        };
        // A leader who withdraws too helps only once he has passed; that is not known yet.
        let stays = |mate: UnitNow| mate.leads() && !selection.units.contains(&mate.id);
        let helpers: Vec<UnitNow> = table.side_at(spot, side).filter(|mate| stays(*mate)).collect();
        let helper = melee::withdrawal::best(table, &helpers, unit.id);
        let lines = melee::withdrawal::lines(table, *unit, helper).to_vec();
        let needed = lines.iter().map(|line| line.value).sum();
        let by = helper.map(|helper| helper.id);
        rolls.push(MoralePreview { unit: unit.id, by, lines, needed, chance_of_36: rally::throws_up_to(needed) });
    }
    if rolls.is_empty() {
        return Draft::default();
    }
    let order = Command::Withdraw { units: selection.units.iter().copied().collect() };
    Draft { preview: Preview::Morale(rolls), orders: vec![order] }
}

//! A side's attack in a melee round that is being prepared.

use crate::model::{LeaderChoice, Preview, Selection};
use crate::seams::asking::{Asking, Draft};
use crate::sheets::crew::{self, CrewMember};
use hex_board::Spot;
use lock_n_load::definition::WeaponKind;
use lock_n_load::sections::melee::round::{self, Declaration};
use lock_n_load::sections::melee::{self, MeleeReport};
use lock_n_load::{Command, Part, Report, Table, Trait, UnitNow};
use smallvec::SmallVec;
use table::{CounterId, Side};

/// An attack in melee that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct MeleePreview {
    /// Where.
    pub at: Spot,
    /// Who attacks with what.
    pub attackers: Vec<Part>,
    /// Who adds his leadership.
    pub leader: Option<CounterId>,
    /// Strengths, column, shifts, kill number.
    pub report: MeleeReport,
    /// Own units that could attack, with what they bring now.
    pub crew: Vec<CrewMember>,
    /// Enemies, and whether each is attacked.
    pub defenders: Vec<(CounterId, bool)>,
    /// Leaders whose leadership could be added.
    pub leaders: Vec<CounterId>,
}

/// The attack of the selected units on the chosen enemies.
pub(super) fn draft(asking: &Asking) -> Draft {
    let (table, side, selection) = (&asking.table, asking.side, asking.selection);
    let Some(at) = selection.spot else { return Draft::default() };
    let attackers = parts(table, side, selection, at);
    let defenders: SmallVec<[CounterId; 4]> = selection.chosen.iter().copied().collect();
    let leader = match selection.leader {
        LeaderChoice::Best => melee::best_leader(table, side, at).filter(|_| !attackers.is_empty()),
        LeaderChoice::Nobody => None,
        LeaderChoice::This(leader) => Some(leader),
    };
    asking.judged(Command::MeleeAttack { attackers: attackers.clone(), defenders, leader }, |report| {
        // Without attackers the side does not attack, which has a button of its own.
        let Report::MeleeAttack(Declaration { report: Some(report), .. }) = report else { return Preview::NOTHING };
        let enemies = table.side_at(at, side.other()).filter(|unit| melee::is_eligible(table, *unit));
        Preview::of(MeleePreview {
            at,
            report: *report,
            crew: members(asking, at, &attackers),
            defenders: enemies.map(|unit| (unit.id, selection.chosen.contains(&unit.id))).collect(),
            leaders: table.side_at(at, side).filter(|unit| unit.leads()).map(|unit| unit.id).collect(),
            attackers,
            leader,
        })
    })
}

/// Every selected unit in the way the player chose, or in its strongest.
fn parts(table: &Table, side: Side, selection: &Selection, at: Spot) -> Vec<Part> {
    let fights = |unit: &UnitNow| selection.units.contains(&unit.id) && melee::is_eligible(table, *unit);
    let part = |unit: UnitNow| {
        let custom = selection.parts.iter().find(|part| part.unit == unit.id);
        custom.cloned().unwrap_or_else(|| melee::best_part(table, unit, &[]))
    };
    let parts = table.side_at(at, side).filter(fights).map(part);
    parts.filter(|part| part.own || !part.weapons.is_empty()).collect()
}

fn members(asking: &Asking, at: Spot, attackers: &[Part]) -> Vec<CrewMember> {
    let (table, side) = (&asking.table, asking.side);
    let defenders: SmallVec<[CounterId; 4]> = asking.selection.chosen.iter().copied().collect();
    let lawful = |attackers: Vec<Part>| {
        let together = Command::MeleeAttack { attackers, defenders: defenders.clone(), leader: None };
        asking.battle.judge(&together).is_ok()
    };
    let member = |unit: UnitNow| {
        let part = attackers.iter().find(|part| part.unit == unit.id);
        let used = |weapon: CounterId| part.is_some_and(|part| part.weapons.contains(&weapon));
        CrewMember {
            unit: unit.id,
            takes_part: part.is_some(),
            own: unit.may(Trait::HasFirepower).then(|| part.is_some_and(|part| part.own)),
            weapons: table.carried_by(unit.id).map(|weapon| (weapon.id, used(weapon.id))).collect(),
            // LNL-8.0-24
            helpers: crew::helpers(table, side, at, attackers, unit, |_, attackers| lawful(attackers)),
            refusal: None,
        }
    };
    table.side_at(at, side).filter(|unit| melee::is_eligible(table, *unit)).map(member).collect()
}

/// Of the offered attacks the one most likely to kill as many as possible: what is preset when the question is asked.
pub(super) fn best_attack<'a>(table: &Table, side: Side, legal: &'a [Command]) -> Option<&'a Command> {
    let used: &[CounterId] = table.flow.melee().map_or(&[], |round| &round.used);
    let worth = |command: &Command| {
        let Command::MeleeAttack { attackers, defenders, leader } = command else { return None };
        // Charges are used only where the player says so.
        let charges = attackers.iter().any(|part| {
            part.weapons.iter().any(|id| {
                table
                    .weapon(*id)
                    .is_some_and(|weapon| table.weapon_definition(weapon).kind == WeaponKind::SatchelCharge)
            })
        });
        let against = round::defending_parts(table, defenders, used);
        let report = melee::report(table, side, attackers, &against, *leader).ok()?;
        Some((!charges, u32::from(report.chance_of_36) * defenders.len() as u32))
    };
    let mut best = None;
    for command in legal {
        let Some(worth) = worth(command) else { continue };
        if best.as_ref().is_none_or(|(_, most)| worth > *most) {
            best = Some((command, worth));
        }
    }
    best.map(|(command, _)| command)
}

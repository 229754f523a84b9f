//! At whom a unit may declare to shoot: the nearest enemy unit, with its exceptions (ROE-ORD-06, ROE-ORD-07).

use super::rules::NEAREST_TARGET;
use super::words;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Choice, Discipline, WeaponTrait};
use crate::sections::{hiding, shooting, sight};
use table::Refusal;

/// Whether a unit may declare to shoot at an enemy unit. Nearer ones that it sees must be those that may be passed over; where it sees
/// none, it may declare any that it knows, as it may come to see it.
///
/// # Errors
/// The nearer unit that it must shoot at.
pub fn may_target(table: &Table, unit: &Unit, target: &Unit) -> Result<(), Refusal> {
    Around::of(table, unit).allows(target)
}

/// The enemy units at which a unit may declare to shoot.
pub(super) fn targets(table: &Table, unit: &Unit) -> Vec<Unit> {
    let around = Around::of(table, unit);
    table.on_table(unit.side.other()).filter(|enemy| around.allows(enemy).is_ok()).collect()
}

/// An enemy unit that a unit knows and sees.
struct Near {
    unit: Unit,
    /// How far it is.
    rank: i64,
    /// The score that hits it; none: it is out of range.
    score: Option<i32>,
}

/// What a unit sees around it, looked at once for all that it may declare.
struct Around<'t> {
    table: &'t Table<'t>,
    unit: &'t Unit,
    seen: Vec<Near>,
    anti_tank: bool,
}

impl<'t> Around<'t> {
    fn of(table: &'t Table<'t>, unit: &'t Unit) -> Self {
        let near = |enemy: Unit| {
            let sees = hiding::knows(table, unit, &enemy) && sight::unit_sees(table, unit, &enemy);
            let rank = table.gap(unit, &enemy).filter(|_| sees)?.rank();
            Some(Near { unit: enemy, rank, score: shooting::score(table, unit, &enemy) })
        };
        // Who may choose freely needs not look.
        let enemies = table.on_table(unit.side.other()).filter(|_| unit.choice != Choice::Free);
        Self { table, unit, seen: enemies.filter_map(near).collect(), anti_tank: has_anti_tank(table, unit) }
    }
    fn allows(&self, target: &Unit) -> Result<(), Refusal> {
        let (table, unit) = (self.table, self.unit);
        if !hiding::knows(table, unit, target) {
            return Err(Refusal::new(hiding::rules::NO_TARGET, words::not_spotted()));
        }
        if unit.choice == Choice::Free {
            return Ok(());
        }
        let far = table.gap(unit, target).ok_or_else(|| Refusal::new(NEAREST_TARGET, words::no_such_enemy()))?.rank();
        let nearer = self.seen.iter().filter(|near| near.unit.id != target.id && near.rank < far);
        match nearer.into_iter().find(|near| !self.is_passed_over(near)) {
            Some(near) => Err(Refusal::new(NEAREST_TARGET, words::nearer(near.unit.id))),
            None => Ok(()),
        }
    }
    /// True of a nearest unit that may be passed over (ROE-ORD-06).
    fn is_passed_over(&self, near: &Near) -> bool {
        let enemy = &near.unit;
        if enemy.discipline >= Discipline::Shaken || self.table.is_single(enemy) {
            return true;
        }
        if self.anti_tank && !self.table.def(enemy).is_vehicle() {
            return true;
        }
        // Harder to hit than another one in sight and range: a higher score is needed.
        let Some(needed) = near.score else { return true };
        let others = self.seen.iter().filter(|other| other.unit.id != enemy.id);
        others.filter_map(|other| other.score).any(|easier| easier < needed)
    }
}

/// True of a unit with an anti-tank weapon.
fn has_anti_tank(table: &Table, unit: &Unit) -> bool {
    let field = table.field;
    let is_one = |no: &u8| field.weapon(*no).traits.has(WeaponTrait::InfantryAntiTank);
    table.present(unit).filter_map(|figure| table.man(&figure)).any(|man| man.weapons.iter().any(is_one))
}

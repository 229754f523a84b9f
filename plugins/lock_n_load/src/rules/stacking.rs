//! Stacking (1.3): how many units of a side a Location holds.

use crate::definition::UnitKind;
use crate::situation::{Table, UnitNow};
use hex_board::Spot;
use table::{CounterId, Refusal, RuleId, Side};

/// LNL-1.3-01: three squads or their equivalents.
pub const SQUADS: RuleId = RuleId("LNL-1.3-01");
/// LNL-1.3-06: two single men.
pub const SINGLE_MEN: RuleId = RuleId("LNL-1.3-06");
/// LNL-1.3-08: terrain with a limit of its own.
pub const TERRAIN_LIMIT: RuleId = RuleId("LNL-1.3-08");

/// What units take up of a Location's room. Support weapons take up nothing (LNL-1.3-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Squads in halves: a squad two, a half-squad or crew one (LNL-1.3-03).
    pub halves: u8,
    /// Single men.
    pub men: u8,
}

impl Load {
    /// What one unit takes up.
    pub const fn of(kind: UnitKind) -> Self {
        match kind {
            UnitKind::Squad => Load { halves: 2, men: 0 },
            UnitKind::HalfSquad | UnitKind::Crew => Load { halves: 1, men: 0 },
            UnitKind::Leader | UnitKind::Hero | UnitKind::Medic | UnitKind::Sniper => Load { halves: 0, men: 1 },
        }
    }
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Load) -> Self {
        Load { halves: self.halves.saturating_add(other.halves), men: self.men.saturating_add(other.men) }
    }
    /// What is left of this much room; none if it is too little.
    pub fn minus(self, other: Load) -> Option<Self> {
        Some(Load { halves: self.halves.checked_sub(other.halves)?, men: self.men.checked_sub(other.men)? })
    }
    /// What these units take up together.
    pub fn sum<'a>(units: impl IntoIterator<Item = &'a UnitNow>) -> Self {
        units.into_iter().fold(Load::default(), |load, unit| load.plus(Load::of(unit.kind)))
    }
}

/// The most that one side may have in a Location, storey by storey (LNL-1.3-13): the tables' number of squads, or that of the terrain
/// (LNL-1.3-08), and the tables' number of single men.
pub fn limit(table: &Table, spot: Spot) -> Load {
    let definitions = &table.field.definitions;
    let own = definitions.terrain(table.field.map.at(spot.hex).terrain).stacking_half_squads;
    Load { halves: own.unwrap_or(definitions.tables.stacking_half_squads), men: definitions.tables.stacking_single_men }
}

/// Whether a Location holds this much.
///
/// # Errors
/// The refusal.
pub fn within(table: &Table, spot: Spot, load: Load) -> Result<(), Refusal> {
    let limit = limit(table, spot);
    if load.men > limit.men {
        return Err(Refusal::new(SINGLE_MEN, "too many single men for one Location"));
    }
    if load.halves > limit.halves {
        let own = limit.halves != table.field.definitions.tables.stacking_half_squads;
        return Err(Refusal::new(if own { TERRAIN_LIMIT } else { SQUADS }, "too many squads for one Location"));
    }
    Ok(())
}

/// What the side's units in a Location take up, without those named.
pub fn load_at(table: &Table, spot: Spot, side: Side, without: &[CounterId]) -> Load {
    Load::sum(table.side_at(spot, side).filter(|unit| !without.contains(&unit.id)))
}

/// Whether these units find room in a Location beside their friends there (LNL-1.3-01 to -13); it is asked at every step of a move
/// (LNL-1.3-09).
///
/// # Errors
/// The refusal.
pub fn fits(table: &Table, spot: Spot, side: Side, entering: &[CounterId]) -> Result<(), Refusal> {
    let entering_load = Load::sum(entering.iter().filter_map(|id| table.unit(*id)));
    within(table, spot, load_at(table, spot, side, entering).plus(entering_load))
}

#[cfg(test)]
#[path = "stacking_test.rs"]
mod tests;

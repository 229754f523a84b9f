//! The six-sided dice of an event: which, and by whom they were thrown.

use crate::facts::event::{Event, Shot};
use crate::facts::situation::Table;
use smallvec::{SmallVec, smallvec};
use table::{CounterId, Side};

/// Who threw a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrower {
    /// A side.
    Side(Side),
    /// A unit, for its side.
    Unit(CounterId),
}

impl Thrower {
    /// The side that threw it.
    pub fn side(self, table: &Table) -> Option<Side> {
        match self {
            Thrower::Side(side) => Some(side),
            Thrower::Unit(unit) => table.unit(unit).map(|unit| unit.side),
        }
    }
}

/// The dice of an event in the order in which they were thrown. What was drawn among a number of counters is no die.
pub fn thrown(event: &Event) -> SmallVec<[(Thrower, u8); 4]> {
    let by = |unit: &CounterId, dice: &[u8]| dice.iter().map(|die| (Thrower::Unit(*unit), *die)).collect();
    match event {
        Event::InitiativeRolled { dice, .. } => {
            Side::BOTH.into_iter().map(Thrower::Side).zip(dice.iter().copied()).collect()
        }
        Event::MoraleRolled { unit, dice, .. } => by(unit, dice),
        Event::SpotRolled { unit, die, .. }
        | Event::SmokeRolled { unit, die, .. }
        | Event::DamageChecked { unit, die, .. }
        | Event::HeroRolled { unit, die }
        | Event::HalfSquadRolled { unit, die, .. }
        | Event::SurvivalRolled { vehicle: unit, die, .. } => by(unit, &[*die]),
        Event::FireResolved(fire) => {
            let attack = fire.attack_dice.iter().map(|die| (Thrower::Side(fire.side), *die));
            attack.chain([(Thrower::Side(fire.side.other()), fire.defence_die)]).collect()
        }
        Event::BombardmentResolved(strike) => {
            let attack = strike.attack_dice.iter().map(|die| (Thrower::Side(strike.side), *die));
            let defence = strike.defence_die.iter().map(|die| (Thrower::Side(strike.side.other()), *die));
            let vehicles = strike.vehicle_dice.iter().map(|(vehicle, die)| (Thrower::Unit(*vehicle), *die));
            attack.chain(defence).chain(vehicles).collect()
        }
        Event::SuppliesRolled { caller, die, .. } => by(caller, &[*die]),
        Event::Scattered { caller, dice, .. } => by(caller, dice),
        Event::CloseAssaultRolled(roll) => smallvec![
            (Thrower::Unit(roll.assault.unit), roll.attack_die),
            (Thrower::Side(roll.side.other()), roll.defence_die),
        ],
        Event::OverrunResolved(roll) => smallvec![
            (Thrower::Unit(roll.vehicle), roll.attack_die),
            (Thrower::Side(roll.side.other()), roll.defence_die),
        ],
        Event::ShotResolved(shot) => of_shot(shot),
        Event::MeleeRolled(roll) => roll.dice.iter().map(|die| (Thrower::Side(roll.side), *die)).collect(),
        Event::PhaseBegan { .. }
        | Event::Mounted { .. }
        | Event::MarkersCleared { .. }
        | Event::ControlChanged { .. }
        | Event::UnitLost { .. }
        | Event::ImpulseBegan { .. }
        | Event::Snapshot(_)
        | Event::GameOver(_)
        | crate::events!(tells)
        | crate::events!(counters)
        | crate::events!(heard)
        | crate::events!(battle) => smallvec![],
    }
}

/// The dice of a shot: to hit, and for a hit attack against armour or defence.
fn of_shot(shot: &Shot) -> SmallVec<[(Thrower, u8); 4]> {
    let (own, other) = (Thrower::Side(shot.side), Thrower::Side(shot.side.other()));
    let hit = shot.impact.as_ref().map(|impact| [impact.die, impact.armour_die]);
    let burst = shot.blast.as_ref().map(|blast| [blast.attack_die, blast.defence_die]);
    let thrown = shot.dice.iter().map(|die| (own, *die));
    thrown.chain(hit.or(burst).into_iter().flat_map(|[die, against]| [(own, die), (other, against)])).collect()
}

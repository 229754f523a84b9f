//! What kinds of events there are.

/// The kinds of events, as patterns: each kind is listed here and nowhere else, and whoever matches events names those that mean something
/// to him and the kinds of all others, so that a new event does not compile before it has been thought of. Of no kind are those of which
/// everybody says something of his own.
#[macro_export]
macro_rules! events {
    // Dice with all that they are read by: people are told of them, and nothing changes.
    (rolls) => {
        $crate::Event::InitiativeRolled { .. }
            | $crate::Event::MoraleRolled { .. }
            | $crate::Event::SpotRolled { .. }
            | $crate::Event::SmokeRolled { .. }
            | $crate::Event::FireResolved(_)
            | $crate::Event::BombardmentResolved(_)
            | $crate::Event::SuppliesRolled { .. }
            | $crate::Event::Scattered { .. }
            | $crate::Event::ShotResolved(_)
            | $crate::Event::DamageChecked { .. }
            | $crate::Event::HeroRolled { .. }
            | $crate::Event::HalfSquadRolled { .. }
            | $crate::Event::SurvivalRolled { .. }
            | $crate::Event::MeleeRolled(_)
            | $crate::Event::CloseAssaultRolled(_)
            | $crate::Event::OverrunResolved(_)
    };
    // What people are told and what changes nothing.
    (tells) => {
        $crate::Event::Drawn { .. }
            | $crate::Event::ArtilleryCalled { .. }
            | $crate::Event::FireForEffect { .. }
            | $crate::Event::MissionLost { .. }
            | $crate::Event::Stepped { .. }
            | $crate::Event::Turned { .. }
            | $crate::Event::Dismounted { .. }
            | $crate::Event::Stopped { .. }
            | $crate::Event::Passed { .. }
            | $crate::Event::FireHeld { .. }
    };
    // Facts of counters: said in `change.rs`.
    (counters) => {
        $crate::Event::UnitPlaced { .. }
            | $crate::Event::UnitExited { .. }
            | $crate::Event::UnitShaken { .. }
            | $crate::Event::UnitRallied { .. }
            | $crate::Event::UnitBecame { .. }
            | $crate::Event::MarkerPlaced { .. }
            | $crate::Event::MarkerRemoved { .. }
            | $crate::Event::WeaponTaken { .. }
            | $crate::Event::WeaponDropped { .. }
            | $crate::Event::WeaponGone { .. }
            | $crate::Event::TripodTurned { .. }
            | $crate::Event::UnitIs { .. }
            | $crate::Event::WeaponIs { .. }
    };
    // What frames hear, and what changes nothing else.
    (heard) => {
        $crate::Event::HeroBorn { .. }
            | $crate::Event::Met { .. }
            | $crate::Event::ShotOut { .. }
            | $crate::Event::RoundFought { .. }
            | $crate::Event::DedicationUsed
    };
    // What lies on Locations and where the game stands: said in `apply.rs`.
    (battle) => {
        $crate::Event::PointsGained { .. }
            | $crate::Event::HexMarkerPlaced { .. }
            | $crate::Event::HexMarkerRemoved { .. }
            | $crate::Event::Pushed(_)
            | $crate::Event::Popped
            | $crate::Event::FrameIs(_)
            | $crate::Event::Asked(_)
            | $crate::Event::ImpulseIs(_)
            | $crate::Event::MovingIs(_)
            | $crate::Event::AttackIs(_)
            | $crate::Event::RetreatIs(_)
            | $crate::Event::MeleeIs(_)
            | $crate::Event::PartBegan { .. }
    };
}

//! The rule sections of the window, and what is whose: the one place that names them all.
//!
//! A section is a folder: what its events look like (`told.rs`), what it asks, what its orders come to before they are given, its
//! panels and buttons. What a section does not have is shown by the generic parts.

use crate::tale::Tale;
use crate::{
    asked, fire, heroes, impulse, medics, melee, movement, opportunity_fire, rally, smoke, snipers, spotting, turn,
    victory, weapons,
};
use lock_n_load::Event;
use lock_n_load::markers::{HexMarker, Marker};

/// Tells an event: each is told by one section. Those that only change the table, while another one tells it, come last.
pub(crate) fn tell(tale: &mut Tale, event: &Event) {
    match event {
        Event::PhaseBegan { turn, phase } => turn::phase_began(tale, *turn, *phase),
        Event::InitiativeRolled { dice, holder, rule } => turn::initiative(tale, *dice, *holder, *rule),
        Event::Snapshot(snapshot) => turn::from_snapshot(tale, snapshot.flow.turn),
        Event::ImpulseBegan { side, .. } => impulse::began(tale, *side),
        Event::Passed { side, in_a_row } => impulse::passed(tale, *side, *in_a_row),
        Event::MoraleRolled { what, unit, dice, lines, needed, passed } => {
            rally::rolled(tale, &rally::Rolled { what, unit, dice, lines, needed, passed });
        }
        Event::UnitRallied { unit } => rally::rallied(tale, *unit),
        Event::MarkerRemoved { unit, marker: Marker::Wounded } => medics::dressed(tale, *unit),
        #[rustfmt::skip]
        Event::FireResolved { side, from, at, firers, attack, attack_dice, defence_die, targets, opportunity, .. } => {
            fire::rolled(tale, &fire::Rolled { side, from, at, firers, attack, attack_dice, defence_die, targets, opportunity });
        }
        Event::Drawn { rule, number, among, counter } => fire::drawn(tale, *rule, [*number, *among], *counter),
        Event::DamageChecked { unit, die, lines, total, morale, helper, result } => {
            fire::checked(tale, &fire::Checked { unit, die, lines, total, morale, helper, result });
        }
        Event::HalfSquadRolled { unit, die, becomes } => fire::half_squad(tale, *unit, *die, becomes),
        Event::UnitLost { unit, cause } => fire::lost(tale, *unit, *cause),
        Event::UnitShaken { unit } => fire::shaken(tale, *unit),
        Event::UnitBecame { unit, definition } => fire::became(tale, *unit, definition),
        Event::MarkerPlaced { unit, marker: Marker::Wounded } => fire::wounded(tale, *unit),
        Event::HeroRolled { unit, die } => heroes::rolled(tale, *unit, *die),
        Event::FireHeld { side, for_move } => opportunity_fire::held(tale, *side, *for_move),
        Event::Stepped { units, from, to, by, cost, lines } => {
            movement::stepped(tale, units, [*from, *to], *by, *cost, lines);
        }
        Event::Stopped { units } => movement::stopped(tale, units),
        Event::UnitExited { unit } => movement::exited(tale, *unit),
        #[rustfmt::skip]
        Event::MeleeRolled {
            side, at, attackers, defenders, attack, defence, attack_total, defence_total, columns, shifts, dice, lines, total, needed, killed,
        } => melee::rolled(tale, &melee::Rolled {
            side, at, attackers, defenders, attack, defence, attack_total, defence_total, columns, shifts, dice, lines, total, needed, killed,
        }),
        Event::SpotRolled { unit, at, die, lines, total, needed, spotted } => {
            spotting::rolled(tale, &spotting::Rolled { unit, at, die, lines, total, needed, spotted });
        }
        Event::HexMarkerPlaced { at, marker: HexMarker::Spotted } => spotting::spotted(tale, *at),
        Event::SmokeRolled { unit, at, die, needed, placed } => {
            smoke::rolled(tale, *unit, *at, *die, *needed, *placed);
        }
        Event::HexMarkerPlaced { at, marker: HexMarker::SmokeOne } => smoke::rises(tale, *at),
        Event::UnitPlaced { unit, at } => snipers::placed(tale, *unit, *at),
        Event::WeaponTaken { weapon, by } => weapons::taken(tale, *weapon, *by),
        Event::WeaponDropped { weapon, at } => weapons::dropped(tale, *weapon, *at),
        Event::WeaponGone { weapon } => weapons::gone(tale, *weapon),
        Event::TripodTurned { weapon, set_up } => weapons::turned(tale, *weapon, *set_up),
        Event::ControlChanged { at, side } => victory::control(tale, *at, *side),
        Event::PointsGained { side, losses, exits } => victory::points(tale, *side, losses + exits),
        Event::GameOver(outcome) => victory::over(tale, outcome),
        Event::Asked(Some(question)) => asked::tell(tale, question),
        Event::MarkerPlaced { .. }
        | Event::MarkerRemoved { .. }
        | Event::MarkersCleared { .. }
        | Event::HexMarkerPlaced { .. }
        | Event::HexMarkerRemoved { .. }
        | Event::HeroBorn { .. }
        | Event::UnitIs { .. }
        | Event::WeaponIs { .. }
        | Event::ImpulseIs(_)
        | Event::Pushed(_)
        | Event::Popped
        | Event::FrameIs(_)
        | Event::Asked(None)
        | Event::MovingIs(_)
        | Event::AttackIs(_)
        | Event::RetreatIs(_)
        | Event::MeleeIs(_)
        | Event::PartBegan { .. }
        | Event::DedicationUsed
        | Event::RoundFought { .. } => {}
    }
}

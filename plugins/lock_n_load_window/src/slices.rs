//! The rule sections of the window, and what is whose: the one place that names them all.
//!
//! A section is a folder: what its events look like (`told.rs`), what it asks, what its orders come to before they are given, its
//! panels and buttons. What a section does not have is shown by the generic parts.

use crate::aim::Aim;
use crate::asked::{self, Asked};
use crate::buttons::Bar;
use crate::model::{Mode, Preview};
use crate::phase::InPhase;
use crate::shown::Shown;
use crate::tale::Tale;
use crate::{
    fire, heroes, impulse, medics, melee, movement, opportunity_fire, rally, set_up, smoke, snipers, spotting, turn,
    victory, weapons,
};
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::{Event, Flow, Phase, Question};

/// The section that owns a phase.
pub(crate) const fn phase(phase: Phase) -> &'static dyn InPhase {
    match phase {
        Phase::SetUp => &set_up::SetUp,
        Phase::Rally => &rally::Rally,
        Phase::Operations => &impulse::Operations,
        Phase::Administrative => &turn::Administrative,
    }
}

/// What a click is for in a mode; none where nothing is aimed at, and the phase or the question says it.
pub(crate) fn aim(mode: &Mode) -> Option<Box<dyn Aim + '_>> {
    Some(match mode {
        Mode::Idle => Box::new(impulse::Idle),
        Mode::Fire => Box::new(fire::Aiming),
        Mode::Move(by) => Box::new(movement::Going(*by)),
        Mode::DoubleTime => Box::new(movement::Hurrying),
        Mode::Spot => Box::new(spotting::Searching),
        Mode::Smoke => Box::new(smoke::Throwing),
        Mode::Withdraw => Box::new(melee::Withdrawing),
        Mode::Sniper(sniper) => Box::new(snipers::Placing(*sniper)),
        Mode::Enter(group) => Box::new(movement::Entering(group)),
        Mode::SetUp | Mode::Rally | Mode::Answer => return None,
    })
}

/// What the mouse does while nothing is chosen: a word and what it leads to.
pub(crate) const fn hints(mode: &Mode) -> &'static [(&'static str, &'static str)] {
    match mode {
        Mode::SetUp => &set_up::HINTS,
        Mode::Rally => &rally::HINTS,
        Mode::Idle
        | Mode::Fire
        | Mode::Move(_)
        | Mode::DoubleTime
        | Mode::Spot
        | Mode::Smoke
        | Mode::Withdraw
        | Mode::Sniper(_)
        | Mode::Enter(_)
        | Mode::Answer => &impulse::HINTS,
    }
}

/// The section that owns a question.
pub(crate) fn asked(question: &Question) -> Box<dyn Asked + '_> {
    match question {
        Question::OpportunityFire { side, at, targets } => {
            Box::new(opportunity_fire::OpenFire { side: *side, at, targets })
        }
        Question::CheckNext { leaders, .. } => Box::new(fire::CheckNext { leaders }),
        Question::DropWeapon { unit, .. } => Box::new(weapons::DropWeapon { unit: *unit }),
        Question::GoTo { unit, places, rule, .. } => Box::new(weapons::GoTo { unit: *unit, places, rule: *rule }),
        Question::SniperFire { sniper, places, .. } => Box::new(snipers::FireAt { sniper: *sniper, places }),
        Question::MeleeAttack { side, places } => Box::new(melee::Attack { side: *side, places }),
        Question::MeleeDefence { at, satchels, .. } => Box::new(melee::Defence { at, satchels }),
    }
}

/// What is shown of a preview; none: there is nothing to order.
pub(crate) fn shown(preview: &Preview) -> Option<&dyn Shown> {
    match preview {
        Preview::None | Preview::Refused(_) => None,
        Preview::Fire(fire) => Some(&**fire),
        Preview::Spot(spot) => Some(spot),
        Preview::Smoke(smoke) => Some(smoke),
        Preview::Morale(rolls) => Some(rolls),
        Preview::Melee(melee) => Some(&**melee),
        Preview::Move(path) => Some(path),
        Preview::Plain(words) => Some(words),
    }
}

/// The buttons of a section.
type Buttons = fn(&mut Bar);

/// The buttons while nothing is asked, in the order of the bar.
pub(crate) fn buttons(flow: &Flow) -> &'static [Buttons] {
    match flow.turn.phase {
        Phase::SetUp => &[set_up::buttons, weapons::hand_over],
        Phase::Rally => &[rally::buttons, medics::buttons, weapons::in_rally, weapons::hand_over, rally::done],
        Phase::Operations if flow.moving().is_some() => &[movement::stairs, movement::moving, impulse::stop_and_end],
        Phase::Operations => &[
            fire::buttons,
            spotting::buttons,
            smoke::buttons,
            movement::ways,
            movement::stairs,
            melee::buttons,
            movement::leave,
            impulse::widen,
            movement::enter,
            impulse::finish,
        ],
        Phase::Administrative => &[],
    }
}

/// Those that come last, whatever is asked.
pub(crate) const AT_ANY_TIME: [Buttons; 1] = [snipers::buttons];

/// Tells an event: each is told by one section. Those that only change the table, while another one tells it, come last.
pub(crate) fn tell(tale: &mut Tale, event: &Event) {
    match event {
        Event::PhaseBegan { turn, phase } => turn::phase_began(tale, *turn, *phase),
        Event::InitiativeRolled { dice, holder, rule } => turn::initiative(tale, *dice, *holder, *rule),
        Event::Snapshot(snapshot) => turn::from_snapshot(tale, snapshot.flow.flow().turn.number),
        Event::ImpulseBegan { side, .. } => impulse::began(tale, *side),
        Event::Passed { side, in_a_row } => impulse::passed(tale, *side, *in_a_row),
        Event::MoraleRolled { what, unit, dice, lines, needed, passed } => {
            rally::rolled(tale, &rally::Rolled { what, unit, dice, lines, needed, passed });
        }
        Event::UnitRallied { unit } => rally::rallied(tale, *unit),
        Event::MarkerRemoved { unit, marker: Marker::Wounded } => medics::dressed(tale, *unit),
        #[rustfmt::skip]
        Event::FireResolved { side, from, at, firers, attack, attack_dice, defence_die, targets, opportunity, .. } => {
            let rolled =
                fire::Rolled { side, from, at, firers, attack, attack_dice, defence_die, targets, opportunity };
            fire::rolled(tale, &rolled);
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
            side, at, attackers, defenders, attack, defence, attack_total, defence_total, columns, shifts, dice,
            lines, total, needed, killed,
        } => melee::rolled(tale, &melee::Rolled {
            side, at, attackers, defenders, attack, defence, attack_total, defence_total, columns, shifts, dice,
            lines, total, needed, killed,
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
        | Event::Met { .. }
        | Event::ShotOut { .. }
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

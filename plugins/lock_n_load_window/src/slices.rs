//! The rule sections of the window: a block for each, and what follows from the blocks.
//!
//! A section is a folder: what its events look like (`told.rs`), what it asks, what its orders come to before they are given, its
//! panels and buttons. Its block below is the one place that names it. From the blocks come one exhaustive `match` for each of the
//! rules' own kinds, so an event that no section tells, a question that none puts and a phase that none plays do not compile.

use crate::battle::{Battle, Results};
use crate::model::{Selection, TrayGroup};
use crate::seams::aim::Aim;
use crate::seams::asked::Asked;
use crate::seams::buttons::{Bar, When};
use crate::seams::phase::InPhase;
use crate::seams::tale::Tale;
use crate::sections::{
    close_assault, driving, fire, heroes, impulse, indirect_fire, medics, melee, movement, opportunity_fire, ordnance,
    overrun, passengers, rally, set_up, smoke, snipers, spotting, turn, victory, weapons,
};
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::units;
use lock_n_load::{Event, Phase, Question, Table};
use table::Side;

/// The sections. What a block may say, in this order, and each part only where the section has it:
///
/// - `phases`: the phase that it owns, and how it is played ([`InPhase`]);
/// - `asks`: its questions, and how each is put to a player ([`Asked`]);
/// - `tells`: its events, and the function of its folder that tells each, after the [`Tale`] with what it needs of the event;
/// - `changes`: its events that only change the table, while another one tells it;
/// - `waits`: the function that lists those who wait beside the map;
/// - `buttons`, `last`: the functions that put its buttons into the bar, and when. Buttons stand in the order of the blocks, those
///   under `last` after all others.
macro_rules! slices {
    ($($(#[$doc:meta])* $section:ident {
        $(phases: [$($phase:ident => $played:expr),+ $(,)?],)?
        $(asks: [$($question:pat => $put:expr),+ $(,)?],)?
        $(tells: [$($told:pat => $tells:ident($($with:expr),* $(,)?)),+ $(,)?],)?
        $(changes: [$($silent:pat),+ $(,)?],)?
        $(waits: $waits:ident,)?
        $(buttons: [$($when:ident: $button:ident),+ $(,)?],)?
        $(last: [$($end:ident: $ending:ident),+ $(,)?],)?
    })+) => {
        /// The section that owns a phase.
        pub(crate) const fn phase(phase: Phase) -> &'static dyn InPhase {
            match phase { $($($(Phase::$phase => &$played,)+)?)+ }
        }

        /// The section that owns a question.
        pub(crate) fn asked(question: &Question) -> Box<dyn Asked + '_> {
            match question { $($($($question => Box::new($put),)+)?)+ }
        }

        /// Tells an event: each is told by one section.
        pub(crate) fn tell(tale: &mut Tale, event: &Event) {
            match event {
                $($($($told => $section::$tells(tale, $($with),*),)+)?)+
                $($($($silent => {})+)?)+
            }
        }

        /// Those who wait beside the map.
        pub(crate) fn waiting(battle: &Battle, table: &Table, side: Side, groups: &mut Vec<TrayGroup>) {
            $($($section::$waits(battle, table, side, groups);)?)+
        }

        /// Every section's buttons, in the order of the bar.
        const BUTTONS: &[(When, fn(&mut Bar))] = &[
            $($($((When::$when, $section::$button),)+)?)+
            $($($((When::$end, $section::$ending),)+)?)+
        ];
    };
}

/// What a click is for: what is chosen, else what the phase says while nobody is asked.
pub(crate) fn aim<'a>(table: &Table, selection: &'a Selection) -> Option<&'a dyn Aim> {
    let at_rest = || phase(table.flow.turn.phase).at_rest().filter(|_| table.flow.question.is_none());
    selection.mode.aim().or_else(at_rest)
}

/// Puts the buttons of a moment into the bar.
pub(crate) fn buttons(bar: &mut Bar, when: When) {
    BUTTONS.iter().filter(|(at, _)| *at == when).for_each(|(_, buttons)| buttons(bar));
}

/// True if what is asked comes of the result on the panel, so that the one is read before the other: it is the newest, of this impulse or
/// part, and of the same melee where a melee is asked about.
pub(crate) fn leads_to(results: &Results, question: &Question) -> bool {
    results.newest_of_part().is_some_and(|card| asked(question).comes_of(card))
}

slices! {
    set_up {
        phases: [SetUp => set_up::SetUp],
        waits: tray,
        buttons: [SetUp: buttons],
    }
    turn {
        phases: [Administrative => turn::Administrative],
        tells: [
            Event::PhaseBegan { turn, phase } => phase_began(*turn, *phase),
            Event::InitiativeRolled { dice, holder, rule } => initiative(*dice, *holder, *rule),
            Event::Snapshot(snapshot) => from_snapshot(snapshot.flow.flow().turn.number),
            Event::Asked(Some(question)) => asked(question.side(), &*asked(question)),
        ],
        // What goes on, and facts of counters that no sentence of their own belongs to.
        changes: [
            Event::Pushed(_), Event::Popped, Event::FrameIs(_), Event::Asked(None),
            Event::UnitIs { .. }, Event::WeaponIs { .. },
            Event::MarkerPlaced { .. }, Event::MarkerRemoved { .. }, Event::MarkersCleared { .. },
            Event::HexMarkerPlaced { .. }, Event::HexMarkerRemoved { .. },
        ],
    }
    rally {
        phases: [Rally => rally::Rally],
        tells: [
            Event::MoraleRolled { what, unit, dice, lines, needed, passed } =>
                rolled(&rally::Rolled { what, unit, dice, lines, needed, passed }),
            Event::UnitRallied { unit } => rallied(*unit),
        ],
        changes: [Event::PartBegan { .. }, Event::DedicationUsed],
        buttons: [Rally: buttons],
        last: [Rally: done],
    }
    medics {
        tells: [Event::MarkerRemoved { unit, marker: Marker::Wounded } => dressed(*unit)],
        buttons: [Rally: buttons],
    }
    weapons {
        asks: [
            Question::DropWeapon { unit, .. } => weapons::DropWeapon { unit: *unit },
            Question::GoTo { unit, places, rule, .. } => weapons::GoTo { unit: *unit, places, rule: *rule },
        ],
        tells: [
            Event::WeaponTaken { weapon, by } => taken(*weapon, *by),
            Event::WeaponDropped { weapon, at } => dropped(*weapon, *at),
            Event::WeaponGone { weapon } => gone(*weapon),
            Event::TripodTurned { weapon, set_up } => turned(*weapon, *set_up),
        ],
        changes: [Event::RetreatIs(_)],
        buttons: [Rally: take_and_turn, SetUp: take_and_turn, SetUp: hand_over, Rally: hand_over],
    }
    fire {
        asks: [
            Question::CheckNext { leaders, .. } => fire::CheckNext { leaders },
            Question::JumpOff { vehicle, units, .. } => fire::JumpOff { vehicle: *vehicle, units },
        ],
        tells: [
            Event::FireResolved(fire) => rolled(fire),
            Event::Drawn { rule, number, among, counter } => drawn(*rule, [*number, *among], *counter),
            Event::DamageChecked { unit, die, lines, total, morale, helper, result } =>
                checked(&fire::Checked { unit, die, lines, total, morale, helper, result }),
            Event::HalfSquadRolled { unit, die, becomes } => half_squad(*unit, *die, becomes),
            Event::SurvivalRolled { vehicle, counter, die, survives } => survival(*vehicle, *counter, *die, *survives),
            Event::UnitLost { unit, cause } => lost(*unit, *cause),
            Event::UnitShaken { unit } => shaken(*unit),
            Event::UnitBecame { unit, definition } => became(*unit, definition),
            Event::MarkerPlaced { unit, marker: Marker::Wounded } => wounded(*unit),
        ],
        changes: [Event::AttackIs(_)],
        buttons: [Impulse: buttons, Moving: on_the_move],
    }
    ordnance {
        tells: [Event::ShotResolved(shot) => resolved(shot)],
    }
    indirect_fire {
        asks: [
            Question::CorrectFire { caller, places, .. } => indirect_fire::Correct { caller: *caller, places },
            Question::StrikeNext { hexes, .. } => indirect_fire::Strike { hexes },
        ],
        tells: [
            Event::BombardmentResolved(strike) => struck(strike),
            Event::ArtilleryCalled { caller, mission, at } => called(*caller, mission, *at),
            Event::SuppliesRolled { caller, die, granted, .. } => supplies(*caller, *die, *granted),
            Event::Scattered { caller, at, dice, lines, distance, to, seen } =>
                scattered(&indirect_fire::Fallen {
                    caller: *caller, at: *at, dice: *dice, lines, distance: *distance, to: *to, seen: *seen,
                }),
            Event::FireForEffect { side, mission, at } => for_effect(*side, mission, *at),
            Event::MissionLost { side, mission } => mission_lost(*side, mission),
        ],
        buttons: [Impulse: mortars, Impulse: calls],
    }
    heroes {
        tells: [Event::HeroRolled { unit, die } => rolled(*unit, *die)],
        changes: [Event::HeroBorn { .. }],
    }
    opportunity_fire {
        asks: [
            Question::OpportunityFire { side, at, targets } =>
                opportunity_fire::OpenFire { side: *side, at, targets },
        ],
        tells: [Event::FireHeld { side, for_move } => held(*side, *for_move)],
        changes: [Event::ShotOut { .. }],
    }
    spotting {
        tells: [
            Event::SpotRolled { unit, at, die, lines, total, needed, spotted } =>
                rolled(&spotting::Rolled { unit, at, die, lines, total, needed, spotted }),
            Event::HexMarkerPlaced { at, marker: HexMarker::Spotted } => spotted(*at),
        ],
        buttons: [Impulse: buttons],
    }
    smoke {
        tells: [
            Event::SmokeRolled { unit, at, die, needed, placed } => rolled(*unit, *at, *die, *needed, *placed),
            Event::HexMarkerPlaced { at, marker: HexMarker::SmokeOne } => rises(*at),
        ],
        buttons: [Impulse: buttons],
    }
    movement {
        tells: [
            Event::Stepped { units, from, to, by, cost, lines } => stepped(units, [*from, *to], *by, *cost, lines),
            Event::Stopped { units } => stopped(units),
            Event::Turned { unit, at, to, cost, lines, .. } => turned(*unit, *at, *to, *cost, lines),
            Event::UnitIs { unit, fact: units::Is::Faces(_) } => faces(*unit),
            Event::UnitIs { unit, fact: units::Is::TurretTurned(_) } => turret_turned(*unit),
            Event::UnitIs { unit, fact: units::Is::Buttoned(buttoned) } => buttoned(*unit, *buttoned),
            Event::UnitIs { unit, fact: units::Is::KeepsMoving(true) } => keeps_moving(*unit),
            Event::UnitExited { unit } => exited(*unit),
        ],
        changes: [Event::Met { .. }, Event::MovingIs(_)],
        waits: tray,
        buttons: [Impulse: ways, Impulse: stairs, Moving: stairs, Moving: moving, AnyTime: otherwise],
        last: [Impulse: leave, Impulse: enter],
    }
    driving {
        buttons: [Impulse: arcs],
    }
    passengers {
        tells: [
            Event::Mounted { units, vehicle, cost, .. } => mounted(units, *vehicle, *cost),
            Event::Dismounted { units, vehicle, at, cost, .. } => dismounted(units, *vehicle, *at, *cost),
        ],
        buttons: [Impulse: buttons, Moving: buttons],
    }
    melee {
        asks: [
            Question::MeleeAttack { side, places } => melee::Attack { side: *side, places },
            Question::MeleeDefence { at, satchels, .. } => melee::Defence { at, satchels },
        ],
        tells: [
            Event::MeleeRolled(melee) => rolled(melee),
        ],
        changes: [Event::MeleeIs(_), Event::RoundFought { .. }],
        buttons: [Impulse: buttons],
    }
    close_assault {
        asks: [
            Question::AssaultNext { unit, vehicles, .. } => close_assault::NextVehicle { unit: *unit, vehicles },
        ],
        tells: [
            Event::CloseAssaultRolled(roll) => rolled(roll),
        ],
        buttons: [Impulse: buttons, Moving: buttons],
    }
    overrun {
        asks: [
            Question::AssaultBack { vehicle, units, .. } => overrun::StrikeBack { vehicle: *vehicle, units },
            Question::GiveWay { at, units, .. } => overrun::GiveWay { at, units },
        ],
        tells: [
            Event::OverrunResolved(overrun) => resolved(overrun),
        ],
        buttons: [Impulse: buttons, Moving: buttons],
    }
    impulse {
        phases: [Operations => impulse::Operations],
        tells: [
            Event::ImpulseBegan { side, .. } => began(*side),
            Event::Passed { side, in_a_row } => passed(*side, *in_a_row),
        ],
        changes: [Event::ImpulseIs(_)],
        last: [Impulse: widen, Impulse: finish, Moving: stop_and_end],
    }
    snipers {
        asks: [
            Question::SniperFire { sniper, places, .. } => snipers::FireAt { sniper: *sniper, places },
        ],
        tells: [Event::UnitPlaced { unit, at } => placed(*unit, *at)],
        waits: tray,
        buttons: [AnyTime: buttons],
    }
    victory {
        tells: [
            Event::ControlChanged { at, side } => control(*at, *side),
            Event::PointsGained { side, losses, exits } => points(*side, losses + exits),
            Event::GameOver(outcome) => over(outcome),
        ],
    }
}

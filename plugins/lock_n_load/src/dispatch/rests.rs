//! Where a game from outside, from a saved game, may rest: somebody must decide or it is over, and what is to be decided lies on the
//! table. The rules that answer a question rely on this.

use crate::facts::flow::{Flow, Phase};
use crate::facts::frames::{AnyFrame, MeleeRound, Mission, Moving, OverrunStage, Overrunning};
use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::melee;
use hex_board::{Place, Spot};
use table::{CounterId, Side};

type Fits = Result<(), String>;

fn fits(holds: bool, why: &str) -> Fits {
    if holds { Ok(()) } else { Err(format!("the game cannot stand there: {why}")) }
}

/// Whether a game may rest at this position.
pub(crate) fn rests(table: &Table) -> Fits {
    let flow = table.flow;
    if flow.outcome.is_some() {
        return Ok(());
    }
    fits(flow.control.len() == table.field.objectives.len(), "an objective has no entry")?;
    for (n, frame) in flow.stack.iter().enumerate() {
        let fitting = phase_of(frame).is_none_or(|phase| n == 0 && phase == flow.turn.phase);
        fits(fitting, "a part of a phase lies where it cannot lie")?;
        going_on(table, frame)?;
    }
    match &flow.question {
        Some(question) => {
            fits(!matches!(flow.turn.phase, Phase::SetUp | Phase::Administrative), "nothing is asked in this phase")?;
            asked(table, flow, question)
        }
        None => {
            fits(flow.stack.first().and_then(phase_of).is_some(), "nobody is to decide")?;
            fits(flow.turn.phase != Phase::Rally || flow.turn.rolled, "the initiative has not been rolled for")?;
            match flow.stack.last() {
                None | Some(AnyFrame::SetUp(_) | AnyFrame::RallyPart(_) | AnyFrame::Impulse(_)) => Ok(()),
                Some(AnyFrame::Move(moving)) => {
                    let goes_on =
                        flow.turn.phase == Phase::Operations && moving.reacted && !moving.ends && !moving.exiting;
                    fits(
                        goes_on && moving_side(table, moving) == Some(moving.side),
                        "the stack that moves does not go on",
                    )
                }
                Some(
                    AnyFrame::Window(_)
                    | AnyFrame::Attack(_)
                    | AnyFrame::Check(_)
                    | AnyFrame::Retreat(_)
                    | AnyFrame::Melee(_)
                    | AnyFrame::Mission(_)
                    | AnyFrame::Shelled(_)
                    | AnyFrame::Assault(_)
                    | AnyFrame::Overrun(_),
                ) => fits(false, "an attack, a retreat or a melee is not worked out"),
            }
        }
    }
}

/// The phase of which a frame is a part: such a frame lies at the bottom, and there alone.
fn phase_of(frame: &AnyFrame) -> Option<Phase> {
    match frame {
        AnyFrame::SetUp(_) => Some(Phase::SetUp),
        AnyFrame::RallyPart(_) => Some(Phase::Rally),
        AnyFrame::Impulse(_) => Some(Phase::Operations),
        AnyFrame::Move(_)
        | AnyFrame::Window(_)
        | AnyFrame::Attack(_)
        | AnyFrame::Check(_)
        | AnyFrame::Retreat(_)
        | AnyFrame::Melee(_)
        | AnyFrame::Mission(_)
        | AnyFrame::Shelled(_)
        | AnyFrame::Assault(_)
        | AnyFrame::Overrun(_) => None,
    }
}

/// What is going on fits the table, wherever it lies in the stack.
fn going_on(table: &Table, frame: &AnyFrame) -> Fits {
    match frame {
        AnyFrame::Move(moving) => stack(table, moving),
        AnyFrame::Melee(round) => {
            fits(round.declared.is_none() || declared(table, round), "the melee attack that is declared cannot be made")
        }
        AnyFrame::SetUp(_)
        | AnyFrame::RallyPart(_)
        | AnyFrame::Impulse(_)
        | AnyFrame::Window(_)
        | AnyFrame::Attack(_)
        | AnyFrame::Check(_)
        | AnyFrame::Retreat(_)
        | AnyFrame::Mission(_)
        | AnyFrame::Shelled(_)
        | AnyFrame::Assault(_)
        | AnyFrame::Overrun(_) => Ok(()),
    }
}

fn moving_side(table: &Table, moving: &Moving) -> Option<Side> {
    moving.units.iter().filter_map(|id| table.unit(*id)).find(|unit| unit.spot().is_some()).map(|unit| unit.side)
}

/// Those of a moving stack who are still on the map are of one side and in one Location, each named once.
fn stack(table: &Table, moving: &Moving) -> Fits {
    let here: Vec<UnitNow> =
        moving.units.iter().filter_map(|id| table.unit(*id)).filter(|unit| unit.spot().is_some()).collect();
    let together = here.windows(2).all(|two| (two[0].side, two[0].spot()) == (two[1].side, two[1].spot()));
    fits(together && once(&moving.units), "the stack that moves is not together")?;
    fits(moving.spent_here <= moving.spent, "more points are spent in a hex than in the move")
}

fn once(ids: &[CounterId]) -> bool {
    let mut sorted = ids.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|two| two[0] != two[1])
}

fn spot(table: &Table, at: Place) -> Option<Spot> {
    table.field.map.spot(at)
}

fn asked(table: &Table, flow: &Flow, question: &Question) -> Fits {
    let unit = |id: &CounterId| table.unit(*id).filter(|unit| unit.spot().is_some());
    match question {
        Question::OpportunityFire { side, at, targets } => {
            let there = |id| unit(id).is_some_and(|unit| unit.side != *side && unit.spot() == spot(table, *at));
            let opened = matches!(flow.below(), Some(AnyFrame::Move(_) | AnyFrame::Retreat(_)));
            let window = matches!(flow.stack.last(), Some(AnyFrame::Window(window)) if window.at == *at);
            fits(window && opened, "Opportunity Fire is asked for and nobody moves")?;
            fits(!targets.is_empty() && once(targets) && targets.iter().all(there), "Opportunity Fire has no target")
        }
        Question::CheckNext { side, leaders } => {
            let top = flow.stack.last();
            let attack = if let Some(AnyFrame::Attack(attack)) = top { Some(attack) } else { None };
            let attack = attack.filter(|attack| attack.side != *side);
            let checks =
                |id: &CounterId| attack.is_some_and(|attack| attack.leaders.iter().any(|check| check.unit == *id));
            let there = |id: &CounterId| unit(id).is_some_and(|unit| unit.side == *side) && checks(id);
            fits(!leaders.is_empty() && once(leaders) && leaders.iter().all(there), "no leader has to check")
        }
        Question::DropWeapon { side, unit: id } => {
            // Riders drop theirs in the hex of their vehicle.
            let there = table.unit(*id).filter(|unit| table.whereabouts(*unit).is_some());
            let carries = there.is_some_and(|unit| unit.side == *side) && table.carried_by(*id).next().is_some();
            fits(carries, "there is no weapon to leave behind")
        }
        Question::GoTo { side, unit: id, places, .. } => {
            let known = table.unit(*id).is_some_and(|unit| unit.side == *side);
            fits(known && !places.is_empty(), "there is nowhere to go")
        }
        Question::SniperFire { side, sniper, places } => {
            let placed = unit(sniper).is_some_and(|unit| unit.side == *side && unit.may(Trait::Snipes));
            fits(placed && !places.is_empty(), "there is nothing that a sniper could fire at")
        }
        Question::CorrectFire { side, caller, places } => {
            let lies = |mission: &Mission| {
                mission.left.is_none()
                    && (mission.side, mission.caller) == (*side, *caller)
                    && places.contains(&mission.at)
            };
            fits(mission(flow).is_some_and(lies) && unit(caller).is_some(), "no Spotting Round lies")
        }
        Question::StrikeNext { side, hexes } => {
            let strikes = |mission: &Mission| mission.side == *side && mission.left.as_ref() == Some(hexes);
            fits(mission(flow).is_some_and(strikes) && !hexes.is_empty(), "no hex is to be struck")
        }
        Question::MeleeAttack { side, places } => {
            let expected = match flow.melee() {
                None => !places.is_empty(),
                Some(round) => round.declared.is_none() && round.attacker == Some(*side) && *places == [round.at],
            };
            fits(expected && places.iter().all(|at| spot(table, *at).is_some()), "no melee attack is to be declared")
        }
        Question::MeleeDefence { side, at, satchels } => {
            let round = flow.melee().filter(|round| round.at == *at && round.attacker == Some(side.other()));
            let attack = round.and_then(|round| round.declared.as_ref());
            let carried = |id: &CounterId| {
                let defenders = attack.iter().flat_map(|attack| &attack.defenders);
                defenders.flat_map(|unit| table.carried_by(*unit)).any(|weapon| weapon.id == *id)
            };
            let good = attack.is_some() && once(satchels) && satchels.iter().all(carried);
            fits(good, "no melee attack is declared in which charges could be used")
        }
        Question::AssaultNext { side, unit: id, vehicles } => {
            let top = flow.stack.last();
            let next = if let Some(AnyFrame::Assault(frame)) = top { frame.assaults.first() } else { None };
            let asked = next.is_some_and(|next| next.unit == *id) && unit(id).is_some_and(|unit| unit.side == *side);
            let there = |id: &CounterId| unit(id).is_some_and(|unit| unit.side != *side && unit.may(Trait::Drives));
            let good = asked && !vehicles.is_empty() && once(vehicles) && vehicles.iter().all(there);
            fits(good, "no assaulter looks for another vehicle")
        }
        Question::AssaultBack { side, vehicle, units } => {
            let frame = overrun(flow, *side).filter(|frame| frame.vehicle == *vehicle);
            let stage = frame.is_some_and(|frame| matches!(frame.stage, OverrunStage::StrikesBack(_)));
            let there = |id: &CounterId| unit(id).is_some_and(|unit| unit.side == *side);
            let good = stage && unit(vehicle).is_some() && !units.is_empty() && once(units) && units.iter().all(there);
            fits(good, "nobody has been overrun who could strike back")
        }
        Question::JumpOff { side, vehicle, units } => {
            let driven = flow.attack().filter(|attack| attack.side != *side && attack.driven_off == Some(*vehicle));
            let rides = |id: &CounterId| {
                let seat = table.unit(*id).and_then(|unit| unit.aboard);
                seat.is_some_and(|seat| seat.outside && seat.vehicle == *vehicle)
            };
            let good = driven.is_some() && !units.is_empty() && once(units) && units.iter().all(rides);
            fits(good, "nobody has been driven off this vehicle")
        }
        Question::GiveWay { side, at, units } => {
            let frame = overrun(flow, *side).filter(|frame| frame.at == *at);
            let stage = frame.is_some_and(|frame| matches!(frame.stage, OverrunStage::Stays(_)));
            let there = |id: &CounterId| unit(id).is_some_and(|unit| unit.side == *side);
            let good = stage && !units.is_empty() && once(units) && units.iter().all(there);
            fits(good, "nobody has to give way to a vehicle")
        }
    }
}

/// The overrun on top, if the side is the one that has been overrun.
fn overrun(flow: &Flow, side: Side) -> Option<&Overrunning> {
    match flow.stack.last() {
        Some(AnyFrame::Overrun(frame)) if frame.side != side => Some(frame),
        _ => None,
    }
}

/// The mission of artillery on top.
fn mission(flow: &Flow) -> Option<&Mission> {
    if let Some(AnyFrame::Mission(mission)) = flow.stack.last() { Some(mission) } else { None }
}

/// The declared attack can be rolled, with and without the charges that the defenders carry.
fn declared(table: &Table, round: &MeleeRound) -> bool {
    let (Some(side), Some(attack)) = (round.attacker, &round.declared) else { return false };
    let carried = attack.defenders.iter().flat_map(|unit| table.carried_by(*unit)).map(|weapon| weapon.id);
    let all: Vec<CounterId> = round.used.iter().copied().chain(carried).collect();
    [&round.used, &all].into_iter().all(|charges| {
        let defenders = melee::round::defending_parts(table, &attack.defenders, charges);
        melee::declared(table, side, &attack.attackers, &defenders, attack.leader).is_ok()
    })
}

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
            asked(table, question)
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

/// What is asked can be answered: what the question is about lies on the table.
fn asked(table: &Table, question: &Question) -> Fits {
    let rest = Rest { table, flow: table.flow };
    match question {
        Question::OpportunityFire { side, at, targets } => rest.opportunity_fire(*side, *at, targets),
        Question::CheckNext { side, leaders } => rest.check_next(*side, leaders),
        Question::DropWeapon { side, unit } => rest.drop_weapon(*side, *unit),
        Question::GoTo { side, unit, places, .. } => rest.go_to(*side, *unit, places),
        Question::SniperFire { side, sniper, places } => rest.sniper_fire(*side, *sniper, places),
        Question::CorrectFire { side, caller, places } => rest.correct_fire(*side, *caller, places),
        Question::StrikeNext { side, hexes } => rest.strike_next(*side, hexes),
        Question::MeleeAttack { side, places } => rest.melee_attack(*side, places),
        Question::MeleeDefence { side, at, satchels } => rest.melee_defence(*side, *at, satchels),
        Question::AssaultNext { side, unit, vehicles } => rest.assault_next(*side, *unit, vehicles),
        Question::AssaultBack { side, vehicle, units } => rest.assault_back(*side, *vehicle, units),
        Question::JumpOff { side, vehicle, units } => rest.jump_off(*side, *vehicle, units),
        Question::GiveWay { side, at, units } => rest.give_way(*side, *at, units),
    }
}

/// Where a game rests while something is asked.
struct Rest<'a> {
    table: &'a Table<'a>,
    flow: &'a Flow,
}

impl Rest<'_> {
    /// A unit on the map.
    fn unit(&self, id: CounterId) -> Option<UnitNow> {
        self.table.unit(id).filter(|unit| unit.spot().is_some())
    }
    /// A unit on the map, of this side.
    fn is_of(&self, id: CounterId, side: Side) -> bool {
        self.unit(id).is_some_and(|unit| unit.side == side)
    }
    /// Some at least, each named once, and so are all of them.
    fn all(units: &[CounterId], so: impl Fn(CounterId) -> bool) -> bool {
        !units.is_empty() && once(units) && units.iter().all(|id| so(*id))
    }
    fn spot(&self, at: Place) -> Option<Spot> {
        self.table.field.map.spot(at)
    }
    /// The mission of artillery on top.
    fn mission(&self) -> Option<&Mission> {
        if let Some(AnyFrame::Mission(mission)) = self.flow.stack.last() { Some(mission) } else { None }
    }
    /// The overrun on top, if the side is the one that has been overrun.
    fn overrun(&self, side: Side) -> Option<&Overrunning> {
        let top = if let Some(AnyFrame::Overrun(frame)) = self.flow.stack.last() { Some(frame) } else { None };
        top.filter(|frame| frame.side != side)
    }

    fn opportunity_fire(&self, side: Side, at: Place, targets: &[CounterId]) -> Fits {
        let opened = matches!(self.flow.below(), Some(AnyFrame::Move(_) | AnyFrame::Retreat(_)));
        let window = matches!(self.flow.stack.last(), Some(AnyFrame::Window(window)) if window.at == at);
        fits(window && opened, "Opportunity Fire is asked for and nobody moves")?;
        let there = |id| self.unit(id).is_some_and(|unit| unit.side != side && unit.spot() == self.spot(at));
        fits(Self::all(targets, there), "Opportunity Fire has no target")
    }
    fn check_next(&self, side: Side, leaders: &[CounterId]) -> Fits {
        let top = self.flow.stack.last();
        let attack = if let Some(AnyFrame::Attack(attack)) = top { Some(attack) } else { None };
        let attack = attack.filter(|attack| attack.side != side);
        let checks = |id| attack.is_some_and(|attack| attack.leaders.iter().any(|check| check.unit == id));
        fits(Self::all(leaders, |id| self.is_of(id, side) && checks(id)), "no leader has to check")
    }
    fn drop_weapon(&self, side: Side, unit: CounterId) -> Fits {
        // Riders drop theirs in the hex of their vehicle.
        let there = self.table.unit(unit).filter(|unit| self.table.whereabouts(*unit).is_some());
        let carries = there.is_some_and(|unit| unit.side == side) && self.table.carried_by(unit).next().is_some();
        fits(carries, "there is no weapon to leave behind")
    }
    fn go_to(&self, side: Side, unit: CounterId, places: &[Place]) -> Fits {
        let known = self.table.unit(unit).is_some_and(|unit| unit.side == side);
        fits(known && !places.is_empty(), "there is nowhere to go")
    }
    fn sniper_fire(&self, side: Side, sniper: CounterId, places: &[Place]) -> Fits {
        let placed = self.unit(sniper).is_some_and(|unit| unit.side == side && unit.may(Trait::Snipes));
        fits(placed && !places.is_empty(), "there is nothing that a sniper could fire at")
    }
    fn correct_fire(&self, side: Side, caller: CounterId, places: &[Place]) -> Fits {
        let lies = |mission: &Mission| {
            mission.left.is_none() && (mission.side, mission.caller) == (side, caller) && places.contains(&mission.at)
        };
        fits(self.mission().is_some_and(lies) && self.unit(caller).is_some(), "no Spotting Round lies")
    }
    fn strike_next(&self, side: Side, hexes: &[Place]) -> Fits {
        let strikes = |mission: &Mission| mission.side == side && mission.left.as_deref() == Some(hexes);
        fits(self.mission().is_some_and(strikes) && !hexes.is_empty(), "no hex is to be struck")
    }
    fn melee_attack(&self, side: Side, places: &[Place]) -> Fits {
        let expected = match self.flow.melee() {
            None => !places.is_empty(),
            Some(round) => round.declared.is_none() && round.attacker == Some(side) && *places == [round.at],
        };
        let known = places.iter().all(|at| self.spot(*at).is_some());
        fits(expected && known, "no melee attack is to be declared")
    }
    fn melee_defence(&self, side: Side, at: Place, satchels: &[CounterId]) -> Fits {
        let round = self.flow.melee().filter(|round| round.at == at && round.attacker == Some(side.other()));
        let attack = round.and_then(|round| round.declared.as_ref());
        let carried = |id: &CounterId| {
            let defenders = attack.iter().flat_map(|attack| &attack.defenders);
            defenders.flat_map(|unit| self.table.carried_by(*unit)).any(|weapon| weapon.id == *id)
        };
        let good = attack.is_some() && once(satchels) && satchels.iter().all(carried);
        fits(good, "no melee attack is declared in which charges could be used")
    }
    fn assault_next(&self, side: Side, unit: CounterId, vehicles: &[CounterId]) -> Fits {
        let top = self.flow.stack.last();
        let next = if let Some(AnyFrame::Assault(frame)) = top { frame.assaults.first() } else { None };
        let asked = next.is_some_and(|next| next.unit == unit) && self.is_of(unit, side);
        let there = |id| self.unit(id).is_some_and(|unit| unit.side != side && unit.may(Trait::Drives));
        fits(asked && Self::all(vehicles, there), "no assaulter looks for another vehicle")
    }
    fn assault_back(&self, side: Side, vehicle: CounterId, units: &[CounterId]) -> Fits {
        let frame = self.overrun(side).filter(|frame| frame.vehicle == vehicle);
        let stage = frame.is_some_and(|frame| matches!(frame.stage, OverrunStage::StrikesBack(_)));
        let good = stage && self.unit(vehicle).is_some() && Self::all(units, |id| self.is_of(id, side));
        fits(good, "nobody has been overrun who could strike back")
    }
    fn jump_off(&self, side: Side, vehicle: CounterId, units: &[CounterId]) -> Fits {
        let driven = self.flow.attack().filter(|attack| attack.side != side && attack.driven_off == Some(vehicle));
        let rides = |id| {
            let seat = self.table.unit(id).and_then(|unit| unit.aboard);
            seat.is_some_and(|seat| seat.outside && seat.vehicle == vehicle)
        };
        fits(driven.is_some() && Self::all(units, rides), "nobody has been driven off this vehicle")
    }
    fn give_way(&self, side: Side, at: Place, units: &[CounterId]) -> Fits {
        let frame = self.overrun(side).filter(|frame| frame.at == at);
        let stage = frame.is_some_and(|frame| matches!(frame.stage, OverrunStage::Stays(_)));
        fits(stage && Self::all(units, |id| self.is_of(id, side)), "nobody has to give way to a vehicle")
    }
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

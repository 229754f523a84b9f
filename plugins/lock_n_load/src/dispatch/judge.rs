//! Whether an order is lawful, and what it comes to before the dice are thrown: asked at the door, by previews and by buttons alike.
//! One `match` from orders to the rule sections that judge them.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::frames::Check;
use crate::facts::question::Question;
use crate::facts::seen::Seen;
use crate::facts::situation::{Table, UnitNow};
use crate::sections::close_assault::Declared;
use crate::sections::fire::strength::FireFacts;
use crate::sections::indirect_fire::artillery::Call;
use crate::sections::indirect_fire::mortars::Bombardment;
use crate::sections::indirect_fire::strike::Strike;
use crate::sections::melee::round::Declaration;
use crate::sections::melee::withdrawal::Withdrawal;
use crate::sections::ordnance::ShotFacts;
use crate::sections::overrun::StrikeBack;
use crate::sections::rally::RallyAttempt;
use crate::sections::smoke::SmokeAttempt;
use crate::sections::spotting::SpotAttempt;
use crate::sections::victory::rules::OVER;
use crate::sections::{
    close_assault, driving, fire, impulse, indirect_fire, medics, melee, movement, opportunity_fire, ordnance, overrun,
    passengers, rally, set_up, smoke, snipers, spotting, turn, weapons,
};
use table::{CounterId, Refusal, Side};

/// What a lawful order comes to before the dice are thrown. The dice are thrown with it, so what a preview shows is what is rolled.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// An attack on the Direct Fire Table.
    Fire(Box<FireFacts>),
    /// A shot of ordnance.
    Shoot(Box<ShotFacts>),
    /// The attack of a sniper whose owner has chosen the Location.
    SniperFire(Box<FireFacts>),
    /// A spotting attempt.
    Spot(SpotAttempt),
    /// An attempt to place smoke.
    Smoke(SmokeAttempt),
    /// A rally attempt.
    Rally(RallyAttempt),
    /// SS Dedication.
    Dedication(RallyAttempt),
    /// A medic's try, with the unit that he treats.
    Heal(RallyAttempt, UnitNow),
    /// Morale Checks of units that try to withdraw from a melee.
    Withdraw(Withdrawal),
    /// The Damage Check that is made next.
    CheckNext(Check),
    /// An attack in a melee round.
    MeleeAttack(Declaration),
    /// The satchel charges that are used in defence.
    MeleeDefence(Vec<CounterId>),
    /// A mortar's bombardment.
    Bombard(Box<Bombardment>),
    /// A call for artillery.
    CallArtillery(Box<Call>),
    /// The hex that artillery strikes next.
    StrikeNext(Box<Strike>),
    /// A Close Assault.
    CloseAssault(Box<Declared>),
    /// A Close Assault on the vehicle that has overrun the unit.
    StrikeBack(StrikeBack),
    /// Nothing is left to dice: what happens.
    Done(Vec<Event>),
}

/// Whether a side may give an order now, and what it comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(seen: &Seen, side: Side, command: &Command) -> Result<Report, Refusal> {
    if seen.flow.outcome.is_some() {
        return Err(Refusal::new(OVER, turn::words::game_over()));
    }
    // LNL-11.4-13: the one order that needs no turn.
    if !matches!(command, Command::PlaceSniper { .. }) {
        in_time(seen, side, command)?;
    }
    if let Some(idle) = command.idle_field() {
        return Err(Refusal::new(idle.rule, turn::words::idle_field(idle.field, idle.reason)));
    }
    by_section(seen, side, command)
}

/// Whether it is the side's turn to give such an order.
pub(crate) fn in_time(table: &Seen, side: Side, command: &Command) -> Result<(), Refusal> {
    // A side may wish to use Opportunity Fire where it is not asked: it hears why not.
    let firer = match command {
        Command::Fire(order) => order.firers.first().map(|part| part.unit),
        Command::Shoot(order) => Some(order.unit),
        _ => None,
    };
    if let Command::Bombard { mortar, .. } = command {
        opportunity_fire::waits(table, side, *mortar)?;
    }
    if let (Some(firer), Phase::Operations, None) = (firer, table.flow.turn.phase, &table.flow.question)
        && let Some(owner) = table.unit(firer).filter(|unit| Some(unit.side) != table.flow.to_act())
    {
        return Err(opportunity_fire::not_now(table, owner.side, command));
    }
    turn::may_order(table, side, command)
}

/// Without dice an order is done as it was judged.
fn done(events: Result<Vec<Event>, Refusal>) -> Result<Report, Refusal> {
    events.map(Report::Done)
}

/// The section that owns the order judges it.
fn by_section(table: &Table, side: Side, command: &Command) -> Result<Report, Refusal> {
    match command {
        Command::Place { unit, at, facing } => done(set_up::place(table, side, *unit, *at, *facing)),
        Command::PlaceAll => done(set_up::place_all(table, side)),
        Command::SetUpDone => done(set_up::done(table, side)),
        Command::GiveWeapon { weapon, to, back } => done(weapons::give(table, side, *weapon, *to, *back)),
        Command::TakeWeapon { unit, weapon } => done(weapons::take(table, side, *unit, *weapon)),
        Command::TurnTripod { weapon } => done(weapons::turn_tripod(table, side, *weapon)),
        Command::Rally { unit, by } => rally::attempt(table, side, *unit, *by).map(Report::Rally),
        Command::Heal { medic, unit } => {
            medics::attempt(table, side, *medic, *unit).map(|(attempt, patient)| Report::Heal(attempt, patient))
        }
        Command::Join { units, into } => done(rally::join(table, side, units, into.as_deref())),
        Command::Dedication { unit, by } => rally::dedication_attempt(table, side, *unit, *by).map(Report::Dedication),
        Command::RallyDone => done(turn::rally_done(table, side)),
        Command::Spot { unit, at } => spotting::attempt(table, side, *unit, *at).map(Report::Spot),
        Command::Activate { at, widen, leader } => done(impulse::activate(table, side, *at, *widen, *leader)),
        Command::ActivateEntry { group } => done(impulse::activate_entry(table, side, group)),
        Command::Fire(order) => Ok(Report::Fire(Box::new(fire::facts(table, side, order)?))),
        Command::Shoot(order) => Ok(Report::Shoot(Box::new(ordnance::facts(table, side, order)?))),
        Command::Move { units, by, to, double_time, facing } => {
            done(movement::begin(table, side, units, *by, *to, *double_time, *facing))
        }
        Command::Step { to, facing } => done(movement::step(table, side, *to, *facing)),
        Command::Turn { unit, to, by } => done(movement::turn(table, side, *unit, *to, *by)),
        Command::TurnTurret { unit, to } => done(driving::ready::turn_turret(table, side, *unit, *to)),
        Command::KeepMoving { unit } => done(driving::continuous::keep(table, side, *unit)),
        Command::Button { unit, buttoned } => done(driving::ready::button(table, side, *unit, *buttoned)),
        Command::Mount { units, vehicle, outside, by } => {
            done(passengers::mount(table, side, units, *vehicle, *outside, *by))
        }
        Command::Dismount { units, by, carrier } => done(passengers::dismount(table, side, units, *by, *carrier)),
        Command::Exit { units, by } => done(movement::exit(table, side, units, *by)),
        Command::Stop => done(movement::stop(table, side)),
        Command::Smoke { unit, at } => smoke::attempt(table, side, *unit, *at).map(Report::Smoke),
        Command::Withdraw { units } => melee::withdrawal::attempt(table, side, units).map(Report::Withdraw),
        Command::FightMelee { at } => done(melee::round::fight(table, side, *at)),
        Command::CloseAssault { at, assaults } => {
            Ok(Report::CloseAssault(Box::new(close_assault::attempt(table, side, *at, assaults)?)))
        }
        Command::AssaultNext { target } => done(close_assault::next(table, side, Some(*target))),
        Command::Overrun { unit, to } => {
            done(overrun::attempt(table, side, *unit, *to).map(|overrun| overrun::begin(table, &overrun)))
        }
        Command::AssaultBack { unit, weapon, leader } => {
            overrun::strike_back(table, side, *unit, *weapon, *leader).map(Report::StrikeBack)
        }
        Command::Decline => match &table.flow.question {
            Some(Question::AssaultNext { .. }) => done(close_assault::next(table, side, None)),
            _ => done(overrun::decline(table, side)),
        },
        Command::Retreat { unit, to } => done(overrun::retreat(table, side, *unit, *to)),
        Command::JumpOff { unit } => done(fire::riders::jump_off(table, side, *unit)),
        Command::Stay => match &table.flow.question {
            Some(Question::JumpOff { .. }) => done(fire::riders::stay_on(table, side)),
            _ => done(overrun::stay(table, side)),
        },
        Command::EndImpulse => done(impulse::end(table, side)),
        Command::Pass => done(impulse::pass(table, side)),
        Command::HoldFire => done(opportunity_fire::hold(table, side, false)),
        Command::HoldFireForMove => done(opportunity_fire::hold(table, side, true)),
        Command::CheckNext { leader } => fire::attack::chosen_check(table, side, *leader).map(Report::CheckNext),
        Command::DropWeapon { weapon } => done(fire::attack::drop_weapon(table, side, *weapon)),
        Command::GoTo { unit, to } => done(weapons::retreat::go_to(table, side, *unit, *to)),
        Command::MeleeAttack { attackers, defenders, leader } => {
            melee::round::attack(table, side, attackers, defenders, *leader).map(Report::MeleeAttack)
        }
        Command::MeleeDefence { satchels } => {
            melee::round::may_defend(table, satchels).map(|()| Report::MeleeDefence(satchels.to_vec()))
        }
        Command::SniperFire { sniper, at } => {
            Ok(Report::SniperFire(Box::new(snipers::chosen_facts(table, side, *sniper, *at)?)))
        }
        Command::Bombard { mortar, at, caller, leader } => {
            let order = indirect_fire::mortars::bombardment(table, side, *mortar, *at, *caller, *leader)?;
            Ok(Report::Bombard(Box::new(order)))
        }
        Command::CallArtillery { caller, at, mission } => {
            Ok(Report::CallArtillery(Box::new(indirect_fire::artillery::call(table, side, *caller, *at, mission)?)))
        }
        Command::CorrectFire { to } => done(indirect_fire::artillery::correct(table, side, *to)),
        Command::CancelMission => done(indirect_fire::artillery::cancel(table, side)),
        Command::StrikeNext { at } => Ok(Report::StrikeNext(Box::new(indirect_fire::chosen(table, side, *at)?))),
        Command::PlaceSniper { sniper, at } => done(snipers::place(table, side, *sniper, *at)),
    }
}

//! One `match` from orders to the rule section that decides them, and the list of what goes on by itself.

use crate::facts::command::{Command, Part};
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::situation::Table;
use crate::sections::{
    fire, impulse, medics, melee, movement, opportunity_fire, rally, set_up, smoke, snipers, spotting, turn, victory,
    weapons,
};
use table::{DiceCup, Refusal, RuleId, Side};

/// LNL-SC-10: a game that is over takes no more orders.
const OVER: RuleId = RuleId("LNL-SC-10");

/// Decides an order.
pub(crate) fn decide(table: &Table, dice: &mut DiceCup, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
    if table.flow.outcome.is_some() {
        return Err(Refusal::new(OVER, "the game is over"));
    }
    // LNL-11.4-13: the one order that needs no turn.
    if let Command::PlaceSniper { sniper, at } = command {
        return snipers::place(table, side, *sniper, *at);
    }
    // A side may wish to use Opportunity Fire where it is not asked: it hears why not.
    if let (Command::Fire(order), Phase::Operations, None) = (command, table.flow.turn.phase, &table.flow.question) {
        let other = |part: &Part| table.unit(part.unit).is_some_and(|unit| Some(unit.side) != table.flow.to_act());
        if let Some(owner) = order.firers.first().filter(|part| other(part)).and_then(|part| table.unit(part.unit)) {
            return Err(opportunity_fire::not_now(table, owner.side, order));
        }
    }
    turn::may_order(table, side, command)?;
    if let Some(idle) = command.idle_field() {
        return Err(Refusal::new(idle.rule, format!("`{}` says nothing here: {}", idle.field, idle.reason)));
    }
    match command {
        Command::Place { unit, at } => set_up::place(table, side, *unit, *at),
        Command::PlaceAll => set_up::place_all(table, side),
        Command::SetUpDone => set_up::done(table, side),
        Command::GiveWeapon { weapon, to, back } => weapons::give(table, side, *weapon, *to, *back),
        Command::TakeWeapon { unit, weapon } => weapons::take(table, side, *unit, *weapon),
        Command::TurnTripod { weapon } => weapons::turn_tripod(table, side, *weapon),
        Command::Rally { unit, by } => rally::rally(table, dice, side, *unit, *by),
        Command::Heal { medic, unit } => medics::heal(table, dice, side, *medic, *unit),
        Command::Join { units, into } => rally::join(table, side, units, into.as_deref()),
        Command::Dedication { unit, by } => rally::dedication(table, dice, side, *unit, *by),
        Command::RallyDone => turn::rally_done(table, side),
        Command::Spot { unit, at } => spotting::spot(table, dice, side, *unit, *at),
        Command::Activate { at, widen, leader } => impulse::activate(table, side, *at, *widen, *leader),
        Command::ActivateEntry { group } => impulse::activate_entry(table, side, group),
        Command::Fire(order) => fire::fire(table, dice, side, order),
        Command::Move { units, by, to, double_time } => movement::begin(table, side, units, *by, *to, *double_time),
        Command::Step { to } => movement::step(table, side, *to),
        Command::Exit { units, by } => movement::exit(table, side, units, *by),
        Command::Stop => movement::stop(table, side),
        Command::Smoke { unit, at } => smoke::place(table, dice, side, *unit, *at),
        Command::Withdraw { units } => melee::withdrawal::withdraw(table, dice, side, units),
        Command::FightMelee { at } => melee::round::fight(table, side, *at),
        Command::EndImpulse => impulse::end(table, side),
        Command::Pass => impulse::pass(table, side),
        Command::HoldFire => opportunity_fire::hold(table, side, false),
        Command::HoldFireForMove => opportunity_fire::hold(table, side, true),
        Command::CheckNext { leader } => fire::attack::check_next(table, dice, side, *leader),
        Command::DropWeapon { weapon } => fire::attack::drop_weapon(table, side, *weapon),
        Command::GoTo { unit, to } => weapons::retreat::go_to(table, side, *unit, *to),
        Command::MeleeAttack { attackers, defenders, leader } => {
            melee::round::attack(table, dice, side, attackers, defenders, *leader)
        }
        Command::MeleeDefence { satchels } => melee::round::defend(table, dice, side, satchels),
        Command::SniperFire { sniper, at } => snipers::fire_at(table, dice, side, *sniper, *at),
        Command::PlaceSniper { .. } => unreachable!("answered above"),
    }
}

/// What happens next by itself: what is read after every event, then what is going on. So an attack is worked out before a sniper or
/// anybody else reacts (RUL-96), reactions come before the next step (RUL-82), a melee after the moves into it (LNL-8.0-29).
pub(crate) fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    if table.flow.outcome.is_some() {
        return Vec::new();
    }
    // Control and victory are read after every event, also while a question is open (LNL-SC-07, -10).
    let standing: [fn(&Table) -> Vec<Event>; 3] = [victory::control, victory::at_once, spotting::unspot];
    let asked = table.flow.question.is_some();
    for rule in &standing[..if asked { 2 } else { 3 }] {
        let events = rule(table);
        if !events.is_empty() {
            return events;
        }
    }
    if asked {
        return Vec::new();
    }
    let top = table.flow.top();
    if top.open() {
        let events = snipers::proceed(table, dice);
        if !events.is_empty() {
            return events;
        }
    }
    top.proceed(table, dice)
}

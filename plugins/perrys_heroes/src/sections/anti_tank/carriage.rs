//! Guns on carriages (PH-H-30): who serves one, what it fires, and how it is turned.
//!
//! Readings: it fires without being loaded or aimed by orders of their own, as it uses the tables of 7.2; its arc is an eighth of the circle
//! before it, so that turns of 45 degrees cover all; with anti-tank rounds it fires at vehicles alone. It is not moved in a battle: the book
//! has no price for that.

use super::attack::{AttackReport, COST, Strikes, report};
use super::means::{Means, at_range};
use super::rows::{adjustment, needed, of_target};
use super::rules::CARRIAGE;
use super::words;
use crate::facts::event::Event;
use crate::facts::field::Vehicle;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::vehicles::GunDef;
use crate::sections::casualties::may_attack;
use crate::sections::damage::rules::{DISTANCE, FIXED};
use crate::sections::damage::{Hit, PartRule, Power, SHELTER};
use crate::sections::fire::known;
use crate::sections::fire::rows::Band;
use crate::sections::gunnery::Shell;
use crate::sections::locating::is_target;
use crate::sections::points::{can_pay, on_his_card, pay};
use crate::sections::sight;
use measured_table::Heading;
use measured_table::shapes::{Edge, Sector};
use table::{CounterId, Refusal, Side};

/// So many men serve it.
pub const HANDS: usize = 2;
/// How far its arc reaches to each side, in tenths of a degree.
pub const ARC: i32 = 225;

/// A gun on a carriage of a side, with what it fires.
fn gun<'t>(table: &Table<'t>, side: Side, unit: CounterId) -> Result<(Figure, &'t GunDef), Refusal> {
    let refuse = || Refusal::new(CARRIAGE, words::no_carriage());
    let gun = table.figure(unit).filter(|one| one.side == side && one.is_there() && one.at.is_some());
    let gun = gun.ok_or_else(refuse)?;
    let def = table.vehicle(&gun).filter(|what| what.is_carriage()).and_then(|what| what.gun());
    def.map(|def| (gun, def)).ok_or_else(refuse)
}

/// True of a gun on a carriage.
pub(crate) fn is_gun(table: &Table, figure: &Figure) -> bool {
    table.vehicle(figure).is_some_and(Vehicle::is_carriage)
}

/// The men of its team who touch a gun and are able to serve it, in the order of the list, whoever's card lies on the table.
pub(crate) fn crew<'t>(table: &'t Table, gun: &Figure) -> impl Iterator<Item = Figure> + 't {
    let gun = *gun;
    let touches = move |man: &Figure| table.gap(&gun, man).is_some_and(|gap| !gap.is_open());
    table.team(gun.team.0).filter(move |man| touches(man) && !man.spent && may_attack(man).is_ok())
}

/// Those of them who may serve it now, each with so many action points left.
fn hands(table: &Table, side: Side, gun: &Figure, cost: u8) -> Vec<Figure> {
    let may = |man: &Figure| can_pay(table, &[(*man, cost)]).is_ok() && on_his_card(table, side, man.id).is_ok();
    crew(table, gun).filter(may).collect()
}

/// Those who go on alert with a gun, and each pays so much: those first who have done nothing in this turn.
///
/// # Errors
/// It is no such gun, it cannot fire, or too few serve it.
pub(crate) fn waits(
    table: &Table,
    side: Side,
    unit: CounterId,
    cost: u8,
) -> Result<(Figure, Vec<(Figure, u8)>), Refusal> {
    let (gun, _) = gun(table, side, unit)?;
    may_fire(&gun)?;
    let mut hands = hands(table, side, &gun, cost);
    hands.sort_by_key(|man| man.acted);
    let pays: Vec<(Figure, u8)> = hands.into_iter().take(HANDS).map(|man| (man, cost)).collect();
    if pays.len() < HANDS {
        return Err(Refusal::new(CARRIAGE, words::too_few_hands(HANDS as i64)));
    }
    Ok((gun, pays))
}

/// A gun of a team whose card lies on the table, with somebody at it.
///
/// # Errors
/// It is no such gun, or nobody serves it now.
pub(crate) fn acting_gun(table: &Table, side: Side, unit: CounterId) -> Result<Figure, Refusal> {
    let (gun, _) = gun(table, side, unit)?;
    served(table, side, (&gun, None), 1, 0)?;
    Ok(gun)
}

/// Who looks out for an enemy: of a gun one of those who serve it, who knows him if any of them does; else whoever it is.
pub(crate) fn eyes(table: &Table, figure: &Figure, target: &Figure) -> Figure {
    if !is_gun(table, figure) {
        return *figure;
    }
    crew(table, figure).min_by_key(|man| !is_target(table, man, target)).unwrap_or(*figure)
}

/// Whether a gun is able to fire in this turn.
fn may_fire(gun: &Figure) -> Result<(), Refusal> {
    if gun.gun_useless {
        return Err(Refusal::new(CARRIAGE, words::gun_is_useless()));
    }
    if gun.gun_fired {
        return Err(Refusal::new(CARRIAGE, words::has_fired()));
    }
    Ok(())
}

/// What a gun on alert fires at somebody: an anti-tank round at a vehicle, high explosive at all others. Nobody pays for it.
///
/// # Errors
/// It cannot fire, too few serve it, or the target is out of its arc or sight.
pub(crate) fn alert_round(table: &Table, gun: &Figure, target: &Figure) -> Result<AttackReport, Refusal> {
    may_fire(gun)?;
    if crew(table, gun).count() < HANDS {
        return Err(Refusal::new(CARRIAGE, words::too_few_hands(HANDS as i64)));
    }
    let def = table.vehicle(gun).and_then(|what| what.gun());
    let def = def.ok_or_else(|| Refusal::new(CARRIAGE, words::no_carriage()))?;
    aimed(table, gun, target, def, !target.is_vehicle() || is_gun(table, target))
}

/// Those who serve a gun, and each pays so much: first those who know of its target.
fn served(
    table: &Table,
    side: Side,
    (gun, target): (&Figure, Option<&Figure>),
    many: usize,
    cost: u8,
) -> Result<Vec<(Figure, u8)>, Refusal> {
    let mut hands = hands(table, side, gun, cost);
    if let Some(target) = target {
        hands.sort_by_key(|man| !is_target(table, man, target));
    }
    let pays: Vec<(Figure, u8)> = hands.into_iter().take(many).map(|man| (man, cost)).collect();
    if pays.len() < many {
        let enough = crew(table, gun).count() >= many;
        let why = if enough { words::too_dear(cost) } else { words::too_few_hands(many as i64) };
        return Err(Refusal::new(CARRIAGE, why));
    }
    can_pay(table, &pays)?;
    Ok(pays)
}

/// Whether a gun lies so that it can fire at a place.
pub fn covers(gun: &Figure, target: &Figure) -> bool {
    let Some((from, to)) = gun.at.zip(target.at) else { return false };
    Sector::around(gun.facing, ARC, Edge::Closed).holds(to - from)
}

/// Whether a gun on a carriage may fire, and what it comes to. What the men know who serve it counts.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn fires(
    table: &Table,
    side: Side,
    (unit, at): (CounterId, CounterId),
    explosive: bool,
) -> Result<AttackReport, Refusal> {
    let refuse = |why| Err(Refusal::new(CARRIAGE, why));
    let (gun, def) = gun(table, side, unit)?;
    may_fire(&gun)?;
    let is_enemy = |one: &Figure| one.side != side && one.is_there() && one.at.is_some();
    let target = table.figure(at).filter(is_enemy);
    let pays = served(table, side, (&gun, target.as_ref()), HANDS, COST)?;
    let Some(target) = target else { return refuse(words::no_enemy()) };
    if !target.is_vehicle() && !explosive {
        return refuse(words::at_vehicles_only());
    }
    for (man, _) in pays.iter().take(1) {
        known(table, man, &target)?;
    }
    let report = aimed(table, &gun, &target, def, explosive)?;
    Ok(AttackReport { pays: pays.iter().map(|(man, cost)| (man.id, *cost)).collect(), ..report })
}

/// A round at a target that lies in the gun's arc and in its sight.
fn aimed(table: &Table, gun: &Figure, target: &Figure, def: &GunDef, explosive: bool) -> Result<AttackReport, Refusal> {
    if !covers(gun, target) {
        return Err(Refusal::new(CARRIAGE, words::outside_the_arc()));
    }
    sight::needed(table, gun, target, CARRIAGE)?;
    planned(table, gun, target, def, explosive)
}

/// What a round comes to, whoever serves the gun and however it lies.
///
/// # Errors
/// Nobody knows where they are, or it does not reach.
pub(super) fn planned(
    table: &Table,
    gun: &Figure,
    target: &Figure,
    def: &GunDef,
    explosive: bool,
) -> Result<AttackReport, Refusal> {
    let nowhere = || Refusal::new(CARRIAGE, words::no_enemy());
    let (from, away) = (gun.at.ok_or_else(nowhere)?, table.gap(gun, target).ok_or_else(nowhere)?);
    let band = Band::of(away);
    let ranges = def.ranges.map_or((None, None, None), |(short, medium, long)| (Some(short), Some(medium), Some(long)));
    let mut lines = vec![at_range(ranges, band)?];
    lines.retain(|line| line.value != 0);
    of_target(table, from, target, explosive, &mut lines);
    let power = if explosive {
        Power::Fixed(def.explosive)
    } else {
        Power::Dice { power: def.power, adjustment: adjustment(away) }
    };
    let gun_struck = is_gun(table, target);
    let strikes = if target.is_vehicle() && !(gun_struck && explosive) {
        let sheltered = sight::is_partly_seen(table, from, target);
        Strikes::Vehicle(Hit {
            vehicle: target.id,
            by: Some(gun.id),
            from,
            power,
            protection_more: if sheltered { SHELTER } else { 0 },
            part: PartRule::Rolled,
            distance: if explosive { FIXED } else { DISTANCE },
        })
    } else {
        let strikes = gun_struck.then_some(target.id);
        Strikes::Burst(Shell { at: target.at.ok_or_else(nowhere)?, dice: def.dice, strikes })
    };
    let with = if explosive { Means::Shell } else { Means::Gun };
    Ok(report(gun, target, with, (away, Some(band)), (lines, needed(band)), strikes))
}

/// What turning a gun costs who does it.
pub fn traverse_cost(gun: &Figure, to: Heading) -> u8 {
    gun.facing.eighths_to(to) * COST
}

/// What comes of turning a gun.
///
/// Reading: one man who touches it turns it, and pays; that is no movement of his.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn traverses(table: &Table, side: Side, unit: CounterId, to: Heading) -> Result<Vec<Event>, Refusal> {
    let (gun, _) = gun(table, side, unit)?;
    if gun.facing == to {
        return Err(Refusal::new(CARRIAGE, words::looks_there()));
    }
    let pays = served(table, side, (&gun, None), 1, traverse_cost(&gun, to))?;
    let mut events = pay(table, &pays);
    events.push(Event::Is(unit, Is::Faces(to)));
    Ok(events)
}

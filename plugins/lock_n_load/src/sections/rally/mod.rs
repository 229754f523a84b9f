//! The Rally Phase: rally attempts (3.0), on foot and aboard a vehicle (RUL-117). SS Dedication is in `rally/dedication.rs`, half-squads are joined in `rally/joining.rs`.

mod orders;
pub mod rules;
pub(crate) mod words;

pub use crate::facts::chance::throws_up_to;
use crate::facts::command::Command;
use crate::facts::event::{Event, MoraleRoll};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::fire::rules::SHAKEN_LEADER;
use crate::sections::rally::rules::{
    BY_HERO, BY_LEADER, COLOUR, COMMANDER_RALLIES, FANATICISM, LEADERS, LEADERS_FIRST, MEDIC_RALLIES, NOBODY_ELSE,
    ONE_RALLY, OWN_LEADERSHIP, RALLY_COVER, RALLY_LEADERSHIP, RALLY_PARTS, RALLY_ROLL, SELF_RALLY, VEHICLE_ALONE,
};
use crate::sections::snipers::hex_cover;
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Line, Refusal, RuleId, Side};

mod dedication;
mod joining;

pub use dedication::dedication_report;
pub(crate) use dedication::{dedication, dedication_attempt};
use dedication::{dedication_used, has_dedication};
pub(crate) use joining::join;
pub use joining::joined;

/// What a roll needs less in cover.
const IN_COVER: i32 = 2;

/// A morale roll before it is made: for the panel and for the roll itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RallyReport {
    /// The leader whose leadership counts, if one.
    pub leader: Option<CounterId>,
    /// The unit's morale, then every modifier of the number needed.
    pub lines: Vec<Line>,
    /// This or less on two dice passes.
    pub needed: i32,
    /// How many of the 36 throws pass.
    pub chance: u8,
}

impl RallyReport {
    pub(crate) fn new(leader: Option<CounterId>, lines: Vec<Line>) -> Self {
        let needed = lines.iter().map(|line| line.value).sum();
        Self { leader, lines, needed, chance: throws_up_to(needed) }
    }
    /// Makes the roll (LNL-1.5-03).
    pub(crate) fn roll(self, dice: &mut DiceCup, what: MoraleRoll, unit: CounterId) -> (Event, bool) {
        let dice = dice.roll_2d6();
        let passed = i32::from(dice[0] + dice[1]) <= self.needed;
        (Event::MoraleRolled { what, unit, dice, lines: self.lines, needed: self.needed, passed }, passed)
    }
}

/// What lets a unit try, and whose leadership counts.
#[derive(Clone, Copy)]
enum Right {
    /// Its own: the rule that says so. A leader may help.
    Own(RuleId, Option<UnitNow>),
    /// A hero's presence.
    Hero(UnitNow),
    /// A leader's presence; his leadership counts (RUL-19).
    Leader(UnitNow),
}

/// Leaders in Good Order who can help this unit (LNL-3.0-08, -09, -19), also those who have just rallied (LNL-3.0-06).
pub fn helpers(table: &Table, unit: UnitNow) -> SmallVec<[UnitNow; 2]> {
    // LNL-3.0-B03: leaders of infantry help no vehicle.
    if table.vehicle(unit).is_some() {
        return SmallVec::new();
    }
    let colour = &table.formation(unit).colour;
    let helps = |leader: &UnitNow| {
        leader.may(Trait::Leads)
            && leader.good_order()
            && leader.id != unit.id
            && &table.formation(*leader).colour == colour
    };
    table.company(unit).filter(helps).collect()
}

fn hero_of(table: &Table, unit: UnitNow) -> Option<UnitNow> {
    table.company(unit).find(|mate| mate.may(Trait::Inspires) && mate.id != unit.id)
}

fn own_right(unit: UnitNow) -> Option<RuleId> {
    // Snipers among the others (LNL-11.4-10), teams (LNL-3.0-B05) and vehicles (LNL-3.0-B01), which stay Buttoned when they rally
    // (LNL-15.0-10).
    let rule = if unit.may(Trait::Leads) { LEADERS } else { SELF_RALLY };
    unit.may(Trait::SelfRallies).then_some(rule)
}

/// By what right the unit may try with `by` named as the one who enables or helps.
fn right(table: &Table, unit: UnitNow, by: Option<CounterId>) -> Result<Right, Refusal> {
    let own = own_right(unit);
    let Some(by) = by else {
        // Reading: where the order names nobody, whoever helps most does (D-03); help that harms is taken only where nobody else enables
        // the attempt (RUL-19).
        let best = best(table, helpers(table, unit).into_iter());
        let helps = best.filter(|leader| table.leadership(*leader) > 0);
        return match (own, hero_of(table, unit), best) {
            (Some(rule), ..) => Ok(Right::Own(rule, helps)),
            (None, Some(hero), _) => Ok(helps.map_or(Right::Hero(hero), Right::Leader)),
            (None, None, Some(leader)) => Ok(Right::Leader(leader)),
            (None, None, None) => Err(nobody_enables(table, unit)),
        };
    };
    if by == unit.id {
        return Err(Refusal::new(OWN_LEADERSHIP, words::not_himself()));
    }
    if table.vehicle(unit).is_some() {
        return Err(Refusal::new(VEHICLE_ALONE, words::vehicle_alone(unit.id)));
    }
    let enabler = table
        .unit(by)
        .filter(|enabler| table.company(unit).any(|mate| mate.id == enabler.id))
        .ok_or_else(|| Refusal::new(BY_LEADER, words::no_friend_here(by)))?;
    if enabler.may(Trait::Inspires) {
        return Ok(Right::Hero(enabler));
    }
    if !enabler.may(Trait::Leads) {
        return Err(Refusal::new(BY_LEADER, words::leaders_and_heroes()));
    }
    if enabler.shaken {
        return Err(Refusal::new(SHAKEN_LEADER, words::leader_shaken()));
    }
    if table.formation(enabler).colour != table.formation(unit).colour {
        return Err(Refusal::new(COLOUR, words::own_colour()));
    }
    Ok(own.map_or(Right::Leader(enabler), |rule| Right::Own(rule, Some(enabler))))
}

fn best(table: &Table, leaders: impl Iterator<Item = UnitNow>) -> Option<UnitNow> {
    leaders.fold(None, |best: Option<UnitNow>, leader| match best {
        Some(found) if table.leadership(found) >= table.leadership(leader) => Some(found),
        _ => Some(leader),
    })
}

/// The rule that says best why nobody lets this unit try.
fn nobody_enables(table: &Table, unit: UnitNow) -> Refusal {
    let leaders = || table.company(unit).filter(|mate| mate.may(Trait::Leads));
    if leaders().any(|leader| leader.good_order()) {
        Refusal::new(COLOUR, words::leader_of_other_colour())
    } else if leaders().next().is_some() {
        Refusal::new(SHAKEN_LEADER, words::leader_here_shaken())
    } else if unit.may(Trait::Heals) {
        Refusal::new(MEDIC_RALLIES, words::medic_needs_leader())
    } else {
        Refusal::new(NOBODY_ELSE, words::nobody_enables())
    }
}

/// The number needed and how it comes about (LNL-3.0-17 to -21).
fn arithmetic(table: &Table, unit: UnitNow, right: Option<Right>) -> RallyReport {
    let mut lines = vec![Line::from(RALLY_ROLL, table.morale(unit), unit.id)];
    let leader = match right {
        Some(Right::Own(rule, leader)) => {
            lines.push(Line::from(rule, 0, unit.id));
            leader
        }
        Some(Right::Hero(hero)) => {
            // LNL-11.2-09.
            lines.push(Line::from(BY_HERO, 0, hero.id));
            None
        }
        Some(Right::Leader(leader)) => Some(leader),
        None => None,
    };
    if let Some(leader) = leader {
        lines.push(Line::from(RALLY_LEADERSHIP, table.leadership(leader), leader.id));
    }
    // LNL-3.0-B02, LNL-11.8-B03: an armour leader is Shaken with his vehicle and leads its rally all the same.
    if let Some(commander) = &table.definition(unit).armour_leader {
        lines.push(Line::from(COMMANDER_RALLIES, i32::from(commander.leadership), unit.id));
    }
    // LNL-3.0-B04: for vehicles too; who is aboard one has no help of the ground (RUL-117).
    if unit.spot().is_some_and(|spot| hex_cover(table, spot) > 0) {
        lines.push(Line::of(RALLY_COVER, IN_COVER));
    }
    RallyReport::new(leader.map(|leader| leader.id), lines)
}

/// What a rally attempt needs, for the panel and for the attempt.
///
/// # Errors
/// The refusal, if the unit may not try so.
pub fn report(table: &Table, unit: CounterId, by: Option<CounterId>) -> Result<RallyReport, Refusal> {
    let unit = table.unit(unit).ok_or_else(|| Refusal::new(RALLY_ROLL, words::no_unit(unit)))?;
    check_try(table, unit)?;
    let right = right(table, unit, by)?;
    Ok(arithmetic(table, unit, Some(right)))
}

/// Whether the unit has an attempt left.
fn check_try(table: &Table, unit: UnitNow) -> Result<(), Refusal> {
    if table.whereabouts(unit).is_none() || unit.good_order() {
        return Err(Refusal::new(RALLY_ROLL, words::not_shaken(unit.id)));
    }
    if unit.has(Marker::RallyTried) {
        // RUL-72.
        return Err(Refusal::new(ONE_RALLY, words::tried(unit.id)));
    }
    // A leader may be left Shaken (D-02), but not be tried after the others.
    if unit.may(Trait::Leads) && others_have_begun(table, unit.side) {
        return Err(Refusal::new(LEADERS_FIRST, words::leaders_first()));
    }
    Ok(())
}

fn others_have_begun(table: &Table, side: Side) -> bool {
    table.side(side).any(|unit| !unit.may(Trait::Leads) && unit.has(Marker::RallyTried))
}

/// A unit of the side by its id. `rule` is that of the order, `part` the one by which each side has its own part of the phase.
pub(crate) fn own(table: &Table, side: Side, unit: CounterId, rule: RuleId, part: RuleId) -> Result<UnitNow, Refusal> {
    let found = table.unit(unit).ok_or_else(|| Refusal::new(rule, words::no_unit(unit)))?;
    if found.side != side {
        let reason = words::not_its_part(unit);
        return Err(Refusal::new(part, reason));
    }
    Ok(found)
}

/// A morale roll in the Rally Phase that may be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RallyAttempt {
    /// Whose: who rallies, or the medic.
    pub unit: CounterId,
    /// What it needs.
    pub report: RallyReport,
}

/// Whether a unit of the side may try to rally so, and what that needs.
pub(crate) fn attempt(
    table: &Table,
    side: Side,
    unit: CounterId,
    by: Option<CounterId>,
) -> Result<RallyAttempt, Refusal> {
    own(table, side, unit, RALLY_ROLL, RALLY_PARTS)?;
    Ok(RallyAttempt { unit, report: report(table, unit, by)? })
}

/// A rally attempt: a later Rally Phase brings a Shaken unit back (LNL-5.1-02), in a melee hex too (LNL-3.0-23, RUL-73).
pub(crate) fn rally(dice: &mut DiceCup, attempt: RallyAttempt) -> Vec<Event> {
    let RallyAttempt { unit, report } = attempt;
    let (rolled, passed) = report.roll(dice, MoraleRoll::Rally, unit);
    let mut events = vec![rolled, Event::MarkerPlaced { unit, marker: Marker::RallyTried }];
    // LNL-3.0-22: a failure leaves the unit as it is.
    events.push(if passed {
        Event::UnitRallied { unit }
    } else {
        Event::MarkerPlaced { unit, marker: Marker::RallyFailed }
    });
    events
}

/// The roll of SS Fanaticism (LNL-13.81-02, RUL-102): all modifiers of a rally attempt, but no leader is needed. `in_good_order` are
/// those of the Location who can help, among them leaders who have just rallied.
pub(crate) fn fanaticism(table: &Table, dice: &mut DiceCup, unit: UnitNow, in_good_order: &[CounterId]) -> Event {
    let colour = &table.formation(unit).colour;
    let leads =
        |mate: &UnitNow| mate.may(Trait::Leads) && mate.id != unit.id && &table.formation(*mate).colour == colour;
    let leaders = in_good_order.iter().filter_map(|id| table.unit(*id)).filter(leads);
    // Nobody is needed, so nobody helps who would do harm.
    let leader = best(table, leaders).filter(|leader| table.leadership(*leader) >= 0);
    let right = Right::Own(FANATICISM, leader);
    arithmetic(table, unit, Some(right)).roll(dice, MoraleRoll::Fanaticism, unit.id).0
}

/// Rally attempts, uses of Dedication and half-squads to join. Of several who would help alike only one is listed.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let (late, used) = (others_have_begun(table, side), dedication_used(table));
    for unit in table.side(side).filter(|unit| table.whereabouts(*unit).is_some()) {
        // Reading: aboard a vehicle there are rally attempts alone; joining asks for one Location, as giving weapons and treating do.
        if unit.may(Trait::Joins) && unit.good_order() {
            joining::offers(table, unit, out);
        }
        if unit.good_order() {
            continue;
        }
        unit_tries(table, unit, late, out);
        if !used && has_dedication(table, unit) {
            if unit.has(Marker::RallyFailed) {
                let enablers = enablers(table, unit);
                let nobody = enablers.is_empty().then_some(None);
                out.extend(enablers.into_iter().chain(nobody).map(|by| Command::Dedication { unit: unit.id, by }));
            } else if dedication_report(table, unit.id, None).is_ok() {
                out.push(Command::Dedication { unit: unit.id, by: None });
            }
        }
    }
}

/// Rally attempts alone.
pub(crate) fn try_offers(table: &Table, side: Side, out: &mut Offers) {
    let late = others_have_begun(table, side);
    let shaken = |unit: &UnitNow| table.whereabouts(*unit).is_some() && !unit.good_order();
    for unit in table.side(side).filter(shaken) {
        if out.wants_unit(unit.id) {
            unit_tries(table, unit, late, out);
        }
    }
}

fn unit_tries(table: &Table, unit: UnitNow, late: bool, out: &mut Offers) {
    let too_late = late && unit.may(Trait::Leads);
    if !unit.has(Marker::RallyTried) && !too_late {
        out.extend(enablers(table, unit).into_iter().map(|by| Command::Rally { unit: unit.id, by }));
    }
}

/// Why a unit may not try to rally.
pub(crate) fn why_none(table: &Table, unit: CounterId) -> Refusal {
    let nobody = || Refusal::new(NOBODY_ELSE, words::nobody_enables());
    report(table, unit, None).err().unwrap_or_else(nobody)
}

/// Who may be named for an attempt, each kind of help once.
fn enablers(table: &Table, unit: UnitNow) -> SmallVec<[Option<CounterId>; 3]> {
    let mut found: SmallVec<[Option<CounterId>; 3]> = SmallVec::new();
    let mut helps: SmallVec<[i32; 3]> = SmallVec::new();
    if own_right(unit).is_some() {
        found.push(None);
        helps.push(helpers(table, unit).iter().map(|leader| table.leadership(*leader)).fold(0, i32::max));
    } else if let Some(hero) = hero_of(table, unit) {
        found.push(Some(hero.id));
        helps.push(0);
    }
    for leader in helpers(table, unit) {
        let help = table.leadership(leader);
        if !helps.contains(&help) {
            helps.push(help);
            found.push(Some(leader.id));
        }
    }
    found
}

#[cfg(test)]
#[path = "rally_test.rs"]
mod tests;

#[cfg(test)]
#[path = "vehicles_test.rs"]
mod vehicles_tests;

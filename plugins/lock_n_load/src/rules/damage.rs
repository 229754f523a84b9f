//! Section 5.1: Damage Checks and what they do, and losses of every kind.

use super::{hero, victory};
use crate::classes::{DamageRows, Trait};
use crate::definition::{DamageRow, Reduction};
use crate::event::{CheckResult, Event, Line, LossCause};
use crate::flow::{Attack, Check, Moving, Question, Retreat};
use crate::markers::Marker;
use crate::situation::{Table, UnitNow};
use table::{CounterId, DiceCup, Refusal, RuleId, Side};

/// LNL-5.0-10: die plus margin.
pub const MARGIN: RuleId = RuleId("LNL-5.0-10");
/// LNL-5.0-12: less the leadership of a Good Order leader who has passed.
pub const HELP: RuleId = RuleId("LNL-5.0-12");
/// LNL-5.0-13: the owner chooses the order of his leaders, who check first (LNL-5.0-11).
pub const ORDER: RuleId = RuleId("LNL-5.0-13");
/// LNL-1.6.1-19: a squad that is reduced drops what it cannot carry any more.
pub const DROP: RuleId = RuleId("LNL-1.6.1-19");

/// The row of Damage Checks for a unit's class and its present side (T-1).
pub fn row(table: &Table, unit: UnitNow) -> DamageRow {
    let rows = &table.field.definitions.tables.damage;
    match (table.class(unit).damage, unit.shaken) {
        (DamageRows::Hero, _) => rows.hero,
        (DamageRows::MultiMan, false) => rows.multi_man,
        (DamageRows::MultiMan, true) => rows.shaken_multi_man,
        (DamageRows::SingleMan, false) => rows.single_man,
        (DamageRows::SingleMan, true) => rows.shaken_single_man,
    }
}

/// Which of the four results of a row a result number leads to (T-1): exactly twice the morale is the double band already (RUL-13).
pub const fn band(morale: i32, total: i32) -> usize {
    if total <= morale {
        0
    } else if total >= 3 * morale {
        3
    } else if total >= 2 * morale {
        2
    } else {
        1
    }
}

/// What the table says for a result number. What that means for the unit follows: Casualties eliminate all but a squad (LNL-5.1-15), a
/// second wound is the end (LNL-5.1-22).
pub const fn result(row: &DamageRow, morale: i32, total: i32) -> CheckResult {
    row[band(morale, total)]
}

/// What Casualties make of a unit; none: it is eliminated (LNL-5.1-14, -15, 23.0).
pub fn reduction<'a>(table: &Table<'a>, unit: UnitNow) -> Option<&'a Reduction> {
    let reduction = &table.definition(unit).reduces_to;
    (unit.may(Trait::Reduces) && *reduction != Reduction::None).then_some(reduction)
}

/// The leader who helps a unit's check: the best in Good Order in its Location who has no check of his own before him
/// (LNL-5.0-12, RUL-14, RUL-17, RUL-85, RUL-103), if his leadership helps at all (RUL-19).
pub fn helper(table: &Table, unit: UnitNow, waiting: &[Check]) -> Option<UnitNow> {
    let mut best: Option<UnitNow> = None;
    for leader in table.side_at(unit.spot()?, unit.side) {
        let helps = leader.may(Trait::Leads)
            && leader.good_order()
            && leader.id != unit.id
            && table.leadership(leader) > 0
            && waiting.iter().all(|check| check.unit != leader.id);
        if helps && best.is_none_or(|best| table.leadership(leader) > table.leadership(best)) {
            best = Some(leader);
        }
    }
    best
}

/// A unit leaves the game: its weapons stay where it stood (LNL-1.6.1-20), the other side gains its points (LNL-SC-08).
pub fn lose(table: &Table, unit: CounterId, cause: LossCause) -> Vec<Event> {
    let Some(lost) = table.unit(unit) else { return Vec::new() };
    let mut events: Vec<Event> = table
        .carried_by(unit)
        .map(|weapon| match lost.spot() {
            Some(spot) => Event::WeaponDropped { weapon: weapon.id, at: table.field.map.place(spot) },
            None => Event::WeaponGone { weapon: weapon.id },
        })
        .collect();
    events.push(Event::UnitLost { unit, cause });
    let losses = victory::worth(table, lost);
    events.push(Event::PointsGained { side: lost.side.other(), losses, exits: 0 });
    events
}

/// Goes on with the attack that is being worked out: check by check, then retreats.
pub(crate) fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let Some(attack) = &table.flow.attack else { return Vec::new() };
    if let Some(unit) = overloaded(table, attack) {
        return vec![Event::Asked(Some(Question::DropWeapon { side: unit.side, unit: unit.id }))];
    }
    match attack.leaders[..] {
        [] => {}
        [only] => return check(table, dice, attack, only),
        _ => {
            let leaders = attack.leaders.iter().map(|check| check.unit).collect();
            return vec![Event::Asked(Some(Question::CheckNext { side: attack.side.other(), leaders }))];
        }
    }
    if let Some(next) = attack.others.first() {
        return check(table, dice, attack, *next);
    }
    let mut events = Vec::new();
    if !attack.retreating.is_empty() {
        let mut retreat = table.flow.retreat.clone().unwrap_or(Retreat { units: Vec::new(), window: None });
        retreat.units.extend(attack.retreating.iter().map(|unit| (*unit, attack.from)));
        events.push(Event::RetreatIs(Some(retreat)));
    }
    events.push(Event::AttackIs(None));
    events
}

/// A half-squad in the target Location that carries more than one weapon (LNL-5.1-16).
fn overloaded(table: &Table, attack: &Attack) -> Option<UnitNow> {
    let spot = table.field.map.spot(attack.at)?;
    table
        .side_at(spot, attack.side.other())
        .find(|unit| unit.may(Trait::Joins) && table.carried_by(unit.id).count() > 1)
}

/// The owner has chosen which of his leaders checks next (LNL-5.0-13).
pub(crate) fn check_next(
    table: &Table,
    dice: &mut DiceCup,
    side: Side,
    leader: CounterId,
) -> Result<Vec<Event>, Refusal> {
    let (Some(Question::CheckNext { side: asked, .. }), Some(attack)) = (&table.flow.question, &table.flow.attack)
    else {
        return Err(Refusal::new(ORDER, "no leader is to be chosen now"));
    };
    let found = attack.leaders.iter().find(|check| check.unit == leader && *asked == side);
    let Some(next) = found else {
        return Err(Refusal::new(ORDER, format!("{leader} is none of the leaders who check")));
    };
    let mut events = vec![Event::Asked(None)];
    events.extend(check(table, dice, attack, *next));
    Ok(events)
}

/// The owner has chosen the weapon that a reduced squad drops (LNL-1.6.1-19).
pub(crate) fn drop_weapon(table: &Table, side: Side, weapon: CounterId) -> Result<Vec<Event>, Refusal> {
    let Some(Question::DropWeapon { side: asked, unit }) = table.flow.question else {
        return Err(Refusal::new(DROP, "no weapon is to be dropped now"));
    };
    let spot = table.unit(unit).and_then(|unit| unit.spot());
    match (spot, table.carried_by(unit).any(|carried| carried.id == weapon) && side == asked) {
        (Some(spot), true) => {
            Ok(vec![Event::Asked(None), Event::WeaponDropped { weapon, at: table.field.map.place(spot) }])
        }
        _ => Err(Refusal::new(DROP, format!("{unit} does not carry {weapon}"))),
    }
}

/// One Damage Check with its hero die and its half-squad die (RUL-98), and what comes of it.
fn check(table: &Table, dice: &mut DiceCup, attack: &Attack, check: Check) -> Vec<Event> {
    let mut rest = attack.clone();
    rest.leaders.retain(|other| other.unit != check.unit);
    rest.others.retain(|other| other.unit != check.unit);
    let Some(unit) = table.unit(check.unit) else { return vec![Event::AttackIs(Some(rest))] };
    let die = dice.roll_1d6();
    let helper = helper(table, unit, &attack.leaders);
    let mut lines = vec![Line { rule: MARGIN, value: check.margin, half: false, from: None }];
    lines.extend(helper.map(|leader| Line {
        rule: HELP,
        value: -table.leadership(leader),
        half: false,
        from: Some(leader.id),
    }));
    let total = i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>();
    let morale = table.morale(unit);
    let result = result(&row(table, unit), morale, total);
    let helper = helper.map(|leader| leader.id);
    let mut events = vec![Event::DamageChecked { unit: unit.id, die, lines, total, morale, helper, result }];
    let mut moving = table.flow.moving.clone();
    // LNL-5.1-26, RUL-20: whatever the check does, also to a Shaken unit.
    if die == 1 && hero::makes_heroes(unit) {
        let hero = hero::roll(table, dice, unit, &mut events);
        if let (Some(hero), Some(moving)) = (hero, &mut moving)
            && moving.units.contains(&unit.id)
        {
            // LNL-5.3-17, LNL-11.2-04: he has spent the same points and goes on with the rest of his own.
            moving.units.push(hero);
        }
    }
    suffer(table, dice, unit, result, &mut rest, moving.as_mut(), &mut events);
    if moving != table.flow.moving {
        events.push(Event::MovingIs(moving));
    }
    events.push(Event::AttackIs(Some(rest)));
    events
}

/// What a result does to a unit (5.1): Shaken (LNL-5.1-01), wounded and Shaken (LNL-5.1-18), of a hero wounded only (LNL-5.1-19). Other
/// rules make nobody Shaken in the present order of battle (LNL-1.5-04).
fn suffer(
    table: &Table,
    dice: &mut DiceCup,
    unit: UnitNow,
    result: CheckResult,
    attack: &mut Attack,
    moving: Option<&mut Moving>,
    events: &mut Vec<Event>,
) {
    match result {
        CheckResult::NoEffect => return,
        CheckResult::Shaken => {}
        // LNL-5.1-22.
        CheckResult::Wounded if unit.has(Marker::Wounded) => {
            return events.extend(lose(table, unit.id, LossCause::Fire));
        }
        CheckResult::Wounded => events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::Wounded }),
        CheckResult::Casualties => match reduction(table, unit) {
            Some(reduction) => events.extend(reduced(table, dice, unit, reduction)),
            None => return events.extend(lose(table, unit.id, LossCause::Fire)),
        },
        CheckResult::Eliminated => return events.extend(lose(table, unit.id, LossCause::Fire)),
    }
    // LNL-5.1-13: a hero is never Shaken.
    let shaken = !unit.may(Trait::NeverShaken) && unit.good_order();
    if shaken {
        events.push(Event::UnitShaken { unit: unit.id });
        // LNL-1.6.2-08, RUL-106: only who was in Good Order retreats.
        if attack.retreat_from.is_some() {
            attack.retreating.push(unit.id);
        }
    }
    // LNL-5.3-16, LNL-5.1-17: it must stop; the others may go on. A Shaken squad that is reduced stops too.
    if let Some(moving) = moving
        && moving.units.contains(&unit.id)
    {
        moving.units.retain(|id| *id != unit.id);
        moving.stopped.push(unit.id);
    }
}

/// A squad becomes the half-squad of its row (LNL-23.0-01; LNL-5.1-14, -16, LNL-13.82-01, LNL-13.93-01): with its markers, after no second
/// check (RUL-67), and Shaken (LNL-23.0-02). A die is thrown only where the table names two kinds (RUL-49).
fn reduced(table: &Table, dice: &mut DiceCup, unit: UnitNow, reduction: &Reduction) -> Vec<Event> {
    let mut events = Vec::new();
    let definition = match reduction {
        Reduction::None => return events,
        Reduction::To(key) => key.clone(),
        Reduction::Die { even, odd } => {
            let die = dice.roll_1d6();
            let becomes = if die.is_multiple_of(2) { even.clone() } else { odd.clone() };
            events.push(Event::HalfSquadRolled { unit: unit.id, die, becomes: becomes.clone() });
            becomes
        }
    };
    let (definitions, points) = (&table.field.definitions, &table.field.definitions.tables.points);
    let half = definitions.unit(&definition).map(|half| definitions.defined(half).class.points);
    let left = half.map_or(0, |worth| victory::value(points, worth));
    events.push(Event::UnitBecame { unit: unit.id, definition });
    let losses = victory::worth(table, unit) - left;
    events.push(Event::PointsGained { side: unit.side.other(), losses, exits: 0 });
    events
}

#[cfg(test)]
#[path = "damage_test.rs"]
mod tests;

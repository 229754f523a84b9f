//! Section 5.1: Damage Checks and what they do.

use crate::facts::event::{CheckResult, Event, LossCause};
use crate::facts::frames::Check;
use crate::facts::situation::{Table, UnitNow};
use crate::files::charts::DamageRow;
use crate::files::classes::{DamageRows, Trait};
use crate::files::definition::Reduction;
use crate::files::markers::Marker;
use crate::sections::fire::rules::{COMMANDER_HELPS, HELP, MARGIN};
use crate::sections::victory::losses;
use crate::sections::{heroes, victory, wrecks};
use smallvec::SmallVec;
use table::{DiceCup, Line};

/// The row of Damage Checks for a unit's class and its present side (T-1).
pub fn row(table: &Table, unit: UnitNow) -> DamageRow {
    let rows = &table.field.definitions.tables.damage;
    match (table.class(unit).damage, unit.shaken) {
        (DamageRows::Hero, _) => rows.hero,
        (DamageRows::MultiMan, false) => rows.multi_man,
        (DamageRows::MultiMan, true) => rows.shaken_multi_man,
        (DamageRows::SingleMan, false) => rows.single_man,
        (DamageRows::SingleMan, true) => rows.shaken_single_man,
        (DamageRows::Vehicle, _) => rows.armoured,
    }
}

/// A vehicle's row: that of armoured vehicles (LNL-17.2-08) or of unarmoured ones (LNL-17.3-01), also with an armour leader
/// (LNL-11.8-B04). Shaken means Abandoned for one that is Shaken already (LNL-T-B3-01), and after a Molotov (LNL-T-B3-03).
pub fn vehicle_row(table: &Table, vehicle: UnitNow, unarmoured: bool, molotov: bool) -> DamageRow {
    let rows = &table.field.definitions.tables.damage;
    let row = if unarmoured { rows.unarmoured } else { rows.armoured };
    let worse = wrecks::abandoned_by_shaking(vehicle) || molotov;
    row.map(|result| if worse && result == CheckResult::Shaken { CheckResult::Abandoned } else { result })
}

/// The lowest result numbers of the second, third and fourth result of a row (T-1): above the morale, from twice it and from three times
/// it. Exactly twice the morale is the double band already (RUL-13).
pub const fn band_starts(morale: i32) -> [i32; 3] {
    let above = morale + 1;
    let (twice, thrice) = (2 * morale, 3 * morale);
    [above, if twice > above { twice } else { above }, if thrice > above { thrice } else { above }]
}

/// Which of the four results of a row a result number leads to (T-1).
pub const fn band(morale: i32, total: i32) -> usize {
    let [above, twice, thrice] = band_starts(morale);
    (total >= above) as usize + (total >= twice) as usize + (total >= thrice) as usize
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
    // LNL-17.2-10: leaders of infantry help no vehicle; riders have those among them.
    let mates: SmallVec<[UnitNow; 8]> = match (table.vehicle(unit), unit.aboard, unit.spot()) {
        (None, Some(seat), _) => wrecks::riders(table, seat.vehicle).collect(),
        (None, None, Some(spot)) => table.side_at(spot, unit.side).collect(),
        (Some(_), ..) | (None, None, None) => return None,
    };
    let mut best: Option<UnitNow> = None;
    for leader in mates {
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

/// What the armour leader in Good Order takes off a vehicle's Damage Checks (LNL-11.8-B03, LNL-17.2-09); he is Shaken exactly when his
/// vehicle is (LNL-11.8-B06).
pub fn commander(table: &Table, vehicle: UnitNow) -> i32 {
    let leader = table.definition(vehicle).armour_leader.as_ref().filter(|_| vehicle.good_order());
    leader.map_or(0, |leader| i32::from(leader.leadership))
}

/// One Damage Check with its hero die and its half-squad die (RUL-98), and what comes of it.
pub(crate) fn check(table: &Table, dice: &mut DiceCup, check: Check) -> Vec<Event> {
    let Some(unit) = table.unit(check.unit) else { return Vec::new() };
    let die = dice.roll_1d6();
    let waiting = table.flow.attack().map_or(&[][..], |attack| &attack.leaders);
    let helper = helper(table, unit, waiting);
    let mut lines = vec![Line::of(MARGIN, check.margin)];
    lines.extend(helper.map(|leader| Line {
        rule: HELP,
        value: -table.leadership(leader),
        half: false,
        from: Some(leader.id),
    }));
    let commander = commander(table, unit);
    if commander != 0 {
        lines.push(Line::from(COMMANDER_HELPS, -commander, unit.id));
    }
    let total = i32::from(die) + lines.iter().map(|line| line.value).sum::<i32>();
    let morale = table.morale(unit);
    let molotov = table.flow.attack().is_some_and(|attack| attack.molotov);
    let row = match table.vehicle(unit) {
        Some(_) => vehicle_row(table, unit, check.unarmoured, molotov),
        None => row(table, unit),
    };
    let result = result(&row, morale, total);
    let helper = helper.map(|leader| leader.id);
    let mut events = vec![Event::DamageChecked { unit: unit.id, die, lines, total, morale, helper, result }];
    // LNL-5.1-26, RUL-20: whatever the check does, also to a Shaken unit.
    if die == 1 && heroes::makes_heroes(unit) {
        heroes::roll(table, dice, unit, &mut events);
    }
    suffer(table, dice, unit, result, &mut events);
    events
}

/// What a result does to a unit (5.1): Shaken (LNL-5.1-01), wounded and Shaken (LNL-5.1-18), of a hero wounded only (LNL-5.1-19). Other
/// rules make nobody Shaken in the present order of battle (LNL-1.5-04).
fn suffer(table: &Table, dice: &mut DiceCup, unit: UnitNow, result: CheckResult, events: &mut Vec<Event>) {
    let seat = unit.aboard.and_then(|seat| table.unit(seat.vehicle)).and_then(|vehicle| vehicle.spot());
    let before = events.len();
    suffers(table, dice, unit, result, events);
    // LNL-17.2-11: a rider who becomes Shaken must dismount, and is under Moved then; the others are asked when all have checked.
    let shaken = events[before..].contains(&Event::UnitShaken { unit: unit.id });
    if let Some(spot) = seat.filter(|_| shaken) {
        wrecks::dismounts(unit, table.field.map.place(spot), events);
    }
}

fn suffers(table: &Table, dice: &mut DiceCup, unit: UnitNow, result: CheckResult, events: &mut Vec<Event>) {
    if table.vehicle(unit).is_some() && result == CheckResult::Shaken {
        return events.extend(wrecks::shaken(table, dice, unit));
    }
    match result {
        CheckResult::NoEffect => return,
        CheckResult::Shaken => {}
        // LNL-5.1-22.
        CheckResult::Wounded if unit.has(Marker::Wounded) => {
            return events.extend(losses::lose(table, unit.id, LossCause::Fire));
        }
        CheckResult::Wounded => events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::Wounded }),
        CheckResult::Casualties => match reduction(table, unit) {
            Some(reduction) => events.extend(reduced(table, dice, unit, reduction)),
            None => return events.extend(losses::lose(table, unit.id, LossCause::Fire)),
        },
        CheckResult::Eliminated => return events.extend(losses::lose(table, unit.id, LossCause::Fire)),
        CheckResult::Abandoned => return events.extend(wrecks::abandoned(table, dice, unit)),
        CheckResult::Destroyed => {
            return events.extend(wrecks::destroyed(table, dice, unit, wrecks::Destroyed::Otherwise));
        }
    }
    // LNL-5.1-13: a hero is never Shaken.
    if !unit.may(Trait::NeverShaken) && unit.good_order() {
        events.push(Event::UnitShaken { unit: unit.id });
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

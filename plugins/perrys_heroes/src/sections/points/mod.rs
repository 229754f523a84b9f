//! Action points (6.1): what a team and a figure have, and what an action takes.

mod paying;
pub mod rules;
pub(crate) mod words;

pub(crate) use paying::{can_pay, pay, price};

use crate::facts::battle::BattleIs;
use crate::facts::event::Event;
use crate::facts::field::Man;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::Activation;
use crate::facts::situation::Table;
use crate::files::values::{Grade, Health, Motion, Points};
use crate::sections::turn::rules::ACTIVATION;
use measured_table::Share;
use rules::{BY_GRADE, BY_HEALTH, COMMANDED, VEHICLE};
use table::{CounterId, Line, Refusal, Side, Tally};

/// What no figure uses more of in a turn where points are pooled (PH-6.1-05).
const MOST_OF_A_POOL: u8 = 6;

/// What a figure brings (PH-6.1-01, PH-6.1-02); a leader's bonus is his own (PH-R-02).
pub fn brings(table: &Table, figure: &Figure, tally: &mut impl Tally) {
    of_man(figure, table.man(figure), tally);
}

/// The same, of a figure that is on no table yet.
pub(crate) fn of_man(figure: &Figure, man: Option<&Man>, tally: &mut impl Tally) {
    let by_health = match figure.health {
        Health::Fit => 4,
        Health::Treated => 2,
        Health::Wounded => 1,
        Health::Dead => return,
    };
    tally.add(Line::from(BY_HEALTH, by_health, figure.id));
    let by_grade = match man.map_or(Grade::Soldier, |man| man.grade) {
        Grade::Officer => 2,
        Grade::Nco => 1,
        Grade::Soldier => return,
    };
    tally.add(Line::from(BY_GRADE, by_grade, figure.id));
}

/// What a vehicle has: as much whatever the number of its crew (PH-6.2-02), and a point more while an officer or NCO commands it: lost
/// when he is dead or has left (PH-R-50).
pub fn of_vehicle(table: &Table, vehicle: &Figure, tally: &mut impl Tally) {
    if table.is_manned(vehicle) {
        let commanded = commander(table, vehicle).and_then(|man| table.man(&man)).is_some_and(Man::leads);
        of_crew(vehicle.id, commanded, tally);
    }
}

/// The same of a vehicle that is on no table yet, and has a crew.
pub(crate) fn of_crew(vehicle: CounterId, commanded: bool, tally: &mut impl Tally) {
    tally.add(Line::from(VEHICLE, 5, vehicle));
    if commanded {
        tally.add(Line::from(COMMANDED, 1, vehicle));
    }
}

/// Who commands a vehicle: the man who sits at that station, alive and aboard.
pub fn commander(table: &Table, vehicle: &Figure) -> Option<Figure> {
    let first = table.vehicle(vehicle)?.crew.start;
    // A crew is not dealt: that the first of its counters commands is known to all.
    let counter = table.field.team(vehicle.team.0).figures.get(1);
    let commands = |man: &Figure| man.who.map_or(counter == Some(&man.id), |who| who == first);
    table.crew(vehicle).find(commands)
}

/// True of a crew that has fewer living men aboard than its vehicle needs (PH-7.1-04): a wounded man still serves (PH-R-63).
pub fn is_reduced(table: &Table, vehicle: &Figure) -> bool {
    table.vehicle(vehicle).is_some_and(|def| table.crew(vehicle).count() < usize::from(def.def.crew))
}

/// Who holds the points of a figure: a vehicle's are always its own.
fn holder(table: &Table, figure: &Figure) -> Points {
    if figure.is_vehicle() { Points::Individual } else { table.points() }
}

/// What all teams and figures have in the turn that begins (PH-6-03).
pub(crate) fn worked_out(table: &Table) -> Vec<Event> {
    let mut events = Vec::new();
    for (no, team) in table.field.teams.iter().enumerate() {
        let mut pool = 0;
        for figure in table.figures.iter().filter(|figure| usize::from(figure.team.0) == no) {
            // Who serves a vehicle brings nothing of his own; who rides in one as a passenger does.
            let serves = figure.aboard.is_some() && !table.rides_along(&figure);
            let there = figure.is_there() && (figure.at.is_some() || table.rides(&figure)) && !serves;
            let mut own = 0;
            if !there {
                continue;
            } else if figure.is_vehicle() {
                of_vehicle(table, &figure, &mut own);
            } else {
                brings(table, &figure, &mut own);
                pool += own;
            }
            let halted = figure.is_vehicle() && !table.acts(figure.team.0);
            let fresh = [
                (figure.used != 0).then_some(Is::Used(0)),
                figure.acted.then_some(Is::Acted(false)),
                figure.stayed.then_some(Is::Stayed(false)),
                figure.gait.is_some().then_some(Is::Goes(None)),
                (figure.walked != Share::NONE).then_some(Is::Walked(Share::NONE)),
                figure.gun_fired.then_some(Is::GunFired(false)),
                (holder(table, &figure) == Points::Individual).then_some(Is::HasPoints(own as u8)),
                // PH-R-43: whose card is turned no more has halted by now.
                (halted && figure.motion != Motion::Still).then_some(Is::Moves(Motion::Still)),
                (halted && figure.paces > 0).then_some(Is::Paces(0)),
            ];
            events.extend(fresh.into_iter().flatten().map(|is| Event::Is(figure.id, is)));
        }
        if table.points() == Points::Pooled {
            let team_no = u8::try_from(no).unwrap_or(u8::MAX);
            let left = u8::try_from(pool).unwrap_or(u8::MAX);
            events.push(Event::BattleIs(BattleIs::Pool { team: team_no, side: team.side, left }));
        }
    }
    events
}

/// Whoever did nothing more in a turn is free to act when the next one begins.
pub(crate) fn rested(table: &Table) -> Vec<Event> {
    let spent = table.figures.iter().filter(|figure| figure.spent);
    spent.map(|figure| Event::Is(figure.id, Is::Spent(false))).collect()
}

/// What a figure may still use.
pub fn left(table: &Table, figure: &Figure) -> u8 {
    match holder(table, figure) {
        Points::Individual => figure.points,
        Points::Pooled => pool(table, figure.team.0).min(MOST_OF_A_POOL.saturating_sub(figure.used)),
    }
}

/// What a figure has used. Of its own points it is what it has less than it brings: what was left at the end of a card is used too.
pub fn used(table: &Table, figure: &Figure) -> u8 {
    match holder(table, figure) {
        Points::Individual => {
            let mut brings = 0;
            if figure.is_vehicle() {
                of_vehicle(table, figure, &mut brings);
            } else {
                self::brings(table, figure, &mut brings);
            }
            u8::try_from(brings).unwrap_or(0).saturating_sub(figure.points)
        }
        Points::Pooled => figure.used,
    }
}

/// What a team's pool has left.
pub fn pool(table: &Table, team: u8) -> u8 {
    table.battle.pools.get(usize::from(team)).copied().unwrap_or(0)
}

/// A figure of the side whose team acts: everybody who is ordered to do something on his own card is asked for here.
///
/// # Errors
/// It is not his card, he is not there, or he does nothing more in this activation.
pub(crate) fn acting(table: &Table, side: Side, unit: CounterId) -> Result<Figure, Refusal> {
    let figure = on_his_card(table, side, unit)?;
    if figure.spent {
        return Err(Refusal::new(ACTIVATION, words::nothing_more()));
    }
    Ok(figure)
}

/// The same of whoever may do nothing more.
///
/// # Errors
/// It is not his card, or he is not there.
pub(crate) fn on_his_card(table: &Table, side: Side, unit: CounterId) -> Result<Figure, Refusal> {
    let refuse = |why| Err(Refusal::new(ACTIVATION, why));
    let there = |figure: &Figure| figure.side == side && figure.is_there() && figure.at.is_some();
    let Some(figure) = table.figure(unit).filter(there) else {
        return refuse(words::not_there());
    };
    if figure.is_vehicle() {
        return refuse(words::a_vehicle());
    }
    his_card(table, &figure)?;
    Ok(figure)
}

/// A vehicle of the side whose card lies on the table, with somebody in it to serve it.
///
/// # Errors
/// It is not its card, it is no vehicle, nobody is in it, or it does nothing more in this activation.
pub fn acting_vehicle(table: &Table, side: Side, unit: CounterId) -> Result<Figure, Refusal> {
    let refuse = |why| Err(Refusal::new(ACTIVATION, why));
    let Some(vehicle) = table.figure(unit).filter(|figure| figure.side == side && figure.is_vehicle()) else {
        return refuse(words::no_vehicle());
    };
    if !table.is_manned(&vehicle) {
        return refuse(words::nobody_aboard());
    }
    his_card(table, &vehicle)?;
    if vehicle.spent {
        return refuse(words::nothing_more());
    }
    Ok(vehicle)
}

/// A man or a vehicle of the side whose card lies on the table.
///
/// # Errors
/// As for a man, or for a vehicle.
pub(crate) fn acting_any(table: &Table, side: Side, unit: CounterId) -> Result<Figure, Refusal> {
    match table.figure(unit) {
        Some(figure) if figure.is_vehicle() => acting_vehicle(table, side, unit),
        Some(_) | None => acting(table, side, unit),
    }
}

/// How many living men a crew has fewer aboard than its vehicle needs (PH-7.1-04).
pub fn missing(table: &Table, vehicle: &Figure) -> u8 {
    let crew = u8::try_from(table.crew(vehicle).count()).unwrap_or(u8::MAX);
    table.vehicle(vehicle).map_or(0, |def| def.def.crew.saturating_sub(crew))
}

/// A living man of the side whose team acts, who rides in a vehicle, with that vehicle.
///
/// # Errors
/// It is not his card, or he does not ride.
pub fn acting_rider(table: &Table, side: Side, unit: CounterId) -> Result<(Figure, Figure), Refusal> {
    let refuse = |why| Err(Refusal::new(ACTIVATION, why));
    let rides = |figure: &Figure| figure.side == side && table.rides(figure);
    let Some(man) = table.figure(unit).filter(rides) else { return refuse(words::rides_nowhere()) };
    let Some(vehicle) = table.ridden(&man) else { return refuse(words::rides_nowhere()) };
    his_card(table, &man)?;
    if man.spent {
        return refuse(words::nothing_more());
    }
    Ok((man, vehicle))
}

/// Whether the card of a figure's team lies on the table.
fn his_card(table: &Table, figure: &Figure) -> Result<(), Refusal> {
    let refuse = |why| Err(Refusal::new(ACTIVATION, why));
    match table.flow.stack.innermost::<Activation>() {
        Some(activation) if activation.team == figure.team.0 => {}
        Some(_) | None => return refuse(words::not_his_card()),
    }
    Ok(())
}

#[cfg(test)]
#[path = "points_test.rs"]
mod tests;
#[cfg(test)]
#[path = "vehicles_test.rs"]
mod vehicles_test;

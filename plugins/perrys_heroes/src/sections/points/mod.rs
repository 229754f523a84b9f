//! Action points (6.1): what a team and a figure have, and what an action takes.

pub mod rules;
pub(crate) mod words;

use crate::facts::battle::BattleIs;
use crate::facts::event::Event;
use crate::facts::field::Man;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::Activation;
use crate::facts::situation::Table;
use crate::files::values::{Grade, Health, Points};
use crate::sections::turn::rules::ACTIVATION;
use measured_table::Share;
use rules::{BY_GRADE, BY_HEALTH, INDIVIDUAL, POOLED};
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

/// What all teams and figures have in the turn that begins (PH-6-03).
pub(crate) fn worked_out(table: &Table) -> Vec<Event> {
    let mut events = Vec::new();
    for (no, team) in table.field.teams.iter().enumerate() {
        let mut pool = 0;
        for figure in
            table.figures.iter().filter(|figure| usize::from(figure.team.0) == no && figure.stands().is_some())
        {
            let mut own = 0;
            brings(table, &figure, &mut own);
            pool += own;
            let fresh = [
                (figure.used != 0).then_some(Is::Used(0)),
                figure.acted.then_some(Is::Acted(false)),
                figure.spent.then_some(Is::Spent(false)),
                figure.stayed.then_some(Is::Stayed(false)),
                figure.gait.is_some().then_some(Is::Goes(None)),
                (figure.walked != Share::NONE).then_some(Is::Walked(Share::NONE)),
                (table.points() == Points::Individual).then_some(Is::HasPoints(own as u8)),
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

/// What a figure may still use.
pub fn left(table: &Table, figure: &Figure) -> u8 {
    match table.points() {
        Points::Individual => figure.points,
        Points::Pooled => pool(table, figure.team.0).min(MOST_OF_A_POOL.saturating_sub(figure.used)),
    }
}

/// What a figure has used. Of its own points it is what it has less than it brings: what was left at the end of a card is used too.
pub fn used(table: &Table, figure: &Figure) -> u8 {
    match table.points() {
        Points::Individual => {
            let mut brings = 0;
            self::brings(table, figure, &mut brings);
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
    match table.flow.stack.innermost::<Activation>() {
        Some(activation) if activation.team == figure.team.0 => {}
        Some(_) | None => return refuse(words::not_his_card()),
    }
    Ok(figure)
}

/// Whether several figures can pay together, each his part (PH-6.1-04, PH-6.1-05).
///
/// # Errors
/// One of them, or their pool, has too little left.
pub(crate) fn can_pay(table: &Table, parts: &[(Figure, u8)]) -> Result<(), Refusal> {
    for (figure, cost) in parts {
        match table.points() {
            Points::Individual if figure.points < *cost => {
                return Err(Refusal::new(INDIVIDUAL, words::too_few(*cost, figure.points)));
            }
            Points::Pooled if figure.used.saturating_add(*cost) > MOST_OF_A_POOL => {
                let left = MOST_OF_A_POOL.saturating_sub(figure.used);
                return Err(Refusal::new(POOLED, words::too_much_for_one(*cost, left)));
            }
            Points::Individual | Points::Pooled => {}
        }
    }
    let together: u8 = parts.iter().fold(0, |sum, (_, cost)| sum.saturating_add(*cost));
    match (table.points(), parts.first()) {
        (Points::Pooled, Some((figure, _))) if pool(table, figure.team.0) < together => {
            Err(Refusal::new(POOLED, words::too_few(together, pool(table, figure.team.0))))
        }
        (Points::Pooled | Points::Individual, _) => Ok(()),
    }
}

/// What paying changes: the points, that they have acted, and that who was on alert is not any more (PH-7.14-05).
pub(crate) fn pay(table: &Table, parts: &[(Figure, u8)]) -> Vec<Event> {
    let acts = || Event::Acts(parts.iter().map(|(figure, _)| figure.id).collect());
    let mut events: Vec<Event> = (!parts.is_empty()).then(acts).into_iter().collect();
    for (figure, cost) in parts {
        let paid = match table.points() {
            Points::Individual => Is::HasPoints(figure.points.saturating_sub(*cost)),
            Points::Pooled => Is::Used(figure.used.saturating_add(*cost)),
        };
        if *cost > 0 {
            events.push(Event::Is(figure.id, paid));
        }
        events.extend((!figure.acted).then_some(Event::Is(figure.id, Is::Acted(true))));
        events.extend(figure.alert.then_some(Event::Is(figure.id, Is::Alert(false))));
    }
    let together: u8 = parts.iter().fold(0, |sum, (_, cost)| sum.saturating_add(*cost));
    if let (Points::Pooled, Some((figure, _)), 1..) = (table.points(), parts.first(), together) {
        let left = pool(table, figure.team.0).saturating_sub(together);
        events.push(Event::BattleIs(BattleIs::Pool { team: figure.team.0, side: figure.side, left }));
    }
    events
}

#[cfg(test)]
#[path = "points_test.rs"]
mod tests;

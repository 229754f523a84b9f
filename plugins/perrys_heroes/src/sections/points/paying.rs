//! Paying: what a price comes to, who can pay it, and what that changes.

use super::rules::{INDIVIDUAL, POOLED};
use super::{MOST_OF_A_POOL, holder, pool, words};
use crate::facts::battle::BattleIs;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::Points;
use table::{Line, Refusal};

/// What lines of a price come to.
pub(crate) fn price(lines: &[Line]) -> u8 {
    let sum = lines.iter().map(|line| line.value).sum::<i32>();
    u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
}

/// Whether several figures can pay together, each his part (PH-6.1-04, PH-6.1-05).
///
/// # Errors
/// One of them, or their pool, has too little left.
pub(crate) fn can_pay(table: &Table, parts: &[(Figure, u8)]) -> Result<(), Refusal> {
    for (figure, cost) in parts {
        match holder(table, figure) {
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
    let pooled = parts.iter().filter(|(figure, _)| holder(table, figure) == Points::Pooled);
    let together: u8 = pooled.clone().fold(0, |sum, (_, cost)| sum.saturating_add(*cost));
    match (table.points(), pooled.map(|(figure, _)| figure).next()) {
        (Points::Pooled, Some(figure)) if pool(table, figure.team.0) < together => {
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
        let paid = match holder(table, figure) {
            Points::Individual => Is::HasPoints(figure.points.saturating_sub(*cost)),
            Points::Pooled => Is::Used(figure.used.saturating_add(*cost)),
        };
        if *cost > 0 {
            events.push(Event::Is(figure.id, paid));
        }
        events.extend((!figure.acted).then_some(Event::Is(figure.id, Is::Acted(true))));
        events.extend(figure.alert.then_some(Event::Is(figure.id, Is::Alert(false))));
    }
    let pooled = parts.iter().filter(|(figure, _)| holder(table, figure) == Points::Pooled);
    let together: u8 = pooled.clone().fold(0, |sum, (_, cost)| sum.saturating_add(*cost));
    if let (Some((figure, _)), 1..) = (pooled.clone().next(), together) {
        let left = pool(table, figure.team.0).saturating_sub(together);
        events.push(Event::BattleIs(BattleIs::Pool { team: figure.team.0, side: figure.side, left }));
    }
    events
}

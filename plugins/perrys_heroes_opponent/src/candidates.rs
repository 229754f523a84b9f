//! What may be done with a decision: what each man of the team whose card lies on the table may do with his points, with a first guess of
//! what it is worth; else the orders that the rules offer.

use crate::eye::Eye;
use crate::idea::{Idea, kind};
use crate::plan::Plan;
use crate::sights::Shelf;
use crate::{blows, hunters, machines, moment, moves, riders, shots};
use opponent::{ONE, Offer};
use perrys_heroes::sections::points;
use perrys_heroes::{Activation, Command, Figure, PerrysHeroes, Seen, Vehicle};
use table::{Aim, RuleSet, Side};

/// Most plans that are looked into by anybody.
const MOST: usize = 64;
/// What nobody would gain by is no plan, but for those that give away no more than this.
const LEAST: f64 = -0.02;

/// All plans with a decision.
pub(crate) fn plans(seen: &Seen<'_>, side: Side, shelf: &mut Shelf, out: &mut Vec<Offer<Plan>>) {
    let team = seen.flow.stack.innermost::<Activation>().filter(|_| moment::is_free(seen)).map(|one| one.team);
    let Some(team) = team else {
        match moment::routine(seen, side) {
            Some(command) => out.push(Offer { plan: Plan::order(command), kind: kind::OTHER, worth: 0 }),
            None => offered(seen, side, out),
        }
        return;
    };
    let mut eye = Eye::of(seen, side, shelf);
    let mut ideas = Vec::new();
    for man in seen.team(team) {
        of_man(&mut eye, &man, &mut ideas);
    }
    for figure in seen.of_card(team).filter(|figure| !figure.spent) {
        let carriage = seen.vehicle(&figure).is_some_and(Vehicle::is_carriage);
        if figure.is_vehicle() && (carriage || points::left(seen, &figure) > 0) {
            // Who serves a gun on a carriage pays for it.
            machines::ideas(&mut eye, &figure, &mut ideas);
        } else if !figure.is_vehicle() && figure.at.is_none() && points::left(seen, &figure) > 0 {
            riders::ideas(&mut eye, &figure, &mut ideas);
        }
    }
    best(&eye, ideas, MOST, out);
    out.push(Offer { plan: Plan::order(Command::Finish), kind: kind::FINISH, worth: 0 });
}

/// What a man may do.
fn of_man(eye: &mut Eye, man: &Figure, ideas: &mut Vec<Idea>) {
    if man.spent || points::left(eye.seen, man) == 0 {
        return;
    }
    let before = [eye.fears(man), eye.hopes(man)];
    shots::ideas(eye, man, before, ideas);
    moves::ideas(eye, man, before, ideas);
    blows::ideas(eye, man, ideas);
    hunters::ideas(eye, man, ideas);
    riders::gets_in(eye, man, points::left(eye.seen, man), ideas);
}

/// The best of these, their ways found.
fn best(eye: &Eye, mut ideas: Vec<Idea>, most: usize, out: &mut Vec<Offer<Plan>>) {
    ideas.retain(|idea| idea.worth > LEAST);
    ideas.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut found = 0;
    for mut idea in ideas {
        if found == most {
            break;
        }
        if moves::finds_ways(eye, &mut idea.orders) && begins(eye, &idea) {
            out.push(idea.offer());
            found += 1;
        }
    }
}

/// True if the first order is lawful.
fn begins(eye: &Eye, idea: &Idea) -> bool {
    idea.orders.first().is_some_and(|order| PerrysHeroes::judge(eye.seen, eye.side, order).is_ok())
}

/// The orders that the rules offer, each a plan: where no card lies on the table, or the other side acts.
fn offered(seen: &Seen<'_>, side: Side, out: &mut Vec<Offer<Plan>>) {
    let mut commands = Vec::new();
    PerrysHeroes::legal_commands(seen, side, &mut commands);
    out.extend(commands.into_iter().map(|command| {
        let (kind, hundredths) = match PerrysHeroes::aim(seen, side, &command) {
            Aim::Attack { force } => (kind::FIRE, 1 + i32::from(force)),
            Aim::Assault => (kind::MELEE, 1),
            Aim::Move { nearer } => (kind::MOVE, i32::from(nearer.clamp(-8, 8)) / 4),
            Aim::Prepare | Aim::Recover | Aim::Scout => (kind::OTHER, 1),
            Aim::Hold | Aim::Finish => (kind::FINISH, 0),
        };
        Offer { plan: Plan::order(command), kind, worth: hundredths * ONE / 100 }
    }));
}

#[cfg(test)]
#[path = "candidates_test.rs"]
mod tests;

//! What a computer player decides between the battles of a campaign: what he intends, who fills lost places, whether he ends it.
//!
//! Who plays by chance takes any lawful order. The bold intends the boldest that is lawful and never ends a campaign of his own accord. All
//! others weigh what they intend by their confidence, and add from 0 to 24 by chance, so that the enemy can never be sure. Confidence is what
//! those are worth who are ready, men and vehicles, in percent of all; 10 less after a defeat, 5 more after a victory; and with the last
//! battle 15 more for whose campaign stands worse than the enemy's, as nothing else helps, and 15 less for whose stands better:
//!
//! | Order | Worth |
//! |---|---|
//! | withdraw | 110 less the confidence: for who is weak |
//! | hold | 70 |
//! | counter-attack | the confidence less 15 |
//! | advance | the confidence less 15 |
//! | dash | the confidence less 30: it costs more than it brings |
//!
//! They fill the places of leaders first, then of gunners, of their assistants, of specialists, then what is worth most; for a lost vehicle
//! they take what is worth most of those that may come, and the same again before its equals; and they end a campaign that they may end, as
//! it is won.

use crate::forces::{worth_of_man, worth_of_vehicle};
use opponent::{Chance, Character, Opponent};
use perrys_heroes::Degree;
use perrys_heroes::campaign::{
    Campaign, Fate, ORDERS, Order, Parked, Place, Roster, Setting, Stage, judge, vehicles_for,
};
use perrys_heroes::checks::prices::vehicle_cost;
use perrys_heroes::values::{Grade, Speciality, Task};
use std::cmp::{Ordering, Reverse};
use table::Side;

/// How somebody decides between battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// By chance.
    Random,
    /// Whatever is boldest.
    Bold,
    /// By how strong he is.
    Sensible,
}

impl Manner {
    /// That of a computer player.
    pub const fn of(opponent: Opponent) -> Self {
        match opponent {
            Opponent::Listed(Character::Random) => Self::Random,
            Opponent::Listed(Character::Bold) => Self::Bold,
            Opponent::Greedy | Opponent::Thinks(..) => Self::Sensible,
        }
    }
}

/// What a side orders that is asked something, by the campaign as it sees it; none: nothing is asked of it.
pub fn order(setting: &Setting, seen: &Campaign, (side, manner): (Side, Manner), chance: &mut Chance) -> Option<Order> {
    if !seen.asks(side) {
        return None;
    }
    match seen.stage {
        Stage::Intentions => intention(setting, seen, side, manner, chance).map(Order::Intend),
        Stage::MayEnd(_) => Some(match manner {
            Manner::Random if chance.percent(50) => Order::GoOn,
            Manner::Bold => Order::GoOn,
            Manner::Random | Manner::Sensible => Order::End,
        }),
        Stage::Replacements => {
            let men = places(setting, seen, side, manner, chance);
            Some(Order::Replace { men, vehicles: vehicles(setting, seen, side, manner, chance) })
        }
        Stage::Battle | Stage::Over(_) => None,
    }
}

fn intention(setting: &Setting, seen: &Campaign, side: Side, manner: Manner, chance: &mut Chance) -> Option<Task> {
    let lawful = ORDERS.into_iter().filter(|order| judge(setting, seen, side, &Order::Intend(*order)).is_ok());
    let lawful: Vec<Task> = lawful.collect();
    let boldness = |order: &Task| match order {
        Task::Withdraw | Task::Meet => 0,
        Task::Hold => 1,
        Task::CounterAttack => 2,
        Task::Advance => 3,
        Task::Dash => 4,
    };
    match manner {
        Manner::Random => lawful.get(chance.below(lawful.len())).copied(),
        Manner::Bold => lawful.into_iter().max_by_key(boldness),
        Manner::Sensible => {
            let sure = confidence(setting, seen, side);
            let worths: Vec<i32> = lawful.iter().map(|order| worth(*order, sure) + chance.below(25) as i32).collect();
            let best = (0..lawful.len()).max_by_key(|n| (worths[*n], Reverse(*n)))?;
            Some(lawful[best])
        }
    }
}

/// How much a side trusts itself: by what is ready of its force, by its last battle, and with the last one of all by how both campaigns stand.
/// Of the enemy it asks nothing but what everybody is told.
fn confidence(setting: &Setting, seen: &Campaign, side: Side) -> i32 {
    let party = seen.side(side);
    let by_result = match party.last {
        Some(Degree::TotalDefeat | Degree::MarginalDefeat) => -10,
        Some(Degree::MarginalVictory | Degree::TriumphalVictory) => 5,
        Some(Degree::StatusQuo) | None => 0,
    };
    let is_last = seen.fought() + 1 >= setting.def.most_battles();
    let by_end = match party.status.cmp(&seen.side(side.other()).status) {
        Ordering::Less if is_last => 15,
        Ordering::Greater if is_last => -15,
        Ordering::Less | Ordering::Equal | Ordering::Greater => 0,
    };
    strength(setting, &party.roster) + by_result + by_end
}

/// What is ready of a force, men and vehicles, in percent of all by what it costs.
fn strength(setting: &Setting, roster: &Roster) -> i32 {
    let stock = setting.stock();
    let worth = |place: &Place| worth_of_man(&place.what, stock).max(1);
    let ready = |place: &Place| place.holder.and_then(|man| roster.man(man)).is_some_and(|man| man.fate == Fate::Ready);
    let (mut left, mut all) = (0, 0);
    for place in &roster.places {
        all += worth(place);
        left += if ready(place) { worth(place) } else { 0 };
    }
    for carrier in roster.carriers.iter().filter(|carrier| carrier.parked != Parked::Replaced) {
        let cost = i32::from(vehicle_cost(&carrier.what.vehicle, stock)).max(1);
        all += cost;
        left += if carrier.parked == Parked::Ready { cost } else { 0 };
    }
    left * 100 / all.max(1)
}

/// What an order is worth to a side that trusts itself so much.
const fn worth(order: Task, sure: i32) -> i32 {
    match order {
        Task::Withdraw => 110 - sure,
        Task::Hold => 70,
        Task::CounterAttack | Task::Advance => sure - 15,
        Task::Dash => sure - 30,
        Task::Meet => 0,
    }
}

/// Which lost places are filled.
fn places(setting: &Setting, seen: &Campaign, side: Side, manner: Manner, chance: &mut Chance) -> Vec<u16> {
    let party = seen.side(side);
    let mut lost: Vec<u16> = party.roster.lost_places().collect();
    let many = usize::from(party.to_fill);
    if manner == Manner::Random {
        while lost.len() > many {
            lost.swap_remove(chance.below(lost.len()));
        }
        return lost;
    }
    let need = |place: &u16| {
        let place = party.roster.place(*place);
        Reverse(place.map_or((0, 0), |place| (weight(place), worth_of_man(&place.what, setting.stock()))))
    };
    lost.sort_by_key(|place| (need(place), *place));
    lost.truncate(many);
    lost
}

/// Which vehicles come in the places of lost ones: what is worth most of those that may come, and of equal ones the same again.
fn vehicles(setting: &Setting, seen: &Campaign, side: Side, manner: Manner, chance: &mut Chance) -> Vec<(u16, String)> {
    let party = seen.side(side);
    let chosen = party.to_choose.iter().filter_map(|lost| {
        let old = party.roster.carriers.get(usize::from(*lost))?;
        let all: Vec<_> = vehicles_for(setting, side, old).collect();
        let best = match manner {
            Manner::Random => all.get(chance.below(all.len())),
            Manner::Bold | Manner::Sensible => {
                all.iter().rev().max_by_key(|one| (worth_of_vehicle(one), one.key == old.what.vehicle))
            }
        };
        Some((*lost, best?.key.clone()))
    });
    chosen.collect()
}

/// How much a place is needed.
fn weight(place: &Place) -> u8 {
    let what = &place.what;
    if what.grade != Grade::Soldier {
        4
    } else if what.serves() {
        3
    } else if what.assists {
        2
    } else {
        u8::from(what.speciality != Speciality::None)
    }
}

#[cfg(test)]
#[path = "staff_test.rs"]
mod tests;

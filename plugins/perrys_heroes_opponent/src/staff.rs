//! What a computer player decides between the battles of a campaign: what he intends, who fills lost places, whether he ends it.
//!
//! Who plays by chance takes any lawful order. The bold intends the boldest that is lawful and never ends a campaign of his own accord. All
//! others weigh what they intend by how many of their places are filled, in percent, and add from 0 to 24 by chance, so that the enemy can
//! never be sure:
//!
//! | Order | Worth |
//! |---|---|
//! | withdraw | 110 less the percentage: for who is weak |
//! | hold | 70 |
//! | counter-attack | the percentage less 15 |
//! | advance | the percentage less 15 |
//! | dash | the percentage less 30: it costs more than it brings |
//!
//! They fill the places of leaders first, then of gunners, of their assistants, of specialists, then what costs most; for a lost vehicle they take the same
//! again; and they end a campaign that they may end, as it is won.

use opponent::{Chance, Character, Opponent};
use perrys_heroes::campaign::{Campaign, ORDERS, Order, Place, Setting, Stage, judge, vehicles_for};
use perrys_heroes::checks::prices::cost;
use perrys_heroes::values::{Grade, Speciality, Task};
use std::cmp::Reverse;
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
            let filled = filled(seen, side);
            let worths: Vec<i32> = lawful.iter().map(|order| worth(*order, filled) + chance.below(25) as i32).collect();
            let best = (0..lawful.len()).max_by_key(|n| (worths[*n], Reverse(*n)))?;
            Some(lawful[best])
        }
    }
}

/// How many of a hundred places of a side have somebody who is there.
fn filled(seen: &Campaign, side: Side) -> i32 {
    let roster = &seen.side(side).roster;
    let (ready, all) = (roster.ready().count(), roster.places.len().max(1));
    (ready * 100 / all) as i32
}

/// What an order is worth to a side of which so many places of a hundred are filled.
const fn worth(order: Task, filled: i32) -> i32 {
    match order {
        Task::Withdraw => 110 - filled,
        Task::Hold => 70,
        Task::CounterAttack | Task::Advance => filled - 15,
        Task::Dash => filled - 30,
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
        Reverse(place.map_or((0, 0), |place| (weight(place), cost(&place.what, setting.stock()))))
    };
    lost.sort_by_key(|place| (need(place), *place));
    lost.truncate(many);
    lost
}

/// Which vehicles come in the places of lost ones: the same again, else the dearest that may come.
fn vehicles(setting: &Setting, seen: &Campaign, side: Side, manner: Manner, chance: &mut Chance) -> Vec<(u16, String)> {
    let party = seen.side(side);
    let chosen = party.to_choose.iter().filter_map(|lost| {
        let old = party.roster.carriers.get(usize::from(*lost))?;
        let all: Vec<_> = vehicles_for(setting, side, old).collect();
        let best = match manner {
            Manner::Random => all.get(chance.below(all.len())),
            Manner::Bold | Manner::Sensible => {
                all.iter().rev().max_by_key(|one| (one.key == old.what.vehicle, one.cost))
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

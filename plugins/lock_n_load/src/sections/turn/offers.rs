//! What may be ordered in an impulse in which nothing else is going on: every section lists its own.

use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Table;
use crate::sections::{
    close_assault, driving, fire, impulse, indirect_fire, melee, movement, ordnance, overrun, passengers, smoke,
    spotting,
};
use table::Side;

/// The orders of an impulse in which nothing else is going on.
pub(super) fn of_impulse(table: &Table, side: Side, out: &mut Offers) {
    let sections: [(Kind, fn(&Table, Side, &mut Offers)); 16] = [
        (Kind::Finish, impulse::finish_offers),
        (Kind::Activate, impulse::offers),
        (Kind::Enter, impulse::entry_offers),
        (Kind::Spot, spotting::offers),
        (Kind::Fire, fire::offers),
        (Kind::Shoot, ordnance::offers::offers),
        (Kind::Enter, movement::entry_offers),
        (Kind::Move, movement::offers),
        (Kind::Move, driving::continuous::offers),
        (Kind::Ride, passengers::offers::offers),
        (Kind::Move, overrun::offers::offers),
        (Kind::Move, close_assault::offers::offers),
        (Kind::Smoke, smoke::offers),
        (Kind::Withdraw, melee::withdrawal::offers),
        (Kind::Bombard, indirect_fire::bombard_offers),
        (Kind::CallArtillery, indirect_fire::artillery_offers),
    ];
    for (kind, offers) in sections {
        if out.wants(kind) {
            offers(table, side, out);
        }
    }
    if out.wants(Kind::Fight) {
        melee::round::fight_offers(table, side, out);
    }
}

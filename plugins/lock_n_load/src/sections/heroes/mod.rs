//! Section 11.2: heroes that appear in the middle of a fight (LNL-11.2-01).

use crate::facts::event::Event;
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::fire::rules::HERO_DRAWN;
use crate::sections::heroes::rules::DISPLACED;
use crate::sections::stacking;
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::DiceCup;

/// LNL-11.2-03: the activation markers that a new hero takes over.
const TAKEN_OVER: [Marker; 6] =
    [Marker::Moved, Marker::AssaultMoved, Marker::LowCrawled, Marker::Stealthy, Marker::Fired, Marker::OpsComplete];

/// The heroes of the unit's force that are still in the pool, by counter id (LNL-11.2-13, RUL-99).
fn pool<'a>(table: &Table<'a>, creator: UnitNow) -> impl Iterator<Item = UnitNow> + use<'a> {
    let table = *table;
    let colour = &table.formation(creator).colour;
    table.able(Trait::Appears).filter(move |unit| {
        unit.state == UnitState::Off(OffMap::Pool)
            && unit.side == creator.side
            && table.formation(*unit).colour == *colour
    })
}

/// LNL-5.1-24, -25, LNL-11.2-02: squads and half-squads make heroes, Good Order or Shaken.
pub fn makes_heroes(unit: UnitNow) -> bool {
    unit.may(Trait::BringsHeroes)
}

/// The Locations beside `spot` that can take a hero who finds no room in it (LNL-11.2-05).
pub fn places_beside(table: &Table, spot: Spot, hero: UnitNow) -> SmallVec<[Spot; 8]> {
    let mut places = table.field.map.adjacent_spots(spot);
    places.retain(|place| {
        !table.field.definitions.terrain(table.field.map.at(place.hex).terrain).prohibited
            && table.side_at(*place, hero.side.other()).next().is_none()
            && stacking::fits(table, *place, hero.side, &[hero.id]).is_ok()
    });
    places
}

/// True if a natural 1 and an even die would bring a hero (LNL-11.2-14).
pub fn may_appear(table: &Table, creator: UnitNow) -> bool {
    let (Some(spot), true) = (table.whereabouts(creator), makes_heroes(creator)) else { return false };
    let Some(hero) = pool(table, creator).next() else { return false };
    stacking::fits(table, spot, hero.side, &[hero.id]).is_ok() || !places_beside(table, spot, hero).is_empty()
}

/// The die after a natural 1, and the hero if it is even (LNL-5.1-24 to -28).
pub(crate) fn roll(table: &Table, dice: &mut DiceCup, creator: UnitNow, events: &mut Vec<Event>) {
    let die = dice.roll_1d6();
    events.push(Event::HeroRolled { unit: creator.id, die });
    // Reading: whom a passenger brings forth appears in the hex of his vehicle, on foot.
    let room_somewhere = die.is_multiple_of(2) && may_appear(table, creator);
    let Some(spot) = table.whereabouts(creator).filter(|_| room_somewhere) else { return };
    let pool: SmallVec<[UnitNow; 8]> = pool(table, creator).collect();
    let among = pool.len() as u8;
    let hero = if among > 1 {
        // Reading: the counter is drawn right after the die that makes the hero, before the half-squad's die.
        let number = dice.roll(among);
        let hero = pool[usize::from(number) - 1];
        // The counter that is drawn has values of its own (RUL-08).
        events.push(Event::Drawn { rule: HERO_DRAWN, number, among, counter: hero.id });
        hero
    } else {
        pool[0]
    };
    let taken = TAKEN_OVER.iter().filter(|marker| creator.has(**marker));
    events.extend(taken.map(|marker| Event::MarkerPlaced { unit: hero.id, marker: *marker }));
    let map = &table.field.map;
    let room = stacking::fits(table, spot, hero.side, &[hero.id]).is_ok();
    let goes_on = room && table.flow.moves().any(|moving| moving.units.contains(&creator.id));
    events.push(Event::HeroBorn { unit: hero.id, of: creator.id, goes_on });
    if room {
        events.push(Event::UnitPlaced { unit: hero.id, at: map.place(spot) });
        return;
    }
    let places: Vec<Place> = places_beside(table, spot, hero).iter().map(|place| map.place(*place)).collect();
    if let [only] = places[..] {
        events.push(Event::UnitPlaced { unit: hero.id, at: only });
    } else {
        events.push(Event::Asked(Some(Question::GoTo { side: hero.side, unit: hero.id, places, rule: DISPLACED })));
    }
}

pub mod rules;
#[cfg(test)]
#[path = "heroes_test.rs"]
mod tests;

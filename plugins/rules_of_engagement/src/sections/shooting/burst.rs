//! Weapons that are fired apart: what comes down hits all beneath it, of both sides, seen or not (ROE-IND-06, ROE-WPN-22, ROE-R-37).

pub(super) mod harm;
pub(super) mod roll;

use self::harm::Harm;
use self::roll::buildings;
use super::report::{Struck, struck};
use crate::facts::event::Event;
use crate::facts::figures;
use crate::facts::rolls::{HitRolled, StruckRolled, Swapped};
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit, Zeroed};
use crate::files::weapons::WeaponNo;
use crate::sections::{sight, templates};
use measured_table::Point;
use table::{CounterId, DiceCup};

/// The men under a template that comes down on a point, with their Experience tests. Nobody uses the terrain against his own unit, nor in a
/// building on which the template lies (ROE-TPB-01).
pub(crate) fn under_point(table: &Table, firing: &Unit, at: Point, blast: u8, inside: Option<&Unit>) -> Vec<Struck> {
    let mut struck_men = Vec::new();
    // They come unit by unit: each is asked for its cover once.
    let mut of_unit: Option<(CounterId, bool)> = None;
    for (man, unit) in templates::at_point(table, at, blast) {
        let uses = match of_unit {
            Some((id, uses)) if id == unit.id => uses,
            _ => {
                let bare = unit.id == firing.id || inside.is_some_and(|inside| inside.id == unit.id);
                !bare && sight::uses_terrain(table, firing, &unit)
            }
        };
        of_unit = Some((unit.id, uses));
        struck_men.extend(struck(table, &man, uses));
    }
    struck_men
}

/// All of these are hit by a weapon that kills with this score: what comes of it.
pub(crate) fn burst(
    table: &Table,
    by: &Unit,
    under: &[Struck],
    (with, ap): (WeaponNo, u8),
    dice: &mut DiceCup,
) -> Vec<Event> {
    let mut harm = Harm::default();
    under.iter().for_each(|struck| harm.strike(table, struck, with, ap, dice));
    let rolled = harm.take_rolled();
    let swapped = harm.swap(table);
    let mut events = told(table, &rolled, &swapped);
    events.extend(harm.flares(table, dice));
    events.extend(harm.comes_of_it(table, by));
    events
}

/// What is told of hits: unit by unit, as of one that is Hidden its owner alone is told.
pub(super) fn told(table: &Table, hits: &[HitRolled], swapped: &[Swapped]) -> Vec<Event> {
    let of_unit = |unit: Unit| {
        let is_of = |id: CounterId| table.figure(id).is_some_and(|figure| figure.unit == unit.no);
        let hits: Vec<HitRolled> = hits.iter().filter(|hit| is_of(hit.figure)).cloned().collect();
        let swapped = swapped.iter().copied().filter(|one| is_of(one.killed)).collect();
        (!hits.is_empty()).then_some(Event::Struck(StruckRolled { unit: unit.id, hits, swapped }))
    };
    table.units.iter().filter_map(of_unit).collect()
}

/// What is so of a unit that has fired with weapons apart, by these men, of whom some rest their weapons now; it is zeroed in like this.
pub(crate) fn has_fired(table: &Table, unit: &Unit, by: &[(CounterId, bool)], zeroed: Option<Zeroed>) -> Vec<Event> {
    let mut events = unit.becomes([Is::Fired(true), Is::Ready(false), Is::ZeroedIn(zeroed)]);
    let resting = by.iter().filter(|(_, rests)| *rests);
    events.extend(resting.map(|(id, _)| Event::Is(*id, figures::Is::Rests(true))));
    events.extend(buildings(table, unit, by.iter().map(|(id, _)| *id)));
    events
}

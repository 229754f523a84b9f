//! The counters of a side in the order of their numbers: the men of its teams, its guns on carriages, its vehicles with their crews.

use super::{Stock, words};
use crate::files::force::ForceDef;
use crate::files::values::Seat;

/// What a counter is, by its place in the force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A man of his team.
    Man(usize),
    /// The gun of its team.
    Gun,
    /// One of the vehicles.
    Vehicle(usize),
    /// A man of the crew of one of the vehicles, the commander first.
    Crew(usize, usize),
}

/// A counter of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Listed {
    /// Its team in the force: vehicles are teams of their own, after those on foot.
    pub team: usize,
    /// What it is.
    pub place: Place,
}

/// The counters of a force.
pub(super) fn listed(force: &ForceDef, stock: Stock<'_>) -> Vec<Listed> {
    let teams = || force.teams.iter().enumerate();
    let men =
        teams().flat_map(|(team, def)| (0..def.men.len()).map(move |man| Listed { team, place: Place::Man(man) }));
    let guns = teams().filter(|(_, def)| def.gun.is_some()).map(|(team, _)| Listed { team, place: Place::Gun });
    let crewed = force.vehicles.iter().enumerate().flat_map(|(no, def)| {
        let team = force.teams.len() + no;
        let crew = stock.vehicles.find(&def.vehicle).map_or(0, |vehicle| usize::from(vehicle.crew));
        let men = (0..crew).map(move |seat| Listed { team, place: Place::Crew(no, seat) });
        std::iter::once(Listed { team, place: Place::Vehicle(no) }).chain(men)
    });
    men.chain(guns).chain(crewed).collect()
}

/// What a man of a crew is called who has no name.
pub(super) fn seat_name(seat: Option<Seat>) -> String {
    let name = match seat {
        Some(Seat::Commander) => words::seat_commander(),
        Some(Seat::Gunner) => words::seat_gunner(),
        Some(Seat::Loader) => words::seat_loader(),
        Some(Seat::Driver) => words::seat_driver(),
        Some(Seat::HullGunner) => words::seat_hull_gunner(),
        None => words::seat_none(),
    };
    name.said()
}

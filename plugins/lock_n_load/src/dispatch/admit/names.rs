//! The names in an event from outside: whether there is such a counter, Location, definition, and what has become of it.

use super::{Fits, Outside, fits, list, number};
use crate::facts::event::TargetTotals;
use crate::facts::situation::{OffMap, UnitNow, UnitState, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::Defined;
use hex_board::Place;
use table::{CounterId, Line};

impl<'w> Outside<'w> {
    pub(super) fn known_unit(&self, id: CounterId) -> Result<UnitNow, String> {
        self.unit(id).ok_or_else(|| format!("there is no unit `{id}` in this battle"))
    }
    pub(super) fn known_weapon(&self, id: CounterId) -> Result<WeaponNow, String> {
        self.weapon(id).ok_or_else(|| format!("there is no support weapon `{id}` in this battle"))
    }
    /// A weapon that is in the game.
    pub(super) fn weapon_in_play(&self, id: CounterId) -> Fits {
        fits(!self.known_weapon(id)?.gone, || format!("the weapon `{id}` is out of the game"))
    }
    /// A unit that has not left the game.
    pub(super) fn unit_in_play(&self, id: CounterId) -> Result<UnitNow, String> {
        let unit = self.known_unit(id)?;
        match unit.state {
            UnitState::Off(OffMap::Exited | OffMap::Lost | OffMap::Joined) => {
                Err(format!("the unit `{id}` is out of the game"))
            }
            UnitState::Off(OffMap::SetUp | OffMap::Waiting | OffMap::Pool | OffMap::Aboard) | UnitState::On(_) => {
                Ok(unit)
            }
        }
    }
    pub(super) fn unit_on_map(&self, id: CounterId) -> Fits {
        fits(self.known_unit(id)?.spot().is_some(), || format!("the unit `{id}` is not on the map"))
    }
    /// A unit that leaves the map by itself or with its vehicle.
    pub(super) fn unit_on_map_or_aboard(&self, id: CounterId) -> Fits {
        let aboard = self.known_unit(id)?.state == UnitState::Off(OffMap::Aboard);
        if aboard { Ok(()) } else { self.unit_on_map(id) }
    }
    /// A unit that carries passengers.
    pub(super) fn carries(&self, id: CounterId) -> Fits {
        fits(self.known_unit(id)?.may(Trait::Drives), || format!("`{id}` is no vehicle"))
    }
    pub(super) fn known_units(&self, ids: &[CounterId]) -> Fits {
        list(ids)?;
        ids.iter().try_for_each(|id| self.known_unit(*id).map(drop))
    }
    pub(super) fn known_weapons(&self, ids: &[CounterId]) -> Fits {
        list(ids)?;
        ids.iter().try_for_each(|id| self.known_weapon(*id).map(drop))
    }
    pub(super) fn counter(&self, id: CounterId) -> Fits {
        fits(self.field.unit_no(id).or(self.field.weapon_no(id)).is_some(), || {
            format!("there is no counter `{id}` in this battle")
        })
    }
    pub(super) fn place(&self, at: Place) -> Fits {
        // By the name that the map shows: rules compare places by their names.
        let map = &self.field.map;
        fits(map.spot(at).is_some_and(|spot| map.place(spot) == at), || {
            format!("there is no Location {at} on this map")
        })
    }
    pub(super) fn places(&self, places: &[Place]) -> Fits {
        list(places)?;
        places.iter().try_for_each(|at| self.place(*at))
    }
    pub(super) fn definition(&self, key: &str) -> Result<Defined<'w>, String> {
        let definitions = &self.field.definitions;
        let found = definitions.unit(key).map(|n| definitions.defined(n));
        found.ok_or_else(|| format!("there is no unit definition `{}`", key.escape_debug()))
    }
    pub(super) fn lines(&self, lines: &[Line]) -> Fits {
        list(lines)?;
        lines.iter().try_for_each(|line| {
            line.from.map_or(Ok(()), |from| self.counter(from))?;
            number(line.value)
        })
    }
    pub(super) fn totals(&self, of: &TargetTotals) -> Fits {
        self.known_unit(of.unit)?;
        self.lines(&of.attack)?;
        self.lines(&of.defence)?;
        [of.attack_total, of.defence_total, of.margin].into_iter().try_for_each(number)
    }
}

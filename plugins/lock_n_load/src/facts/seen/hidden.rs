//! What a side does not see, as somebody lies hidden.

use crate::facts::situation::{Table, UnitNow, UnlessHidden, WeaponNow};
use crate::files::markers::HexMarker;
use hex_board::{Place, Spot};
use table::{CounterId, SeenBy, Side};

/// What is hidden from one side.
pub(crate) struct Hidden<'a> {
    table: &'a Table<'a>,
    side: Side,
}

impl<'a> Hidden<'a> {
    /// From this side.
    pub(crate) const fn from(table: &'a Table<'a>, side: Side) -> Self {
        Self { table, side }
    }
    /// From whom.
    pub(crate) const fn side(&self) -> Side {
        self.side
    }
    /// True if somebody is, wherever he is.
    pub(crate) fn anybody(&self) -> bool {
        self.table.units.iter().any(|unit| self.conceals(&unit))
    }
    /// True if somebody hidden stands on the map.
    pub(crate) fn lies_in_wait(&self) -> bool {
        self.table.field.hides && self.table.units.iter().any(|unit| unit.spot().is_some() && self.conceals(&unit))
    }
    fn conceals(&self, unit: &UnitNow) -> bool {
        !UnlessHidden::sees(unit, self.side)
    }
    /// A unit that lies hidden, or a weapon in its hands.
    pub(crate) fn counter(&self, id: CounterId) -> bool {
        if !self.table.field.hides {
            return false;
        }
        match self.table.unit(id) {
            Some(unit) => self.conceals(&unit),
            None => self.table.weapon(id).is_some_and(|weapon| self.has(&weapon)),
        }
    }
    /// A weapon in the hands of somebody hidden, or mounted on him.
    pub(crate) fn has(&self, weapon: &WeaponNow) -> bool {
        self.table.carrier(*weapon).is_some_and(|unit| self.conceals(&unit))
    }
    /// All of several counters, if there are any.
    pub(crate) fn all(&self, ids: impl IntoIterator<Item = CounterId>) -> bool {
        let mut ids = ids.into_iter().peekable();
        ids.peek().is_some() && ids.all(|id| self.counter(id))
    }
    /// Whether somebody hidden may be in a Location, or have been: the side sees nobody there. What is said of such a Location is put aside as
    /// long as anybody is hidden, as it may be said because of him.
    fn spot(&self, spot: Spot) -> bool {
        let sees_none = || self.table.units_at(spot).all(|unit| self.conceals(&unit));
        self.table.field.hides && sees_none() && self.anybody()
    }
    /// The same of a Location by its name.
    pub(crate) fn place(&self, at: Place) -> bool {
        self.table.field.map.spot(at).is_some_and(|spot| self.spot(spot))
    }
    /// A marker on a Location that tells of those there, of whom the side sees nobody.
    pub(crate) fn marker(&self, spot: Spot, marker: HexMarker) -> bool {
        marker.tells_of_units() && self.spot(spot)
    }
    /// Leaves what is said of counters that the side sees.
    pub(crate) fn leave<T>(&self, all: &mut Vec<T>, whose: impl Fn(&T) -> CounterId) {
        all.retain(|one| !self.counter(whose(one)));
    }
    /// Leaves the counters that it sees.
    pub(crate) fn leave_ids(&self, ids: &mut Vec<CounterId>) {
        self.leave(ids, |id| *id);
    }
    /// Leaves a counter that it sees.
    pub(crate) fn leave_id(&self, id: &mut Option<CounterId>) {
        *id = id.filter(|id| !self.counter(*id));
    }
    /// Leaves the Locations where it sees somebody.
    pub(crate) fn leave_places(&self, places: &mut Vec<Place>) {
        places.retain(|at| !self.place(*at));
    }
}

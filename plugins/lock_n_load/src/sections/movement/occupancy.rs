//! What a side finds in each Location of the map, looked at once for many steps.

use crate::facts::situation::Table;
use crate::facts::steps::node;
use crate::files::classes::Trait;
use crate::sections::movement::stack::There;
use crate::sections::{melee, stacking};
use hex_board::Spot;
use table::{CounterId, Side};

/// What a side finds in each Location of the map.
#[derive(Clone, Debug, Default)]
pub struct Occupancy {
    /// For each Location a place in `found`; 0: nothing is there.
    places: Vec<u16>,
    found: Vec<There>,
}

impl Occupancy {
    /// Looks at the whole map; the room taken up is that of all the side's units except the stack's.
    pub fn look(&mut self, table: &Table, side: Side, stack: &[CounterId]) {
        self.places.clear();
        self.places.resize(table.field.steps.nodes(), 0);
        self.found.clear();
        self.found.reserve(table.units.len() + 1);
        self.found.push(There::default());
        for hex in table.hexes.hulks().iter() {
            let spot = Spot { hex, storey: 0 };
            self.cell(spot).load = stacking::hulks(table, spot);
        }
        for (spot, unit) in table.standing(side.other()) {
            let cell = self.cell(spot);
            *if unit.may(Trait::Drives) { &mut cell.vehicles } else { &mut cell.enemies } = true;
        }
        for (spot, unit) in table.standing(side).filter(|(_, unit)| !stack.contains(&unit.id)) {
            let cell = self.cell(spot);
            cell.load = cell.load.plus(stacking::room_of(table, unit));
            cell.fighter |= cell.enemies && melee::is_eligible(table, unit);
        }
    }
    /// One Location.
    pub fn at(&self, spot: Spot) -> There {
        self.found[usize::from(self.places[node(spot)])]
    }
    /// One Location, to be filled.
    fn cell(&mut self, spot: Spot) -> &mut There {
        let place = &mut self.places[node(spot)];
        if *place == 0 {
            *place = self.found.len() as u16;
            self.found.push(There::default());
        }
        &mut self.found[usize::from(*place)]
    }
}

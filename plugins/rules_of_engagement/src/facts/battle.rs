//! What is true of the battle beside its units and figures.

use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};
use table::Side;

/// A building in which or from which something has happened (ROE-ST-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Building {
    /// Its piece of terrain.
    pub piece: u16,
    /// By how much its strength is reduced (ROE-BLD-03).
    pub weaker: u8,
    /// Its levels that are destroyed, as bits, the ground floor first (ROE-BLD-04).
    pub destroyed: u8,
    /// Which side has fired from it: then the other side needs not sneak in (ROE-MOV-08).
    pub fired_from: [bool; 2],
}

/// What is true of the battle.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The buildings of which something is to be remembered, in the order of the pieces.
    pub buildings: Vec<Building>,
}

/// A fact of the battle is now this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BattleIs {
    /// What is remembered of a building.
    Building(Building),
}

impl Battle {
    /// One of its facts is now this.
    pub fn write(&mut self, is: &BattleIs) {
        match is {
            BattleIs::Building(building) => {
                match self.buildings.binary_search_by_key(&building.piece, |one| one.piece) {
                    Ok(no) => self.buildings[no] = *building,
                    Err(no) => self.buildings.insert(no, *building),
                }
            }
        }
    }
    /// What is remembered of a building.
    pub fn building(&self, piece: u16) -> Building {
        let known = self.buildings.iter().find(|one| one.piece == piece);
        known.copied().unwrap_or(Building { piece, weaker: 0, destroyed: 0, fired_from: [false; 2] })
    }
    /// True if a side has fired from a building.
    pub fn fired_from(&self, piece: u16, side: Side) -> bool {
        self.building(piece).fired_from[side.index()]
    }
}

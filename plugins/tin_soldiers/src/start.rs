//! The position from which a game starts, as a file says it.

use crate::{Point, rules};
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A soldier as he is placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// His id.
    pub id: CounterId,
    /// His side.
    pub side: Side,
    /// Where.
    pub at: Point,
}

/// The start.
#[derive(bevy_ecs::prelude::Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// What it is called.
    pub title: String,
    /// What the sides are called.
    pub sides: (String, String),
    /// How many turns are played.
    pub turns: u8,
    /// Width and depth of the table.
    pub size: Point,
    /// The soldiers.
    pub soldiers: Vec<Placed>,
}

impl Start {
    /// What cannot be played: the field, and why.
    pub fn mistakes(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut tell = |field: String, why: &str| found.push((field, why.to_string()));
        if self.turns == 0 {
            tell("turns".into(), "there is at least one turn");
        }
        if self.size.x.max(self.size.y) > LARGEST {
            tell("size".into(), "no table is wider than ten metres");
        }
        for (n, soldier) in self.soldiers.iter().enumerate() {
            let mut others = self.soldiers[..n].iter();
            if !self.has(soldier.at) {
                tell(format!("soldiers[{n}].at"), "he stands beside the table");
            }
            if others.clone().any(|other| other.id == soldier.id) {
                tell(format!("soldiers[{n}].id"), "there are two of this name");
            }
            if others.any(|other| rules::touch(other.at, soldier.at)) {
                tell(format!("soldiers[{n}].at"), "he stands on another one's base");
            }
        }
        found
    }

    /// True if the point lies on the table.
    pub fn has(&self, at: Point) -> bool {
        (0..=self.size.x).contains(&at.x) && (0..=self.size.y).contains(&at.y)
    }
}

/// Ten metres.
const LARGEST: i32 = 100_000;

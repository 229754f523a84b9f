//! The position from which a game starts, as a file says it.

use crate::{Point, base};
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
    /// Where; none only in what an enemy knows of who lies hidden.
    pub at: Option<Point>,
    /// He lies hidden (TIN-6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
}

/// The start.
#[derive(bevy_ecs::prelude::Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The key of the rules, with which a scenario file begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
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
            match soldier.at {
                None => tell(format!("soldiers[{n}].at"), "nobody says where he stands"),
                Some(at) if !self.has(at) => tell(format!("soldiers[{n}].at"), "he stands beside the table"),
                Some(_) => {}
            }
            if others.clone().any(|other| other.id == soldier.id) {
                tell(format!("soldiers[{n}].id"), "there are two of this name");
            }
            let touches = |other: &Placed| other.at.zip(soldier.at).is_some_and(|(one, other)| base::touch(one, other));
            if others.any(touches) {
                tell(format!("soldiers[{n}].at"), "he stands on another one's base");
            }
        }
        found
    }

    /// The start as one side knows it (TIN-6).
    pub fn seen_by(&self, side: Side) -> Self {
        let mut known = self.clone();
        known.soldiers.iter_mut().filter(|one| one.hidden && one.side != side).for_each(|one| one.at = None);
        known
    }

    /// True if the point lies on the table.
    pub fn has(&self, at: Point) -> bool {
        (0..=self.size.x).contains(&at.x) && (0..=self.size.y).contains(&at.y)
    }
}

/// Ten metres.
const LARGEST: i32 = 100_000;

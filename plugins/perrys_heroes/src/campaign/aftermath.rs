//! How everybody has come out of a battle, read from the table when it is over.

use super::state::CameOut;
use crate::{Outcome, Table};
use serde::{Deserialize, Serialize};

/// How a battle has ended for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// How it ended.
    pub outcome: Outcome,
    /// The men of both sides, in the order of their forces.
    pub men: [Vec<CameOut>; 2],
}

/// How a battle has ended; none: it is not over.
pub fn aftermath(table: &Table) -> Option<Aftermath> {
    let outcome = table.flow.outcome?;
    let mut men = [Vec::new(), Vec::new()];
    for (no, man) in table.field.men.iter().enumerate() {
        let side = table.field.team(man.team).side;
        let figure = table.figures.iter().find(|figure| figure.who.is_some_and(|who| usize::from(who) == no));
        let came = figure.map(|figure| CameOut { health: figure.health, left: figure.left });
        // Who was never dealt has not been in it.
        men[side.index()].push(came.unwrap_or_default());
    }
    Some(Aftermath { outcome, men })
}

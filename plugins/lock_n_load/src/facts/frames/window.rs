//! The moment in which the other side may use Opportunity Fire (5.3).

use crate::facts::frames::Salvo;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::CounterId;

/// Movement points have been spent: snipers fire, then the other side may use Opportunity Fire, before what lies below goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Who may be fired at: those who go on, and those who had to stop in this hex (LNL-5.3-19).
    pub units: Vec<CounterId>,
    /// Where.
    pub at: Place,
    /// Attacks that may still be made (LNL-5.3-08).
    pub left: u8,
    /// What units have fired in this moment where ordnance or vehicles go on with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub salvos: Vec<Salvo>,
    /// Locations out of which an attack has been made in this moment: guns and vehicles there may still fire by themselves (LNL-5.3-B02).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shot_from: Vec<Place>,
    /// Of those the ones whose units have made their one attack together (LNL-5.3-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fired_together: Vec<Place>,
}

impl Window {
    /// The moment in which these units may be fired at, so often.
    pub const fn new(units: Vec<CounterId>, at: Place, left: u8) -> Self {
        Self { units, at, left, salvos: Vec::new(), shot_from: Vec::new(), fired_together: Vec::new() }
    }
    /// Whether an attack out of this Location may still be made: by what the points spent allow (LNL-5.3-08), one of all units there
    /// together (LNL-5.3-07), or beside an attack from there by a counter that fires apart from the others (LNL-5.3-B02).
    pub fn allows(&self, from: Place, apart: bool) -> bool {
        if apart {
            self.left > 0 || self.shot_from.contains(&from)
        } else {
            self.left > 0 && !self.fired_together.contains(&from)
        }
    }
}

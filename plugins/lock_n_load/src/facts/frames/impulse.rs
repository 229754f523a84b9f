//! An impulse (4.0).

use crate::facts::frames::Salvo;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// Which Locations may act in the impulse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activated {
    /// Units on the map in these Locations; the first is the one named in the order.
    Places(Vec<Place>),
    /// Waiting units of this entry group.
    Entry(String),
}

/// An impulse of the Operations Phase (4.0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Impulse {
    /// Whose.
    #[serde(default = "crate::facts::old_saves::first")]
    pub side: Side,
    /// Passes in a row before this impulse (LNL-4.0-03).
    pub passes: u8,
    /// The spotting attempt made in this impulse: who, where, with success or not (LNL-10.1-19).
    pub spotting: Option<(CounterId, Place, bool)>,
    /// What has been activated; none: nothing yet.
    pub activated: Option<Activated>,
    /// Something that is no pass has been done (LNL-4.0-22).
    pub acted: bool,
    /// Locations of which a stack has moved in this impulse (LNL-4.0-16): the Location it started from.
    pub moved_from: Vec<Place>,
    /// Locations from which an attack has been made in this impulse (LNL-4.0-12).
    pub fired_from: Vec<Place>,
    /// Locations entered in this impulse in which a melee round is to be fought (LNL-8.0-29), in the order of entry.
    pub melees: Vec<Place>,
    /// Of those, the ones whose immediate consequences have been worked out (LNL-8.1-16, LNL-13.81-01).
    #[serde(default)]
    pub entered: Vec<Place>,
    /// The active side has ended the impulse; its melees are fought before the next one begins (LNL-8.0-29).
    #[serde(default)]
    pub ending: bool,
    /// First entry hex named by a waiting leader's stack in this impulse, and further ones (LNL-SC-04).
    pub entered_by: Vec<Place>,
    /// Units that have moved in this impulse: after an Assault Move or by Stealth they may still fire in it (LNL-6.1-06, -6.4-03).
    #[serde(default)]
    pub movers: Vec<CounterId>,
    /// Heroes whom units of [`Impulse::movers`] have brought forth in this impulse: they may do what those may (LNL-5.1-28).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub born: Vec<CounterId>,
    /// Locations in which a stack has ended its move after as many attacks as LNL-5.3-08 allows there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shot_out: Vec<Place>,
    /// What units have fired in this impulse where ordnance or vehicles go on with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub salvos: Vec<Salvo>,
    /// Vehicles that have been opened or Buttoned in this impulse (LNL-15.0-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub switched: Vec<CounterId>,
    /// Those who have called for mortars or artillery in this impulse: they lead no direct fire this turn (LNL-5.01-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<CounterId>,
    /// Leaders of the other side who have aided Opportunity Fire in this impulse: they may aid more of it (LNL-5.01-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aided: Vec<CounterId>,
    /// Vehicles whose riders have fired in this impulse before they moved: they do not move in it (LNL-16.2-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<CounterId>,
    /// Units of [`Impulse::movers`] that had to stop because of what they have suffered in this impulse (LNL-5.3-16).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<CounterId>,
}

impl Impulse {
    /// A side's impulse in which nothing has been done yet, after so many passes in a row.
    pub fn new(side: Side, passes: u8) -> Self {
        Self {
            side,
            passes,
            spotting: None,
            activated: None,
            acted: false,
            moved_from: Vec::new(),
            fired_from: Vec::new(),
            melees: Vec::new(),
            entered: Vec::new(),
            ending: false,
            entered_by: Vec::new(),
            movers: Vec::new(),
            born: Vec::new(),
            shot_out: Vec::new(),
            salvos: Vec::new(),
            switched: Vec::new(),
            called: Vec::new(),
            aided: Vec::new(),
            held: Vec::new(),
            stopped: Vec::new(),
        }
    }
    /// True if the unit has moved in this impulse, or was born of one that has.
    pub fn has_moved(&self, unit: CounterId) -> bool {
        self.movers.contains(&unit) || self.born.contains(&unit)
    }
}

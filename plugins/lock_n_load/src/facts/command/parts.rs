//! What orders are made of: who brings what to an attack, a shot, a Close Assault; kinds of movement.

use hex_board::{Facing, Place};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::CounterId;

/// What one unit brings to an attack or to a melee (LNL-1.6.1-10 to -18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The unit.
    pub unit: CounterId,
    /// With its own firepower; left out: `true`.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub own: bool,
    /// With these support weapons that it carries; left out: none.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub weapons: SmallVec<[CounterId; 2]>,
    /// A second leader or hero who helps a leader or hero to fire his one weapon, which then counts in full (RUL-42); in melee a
    /// second leader who helps a leader (LNL-8.0-24).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<CounterId>,
}

fn yes() -> bool {
    true
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_yes(own: &bool) -> bool {
    *own
}

/// An attack on the Direct Fire Table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireOrder {
    /// Who fires with what; all in one Location (LNL-5.2-01).
    pub firers: Vec<Part>,
    /// The target Location; all enemy units there but vehicles are attacked.
    pub at: Place,
    /// The vehicle there that is attacked in their place, with its passengers (LNL-17.2-03); left out: none, or the only one where nobody
    /// else is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CounterId>,
    /// The leader who aids the attack with his leadership (LNL-5.01-01), if any; he fires nothing himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<CounterId>,
    /// The multi-man counter whose own firepower counts in full (LNL-5.2-02); left out: the strongest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<CounterId>,
    /// What a vehicle turns in order to fire its machine guns (LNL-15.1-10, LNL-15.1-11); left out: a turret swings by itself, a hull stays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnToFire>,
}

/// One unit's part in a Close Assault (17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assault {
    /// The multi-man counter or hero.
    pub unit: CounterId,
    /// The vehicle.
    pub target: CounterId,
    /// The one weapon of its own that it adds (LNL-17.1-12); left out: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<CounterId>,
    /// The leader who goes along and helps it (LNL-17.1-11); left out: nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<CounterId>,
}

/// What is turned so that the target lies in the arc of the weapon that fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnToFire {
    /// The turret, to this corner of the hex; left out it swings the shortest way by itself (LNL-15.1-12).
    Turret(Facing),
    /// The whole vehicle (LNL-15.1-10, LNL-15.1-11), or the team (LNL-1.6.3-B09), to this corner.
    Hull(Facing),
}

/// A shot of an ordnance weapon (14.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotOrder {
    /// The vehicle, the team, or the unit that carries the weapon.
    pub unit: CounterId,
    /// The weapon.
    pub weapon: CounterId,
    /// The target Location.
    pub at: Place,
    /// The vehicle there that is fired at; left out: all units there that are no vehicles (LNL-14.0-04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CounterId>,
    /// The leader who directs the shot (LNL-5.01-B01), if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<CounterId>,
    /// What is turned in order to fire; left out: a turret swings by itself, a hull or a team stays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnToFire>,
}

/// Kinds of movement (LNL-4.0-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Movement {
    /// Normal movement (6.0).
    Move,
    /// Half the movement factor, and the unit may fire afterwards (6.1).
    AssaultMove,
    /// One hex, hard to see and hard to hit (6.3).
    LowCrawl,
    /// Unseen movement of units with the yellow box (6.4).
    Stealth,
}

/// How far an activation reaches (LNL-4.0-05 to -08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Widen {
    /// The Location alone.
    #[default]
    No,
    /// The Location and all adjacent hexes, by a leader in it.
    Adjacent,
    /// The leader's storey and the storeys directly above and below in his hex.
    Storeys,
}

//! What is true of the battle and of no figure: wind, smoke, traps, the points of the teams.

use crate::files::values::{Battery, Mission, SmokeKind, TrapKind};
use bevy_ecs::prelude::Resource;
use measured_table::shapes::TacticalHex;
use measured_table::{Heading, Hull, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{CounterId, Side};

/// The wind of the whole game (PH-3.3-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Wind {
    /// It has not been rolled yet.
    #[default]
    Unknown,
    /// A breeze towards this heading.
    Breeze(Heading),
    /// None.
    None,
    /// A strong wind.
    Strong,
}

impl Wind {
    /// By its die (PH-3.3-03).
    pub const fn of_die(die: u8) -> Self {
        match die {
            1..=6 => Self::Breeze(Heading::new((die as i32 - 1) * 600)),
            7 | 8 => Self::None,
            _ => Self::Strong,
        }
    }
}

/// A base of smoke (PH-ST-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Smoke {
    /// Its middle.
    pub at: Point,
    /// What made it.
    pub kind: SmokeKind,
    /// The turn in which its screen was established; none: it is a marker still (PH-3.3-01).
    pub plume: Option<u8>,
    /// To which screen it belongs.
    pub screen: u16,
}

/// No battle has more bases of smoke, or traps, or lights.
pub(crate) const LYING_MAX: usize = 1_000;

/// The side of a base of smoke (PH-GEO-11).
pub const SMOKE_SIDE: i32 = 1000;

impl Smoke {
    /// The square that it covers.
    pub fn square(&self) -> Hull {
        Hull::new(self.at, Heading::NORTH, SMOKE_SIDE, SMOKE_SIDE)
    }
}

/// A trap (PH-ST-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trap {
    /// Its number in this game.
    pub no: u16,
    /// Its middle.
    pub at: Point,
    /// Whose it is.
    pub side: Side,
    /// The team that has set it, and is safe from it (PH-H-19).
    pub team: u8,
    /// It has been found, and has a marker on the table.
    pub found: bool,
    /// What it is made of.
    #[serde(default, skip_serializing_if = "TrapKind::is_charge")]
    pub kind: TrapKind,
}

/// A call in the air (PH-ST-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Call {
    /// Who has called.
    pub by: CounterId,
    /// The hex that he has named.
    pub at: TacticalHex,
    /// What for.
    pub mission: Mission,
    /// The turn in which it strikes.
    pub due: u8,
}

/// Artillery that a side may call for (PH-ST-21).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Support {
    /// Its number among those of its side.
    pub no: u8,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub battery: Battery,
    /// How many calls are left.
    pub calls: u8,
    /// The hexes that are registered for it (PH-5.1-02).
    pub registered: SmallVec<[TacticalHex; 3]>,
    /// The call in the air.
    pub call: Option<Call>,
}

/// A light over the table (PH-H-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Light {
    /// Over which point.
    pub at: Point,
    /// The last turn in which it burns.
    pub until: u8,
}

/// What is true of the battle.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The wind.
    pub wind: Wind,
    /// The bases of smoke, in the order in which they came.
    pub smoke: Vec<Smoke>,
    /// The traps, in the order in which they came.
    pub traps: Vec<Trap>,
    /// How many traps there have been, by side.
    pub trapped: [u16; 2],
    /// How many screens of smoke there have been.
    pub screens: u16,
    /// The points that each team's pool has left (PH-6.1-05).
    pub pools: SmallVec<[u8; 8]>,
    /// The artillery of both sides, first that of the first side.
    pub supports: Vec<Support>,
    /// The lights over the table.
    pub lights: Vec<Light>,
}

/// A fact of the battle is now this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BattleIs {
    /// The wind.
    Wind(Wind),
    /// All bases of smoke.
    Smoke(Vec<Smoke>),
    /// How many screens there have been.
    Screens(u16),
    /// A trap is there, or is found.
    Trap(Trap),
    /// A trap is gone.
    TrapGone {
        /// Whose.
        side: Side,
        /// Its number.
        no: u16,
        /// It had been found: the enemy knows of it.
        found: bool,
    },
    /// What a team's pool has left.
    Pool {
        /// The team.
        team: u8,
        /// Whose it is.
        side: Side,
        /// What is left.
        left: u8,
    },
    /// What is true of a support.
    Support(Support),
    /// All lights.
    Lights(Vec<Light>),
}

impl BattleIs {
    /// Which sides are told of it: traps that nobody has found, pools and artillery are their owner's alone.
    pub const fn told_to(&self) -> [bool; 2] {
        let own = match self {
            Self::Wind(_)
            | Self::Smoke(_)
            | Self::Screens(_)
            | Self::Lights(_)
            | Self::Trap(Trap { found: true, .. })
            | Self::TrapGone { found: true, .. } => return [true; 2],
            Self::Trap(trap) => trap.side,
            Self::Support(support) => support.side,
            Self::TrapGone { side, .. } | Self::Pool { side, .. } => *side,
        };
        match own {
            Side::First => [true, false],
            Side::Second => [false, true],
        }
    }
}

impl Battle {
    /// One of its facts is now this.
    pub fn write(&mut self, is: &BattleIs) {
        match is {
            BattleIs::Wind(wind) => self.wind = *wind,
            BattleIs::Smoke(smoke) => self.smoke.clone_from(smoke),
            BattleIs::Screens(screens) => self.screens = *screens,
            BattleIs::Trap(trap) => {
                match self.traps.iter_mut().find(|one| (one.side, one.no) == (trap.side, trap.no)) {
                    Some(known) => *known = *trap,
                    None => self.traps.push(*trap),
                }
                let count = &mut self.trapped[trap.side.index()];
                *count = (*count).max(trap.no.saturating_add(1));
            }
            BattleIs::TrapGone { side, no, .. } => self.traps.retain(|trap| (trap.side, trap.no) != (*side, *no)),
            BattleIs::Pool { team, left, .. } => {
                let team = usize::from(*team);
                if self.pools.len() <= team {
                    self.pools.resize(team + 1, 0);
                }
                self.pools[team] = *left;
            }
            BattleIs::Support(support) => {
                match self.supports.iter_mut().find(|one| (one.side, one.no) == (support.side, support.no)) {
                    Some(known) => known.clone_from(support),
                    None => self.supports.push(support.clone()),
                }
            }
            BattleIs::Lights(lights) => self.lights.clone_from(lights),
        }
    }
    /// A support of a side.
    pub fn support(&self, side: Side, no: u8) -> Option<&Support> {
        self.supports.iter().find(|support| (support.side, support.no) == (side, no))
    }
    /// Puts aside what a side does not see: the traps of the enemy that have not been found, how many he has set, his pools, and whether he
    /// has artillery.
    pub fn blank(&mut self, side: Side, own: impl Fn(u8) -> bool) {
        let Self { wind: _, smoke: _, traps, trapped, screens: _, pools, supports, lights: _ } = self;
        supports.retain(|support| support.side == side);
        traps.retain(|trap| trap.side == side || trap.found);
        trapped[side.other().index()] = 0;
        for (team, left) in pools.iter_mut().enumerate() {
            if !u8::try_from(team).is_ok_and(&own) {
                *left = 0;
            }
        }
    }
}

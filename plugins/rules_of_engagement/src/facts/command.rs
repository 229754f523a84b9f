//! What a player may order. The words are those of the rule book; a script writes them exactly so. Points are tenths of a millimetre from
//! the north-west corner.

use crate::files::values::{Answer, Location, Order, Shell, Use};
use measured_table::ways::Step;
use measured_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use table::CounterId;

/// Where a figure is put, or which way it goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WayOf {
    /// Who.
    pub who: CounterId,
    /// The ends of its legs, without the start: at most 12.
    pub points: Vec<Point>,
}

/// Where a figure is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceOf {
    /// Who.
    pub who: CounterId,
    /// Where the middle of its base is.
    pub at: Point,
}

/// A unit that gets into a vehicle, or out of it, on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RideOf {
    /// Which unit: out of it if it is in it, else into it.
    pub unit: CounterId,
    /// After how many steps of the drive; 0: before it.
    #[serde(default)]
    pub after: u8,
}

const fn is_nothing(purpose: &Use) -> bool {
    matches!(purpose, Use::Nothing)
}

table::orders! {
    /// An order.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Command;
    /// An order, by the section that owns it.
    pub(crate) enum Owned<'a> in of;

    /// Of the set-up (ROE-D-01).
    SetUp<'a> {
        /// Places the figures of a unit in the zone of its side, or moves them within it.
        Place {
            /// Which unit.
            unit: CounterId,
            /// Each of its figures.
            at: Vec<PlaceOf>,
            /// Where they look; left out: away from the own edge.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            facing: Option<Heading>,
            /// It begins Hidden.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            hidden: bool,
        },
        /// Places a unit in a vehicle of its side (ROE-ST-12).
        Embark {
            /// Which unit.
            unit: CounterId,
            /// In which one.
            vehicle: CounterId,
        },
        /// Places all units of the side that are not placed yet, by the program's choice.
        PlaceAll,
        /// Ends the side's set-up.
        SetUpDone,
    }

    /// Of the turn (ROE-GEN-04).
    Turn {
        /// Ends the phase.
        Done,
    }

    /// Of discipline (ROE-DIS-02, ROE-DIS-24).
    Disciplines<'a> {
        /// Takes a Discipline test.
        Test {
            /// Which unit.
            unit: CounterId,
        },
        /// Falls back instead: in the Discipline phase this is its order for the turn, in a move it is done at once.
        FallBack {
            /// Which unit.
            unit: CounterId,
            /// The ways of its figures, where it is done at once.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            ways: Vec<WayOf>,
        },
        /// Hides instead (ROE-DIS-07).
        HideAway {
            /// Which unit.
            unit: CounterId,
        },
    }

    /// Of vehicles that are hit (ROE-VEH).
    Armour<'a> {
        /// A crew that has bailed out tries to get back into its vehicle, in place of its test or Fall Back (ROE-D-04).
        GetBackIn {
            /// Which unit.
            unit: CounterId,
        },
    }

    /// Of orders (ROE-ORD).
    Orders<'a> {
        /// Gives a unit its order, with what it declares (ROE-ORD-05).
        Order {
            /// Which unit.
            unit: CounterId,
            /// Which order.
            order: Order,
            /// What it does beside it, under Hold and Sneak.
            #[serde(default, skip_serializing_if = "is_nothing")]
            purpose: Use,
            /// The enemy unit that it is to shoot at.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            target: Option<CounterId>,
            /// The enemy unit that it is to charge.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            charge: Option<CounterId>,
        },
        /// Tests whether a unit may choose its target freely (ROE-ORD-07).
        Disregard {
            /// Which unit.
            unit: CounterId,
        },
    }

    /// Of moves (ROE-MOV, ROE-GEN-10).
    Movement<'a> {
        /// Moves a unit: each of its figures on its way. Who is not named stays.
        Move {
            /// Which unit.
            unit: CounterId,
            /// The ways of its figures.
            ways: Vec<WayOf>,
        },
    }

    /// Of driving and of those who ride (ROE-MOV, ROE-VCV, ROE-EMB).
    Driving<'a> {
        /// Drives a vehicle: it turns about its middle and goes straight.
        Drive {
            /// Which unit.
            unit: CounterId,
            /// Its steps: at most 12.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            steps: Vec<Step>,
            /// Where its turret looks at the end; left out: as before, seen from the hull.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            turret: Option<Heading>,
            /// Who gets in or out on its way.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            rides: Vec<RideOf>,
            /// It takes the test near cover though infantry leads it (ROE-D-14).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            test: bool,
        },
        /// The crew gets out to free a vehicle that is bogged down (ROE-MOV-09).
        Recover {
            /// Which unit.
            unit: CounterId,
        },
        /// Opens or shuts the hatches of a vehicle, before it has its order (ROE-H-32).
        Hatches {
            /// Which unit.
            unit: CounterId,
            /// They are open: it is unbuttoned.
            open: bool,
        },
    }

    /// Of hiding and spotting (ROE-HID).
    Hiding<'a> {
        /// Tries to spot who Hides near a place (ROE-HID-05).
        Spot {
            /// Which unit tries.
            unit: CounterId,
            /// Where it looks, as it does not see who is there: for the unit of which a figure is nearest to that place, and not far from it.
            at: Point,
        },
    }

    /// Of shooting (ROE-SHT).
    Shooting<'a> {
        /// Fires at an enemy unit.
        Fire {
            /// Which unit.
            unit: CounterId,
            /// At which unit.
            at: CounterId,
            /// Who throws a grenade, or fires one from his rifle, instead of firing his weapon (ROE-D-16).
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            throw: Vec<CounterId>,
            /// What its guns fire; none: AT at vehicles, HE at others (ROE-D-17).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            shell: Option<Shell>,
            /// Its main gun is silent, for the machine guns of the vehicle (ROE-VWP-05, ROE-VWP-07).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            silent: bool,
            /// Where it strikes a vehicle with a natural 6; none: where the odds are best (ROE-D-19).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            location: Option<Location>,
        },
    }

    /// Of smoke (ROE-SHT-13).
    Smokes<'a> {
        /// Fires smoke on a friendly unit.
        Smoke {
            /// Which unit fires.
            unit: CounterId,
            /// On which unit: perhaps itself.
            at: CounterId,
        },
    }

    /// Of indirect fire (ROE-IND).
    Indirect<'a> {
        /// Fires a mortar.
        Bombard {
            /// Which unit.
            unit: CounterId,
            /// At which enemy unit; none: at the point at which it has fired before (ROE-IND-04).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            at: Option<CounterId>,
        },
    }

    /// Of flamethrowers (ROE-WPN-22).
    Flames<'a> {
        /// Fires a flamethrower.
        Burn {
            /// Which unit.
            unit: CounterId,
            /// At which enemy unit.
            at: CounterId,
        },
    }

    /// Of fire at buildings (ROE-BLD).
    Buildings<'a> {
        /// Fires at a building, with all weapons that can harm it.
        Breach {
            /// Which unit.
            unit: CounterId,
            /// The enemy unit that is known to be in it.
            at: CounterId,
        },
    }

    /// Of opportunity fire (ROE-SHT-11, ROE-SHT-12).
    Reaction<'a> {
        /// Fires at the enemy unit that moves.
        React {
            /// Which unit fires.
            unit: CounterId,
        },
        /// Lets it go on.
        Wait,
        /// What a unit does without being asked.
        Answer {
            /// Which unit.
            unit: CounterId,
            /// What.
            answer: Answer,
        },
    }

    /// Of close quarters (ROE-CQ).
    CloseQuarters<'a> {
        /// Charges the unit that it has declared: each figure on its way.
        Charge {
            /// Which unit.
            unit: CounterId,
            /// The ways of its figures.
            ways: Vec<WayOf>,
        },
        /// Says which figure a lost fight costs (ROE-D-23).
        Lose {
            /// Who.
            figure: CounterId,
        },
        /// Moves after a fight that was won (ROE-D-24).
        Consolidate {
            /// Which unit.
            unit: CounterId,
            /// The ways of its figures; none: it stays.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            ways: Vec<WayOf>,
        },
    }
}

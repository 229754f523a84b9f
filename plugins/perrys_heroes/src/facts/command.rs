//! What a player may order. The words are those of the rule book; a script writes them exactly so. Points are tenths of a millimetre from
//! the north-west corner.

use crate::files::values::{Answer, Arm, Charge, Gait, Mission, Posture, Round, Tube};
use measured_table::ways::Step;
use measured_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use table::CounterId;

/// By which way word is passed on (7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum By {
    /// By voice or gesture (PH-7.5-05, PH-7.5-06).
    Voice,
    /// By radio (PH-7.5-07).
    Radio,
    /// Given to a messenger (PH-7.5-08), or handed over by him (PH-7.5-09).
    Messenger,
}

/// With what a figure fights hand to hand (PH-7.6-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Blow {
    /// A blade.
    Blade,
    /// A pistol.
    Pistol,
}

/// At what a main gun is to be aimed (PH-7.21-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AimAt {
    /// At an enemy.
    Enemy(CounterId),
    /// At a place, where high explosive is to burst.
    Place(Point),
}

table::orders! {
    /// An order.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Command;
    /// An order, by the section that owns it.
    pub(crate) enum Owned<'a> in of;

    /// Of the set-up (PH-5.1-01).
    SetUp<'a> {
        /// Places a figure in its zone, or moves it within it.
        Place {
            /// Who.
            unit: CounterId,
            /// Where.
            at: Point,
            /// Where it looks; left out: away from the own edge.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            facing: Option<Heading>,
            /// Its posture; left out: standing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            posture: Option<Posture>,
            /// It begins concealed (PH-3.4-05).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            concealed: bool,
        },
        /// Puts a man who is not placed into a vehicle, or into another one (PH-H-21).
        Board {
            /// Who.
            unit: CounterId,
            /// Into which vehicle.
            into: CounterId,
        },
        /// Places all figures of the side that are not placed yet, by the program's choice (PH-D-03).
        PlaceAll,
        /// Ends the side's set-up.
        SetUpDone,
    }

    /// Of the turn.
    Turn {
        /// Ends the team's activation; what is left of its action points is lost (PH-6.1-06).
        Finish,
    }

    /// Of postures (7.4).
    Postures<'a> {
        /// Changes a figure's posture.
        Posture {
            /// Who.
            unit: CounterId,
            /// To which.
            to: Posture,
        },
    }

    /// Of moves (7.16).
    Movement<'a> {
        /// Moves a figure along straight legs.
        Move {
            /// Who.
            unit: CounterId,
            /// How.
            gait: Gait,
            /// The ends of its legs, without the start: at most 12.
            way: Vec<Point>,
        },
        /// Turns a figure, which costs nothing (PH-H-24).
        Face {
            /// Who.
            unit: CounterId,
            /// Where it looks then.
            to: Heading,
        },
    }

    /// Of locating (7.13).
    Locating<'a> {
        /// Tries to locate an enemy.
        Locate {
            /// Who tries.
            unit: CounterId,
            /// Whom.
            at: CounterId,
            /// With optics, which see further and cost more (PH-7.13-08).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            optics: bool,
        },
    }

    /// Of what men tell each other (7.5).
    Communication<'a> {
        /// Passes on which enemies are located.
        Tell {
            /// Who tells.
            unit: CounterId,
            /// Whom.
            to: CounterId,
            /// By which way.
            by: By,
        },
    }

    /// Of ranged fire (7.7).
    Fire<'a> {
        /// Fires at a located enemy.
        Fire {
            /// Who.
            unit: CounterId,
            /// At whom.
            at: CounterId,
            /// With which weapon; left out: the best that he has.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            with: Option<Arm>,
            /// At the whole burst zone around the target (PH-7.7-19).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            burst: bool,
        },
        /// Lays suppressive fire on a zone (PH-7.7-03, PH-H-10).
        Suppress {
            /// Who takes part: the gunner of a pair alone, or at least two of a team.
            units: Vec<CounterId>,
            /// The middle of the zone.
            at: Point,
        },
        /// Spends the activation on a jammed weapon (PH-7.7-13).
        ClearJam {
            /// Who.
            unit: CounterId,
        },
    }

    /// Of melee (7.6).
    Melee<'a> {
        /// Attacks an enemy hand to hand.
        Melee {
            /// Who.
            unit: CounterId,
            /// Whom.
            at: CounterId,
            /// With what; left out: the better of what he has (PH-D-10).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            with: Option<Blow>,
        },
    }

    /// Of grenades (7.12, 7.20).
    Grenades<'a> {
        /// Throws a fragmentation grenade, or one of smoke.
        Throw {
            /// Who.
            unit: CounterId,
            /// At which point.
            at: Point,
            /// One of smoke (PH-7.12-06).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            smoke: bool,
        },
        /// Fits the launcher to the rifle, or takes it off (PH-7.20-01).
        Launcher {
            /// Who.
            unit: CounterId,
            /// True to fit it.
            fit: bool,
        },
        /// Fires a rifle grenade.
        RifleGrenade {
            /// Who.
            unit: CounterId,
            /// At which point.
            at: Point,
        },
    }

    /// Of artillery (7.8).
    Artillery<'a> {
        /// Registers hexes for a support, in the set-up (PH-5.1-02); what was registered before is not any more.
        Register {
            /// Which of the side's supports, from 0.
            #[serde(default)]
            support: u8,
            /// Points in the hexes.
            at: Vec<Point>,
        },
        /// Calls for fire (PH-7.8-01).
        CallFire {
            /// Who calls: an officer or NCO.
            unit: CounterId,
            /// Whose radio he uses.
            radio: CounterId,
            /// Which of the side's supports, from 0.
            #[serde(default)]
            support: u8,
            /// A point in the hex.
            at: Point,
            /// What for (PH-7.8-04).
            #[serde(default)]
            mission: Mission,
        },
    }

    /// Against vehicles (7.2), and of guns on carriages (PH-H-30).
    AntiTank<'a> {
        /// Assaults a located vehicle less than 2 cm away.
        Assault {
            /// Who.
            unit: CounterId,
            /// The vehicle.
            at: CounterId,
            /// With what.
            with: Charge,
        },
        /// Fires an anti-tank weapon at a located vehicle.
        FireAntiTank {
            /// Who.
            unit: CounterId,
            /// The vehicle.
            at: CounterId,
            /// With which; left out: the one that more likely goes through.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            with: Option<Tube>,
        },
        /// Fires a gun on a carriage at a located enemy; two of its team who touch it serve it.
        FireCarriage {
            /// The gun.
            unit: CounterId,
            /// At whom: at vehicles, with high explosive at men too.
            at: CounterId,
            /// With high explosive.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            explosive: bool,
        },
        /// Turns a gun on a carriage; one of its team who touches it does.
        Traverse {
            /// The gun.
            unit: CounterId,
            /// Where it looks then.
            to: Heading,
        },
    }

    /// Of alert (7.14).
    Alerts<'a> {
        /// Goes on alert.
        Alert {
            /// Who; of a crewed weapon the gunner, whose assistant goes with him.
            unit: CounterId,
        },
        /// Fires from alert, into an action of the enemy.
        AlertShot {
            /// Who.
            unit: CounterId,
            /// At whom.
            at: CounterId,
            /// At the whole burst zone.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            burst: bool,
            /// Of a vehicle: with which of its machine guns, from 0; left out: with its main gun if that is loaded, else with the best.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            gun: Option<u8>,
        },
        /// Lets the enemy's action go on.
        Wait,
        /// Says what a figure on alert answers by itself (PH-D-16).
        Standing {
            /// Who.
            unit: CounterId,
            /// What.
            answer: Answer,
        },
    }

    /// Of the hatches of vehicles (PH-H-22).
    Hatches<'a> {
        /// Opens a vehicle's hatch, or shuts it.
        Hatch {
            /// Which vehicle.
            unit: CounterId,
            /// True to open it.
            open: bool,
        },
    }

    /// Of the guns of vehicles (7.3, 7.18, 7.19, 7.21).
    Gunnery<'a> {
        /// Loads a main gun; a round of the other kind comes out first.
        Load {
            /// Which vehicle.
            unit: CounterId,
            /// With which round.
            round: Round,
        },
        /// Aims a main gun.
        Aim {
            /// Which vehicle.
            unit: CounterId,
            /// At what.
            at: AimAt,
            /// By turning the hull, which takes the turret with it; else by the turret, if it turns.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            hull: bool,
            /// Where the hull looks then; left out: it turns no further than the gun needs.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            facing: Option<Heading>,
        },
        /// Fires a main gun at what it is aimed at.
        FireGun {
            /// Which vehicle.
            unit: CounterId,
        },
        /// Fires a machine gun of a vehicle.
        FireMachineGun {
            /// Which vehicle.
            unit: CounterId,
            /// Which of its machine guns, from 0.
            gun: u8,
            /// At whom.
            at: CounterId,
            /// At the whole burst zone around the target.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            burst: bool,
        },
    }

    /// Of traps (7.11, 7.15).
    Traps<'a> {
        /// Searches the area within 5 cm.
        Search {
            /// Who.
            unit: CounterId,
        },
        /// Traps the area within 5 cm.
        SetTrap {
            /// Who.
            unit: CounterId,
            /// With an anti-tank mine in place of a charge (PH-H-19).
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            mine: bool,
        },
        /// Disarms the nearest trap that has been found.
        Disarm {
            /// Who.
            unit: CounterId,
        },
    }

    /// Of healing (7.17).
    Healing<'a> {
        /// Cares for a wounded man.
        Heal {
            /// Who.
            unit: CounterId,
            /// Whom.
            at: CounterId,
        },
    }

    /// Of driving (7.10).
    Driving<'a> {
        /// Drives a vehicle.
        Drive {
            /// Which vehicle.
            unit: CounterId,
            /// What it does one after the other: at most 12 steps.
            steps: Vec<Step>,
        },
    }

    /// Of riding (7.9).
    Riding<'a> {
        /// Climbs into a halted vehicle.
        Embark {
            /// Who.
            unit: CounterId,
            /// Into which vehicle.
            into: CounterId,
        },
        /// Climbs out of a halted vehicle, or jumps off a moving one.
        Disembark {
            /// Who.
            unit: CounterId,
            /// Where he stands then.
            at: Point,
        },
    }

    /// Of concealment (PH-3.4-08).
    Concealment<'a> {
        /// Declares figures concealed that have stayed still; none: the others stay on the table.
        Conceal {
            /// Who.
            units: Vec<CounterId>,
        },
    }
}

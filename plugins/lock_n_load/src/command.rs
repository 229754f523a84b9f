//! What a player may order. The words are those of the rule book; a script writes them exactly so.

use hex_board::Place;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::CounterId;

/// What one unit brings to an attack or to a melee (LNL-1.6.1-10 to -18).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The unit.
    pub unit: CounterId,
    /// With its own firepower. A leader has none; a half-squad that fires a weapon leaves its own out.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub own: bool,
    /// With these support weapons that it carries.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub weapons: SmallVec<[CounterId; 2]>,
    /// A second single man who helps to fire the one weapon, which then counts in full (RUL-42).
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
    /// The target Location.
    pub at: Place,
    /// The leader who aids the attack (LNL-5.01-01), if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<CounterId>,
    /// The multi-man counter that leads and counts in full (LNL-5.2-02); absent: the strongest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<CounterId>,
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

/// An order. Lists of some hundred are made before every order, so the few long parts lie elsewhere and the frequent ones inside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Command {
    // --- set-up (LNL-SC-01) ---
    /// Sets a counter up in its zone, or moves it to another hex of it.
    Place {
        /// The unit; its weapons come along.
        unit: CounterId,
        /// Where.
        at: Place,
    },
    /// Hands a support weapon to another unit: in set-up, and in the Rally Phase between units of one Location (LNL-3.0-29).
    GiveWeapon {
        /// The weapon.
        weapon: CounterId,
        /// Who gets it.
        to: CounterId,
        /// What he gives for it; absent: nothing, or the only weapon of one who may carry no more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back: Option<CounterId>,
    },
    /// Places all counters of the side that are not placed yet, by the program's choice.
    PlaceAll,
    /// Ends the side's set-up.
    SetUpDone,

    // --- Rally Phase (3.0) ---
    /// Tries to rally a Shaken unit.
    Rally {
        /// The unit.
        unit: CounterId,
        /// The leader or hero who enables the attempt, or the leader who helps (D-03); absent: nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<CounterId>,
    },
    /// A medic treats one unit of his Location: heals a wound or turns a Shaken multi-man counter (11.3).
    Heal {
        /// The medic.
        medic: CounterId,
        /// The unit treated.
        unit: CounterId,
    },
    /// Joins two half-squads into a squad (LNL-3.0-25); the first becomes the squad, the second leaves the game.
    Join {
        /// The two half-squads.
        units: SmallVec<[CounterId; 2]>,
        /// The key of the squad's definition, where two would fit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        into: Option<String>,
    },
    /// Takes an abandoned support weapon (LNL-3.0-28).
    TakeWeapon {
        /// Who.
        unit: CounterId,
        /// What.
        weapon: CounterId,
    },
    /// Sets up or packs a tripod machine gun (LNL-1.6.1.01-02).
    TurnTripod {
        /// The machine gun.
        weapon: CounterId,
    },
    /// SS Dedication: an extra attempt for a unit without leader or hero, or the repeat of a failed roll (LNL-13.81-05).
    Dedication {
        /// The unit.
        unit: CounterId,
        /// The leader who helps a repeated roll, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<CounterId>,
    },
    /// Ends the side's part of the Rally Phase.
    RallyDone,

    // --- Operations Phase (4.0) ---
    /// Tries to spot a Location (10.1), before any unit acts in the impulse.
    Spot {
        /// The spotter.
        unit: CounterId,
        /// The Location.
        at: Place,
    },
    /// Chooses the Location whose units may act in this impulse.
    Activate {
        /// The Location.
        at: Place,
        /// Whether a leader in it widens the activation.
        #[serde(default)]
        widen: Widen,
        /// The leader who widens it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<CounterId>,
    },
    /// Chooses a group of waiting units that may enter in this impulse (LNL-SC-03).
    ActivateEntry {
        /// The entry group's name.
        group: String,
    },
    /// Fires (5.0); also the answer to the question of Opportunity Fire (5.3).
    Fire(FireOrder),
    /// Begins to move a stack: its first hex, or storey, or for waiting units its entry hex.
    Move {
        /// Who moves; all in one Location.
        units: SmallVec<[CounterId; 4]>,
        /// Which kind of movement.
        by: Movement,
        /// The first Location entered.
        to: Place,
        /// The leader with whom the stack moves at Double Time (6.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        double_time: Option<CounterId>,
    },
    /// The moving stack goes on.
    Step {
        /// The next Location.
        to: Place,
    },
    /// A stack leaves the map from an exit hex (LNL-SC-06): the moving one, or (with `units`) one that begins its move so.
    Exit {
        /// Who, where the stack is not moving yet.
        #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
        units: SmallVec<[CounterId; 4]>,
        /// The kind of movement of a stack that begins so; ignored for the moving stack.
        #[serde(default = "by_move")]
        by: Movement,
    },
    /// The moving stack stops.
    Stop,
    /// Tries to place smoke in the unit's own or an adjacent hex (7.0).
    Smoke {
        /// Who.
        unit: CounterId,
        /// Where.
        at: Place,
    },
    /// Units in a melee try to withdraw (LNL-8.1-06 to -10).
    Withdraw {
        /// The units that try.
        units: SmallVec<[CounterId; 4]>,
    },
    /// Uses the impulse on another melee round in a locked hex (LNL-8.1-02).
    FightMelee {
        /// The Location.
        at: Place,
    },
    /// Ends the impulse after something has been done in it.
    EndImpulse,
    /// Passes (LNL-4.0-22).
    Pass,

    // --- answers to questions ---
    /// No Opportunity Fire at this step.
    HoldFire,
    /// No Opportunity Fire at this stack for the rest of its move.
    HoldFireForMove,
    /// The leader who makes his Damage Check next (D-22).
    CheckNext {
        /// The leader.
        leader: CounterId,
    },
    /// The weapon that a reduced squad drops (D-23).
    DropWeapon {
        /// The weapon.
        weapon: CounterId,
    },
    /// Where a unit retreats from a flamethrower (D-24), or where a hero appears who finds no room (D-26).
    GoTo {
        /// The unit.
        unit: CounterId,
        /// The Location.
        to: Place,
    },
    /// The side's attack in a melee round (8.0); no attackers: it does not attack.
    MeleeAttack {
        /// Who attacks with what.
        attackers: Vec<Part>,
        /// Which enemies are attacked.
        defenders: SmallVec<[CounterId; 4]>,
        /// The leader whose leadership is added (LNL-8.0-30).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leader: Option<CounterId>,
    },
    /// Which satchel charges the attacked units use in defence (LNL-8.0-26).
    MeleeDefence {
        /// The charges.
        satchels: SmallVec<[CounterId; 2]>,
    },
    /// Places a sniper (LNL-11.4-02); may be ordered whenever the game waits for a decision of either side (LNL-11.4-13).
    PlaceSniper {
        /// The sniper.
        sniper: CounterId,
        /// Where.
        at: Place,
    },
    /// Which of several Locations a sniper fires at (D-42).
    SniperFire {
        /// The sniper.
        sniper: CounterId,
        /// The Location.
        at: Place,
    },
}

/// Long lists of orders stay in the nearest cache.
const _: () = assert!(size_of::<Command>() <= 128);

fn by_move() -> Movement {
    Movement::Move
}

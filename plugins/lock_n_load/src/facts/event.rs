//! What may happen. An event holds all that is needed to show it and to do it again without dice.
//!
//! Two kinds stand side by side: what people read (rolls with every line of their arithmetic) and what changes the table
//! (one marker, one counter, one question at a time). `apply.rs` carries out the second kind; the first changes nothing.

mod attacks;
mod going_on;
mod kinds;
mod parts;

use crate::facts::command::Movement;
use crate::facts::flow::{Outcome, Phase};
use crate::facts::frames::{AnyFrame, Attack, Impulse, MeleeRound, Moving};
use crate::facts::old_saves::OldRetreat;
use crate::facts::question::Question;
use crate::facts::situation::{units, weapons};
use crate::facts::snapshot::Snapshot;
use crate::files::markers::{HexMarker, Marker};
use hex_board::{Facing, Place};
use serde::{Deserialize, Serialize};
use table::{CounterId, Line, RuleId, Side};

pub use crate::files::check_result::CheckResult;
pub use attacks::{AssaultRoll, FireRoll, MeleeRoll, OverrunRoll, StrikeRoll};
pub use parts::{Blast, Impact, LossCause, MoraleRoll, Shot, ShotResult, StruckPlate, TargetTotals, VehiclePart};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    // --- what people read ---
    /// A phase began (2.0).
    PhaseBegan {
        /// The turn.
        turn: u8,
        /// The phase.
        phase: Phase,
    },
    /// The initiative dice (LNL-3.0-01 to -03).
    InitiativeRolled {
        /// One die per side, in the scenario's order.
        dice: [u8; 2],
        /// Who has the initiative; none: both roll again.
        holder: Option<Side>,
        /// The rule that decided.
        rule: RuleId,
    },
    /// A rally attempt, a medic's Morale Check, or a withdrawal's Morale Check: two dice against a number.
    MoraleRolled {
        /// What for.
        what: MoraleRoll,
        /// The unit that rolls.
        unit: CounterId,
        /// The dice.
        dice: [u8; 2],
        /// The unit's morale first, then every modifier of the number needed.
        lines: Vec<Line>,
        /// The number needed: this or less passes.
        needed: i32,
        /// Whether it passed.
        passed: bool,
    },
    /// A spotting attempt (10.1).
    SpotRolled {
        /// The spotter.
        unit: CounterId,
        /// The Location.
        at: Place,
        /// The die.
        die: u8,
        /// Modifiers of the die.
        lines: Vec<Line>,
        /// The modified die.
        total: i32,
        /// The number needed or less.
        needed: i32,
        /// Whether it succeeded.
        spotted: bool,
    },
    /// An attempt to place smoke (7.0).
    SmokeRolled {
        /// Who.
        unit: CounterId,
        /// Where.
        at: Place,
        /// The die.
        die: u8,
        /// The unit's smoke capability.
        needed: i32,
        /// Whether it succeeded.
        placed: bool,
    },
    /// An attack on the Direct Fire Table (5.0).
    FireResolved(Box<FireRoll>),
    /// Mortar or artillery fire struck the units of a hex, friend and foe (18.1, 18.2).
    BombardmentResolved(Box<StrikeRoll>),
    /// A side called for off-board artillery: its Spotting Round falls (LNL-18.2-03).
    ArtilleryCalled {
        /// Who called.
        caller: CounterId,
        /// The mission's key in the scenario.
        mission: String,
        /// The hex that was named.
        at: Place,
    },
    /// The die for a mission beyond the last one of the scenario (13.91).
    SuppliesRolled {
        /// Whose.
        side: Side,
        /// Who called.
        caller: CounterId,
        /// The die.
        die: u8,
        /// Whether the mission goes on; if not, the side gets no more of them.
        granted: bool,
    },
    /// A Spotting Round drifted (LNL-18.2-05 to -07).
    Scattered {
        /// Who called.
        caller: CounterId,
        /// The hex that was named.
        at: Place,
        /// The white die, for the distance, and the coloured one, for the direction.
        dice: [u8; 2],
        /// What is added to the white die.
        lines: Vec<Line>,
        /// How many hexes it drifted: half of the white die with its lines.
        distance: u8,
        /// Where it came down; none: off the map.
        to: Option<Place>,
        /// Whether the caller sees it there; if not, it is removed.
        seen: bool,
    },
    /// A mission of off-board artillery fires for effect, and is used up (LNL-18.2-10, -17).
    FireForEffect {
        /// Whose.
        side: Side,
        /// The mission's key in the scenario.
        mission: String,
        /// The hex in the middle.
        at: Place,
    },
    /// A mission that was cancelled or whose Spotting Round was lost is used up, where that is played (LNL-RB-46).
    MissionLost {
        /// Whose.
        side: Side,
        /// The mission's key in the scenario.
        mission: String,
    },
    /// A shot of ordnance (14.0).
    ShotResolved(Box<Shot>),
    /// A random choice among several (RUL-56, RUL-98).
    Drawn {
        /// What for.
        rule: RuleId,
        /// The number, from 1.
        number: u8,
        /// Among how many.
        among: u8,
        /// The counter drawn.
        counter: CounterId,
    },
    /// A Damage Check (LNL-5.0-10).
    DamageChecked {
        /// The unit.
        unit: CounterId,
        /// The die.
        die: u8,
        /// The margin and, negative, a leader's help.
        lines: Vec<Line>,
        /// The result number: die plus lines.
        total: i32,
        /// The morale it is read against.
        morale: i32,
        /// The leader who helped (LNL-5.0-12).
        helper: Option<CounterId>,
        /// What the table says.
        result: CheckResult,
    },
    /// The die for a hero (LNL-5.1-24).
    HeroRolled {
        /// The unit that threw a natural 1.
        unit: CounterId,
        /// The die; even makes a hero.
        die: u8,
    },
    /// A hero was born (LNL-5.1-26).
    HeroBorn {
        /// The hero.
        unit: CounterId,
        /// The unit that brought him forth.
        of: CounterId,
        /// He goes on with the stack in which that unit moves (LNL-5.3-17).
        goes_on: bool,
    },
    /// The die for the half-squad's kind (LNL-13.82-01, LNL-13.93-01).
    HalfSquadRolled {
        /// The squad.
        unit: CounterId,
        /// The die.
        die: u8,
        /// The definition's key of the half-squad that appears.
        becomes: String,
    },
    /// The die for a crew, a passenger or a weapon when its vehicle is destroyed (LNL-15.4-02, LNL-16.1.1-01).
    SurvivalRolled {
        /// The vehicle.
        vehicle: CounterId,
        /// Who or what was in it or on it.
        counter: CounterId,
        /// The die.
        die: u8,
        /// Whether it survives: on an even number.
        survives: bool,
    },
    /// A side's attack in a melee round (8.0).
    MeleeRolled(Box<MeleeRoll>),
    /// An assault on a vehicle (17.1).
    CloseAssaultRolled(Box<AssaultRoll>),
    /// A vehicle's attack on the units that it overruns (15.3).
    OverrunResolved(Box<OverrunRoll>),
    /// A stack began to move or went on (6.0).
    Stepped {
        /// Who.
        units: Vec<CounterId>,
        /// From where; none: from off the map.
        from: Option<Place>,
        /// To where; none: off the map.
        to: Option<Place>,
        /// The kind of movement.
        by: Movement,
        /// Movement points of this step.
        cost: u8,
        /// The cost, line by line.
        lines: Vec<Line>,
    },
    /// A unit turned in its hex (LNL-15.1-05, LNL-1.6.3-08).
    Turned {
        /// Who.
        unit: CounterId,
        /// Where.
        at: Place,
        /// How it faced.
        from: Facing,
        /// How it faces now.
        to: Facing,
        /// The kind of movement.
        by: Movement,
        /// Movement points of the turn.
        cost: u8,
        /// The cost line by line.
        lines: Vec<Line>,
    },
    /// Units went aboard a vehicle (LNL-16.4-01).
    Mounted {
        /// Who.
        units: Vec<CounterId>,
        /// The vehicle.
        vehicle: CounterId,
        /// On top of it, not inside.
        outside: bool,
        /// Movement points of the vehicle for it.
        cost: u8,
    },
    /// Passengers left their vehicle of their own accord (LNL-16.4-03).
    Dismounted {
        /// Who.
        units: Vec<CounterId>,
        /// The vehicle.
        vehicle: CounterId,
        /// Where.
        at: Place,
        /// Their kind of movement.
        by: Movement,
        /// Movement points of the vehicle for it.
        cost: u8,
    },
    /// A moving stack stopped.
    Stopped {
        /// Who.
        units: Vec<CounterId>,
    },
    /// A side passed.
    Passed {
        /// Who.
        side: Side,
        /// Passes in a row, with this one.
        in_a_row: u8,
    },
    /// A side declined Opportunity Fire.
    FireHeld {
        /// Who.
        side: Side,
        /// For the rest of this move.
        for_move: bool,
    },
    /// The markers that a phase takes off or turns when it begins: the Administrative Phase (9.0), the Rally Phase (LNL-3.0-07).
    MarkersCleared {
        /// Markers of units removed.
        units: Vec<(CounterId, Marker)>,
        /// Markers of Locations removed; Smoke 1 listed here is turned to Smoke 2.
        hexes: Vec<(Place, HexMarker)>,
    },
    /// A hex changed hands (LNL-SC-07).
    ControlChanged {
        /// The hex.
        at: Place,
        /// The new holder.
        side: Side,
    },

    // --- what changes the table ---
    /// A unit stands somewhere else; its weapons with it.
    UnitPlaced {
        /// The unit.
        unit: CounterId,
        /// Where.
        at: Place,
    },
    /// A unit left the map by an exit (LNL-SC-06).
    UnitExited {
        /// The unit.
        unit: CounterId,
    },
    /// A unit left the game.
    UnitLost {
        /// The unit.
        unit: CounterId,
        /// Why.
        cause: LossCause,
    },
    /// A unit was turned to its Shaken side.
    UnitShaken {
        /// The unit.
        unit: CounterId,
    },
    /// A unit was turned to Good Order.
    UnitRallied {
        /// The unit.
        unit: CounterId,
    },
    /// The counter became another: a half-squad after Casualties, a squad after joining.
    UnitBecame {
        /// The unit.
        unit: CounterId,
        /// The definition's key.
        definition: String,
    },
    /// A marker was put on a unit.
    MarkerPlaced {
        /// The unit.
        unit: CounterId,
        /// The marker.
        marker: Marker,
    },
    /// A marker was taken off a unit.
    MarkerRemoved {
        /// The unit.
        unit: CounterId,
        /// The marker.
        marker: Marker,
    },
    /// A marker was put on a Location.
    HexMarkerPlaced {
        /// The Location.
        at: Place,
        /// The marker.
        marker: HexMarker,
    },
    /// A marker was taken off a Location.
    HexMarkerRemoved {
        /// The Location.
        at: Place,
        /// The marker.
        marker: HexMarker,
    },
    /// A support weapon has a new owner.
    WeaponTaken {
        /// The weapon.
        weapon: CounterId,
        /// The owner.
        by: CounterId,
    },
    /// A support weapon lies abandoned.
    WeaponDropped {
        /// The weapon.
        weapon: CounterId,
        /// Where.
        at: Place,
    },
    /// A support weapon is out of the game: used up, or gone with its owner.
    WeaponGone {
        /// The weapon.
        weapon: CounterId,
    },
    /// A machine gun was turned: tripod set up, or packed.
    TripodTurned {
        /// The weapon.
        weapon: CounterId,
        /// True: set up.
        set_up: bool,
    },

    /// A fact of a unit that has no event of its own is now this.
    UnitIs {
        /// The unit.
        unit: CounterId,
        /// The fact.
        fact: units::Is,
    },
    /// A fact of a support weapon that has no event of its own is now this.
    WeaponIs {
        /// The weapon.
        weapon: CounterId,
        /// The fact.
        fact: weapons::Is,
    },

    // --- what the game waits for ---
    /// A side's impulse began (LNL-4.0-01).
    ImpulseBegan {
        /// Whose.
        side: Side,
        /// The impulse; only in saved games of rules 1 to 3.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        impulse: Option<Impulse>,
    },
    /// A side gained points (LNL-SC-08); negative where a half-squad's squad is put together again.
    PointsGained {
        /// Who.
        side: Side,
        /// For enemy losses.
        losses: i32,
        /// For exits.
        exits: i32,
    },
    /// A stack has met enemies: a melee round is to be fought there (LNL-8.0-29).
    Met {
        /// Where.
        at: Place,
    },
    /// A stack has ended its move after as many attacks as its movement points allowed there (LNL-5.3-08).
    ShotOut {
        /// Where.
        at: Place,
    },
    /// Something begins above what is going on.
    Pushed(AnyFrame),
    /// What is going on above all else is over; what lies below goes on.
    Popped,
    /// What is going on above all else is now this.
    FrameIs(AnyFrame),
    /// A question is open, or none.
    Asked(Option<Question>),
    /// A melee round has been fought here this turn (LNL-8.1-03).
    RoundFought {
        /// Where.
        at: Place,
    },
    /// The game is over.
    GameOver(Outcome),
    /// The whole position at once: a game that is gone on with from a snapshot in a saved game begins with it.
    Snapshot(Box<Snapshot>),

    // --- only in saved games of older rules ---
    /// The impulse is now this. Rules 1 to 3, as the next two.
    ImpulseIs(Impulse),
    /// The side whose part of set-up or Rally Phase it is; none: both are done.
    PartBegan {
        /// The side.
        side: Option<Side>,
    },
    /// The Rally Phase's SS Dedication has been used (LNL-13.81-05).
    DedicationUsed,
    /// The moving stack is now this. Rules 1 and 2, as the next three.
    MovingIs(Option<Moving>),
    /// The attack whose Damage Checks are still to be made.
    AttackIs(Option<Attack>),
    /// The retreat from a flamethrower is now this.
    RetreatIs(Option<OldRetreat>),
    /// The melee round is now this.
    MeleeIs(Option<MeleeRound>),
}

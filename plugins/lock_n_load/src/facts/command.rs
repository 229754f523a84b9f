//! What a player may order. The words are those of the rule book; a script writes them exactly so.

mod parts;

use hex_board::{Facing, Place};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::CounterId;

pub use parts::{Assault, FireOrder, Movement, Part, ShotOrder, TurnToFire, Widen};

table::orders! {
    /// An order. Lists of some hundred are made before every order, so the few long parts lie elsewhere and the frequent ones inside.
    ///
    /// The tables of `scenarios/lock_n_load/REFERENCE.md` are made from these comments: what an order does, then examples as a script writes
    /// them, each in a line of its own.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub enum Command;
    /// An order, by the section that owns it.
    pub(crate) enum Owned<'a> in of;

    /// Of the set-up (LNL-SC-01).
    SetUp<'a> {
        /// Sets a counter up in its zone, or moves it within it.
        ///
        /// `Place(unit: "us-1", at: "A4")`
        Place {
            /// The unit; its weapons come along.
            unit: CounterId,
            /// Where.
            at: Place,
            /// The facing of a vehicle, or of a team that faces; left out: it keeps its own.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            facing: Option<Facing>,
        },
        /// Places all counters of the side that are not placed yet, by the program's choice.
        ///
        /// `PlaceAll`
        PlaceAll,
        /// Ends the side's set-up; all its counters must be placed.
        ///
        /// `SetUpDone`
        SetUpDone,
    }

    /// Of support weapons.
    Weapons<'a> {
        /// Hands a support weapon to another unit: in the set-up between units of one zone, in the Rally Phase between units of one
        /// Location (LNL-3.0-29).
        ///
        /// `GiveWeapon(weapon: "us-mg", to: "us-2")`
        /// `GiveWeapon(weapon: "us-mg", to: "us-2", back: "us-bar")`
        GiveWeapon {
            /// The weapon.
            weapon: CounterId,
            /// Who gets it.
            to: CounterId,
            /// What he gives for it; left out: nothing, or the only weapon of one who may carry no more.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            back: Option<CounterId>,
        },
        /// Takes an abandoned support weapon (LNL-3.0-28).
        ///
        /// `TakeWeapon(unit: "us-1", weapon: "lost")`
        TakeWeapon {
            /// Who.
            unit: CounterId,
            /// What.
            weapon: CounterId,
        },
        /// Sets a machine gun up on its tripod, or packs it (LNL-1.6.1.01-02).
        ///
        /// `TurnTripod(weapon: "tripod")`
        TurnTripod {
            /// The machine gun.
            weapon: CounterId,
        },
        /// The weapon that a reduced squad puts down.
        ///
        /// `DropWeapon(weapon: "mg")`
        DropWeapon {
            /// The weapon.
            weapon: CounterId,
        },
        /// Where a unit retreats from a flamethrower, or where a hero appears who finds no room.
        ///
        /// `GoTo(unit: "ge-1", to: "D6")`
        GoTo {
            /// The unit.
            unit: CounterId,
            /// The Location.
            to: Place,
        },
    }

    /// Of the Rally Phase (3.0).
    Rally<'a> {
        /// Tries to rally a Shaken unit.
        ///
        /// `Rally(unit: "us-1", by: "Gray")`
        /// `Rally(unit: "Gray")`
        Rally {
            /// The unit.
            unit: CounterId,
            /// The leader or hero who enables the attempt, or the leader who helps one who needs nobody; left out: whoever helps
            /// most.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            by: Option<CounterId>,
        },
        /// Joins two half-squads into a squad (LNL-3.0-25): the first becomes the squad and takes over the second's weapons, the second
        /// leaves the game.
        ///
        /// `Join(units: ["h-1", "h-2"])`
        Join {
            /// The two half-squads.
            units: SmallVec<[CounterId; 2]>,
            /// The key of the squad's definition, where two kinds would fit.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            into: Option<String>,
        },
        /// SS Dedication (LNL-13.81-05): an extra attempt for a unit without leader or hero, or the repeat of a failed roll; once per
        /// Rally Phase.
        ///
        /// `Dedication(unit: "ss-1")`
        Dedication {
            /// The unit.
            unit: CounterId,
            /// The leader who helps a repeated roll; left out: whoever helps most.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            by: Option<CounterId>,
        },
        /// Ends the side's part of the Rally Phase.
        ///
        /// `RallyDone`
        RallyDone,
    }

    /// Of medics (11.3).
    Medics<'a> {
        /// A medic treats one unit of his Location (11.3): a wounded single man or a Shaken multi-man counter.
        ///
        /// `Heal(medic: "medic", unit: "us-2")`
        Heal {
            /// The medic.
            medic: CounterId,
            /// The unit treated.
            unit: CounterId,
        },
    }

    /// Of impulses (4.0).
    Impulse<'a> {
        /// Chooses the Location whose units may act in this impulse.
        ///
        /// `Activate(at: "E5", widen: Adjacent, leader: "Gray")`
        /// `Activate(at: "E5")`
        Activate {
            /// The Location.
            at: Place,
            /// Whether a leader in it widens the activation; left out: `No`.
            #[serde(default)]
            widen: Widen,
            /// The leader who widens it; may be left out where only one can.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            leader: Option<CounterId>,
        },
        /// Chooses a group of waiting units that may enter in this impulse (LNL-SC-03).
        ///
        /// `ActivateEntry(group: "late")`
        ActivateEntry {
            /// The entry group's name.
            group: String,
        },
        /// Ends an impulse in which something was done. Melees entered in it are fought now.
        ///
        /// `EndImpulse`
        EndImpulse,
        /// Passes (LNL-4.0-22): only where nothing but spotting or activating was done.
        ///
        /// `Pass`
        Pass,
    }

    /// Of spotting (10.1).
    Spotting<'a> {
        /// Tries to spot a Location (10.1). One attempt per impulse, before anybody acts. It is no action: the side may still pass.
        ///
        /// `Spot(unit: "Gray", at: "E3")`
        Spot {
            /// The spotter.
            unit: CounterId,
            /// The Location.
            at: Place,
        },
    }

    /// Of fire (5.0).
    Fire<'a> {
        /// An attack (5.0); also the answer to the question of Opportunity Fire (5.3).
        ///
        /// `Fire((firers: [(unit: "us-1", weapons: ["mg"]), (unit: "us-2")], at: "E3", leader: "Gray", lead: "us-1"))`
        /// `Fire((firers: [(unit: "us-4", own: false, weapons: ["tripod"])], at: "D4"))`
        Fire(FireOrder),
        /// The leader who makes his Damage Check next.
        ///
        /// `CheckNext(leader: "Vogt")`
        CheckNext {
            /// The leader.
            leader: CounterId,
        },
        /// A rider leaves his vehicle with those whom an attack has driven off it (LNL-17.2-11).
        ///
        /// `JumpOff(unit: "us-1")`
        JumpOff {
            /// The rider.
            unit: CounterId,
        },
    }

    /// Of ordnance (14.0).
    Ordnance<'a> {
        /// A shot of an ordnance weapon (14.0); also the answer to the question of Opportunity Fire. A gun of several shots fires the
        /// next one by another order.
        ///
        /// `Shoot((unit: "tank-1", weapon: "tank-1.gun", at: "E3", target: "tank-7"))`
        /// `Shoot((unit: "us-1", weapon: "bazooka", at: "E3", leader: "Gray"))`
        /// `Shoot((unit: "gun-2", weapon: "gun-2.gun", at: "E3", target: "tank-7", turn: Hull(SSE)))`
        Shoot(ShotOrder),
    }

    /// Of Opportunity Fire (5.3).
    OpportunityFire {
        /// No Opportunity Fire at this step.
        ///
        /// `HoldFire`
        HoldFire,
        /// No Opportunity Fire at this stack for the rest of its move.
        ///
        /// `HoldFireForMove`
        HoldFireForMove,
    }

    /// Of movement (6.0).
    Moves<'a> {
        /// Begins to move a stack: its first hex, or a storey up or down, or for waiting units their entry hex.
        ///
        /// `Move(units: ["us-1"], by: Move, to: "B4")`
        /// `Move(units: ["Gray", "us-1"], by: AssaultMove, to: "B4", double_time: "Gray")`
        /// `Move(units: ["us-3"], by: Move, to: "K8^")`
        Move {
            /// Who moves; all in one Location.
            units: SmallVec<[CounterId; 4]>,
            /// Which kind of movement.
            by: Movement,
            /// The first Location entered.
            to: Place,
            /// The leader with whom the stack goes at Double Time (6.2), in normal movement and Assault Moves.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            double_time: Option<CounterId>,
            /// The facing that teams take in their new hex (LNL-1.6.3-10), and vehicles that come onto the map; left out: they keep theirs, and
            /// who comes onto the map faces it.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            facing: Option<Facing>,
        },
        /// The moving stack goes on.
        ///
        /// `Step(to: "B5")`
        Step {
            /// The next Location.
            to: Place,
            /// The facing that teams take there (LNL-1.6.3-10); left out: they keep theirs.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            facing: Option<Facing>,
        },
        /// Turns a unit in its hex. A vehicle turns as a part of its move, which may begin so (LNL-15.1-05); a team in place of firing
        /// (LNL-1.6.3-08).
        ///
        /// `Turn(unit: "tank-1", to: SSE)`
        /// `Turn(unit: "tank-1", to: SSE, by: AssaultMove)`
        Turn {
            /// Who.
            unit: CounterId,
            /// The corner of its hex that it faces then.
            to: Facing,
            /// The kind of movement of a vehicle that begins so, left out: `Move`; ignored for one that moves already.
            #[serde(default = "by_move", skip_serializing_if = "is_by_move")]
            by: Movement,
        },
        /// A stack leaves the map from an exit hex (LNL-SC-06): the moving one, or (with `units`) one that begins its move so.
        ///
        /// `Exit()`
        /// `Exit(units: ["us-1"], by: Move)`
        Exit {
            /// Who, where the stack is not moving yet.
            #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
            units: SmallVec<[CounterId; 4]>,
            /// The kind of movement of a stack that begins so, left out: `Move`; ignored for the moving stack.
            #[serde(default = "by_move")]
            by: Movement,
        },
        /// The moving stack stops.
        ///
        /// `Stop`
        Stop,
    }

    /// Of vehicles and their turrets (15.0).
    Driving<'a> {
        /// Turns a turret free of movement points, in its vehicle's own impulse (LNL-15.1-08).
        ///
        /// `TurnTurret(unit: "tank-1", to: W)`
        TurnTurret {
            /// The vehicle.
            unit: CounterId,
            /// Where its turret points then.
            to: Facing,
        },
        /// Opens or Buttons a vehicle at the start of its impulse (LNL-15.0-03). By itself it is no action: the side may still pass.
        ///
        /// `Button(unit: "tank-1", buttoned: true)`
        Button {
            /// The vehicle.
            unit: CounterId,
            /// Whether it is Buttoned then; else it is Open.
            buttoned: bool,
        },
        /// Declares that a vehicle which has moved in this turn keeps moving, where that is played (LNL-15.7.1-01). It is no action.
        ///
        /// `KeepMoving(unit: "tank-1")`
        KeepMoving {
            /// The vehicle.
            unit: CounterId,
        },
    }

    /// Of passengers (16.4).
    Passengers<'a> {
        /// Units go aboard a vehicle of their hex, which begins its move so (LNL-16.4-01).
        ///
        /// `Mount(units: ["us-1"], vehicle: "truck-1")`
        /// `Mount(units: ["us-1", "Gray"], vehicle: "tank-1", outside: true, by: AssaultMove)`
        Mount {
            /// Who.
            units: SmallVec<[CounterId; 4]>,
            /// The vehicle.
            vehicle: CounterId,
            /// On top of it; left out: inside.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            outside: bool,
            /// The kind of movement of the vehicle: `Move`, or `AssaultMove`, of which mounting is then all; left out: `Move`.
            #[serde(default = "by_move", skip_serializing_if = "is_by_move")]
            by: Movement,
        },
        /// Passengers leave their vehicle, which moves or begins its move so (LNL-16.4-03). They go on first, with `Step` or `Stop`.
        ///
        /// `Dismount(units: ["us-1"])`
        /// `Dismount(units: ["us-1"], by: AssaultMove, carrier: AssaultMove)`
        Dismount {
            /// Who; all of one vehicle.
            units: SmallVec<[CounterId; 4]>,
            /// Their own kind of movement: `Move`, or `AssaultMove`, after which they may fire and stay there (LNL-16.4-08); left out: `Move`.
            #[serde(default = "by_move", skip_serializing_if = "is_by_move")]
            by: Movement,
            /// The kind of movement of a vehicle that begins so, left out: `Move`; ignored for one that moves already.
            #[serde(default = "by_move", skip_serializing_if = "is_by_move")]
            carrier: Movement,
        },
    }

    /// Of smoke (7.0).
    Smoke<'a> {
        /// Tries to place smoke in the unit's own or an adjacent hex (7.0).
        ///
        /// `Smoke(unit: "us-2", at: "B4")`
        Smoke {
            /// Who.
            unit: CounterId,
            /// Where.
            at: Place,
        },
    }

    /// Of melee (8.0).
    Melee<'a> {
        /// Units locked in melee try to withdraw (LNL-8.1-06 to -10); who passes then leaves with `Move`.
        ///
        /// `Withdraw(units: ["Gray", "us-5"])`
        Withdraw {
            /// The units that try.
            units: SmallVec<[CounterId; 4]>,
        },
        /// Uses the impulse on another melee round in a locked hex (LNL-8.1-02); the melee questions follow.
        ///
        /// `FightMelee(at: "G7")`
        FightMelee {
            /// The Location.
            at: Place,
        },
        /// The side's attack in a melee round (8.0). Without attackers the side does not attack. Where several melees are to be fought,
        /// the Location of the attackers says which comes first.
        ///
        /// `MeleeAttack(attackers: [(unit: "us-1", weapons: ["mg"]), (unit: "us-2")], defenders: ["ge-1"], leader: "Gray")`
        /// `MeleeAttack(attackers: [], defenders: [])`
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
        ///
        /// `MeleeDefence(satchels: ["charge"])`
        /// `MeleeDefence(satchels: [])`
        MeleeDefence {
            /// The charges; none: no charge is used.
            satchels: SmallVec<[CounterId; 2]>,
        },
    }

    /// Of Close Assaults (17.1).
    CloseAssault<'a> {
        /// Units of one Location go for enemy vehicles (17.1): with the first step of a move, with the next step of the moving stack, or from
        /// within the hex where they share it. All make a Morale Check first, leaders before the others; those who pass attack in this order.
        ///
        /// `CloseAssault(at: "D4", assaults: [(unit: "us-1", target: "tank", weapon: "bazooka", leader: "Gray"), (unit: "us-2", target: "tank")])`
        CloseAssault {
            /// Where the vehicles are.
            at: Place,
            /// Who assaults which of them with what and with whose help.
            assaults: Vec<Assault>,
        },
        /// The vehicle that an assaulter goes for whose own has been destroyed (LNL-17.1-22).
        ///
        /// `AssaultNext(target: "tank-2")`
        AssaultNext {
            /// The vehicle.
            target: CounterId,
        },
    }

    /// Of overruns (15.3).
    Overrun<'a> {
        /// A vehicle drives in among enemy infantry (15.3): the one that is moving, or (with `unit`) one that begins its move so.
        ///
        /// `Overrun(to: "D4")`
        /// `Overrun(unit: "tank", to: "D4")`
        Overrun {
            /// The vehicle, where none is moving yet.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            unit: Option<CounterId>,
            /// The hex of the infantry.
            to: Place,
        },
        /// A unit that has been overrun Close Assaults the vehicle (LNL-15.3-09), after its Morale Check and that of the leader.
        ///
        /// `AssaultBack(unit: "us-1", weapon: "satchel", leader: "Gray")`
        /// `AssaultBack(unit: "us-1")`
        AssaultBack {
            /// The multi-man counter or hero.
            unit: CounterId,
            /// The one weapon of its own that it adds; left out: none.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            weapon: Option<CounterId>,
            /// The leader who helps it; left out: nobody.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            leader: Option<CounterId>,
        },
        /// No Close Assault: not on another vehicle, or by nobody else on the one that has overrun the hex.
        ///
        /// `Decline`
        Decline,
        /// A unit gives way to a vehicle that has overrun its hex and stays there (LNL-15.3-13).
        ///
        /// `Retreat(unit: "us-1", to: "D5")`
        Retreat {
            /// The unit.
            unit: CounterId,
            /// Where to.
            to: Place,
        },
        /// Nobody else gives way to the vehicle, or jumps off it.
        ///
        /// `Stay`
        Stay,
    }

    /// Of mortars and artillery (18.0).
    IndirectFire<'a> {
        /// A mortar bombards a Location (18.1): directly, where its own men see it, or called for by somebody who does. The 51 mm mortar fires
        /// directly with the unit that carries it (`Fire`).
        ///
        /// `Bombard(mortar: "mortar-1.tube", at: "E3", caller: "Gray")`
        /// `Bombard(mortar: "mortar-1.tube", at: "E3", leader: "Gray")`
        Bombard {
            /// The mortar: the weapon, not the team.
            mortar: CounterId,
            /// The Location.
            at: Place,
            /// Who calls for it, or observes for a 51 mm mortar; left out: the mortar sees the Location itself.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            caller: Option<CounterId>,
            /// The leader in the mortar's Location who aids its direct fire.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            leader: Option<CounterId>,
        },
        /// Calls for off-board artillery (18.2): a Spotting Round falls on a hex that the caller sees, and drifts.
        ///
        /// `CallArtillery(caller: "Gray", at: "E5", mission: "howitzers")`
        CallArtillery {
            /// Who.
            caller: CounterId,
            /// The hex.
            at: Place,
            /// The mission's key in the scenario.
            mission: String,
        },
        /// Where the fire of artillery falls for effect: where the Spotting Round lies, or one hex beside it (LNL-18.2-08).
        ///
        /// `CorrectFire(to: "E6")`
        CorrectFire {
            /// The hex.
            to: Place,
        },
        /// Cancels the mission whose Spotting Round lies; it is not lost (LNL-18.2-09).
        ///
        /// `CancelMission`
        CancelMission,
        /// Which of the hexes under fire for effect is struck next (LNL-18.2-12).
        ///
        /// `StrikeNext(at: "E5")`
        StrikeNext {
            /// The hex.
            at: Place,
        },
    }

    /// Of snipers (11.4).
    Snipers<'a> {
        /// Places a sniper (LNL-11.4-02), whenever the game waits for a decision of either side (LNL-11.4-13), also while a question is
        /// open; not in the set-up.
        ///
        /// `PlaceSniper(sniper: "Falk", at: "F5")`
        PlaceSniper {
            /// The sniper.
            sniper: CounterId,
            /// Where.
            at: Place,
        },
        /// Which of several Locations a sniper fires at.
        ///
        /// `SniperFire(sniper: "Falk", at: "D5")`
        SniperFire {
            /// The sniper.
            sniper: CounterId,
            /// The Location.
            at: Place,
        },
    }
}

/// Long lists of orders stay in the nearest cache.
const _: () = assert!(size_of::<Command>() <= 128);

fn by_move() -> Movement {
    Movement::Move
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_by_move(by: &Movement) -> bool {
    *by == Movement::Move
}

//! The words in which files, facts and orders speak of units, men, vehicles and weapons.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares a list of words, each of which files and orders write as it stands here.
macro_rules! words {
    ($($(#[$doc:meta])* $Name:ident { $($(#[$of:meta])* $One:ident,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $Name { $($(#[$of])* $One,)* }
        impl $Name {
            /// All of them, in the order of the list.
            pub const ALL: [Self; [$(stringify!($One)),*].len()] = [$($Name::$One),*];
        }
    )*};
}

words! {
    /// The discipline of a unit, from best to worst: worse is greater (ROE-DIS-01, ROE-ST-01).
    Discipline {
        /// As it should be.
        #[default]
        Confident,
        /// It only sneaks (ROE-DIS-06).
        Suppressed,
        /// It only sneaks, and not toward the enemy (ROE-DIS-08, -09).
        Shaken,
        /// It neither moves nor fires (ROE-DIS-11, -16).
        Demoralised,
    }
    /// The order of a unit for its turn (ROE-ORD-01, ROE-ST-02).
    Order {
        /// Stay and fire, hide or wait.
        #[default]
        Hold,
        /// Up to Move - 10, and fire or hide.
        Sneak,
        /// Up to Move, and fire.
        Advance,
        /// From Move to Move + 10, without fire (ROE-ORD-02, -03).
        Run,
        /// A vehicle's: as Advance, with opportunity fire at the end of its move (ROE-ORD-04).
        ReserveFire,
        /// From Move to Move + 10, away from the enemy (ROE-DIS-19 to -23).
        FallBack,
    }
    /// What a unit with Hold or Sneak does beside it: one of these (ROE-ORD-01, ROE-ST-03).
    Use {
        /// None of them.
        #[default]
        Nothing,
        /// It fires in the Shooting phase.
        Fire,
        /// It hides (ROE-HID-01).
        Hide,
        /// It waits to fire in the enemy's turn (ROE-SHT-11).
        OpportunityFire,
    }
    /// What a unit with prepared opportunity fire does when an enemy comes into its fire (ROE-D-12).
    Answer {
        /// It fires by itself when the enemy is at short range, or about to be out of sight or range.
        #[default]
        AtBest,
        /// It fires by itself at once.
        AtOnce,
        /// Its player is asked where something changes.
        Ask,
        /// It lets him pass.
        Never,
    }
    /// Who sees a unit (ROE-HID-04, ROE-ST-04).
    Veil {
        /// Everybody.
        #[default]
        Open,
        /// Its owner alone.
        Hidden,
        /// Its owner and the enemy, though not all enemy units may fire at it (ROE-R-44).
        Spotted,
    }
    /// What has become of a figure.
    Fate {
        /// It is in the game.
        #[default]
        Here,
        /// A man who is a casualty.
        Dead,
        /// A man who was taken prisoner (ROE-DIS-27).
        Captured,
        /// A gun (ROE-WPN-14, -20), or a vehicle of which all aboard are dead (ROE-R-24).
        Destroyed,
        /// A vehicle that is out of action and stays as a wreck (ROE-H-34).
        Wrecked,
    }
    /// What a figure is in its unit (ROE-CL-02, ROE-H-39).
    Role {
        /// An officer: he commands a platoon (ROE-H-29).
        Officer,
        /// Who leads a unit.
        Nco,
        /// A man of a unit.
        #[default]
        Man,
        /// Who helps the man with the light machine gun (ROE-WPN-04).
        Assistant,
        /// Who looks for a mortar (ROE-WPN-09).
        Observer,
        /// Who serves a support weapon or a gun (ROE-H-30).
        Crewman,
        /// Who drives a vehicle.
        Driver,
        /// Who serves the machine gun in a vehicle's hull.
        BowGunner,
        /// Who lays a vehicle's main weapon.
        Gunner,
        /// Who loads it.
        Loader,
        /// Who commands a vehicle (ROE-VEH-12).
        Commander,
    }
    /// How something moves: the columns of the table of terrain (ROE-MOV-02).
    Mover {
        /// On foot.
        #[default]
        Foot,
        /// On wheels.
        Wheeled,
        /// On wheels in front and tracks behind.
        HalfTrack,
        /// On tracks.
        Tracked,
        /// Motorcycle troops (ROE-MOV-12).
        Motorcycle,
    }
    /// What ground is to who moves: the rows of the table of terrain (ROE-MOV-02), from easiest to worst.
    Footing {
        /// A road.
        Road,
        /// Open ground.
        #[default]
        Open,
        /// Rough ground.
        Rough,
        /// Very rough ground.
        VeryRough,
        /// Nobody enters it.
        Impassable,
    }
    /// What cover a target has, from least to most (ROE-SHT-08, ROE-H-19).
    Cover {
        /// None.
        #[default]
        None,
        /// Soft cover.
        Soft,
        /// Hard cover.
        Hard,
    }
    /// How far a shot goes, as its weapon sees it (ROE-H-03).
    Band {
        /// Up to half the range, the half itself included.
        #[default]
        Short,
        /// Beyond that.
        Long,
    }
    /// On which side a vehicle is struck (ROE-VEH-01, ROE-H-23).
    Face {
        /// The front.
        #[default]
        Front,
        /// A side.
        Side,
        /// The rear.
        Rear,
        /// The top (ROE-IND-08, ROE-VEH-04).
        Top,
    }
    /// Where a vehicle is struck: the columns of the table of damage (ROE-VEH-01, -10).
    Location {
        /// The hull.
        #[default]
        Hull,
        /// The turret.
        Turret,
        /// Where passengers sit (ROE-VEH-02).
        Passenger,
        /// The tracks or wheels.
        Tracks,
    }
    /// What a gun fires (ROE-VWP-01, ROE-CL-05).
    Shell {
        /// Against armour.
        #[default]
        At,
        /// High explosive.
        He,
        /// Smoke.
        Smoke,
        /// A hollow charge.
        Heat,
    }
    /// An edge of the table.
    Edge {
        /// The upper one.
        #[default]
        North,
        /// The right one.
        East,
        /// The lower one.
        South,
        /// The left one.
        West,
    }
    /// The phases of a player turn (ROE-GEN-04), and the set-up before the first.
    Phase {
        /// Figures are placed.
        #[default]
        SetUp,
        /// Units that are not Confident test, fall back or hide.
        Discipline,
        /// Each unit gets its order.
        Orders,
        /// Unit by unit moves.
        Movement,
        /// Unit by unit spots and fires.
        Shooting,
        /// Charges and fights.
        CloseQuarters,
    }
    /// A unit that has been fired smoke at (ROE-ST-09).
    Haze {
        /// None.
        #[default]
        None,
        /// It is in smoke: nobody sees it, it sees nobody (ROE-SHT-15).
        Smoke,
        /// It counts as in soft cover (ROE-SHT-16).
        Thin,
    }
    /// Whether a unit has tried to be rid of the rule of the nearest target (ROE-ORD-07).
    Choice {
        /// It has not tried.
        #[default]
        Bound,
        /// It has tried in vain.
        Failed,
        /// It may choose.
        Free,
    }
    /// A crewman's station in a vehicle (ROE-ST-13).
    Station {
        /// Somebody serves it.
        #[default]
        Fit,
        /// Who serves it is stunned from the vehicle's next turn on.
        Dazed,
        /// Who serves it is stunned in this turn of the vehicle.
        Stunned,
        /// Nobody serves it until the crew has passed an Experience test (ROE-VEH-10).
        Empty,
    }
    /// The main weapon of a vehicle (ROE-ST-13).
    MainWeapon {
        /// It fires.
        #[default]
        Fit,
        /// It is damaged, until the crew has passed an Experience test.
        Damaged,
        /// It does not fire any more.
        Out,
    }
    /// Whose men they are (ROE-H-11).
    Nation {
        /// Germany.
        #[default]
        Germany,
        /// Great Britain and Canada.
        GreatBritain,
        /// The United States.
        UnitedStates,
        /// The Soviet Union.
        SovietUnion,
        /// France: the Maquis.
        France,
    }
    /// What kind of unit it is (ROE-CL-01).
    UnitKind {
        /// The command of a platoon.
        Command,
        /// A squad.
        #[default]
        Squad,
        /// Few men with one weapon: a heavy machine gun, a mortar, a weapon against tanks, a flamethrower.
        Team,
        /// A sniper.
        Sniper,
        /// Men with a gun on a carriage.
        GunCrew,
        /// A vehicle with its crew.
        Vehicle,
    }
    /// What a side is to do in a battle (ROE-H-26).
    Task {
        /// It attacks: it must hold more units in the defender's zone than he.
        #[default]
        Attack,
        /// It defends its zone.
        Defend,
    }
    /// How a side comes into the battle (ROE-H-26).
    Deployment {
        /// It is placed in its zone.
        #[default]
        Zone,
        /// It comes in from its edge in its first turn.
        Edge,
    }
    /// Where a machine gun of a vehicle is (ROE-VWP-04 to -11).
    Mount {
        /// In the turret, beside the main gun: it fires where the turret points.
        #[default]
        Coaxial,
        /// In the hull: an arc of 45°.
        Hull,
        /// On the roof: an arc of 90°, from an open hatch.
        Pintle,
        /// On a mount for passengers: an arc of 90°.
        Passengers,
    }
    /// What a weapon does or needs beside its numbers (ROE-CL-04).
    WeaponTrait {
        /// A close-quarters weapon: pistol, rifle, semi-automatic rifle (ROE-WPN-01).
        #[default]
        CloseQuarters,
        /// A submachine gun or assault rifle: +2 in close quarters (ROE-CQ-03).
        Automatic,
        /// An infantry support weapon: -1 to hit unless the unit has Hold (ROE-WPN-02).
        Isw,
        /// A light machine gun (ROE-WPN-03, -04).
        Lmg,
        /// Fires only if the unit has Hold (ROE-WPN-03, -05, -18).
        HoldOnly,
        /// Half ROF, rounded up, without an assistant of its own (ROE-WPN-04).
        NeedsAssistant,
        /// Who carries it is encumbered: -1 in close quarters (ROE-CQ-03).
        Encumbers,
        /// A support weapon: set up before it fires, half ROF at half crew (ROE-WPN-17 to -20).
        Support,
        /// Indirect fire (ROE-IND-01 to -10).
        Indirect,
        /// Never fires as opportunity fire (ROE-WPN-08, -28).
        NoOpportunityFire,
        /// A hollow charge: AT always that of short range, -1 to hit at long range (ROE-VWP-01).
        Heat,
        /// It is used up by one shot (ROE-H-12).
        SingleUse,
        /// It fires smoke too (ROE-SHT-13).
        Smokes,
        /// A telescopic sight: with Hold range + 20 and +1 to hit (ROE-WPN-10).
        Scoped,
        /// A flamethrower (ROE-WPN-22 to -29).
        Flame,
        /// A hand grenade (ROE-SHT-18, -20 to -22).
        Grenade,
        /// Rifle grenades: not after a move (ROE-SHT-19).
        RifleGrenade,
        /// An anti-tank grenade: for close quarters with vehicles (ROE-CQV-01 to -08).
        AntiTankGrenade,
        /// Infantry anti-tank: BLAST 1 against a unit in a building (ROE-WPN-06).
        InfantryAntiTank,
        /// A machine gun of a vehicle: -1 to hit unless it has Hold (ROE-VWP-04).
        VehicleMg,
        /// A gun on a carriage, drawn by its crew (ROE-WPN-11 to -15).
        Carriage,
        /// It has a shield: its crew is in hard cover (ROE-WPN-16).
        Shield,
    }
}

impl Phase {
    /// The phase after it; none: the player turn is over.
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::SetUp => Some(Self::Discipline),
            Self::Discipline => Some(Self::Orders),
            Self::Orders => Some(Self::Movement),
            Self::Movement => Some(Self::Shooting),
            Self::Shooting => Some(Self::CloseQuarters),
            Self::CloseQuarters => None,
        }
    }
}

impl Edge {
    /// The edge on the other side of the table.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
            Self::East => Self::West,
            Self::West => Self::East,
        }
    }
}

/// A set of traits, which files write as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Traits(u32);

impl Traits {
    /// The traits of a list.
    pub fn of(list: &[WeaponTrait]) -> Self {
        list.iter().fold(Self::default(), |all, one| all.with(*one))
    }
    /// True if it is among them.
    pub const fn has(self, one: WeaponTrait) -> bool {
        self.0 >> one as u32 & 1 == 1
    }
    /// These and this one.
    #[must_use]
    pub const fn with(self, one: WeaponTrait) -> Self {
        Self(self.0 | 1 << one as u32)
    }
    /// All of them, in the order of their list.
    pub fn iter(self) -> impl Iterator<Item = WeaponTrait> {
        WeaponTrait::ALL.into_iter().filter(move |one| self.has(*one))
    }
}

impl Serialize for Traits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Traits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<WeaponTrait>::deserialize(from).map(|list| Self::of(&list))
    }
}

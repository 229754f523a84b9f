//! The words in which files, facts and orders speak of a man.

use serde::{Deserialize, Serialize};

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
    /// What a man has to say (PH-0-07).
    Grade {
        /// An officer.
        Officer,
        /// A non-commissioned officer.
        Nco,
        /// A soldier.
        #[default]
        Soldier,
    }
    /// How much he has seen (PH-0-07).
    Experience {
        /// New to it.
        Green,
        /// Neither new nor old.
        #[default]
        Normal,
        /// An old hand.
        Veteran,
    }
    /// What he has learned besides (PH-CL-03).
    Speciality {
        /// Nothing.
        #[default]
        None,
        /// Has a telescopic sight.
        Sniper,
        /// Clears mines.
        Engineer,
        /// Carries a radio set.
        Radio,
        /// Shoots well.
        Marksman,
        /// Carries messages.
        Messenger,
        /// Cares for the wounded.
        Medic,
    }
    /// Whose he is: the column Country of the weapons.
    Nation {
        /// The United States.
        #[default]
        Usa,
        /// Great Britain.
        Gb,
        /// The Soviet Union.
        Ussr,
        /// Germany.
        Germany,
    }
    /// What camouflage he wears (PH-3.4-01); foliage comes apart.
    Clothing {
        /// None.
        #[default]
        Plain,
        /// A camouflaged helmet.
        Helmet,
        /// A camouflaged suit.
        Suit,
    }
    /// His health (PH-4.4-01).
    Health {
        /// Fit.
        #[default]
        Fit,
        /// Wounded: he cannot move.
        Wounded,
        /// Wounded and cared for.
        Treated,
        /// Dead.
        Dead,
    }
    /// His morale, from best to worst (PH-4.5-01).
    Morale {
        /// As ordered.
        #[default]
        Operational,
        /// Cannot move, and is prone.
        Pinned,
        /// Neither moves nor fires.
        Demoralised,
        /// Flees.
        Panicked,
    }
    /// How he holds himself (PH-4.6-01).
    Posture {
        /// Upright.
        #[default]
        Standing,
        /// On a knee.
        Crouched,
        /// On the ground.
        Prone,
    }
    /// How he moves (PH-7.16-01).
    Gait {
        /// Prone.
        Crawl,
        /// Crouched.
        Crouch,
        /// Standing.
        #[default]
        Walk,
        /// Standing, and fast.
        Run,
    }
    /// What he has done since his own card was turned (PH-ST-06).
    Motion {
        /// Not moved.
        #[default]
        Still,
        /// Moved.
        Moved,
        /// Run.
        Ran,
    }
    /// His weapon (PH-ST-09).
    Jam {
        /// It fires.
        #[default]
        Ready,
        /// It is jammed.
        Jammed,
        /// He spends this activation on it.
        Clearing,
    }
    /// With which of his weapons he fires.
    Arm {
        /// The fire-support weapon that he serves.
        Support,
        /// His rifle, carbine, submachine gun or assault rifle.
        #[default]
        Light,
        /// His pistol.
        Pistol,
    }
    /// What a man on alert answers by himself, so that nobody need be asked (PH-D-16).
    Answer {
        /// He fires where it is best: at his best range, out of cover, or before the other is gone.
        #[default]
        AtBest,
        /// His owner is asked at each change.
        Ask,
        /// He fires as soon as he can.
        AtOnce,
        /// He holds his fire.
        Hold,
    }
    /// Where on the table's edge he has left it.
    Left {
        /// He has not.
        #[default]
        No,
        /// By his own edge.
        Own,
        /// By the enemy's edge.
        Enemy,
        /// By another edge.
        Other,
        /// In panic (PH-H-43).
        Fled,
    }
    /// A time of day (PH-7.13-01).
    Hour {
        /// Day.
        #[default]
        Day,
        /// Dusk.
        Dusk,
        /// Night.
        Night,
    }
    /// The weather (PH-7.13-01).
    Weather {
        /// Clear.
        #[default]
        Clear,
        /// Rain.
        Rain,
        /// Fog.
        Fog,
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
    /// What a side has been ordered to do (PH-11.2-01).
    Task {
        /// Leave by the own edge.
        Withdraw,
        /// Hold two objectives.
        Hold,
        /// Take an objective back.
        CounterAttack,
        /// Go forward into the enemy's half.
        #[default]
        Advance,
        /// Leave by the enemy's edge.
        Dash,
        /// Fight: whoever has lost less in points wins.
        Meet,
    }
    /// How a side's campaign stands, from worst to best (PH-11.1-02); where nothing is said it is uncertain (PH-11.1-05).
    Status {
        /// Catastrophic (CCA).
        Catastrophic,
        /// Difficult (CDI).
        Difficult,
        /// Delicate (CDE).
        Delicate,
        /// Uncertain (CIN).
        #[default]
        Uncertain,
        /// Under control (CSC).
        UnderControl,
        /// Victorious (CVI).
        Victorious,
        /// Triumphal (CTR).
        Triumphal,
    }
    /// Who holds action points (PH-5.1-04).
    Points {
        /// The team, in one pool (PH-6.1-05).
        #[default]
        Pooled,
        /// Each man his own (PH-6.1-04).
        Individual,
    }
    /// Artillery that is bought for a battle (PH-7.8-01).
    Battery {
        /// Mortars, near the table.
        #[default]
        Mortar,
        /// Guns, far away.
        Guns,
    }
    /// What a call for fire asks for (PH-7.8-04).
    Mission {
        /// Shells that burst (PH-D-13).
        #[default]
        Shells,
        /// Smoke.
        Smoke,
        /// Light over the hex.
        Light,
    }
    /// What a main gun holds (PH-ST-14).
    Round {
        /// Nothing.
        #[default]
        Empty,
        /// An anti-tank round.
        AntiTank,
        /// A high-explosive round.
        HighExplosive,
    }
    /// How a vehicle is built (PH-CL-07).
    Build {
        /// With a turret.
        #[default]
        Tank,
        /// With a casemate in place of a turret.
        AssaultGun,
        /// Open on top, to carry men.
        Transport,
        /// A gun on a carriage, served by men on foot (PH-H-30).
        Carriage,
    }
    /// How heavy a vehicle is, for moves (PH-7.10-01).
    Class {
        /// Light.
        Light,
        /// Medium.
        #[default]
        Medium,
        /// Heavy.
        Heavy,
    }
    /// A part of a vehicle (PH-10-01).
    VehiclePart {
        /// The hull.
        #[default]
        Hull,
        /// The turret, or the casemate.
        Turret,
    }
    /// On which side of a vehicle it is struck (PH-10-01).
    Face {
        /// The front.
        #[default]
        Front,
        /// A side.
        Side,
        /// The rear.
        Rear,
        /// The top.
        Top,
    }
    /// What a row of the table of damage brings a man inside (PH-7.18-07).
    CrewFate {
        /// Nothing.
        #[default]
        Unhurt,
        /// A wound.
        Wounded,
        /// Death.
        Dead,
        /// He comes out in flames, and dies.
        Burns,
    }
    /// What a man lays or throws at a vehicle beside him (PH-7.2-01).
    Charge {
        /// An anti-tank mine.
        #[default]
        Mine,
        /// A Molotov cocktail.
        Molotov,
    }
    /// With what a man fires at a vehicle (PH-7.2-02).
    Tube {
        /// The weapon that he serves with his assistant.
        #[default]
        Crewed,
        /// A Panzerfaust.
        Panzerfaust,
    }
    /// Where a gun of a vehicle is (PH-H-07).
    Mount {
        /// Beside the main gun.
        #[default]
        Coaxial,
        /// In the hull, as all are that stand in no turret (PH-R-60).
        Hull,
        /// On the roof, to be served from an open hatch.
        Roof,
    }
    /// A station of a crew (PH-H-04).
    Seat {
        /// Who commands.
        #[default]
        Commander,
        /// Who lays the main gun.
        Gunner,
        /// Who loads it.
        Loader,
        /// Who drives.
        Driver,
        /// Who serves the machine gun of the hull.
        HullGunner,
    }
    /// What a trap is made of (PH-H-19).
    TrapKind {
        /// A charge, which bursts under men.
        #[default]
        Charge,
        /// An anti-tank mine, which bursts under vehicles.
        Mine,
    }
    /// What made a screen of smoke.
    SmokeKind {
        /// A grenade.
        #[default]
        Grenade,
        /// A shell.
        Shell,
    }
}

impl TrapKind {
    /// True of a charge.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub const fn is_charge(&self) -> bool {
        match self {
            Self::Charge => true,
            Self::Mine => false,
        }
    }
}

impl Morale {
    /// One level worse (PH-4.5-05); Panicked is the worst (PH-4.5-06).
    pub const fn worse(self) -> Self {
        match self {
            Self::Operational => Self::Pinned,
            Self::Pinned => Self::Demoralised,
            Self::Demoralised | Self::Panicked => Self::Panicked,
        }
    }
    /// One level better (PH-8.1-03).
    pub const fn better(self) -> Self {
        match self {
            Self::Operational | Self::Pinned => Self::Operational,
            Self::Demoralised => Self::Pinned,
            Self::Panicked => Self::Demoralised,
        }
    }
}

impl Gait {
    /// The posture that it needs (PH-7.16-01).
    pub const fn posture(self) -> Posture {
        match self {
            Self::Crawl => Posture::Prone,
            Self::Crouch => Posture::Crouched,
            Self::Walk | Self::Run => Posture::Standing,
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

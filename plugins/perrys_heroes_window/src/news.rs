//! What is told of all that happens: which facts are news, and which events. Lines, results, dice and motions on the table choose from these
//! lists; what stands in neither only changes the table.

use crate::topics::Topic;
use measured_table::Point;
use perrys_heroes::figures::{Is, Known, Mark};
use perrys_heroes::rolls::{
    BlastRolled, Called, CasualtyRolled, CrewRolled, DamageRolled, Drifted, GunRolled, Landed, MeleeRolled,
    PenetrationRolled, Rolled, Shelled, Volley,
};
use perrys_heroes::values::{Gait, Health, Jam, Left, Morale, Posture, Round};
use perrys_heroes::{BattleIs, By, Event, Outcome, Phase, Smoke, Trap};
use table::{CounterId, Side};

/// A fact that is told by itself, in a line of the log or on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// His health.
    Health(Health),
    /// His morale.
    Morale(Morale),
    /// How he holds himself.
    Posture(Posture),
    /// Where he looks: only the table shows it.
    Facing,
    /// Whether the enemy has located him.
    Located(bool),
    /// Whether he is concealed.
    Concealed(bool),
    /// How he has left the table.
    Left(Left),
    /// Whether he is on alert.
    Alert(bool),
    /// Whether he is under suppressive fire.
    Suppressed(bool),
    /// His weapon.
    Jam(Jam),
    /// Whether his launcher is fitted.
    Launcher(bool),
    /// In which vehicle he rides, by its place in the list.
    Aboard(Option<u8>),
    /// Where the turret looks: only the table shows it.
    Turret,
    /// What the main gun holds.
    Round(Round),
    /// At what it is aimed.
    Aim(Option<Mark>),
    /// Whether the hatch is open.
    Hatch(bool),
    /// Whether it cannot move any more.
    Immobile(bool),
    /// Whether its turret cannot turn any more.
    TurretJammed(bool),
    /// Whether its gun cannot fire any more.
    GunUseless(bool),
    /// Whether it is damaged.
    Damaged(bool),
    /// Whether its crew has left it.
    Abandoned(bool),
}

impl News {
    /// The news of a fact; none: other sentences tell of it, or nobody needs to read it.
    pub const fn of(is: Is) -> Option<Self> {
        Some(match is {
            Is::Healthy(health) => Self::Health(health),
            Is::Spirited(morale) => Self::Morale(morale),
            Is::Holds(posture) => Self::Posture(posture),
            Is::Faces(_) => Self::Facing,
            Is::Located(located) => Self::Located(located),
            Is::Concealed(concealed) => Self::Concealed(concealed),
            Is::HasLeft(left) => Self::Left(left),
            Is::Alert(alert) => Self::Alert(alert),
            Is::Suppressed(suppressed) => Self::Suppressed(suppressed),
            Is::Jammed(jam) => Self::Jam(jam),
            Is::Launcher(fitted) => Self::Launcher(fitted),
            Is::Aboard(vehicle) => Self::Aboard(vehicle),
            Is::Turret(_) => Self::Turret,
            Is::Loaded(round) => Self::Round(round),
            Is::Aimed(mark) => Self::Aim(mark),
            Is::Hatch(open) => Self::Hatch(open),
            Is::Immobile(is) => Self::Immobile(is),
            Is::TurretJammed(is) => Self::TurretJammed(is),
            Is::GunUseless(is) => Self::GunUseless(is),
            Is::Damaged(is) => Self::Damaged(is),
            Is::Abandoned(is) => Self::Abandoned(is),
            Is::Who(_)
            | Is::Stands(_)
            | Is::Moves(_)
            | Is::Goes(_)
            | Is::Answers(_)
            | Is::Tried(_)
            | Is::Jams(_)
            | Is::Knows(_)
            | Is::Carries(_)
            | Is::Stays(_)
            | Is::Volleys(_)
            | Is::Fired(_)
            | Is::HasPoints(_)
            | Is::Used(_)
            | Is::Acted(_)
            | Is::Spent(_)
            | Is::Stayed(_)
            | Is::Walked(_)
            | Is::Grenades(_)
            | Is::SmokeGrenades(_)
            | Is::RifleGrenades(_)
            | Is::Traps(_)
            | Is::Panzerfausts(_)
            | Is::Molotovs(_)
            | Is::Mines(_)
            | Is::ShotAt(_)
            | Is::Paces(_)
            | Is::GunFired(_) => return None,
        })
    }
    /// What its line is about; none: it has none.
    pub const fn topic(self) -> Option<Topic> {
        match self {
            Self::Health(_) | Self::Morale(_) => Some(Topic::Casualties),
            Self::Located(_) | Self::Concealed(_) => Some(Topic::Word),
            Self::Immobile(_) | Self::TurretJammed(_) | Self::GunUseless(_) | Self::Abandoned(_) => {
                Some(Topic::Casualties)
            }
            Self::Posture(_) | Self::Left(_) | Self::Aboard(_) | Self::Hatch(_) => Some(Topic::Moves),
            Self::Alert(_) | Self::Suppressed(_) | Self::Jam(_) | Self::Launcher(_) | Self::Round(_) | Self::Aim(_) => {
                Some(Topic::Fire)
            }
            Self::Facing | Self::Turret | Self::Damaged(_) => None,
        }
    }
}

/// Dice that somebody has rolled for something, with all that counted.
#[derive(Clone, Copy, Debug)]
pub enum Dice<'e> {
    /// One die against a number.
    Rolled(&'e Rolled),
    /// A volley.
    Fired(&'e Volley),
    /// A main gun.
    Gun(&'e GunRolled),
    /// A hit on a vehicle, and whether it goes through.
    Penetrated(&'e PenetrationRolled),
    /// The table of damage.
    Damaged(&'e DamageRolled),
    /// A man inside.
    Crew(&'e CrewRolled),
    /// A casualty die.
    Struck(&'e CasualtyRolled),
    /// Those of a figure in a burst.
    Blasted(&'e BlastRolled),
    /// A bout of melee.
    Fought(&'e MeleeRolled),
}

/// An event that is told.
#[derive(Clone, Copy, Debug)]
pub enum Told<'e> {
    /// A phase begins.
    Phase { turn: u8, phase: Phase },
    /// A side places its men; none: nobody does any more.
    Placing(Option<Side>),
    /// The wind by its die.
    Wind { die: u8 },
    /// The card of a team is turned.
    Card { team: u8 },
    /// Somebody goes a part of his way; how, where all see it.
    Went { unit: CounterId, gait: Option<Gait>, way: &'e [Point] },
    /// A vehicle runs men over.
    RanOver { unit: CounterId, over: &'e [CounterId] },
    /// Dice are rolled.
    Rolled(Dice<'e>),
    /// Something thrown comes down.
    Landed(&'e Landed),
    /// Fire is called for.
    Called(&'e Called),
    /// A call drifts.
    Drifted(&'e Drifted),
    /// A call strikes.
    Shelled(&'e Shelled),
    /// Word is passed on.
    Word { unit: CounterId, to: CounterId, by: By, of: Known },
    /// Something is true of somebody now.
    Is { who: CounterId, is: Is, news: News },
    /// All bases of smoke.
    Smoke(&'e [Smoke]),
    /// A trap is there, or is found.
    Trap(&'e Trap),
    /// The battle is over.
    Over(&'e Outcome),
}

impl<'e> Told<'e> {
    /// What is told of an event; none: it only changes the table.
    pub fn of(event: &'e Event) -> Option<Self> {
        Some(match event {
            Event::PhaseBegan { turn, phase } => Self::Phase { turn: *turn, phase: *phase },
            Event::Placing(side) => Self::Placing(*side),
            Event::WindRolled { die } => Self::Wind { die: *die },
            Event::CardTurned { team, .. } => Self::Card { team: *team },
            Event::Went { unit, gait, way, .. } => Self::Went { unit: *unit, gait: *gait, way },
            Event::RanOver { unit, over } => Self::RanOver { unit: *unit, over },
            Event::Rolled(rolled) => Self::Rolled(Dice::Rolled(rolled)),
            Event::Fired(volley) => Self::Rolled(Dice::Fired(volley)),
            Event::GunFired(shot) => Self::Rolled(Dice::Gun(shot)),
            Event::Penetrated(rolled) => Self::Rolled(Dice::Penetrated(rolled)),
            Event::Damaged(rolled) => Self::Rolled(Dice::Damaged(rolled)),
            Event::CrewRolled(rolled) => Self::Rolled(Dice::Crew(rolled)),
            Event::Struck(struck) => Self::Rolled(Dice::Struck(struck)),
            Event::Blasted(blasted) => Self::Rolled(Dice::Blasted(blasted)),
            Event::Fought(bout) => Self::Rolled(Dice::Fought(bout)),
            Event::Landed(landed) => Self::Landed(landed),
            Event::Called(called) => Self::Called(called),
            Event::Drifted(drifted) => Self::Drifted(drifted),
            Event::Shelled(shelled) => Self::Shelled(shelled),
            Event::Told { unit, to, by, about } => Self::Word { unit: *unit, to: *to, by: *by, of: *about },
            Event::Is(who, is) => Self::Is { who: *who, is: *is, news: News::of(*is)? },
            Event::BattleIs(BattleIs::Smoke(smoke)) => Self::Smoke(smoke),
            Event::BattleIs(BattleIs::Trap(trap)) => Self::Trap(trap),
            Event::Over(outcome) => Self::Over(outcome),
            Event::BattleIs(
                BattleIs::Wind(_)
                | BattleIs::Screens(_)
                | BattleIs::TrapGone { .. }
                | BattleIs::Pool { .. }
                | BattleIs::Support(_)
                | BattleIs::Lights(_),
            )
            | Event::Pushed(_)
            | Event::Popped
            | Event::Deck(_)
            | Event::RallyIs(_)
            | Event::Planned { .. }
            | Event::Steered { .. }
            | Event::Asked { .. }
            | Event::Fled
            | Event::Acts(_)
            | Event::Stands(_) => return None,
        })
    }
}

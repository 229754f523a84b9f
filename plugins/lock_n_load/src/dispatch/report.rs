//! What a lawful order comes to before the dice are thrown, and what comes of it with them: a line for each.

use crate::facts::event::Event;
use crate::facts::frames::Check;
use crate::facts::situation::{Table, UnitNow};
use crate::sections::close_assault::{self, Declared};
use crate::sections::fire::{self, strength::FireFacts};
use crate::sections::indirect_fire::{self, artillery, artillery::Call, mortars, mortars::Bombardment, strike::Strike};
use crate::sections::melee::{round, round::Declaration, withdrawal, withdrawal::Withdrawal};
use crate::sections::ordnance::{self, ShotFacts};
use crate::sections::overrun::{self, StrikeBack};
use crate::sections::rally::{self, RallyAttempt};
use crate::sections::smoke::{self, SmokeAttempt};
use crate::sections::spotting::{self, SpotAttempt};
use crate::sections::{medics, snipers};
use table::{CounterId, DiceCup, Refusal, Side};

/// Lists what orders come to: what is known before the dice, and the events that come of it.
macro_rules! reports {
    (
        $(#[$meta:meta])* pub enum $Report:ident;
        carried out by $side:ident on $table:ident with $dice:ident;
        $($(#[$doc:meta])* $Name:ident($($held:ident: $Held:ty),+) => $events:expr;)*
    ) => {
        $(#[$meta])*
        pub enum $Report { $($(#[$doc])* $Name($($Held),+),)* }

        impl $Report {
            /// What comes of the order, worked out on the table by the section that owns it.
            pub(crate) fn carry_out(self, $table: &Table, $dice: &mut DiceCup, $side: Side) -> Vec<Event> {
                match self { $($Report::$Name($($held),+) => $events,)* }
            }
        }
    };
}

reports! {
    /// What a lawful order comes to before the dice are thrown. The dice are thrown with it, so what a preview shows is what is rolled.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Report;
    carried out by side on table with dice;

    /// An attack on the Direct Fire Table.
    Fire(facts: Box<FireFacts>) => fire::fire(table, dice, &facts);
    /// A shot of ordnance.
    Shoot(facts: Box<ShotFacts>) => ordnance::shoot(table, dice, &facts);
    /// The attack of a sniper whose owner has chosen the Location.
    SniperFire(facts: Box<FireFacts>) => snipers::fire_at(table, dice, *facts);
    /// A spotting attempt.
    Spot(attempt: SpotAttempt) => spotting::spot(dice, attempt);
    /// An attempt to place smoke.
    Smoke(attempt: SmokeAttempt) => smoke::place(table, dice, attempt);
    /// A rally attempt.
    Rally(attempt: RallyAttempt) => rally::rally(dice, attempt);
    /// SS Dedication.
    Dedication(attempt: RallyAttempt) => rally::dedication(table, dice, attempt);
    /// A medic's try, with the unit that he treats.
    Heal(attempt: RallyAttempt, patient: UnitNow) => medics::heal(dice, attempt, patient);
    /// Morale Checks of units that try to withdraw from a melee.
    Withdraw(withdrawal: Withdrawal) => withdrawal::withdraw(table, dice, withdrawal);
    /// The Damage Check that is made next.
    CheckNext(check: Check) => fire::attack::check_next(table, dice, check);
    /// An attack in a melee round.
    MeleeAttack(declaration: Declaration) => declaration.events;
    /// The satchel charges that are used in defence.
    MeleeDefence(satchels: Vec<CounterId>) => round::defend(table, dice, &satchels);
    /// A mortar's bombardment.
    Bombard(order: Box<Bombardment>) => mortars::bombard(table, dice, &order);
    /// A call for artillery.
    CallArtillery(call: Box<Call>) => artillery::fall(table, dice, side, &call);
    /// The hex that artillery strikes next.
    StrikeNext(strike: Box<Strike>) => indirect_fire::strike_next(table, dice, &strike);
    /// A Close Assault.
    CloseAssault(declared: Box<Declared>) => close_assault::begin(table, dice, &declared);
    /// A Close Assault on the vehicle that has overrun the unit.
    StrikeBack(strike: StrikeBack) => overrun::strike(table, dice, &strike);
    /// Nothing is left to dice: what happens.
    Done(events: Vec<Event>) => events;
}

impl Report {
    /// Without dice an order is done as it was judged.
    pub(crate) fn done(events: Result<Vec<Event>, Refusal>) -> Result<Self, Refusal> {
        events.map(Report::Done)
    }
    /// What is long lies elsewhere.
    pub(crate) fn boxed<T>(facts: Result<T, Refusal>, of: fn(Box<T>) -> Self) -> Result<Self, Refusal> {
        facts.map(|facts| of(Box::new(facts)))
    }
}

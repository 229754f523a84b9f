//! With what each man of a unit fires, and with how many dice: the classes of weapons (ROE-WPN, ROE-CL-04).

use super::rules::{ANTI_TANK_HOLDS, CREW_NEEDED, HALF_CREW, LMG, SETS_UP, SUPPORT_WEAPON, WHO_FIRES};
use super::words;
use crate::facts::event::Event;
use crate::facts::field::Man;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Band, Order, Role, WeaponTrait};
use crate::files::weapons::{WeaponDef, WeaponNo};
use crate::sections::smoke::rules::SMOKED;
use crate::sections::templates::rules::{FLAME_RESTS, FLAME_SHOTS};
use measured_table::Gap;
use smallvec::SmallVec;
use table::Refusal;

/// What does not fire with the others: what is thrown or launched has its own place in the order, what bursts into flames, flies over
/// hills or has wheels its own rules; what is used up by a shot is kept for vehicles. So neither mortars (ROE-WPN-08) nor flamethrowers
/// (ROE-WPN-28) fire as opportunity fire.
const APART: [WeaponTrait; 8] = [
    WeaponTrait::Grenade,
    WeaponTrait::RifleGrenade,
    WeaponTrait::AntiTankGrenade,
    WeaponTrait::Flame,
    WeaponTrait::Indirect,
    WeaponTrait::VehicleMg,
    WeaponTrait::Carriage,
    WeaponTrait::SingleUse,
];

/// Half of it, rounded up (ROE-GEN-03).
const fn half(dice: u8) -> u8 {
    dice.div_ceil(2)
}

/// A weapon that a man may fire now, and how far it reaches, in tenths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm {
    pub no: WeaponNo,
    pub reach: i32,
}

/// What counts for all men of a unit that fires.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bearing {
    /// It has Hold.
    pub holds: bool,
    /// It is opportunity fire.
    opportunity: bool,
    /// So many of it serve a support weapon.
    crew: u8,
    /// One of them is ready to fire it, so that the others have their hands full.
    serves: bool,
    /// So many assistants are not busy yet with a gun (ROE-WPN-04).
    assistants: u8,
}

impl Bearing {
    pub(super) fn of(table: &Table, unit: &Unit, opportunity: bool) -> Self {
        let many = |role: Role| {
            let men = table.present(unit).filter(|figure| table.man(figure).is_some_and(|man| man.role == role));
            u8::try_from(men.count()).unwrap_or(u8::MAX)
        };
        let (crew, assistants) = (many(Role::Crewman), many(Role::Assistant));
        let holds = unit.has(Order::Hold);
        let ready = |figure: &Figure| {
            let man = table.man(figure);
            let mut weapons = man.into_iter().flat_map(|man| &man.weapons).map(|no| table.field.weapon(*no));
            figure.set_up && weapons.any(|weapon| is_direct_support(weapon) && crew >= weapon.needs)
        };
        let serves = holds && table.present(unit).any(|figure| ready(&figure));
        Self { holds, opportunity, crew, serves, assistants }
    }
    /// The weapons that a man may fire now, the one that he fires first in front.
    ///
    /// # Errors
    /// Why he fires none.
    pub(super) fn arms(&self, table: &Table, figure: &Figure, man: &Man) -> Result<SmallVec<[Arm; 2]>, Refusal> {
        let mut arms = SmallVec::new();
        let mut why = Refusal::new(WHO_FIRES, words::nothing_to_fire());
        for no in man.weapons.iter().copied() {
            let weapon = table.field.weapon(no);
            if APART.into_iter().any(|one| weapon.traits.has(one)) || weapon.rof.0 == 0 {
                continue;
            }
            match self.fires(weapon, figure, man) {
                Ok(()) => arms.push(Arm { no, reach: self.reach(table, weapon) }),
                Err(refusal) => why = refusal,
            }
        }
        if arms.is_empty() { Err(why) } else { Ok(arms) }
    }
    /// Whether a man may fire this weapon under his unit's order.
    fn fires(&self, weapon: &WeaponDef, figure: &Figure, man: &Man) -> Result<(), Refusal> {
        let has = |one| weapon.traits.has(one);
        let support = has(WeaponTrait::Support);
        if !self.holds && (support || has(WeaponTrait::HoldOnly)) {
            return Err(if support {
                Refusal::new(SUPPORT_WEAPON, words::support_holds())
            } else if has(WeaponTrait::InfantryAntiTank) {
                Refusal::new(ANTI_TANK_HOLDS, words::anti_tank_holds())
            } else {
                Refusal::new(LMG, words::lmg_holds())
            });
        }
        if self.opportunity && has(WeaponTrait::NoOpportunityFire) {
            return Err(Refusal::new(WHO_FIRES, words::no_opportunity()));
        }
        if support && !figure.set_up {
            return Err(Refusal::new(SETS_UP, words::not_set_up()));
        }
        if support && self.crew < weapon.needs {
            return Err(Refusal::new(CREW_NEEDED, words::too_few(weapon.needs)));
        }
        if support && figure.rests {
            return Err(Refusal::new(HALF_CREW, words::rests()));
        }
        // Reading: who serves a support weapon that is ready to fire does not fire his own.
        if self.serves && !support && man.role == Role::Crewman {
            return Err(Refusal::new(WHO_FIRES, words::nothing_to_fire()));
        }
        Ok(())
    }
    /// Whether a man may fire a weapon that is fired apart: it has not fired smoke (ROE-SHT-17), and a flamethrower has shots left
    /// (ROE-WPN-26) and need not wait (ROE-WPN-25).
    fn fires_apart(&self, weapon: &WeaponDef, figure: &Figure, man: &Man) -> Result<(), Refusal> {
        self.fires(weapon, figure, man)?;
        if figure.smoked {
            return Err(Refusal::new(SMOKED, words::has_smoked()));
        }
        if weapon.shots > 0 && figure.shots >= weapon.shots {
            return Err(Refusal::new(FLAME_SHOTS, words::flames_spent()));
        }
        if weapon.traits.has(WeaponTrait::Flame) && figure.rests {
            return Err(Refusal::new(FLAME_RESTS, words::rests()));
        }
        Ok(())
    }
    /// How far a weapon reaches: a scoped rifle further on Hold (ROE-WPN-10).
    fn reach(&self, table: &Table, weapon: &WeaponDef) -> i32 {
        let more = table.field.charts.shooting.scoped.0;
        weapon.range.0 + if self.holds && weapon.traits.has(WeaponTrait::Scoped) { more } else { 0 }
    }
    /// How many dice a weapon rolls (ROE-SHT-06): halves without its assistant (ROE-WPN-04), or with half its crew (ROE-WPN-19).
    pub(super) fn dice(&mut self, weapon: &WeaponDef, band: Band) -> u8 {
        let full = weapon.rof.of(band);
        let alone = weapon.traits.has(WeaponTrait::NeedsAssistant) && self.assistants == 0;
        if weapon.traits.has(WeaponTrait::NeedsAssistant) {
            self.assistants = self.assistants.saturating_sub(1);
        }
        if alone || self.is_half_crew(weapon) { half(full) } else { full }
    }
    /// True of a support weapon or a flamethrower whose crew is at half its strength or less (ROE-WPN-19, ROE-WPN-25, ROE-R-28).
    fn is_half_crew(&self, weapon: &WeaponDef) -> bool {
        let has = |one| weapon.traits.has(one);
        (has(WeaponTrait::Support) || has(WeaponTrait::Flame)) && u16::from(self.crew) * 2 <= u16::from(weapon.crew)
    }
    /// True of a weapon that fires every other turn with so few men (ROE-WPN-19).
    pub(super) fn rests(&self, weapon: &WeaponDef) -> bool {
        self.is_half_crew(weapon) && weapon.rof.0 == 1
    }
}

/// A man with a weapon that is fired by itself, apart from those of his unit: a mortar, a flamethrower.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Apart {
    /// Who.
    pub figure: Figure,
    /// His Experience rating.
    pub experience: u8,
    /// With which weapon.
    pub no: WeaponNo,
    /// It fires every other turn with so few men (ROE-WPN-19, ROE-WPN-25).
    pub rests: bool,
}

/// The first man of a unit who may fire his weapon with this trait now.
///
/// # Errors
/// Why nobody may.
pub(crate) fn apart(table: &Table, unit: &Unit, what: WeaponTrait) -> Result<Apart, Refusal> {
    let bearing = Bearing::of(table, unit, false);
    let mut why = Refusal::new(WHO_FIRES, words::nothing_to_fire());
    for figure in table.standing(unit) {
        let Some(man) = table.man(&figure) else { continue };
        let Some(no) = man.weapons.iter().copied().find(|no| table.field.weapon(*no).traits.has(what)) else {
            continue;
        };
        let weapon = table.field.weapon(no);
        match bearing.fires_apart(weapon, &figure, man) {
            Ok(()) => return Ok(Apart { figure, experience: man.experience, no, rests: bearing.rests(weapon) }),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// A support weapon that fires at what its crew sees.
fn is_direct_support(weapon: &WeaponDef) -> bool {
    weapon.traits.has(WeaponTrait::Support) && !weapon.traits.has(WeaponTrait::Indirect)
}

/// Whether a shot is at short range or at long range of what reaches so far (ROE-H-03).
pub(crate) fn band(table: &Table, reach: i32, gap: Gap) -> Band {
    let short = table.field.charts.shooting.short.of(reach.unsigned_abs());
    if gap.within(i32::try_from(short).unwrap_or(reach)) { Band::Short } else { Band::Long }
}

/// What the turn before has brought to the support weapons of a unit whose turn begins: after a turn of Hold they are set up, after a move
/// they are not (ROE-WPN-17); one that has not been fired rests no longer (ROE-WPN-19), nor does a flamethrower (ROE-WPN-25). What has
/// fired smoke may fire again (ROE-SHT-17).
pub(crate) fn support_weapons(table: &Table, unit: &Unit) -> Vec<Event> {
    let carries = |figure: &Figure| {
        let man = table.man(figure);
        man.is_some_and(|man| man.weapons.iter().any(|no| table.field.weapon(*no).traits.has(WeaponTrait::Support)))
    };
    let mut events = Vec::new();
    for figure in table.present(unit) {
        let set_up = !unit.moved && (figure.set_up || unit.order == Some(Order::Hold));
        if set_up != figure.set_up && carries(&figure) {
            events.push(Event::Is(figure.id, Is::IsSetUp(set_up)));
        }
        if figure.rests && !unit.fired && !figure.smoked {
            events.push(Event::Is(figure.id, Is::Rests(false)));
        }
        if figure.smoked {
            events.push(Event::Is(figure.id, Is::Smoked(false)));
        }
    }
    events
}

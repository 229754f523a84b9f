//! With what vehicles are attacked: what each is by the table (PH-9.2-01), and whether a man can use it now.

use super::rules::{ANTI_TANK_SHOT, ASSAULT, RANGE, REACH};
use super::words;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::{Charge, Tube};
use crate::files::weapons::{AntiTankDef, AntiTankUse};
use crate::sections::casualties::may_attack;
use crate::sections::fire::rows::Band;
use table::{Line, Refusal};

/// With what somebody attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Means {
    /// A charge that he lays or throws.
    Charge(Charge),
    /// A weapon that he fires.
    Tube(Tube),
    /// An anti-tank round of a gun on a carriage.
    Gun,
    /// A high-explosive round of it.
    Shell,
}

impl Means {
    /// True of what bursts, so that smoke does not hinder it (PH-R-26).
    pub const fn bursts(self) -> bool {
        match self {
            Self::Charge(_) | Self::Shell => true,
            Self::Tube(_) | Self::Gun => false,
        }
    }
    /// What is left of it once one more is gone; none: it is not spent (PH-7.2-11).
    pub(super) const fn spent(self, figure: &Figure) -> Option<Is> {
        match self {
            Self::Charge(Charge::Mine) => Some(Is::Mines(figure.mines.saturating_sub(1))),
            Self::Charge(Charge::Molotov) => Some(Is::Molotovs(figure.molotovs.saturating_sub(1))),
            Self::Tube(Tube::Panzerfaust) => Some(Is::Panzerfausts(figure.panzerfausts.saturating_sub(1))),
            Self::Tube(Tube::Crewed) | Self::Gun | Self::Shell => None,
        }
    }
}

/// What the table says of a charge.
pub fn of_charge<'t>(table: &Table<'t>, charge: Charge) -> Option<&'t AntiTankDef> {
    let is = |def: &&AntiTankDef| match charge {
        Charge::Mine => def.under,
        Charge::Molotov => def.on_top,
    };
    table.field.weapons.anti_tank.iter().find(is)
}

/// What it says of the weapon that a man fires: of the one that he serves, as far as one knows him.
pub fn of_tube<'t>(table: &Table<'t>, figure: &Figure, tube: Tube) -> Option<&'t AntiTankDef> {
    match tube {
        Tube::Crewed => table.man(figure)?.anti_tank.map(|no| table.field.anti_tank(no)),
        Tube::Panzerfaust => table.field.weapons.anti_tank.iter().find(|def| def.used == AntiTankUse::Once),
    }
}

/// The charge that he lays or throws, if he has one left.
///
/// # Errors
/// He has none.
pub(super) fn charge<'t>(table: &Table<'t>, figure: &Figure, charge: Charge) -> Result<&'t AntiTankDef, Refusal> {
    let (left, none) = match charge {
        Charge::Mine => (figure.mines, words::no_mine()),
        Charge::Molotov => (figure.molotovs, words::no_molotov()),
    };
    of_charge(table, charge).filter(|_| left > 0).ok_or_else(|| Refusal::new(ASSAULT, none))
}

/// The weapon that he fires, if he can as he is: of those that two men serve the assistant touches him, and is able to attack.
///
/// Reading: the gunner alone pays; PH-7.1-02 has a price for assistants with firearms only.
///
/// # Errors
/// Why he cannot.
pub(crate) fn tube<'t>(table: &Table<'t>, figure: &Figure, tube: Tube) -> Result<&'t AntiTankDef, Refusal> {
    let refuse = |why| Refusal::new(ANTI_TANK_SHOT, why);
    match tube {
        Tube::Panzerfaust if figure.panzerfausts == 0 => return Err(refuse(words::no_panzerfaust())),
        Tube::Crewed | Tube::Panzerfaust => {}
    }
    let def = of_tube(table, figure, tube).ok_or_else(|| refuse(words::no_weapon()))?;
    if def.used == AntiTankUse::Again {
        let assistant = table.partner(figure).ok_or_else(|| refuse(words::no_assistant()))?;
        if table.gap(figure, &assistant).is_none_or(|gap| gap.is_open()) {
            return Err(refuse(words::assistant_is_away(assistant.id)));
        }
        may_attack(&assistant)?;
        if assistant.spent {
            return Err(refuse(words::assistant_is_busy(assistant.id)));
        }
    }
    Ok(def)
}

/// All weapons that he can fire as he is.
pub(crate) fn tubes(table: &Table, figure: &Figure) -> impl Iterator<Item = Tube> {
    Tube::ALL.into_iter().filter(|one| tube(table, figure, *one).is_ok())
}

/// What a weapon gets at a range (PH-7.2-05): beyond 60 cm what it has at long range (PH-R-06).
///
/// # Errors
/// It does not reach (PH-9.2-02).
pub(super) fn at_range(ranges: (Option<i8>, Option<i8>, Option<i8>), band: Band) -> Result<Line, Refusal> {
    let (value, rule) = match band {
        Band::Short => (ranges.0, RANGE),
        Band::Medium => (ranges.1, RANGE),
        Band::Long | Band::Far => (ranges.2, REACH),
    };
    value.map(|value| Line::of(RANGE, value.into())).ok_or_else(|| Refusal::new(rule, words::does_not_reach()))
}

//! What the men of a unit carry: as its formation has them, as requisition points have changed it, and what is free (ROE-H-25).

use super::Stock;
use crate::files::force::{TakenDef, UnitDef};
use crate::files::platoons::{FormationDef, SwapDef};
use crate::files::values::{Role, WeaponTrait};

/// A man with his weapons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Armed {
    /// What he is in his unit.
    pub role: Role,
    /// The keys of his weapons, the one that he fires first.
    pub weapons: Vec<String>,
}

impl Armed {
    /// The place of the weapon for which he may have this; none: he may not. Who needs none for it has it in any case.
    fn gives(&self, swap: &SwapDef, stock: Stock<'_>) -> Option<Option<usize>> {
        if swap.of.is_empty() {
            return Some(None);
        }
        let is_one = |key: &String| swap.of.iter().any(|of| of == stock.weapons.base(key));
        self.weapons.iter().position(is_one).map(Some)
    }
    /// True if he may have this.
    pub fn may_have(&self, swap: &SwapDef, stock: Stock<'_>) -> bool {
        self.gives(swap, stock).is_some()
    }
    /// He gets it, if he may have it.
    pub fn takes(&mut self, swap: &SwapDef, weapon: &str, stock: Stock<'_>) {
        match self.gives(swap, stock) {
            Some(Some(place)) if swap.instead => self.weapons[place] = weapon.to_owned(),
            Some(_) => self.weapons.push(weapon.to_owned()),
            None => {}
        }
    }
    /// True of a rifleman: he has a rifle (ROE-H-25).
    pub fn is_rifleman(&self, stock: Stock<'_>) -> bool {
        self.weapons.iter().any(|key| is_rifle(key, stock))
    }
    /// True of a plain rifleman: he is nothing else, and has nothing but a rifle and grenades to throw (ROE-H-05).
    pub fn is_plain(&self, stock: Stock<'_>) -> bool {
        let thrown = |key: &String| {
            let traits = stock.weapons.no(key).map(|no| stock.weapons.def(no).traits).unwrap_or_default();
            traits.has(WeaponTrait::Grenade) || traits.has(WeaponTrait::AntiTankGrenade)
        };
        let plain = |key: &String| is_rifle(key, stock) || thrown(key);
        self.role == Role::Man && self.is_rifleman(stock) && self.weapons.iter().all(plain)
    }
}

fn is_rifle(key: &str, stock: Stock<'_>) -> bool {
    stock.platoons.requisition.riflemen.iter().any(|rifle| rifle == stock.weapons.base(key))
}

/// The men of a formation as it has them.
pub(super) fn issued(formation: &FormationDef) -> Vec<Armed> {
    formation.each().map(|men| Armed { role: men.role, weapons: men.weapons.clone() }).collect()
}

/// Whom a change concerns, by their places in the unit.
pub(super) fn concerned(taken: &TakenDef, men: &[Armed], swap: &SwapDef, stock: Stock<'_>) -> Vec<usize> {
    let may_have = |no: &usize| men.get(*no).is_some_and(|man| man.may_have(swap, stock));
    match taken.man {
        Some(man) if !swap.whole => Some(usize::from(man)).filter(may_have).into_iter().collect(),
        None if swap.whole => (0..men.len()).filter(may_have).collect(),
        Some(_) | None => Vec::new(),
    }
}

/// The men of a unit with all that they carry. What is wrong with its changes is told elsewhere.
pub(super) fn armed(unit: &UnitDef, formation: &FormationDef, stock: Stock<'_>) -> Vec<Armed> {
    let mut men = issued(formation);
    let riflemen: Vec<bool> = men.iter().map(|man| man.is_rifleman(stock)).collect();
    for taken in &unit.requisition {
        let Some(swap) = stock.platoons.swap(&taken.swap) else { continue };
        let weapon = taken.weapon.as_deref().unwrap_or(&swap.gives);
        for no in concerned(taken, &men, swap, stock) {
            men[no].takes(swap, weapon, stock);
        }
    }
    let free = &stock.platoons.requisition.free;
    for (man, _) in men.iter_mut().zip(riflemen).filter(|(_, rifleman)| *rifleman) {
        man.weapons.push(free.clone());
    }
    men
}

//! What a definition comes to with its class and its formation.

use crate::files::classes::{ClassDef, Trait, Traits};
use crate::files::definition::{FormationDef, UnitDef};

impl ClassDef {
    /// Everything that a unit of this class is and may do: what the class has, what formation and definition add, without what the
    /// definition takes away.
    pub fn traits_of(&self, formation: Option<&FormationDef>, unit: &UnitDef) -> Traits {
        let boxes = [
            (unit.assault_move, Trait::AssaultMoves),
            (unit.stealth, Trait::MovesByStealth),
            (unit.self_rally, Trait::SelfRallies),
            (unit.melee_bonus, Trait::MeleeBonus),
        ];
        let printed = boxes.into_iter().filter(|(is_printed, _)| *is_printed);
        printed
            .fold(Traits::of(&self.traits), |all, (_, one)| all.with(one))
            .and(formation.map(|formation| Traits::of(&formation.traits)).unwrap_or_default())
            .and(Traits::of(&unit.gains))
            .without(Traits::of(&unit.lacks))
    }
}

/// A definition with all that its class and its formation make of it.
#[derive(Clone, Copy, Debug)]
pub struct Defined<'a> {
    /// What the file says of the unit.
    pub def: &'a UnitDef,
    /// Its class.
    pub class: &'a ClassDef,
    /// What its units are and may do.
    pub traits: Traits,
}

impl<'a> Defined<'a> {
    /// A definition with its class and its traits.
    pub const fn new(def: &'a UnitDef, class: &'a ClassDef, traits: Traits) -> Self {
        Self { def, class, traits }
    }
    /// True if its units are or may do this.
    pub const fn may(&self, one: Trait) -> bool {
        self.traits.has(one)
    }
    /// Multi-man counter.
    pub const fn is_mmc(&self) -> bool {
        self.may(Trait::MultiMan)
    }
    /// Single-man counter.
    pub const fn is_smc(&self) -> bool {
        self.may(Trait::SingleMan)
    }
}

impl std::ops::Deref for Defined<'_> {
    type Target = UnitDef;
    fn deref(&self) -> &UnitDef {
        self.def
    }
}

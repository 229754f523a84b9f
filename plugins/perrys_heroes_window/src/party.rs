//! Who lays suppressive fire together: he who is chosen alone, he and the nearest of his team, or those who are picked.

use crate::battle::Battle;
use measured_table::Point;
use perrys_heroes::{Command, Figure, Known, Table};
use table::CounterId;

/// Men of his team who are picked to fire with who is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Party(Known);

impl Party {
    /// Nobody is picked.
    pub const NONE: Self = Self(Known::NOBODY);

    /// True if nobody is picked.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
    /// All who take part: first who is chosen, then the others in the order of the list.
    pub fn with(self, table: &Table, chosen: CounterId) -> Vec<CounterId> {
        let picked = self.0.numbers().filter_map(|no| table.figures.iter().nth(no)).map(|figure| figure.id);
        std::iter::once(chosen).chain(picked.filter(|one| *one != chosen)).collect()
    }
    /// The same once this one is clicked, who is picked then, or left out again; who is chosen takes part in any case. None: he is of
    /// another team.
    pub fn picked(self, table: &Table, chosen: &Figure, piece: &Figure) -> Option<Self> {
        let no = table.no(piece.id).filter(|_| piece.team == chosen.team)?;
        if piece.id == chosen.id {
            return Some(self);
        }
        Some(Self(if self.0.has(no) { self.0.without(no) } else { self.0.with(no) }))
    }
}

/// Suppressive fire on a place: by all who are picked; else by him alone where he may; else by him and the nearest of his team with whom he
/// may.
pub fn suppresses(battle: &Battle, figure: &Figure, party: Party, at: Point) -> Command {
    let of = |units: Vec<CounterId>| Command::Suppress { units, at };
    let table = battle.table();
    let named = of(party.with(&table, figure.id));
    if !party.is_empty() || battle.judge(&named).is_ok() {
        return named;
    }
    let mut mates: Vec<Figure> = table.team(figure.team.0).filter(|mate| mate.id != figure.id).collect();
    mates.sort_by_key(|mate| (table.gap(figure, mate).map(|gap| gap.rank()), mate.id));
    let pairs = mates.iter().map(|mate| of(vec![figure.id, mate.id]));
    pairs.into_iter().find(|pair| battle.judge(pair).is_ok()).unwrap_or(named)
}

#[cfg(test)]
#[path = "party_test.rs"]
mod tests;

//! Who of a unit sees whom of another one, and how far away he is. Nothing is asked twice, and nothing that nobody wants to know.

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::sections::{armour, sight};
use measured_table::Gap;
use measured_table::shapes::gap;

/// Those of a unit at whom one fires: the vehicle, while its crew is in it or nobody of it is on the table; else the men (ROE-H-05).
pub(super) fn targets(table: &Table, at: &Unit) -> Vec<Figure> {
    let men: Vec<Figure> = table.standing(at).filter(|figure| !figure.is_vehicle()).collect();
    if men.is_empty() {
        table.standing(at).filter(|figure| armour::def_of(table, figure).is_some()).collect()
    } else {
        men
    }
}

/// The gap between two figures: to the nearest point of a vehicle (ROE-GEO-02).
fn gap_of(table: &Table, a: &Figure, b: &Figure) -> Option<Gap> {
    Some(match (armour::body_of(table, a), armour::body_of(table, b)) {
        (Some(one), Some(other)) => gap(&one, &other),
        (Some(hull), None) => gap(&hull, &table.base(b)?),
        (None, Some(hull)) => gap(&table.base(a)?, &hull),
        (None, None) => gap(&table.base(a)?, &table.base(b)?),
    })
}

/// All lines between the men of two units.
pub(super) struct Lines<'a, 'w> {
    table: &'a Table<'w>,
    /// Those who fire.
    pub firers: Vec<Figure>,
    /// Those who are fired at.
    pub targets: Vec<Figure>,
    /// Of each line, row by row: its length, the rank of that, and whether it is open where somebody has asked.
    lines: Vec<(Gap, i64, Option<bool>)>,
}

impl<'a, 'w> Lines<'a, 'w> {
    pub(super) fn between(table: &'a Table<'w>, unit: &Unit, at: &Unit) -> Self {
        let (firers, targets): (Vec<Figure>, Vec<Figure>) = (table.standing(unit).collect(), targets(table, at));
        let line = |gap: Gap| (gap, gap.rank(), None);
        let between = |a: &Figure| targets.iter().filter_map(|b| gap_of(table, a, b)).map(line).collect::<Vec<_>>();
        let lines = firers.iter().flat_map(between).collect();
        Self { table, firers, targets, lines }
    }
    fn place(&self, firer: usize, target: usize) -> usize {
        firer * self.targets.len() + target
    }
    fn sees(&mut self, firer: usize, target: usize) -> bool {
        let place = self.place(firer, target);
        if let Some(known) = self.lines[place].2 {
            return known;
        }
        let open = sight::sees(self.table, &self.firers[firer], &self.targets[target]);
        self.lines[place].2 = Some(open);
        open
    }
    /// How far away the nearest target is that a firer sees, if it is in his reach (ROE-H-04).
    pub(super) fn nearest(&mut self, firer: usize, reach: i32) -> Option<Gap> {
        let row = self.place(firer, 0);
        let mut order: Vec<usize> = (0..self.targets.len()).collect();
        order.sort_by_key(|target| self.lines[row + target].1);
        for target in order {
            let gap = self.lines[row + target].0;
            if !gap.within(reach) {
                return None;
            }
            if self.sees(firer, target) {
                return Some(gap);
            }
        }
        None
    }
    /// The targets that some of these firers see and reach, the nearest to the firing unit first; of equally near ones by the list
    /// (ROE-H-05).
    pub(super) fn struck(&mut self, firers: &[(usize, i32)]) -> Vec<Figure> {
        let columns = self.targets.len();
        let near = |target: usize| (0..self.firers.len()).map(|firer| self.lines[firer * columns + target].1).min();
        let mut order: Vec<(Option<i64>, usize)> = (0..columns).map(|target| (near(target), target)).collect();
        order.sort();
        let reached = |&(_, target): &(Option<i64>, usize)| {
            let mut firers = firers.iter();
            firers.any(|(firer, reach)| {
                self.lines[firer * columns + target].0.within(*reach) && self.sees(*firer, target)
            })
        };
        let order: Vec<(Option<i64>, usize)> = order.into_iter().filter(reached).collect();
        order.into_iter().map(|(_, target)| self.targets[target]).collect()
    }
}

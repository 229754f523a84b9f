//! Who of a unit sees whom of another one, and how far away he is. Nothing is asked twice, and nothing that nobody wants to know.

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::sections::sight;
use measured_table::Gap;
use measured_table::shapes::gap;

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
        let men = |unit: &Unit| -> Vec<Figure> { table.standing(unit).filter(|figure| !figure.is_vehicle()).collect() };
        let (firers, targets) = (men(unit), men(at));
        let bases = |men: &[Figure]| men.iter().filter_map(|man| table.base(man)).collect::<Vec<_>>();
        let (from, to) = (bases(&firers), bases(&targets));
        let line = |gap: Gap| (gap, gap.rank(), None);
        let lines = from.iter().flat_map(|a| to.iter().map(move |b| line(gap(a, b)))).collect();
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

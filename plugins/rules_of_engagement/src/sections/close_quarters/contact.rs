//! Who fights whom: those who touch at the first contact (ROE-CQ-02), all who are near in later rounds (ROE-H-10).

use crate::facts::figures::Figure;
use crate::facts::frames::Path;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use measured_table::numbers::CM;
use measured_table::shapes::gap;
use measured_table::{Disc, Gap, Point};

/// Bases this near to each other touch, in tenths.
///
/// Reading: points are whole tenths, and so two round bases never touch exactly but along the axes. A millimetre counts as nothing.
pub const TOUCH: i32 = CM / 10;

/// A man who may fight, and where he stands or would stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fighter {
    pub figure: Figure,
    pub at: Point,
}

impl Fighter {
    fn base(&self, table: &Table) -> Disc {
        Disc::new(self.at, table.field.base_of(&self.figure))
    }
    /// The gap between the bases of two.
    pub(crate) fn gap(&self, table: &Table, other: &Self) -> Gap {
        gap(&self.base(table), &other.base(table))
    }
    /// True if the bases of two touch.
    pub(crate) fn touches(&self, table: &Table, other: &Self) -> bool {
        self.gap(table, other).within(TOUCH)
    }
}

/// Those who fight together: of the unit whose turn it is, and of the other one.
pub(crate) type Pairing = (Vec<Fighter>, Vec<Fighter>);

/// The men of a unit who stand on the table. Guns and vehicles do not fight hand to hand.
pub(crate) fn fighters(table: &Table, unit: &Unit) -> Vec<Fighter> {
    let men = table.standing(unit).filter(|figure| !figure.is_vehicle());
    men.filter_map(|figure| Some(Fighter { figure, at: figure.stands()? })).collect()
}

/// The same, at the ends of these ways.
pub(crate) fn at_the_end_of(table: &Table, unit: &Unit, ways: &[Path]) -> Vec<Fighter> {
    let mut all = fighters(table, unit);
    for fighter in &mut all {
        let way = ways.iter().find(|way| way.who == fighter.figure.id);
        fighter.at = way.and_then(|way| way.points.last().copied()).unwrap_or(fighter.at);
    }
    all
}

/// Who fights whom at the first contact: each who has charged fights one enemy whom he touches, the nearest of them (ROE-H-10).
///
/// Reading: an enemy who is touched beside another one waits for the next round.
pub(crate) fn first(table: &Table, charging: &[Fighter], charged: &[Fighter]) -> Vec<Pairing> {
    let touched = |one: &Fighter| {
        let near = (0..charged.len()).filter(|n| one.touches(table, &charged[*n]));
        near.min_by_key(|n| one.gap(table, &charged[*n]).rank())
    };
    let whom: Vec<Option<usize>> = charging.iter().map(touched).collect();
    let against = |n: usize| -> Vec<Fighter> {
        charging.iter().zip(&whom).filter(|(_, whom)| **whom == Some(n)).map(|(one, _)| *one).collect()
    };
    let groups = charged.iter().enumerate().map(|(n, enemy)| (against(n), vec![*enemy]));
    groups.filter(|(charging, _)| !charging.is_empty()).collect()
}

/// Who fights whom in a later round: all who have an enemy of the other unit within 10 cm, without a limit to one (ROE-H-10).
///
/// Reading: nobody is moved for it. The nearest pair each other, then the next; who is left over joins the pair of his nearest enemy. So
/// as many fights as possible are fought, and whoever is near takes part.
pub(crate) fn later(table: &Table, ours: &[Fighter], theirs: &[Fighter]) -> Vec<Pairing> {
    let reach = table.field.charts.close_quarters.joins.0;
    let mut near: Vec<(i64, usize, usize)> = Vec::new();
    for (n, one) in ours.iter().enumerate() {
        for (m, other) in theirs.iter().enumerate() {
            let gap = one.gap(table, other);
            if gap.within(reach) {
                near.push((gap.rank(), n, m));
            }
        }
    }
    near.sort_unstable();
    // To which pair each belongs, by the man of ours in it.
    let (mut of_ours, mut of_theirs) = (vec![None; ours.len()], vec![None; theirs.len()]);
    for (_, n, m) in &near {
        if of_ours[*n].is_none() && of_theirs[*m].is_none() {
            (of_ours[*n], of_theirs[*m]) = (Some(*n), Some(*n));
        }
    }
    // Whoever has no pair has no free enemy near him: all of them have one.
    let (paired_ours, paired_theirs) = (of_ours.clone(), of_theirs.clone());
    for (_, n, m) in &near {
        of_ours[*n] = of_ours[*n].or(paired_theirs[*m]);
        of_theirs[*m] = of_theirs[*m].or(paired_ours[*n]);
    }
    let of = |men: &[Fighter], pair: &[Option<usize>], no: usize| -> Vec<Fighter> {
        men.iter().zip(pair).filter(|(_, pair)| **pair == Some(no)).map(|(one, _)| *one).collect()
    };
    let pairs = (0..ours.len()).filter(|n| paired_ours[*n] == Some(*n));
    pairs.map(|no| (of(ours, &of_ours, no), of(theirs, &of_theirs, no))).collect()
}

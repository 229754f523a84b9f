//! What covers a unit (ROE-H-19), asked anew for each unit that fires at it (ROE-R-50).

use super::obstacles::wrecks;
use super::sees;
use crate::facts::field::Field;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Cover, Haze, Order};
use measured_table::shapes::gap;
use measured_table::sight::{ends_near, meet};
use measured_table::{Disc, Hull, Leg, Point, What};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// The cover that a unit has against the fire of another one.
pub fn cover(table: &Table, firing: &Unit, target: &Unit) -> Cover {
    let ground = cover_at(table, &who_fires(table, firing, target), &table.bases(target).collect::<Vec<Disc>>());
    match target.haze {
        // ROE-SHT-16
        Haze::Thin => ground.max(Cover::Soft),
        Haze::None | Haze::Smoke => ground,
    }
}

/// The bases of a unit's figures that see the other unit; of all of them, if none does.
fn who_fires(table: &Table, firing: &Unit, target: &Unit) -> Vec<Disc> {
    let sees_some = |from: &_| table.standing(target).any(|to| sees(table, from, &to));
    let seeing: Vec<Disc> = table.standing(firing).filter(sees_some).filter_map(|from| table.base(&from)).collect();
    if seeing.is_empty() { table.bases(firing).collect() } else { seeing }
}

/// The cover that a unit with its bases here has against fire from bases there.
// Reading: a figure has the cover that it has against at least half of those that fire, and the unit that of at least half its figures.
pub fn cover_at(table: &Table, from: &[Disc], at: &[Disc]) -> Cover {
    let wrecks = wrecks(table);
    let of = |base: &Disc| {
        let against: Vec<Cover> = from.iter().map(|eyes| cover_of(table.field, &wrecks, eyes.at, *base)).collect();
        shared(table, &against)
    };
    shared(table, &at.iter().map(of).collect::<Vec<Cover>>())
}

/// The best cover that at least half of them have.
fn shared(table: &Table, covers: &[Cover]) -> Cover {
    let have = |cover: &Cover| at_least(table, covers.iter().filter(|one| *one >= cover).count(), covers.len());
    [Cover::Hard, Cover::Soft].into_iter().find(have).unwrap_or(Cover::None)
}

/// True if so many of so many figures are enough that their unit is in cover: at least half of them; of none none are (ROE-H-19).
pub fn at_least(table: &Table, some: usize, of: usize) -> bool {
    let needed = table.field.charts.sight.in_cover.of(u32::try_from(of).unwrap_or(u32::MAX));
    of > 0 && some >= needed as usize
}

/// The cover that a base has against fire from a point: it is in it, or so near behind it that the line meets it there.
fn cover_of(field: &Field, wrecks: &[Hull], from: Point, base: Disc) -> Cover {
    let inside = field.ground.under(base.at).map(|no| field.does(no).cover).max().unwrap_or_default();
    let gives = |what: What| match what {
        What::Piece(no) => field.does(no.into()).cover,
        What::Body(_) => field.charts.bodies.wreck_cover,
    };
    let better = |what: What| gives(what) > inside;
    let mut best = inside;
    let _ = meet(&field.ground, wrecks, Leg::new(from, base.at), better, |met| {
        if ends_near(&field.ground, wrecks, &base, met, field.charts.sight.behind.0) {
            best = best.max(gives(met.what));
        }
        ControlFlow::<()>::Continue(())
    });
    best
}

/// True if the figures of a unit are using the terrain against the fire of another one: they are in cover from it, and their last order was
/// neither Run nor Fall Back (ROE-H-19).
pub fn uses_terrain(table: &Table, firing: &Unit, target: &Unit) -> bool {
    is_low(target) && cover(table, firing, target) != Cover::None
}

/// The same where it is known which cover they have.
pub fn uses(target: &Unit, cover: Cover) -> bool {
    is_low(target) && cover != Cover::None
}

fn is_low(target: &Unit) -> bool {
    match target.ordered() {
        Order::Run | Order::FallBack => false,
        Order::Hold | Order::Sneak | Order::Advance | Order::ReserveFire => true,
    }
}

/// The piece that gives cover to who stands there, in it or near enough to be behind it on one side: the best, and of several the first.
pub fn in_cover(table: &Table, at: Disc) -> Option<usize> {
    let (field, behind) = (table.field, table.field.charts.sight.behind.0);
    let pieces = field.ground.pieces.iter().enumerate();
    let covers = pieces.filter(|(no, piece)| field.does(*no).cover != Cover::None && gap(*piece, &at).within(behind));
    covers.map(|(no, _)| no).max_by_key(|no| (field.does(*no).cover, Reverse(*no)))
}

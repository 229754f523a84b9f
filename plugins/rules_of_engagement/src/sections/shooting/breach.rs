//! Who of a unit fires at a building, with which weapons (ROE-BLD-01, ROE-BLD-02).

use super::arms::{Bearing, band};
use super::report::{Shot, Struck, Volley, struck};
use super::rows;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::sections::sight;
use measured_table::shapes::gap;

/// The dice of all weapons of AT 1 or more that reach a building where their men see somebody of the unit that is in it, each with half its
/// AT, rounded down; and the nearest man of that unit whom somebody of them sees.
pub(crate) fn at_building(table: &Table, unit: &Unit, at: &Unit, piece: usize) -> (Vec<(Volley, u8)>, Option<Figure>) {
    let bearing = Bearing::of(table, unit, false);
    let mut volleys = Vec::new();
    let mut nearest: Option<(i64, Figure)> = None;
    for figure in table.standing(unit) {
        let Some((man, base)) = table.man(&figure).zip(table.base(&figure)) else { continue };
        let Ok(arms) = bearing.arms(table, &figure, man) else { continue };
        let far = gap(&table.field.ground.pieces[piece], &base);
        let inside = |to: &Figure| to.at.is_some_and(|at| sight::building_at(table.field, at) == Some(piece));
        let seen = table.standing(at).filter(|to| inside(to) && sight::sees(table, &figure, to));
        let gaps = seen.filter_map(|to| Some((gap(&base, &table.base(&to)?).rank(), to)));
        let Some((rank, to)) = gaps.min_by_key(|(rank, _)| *rank) else { continue };
        let harms = arms.iter().filter(|arm| far.within(arm.reach)).find_map(|arm| {
            let weapon = table.field.weapon(arm.no);
            let band = band(table, arm.reach, far);
            (weapon.at.of(band) > 0).then_some((arm.no, weapon, band))
        });
        let Some((no, weapon, band)) = harms else { continue };
        let Some(needed) = table.field.charts.base_to_hit(man.experience, band) else { continue };
        let mut lines = Vec::new();
        rows::of_building(&mut lines);
        rows::of_weapon(weapon, bearing.holds, band, &mut lines);
        let shot = Shot { by: figure.id, with: no, dice: weapon.rof.of(band), rests: bearing.rests(weapon) };
        let volley = Volley { lines, needed, band, ap: weapon.ap, blast: 0, shots: vec![shot] };
        volleys.push((volley, weapon.at.of(band) / 2));
        if nearest.is_none_or(|(other, _)| rank < other) {
            nearest = Some((rank, to));
        }
    }
    (volleys, nearest.map(|(_, to)| to))
}

/// Men who use the terrain, whatever they are hit by (ROE-BLD-04).
pub(crate) fn using_terrain(table: &Table, men: &[Figure]) -> Vec<Struck> {
    men.iter().filter_map(|man| struck(table, man, true)).collect()
}

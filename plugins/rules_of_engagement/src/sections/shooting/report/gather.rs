//! Who fires with what: the shots of a unit, and the volleys that they make.

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::Band;
use crate::files::weapons::WeaponNo;
use crate::sections::grenades::rules::THROWERS;
use crate::sections::guns::{Barrel, Wanted};
use crate::sections::shooting::arms::{Arm, Bearing, band};
use crate::sections::shooting::lines::Lines;
use crate::sections::shooting::rows;
use crate::sections::shooting::rules::WHO_FIRES;
use crate::sections::shooting::words;
use crate::sections::shooting::{Shot, Volley};
use crate::sections::{armour, grenades, guns};
use smallvec::SmallVec;
use std::cmp::Reverse;
use table::{CounterId, Line, Refusal};

/// A shot with what its dice need, before it is put to others like it.
pub(in crate::sections::shooting) struct Aimed {
    pub shot: Shot,
    pub experience: u8,
    pub band: Band,
}

/// Those who fire their weapons: each once, with the first of them that reaches the nearest enemy whom he sees. With each goes his place
/// among those who fire, and his reach.
pub(in crate::sections::shooting) fn shots(
    table: &Table,
    throw: &[CounterId],
    lines: &mut Lines,
    bearing: &mut Bearing,
) -> Result<(Vec<Aimed>, Vec<(usize, i32)>), Refusal> {
    let (mut shots, mut reached) = (Vec::new(), Vec::new());
    let (mut why, mut armed) = (None, false);
    for firer in 0..lines.firers.len() {
        let figure = lines.firers[firer];
        let Some(man) = table.man(&figure).filter(|_| !throw.contains(&figure.id)) else { continue };
        let arms = match bearing.arms(table, &figure, man) {
            Ok(arms) => against(table, arms, &lines.targets),
            Err(refusal) => {
                why = why.or(Some(refusal));
                continue;
            }
        };
        armed = true;
        let furthest = arms.iter().map(|arm| arm.reach).max().unwrap_or(0);
        let Some(gap) = lines.nearest(firer, furthest) else { continue };
        let Some(arm) = arms.iter().find(|arm| gap.within(arm.reach)) else { continue };
        let weapon = table.field.weapon(arm.no);
        let band = band(table, arm.reach, gap);
        let (dice, rests) = (bearing.dice(weapon, band), bearing.rests(weapon));
        let shot = Shot { by: figure.id, with: arm.no, dice, rests, shell: None };
        shots.push(Aimed { shot, experience: man.experience, band });
        reached.push((firer, arm.reach));
    }
    if !shots.is_empty() {
        return Ok((shots, reached));
    }
    let unseen = || Refusal::new(WHO_FIRES, words::nobody_sees());
    Err(if armed { unseen() } else { why.unwrap_or_else(unseen) })
}

/// Of a man's weapons those that may hurt what he fires at: against a vehicle the one with the highest AT first, and what has none only
/// against soft ones (ROE-H-40).
fn against(table: &Table, mut arms: SmallVec<[Arm; 2]>, targets: &[Figure]) -> SmallVec<[Arm; 2]> {
    let Some(def) = targets.iter().find_map(|target| armour::def_of(table, target)) else { return arms };
    let at = |arm: &Arm| table.field.weapon(arm.no).at.0;
    let soft = def.hull.front <= table.field.charts.armour.soft;
    arms.retain(|arm| soft || at(arm) > 0);
    arms.sort_by_key(|arm| Reverse(at(arm)));
    arms
}

/// The gun of a crew, or the weapons of a vehicle, that reach an enemy whom they see: what is dealt to figures, and what has a template.
pub(in crate::sections::shooting) fn mounted(
    table: &Table,
    unit: &Unit,
    wanted: Wanted,
    lines: &mut Lines,
) -> Result<Mounted, Refusal> {
    let mut all = Mounted::default();
    for barrel in guns::barrels(table, unit, &lines.targets, wanted)? {
        let Some(firer) = lines.firers.iter().position(|figure| figure.id == barrel.by) else { continue };
        let weapon = table.field.weapon(barrel.no);
        let reach = weapon.range.0;
        let Some(gap) = lines.nearest(firer, reach) else { continue };
        let band = band(table, reach, gap);
        let Barrel { by, no: with, shell, experience, dice, rests } = barrel;
        let aimed = Aimed { shot: Shot { by, with, dice: dice.of(band), rests, shell }, experience, band };
        // ROE-TPL-05: no template where the shot goes at a vehicle.
        if guns::burst_of(weapon, shell).1 > 0 && !lines.targets.iter().any(Figure::is_vehicle) {
            all.bursts.push(aimed);
        } else {
            all.shots.push(aimed);
            all.reached.push((firer, reach));
        }
    }
    Ok(all)
}

/// The shots of guns and vehicles.
#[derive(Default)]
pub(in crate::sections::shooting) struct Mounted {
    pub shots: Vec<Aimed>,
    pub bursts: Vec<Aimed>,
    pub reached: Vec<(usize, i32)>,
}

impl Mounted {
    /// True if one of them fires.
    pub(in crate::sections::shooting) fn fires(&self) -> bool {
        !self.shots.is_empty() || !self.bursts.is_empty()
    }
}

/// Those who use grenades, each with the first of his that reaches the nearest enemy whom he sees.
pub(in crate::sections::shooting) fn thrown(
    table: &Table,
    unit: &Unit,
    throw: &[CounterId],
    lines: &mut Lines,
) -> Result<Vec<Aimed>, Refusal> {
    let mut thrown = Vec::new();
    for (place, id) in throw.iter().enumerate() {
        if throw[..place].contains(id) {
            return Err(Refusal::new(THROWERS, grenades::words::twice(*id)));
        }
        let found = lines.firers.iter().position(|figure| figure.id == *id);
        let firer = found.ok_or_else(|| Refusal::new(THROWERS, grenades::words::not_of_the_unit(*id)))?;
        let figure = lines.firers[firer];
        let usable = grenades::usable(table, unit, &figure)?;
        let reach = |no: WeaponNo| table.field.weapon(no).range.0;
        let gap = lines.nearest(firer, usable.iter().copied().map(reach).max().unwrap_or(0));
        let best = gap.and_then(|gap| Some((gap, usable.iter().copied().find(|no| gap.within(reach(*no)))?)));
        let Some(((gap, no), man)) = best.zip(table.man(&figure)) else {
            return Err(grenades::out_of_reach(table, unit, &figure));
        };
        let weapon = table.field.weapon(no);
        let band = band(table, weapon.range.0, gap);
        let shot = Shot { by: *id, with: no, dice: weapon.rof.of(band), rests: false, shell: None };
        thrown.push(Aimed { shot, experience: man.experience, band });
    }
    grenades::not_too_many(table, thrown.iter().map(|aimed| aimed.shot.with))?;
    Ok(thrown)
}

/// Puts shots together whose dice are alike, the deadliest first.
pub(in crate::sections::shooting) fn volleys(
    table: &Table,
    shots: Vec<Aimed>,
    of_target: &[Line],
    holds: bool,
) -> Vec<Volley> {
    let mut volleys: Vec<Volley> = Vec::new();
    for Aimed { shot, experience, band } in shots {
        let weapon = table.field.weapon(shot.with);
        // The file of charts has a line for each rating of its troops.
        let Some(needed) = table.field.charts.base_to_hit(experience, band) else { continue };
        let mut lines = of_target.to_vec();
        rows::of_weapon(weapon, shot.shell, holds, band, &mut lines);
        let (ap, blast) = guns::burst_of(weapon, shot.shell);
        let one = Volley { lines, needed, band, ap, blast, shots: vec![shot] };
        let alike = |other: &&mut Volley| {
            (other.needed, other.band, other.ap, other.blast) == (one.needed, one.band, one.ap, one.blast)
                && other.lines == one.lines
        };
        match volleys.iter_mut().find(alike) {
            Some(other) => other.shots.push(shot),
            None => volleys.push(one),
        }
    }
    volleys.sort_by_key(|volley| volley.ap);
    volleys
}

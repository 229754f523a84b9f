//! The forces that computer players take where a scenario leaves that to them (`free_force`): within the points of the one that it has.

use crate::Library;
use opponent::{Chance, seed_of};
use perrys_heroes::force::ForceDef;
use perrys_heroes::scenario::{ScenarioDef, SideDef};
use perrys_heroes_opponent::forces::{Terms, chosen};
use ron::ser::PrettyConfig;
use scenario_files::{Read, Report, options, read};
use table::Side;

/// What they take, as the texts of files; none where a side is led by nobody of them, or has no choice.
pub(crate) fn raised(library: &Library, scenario: &ScenarioDef, leads: [bool; 2], seed: u64) -> [Option<String>; 2] {
    let sides = [&scenario.sides.0, &scenario.sides.1];
    let own = |def: &SideDef| -> Option<ForceDef> {
        let of_file = || Some(library.forces.get(def.force.as_ref()?)?.value.clone());
        def.men.clone().or_else(of_file)
    };
    Side::BOTH.map(|side| {
        let [mine, others] = [side, side.other()].map(|side| sides[side.index()]);
        // A position is about the men of the scenario.
        if !leads[side.index()] || !mine.free_force || scenario.position.is_some() {
            return None;
        }
        let (mine, others) = own(mine).zip(own(others))?;
        let terms = Terms { enemy_points: others.budget, enemy_drives: !others.vehicles.is_empty() };
        let mut chance = Chance::new(seed_of(&[seed, side.index() as u64]));
        let force = chosen(&mine, terms, library.stock(), &mut chance);
        options().to_string_pretty(&force, PrettyConfig::new()).ok()
    })
}

/// Puts forces into a scenario, and into its text.
///
/// # Errors
/// The scenario insists on its own, or a text is no force.
pub(crate) fn enlist(scenario: &mut Read<ScenarioDef>, forces: &[Option<String>; 2]) -> Result<(), String> {
    if forces.iter().all(Option::is_none) {
        return Ok(());
    }
    let told = |mistake| {
        let mut report = Report::new();
        report.add(mistake);
        report.to_string()
    };
    let (path, mut def) = (scenario.path.clone(), scenario.value.clone());
    let is_fixed = def.position.is_some();
    for (side, text) in [&mut def.sides.0, &mut def.sides.1].into_iter().zip(forces) {
        let Some(text) = text else { continue };
        if is_fixed || !side.free_force {
            return Err(format!("the force of {} is that of the scenario", side.name));
        }
        (side.force, side.men) = (None, Some(read::<ForceDef>(&path, text).map_err(told)?.value));
    }
    let text = options().to_string_pretty(&def, PrettyConfig::new()).map_err(|error| error.to_string())?;
    *scenario = read(&path, &text).map_err(told)?;
    Ok(())
}

#[cfg(test)]
#[path = "raised_test.rs"]
mod tests;

//! The definitions that are made of files without mistakes.

use super::mistakes;
use crate::files::charts::{Tables, TerrainEffects};
use crate::files::classes::ClassFile;
use crate::files::definition::{DefinitionMistake, Definitions, UnitFile, UnitKind};
use crate::files::mobility::Mobility;
use hex_board::TerrainSet;

impl Definitions {
    /// Everything that is wrong with the files, warnings with it.
    pub fn mistakes(
        classes: &ClassFile,
        file: &UnitFile,
        effects: &TerrainEffects,
        tables: &Tables,
        terrain: &TerrainSet,
    ) -> Vec<DefinitionMistake> {
        mistakes(classes, file, effects, tables, terrain)
    }

    /// Checks the files against each other.
    ///
    /// # Errors
    /// Every mistake of meaning.
    pub fn new(
        classes: ClassFile,
        file: UnitFile,
        effects: TerrainEffects,
        tables: Tables,
        terrain: &TerrainSet,
    ) -> Result<Self, Vec<DefinitionMistake>> {
        let mistakes = Self::mistakes(&classes, &file, &effects, &tables, terrain);
        if mistakes.iter().any(|mistake| !mistake.warning) {
            return Err(mistakes);
        }
        let position = |key: &str| file.formations.iter().position(|f| f.id == key).unwrap_or_default() as u16;
        let mut made = Self {
            classes: UnitKind::ALL.iter().filter_map(|kind| classes.row(*kind).cloned()).collect(),
            formation_of: file.units.iter().map(|unit| position(&unit.formation)).collect(),
            traits: Vec::new(),
            mobility_of: Vec::new(),
            mobilities: Mobility::all(&effects, terrain),
            by_terrain: terrain.terrains.iter().map(|def| effects.terrains[&def.id]).collect(),
            by_hexside: terrain.hexsides.iter().map(|def| effects.hexsides[&def.id]).collect(),
            formations: file.formations,
            units: file.units,
            weapons: file.weapons,
            effects,
            tables,
        };
        made.work_out();
        Ok(made)
    }
}

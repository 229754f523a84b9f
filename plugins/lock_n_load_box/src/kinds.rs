//! What a file of *Lock 'n Load* is.

use scenario_files::has_field;
use std::path::Path;

/// What a RON file is, by its name or, elsewhere, by the fields it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The terrain file.
    Terrain,
    /// Classes of units.
    Classes,
    /// Formations, units, support weapons.
    Units,
    /// The Terrain Effects Chart.
    TerrainEffects,
    /// All other tables.
    Tables,
    /// The drawings of vehicles.
    Shapes,
    /// A board.
    Board,
    /// A scenario.
    Scenario,
    /// A script of orders.
    Script,
}

/// True if the text has a field `sides` anywhere outside comments, however its lines are broken.
fn names_sides(text: &str) -> bool {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_string();
    text.lines().map(code).any(|line| {
        line.match_indices("sides:")
            .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"'))
    })
}

impl Kind {
    /// Tells what a file is. Unknown files count as scenarios, which have the most to say about what they lack.
    pub fn of(path: &Path, text: &str) -> Kind {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_ascii_lowercase();
        let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or_default();
        let has = |field: &str| has_field(text, field);
        match name.as_str() {
            "terrain.ron" => Kind::Terrain,
            "classes.ron" => Kind::Classes,
            "units.ron" => Kind::Units,
            "terrain_effects.ron" => Kind::TerrainEffects,
            "tables.ron" => Kind::Tables,
            "vehicle_shapes.ron" => Kind::Shapes,
            _ if name.ends_with(".script.ron") => Kind::Script,
            _ if folder == "boards" => Kind::Board,
            _ if has("sides") || names_sides(text) => Kind::Scenario,
            // Weapons have `columns` too.
            _ if has("formations") || has("units") => Kind::Units,
            _ if has("columns") || has("legend") => Kind::Board,
            _ if has("orders") || has("dice") => Kind::Script,
            _ if has("classes") => Kind::Classes,
            _ if has("damage") || has("melee") => Kind::Tables,
            _ if has("level_up") || has("smoke_tm") => Kind::TerrainEffects,
            _ if has("terrains") => Kind::Terrain,
            _ => Kind::Scenario,
        }
    }
}

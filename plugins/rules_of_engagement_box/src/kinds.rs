//! What a file of Rules of Engagement is.

use scenario_files::has_field;
use std::path::Path;

/// What a RON file is, by its name or, elsewhere, by the fields it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The kinds of terrain of measured tables.
    Kinds,
    /// The charts.
    Charts,
    /// The weapons.
    Weapons,
    /// The vehicles.
    Vehicles,
    /// The platoons.
    Platoons,
    /// A table.
    Table,
    /// A force.
    Force,
    /// A scenario.
    Scenario,
    /// A script of orders.
    Script,
}

impl Kind {
    /// Tells what a file is. Unknown files count as scenarios, which have the most to say about what they lack.
    pub fn of(path: &Path, text: &str) -> Self {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_ascii_lowercase();
        let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or_default();
        let has = |field: &str| has_field(text, field);
        match name.as_str() {
            "measured_terrain.ron" => Self::Kinds,
            "charts.ron" => Self::Charts,
            "weapons.ron" => Self::Weapons,
            "vehicles.ron" => Self::Vehicles,
            "platoons.ron" => Self::Platoons,
            _ if name.ends_with(".script.ron") => Self::Script,
            _ if folder == "tables" => Self::Table,
            _ if folder == "forces" => Self::Force,
            _ if has("sides") => Self::Scenario,
            _ if has("formations") || has("platoons") => Self::Platoons,
            _ if has("platoon") => Self::Force,
            _ if has("crews") => Self::Vehicles,
            _ if has("pieces") => Self::Table,
            _ if has("orders") || has("dice") => Self::Script,
            _ if has("makes") => Self::Weapons,
            _ if has("grounds") || has("going") => Self::Charts,
            _ if has("kinds") => Self::Kinds,
            _ => Self::Scenario,
        }
    }
}

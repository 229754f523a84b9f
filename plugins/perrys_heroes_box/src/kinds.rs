//! What a file of Perry's Heroes is.

use play::library::CAMPAIGNS;
use scenario_files::has_field;
use std::path::Path;

/// What a RON file is, by its name or, elsewhere, by the fields it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The kinds of terrain of measured tables.
    Kinds,
    /// The charts.
    Charts,
    /// The firearms.
    Weapons,
    /// The vehicles.
    Vehicles,
    /// A table.
    Table,
    /// A force.
    Force,
    /// A scenario.
    Scenario,
    /// A campaign.
    Campaign,
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
            _ if name.ends_with(".script.ron") => Self::Script,
            _ if folder == "tables" => Self::Table,
            _ if folder == "forces" => Self::Force,
            _ if folder == CAMPAIGNS || has("battlefields") || has("chain") => Self::Campaign,
            _ if has("sides") => Self::Scenario,
            _ if has("stations") => Self::Vehicles,
            _ if has("teams") || has("vehicles") => Self::Force,
            _ if has("pieces") => Self::Table,
            _ if has("orders") || has("dice") => Self::Script,
            _ if has("weapons") => Self::Weapons,
            _ if has("grounds") || has("visibility") => Self::Charts,
            _ if has("kinds") => Self::Kinds,
            _ => Self::Scenario,
        }
    }
}

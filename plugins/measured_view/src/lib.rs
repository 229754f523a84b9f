//! A measured table in the window. It knows no rules: whoever uses it says what the table is ([`Laid`]), what can be reached, and what a
//! tape says.
//!
//! | File | Holds |
//! |---|---|
//! | `scale.rs` | where points of the table lie in the world, and back |
//! | `laid.rs` | the table that is laid, and its bounds |
//! | `ground.rs`, `houses.rs` | the ground as it is painted; houses that are seen with their roofs off |
//! | `hexes.rs` | the hexes of a map over the table, on request |
//! | `clouds.rs` | squares of smoke, and small signs at points |

mod clouds;
mod ground;
mod hexes;
mod houses;
mod laid;
mod scale;

pub use clouds::{Cloud, Clouds, Signs};
pub use houses::Opened;
pub use laid::Laid;
pub use scale::{SCALE, Spot, heading_in_degrees, length, place, point, world};

use bevy::prelude::*;
use table_view::TableViewPlugin;

/// Everything that shows a measured table and what stands on it: `table_view`'s plugin among it.
pub struct MeasuredViewPlugin;

impl Plugin for MeasuredViewPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<TableViewPlugin>() {
            app.add_plugins(TableViewPlugin);
        }
        app.add_plugins((laid::plugin, ground::plugin, houses::plugin, hexes::plugin, clouds::plugin));
    }
}

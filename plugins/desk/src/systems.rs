//! When the systems of a battle's window run, and what is made anew for each battle.

use crate::{Battle, WindowBox};
use bevy::prelude::*;

/// The order of the systems of a battle's window, all in [`ViewSystems::Use`](table_view::ViewSystems::Use).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeskSystems {
    /// Keys, clicks and buttons become selections and orders. Give this set a run condition to keep keys from the board while a text
    /// is typed.
    Intent,
    /// Computer players are asked, and give what they have decided.
    Computers,
    /// Orders are carried out.
    Resolve,
    /// What is shown is brought up to date: first what lies at the bottom of it ([`DeskSystems::Past`]), last what is told
    /// ([`DeskSystems::Tell`]), and a hint ([`DeskSystems::Hint`]).
    Show,
    /// What is looked back at.
    Past,
    /// Log and results.
    Tell,
    /// The hint of the moment.
    Hint,
}

/// Makes a resource that belongs to one battle of a game: nothing of it is left for the next.
pub fn of_battle<W: WindowBox, R: Resource + Default>(app: &mut App) {
    let renew = |mut commands: Commands| commands.insert_resource(R::default());
    app.init_resource::<R>().add_systems(Update, renew.run_if(resource_removed::<Battle<W>>).before(DeskSystems::Show));
}

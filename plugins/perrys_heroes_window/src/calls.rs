//! What a click means while fire is called for, and while hexes are registered.

use crate::battle::Battle;
use crate::words;
use measured_table::Point;
use measured_table::shapes::TacticalHex;
use perrys_heroes::sections::artillery::{hex_of, nearest_radio};
use perrys_heroes::values::{Battery, Mission};
use perrys_heroes::{Command, Figure, Table};
use table::{Say, Side};

/// What artillery is called.
pub fn battery(battery: Battery) -> Say {
    match battery {
        Battery::Mortar => words::mortars(),
        Battery::Guns => words::guns(),
    }
}

/// What a call is for.
pub fn mission(mission: Mission) -> Say {
    match mission {
        Mission::Shells => words::of_shells(),
        Mission::Smoke => words::of_smoke(),
        Mission::Light => words::of_light(),
    }
}

/// A call by the radio that is nearest.
pub fn call(battle: &Battle, figure: &Figure, (support, mission): (u8, Mission), at: Point) -> Command {
    let radio = nearest_radio(&battle.table(), figure);
    Command::CallFire { unit: figure.id, radio, support, at, mission }
}

/// Registers the hex of a place besides those before; one that is registered already is no longer. Of too many the first one goes.
pub fn register(battle: &Battle, side: Side, no: u8, at: Point) -> Command {
    let table = battle.table();
    let hex = hex_of(&table, at);
    let (registered, most) = table.battle.support(side, no).map_or((Vec::new(), 0), |support| {
        let most = table.field.charts.artillery.of(support.battery).registers;
        (support.registered.to_vec(), usize::from(most))
    });
    let mut hexes: Vec<TacticalHex> = registered.iter().copied().filter(|one| *one != hex).collect();
    if hexes.len() == registered.len() {
        hexes.drain(..(hexes.len() + 1).saturating_sub(most.max(1)));
        hexes.push(hex);
    }
    let at = hexes.into_iter().map(|hex| inside(&table, hex)).collect();
    Command::Register { support: no, at }
}

/// A point of a hex that lies on the table: its middle, or the nearest to it.
fn inside(table: &Table, hex: TacticalHex) -> Point {
    let (middle, bounds) = (hex.centre(table.field.ground.hexes_from), table.field.ground.bounds);
    Point::new(middle.x.clamp(bounds.least.x, bounds.most.x), middle.y.clamp(bounds.least.y, bounds.most.y))
}

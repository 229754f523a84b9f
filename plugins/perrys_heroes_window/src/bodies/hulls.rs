//! Vehicles and guns on the table: a model on its hull, a gun on its disc; a plate with a number where nobody knows what it is.

use super::{outfit, shaken, short};
use crate::names::{is_known, name, number};
use board_art::{
    Base, CarriageShape, Coat, Condition, Experience, Footprint, Grade, Mark, Model, Palette, Rgb, VehicleShape,
    drawing,
};
use measured_view::heading_in_degrees;
use perrys_heroes::values::{Build, Health, Nation, Round};
use perrys_heroes::{Figure, Table, Vehicle};
use table_view::{Body, BodyLook};

/// The rim of what nobody fights for any more.
const NOBODYS: Rgb = Rgb::hex(0x6E6A62);

/// The hull that is measured; of a gun on a carriage its disc, in a square.
fn footprint(vehicle: &Vehicle) -> Footprint {
    let [length, width] = [vehicle.size.0, vehicle.size.1].map(|side| u16::try_from(side).unwrap_or(u16::MAX));
    Footprint { length, width: if vehicle.is_carriage() { length } else { width } }
}

/// The paint of a nation, where the drawing says none.
const fn coat(nation: Nation) -> Coat {
    match nation {
        Nation::Usa | Nation::Gb => Coat::Olive,
        Nation::Ussr => Coat::Green,
        Nation::Germany => Coat::Sand,
    }
}

/// What has befallen it, the worst first; that its gun is laid, and what is in it, only its owner knows.
fn marks(vehicle: &Figure) -> Vec<Mark> {
    let fights = vehicle.health != Health::Dead && !vehicle.abandoned;
    let round = match vehicle.round {
        Round::AntiTank => Some(Mark::Solid),
        Round::HighExplosive => Some(Mark::Shell),
        Round::Empty => None,
    };
    let all = [
        vehicle.gun_useless.then_some(Mark::Disarmed),
        vehicle.immobile.then_some(Mark::Immobilised),
        vehicle.turret_jammed.then_some(Mark::Fixed),
        shaken(vehicle),
        vehicle.suppressed.then_some(Mark::Suppressed),
        vehicle.alert.then_some(Mark::Alert),
        vehicle.aim.is_some().then_some(Mark::Laid),
        round.filter(|_| fights),
    ];
    all.into_iter().flatten().collect()
}

/// How it stands there: in what is open on top one sees who is aboard, out of a hatch the commander looks.
fn condition(table: &Table, figure: &Figure, vehicle: &Vehicle) -> Condition {
    if figure.health == Health::Dead {
        return Condition::Burnt;
    }
    if figure.abandoned {
        return Condition::Left;
    }
    let seen = match vehicle.def.build {
        Build::Transport => table.passengers(figure).next().is_some(),
        Build::Tank | Build::AssaultGun | Build::Carriage if vehicle.def.open => table.crew(figure).next().is_some(),
        Build::Tank | Build::AssaultGun | Build::Carriage => figure.hatch,
    };
    if seen { Condition::Open } else { Condition::Closed }
}

/// A vehicle as a model in the colours of its side.
pub fn model(table: &Table, figure: &Figure, vehicle: &Vehicle, palette: Palette) -> Model {
    let condition = condition(table, figure, vehicle);
    let drawn = drawing(&vehicle.def.shape);
    let coat = if drawn.coat == Coat::Card { coat(table.field.side(vehicle.side).nation) } else { drawn.coat };
    let shape = VehicleShape { coat, camouflage: drawn.camouflage || vehicle.camouflaged, ..drawn };
    let side = match condition {
        Condition::Open | Condition::Closed => palette.light,
        Condition::Left | Condition::Burnt => NOBODYS,
    };
    Model { shape, footprint: footprint(vehicle), condition, palette, side }
}

/// A vehicle or a gun as whoever looks sees it.
pub(super) fn body(table: &Table, figure: &Figure, vehicle: &Vehicle, palette: Palette) -> Body {
    let heading = heading_in_degrees(figure.facing);
    let number = number(figure);
    if !is_known(table, figure) {
        let look = BodyLook::Plate { side: palette.light, number, footprint: footprint(vehicle) };
        return Body { look, heading, name: String::new() };
    }
    let (marks, letter) = (marks(figure), number.to_string());
    let look = if vehicle.is_carriage() {
        let nation = table.field.side(vehicle.side).nation;
        let lost = figure.health == Health::Dead || figure.abandoned;
        let side = if lost { NOBODYS } else { palette.light };
        BodyLook::Gun {
            gun: CarriageShape { coat: coat(nation), ..CarriageShape::default() },
            palette,
            outfit: outfit(nation),
            base: Base { side, grade: Grade::Soldier, experience: Experience::Normal },
            across: footprint(vehicle).length,
            marks: if lost && marks.is_empty() { vec![Mark::Disarmed] } else { marks },
            letter,
        }
    } else {
        let turret = heading_in_degrees(table.gun_heading(figure));
        BodyLook::Vehicle { model: model(table, figure, vehicle, palette), turret, marks, letter }
    };
    Body { look, heading, name: short(&name(table, figure)).to_owned() }
}

#[cfg(test)]
#[path = "hulls_test.rs"]
mod tests;

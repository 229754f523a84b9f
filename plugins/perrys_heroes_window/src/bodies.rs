//! The figures on the table, as their bodies are seen from above.

mod hulls;

pub use hulls::model;

use crate::battle::Battle;
use crate::names::{name, number};
use board_art::{Arm, Base, Experience, Figure as Man, Grade, Mark, Outfit, Palette, Posture, Rgb};
use measured_table::Point;
use measured_view::{heading_in_degrees, place};
use perrys_heroes::force::ManDef;
use perrys_heroes::sections::sight;
use perrys_heroes::values::{self, Health, Jam, Left, Morale, Nation};
use perrys_heroes::weapons::{WeaponClass, WeaponDef, Weapons};
use perrys_heroes::{Figure, Table};
use std::collections::BTreeSet;
use table::{CounterId, Side};
use table_view::{Body, BodyLook, Piece, Pieces};

/// The colours of both sides: those of their nations, and another one for the second where both are of one nation.
pub fn palettes(table: &Table) -> [Palette; 2] {
    palettes_of(Side::BOTH.map(|side| table.field.side(side).nation))
}

/// The colours of sides of these nations.
pub fn palettes_of([first, second]: [Nation; 2]) -> [Palette; 2] {
    let key = |nation: Nation| match nation {
        Nation::Usa => "olive",
        Nation::Gb => "khaki",
        Nation::Ussr => "brown",
        Nation::Germany => "blue_grey",
    };
    let second = if first == second { "orange" } else { key(second) };
    [key(first), second].map(|key| Palette::of(key).unwrap_or_else(|| unreachable!("palettes have these names")))
}

fn outfit(nation: Nation) -> Outfit {
    match nation {
        Nation::Usa => Outfit::M1,
        Nation::Gb => Outfit::Brodie,
        Nation::Ussr => Outfit::Ssh40,
        Nation::Germany => Outfit::Stahlhelm,
    }
}

/// What he holds: the heaviest of what he has.
pub fn held<'w>(table: &Table<'w>, man: &perrys_heroes::Man) -> Option<&'w WeaponDef> {
    man.arms().next().map(|(_, weapon)| table.field.weapon(weapon))
}

/// How it looks what a man holds.
fn arm(held: Option<&WeaponDef>) -> Arm {
    let Some(weapon) = held else { return Arm::None };
    match weapon.class {
        WeaponClass::Pistol => Arm::Pistol,
        WeaponClass::SubmachineGun => Arm::SubmachineGun,
        WeaponClass::Rifle | WeaponClass::AssaultRifle => Arm::Rifle,
        WeaponClass::Light | WeaponClass::Medium | WeaponClass::Heavy => Arm::MachineGun,
    }
}

/// What has befallen him, the worst first.
fn marks(figure: &Figure) -> Vec<Mark> {
    let health = match figure.health {
        Health::Wounded => Some(Mark::Wounded),
        Health::Treated => Some(Mark::Treated),
        Health::Fit | Health::Dead => None,
    };
    let jam = match figure.jam {
        Jam::Ready => None,
        Jam::Jammed | Jam::Clearing => Some(Mark::Jammed),
    };
    let others = [figure.suppressed.then_some(Mark::Suppressed), jam, figure.alert.then_some(Mark::Alert)];
    [shaken(figure), health].into_iter().chain(others).flatten().collect()
}

/// How much its morale has suffered.
fn shaken(figure: &Figure) -> Option<Mark> {
    match figure.morale {
        Morale::Operational => None,
        Morale::Pinned => Some(Mark::Pinned),
        Morale::Demoralised => Some(Mark::Demoralised),
        Morale::Panicked => Some(Mark::Panicked),
    }
}

/// A name as it stands below its man: the last part of it, which is the shortest that tells him from others.
fn short(name: &str) -> &str {
    name.rsplit(' ').next().unwrap_or(name)
}

/// The houses in which somebody is whom the viewer sees: his own men, and those whom they know of (PH-H-41).
pub fn opened(table: &Table) -> Vec<usize> {
    let inside = table.figures.iter().filter_map(|figure| sight::inside(table, figure.stands()?));
    inside.collect::<BTreeSet<_>>().into_iter().collect()
}

/// A man as he stands on his base, in the colour of his side.
pub fn portrait(table: &Table, side: Side, man: &perrys_heroes::Man) -> (Man, Base) {
    let figure = Man { outfit: outfit(man.nation), arm: arm(held(table, man)), posture: Posture::Standing };
    (figure, base(palettes(table)[side.index()].light, man.grade, man.experience))
}

/// The same of a man of a force, who stands on no table yet.
pub fn portrait_of(
    side: Rgb,
    nation: Nation,
    (what, experience): (&ManDef, values::Experience),
    weapons: &Weapons,
) -> (Man, Base) {
    // The heaviest first, as on the table.
    let held = [&what.support, &what.weapon, &what.pistol].into_iter().flatten().find_map(|key| weapons.no(key));
    let arm = arm(held.map(|no| weapons.def(no)));
    let figure = Man { outfit: outfit(nation), arm, posture: Posture::Standing };
    (figure, base(side, what.grade, experience))
}

/// What he stands on.
fn base(side: Rgb, grade: values::Grade, experience: values::Experience) -> Base {
    let grade = match grade {
        values::Grade::Officer => Grade::Officer,
        values::Grade::Nco => Grade::Nco,
        values::Grade::Soldier => Grade::Soldier,
    };
    let experience = match experience {
        values::Experience::Green => Experience::Green,
        values::Experience::Normal => Experience::Normal,
        values::Experience::Veteran => Experience::Veteran,
    };
    Base { side, grade, experience }
}

/// A figure as whoever looks sees it.
pub fn body(table: &Table, figure: &Figure) -> Body {
    let palette = palettes(table)[figure.side.index()];
    if let Some(vehicle) = table.vehicle(figure) {
        return hulls::body(table, figure, vehicle, palette);
    }
    let side = palette.light;
    let heading = heading_in_degrees(figure.facing);
    let Some(man) = table.man(figure) else {
        return Body { look: BodyLook::Number { side, number: number(figure) }, heading, name: String::new() };
    };
    let posture = match figure.posture {
        values::Posture::Standing => Posture::Standing,
        values::Posture::Crouched => Posture::Crouched,
        values::Posture::Prone => Posture::Prone,
    };
    // The number within his side: first letters of names are often the same.
    let letter = number(figure).to_string();
    let look = BodyLook::Figure {
        figure: Man { outfit: outfit(man.nation), arm: arm(held(table, man)), posture },
        base: base(side, man.grade, man.experience),
        marks: marks(figure),
        letter,
    };
    Body { look, heading, name: short(&name(table, figure)).to_owned() }
}

/// Where a figure is seen on the table: a man who lives, a vehicle also as a wreck.
pub fn seen_at(figure: &Figure) -> Option<Point> {
    if figure.is_vehicle() { figure.at.filter(|_| figure.left == Left::No) } else { figure.stands() }
}

/// All figures that the viewer sees, those who are chosen bright.
pub fn pieces(battle: &Battle, chosen: &[CounterId]) -> Pieces {
    let table = battle.table();
    let all = table.figures.iter().enumerate().filter_map(|(n, figure)| {
        Some(Piece {
            key: figure.id,
            place: place(n, seen_at(&figure)?),
            side: Some(figure.side),
            face: body(&table, &figure).into(),
            markers: Vec::new(),
            carried_by: None,
            ready: battle.ready().contains(&figure.id),
            // Who is on his owner's map alone is paler than those who stand on the table.
            spent: figure.concealed,
            selected: chosen.contains(&figure.id),
        })
    });
    Pieces { all: all.collect(), place_markers: Vec::new() }
}

#[cfg(test)]
#[path = "bodies/figures_test.rs"]
mod tests;

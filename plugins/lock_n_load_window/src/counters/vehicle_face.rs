//! What is printed on the counter of a vehicle (LNL-15.0-11 to -19), and how it stands there.

use board_art::{
    Aboard, Armour, Carriage, CarriageShape, Condition, CounterFace, Explosive, GunLook, Headings, MachineGun,
    Movement, Picture, Plating, TeamShape, Token, VehicleLook, VehicleValues, drawing,
};
use hex_board::Facing;
use lock_n_load::definition::WeaponKind;
use lock_n_load::sections::passengers::capacity::Places;
use lock_n_load::vehicle::{Acquisition, MountArc, Room, ShotTarget, VehicleDef};
use lock_n_load::{Table, Trait, UnitNow};

/// Degrees clockwise from north.
pub fn degrees(facing: Facing) -> u16 {
    30 + 60 * u16::from(facing.index())
}

/// How a vehicle stands there.
pub fn look(unit: UnitNow, def: &VehicleDef) -> VehicleLook {
    VehicleLook {
        shape: drawing(&def.shape),
        headings: Headings { hull: degrees(unit.facing), turret: degrees(unit.turret_facing()) },
        condition: if unit.buttoned { Condition::Closed } else { Condition::Open },
    }
}

/// Prints what makes a unit a vehicle on its face.
pub fn print(table: &Table, unit: UnitNow, def: &VehicleDef, face: &mut CounterFace) {
    face.picture = Picture::Vehicle(look(unit, def));
    face.foot = [None; 3];
    let mobility = &table.field.definitions.mobilities[usize::from(table.mobility(unit).0)];
    // The movement type goes by the first letter of its column: T, O, R.
    let letter = mobility.key.chars().next().unwrap_or(' ').to_ascii_uppercase();
    let mut values = VehicleValues {
        armour: armour(def),
        movement: Some(Movement { points: table.movement_factor(unit), letter }),
        aboard: aboard(table, unit),
        carries: [room(def.inside, ["", "P", "PP"]), room(def.outside, ["", "OP", "OPP"])].concat(),
        ..VehicleValues::default()
    };
    let mut guns = values.machine_guns.iter_mut();
    for weapon in table.mounted_on(unit.id) {
        let weapon_def = table.weapon_definition(weapon);
        if let Some(ordnance) = &weapon_def.ordnance {
            let number = u8::try_from(ordnance.he).unwrap_or_default();
            values.explosive = Some(Explosive { number, times: ordnance.shots });
        } else if weapon_def.kind == WeaponKind::MachineGun
            && let Some(free) = guns.next()
        {
            let firepower = u8::try_from(weapon_def.firepower).unwrap_or_default();
            *free = Some(MachineGun { firepower, asterisk: weapon.mount.0 == Some(MountArc::AllRound) });
        }
    }
    face.vehicle = Some(values);
}

/// Prints what a team serves on its face.
pub fn print_team(table: &Table, unit: UnitNow, face: &mut CounterFace) {
    let heading = degrees(unit.facing);
    let served = table.mounted_on(unit.id).next().map(|weapon| table.weapon_definition(weapon));
    face.picture = match served {
        Some(weapon) if weapon.kind == WeaponKind::Mortar => Picture::Team(TeamShape::Mortar),
        Some(_) if unit.may(Trait::StaysPut) => {
            let shape = CarriageShape { carriage: Carriage::Cruciform, ..CarriageShape::default() };
            Picture::Gun(GunLook { shape, heading })
        }
        Some(_) => Picture::Gun(GunLook { shape: CarriageShape::default(), heading }),
        None => Picture::Team(TeamShape::HeavyMachineGun),
    };
    face.arrow = unit.may(Trait::Faces).then_some(heading);
}

/// The tokens of those who have acquired a unit: the better of them (14.3). Units of a hex that are no vehicles are acquired together.
pub fn acquired(table: &Table, unit: UnitNow) -> Option<Token> {
    let at = unit.spot().map(|spot| table.field.map.place(spot));
    let is_it = |acquired: &Acquisition| match acquired.target {
        ShotTarget::Vehicle(id) => id == unit.id,
        ShotTarget::Units(place) => Some(place) == at && table.vehicle(unit).is_none(),
    };
    let levels = table.weapons.iter().filter_map(|weapon| weapon.acquired).filter(is_it).map(|acquired| acquired.level);
    levels.max().map(|level| if level > 1 { Token::ReticleTwo } else { Token::ReticleOne })
}

/// A face as it is in its box: it points nowhere in particular, nobody is aboard, and its hatches are open.
pub fn at_rest(mut face: CounterFace) -> CounterFace {
    let heading = degrees(Facing::default());
    match &mut face.picture {
        Picture::Vehicle(look) => {
            look.headings = Headings { hull: heading, turret: heading };
            look.condition = Condition::Open;
        }
        Picture::Gun(look) => look.heading = heading,
        Picture::TwoMen
        | Picture::OneMan
        | Picture::Bearer
        | Picture::Portrait
        | Picture::PortraitStar
        | Picture::PortraitCross
        | Picture::PortraitScope
        | Picture::PortraitGlasses
        | Picture::Weapon(_)
        | Picture::Team(_)
        | Picture::Bare => {}
    }
    face.arrow = face.arrow.map(|_| heading);
    if let Some(values) = &mut face.vehicle {
        values.aboard = Aboard::default();
    }
    face
}

/// Who rides on it, a figure for each man, and how many counters are inside.
fn aboard(table: &Table, unit: UnitNow) -> Aboard {
    let mut aboard = Aboard::default();
    for passenger in table.passengers(unit.id) {
        if passenger.aboard.is_some_and(|seat| seat.outside) {
            let places = Places::taken_by(table, passenger);
            aboard.men_on_top = aboard.men_on_top.saturating_add(2 * places.halves + places.men);
        } else {
            aboard.inside += 1;
        }
    }
    aboard
}

/// The armour column; a vehicle without any armour has none.
fn armour(def: &VehicleDef) -> Option<[Armour; 3]> {
    def.lowest_armour()?;
    let plate = |factor| Plating { factor, red: def.red };
    let turret = def.turret.map(|turret| turret.all().map(plate));
    let hull = def.hull.all().map(plate);
    Some([0, 1, 2].map(|row| Armour { hull: hull[row], turret: turret.map(|plates| plates[row]) }))
}

const fn room(room: Room, letters: [&'static str; 3]) -> &'static str {
    match room {
        Room::None => letters[0],
        Room::Half => letters[1],
        Room::Full => letters[2],
    }
}

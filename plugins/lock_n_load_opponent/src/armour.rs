//! What guns do from afar, to vehicles and to men: a quick reckoning out of the rules' own steps, without most of what helps
//! or hinders a shot.

use crate::force::{Crowd, Man, harm};
use hex_board::{HexId, Sector, Spot, struck};
use lock_n_load::markers::Marker;
use lock_n_load::sections::driving::drm;
use lock_n_load::sections::ordnance::hit::{Check, Outcome, Suffers, outcome};
use lock_n_load::sections::ordnance::to_hit;
use lock_n_load::vehicle::{OrdnanceDef, Plates};
use lock_n_load::{Table, UnitNow, WeaponNow};
use smallvec::SmallVec;
use std::sync::LazyLock;
use table::Side;

/// A gun that can be fired.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gun {
    /// Its definition, by the place in the list.
    definition: u16,
    /// What hinders (above 0) or helps whoever serves it.
    drm: i32,
}

/// A vehicle that can be hit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hull {
    /// Whose.
    pub side: Side,
    /// Where.
    pub spot: Spot,
    /// Its place in the scenario's list.
    no: u16,
    /// What it is worth as it is, with what would be lost with it.
    pub worth: f64,
}

/// Throws of two dice, of 36, that hit what is hit with so much or less, from 2 to 11: as beyond that, 2 always hits and 12 never does.
const HITS: [u8; 10] = {
    let mut hits = [0; 10];
    let mut throw = 0;
    while throw < 360 {
        let (needs, one, other) = (throw / 36, throw / 6 % 6, throw % 6);
        if to_hit::hits(one as i32 + other as i32 + 2, 0, needs as i32 + 2) {
            hits[needs] += 1;
        }
        throw += 1;
    }
    hits
};

/// Who is Shaken by a hit loses such a part of what he is worth.
const SHAKEN: f64 = 0.6;
/// Penetrations less armour, from `-NET` to `NET`, and morale up to `MORALE`, that are told apart.
const NET: i32 = 9;
const MORALE: i32 = 9;

/// Part of a vehicle that a hit takes away which is to be pierced so: all throws of penetration, armour and check by the rules, added up once.
fn pierce(net: i32, morale: i32, shaken: bool) -> f64 {
    static PARTS: LazyLock<Vec<f64>> = LazyLock::new(|| {
        let moods = [false, true].into_iter().flat_map(|shaken| (0..=MORALE).map(move |morale| (morale, shaken)));
        moods.flat_map(|(morale, shaken)| (-NET..=NET).map(move |net| thrown(net, morale, shaken))).collect()
    });
    let row = i32::from(shaken) * (MORALE + 1) + morale.clamp(0, MORALE);
    PARTS[(row * (2 * NET + 1) + net.clamp(-NET, NET) + NET) as usize]
}

/// The same, reckoned out.
fn thrown(net: i32, morale: i32, shaken: bool) -> f64 {
    let dice = || (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| (one, other)));
    let checked = |lacks: i32, weak: bool| {
        let check = Check { shaken, needed: morale + lacks, weak };
        let parts = dice().map(|(one, other)| match check.makes(i32::from(one + other)) {
            Suffers::Nothing => 0.0,
            Suffers::Shaken => SHAKEN,
            Suffers::Abandoned => 1.0,
        });
        parts.sum::<f64>() / 36.0
    };
    let parts =
        dice().map(|(die, armour_die)| match outcome(net + i32::from(die), die, armour_die.into(), armour_die) {
            Outcome::Dud => 0.0,
            Outcome::Penetrated | Outcome::Catastrophic => 1.0,
            Outcome::Equal => checked(0, false),
            Outcome::Weak(lacks) => checked(lacks, true),
        });
    parts.sum::<f64>() / 36.0
}

impl Gun {
    /// A weapon of a unit, if it is one. `hindered`: the unit fires after an Assault Move or under Ops Complete.
    pub(crate) fn of(table: &Table, unit: UnitNow, weapon: WeaponNow, hindered: bool) -> Option<Self> {
        table.weapon_definition(weapon).ordnance.as_ref()?;
        let open = table.vehicle(unit).is_some() && !unit.buttoned;
        Some(Self { definition: weapon.definition, drm: 2 * i32::from(hindered) - i32::from(open) })
    }

    fn ordnance<'t>(self, table: &Table<'t>) -> Option<&'t OrdnanceDef> {
        table.field.definitions.weapons[usize::from(self.definition)].ordnance.as_ref()
    }

    /// The chance to hit so far away with such modifiers, and the penetration there.
    fn hit(self, ordnance: &OrdnanceDef, distance: u16, drm: i32) -> Option<(f64, i32)> {
        let column = ordnance.column(u8::try_from(distance).ok()?)?;
        let needs = (i32::from(column.to_hit) - self.drm - drm).clamp(2, 11);
        Some((f64::from(HITS[needs as usize - 2]) / 36.0, i32::from(column.penetration)))
    }

    /// About what part of a stack of men in such cover it takes away from afar.
    pub(crate) fn burst(self, table: &Table, distance: u16, cover: i32, moving: bool) -> f64 {
        let Some(ordnance) = self.ordnance(table) else { return 0.0 };
        let hit = self.hit(ordnance, distance, cover);
        hit.map_or(0.0, |(chance, _)| chance * harm(i32::from(ordnance.he) + i32::from(moving)))
    }

    /// About what part of a vehicle it takes away whose sides it strikes with these shares.
    fn blow(self, table: &Table, (from, at): (HexId, HexId), unit: UnitNow, moving: bool, struck: &Struck) -> f64 {
        let (Some(ordnance), Some(vehicle)) = (self.ordnance(table), table.vehicle(unit)) else { return 0.0 };
        let drm = i32::from(moving) + drm::size_drm(table, unit);
        let distance = table.field.map.distance(from, at);
        let Some((chance, penetration)) = self.hit(ordnance, distance, table.hex_tm(at) + drm) else { return 0.0 };
        let halved = ordnance.heat && vehicle.red;
        let penetration = if halved { penetration - table.lost_by_halving(penetration) } else { penetration };
        let morale = table.morale(unit);
        let through =
            |plates: &Plates| struck.share(plates, |armour| pierce(penetration - armour, morale, unit.shaken));
        let hull = through(&vehicle.hull);
        chance * vehicle.turret.as_ref().map_or(hull, |turret| 0.5 * (hull + through(turret)))
    }

    /// About what part of a vehicle it takes away that stands as it stands.
    pub(crate) fn blow_at(self, table: &Table, from: Spot, hull: &Hull) -> f64 {
        let unit = table.units.at(usize::from(hull.no));
        let Some(vehicle) = table.vehicle(unit) else { return 0.0 };
        let moving = unit.has(Marker::Moved) || unit.has(Marker::AssaultMoved);
        let Some(sector) = struck(&table.field.map, unit.facing, hull.spot.hex, from.hex) else { return 0.0 };
        let sector = sector.least_by_key(|sector| vehicle.hull.at(sector).unwrap_or(0));
        self.blow(table, (from.hex, hull.spot.hex), unit, moving, &Struck::Side(sector))
    }

    /// About what part of a vehicle it takes away that would be in a hex.
    pub(crate) fn blow_there(self, table: &Table, from: Spot, unit: UnitNow, at: HexId) -> f64 {
        self.blow(table, (from.hex, at), unit, true, &Struck::Somewhere)
    }
}

/// Where a vehicle is struck.
enum Struck {
    /// On this side.
    Side(Sector),
    /// It may turn its front to whoever fires, but not to all of them.
    Somewhere,
}

impl Struck {
    fn share(&self, plates: &Plates, part: impl Fn(i32) -> f64) -> f64 {
        let at = |sector: Sector| part(plates.at(sector).map_or(0, i32::from));
        match self {
            Self::Side(sector) => at(*sector),
            Self::Somewhere => 0.7 * at(Sector::Front) + 0.3 * at(Sector::Side),
        }
    }
}

/// What guns in a Location can take away of a side, each at its best target. `moving`: who of the men is hit as one who moves.
pub(crate) fn best_shots(
    table: &Table,
    (guns, from): (&[Gun], Spot),
    (crowds, hulls): (&[Crowd], &[Hull]),
    side: Side,
    moving: impl Fn(&Crowd) -> bool,
) -> f64 {
    if guns.is_empty() {
        return 0.0;
    }
    let mut best: SmallVec<[f64; 4]> = SmallVec::from_elem(0.0, guns.len());
    let mut meet = |worth: f64, part: &dyn Fn(&Gun) -> f64| {
        for (gun, best) in guns.iter().zip(&mut best) {
            *best = best.max(part(gun) * worth);
        }
    };
    for crowd in crowds.iter().filter(|crowd| crowd.side == side) {
        if table.sights.get(from, crowd.spot).is_open() {
            let distance = table.field.map.distance(from.hex, crowd.spot.hex);
            let (cover, moving) = (table.hex_tm(crowd.spot.hex), moving(crowd));
            meet(crowd.men, &|gun| gun.burst(table, distance, cover, moving));
        }
    }
    for hull in hulls.iter().filter(|hull| hull.side == side) {
        if table.sights.get(from, hull.spot).is_open() {
            meet(hull.worth, &|gun| gun.blow_at(table, from, hull));
        }
    }
    best.iter().sum()
}

/// Who is aboard a vehicle that is lost is lost with it in such a part.
pub(crate) const ABOARD: f64 = 0.5;

/// The vehicles on the map, with what they carry.
pub(crate) fn hulls(table: &Table, men: &[Man]) -> Vec<Hull> {
    let vehicles = men.iter().filter(|man| man.stands && man.drives);
    let mut hulls: Vec<Hull> =
        vehicles.map(|man| Hull { side: man.side, spot: man.spot, no: man.no, worth: man.now() }).collect();
    if !hulls.is_empty() {
        for man in men.iter().filter(|man| !man.stands) {
            let Some(seat) = table.units.aboard[usize::from(man.no)].0 else { continue };
            let vehicle = table.field.unit_no(seat.vehicle);
            if let Some(hull) = hulls.iter_mut().find(|hull| Some(hull.no) == vehicle) {
                hull.worth += ABOARD * man.now();
            }
        }
    }
    hulls
}

#[cfg(test)]
#[path = "armour_test.rs"]
mod tests;

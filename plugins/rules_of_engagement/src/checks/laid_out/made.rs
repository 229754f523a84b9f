//! Units, men, vehicles and guns as two forces make them.

use crate::checks::Stock;
use crate::checks::arms::armed;
use crate::checks::listed::{Place, figure_id, listed, role_name, unit_id};
use crate::facts::field::{MachineGun, Man, UnitInfo, Vehicle};
use crate::facts::figures::{Figure, VehicleNo};
use crate::facts::units::{Unit, UnitNo};
use crate::files::charts::TroopsDef;
use crate::files::force::{CrewedDef, ForceDef, UnitDef};
use crate::files::platoons::{FormationDef, PlatoonDef};
use crate::files::scenario::SideDef;
use crate::files::values::{Role, UnitKind, WeaponTrait};
use crate::files::vehicles::{MachineGunDef, VehicleDef};
use crate::files::weapons::WeaponNo;
use smallvec::SmallVec;
use table::Side;

/// What the forces of a game are made of, in the making.
#[derive(Default)]
pub(super) struct Made {
    pub infos: Vec<UnitInfo>,
    pub units: Vec<Unit>,
    pub men: Vec<Option<Man>>,
    pub figures: Vec<Figure>,
    pub vehicles: Vec<Vehicle>,
}

/// A unit in the making: what it is, its vehicle or gun, and its men.
struct Parts {
    info: UnitInfo,
    body: Option<Vehicle>,
    men: Vec<Man>,
}

impl Made {
    /// The units of a side with all that they have.
    pub fn add(&mut self, side: Side, def: &SideDef, force: &ForceDef, stock: Stock<'_>) -> Option<()> {
        let platoon = stock.platoons.platoon(&force.platoon)?;
        for (no, listed) in listed(force, stock).into_iter().enumerate() {
            let parts = match listed.place {
                Place::Foot(place) => on_foot(force, place, platoon, side, stock)?,
                Place::Vehicle(place) => crewed(&force.vehicles[place], platoon, side, stock)?,
            };
            self.unit(parts, side, (&def.key, no), stock)?;
        }
        Some(())
    }
    /// One unit. The crew of a vehicle begins in it; support weapons begin set up, as they may (ROE-WPN-17).
    fn unit(&mut self, parts: Parts, side: Side, (key, place): (&str, usize), stock: Stock<'_>) -> Option<()> {
        let Parts { mut info, body, men } = parts;
        let rides = info.kind == UnitKind::Vehicle;
        let is_support = |no: WeaponNo| stock.weapons.def(no).traits.has(WeaponTrait::Support);
        let gun = body.as_ref().and_then(|body| body.gun).filter(|_| !rides);
        let (unit, first) = (u8::try_from(self.infos.len()).ok()?, u8::try_from(self.men.len()).ok()?);
        let body = match body {
            Some(body) => {
                self.vehicles.push(Vehicle { unit, ..body });
                Some(u8::try_from(self.vehicles.len() - 1).ok()?)
            }
            None => None,
        };
        self.units.push(Unit::new(unit_id(key, place).parse().ok()?, side, UnitNo(unit)));
        let all = body.map(|_| None).into_iter().chain(men.into_iter().map(Some));
        for (no, man) in all.enumerate() {
            let vehicle = VehicleNo(body.filter(|_| man.is_none()));
            let mut figure = Figure::new(figure_id(key, place, no).parse().ok()?, side, UnitNo(unit), vehicle);
            figure.aboard = Some(first).filter(|_| rides && man.is_some());
            figure.set_up = match &man {
                Some(man) => man.weapons.iter().any(|weapon| is_support(*weapon)),
                None => gun.is_some_and(is_support),
            };
            self.figures.push(figure);
            self.men.push(man);
        }
        info.figures = first..u8::try_from(self.men.len()).ok()?;
        info.vehicle = body;
        self.infos.push(info);
        Some(())
    }
}

/// What a unit is called that has no name of its own: as its formation, with a number where there are several of them.
fn named(force: &ForceDef, place: usize, formation: &FormationDef) -> String {
    let unit = &force.units[place];
    if !unit.name.trim().is_empty() {
        return unit.name.clone();
    }
    let alike = |other: &&UnitDef| other.formation == unit.formation && other.name.trim().is_empty();
    if force.units.iter().filter(alike).count() < 2 {
        return formation.name.clone();
    }
    format!("{} {}", formation.name, force.units[..=place].iter().filter(alike).count())
}

/// A unit on foot, with its gun if it has one.
fn on_foot(force: &ForceDef, place: usize, platoon: &PlatoonDef, side: Side, stock: Stock<'_>) -> Option<Parts> {
    let unit = &force.units[place];
    let formation = stock.platoons.formation(&unit.formation)?;
    let key = unit.troops.as_ref().or(force.troops.as_ref()).unwrap_or(&platoon.troops);
    let troops = stock.charts.troops(key)?;
    let men = armed(unit, formation, stock).into_iter().enumerate().map(|(no, armed)| {
        let weapons =
            armed.weapons.iter().map(|key| stock.weapons.no(key)).collect::<Option<SmallVec<[WeaponNo; 4]>>>()?;
        let name = man_name(&unit.men, no, armed.role);
        Some(man(name, (armed.role, None), troops, weapons, armed.is_plain(stock)))
    });
    let men = men.collect::<Option<Vec<Man>>>()?;
    let body = match &formation.gun {
        None => None,
        Some(key) => {
            let (gun, across) = (stock.weapons.no(key)?, stock.charts.bodies.gun.0);
            let name = stock.weapons.def(gun).name.clone();
            let size = (across, across);
            Some(Vehicle { name, def: None, unit: 0, gun: Some(gun), machine_guns: Vec::new(), size })
        }
    };
    let leaders = stock.charts.leaders;
    let better = troops.discipline.saturating_sub(leaders.strong).max(leaders.best.min(troops.discipline));
    let info = UnitInfo {
        name: named(force, place, formation),
        kind: formation.kind,
        side,
        figures: 0..0,
        initial: u8::try_from(men.len()).ok()?,
        // ROE-H-11: a strong leader betters the Discipline of his unit.
        discipline: if unit.strong { better } else { troops.discipline },
        mover: formation.mover,
        recon: unit.recon,
        ce: formation.ce,
        vehicle: None,
    };
    Some(Parts { info, body, men })
}

/// A vehicle with its crew: crews are as the infantry of their nation (ROE-H-11).
fn crewed(crewed: &CrewedDef, platoon: &PlatoonDef, side: Side, stock: Stock<'_>) -> Option<Parts> {
    let def = stock.vehicles.find(&crewed.vehicle)?;
    let troops = stock.charts.troops(crewed.troops.as_ref().unwrap_or(&platoon.troops))?;
    let sidearm = stock.weapons.no(&platoon.sidearm)?;
    let men = stock.vehicles.seats(def).iter().enumerate().map(|(no, seat)| {
        let name = man_name(&crewed.crew, no, seat.role);
        man(name, (seat.role, seat.also), troops, SmallVec::from_slice(&[sidearm]), false)
    });
    let men: Vec<Man> = men.collect();
    let name = if crewed.name.trim().is_empty() { &def.name } else { &crewed.name };
    let info = UnitInfo {
        name: name.clone(),
        kind: UnitKind::Vehicle,
        side,
        figures: 0..0,
        initial: u8::try_from(men.len()).ok()?,
        discipline: troops.discipline,
        mover: def.mover,
        recon: def.recon,
        ce: def.ce,
        vehicle: None,
    };
    let body = vehicle(name, def, stock)?;
    Some(Parts { info, body: Some(body), men })
}

fn vehicle(name: &str, def: &VehicleDef, stock: Stock<'_>) -> Option<Vehicle> {
    let gun = match &def.gun {
        Some(key) => Some(stock.weapons.no(key)?),
        None => None,
    };
    let machine_gun = |gun: &MachineGunDef| {
        let weapon = match &gun.weapon {
            Some(key) => Some(stock.weapons.no(key)?),
            None => None,
        };
        Some(MachineGun { weapon, mount: gun.mount })
    };
    Some(Vehicle {
        name: name.to_owned(),
        def: Some(def.clone()),
        unit: 0,
        gun,
        machine_guns: def.machine_guns.iter().map(machine_gun).collect::<Option<Vec<MachineGun>>>()?,
        size: stock.charts.hull(def.small),
    })
}

fn man_name(names: &[String], no: usize, role: Role) -> String {
    let named = names.get(no).filter(|name| !name.trim().is_empty()).cloned();
    named.unwrap_or_else(|| format!("{} {}", role_name(role).said(), no + 1))
}

fn man(
    name: String,
    (role, also): (Role, Option<Role>),
    troops: &TroopsDef,
    weapons: SmallVec<[WeaponNo; 4]>,
    plain: bool,
) -> Man {
    Man { name, role, also, experience: troops.experience, cq: troops.cq, weapons, plain }
}

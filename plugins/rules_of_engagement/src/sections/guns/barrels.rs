//! Which weapons of a vehicle, or which gun of a crew, may fire at a unit now.

use super::loaded;
use super::rules::{BESIDE_GUN, CARRIAGE, GUN_LEAST, HULL_MG, PINTLE, RAISED};
use super::words;
use crate::facts::field::Vehicle;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{MainWeapon, Mount, Order, Role, Shell, Station, WeaponTrait};
use crate::files::weapons::{ByBand, WeaponDef, WeaponNo};
use crate::sections::armour::rules::{ARCS, DAMAGE, HAVE_LEFT};
use crate::sections::armour::{aboard, body_of};
use crate::sections::sight::ground_at;
use measured_table::shapes::{Edge, gap};
use measured_table::{Heading, Sector};
use table::{CounterId, Refusal};

/// A weapon of a vehicle or a gun that may fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barrel {
    /// The figure of the vehicle or the gun.
    pub by: CounterId,
    /// The weapon.
    pub no: WeaponNo,
    /// What it fires, if it is a gun.
    pub shell: Option<Shell>,
    /// The Experience rating of who fires it.
    pub experience: u8,
    /// How many dice it rolls at short and at long range.
    pub dice: ByBand,
    /// It fires every other turn with so few men (ROE-WPN-19).
    pub rests: bool,
}

/// What the firer has chosen (ROE-D-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// What guns fire; none: as usual.
    pub shell: Option<Shell>,
    /// The main gun of a vehicle is silent, for its machine guns.
    pub silent: bool,
}

/// The weapons of a unit's vehicle or gun that may fire at these figures; nothing where it has neither.
///
/// # Errors
/// Why none of them may.
pub fn barrels(table: &Table, unit: &Unit, targets: &[Figure], wanted: Wanted) -> Result<Vec<Barrel>, Refusal> {
    let Some(body) = table.all_of(unit).next().filter(|body| body.stands().is_some()) else { return Ok(Vec::new()) };
    let vehicle = body.vehicle.0.and_then(|no| table.field.vehicles.get(usize::from(no)));
    match vehicle {
        None => Ok(Vec::new()),
        Some(vehicle) if vehicle.def.is_none() => carriage(table, unit, &body, vehicle, targets, wanted),
        Some(vehicle) => of_vehicle(&Platform { table, hull: body, vehicle, targets }, wanted),
    }
}

/// The gun of a crew (ROE-WPN-11, -17 to -19).
fn carriage(
    table: &Table,
    unit: &Unit,
    gun: &Figure,
    vehicle: &Vehicle,
    targets: &[Figure],
    wanted: Wanted,
) -> Result<Vec<Barrel>, Refusal> {
    let refuse = |why| Err(Refusal::new(CARRIAGE, why));
    let Some(no) = vehicle.gun else { return Ok(Vec::new()) };
    let weapon = table.field.weapon(no);
    let mut crew = table.standing(unit).filter_map(|man| table.man(&man));
    let many = u8::try_from(crew.clone().count()).unwrap_or(u8::MAX);
    let Some(first) = crew.next().filter(|_| many >= weapon.needs) else { return refuse(words::too_few(weapon.needs)) };
    if !unit.has(Order::Hold) || !gun.set_up || gun.rests {
        return refuse(words::not_ready());
    }
    if !points_at(gun, gun.facing, table.field.charts.arcs.gun, targets) {
        return refuse(words::outside_arc());
    }
    let half = u16::from(many) * 2 <= u16::from(weapon.crew);
    let dice = if half { ByBand(weapon.rof.0.div_ceil(2), weapon.rof.1.div_ceil(2)) } else { weapon.rof };
    let shell = loaded(weapon, wanted.shell, targets.iter().any(Figure::is_vehicle))?;
    let rests = half && weapon.rof.0 == 1;
    Ok(vec![Barrel { by: gun.id, no, shell, experience: first.experience, dice, rests }])
}

/// A vehicle that fires.
struct Platform<'a, 'w> {
    table: &'a Table<'w>,
    hull: Figure,
    vehicle: &'w Vehicle,
    targets: &'a [Figure],
}

/// The weapons of a vehicle: its main gun, then its machine guns.
fn of_vehicle(platform: &Platform, wanted: Wanted) -> Result<Vec<Barrel>, Refusal> {
    let Platform { table, hull, vehicle, targets } = platform;
    let crew: Vec<Figure> = aboard(table, hull).into_iter().filter(|man| man.unit == hull.unit).collect();
    let gunner = crew.iter().find(|man| table.man(man).is_some_and(|man| man.does(Role::Gunner)));
    let Some(experience) = gunner.or(crew.first()).and_then(|man| table.man(man)).map(|man| man.experience) else {
        return Ok(Vec::new());
    };
    if hull.bailed {
        return Err(Refusal::new(HAVE_LEFT, words::not_this_turn()));
    }
    let mut why = Refusal::new(ARCS, words::no_weapon());
    let mut all = Vec::new();
    let barrel = |no, shell, dice| Barrel { by: hull.id, no, shell, experience, dice, rests: false };
    if let Some(no) = vehicle.gun.filter(|_| !wanted.silent) {
        let weapon = table.field.weapon(no);
        match platform.main_gun(weapon) {
            Ok(()) => {
                let shell = loaded(weapon, wanted.shell, targets.iter().any(Figure::is_vehicle))?;
                all.push(barrel(no, shell, weapon.rof));
            }
            Err(refusal) => why = refusal,
        }
    }
    let gun_fires = !all.is_empty();
    for gun in &vehicle.machine_guns {
        let Some(no) = gun.weapon else { continue };
        let weapon = table.field.weapon(no);
        match platform.machine_gun(gun.mount, gun_fires) {
            Ok(()) => {
                let most = table.field.charts.shooting.beside_gun;
                let beside = gun_fires && gun.mount == Mount::Coaxial;
                let rof = weapon.rof;
                all.push(barrel(no, None, if beside { ByBand(rof.0.min(most), rof.1.min(most)) } else { rof }));
            }
            Err(refusal) => why = refusal,
        }
    }
    if all.is_empty() && (vehicle.gun.is_some() || !vehicle.machine_guns.is_empty()) { Err(why) } else { Ok(all) }
}

impl Platform<'_, '_> {
    fn has_turret(&self) -> bool {
        self.vehicle.def.as_ref().is_some_and(|def| def.turret.is_some())
    }
    /// Whether the turret, or the hull where it has none, bears the main gun on them.
    fn main_gun_bears(&self) -> Result<(), Refusal> {
        let arcs = self.table.field.charts.arcs;
        let hull = &self.hull;
        let (heading, arc) = if self.has_turret() { (hull.turret, arcs.turret) } else { (hull.facing, arcs.gun) };
        if points_at(hull, heading, arc, self.targets) { Ok(()) } else { Err(Refusal::new(ARCS, words::outside_arc())) }
    }
    fn main_gun(&self, weapon: &WeaponDef) -> Result<(), Refusal> {
        if self.hull.gunner != Station::Fit || self.hull.weapon != MainWeapon::Fit {
            return Err(Refusal::new(DAMAGE, words::no_gunner()));
        }
        self.main_gun_bears()?;
        let least = self.table.field.charts.shooting.gun_least.0;
        // A machine gun as the main weapon is no gun.
        let near = !weapon.traits.has(WeaponTrait::VehicleMg) && self.is_near(least);
        if near && !self.targets.iter().any(Figure::is_vehicle) {
            return Err(Refusal::new(GUN_LEAST, words::too_near()));
        }
        self.not_raised()
    }
    fn machine_gun(&self, mount: Mount, gun_fires: bool) -> Result<(), Refusal> {
        let (hull, arcs) = (&self.hull, self.table.field.charts.arcs);
        match mount {
            Mount::Coaxial => {
                if hull.gunner != Station::Fit {
                    return Err(Refusal::new(DAMAGE, words::no_gunner()));
                }
                self.main_gun_bears().map_err(|_| Refusal::new(BESIDE_GUN, words::outside_arc()))?;
                self.not_raised()
            }
            Mount::Hull => {
                if hull.bow != Station::Fit {
                    return Err(Refusal::new(DAMAGE, words::no_gunner()));
                }
                if !points_at(hull, hull.facing, arcs.hull, self.targets) {
                    return Err(Refusal::new(HULL_MG, words::outside_arc()));
                }
                self.not_raised()
            }
            Mount::Pintle => {
                if hull.buttoned || gun_fires {
                    return Err(Refusal::new(PINTLE, words::pintle()));
                }
                let bears = points_at(hull, hull.facing, arcs.pintle, self.targets);
                if bears { Ok(()) } else { Err(Refusal::new(PINTLE, words::outside_arc())) }
            }
            // Passengers use it (ROE-VWP-11).
            Mount::Passengers => Err(Refusal::new(DAMAGE, words::no_gunner())),
        }
    }
    /// True if one of them is nearer than this.
    fn is_near(&self, limit: i32) -> bool {
        let body = body_of(self.table, &self.hull);
        let mut bases = self.targets.iter().filter_map(|target| self.table.base(target));
        bases.any(|base| body.is_some_and(|body| gap(&base, &body).less_than(limit)))
    }
    /// Whether some of them do not stand too high above the roof (ROE-VWP-03, ROE-GEO-10).
    fn not_raised(&self) -> Result<(), Refusal> {
        let (table, charts) = (self.table, &self.table.field.charts);
        let (Some(body), Some(at)) = (body_of(table, &self.hull), self.hull.at) else { return Ok(()) };
        let roof = ground_at(table.field, at) + charts.bodies.roof.0;
        let is_raised = |target: &Figure| {
            let Some(base) = table.base(target) else { return false };
            let (higher, gap) = (ground_at(table.field, base.at) - roof, gap(&base, &body));
            charts.shooting.raised.iter().any(|def| higher >= def.higher.0 && gap.within(def.within.0))
        };
        if self.targets.iter().all(is_raised) { Err(Refusal::new(RAISED, words::too_high())) } else { Ok(()) }
    }
}

/// True if some of them stand within an arc of so many degrees about a heading (ROE-GEO-06, ROE-H-23).
fn points_at(from: &Figure, heading: Heading, degrees: u16, targets: &[Figure]) -> bool {
    let sector = Sector::around(heading, i32::from(degrees) * 10 / 2, Edge::Closed);
    targets.iter().any(|target| from.at.zip(target.at).is_some_and(|(from, to)| sector.holds(to - from)))
}

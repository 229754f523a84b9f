//! Men, vehicles and teams as two forces make them.

use crate::checks::Stock;
use crate::checks::listed::{Place, listed, seat_name};
use crate::checks::prices::{cost, crewed_cost};
use crate::facts::field::{Man, Team, Vehicle};
use crate::files::force::{CrewedDef, ForceDef, ManDef};
use crate::files::scenario::SideDef;
use crate::files::values::{Experience, Grade, Speciality};
use crate::files::vehicles::VehicleDef;
use crate::files::weapons::{WeaponClass, WeaponNo};
use table::{CounterId, Side};

/// Men, vehicles and teams of the game in the making.
#[derive(Default)]
pub(super) struct Made {
    pub men: Vec<Man>,
    pub vehicles: Vec<Vehicle>,
    pub teams: Vec<Team>,
}

impl Made {
    /// Those of a side, in the order of its counters.
    pub fn add(&mut self, side: Side, def: &SideDef, force: &ForceDef, stock: Stock<'_>) -> Option<()> {
        let first = self.teams.len();
        let on_foot = force.teams.iter().map(|team| team.name.as_str());
        let names = on_foot.chain(force.vehicles.iter().map(|crewed| crewed.name.as_str()));
        let team = |name: &str| Team { name: name.into(), side, figures: Vec::new(), vehicle: None };
        self.teams.extend(names.map(team));
        for (number, listed) in listed(force, stock).into_iter().enumerate() {
            let team = first + listed.team;
            let no = u8::try_from(team).ok()?;
            self.teams[team].figures.push(format!("{}-{:02}", def.key, number + 1).parse::<CounterId>().ok()?);
            match listed.place {
                Place::Man(place) => self.men.push(man(&force.teams[listed.team].men[place], force, no, stock)),
                Place::Gun => {
                    let def = stock.vehicles.find(force.teams[listed.team].gun.as_ref()?)?;
                    self.vehicles.push(vehicle(def, None, (side, no), 0, stock));
                }
                Place::Vehicle(place) => {
                    let crewed = &force.vehicles[place];
                    let def = stock.vehicles.find(&crewed.vehicle)?;
                    self.teams[team].vehicle = u8::try_from(self.vehicles.len()).ok();
                    let first = u8::try_from(self.men.len()).ok()?;
                    self.vehicles.push(vehicle(def, Some(crewed), (side, no), first, stock));
                }
                Place::Crew(place, seat) => self.men.push(crewman(&force.vehicles[place], seat, force, no, stock)),
            }
        }
        Some(())
    }
}

/// A vehicle with its crew, who begin at a place of the list of men; a gun on a carriage has none.
fn vehicle(def: &VehicleDef, crewed: Option<&CrewedDef>, of: (Side, u8), first: u8, stock: Stock<'_>) -> Vehicle {
    let guns = def.machine_guns.iter().filter_map(|gun| stock.weapons.no(&gun.weapon));
    let across = stock.charts.house.carriage.0;
    let crew = if crewed.is_some() { def.crew } else { 0 };
    Vehicle {
        name: crewed.map_or(&def.name, |crewed| &crewed.name).clone(),
        def: def.clone(),
        machine_guns: guns.collect(),
        side: of.0,
        team: of.1,
        crew: first..first.saturating_add(crew),
        experience: crewed.map_or(Experience::Normal, |crewed| crewed.experience),
        camouflaged: crewed.is_some_and(|crewed| crewed.camouflaged),
        foliage: crewed.is_some_and(|crewed| crewed.foliage),
        size: if crewed.is_some() { stock.charts.hull(def.class) } else { (across, across) },
        cost: crewed.map_or_else(|| def.cost.into(), |crewed| crewed_cost(crewed, stock)),
    }
}

/// A man of a crew: he has a pistol, and the first of them the submachine guns of the vehicle (PH-4.3-13).
fn crewman(def: &CrewedDef, seat: usize, force: &ForceDef, team: u8, stock: Stock<'_>) -> Man {
    let commands = seat == 0;
    let seats = stock.vehicles.find(&def.vehicle).map_or(&[][..], |vehicle| stock.vehicles.seats(vehicle));
    let sits = seats.get(seat).copied();
    let named = def.crew.get(seat).filter(|name| !name.trim().is_empty()).cloned();
    let name = named.unwrap_or_else(|| format!("{} {}", def.name, seat_name(sits.map(|(seat, _)| seat))));
    let of_file = ManDef {
        name,
        grade: if commands { def.commander } else { Grade::Soldier },
        experience: def.experience,
        weapon: def.submachine_guns.get(seat).cloned(),
        ..ManDef::default()
    };
    let man = man(&of_file, force, team, stock);
    let pistol = man.pistol.or_else(|| free_pistol(force, stock));
    // What the vehicle costs with its crew is said there.
    Man { pistol, seat: sits, cost: 0, ..man }
}

/// The first pistol of a nation.
fn free_pistol(force: &ForceDef, stock: Stock<'_>) -> Option<WeaponNo> {
    let is_one = |no: &WeaponNo| {
        let weapon = stock.weapons.def(*no);
        weapon.class == WeaponClass::Pistol && weapon.nations.contains(&force.nation)
    };
    (0..stock.weapons.weapons.len()).filter_map(|no| u8::try_from(no).ok()).find(is_one)
}

fn man(def: &ManDef, force: &ForceDef, team: u8, stock: Stock<'_>) -> Man {
    let no = |key: &Option<String>| key.as_ref().and_then(|key| stock.weapons.no(key));
    // PH-4.3-05: officers and NCOs have a pistol for free, the first of their nation where the force names none.
    let free = || free_pistol(force, stock);
    let leads = matches!(def.grade, Grade::Officer | Grade::Nco);
    Man {
        name: def.name.clone(),
        grade: def.grade,
        experience: def.experience,
        speciality: def.speciality,
        nation: force.nation,
        team,
        support: no(&def.support),
        light: no(&def.weapon),
        pistol: no(&def.pistol).or_else(|| leads.then(free).flatten()),
        pair: def.assists.then_some(u8::MAX),
        launcher: def.rifle_grenades > 0,
        binoculars: def.binoculars,
        first_aid: def.first_aid || def.speciality == Speciality::Medic,
        clothing: def.clothing,
        foliage: def.foliage,
        elite: force.elite,
        grenades: def.grenades,
        smoke_grenades: def.smoke_grenades,
        rifle_grenades: def.rifle_grenades,
        traps: def.traps,
        anti_tank: def.anti_tank.as_ref().and_then(|key| stock.weapons.anti_tank_no(key)),
        panzerfausts: def.panzerfausts,
        molotovs: def.molotovs,
        mines: def.mines,
        seat: None,
        cost: cost(def, stock),
    }
}

/// Gunners and the assistants behind them know each other.
pub(super) fn pair_up(men: &mut [Man]) {
    let mut gunner = None;
    for no in 0..men.len() {
        let team = men[no].team;
        if men[no].support.is_some() || men[no].anti_tank.is_some() {
            gunner = Some((no, team));
        } else if men[no].pair.take().is_some()
            && let Some((first, _)) = gunner.take().filter(|(_, of)| *of == team)
        {
            men[first].pair = u8::try_from(no).ok();
            men[no].pair = u8::try_from(first).ok();
        }
    }
}

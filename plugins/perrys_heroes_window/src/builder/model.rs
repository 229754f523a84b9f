//! A force while it is built: each change as the force that comes of it, what the rules say of that, and the way back.

use perrys_heroes::charts::Charts;
use perrys_heroes::checks::Stock;
use perrys_heroes::checks::force::{ForceFault, faults, total};
use perrys_heroes::checks::prices::{cost, crewed_cost, men_cost, vehicles_cost};
use perrys_heroes::checks::rules::{BUDGET, ONE_LEADER, PAIR, SECTION, SQUAD_LEADER, TEAM_LEADER, UNSPLIT};
use perrys_heroes::force::{CrewedDef, ForceDef, ManDef, TeamDef};
use perrys_heroes::values::{Battery, Build, Grade, Nation};
use perrys_heroes::vehicles::{VehicleDef, Vehicles};
use perrys_heroes::weapons::{AntiTankDef, AntiTankUse, WeaponDef, Weapons};
use std::sync::Arc;
use table::RuleId;

/// What a force is built by.
#[derive(Clone, Debug)]
pub struct Tools {
    /// The charts, for the prices.
    pub charts: Arc<Charts>,
    /// The firearms.
    pub weapons: Arc<Weapons>,
    /// The vehicles.
    pub vehicles: Arc<Vehicles>,
}

impl Tools {
    /// What forces are made of.
    pub fn stock(&self) -> Stock<'_> {
        Stock { charts: &self.charts, weapons: &self.weapons, vehicles: &self.vehicles }
    }
    /// Every rule that a force breaks.
    pub fn faults(&self, force: &ForceDef) -> Vec<ForceFault> {
        faults(force, self.stock())
    }
    /// What it costs.
    pub fn total(&self, force: &ForceDef) -> i32 {
        total(force, self.stock())
    }
    /// What its men cost, with all that they serve and call for: they have a budget of their own.
    pub fn men(&self, force: &ForceDef) -> i32 {
        men_cost(force, self.stock())
    }
    /// What its vehicles cost.
    pub fn hulls(&self, force: &ForceDef) -> i32 {
        vehicles_cost(force, self.stock())
    }
    /// What a man costs.
    pub fn cost(&self, man: &ManDef) -> i16 {
        cost(man, self.stock())
    }
    /// The firearms that men of a nation carry.
    pub fn of(&self, nation: Nation) -> impl Iterator<Item = &WeaponDef> {
        self.weapons.weapons.iter().filter(move |weapon| weapon.nations.contains(&nation))
    }
    /// The anti-tank weapons that pairs of a nation serve.
    pub fn served(&self, nation: Nation) -> impl Iterator<Item = &AntiTankDef> {
        let all = self.weapons.anti_tank.iter();
        all.filter(move |weapon| weapon.used == AntiTankUse::Again && weapon.nations.contains(&nation))
    }
    /// The vehicles of a nation, without guns on carriages; or those guns alone.
    pub fn vehicles_of(&self, nation: Nation, carriages: bool) -> impl Iterator<Item = &VehicleDef> {
        let all = self.vehicles.vehicles.iter().filter(move |vehicle| vehicle.nations.contains(&nation));
        all.filter(move |vehicle| (vehicle.build == Build::Carriage) == carriages)
    }
    /// What a vehicle costs with its crew.
    pub fn crewed_cost(&self, vehicle: &CrewedDef) -> i16 {
        crewed_cost(vehicle, self.stock())
    }
    /// Why a change cannot be: a rule that the force would break and did not before. What takes two steps to mend may be broken between
    /// them, and is told beside the men: who leads, and who serves a weapon with whom.
    pub fn refused(&self, now: &ForceDef, then: &ForceDef) -> Option<ForceFault> {
        const MENDED_LATER: [RuleId; 5] = [SQUAD_LEADER, TEAM_LEADER, ONE_LEADER, UNSPLIT, PAIR];
        let before = self.faults(now);
        let is_new = |fault: &ForceFault| {
            let same = |old: &ForceFault| {
                old.rule == fault.rule && (old.team, old.man, old.vehicle) == (fault.team, fault.man, fault.vehicle)
            };
            !before.iter().any(same)
        };
        // Of what is too dear already nothing more is bought, of men and of vehicles each by its own budget (PH-4.3-01, PH-4.3-12).
        let mut found = self.faults(then).into_iter();
        found.find(|fault| match (fault.rule, fault.vehicle) {
            (BUDGET, _) => self.men(then) > self.men(now),
            (SECTION, None) => self.hulls(then) > self.hulls(now),
            (rule, _) => !MENDED_LATER.contains(&rule) && is_new(fault),
        })
    }
}

/// A man by his team and his place in it.
pub type At = (usize, usize);

/// A force that is being built.
#[derive(Clone, Debug)]
pub struct Draft {
    force: ForceDef,
    past: Vec<ForceDef>,
    /// The text that is being typed: one step back takes all of it.
    typing: Option<String>,
}

impl Draft {
    /// A force as it was.
    pub fn of(force: ForceDef) -> Self {
        Self { force, past: Vec::new(), typing: None }
    }
    /// A new one: a team with its leader.
    pub fn new(name: String, nation: Nation, leader: String, team: String) -> Self {
        let leader = ManDef { name: leader, grade: Grade::Nco, ..ManDef::default() };
        let teams = vec![TeamDef { name: team, men: vec![leader], ..TeamDef::default() }];
        Self::of(ForceDef { name, nation, budget: 80, vehicle_budget: 60, teams, ..ForceDef::default() })
    }
    /// The force.
    pub fn force(&self) -> &ForceDef {
        &self.force
    }
    /// A man of it.
    pub fn man(&self, (team, man): At) -> Option<&ManDef> {
        self.force.teams.get(team)?.men.get(man)
    }
    /// Whether there is a step to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }
    /// Puts a changed force in its place; true if it differs.
    pub fn change(&mut self, force: ForceDef) -> bool {
        self.typing = None;
        if force == self.force {
            return false;
        }
        self.past.push(std::mem::replace(&mut self.force, force));
        true
    }
    /// The same for a text that is typed letter by letter in a field.
    pub fn typed(&mut self, field: &str, force: ForceDef) -> bool {
        if self.typing.as_deref() == Some(field) {
            let differs = force != self.force;
            self.force = force;
            return differs;
        }
        let changed = self.change(force);
        self.typing = changed.then(|| field.to_owned());
        changed
    }
    /// Takes the last change back; true if there was one.
    pub fn undo(&mut self) -> bool {
        self.typing = None;
        let last = self.past.pop();
        let there_was = last.is_some();
        self.force = last.unwrap_or_else(|| std::mem::take(&mut self.force));
        there_was
    }

    /// The force with a man changed.
    pub fn with_man(&self, (team, man): At, change: impl FnOnce(&mut ManDef)) -> ForceDef {
        let mut force = self.force.clone();
        if let Some(man) = force.teams.get_mut(team).and_then(|team| team.men.get_mut(man)) {
            change(man);
        }
        force
    }
    /// The force with one man more in a team.
    pub fn with_another(&self, team: usize, man: ManDef) -> ForceDef {
        let mut force = self.force.clone();
        if let Some(team) = force.teams.get_mut(team) {
            team.men.push(man);
        }
        force
    }
    /// The force without a man.
    pub fn without(&self, (team, man): At) -> ForceDef {
        let mut force = self.force.clone();
        if let Some(team) = force.teams.get_mut(team).filter(|team| man < team.men.len()) {
            team.men.remove(man);
        }
        force
    }
    /// The force with another team.
    pub fn with_team(&self, team: TeamDef) -> ForceDef {
        let mut force = self.force.clone();
        force.teams.push(team);
        force
    }
    /// The force with one piece of artillery more.
    pub fn with_artillery(&self, battery: Battery) -> ForceDef {
        let mut force = self.force.clone();
        force.artillery.push(battery);
        force
    }
    /// The force with one less of a kind.
    pub fn without_artillery(&self, battery: Battery) -> ForceDef {
        let mut force = self.force.clone();
        if let Some(last) = force.artillery.iter().rposition(|one| *one == battery) {
            force.artillery.remove(last);
        }
        force
    }
    /// The force with the men of a team in the one before it.
    pub fn joined(&self, team: usize) -> ForceDef {
        let mut force = self.force.clone();
        if (1..force.teams.len()).contains(&team) {
            let men = force.teams.remove(team).men;
            force.teams[team - 1].men.extend(men);
        }
        force
    }
    /// The force with a man in another team.
    pub fn moved(&self, (team, man): At, to: usize) -> ForceDef {
        let mut force = self.force.clone();
        if force.teams.len() > to && self.man((team, man)).is_some() {
            let man = force.teams[team].men.remove(man);
            force.teams[to].men.push(man);
        }
        force
    }
    /// The force with a man as the gunner of a weapon, the next man of his team at it with him; none: he serves no weapon any more.
    pub fn with_gunner(&self, (team, man): At, weapon: Option<String>) -> ForceDef {
        let mut force = self.force.clone();
        let Some(men) = force.teams.get_mut(team).map(|team| &mut team.men) else { return force };
        let serves = weapon.is_some();
        if let Some(gunner) = men.get_mut(man) {
            gunner.support = weapon;
            if serves {
                (gunner.weapon, gunner.anti_tank, gunner.assists, gunner.rifle_grenades) = (None, None, false, 0);
            }
        }
        assisted(men, man, serves);
        force
    }
    /// The same with a weapon against vehicles.
    pub fn with_tube(&self, (team, man): At, weapon: Option<String>) -> ForceDef {
        let mut force = self.force.clone();
        let Some(men) = force.teams.get_mut(team).map(|team| &mut team.men) else { return force };
        let serves = weapon.is_some();
        if let Some(gunner) = men.get_mut(man) {
            gunner.anti_tank = weapon;
            if serves {
                (gunner.weapon, gunner.support, gunner.assists, gunner.rifle_grenades) = (None, None, false, 0);
            }
        }
        assisted(men, man, serves);
        force
    }
    /// The force with a team that serves this gun on a carriage; none: no gun.
    pub fn with_gun(&self, team: usize, gun: Option<String>) -> ForceDef {
        let mut force = self.force.clone();
        if let Some(team) = force.teams.get_mut(team) {
            team.gun = gun;
        }
        force
    }
    /// The force with a vehicle changed.
    pub fn with_vehicle(&self, no: usize, change: impl FnOnce(&mut CrewedDef)) -> ForceDef {
        let mut force = self.force.clone();
        if let Some(vehicle) = force.vehicles.get_mut(no) {
            change(vehicle);
        }
        force
    }
    /// The force with one vehicle more.
    pub fn with_another_vehicle(&self, vehicle: CrewedDef) -> ForceDef {
        let mut force = self.force.clone();
        force.vehicles.push(vehicle);
        force
    }
    /// The force without a vehicle.
    pub fn without_vehicle(&self, no: usize) -> ForceDef {
        let mut force = self.force.clone();
        if no < force.vehicles.len() {
            force.vehicles.remove(no);
        }
        force
    }
}

/// The man behind a gunner assists him, or does so no more.
fn assisted(men: &mut [ManDef], gunner: usize, serves: bool) {
    if let Some(mate) = men.get_mut(gunner + 1).filter(|mate| !mate.serves()) {
        mate.assists = serves;
    }
}

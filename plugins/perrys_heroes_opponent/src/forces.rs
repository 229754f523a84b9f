//! What a computer player makes of a force that he may choose himself (4.2, 4.3): the same men, otherwise armed, within the same points.
//!
//! He buys first what no squad should be without: a leader with a submachine gun and a pair with the best machine gun; weapons against
//! vehicles, where the enemy has some; a mortar and a radio where both sides have points for that. The rest goes for grenades, a medic, better
//! weapons and experience, in an order that lots change a little, so that nobody can be sure. Fighting vehicles are chosen anew by what they
//! are worth; transports stay. A force that breaks a rule is never given: then he takes the one of the scenario.

use opponent::Chance;
use perrys_heroes::checks::force::faults;
use perrys_heroes::checks::prices::{crewed_cost, men_cost, vehicles_cost};
use perrys_heroes::checks::{Stock, prices};
use perrys_heroes::force::{CrewedDef, ForceDef, ManDef, TeamDef};
use perrys_heroes::values::{Battery, Build, Experience, Grade, Nation, Speciality};
use perrys_heroes::vehicles::VehicleDef;
use perrys_heroes::weapons::{AntiTankDef, AntiTankUse, WeaponClass, WeaponDef};

/// What a side knows of the battle when it chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What the men of the enemy may cost.
    pub enemy_points: u16,
    /// The enemy has vehicles.
    pub enemy_drives: bool,
}

/// So much both sides must be allowed to spend before artillery is bought.
const FOR_ARTILLERY: u16 = 95;
/// Armour of about this has to be pierced.
const USUAL_ARMOUR: i32 = 9;
/// Grenades are bought by twos.
const GRENADES: u8 = 2;

/// A force of the men of another one, as a computer player would have it.
pub fn chosen(own: &ForceDef, terms: Terms, stock: Stock<'_>, chance: &mut Chance) -> ForceDef {
    let mut force = ForceDef { artillery: Vec::new(), vehicles: Vec::new(), ..own.clone() };
    for team in &mut force.teams {
        team.men.iter_mut().for_each(|man| *man = plain(man, own.nation, stock));
    }
    let mut buyer = Buyer { force, stock };
    buyer.drop_until_paid();
    buyer.arms(terms, chance);
    buyer.force.vehicles = vehicles(own, terms, stock, chance);
    let force = buyer.force;
    let within = men_cost(&force, stock) <= i32::from(own.budget)
        && vehicles_cost(&force, stock) <= i32::from(own.vehicle_budget);
    if within && faults(&force, stock).is_empty() { force } else { own.clone() }
}

/// A man of the other force with nothing but his grade and the rifle of his nation.
fn plain(man: &ManDef, nation: Nation, stock: Stock<'_>) -> ManDef {
    let grade = man.grade;
    let weapon = best(nation, stock, |class| class == WeaponClass::Rifle).map(|weapon| weapon.key.clone());
    ManDef { name: man.name.clone(), grade, weapon, clothing: man.clothing, foliage: man.foliage, ..ManDef::default() }
}

/// What a firearm is worth: its dice by what they get where men mostly fight.
pub fn worth_of_weapon(weapon: &WeaponDef) -> i32 {
    let (short, medium, long) = weapon.ranges;
    let sum = 3 * i32::from(short) + 4 * i32::from(medium) + 2 * i32::from(long);
    i32::from(weapon.dice) * (60 + 5 * sum)
}

/// The best firearm that men of a nation may carry, of these kinds.
fn best<'s>(nation: Nation, stock: Stock<'s>, of: impl Fn(WeaponClass) -> bool) -> Option<&'s WeaponDef> {
    let fits = |weapon: &&WeaponDef| {
        of(weapon.class) && weapon.nations.contains(&nation) && !weapon.scoped && !weapon.paratroopers
    };
    // Of equal ones the first of the file.
    stock.weapons.weapons.iter().filter(fits).rev().max_by_key(|weapon| worth_of_weapon(weapon))
}

/// What a vehicle is worth: what its gun does to armour and to men, what it stands, its machine guns, those whom it carries.
pub fn worth_of_vehicle(vehicle: &VehicleDef) -> i32 {
    let gun = vehicle.gun.as_ref().map_or(0, |gun| {
        let pierces = (i32::from(gun.power) - USUAL_ARMOUR + 4).max(0);
        10 + 3 * pierces + 3 * i32::from(gun.dice)
    });
    let of = |armour: perrys_heroes::vehicles::Armour| {
        2 * i32::from(armour.front) + i32::from(armour.side) + i32::from(armour.rear)
    };
    let stands = of(vehicle.hull) + vehicle.turret.map_or(0, of) / 2;
    let turns = if vehicle.build == Build::Tank { 8 } else { 0 };
    gun + stands + turns + 6 * vehicle.machine_guns.len() as i32 + 2 * i32::from(vehicle.passengers)
}

/// What is worth most for its price is bought first; lots put one before another that is nearly as good.
fn vehicles(own: &ForceDef, terms: Terms, stock: Stock<'_>, chance: &mut Chance) -> Vec<CrewedDef> {
    let build = |crewed: &CrewedDef| stock.vehicles.find(&crewed.vehicle).map(|vehicle| vehicle.build);
    let (mut kept, fighters): (Vec<CrewedDef>, Vec<CrewedDef>) =
        own.vehicles.iter().cloned().partition(|crewed| build(crewed) == Some(Build::Transport));
    let mut left =
        i32::from(own.vehicle_budget) - kept.iter().map(|one| i32::from(crewed_cost(one, stock))).sum::<i32>();
    for old in &fighters {
        let fights = |vehicle: &&VehicleDef| {
            matches!(vehicle.build, Build::Tank | Build::AssaultGun) && vehicle.nations.contains(&own.nation)
        };
        let as_old = |vehicle: &VehicleDef| {
            let same = vehicle.key == old.vehicle;
            let crew = if same { old.crew.clone() } else { Vec::new() };
            CrewedDef {
                name: if same { old.name.clone() } else { vehicle.name.clone() },
                vehicle: vehicle.key.clone(),
                crew,
                ..old.clone()
            }
        };
        let ranked = stock.vehicles.vehicles.iter().filter(fights).map(|vehicle| {
            let guns = if terms.enemy_drives { vehicle.gun.as_ref().map_or(0, |gun| i32::from(gun.power)) } else { 0 };
            (worth_of_vehicle(vehicle) + guns + chance.below(12) as i32, as_old(vehicle))
        });
        let affordable = ranked.filter(|(_, crewed)| i32::from(crewed_cost(crewed, stock)) <= left);
        if let Some((_, crewed)) = affordable.max_by_key(|(worth, _)| *worth) {
            left -= i32::from(crewed_cost(&crewed, stock));
            kept.push(crewed);
        }
    }
    kept
}

/// Who buys for a force.
struct Buyer<'s> {
    force: ForceDef,
    stock: Stock<'s>,
}

impl Buyer<'_> {
    /// Where men with rifles alone cost too much, the last of the largest team stay at home.
    fn drop_until_paid(&mut self) {
        while men_cost(&self.force, self.stock) > i32::from(self.force.budget) {
            let largest = self.force.teams.iter_mut().max_by_key(|team| team.men.len());
            if largest.filter(|team| team.men.len() > 1).and_then(|team| team.men.pop()).is_none() {
                return;
            }
        }
    }

    /// Buys, as long as there are points.
    fn arms(&mut self, terms: Terms, chance: &mut Chance) {
        self.leaders();
        self.machine_gun(0);
        if terms.enemy_drives {
            self.against_vehicles();
        }
        if self.force.budget >= FOR_ARTILLERY && terms.enemy_points >= FOR_ARTILLERY {
            self.artillery();
        }
        let mut wishes: Vec<fn(&mut Self)> =
            vec![Self::medic, Self::grenades, Self::second_gun, Self::automatic, Self::marksman, Self::binoculars];
        while !wishes.is_empty() {
            // Mostly in this order.
            let next = chance.below(wishes.len().min(2));
            wishes.remove(next)(self);
        }
        self.veterans();
    }

    /// Does something to the force if it can be paid and breaks no rule; true if it was done.
    fn buys(&mut self, change: impl FnOnce(&mut ForceDef)) -> bool {
        let mut with = self.force.clone();
        change(&mut with);
        let paid = men_cost(&with, self.stock) <= i32::from(with.budget);
        let lawful = paid && with != self.force && faults(&with, self.stock).is_empty();
        if lawful {
            self.force = with;
        }
        lawful
    }

    /// The same to one man.
    fn arms_man(&mut self, team: usize, man: usize, change: impl FnOnce(&mut ManDef)) -> bool {
        self.buys(|force| {
            if let Some(man) = force.teams.get_mut(team).and_then(|team| team.men.get_mut(man)) {
                change(man);
            }
        })
    }

    /// Men who do nothing but fire a rifle, team by team, with the next of their team; the largest team first.
    fn riflemen(&self) -> Vec<(usize, usize)> {
        let free = |man: &ManDef| {
            man.grade == Grade::Soldier && !man.serves() && !man.assists && man.speciality == Speciality::None
        };
        let mut teams: Vec<(usize, &TeamDef)> = self.force.teams.iter().enumerate().collect();
        teams.sort_by_key(|(no, team)| (std::cmp::Reverse(team.men.len()), *no));
        let of_team = |(no, team): (usize, &TeamDef)| {
            let men = team.men.iter().enumerate().filter(|(_, man)| free(man)).map(|(man, _)| (no, man));
            men.collect::<Vec<_>>()
        };
        teams.into_iter().flat_map(of_team).collect()
    }

    fn leaders(&mut self) {
        let gun = best(self.force.nation, self.stock, |class| class == WeaponClass::SubmachineGun);
        let Some(gun) = gun.map(|gun| gun.key.clone()) else { return };
        for (team, man) in self.those_who_lead() {
            self.arms_man(team, man, |man| man.weapon = Some(gun.clone()));
        }
    }

    /// Who leads a team, team by team.
    fn those_who_lead(&self) -> Vec<(usize, usize)> {
        let leader = |team: &TeamDef| team.men.iter().position(|man| man.grade != Grade::Soldier);
        self.force.teams.iter().enumerate().filter_map(|(no, team)| Some((no, leader(team)?))).collect()
    }

    /// Two men who stand one behind the other serve a weapon.
    fn pair(&mut self, skipped: usize, change: impl Fn(&mut ManDef)) {
        let free = self.riflemen();
        let mut pairs = free.iter().filter(|(team, man)| free.contains(&(*team, man + 1))).skip(skipped);
        let Some((team, man)) = pairs.next().copied() else { return };
        self.buys(|force| {
            let men = &mut force.teams[team].men;
            men[man].weapon = None;
            change(&mut men[man]);
            men[man + 1].assists = true;
        });
    }

    fn machine_gun(&mut self, skipped: usize) {
        let gun = best(self.force.nation, self.stock, |class| class == WeaponClass::Light);
        let Some(gun) = gun.map(|gun| gun.key.clone()) else { return };
        self.pair(skipped, |man| man.support = Some(gun.clone()));
    }

    fn second_gun(&mut self) {
        self.machine_gun(0);
    }

    /// A weapon that is fired again and again, else what is fired once, else charges.
    fn against_vehicles(&mut self) {
        let nation = self.force.nation;
        let of = |used: AntiTankUse| {
            let fits = move |def: &&AntiTankDef| def.used == used && def.nations.contains(&nation);
            self.stock.weapons.anti_tank.iter().filter(fits).max_by_key(|def| def.power).map(|def| def.key.clone())
        };
        let (again, once) = (of(AntiTankUse::Again), of(AntiTankUse::Once));
        if let Some(key) = &again {
            self.pair(0, |man| man.anti_tank = Some(key.clone()));
        }
        let carriers: Vec<(usize, usize)> = self.riflemen().into_iter().take(2).collect();
        for (team, man) in carriers {
            let has = self.stock.weapons.anti_tank.iter().any(|def| def.on_top && def.nations.contains(&nation));
            if once.is_some() {
                self.arms_man(team, man, |man| man.panzerfausts = 1);
            } else if has {
                self.arms_man(team, man, |man| man.molotovs = 2);
            } else if again.is_none() {
                self.arms_man(team, man, |man| man.mines = 1);
            }
        }
    }

    /// A mortar, and a radio in the leader's team.
    fn artillery(&mut self) {
        let Some((team, man)) = self.riflemen().into_iter().min_by_key(|(team, man)| (*team, *man)) else { return };
        self.buys(|force| {
            force.teams[team].men[man].speciality = Speciality::Radio;
            force.artillery.push(Battery::Mortar);
        });
    }

    fn medic(&mut self) {
        if let Some((team, man)) = self.riflemen().last().copied() {
            self.arms_man(team, man, |man| man.speciality = Speciality::Medic);
        }
    }

    fn marksman(&mut self) {
        if let Some((team, man)) = self.riflemen().last().copied() {
            self.arms_man(team, man, |man| man.speciality = Speciality::Marksman);
        }
    }

    fn grenades(&mut self) {
        for (team, man) in self.riflemen().into_iter().take(4) {
            self.arms_man(team, man, |man| man.grenades = GRENADES);
        }
    }

    /// A rifleman gets something that fires faster.
    fn automatic(&mut self) {
        let gun = best(self.force.nation, self.stock, |class| {
            matches!(class, WeaponClass::AssaultRifle | WeaponClass::SubmachineGun)
        });
        let Some(gun) = gun.map(|gun| gun.key.clone()) else { return };
        if let Some((team, man)) = self.riflemen().first().copied() {
            self.arms_man(team, man, |man| man.weapon = Some(gun));
        }
    }

    fn binoculars(&mut self) {
        if let Some((team, man)) = self.those_who_lead().first().copied() {
            self.arms_man(team, man, |man| man.binoculars = true);
        }
    }

    /// What is left goes for experience: leaders first, then gunners, then the others.
    fn veterans(&mut self) {
        let mut all: Vec<(u8, usize, usize)> = Vec::new();
        for (no, team) in self.force.teams.iter().enumerate() {
            let rank = |man: &ManDef| if man.grade != Grade::Soldier { 0 } else { 2 - u8::from(man.serves()) };
            all.extend(team.men.iter().enumerate().map(|(place, man)| (rank(man), no, place)));
        }
        all.sort_unstable();
        for (_, team, man) in all {
            self.arms_man(team, man, |man| man.experience = Experience::Veteran);
        }
    }
}

/// What a man of a force is worth who is lost: what all that he has costs.
pub fn worth_of_man(man: &ManDef, stock: Stock<'_>) -> i32 {
    i32::from(prices::cost(man, stock))
}

#[cfg(test)]
#[path = "forces_test.rs"]
mod tests;

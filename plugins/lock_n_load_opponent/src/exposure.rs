//! Who could fire at whom, and about how much harm that would do: a quick reckoning, where the exact odds of every pair would take too long.

use crate::armour::{self, Gun, Hull};
use crate::force::{self, Arms, Crowd, Man, harm};
use hex_board::{HexId, Spot};
use lock_n_load::classes::Trait;
use lock_n_load::markers::Marker;
use lock_n_load::sections::impulse::SPENT;
use lock_n_load::{Table, UnitNow};
use smallvec::SmallVec;
use table::Side;

/// What can be fired out of a Location.
#[derive(Clone, Debug)]
pub(crate) struct Battery {
    /// Whose.
    pub side: Side,
    /// Where.
    pub spot: Spot,
    /// Firepower and range of each who fires, the strongest first.
    pub pieces: SmallVec<[(i32, u16); 8]>,
    /// The best leadership there.
    pub leadership: i32,
    /// Guns: they hurt armour too.
    pub guns: SmallVec<[Gun; 2]>,
}

/// Whether a unit may still fire in this turn.
pub(crate) fn may_fire(unit: UnitNow) -> bool {
    unit.good_order() && unit.may(Trait::Fires) && !unit.markers.any(SPENT)
}

impl Battery {
    /// About how much firepower it brings to bear so far away: the best in full and half of the others.
    pub(crate) fn firepower(&self, distance: u16) -> Option<i32> {
        let mut reach = self.pieces.iter().filter(|(_, range)| *range >= distance).map(|(firepower, _)| *firepower);
        let best = reach.next()?;
        let others: i32 = reach.sum();
        Some(best + (others + 1) / 2 + self.leadership)
    }
    /// About what part of a stack of men in such cover its small arms take away from afar.
    pub(crate) fn harm(&self, distance: u16, cover: i32, moving: bool) -> f64 {
        self.firepower(distance).map_or(0.0, |firepower| harm(firepower - cover + i32::from(moving)))
    }
    /// About what part of a stack of men in such cover its guns take away from afar.
    pub(crate) fn burst(&self, table: &Table, distance: u16, cover: i32, moving: bool) -> f64 {
        self.guns.iter().map(|gun| gun.burst(table, distance, cover, moving)).sum()
    }
    /// About what part of a stack of men in such cover all of it takes away from afar.
    pub(crate) fn at_men(&self, table: &Table, distance: u16, cover: i32, moving: bool) -> f64 {
        self.harm(distance, cover, moving) + self.burst(table, distance, cover, moving)
    }
    /// About what part of a vehicle its guns take away that would come to a hex.
    pub(crate) fn blow_there(&self, table: &Table, vehicle: UnitNow, at: HexId) -> f64 {
        self.guns.iter().map(|gun| gun.blow_there(table, self.spot, vehicle, at)).sum()
    }
}

/// The two that do most harm of all that may fire at a stack.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worst {
    first: f64,
    second: f64,
}

impl Worst {
    /// One more that may fire, by the part of the stack that it takes away by itself.
    pub(crate) fn meet(&mut self, harm: f64) {
        if harm > self.first {
            (self.first, self.second) = (harm, self.first);
        } else if harm > self.second {
            self.second = harm;
        }
    }
    /// About what part of the stack both take away together: the second meets what the first has left, and often fires at something else.
    pub(crate) fn together(self) -> f64 {
        self.first + 0.5 * self.second
    }
}

/// What is looked at of a position to judge it: everybody who counts, what can be fired, and who may be hit, Location by Location.
pub(crate) struct Scene {
    pub men: Vec<Man>,
    pub batteries: Vec<Battery>,
    pub crowds: Vec<Crowd>,
    /// The vehicles on the map.
    pub hulls: Vec<Hull>,
}

/// Looks at a position. `all`: what has fired or moved is among what can be fired too, as it will fire again next turn.
pub(crate) fn look(table: &Table, all: bool) -> Scene {
    let arms = Arms::of(table);
    let men = force::men(table, &arms);
    let (mut batteries, mut crowds): (Vec<Battery>, Vec<Crowd>) = (Vec::with_capacity(32), Vec::with_capacity(32));
    for man in men.iter().filter(|man| man.stands) {
        let (side, spot) = (man.side, man.spot);
        if !man.drives {
            let n = match crowds.iter().position(|crowd| crowd.spot == spot && crowd.side == side) {
                Some(n) => n,
                None => {
                    crowds.push(Crowd { side, spot, men: 0.0, moved: false });
                    crowds.len() - 1
                }
            };
            let crowd = &mut crowds[n];
            crowd.men += man.now();
            crowd.moved |= table.units.markers[usize::from(man.no)].0.has(Marker::Moved);
        }
        if man.shaken || !table.units.traits[usize::from(man.no)].0.has(Trait::Fires) {
            continue;
        }
        let unit = table.units.at(usize::from(man.no));
        if !(all || may_fire(unit)) {
            continue;
        }
        let n = match batteries.iter().position(|battery| battery.spot == spot && battery.side == side) {
            Some(n) => n,
            None => {
                batteries.push(Battery { side, spot, pieces: SmallVec::new(), leadership: 0, guns: SmallVec::new() });
                batteries.len() - 1
            }
        };
        let battery = &mut batteries[n];
        let hindered = unit.has(Marker::AssaultMoved) || unit.has(Marker::OpsComplete);
        let less = if hindered { 2 } else { 0 };
        if unit.may(Trait::Leads) {
            battery.leadership = battery.leadership.max(table.leadership(unit));
        }
        let mut piece = |firepower: i32, range: u16| {
            if firepower - less > 0 {
                battery.pieces.push((firepower - less, range));
            }
        };
        if unit.may(Trait::HasFirepower) {
            piece(table.own_firepower(unit), u16::from(table.own_range(unit)));
        }
        let mut guns: SmallVec<[Gun; 2]> = SmallVec::new();
        for weapon in arms.of_unit(table, man.no) {
            if let Some(gun) = Gun::of(table, unit, weapon, hindered) {
                guns.push(gun);
            } else if let Some((firepower, range)) = lock_n_load::sections::fire::weapon_face(table, weapon) {
                piece(firepower, u16::from(range));
            }
        }
        batteries[n].guns.extend(guns);
    }
    for battery in &mut batteries {
        battery.pieces.sort_by_key(|(firepower, _)| -firepower);
    }
    let hulls = armour::hulls(table, &men);
    Scene { men, batteries, crowds, hulls }
}

/// What a side stands to lose if every enemy who still may fired once at his best target.
pub(crate) fn danger(table: &Table, scene: &Scene, side: Side) -> f64 {
    let Scene { batteries, crowds, hulls, .. } = scene;
    let mut sum = 0.0;
    for battery in batteries.iter().filter(|battery| battery.side != side) {
        let mut most: f64 = 0.0;
        for crowd in crowds.iter().filter(|crowd| crowd.side == side) {
            let distance = table.field.map.distance(battery.spot.hex, crowd.spot.hex);
            if !table.sights.get(battery.spot, crowd.spot).is_open() {
                continue;
            }
            most = most.max(battery.harm(distance, table.hex_tm(crowd.spot.hex), crowd.moved) * crowd.men);
        }
        let guns = (battery.guns.as_slice(), battery.spot);
        sum += most + armour::best_shots(table, guns, (crowds, hulls), side, |crowd| crowd.moved);
    }
    sum
}

/// The target modifier of each hex.
pub(crate) fn cover(table: &Table) -> Vec<i32> {
    (0..table.field.map.hexes.len()).map(|n| table.hex_tm(HexId(n as u16))).collect()
}

/// For each hex, with its cover, the part of a stack that would be lost there to what may fire at it: to one who is there, or is moving.
pub(crate) fn danger_map(table: &Table, batteries: &[Battery], cover: &[i32], side: Side, moving: bool) -> Vec<f32> {
    let map = &table.field.map;
    let mut worst = vec![Worst::default(); map.hexes.len()];
    for battery in batteries.iter().filter(|battery| battery.side != side) {
        // From every distance at which it has any: it is asked for every hex.
        let firepower: SmallVec<[i32; 32]> = (0..).map_while(|distance| battery.firepower(distance)).collect();
        let seen = table.sights.visible_from(battery.spot).filter(|(spot, seen)| spot.storey == 0 && seen.is_open());
        for (spot, _) in seen {
            let n = spot.hex.index();
            let distance = map.distance(battery.spot.hex, spot.hex);
            let firepower = firepower.get(usize::from(distance));
            if firepower.is_none() && battery.guns.is_empty() {
                continue;
            }
            let small = firepower.map_or(0.0, |firepower| harm(firepower - cover[n] + i32::from(moving)));
            worst[n].meet(small + battery.burst(table, distance, cover[n], moving));
        }
    }
    worst.into_iter().map(|worst| worst.together() as f32).collect()
}

//! A stack that moves, or would: how far it may go by which kind of movement, and what it may enter (6.0 to 6.4, 8.0).

use crate::facts::command::Movement;
use crate::facts::frames::Moving;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::facts::steps::Halves;
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::files::mobility::MobilityId;
use crate::sections::driving::rules::SHAKEN_VEHICLE;
use crate::sections::driving::rules::{ALONE, SHAKEN_ASSAULT, STAYS, TEAM_KINDS, VEHICLE_KINDS};
use crate::sections::driving::{LIGHT_CALIBRE, Way};
use crate::sections::fire::rules::SHAKEN_APPROACH;
use crate::sections::impulse::rules::{ACTED, ONE_KIND, ONE_STACK, OPS_COMPLETE, OWN_IMPULSE};
use crate::sections::melee::rules::{LOCKED, NEEDS_FIGHTER, WITHDRAWAL};
use crate::sections::movement::rules::{
    ALL_POINTS, ASSAULT, ASSAULT_ENEMY, ASSAULT_FIRST, ASSAULT_HALF, ASSAULT_LEADER, CRAWL_COST, CRAWL_ENEMY,
    DOUBLE_STEALTH, DOUBLE_TIME, ENEMY_VEHICLE, MINIMUM, MINIMUM_LIMITS, MOVEMENT_FACTOR, OFF_MAP, SHAKEN_KINDS,
    STEALTH, STEALTH_HALF, STEALTH_SINGLE, WAY_IN,
};
use crate::sections::movement::words;
use crate::sections::passengers::rules::{FIRED_FIRST, SHAKEN_STAYS};
use crate::sections::snipers::rules::SNIPER_STAYS;
use crate::sections::stacking::Load;
use crate::sections::{driving, impulse, melee, movement, stacking};
use hex_board::{Facing, HexId, Spot};
use smallvec::SmallVec;
use table::{CounterId, Refusal, RuleId, Say, Side};

/// What a unit brings to a stack, however that moves.
#[derive(Clone, Copy)]
pub(super) struct Brings {
    load: Load,
    fights: bool,
    gun: bool,
    /// The movement factor that it shows.
    factor: u8,
    /// Its movement points.
    points: u8,
}

impl Brings {
    pub(super) fn of(table: &Table, unit: UnitNow) -> Self {
        Self {
            load: stacking::room_of(table, unit),
            fights: fights(table, unit),
            gun: table.definition(unit).calibre > LIGHT_CALIBRE,
            factor: table.movement_factor(unit),
            points: table.movement_points(unit),
        }
    }

    /// What the unit may spend: by this kind of movement, and by normal movement. `most` is the factor of the leader at whose Double Time it
    /// goes (LNL-6.2-01, -02, RUL-101): 2 more, up to that.
    fn limits(self, by: Movement, most: Option<u8>) -> (u8, u8) {
        let raised = |factor: u8| most.map_or(factor, |most| factor.saturating_add(2).min(most));
        let all = raised(self.points);
        let limit = match by {
            Movement::Move | Movement::LowCrawl => all,
            Movement::AssaultMove => raised(self.factor).div_ceil(2).min(all),
            Movement::Stealth => all / 2,
        };
        (limit, all)
    }
}

/// What everything about a stack comes to for its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Whose.
    pub side: Side,
    /// How it moves.
    pub by: Movement,
    /// How its members get about, all alike.
    pub mobility: MobilityId,
    /// The room it takes up.
    pub load: Load,
    /// A member is Shaken.
    pub shaken: bool,
    /// A member fights in melee.
    pub fights: bool,
    /// The most it may spend by this kind of movement: that of its slowest member (LNL-6.0-03).
    pub limit: u8,
    /// All the movement points of its slowest member (RUL-59).
    pub all: u8,
    /// A gun of more than 20 mm is among them (LNL-1.6.3-03).
    pub gun: bool,
    /// A member never leaves its hex (LNL-1.6.3-14).
    pub stays: bool,
    /// How the vehicle faces that it is (15.1); none: it is no vehicle.
    pub facing: Option<Facing>,
    /// The vehicle is Emplaced (LNL-21.7-04).
    pub emplaced: bool,
}

/// What a step takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The points that the stack spends: in a minimum move all it has (LNL-6.0-10, RUL-21), where half a point was left over perhaps none.
    pub points: u8,
    /// Everything spent in the move with it, to the half point.
    pub total: Halves,
    /// It is a minimum move.
    pub minimum: bool,
    /// How a vehicle goes.
    pub way: Option<Way>,
}

impl Stack {
    /// Sums a stack up; `leader` is the one of Double Time.
    pub fn new(table: &Table, units: &[UnitNow], by: Movement, leader: Option<UnitNow>) -> Self {
        Self::sum(table, units, by, leader, &|unit| Brings::of(table, unit))
    }

    /// The same of units of whom it is known what they bring.
    pub(super) fn sum(
        table: &Table,
        units: &[UnitNow],
        by: Movement,
        leader: Option<UnitNow>,
        brings: &impl Fn(UnitNow) -> Brings,
    ) -> Self {
        let mut stack = Stack {
            side: units.first().map_or(Side::First, |unit| unit.side),
            by,
            mobility: units.first().map_or(MobilityId::FOOT, |unit| table.mobility(*unit)),
            load: Load::default(),
            shaken: false,
            fights: false,
            limit: u8::MAX,
            all: u8::MAX,
            gun: false,
            stays: false,
            facing: None,
            emplaced: false,
        };
        let most = leader.map(|leader| (leader.id, table.movement_factor(leader)));
        for unit in units {
            let own = brings(*unit);
            stack.load = stack.load.plus(own.load);
            stack.shaken |= unit.shaken;
            stack.fights |= own.fights;
            stack.gun |= own.gun;
            stack.stays |= unit.may(Trait::StaysPut);
            stack.facing = stack.facing.or_else(|| unit.may(Trait::Drives).then_some(unit.facing));
            stack.emplaced |= unit.emplaced;
            // Double Time is for those who started with the leader, and not for himself.
            let hurries = |(leader, _): &(CounterId, u8)| *leader != unit.id && started(table, unit.id);
            let (limit, all) = own.limits(by, most.filter(hurries).map(|(_, most)| most));
            stack.limit = stack.limit.min(limit);
            stack.all = stack.all.min(all);
        }
        stack
    }

    /// The stack that is moving, with those who still move.
    pub fn moving(table: &Table, moving: &Moving, units: &[UnitNow]) -> Self {
        let leader = moving.double_time.and_then(|id| units.iter().copied().find(|unit| unit.id == id));
        Stack::new(table, units, moving.by, leader)
    }

    /// Whether the stack may go on into a Location by a step of this cost, and what it takes: of a vehicle by its facing (15.1).
    ///
    /// # Errors
    /// The refusal.
    pub fn pays(
        &self,
        table: &Table,
        from: Option<Spot>,
        to: Spot,
        cost: Halves,
        spent: Halves,
        there: There,
    ) -> Result<Paid, Refusal> {
        let way = match (self.facing, from) {
            (Some(facing), Some(from)) => {
                Some(driving::step(&table.field.map, facing, self.emplaced, from.hex, to.hex)?)
            }
            _ => None,
        };
        let total = spent.plus(way.map_or(cost, |way| driving::price(way, cost)));
        let ordinary = total.points().saturating_sub(spent.points());
        let points = self.may_enter(table, from, to, ordinary, spent.points(), there)?;
        let minimum = points != ordinary;
        Ok(Paid { points, total: if minimum { Halves::of(spent.points() + points) } else { total }, minimum, way })
    }

    /// True if so many more points are more than it has.
    const fn is_over(&self, cost: u8, spent: u8) -> bool {
        spent.saturating_add(cost) > self.limit
    }
    /// True if a step lies beyond its points whatever is there: only a first one may be a minimum move (LNL-6.0-B01).
    pub(super) const fn is_too_far(&self, cost: u8, spent: u8) -> bool {
        spent > 0 && self.is_over(cost, spent)
    }

    /// Whether the stack may go on into a Location at this cost, and the points that it really spends: in a minimum move all it has
    /// (LNL-6.0-10, RUL-21).
    ///
    /// # Errors
    /// The refusal.
    pub fn may_enter(
        &self,
        table: &Table,
        from: Option<Spot>,
        to: Spot,
        cost: u8,
        spent: u8,
        there: There,
    ) -> Result<u8, Refusal> {
        let nearer =
            || from.is_some_and(|from| in_sight(table, self.side, from).any(|at| is_nearer(table, from, to, at)));
        self.enters(table, from, to, cost, spent, there, nearer)
    }

    /// The same, where it is known otherwise whether the step leads nearer to an enemy in sight (see [`in_sight`]).
    pub(crate) fn enters(
        &self,
        table: &Table,
        from: Option<Spot>,
        to: Spot,
        cost: u8,
        spent: u8,
        there: There,
        approaches: impl FnOnce() -> bool,
    ) -> Result<u8, Refusal> {
        if self.stays {
            return Err(Refusal::new(STAYS, words::never_leaves()));
        }
        if self.gun {
            driving::gun_passes(&table.field.definitions, &table.field.map, from.map(|from| from.hex), to.hex)?;
        }
        // Vehicles have it too (LNL-6.0-B01). Reading: the minimum move is normal movement; Stealth keeps to its half (LNL-6.4-02), the others
        // are barred by LNL-6.0-12.
        let minimum = self.by == Movement::Move && spent == 0 && cost > self.limit;
        self.may_meet(there)?;
        // LNL-5.1-04, of vehicles LNL-15.0-08.
        if self.shaken && approaches() {
            let rule = if minimum { MINIMUM_LIMITS } else { SHAKEN_APPROACH };
            return Err(Refusal::new(rule, words::not_nearer()));
        }
        stacking::within(table, to, stacking::entered(there.load, self.load))?;
        if minimum {
            // The stack has some points: those who have none are refused before.
            return Ok(self.limit);
        }
        let over = self.is_over(cost, spent);
        match self.by {
            Movement::LowCrawl if cost >= self.all => Err(Refusal::new(CRAWL_COST, words::crawl_cost())),
            Movement::AssaultMove if spent == 0 && cost >= self.all => {
                Err(Refusal::new(ALL_POINTS, words::assault_takes_all()))
            }
            // Half of the raised one at Double Time (LNL-6.1-05).
            Movement::AssaultMove if over => Err(self.lacks(words::assault_half())),
            Movement::Stealth if over => Err(self.lacks(words::stealth_half())),
            _ if over => Err(self.lacks(words::not_enough())),
            _ => Ok(cost),
        }
    }

    /// That points are missing, by the rule that limits them (LNL-6.0-02, LNL-15.0-07).
    pub(super) fn lacks(&self, reason: Say) -> Refusal {
        match self.by {
            Movement::AssaultMove => Refusal::new(ASSAULT_HALF, reason),
            Movement::Stealth => Refusal::new(STEALTH_HALF, reason),
            Movement::Move | Movement::LowCrawl if self.shaken && self.facing.is_some() => {
                Refusal::new(SHAKEN_VEHICLE, reason)
            }
            Movement::Move | Movement::LowCrawl => Refusal::new(MOVEMENT_FACTOR, reason),
        }
    }

    /// Whether the stack may go in among enemies, on their storey (LNL-8.0-02): LNL-8.0-03, LNL-8.0-05, RUL-23, RUL-40; by Stealth too
    /// (LNL-6.4-08).
    fn may_meet(&self, there: There) -> Result<(), Refusal> {
        if self.facing.is_some() {
            return may_drive_in(there);
        }
        if !there.enemies {
            let closed = || Refusal::new(WAY_IN, words::close_assault_only());
            return if there.vehicles { Err(closed()) } else { Ok(()) };
        }
        match self.by {
            Movement::AssaultMove => {
                return Err(Refusal::new(ASSAULT_ENEMY, words::assault_enemy()));
            }
            Movement::LowCrawl => {
                return Err(Refusal::new(CRAWL_ENEMY, words::crawl_enemy()));
            }
            Movement::Move | Movement::Stealth => {}
        }
        // Reading: to go in among enemies is to approach them, also over the stairs of one hex.
        if self.shaken {
            return Err(Refusal::new(SHAKEN_APPROACH, words::shaken_enemy()));
        }
        if !self.fights && !there.fighter {
            // Leaders among them (LNL-11.1-02).
            return Err(Refusal::new(NEEDS_FIGHTER, words::needs_fighter()));
        }
        Ok(())
    }
}

/// Whether a vehicle may go in as it moves: not among enemies, whom it may only overrun, and nowhere where an enemy vehicle is (LNL-6.0-B02,
/// LNL-RB-30).
fn may_drive_in(there: There) -> Result<(), Refusal> {
    if there.vehicles {
        return Err(Refusal::new(ENEMY_VEHICLE, words::enemy_vehicle()));
    }
    if there.enemies {
        return Err(Refusal::new(WAY_IN, words::overrun_only()));
    }
    Ok(())
}

/// True if a unit has been in the moving stack from its first step on, or nothing moves yet.
fn started(table: &Table, unit: CounterId) -> bool {
    let movers = table.flow.impulse().map(|impulse| &impulse.movers);
    table.flow.moving().is_none() || movers.is_some_and(|movers| movers.contains(&unit))
}

/// Whether a unit will fight where it goes: a leader's machine gun on its tripod stays behind.
fn fights(table: &Table, unit: UnitNow) -> bool {
    melee::is_eligible(table, unit)
        && (unit.may(Trait::HasFirepower) || table.carried_by(unit.id).any(|weapon| !weapon.set_up))
}

/// RUL-79: the hexes of the enemy units in sight of a Location, to which Shaken units do not go nearer.
pub(crate) fn in_sight<'a>(table: &Table<'a>, side: Side, from: Spot) -> impl Iterator<Item = HexId> + use<'a> {
    let sights = table.sights;
    table.spots(side.other()).filter(move |at| sights.get(from, *at).is_open()).map(|at| at.hex)
}

/// True if a step leads nearer to a hex.
pub(crate) fn is_nearer(table: &Table, from: Spot, to: Spot, hex: HexId) -> bool {
    table.field.map.distance(to.hex, hex) < table.field.map.distance(from.hex, hex)
}

/// Works the limit of a moving stack out again when its members have changed: without its leader it is no Double Time any more
/// (LNL-6.2-01), without its slowest member it goes farther (LNL-6.0-03), and a hero who has just appeared goes along with what is left of
/// his own movement factor (LNL-11.2-04). Reading: one who has nothing left stays behind instead of holding the others up.
pub fn limit_again(table: &Table, moving: &mut Moving) {
    let units = movement::still_moving(table, moving);
    let left_over = |units: &[UnitNow]| Stack::moving(table, moving, units).limit.saturating_sub(moving.spent);
    let old = |unit: UnitNow| table.flow.impulse().is_some_and(|impulse| impulse.movers.contains(&unit.id));
    let started: SmallVec<[UnitNow; 8]> = units.iter().copied().filter(|unit| old(*unit)).collect();
    let stays = !started.is_empty() && left_over(&started) > 0 && left_over(&units) == 0;
    let units = if stays { started } else { units };
    let limit = Stack::moving(table, moving, &units).limit;
    moving.limit = if units.is_empty() { moving.spent } else { limit };
    moving.units = units.iter().map(|unit| unit.id).collect();
    moving.double_time = moving.double_time.filter(|id| moving.units.contains(id));
}

/// What a stack finds in a Location that it would enter: friends let it through as far as there is room (LNL-6.0-13), and need not join
/// it (LNL-4.0-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct There {
    /// The room taken up by friends who are not in the stack.
    pub load: Load,
    /// Enemy units are there that are no vehicles: who enters meets them in melee (LNL-8.0-B01).
    pub enemies: bool,
    /// An enemy vehicle is there.
    pub vehicles: bool,
    /// A friend who fights in melee is there.
    pub fighter: bool,
}

impl There {
    /// Looks at one Location.
    pub fn look(table: &Table, side: Side, spot: Spot, stack: &[CounterId]) -> Self {
        let mut there = There { load: stacking::hulks(table, spot), ..There::default() };
        for unit in table.side_at(spot, side.other()) {
            *if unit.may(Trait::Drives) { &mut there.vehicles } else { &mut there.enemies } = true;
        }
        for unit in table.side_at(spot, side).filter(|unit| !stack.contains(&unit.id)) {
            there.load = there.load.plus(stacking::room_of(table, unit));
            there.fighter |= there.enemies && melee::is_eligible(table, unit);
        }
        there
    }
}

/// Whether a unit may begin a move of this kind now. A Shaken unit that a leader has activated may (RUL-76).
///
/// # Errors
/// The refusal.
pub fn may_move(table: &Table, unit: UnitNow, by: Movement) -> Result<(), Refusal> {
    impulse::on_foot(unit)?;
    if unit.may(Trait::Snipes) {
        return Err(Refusal::new(SNIPER_STAYS, words::snipers_stay()));
    }
    if by == Movement::AssaultMove && unit.has(Marker::Fired) {
        return Err(Refusal::new(ASSAULT_FIRST, words::assault_first()));
    }
    if unit.has(Marker::OpsComplete) {
        return Err(Refusal::new(OPS_COMPLETE, words::ops_complete()));
    }
    if unit.markers.any(&[Marker::AssaultMoved, Marker::Stealthy]) {
        return Err(Refusal::new(ACTED, words::has_moved()));
    }
    // LNL-RB-36: in a later impulse it may.
    if table.flow.impulse().is_some_and(|impulse| impulse.held.contains(&unit.id)) {
        return Err(Refusal::new(FIRED_FIRST, words::riders_have_fired()));
    }
    match unit.state {
        UnitState::Off(OffMap::Waiting) => {
            impulse::entry::may_enter(table, unit)?;
            if unit.markers.any(impulse::SPENT) {
                return Err(Refusal::new(ACTED, words::has_acted()));
            }
        }
        UnitState::Off(_) => return Err(Refusal::new(OFF_MAP, words::unit_off_the_map())),
        UnitState::On(spot) => {
            if unit.shaken && table.flow.turn.left.contains(&unit.id) {
                return Err(Refusal::new(SHAKEN_STAYS, words::has_moved()));
            }
            impulse::may_act(table, unit)?;
            may_leave(table, unit, spot, by)?;
        }
    }
    if unit.shaken && matches!(by, Movement::AssaultMove | Movement::Stealth) {
        // LNL-RB-31.
        let rule = if unit.may(Trait::Drives) { SHAKEN_ASSAULT } else { SHAKEN_KINDS };
        return Err(Refusal::new(rule, words::shaken_kinds()));
    }
    if table.movement_points(unit) == 0 {
        return Err(Refusal::new(MINIMUM, words::no_points()));
    }
    Ok(())
}

fn may_leave(table: &Table, unit: UnitNow, spot: Spot, by: Movement) -> Result<(), Refusal> {
    // No vehicle is locked in melee (LNL-8.0-B01), and each moves for itself (LNL-15.1-01, LNL-4.0-B02); once, as all units (LNL-4.0-B01).
    if unit.may(Trait::Drives) {
        return Ok(());
    }
    let mut enemies = table.side_at(spot, unit.side.other());
    let locked = table.hexes.has(spot, HexMarker::Melee) || enemies.any(|enemy| !enemy.may(Trait::Drives));
    if locked && !unit.has(Marker::MayWithdraw) {
        return Err(Refusal::new(LOCKED, words::locked()));
    }
    // Reading: who withdraws pays normal points and gets a Move marker, so it is no other kind of movement.
    if locked && by != Movement::Move {
        return Err(Refusal::new(WITHDRAWAL, words::withdrawal_moves()));
    }
    let at = table.field.map.place(spot);
    if table.flow.impulse().is_some_and(|impulse| impulse.moved_from.contains(&at)) {
        return Err(Refusal::new(ONE_STACK, words::one_stack()));
    }
    Ok(())
}

/// Whether these units may use this kind of movement together, with Double Time or not (6.1 to 6.4). Each may move by itself.
///
/// # Errors
/// The refusal.
pub fn may_use(table: &Table, units: &[UnitNow], by: Movement, leader: Option<UnitNow>) -> Result<(), Refusal> {
    if units.len() > 1 && units.iter().any(|unit| unit.may(Trait::Drives)) {
        return Err(Refusal::new(ALONE, words::vehicles_alone()));
    }
    // Reading: who gets about in another way moves by himself.
    if units.windows(2).any(|pair| table.mobility(pair[0]) != table.mobility(pair[1])) {
        return Err(Refusal::new(ONE_KIND, words::one_way()));
    }
    let assaults = |unit: &UnitNow| unit.may(Trait::AssaultMoves);
    match by {
        Movement::Move => {}
        Movement::LowCrawl => {
            if let Some(unit) = units.iter().find(|unit| unit.may(Trait::Cumbersome)) {
                return Err(Refusal::new(kinds_of(*unit), words::no_crawl()));
            }
        }
        Movement::AssaultMove => {
            for unit in units.iter().filter(|unit| !assaults(unit)) {
                // Teams too need the red box (LNL-6.1-B03).
                if !unit.may(Trait::Leads) {
                    return Err(Refusal::new(ASSAULT, words::no_assault()));
                }
                if !units.iter().any(|other| !other.may(Trait::Leads) && assaults(other)) {
                    return Err(Refusal::new(ASSAULT_LEADER, words::leader_assaults_along()));
                }
            }
        }
        Movement::Stealth => {
            if let Some(unit) = units.iter().find(|unit| !unit.may(Trait::MovesByStealth)) {
                let single = unit.is_smc() && unit.may(Trait::Fires);
                return Err(Refusal::new(if single { STEALTH_SINGLE } else { STEALTH }, words::no_stealth()));
            }
        }
    }
    if let Some(leader) = leader {
        match by {
            // LNL-6.4-07.
            Movement::Stealth => return Err(Refusal::new(DOUBLE_STEALTH, words::double_stealth())),
            Movement::LowCrawl => return Err(Refusal::new(ONE_KIND, words::double_crawl())),
            Movement::Move | Movement::AssaultMove => {}
        }
        if !leader.leads() || !units.iter().any(|unit| unit.id == leader.id) {
            return Err(Refusal::new(DOUBLE_TIME, words::double_time_leader()));
        }
        // LNL-6.2-03, LNL-6.2-04.
        if let Some(unit) = units.iter().find(|unit| unit.may(Trait::Cumbersome)) {
            return Err(Refusal::new(kinds_of(*unit), words::no_double_time()));
        }
    }
    Ok(())
}

/// The rule that says by which kinds of movement vehicles and teams do not go (LNL-6.3.1-01).
fn kinds_of(unit: UnitNow) -> RuleId {
    if unit.may(Trait::Drives) { VEHICLE_KINDS } else { TEAM_KINDS }
}

/// A stack that may begin to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Beginning {
    /// Its members.
    pub units: SmallVec<[UnitNow; 8]>,
    /// Where they stand; none: off the map.
    pub from: Option<Spot>,
    /// What they come to.
    pub stack: Stack,
}

/// Whether these units may begin to move together in this way, and what they come to.
///
/// # Errors
/// The refusal.
pub fn beginning(
    table: &Table,
    side: Side,
    units: &[CounterId],
    by: Movement,
    double_time: Option<CounterId>,
) -> Result<Beginning, Refusal> {
    let mut members: SmallVec<[UnitNow; 8]> = SmallVec::new();
    for (n, id) in units.iter().enumerate() {
        let unit = impulse::own_unit(table, side, *id, OWN_IMPULSE)?;
        if units[..n].contains(id) {
            return Err(Refusal::new(ONE_STACK, words::named_twice(*id)));
        }
        members.push(unit);
    }
    let Some(first) = members.first().copied() else {
        return Err(Refusal::new(ONE_STACK, words::nobody_moves()));
    };
    let group = impulse::entry::group_of(table, first).map(|def| &def.id);
    for unit in &members {
        if unit.spot() != first.spot() || impulse::entry::group_of(table, *unit).map(|def| &def.id) != group {
            return Err(Refusal::new(ONE_STACK, words::one_start()));
        }
        may_move(table, *unit, by)?;
    }
    let leader = double_time.map(|id| {
        let found = members.iter().copied().find(|unit| unit.id == id);
        // LNL-15.1-02: no leader goes along with a vehicle.
        found.ok_or_else(|| match members.iter().find(|unit| unit.may(Trait::Cumbersome)) {
            Some(unit) => Refusal::new(kinds_of(*unit), words::no_double_time()),
            None => Refusal::new(DOUBLE_TIME, words::not_along(id)),
        })
    });
    let leader = leader.transpose()?;
    may_use(table, &members, by, leader)?;
    let stack = Stack::new(table, &members, by, leader);
    Ok(Beginning { from: first.spot(), units: members, stack })
}

#[cfg(test)]
#[path = "stack_test.rs"]
mod tests;

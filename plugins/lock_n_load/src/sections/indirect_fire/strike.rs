//! A strike: what mortar or artillery fire does at once to the units of one hex, friend and foe (LNL-18.2-11, -12).
//!
//! One attack roll and one defence roll hold for all of them; each vehicle with its riders has a defence roll of its own (LNL-RB-39).
//! Those of one side in one Location are a group, and so is each vehicle: an attack like any other, with the same lines and the same Damage
//! Checks. So shells harm vehicles as small arms do (LNL-17.4-01).

use crate::facts::event::{Event, StrikeRoll, TargetTotals};
use crate::facts::frames::{Attack, Check};
use crate::facts::situation::{Table, UnitNow};
use crate::sections::fire;
use crate::sections::fire::odds::FireOdds;
use crate::sections::fire::strength::{Cover, FireFacts, strength};
use crate::sections::fire::target;
use crate::sections::indirect_fire::rules::{BARRAGE, FFE_OF_ARTILLERY, FFE_OF_MORTAR};
use hex_board::{HexId, Place, Seen, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, RuleId, Side};

/// Everything that a strike at a hex depends on, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Whose dice the attack dice are.
    pub side: Side,
    /// The mortar that fires; none: artillery, or fire that lay there before.
    pub mortar: Option<CounterId>,
    /// Who has called for it.
    pub caller: Option<CounterId>,
    /// The mortar's Location.
    pub from: Option<Place>,
    /// The hex, by its ground floor.
    pub at: Place,
    /// It strikes units that have just entered the hex.
    pub entering: bool,
    /// The units struck: those of one side in one Location each, with the lines of the attack that all share.
    pub groups: SmallVec<[FireFacts; 2]>,
}

/// Firepower that falls from the sky: how much, by which rule, and whether a mortar fires it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shells {
    /// The rule.
    pub rule: RuleId,
    /// The firepower.
    pub firepower: i32,
    /// The higher of two dice counts, not one die.
    pub mortar: bool,
}

impl Shells {
    /// Those of a mission of artillery (LNL-18.2-11).
    pub const fn of_mission(firepower: i8) -> Self {
        Self { rule: BARRAGE, firepower: firepower as i32, mortar: false }
    }
    /// Those of a marker, at units that enter (LNL-18.1-10, LNL-18.2-14).
    pub const fn of_marker(firepower: i8, mortar: bool) -> Self {
        let rule = if mortar { FFE_OF_MORTAR } else { FFE_OF_ARTILLERY };
        Self { rule, firepower: firepower as i32, mortar }
    }
}

/// An attack with shells that no counter fires. TM and the +1 against moving units count; leadership, degrading terrain and hexsides do
/// not (LNL-18.2-13).
pub(super) fn shelling(table: &Table, side: Side, hex: HexId, shells: Shells) -> FireFacts {
    let ground = Spot { hex, storey: 0 };
    let mut facts = fire::empty(table, side, ground, ground, Seen::Clear);
    facts.in_smoke = false;
    facts.adjacent = false;
    facts.cover.hexside = 0;
    facts.shells = Some((shells.rule, shells.firepower));
    facts.higher = shells.mortar;
    facts
}

/// The groups of a hex that an attack strikes: enemies of the attacker before his friends, the ground floor before what lies above;
/// `only` names those who are struck, if not all.
pub(super) fn groups(
    table: &Table,
    attack: &FireFacts,
    hex: HexId,
    only: Option<&[CounterId]>,
) -> SmallVec<[FireFacts; 2]> {
    let mut groups = SmallVec::new();
    let wanted = |unit: CounterId| only.is_none_or(|only| only.contains(&unit));
    for victims in [attack.side.other(), attack.side] {
        for storey in 0..table.field.map.at(hex).storeys.max(1) {
            let at = Spot { hex, storey };
            let group = |target, targets| FireFacts { side: victims.other(), at, target, targets, ..attack.clone() };
            let mut others = target::units(table, victims, at);
            others.retain(|target| wanted(target.unit));
            for target in &mut others {
                // LNL-11.4-B01: a sniper doubles nothing against bombardment.
                target.doubles = false;
            }
            if !others.is_empty() {
                groups.push(group(None, others));
            }
            // Every vehicle is attacked, there is no choice (LNL-17.4-05).
            for vehicle in target::vehicles_at(table, victims, at).filter(|vehicle| wanted(vehicle.id)) {
                let targets = target::struck(table, vehicle, is_unarmoured(table, vehicle));
                // A Buttoned armoured vehicle without riders is not affected (LNL-17.4-04).
                if !targets.is_empty() {
                    groups.push(group(Some(vehicle.id), targets));
                }
            }
        }
    }
    groups
}

/// Whether shells strike a vehicle as an unarmoured one: where any side of it is unarmoured, from whatever direction (LNL-17.4-03);
/// otherwise its lowest armour factor defends it, and open on top it counts as Open (LNL-17.4-02).
fn is_unarmoured(table: &Table, vehicle: UnitNow) -> bool {
    table.vehicle(vehicle).is_some_and(|def| def.has_unarmoured_facing())
}

/// The target modifier of a hex against shells: no hexside protects (LNL-18.2-13).
pub fn cover(table: &Table, hex: HexId) -> Cover {
    let ground = Spot { hex, storey: 0 };
    Cover { hexside: 0, ..fire::cover(table, ground, ground) }
}

/// The exact chances of a strike, group by group.
pub fn odds(strike: &Strike) -> Vec<FireOdds> {
    strike.groups.iter().map(fire::odds::odds).collect()
}

/// What a strike comes to: what is told of it, and the attacks whose Damage Checks follow, the first one last.
pub(super) struct Struck {
    pub told: Event,
    pub attacks: Vec<Event>,
}

/// Throws the dice (LNL-18.2-12): one attack, one defence for all, and one more for each vehicle with its riders (LNL-RB-39).
pub(super) fn resolve(table: &Table, dice: &mut DiceCup, strike: &Strike) -> Option<Struck> {
    let first = strike.groups.first()?;
    let attack = strength(first).attack;
    // The higher of a mortar's two dice counts (LNL-18.1-05, LNL-RB-44).
    let attack_dice = if first.higher { dice.roll_2d6().to_vec() } else { vec![dice.roll_1d6()] };
    let thrown = attack_dice.iter().copied().max().unwrap_or_default();
    let (mut defence_die, mut vehicle_dice) = (None, Vec::new());
    let (mut all, mut attacks) = (Vec::new(), Vec::new());
    for group in &strike.groups {
        let die = match group.target {
            None => *defence_die.get_or_insert_with(|| dice.roll_1d6()),
            Some(vehicle) => {
                let die = dice.roll_1d6();
                vehicle_dice.push((vehicle, die));
                die
            }
        };
        let mut targets = strength(group).targets;
        for target in &mut targets {
            target.attack_total += i32::from(thrown);
            target.defence_total += i32::from(die);
            target.margin = target.attack_total - target.defence_total;
        }
        attacks.extend(checks(table, group, &targets).map(Event::push));
        all.extend(targets);
    }
    attacks.reverse();
    let told = Event::BombardmentResolved(Box::new(StrikeRoll {
        side: strike.side,
        mortar: strike.mortar,
        caller: strike.caller,
        from: strike.from,
        at: strike.at,
        attack,
        attack_dice,
        defence_die,
        vehicle_dice,
        targets: all,
        entering: strike.entering,
    }));
    Some(Struck { told, attacks })
}

/// The Damage Checks of a group, leaders first (LNL-5.0-11); none where the attack is not above the defence (LNL-5.0-08).
fn checks(table: &Table, group: &FireFacts, targets: &[TargetTotals]) -> Option<Attack> {
    let hit = |leads: bool| -> Vec<Check> {
        let both = group.targets.iter().zip(targets);
        let hit = both.filter(|(fact, target)| target.margin > 0 && fact.leads == leads);
        hit.map(|(fact, target)| Check { unit: target.unit, margin: target.margin, unarmoured: fact.unarmoured })
            .collect()
    };
    let (leaders, others) = (hit(true), hit(false));
    let place = table.field.map.place(group.at);
    (!leaders.is_empty() || !others.is_empty()).then(|| Attack {
        side: group.side,
        from: table.field.map.place(group.from),
        at: place,
        leaders,
        others,
        retreat_from: None,
        retreating: Vec::new(),
        opportunity: false,
        molotov: false,
        checked: None,
        driven_off: None,
    })
}

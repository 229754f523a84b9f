//! Section 5.0 and 5.2: the strength of an attack, line by line. The fight, the preview and the odds add up the same lines.

use crate::facts::event::TargetTotals;
use crate::files::charts::DamageRow;
use crate::files::definition::WeaponKind;
use crate::sections::fire::rules::{
    AIDING_LEADERSHIP, ATTACK_TOTAL, COMMANDER, COVER, FULL_WEAPONS, FURTHER, GLIDER, LEAD, LOWEST_ARMOUR, MOLOTOV,
    ROUND_UP,
};
use crate::sections::fire::turning::Turned;
use crate::sections::heroes::rules::HERO_FIREPOWER;
use crate::sections::impulse::rules::{OPS_OWN, OPS_WEAPON, OPS_ZERO};
use crate::sections::indirect_fire::rules::{LIGHT_MORTAR_FIREPOWER, MORTAR_FIREPOWER};
use crate::sections::ordnance::rules::{BLAST, HEAT_AGAINST_MEN};
use crate::sections::passengers::rules::{RIDERS_LESS, RIDERS_LESS_ONCE};
use crate::sections::smoke::rules::{OUT_OF_SMOKE, SMOKE_COVER};
use crate::sections::snipers::rules::{SNIPER_COVER, SNIPER_DICE};
use crate::sections::spotting;
use crate::sections::weapons::rules::{CAPTURED, FLAMETHROWER, SATCHEL, SINGLE_MAN_FIRES};
use hex_board::{Obstacle, Spot};
use smallvec::SmallVec;
use table::{CounterId, Line, RuleId, Side};

/// Where firepower comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// A multi-man counter's own.
    MultiMan {
        /// US glider infantry.
        glider: bool,
    },
    /// A hero's own.
    Hero,
    /// A sniper's own.
    Sniper,
    /// A support weapon.
    Weapon(WeaponKind),
    /// What a hit of ordnance does to units that are no vehicles (LNL-14.0-19).
    Blast {
        /// HEAT against men who are not in a building (LNL-14.2.1-01).
        shaped: bool,
    },
}

/// One source of firepower in an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The unit or the weapon.
    pub from: CounterId,
    /// Of what kind.
    pub kind: SourceKind,
    /// As printed on the side that it shows.
    pub firepower: i32,
    /// A captured weapon (LNL-1.6.1-08).
    pub captured: bool,
    /// Fired by one single man (LNL-1.6.1-12).
    pub single_man: bool,
    /// Under the limits of Ops Complete (4.1).
    pub ops: bool,
    /// What it loses because it fires from the top of a vehicle (LNL-16.2-07); 0: it does not.
    pub riding: i32,
    /// The rule by which the movement of the unit that brings it counts -2, if its firepower is more than none (RUL-57).
    pub after_move: Option<RuleId>,
}

impl Source {
    /// Only a multi-man counter's own firepower can lead an attack and count in full (LNL-5.2-02).
    pub const fn may_lead(&self) -> bool {
        matches!(self.kind, SourceKind::MultiMan { .. })
    }
}

/// The parts of the target modifier (LNL-5.0-17, T-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    /// Of the hex.
    pub hex: i32,
    /// Of the hexside terrain over which the line enters it, the highest.
    pub hexside: i32,
    /// Of smoke.
    pub smoke: i32,
    /// The switch of RUL-89: the hexside adds to the hex instead of standing in its place.
    pub adds: bool,
}

impl Cover {
    /// LNL-5.0-17, RUL-89: the higher of hex and hexside, or by the switch both.
    pub fn terrain(self) -> i32 {
        if self.adds { self.hex + self.hexside.max(0) } else { self.hex.max(self.hexside) }
    }
    /// LNL-11.4-07: what a lone sniper has more. Reading: he doubles the modifier of the hex with its smoke (LNL-7.0-07 adds smoke to the
    /// hex); hexside terrain is not doubled and still counts where it is higher.
    pub fn doubled(self) -> i32 {
        let hex = self.hex + self.smoke;
        let twice = Cover { hex: 2 * hex, smoke: 0, ..self };
        (twice.terrain() - self.terrain() - self.smoke).max(0)
    }
}

/// What an attack needs to know of one unit in the target Location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetFacts {
    /// The unit.
    pub unit: CounterId,
    /// A leader, who checks before the others (LNL-5.0-11).
    pub leads: bool,
    /// Shows its Shaken side.
    pub shaken: bool,
    /// Has been wounded before.
    pub wounded: bool,
    /// Its present morale.
    pub morale: i32,
    /// Its leadership now; 0 for all but leaders.
    pub leadership: i32,
    /// The rule by which it suffers the +1 against moving units, if it does.
    pub moving: Option<RuleId>,
    /// It doubles the target modifier of its hex (LNL-11.4-07).
    pub doubles: bool,
    /// Its row of the Damage Checks.
    pub row: DamageRow,
    /// What Casualties make of it stays in the game (LNL-5.1-14).
    pub reducible: bool,
    /// A natural 1 and an even die would bring a hero (LNL-5.1-24, LNL-11.2-14).
    pub may_make_hero: bool,
    /// A vehicle that is attacked as an unarmoured one (LNL-17.3-01, -04).
    pub unarmoured: bool,
    /// The vehicle attacked with its lowest armour factor, which defends its riders too (LNL-17.2-05, LNL-RB-74).
    pub armour: Option<(CounterId, i32)>,
    /// What a vehicle's armour leader takes off its check; leaders of infantry help no vehicle (LNL-17.2-09, -10).
    pub commander: i32,
}

impl TargetFacts {
    /// A vehicle that is attacked, not one of its riders.
    pub fn is_vehicle(&self) -> bool {
        self.armour.is_some_and(|(vehicle, _)| vehicle == self.unit)
    }
}

/// Everything an attack depends on, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireFacts {
    /// Who fires.
    pub side: Side,
    /// From where.
    pub from: Spot,
    /// At what.
    pub at: Spot,
    /// The vehicle there that is attacked (LNL-17.2-03); none: all units there but vehicles.
    pub target: Option<CounterId>,
    /// Made as Opportunity Fire.
    pub opportunity: bool,
    /// A mortar takes part: of two attack dice the higher counts (LNL-18.1-02, LNL-1.6.21-08).
    pub higher: bool,
    /// Firepower of shells that no counter fires, with its rule (18.1, 18.2).
    pub shells: Option<(RuleId, i32)>,
    /// A sniper's attack: two attack dice, one victim at random (LNL-11.4-04, -05).
    pub sniper: bool,
    /// Every unit that fires or helps to fire, without the leader who aids.
    pub firers: SmallVec<[CounterId; 6]>,
    /// Every weapon that fires.
    pub weapons: SmallVec<[CounterId; 6]>,
    /// Of those the ones used up by it (LNL-1.6.2-12).
    pub used_up: SmallVec<[CounterId; 2]>,
    /// The unit that fires a flamethrower, or throws a Molotov (LNL-1.6.22-B05).
    pub flamethrower: Option<CounterId>,
    /// A Molotov takes part.
    pub molotov: bool,
    /// A vehicle or a team fires, apart from all others (LNL-5.2-B01).
    pub apart: bool,
    /// What a vehicle turns in order to fire its machine guns.
    pub turned: Option<Turned>,
    /// The armour leader of the vehicle that fires, by its vehicle, with his leadership (LNL-11.8-B05).
    pub commander: Option<(CounterId, i32)>,
    /// Where the firepower comes from.
    pub sources: SmallVec<[Source; 8]>,
    /// What the whole attack loses because riders fire in it, where that is not taken off each of them (LNL-RB-35).
    pub riding: i32,
    /// Which source leads.
    pub lead: Option<usize>,
    /// The leader who aids, with his leadership.
    pub leader: Option<(CounterId, i32)>,
    /// The target Location is adjacent.
    pub adjacent: bool,
    /// The firers stand in smoke.
    pub in_smoke: bool,
    /// What degrades the line of sight, with the hexes.
    pub obstacles: SmallVec<[Obstacle; 2]>,
    /// The target modifier.
    pub cover: Cover,
    /// The units of the target Location, by counter id.
    pub targets: SmallVec<[TargetFacts; 8]>,
}

/// What people read of an attack before the dice are thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireReport {
    /// Firepower and modifiers that hold for all targets.
    pub attack: Vec<Line>,
    /// Their sum.
    pub attack_total: i32,
    /// How many attack dice are thrown.
    pub attack_dice: u8,
    /// One entry per unit attacked; totals and margin without dice.
    pub targets: Vec<TargetTotals>,
}

/// LNL-1.6.2-13: satchel charges alone attack; of the modifiers only leadership counts. With own firepower all do (LNL-1.6.2-14).
pub fn satchels_alone(facts: &FireFacts) -> bool {
    let thrown = |source: &Source| matches!(source.kind, SourceKind::Weapon(kind) if is_thrown(kind));
    !facts.sources.is_empty() && facts.sources.iter().all(thrown)
}

/// A charge or a Molotov: used once, in full whoever throws it (LNL-1.6.2-16, LNL-1.6.22-B09), and alone without modifiers but leadership
/// (LNL-1.6.2-13, LNL-1.6.22-B08).
pub(crate) const fn is_thrown(kind: WeaponKind) -> bool {
    matches!(kind, WeaponKind::SatchelCharge | WeaponKind::Molotov)
}

/// The attack that a hit of ordnance makes.
fn is_blast(facts: &FireFacts) -> bool {
    matches!(facts.sources[..], [Source { kind: SourceKind::Blast { .. }, .. }])
}

/// Half of it, rounded up: of a captured weapon, or of a single man's (LNL-1.6.1-08, -12, LNL-8.0-23). There is no one direction for
/// halving (RUL-01): Ops Complete rounds down.
pub(crate) const fn half_up(firepower: i32) -> i32 {
    (firepower + 1).div_euclid(2)
}

/// The lines of one source, in halves where it is halved as a further unit.
fn source_lines(source: &Source, leads: bool, add: &mut impl FnMut(Line)) {
    // LNL-RB-35: one more rider who has nothing left adds nothing.
    if !leads && source.riding > 0 && source.firepower <= source.riding {
        return;
    }
    match source.kind {
        SourceKind::MultiMan { glider } => multi_man_lines(source, leads, glider, add),
        SourceKind::Hero => {
            add(Line::from(HERO_FIREPOWER, source.firepower, source.from));
            rides(source, false, add);
        }
        SourceKind::Sniper => add(Line::from(SNIPER_DICE, source.firepower, source.from)),
        SourceKind::Blast { shaped } => {
            add(Line::from(BLAST, source.firepower, source.from));
            if shaped {
                // Never on the to-hit roll (LNL-14.2.1-02).
                add(Line::from(HEAT_AGAINST_MEN, -1, source.from));
            }
        }
        SourceKind::Weapon(kind) => weapon_lines(source, kind, add),
    }
}

/// What a source that rides on a vehicle has less.
fn rides(source: &Source, half: bool, add: &mut impl FnMut(Line)) {
    if source.riding > 0 {
        add(Line { rule: RIDERS_LESS, value: -source.riding, half, from: Some(source.from) });
    }
}

/// The lines of a squad, a half-squad or a team.
fn multi_man_lines(source: &Source, leads: bool, glider: bool, add: &mut impl FnMut(Line)) {
    let half = !leads && !glider;
    let rule = match (leads, glider) {
        (true, _) => LEAD,
        // LNL-5.2-08.
        (false, true) => GLIDER,
        (false, false) => FURTHER,
    };
    // LNL-5.2-04: firepower 0 adds nothing of its own; no line.
    if leads || source.firepower != 0 {
        add(Line { rule, value: source.firepower, half, from: Some(source.from) });
    }
    if source.ops {
        // LNL-4.1-B03: teams too. LNL-4.1-06: before every other modifier; RUL-03: only the leading counter counts -1.
        match source.firepower {
            // LNL-4.1-07 is an example.
            0 if leads => add(Line::from(OPS_ZERO, -1, source.from)),
            0 => {}
            own => add(Line { rule: OPS_OWN, value: own.div_euclid(2) - own, half, from: Some(source.from) }),
        }
    }
    rides(source, half, add);
}

/// The lines of a weapon.
fn weapon_lines(source: &Source, kind: WeaponKind, add: &mut impl FnMut(Line)) {
    let rule = match kind {
        // Ordnance and grenades are no small arms and have been refused (LNL-17.2-01).
        WeaponKind::MachineGun | WeaponKind::Ordnance | WeaponKind::AntiTankGrenade => FULL_WEAPONS,
        WeaponKind::Molotov => MOLOTOV,
        WeaponKind::Flamethrower => FLAMETHROWER,
        WeaponKind::Mortar => MORTAR_FIREPOWER,
        // In full, whoever throws it (LNL-5.2-07, LNL-1.6.2-16).
        WeaponKind::SatchelCharge => SATCHEL,
    };
    add(Line::from(rule, source.firepower, source.from));
    let mut left = source.firepower;
    // LNL-1.6.1-13: a single man halves once, captured or not; LNL-1.6.1-16: never a satchel charge.
    if source.single_man {
        if !is_thrown(kind) {
            left = half_up(source.firepower);
            let rule = if kind == WeaponKind::Mortar { LIGHT_MORTAR_FIREPOWER } else { SINGLE_MAN_FIRES };
            add(Line::from(rule, left - source.firepower, source.from));
        }
    } else if source.captured {
        left = half_up(source.firepower);
        add(Line::from(CAPTURED, left - source.firepower, source.from));
    }
    // Reading: LNL-4.1-09 names machine guns and flamethrowers, so a satchel charge keeps its firepower under Ops Complete.
    // Of vehicles each machine gun (LNL-4.1-B01).
    if source.ops && !is_thrown(kind) {
        // It may fire with its unit (LNL-4.1-08), and is halved before units are (RUL-02).
        add(Line::from(OPS_WEAPON, left.div_euclid(2) - left, source.from));
    }
}

/// What a source brings, in halves.
fn brings(source: &Source, leads: bool) -> i32 {
    let mut halves = 0;
    source_lines(source, leads, &mut |line| halves += line.halves());
    halves
}

/// What a source brings more when it leads, in halves (LNL-5.2-02).
pub(crate) fn gain_by_leading(source: &Source) -> i32 {
    brings(source, true) - brings(source, false)
}

/// The rule by which the firers' own movement counts -2: once for the whole attack, if any of those under Assault Move or Stealth adds
/// firepower (RUL-57, RUL-120). A leader's aid is none.
fn after_move(facts: &FireFacts) -> Option<RuleId> {
    let all = facts.sources.iter().enumerate();
    all.filter(|(n, source)| source.after_move.is_some() && brings(source, facts.lead == Some(*n)) > 0)
        .find_map(|(_, source)| source.after_move)
}

/// The lines that hold for all targets, one after the other (LNL-5.0-06, T-2).
pub fn attack_lines(facts: &FireFacts, add: &mut impl FnMut(Line)) {
    let mut halves = 0;
    for (n, source) in facts.sources.iter().enumerate() {
        source_lines(source, facts.lead == Some(n), &mut |line| {
            halves += line.halves();
            add(line);
        });
    }
    if let Some((rule, firepower)) = facts.shells {
        halves += 2 * firepower;
        add(Line::of(rule, firepower));
    }
    // RUL-77: the sum is rounded before the modifiers.
    if halves.rem_euclid(2) == 1 {
        add(Line { rule: ROUND_UP, value: 1, half: true, from: None });
    }
    if facts.riding > 0 {
        add(Line::of(RIDERS_LESS_ONCE, -facts.riding));
    }
    // Also where charges or Molotovs are thrown alone (LNL-1.6.2-13, LNL-1.6.22-B07).
    if let Some((leader, leadership)) = facts.leader {
        add(Line::from(AIDING_LEADERSHIP, leadership, leader));
    }
    if let Some((vehicle, leadership)) = facts.commander {
        add(Line::from(COMMANDER, leadership, vehicle));
    }
    // Ordnance pays for its way and its state in the to-hit roll (LNL-14.0-23, LNL-RB-13).
    if satchels_alone(facts) || is_blast(facts) {
        return;
    }
    if facts.adjacent {
        add(Line::of(ATTACK_TOTAL, 2));
    }
    if let Some(rule) = after_move(facts) {
        add(Line::of(rule, -2));
    }
    if facts.in_smoke {
        add(Line::of(OUT_OF_SMOKE, -1));
    }
    for obstacle in &facts.obstacles {
        add(Line::of(spotting::sight::rule(obstacle.why), -1));
    }
}

/// The lines of the attack that hold against one unit alone.
pub fn against_lines(facts: &FireFacts, target: &TargetFacts, add: &mut impl FnMut(Line)) {
    if let Some(rule) = target.moving
        && !satchels_alone(facts)
    {
        add(Line::from(rule, 1, target.unit));
    }
}

/// The lines of one unit's defence (LNL-5.0-07, T-3).
pub fn defence_lines(facts: &FireFacts, target: &TargetFacts, add: &mut impl FnMut(Line)) {
    if is_blast(facts) {
        // The target modifier was paid in the to-hit roll (LNL-14.0-20, LNL-RB-12).
        return;
    }
    let cover = facts.cover;
    add(Line::of(COVER, cover.terrain()));
    if cover.smoke != 0 {
        add(Line::of(SMOKE_COVER, cover.smoke));
    }
    if let Some((vehicle, factor)) = target.armour
        && factor != 0
    {
        add(Line::from(LOWEST_ARMOUR, factor, vehicle));
    }
    let more = cover.doubled();
    if target.doubles && !facts.sniper && more > 0 {
        // Not beside a multi-man counter (LNL-11.4-08).
        add(Line::from(SNIPER_COVER, more, target.unit));
    }
}

/// The sum of lines, halves among them (they always come out even once [`ROUND_UP`] is among them).
pub fn sum(lines: &[Line]) -> i32 {
    let halves: i32 = lines.iter().map(|line| line.halves()).sum();
    halves.div_euclid(2)
}

/// The attack's strength without dice, against all targets.
pub fn attack_total(facts: &FireFacts) -> i32 {
    let mut halves = 0;
    attack_lines(facts, &mut |line| halves += line.halves());
    halves.div_euclid(2)
}

/// What the attack has over one unit's defence without dice; `total` is [`attack_total`].
pub fn advantage(facts: &FireFacts, target: &TargetFacts, total: i32) -> i32 {
    let mut margin = total;
    against_lines(facts, target, &mut |line| margin += line.value);
    defence_lines(facts, target, &mut |line| margin -= line.value);
    margin
}

/// Everything that people read before the dice are thrown.
pub fn strength(facts: &FireFacts) -> FireReport {
    let mut attack = Vec::new();
    attack_lines(facts, &mut |line| attack.push(line));
    let attack_total = sum(&attack);
    let targets = facts.targets.iter().map(|target| {
        let (mut against, mut defence) = (Vec::new(), Vec::new());
        against_lines(facts, target, &mut |line| against.push(line));
        defence_lines(facts, target, &mut |line| defence.push(line));
        let (more, defence_total) = (sum(&against), sum(&defence));
        TargetTotals {
            unit: target.unit,
            attack: against,
            attack_total: attack_total + more,
            defence,
            defence_total,
            margin: attack_total + more - defence_total,
        }
    });
    FireReport {
        attack_total,
        attack_dice: if facts.sniper || facts.higher { 2 } else { 1 },
        targets: targets.collect(),
        attack,
    }
}

#[cfg(test)]
#[path = "strength_test.rs"]
mod tests;

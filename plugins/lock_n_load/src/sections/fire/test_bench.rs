//! What the tests of the fire sections share: an open field, and short questions to events.

use crate::facts::event::{CheckResult, Event, TargetTotals};
use crate::files::markers::Marker;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND};
use table::{CounterId, Line};

/// Three columns of clear hexes, A1 to C9; in one column rows are distances.
pub const FIELD: &str = "...\n...\n...\n...\n...\n...\n...\n...\n...";

/// An impulse of the first side on the open field.
pub fn battle(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::new(FIELD, first, second, OPERATIONS_FIRST, dice)
}
/// The same with the second side's impulse, which moves while the first reacts.
pub fn reaction(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::new(FIELD, first, second, OPERATIONS_SECOND, dice)
}
/// A US parachute squad 2-5-4.
pub fn para(id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}", {more}),"#)
}
/// A Wehrmacht squad 1-6-4.
pub fn grenadier(id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "wehrmacht_squad", at: "{at}", {more}),"#)
}
/// Any counter.
pub fn counter(unit: &str, id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", at: "{at}", {more}),"#)
}
/// The field `weapons:` with one weapon; a tripod gun is set up.
pub fn carrying(id: &str, weapon: &str) -> String {
    let set_up = matches!(weapon, "mg42_tripod" | "m1919a4");
    format!(r#"weapons: [(id: "{id}", weapon: "{weapon}", set_up: {set_up})]"#)
}

/// An id.
pub fn id(text: &str) -> CounterId {
    text.parse().unwrap()
}

/// The first attack among the events.
pub struct Shot {
    /// Lines for all targets.
    pub attack: Vec<Line>,
    /// Per unit.
    pub targets: Vec<TargetTotals>,
    /// Attack dice together.
    pub thrown: i32,
    /// Defence die.
    pub defence_die: i32,
    /// Who fired or aided.
    pub firers: Vec<CounterId>,
}
impl Shot {
    /// The attack total against the first target without its dice.
    pub fn strength(&self) -> i32 {
        self.targets[0].attack_total - self.thrown
    }
    /// The defence total of the first target without its die.
    pub fn cover(&self) -> i32 {
        self.targets[0].defence_total - self.defence_die
    }
    /// What the lines of one rule come to; none if there is no such line. Halves count as halves: 3 halves are 3.
    pub fn by(&self, rule: &str) -> Option<i32> {
        let lines = self.attack.iter().chain(self.targets.iter().flat_map(|t| t.attack.iter().chain(&t.defence)));
        let values: Vec<i32> = lines.filter(|line| line.rule.0 == rule).map(|line| line.value).collect();
        (!values.is_empty()).then(|| values.iter().sum())
    }
    /// One unit's totals.
    pub fn target(&self, unit: &str) -> &TargetTotals {
        self.targets.iter().find(|target| target.unit == id(unit)).unwrap()
    }
}

/// The first attack.
#[track_caller]
pub fn shot(events: &[Event]) -> Shot {
    let found = events.iter().find_map(|event| match event {
        Event::FireResolved(fire) => Some(Shot {
            attack: fire.attack.clone(),
            targets: fire.targets.clone(),
            thrown: fire.attack_dice.iter().map(|die| i32::from(*die)).sum(),
            defence_die: i32::from(fire.defence_die),
            firers: fire.firers.clone(),
        }),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no attack in {events:#?}"))
}

/// A Damage Check.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The unit.
    pub unit: CounterId,
    /// Lines.
    pub lines: Vec<Line>,
    /// Result number.
    pub total: i32,
    /// Against this morale.
    pub morale: i32,
    /// Who helped.
    pub helper: Option<CounterId>,
    /// The result.
    pub result: CheckResult,
}

/// All Damage Checks in order.
pub fn checks(events: &[Event]) -> Vec<Checked> {
    let check = |event: &Event| match event.clone() {
        Event::DamageChecked { unit, lines, total, morale, helper, result, .. } => {
            Some(Checked { unit, lines, total, morale, helper, result })
        }
        _ => None,
    };
    events.iter().filter_map(check).collect()
}

/// True if an event is among them.
pub fn has(events: &[Event], wanted: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(wanted)
}

/// True if the question of Opportunity Fire is open.
pub fn asked(battle: &mut Battle) -> bool {
    battle.ask(crate::sections::fire::is_opportunity)
}

/// True if the unit has the marker.
pub fn marked(battle: &mut Battle, unit: &str, marker: Marker) -> bool {
    battle.unit(unit).has(marker)
}

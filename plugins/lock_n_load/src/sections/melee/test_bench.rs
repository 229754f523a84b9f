//! Little melees for tests: everybody stands in B2 or beside it.

use crate::facts::command::Part;
use crate::facts::event::{Event, LossCause, MeleeRoll};
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, UnitState};
use crate::files::markers::HexMarker;
use crate::sections::melee;
use crate::sections::melee::MeleeReport;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{self, First};
use table::{CounterId, Line, Refusal};

/// B2 with all its neighbours (A1, A2, B1, B3, C1, C2) and more.
pub(crate) const FIELD: &str = "....\n....\n....\n....\n....";
/// The marker of a melee in B2.
pub(crate) const MELEE: &str = r#"hex_markers: [("B2", Melee)],"#;
/// The first side starts a round there.
pub(crate) const FIGHT: &str = r#"FightMelee(at: "B2")"#;
/// No attack.
pub(crate) const NO_ATTACK: &str = "MeleeAttack(attackers: [], defenders: [])";

/// A counter in B2.
pub(crate) fn here(id: &str, unit: &str, more: &str) -> String {
    there(id, unit, "B2", more)
}

/// A counter anywhere.
pub(crate) fn there(id: &str, unit: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", at: "{at}", {more}),"#)
}

/// The field of carried weapons.
pub(crate) fn with(id: &str, weapon: &str) -> String {
    format!(r#"weapons: [(id: "{id}", weapon: "{weapon}")]"#)
}

/// A medic far off who has not acted, so that the phase does not end by itself (LNL-4.0-04).
fn with_bystander(units: &str) -> String {
    units.to_string() + &there("bystander", "german_medic", "D5", "")
}

/// Both sides are locked in B2 since an earlier turn.
pub(crate) fn locked(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::with(FIELD, "", first, &with_bystander(second), OPERATIONS_FIRST, MELEE, dice)
}

/// No melee yet.
pub(crate) fn apart(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::new(FIELD, first, &with_bystander(second), OPERATIONS_FIRST, dice)
}

pub(crate) fn id(text: &str) -> CounterId {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// A unit's part in an attack.
pub(crate) fn part(unit: &str, own: bool, weapons: &[&str]) -> Part {
    Part { unit: id(unit), own, weapons: weapons.iter().map(|weapon| id(weapon)).collect(), with: None }
}

/// The first side's attack with these units, each at its best, on these, before the dice.
pub(crate) fn report(b: &mut Battle, attackers: &[&str], defenders: &[&str]) -> MeleeReport {
    try_report(b, First, attackers, defenders).unwrap_or_else(|refusal| panic!("{refusal}"))
}

pub(crate) fn try_report(
    b: &mut Battle,
    side: Side,
    attackers: &[&str],
    defenders: &[&str],
) -> Result<MeleeReport, Refusal> {
    let ids = |units: &[&str]| units.iter().map(|unit| id(unit)).collect::<Vec<_>>();
    b.ask(|table| {
        let attackers = melee::round::defending_parts(table, &ids(attackers), &[]);
        let defenders = melee::round::defending_parts(table, &ids(defenders), &[]);
        melee::report(table, side, &attackers, &defenders, None)
    })
}

/// The strength of a group, or the rule that forbids it.
pub(crate) fn strength(b: &mut Battle, parts: &[Part]) -> Result<i32, &'static str> {
    b.ask(|table| melee::strength(table, parts)).map(|sum| sum.total).map_err(|refusal| refusal.rule.0)
}

/// An attack that has been rolled.
pub(crate) struct Rolled {
    pub side: Side,
    pub strengths: (i32, i32),
    pub columns: [String; 2],
    pub lines: Vec<Line>,
    pub total: i32,
    pub needed: i32,
    pub killed: bool,
}

/// All attacks rolled.
pub(crate) fn rolls(events: &[Event]) -> Vec<Rolled> {
    let rolled = |event: &Event| match event.clone() {
        Event::MeleeRolled(roll) => {
            let MeleeRoll { side, attack_total, defence_total, columns, lines, total, needed, killed, .. } = *roll;
            Some(Rolled { side, strengths: (attack_total, defence_total), columns, lines, total, needed, killed })
        }
        _ => None,
    };
    events.iter().filter_map(rolled).collect()
}

/// The one attack rolled.
#[track_caller]
pub(crate) fn roll(events: &[Event]) -> Rolled {
    let mut all = rolls(events);
    assert_eq!(all.len(), 1, "{events:#?}");
    all.remove(0)
}

pub(crate) fn lost(b: &mut Battle, unit: &str) -> bool {
    b.unit(unit).state == UnitState::Off(OffMap::Lost)
}

/// Who is asked for a melee attack.
pub(crate) fn asked(b: &mut Battle) -> Option<Side> {
    b.ask(|table| match table.flow.question {
        Some(Question::MeleeAttack { side, .. }) => Some(side),
        _ => None,
    })
}

pub(crate) fn nothing_asked(b: &mut Battle) -> bool {
    b.ask(|table| table.flow.question.is_none())
}

/// True if B2 has a Melee marker.
pub(crate) fn marked(b: &mut Battle) -> bool {
    let spot = b.spot("B2");
    b.ask(|table| table.hexes.has(spot, HexMarker::Melee))
}

/// `MeleeAttack` with these units, each with its own firepower alone.
pub(crate) fn attack(attackers: &[&str], defenders: &[&str]) -> String {
    let attackers: String = attackers.iter().map(|unit| format!("(unit: {unit:?}),")).collect();
    format!("MeleeAttack(attackers: [{attackers}], defenders: {defenders:?})")
}

/// Three passes and the two parts of the Rally Phase: the next turn's first impulse.
pub(crate) fn next_turn(b: &mut Battle) {
    let turn = b.ask(|table| table.flow.turn.number);
    while b.ask(|table| table.flow.turn.number) == turn {
        let side = b.ask(|table| table.flow.to_act()).expect("somebody acts");
        b.give(side, "Pass");
    }
    while b.ask(|table| table.flow.turn.phase) == crate::facts::flow::Phase::Rally {
        let side = b.ask(|table| table.flow.to_act()).expect("somebody acts");
        b.give(side, "RallyDone");
    }
}

/// A move of these units into B2.
pub(crate) fn enter(units: &[&str]) -> String {
    format!(r#"Move(units: {units:?}, by: Move, to: "B2")"#)
}

/// Who gave himself up.
pub(crate) fn surrendered(events: &[Event]) -> Vec<CounterId> {
    let gone = |event: &Event| match event {
        Event::UnitLost { unit, cause: LossCause::Surrender } => Some(*unit),
        _ => None,
    };
    events.iter().filter_map(gone).collect()
}

//! Calls for fire (PH-7.8-01 to PH-7.8-05).

use super::registered::{bought, named};
use super::rules::{CALLER, DELAY, LIGHT, SUPPORT_PRICE};
use super::words;
use crate::facts::battle::{BattleIs, Call, Support};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::rolls::Called;
use crate::facts::situation::Table;
use crate::files::values::{Battery, Mission, Speciality};
use crate::sections::casualties::may_attack;
use crate::sections::points::{acting, can_pay};
use crate::sections::{points, sight};
use measured_table::Point;
use measured_table::shapes::TacticalHex;
use table::{CounterId, DiceCup, Refusal, RuleId, Side};

/// What each of the two pays (PH-7.8-03).
pub const PART: u8 = 4;
/// The radio is nearer than this (PH-7.8-02).
const AT_HAND: i32 = 250;

/// A call for fire before its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallReport {
    /// Who calls.
    pub unit: CounterId,
    /// Whose radio he uses.
    pub radio: CounterId,
    /// Which of the side's supports.
    pub support: u8,
    /// What it is.
    pub battery: Battery,
    /// The hex.
    pub at: TacticalHex,
    /// What for.
    pub mission: Mission,
    /// The first turn in which it may strike, and the last (PH-7.8-05).
    pub due: [u8; 2],
}

/// Whether somebody has a radio (PH-CL-03).
fn has_radio(table: &Table, figure: &Figure) -> bool {
    table.man(figure).is_some_and(|man| man.speciality == Speciality::Radio)
}

/// Whether a radio is at hand for who calls.
///
/// Reading: the set is another man's, as the points are of two. He may be of another team, whose card does not lie on the table: then it is
/// that team's points that he uses, as far as they are left.
///
/// # Errors
/// The rule that forbids it.
fn at_hand(table: &Table, unit: &Figure, radio: &Figure) -> Result<(), Refusal> {
    let refuse = |why| Err(Refusal::new(CALLER, why));
    if radio.id == unit.id {
        return refuse(words::not_himself());
    }
    if !has_radio(table, radio) {
        return refuse(words::no_radio(radio.id));
    }
    if !table.gap(unit, radio).is_some_and(|gap| gap.less_than(AT_HAND)) {
        return refuse(words::radio_too_far());
    }
    sight::needed(table, unit, radio, CALLER)?;
    // PH-4.5-09: both of them call.
    may_attack(radio)?;
    if radio.spent {
        return refuse(words::nothing_more(radio.id));
    }
    Ok(())
}

/// What each pays (PH-7.8-03), by teams: of one team from one pool.
fn parts(unit: &Figure, radio: &Figure) -> Vec<Vec<(Figure, u8)>> {
    let [unit, radio] = [unit, radio].map(|figure| (*figure, PART));
    if unit.0.team == radio.0.team { vec![vec![unit, radio]] } else { vec![vec![unit], vec![radio]] }
}

/// The radio operators with whom somebody could call now, the nearest first.
pub fn operators(table: &Table, unit: &Figure) -> Vec<Figure> {
    let can = |radio: &Figure| {
        at_hand(table, unit, radio).is_ok() && parts(unit, radio).iter().all(|part| can_pay(table, part).is_ok())
    };
    let mut all: Vec<Figure> = table.standing(unit.side).filter(can).collect();
    all.sort_by_key(|radio| table.gap(unit, radio).map(|gap| gap.rank()));
    all
}

/// The radio that somebody would use: the nearest with which he can call, else the nearest of his side; where there is none he has nobody
/// but himself.
pub fn nearest_radio(table: &Table, unit: &Figure) -> CounterId {
    let radios = table.standing(unit.side).filter(|one| one.id != unit.id && has_radio(table, one));
    let nearest = || radios.min_by_key(|radio| table.gap(unit, radio).map(|gap| gap.rank()));
    operators(table, unit).first().copied().or_else(nearest).map_or(unit.id, |radio| radio.id)
}

/// What a call for fire comes to before its die.
///
/// # Errors
/// The rule that forbids it.
pub fn report(
    table: &Table,
    side: Side,
    (unit, radio): (CounterId, CounterId),
    no: u8,
    at: Point,
    mission: Mission,
) -> Result<CallReport, Refusal> {
    let refuse = |rule: RuleId, why| Err(Refusal::new(rule, why));
    let support = bought(table, side, no)?;
    let unit = acting(table, side, unit)?;
    if !table.man(&unit).is_some_and(|man| man.leads()) {
        return refuse(CALLER, words::leads_nobody());
    }
    let Some(radio) = table.standing(side).find(|one| one.id == radio) else {
        return refuse(CALLER, words::not_there());
    };
    may_attack(&unit)?;
    at_hand(table, &unit, &radio)?;
    if support.call.is_some() {
        return refuse(SUPPORT_PRICE, words::in_the_air());
    }
    if support.calls == 0 {
        return refuse(SUPPORT_PRICE, words::no_calls_left());
    }
    if mission == Mission::Light && !table.field.switches.illumination {
        return refuse(LIGHT, words::no_light());
    }
    let hex = named(table, at)?;
    parts(&unit, &radio).iter().try_for_each(|part| can_pay(table, part))?;
    let delay = table.field.charts.artillery.of(support.battery).delay;
    let due = [1, delay.die].map(|die| strikes_in(table, die, delay.more));
    Ok(CallReport { unit: unit.id, radio: radio.id, support: no, battery: support.battery, at: hex, mission, due })
}

/// The turn in which a call strikes that is made now (PH-7.8-05).
fn strikes_in(table: &Table, die: u8, more: u8) -> u8 {
    table.flow.turn.saturating_add(die).saturating_add(more)
}

impl CallReport {
    /// By which rule it is in the air so long.
    pub const DELAY: RuleId = DELAY;

    /// What it costs, by whom.
    pub const fn pays(&self) -> [(CounterId, u8); 2] {
        [(self.unit, PART), (self.radio, PART)]
    }
    /// Pays and calls. Dice: that of the delay, of two sides for mortars and of four for guns.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Self { unit, radio, support: no, battery, at, mission, .. } = self;
        let figures = table.figure(unit).zip(table.figure(radio));
        let Some(((caller, operator), support)) =
            figures.and_then(|both| Some((both, table.battle.support(both.0.side, no)?)))
        else {
            return Vec::new();
        };
        // Both have acted, of whichever teams they are (PH-H-40).
        let mut events = vec![Event::Acts(vec![unit, radio])];
        for part in parts(&caller, &operator) {
            let paid = points::pay(table, &part).into_iter().filter(|event| !matches!(event, Event::Acts(_)));
            events.extend(paid);
        }
        let delay = table.field.charts.artillery.of(battery).delay;
        let die = dice.roll(delay.die);
        let due = strikes_in(table, die, delay.more);
        events.push(Event::Called(Called { unit, radio, support: no, battery, at, mission, die, due }));
        let call = Some(Call { by: unit, at, mission, due });
        let calls = support.calls.saturating_sub(1);
        events.push(Event::BattleIs(BattleIs::Support(Support { calls, call, ..support.clone() })));
        events
    }
}

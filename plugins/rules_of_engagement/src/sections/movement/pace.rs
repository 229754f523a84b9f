//! How far a unit may go, before the ground takes of it (ROE-ORD-01, ROE-H-16).

use super::rules::{FOOT_MOVE, MOTORCYCLES, MOVES};
use super::words;
use crate::facts::frames::Why;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Footing, Mover, Order};
use crate::sections::close_quarters::rules::{REACHES, ROUND};
use crate::sections::discipline::rules::FALL_BACK_LENGTH;
use crate::sections::ordering::rules::{ORDERS, RUN_ADDS, RUN_LEAST};
use table::{Line, Refusal, RuleId};

/// How far a unit may go, all in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Why it moves.
    pub why: Why,
    /// Its Move, or what stands for it in a charge; not doubled yet.
    pub step: i32,
    /// What the order adds to it, or takes from it below zero.
    pub adds: i32,
    /// By which order; none in close quarters.
    pub order: Option<Order>,
    /// The Move is doubled where the ground lets it (ROE-MOV-12).
    pub doubles: bool,
    /// The rule that says how much the order adds, and how far it leads.
    pub rule: RuleId,
}

/// True of units that these rules move: on foot and on motorcycles.
fn is_on_foot(table: &Table, unit: &Unit) -> bool {
    match table.def(unit).mover {
        Mover::Foot | Mover::Motorcycle => true,
        Mover::Wheeled | Mover::HalfTrack | Mover::Tracked => false,
    }
}

impl Pace {
    /// That of a unit for this reason.
    ///
    /// # Errors
    /// It has no order that moves it, or is no unit on foot.
    pub fn of(table: &Table, unit: &Unit, why: Why) -> Result<Self, Refusal> {
        let close = &table.field.charts.close_quarters;
        let fixed = |rule: RuleId, step: i32| Ok(Self { why, step, adds: 0, order: None, doubles: false, rule });
        match why {
            Why::Order => {
                let no_order = || Refusal::new(ORDERS, words::no_order(unit.id));
                Self::by_order(table, unit, unit.order.ok_or_else(no_order)?)
            }
            Why::FallsBack => Self::by_order(table, unit, Order::FallBack).map(|pace| Self { why, ..pace }),
            Why::Charge => fixed(REACHES, close.charge.0),
            Why::Consolidation => fixed(ROUND, close.consolidation.0),
        }
    }
    /// That of a unit with an order, whether or not it has it already.
    ///
    /// # Errors
    /// The order moves nobody, or it is no unit on foot.
    pub fn by_order(table: &Table, unit: &Unit, order: Order) -> Result<Self, Refusal> {
        if !is_on_foot(table, unit) {
            return Err(Refusal::new(FOOT_MOVE, words::not_on_foot(unit.id)));
        }
        let charts = &table.field.charts;
        let moves = &charts.moves;
        // ROE-WPN-13: falling back a crew leaves its gun, and goes as others do.
        let with_gun = order != Order::FallBack && table.standing(unit).any(|figure| figure.is_vehicle());
        let step = if with_gun { moves.gun.0 } else { moves.foot.0 };
        let (adds, rule) = match order {
            Order::Hold => return Err(Refusal::new(ORDERS, words::holds(unit.id))),
            Order::ReserveFire => return Err(Refusal::new(ORDERS, words::reserve_fire())),
            Order::Sneak => (-moves.sneak_less.0, ORDERS),
            Order::Advance => (0, ORDERS),
            Order::Run => (table.field.switches.run.unwrap_or(moves.run).0, RUN_ADDS),
            Order::FallBack => (moves.fall_back.0, FALL_BACK_LENGTH),
        };
        let doubles = charts.going(table.def(unit).mover, Footing::Open).doubled;
        Ok(Self { why: Why::Order, step, adds, order: Some(order), doubles, rule })
    }
    /// True of a run, which some ground forbids.
    pub fn runs(&self) -> bool {
        self.order == Some(Order::Run)
    }
    /// True of who falls back: ground takes nothing from that (ROE-DIS-21).
    pub fn falls_back(&self) -> bool {
        self.order == Some(Order::FallBack)
    }
    /// How far it leads at most, where nothing is taken from it.
    pub fn most(&self, doubled: bool) -> i32 {
        (self.of_move(doubled) + self.adds).max(0)
    }
    /// How far the guide must go.
    pub fn least(&self, doubled: bool) -> i32 {
        if self.runs() || self.falls_back() { self.of_move(doubled) } else { 0 }
    }
    /// By which rule he must.
    pub fn least_rule(&self) -> RuleId {
        if self.falls_back() { FALL_BACK_LENGTH } else { RUN_LEAST }
    }
    fn of_move(&self, doubled: bool) -> i32 {
        if doubled { 2 * self.step } else { self.step }
    }
    /// What the length is made of, in tenths.
    pub fn lines(&self, doubled: bool) -> Vec<Line> {
        let first = match self.why {
            Why::Order | Why::FallsBack => MOVES,
            Why::Charge | Why::Consolidation => self.rule,
        };
        let mut lines = vec![Line::of(first, self.step)];
        lines.extend(doubled.then_some(Line::of(MOTORCYCLES, self.step)));
        lines.extend((self.adds != 0).then_some(Line::of(self.rule, self.adds)));
        lines
    }
}

/// How far an order leads a unit on foot, in tenths, least and most, before terrain (ROE-ORD-01); none: it moves nobody.
pub fn allowance(table: &Table, unit: &Unit, order: Order) -> Option<(i32, i32)> {
    let pace = Pace::by_order(table, unit, order).ok()?;
    Some((pace.least(pace.doubles), pace.most(pace.doubles)))
}

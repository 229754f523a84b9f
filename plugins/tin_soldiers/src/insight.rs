//! What computer players are told of the toy: each order is a plan, and whoever has more soldiers is better off.

use crate::{Command, Table, TinSoldiers};
use opponent::{Chance, Insight, Next, ONE, Offer};
use table::{Aim, RuleSet, Seen, Side};

/// Plays with tin soldiers.
#[derive(Clone, Copy, Debug)]
pub struct Generals;

impl Insight for Generals {
    type Rules = TinSoldiers;
    type Plan = Command;
    type Sketch = ();
    type Mind = Vec<Command>;

    fn look(_: &Seen<Table<'_>>) {}
    fn plans(seen: &Seen<Table<'_>>, side: Side, (): &(), out: &mut Vec<Offer<Command>>) {
        let mut commands = Vec::new();
        TinSoldiers::legal_commands(seen, side, &mut commands);
        out.extend(commands.into_iter().map(|plan| {
            let (kind, worth) = match TinSoldiers::aim(seen, side, &plan) {
                Aim::Attack { .. } => (0, 2),
                Aim::Move { nearer } => (1, i32::from(nearer)),
                _ => (2, 0),
            };
            Offer { plan, kind, worth }
        }));
    }
    fn idles(plan: &Command) -> bool {
        matches!(plan, Command::Hold | Command::Done)
    }
    fn done(orders: Vec<Command>) -> Option<Command> {
        orders.into_iter().next()
    }
    fn follow(_: &Seen<Table<'_>>, _: Side, plan: &Command, given: usize) -> Next<Command> {
        if given == 0 { Next::Order(plan.clone()) } else { Next::Done }
    }
    fn reflex(
        seen: &Seen<Table<'_>>,
        side: Side,
        (): &(),
        mind: &mut Vec<Command>,
        chance: &mut Chance,
    ) -> Option<Command> {
        mind.clear();
        TinSoldiers::legal_commands(seen, side, mind);
        // Whoever can fires; who cannot goes anywhere.
        if let Some(shot) = mind.iter().position(|command| matches!(command, Command::Fire { .. })) {
            return Some(mind.swap_remove(shot));
        }
        (!mind.is_empty()).then(|| mind.swap_remove(chance.below(mind.len())))
    }
    fn rests(table: &Table) -> bool {
        table.state.mover.is_none()
    }
    fn value(table: &Table) -> i32 {
        match table.state.over {
            Some(Some(Side::First)) => ONE,
            Some(Some(Side::Second)) => 0,
            Some(None) => ONE / 2,
            None => {
                let [first, second] = Side::BOTH.map(|side| table.standing(side).count() as i32);
                (first + 1) * ONE / (first + second + 2)
            }
        }
    }
    fn reckon(table: &Table) -> i64 {
        i64::from(Self::value(table))
    }
}

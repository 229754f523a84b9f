//! How traps go off (PH-H-19).

use super::{AREA, area, is_in};
use crate::facts::battle::{BattleIs, Trap};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::frames::Tripped;
use crate::facts::game::PerrysHeroes;
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::Table;
use crate::files::charts::BlastDef;
use crate::files::values::TrapKind;
use crate::sections::casualties::Harm;
use crate::sections::damage::{self, Hit};
use crate::sections::grenades::blast;
use measured_table::shapes::{Counted, covers};
use measured_table::terrain::Centimetres;
use measured_table::{Disc, Leg, Point};
use table::{CounterId, DiceCup, Frame, Side};

/// The dice of traps in whose area a move starts, and which of them go off.
pub(crate) fn started_in(table: &Table, dice: &mut DiceCup, figure: &Figure) -> (Vec<Event>, Vec<Tripped>) {
    tried(table, dice, figure, |trap| trap.kind == TrapKind::Charge && is_in(table, figure, trap))
}

/// The dice of traps whose area a step of a move enters: its first point lies outside. And which of them go off.
pub(crate) fn entered(
    table: &Table,
    dice: &mut DiceCup,
    figure: &Figure,
    step: &[Point],
) -> (Vec<Event>, Vec<Tripped>) {
    let radius = table.field.base();
    let enters = |trap: &Trap| {
        let comes_in = |ends: &[Point]| {
            Leg::new(ends[0], ends[1]).distance_to(trap.at).compared_with(i64::from(AREA + radius)).is_le()
        };
        let from = step.first().copied().unwrap_or_default();
        !covers(&area(trap), Disc::new(from, radius), Counted::ByBase) && step.windows(2).any(comes_in)
    };
    tried(table, dice, figure, |trap| trap.kind == TrapKind::Charge && enters(trap))
}

/// The dice of mines in whose area a vehicle is or comes, and which of them go off: whoever moves it says of each area whether it does. A
/// mine ignores men, and a charge vehicles (PH-H-19).
pub fn driven_over(
    table: &Table,
    dice: &mut DiceCup,
    vehicle: &Figure,
    comes: impl Fn(&Disc) -> bool,
) -> (Vec<Event>, Vec<Tripped>) {
    tried(table, dice, vehicle, |trap| trap.kind == TrapKind::Mine && comes(&area(trap)))
}

/// A die for each of these traps that may go off under a figure, in the order in which they were set.
fn tried(
    table: &Table,
    dice: &mut DiceCup,
    figure: &Figure,
    under: impl Fn(&Trap) -> bool,
) -> (Vec<Event>, Vec<Tripped>) {
    let (mut rolled, mut tripped) = (Vec::new(), Vec::new());
    let needed = table.field.charts.house.trap_goes_off;
    let live = |trap: &&Trap| !trap.found && trap.team != figure.team.0 && under(trap);
    for trap in table.battle.traps.iter().filter(live) {
        let die = dice.roll(6);
        let passed = die >= needed;
        rolled.push(die_of_trap(figure.id, die, needed, passed));
        if passed {
            tripped.push(Tripped { unit: figure.id, side: trap.side, no: Some(trap.no) });
        }
    }
    (rolled, tripped)
}

fn die_of_trap(unit: CounterId, die: u8, needed: u8, passed: bool) -> Event {
    let needed = i8::try_from(needed).unwrap_or(i8::MAX);
    Event::Rolled(Rolled { what: Roll::Trap, unit, about: None, die, lines: Vec::new(), needed, passed })
}

/// The burst of a trap, upon all within 5 cm of the base of who has set it off.
pub(super) fn burst(table: &Table) -> BlastDef {
    let grenade = table.field.charts.grenade;
    BlastDef { radius: Centimetres(grenade.radius.0 + table.field.base()), ..grenade }
}

impl Tripped {
    /// The trap that goes off, where it lay there.
    fn trap<'t>(&self, table: &Table<'t>) -> Option<&'t Trap> {
        let no = self.no?;
        table.battle.traps.iter().find(|trap| (trap.side, trap.no) == (self.side, no))
    }
}

impl Frame<PerrysHeroes> for Tripped {
    /// Dice: those of the burst, or of a hit on the vehicle that has set off a mine; then those of morale.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let mut harm = Harm::new(table);
        match table.figure(self.unit) {
            Some(vehicle) if vehicle.is_vehicle() => {
                let power = table.field.weapons.anti_tank.iter().find(|def| def.under).map_or(0, |def| def.power);
                let at = self.trap(table).map(|trap| trap.at).or(vehicle.at).unwrap_or_default();
                damage::struck(table, &mut harm, dice, Hit::by_mine(vehicle.id, at, power));
            }
            Some(Figure { at: Some(at), .. }) => blast(table, &mut harm, dice, at, &burst(table)),
            Some(_) | None => {}
        }
        let mut events = harm.over(dice);
        let gone = |trap: &Trap| BattleIs::TrapGone { side: trap.side, no: trap.no, found: trap.found };
        events.extend(self.trap(table).map(|trap| Event::BattleIs(gone(trap))));
        events.push(Event::Popped);
        events
    }
    fn open(&self) -> bool {
        false
    }
    /// That something goes off is seen by all.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { unit: _, side: _, no: _ } = self;
        true
    }
}

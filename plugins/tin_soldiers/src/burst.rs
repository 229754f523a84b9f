//! Grenades (TIN-5): a template is laid, and everybody under it is struck.

use crate::acting::may_act;
use crate::base::BASE;
use crate::catalogue::rules::BURST;
use crate::facts::{Burst, Event, Struck, Table};
use crate::secrets::{found, shown};
use crate::{Point, words};
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// How far a grenade is thrown.
pub const THROW: u32 = 1500;
/// From the middle of the template to its edge.
const TEMPLATE: u32 = 300;
/// What a die needs under the template.
const NEEDS: u8 = 5;

/// Those under a template.
fn under(table: &Table, at: Point) -> Vec<Struck> {
    let here = table.soldiers.iter().filter(|one| one.at.is_some_and(|stands| stands.within(at, TEMPLATE + BASE / 2)));
    here.map(|one| Struck { who: one.id, needs: vec![Line::from(BURST, i32::from(NEEDS), one.id)] }).collect()
}

/// Whether a soldier may throw a grenade there, and whom it strikes by what is known.
pub fn burst(table: &Table, side: Side, who: CounterId, at: Point) -> Result<Burst, Refusal> {
    let from = may_act(table, side, who)?;
    if !from.within(at, THROW) || !table.start.has(at) {
        return Err(Refusal::new(BURST, words::too_far_to_throw(THROW / 100)));
    }
    Ok(Burst { who, at, struck: under(table, at) })
}

/// It bursts: on those of whom nobody knew too, and they are found.
pub fn bursts(table: &Table, dice: &mut DiceCup, burst: Burst) -> Vec<Event> {
    let Burst { who, at, .. } = burst;
    let struck = under(table, at);
    let mut events = shown(table, who);
    let hidden = struck.iter().filter(|one| one.who != who).filter_map(|one| table.soldier(one.who));
    events.extend(hidden.filter(|(_, soldier)| soldier.hidden).flat_map(|(_, soldier)| found(soldier)));
    let dice: Vec<(CounterId, u8)> = struck.iter().map(|one| (one.who, dice.roll_1d6())).collect();
    let fallen = dice.iter().filter(|(_, die)| *die >= NEEDS).map(|(who, _)| Event::Fell { who: *who });
    let fallen: Vec<Event> = fallen.collect();
    events.push(Event::Burst { who, at, dice });
    events.extend(fallen);
    events
}

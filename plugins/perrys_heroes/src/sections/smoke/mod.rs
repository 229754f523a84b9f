//! Smoke and wind (3.3).
//!
//! A screen is what one grenade or shell has laid: a marker, which becomes a plume in the next turn, and with a breeze further plumes
//! downwind. No dice are thrown.

pub mod rules;

use crate::facts::battle::{Battle, BattleIs, SMOKE_SIDE, Smoke, Wind};
use crate::facts::event::Event;
use crate::facts::situation::Table;
use crate::files::values::SmokeKind;
use measured_table::{Heading, Point};

/// No screen lasts longer, in turns.
pub(crate) const LONGEST: u8 = 5;
/// For so many turns a plume lasts where there is no wind (PH-3.3-09).
const IN_STILL_AIR: u8 = 2;

/// What becomes of a plume.
enum Fate {
    Stays,
    Goes,
    /// Another one joins its screen in this direction.
    Grows(Heading),
}

/// To how many bases a screen grows (PH-3.3-06).
pub const fn most(kind: SmokeKind) -> usize {
    match kind {
        SmokeKind::Grenade => 2,
        SmokeKind::Shell => 3,
    }
}

/// What becomes of a plume whose screen has stood for so many turns and has so many bases.
fn fate(wind: Wind, kind: SmokeKind, bases: usize, stood: u8) -> Fate {
    match wind {
        // PH-3.3-07
        Wind::Breeze(_) if bases >= most(kind) => Fate::Goes,
        // PH-3.3-05, PH-R-41
        Wind::Breeze(heading) => Fate::Grows(heading),
        // PH-3.3-08
        Wind::Strong => Fate::Goes,
        // PH-3.3-09
        Wind::None | Wind::Unknown if stood >= IN_STILL_AIR => Fate::Goes,
        Wind::None | Wind::Unknown => Fate::Stays,
    }
}

/// How many bases a screen has in a turn that became a plume in that turn or in one before it; none: it has gone.
pub(crate) fn bases(kind: SmokeKind, wind: Wind, since: u8, turn: u8) -> usize {
    let marker = Smoke { at: Point::default(), kind, plume: None, screen: 0 };
    (since..=turn).fold(vec![marker], |screen, turn| after(&screen, wind, turn)).len()
}

/// All smoke as it lies after the start of the Activation phase of a turn, if it lay so before.
pub fn after(smoke: &[Smoke], wind: Wind, turn: u8) -> Vec<Smoke> {
    let (mut left, mut grown) = (Vec::new(), Vec::new());
    for (no, base) in smoke.iter().enumerate() {
        let Some(since) = base.plume else {
            // PH-3.3-02
            left.push(Smoke { plume: Some(turn), ..*base });
            continue;
        };
        let bases = smoke.iter().filter(|one| one.screen == base.screen).count();
        match fate(wind, base.kind, bases, turn.saturating_sub(since)) {
            Fate::Goes => {}
            Fate::Stays => left.push(*base),
            Fate::Grows(heading) => {
                left.push(*base);
                if smoke[no + 1..].iter().all(|one| one.screen != base.screen) {
                    // PH-GEO-11
                    grown.push(Smoke { at: base.at + heading.at_distance(SMOKE_SIDE), ..*base });
                }
            }
        }
    }
    left.append(&mut grown);
    left
}

/// What becomes of all smoke when the Activation phase of a turn begins.
pub(crate) fn changes(table: &Table, turn: u8) -> Vec<Event> {
    let Battle { smoke, wind, .. } = table.battle;
    let after = after(smoke, *wind, turn);
    if after == *smoke { Vec::new() } else { vec![Event::BattleIs(BattleIs::Smoke(after))] }
}

/// A smoke marker is laid (PH-3.3-01): a screen of its own.
///
/// Reading: also beside the table, where a grenade may land; its square may reach onto it.
pub(crate) fn laid(table: &Table, at: Point, kind: SmokeKind) -> Vec<Event> {
    let screen = table.battle.screens;
    let mut smoke = table.battle.smoke.clone();
    smoke.push(Smoke { at, kind, plume: None, screen });
    let events = [BattleIs::Smoke(smoke), BattleIs::Screens(screen.saturating_add(1))];
    events.map(Event::BattleIs).into()
}

/// For how many turns after this one a base of smoke lies there, as a marker or as a plume.
pub fn lasts(table: &Table, base: &Smoke) -> u8 {
    let mut screen: Vec<Smoke> = table.battle.smoke.iter().filter(|one| one.screen == base.screen).copied().collect();
    for more in 0..LONGEST {
        screen = after(&screen, table.battle.wind, table.flow.turn.saturating_add(more + 1));
        if screen.iter().all(|one| one.at != base.at) {
            return more;
        }
    }
    LONGEST
}

#[cfg(test)]
#[path = "smoke_test.rs"]
mod tests;

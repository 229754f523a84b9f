//! Flamethrowers of men on foot (ROE-WPN-22 to -28). What they do to vehicles is not here.

mod orders;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::TemplateRolled;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Unit, Zeroed};
use crate::files::values::WeaponTrait;
use crate::sections::close_quarters::TOUCH;
use crate::sections::shooting::rules::WHO_FIRES;
use crate::sections::shooting::{self, Apart, Volley, rows};
use crate::sections::{hiding, sight, templates};
use measured_table::shapes::gap;
use measured_table::{Gap, Point};
use table::{CounterId, DiceCup, Refusal, Side};

#[cfg(test)]
#[path = "flames_test.rs"]
mod tests;

/// Fire of a flamethrower before its die.
#[derive(Clone, Debug, PartialEq)]
pub struct BurnReport {
    /// Which unit fires.
    pub unit: CounterId,
    /// At which unit.
    pub at: CounterId,
    /// The figure on which the template lies if it hits (ROE-WPN-22).
    pub on: CounterId,
    /// Where that one stands.
    pub aimed: Point,
    /// Where the template lies if it misses (ROE-WPN-23).
    pub beyond: Point,
    /// Its die.
    pub volley: Volley,
    by: Apart,
}

/// What fire of a unit's flamethrower at another one comes to.
///
/// # Errors
/// Why it cannot fire at it.
pub fn burn_report(table: &Table, unit: &Unit, at: &Unit) -> Result<BurnReport, Refusal> {
    shooting::may_fire_at(table, unit, at)?;
    let by = shooting::apart(table, unit, WeaponTrait::Flame)?;
    let weapon = table.field.weapon(by.no);
    let reached = reached(table, at, &by);
    let nearest = reached.iter().map(|(gap, _)| *gap).min_by_key(|gap| gap.rank());
    let nearest = nearest.ok_or_else(|| Refusal::new(WHO_FIRES, words::out_of_reach()))?;
    // Reading: of those whom it reaches the template lies on the one with most enemies under it and fewest friends, the nearest of equals.
    let worth = |(gap, man): &(Gap, Figure)| {
        let men = man.at.map(|at| templates::at_point(table, at, weapon.blast)).unwrap_or_default();
        let (own, enemies): (Vec<Unit>, Vec<Unit>) = men.iter().map(|(_, of)| *of).partition(|of| of.side == unit.side);
        (own.len() as i32 - enemies.len() as i32, gap.rank())
    };
    let on = reached.iter().min_by_key(|one| worth(one)).map(|(_, man)| *man);
    let ends = on.and_then(|on| Some((on.id, on.at?, table.base(&by.figure)?)));
    let (on, aimed, from) = ends.ok_or_else(|| Refusal::new(WHO_FIRES, words::out_of_reach()))?;
    let beyond = from.at + (aimed - from.at).cut_to(weapon.range.0 + from.radius);
    let mut lines = Vec::new();
    let inside = touches_building(table, &by, at);
    if !inside {
        rows::of_target(unit, at, sight::cover(table, unit, at), false, &mut lines);
    }
    let mut volley = Volley::apart(table, &by, shooting::band(table, weapon.range.0, nearest), lines)?;
    if inside {
        volley.needed = table.field.charts.shooting.touching;
    }
    (volley.blast, volley.ap) = templates::against(table, at, volley.blast, volley.ap);
    Ok(BurnReport { unit: unit.id, at: at.id, on, aimed, beyond, volley, by })
}

/// True if the man with the flamethrower touches, or is in, the building in which a unit is (ROE-WPN-24).
fn touches_building(table: &Table, by: &Apart, at: &Unit) -> bool {
    let piece = sight::building_of(table, at).map(|no| &table.field.ground.pieces[no]);
    let base = table.base(&by.figure);
    piece.zip(base).is_some_and(|(piece, base)| gap(piece, &base).within(TOUCH))
}

/// The men of a unit whom a flamethrower reaches and its man sees, with how far away they are.
fn reached(table: &Table, at: &Unit, by: &Apart) -> Vec<(Gap, Figure)> {
    let range = table.field.weapon(by.no).range.0;
    let Some(base) = table.base(&by.figure) else { return Vec::new() };
    let men = table.standing(at).filter(|man| table.man(man).is_some());
    let gaps = men.filter_map(|man| Some((gap(&base, &table.base(&man)?), man)));
    gaps.filter(|(gap, man)| gap.within(range) && sight::sees(table, &by.figure, man)).collect()
}

impl BurnReport {
    /// Rolls it: hit or miss, all under its template are hit.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(unit), Some(at)) = (table.unit(self.unit), table.unit(self.at)) else { return Vec::new() };
        let shots = self.volley.roll(table, dice);
        let lands = if shots.shots.iter().any(|shot| shot.hit) { self.aimed } else { self.beyond };
        let turns = unit.zeroed.filter(|zeroed| zeroed.at == at.no.0).map_or(0, |zeroed| zeroed.turns);
        let zeroed = Zeroed { at: at.no.0, turns: turns.saturating_add(1) };
        let by = self.by.figure;
        let mut events = hiding::opens(table, &unit);
        let (aimed, drift) = (self.aimed, Vec::new());
        events.push(Event::Landed(TemplateRolled { unit: unit.id, at: Some(at.id), aimed, shots, drift, lands }));
        events.extend(shooting::has_fired(table, &unit, &[(by.id, self.by.rests)], Some(zeroed)));
        events.push(Event::Is(by.id, figures::Is::Shots(by.shots.saturating_add(1))));
        events.extend(shooting::fired_on(table, &at));
        // Only where the template lies on a unit in a building it is against a building (ROE-TPB-01).
        let inside = (lands == self.aimed && sight::building_of(table, &at).is_some()).then_some(&at);
        let weapon = table.field.weapon(self.by.no);
        let (blast, ap) = inside.map_or((weapon.blast, weapon.ap), |_| (self.volley.blast, self.volley.ap));
        let under = shooting::under_point(table, &unit, lands, blast, inside);
        events.extend(shooting::burst(table, &unit, &under, (self.by.no, ap), dice));
        events
    }
}

/// Fire of each flamethrower that may fire, at each unit that it may choose.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Fire) {
        return;
    }
    for unit in seen.side(side).filter(|unit| shooting::apart(seen, unit, WeaponTrait::Flame).is_ok()) {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        for at in seen.on_table(side.other()).filter(|at| shooting::may_choose(&unit, at)) {
            if orders::judged(seen, side, unit.id, at.id).is_ok() {
                out.push(Command::Burn { unit: unit.id, at: at.id });
            }
        }
    }
}

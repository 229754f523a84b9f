//! Indirect fire of mortars (ROE-IND-01 to -07, ROE-WPN-07 to -09): at a unit that somebody sees for them, or at the point at which they
//! have fired before.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::TemplateRolled;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Unit, Zeroed};
use crate::files::values::{Role, WeaponTrait};
use crate::sections::shooting::rules::WHO_FIRES;
use crate::sections::shooting::{self, Apart, Volley, rows};
use crate::sections::{hiding, sight};
use measured_table::shapes::{drifted, gap};
use measured_table::{Disc, Point};
use rules::{EYES, LEAST, NO_BUILDING, SAME_POINT};
use table::{CounterId, DiceCup, Refusal, Side};

#[cfg(test)]
#[path = "indirect_test.rs"]
mod tests;

/// Indirect fire before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct BombardReport {
    /// Which unit fires.
    pub unit: CounterId,
    /// At which unit; none: at the point at which it has fired before.
    pub at: Option<CounterId>,
    /// The point aimed at: of a unit its centre.
    pub aimed: Point,
    /// Its die.
    pub volley: Volley,
    by: Apart,
}

/// Those who see for a mortar: the men of its crew, and the observer of the unit while he is near enough to one of them (ROE-IND-01,
/// ROE-WPN-09, ROE-H-35). A mortar fires on Hold alone, so that nobody of them runs.
// Reading: the crew's own eyes serve it too, with an observer or without.
fn eyes(table: &Table, unit: &Unit) -> Vec<Figure> {
    let are = |role: Role| {
        let is_one = move |figure: &Figure| table.man(figure).is_some_and(|man| man.role == role);
        table.standing(unit).filter(is_one).collect::<Vec<Figure>>()
    };
    let reach = table.field.charts.leaders.observer.0;
    let mut eyes = are(Role::Crewman);
    let crew: Vec<Disc> = eyes.iter().filter_map(|man| table.base(man)).collect();
    let hears = |man: &Figure| {
        let base = table.base(man);
        base.is_some_and(|base| crew.iter().any(|other| gap(&base, other).within(reach)))
    };
    eyes.extend(are(Role::Observer).into_iter().filter(hears));
    eyes
}

/// True if a unit is seen by somebody who sees for the mortar of this one.
pub(crate) fn is_seen_for(table: &Table, unit: &Unit, at: &Unit) -> bool {
    eyes(table, unit).iter().any(|from| table.standing(at).any(|to| sight::sees(table, from, &to)))
}

/// What a unit's indirect fire comes to: at a unit, or at the point at which it has fired before.
///
/// # Errors
/// Why it cannot fire there.
pub fn bombard_report(table: &Table, unit: &Unit, at: Option<&Unit>) -> Result<BombardReport, Refusal> {
    shooting::may_fire_now(unit)?;
    // ROE-WPN-07: as a support weapon does.
    let by = shooting::apart(table, unit, WeaponTrait::Indirect)?;
    let (aimed, target) = match at {
        Some(at) => (aim(table, unit, at, &by)?, Some(*at)),
        None => {
            let again = by.figure.aimed.ok_or_else(|| Refusal::new(SAME_POINT, words::no_point()))?;
            (again, still_there(table, unit))
        }
    };
    let weapon = table.field.weapon(by.no);
    let gap = table.base(&by.figure).map(|base| gap(&base, &Disc::new(aimed, 0)));
    let gap = gap.filter(|gap| gap.within(weapon.range.0));
    let gap = gap.ok_or_else(|| Refusal::new(WHO_FIRES, words::out_of_range()))?;
    if gap.less_than(weapon.least.0) {
        return Err(Refusal::new(LEAST, words::too_near(weapon.least)));
    }
    let mut lines = Vec::new();
    if let Some(target) = target {
        rows::of_target(unit, &target, sight::cover(table, unit, &target), false, &mut lines);
    }
    rows::of_indirect(&mut lines);
    let volley = Volley::apart(table, &by, shooting::band(table, weapon.range.0, gap), lines)?;
    Ok(BombardReport { unit: unit.id, at: at.map(|at| at.id), aimed, volley, by })
}

/// The centre of a unit that a mortar may aim at (ROE-GEO-08): somebody who sees for it sees that one, or for its first shot of the game
/// any friendly unit (ROE-IND-03).
fn aim(table: &Table, unit: &Unit, at: &Unit, by: &Apart) -> Result<Point, Refusal> {
    shooting::may_fire_at(table, unit, at)?;
    if sight::building_of(table, at).is_some() {
        return Err(Refusal::new(NO_BUILDING, words::in_building()));
    }
    let first = by.figure.aimed.is_none();
    let seen = || is_seen_for(table, unit, at);
    let by_friends = || first && table.on_table(unit.side).any(|friend| sight::unit_sees(table, &friend, at));
    let centre = table.middle(at).filter(|_| seen() || by_friends());
    centre.ok_or_else(|| Refusal::new(EYES, words::not_seen()))
}

/// The unit at which a mortar has fired in its last turn, if it is still where that shot was aimed at and is seen for it (ROE-IND-04): only
/// then is it zeroed in, and only then has its target cover.
fn still_there(table: &Table, unit: &Unit) -> Option<Unit> {
    let at = table.unit_at(unit.zeroed?.at)?;
    let known = !at.moved && hiding::knows(table, unit, &at) && table.standing(&at).next().is_some();
    (known && is_seen_for(table, unit, &at)).then_some(at)
}

impl BombardReport {
    /// Rolls it: a miss drifts, and wherever the template comes down all beneath it are hit (ROE-IND-06).
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(unit) = table.unit(self.unit) else { return Vec::new() };
        let at = self.at.and_then(|at| table.unit(at));
        let shots = self.volley.roll(table, dice);
        let hit = shots.shots.iter().any(|shot| shot.hit);
        let (drift, lands) = if hit { (Vec::new(), self.aimed) } else { self.drifts(table, dice) };
        let mut events = hiding::opens(table, &unit);
        let aimed = self.aimed;
        events.push(Event::Landed(TemplateRolled { unit: unit.id, at: self.at, aimed, shots, drift, lands }));
        events.extend(shooting::has_fired(
            table,
            &unit,
            &[(self.by.figure.id, self.by.rests)],
            zeroed(&unit, at.as_ref()),
        ));
        events.push(Event::Is(self.by.figure.id, figures::Is::AimedAt(Some(aimed))));
        events.extend(at.iter().flat_map(|at| shooting::fired_on(table, at)));
        let under = shooting::under_point(table, &unit, lands, self.volley.blast, None);
        events.extend(shooting::burst(table, &unit, &under, (self.by.no, self.volley.ap), dice));
        events
    }
    /// The dice of a drift along the line of fire, and where it ends (ROE-IND-05): one for the direction and one for the distance, or one
    /// for both (ROE-R-17).
    fn drifts(&self, table: &Table, dice: &mut DiceCup) -> (Vec<u8>, Point) {
        let shooting = &table.field.charts.shooting;
        let direction = dice.roll(6);
        let mut thrown = vec![direction];
        if !table.field.switches.scatter_single_die {
            thrown.push(dice.roll(6));
        }
        let far = i32::from(*thrown.last().unwrap_or(&direction)) * shooting.drift.0;
        let eighths = if direction <= shooting.drift_short { 4 } else { 0 };
        let from = self.by.figure.at.unwrap_or(self.aimed);
        (thrown, drifted(from, self.aimed, eighths, far))
    }
}

/// In how many turns running it has fired at its target now; at a point it is that of the turn before.
fn zeroed(unit: &Unit, at: Option<&Unit>) -> Option<Zeroed> {
    let at = at.map(|at| at.no.0).or(unit.zeroed.map(|zeroed| zeroed.at))?;
    let turns = unit.zeroed.filter(|zeroed| zeroed.at == at).map_or(0, |zeroed| zeroed.turns);
    Some(Zeroed { at, turns: turns.saturating_add(1) })
}

/// Indirect fire of each unit with a mortar that may fire, at each unit that it may choose, and at its point.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Fire) {
        return;
    }
    for unit in seen.side(side).filter(|unit| shooting::apart(seen, unit, WeaponTrait::Indirect).is_ok()) {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        let enemies = seen.on_table(side.other()).filter(|at| shooting::may_choose(&unit, at));
        for at in enemies.map(|at| Some(at.id)).chain([None]) {
            if orders::judged(seen, side, unit.id, at).is_ok() {
                out.push(Command::Bombard { unit: unit.id, at });
            }
        }
    }
}

//! What strikes (PH-7.8-06 to PH-7.8-13), before the first card of its turn (PH-R-56).

use super::light::shines;
use super::rules::{ACCURACY, DRIFT, ON_VEHICLES, REGISTERED};
use crate::facts::battle::{BattleIs, Call, Support};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::rolls::{Drifted, Roll, Rolled, Shelled};
use crate::facts::situation::Table;
use crate::files::values::{Battery, Experience, Mission, SmokeKind};
use crate::sections::casualties::Harm;
use crate::sections::damage::{self, Hit, PartRule, Power};
use crate::sections::{grenades, sight, smoke};
use measured_table::shapes::{TacticalHex, gap};
use measured_table::{Disc, Point};
use table::{DiceCup, Line, RuleId, Tally};

/// What strikes the hex (PH-7.8-06).
pub const NEEDED: i8 = 6;
/// The dice of a drift: to one of six sides, by one hex or two (PH-7.8-07).
pub(super) const DIRECTIONS: u8 = 6;
pub(super) const DISTANCES: u8 = 2;

/// What strikes somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The hex that was named.
    pub at: TacticalHex,
    /// By how much the die of accuracy is more (PH-7.8-06).
    pub more: i32,
}

impl Strike {
    /// By which rule it drifts.
    pub const DRIFT: RuleId = DRIFT;

    /// True if this die strikes the hex.
    pub fn strikes(&self, die: u8) -> bool {
        i32::from(die) + self.more >= i32::from(NEEDED)
    }
    /// The hex that is struck instead: 1 is north, then clockwise (PH-7.8-07, PH-GEO-13).
    pub fn drifts(&self, direction: u8, distance: u8) -> TacticalHex {
        (0..distance).fold(self.at, |hex, _| hex.beside(direction.saturating_sub(1)))
    }
}

/// Whether who has called still helps what he has called for: he lives and is on the table (PH-R-56).
///
/// Reading: who has left the table helps no more than the dead; who rides is where his vehicle is.
fn helps(table: &Table, call: &Call) -> Option<Figure> {
    table.figure(call.by).filter(|caller| caller.is_there() && table.place(caller).is_some())
}

/// What the die of accuracy gets, of a call as it would arrive now (PH-7.8-06).
///
/// Reading: the line of sight goes to the middle of the hex, as to a place where nobody stands, however dark it is.
pub fn accuracy(table: &Table, support: &Support, call: &Call, tally: &mut impl Tally) {
    let mut add = |rule| tally.add(Line::from(rule, 1, call.by));
    if support.registered.contains(&call.at) {
        add(REGISTERED);
    }
    let Some(caller) = helps(table, call) else { return };
    // Out of a vehicle that is shut nobody sees.
    let eyes = table.carrier(&caller);
    let looks_out = caller.aboard.is_none() || table.is_open(&eyes);
    if looks_out && sight::to_point(table, &eyes, call.at.centre(table.field.ground.hexes_from)).is_open() {
        add(ACCURACY);
    }
    if table.man(&caller).is_some_and(|man| man.experience == Experience::Veteran) {
        add(ACCURACY);
    }
}

/// The next call that strikes in this turn, in the order of the supports; none: nothing strikes any more. Dice: ten sides for its
/// accuracy; if it misses six for the direction and two for the distance; then those of the burst, of the vehicles
/// that it strikes, and of the morale tests that it brings.
pub(crate) fn strikes(table: &Table, dice: &mut DiceCup) -> Option<Vec<Event>> {
    let due = |support: &&Support| support.call.is_some_and(|call| call.due <= table.flow.turn);
    let support = table.battle.supports.iter().find(due)?;
    Some(arrives(table, dice, support, &support.call?))
}

/// A call arrives.
fn arrives(table: &Table, dice: &mut DiceCup, support: &Support, call: &Call) -> Vec<Event> {
    let unit = call.by;
    let mut lines: Vec<Line> = Vec::new();
    accuracy(table, support, call, &mut lines);
    let strike = Strike { at: call.at, more: lines.iter().map(|line| line.value).sum() };
    let die = dice.roll(10);
    let passed = strike.strikes(die);
    let rolled = Rolled { what: Roll::Artillery, unit, about: None, die, lines, needed: NEEDED, passed };
    let mut events = vec![Event::Rolled(rolled)];
    let mut hex = call.at;
    if !passed {
        let drift = (dice.roll(DIRECTIONS), dice.roll(DISTANCES));
        hex = strike.drifts(drift.0, drift.1);
        events.push(Event::Drifted(Drifted { unit, aimed: call.at, dice: drift, at: hex }));
    }
    events.push(Event::BattleIs(BattleIs::Support(Support { call: None, ..support.clone() })));
    let at = hex.centre(table.field.ground.hexes_from);
    let (side, battery, mission) = (support.side, support.battery, call.mission);
    events.push(Event::Shelled(Shelled { side, battery, mission, at }));
    events.extend(bursts(table, dice, support, mission, at));
    events
}

/// The vehicles that shells strike whose middle is there, in the order of the list (PH-H-17).
///
/// Reading: a gun on a carriage has no hull, and is served by men on foot, who roll for themselves.
pub(super) fn on_vehicles(table: &Table, battery: Battery, at: Point) -> Vec<Hit> {
    let charts = &table.field.charts;
    let near = |figure: &Figure| {
        let hull = table.hull(figure).filter(|_| figure.is_there());
        hull.is_some_and(|hull| gap(&hull, &Disc::new(at, 0)).within(charts.house.shell_on_hull.0))
    };
    let hit = |figure: Figure| Hit {
        vehicle: figure.id,
        by: None,
        from: at,
        power: Power::Dice { power: charts.artillery.of(battery).power, adjustment: 0 },
        protection_more: 0,
        part: PartRule::Top,
        distance: ON_VEHICLES,
    };
    table.figures.iter().filter(near).map(hit).collect()
}

/// What a mission does at the middle of the hex that is struck.
///
/// Reading: beside the table too, as a grenade does: what reaches onto it counts.
fn bursts(table: &Table, dice: &mut DiceCup, support: &Support, mission: Mission, at: Point) -> Vec<Event> {
    match mission {
        Mission::Shells => {
            let mut harm = Harm::new(table);
            let def = table.field.charts.artillery.of(support.battery).blast;
            grenades::blast(table, &mut harm, dice, at, &def);
            for hit in on_vehicles(table, support.battery, at) {
                damage::struck(table, &mut harm, dice, hit);
            }
            harm.over(dice)
        }
        // PH-7.8-13
        Mission::Smoke => smoke::laid(table, at, SmokeKind::Shell),
        Mission::Light => vec![shines(table, at)],
    }
}

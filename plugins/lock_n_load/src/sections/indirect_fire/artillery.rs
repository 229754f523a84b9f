//! Sections 18.2, 18.3 and 13.91: who calls off-board artillery, where its Spotting Round drifts, and what the caller makes of it.

use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Mission};
use crate::facts::question::Question;
use crate::facts::rules::LEADERSHIP;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::files::scenario::MissionsDef;
use crate::sections::impulse;
use crate::sections::impulse::rules::OPS_COMPLETE;
use crate::sections::indirect_fire::rules::{
    ARTILLERY_CALLERS, CORRECTION, MISSION_LOST, MISSIONS, NO_SUPPLIES, ONE_MISSION, OWN_FORMATION, ROUND_IN_SIGHT,
    SCATTER, WELL_SUPPLIED,
};
use crate::sections::indirect_fire::{around, calls_now, ground, mortars, seen_from, storeys, words};
use hex_board::{HexId, Map, Place, Seen, Spot, degrading_over_bocage, scatter};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// This or less on one die brings a mission beyond the last (LNL-13.91-03).
pub const SUPPLIES_UP_TO: u8 = 3;

/// A call for artillery that may be made, worked out before the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Who calls.
    pub caller: CounterId,
    /// Where he stands.
    pub from: Spot,
    /// The mission's key in the scenario.
    pub mission: String,
    /// Its firepower.
    pub firepower: i8,
    /// The hex where the Spotting Round is to fall.
    pub at: HexId,
    /// What is added to the white die (LNL-18.2-05).
    pub lines: SmallVec<[Line; 2]>,
    /// It is a mission beyond the last one of the scenario (LNL-13.91-02).
    pub extra: bool,
}

impl Call {
    /// How far the Spotting Round drifts with this white die: half of the sum, fractions dropped, at least 0 (LNL-18.2-05).
    pub fn distance(&self, white: u8) -> u8 {
        let sum = i32::from(white) + self.lines.iter().map(|line| line.value).sum::<i32>();
        sum.div_euclid(2).clamp(0, i32::from(u8::MAX)) as u8
    }
    /// The hex where it comes down; none: off the map (LNL-18.2-06).
    pub fn lands(&self, map: &Map, white: u8, coloured: u8) -> Option<HexId> {
        scatter::along(map, self.at, coloured, self.distance(white))
    }
    /// Where it comes down by all 36 throws of the two dice.
    pub fn chances(&self, table: &Table) -> ScatterChances {
        let mut chances = ScatterChances::default();
        for (white, coloured) in (1..=6).flat_map(|white| (1..=6).map(move |coloured| (white, coloured))) {
            let lands = self.lands(&table.field.map, white, coloured);
            let Some(hex) = lands.filter(|hex| seen_from(table, self.from, *hex).is_some()) else {
                chances.lost += 1;
                continue;
            };
            match chances.hexes.binary_search_by_key(&hex, |(known, _)| *known) {
                Ok(n) => chances.hexes[n].1 += 1,
                Err(n) => chances.hexes.insert(n, (hex, 1)),
            }
        }
        chances
    }
}

/// Where a Spotting Round comes down, as numbers out of 36.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScatterChances {
    /// The hexes in the caller's sight, ascending, with how many of the 36 throws lead there.
    pub hexes: Vec<(HexId, u32)>,
    /// How many lead off the map or out of his sight: the Spotting Round is lost then (LNL-18.2-07).
    pub lost: u32,
}

/// Where the Spotting Round of a caller comes down, whether he may call now or not; none: he does not see the hex.
pub fn scatter_chances(table: &Table, caller: UnitNow, at: HexId) -> Option<ScatterChances> {
    let from = caller.spot()?;
    seen_from(table, from, at)?;
    let lines = drift(table, caller, from, at);
    let call = Call { caller: caller.id, from, mission: String::new(), firepower: 0, at, lines, extra: false };
    Some(call.chances(table))
}

/// What is added to the white die: the degrading hexes of his clearest line of sight, hexsides of bocage left out (RUL-115), less his
/// leadership (LNL-18.2-05).
// Reading: hedges and walls on the way count like degrading hexes, as they do for fire; the ruling names bocage alone.
fn drift(table: &Table, caller: UnitNow, from: Spot, at: HexId) -> SmallVec<[Line; 2]> {
    let leadership = if caller.may(Trait::Leads) { table.leadership(caller) } else { 0 };
    let added = table.hexes.added();
    let crossed = |to: Spot| match table.sights.get(from, to) {
        Seen::Clear => Some(0),
        Seen::Degraded(_) => Some(degrading_over_bocage(&table.field.map, added, from, to)),
        Seen::Blocked => None,
    };
    let degrading = storeys(table, at).filter_map(crossed).min().unwrap_or_default();
    let degrading = Line::of(SCATTER, i32::from(degrading));
    let led = Line::from(LEADERSHIP, -leadership, caller.id);
    [degrading, led].into_iter().filter(|line| line.value != 0).collect()
}

/// The missions of this key that a scenario gives to a side (LNL-18.2-01).
pub fn missions<'a>(table: &Table<'a>, side: Side, key: &str) -> Option<&'a MissionsDef> {
    table.field.scenario.side(side).artillery.iter().find(|missions| missions.id == key)
}

/// How many missions of a key a side has left (LNL-18.2-17).
pub fn left(table: &Table, side: Side, missions: &MissionsDef) -> usize {
    usize::from(missions.missions).saturating_sub(table.flow.turn.missions.fired_by(side, &missions.id))
}

/// Whether a unit may call for artillery at all in this impulse: where it stands.
///
/// # Errors
/// The rule that keeps it from it.
pub fn may_call(table: &Table, caller: UnitNow) -> Result<Spot, Refusal> {
    if !caller.may(Trait::CallsFire) {
        return Err(Refusal::new(ARTILLERY_CALLERS, words::no_caller(caller.id)));
    }
    if caller.has(Marker::OpsComplete) {
        return Err(Refusal::new(OPS_COMPLETE, words::ops_complete()));
    }
    calls_now(table, caller, ARTILLERY_CALLERS)
}

/// Whether a unit may call for this mission now; true: it is one beyond the last, for which the dice are asked first (13.91).
///
/// # Errors
/// The rule that keeps it from it.
pub fn is_available(table: &Table, caller: UnitNow, missions: &MissionsDef) -> Result<bool, Refusal> {
    let (side, told) = (caller.side, &table.flow.turn.missions);
    let own = table.formation(caller);
    if missions.formation.as_ref().is_some_and(|formation| *formation != own.id) {
        return Err(Refusal::new(OWN_FORMATION, words::other_formation(caller.id)));
    }
    let same =
        |key: &String| self::missions(table, side, key).is_some_and(|other| other.formation == missions.formation);
    if told.running.iter().any(|(whose, key)| *whose == side && same(key)) {
        return Err(Refusal::new(ONE_MISSION, words::one_after_the_other()));
    }
    if left(table, side, missions) > 0 {
        return Ok(false);
    }
    if !caller.may(Trait::WellSupplied) || !table.plays(WELL_SUPPLIED) {
        return Err(Refusal::new(MISSIONS, words::no_mission_left()));
    }
    if told.over.contains(&side) {
        return Err(Refusal::new(NO_SUPPLIES, words::no_more_missions()));
    }
    let all = &table.field.scenario.side(side).artillery;
    if all.iter().any(|other| left(table, side, other) > 0) {
        return Err(Refusal::new(WELL_SUPPLIED, words::others_first()));
    }
    Ok(true)
}

/// Whether a unit of the side may call a mission on a hex, and what that comes to.
///
/// # Errors
/// The rule that forbids it.
pub fn call(table: &Table, side: Side, caller: CounterId, at: Place, mission: &str) -> Result<Call, Refusal> {
    let caller = impulse::own_unit(table, side, caller, ARTILLERY_CALLERS)?;
    let from = may_call(table, caller)?;
    let Some(missions) = missions(table, side, mission) else {
        return Err(Refusal::new(MISSIONS, words::no_such_mission(mission)));
    };
    let extra = is_available(table, caller, missions)?;
    let target = table.field.map.spot(at).ok_or_else(|| Refusal::new(ROUND_IN_SIGHT, words::off_the_map(at)))?;
    // By the usual rules of sight (LNL-18.2-04).
    if seen_from(table, from, target.hex).is_none() {
        return Err(Refusal::new(ROUND_IN_SIGHT, words::out_of_sight(at)));
    }
    Ok(Call {
        caller: caller.id,
        from,
        mission: mission.to_owned(),
        firepower: missions.firepower,
        at: target.hex,
        lines: drift(table, caller, from, target.hex),
        extra,
    })
}

/// The Spotting Round falls and drifts (LNL-18.2-03 to -07); for a mission beyond the last one supplies are asked for first. The impulse
/// goes on for others (LNL-18.2-16).
pub(crate) fn fall(table: &Table, dice: &mut DiceCup, side: Side, call: &Call) -> Vec<Event> {
    let aimed = ground(table, call.at);
    let lies = |at| Event::HexMarkerPlaced { at, marker: HexMarker::SpottingRound };
    let gone = |at| Event::HexMarkerRemoved { at, marker: HexMarker::SpottingRound };
    let done = Event::MarkerPlaced { unit: call.caller, marker: Marker::OpsComplete };
    let called = Event::ArtilleryCalled { caller: call.caller, mission: call.mission.clone(), at: aimed };
    let mut events = vec![Event::top(impulse::acting_from(table, call.from)), called, lies(aimed)];
    if call.extra {
        let die = dice.roll_1d6();
        let granted = die <= SUPPLIES_UP_TO;
        events.push(Event::SuppliesRolled { side, caller: call.caller, die, granted });
        if !granted {
            events.extend([gone(aimed), done]);
            return events;
        }
    }
    let [white, coloured] = dice.roll_2d6();
    let lands = call.lands(&table.field.map, white, coloured);
    let seen = lands.is_some_and(|hex| seen_from(table, call.from, hex).is_some());
    let to = lands.map(|hex| ground(table, hex));
    events.push(Event::Scattered {
        caller: call.caller,
        at: aimed,
        dice: [white, coloured],
        lines: call.lines.to_vec(),
        distance: call.distance(white),
        to,
        seen,
    });
    match to.filter(|_| seen) {
        Some(to) => {
            if to != aimed {
                events.extend([gone(aimed), lies(to)]);
            }
            let (caller, mission) = (call.caller, call.mission.clone());
            events.push(Event::push(Mission { side, caller, mission, at: to, left: None }));
        }
        None => events.extend([gone(aimed), done].into_iter().chain(used_up(table, side, &call.mission))),
    }
    events
}

/// Where that is played, a mission that comes to nothing is used up like one that has been fired (LNL-RB-46).
fn used_up(table: &Table, side: Side, mission: &str) -> Option<Event> {
    table.plays(MISSION_LOST).then(|| Event::MissionLost { side, mission: mission.to_owned() })
}

/// The mission whose Spotting Round lies, if this side is asked what comes of it.
fn asked<'a>(table: &Table<'a>, side: Side) -> Result<(&'a Mission, &'a [Place]), Refusal> {
    match (&table.flow.question, table.flow.stack.last()) {
        (Some(Question::CorrectFire { side: asked, places, .. }), Some(AnyFrame::Mission(mission)))
            if *asked == side =>
        {
            Ok((mission, places))
        }
        _ => Err(Refusal::new(CORRECTION, words::no_round_lies())),
    }
}

/// The caller corrects the fire to a hex, or leaves it where the Spotting Round lies: fire for effect begins there, and the mission is used
/// up (LNL-18.2-08, -10, -17).
pub(crate) fn correct(table: &Table, side: Side, to: Place) -> Result<Vec<Event>, Refusal> {
    let (mission, places) = asked(table, side)?;
    let map = &table.field.map;
    let named = map.spot(to).map(|spot| spot.hex);
    let chosen = places.iter().find(|place| named.is_some() && map.spot(**place).map(|spot| spot.hex) == named);
    let (Some(at), Some(hex)) = (chosen.copied(), named) else {
        return Err(Refusal::new(CORRECTION, words::one_hex(to)));
    };
    let Some(missions) = missions(table, side, &mission.mission) else {
        return Err(Refusal::new(MISSIONS, words::no_such_mission(&mission.mission)));
    };
    let left = around::struck(table, side, hex);
    let mut events = vec![
        Event::Asked(None),
        Event::HexMarkerRemoved { at: mission.at, marker: HexMarker::SpottingRound },
        Event::FireForEffect { side, mission: mission.mission.clone(), at },
    ];
    events.extend(mortars::lay(table, at, missions.fire()));
    events.push(Event::top(Mission { at, left: Some(left), ..mission.clone() }));
    Ok(events)
}

/// The caller cancels: the Spotting Round goes, he is Ops Complete, and the mission is not lost (LNL-18.2-09, -17, but LNL-RB-46).
// Reading: "his impulse" is the caller's own; others who are activated may still act, as after every call (LNL-RB-47).
pub(crate) fn cancel(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let (mission, _) = asked(table, side)?;
    let mut events = vec![
        Event::Asked(None),
        Event::HexMarkerRemoved { at: mission.at, marker: HexMarker::SpottingRound },
        Event::MarkerPlaced { unit: mission.caller, marker: Marker::OpsComplete },
    ];
    events.extend(used_up(table, side, &mission.mission));
    events.push(Event::Popped);
    Ok(events)
}

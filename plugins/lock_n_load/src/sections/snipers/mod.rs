//! Section 11.4: snipers. They are placed once, never move, and fire by themselves as soon as there is something to fire at.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::offers::Offers;
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::fire::strength::{FireFacts, Source, SourceKind};
use crate::sections::fire::target::Targets;
use crate::sections::snipers::rules::{SNIPER_ATTACKS, SNIPER_PLACED, SNIPER_VICTIM};
use crate::sections::{fire, stacking};
use hex_board::{HexSet, Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Refusal, Say, Side};

/// The target modifier that counts for "terrain with a positive TM": the hex and its smoke, no hexside (LNL-5.0-18).
pub fn hex_cover(table: &Table, spot: Spot) -> i32 {
    let definitions = &table.field.definitions;
    let smoke = table.hexes.smoke().contains(spot.hex);
    table.hex_tm(spot.hex) + if smoke { i32::from(definitions.effects.smoke_tm) } else { 0 }
}

fn enemy_hexes(table: &Table, side: Side) -> HexSet {
    let mut hexes = HexSet::new(table.field.map.hexes.len());
    for spot in table.spots(side.other()) {
        hexes.insert(spot.hex);
    }
    hexes
}

/// Whether the sniper may be placed there (LNL-11.4-02).
fn may_place(table: &Table, sniper: UnitNow, enemies: &HexSet, spot: Spot) -> Result<(), Refusal> {
    let no = |reason: Say| Err(Refusal::new(SNIPER_PLACED, reason));
    if hex_cover(table, spot) <= 0 {
        return no(words::needs_cover());
    }
    // Reading: the rule says hex, so an enemy on another storey keeps him out too.
    if enemies.contains(spot.hex) {
        return no(words::enemy_there());
    }
    if table.field.definitions.terrain(table.field.map.at(spot.hex).terrain).prohibited {
        return no(words::no_one_enters());
    }
    // A unit whose owner is being asked where it goes keeps its place there.
    let mut coming = None;
    if let Some(Question::GoTo { side, unit, places, .. }) = &table.flow.question {
        let open = |place: &&Place| table.field.map.spot(**place).is_some_and(|open| open.hex == spot.hex);
        match places.iter().find(open) {
            Some(_) if *side != sniper.side => return no(words::enemy_may_enter()),
            Some(place) if table.field.map.spot(*place) == Some(spot) => coming = Some(*unit),
            _ => {}
        }
    }
    let entering: SmallVec<[CounterId; 2]> = coming.into_iter().chain([sniper.id]).collect();
    stacking::fits(table, spot, sniper.side, &entering)
}

pub(crate) fn waits(unit: UnitNow) -> bool {
    unit.may(Trait::Snipes) && matches!(unit.state, UnitState::Off(OffMap::Pool | OffMap::SetUp))
}

/// Whether a sniper of the side may be placed at all now.
fn may_appear(table: &Table, side: Side, sniper: CounterId) -> Result<UnitNow, Refusal> {
    let no = |reason: Say| Err(Refusal::new(SNIPER_PLACED, reason));
    let Some(unit) = table.unit(sniper).filter(|unit| unit.side == side && unit.may(Trait::Snipes)) else {
        return no(words::no_sniper(sniper));
    };
    if table.flow.turn.phase == Phase::SetUp {
        return no(words::after_the_start());
    }
    if !waits(unit) {
        return no(words::never_moves());
    }
    Ok(unit)
}

/// Why a sniper may not be placed anywhere.
pub(crate) fn why_nowhere(table: &Table, side: Side, sniper: CounterId) -> Refusal {
    let nowhere = || Refusal::new(SNIPER_PLACED, words::nowhere());
    may_appear(table, side, sniper).err().unwrap_or_else(nowhere)
}

/// Places a sniper; allowed whenever the game waits for a decision of either side (LNL-11.4-13).
pub(crate) fn place(table: &Table, side: Side, sniper: CounterId, at: Place) -> Result<Vec<Event>, Refusal> {
    let unit = may_appear(table, side, sniper)?;
    let Some(spot) = table.field.map.spot(at) else {
        return Err(Refusal::new(SNIPER_PLACED, words::no_location(at)));
    };
    may_place(table, unit, &enemy_hexes(table, side), spot)?;
    let mut events = vec![Event::UnitPlaced { unit: sniper, at: table.field.map.place(spot) }];
    // LNL-11.4-14: his attack comes before the question of Opportunity Fire, which is asked again afterwards.
    if fire::is_opportunity(table) {
        events.push(Event::Asked(None));
    }
    Ok(events)
}

/// Where the snipers of a side that wait may be placed.
pub(crate) fn placement_offers(table: &Table, side: Side, out: &mut Offers) {
    if table.flow.turn.phase == Phase::SetUp {
        return;
    }
    for sniper in table.able(Trait::Snipes).filter(|unit| unit.side == side && waits(*unit)) {
        if !out.wants_unit(sniper.id) {
            continue;
        }
        let enemies = enemy_hexes(table, side);
        let free = table.field.map.spots().filter(|spot| may_place(table, sniper, &enemies, *spot).is_ok());
        out.extend(free.map(|spot| Command::PlaceSniper { sniper: sniper.id, at: table.field.map.place(spot) }));
    }
}

/// True if the sniper may fire at all now (LNL-11.4-06, -12, LNL-5.1-09, LNL-4.1-03); at a Location that he has just spotted himself also under Ops
/// Complete.
fn ready(table: &Table, sniper: UnitNow, at: Spot) -> bool {
    sniper.good_order()
        && !sniper.has(Marker::Fired)
        && (!sniper.has(Marker::OpsComplete) || fire::spotted_freshly(table, sniper, at))
}

/// The Locations that a sniper may attack now: Spotted enemies in his line of sight (LNL-11.4-03). His range has no limit unless his
/// counter prints one (RUL-53).
pub fn target_places(table: &Table, sniper: UnitNow) -> SmallVec<[Spot; 4]> {
    let mut found: SmallVec<[Spot; 4]> = SmallVec::new();
    let Some(from) = sniper.spot() else { return found };
    if !sniper.good_order() || sniper.has(Marker::Fired) || fire::may_fire_from(table, sniper.side, from).is_err() {
        return found;
    }
    let range = u16::from(table.own_range(sniper));
    for at in table.spots(sniper.side.other()) {
        if table.sights.get(from, at).is_open()
            && !found.contains(&at)
            && ready(table, sniper, at)
            && (range == 0 || fire::distance(table, from, at) <= range)
            && fire::is_target(table, sniper.side, at).is_ok()
            && harms(table, sniper.side.other(), from, at)
        {
            found.push(at);
        }
    }
    found
}

/// True if somebody in a Location can be harmed by small arms from another (LNL-17.2-02).
fn harms(table: &Table, side: Side, from: Spot, at: Spot) -> bool {
    fire::target::holds_others(table, side, at)
        || fire::target::vehicles_at(table, side, at).any(|vehicle| fire::target::vehicle(table, vehicle, from).is_ok())
}

/// Who may be the victim (LNL-11.4-03, LNL-11.4-05): everybody in the Location whom small arms can harm, in the order of the counters.
// Reading: he fires at one unit, so vehicles, those who ride on them and men on foot are drawn together.
fn victims(table: &Table, side: Side, from: Spot, at: Spot) -> Targets {
    let on_foot = fire::target::units(table, side, at);
    let vehicles = fire::target::vehicles_at(table, side, at);
    let in_or_on: Targets =
        vehicles.filter_map(|vehicle| fire::target::vehicle(table, vehicle, from).ok()).flatten().collect();
    if in_or_on.is_empty() {
        return on_foot;
    }
    let found = |unit: UnitNow| on_foot.iter().chain(&in_or_on).find(|target| target.unit == unit.id).copied();
    table.side(side).filter_map(found).collect()
}

/// Everything a sniper's attack depends on. All whom he may hit are listed; one of them is the victim.
///
/// # Errors
/// The rule that forbids it.
pub fn facts(table: &Table, sniper: UnitNow, at: Spot) -> Result<FireFacts, Refusal> {
    let no = |reason: Say| Err(Refusal::new(SNIPER_ATTACKS, reason));
    let Some(from) = sniper.spot().filter(|_| sniper.may(Trait::Snipes)) else {
        return no(words::not_on_the_map());
    };
    if !target_places(table, sniper).contains(&at) {
        return no(words::no_fire_there());
    }
    let mut facts = fire::empty(table, sniper.side, from, at, table.sights.get(from, at));
    facts.sniper = true;
    facts.targets = victims(table, sniper.side.other(), from, at);
    facts.firers.push(sniper.id);
    facts.sources.push(Source {
        from: sniper.id,
        kind: SourceKind::Sniper,
        firepower: table.own_firepower(sniper),
        captured: false,
        single_man: false,
        ops: false,
        riding: 0,
        after_move: None,
    });
    Ok(facts)
}

/// Lets snipers fire that have something to fire at; asks where only if several Locations qualify (D-42).
pub(crate) fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    // Reading: "at once" holds in the Rally Phase too, once the initiative is settled (its dice come first: RUL-98).
    let time = match table.flow.turn.phase {
        Phase::Operations => true,
        Phase::Rally => table.flow.turn.rolled,
        Phase::SetUp | Phase::Administrative => false,
    };
    if !time {
        return Vec::new();
    }
    for sniper in table.able(Trait::Snipes).filter(|unit| unit.spot().is_some()) {
        match target_places(table, sniper)[..] {
            [] => {}
            [only] => {
                return facts(table, sniper, only).map_or_else(|_| Vec::new(), |facts| attack(table, dice, facts));
            }
            ref several => {
                let places = several.iter().map(|spot| table.field.map.place(*spot)).collect();
                let question = Question::SniperFire { side: sniper.side, sniper: sniper.id, places };
                return vec![Event::Asked(Some(question))];
            }
        }
    }
    Vec::new()
}

/// The attack: the victim is drawn first (RUL-103), then the dice.
fn attack(table: &Table, dice: &mut DiceCup, mut facts: FireFacts) -> Vec<Event> {
    let mut events = Vec::new();
    let among = facts.targets.len() as u8;
    if among > 1 {
        let number = dice.roll(among);
        let victim = facts.targets[usize::from(number) - 1];
        events.push(Event::Drawn { rule: SNIPER_VICTIM, number, among, counter: victim.unit });
        facts.targets.retain(|target| target.unit == victim.unit);
    }
    facts.target = facts.targets.first().and_then(|victim| victim.armour).map(|(vehicle, _)| vehicle);
    events.extend(fire::resolve(table, dice, &facts));
    events
}

/// Whether the owner may choose this Location for his sniper to fire at, and what the attack depends on.
pub(crate) fn chosen_facts(table: &Table, side: Side, sniper: CounterId, at: Place) -> Result<FireFacts, Refusal> {
    let Some(Question::SniperFire { side: asked, sniper: who, .. }) = &table.flow.question else {
        return Err(Refusal::new(SNIPER_ATTACKS, words::alone()));
    };
    let (Some(unit), Some(spot)) = (table.unit(sniper), table.field.map.spot(at)) else {
        return Err(Refusal::new(SNIPER_ATTACKS, words::no_such()));
    };
    if side != *asked || sniper != *who {
        return Err(Refusal::new(SNIPER_ATTACKS, words::another_asked(*who)));
    }
    facts(table, unit, spot)
}

/// The owner has chosen which Location his sniper fires at.
pub(crate) fn fire_at(table: &Table, dice: &mut DiceCup, facts: FireFacts) -> Vec<Event> {
    let mut events = vec![Event::Asked(None)];
    events.extend(attack(table, dice, facts));
    events
}

#[cfg(test)]
#[path = "snipers_test.rs"]
mod tests;

//! A shot of ordnance that is being prepared: which gun fires at what, what is turned, who directs it, and what it comes to.

use crate::battle::Battle;
use crate::model::{LeaderChoice, Preview, Victim};
use crate::seams::asking::{Asking, Draft};
use crate::sheets::vehicle_plan::Plan;
use crate::sheets::ways::Ways;
use hex_board::{Sight, Spot};
use lock_n_load::sections::fire::odds::FireOdds;
use lock_n_load::sections::fire::strength::{self, FireReport};
use lock_n_load::sections::ordnance::odds::{self, ShotOdds};
use lock_n_load::sections::ordnance::target::Target;
use lock_n_load::sections::ordnance::{ShotFacts, to_hit};
use lock_n_load::sections::wrecks::fates::{self, Fate};
use lock_n_load::{Command, Report, ShotOrder, Trait, TurnToFire};
use table::{CounterId, Line};

/// A shot that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct ShotPreview {
    /// The order as it would be given.
    pub order: ShotOrder,
    /// What the shot depends on.
    pub facts: ShotFacts,
    /// The modifiers of the to-hit roll, each with its rule.
    pub lines: Vec<Line>,
    /// The exact chances.
    pub odds: ShotOdds,
    /// What becomes of those in and on the vehicle that is fired at.
    pub fates: Vec<Fate>,
    /// The attack that a hit makes on units that are no vehicles, and its chances with those of the hit.
    pub blast: Option<(FireReport, FireOdds)>,
    /// The vehicle from above.
    pub(crate) plan: Option<Plan>,
    /// The line of sight.
    pub sight: Sight,
    /// What may fire at what.
    pub ways: Ways,
    /// Leaders who could direct it.
    pub leaders: Vec<CounterId>,
    /// What could be turned for it, where there are several ways.
    pub turns: Vec<TurnToFire>,
}

/// The shot of a weapon at a Location.
pub(crate) fn draft(asking: &Asking, at: Spot, weapon: CounterId, ways: Ways) -> Draft {
    let (table, selection) = (&asking.table, asking.selection);
    let Some(unit) = table.weapon(weapon).and_then(|weapon| table.carrier(weapon)) else { return Draft::default() };
    let target = ways.victim.and_then(Victim::target);
    let offers: Vec<&ShotOrder> = offered(asking, at, weapon, target).collect();
    let mut turns: Vec<TurnToFire> = Vec::new();
    for turn in offers.iter().filter_map(|order| order.turn) {
        if !turns.contains(&turn) {
            turns.push(turn);
        }
    }
    let turn = selection.gunnery.turn.filter(|chosen| turns.contains(chosen)).or(turns.first().copied());
    let leader = match selection.leader {
        LeaderChoice::Nobody => None,
        LeaderChoice::This(leader) => Some(leader),
        LeaderChoice::Best => {
            offers.iter().find_map(|order| order.leader).filter(|leader| selection.units.contains(leader))
        }
    };
    let order = ShotOrder { unit: unit.id, weapon, at: table.field.map.place(at), target, leader, turn };
    asking.judged(Command::Shoot(order), |report| {
        let Report::Shoot(facts) = report else { return Preview::NOTHING };
        Preview::of(preview(asking, order, *facts, ways, turns))
    })
}

/// The rules' own proposals for this weapon and target.
fn offered<'a>(
    asking: &'a Asking,
    at: Spot,
    weapon: CounterId,
    target: Option<CounterId>,
) -> impl Iterator<Item = &'a ShotOrder> {
    let map = &asking.table.field.map;
    asking.battle.legal().iter().filter_map(move |command| {
        let Command::Shoot(order) = command else { return None };
        (order.weapon == weapon && order.target == target && map.spot(order.at) == Some(at)).then_some(order)
    })
}

fn preview(asking: &Asking, order: ShotOrder, facts: ShotFacts, ways: Ways, turns: Vec<TurnToFire>) -> ShotPreview {
    let table = &asking.table;
    let mut lines = Vec::new();
    to_hit::lines(&facts.modifiers, &mut |line| lines.push(line));
    let odds = odds::odds(&facts);
    let (mut fates, mut blast, mut plan) = (Vec::new(), None, None);
    match &facts.target {
        Target::Vehicle(vehicle) => {
            if let (Some(unit), Some(vehicle)) = (table.unit(vehicle.unit), &odds.vehicle) {
                fates = fates::fates(table, unit, &vehicle.blows(odds.out_of));
                plan = Plan::of(table, unit, [facts.from.hex, facts.at.hex]);
            }
            if let Some(plan) = &mut plan {
                plan.struck = odds.plates.iter().map(|plate| (plate.part, plate.plate.sector)).collect();
            }
        }
        Target::Units(men) => {
            let chances = FireOdds { out_of: odds.out_of, units: odds.units.clone() };
            blast = Some((strength::strength(men), chances));
        }
    }
    let sight = hex_board::sight(&table.field.map, table.hexes.added(), facts.from, facts.at);
    let leaders = leaders(asking, &order);
    ShotPreview { order, facts, lines, odds, fates, blast, plan, sight, ways, leaders, turns }
}

/// Leaders of the Location with whom the rules accept the shot.
fn leaders(asking: &Asking, order: &ShotOrder) -> Vec<CounterId> {
    let table = &asking.table;
    let Some(from) = table.unit(order.unit).and_then(|unit| unit.spot()) else { return Vec::new() };
    let directs = |leader: &CounterId| {
        let directed = ShotOrder { leader: Some(*leader), ..*order };
        asking.battle.judge(&Command::Shoot(directed)).is_ok()
    };
    let leaders = table.side_at(from, asking.side).filter(|unit| unit.may(Trait::Leads)).map(|unit| unit.id);
    leaders.filter(directs).collect()
}

/// How much a shot is likely to harm, out of a million.
pub(crate) fn harm(battle: &Battle, order: &ShotOrder) -> u64 {
    let Ok(Report::Shoot(facts)) = battle.judge(&Command::Shoot(*order)) else { return 0 };
    let odds = odds::odds(&facts);
    (u128::from(odds.harm()) * 1_000_000 / u128::from(odds.out_of.max(1))) as u64
}

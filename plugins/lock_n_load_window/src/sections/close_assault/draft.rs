//! A Close Assault that is being prepared: who goes for which vehicle with what, the Morale Checks before it, and what it comes to.

use super::words;
use crate::battle::Battle;
use crate::model::{LeaderChoice, Preview, Selection, Victim};
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::sheets::crew::CrewMember;
use crate::sheets::ways::Ways;
use hex_board::{Place, Spot};
use lock_n_load::sections::close_assault::odds::{self, AssaultOdds};
use lock_n_load::sections::close_assault::{self, AssaultReport, Declared};
use lock_n_load::sections::wrecks::check::MoraleCheck;
use lock_n_load::{Assault, Command, Part, Report, Table, Trait, UnitNow};
use smallvec::SmallVec;
use table::{CounterId, Say};

/// A Close Assault that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct AssaultPreview {
    /// The assaults in the order in which they are rolled.
    pub declared: Declared,
    /// The Morale Check of each, leaders first, as if the best of them passed.
    pub checks: Vec<MoraleCheck>,
    /// What each assault comes to before the dice.
    pub reports: Vec<AssaultReport>,
    /// The exact chances of all that may come of it.
    pub odds: AssaultOdds,
    /// Everybody of the Location who could go along, with what he brings now.
    pub crew: Vec<CrewMember>,
    /// Leaders who could help.
    pub leaders: Vec<CounterId>,
    /// The vehicles, and the one that is meant.
    pub ways: Ways,
    pub(super) parts: Vec<Part>,
}

/// The vehicle clicked next is assaulted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Assaulting;

impl Aim for Assaulting {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_vehicle())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed().map_or_else(Draft::default, |at| draft(asking, at))
    }
    fn click(&self, _fall: Fall) -> Click {
        // A vehicle in the hex of the assaulters, too.
        Click::Aims
    }
    fn leads_to(&self, battle: &Battle, selection: &Selection) -> Vec<Place> {
        offered(battle, selection).map(|(at, _)| at).collect()
    }
    fn while_moving(&self) -> bool {
        true
    }
}

/// The assaults that the rules offer, in which somebody takes part who is selected.
pub(super) fn offered<'a>(
    battle: &'a Battle,
    selection: &'a Selection,
) -> impl Iterator<Item = (Place, &'a [Assault])> {
    battle.legal().iter().filter_map(|command| {
        let Command::CloseAssault { at, assaults } = command else { return None };
        let takes_part = assaults.iter().any(|assault| selection.units.contains(&assault.unit));
        takes_part.then_some((*at, &assaults[..]))
    })
}

fn draft(asking: &Asking, at: Spot) -> Draft {
    let (table, selection) = (&asking.table, asking.selection);
    let vehicles = close_assault::vehicles(table, at, asking.side);
    let chosen = selection.gunnery.victim.and_then(Victim::target).filter(|vehicle| vehicles.contains(vehicle));
    let Some(target) = chosen.or(vehicles.first().copied()) else { return Draft::default() };
    let assaults = assaults(asking, at, target);
    let place = table.field.map.place(at);
    asking.judged(Command::CloseAssault { at: place, assaults }, |report| {
        let Report::CloseAssault(declared) = report else { return Preview::NOTHING };
        let victims = vehicles.iter().copied().map(Victim::Vehicle).collect();
        let ways = Ways { victims, victim: Some(Victim::Vehicle(target)), ..Ways::default() };
        Preview::of(preview(asking, *declared, ways))
    })
}

/// Everybody who is selected, in the order of their strength and with their best weapons, as the rules propose it, or as the player has
/// chosen.
fn assaults(asking: &Asking, at: Spot, target: CounterId) -> Vec<Assault> {
    let (table, selection) = (&asking.table, asking.selection);
    let there = |place: Place| table.field.map.spot(place) == Some(at);
    let on_target = |assaults: &&[Assault]| assaults.iter().all(|assault| assault.target == target);
    let offers = offered(asking.battle, selection).filter(|(place, _)| there(*place)).map(|(_, assaults)| assaults);
    let all = offers.filter(on_target).max_by_key(|assaults| assaults.len());
    let own = |assault: &Assault| part_of(selection, assault.unit).is_none_or(|part| part.own);
    let takes_part = |assault: &Assault| selection.units.contains(&assault.unit) && own(assault);
    let mut chosen: Vec<Assault> = match all {
        Some(all) => all.iter().copied().filter(takes_part).collect(),
        // Nobody may: an order of everybody, so that the rules say why not.
        None => {
            let all = selection.units.iter().map(|unit| Assault { unit: *unit, target, weapon: None, leader: None });
            all.collect()
        }
    };
    let helps = |id: &CounterId| selection.units.contains(id);
    let leaders: Vec<CounterId> = match selection.leader {
        LeaderChoice::Nobody => Vec::new(),
        LeaderChoice::This(leader) => vec![leader],
        LeaderChoice::Best => {
            all.unwrap_or_default().iter().filter_map(|assault| assault.leader).filter(helps).collect()
        }
    };
    // They help the strongest.
    for (n, assault) in chosen.iter_mut().enumerate() {
        assault.leader = leaders.get(n).copied();
        if let Some(part) = part_of(selection, assault.unit) {
            assault.weapon = part.weapons.last().copied();
        }
    }
    chosen
}

fn part_of(selection: &Selection, unit: CounterId) -> Option<&Part> {
    selection.parts.iter().find(|part| part.unit == unit)
}

fn preview(asking: &Asking, declared: Declared, ways: Ways) -> AssaultPreview {
    let table = &asking.table;
    let from = asking.selection.spot;
    let here = || from.into_iter().flat_map(|spot| table.side_at(spot, asking.side));
    let crew = here().filter(|unit| close_assault::may_assault(*unit)).map(|unit| member(table, &declared, unit));
    let leads = |unit: &UnitNow| unit.leads() && !declared.assaults.iter().any(|assault| assault.unit == unit.id);
    let part = |assault: &Assault| Part {
        unit: assault.unit,
        own: true,
        weapons: assault.weapon.into_iter().collect::<SmallVec<[CounterId; 2]>>(),
        with: None,
    };
    AssaultPreview {
        checks: declared.checks(table),
        reports: declared.assaults.iter().map(|assault| close_assault::report(table, assault)).collect(),
        odds: odds::odds(table, &declared),
        crew: crew.collect(),
        leaders: here().filter(leads).map(|unit| unit.id).collect(),
        ways,
        parts: declared.assaults.iter().map(part).collect(),
        declared,
    }
}

/// A unit that could go along, with each weapon that adds something.
fn member(table: &Table, declared: &Declared, unit: UnitNow) -> CrewMember {
    let assault = declared.assaults.iter().find(|assault| assault.unit == unit.id);
    let adding = table.carried_by(unit.id).filter(|weapon| close_assault::weapon_adds(table, *weapon).is_ok());
    let used = |weapon: CounterId| assault.is_some_and(|assault| assault.weapon == Some(weapon));
    CrewMember {
        unit: unit.id,
        takes_part: assault.is_some(),
        own: unit.may(Trait::CloseAssaults).then_some(assault.is_some()),
        weapons: adding.map(|weapon| (weapon.id, used(weapon.id))).collect(),
        helpers: Vec::new(),
        refusal: None,
    }
}

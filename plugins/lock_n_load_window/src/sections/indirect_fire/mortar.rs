//! A mortar's bombardment that is being prepared: who observes it, and what it does to everybody in the hex, friend and foe.

use super::words;
use crate::battle::Battle;
use crate::model::{Arms, LeaderChoice, Preview, Selection};
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::Bar;
use board_art::Icon;
use hex_board::{Place, Spot};
use lock_n_load::sections::fire::odds::FireOdds;
use lock_n_load::sections::fire::strength::{self, FireReport};
use lock_n_load::sections::indirect_fire::mortars::Bombardment;
use lock_n_load::sections::indirect_fire::strike;
use lock_n_load::{Command, Report};
use table::{CounterId, Say};

/// A bombardment that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct BombardPreview {
    /// What falls on whom.
    pub bombardment: Bombardment,
    /// What it comes to for each group that is struck, and the exact chances.
    pub groups: Vec<(FireReport, FireOdds)>,
    /// Where.
    pub at: Spot,
    /// The mortars that could fire there.
    pub mortars: Vec<CounterId>,
    /// Who could observe it: none, the mortar's own men.
    pub observers: Vec<Option<CounterId>>,
}

/// The hex clicked next is bombarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bombarding;

impl Aim for Bombarding {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_hex_to_bombard())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed_elsewhere().map_or_else(Draft::default, |at| draft(asking, at))
    }
    fn click(&self, fall: Fall) -> Click {
        if fall.own { Click::Picks } else { Click::Aims }
    }
    fn leads_to(&self, battle: &Battle, selection: &Selection) -> Vec<Place> {
        offered(battle, selection).map(|order| order.at).collect()
    }
}

/// The button to bombard, where the rules offer it to the mortars of those who are selected.
pub(crate) fn mortars(bar: &mut Bar) {
    if offered(bar.battle, bar.selection).next().is_some() {
        let hint = words::bombard_hint().said();
        bar.push(bar.mode(words::bombard().said(), hint, Icon::Bombard, Bombarding).of_units());
    }
}

/// A bombardment as the rules offer it.
#[derive(Clone, Copy)]
struct Offer {
    mortar: CounterId,
    at: Place,
    caller: Option<CounterId>,
    leader: Option<CounterId>,
}

/// The bombardments that the rules offer to the mortars of those who are selected.
fn offered<'a>(battle: &'a Battle, selection: &'a Selection) -> impl Iterator<Item = Offer> {
    let table = battle.table();
    battle.legal().iter().filter_map(move |command| {
        let Command::Bombard { mortar, at, caller, leader } = command else { return None };
        let unit = table.carrier(table.weapon(*mortar)?)?;
        let offer = Offer { mortar: *mortar, at: *at, caller: *caller, leader: *leader };
        selection.units.contains(&unit.id).then_some(offer)
    })
}

fn draft(asking: &Asking, at: Spot) -> Draft {
    let (table, selection) = (&asking.table, asking.selection);
    let here = |offer: &Offer| table.field.map.spot(offer.at).is_some_and(|spot| spot.hex == at.hex);
    let offers: Vec<Offer> = offered(asking.battle, selection).filter(here).collect();
    let mut mortars: Vec<CounterId> = Vec::new();
    for offer in &offers {
        if !mortars.contains(&offer.mortar) {
            mortars.push(offer.mortar);
        }
    }
    let chosen = mortars.iter().find(|mortar| selection.gunnery.arms == Some(Arms::Gun(**mortar)));
    let mortar = chosen.or(mortars.first()).copied();
    let of_it: Vec<&Offer> = offers.iter().filter(|offer| Some(offer.mortar) == mortar).collect();
    let observed = |caller: Option<CounterId>| of_it.iter().find(move |offer| offer.caller == caller);
    let offer = match selection.leader {
        LeaderChoice::Best => of_it.first(),
        LeaderChoice::Nobody => observed(None),
        LeaderChoice::This(caller) => observed(Some(caller)),
    };
    let Some(Offer { mortar, at: place, caller, leader }) = offer.or(of_it.first()).map(|offer| **offer) else {
        return refused(asking, at);
    };
    let observers = of_it.iter().map(|offer| offer.caller).collect();
    asking.judged(Command::Bombard { mortar, at: place, caller, leader }, |report| {
        let Report::Bombard(bombardment) = report else { return Preview::NOTHING };
        let groups = bombardment.strike.groups.iter().map(strength::strength);
        let groups = groups.zip(strike::odds(&bombardment.strike)).collect();
        Preview::of(BombardPreview { groups, at, mortars, observers, bombardment: *bombardment })
    })
}

/// Nothing is offered there: an order to the first mortar, so that the rules say why not.
fn refused(asking: &Asking, at: Spot) -> Draft {
    let table = &asking.table;
    let mut offers = offered(asking.battle, asking.selection);
    let Some(mortar) = offers.next().map(|offer| offer.mortar).filter(|_| asking.clicked()) else {
        return Draft::default();
    };
    let order = Command::Bombard { mortar, at: table.field.map.place(at), caller: None, leader: None };
    asking.judged(order, |_| Preview::NOTHING)
}

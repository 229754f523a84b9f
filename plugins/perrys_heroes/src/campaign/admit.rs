//! What a journal from outside may say: each event fits the campaign, and after each entry it stands where something is to be done.

use super::decide::vehicles_for;
use super::event::Event;
use super::garage::{Carrier, Parked, replaced};
use super::roster::Roster;
use super::setting::Setting;
use super::state::{Battle, Campaign, Ended, Stage};
use super::status::may_order;
use crate::checks::names;
use crate::files::values::{Experience, Task};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use table::Side;

/// What a side scores in a battle (PH-H-34).
const SCORES: RangeInclusive<i8> = 0..=2;

fn wants(holds: bool, why: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why.to_string()) }
}

/// Whether an event may happen now.
pub(super) fn admit(setting: &Setting, campaign: &Campaign, event: &Event) -> Result<(), String> {
    wants(campaign.ended().is_none(), "the campaign is over")?;
    match event {
        Event::Intends { side, order } => {
            let party = campaign.side(*side);
            wants(campaign.stage == Stage::Intentions && !party.has_written, "nobody is asked what he intends")?;
            may_order(party.status, party.last, *order).map_err(|refusal| refusal.to_string())
        }
        Event::Laid(battle) => laid(setting, campaign, battle),
        Event::Fought { outcome, fell } => {
            let battle = campaign.battle().ok_or("no battle is to be fought")?;
            let are_there = Side::BOTH.iter().all(|side| {
                let side = side.index();
                usize::from(fell[side]) <= battle.men[side].len() + crews(setting, campaign, battle, side)
            });
            wants(outcome.scores.iter().all(|score| SCORES.contains(score)), "nobody scores so")?;
            wants(are_there, "more have fallen than were there")
        }
        Event::StatusIs { by, .. } => {
            wants(by.is_none() == setting.is_fixed(), "levels are fixed beforehand, or follow from results")
        }
        Event::Man { side, man, fate, .. } => {
            let soldier = campaign.side(*side).roster.man(*man).ok_or("there is no such man")?;
            wants(!soldier.fate.is_lost(), "this man is lost already")?;
            wants(fate.is_lost() || campaign.fought() > 0, "nothing has been fought yet")
        }
        Event::Vehicle { side, no, parked, .. } => {
            let carrier =
                campaign.side(*side).roster.carriers.get(usize::from(*no)).ok_or("there is no such vehicle")?;
            let is_lost = matches!(carrier.parked, Parked::Lost | Parked::Replaced);
            wants(!is_lost && *parked != Parked::Replaced, "this vehicle is lost already")
        }
        Event::VehicleDrawn { side, lost, .. } => {
            let party = campaign.side(*side);
            let is_lost = party.roster.lost_carriers().any(|one| one == *lost) && !party.to_choose.contains(lost);
            wants(is_lost, "this vehicle is not lost")
        }
        Event::VehicleJoins { side, lost, what } => {
            let party = campaign.side(*side);
            let old = party.roster.carriers.get(usize::from(*lost)).filter(|_| party.to_choose.contains(lost));
            let old = old.ok_or("no vehicle has come in this place")?;
            let with = vehicles_for(setting, *side, old).find(|one| one.key == what.vehicle);
            wants(with.is_some_and(|with| replaced(old, with).what == *what), "this vehicle cannot take this place")
        }
        Event::Drawn { side, men, .. } => {
            let lost = campaign.side(*side).roster.lost_places().count();
            wants(usize::from(*men) <= lost, "more have come than were lost")
        }
        Event::Joins {
            side,
            place,
            name,
            experience: Experience::Green | Experience::Normal | Experience::Veteran,
            ..
        } => {
            let party = campaign.side(*side);
            wants(party.to_fill > 0 && is_lost(&party.roster, *place), "nobody can take this place")?;
            names::wrong(name, names::LONGEST).map_or(Ok(()), Err)
        }
        Event::StageIs(stage) => staged(setting, campaign, *stage),
    }
}

/// How many men have driven the vehicles of a side into a battle.
fn crews(setting: &Setting, campaign: &Campaign, battle: &Battle, side: usize) -> usize {
    let carriers = &campaign.sides[side].roster.carriers;
    let driven = battle.carriers[side].iter().filter_map(|no| carriers.get(usize::from(*no)));
    // A gun on a carriage is served by men of a team, who are counted there.
    let crewed = driven.filter(|carrier| carrier.team.is_none());
    let crew = |carrier: &Carrier| setting.vehicles.find(&carrier.what.vehicle).map_or(0, |of| usize::from(of.crew));
    crewed.map(crew).sum()
}

fn is_lost(roster: &Roster, place: u16) -> bool {
    roster.place(place).is_some_and(|place| place.holder.is_none())
}

fn laid(setting: &Setting, campaign: &Campaign, battle: &Battle) -> Result<(), String> {
    wants(campaign.battle().is_none(), "a battle is being fought")?;
    wants(battle.no == campaign.fought().saturating_add(1), "this battle has another number")?;
    wants(battle.no <= setting.def.most_battles(), "there are no more battles")?;
    let fields = if setting.is_fixed() { setting.chain.len() } else { setting.def.battlefields.len() };
    wants(usize::from(battle.field) < fields, "there is no such battlefield")?;
    wants(battle.outcome.is_none(), "it has not been fought yet")?;
    for side in Side::BOTH {
        let men = &battle.men[side.index()];
        let ready: BTreeSet<u16> = campaign.side(side).roster.ready().collect();
        let once: BTreeSet<u16> = men.iter().copied().collect();
        let carriers = &battle.carriers[side.index()];
        let parked = |no: &u16| {
            let carrier = campaign.side(side).roster.carriers.get(usize::from(*no));
            carrier.is_some_and(|carrier| carrier.parked == Parked::Ready)
        };
        let driven: BTreeSet<u16> = carriers.iter().copied().collect();
        wants(once.len() == men.len() && once.is_subset(&ready), "these men cannot fight")?;
        let somebody = !men.is_empty() || !carriers.is_empty();
        let all_there = driven.len() == carriers.len() && carriers.iter().all(parked);
        wants(somebody && all_there, "these vehicles cannot fight")?;
    }
    let orders = match setting.chained_orders(battle.field) {
        Some(orders) => orders,
        None => Side::BOTH.map(|side| campaign.side(side).intends.unwrap_or(Task::Meet)),
    };
    wants(battle.orders == orders, "this is not what was ordered")
}

/// Whether this comes next.
fn staged(setting: &Setting, campaign: &Campaign, stage: Stage) -> Result<(), String> {
    match stage {
        Stage::Intentions => wants(!setting.is_fixed() && campaign.battle().is_none(), "no battle is prepared"),
        Stage::Battle => wants(campaign.battle().is_some(), "no battle is to be fought"),
        Stage::MayEnd(_) | Stage::Replacements => wants(campaign.battle().is_none(), "a battle is being fought"),
        Stage::Over(Ended::Battles | Ended::Star(_)) => wants(campaign.fought() > 0, "nothing has been fought yet"),
        Stage::Over(Ended::Nobody(nobody)) => wants(nobody.contains(&true), "everybody has somebody left"),
    }
}

/// Whether the campaign stands where something is to be done.
pub(super) fn rests(setting: &Setting, campaign: &Campaign) -> Result<(), String> {
    let asks = Side::BOTH.into_iter().any(|side| campaign.asks(side));
    match campaign.stage {
        Stage::Over(_) => Ok(()),
        Stage::Battle => wants(setting.scenario(campaign).is_some(), "no battle is to be fought"),
        Stage::Intentions | Stage::MayEnd(_) | Stage::Replacements => wants(asks, "nobody is to decide anything"),
    }
}

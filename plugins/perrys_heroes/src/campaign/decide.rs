//! What a side may order between battles, with the reason why not, and what comes of it.

use super::die::Die;
use super::event::Event;
use super::garage::{Carrier, REPLACED_FROM, in_place_of, replaced};
use super::rules::{INTENTIONS, MAY_END, REPLACEMENTS};
use super::setting::Setting;
use super::state::{Battle, Campaign, Ended, Party, Stage};
use super::status::{ORDERS, may_order};
use super::{care, words};
use crate::files::values::Task;
use crate::files::vehicles::VehicleDef;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use table::{DiceCup, Refusal, Side};

/// What a side may order between battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Write down in secret what it intends in the next battle (PH-11.2-01).
    Intend(Task),
    /// End the campaign here (PH-11.1-04).
    End,
    /// Go on with it.
    GoOn,
    /// Fill lost places with those who have come (PH-H-37).
    Replace {
        /// Which of the lost places men take.
        men: Vec<u16>,
        /// For which lost vehicles which others come, by their keys.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        vehicles: Vec<(u16, String)>,
    },
}

/// Whether a side may give an order now.
///
/// # Errors
/// The rule that forbids it.
pub fn judge(setting: &Setting, campaign: &Campaign, side: Side, order: &Order) -> Result<(), Refusal> {
    let party = campaign.side(side);
    let in_time =
        |asked: bool, rule, say| if asked && campaign.asks(side) { Ok(()) } else { Err(Refusal::new(rule, say)) };
    match order {
        Order::Intend(order) => {
            let asked = campaign.stage == Stage::Intentions;
            let why = if asked { words::has_written() } else { words::not_before_a_battle() };
            in_time(asked, INTENTIONS, why)?;
            may_order(party.status, party.last, *order)
        }
        Order::End | Order::GoOn => in_time(matches!(campaign.stage, Stage::MayEnd(_)), MAY_END, words::may_not_end()),
        Order::Replace { men, vehicles } => {
            in_time(campaign.stage == Stage::Replacements, REPLACEMENTS, words::nobody_has_come())?;
            places_fit(party, men)?;
            vehicles_fit(setting, party, side, vehicles)
        }
    }
}

/// As many lost places are named as men have come (PH-H-37).
fn places_fit(party: &Party, places: &[u16]) -> Result<(), Refusal> {
    let refuse = |why| Err(Refusal::new(REPLACEMENTS, why));
    let lost: BTreeSet<u16> = party.roster.lost_places().collect();
    let named: BTreeSet<u16> = places.iter().copied().collect();
    if let Some(place) = places.iter().find(|place| !lost.contains(place)) {
        let name = party.roster.place(*place).map_or("?", |place| place.what.name.as_str());
        return refuse(words::not_lost(name));
    }
    if named.len() != places.len() {
        return refuse(words::twice());
    }
    if named.len() != usize::from(party.to_fill) {
        return refuse(words::so_many(party.to_fill));
    }
    Ok(())
}

/// For each vehicle that has come one is named that may come (PH-H-37).
fn vehicles_fit(setting: &Setting, party: &Party, side: Side, vehicles: &[(u16, String)]) -> Result<(), Refusal> {
    let refuse = |why| Err(Refusal::new(REPLACEMENTS, why));
    let named: BTreeSet<u16> = vehicles.iter().map(|(lost, _)| *lost).collect();
    let asked: BTreeSet<u16> = party.to_choose.iter().copied().collect();
    if named != asked || named.len() != vehicles.len() {
        return refuse(words::name_each_vehicle());
    }
    for (lost, key) in vehicles {
        let Some(old) = party.roster.carriers.get(usize::from(*lost)) else {
            return refuse(words::name_each_vehicle());
        };
        if !vehicles_for(setting, side, old).any(|one| one.key == *key) {
            return refuse(words::not_in_its_place(key, &old.what.name));
        }
    }
    Ok(())
}

/// The vehicles that may come in the place of a lost one (PH-H-37).
pub fn vehicles_for<'a>(
    setting: &'a Setting,
    side: Side,
    lost: &Carrier,
) -> impl Iterator<Item = &'a VehicleDef> + use<'a> {
    in_place_of(lost, setting.forces[side.index()].nation, setting.stock())
}

/// The five orders that a side may write down, each with the reason why not (PH-11.2-01).
pub fn intentions(campaign: &Campaign, side: Side) -> [(Task, Result<(), Refusal>); 5] {
    let party = campaign.side(side);
    ORDERS.map(|order| (order, may_order(party.status, party.last, order)))
}

/// What comes of an order, by dice; it is judged first.
///
/// # Errors
/// The rule that forbids it.
pub fn decide(
    setting: &Setting,
    campaign: &Campaign,
    (side, order): (Side, &Order),
    dice: &mut DiceCup,
) -> Result<Vec<Event>, Refusal> {
    judge(setting, campaign, side, order)?;
    let mut course = Course { setting, campaign: campaign.clone(), events: Vec::new(), dice };
    match order {
        Order::Intend(order) => {
            course.push(Event::Intends { side, order: *order });
            if let [Some(first), Some(second)] = Side::BOTH.map(|side| course.campaign.side(side).intends) {
                course.lay([first, second]);
            }
        }
        Order::End => course.push(Event::StageIs(Stage::Over(Ended::Star(side)))),
        Order::GoOn => course.replacements(),
        Order::Replace { men, vehicles } => {
            let places: BTreeSet<u16> = men.iter().copied().collect();
            places.into_iter().for_each(|place| course.joins(side, place));
            for (lost, key) in vehicles {
                course.vehicle_joins(side, *lost, key);
            }
            if !course.campaign.asks(side.other()) {
                course.next_battle();
            }
        }
    }
    Ok(course.events)
}

/// What happens before anybody has ordered anything.
pub fn begin(setting: &Setting, campaign: &Campaign, dice: &mut DiceCup) -> Vec<Event> {
    let mut course = Course { setting, campaign: campaign.clone(), events: Vec::new(), dice };
    course.fix_statuses();
    course.next_battle();
    course.events
}

/// A campaign while it goes on by itself.
pub(super) struct Course<'a> {
    /// What never changes.
    pub setting: &'a Setting,
    /// As it stands now.
    pub campaign: Campaign,
    /// What has happened.
    pub events: Vec<Event>,
    /// Its dice.
    pub dice: &'a mut DiceCup,
}

impl Course<'_> {
    /// Something happens.
    pub fn push(&mut self, event: Event) {
        self.campaign.apply(&event);
        self.events.push(event);
    }
    /// Levels that are fixed beforehand are those of the next battle (PH-11.1-06).
    pub fn fix_statuses(&mut self) {
        let Some(fixed) = self.setting.statuses(self.campaign.fought()) else { return };
        for (side, status) in Side::BOTH.into_iter().zip(fixed) {
            if self.campaign.side(side).status != status {
                self.push(Event::StatusIs { side, status, by: None });
            }
        }
    }
    /// Men come for those who were lost, and where there is a choice their side is asked (PH-H-37).
    ///
    /// Reading: those who were lost are all whose places are empty, whichever battle it was. Whoever comes is taken; where there are enough
    /// for all places nobody is asked. Dice, first side first: ten sides for each lost vehicle, six sides if it has lost
    /// men, and where nobody is asked ten sides for each man who joins.
    pub fn replacements(&mut self) {
        self.fix_statuses();
        for side in Side::BOTH {
            let party = self.campaign.side(side);
            let lost: Vec<u16> = party.roster.lost_places().collect();
            self.vehicles_come(side);
            let party = self.campaign.side(side);
            let Some(count) = u16::try_from(lost.len()).ok().filter(|count| *count > 0) else { continue };
            let die = Die { die: self.dice.roll_1d6(), lines: care::replacement_lines(party.status) };
            let men = care::men_who_come(&die, count);
            self.push(Event::Drawn { side, die, men });
            if men == count {
                lost.into_iter().for_each(|place| self.joins(side, place));
            }
        }
        if Side::BOTH.into_iter().any(|side| self.campaign.side(side).chooses()) {
            self.push(Event::StageIs(Stage::Replacements));
        } else {
            self.next_battle();
        }
    }
    /// Whether vehicles come for lost ones; where there is no kind that may come, none does.
    fn vehicles_come(&mut self, side: Side) {
        let party = self.campaign.side(side);
        let (status, lost) = (party.status, party.roster.lost_carriers().collect::<Vec<u16>>());
        for lost in lost {
            let die = Die { die: self.dice.roll(10), lines: care::replacement_lines(status) };
            let old = self.campaign.side(side).roster.carriers.get(usize::from(lost));
            let are_there = old.is_some_and(|old| vehicles_for(self.setting, side, old).next().is_some());
            let comes = are_there && die.total() >= REPLACED_FROM;
            self.push(Event::VehicleDrawn { side, lost, die, comes });
        }
    }
    /// A vehicle takes the place of a lost one.
    fn vehicle_joins(&mut self, side: Side, lost: u16, key: &str) {
        let old = self.campaign.side(side).roster.carriers.get(usize::from(lost));
        let with = self.setting.vehicles.find(key);
        let Some((old, with)) = old.zip(with) else { return };
        let what = replaced(old, with).what;
        self.push(Event::VehicleJoins { side, lost, what });
    }
    /// Somebody takes a lost place.
    fn joins(&mut self, side: Side, place: u16) {
        let party = self.campaign.side(side);
        let die = Die { die: self.dice.roll(10), lines: care::replacement_lines(party.status) };
        let name = party.roster.name_for(place, &self.setting.def.side(side).names);
        self.push(Event::Joins { side, place, name, experience: care::experience(&die), die });
    }
    /// The next battle is prepared, unless a side has nobody left to fight it.
    ///
    /// Reading: whoever has nobody left ends the campaign, and the other has won it.
    fn next_battle(&mut self) {
        let nobody = Side::BOTH.map(|side| {
            let muster = self.setting.muster(&self.campaign, side);
            muster.men.is_empty() && muster.carriers.is_empty()
        });
        if nobody.contains(&true) {
            self.push(Event::StageIs(Stage::Over(Ended::Nobody(nobody))));
        } else if let Some(orders) = self.setting.chained_orders(self.campaign.fought()) {
            self.lay(orders);
        } else {
            self.push(Event::StageIs(Stage::Intentions));
        }
    }
    /// A battle is laid out for these orders, on a battlefield that fits them.
    ///
    /// Reading: of those that fit one is taken that was fought on least often; a die chooses among several. The orders are told with it.
    fn lay(&mut self, orders: [Task; 2]) {
        let (campaign, setting) = (&self.campaign, self.setting);
        let no = campaign.fought().saturating_add(1);
        let (field, die) = if setting.is_fixed() {
            (no - 1, None)
        } else {
            let fields = fields_for(setting, campaign, orders);
            match u8::try_from(fields.len()) {
                Ok(many @ 2..) => {
                    let die = self.dice.roll(many);
                    (fields[usize::from(die) - 1], Some((die, many)))
                }
                _ => (fields.first().copied().unwrap_or(0), None),
            }
        };
        let statuses = Side::BOTH.map(|side| campaign.side(side).status);
        let [first, second] = Side::BOTH.map(|side| setting.muster(campaign, side));
        let (men, carriers) = ([first.men, second.men], [first.carriers, second.carriers]);
        self.push(Event::Laid(Battle { no, field, die, orders, statuses, men, carriers, outcome: None, fell: [0; 2] }));
        self.push(Event::StageIs(Stage::Battle));
    }
}

/// The battlefields that fit what both sides intend and were fought on least often.
pub fn fields_for(setting: &Setting, campaign: &Campaign, orders: [Task; 2]) -> Vec<u8> {
    let used = |field: u8| campaign.battles.iter().filter(|battle| battle.field == field).count();
    let all = (0_u8..).zip(&setting.def.battlefields);
    let fit: Vec<u8> = all.filter(|(_, field)| field.fits(orders)).map(|(no, _)| no).collect();
    let least = fit.iter().map(|field| used(*field)).min().unwrap_or(0);
    fit.into_iter().filter(|field| used(*field) == least).collect()
}

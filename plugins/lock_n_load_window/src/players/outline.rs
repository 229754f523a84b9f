//! A plan as a player reads it: who does what where; and as the map shows it.

use super::words;
use crate::names;
use hex_board::{HexId, Place, Spot};
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::{Command, Movement, Table};
use lock_n_load_opponent::Plan;
use table::{CounterId, Say};

/// A plan in a few words, and where it leads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Outline {
    /// Who acts; nobody where the whole side does.
    pub(crate) who: Vec<CounterId>,
    /// What is done.
    pub(crate) deed: Say,
    /// The way, from where they stand, or the line to what is aimed at.
    pub(crate) way: Vec<HexId>,
    /// They go there; else they act on it.
    pub(crate) goes: bool,
    /// Where they stand then, if they go.
    pub(crate) end: Option<Spot>,
}

impl Outline {
    /// A plan as things stand.
    pub(crate) fn of(table: &Table, plan: &Plan) -> Self {
        match plan {
            Plan::Orders(orders) => match orders.first() {
                Some(order) => Self::of_order(table, order),
                None => Self { who: Vec::new(), deed: words::stay(), way: Vec::new(), goes: false, end: None },
            },
            Plan::SetUp(_) => Self { who: Vec::new(), deed: words::set_up(), way: Vec::new(), goes: false, end: None },
            Plan::Go(go) => {
                let who: Vec<CounterId> = go.units.to_vec();
                let steps = go.legs.iter().filter_map(|leg| if let Leg::Step(spot) = leg { Some(*spot) } else { None });
                let mut way: Vec<HexId> = here(table, &who).into_iter().collect();
                way.extend(steps.clone().map(|spot| spot.hex));
                way.dedup();
                let end = steps.clone().next_back();
                let deed = match end {
                    Some(spot) => moved(go.by, table.field.map.place(spot)),
                    None => words::keep_moving(),
                };
                Self { who, deed, way, goes: true, end }
            }
        }
    }

    fn of_order(table: &Table, order: &Command) -> Self {
        let (who, deed) = deed(order);
        let mut way: Vec<HexId> = here(table, &who).into_iter().collect();
        way.extend(order.leads_to().and_then(|place| table.field.map.hex(place.hex)));
        way.dedup();
        let goes = matches!(
            order,
            Command::Move { .. }
                | Command::Step { .. }
                | Command::Overrun { .. }
                | Command::Retreat { .. }
                | Command::GoTo { .. }
                | Command::Place { .. }
        );
        let end = order.leads_to().filter(|_| goes).and_then(|place| table.field.map.spot(place));
        Self { who, deed, way, goes, end }
    }

    /// What is done, as a title.
    pub(crate) fn title(&self, table: &Table) -> String {
        names::sentence(&names::told(table, &self.deed))
    }
    /// Who does it, and from where; none where the whole side does.
    pub(crate) fn actors(&self, table: &Table) -> Option<String> {
        let first = self.who.first()?;
        let names = names::join(self.who.iter().map(|id| names::counter(table, *id)));
        let at = table.unit(*first).and_then(|unit| table.whereabouts(unit)).map(|spot| table.field.map.place(spot));
        Some(at.map_or(names.clone(), |at| format!("{names}, {at}")))
    }
}

fn here(table: &Table, who: &[CounterId]) -> Option<HexId> {
    who.iter().find_map(|id| table.whereabouts(table.unit(*id)?)).map(|spot| spot.hex)
}

fn moved(by: Movement, to: Place) -> Say {
    match by {
        Movement::Move => words::go(to),
        Movement::AssaultMove => words::assault_move(to),
        Movement::LowCrawl => words::crawl(to),
        Movement::Stealth => words::by_stealth(to),
    }
}

/// Who carries an order out, as far as it names them, and what it is.
fn deed(order: &Command) -> (Vec<CounterId>, Say) {
    let one = |id: &CounterId| vec![*id];
    match order {
        Command::Place { unit, at, .. } => (one(unit), words::place(at)),
        Command::GiveWeapon { weapon, .. } => (one(weapon), words::hand_over()),
        Command::PlaceAll | Command::SetUpDone => (Vec::new(), words::set_up()),
        Command::Rally { unit, .. } | Command::Dedication { unit, .. } => (one(unit), words::rally()),
        Command::Heal { medic, unit } => (one(medic), words::heal(*unit)),
        Command::Join { units, .. } => (units.to_vec(), words::join()),
        Command::TakeWeapon { unit, weapon } => (one(unit), words::take(*weapon)),
        Command::TurnTripod { weapon } => (Vec::new(), words::tripod(*weapon)),
        Command::RallyDone => (Vec::new(), words::end_rally()),
        Command::Spot { unit, at } => (one(unit), words::spot(at)),
        Command::Activate { at, .. } => (Vec::new(), words::activate(at)),
        Command::ActivateEntry { group } => (Vec::new(), words::activate_group(group)),
        Command::Fire(fire) => {
            let firers = fire.firers.iter().map(|part| part.unit).chain(fire.leader).collect();
            (firers, aimed(fire.target, fire.at))
        }
        Command::Shoot(shot) => ([shot.unit].into_iter().chain(shot.leader).collect(), aimed(shot.target, shot.at)),
        Command::Move { units, by, to, .. } => (units.to_vec(), moved(*by, *to)),
        Command::Step { to, .. } => (Vec::new(), words::go_on(to)),
        Command::Turn { unit, to, .. } => (one(unit), words::turn(to)),
        Command::TurnTurret { unit, to } => (one(unit), words::turn_turret(to)),
        Command::Button { unit, buttoned: true } => (one(unit), words::button_up()),
        Command::Button { unit, buttoned: false } => (one(unit), words::open_up()),
        Command::KeepMoving { unit } => (one(unit), words::keep_moving()),
        Command::Exit { units, .. } => (units.to_vec(), words::exit()),
        Command::Stop => (Vec::new(), words::stop()),
        Command::Mount { units, vehicle, .. } => (units.to_vec(), words::mount(*vehicle)),
        Command::Dismount { units, .. } => (units.to_vec(), words::dismount()),
        Command::Smoke { unit, at } => (one(unit), words::smoke(at)),
        Command::Withdraw { units } => (units.to_vec(), words::withdraw()),
        Command::FightMelee { at } => (Vec::new(), words::fight_melee(at)),
        Command::Bombard { mortar, at, caller, .. } => {
            (caller.iter().chain([mortar]).copied().collect(), words::bombard(at))
        }
        Command::CallArtillery { caller, at, .. } => (one(caller), words::call_artillery(at)),
        Command::CloseAssault { at, assaults } => {
            (assaults.iter().map(|assault| assault.unit).collect(), words::close_assault(at))
        }
        Command::Overrun { unit, to } => (unit.iter().copied().collect(), words::overrun(to)),
        Command::EndImpulse => (Vec::new(), words::end_impulse()),
        Command::Pass => (Vec::new(), words::pass()),
        Command::HoldFire => (Vec::new(), words::hold_fire()),
        Command::HoldFireForMove => (Vec::new(), words::hold_for_move()),
        Command::CheckNext { leader } => (one(leader), words::check_first()),
        Command::DropWeapon { weapon } => (Vec::new(), words::drop(*weapon)),
        Command::GoTo { unit, to } => (one(unit), words::go(to)),
        Command::MeleeAttack { attackers, .. } if attackers.is_empty() => (Vec::new(), words::no_attack()),
        Command::MeleeAttack { attackers, .. } => {
            (attackers.iter().map(|part| part.unit).collect(), words::attack_in_melee())
        }
        Command::MeleeDefence { satchels } if satchels.is_empty() => (Vec::new(), words::no_charge()),
        Command::MeleeDefence { .. } => (Vec::new(), words::use_charges()),
        Command::CorrectFire { to } => (Vec::new(), words::correct_fire(to)),
        Command::CancelMission => (Vec::new(), words::cancel_mission()),
        Command::StrikeNext { at } => (Vec::new(), words::strike(at)),
        Command::AssaultNext { target } => (Vec::new(), words::assault_next(*target)),
        Command::AssaultBack { unit, leader, .. } => {
            ([*unit].into_iter().chain(*leader).collect(), words::attack_in_melee())
        }
        Command::Decline => (Vec::new(), words::decline()),
        Command::Retreat { unit, to } => (one(unit), words::give_way(to)),
        Command::JumpOff { unit } => (one(unit), words::jump_off()),
        Command::Stay => (Vec::new(), words::stay()),
        Command::PlaceSniper { sniper, at } => (one(sniper), words::place_sniper(at)),
        Command::SniperFire { sniper, at } => (one(sniper), words::sniper_fires(at)),
    }
}

fn aimed(target: Option<CounterId>, at: Place) -> Say {
    target.map_or_else(|| words::fire(at), |unit| words::fire_at(unit, at))
}

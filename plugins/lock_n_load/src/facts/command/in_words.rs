//! Orders in words: one place for the window's advice, the account of a game, and whoever else tells of an order.

use super::{Command, Movement, Part, TurnToFire, words};
use hex_board::Place;
use table::{CounterId, Say};

impl Movement {
    /// That somebody goes somewhere so.
    pub fn in_words(self, to: Place) -> Say {
        match self {
            Movement::Move => words::go(to),
            Movement::AssaultMove => words::assault_move(to),
            Movement::LowCrawl => words::crawl(to),
            Movement::Stealth => words::by_stealth(to),
        }
    }
}

impl Command {
    /// Who carries the order out, as far as it names them, and what it is.
    pub fn in_words(&self) -> (Vec<CounterId>, Say) {
        let one = |id: &CounterId| vec![*id];
        match self {
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
                (firers, turned(fire.turn, with_weapons(&fire.firers, aimed(fire.target, fire.at))))
            }
            Command::Shoot(shot) => {
                let firers = [shot.unit].into_iter().chain(shot.leader).collect();
                (firers, turned(shot.turn, aimed(shot.target, shot.at)))
            }
            Command::Move { units, by, to, .. } => (units.to_vec(), by.in_words(*to)),
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
            Command::MeleeAttack { attackers, defenders, leader } => {
                let attackers = attackers.iter().map(|part| part.unit).chain(*leader).collect();
                (attackers, words::attack_in_melee(defenders))
            }
            Command::MeleeDefence { satchels } if satchels.is_empty() => (Vec::new(), words::no_charge()),
            Command::MeleeDefence { .. } => (Vec::new(), words::use_charges()),
            Command::CorrectFire { to } => (Vec::new(), words::correct_fire(to)),
            Command::CancelMission => (Vec::new(), words::cancel_mission()),
            Command::StrikeNext { at } => (Vec::new(), words::strike(at)),
            Command::AssaultNext { target } => (Vec::new(), words::assault_next(*target)),
            Command::AssaultBack { unit, leader, .. } => {
                ([*unit].into_iter().chain(*leader).collect(), words::fight_back())
            }
            Command::Decline => (Vec::new(), words::decline()),
            Command::Retreat { unit, to } => (one(unit), words::give_way(to)),
            Command::JumpOff { unit } => (one(unit), words::jump_off()),
            Command::Stay => (Vec::new(), words::stay()),
            Command::PlaceSniper { sniper, at } => (one(sniper), words::place_sniper(at)),
            Command::SniperFire { sniper, at } => (one(sniper), words::sniper_fires(at)),
        }
    }
}

/// A deed with the support weapons that have a part in it; without any it says enough.
fn with_weapons(firers: &[Part], deed: Say) -> Say {
    let weapons: Vec<CounterId> = firers.iter().flat_map(|part| part.weapons.iter().copied()).collect();
    if weapons.is_empty() {
        deed
    } else if firers.iter().any(|part| part.own) {
        words::with_weapons(deed, &weapons)
    } else {
        words::with_weapons_alone(deed, &weapons)
    }
}

/// A deed for which a hull or a team turns; a turret goes without saying.
fn turned(turn: Option<TurnToFire>, deed: Say) -> Say {
    match turn {
        Some(TurnToFire::Hull(to)) => words::turned_to_fire(deed, to),
        Some(TurnToFire::Turret(_)) | None => deed,
    }
}

fn aimed(target: Option<CounterId>, at: Place) -> Say {
    target.map_or_else(|| words::fire(at), |unit| words::fire_at(unit, at))
}

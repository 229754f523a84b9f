//! Orders that no section of the window shows: a button for each that is offered, with the order's plain words. So whatever the rules offer
//! can be ordered, before a section has thought of how it is shown.

use crate::counters::names;
use crate::seams::buttons::{Bar, order};
use crate::words;
use board_art::Icon;
use hex_board::Place;
use lock_n_load::{Command, Movement, Trait, Widen};
use table::{CounterId, Say};

/// The buttons.
pub(crate) fn buttons(bar: &mut Bar) {
    let here = bar.selection.spot.map(|spot| bar.table.field.map.place(spot));
    for command in bar.battle.legal() {
        let Some(Plain { name, hint, icon, of }) = plain(bar, command) else { continue };
        // Who enters the map by which hex and with which facing is much to choose from: that of those who are chosen.
        if matches!(command, Command::Move { units, .. } if !units.iter().all(|unit| bar.selection.units.contains(unit)))
        {
            continue;
        }
        if of.is_none_or(|of| Some(of) == here) {
            let [name, hint] = [name, hint].map(|line| names::told(&bar.table, &line));
            bar.push(order(name, hint, icon, command.clone()));
        }
    }
}

/// What a vehicle may do, with its name where another one stands beside it.
fn of_several(bar: &Bar, what: Say, vehicle: CounterId) -> Say {
    let table = &bar.table;
    let spot = table.unit(vehicle).and_then(|unit| unit.spot());
    let others = spot.into_iter().flat_map(|spot| table.units_at(spot));
    match others.filter(|unit| unit.may(Trait::Drives)).count() {
        0 | 1 => what,
        _ => words::further_of(what, vehicle),
    }
}

/// An order in plain words.
struct Plain {
    name: Say,
    hint: Say,
    icon: Icon,
    /// Where those stand to whom it is given; none: it is about the whole side.
    of: Option<Place>,
}

/// The plain words of an order that no section shows; none where one does, by a button or a click.
fn plain(bar: &Bar, command: &Command) -> Option<Plain> {
    let table = &bar.table;
    let at = |unit: &CounterId| table.unit(*unit).and_then(|unit| unit.spot()).map(|spot| table.field.map.place(spot));
    match command {
        Command::Activate { at, widen: Widen::No, .. } => Some(Plain {
            name: words::activate_place(at),
            hint: words::activate_place_hint(),
            icon: Icon::Activate,
            of: Some(*at),
        }),
        Command::ActivateEntry { group } => Some(Plain {
            name: words::activate_group(group),
            hint: words::activate_group_hint(),
            icon: Icon::Activate,
            of: None,
        }),
        // The handles around the hex by which units enter are for those who do so by an ordinary move.
        Command::Move { units, to, by: Movement::AssaultMove, facing: Some(facing), .. }
            if units.iter().all(|unit| at(unit).is_none()) =>
        {
            Some(Plain {
                name: words::enter_facing(to, facing),
                hint: words::enter_facing_hint(),
                icon: Icon::Flag,
                of: None,
            })
        }
        Command::Button { unit, buttoned } => Some(Plain {
            name: of_several(bar, if *buttoned { words::button_up() } else { words::open_up() }, *unit),
            hint: words::before_anything(*unit),
            icon: if *buttoned { Icon::ButtonUp } else { Icon::OpenUp },
            of: at(unit),
        }),
        Command::KeepMoving { unit } => Some(Plain {
            name: of_several(bar, words::keep_moving(), *unit),
            hint: words::keep_moving_hint(*unit),
            icon: Icon::KeepMoving,
            of: at(unit),
        }),
        Command::Mount { .. }
        | Command::Dismount { .. }
        | Command::Bombard { .. }
        | Command::Turn { .. }
        | Command::TurnTurret { .. }
        | Command::CallArtillery { .. }
        | Command::CorrectFire { .. }
        | Command::CancelMission
        | Command::StrikeNext { .. }
        | Command::Place { .. }
        | Command::GiveWeapon { .. }
        | Command::PlaceAll
        | Command::SetUpDone
        | Command::Rally { .. }
        | Command::Heal { .. }
        | Command::Join { .. }
        | Command::TakeWeapon { .. }
        | Command::TurnTripod { .. }
        | Command::Dedication { .. }
        | Command::RallyDone
        | Command::Spot { .. }
        | Command::Activate { .. }
        | Command::Fire(_)
        | Command::Shoot(_)
        | Command::Move { .. }
        | Command::Step { .. }
        | Command::Exit { .. }
        | Command::Stop
        | Command::Smoke { .. }
        | Command::Withdraw { .. }
        | Command::FightMelee { .. }
        | Command::EndImpulse
        | Command::Pass
        | Command::HoldFire
        | Command::HoldFireForMove
        | Command::CheckNext { .. }
        | Command::DropWeapon { .. }
        | Command::GoTo { .. }
        | Command::MeleeAttack { .. }
        | Command::MeleeDefence { .. }
        | Command::CloseAssault { .. }
        | Command::Overrun { .. }
        | Command::AssaultNext { .. }
        | Command::AssaultBack { .. }
        | Command::Decline
        | Command::Retreat { .. }
        | Command::JumpOff { .. }
        | Command::Stay
        | Command::PlaceSniper { .. }
        | Command::SniperFire { .. } => None,
    }
}

#[cfg(test)]
#[path = "further_test.rs"]
mod tests;

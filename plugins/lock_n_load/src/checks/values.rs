//! Values and boxes of a unit that mean nothing without a trait that it has not.

use crate::files::classes::Trait;
use crate::files::definition::Defined;
use crate::sections::heroes::rules::HERO_SIDES;
use crate::sections::snipers::rules::SNIPER_STAYS;

/// A value that means nothing, and why.
pub(crate) struct Idle {
    /// Its field in a definition.
    pub field: &'static str,
    /// Its field in a scenario's counter.
    pub own: &'static str,
    /// Why.
    pub message: String,
}

/// The values of a unit that mean nothing; a vehicle has no values of the first kinds at all, which is told otherwise.
pub(crate) fn idle(def: Defined) -> Vec<Idle> {
    let own_fire = def.may(Trait::HasFirepower) || def.may(Trait::Drives);
    let stays = def.may(Trait::Snipes) || def.may(Trait::StaysPut);
    let still = format!("it never leaves its hex, and so makes no such move ({SNIPER_STAYS})");
    let rows = [
        (
            def.front.firepower > 0 && !own_fire,
            "front.firepower",
            "values.0",
            "it has no firepower of its own".to_owned(),
        ),
        (
            def.front.range > 0 && !own_fire,
            "front.range",
            "values.1",
            "it has no firepower of its own, and so no range".to_owned(),
        ),
        (def.assault_move && stays, "assault_move", "assault_move", still.clone()),
        (def.stealth && stays, "stealth", "stealth", still),
        (def.stealth && def.may(Trait::Drives), "stealth", "stealth", "vehicles do not move by Stealth".to_owned()),
        (
            def.self_rally && def.may(Trait::NeverShaken),
            "self_rally",
            "self_rally",
            format!("who is never Shaken does not rally ({HERO_SIDES})"),
        ),
        (
            def.melee_bonus && !def.may(Trait::Melees),
            "melee_bonus",
            "melee_bonus",
            "it does not attack in melee".to_owned(),
        ),
    ];
    let told = rows.into_iter().filter(|(idle, ..)| *idle);
    told.map(|(_, field, own, message)| Idle { field, own, message }).collect()
}

//! How bombardments and missions of artillery are told.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sections::fire::{self, Rolled};
use hex_board::{Place, Spot};
use hex_view::space;
use lock_n_load::sections::indirect_fire::artillery;
use lock_n_load::sections::indirect_fire::rules::{
    ARTILLERY_CALLERS, FIRE_FOR_EFFECT, MISSION_LOST, NO_SUPPLIES, ROUND_LOST, SCATTER, SUPPLIES,
};
use lock_n_load::{StrikeRoll, Table};
use table::{CounterId, Line, Say, Side};
use table_view::Step;

/// Every defence die, that of those on foot first.
fn defence_dice(strike: &StrikeRoll) -> Vec<u8> {
    strike.defence_die.iter().copied().chain(strike.vehicle_dice.iter().map(|(_, die)| *die)).collect()
}

/// The defence die of a unit: a vehicle's own, or that of all others.
fn die_of(strike: &StrikeRoll, unit: CounterId) -> u8 {
    let own = strike.vehicle_dice.iter().find(|(vehicle, _)| *vehicle == unit).map(|(_, die)| *die);
    own.or(strike.defence_die).or_else(|| defence_dice(strike).first().copied()).unwrap_or_default()
}

/// Shells struck the units of a hex.
pub(crate) fn struck(tale: &mut Tale, strike: &StrikeRoll) {
    let StrikeRoll { side, at, attack_dice, targets, .. } = strike;
    tale.about(Topic::Fire);
    tale.is(Role::Begins);
    let best = targets.iter().max_by_key(|target| target.margin);
    let die = best.map_or(0, |best| die_of(strike, best.unit));
    let outcome = best.map_or_else(fire::words::nobody_there, |best| match best.margin {
        1.. => fire::words::over(best.attack_total, best.defence_total, best.margin),
        _ => fire::words::missed(best.attack_total, best.defence_total),
    });
    tale.says(|say| {
        let units: Vec<CounterId> = targets.iter().map(|target| target.unit).collect();
        let thrown = attack_dice.iter().copied().max().unwrap_or_default();
        let outcome = outcome.clone();
        let text = match (strike.entering, strike.mortar, strike.caller) {
            (true, _, _) => words::entered(&units, at, thrown, die, outcome),
            (false, Some(mortar), Some(caller)) => words::mortar_called(mortar, caller, at, thrown, die, outcome),
            (false, Some(mortar), None) => words::mortar(mortar, at, thrown, die, outcome),
            (false, None, _) => words::artillery(at, thrown, die, outcome),
        };
        say.by(*side, text)
            .at(Some(*at))
            .rules(&strike.attack)
            .rules(best.into_iter().flat_map(|best| best.attack.iter().chain(&best.defence)))
    });
    tale.is_called(|_| {
        let units: Vec<CounterId> = targets.iter().map(|target| target.unit).collect();
        match (&units[..], strike.mortar) {
            ([], _) => words::strikes_nobody(at),
            (units, Some(mortar)) => words::mortar_strikes(mortar, units),
            (units, None) => words::artillery_strikes(units),
        }
    });
    tale.plays(|stage| {
        let Some(there) = stage.at(*at) else { return };
        stage.push(Step::Look { at: there });
        // Guns far away have been heard already, when their fire for effect began.
        let from = strike.from.and_then(|from| stage.at(from));
        stage.push(Step::Bombard { from, at: vec![there], heralded: from.is_some() });
        let dice: Vec<u8> = attack_dice.iter().copied().chain(defence_dice(strike)).collect();
        stage.dice(Some(there), &dice, outcome.said());
    });
    tale.shows(|page, reading, rest| {
        let rolled =
            Rolled { side: *side, attack: &strike.attack, attack_dice, defence_die: die, targets, higher: true };
        fire::attack_card(page, reading, &words::bombardment_title(at).said(), &rolled, rest);
    });
}

/// What a mission is called.
fn name(table: &Table, side: Option<Side>, key: &str) -> String {
    let missions = side.and_then(|side| artillery::missions(table, side, key));
    missions.map_or_else(|| key.to_owned(), |missions| missions.name.clone())
}

/// Somebody called for artillery.
pub(crate) fn called(tale: &mut Tale, caller: CounterId, mission: &str, at: Place) {
    tale.about(Topic::Fire);
    tale.is(Role::NewPart);
    tale.says(|say| {
        let side = say.table.unit(caller).map(|unit| unit.side);
        let text = words::called(caller, name(&say.table, side, mission), at);
        say.of(caller, text).at(Some(at)).rule(ARTILLERY_CALLERS)
    });
}

/// A mission beyond the last one was asked for.
pub(crate) fn supplies(tale: &mut Tale, caller: CounterId, die: u8, granted: bool) {
    tale.says(|say| {
        let (text, rule) =
            if granted { (words::granted(caller, die), SUPPLIES) } else { (words::refused(caller, die), NO_SUPPLIES) };
        say.of(caller, text).rule(rule)
    });
    tale.plays(|stage| stage.dice(stage.spot(caller), &[die], words::supplies().said()));
}

/// Where a Spotting Round came down.
pub(crate) struct Fallen<'a> {
    pub caller: CounterId,
    pub at: Place,
    pub dice: [u8; 2],
    pub lines: &'a [Line],
    pub distance: u8,
    pub to: Option<Place>,
    pub seen: bool,
}

/// The Spotting Round drifted.
pub(crate) fn scattered(tale: &mut Tale, fallen: &Fallen) {
    let [white, coloured] = fallen.dice;
    let text: Say = match (fallen.to, fallen.seen) {
        (None, _) => words::off_the_map(fallen.distance, white, coloured),
        (Some(to), false) => words::unseen(fallen.distance, to, white, coloured),
        (Some(to), true) if to == fallen.at => words::falls(to, white, coloured),
        (Some(to), true) => words::drifts(fallen.distance, to, white, coloured),
    };
    tale.is(Role::StandsAlone);
    tale.says(|say| {
        let rule = if fallen.seen { SCATTER } else { ROUND_LOST };
        say.of(fallen.caller, text).at(fallen.to.or(Some(fallen.at))).rule(rule).rules(fallen.lines)
    });
    tale.plays(|stage| {
        let at = stage.at(fallen.to.unwrap_or(fallen.at));
        if let Some(at) = at {
            stage.push(Step::Look { at });
            stage.push(Step::Ranging { at });
        }
        stage.dice(at, &fallen.dice, words::drifts_by(fallen.distance).said());
    });
}

/// Fire for effect begins.
pub(crate) fn for_effect(tale: &mut Tale, side: Side, mission: &str, at: Place) {
    // Also where nobody is struck by it there is something to read.
    tale.is(Role::StandsAlone);
    tale.says(|say| {
        let text = words::for_effect(name(&say.table, Some(side), mission), at);
        say.by(side, text).at(Some(at)).rule(FIRE_FOR_EFFECT)
    });
    tale.plays(|stage| {
        let map = &stage.table().field.map;
        let Some(spot) = map.spot(at) else { return };
        let around = map.at(spot.hex).neighbours.iter().flatten().copied();
        let hexes = std::iter::once(spot.hex).chain(around);
        let at: Vec<_> = hexes.map(|hex| space::place(map, Spot { hex, storey: 0 })).collect();
        stage.push(Step::Look { at: at[0] });
        stage.push(Step::Bombard { from: None, at, heralded: true });
    });
}

/// A mission that came to nothing is used up.
pub(crate) fn mission_lost(tale: &mut Tale, side: Side, mission: &str) {
    tale.says(|say| {
        let text = words::mission_lost(name(&say.table, Some(side), mission));
        say.by(side, text).rule(MISSION_LOST)
    });
}

//! How attacks, Damage Checks and their consequences are told.

use super::rolled::{Checked, Rolled};
use super::{result, words};
use crate::counters::names;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use crate::sheets::results;
use lock_n_load::sections::fire::rules::HALF_SQUAD_ROLL;
use lock_n_load::sections::melee::rules::{LAST_FIGHTER, SURRENDERED};
use lock_n_load::sections::overrun::rules::GIVE_WAY;
use lock_n_load::sections::weapons::rules::NO_RETREAT;
use lock_n_load::sections::wrecks::rules::{NO_TARGET, SURVIVAL};
use lock_n_load::{CheckResult, Event, FireRoll, LossCause};
use table::{CounterId, RuleId, Say};
use table_view::Step;

/// An attack was rolled.
pub(crate) fn rolled(tale: &mut Tale, fire: &FireRoll) {
    let FireRoll { side, from, at, firers, attack_dice, defence_die, .. } = fire;
    tale.about(Topic::Fire);
    tale.is(Role::Begins);
    let best = fire.targets.iter().max_by_key(|target| target.margin);
    let outcome = best.map(|best| match best.margin {
        1.. => words::over(best.attack_total, best.defence_total, best.margin),
        _ => words::missed(best.attack_total, best.defence_total),
    });
    tale.says(|say| {
        let does = match (fire.opportunity, firers.len()) {
            (true, 2..) => words::open(),
            (true, _) => words::opens(),
            (false, 2..) => words::fire(),
            (false, _) => words::fires(),
        };
        let thrown = Rolled::of(fire).thrown();
        let outcome = outcome.clone().unwrap_or_else(words::nobody_there);
        let text = match fire.target {
            Some(vehicle) => words::rolled_at(firers, from, does, vehicle, at, thrown, *defence_die, outcome),
            None => words::rolled(firers, from, does, at, thrown, *defence_die, outcome),
        };
        say.by(*side, text)
            .at(Some(*at))
            .rules(&fire.attack)
            .rules(best.into_iter().flat_map(|best| best.attack.iter().chain(&best.defence)))
    });
    tale.is_called(|_| {
        let does = if firers.len() > 1 { words::fire() } else { words::fires() };
        let targets: Vec<CounterId> = fire.targets.iter().map(|target| target.unit).collect();
        match (fire.target, &targets[..]) {
            (Some(vehicle), _) => words::at_whom(firers, from, does, &[vehicle], at),
            (None, []) => words::at_place(firers, from, does, at),
            (None, targets) => words::at_whom(firers, from, does, targets, at),
        }
    });
    tale.plays(|stage| {
        let (Some(from), Some(at)) = (stage.at(*from), stage.at(*at)) else { return };
        stage.push(Step::Look { at });
        if fire.opportunity {
            stage.note(Some(from), crate::words::opportunity_fire().said(), stage.inks.plain);
        }
        stage.push(Step::Fire { from, to: at });
        let dice: Vec<u8> = attack_dice.iter().chain([defence_die]).copied().collect();
        stage.dice(Some(at), &dice, outcome.as_ref().map(Say::said).unwrap_or_default());
    });
    tale.shows(|page, reading, rest| {
        let title = if fire.opportunity { words::opportunity_title(from, at) } else { words::fire_title(from, at) };
        result::attack(page, reading, &title.said(), &Rolled::of(fire), rest);
    });
}

/// One of several was drawn.
pub(crate) fn drawn(tale: &mut Tale, rule: RuleId, of: [u8; 2], counter: CounterId) {
    let [number, among] = of;
    tale.is(Role::StandsAlone);
    tale.says(|say| {
        let who = names::counter(&say.table, counter);
        say.plain(words::drawn(number, among, who)).rule(rule).detail()
    });
}

/// A unit made its Damage Check.
pub(crate) fn checked(tale: &mut Tale, check: &Checked) {
    let Checked { unit, die, total, morale, .. } = *check;
    let result = result_in_words(*check.result);
    tale.is(Role::Follows);
    tale.on_card_of(*unit);
    tale.says(|say| {
        let text = match *check.helper {
            Some(leader) => words::checks_helped(*unit, leader, *total, *morale, result.clone()),
            None => words::checks(*unit, *total, *morale, result.clone()),
        };
        say.of(*unit, text).rules(check.lines).detail()
    });
    tale.plays(|stage| {
        let at = stage.spot(*unit);
        stage.dice(at, &[*die], words::against_morale(*total, *morale).said());
        stage.note(at, result.said(), stage.inks.verdict(*check.result == CheckResult::NoEffect));
    });
    tale.shows(|page, reading, _| result::check(page, &reading.table(), check));
}

/// The die for the half-squad that is left.
pub(crate) fn half_squad(tale: &mut Tale, unit: CounterId, die: u8, becomes: &str) {
    tale.is(Role::Follows);
    tale.on_card_of(unit);
    tale.says(|say| say.of(unit, words::half_squad(unit, die)).rule(HALF_SQUAD_ROLL).detail());
    tale.plays(|stage| stage.dice(stage.spot(unit), &[die], words::half_squad_die().said()));
    tale.shows(|page, reading, _| result::half_squad(page, &reading.table(), unit, die, becomes));
}

/// The die for who or what was in a vehicle that is destroyed, or on it.
pub(crate) fn survival(tale: &mut Tale, vehicle: CounterId, counter: CounterId, die: u8, survives: bool) {
    tale.is(Role::Follows);
    tale.on_card_of(vehicle);
    tale.says(|say| {
        let who = names::counter(&say.table, counter);
        let text = if survives { words::survives } else { words::survives_not };
        say.of(vehicle, text(who, vehicle, die)).rule(SURVIVAL).detail()
    });
    let caption = if survives { words::survives_word() } else { words::lost_word() };
    tale.plays(|stage| stage.dice(stage.spot(vehicle), &[die], caption.said()));
    tale.shows(|page, reading, _| {
        let line = if survives { words::gets_out(counter) } else { words::is_lost(counter) };
        let table = reading.table();
        results::die(page, &table, vehicle, die, names::told(&table, &line), SURVIVAL);
    });
}

/// A unit left the game.
pub(crate) fn lost(tale: &mut Tale, unit: CounterId, cause: LossCause) {
    tale.is(Role::StandsAlone);
    let (text, rules): (_, &[RuleId]) = match cause {
        LossCause::Fire => (words::is_eliminated(unit), &[]),
        LossCause::Melee => (words::falls(unit), &[]),
        LossCause::Surrender => (words::surrenders(unit), &[SURRENDERED, LAST_FIGHTER]),
        LossCause::NoRetreat => (words::nowhere_to_retreat(unit), &[NO_RETREAT]),
        LossCause::CloseAssault => (words::left_helpless(unit), &[]),
        LossCause::Overrun => (words::crushed(unit), &[GIVE_WAY]),
        LossCause::Joined => (words::joins(unit), &[]),
        LossCause::Destroyed => (words::is_destroyed(unit), &[]),
        LossCause::Abandoned => (words::is_abandoned(unit), &[NO_TARGET]),
        LossCause::WithVehicle => (words::dies_with_vehicle(unit), &[]),
    };
    tale.says(|say| {
        let line = say.of(unit, text).detail();
        rules.iter().fold(line, |line, rule| line.rule(*rule))
    });
    tale.plays(|stage| {
        if let Some(at) = stage.spot(unit).filter(|_| cause == LossCause::Destroyed) {
            stage.push(Step::Explode { at });
        }
        stage.push(Step::Fall { key: unit });
        type Title = fn(i64, &[CounterId]) -> Say;
        let (title, line): (Title, Say) = match cause {
            LossCause::Surrender => (words::surrender, words::not_able_to_fight()),
            LossCause::NoRetreat => (words::are_lost, words::no_retreat()),
            LossCause::Destroyed => (words::are_destroyed, words::wreck_is_left()),
            LossCause::Abandoned => (words::are_abandoned, words::nobody_uses_it()),
            LossCause::CloseAssault => (words::are_eliminated, words::not_able_to_fight()),
            LossCause::Overrun => (words::are_crushed, words::vehicle_stays()),
            LossCause::Fire | LossCause::Melee | LossCause::Joined | LossCause::WithVehicle => return,
        };
        // Those who go together are announced together.
        let same = |event: &Event| {
            let Event::UnitLost { unit, cause: other } = event else { return None };
            (*other == cause).then_some(*unit)
        };
        let (before, all) = stage.around();
        if before.iter().any(|event| same(event).is_some()) {
            return;
        }
        let all: Vec<CounterId> = all.iter().filter_map(same).collect();
        let title = names::told(&stage.table(), &title(all.len() as i64, &all));
        stage.banner(stage.side_of(unit), title, line.said(), &[]);
    });
}

/// A unit was turned to its Shaken side.
pub(crate) fn shaken(tale: &mut Tale, unit: CounterId) {
    tale.plays(|stage| stage.flip(unit));
}

/// The counter became another.
pub(crate) fn became(tale: &mut Tale, unit: CounterId, definition: &str) {
    tale.is(Role::Follows);
    tale.says(|say| {
        let after = say.names.once_defined(&say.table, unit, definition);
        say.of(unit, words::becomes(unit, after.unit(&say.table, unit))).detail()
    });
    tale.plays(|stage| stage.flip(unit));
}

/// A man was wounded.
pub(crate) fn wounded(tale: &mut Tale, unit: CounterId) {
    tale.says(|say| say.of(unit, words::is_wounded(unit)).detail());
}

/// A result in words.
fn result_in_words(result: CheckResult) -> Say {
    match result {
        CheckResult::NoEffect => words::no_effect(),
        CheckResult::Shaken => words::shaken(),
        CheckResult::Wounded => words::wounded(),
        CheckResult::Casualties => words::casualties(),
        CheckResult::Eliminated => words::eliminated(),
        CheckResult::Abandoned => words::abandoned(),
        CheckResult::Destroyed => words::destroyed(),
    }
}

//! What phases, results, markers and lines of breakdowns are called, in short words for columns and buttons.

use crate::counters::names;
use crate::panels::words;
use lock_n_load::OffMap;
use lock_n_load::catalogue::CATALOGUE;
use lock_n_load::markers::Marker;
use lock_n_load::rules::MORALE_CHECK;
use lock_n_load::sections::close_assault::rules::{OUT_OF_COVER, WEAKEST_ARMOUR};
use lock_n_load::sections::driving::rules::{REVERSE, SIZE, SPEED, TURN_COST, TURN_TEAM, TURRET};
use lock_n_load::sections::fire::rules::{
    ATTACK_TOTAL, COMMANDER, COVER, LOWEST_ARMOUR, MARGIN, ROUND_UP, WOUNDED_LEADER,
};
use lock_n_load::sections::impulse::rules::{
    ACTED, OPS_COMPLETE, OPS_GUN, OPS_ORDNANCE, OPS_OWN, OPS_VEHICLE, OPS_WEAPON, OPS_ZERO,
};
use lock_n_load::sections::indirect_fire::rules::{BARRAGE, FFE_OF_ARTILLERY, FFE_OF_MORTAR, SCATTER};
use lock_n_load::sections::medics::rules::{TREATMENT, TREATMENT_CHECK};
use lock_n_load::sections::melee::rules::{
    GLIDER_SHIFT, HERO_SHIFT, MELEE_BONUS, ONE_WITHDRAWAL, WITHDRAWAL, ZERO_ATTACKS, ZERO_DEFENDS,
};
use lock_n_load::sections::movement::rules::{
    AFTER_ASSAULT, AFTER_STEALTH, HAS_MOVED, HEX_BY_HEX, JUST_STEALTHY, LEVELS, LOW_CRAWL, ROAD, SHOT_AFTER_ASSAULT,
    SHOT_AFTER_STEALTH, WIDENS_ONCE,
};
use lock_n_load::sections::opportunity_fire::rules::JUST_MOVING;
use lock_n_load::sections::ordnance::rules::{
    ACQUIRED, ACQUIRED_TWICE, ARMOUR, COVER_TO_HIT, DEGRADED_TO_HIT, HEAT_AGAINST_MEN, HEAT_HALVED, HULL_TURNED,
    HULL_TURNED_INSTEAD, MOVING_VEHICLE, OPEN_AIMS, PENETRATION, SHOT_AFTER_VEHICLE_ASSAULT, TEAM_TURNED,
    TURRET_TURNED, UNARMOURED, WEAK_HIT,
};
use lock_n_load::sections::overrun::rules::OVERRUN_COST;
use lock_n_load::sections::rally::rules::{ONE_RALLY, RALLY_COVER, RALLY_ROLL};
use lock_n_load::sections::smoke::rules::{ORDNANCE_INTO_SMOKE, ORDNANCE_OUT_OF_SMOKE, OUT_OF_SMOKE, SMOKE_COVER};
use lock_n_load::sections::snipers::rules::SNIPER_COVER;
use lock_n_load::sections::spotting::rules::{BOCAGE, DEGRADING, STAIRS, TERRAIN};
use lock_n_load::sections::weapons::rules::{CAPTURED, CAPTURED_ORDNANCE, SINGLE_MAN_FIRES};
use lock_n_load::sections::wrecks::rules::{CREW_CHECK, THROWN_OUT};
use lock_n_load::{CheckResult, Phase, Table};
use table::{CounterId, Line, Refusal, RuleId, Say};

pub(crate) use panel_kit::printed::{key_name, number, percent, signed};

/// What a unit is called: "Squad A".
pub(crate) fn unit(table: &Table, id: CounterId) -> String {
    names::unit(table, id)
}

/// A unit or a weapon.
pub(crate) fn counter(table: &Table, id: CounterId) -> String {
    names::counter(table, id)
}

/// Why something is refused, with the rule's number: for one line.
pub(crate) fn refusal(table: &Table, refusal: &Refusal) -> String {
    words::by_rule(names::sentence(&names::told(table, &refusal.reason)), rule_number(refusal.rule)).said()
}

/// What a phase is called.
pub(crate) fn phase(phase: Phase) -> Say {
    match phase {
        Phase::SetUp => words::set_up(),
        Phase::Rally => words::rally(),
        Phase::Operations => words::operations(),
        Phase::Administrative => words::administrative(),
    }
}

/// What came of a Damage Check.
pub(crate) fn result(result: CheckResult) -> Say {
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

/// Where somebody is who is not on the map.
pub(crate) fn off_map(state: OffMap) -> Say {
    match state {
        OffMap::SetUp => words::to_be_set_up(),
        OffMap::Waiting => words::waits_to_enter(),
        OffMap::Pool => words::not_in_the_game_yet(),
        OffMap::Exited => words::left_by_an_exit(),
        OffMap::Lost => words::lost(),
        OffMap::Joined => words::joined_another(),
        OffMap::Aboard => words::aboard_a_vehicle(),
    }
}

/// What a marker says in a word and a sentence, and its rule.
pub(crate) fn marker(marker: Marker) -> (Say, Say, RuleId) {
    match marker {
        Marker::Moved => (words::moved(), words::moved_means(), HAS_MOVED),
        Marker::AssaultMoved => (words::assault_moved(), words::assault_moved_means(), AFTER_ASSAULT),
        Marker::LowCrawled => (words::low_crawled(), words::low_crawled_means(), LOW_CRAWL),
        Marker::Stealthy => (words::stealthy(), words::stealthy_means(), AFTER_STEALTH),
        Marker::Fired => (words::fired(), words::fired_means(), ACTED),
        Marker::OpsComplete => (words::ops_complete(), words::ops_complete_means(), OPS_COMPLETE),
        Marker::Wounded => (words::is_wounded(), words::is_wounded_means(), WOUNDED_LEADER),
        Marker::RallyTried => (words::rally_tried(), words::rally_tried_means(), ONE_RALLY),
        Marker::RallyFailed => (words::rally_failed(), words::rally_failed_means(), ONE_RALLY),
        Marker::WithdrawTried => (words::withdraw_tried(), words::withdraw_tried_means(), ONE_WITHDRAWAL),
        Marker::MayWithdraw => (words::may_withdraw(), words::may_withdraw_means(), WITHDRAWAL),
        Marker::Widened => (words::widened(), words::widened_means(), WIDENS_ONCE),
        Marker::Treated => (words::treated(), words::treated_means(), TREATMENT),
    }
}

/// What a line of a breakdown stands for, in a narrow column.
pub(crate) fn line(table: &Table, line: &Line) -> String {
    let fixed = match line.rule {
        ROUND_UP => words::rounded_up(),
        ATTACK_TOTAL => words::adjacent(),
        CAPTURED => words::captured(),
        SINGLE_MAN_FIRES => words::one_man_fires(),
        OPS_OWN | OPS_ZERO | OPS_WEAPON => words::ops_complete(),
        AFTER_ASSAULT => words::assault_move(),
        AFTER_STEALTH => words::stealthy(),
        OUT_OF_SMOKE => words::out_of_smoke(),
        COVER => words::cover(),
        SMOKE_COVER => words::smoke(),
        SNIPER_COVER => words::snipers_cover(),
        JUST_MOVING | JUST_STEALTHY | HAS_MOVED => words::moving(),
        DEGRADING | SCATTER => words::degraded(),
        RALLY_ROLL | MORALE_CHECK => words::morale(),
        RALLY_COVER => words::in_cover(),
        ZERO_ATTACKS => words::attack_with_0(),
        ZERO_DEFENDS => words::defence_with_0(),
        MELEE_BONUS => words::melee_bonus(),
        HERO_SHIFT => words::hero(),
        GLIDER_SHIFT => words::glider_infantry(),
        TERRAIN => words::terrain(),
        HEX_BY_HEX => words::hexside(),
        ROAD => words::road(),
        LEVELS => words::climb(),
        STAIRS => words::stairs(),
        TURN_COST | TURN_TEAM => words::turns(),
        REVERSE => words::reverse(),
        TURRET => words::turret(),
        MARGIN => words::margin(),
        rule if rule.0.starts_with("LNL-10.3-") => words::degraded(),
        rule => match of_armour(rule) {
            Some(word) => word,
            None => return of_others(table, line),
        },
    };
    fixed.said()
}
/// What a line stands for that goes by who gives it, or by its section.
fn of_others(table: &Table, line: &Line) -> String {
    match line.from {
        Some(from) => counter(table, from),
        // A medic's roll: his morale comes from him, the cover from nobody.
        None if line.rule == TREATMENT_CHECK => words::in_cover().said(),
        None => CATALOGUE.rule(line.rule).map_or("", |rule| CATALOGUE.section_title(rule.section)).to_lowercase(),
    }
}

/// What a line of ordnance and vehicles stands for; none: it is of another section.
fn of_armour(rule: RuleId) -> Option<Say> {
    let word = match rule {
        COVER_TO_HIT => words::cover(),
        BOCAGE => words::bocage(),
        DEGRADED_TO_HIT => words::degraded(),
        MOVING_VEHICLE => words::moving(),
        SPEED => words::speed(),
        SIZE => words::size(),
        TURRET_TURNED => words::turret_turned(),
        HULL_TURNED | HULL_TURNED_INSTEAD => words::hull_turned(),
        TEAM_TURNED => words::team_turned(),
        OPEN_AIMS => words::open(),
        ACQUIRED | ACQUIRED_TWICE => words::acquired(),
        SHOT_AFTER_VEHICLE_ASSAULT | SHOT_AFTER_ASSAULT => words::assault_move(),
        SHOT_AFTER_STEALTH => words::stealthy(),
        OPS_VEHICLE | OPS_GUN | OPS_ORDNANCE => words::ops_complete(),
        CAPTURED_ORDNANCE => words::captured(),
        ORDNANCE_INTO_SMOKE => words::smoke(),
        ORDNANCE_OUT_OF_SMOKE => words::out_of_smoke(),
        PENETRATION => words::penetration(),
        HEAT_HALVED => words::heat_halved(),
        ARMOUR => words::armour(),
        UNARMOURED => words::unarmoured(),
        HEAT_AGAINST_MEN => words::heat_at_men(),
        WEAK_HIT => words::too_weak_by(),
        COMMANDER => words::armour_leader(),
        LOWEST_ARMOUR => words::lowest_armour(),
        WEAKEST_ARMOUR => words::weakest_armour(),
        CREW_CHECK => words::bails_out(),
        THROWN_OUT => words::gets_off(),
        OUT_OF_COVER => words::out_of_cover(),
        OVERRUN_COST => words::overrun(),
        BARRAGE => words::barrage(),
        FFE_OF_MORTAR | FFE_OF_ARTILLERY => words::fire_for_effect(),
        _ => return None,
    };
    Some(word)
}

/// A rule number without the book: `5.3-04`, `RUL-51`.
pub(crate) fn rule_number(rule: RuleId) -> &'static str {
    crate::wording::book::BOOK.number(rule)
}

/// The value of a line; halves as `1½`.
pub(crate) fn value(line: &Line) -> String {
    panel_kit::printed::value(line.value, line.half)
}

//! Short words for columns and buttons. Sentences are the log's business.

use crate::names;
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
use table::{CounterId, Line, Refusal, RuleId};

pub(crate) use panel_kit::words::{key_name, number, percent, signed};

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
    format!("{} [{}]", names::sentence(&names::told(table, &refusal.reason)), rule_number(refusal.rule))
}

pub(crate) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "Set-up",
        Phase::Rally => "Rally",
        Phase::Operations => "Operations",
        Phase::Administrative => "Administrative",
    }
}

pub(crate) const fn result(result: CheckResult) -> &'static str {
    match result {
        CheckResult::NoEffect => "no effect",
        CheckResult::Shaken => "Shaken",
        CheckResult::Wounded => "wounded",
        CheckResult::Casualties => "Casualties",
        CheckResult::Eliminated => "eliminated",
        CheckResult::Abandoned => "Abandoned",
        CheckResult::Destroyed => "destroyed",
    }
}

pub(crate) const fn off_map(state: OffMap) -> &'static str {
    match state {
        OffMap::SetUp => "to be set up",
        OffMap::Waiting => "waits to enter",
        OffMap::Pool => "not in the game yet",
        OffMap::Exited => "left by an exit",
        OffMap::Lost => "lost",
        OffMap::Joined => "joined another counter",
        OffMap::Aboard => "aboard a vehicle",
    }
}

/// What a marker says in a word and a sentence, and its rule.
pub(crate) const fn marker(marker: Marker) -> (&'static str, &'static str, RuleId) {
    match marker {
        Marker::Moved => {
            ("Moved", "No fire and no further activation this turn; Spotted; +1 for fire at it.", HAS_MOVED)
        }
        Marker::AssaultMoved => {
            ("Assault Moved", "May still fire once, at -2; Spotted; +1 for fire at it.", AFTER_ASSAULT)
        }
        Marker::LowCrawled => {
            ("Low Crawl", "No fire this turn; the crawl does not show it and gives no +1.", LOW_CRAWL)
        }
        Marker::Stealthy => ("Stealth", "May fire in the impulse of its move, at -2; hard to spot.", AFTER_STEALTH),
        Marker::Fired => ("Fired", "Has fired or aided an attack this turn; Spotted.", ACTED),
        Marker::OpsComplete => ("Ops Complete", "Has done its share this turn; little more is allowed.", OPS_COMPLETE),
        Marker::Wounded => ("Wounded", "A second wound eliminates him.", WOUNDED_LEADER),
        Marker::RallyTried => ("Rally tried", "Has tried to rally in this Rally Phase.", ONE_RALLY),
        Marker::RallyFailed => ("Rally failed", "Has failed to rally in this Rally Phase.", ONE_RALLY),
        Marker::WithdrawTried => ("Withdrawal tried", "Has tried to withdraw this turn.", ONE_WITHDRAWAL),
        Marker::MayWithdraw => ("May withdraw", "Has passed and may leave the melee in this impulse.", WITHDRAWAL),
        Marker::Widened => {
            ("Has activated neighbours", "This leader has widened an activation this turn.", WIDENS_ONCE)
        }
        Marker::Treated => ("Treated", "This medic has made his try in this Rally Phase.", TREATMENT),
    }
}

/// What a line of a breakdown stands for, in a narrow column.
pub(crate) fn line(table: &Table, line: &Line) -> String {
    let fixed = match line.rule {
        ROUND_UP => "rounded up",
        ATTACK_TOTAL => "adjacent",
        CAPTURED => "captured",
        SINGLE_MAN_FIRES => "one man fires",
        OPS_OWN | OPS_ZERO | OPS_WEAPON => "Ops Complete",
        AFTER_ASSAULT => "Assault Move",
        AFTER_STEALTH => "Stealth",
        OUT_OF_SMOKE => "out of smoke",
        COVER => "cover",
        SMOKE_COVER => "smoke",
        SNIPER_COVER => "sniper's cover",
        JUST_MOVING | JUST_STEALTHY | HAS_MOVED => "moving",
        DEGRADING | SCATTER => "degraded",
        RALLY_ROLL | MORALE_CHECK => "morale",
        RALLY_COVER => "in cover",
        ZERO_ATTACKS => "attack with 0",
        ZERO_DEFENDS => "defence with 0",
        MELEE_BONUS => "M",
        HERO_SHIFT => "hero",
        GLIDER_SHIFT => "glider infantry",
        TERRAIN => "terrain",
        HEX_BY_HEX => "hexside",
        ROAD => "road",
        LEVELS => "climb",
        STAIRS => "stairs",
        TURN_COST | TURN_TEAM => "turn",
        REVERSE => "reverse",
        TURRET => "turret",
        MARGIN => "margin",
        rule if rule.0.starts_with("LNL-10.3-") => "degraded",
        rule => of_armour(rule),
    };
    match (fixed, line.from) {
        ("", Some(from)) => counter(table, from),
        // A medic's roll: his morale comes from him, the cover from nobody.
        ("", None) if line.rule == TREATMENT_CHECK => "in cover".into(),
        ("", None) => CATALOGUE.rule(line.rule).map_or("", |rule| CATALOGUE.section_title(rule.section)).to_lowercase(),
        (word, _) => word.into(),
    }
}

/// What a line of ordnance and vehicles stands for.
fn of_armour(rule: RuleId) -> &'static str {
    match rule {
        COVER_TO_HIT => "cover",
        BOCAGE => "bocage",
        DEGRADED_TO_HIT => "degraded",
        MOVING_VEHICLE => "moving",
        SPEED => "speed",
        SIZE => "size",
        TURRET_TURNED => "turret turned",
        HULL_TURNED | HULL_TURNED_INSTEAD => "hull turned",
        TEAM_TURNED => "team turned",
        OPEN_AIMS => "Open",
        ACQUIRED | ACQUIRED_TWICE => "Acquired",
        SHOT_AFTER_VEHICLE_ASSAULT | SHOT_AFTER_ASSAULT => "Assault Move",
        SHOT_AFTER_STEALTH => "Stealth",
        OPS_VEHICLE | OPS_GUN | OPS_ORDNANCE => "Ops Complete",
        CAPTURED_ORDNANCE => "captured",
        ORDNANCE_INTO_SMOKE => "smoke",
        ORDNANCE_OUT_OF_SMOKE => "out of smoke",
        PENETRATION => "penetration",
        HEAT_HALVED => "HEAT, red armour",
        ARMOUR => "armour",
        UNARMOURED => "unarmoured",
        HEAT_AGAINST_MEN => "HEAT at men",
        WEAK_HIT => "too weak by",
        COMMANDER => "armour leader",
        LOWEST_ARMOUR => "lowest armour",
        WEAKEST_ARMOUR => "weakest armour",
        CREW_CHECK => "bails out",
        THROWN_OUT => "gets off",
        OUT_OF_COVER => "out of cover",
        OVERRUN_COST => "overrun",
        BARRAGE => "barrage",
        FFE_OF_MORTAR | FFE_OF_ARTILLERY => "fire for effect",
        _ => "",
    }
}

/// A rule number without the book: `5.3-04`, `RUL-51`.
pub(crate) fn rule_number(rule: RuleId) -> &'static str {
    crate::book::BOOK.number(rule)
}

/// The value of a line; halves as `1½`.
pub(crate) fn value(line: &Line) -> String {
    panel_kit::words::value(line.value, line.half)
}

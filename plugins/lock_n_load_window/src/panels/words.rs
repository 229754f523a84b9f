//! Short words for columns and buttons. Sentences are the log's business.

use crate::names;
use lock_n_load::OffMap;
use lock_n_load::markers::Marker;
use lock_n_load::sections::fire::{self, strength};
use lock_n_load::sections::{melee, movement, rally, spotting};
use lock_n_load::{CheckResult, Line, Phase, Table, catalogue};
use table::{CounterId, Refusal, RuleId};

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
    format!("{} [{}]", names::sentence(&names::told(table, &refusal.reason.to_string())), rule_number(refusal.rule))
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
    }
}

/// What a marker says in a word and a sentence, and its rule.
pub(crate) const fn marker(marker: Marker) -> (&'static str, &'static str, RuleId) {
    match marker {
        Marker::Moved => {
            ("Moved", "No fire and no further activation this turn; Spotted; +1 for fire at it.", RuleId("LNL-6.0-09"))
        }
        Marker::AssaultMoved => {
            ("Assault Moved", "May still fire once, at -2; Spotted; +1 for fire at it.", RuleId("LNL-6.1-08"))
        }
        Marker::LowCrawled => {
            ("Low Crawl", "No fire this turn; the crawl does not show it and gives no +1.", RuleId("LNL-6.3-01"))
        }
        Marker::Stealthy => {
            ("Stealth", "May fire in the impulse of its move, at -2; hard to spot.", RuleId("LNL-6.4-03"))
        }
        Marker::Fired => ("Fired", "Has fired or aided an attack this turn; Spotted.", RuleId("LNL-4.0-20")),
        Marker::OpsComplete => {
            ("Ops Complete", "Has done its share this turn; little more is allowed.", RuleId("LNL-4.1-02"))
        }
        Marker::Wounded => ("Wounded", "A second wound eliminates him.", RuleId("LNL-5.1-20")),
        Marker::RallyTried => ("Rally tried", "Has tried to rally in this Rally Phase.", RuleId("LNL-3.0-07")),
        Marker::RallyFailed => ("Rally failed", "Has failed to rally in this Rally Phase.", RuleId("LNL-3.0-07")),
        Marker::WithdrawTried => ("Withdrawal tried", "Has tried to withdraw this turn.", RuleId("LNL-8.1-10")),
        Marker::MayWithdraw => {
            ("May withdraw", "Has passed and may leave the melee in this impulse.", RuleId("LNL-8.1-09"))
        }
        Marker::Widened => {
            ("Has activated neighbours", "This leader has widened an activation this turn.", RuleId("LNL-6.0-06"))
        }
        Marker::Treated => ("Treated", "This medic has made his try in this Rally Phase.", RuleId("LNL-11.3-02")),
    }
}

/// What a line of a breakdown stands for, in a narrow column.
pub(crate) fn line(table: &Table, line: &Line) -> String {
    let fixed = match line.rule {
        strength::ROUND_UP => "rounded up",
        strength::ATTACK_TOTAL => "adjacent",
        strength::CAPTURED => "captured",
        strength::SINGLE_MAN => "one man fires",
        strength::OPS_OWN | strength::OPS_ZERO | strength::OPS_WEAPON => "Ops Complete",
        strength::AFTER_ASSAULT => "Assault Move",
        strength::AFTER_STEALTH => "Stealth",
        strength::OUT_OF_SMOKE => "out of smoke",
        strength::COVER => "cover",
        strength::SMOKE_COVER => "smoke",
        strength::SNIPER_COVER => "sniper's cover",
        fire::JUST_MOVING | fire::JUST_STEALTHY | fire::HAS_MOVED => "moving",
        spotting::DEGRADING => "degraded",
        rally::ROLL | MORALE_CHECK => "morale",
        rally::COVER => "in cover",
        melee::ZERO_ATTACKS => "attack with 0",
        melee::ZERO_DEFENDS => "defence with 0",
        melee::MELEE_BONUS => "M",
        melee::HERO_SHIFT => "hero",
        melee::GLIDER_SHIFT => "glider infantry",
        movement::cost::TERRAIN => "terrain",
        movement::cost::HEX_BY_HEX => "hexside",
        movement::cost::ROAD => "road",
        movement::cost::LEVELS => "climb",
        movement::cost::STAIRS => "stairs",
        MARGIN => "margin",
        rule if rule.0.starts_with("LNL-10.3-") => "degraded",
        _ => "",
    };
    match (fixed, line.from) {
        ("", Some(from)) => counter(table, from),
        // A medic's roll: his morale comes from him, the cover from nobody.
        ("", None) if line.rule == MEDIC_CHECK => "in cover".into(),
        ("", None) => {
            catalogue::rule(line.rule).map_or("", |rule| catalogue::section_title(rule.section)).to_lowercase()
        }
        (word, _) => word.into(),
    }
}

/// LNL-1.5-03: a Morale Check.
const MORALE_CHECK: RuleId = RuleId("LNL-1.5-03");
/// LNL-11.3-03: a medic's Morale Check.
const MEDIC_CHECK: RuleId = RuleId("LNL-11.3-03");
/// LNL-5.0-10: the margin in a Damage Check.
const MARGIN: RuleId = RuleId("LNL-5.0-10");

/// A rule number without the book: `5.3-04`, `RUL-51`.
pub(crate) fn rule_number(rule: RuleId) -> &'static str {
    crate::book::BOOK.number(rule)
}

/// The value of a line; halves as `1½`.
pub(crate) fn value(line: &Line) -> String {
    panel_kit::words::value(line.value, line.half)
}

//! What becomes of figures: a sentence for each fact that people read and that is news.

use crate::names;
use crate::sentences::{Line, about};
use crate::then::Then;
use crate::told;
use crate::topics::Topic;
use perrys_heroes::figures::Is;
use perrys_heroes::sections::alert::rules::{FRESH, SHOT};
use perrys_heroes::sections::casualties::rules::{MORALE_LEVELS, WOUNDED};
use perrys_heroes::sections::concealment::rules::{ENDS, STILL};
use perrys_heroes::sections::fire::rules::{CLEARING, SUPPRESSION};
use perrys_heroes::sections::grenades::rules::RIFLE_GRENADE;
use perrys_heroes::sections::locating::rules::ONLY_LOCATED;
use perrys_heroes::sections::posture::rules::CHANGE;
use perrys_heroes::sections::tasks;
use perrys_heroes::values::{Health, Jam, Left, Morale, Posture};
use perrys_heroes::{Figure, Table};
use table::{CounterId, RuleId, Say};

/// What a fact is about that people read.
pub const fn topic(is: Is) -> Option<Topic> {
    match is {
        Is::Healthy(_) | Is::Spirited(_) => Some(Topic::Casualties),
        Is::Located(_) | Is::Concealed(_) => Some(Topic::Word),
        Is::HasLeft(_) | Is::Holds(_) => Some(Topic::Moves),
        Is::Alert(_) | Is::Suppressed(_) | Is::Jammed(_) | Is::Launcher(_) => Some(Topic::Fire),
        Is::Who(_)
        | Is::Stands(_)
        | Is::Faces(_)
        | Is::Moves(_)
        | Is::Goes(_)
        | Is::Answers(_)
        | Is::Tried(_)
        | Is::Jams(_)
        | Is::Knows(_)
        | Is::Carries(_)
        | Is::Stays(_)
        | Is::Volleys(_)
        | Is::Fired(_)
        | Is::HasPoints(_)
        | Is::Used(_)
        | Is::Acted(_)
        | Is::Spent(_)
        | Is::Stayed(_)
        | Is::Walked(_)
        | Is::Grenades(_)
        | Is::SmokeGrenades(_)
        | Is::RifleGrenades(_)
        | Is::Traps(_) => None,
    }
}

/// The sentence of a fact; none where it was so before, or is read in another sentence.
pub fn line(table: &Table, then: &Then, who: CounterId, is: Is) -> Option<Line> {
    let before = then.figure(table, who)?;
    let mut after = before;
    after.write(is.fact());
    let (say, rule) = said(then, &before, &after, is)?;
    Some(about(table, then, who, &say).rule(rule).detail())
}

fn said(then: &Then, before: &Figure, after: &Figure, is: Is) -> Option<(Say, RuleId)> {
    let who = before.id;
    let news = |is_news: bool, say: Say, rule: RuleId| is_news.then_some((say, rule));
    match is {
        Is::Healthy(health) => {
            let say = match health {
                Health::Fit => told::words::fit(who),
                Health::Wounded => told::words::wounded(who),
                Health::Treated => told::words::treated(who),
                Health::Dead => told::words::dead(who),
            };
            news(before.health != after.health, say, WOUNDED)
        }
        Is::Spirited(morale) => news(before.morale != morale, spirited(who, before.morale, morale), MORALE_LEVELS),
        Is::Holds(posture) => {
            let say = match posture {
                Posture::Standing => told::words::stands_up(who),
                Posture::Crouched => told::words::crouches(who),
                Posture::Prone => told::words::lies_down(who),
            };
            // Who goes somewhere is told by his gait; how a man lies who has just been found is seen.
            let orders = then.moves != Some(who) && before.who.is_some();
            news(orders && before.posture != posture, say, CHANGE)
        }
        Is::Located(located) => {
            let number = names::number(before);
            let say = if located { told::words::located(who, number) } else { told::words::lost_sight(who) };
            news(before.located != located, say, ONLY_LOCATED)
        }
        Is::Concealed(concealed) => {
            let (say, rule) =
                if concealed { (told::words::concealed(who), STILL) } else { (told::words::shows_himself(who), ENDS) };
            news(before.concealed != concealed, say, rule)
        }
        Is::HasLeft(left) => {
            let say = match left {
                Left::No => return None,
                Left::Own => told::words::leaves(who, told::words::by_own_edge()),
                Left::Enemy => told::words::leaves(who, told::words::by_enemy_edge()),
                Left::Other => told::words::leaves(who, told::words::by_other_edge()),
                Left::Fled => told::words::flees_off(who),
            };
            news(before.left != left, say, tasks::rules::LEAVES)
        }
        Is::Alert(alert) => {
            let (say, rule) =
                if alert { (told::words::on_alert(who), FRESH) } else { (told::words::not_on_alert(who), SHOT) };
            news(before.alert != alert && after.health != Health::Dead, say, rule)
        }
        Is::Suppressed(suppressed) => {
            let say = if suppressed { told::words::suppressed(who) } else { told::words::not_suppressed(who) };
            news(before.suppressed != suppressed && after.health != Health::Dead, say, SUPPRESSION)
        }
        Is::Jammed(jam) => {
            let say = match jam {
                Jam::Jammed => told::words::jammed(who),
                Jam::Clearing => told::words::clears_jam(who),
                Jam::Ready => told::words::fires_again(who),
            };
            news(before.jam != jam, say, CLEARING)
        }
        Is::Launcher(fitted) => {
            let say = if fitted { told::words::fits_launcher(who) } else { told::words::takes_launcher_off(who) };
            news(before.launcher != fitted, say, RIFLE_GRENADE)
        }
        Is::Who(_)
        | Is::Stands(_)
        | Is::Faces(_)
        | Is::Moves(_)
        | Is::Goes(_)
        | Is::Answers(_)
        | Is::Tried(_)
        | Is::Jams(_)
        | Is::Knows(_)
        | Is::Carries(_)
        | Is::Stays(_)
        | Is::Volleys(_)
        | Is::Fired(_)
        | Is::HasPoints(_)
        | Is::Used(_)
        | Is::Acted(_)
        | Is::Spent(_)
        | Is::Stayed(_)
        | Is::Walked(_)
        | Is::Grenades(_)
        | Is::SmokeGrenades(_)
        | Is::RifleGrenades(_)
        | Is::Traps(_) => None,
    }
}

/// A morale that has become worse or better.
fn spirited(who: CounterId, before: Morale, after: Morale) -> Say {
    match after {
        Morale::Operational => told::words::recovers(who),
        Morale::Pinned if before > after => told::words::back_to_pinned(who),
        Morale::Pinned => told::words::pinned(who),
        Morale::Demoralised if before > after => told::words::back_to_demoralised(who),
        Morale::Demoralised => told::words::demoralised(who),
        Morale::Panicked => told::words::panicked(who),
    }
}

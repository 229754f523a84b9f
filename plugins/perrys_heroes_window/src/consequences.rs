//! What becomes of figures: a sentence for each fact that is news and has changed.

use crate::names;
use crate::news::News;
use crate::sentences::{Line, about};
use crate::then::Then;
use crate::told;
use perrys_heroes::figures::{Is, Mark};
use perrys_heroes::sections::alert::rules::{FRESH, SHOT};
use perrys_heroes::sections::casualties::rules::{MORALE_LEVELS, WOUNDED};
use perrys_heroes::sections::concealment::rules::{ENDS, STILL};
use perrys_heroes::sections::damage::rules::{BAILS_OUT, STATES};
use perrys_heroes::sections::fire::rules::{CLEARING, SUPPRESSION};
use perrys_heroes::sections::grenades::rules::RIFLE_GRENADE;
use perrys_heroes::sections::gunnery::rules::{AIMED, AIMING, LOADED};
use perrys_heroes::sections::hatches::rules::HATCH;
use perrys_heroes::sections::locating::rules::ONLY_LOCATED;
use perrys_heroes::sections::posture::rules::CHANGE;
use perrys_heroes::sections::riding::rules::{DISEMBARK, EMBARK};
use perrys_heroes::sections::tasks;
use perrys_heroes::values::{Health, Jam, Left, Morale, Posture, Round};
use perrys_heroes::{Figure, Table};
use table::{CounterId, RuleId, Say};

/// The sentence of a fact; none where it was so before, or is read in another sentence.
pub fn line(table: &Table, then: &Then, who: CounterId, (is, news): (Is, News)) -> Option<Line> {
    let before = then.figure(table, who)?;
    let mut after = before;
    after.write(is.fact());
    if after == before {
        return None;
    }
    let (say, rule) = match news {
        News::Aboard(Some(no)) if usize::from(no) < table.figures.len() => {
            (told::words::climbs_in(who, table.figures.at(usize::from(no)).id), EMBARK)
        }
        News::Aboard(_) if before.at.is_none() => (told::words::climbs_out(who), DISEMBARK),
        News::Aim(Some(Mark::Enemy(no))) => {
            (told::words::aims_at(who, *table.figures.id.get(usize::from(no))?), AIMING)
        }
        news => said(then, &before, news)?,
    };
    Some(about(table, then, who, &say).rule(rule).detail())
}

/// What is said of a man as he was before, and by which rule.
fn said(then: &Then, before: &Figure, news: News) -> Option<(Say, RuleId)> {
    let who = before.id;
    let lives = before.health != Health::Dead;
    Some(match news {
        News::Health(health) => (healthy(who, health), WOUNDED),
        News::Morale(morale) => (spirited(who, before.morale, morale), MORALE_LEVELS),
        // Who goes somewhere is told by his gait; how a man lies who has just been found is seen.
        News::Posture(_) if then.moves == Some(who) || before.who.is_none() => return None,
        News::Posture(posture) => (holds(who, posture), CHANGE),
        News::Located(true) => (told::words::located(who, names::number(before)), ONLY_LOCATED),
        News::Located(false) => (told::words::lost_sight(who), ONLY_LOCATED),
        News::Concealed(true) => (told::words::concealed(who), STILL),
        News::Concealed(false) => (told::words::shows_himself(who), ENDS),
        News::Left(left) => (leaves(who, left)?, tasks::rules::LEAVES),
        News::Alert(_) | News::Suppressed(_) if !lives => return None,
        News::Alert(true) => (told::words::on_alert(who), FRESH),
        News::Alert(false) => (told::words::not_on_alert(who), SHOT),
        News::Suppressed(true) => (told::words::suppressed(who), SUPPRESSION),
        News::Suppressed(false) => (told::words::not_suppressed(who), SUPPRESSION),
        News::Jam(Jam::Jammed) => (told::words::jammed(who), CLEARING),
        News::Jam(Jam::Clearing) => (told::words::clears_jam(who), CLEARING),
        News::Jam(Jam::Ready) => (told::words::fires_again(who), CLEARING),
        News::Launcher(true) => (told::words::fits_launcher(who), RIFLE_GRENADE),
        News::Round(Round::AntiTank) => (told::words::loads_anti_tank(who), LOADED),
        News::Round(Round::HighExplosive) => (told::words::loads_explosive(who), LOADED),
        News::Aim(Some(Mark::Place(_))) => (told::words::aims_at_place(who), AIMING),
        News::Aim(None) => (told::words::loses_aim(who), AIMED),
        News::Hatch(true) => (told::words::opens_hatch(who), HATCH),
        News::Hatch(false) => (told::words::shuts_hatch(who), HATCH),
        News::Launcher(false) => (told::words::takes_launcher_off(who), RIFLE_GRENADE),
        News::Immobile(true) => (told::words::cannot_move(who), STATES),
        News::TurretJammed(true) => (told::words::turret_jams(who), STATES),
        News::GunUseless(true) => (told::words::gun_is_useless(who), STATES),
        News::Abandoned(true) => (told::words::crew_leaves(who), BAILS_OUT),
        // That a gun fires is told by its shot, and at whom it is aimed by the order.
        News::Facing
        | News::Round(Round::Empty)
        | News::Aim(Some(Mark::Enemy(_)))
        | News::Aboard(_)
        | News::Turret
        | News::Immobile(false)
        | News::TurretJammed(false)
        | News::GunUseless(false)
        | News::Damaged(_)
        | News::Abandoned(false) => return None,
    })
}

fn healthy(who: CounterId, health: Health) -> Say {
    match health {
        Health::Fit => told::words::fit(who),
        Health::Wounded => told::words::wounded(who),
        Health::Treated => told::words::treated(who),
        Health::Dead => told::words::dead(who),
    }
}

fn holds(who: CounterId, posture: Posture) -> Say {
    match posture {
        Posture::Standing => told::words::stands_up(who),
        Posture::Crouched => told::words::crouches(who),
        Posture::Prone => told::words::lies_down(who),
    }
}

fn leaves(who: CounterId, left: Left) -> Option<Say> {
    Some(match left {
        Left::No => return None,
        Left::Own => told::words::leaves(who, told::words::by_own_edge()),
        Left::Enemy => told::words::leaves(who, told::words::by_enemy_edge()),
        Left::Other => told::words::leaves(who, told::words::by_other_edge()),
        Left::Fled => told::words::flees_off(who),
    })
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

//! How a shot of ordnance is told.

use super::{result, words};
use crate::counters::names;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use lock_n_load::{Shot, ShotResult};
use table::Say;
use table_view::Step;

/// A shot was fired.
pub(crate) fn resolved(tale: &mut Tale, shot: &Shot) {
    tale.about(Topic::Fire);
    tale.is(Role::Begins);
    let outcome = outcome(shot);
    tale.says(|say| {
        let does = if shot.opportunity { words::opens() } else { words::fires() };
        let target = shot.target.map_or_else(|| words::place(shot.at), words::vehicle);
        let weapon = names::weapon(&say.table, shot.weapon);
        let thrown: u8 = shot.dice.iter().sum();
        let text = words::fires_at(
            shot.unit,
            weapon,
            shot.from,
            does,
            target,
            thrown,
            shot.total,
            shot.to_hit,
            outcome.clone(),
        );
        let impact = shot.impact.iter().flat_map(|impact| impact.penetration.iter().chain(&impact.armour));
        let blast = shot.blast.iter().flat_map(|blast| &blast.attack);
        say.of(shot.unit, text).at(Some(shot.at)).rules(&shot.lines).rules(impact).rules(blast)
    });
    tale.is_called(|say| {
        let target = shot.target.map_or_else(|| words::place(shot.at), words::vehicle);
        words::called(shot.unit, names::weapon(&say.table, shot.weapon), shot.from, target)
    });
    tale.plays(|stage| {
        let (Some(from), Some(at)) = (stage.at(shot.from), stage.at(shot.at)) else { return };
        stage.push(Step::Look { at });
        if shot.opportunity {
            stage.note(Some(from), crate::words::opportunity_fire().said(), stage.inks.plain);
        }
        stage.push(Step::Shell { from, to: at, strikes: shot.hit, recoils: None });
        let hit = shot.impact.as_ref().map(|impact| [impact.die, impact.armour_die]);
        let burst = shot.blast.as_ref().map(|blast| [blast.attack_die, blast.defence_die]);
        let dice: Vec<u8> = shot.dice.into_iter().chain(hit.or(burst).into_iter().flatten()).collect();
        stage.dice(Some(at), &dice, outcome.said());
        let harmless = matches!(shot.result, ShotResult::Missed | ShotResult::InVain | ShotResult::Dud);
        let word = if shot.hit { words::hit() } else { words::miss() };
        stage.note(Some(at), word.said(), stage.inks.verdict(harmless));
    });
    tale.shows(|page, reading, rest| result::shot(page, reading, shot, rest));
}

/// What came of it, in words.
fn outcome(shot: &Shot) -> Say {
    let (total, armour) = shot.impact.as_ref().map_or((0, 0), |impact| (impact.total, impact.armour_total));
    match shot.result {
        ShotResult::Missed => words::missed(),
        ShotResult::InVain => words::in_vain(),
        ShotResult::Dud => words::dud(),
        ShotResult::Weak => words::weak(total, armour),
        ShotResult::Equal => words::equal(total),
        ShotResult::Destroyed => words::destroyed(total, armour),
        ShotResult::Catastrophic => words::catastrophic(),
        ShotResult::Burst => {
            let targets = shot.blast.iter().flat_map(|blast| &blast.targets);
            match targets.max_by_key(|target| target.margin) {
                Some(best) if best.margin > 0 => words::burst(best.attack_total, best.defence_total, best.margin),
                Some(best) => words::burst_in_vain(best.attack_total, best.defence_total),
                None => words::burst_in_vain(0, 0),
            }
        }
    }
}

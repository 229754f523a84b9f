//! What happened as motions on the table: what the viewer was told, and nothing else.

mod stage;

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::lines::{self, phase_name};
use crate::news::{Dice, News, Told};
use crate::rolls::{self, hits, is_of_unseen};
use crate::sentences::plain;
use crate::then::{Then, gait_of};
use crate::told;
use bevy::prelude::Color;
use board_art::Token;
use desk::{Hand, TableBox, WindowBox};
use measured_table::Heading;
use measured_view::place;
use panel_kit::theme::Theme;
use perrys_heroes::figures::{Is, Kept};
use perrys_heroes::rolls::{Landed, Roll, Rolled, Shelled, Volley};
use perrys_heroes::values::{Gait, Health, Left, Mission, Morale, Round};
use perrys_heroes::{Event, Phase};
use stage::{Inks, Stage};
use table::{CounterId, Say, Side};
use table_view::Step;

/// So many shells are seen to burst around the first.
const SHELLS: i32 = 5;

/// The steps of the events of an order; `before` are the facts before them.
pub fn steps(battle: &Battle, theme: &Theme, before: &Kept, events: &[Event]) -> Vec<Step> {
    let mut stage = Stage::new(battle, theme, before);
    for event in events {
        play(&mut stage, event);
    }
    let mut steps = stage.steps;
    if !steps.is_empty() {
        let pieces = PerrysHeroesWindow::pieces(battle, &Hand::default());
        // Announcements at the end stand over the table as it is then.
        let at = steps.iter().rposition(|step| !matches!(step, Step::Banner { .. } | Step::Look { .. }));
        steps.insert(at.map_or(0, |at| at + 1), Step::Settle(Box::new(pieces)));
    }
    steps
}

/// The announcement of an order that nobody had to give.
pub fn by_itself(battle: &Battle, theme: &Theme, side: Side) -> Step {
    let table = battle.table();
    let name = PerrysHeroesWindow::side_name(&table, side);
    let colour = Inks::of(theme, &table).of_side(Some(side));
    let title = told::words::by_itself(name, told::words::nothing_left()).said();
    Step::Banner { title, line: String::new(), dice: Vec::new(), colour }
}

fn play(stage: &mut Stage, event: &Event) {
    match Told::of(event) {
        Some(Told::Phase { turn, phase }) => phase_began(stage, turn, phase),
        Some(Told::Wind { die }) => {
            let line = plain(&stage.table, &lines::wind(die)).text;
            stage.banner(None, told::words::wind_word().said(), line);
        }
        Some(Told::Card { team }) => {
            let team = stage.table.field.team(team);
            let side = PerrysHeroesWindow::side_name(&stage.table, team.side);
            stage.banner(Some(team.side), team.name.clone(), side);
        }
        Some(Told::Went { unit, gait, way }) => went(stage, unit, gait, way),
        Some(Told::RanOver { unit, .. }) => {
            let at = stage.spot(unit);
            stage.look(at);
        }
        Some(Told::Rolled(dice)) => rolled(stage, dice),
        Some(Told::Landed(landed)) => this_landed(stage, landed),
        Some(Told::Is { who, news, .. }) => return becomes(stage, event, who, news),
        Some(Told::Over(outcome)) => {
            let line = lines::over(&stage.table, outcome).text;
            stage.banner(outcome.winner, told::words::end_word().said(), line);
        }
        Some(Told::Called(called)) => stage.note(stage.spot(called.unit), &told::words::note_call(), stage.inks.plain),
        Some(Told::Shelled(shelled)) => this_strikes(stage, shelled),
        Some(Told::Placing(_) | Told::Word { .. } | Told::Smoke(_) | Told::Trap(_) | Told::Drifted(_)) | None => {}
    }
    stage.follow(event);
}

/// Dice, with what they are rolled for.
fn rolled(stage: &mut Stage, dice: Dice) {
    match dice {
        Dice::Rolled(rolled) => against(stage, dice, rolled),
        Dice::Fired(volley) => fired(stage, dice, volley),
        Dice::Gun(shot) => {
            let at = stage.at(shot.place);
            stage.shell(shot.unit, at, shot.hit);
            if shot.hit && shot.round == Round::HighExplosive {
                stage.push(Step::Explode { at });
            }
            let word = if shot.hit { told::words::hit_word() } else { told::words::miss_word() };
            stage.dice(Some(at), dice, &word);
        }
        Dice::Penetrated(rolled) => {
            let word = if rolled.pierces { told::words::pierced_word() } else { told::words::holds_word() };
            let at = stage.spot(rolled.unit);
            stage.look(at);
            stage.steps.extend(at.map(|at| Step::Strike { at, pierces: rolled.pierces }));
            stage.dice(at, dice, &word);
        }
        Dice::Damaged(rolled) => stage.dice(stage.spot(rolled.unit), dice, &rolls::row(rolled.row)),
        Dice::Crew(rolled) => stage.dice(stage.spot(rolled.vehicle), dice, &rolls::fate(rolled.fate)),
        Dice::Struck(struck) => {
            let word = match (struck.dead, struck.violent) {
                (true, true) => told::words::violent_word(),
                (true, false) => told::words::dead_word(),
                (false, _) => told::words::wounded_word(),
            };
            stage.dice(stage.spot(struck.unit), dice, &word);
        }
        Dice::Blasted(blasted) => {
            let word = match blasted.wounds {
                0 => told::words::unhurt_word(),
                wounds => told::words::wounds_word(wounds),
            };
            stage.dice(stage.spot(blasted.unit), dice, &word);
        }
        Dice::Fought(bout) => {
            let at = stage.spot(bout.at);
            stage.look(at);
            stage.steps.extend(at.map(|at| Step::Melee { at }));
            let [own, theirs] = rolls::totals(bout);
            stage.dice(at, dice, &told::words::plain_of(own, theirs));
        }
    }
}

fn phase_began(stage: &mut Stage, turn: u8, phase: Phase) {
    match phase {
        Phase::Activation => {
            stage.banner(None, told::words::turn_word(turn).said(), String::new());
        }
        Phase::Rally => stage.banner(None, phase_name(phase).said(), String::new()),
        // A card is turned with it.
        Phase::SetUp | Phase::Action => {}
    }
}

/// A figure glides along each leg, looking where it goes.
fn went(stage: &mut Stage, unit: CounterId, gait: Option<Gait>, way: &[measured_table::Point]) {
    if let Some(first) = way.first().and_then(|from| Some(place(stage.table.no(unit)?, *from))) {
        stage.look(Some(first));
    }
    if let Some((no, figure)) = stage.figure(unit)
        && figure.who.is_some()
        && let Some(gait) = gait_of(Some(figure), gait)
    {
        stage.now.write(no, Is::Holds(gait.posture()).fact());
    }
    for ends in way.windows(2).filter(|ends| ends[0] != ends[1]) {
        // A vehicle that drives back looks where it has looked.
        if stage.figure(unit).is_some_and(|(_, figure)| figure.is_vehicle()) {
            stage.slides(unit, ends[0], ends[1]);
            continue;
        }
        stage.looks_along(unit, ends[0], ends[1]);
        if let (Some(no), Some(facing)) = (stage.table.no(unit), stage.heads(unit, ends[0], ends[1])) {
            stage.now.write(no, Is::Faces(facing).fact());
        }
        stage.slides(unit, ends[0], ends[1]);
    }
    let end = way.last().and_then(|to| Some(place(stage.table.no(unit)?, *to)));
    stage.look(end);
}

/// A roll against a number: its dice, and a word of how it went.
fn against(stage: &mut Stage, dice: Dice, rolled: &Rolled) {
    let at = stage.spot(rolled.unit);
    let total = rolls::total(rolled.die, &rolled.lines);
    let caption = told::words::plain_of(total, rolled.needed);
    stage.dice(at, dice, &caption);
    let word = if rolled.passed { told::words::passed_word() } else { told::words::failed_word() };
    let ink = stage.inks.verdict(rolled.passed);
    match rolled.what {
        Roll::Trap if rolled.passed => {
            stage.note(at, &told::words::note_trap(), stage.inks.bad);
            stage.steps.extend(at.map(|at| Step::Explode { at }));
        }
        // What comes of it says how it went.
        Roll::Rally | Roll::Locate if rolled.passed => {}
        Roll::Trap
        | Roll::Morale
        | Roll::Rally
        | Roll::Locate
        | Roll::Search
        | Roll::SetTrap
        | Roll::Disarm
        | Roll::Heal
        | Roll::Throw
        | Roll::RifleGrenade
        | Roll::Artillery
        | Roll::Jump => stage.note(at, &word, ink),
        Roll::Assault | Roll::AntiTank => {
            let target = rolled.about.and_then(|about| stage.spot(about));
            match target {
                Some(target) if rolled.what == Roll::AntiTank => stage.shell(rolled.unit, target, rolled.passed),
                Some(target) if rolled.passed => stage.push(Step::Explode { at: target }),
                Some(_) | None => stage.look(target),
            }
            let word = if rolled.passed { told::words::hit_word() } else { told::words::miss_word() };
            stage.note(target, &word, ink);
        }
    }
}

/// A volley: tracers for each die, to whom it falls, or into the zone; then its dice.
fn fired(stage: &mut Stage, dice: Dice, volley: &Volley) {
    let from = stage.spot(volley.unit);
    let zone = volley.zone.map(|at| stage.at(at));
    let aimed = volley.shots.first().and_then(|shot| stage.spot(shot.at)).or(zone);
    let of_unseen = is_of_unseen(&stage.table, &Then::of(&stage.now), volley);
    stage.look(aimed);
    if let Some(from) = from {
        let at: Vec<_> = volley.shots.iter().filter_map(|shot| stage.spot(shot.at)).collect();
        let unseen = std::iter::repeat_n(zone, usize::from(volley.unseen)).flatten();
        // Of dice that fall to whom nobody has located the tracers have been seen already.
        let mut tracers: Vec<_> = at.into_iter().chain(unseen).filter(|_| !of_unseen).collect();
        if volley.gun.is_some() {
            // A machine gun of a vehicle fires one long burst at each.
            tracers.dedup();
            let from = aimed.map_or(from, |aimed| stage.edge(volley.unit, from, aimed));
            stage.steps.extend(tracers.into_iter().map(|to| Step::Rake { from, to }));
        } else {
            stage.steps.extend(tracers.into_iter().map(|to| Step::Fire { from, to }));
        }
    }
    stage.dice(aimed, dice, &told::words::of_dice(hits(volley), volley.shots.len()));
    if volley.jams {
        stage.note(from, &told::words::note_jam(), stage.inks.bad);
    }
}

/// Something thrown flies, and comes down.
fn this_landed(stage: &mut Stage, landed: &Landed) {
    let at = stage.at(landed.at);
    stage.look(Some(at));
    let smoke = stage.table.battle.smoke.iter().any(|smoke| smoke.at == landed.at);
    if smoke {
        stage.push(Step::Smoke { at, lays: Token::TwoClouds, over: &[] });
    } else {
        let from = stage.spot(landed.unit);
        stage.push(Step::Bombard { from, at: vec![at], heralded: false });
        stage.push(Step::Explode { at });
    }
}

/// A call strikes: shells burst around the middle of the hex, smoke rises from it, a light hangs over it.
fn this_strikes(stage: &mut Stage, shelled: &Shelled) {
    let at = stage.at(shelled.at);
    let line = rolls::shelled(&stage.table, shelled).text;
    stage.banner(Some(shelled.side), told::words::strike_word().said(), line);
    stage.look(Some(at));
    match shelled.mission {
        Mission::Shells => {
            let around = stage.table.field.charts.artillery.of(shelled.battery).blast.radius.0 / 2;
            let ring = (0..SHELLS).map(|n| shelled.at + Heading::new(n * 3600 / SHELLS).at_distance(around));
            let all: Vec<_> = std::iter::once(shelled.at).chain(ring).map(|at| stage.at(at)).collect();
            stage.push(Step::Bombard { from: None, at: all, heralded: true });
            stage.push(Step::Pillar { at });
        }
        Mission::Smoke => stage.push(Step::Smoke { at, lays: Token::TwoClouds, over: &[] }),
        Mission::Light => stage.note(Some(at), &told::words::note_light(), stage.inks.good),
    }
}

/// A fact is now this: the body shows it, and what is bad or good is said in a word.
fn becomes(stage: &mut Stage, event: &Event, who: CounterId, news: News) {
    let Some((_, before)) = stage.figure(who) else { return };
    let spot = stage.spot(who);
    stage.follow(event);
    let Some((_, after)) = stage.figure(who).filter(|(_, after)| *after != before) else { return };
    let (good, bad, plain) = (stage.inks.good, stage.inks.bad, stage.inks.plain);
    let noted = |stage: &mut Stage, word: &Say, ink| {
        stage.flips(who);
        stage.note(spot, word, ink);
    };
    match news {
        News::Health(Health::Dead) if before.is_vehicle() => {
            stage.look(spot);
            stage.steps.extend(spot.map(|at| Step::Explode { at }));
            stage.turns(who);
            stage.note(spot, &told::words::note_destroyed(), bad);
        }
        News::Health(Health::Dead) => {
            stage.look(spot);
            stage.push(Step::Fall { key: who });
        }
        News::Health(Health::Wounded) => noted(stage, &told::words::wounded_word(), bad),
        News::Health(Health::Treated | Health::Fit) => noted(stage, &told::words::note_treated(), good),
        News::Morale(morale) if morale < before.morale => noted(stage, &told::words::note_rallied(), good),
        News::Morale(Morale::Operational) => noted(stage, &told::words::note_rallied(), good),
        News::Morale(Morale::Pinned) => noted(stage, &told::words::note_pinned(), bad),
        News::Morale(Morale::Demoralised) => noted(stage, &told::words::note_demoralised(), bad),
        News::Morale(Morale::Panicked) => noted(stage, &told::words::note_panicked(), bad),
        News::Located(located) => {
            let word = if located { told::words::note_located() } else { told::words::note_lost() };
            stage.look(spot);
            noted(stage, &word, plain);
        }
        News::Concealed(true) => stage.note(spot, &told::words::note_concealed(), plain),
        News::Left(left) => {
            let word = match left {
                Left::No => return,
                Left::Fled => told::words::note_panicked(),
                Left::Own | Left::Enemy | Left::Other => told::words::note_leaves(),
            };
            stage.note(spot, &word, plain);
            stage.push(Step::Fall { key: who });
        }
        News::Alert(true) => noted(stage, &told::words::note_alert(), plain),
        News::Round(Round::AntiTank) => shows(stage, who, &told::words::note_anti_tank(), plain),
        News::Round(Round::HighExplosive) => shows(stage, who, &told::words::note_explosive(), plain),
        News::Suppressed(true) => noted(stage, &told::words::note_suppressed(), bad),
        // How he holds himself who has just been found is seen with him.
        News::Posture(_) if after.who.is_some() && before.who.is_some() => stage.flips(who),
        News::Immobile(true) => shows(stage, who, &told::words::note_immobile(), bad),
        News::TurretJammed(true) => shows(stage, who, &told::words::note_turret_jammed(), bad),
        News::GunUseless(true) => shows(stage, who, &told::words::note_gun_useless(), bad),
        News::Abandoned(true) => shows(stage, who, &told::words::note_abandoned(), bad),
        News::Jam(_)
        | News::Alert(false)
        | News::Suppressed(false)
        | News::Facing
        | News::Turret
        | News::Hatch(_)
        | News::Aim(_)
        | News::Round(Round::Empty)
        | News::Damaged(_)
        | News::Immobile(false)
        | News::TurretJammed(false)
        | News::GunUseless(false)
        | News::Abandoned(false) => stage.turns(who),
        // Who climbs in goes to his vehicle and is seen no more; who climbs out is seen where he stands then.
        News::Aboard(Some(no)) => {
            let onto = stage.table.figures.id.get(usize::from(no)).copied();
            stage.steps.extend(onto.map(|onto| Step::Board { keys: vec![who], onto }));
        }
        News::Aboard(None) | News::Posture(_) | News::Concealed(false) | News::Launcher(_) => {}
    }
}

/// A vehicle is otherwise than before: it shows it, and a word says it.
fn shows(stage: &mut Stage, who: CounterId, word: &Say, ink: Color) {
    let spot = stage.spot(who);
    stage.turns(who);
    stage.note(spot, word, ink);
}

#[cfg(test)]
#[path = "steps/steps_test.rs"]
mod tests;

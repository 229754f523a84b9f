//! What happened, as lines of the log, and the place of each event among results.

use crate::battle::{At, PerrysHeroesWindow};
use crate::consequences;
use crate::news::Told;
use crate::rolls;
use crate::sentences::{Line, about, centimetres, plain};
use crate::then::{Then, gait_of};
use crate::told;
use crate::topics::Topic;
use crate::{names, wording, words};
use desk::{Begins, Role, Telling, WindowBox};
use measured_table::Point;
use measured_view::Spot;
use perrys_heroes::sections::tasks;
use perrys_heroes::sections::turn::rules::{ACTIVATION, END};
use perrys_heroes::sections::{communication, driving, movement, set_up};
use perrys_heroes::values::Gait;
use perrys_heroes::{By, Degree, Event, Outcome, Phase, Smoke, Table, Wind};
use std::cmp::Ordering;
use table::{CounterId, Say, Side};

/// What a phase is called.
pub fn phase_name(phase: Phase) -> Say {
    match phase {
        Phase::SetUp => words::set_up(),
        Phase::Activation => words::activation(),
        Phase::Action => words::action(),
        Phase::Rally => words::rally(),
    }
}

/// Where an event stands among lines and results.
pub fn telling(table: &Table, event: &Event) -> Telling<PerrysHeroesWindow> {
    let of = |topic, role| Telling { topic: Some(topic), role, ..Telling::default() };
    let Some(told) = Told::of(event) else { return Telling::default() };
    match told {
        Told::Phase { turn, .. } => {
            Telling { turn: Some(turn), begins: Some(Begins::Phase), ..of(Topic::Turn, Role::NewPart) }
        }
        Told::Card { team } => {
            let begins = Some(Begins::Impulse(table.field.team(team).side));
            Telling { begins, ..of(Topic::Turn, Role::NewPart) }
        }
        Told::Went { .. } => of(Topic::Moves, Role::Closes),
        Told::RanOver { .. } => of(Topic::Casualties, Role::StandsAlone),
        Told::Rolled(dice) => of(rolls::topic(dice), rolls::role(dice)),
        Told::Landed(_) | Told::Called(_) | Told::Shelled(_) => of(Topic::Fire, Role::StandsAlone),
        Told::Word { .. } => of(Topic::Word, Role::Closes),
        Told::Is { news, .. } => news.topic().map_or_else(Telling::default, |topic| of(topic, Role::Follows)),
        Told::Over(_) => of(Topic::Turn, Role::Closes),
        Told::Wind { .. } | Told::Placing(_) => of(Topic::Turn, Role::Aside),
        Told::Trap(_) => of(Topic::Traps, Role::Follows),
        Told::Smoke(_) | Told::Drifted(_) => of(Topic::Fire, Role::Follows),
    }
}

/// The sentence of an event; none where it only changes the table, or where it is no news.
pub fn line(table: &Table, then: &Then, event: &Event) -> Option<Line> {
    Some(match Told::of(event)? {
        Told::Phase { turn, phase } => {
            let name = names::told(table, &phase_name(phase));
            plain(table, &told::words::turn_begins(turn, name)).heading().rule(END)
        }
        Told::Placing(side) => {
            let say = told::words::sets_up(PerrysHeroesWindow::side_name(table, side?));
            plain(table, &say).by(side).rule(set_up::rules::PLACES)
        }
        Told::Wind { die } => plain(table, &wind(die)),
        Told::Card { team } => {
            let team = table.field.team(team);
            plain(table, &told::words::card(&team.name)).by(Some(team.side)).heading().rule(ACTIVATION)
        }
        Told::Went { unit, gait, way } => went(table, then, unit, gait, way)?,
        Told::RanOver { unit, over } => {
            about(table, then, unit, &told::words::runs_over(unit, over)).rule(driving::rules::IN_THE_WAY)
        }
        Told::Rolled(dice) => rolls::line(table, then, dice),
        Told::Landed(landed) => rolls::landed(table, landed),
        Told::Called(called) => rolls::called(table, then, called),
        Told::Drifted(drifted) => rolls::drifted(table, drifted),
        Told::Shelled(shelled) => rolls::shelled(table, shelled),
        Told::Word { unit, to, by, of } => word(table, then, (unit, to), by, &names::known(table, of)),
        Told::Is { who, is, news } => return consequences::line(table, then, who, (is, news)),
        Told::Smoke(smoke) => smoked(table, then, smoke)?,
        Told::Trap(trap) => {
            let say = if trap.found { told::words::trap_found() } else { told::words::trap_lies() };
            plain(table, &say).at(Some(At(Spot(trap.at)))).detail()
        }
        Told::Over(outcome) => over(table, outcome),
    })
}

/// Word that is passed on, of whom and by which way.
fn word(table: &Table, then: &Then, (who, to): (CounterId, CounterId), by: By, enemies: &[CounterId]) -> Line {
    let (way, rule) = match by {
        By::Voice => (told::words::by_voice(), communication::rules::BY_VOICE),
        By::Radio => (told::words::by_radio(), communication::rules::BY_RADIO),
        By::Messenger => (told::words::as_messenger(), communication::rules::GIVEN),
    };
    let say = match enemies {
        [] => told::words::tells_again(who, to, way),
        enemies => told::words::tells(who, to, way, enemies),
    };
    about(table, then, who, &say).rule(rule)
}

/// The wind by its die.
pub fn wind(die: u8) -> Say {
    match Wind::of_die(die) {
        Wind::Breeze(to) => told::words::breeze(wording::compass(to)),
        Wind::None | Wind::Unknown => told::words::no_wind(),
        Wind::Strong => told::words::strong_wind(),
    }
}

fn went(table: &Table, then: &Then, unit: CounterId, gait: Option<Gait>, way: &[Point]) -> Option<Line> {
    let far = centimetres(way);
    if table.figure(unit).is_some_and(|figure| figure.is_vehicle()) {
        let say = if way.len() > 1 { told::words::drives(unit, far) } else { told::words::turns_hull(unit) };
        let rule = if way.len() > 1 { driving::rules::DRIVE_MOST } else { driving::rules::ON_THE_SPOT };
        return Some(about(table, then, unit, &say).at(Some(At(Spot(*way.last()?)))).rule(rule));
    }
    let say = match gait_of(then.figure(table, unit), gait) {
        Some(Gait::Crawl) => told::words::crawls(unit, far),
        Some(Gait::Crouch) => told::words::creeps(unit, far),
        Some(Gait::Walk) => told::words::walks(unit, far),
        Some(Gait::Run) => told::words::runs(unit, far),
        None => told::words::moves(unit, far),
    };
    let at = At(Spot(*way.last()?));
    Some(about(table, then, unit, &say).at(Some(at)).rule(movement::rules::MOST))
}

/// Smoke that spreads or drifts away; none where it is as much as before.
fn smoked(table: &Table, then: &Then, smoke: &[Smoke]) -> Option<Line> {
    let say = match smoke.len().cmp(&then.smoke) {
        Ordering::Greater => told::words::smoke_comes(),
        Ordering::Less => told::words::smoke_goes(),
        Ordering::Equal => return None,
    };
    let at = smoke.last().map(|smoke| At(Spot(smoke.at)));
    Some(plain(table, &say).at(at).detail())
}

/// What the winner has won.
pub fn degree(outcome: &Outcome, winner: Side) -> Say {
    match outcome.degree(winner) {
        Degree::TriumphalVictory => told::words::triumph(),
        Degree::MarginalVictory | Degree::StatusQuo | Degree::MarginalDefeat | Degree::TotalDefeat => {
            told::words::marginal()
        }
    }
}

/// How it has ended.
pub fn over(table: &Table, outcome: &Outcome) -> Line {
    let say = match outcome.winner {
        Some(side) => told::words::won(PerrysHeroesWindow::side_name(table, side), degree(outcome, side)),
        None => told::words::drawn(),
    };
    plain(table, &say).by(outcome.winner).heading().rule(tasks::rules::SCORED)
}

/// The dice of an event, each with whoever threw it. Those of a drift are told by where it lands.
pub fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
    match Told::of(event) {
        Some(Told::Rolled(dice)) => rolls::thrown(table, dice),
        Some(Told::Wind { die }) if table.field.wind.is_none() => vec![(None, die)],
        Some(
            Told::Wind { .. }
            | Told::Phase { .. }
            | Told::Placing(_)
            | Told::Card { .. }
            | Told::Went { .. }
            | Told::RanOver { .. }
            | Told::Landed(_)
            | Told::Called(_)
            | Told::Drifted(_)
            | Told::Shelled(_)
            | Told::Word { .. }
            | Told::Is { .. }
            | Told::Smoke(_)
            | Told::Trap(_)
            | Told::Over(_),
        )
        | None => Vec::new(),
    }
}

/// How many faces the dice of an event have: those of the wind as most.
pub fn faces(event: &Event) -> u8 {
    if let Some(Told::Rolled(dice)) = Told::of(event) { rolls::faces(dice) } else { rolls::MOST_FACES }
}

//! What happened, as lines of the log, and the place of each event among results.

use crate::battle::{At, PerrysHeroesWindow};
use crate::consequences;
use crate::rolls;
use crate::sentences::{Line, about, centimetres, plain};
use crate::then::Then;
use crate::told;
use crate::topics::Topic;
use crate::{names, words};
use desk::{Begins, Role, Telling, WindowBox};
use measured_table::Point;
use measured_view::Spot;
use perrys_heroes::rolls::Roll;
use perrys_heroes::sections::tasks;
use perrys_heroes::sections::turn::rules::{ACTIVATION, END};
use perrys_heroes::sections::{communication, movement, set_up};
use perrys_heroes::values::Gait;
use perrys_heroes::{BattleIs, By, Degree, Event, Outcome, Phase, Table, Wind};
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
    match event {
        Event::PhaseBegan { turn, .. } => {
            Telling { turn: Some(*turn), begins: Some(Begins::Phase), ..of(Topic::Turn, Role::NewPart) }
        }
        Event::CardTurned { team, .. } => {
            let begins = Some(Begins::Impulse(table.field.team(*team).side));
            Telling { begins, ..of(Topic::Turn, Role::NewPart) }
        }
        Event::Went { .. } => of(Topic::Moves, Role::Closes),
        Event::Rolled(rolled) => of(rolls::topic(rolled.what), role(rolled.what)),
        Event::Fired(_) | Event::Fought(_) => of(Topic::Fire, Role::Begins),
        Event::Landed(_) => of(Topic::Fire, Role::StandsAlone),
        Event::Struck(_) | Event::Blasted(_) => of(Topic::Casualties, Role::StandsAlone),
        Event::Told { .. } => of(Topic::Word, Role::Closes),
        Event::Is(_, is) => consequences::topic(*is).map_or_else(Telling::default, |topic| of(topic, Role::Follows)),
        Event::Over(_) => of(Topic::Turn, Role::Closes),
        Event::WindRolled { .. } | Event::Placing(_) => of(Topic::Turn, Role::Aside),
        Event::BattleIs(BattleIs::Trap(_)) => of(Topic::Traps, Role::Follows),
        Event::BattleIs(BattleIs::Smoke(_)) => of(Topic::Fire, Role::Follows),
        Event::BattleIs(
            BattleIs::Wind(_) | BattleIs::Screens(_) | BattleIs::TrapGone { .. } | BattleIs::Pool { .. },
        )
        | Event::Pushed(_)
        | Event::Popped
        | Event::Deck(_)
        | Event::RallyIs(_)
        | Event::Planned { .. }
        | Event::Asked { .. }
        | Event::Fled
        | Event::Acts(_)
        | Event::Stands(_) => Telling::default(),
    }
}

/// A morale test follows from what somebody saw, and is a result of its own for who is alone.
const fn role(what: Roll) -> Role {
    match what {
        Roll::Morale => Role::StandsAlone,
        Roll::Rally
        | Roll::Locate
        | Roll::Search
        | Roll::SetTrap
        | Roll::Disarm
        | Roll::Trap
        | Roll::Heal
        | Roll::Throw
        | Roll::RifleGrenade => Role::Begins,
    }
}

/// The sentence of an event; none where it only changes the table, or where it is no news.
pub fn line(table: &Table, then: &Then, event: &Event) -> Option<Line> {
    match event {
        Event::PhaseBegan { turn, phase } => {
            let name = names::told(table, &phase_name(*phase));
            Some(plain(table, &told::words::turn_begins(*turn, name)).heading().rule(END))
        }
        Event::Placing(side) => {
            let side = (*side)?;
            let say = told::words::sets_up(PerrysHeroesWindow::side_name(table, side));
            Some(plain(table, &say).by(Some(side)).rule(set_up::rules::PLACES))
        }
        Event::WindRolled { die } => Some(plain(table, &wind(*die))),
        Event::CardTurned { team, .. } => {
            let team = table.field.team(*team);
            Some(plain(table, &told::words::card(&team.name)).by(Some(team.side)).heading().rule(ACTIVATION))
        }
        Event::Went { unit, gait, way, .. } => went(table, then, *unit, *gait, way),
        Event::Rolled(rolled) => Some(rolls::rolled(table, then, rolled)),
        Event::Fired(volley) => Some(rolls::fired(table, then, volley)),
        Event::Struck(struck) => Some(rolls::struck(table, then, struck)),
        Event::Landed(landed) => Some(rolls::landed(table, landed)),
        Event::Blasted(blasted) => Some(rolls::blasted(table, then, blasted)),
        Event::Fought(bout) => Some(rolls::fought(table, then, bout)),
        Event::Told { unit, to, by, about: whom } => {
            let (way, rule) = match by {
                By::Voice => (told::words::by_voice(), communication::rules::BY_VOICE),
                By::Radio => (told::words::by_radio(), communication::rules::BY_RADIO),
                By::Messenger => (told::words::as_messenger(), communication::rules::GIVEN),
            };
            let enemies: Vec<CounterId> = whom.numbers().filter_map(|no| table.figures.id.get(no).copied()).collect();
            let say = match &enemies[..] {
                [] => told::words::tells_again(*unit, *to, way),
                enemies => told::words::tells(*unit, *to, way, enemies),
            };
            Some(about(table, then, *unit, &say).rule(rule))
        }
        Event::Is(who, is) => consequences::line(table, then, *who, *is),
        Event::BattleIs(is) => of_battle(table, then, is),
        Event::Over(outcome) => Some(over(table, outcome)),
        Event::Pushed(_)
        | Event::Popped
        | Event::Deck(_)
        | Event::RallyIs(_)
        | Event::Planned { .. }
        | Event::Asked { .. }
        | Event::Fled
        | Event::Acts(_)
        | Event::Stands(_) => None,
    }
}

/// The wind by its die.
pub fn wind(die: u8) -> Say {
    match Wind::of_die(die) {
        Wind::Breeze(to) => told::words::breeze(match to.tenths() / 600 {
            0 => told::words::north(),
            1 => told::words::north_east(),
            2 => told::words::south_east(),
            3 => told::words::south(),
            4 => told::words::south_west(),
            _ => told::words::north_west(),
        }),
        Wind::None | Wind::Unknown => told::words::no_wind(),
        Wind::Strong => told::words::strong_wind(),
    }
}

fn went(table: &Table, then: &Then, unit: CounterId, gait: Option<Gait>, way: &[Point]) -> Option<Line> {
    let far = centimetres(way);
    let say = match gait {
        Some(Gait::Crawl) => told::words::crawls(unit, far),
        Some(Gait::Crouch) => told::words::creeps(unit, far),
        Some(Gait::Walk) => told::words::walks(unit, far),
        Some(Gait::Run) => told::words::runs(unit, far),
        None => told::words::moves(unit, far),
    };
    let at = At(Spot(*way.last()?));
    Some(about(table, then, unit, &say).at(Some(at)).rule(movement::rules::MOST))
}

fn of_battle(table: &Table, then: &Then, is: &BattleIs) -> Option<Line> {
    match is {
        BattleIs::Smoke(smoke) => {
            let say = match smoke.len() {
                now if now > then.smoke => told::words::smoke_comes(),
                now if now < then.smoke => told::words::smoke_goes(),
                _ => return None,
            };
            let at = smoke.last().map(|smoke| At(Spot(smoke.at)));
            Some(plain(table, &say).at(at).detail())
        }
        BattleIs::Trap(trap) => {
            let say = if trap.found { told::words::trap_found() } else { told::words::trap_lies() };
            Some(plain(table, &say).at(Some(At(Spot(trap.at)))).detail())
        }
        BattleIs::Wind(_) | BattleIs::Screens(_) | BattleIs::TrapGone { .. } | BattleIs::Pool { .. } => None,
    }
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

fn over(table: &Table, outcome: &Outcome) -> Line {
    let say = match outcome.winner {
        Some(side) => told::words::won(PerrysHeroesWindow::side_name(table, side), degree(outcome, side)),
        None => told::words::drawn(),
    };
    plain(table, &say).by(outcome.winner).heading().rule(tasks::rules::SCORED)
}

/// The dice of an event, each with whoever threw it. Those of a drift are told by where it lands.
pub fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
    let side = |who: CounterId| table.figure(who).map(|figure| figure.side);
    match event {
        Event::WindRolled { die } => table.field.wind.is_none().then_some((None, *die)).into_iter().collect(),
        Event::Rolled(rolled) => vec![(side(rolled.unit), rolled.die)],
        Event::Fired(volley) => volley.shots.iter().map(|shot| (side(volley.unit), shot.die)).collect(),
        Event::Struck(struck) => vec![(side(struck.unit), struck.die)],
        Event::Blasted(blasted) => blasted.dice.iter().map(|die| (side(blasted.unit), *die)).collect(),
        Event::Fought(bout) => vec![(side(bout.unit), bout.dice[0]), (side(bout.at), bout.dice[1])],
        Event::PhaseBegan { .. }
        | Event::Placing(_)
        | Event::CardTurned { .. }
        | Event::Went { .. }
        | Event::Landed(_)
        | Event::Told { .. }
        | Event::Is(..)
        | Event::BattleIs(_)
        | Event::Pushed(_)
        | Event::Popped
        | Event::Deck(_)
        | Event::RallyIs(_)
        | Event::Planned { .. }
        | Event::Asked { .. }
        | Event::Fled
        | Event::Acts(_)
        | Event::Over(_)
        | Event::Stands(_) => Vec::new(),
    }
}

/// How many faces the dice of an event have (PH-0-03): six those of casualties, of bursts, of locating and of traps that may go off.
pub fn faces(event: &Event) -> u8 {
    if let Event::Rolled(rolled) = event {
        return rolls::faces(rolled.what);
    }
    if let Event::Struck(_) | Event::Blasted(_) = event { 6 } else { 10 }
}

//! A start in the middle of a game, as a position says it.

use super::called::in_the_air;
use super::point;
use crate::facts::battle::{BattleIs, Smoke, Trap, Wind};
use crate::facts::field::{Field, Man};
use crate::facts::figures::{Figure, Known, Mark};
use crate::facts::flow::Phase;
use crate::facts::frames::Activation;
use crate::facts::start::Start;
use crate::files::scenario::{AimDef, FigureDef, PositionDef};
use crate::files::values::{Arm, Health, Points};
use measured_table::Share;
use std::sync::Arc;
use table::{CounterId, Side};

/// The start in the middle of a game.
pub(super) fn in_the_middle(start: &mut Start, position: &PositionDef) -> Option<()> {
    let Start { field, figures, battle, flow } = start;
    let turn = position.turn.max(1);
    let ids: Vec<CounterId> = figures.iter().map(|figure| figure.id).collect();
    let known =
        |list: &[CounterId]| -> Known { list.iter().filter_map(|id| ids.iter().position(|one| one == id)).collect() };
    let number = |id: &str| ids.iter().position(|one| one.as_str() == id).and_then(|no| u8::try_from(no).ok());
    for def in &position.figures {
        let id: CounterId = def.id.parse().ok()?;
        let figure = figures.iter_mut().find(|figure| figure.id == id)?;
        stands(figure, def, field, &known);
        match (figure.is_vehicle(), &def.aboard) {
            (true, _) => drives(figure, def, &number),
            (false, Some(vehicle)) => figure.aboard = number(vehicle),
            // Who stands somewhere does not ride; who has left the table, or is dead and lies nowhere, stays where he was.
            (false, None) if def.at.is_some() => figure.aboard = None,
            (false, None) => {}
        }
    }
    battle.wind = position.wind.or(field.wind).map_or(Wind::None, Wind::of_die);
    for smoke in &position.smoke {
        battle.smoke.push(Smoke { at: point(smoke.at), kind: smoke.kind, plume: smoke.plume, screen: smoke.screen });
        battle.screens = battle.screens.max(smoke.screen + 1);
    }
    for (no, trap) in position.traps.iter().enumerate() {
        let first = field.teams.iter().position(|team| team.side == trap.by.side)?;
        let team = u8::try_from(first).ok()? + trap.by.team;
        let no = u16::try_from(no).ok()?;
        let (at, side) = (point(trap.at), trap.by.side);
        battle.write(&BattleIs::Trap(Trap { no, at, side, team, found: trap.found, kind: trap.kind }));
    }
    in_the_air(battle, field, position);
    (flow.turn, flow.phase) = (turn, Phase::Action);
    let number = |name: &crate::files::scenario::TeamName| {
        let first = field.teams.iter().position(|team| team.side == name.side)?;
        u8::try_from(first).ok().map(|first| first + name.team)
    };
    let all = (0..field.teams.len()).filter_map(|no| u8::try_from(no).ok());
    flow.deck = match &position.deck {
        Some(deck) => deck.iter().filter_map(number).collect(),
        None => all.collect(),
    };
    if let Some(active) = position.active.as_ref().and_then(number) {
        flow.deck.retain(|team| *team != active);
        let side = field.teams.get(usize::from(active))?.side;
        flow.stack.push(Activation { team: active, side, fled: true, acted: Vec::new() }.into());
    }
    points(start, position);
    Some(())
}

/// A figure as a position says it.
fn stands(figure: &mut Figure, def: &FigureDef, field: &Field, known: &impl Fn(&[CounterId]) -> Known) {
    if let Some(man) = def.man {
        let before = |man: &&Man| field.team(man.team).side != figure.side;
        let first = if figure.side == Side::First { 0 } else { field.men.iter().take_while(before).count() };
        if let Some(who) = u8::try_from(first + usize::from(man)).ok().filter(|who| usize::from(*who) < field.men.len())
        {
            figure.becomes(who, field);
        }
    }
    figure.at = def.at.map(point);
    figure.facing = def.facing.0;
    (figure.health, figure.morale, figure.posture) = (def.health, def.morale, def.posture);
    (figure.concealed, figure.left) = (def.concealed, def.left);
    // A death is seen by all.
    figure.located = def.located || def.health == Health::Dead;
    (figure.knows, figure.carries) = (known(&def.knows), known(&def.carries));
    (figure.motion, figure.alert, figure.answer) = (def.motion, def.alert, def.answer);
    (figure.suppressed, figure.jam, figure.launcher) = (def.suppressed, def.jam, def.launcher);
    let serves = figure.who.is_some_and(|who| field.men[usize::from(who)].support.is_some());
    figure.jams = if serves { Arm::Support } else { Arm::Light };
    (figure.still, figure.volleys, figure.used) = (def.still, def.volleys, def.used);
    figure.acted = def.used > 0;
    figure.walked = share(def.walked);
    figure.points = def.points.unwrap_or(0);
    figure.grenades = def.grenades.unwrap_or(figure.grenades);
    figure.smoke_grenades = def.smoke_grenades.unwrap_or(figure.smoke_grenades);
    figure.rifle_grenades = def.rifle_grenades.unwrap_or(figure.rifle_grenades);
    figure.panzerfausts = def.panzerfausts.unwrap_or(figure.panzerfausts);
    figure.molotovs = def.molotovs.unwrap_or(figure.molotovs);
    figure.mines = def.mines.unwrap_or(figure.mines);
}

/// What a position says of a vehicle.
fn drives(figure: &mut Figure, def: &FigureDef, number: &impl Fn(&str) -> Option<u8>) {
    figure.turret = def.turret.map_or(figure.facing, |turret| turret.0);
    figure.round = def.round;
    figure.aim = def.aim.as_ref().and_then(|aim| match aim {
        AimDef::Enemy(id) => number(id).map(Mark::Enemy),
        AimDef::Place(at) => Some(Mark::Place(point(*at))),
    });
    figure.shot_at = def.shot_at && figure.aim.is_some();
    (figure.hatch, figure.paces) = (def.hatch, def.paces);
    (figure.immobile, figure.turret_jammed, figure.gun_useless) = (def.immobile, def.turret_jammed, def.gun_useless);
    (figure.damaged, figure.abandoned, figure.gun_fired) = (def.damaged, def.abandoned, def.gun_fired);
}

/// A share of the allowance by its number of 30,000ths; what is more than the whole is the whole.
fn share(of: u16) -> Share {
    Share::of(i32::from(of), 30_000).unwrap_or(Share::WHOLE)
}

/// Whether somebody is aboard a vehicle to serve it, and whether who commands it is an officer or NCO.
fn crewed(start: &Start, vehicle: usize) -> (bool, bool) {
    let crew = start.field.vehicles[vehicle].crew.clone();
    let serves = |figure: &&Figure| figure.who.is_some_and(|who| crew.contains(&who)) && figure.aboard.is_some();
    let mut alive = start.figures.iter().filter(serves).filter(|figure| figure.health != Health::Dead);
    let commander = alive.clone().find(|figure| figure.who == Some(crew.start));
    let leads = commander.and_then(|figure| figure.who).is_some_and(|who| start.field.men[usize::from(who)].leads());
    (alive.next().is_some(), leads)
}

/// The points of those who have not acted yet, as the Activation phase has worked them out (PH-6.1).
fn points(start: &mut Start, position: &PositionDef) {
    let field = Arc::clone(&start.field);
    for (no, team) in field.teams.iter().enumerate() {
        let Ok(number) = u8::try_from(no) else { return };
        let mut pool: i32 = 0;
        let crewed = team.vehicle.map(|vehicle| crewed(start, usize::from(vehicle)));
        let own = |figure: &&mut Figure| figure.team.0 == number && figure.is_there();
        for figure in start.figures.iter_mut().filter(own) {
            if figure.is_vehicle() {
                let mut own: i32 = 0;
                if let Some((true, commanded)) = crewed {
                    crate::sections::points::of_crew(figure.id, commanded, &mut own);
                }
                let said = position.figures.iter().find(|def| def.id == figure.id.as_str()).and_then(|def| def.points);
                figure.points = said.unwrap_or(own.saturating_sub(figure.used.into()).max(0) as u8);
                continue;
            }
            if crewed.is_some() && figure.aboard.is_some() {
                continue;
            }
            let man = figure.who.map(|who| &field.men[usize::from(who)]);
            let mut own: i32 = 0;
            crate::sections::points::of_man(figure, man, &mut own);
            pool += own;
            let said = position.figures.iter().find(|def| def.id == figure.id.as_str()).and_then(|def| def.points);
            if field.points == Points::Individual {
                figure.points = said.unwrap_or(own.saturating_sub(figure.used.into()) as u8);
            } else {
                pool -= i32::from(figure.used);
            }
        }
        let active = start.flow.stack.innermost::<Activation>().is_some_and(|one| one.team == number);
        let said = position.pool.filter(|_| active).map(i32::from);
        let waits = active || start.flow.deck.contains(&number);
        let left = if waits { said.unwrap_or(pool).clamp(0, i32::from(u8::MAX)) as u8 } else { 0 };
        start.battle.write(&BattleIs::Pool { team: number, side: team.side, left });
    }
}

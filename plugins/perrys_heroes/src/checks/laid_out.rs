//! The start position that files without mistakes make.

use crate::facts::battle::{Battle, BattleIs, Call, Light, Smoke, Support, Trap, Wind};
use crate::facts::field::{Field, Man, SideField, Team};
use crate::facts::figures::{Figure, Known, TeamNo};
use crate::facts::flow::{Flow, Phase};
use crate::facts::frames::Activation;
use crate::facts::start::Start;
use crate::files::charts::{Charts, GroundDef};
use crate::files::force::{ForceDef, ManDef};
use crate::files::scenario::{At, CallDef, FigureDef, PositionDef, ScenarioDef, SideDef, SupportDef};
use crate::files::values::{Arm, Battery, Edge, Grade, Health, Points, Speciality};
use crate::files::weapons::{WeaponClass, WeaponNo, Weapons};
use crate::sections::artillery;
use measured_table::shapes::TacticalHex;
use measured_table::ways::posts;
use measured_table::{Area, Ground, KindSet, Piece, Point, Share, TableDef};
use smallvec::SmallVec;
use std::sync::Arc;
use table::{CounterId, Side};

/// The files of which a start is made.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The scenario.
    pub scenario: &'a ScenarioDef,
    /// Its table.
    pub table: &'a TableDef,
    /// The kinds of terrain.
    pub kinds: &'a KindSet,
    /// The charts.
    pub charts: &'a Charts,
    /// The firearms.
    pub weapons: &'a Weapons,
    /// The forces of both sides.
    pub forces: [&'a ForceDef; 2],
}

/// A point in a file: centimetres with decimals there, whole tenths of a millimetre here (PH-GEO-01, PH-GEO-17).
pub(crate) const fn point(at: At) -> Point {
    Point::new(at.0.0, at.1.0)
}

/// The start; none if something is wrong that the checks tell of.
pub fn start(files: &Files) -> Option<Start> {
    let field = Arc::new(field(files)?);
    let figures = figures(files, &field)?;
    let supports = supports(&field, files.forces);
    let battle = Battle { supports, ..Battle::default() };
    let mut start = Start { field, figures, battle, flow: Flow::default() };
    if let Some(position) = &files.scenario.position {
        in_the_middle(&mut start, position)?;
    }
    Some(start)
}

/// What both sides have bought (PH-7.8-01, PH-H-16).
fn supports(field: &Field, forces: [&ForceDef; 2]) -> Vec<Support> {
    let of_side = |(side, force): (Side, &ForceDef)| -> Vec<Support> {
        let support = |(no, battery): (u8, &Battery)| Support {
            no,
            side,
            battery: *battery,
            calls: field.charts.artillery.of(*battery).calls,
            registered: SmallVec::new(),
            call: None,
        };
        (0..).zip(&force.artillery).map(support).collect()
    };
    Side::BOTH.into_iter().zip(forces).flat_map(of_side).collect()
}

/// What has become of it in the middle of a game.
fn in_the_air(battle: &mut Battle, field: &Field, position: &PositionDef) {
    for support in &mut battle.supports {
        support.registered = artillery::by_itself(field, support.side, support.battery);
        let is_it = |def: &&SupportDef| (def.side, def.support) == (support.side, support.no);
        let Some(def) = position.artillery.iter().find(is_it) else { continue };
        let hex = |at: At| TacticalHex::at(field.ground.hexes_from, point(at));
        if let Some(registered) = &def.registered {
            support.registered = registered.iter().copied().map(hex).collect();
        }
        let call = |call: &CallDef| Call { by: call.by, at: hex(call.at), mission: call.mission, due: call.due };
        support.call = def.call.as_ref().map(call);
        // What is in the air has been taken from those bought.
        let left = support.calls.saturating_sub(u8::from(support.call.is_some()));
        support.calls = def.calls.unwrap_or(left);
    }
    battle.lights = position.lights.iter().map(|def| Light { at: point(def.at), until: def.until }).collect();
}

fn field(files: &Files) -> Option<Field> {
    let Files { scenario, table, kinds, charts, weapons, forces } = files;
    let ground = Ground::build(table, kinds).ok()?;
    let sides = [(&scenario.sides.0, forces[0]), (&scenario.sides.1, forces[1])];
    let (mut men, mut teams): (Vec<Man>, Vec<Team>) = (Vec::new(), Vec::new());
    for (side, (def, force)) in Side::BOTH.into_iter().zip(sides) {
        let mut number = 1;
        for team in &force.teams {
            let no = u8::try_from(teams.len()).ok()?;
            let mut figures = Vec::new();
            for man in &team.men {
                figures.push(format!("{}-{number:02}", def.key).parse::<CounterId>().ok()?);
                number += 1;
                men.push(self::man(man, force, no, charts, weapons));
            }
            teams.push(Team { name: team.name.clone(), side, figures });
        }
    }
    pair_up(&mut men);
    let grounds = kinds.kinds.iter().map(|kind| {
        let does = charts.grounds.iter().find(|ground| ground.kind == kind.key);
        does.cloned().unwrap_or_else(|| GroundDef { kind: kind.key.clone(), ..GroundDef::default() })
    });
    let grounds: Vec<GroundDef> = grounds.collect();
    let covers = |piece: &Piece| {
        let does = &grounds[usize::from(piece.kind.0)];
        does.cuts || does.cover.is_some()
    };
    let posts = posts(&ground, charts.house.base.0 / 2, covers);
    let sees = charts.visibility(scenario.hour, scenario.weather)?;
    Some(Field {
        title: scenario.title.clone(),
        briefing: scenario.briefing.clone(),
        sides: sides.map(|(def, force)| side(def, force, &ground, charts)),
        grounds,
        ground,
        kinds: (*kinds).clone(),
        charts: (*charts).clone(),
        weapons: (*weapons).clone(),
        men,
        teams,
        turns: scenario.turns,
        hour: scenario.hour,
        weather: scenario.weather,
        sees: [sees.eye.0, sees.optics.0],
        wind: scenario.wind,
        points: scenario.points,
        concealment: scenario.concealment,
        dealt: scenario.dealt,
        switches: scenario.switches,
        posts,
    })
}

fn man(def: &ManDef, force: &ForceDef, team: u8, charts: &Charts, weapons: &Weapons) -> Man {
    let no = |key: &Option<String>| key.as_ref().and_then(|key| weapons.no(key));
    // PH-4.3-05: officers and NCOs have a pistol for free, the first of their nation where the force names none.
    let free = || {
        let is_one = |no: &WeaponNo| {
            let weapon = weapons.def(*no);
            weapon.class == WeaponClass::Pistol && weapon.nations.contains(&force.nation)
        };
        (0..weapons.weapons.len()).filter_map(|no| u8::try_from(no).ok()).find(is_one)
    };
    let leads = matches!(def.grade, Grade::Officer | Grade::Nco);
    Man {
        name: def.name.clone(),
        grade: def.grade,
        experience: def.experience,
        speciality: def.speciality,
        nation: force.nation,
        team,
        support: no(&def.support),
        light: no(&def.weapon),
        pistol: no(&def.pistol).or_else(|| leads.then(free).flatten()),
        pair: def.assists.then_some(u8::MAX),
        launcher: def.rifle_grenades > 0,
        binoculars: def.binoculars,
        first_aid: def.first_aid || def.speciality == Speciality::Medic,
        clothing: def.clothing,
        foliage: def.foliage,
        elite: force.elite,
        grenades: def.grenades,
        smoke_grenades: def.smoke_grenades,
        rifle_grenades: def.rifle_grenades,
        traps: def.traps,
        cost: crate::checks::prices::cost(def, charts, weapons),
    }
}

/// Gunners and the assistants behind them know each other.
fn pair_up(men: &mut [Man]) {
    let mut gunner = None;
    for no in 0..men.len() {
        let team = men[no].team;
        if men[no].support.is_some() {
            gunner = Some((no, team));
        } else if men[no].pair.take().is_some()
            && let Some((first, _)) = gunner.take().filter(|(_, of)| *of == team)
        {
            men[first].pair = u8::try_from(no).ok();
            men[no].pair = u8::try_from(first).ok();
        }
    }
}

fn side(def: &SideDef, force: &ForceDef, ground: &Ground, charts: &Charts) -> SideField {
    let outline = if def.zone.is_empty() {
        strip(def.edge, ground, charts.house.zone.0)
    } else {
        def.zone.iter().copied().map(point).collect()
    };
    SideField {
        name: def.name.clone(),
        nation: force.nation,
        edge: def.edge,
        zone: Area { outline, holes: vec![] },
        task: def.task,
        objectives: def.objectives.iter().copied().map(point).collect(),
    }
}

/// The strip along an edge (PH-H-32).
fn strip(edge: Edge, ground: &Ground, depth: i32) -> Vec<Point> {
    let (least, most) = (ground.bounds.least, ground.bounds.most);
    let (from, to) = match edge {
        Edge::North => (least, Point::new(most.x, least.y + depth)),
        Edge::South => (Point::new(least.x, most.y - depth), most),
        Edge::West => (least, Point::new(least.x + depth, most.y)),
        Edge::East => (Point::new(most.x - depth, least.y), most),
    };
    vec![from, Point::new(to.x, from.y), to, Point::new(from.x, to.y)]
}

/// All figures, as they begin; not dealt where dice deal them.
fn figures(files: &Files, field: &Field) -> Option<Vec<Figure>> {
    let mut figures = Vec::new();
    for (no, team) in field.teams.iter().enumerate() {
        for id in &team.figures {
            let mut figure = Figure::new(*id, team.side, TeamNo(u8::try_from(no).ok()?));
            let man = u8::try_from(figures.len()).ok()?;
            if !files.scenario.dealt || files.scenario.position.is_some() {
                figure.becomes(man, field);
            }
            figures.push(figure);
        }
    }
    Some(figures)
}

/// The start in the middle of a game.
fn in_the_middle(start: &mut Start, position: &PositionDef) -> Option<()> {
    let Start { field, figures, battle, flow } = start;
    let turn = position.turn.max(1);
    let ids: Vec<CounterId> = figures.iter().map(|figure| figure.id).collect();
    let known =
        |list: &[CounterId]| -> Known { list.iter().filter_map(|id| ids.iter().position(|one| one == id)).collect() };
    for def in &position.figures {
        let id: CounterId = def.id.parse().ok()?;
        let figure = figures.iter_mut().find(|figure| figure.id == id)?;
        stands(figure, def, field, &known);
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
        battle.write(&BattleIs::Trap(Trap { no, at: point(trap.at), side: trap.by.side, team, found: trap.found }));
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
        let first = field.teams.iter().take_while(|team| team.side != figure.side).map(|team| team.figures.len());
        let first: usize = if figure.side == Side::First { 0 } else { first.sum() };
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
}

/// A share of the allowance by its number of 30,000ths; what is more than the whole is the whole.
fn share(of: u16) -> Share {
    Share::of(i32::from(of), 30_000).unwrap_or(Share::WHOLE)
}

/// The points of those who have not acted yet, as the Activation phase has worked them out (PH-6.1).
fn points(start: &mut Start, position: &PositionDef) {
    let field = Arc::clone(&start.field);
    for (no, team) in field.teams.iter().enumerate() {
        let Ok(number) = u8::try_from(no) else { return };
        let mut pool: i32 = 0;
        for figure in start.figures.iter_mut().filter(|figure| figure.team.0 == number && figure.is_there()) {
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

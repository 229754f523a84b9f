//! What a battle is about: place, forces by their counters, victory conditions in words. The menu shows it before a battle, the window of
//! objectives during one.

use crate::counters::faces::{side_colours, unit_face, weapon_face};
use crate::counters::names;
use crate::counters::vehicle_face::at_rest;
use crate::wording::verbs::Verb;
use crate::words;
use bevy_egui::egui::Color32;
use board_art::CounterFace;
use lock_n_load::OffMap;
use lock_n_load::definition::UnitKind;
use lock_n_load::scenario::{Joint, VictoryDef};
use lock_n_load::sections::victory;
use lock_n_load::{Balance, Strength, Table, Trait, UnitNow, UnitState, When};
use opponent::Level;
use panel_kit::players::{Measured, in_ten};
use panel_kit::theme::accent_of;
use table::{Say, Side};

/// Equal counters of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muster {
    /// What they look like.
    pub face: CounterFace,
    /// What one of them is called.
    pub name: String,
    /// How many there are.
    pub count: usize,
    /// From which turn on they enter; none: they are there from the start.
    pub turn: Option<u8>,
}

/// The counters of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force {
    /// The side's name.
    pub name: String,
    /// The name is a plural.
    pub plural: bool,
    /// Its colour on dark panels.
    pub accent: Color32,
    /// Squads (a half-squad or crew counts half), in halves.
    pub half_squads: usize,
    /// Vehicles.
    pub vehicles: usize,
    /// Who is there, those who are there first before those who enter later.
    pub musters: Vec<Muster>,
}

/// A way to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Whose.
    pub side: Side,
    /// What must hold, and when: "Control of at least 2 of G6, J6 at the end of turn 5"; of several parts the beginning of the sentence.
    pub words: String,
    /// The parts, where there are several.
    pub parts: Vec<String>,
}

/// What a battle is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Briefing {
    /// Its title.
    pub title: String,
    /// Place and date.
    pub place: String,
    /// The story.
    pub story: String,
    /// How many turns.
    pub turns: u8,
    /// Hexes of the map.
    pub hexes: usize,
    /// Special rules in words.
    pub special_rules: Vec<String>,
    /// Both sides.
    pub forces: [Force; 2],
    /// Ways to win, in the scenario's order.
    pub aims: Vec<Aim>,
    /// What happens if nobody has won after the last turn, and other ends, in sentences.
    pub otherwise: Vec<String>,
    /// How often each side has won, where that is known.
    pub balance: Option<Balance>,
    /// How strong computer players are here, where that is known.
    pub strengths: Vec<Measured>,
}

impl Briefing {
    /// Of a battle, with the counters that are in it now: ask for it before the first order.
    pub fn of(table: &Table) -> Self {
        let scenario = &table.field.scenario;
        Self {
            title: scenario.title.clone(),
            place: scenario.place.clone(),
            story: scenario.briefing.clone(),
            turns: scenario.turns,
            hexes: table.field.map.hexes.len(),
            special_rules: scenario.special_rules.clone(),
            forces: Side::BOTH.map(|side| force(table, side)),
            aims: scenario.victory.iter().map(|def| aim(table, def)).collect(),
            otherwise: otherwise(table),
            balance: scenario.balance.clone(),
            strengths: strengths(&scenario.strength),
        }
    }

    /// "5 against 5½ squads"; with vehicles "7 squads and 3 vehicles against 6 squads and 1 vehicle".
    pub fn size(&self) -> String {
        let squads = |force: &Force| match (force.half_squads / 2, force.half_squads % 2) {
            (0, 1) => "½".to_string(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        };
        let [first, second] = &self.forces;
        if !self.has_vehicles() {
            return words::squads_against_squads(squads(first), squads(second)).said();
        }
        let whole = |force: &Force| {
            // One squad, and less than one, is no plural.
            let men = words::force_squads(force.half_squads.div_ceil(2) as i64, squads(force));
            let vehicles = words::force_vehicles(force.vehicles as i64);
            match (force.half_squads, force.vehicles) {
                (_, 0) => men,
                (0, _) => vehicles,
                _ => Say::all([men, vehicles]),
            }
        };
        words::force_against_force(whole(first), whole(second)).said()
    }

    /// Whether any side has vehicles.
    pub fn has_vehicles(&self) -> bool {
        self.forces.iter().any(|force| force.vehicles > 0)
    }

    /// "between two sergeants US Airborne wins 6 of 10 games"; none where nobody has counted.
    pub fn balance_in_words(&self) -> Option<String> {
        let balance = self.balance.as_ref()?;
        let [first, second] = &self.forces;
        let games = balance.first + balance.second + balance.drawn;
        let level = Level::ALL.into_iter().find(|level| balance.level.as_deref() == Some(level.name()));
        let who = level.map_or_else(words::equal_players, two_of);
        let (force, won) =
            if balance.first >= balance.second { (first, balance.first) } else { (second, balance.second) };
        let wins = Verb::Wins.after(force.plural);
        let (won, drawn) = (in_ten(won, games), in_ten(balance.drawn, games));
        Some(match drawn {
            0 => words::wins_of_ten(who, &force.name, wins, won, games).said(),
            drawn => words::wins_and_draws_of_ten(drawn, who, &force.name, wins, i64::from(won), games).said(),
        })
    }
}

/// Two computer players of the same level.
fn two_of(level: Level) -> Say {
    match level {
        Level::Recruit => words::two_recruits(),
        Level::Corporal => words::two_corporals(),
        Level::Sergeant => words::two_sergeants(),
        Level::Lieutenant => words::two_lieutenants(),
        Level::Captain => words::two_captains(),
    }
}

/// What a scenario says of computer players, without those whom this program does not have.
pub(crate) fn strengths(of: &[Strength]) -> Vec<Measured> {
    of.iter().filter_map(|one| Measured::of(&one.player, &one.against, one.won, one.games)).collect()
}

/// When a condition is read.
pub fn when_in_words(when: When) -> Say {
    match when {
        When::EndOfTurn(turn) => words::end_of_turn(turn),
        When::EndOfAnyTurnFrom(turn) => words::end_of_any_turn(turn),
        When::AtOnce => words::at_any_moment(),
    }
}

/// Conditions that are joined are told one by one: a sentence with "and" and "or" in it can be read in two ways.
pub(crate) fn aim(table: &Table, def: &VictoryDef) -> Aim {
    let when = when_in_words(def.when);
    let parts =
        victory::parts(&def.condition).iter().map(|part| names::sentence(&victory::in_words(table, part).said()));
    let words = match def.condition.joined() {
        Some((Joint::Or, _)) => words::any_of_these(when),
        Some((Joint::And, _)) => words::all_of_these(when),
        None => words::condition_at(victory::in_words(table, &def.condition), when),
    };
    Aim { side: def.side, words: names::sentence(&words.said()), parts: parts.collect() }
}

/// What ends the battle besides the conditions (LNL-SC-10, -11).
pub fn otherwise(table: &Table) -> Vec<String> {
    let scenario = &table.field.scenario;
    let name = |side: Side| &scenario.side(side).name;
    let last = match scenario.otherwise {
        Some(side) => words::otherwise_won(name(side), Verb::Has.of(table, side), scenario.turns),
        None => words::otherwise_draw(scenario.turns),
    };
    let has_aims = |side: Side| scenario.victory.iter().any(|aim| aim.side == side);
    let both = (has_aims(Side::First) && has_aims(Side::Second))
        .then(|| if scenario.ranked { words::both_hold_ranked() } else { words::both_hold_draw() });
    let gone: Vec<Side> = Side::BOTH.into_iter().filter(|side| scenario.side(*side).loses_when_gone).collect();
    let gone = match gone[..] {
        [] => None,
        [only] => Some(words::loses_when_gone(name(only), Verb::Loses.of(table, only))),
        _ => Some(words::either_loses_when_gone()),
    };
    both.into_iter().chain([last]).chain(gone).map(|line| line.said()).collect()
}

fn force(table: &Table, side: Side) -> Force {
    let scenario = table.field.scenario.side(side);
    let mut musters: Vec<Muster> = Vec::new();
    let mut add = |face: CounterFace, name: &str, turn: Option<u8>| match musters
        .iter_mut()
        .find(|muster| muster.face == face && muster.turn == turn)
    {
        Some(muster) => muster.count += 1,
        None => musters.push(Muster { face, name: name.to_string(), count: 1, turn }),
    };
    let mut units: Vec<UnitNow> = table.side(side).filter(|unit| is_in(*unit)).collect();
    units.sort_by_key(|unit| rank(unit.kind));
    for unit in &units {
        // Counters that differ by their letter alone, or by where they point, are counted together.
        let face = at_rest(CounterFace { letter: None, ..unit_face(table, *unit) });
        add(face, &table.definition(*unit).name, arrival(table, *unit));
    }
    for unit in &units {
        for weapon in table.carried_by(unit.id) {
            add(weapon_face(table, weapon), &table.weapon_definition(weapon).name, arrival(table, *unit));
        }
    }
    musters.sort_by_key(|muster| muster.turn);
    let half_squads = units.iter().map(|unit| usize::from(table.class(*unit).stacking.halves));
    Force {
        name: scenario.name.clone(),
        plural: scenario.plural,
        accent: accent_of(side_colours(table, side)),
        half_squads: half_squads.sum(),
        vehicles: units.iter().map(|unit| usize::from(table.class(*unit).stacking.vehicles)).sum(),
        musters,
    }
}

/// Heroes of the pool rise by chance or never, so they are no part of the forces; a sniper is.
fn is_in(unit: UnitNow) -> bool {
    match unit.state {
        UnitState::On(_) | UnitState::Off(OffMap::SetUp | OffMap::Waiting | OffMap::Aboard) => true,
        UnitState::Off(OffMap::Pool) => unit.may(Trait::Snipes),
        UnitState::Off(OffMap::Exited | OffMap::Lost | OffMap::Joined) => false,
    }
}

/// Squads first, as everybody counts them.
const fn rank(kind: UnitKind) -> u8 {
    match kind {
        UnitKind::Squad => 0,
        UnitKind::HalfSquad => 1,
        UnitKind::Crew => 2,
        UnitKind::Leader => 3,
        UnitKind::Hero => 4,
        UnitKind::Medic => 5,
        UnitKind::Sniper => 6,
        UnitKind::WeaponTeam => 7,
        UnitKind::Vehicle => 8,
    }
}

/// The turn from which a unit enters.
fn arrival(table: &Table, unit: UnitNow) -> Option<u8> {
    let scenario = table.field.scenario.side(unit.side);
    // Passengers come with their vehicle.
    let unit = unit.aboard.and_then(|seat| table.unit(seat.vehicle)).unwrap_or(unit);
    let waits = matches!(unit.state, UnitState::Off(OffMap::Waiting));
    let def = scenario.counters.iter().find(|counter| waits && counter.id == unit.id)?;
    let group = scenario.entries.iter().find(|group| Some(&group.id) == def.entry.as_ref())?;
    Some(group.turn)
}

#[cfg(test)]
#[path = "briefing_test.rs"]
mod tests;

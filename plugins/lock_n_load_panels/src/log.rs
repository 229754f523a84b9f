//! The log: a sentence for every event that people read.

use crate::battle::Battle;
use crate::model::{Log, LogLine, Topic};
use crate::names::{self, Names};
use bevy::prelude::*;
use hex_board::Place;
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::{CheckResult, Event, Line, LossCause, MoraleRoll, Movement, Phase, Table, Trait, thrown};
use table::{CounterId, RuleId, Side};

/// How far the log has been written.
#[derive(Default)]
pub(crate) struct Writer {
    names: Names,
    entries: usize,
    /// The journal's generation up to which it has been written.
    generation: u64,
    turn: u8,
    born: u64,
}

/// Brings the log up to date with the journal.
pub(crate) fn write_log(battle: Option<Res<Battle>>, mut log: ResMut<Log>, mut writer: Local<Writer>) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() {
        return;
    }
    let journal = battle.game().journal();
    let entries = &journal.entries;
    let table = battle.table();
    if writer.born != battle.born() || journal.kept_since(writer.generation) < writer.entries {
        // A new battle, or an order taken back, with or without another one given since: it is written anew, as names and places
        // may have changed back.
        *writer = Writer {
            names: Names::at_start(&table),
            entries: 0,
            generation: 0,
            turn: table.field.scenario.start.turn,
            born: battle.born(),
        };
        log.lines.clear();
    }
    for (n, entry) in entries.iter().enumerate().skip(writer.entries) {
        for event in &entry.events {
            match event {
                Event::PhaseBegan { turn, .. } => writer.turn = *turn,
                Event::Snapshot(snapshot) => writer.turn = snapshot.flow.turn,
                _ => {}
            }
            if let Some(mut line) = line(&table, &writer.names, event) {
                (line.turn, line.entry, line.dice) =
                    (writer.turn, n, thrown(event).into_iter().map(|(_, die)| die).collect());
                line.topic = topic(event).unwrap_or_else(|| log.lines.last().map_or(Topic::Turn, |line| line.topic));
                log.lines.push(line);
            }
            writer.names.follow(&table, event);
        }
    }
    (writer.entries, writer.generation) = (entries.len(), journal.generation());
}

fn plain(text: String) -> LogLine {
    LogLine {
        text: names::sentence(&text),
        dice: Vec::new(),
        rules: Vec::new(),
        place: None,
        turn: 0,
        entry: 0,
        side: None,
        heading: false,
        detail: false,
        topic: Topic::Turn,
    }
}

impl LogLine {
    fn by(mut self, side: Option<Side>) -> Self {
        self.side = side;
        self
    }
    fn at(mut self, place: Option<Place>) -> Self {
        self.place = place;
        self
    }
    fn heading(mut self) -> Self {
        self.heading = true;
        self
    }
    fn detail(mut self) -> Self {
        self.detail = true;
        self
    }
    fn rule(mut self, rule: RuleId) -> Self {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
        self
    }
    fn rules<'a>(self, lines: impl IntoIterator<Item = &'a Line>) -> Self {
        lines.into_iter().fold(self, |line, from| line.rule(from.rule))
    }
}

/// What an event is about; none: the same as what it followed from.
fn topic(event: &Event) -> Option<Topic> {
    Some(match event {
        Event::FireResolved { .. } | Event::FireHeld { .. } => Topic::Fire,
        Event::Stepped { .. } | Event::UnitExited { .. } | Event::TripodTurned { .. } => Topic::Movement,
        Event::MeleeRolled { .. }
        | Event::MoraleRolled { what: MoraleRoll::Withdrawal | MoraleRoll::Fanaticism, .. } => Topic::Melee,
        Event::MoraleRolled { .. } | Event::SpotRolled { .. } | Event::SmokeRolled { .. } => Topic::Other,
        Event::PhaseBegan { .. }
        | Event::ImpulseBegan { .. }
        | Event::InitiativeRolled { .. }
        | Event::Passed { .. }
        | Event::ControlChanged { .. }
        | Event::GameOver(_)
        | Event::Snapshot(_) => Topic::Turn,
        Event::Drawn { .. }
        | Event::DamageChecked { .. }
        | Event::HeroRolled { .. }
        | Event::HalfSquadRolled { .. }
        | Event::Stopped { .. }
        | Event::MarkersCleared { .. }
        | Event::UnitPlaced { .. }
        | Event::UnitLost { .. }
        | Event::UnitShaken { .. }
        | Event::UnitRallied { .. }
        | Event::UnitBecame { .. }
        | Event::MarkerPlaced { .. }
        | Event::MarkerRemoved { .. }
        | Event::HexMarkerPlaced { .. }
        | Event::HexMarkerRemoved { .. }
        | Event::WeaponTaken { .. }
        | Event::WeaponDropped { .. }
        | Event::WeaponGone { .. }
        | Event::UnitIs { .. }
        | Event::WeaponIs { .. }
        | Event::PointsGained { .. }
        | Event::ImpulseIs(_)
        | Event::Pushed(_)
        | Event::Popped
        | Event::FrameIs(_)
        | Event::HeroBorn { .. }
        | Event::MovingIs(_)
        | Event::AttackIs(_)
        | Event::RetreatIs(_)
        | Event::MeleeIs(_)
        | Event::Asked(_)
        | Event::PartBegan { .. }
        | Event::DedicationUsed
        | Event::RoundFought { .. } => return None,
    })
}

/// The sentence of an event; none where it only changes the table and another one has told it.
pub fn line(table: &Table, names: &Names, event: &Event) -> Option<LogLine> {
    let unit = |id: &CounterId| names.unit(table, *id);
    let side_name = |side: &Side| names::side(table, *side);
    let side_of = |id: &CounterId| table.unit(*id).map(|unit| unit.side);
    let here = |id: &CounterId| names.place(table, *id);
    Some(match event {
        Event::PhaseBegan { turn, phase } => plain(match phase {
            Phase::SetUp => "Set-up".into(),
            Phase::Rally => format!("Turn {turn}: Rally Phase"),
            Phase::Operations => format!("Turn {turn}: Operations Phase"),
            Phase::Administrative => format!("Turn {turn}: Administrative Phase"),
        })
        .heading(),
        Event::ImpulseBegan { side, .. } => plain(format!("{}: impulse", side_name(side))).by(Some(*side)).heading(),
        Event::InitiativeRolled { dice, holder, rule } => {
            let [first, second] = Side::BOTH.map(|side| names::side(table, side));
            let outcome = match holder {
                Some(side) => format!("{} has the initiative", side_name(side)),
                None => "both roll again".into(),
            };
            plain(format!("{first} rolls {}, {second} {}: {outcome}.", dice[0], dice[1])).by(*holder).rule(*rule)
        }
        Event::MoraleRolled { what, unit: id, dice, lines, needed, passed } => {
            let tries = match what {
                MoraleRoll::Rally => "tries to rally",
                MoraleRoll::Medic => "gives first aid",
                MoraleRoll::Withdrawal => "tries to withdraw",
                MoraleRoll::Fanaticism => "rolls for Fanaticism",
                MoraleRoll::Dedication => "rolls for Dedication",
            };
            let outcome = if *passed { "passes" } else { "fails" };
            let total = dice[0] + dice[1];
            plain(format!("{} {tries}: {total} where {needed} or less is needed, and {outcome}.", unit(id)))
                .by(side_of(id))
                .at(here(id))
                .rules(lines)
        }
        Event::SpotRolled { unit: id, at, total, needed, spotted, lines, .. } => {
            let outcome = if *spotted { "finds the enemy" } else { "sees nothing" };
            plain(format!("{} searches {at}: {total} where {needed} or less is needed, and {outcome}.", unit(id)))
                .by(side_of(id))
                .at(Some(*at))
                .rules(lines)
                .rule(lock_n_load::rules::spotting::TARGET)
        }
        Event::SmokeRolled { unit: id, at, die, needed, placed } => {
            let outcome = if *placed { "smoke rises" } else { "the smoke fails" };
            plain(format!(
                "{} throws smoke into {at}: {die} where {needed} or less is needed, and {outcome}.",
                unit(id)
            ))
            .by(side_of(id))
            .at(Some(*at))
            .rule(lock_n_load::rules::smoke::CAPABILITY)
        }
        Event::FireResolved {
            side, from, at, firers, attack, attack_dice, defence_die, targets, opportunity, ..
        } => {
            let kind = if *opportunity { "opens Opportunity Fire" } else { "fires" };
            let thrown: u32 = attack_dice.iter().map(|die| u32::from(*die)).sum();
            let kind =
                if firers.len() > 1 { kind.replace("opens", "open").replace("fires", "fire") } else { kind.into() };
            let best = targets.iter().max_by_key(|target| target.margin);
            let outcome = match best {
                Some(best) if best.margin > 0 => {
                    format!("{} against {}, {} over", best.attack_total, best.defence_total, best.margin)
                }
                Some(best) => format!("{} against {}, no effect", best.attack_total, best.defence_total),
                None => "nobody is there".into(),
            };
            let who = names.units(table, firers);
            plain(format!("{who} in {from} {kind} at {at}: dice {thrown} and {defence_die}; {outcome}."))
                .by(Some(*side))
                .at(Some(*at))
                .rules(attack)
                .rules(best.into_iter().flat_map(|best| best.attack.iter().chain(&best.defence)))
        }
        Event::Drawn { rule, number, among, counter } => {
            let who = names::counter(table, *counter);
            plain(format!("{number} of {among} is drawn: {who}.")).rule(*rule).detail()
        }
        Event::DamageChecked { unit: id, total, morale, helper, result, lines, .. } => {
            let help = helper.as_ref().map(|leader| format!(", helped by {}", unit(leader))).unwrap_or_default();
            let result = self::result(*result);
            plain(format!("{} checks{help}: {total} against morale {morale}: {result}.", unit(id)))
                .by(side_of(id))
                .at(here(id))
                .rules(lines)
                .detail()
        }
        Event::HeroRolled { unit: id, die } => {
            let outcome = if die % 2 == 0 { "a hero rises" } else { "no hero rises" };
            plain(format!("A natural 1 of {}: {die}, {outcome}.", unit(id)))
                .by(side_of(id))
                .at(here(id))
                .rule(RuleId("LNL-5.1-24"))
                .detail()
        }
        Event::HalfSquadRolled { unit: id, die, .. } => {
            plain(format!("{} is reduced: {die} decides which half-squad is left.", unit(id)))
                .by(side_of(id))
                .at(here(id))
                .rule(RuleId("LNL-13.82-01"))
                .detail()
        }
        Event::MeleeRolled {
            side, at, attackers, defenders, columns, shifts, total, needed, killed, lines, ..
        } => {
            if attackers.is_empty() {
                return Some(
                    plain(format!("{} does not attack in {at}.", side_name(side))).by(Some(*side)).at(Some(*at)),
                );
            }
            let shifted = if columns[0] == columns[1] { String::new() } else { format!(", shifted to {}", columns[1]) };
            let outcome = if *killed { "they fall" } else { "they stand" };
            let (who, whom) = (names.units(table, attackers), names.units(table, defenders));
            let odds = &columns[0];
            plain(format!(
                "In {at} {who} fight {whom} at {odds}{shifted}: {total} where {needed} is needed: {outcome}."
            ))
            .by(Some(*side))
            .at(Some(*at))
            .rules(shifts)
            .rules(lines)
            .rule(RuleId("LNL-8.0-08"))
        }
        Event::Stepped { units, from, to, by, cost, lines } => {
            let who = names.units(table, units);
            let verb = moves(*by, units.len());
            let points = if *cost == 1 { "1 point".into() } else { format!("{cost} points") };
            let text = match (from, to) {
                (Some(from), Some(to)) => format!("{who} {verb} from {from} to {to} ({points})."),
                (None, Some(to)) => {
                    format!("{who} {} the map at {to} ({points}).", if units.len() == 1 { "enters" } else { "enter" })
                }
                (_, None) => format!(
                    "{who} {} for the edge of the map ({points}).",
                    if units.len() == 1 { "makes" } else { "make" }
                ),
            };
            plain(text).by(units.first().and_then(side_of)).at(to.or(*from)).rules(lines)
        }
        Event::Stopped { units } => {
            let verb = if units.len() == 1 { "stops" } else { "stop" };
            plain(format!("{} {verb}.", names.units(table, units)))
                .by(units.first().and_then(side_of))
                .at(units.first().and_then(here))
                .detail()
        }
        Event::Passed { side, in_a_row } => plain(format!("{} passes ({in_a_row} of 3 in a row).", side_name(side)))
            .by(Some(*side))
            .rule(RuleId("LNL-4.0-03")),
        Event::FireHeld { side, for_move } => {
            let how_long = if *for_move { " for the rest of this move" } else { "" };
            plain(format!("{} holds fire{how_long}.", side_name(side))).by(Some(*side)).detail()
        }
        Event::ControlChanged { at, side } => {
            plain(format!("{} takes {at}.", side_name(side))).by(Some(*side)).at(Some(*at)).rule(RuleId("LNL-SC-07"))
        }
        Event::UnitExited { unit: id } => {
            plain(format!("{} leaves the map.", unit(id))).by(side_of(id)).at(here(id)).rule(RuleId("LNL-SC-06"))
        }
        Event::UnitLost { unit: id, cause } => {
            let how = match cause {
                LossCause::Fire => "is eliminated",
                LossCause::Melee => "falls in the melee",
                LossCause::Surrender => "cannot fight and surrenders",
                LossCause::NoRetreat => "has nowhere to retreat and is lost",
                LossCause::Joined => "joins the other half-squad",
            };
            let line = plain(format!("{} {how}.", unit(id))).by(side_of(id)).at(here(id)).detail();
            match cause {
                LossCause::Surrender => line.rule(RuleId("LNL-8.1-16")).rule(RuleId("LNL-8.1-15")),
                LossCause::NoRetreat => line.rule(RuleId("LNL-1.6.2-07")),
                LossCause::Fire | LossCause::Melee | LossCause::Joined => line,
            }
        }
        Event::UnitRallied { unit: id } => {
            plain(format!("{} is in Good Order again.", unit(id))).by(side_of(id)).at(here(id)).detail()
        }
        Event::UnitBecame { unit: id, .. } => {
            let mut after = names.clone();
            after.follow(table, event);
            plain(format!("{} becomes {}.", unit(id), after.unit(table, *id))).by(side_of(id)).at(here(id)).detail()
        }
        Event::WeaponTaken { weapon, by } => {
            plain(format!("{} takes the {}.", unit(by), names::weapon(table, *weapon)))
                .by(side_of(by))
                .at(here(by))
                .detail()
        }
        Event::WeaponDropped { weapon, at } => {
            plain(format!("The {} is left in {at}.", names::weapon(table, *weapon))).at(Some(*at)).detail()
        }
        Event::WeaponGone { weapon } => {
            plain(format!("The {} is used up or lost.", names::weapon(table, *weapon))).detail()
        }
        Event::TripodTurned { weapon, set_up } => {
            let done = if *set_up { "set up" } else { "packed" };
            plain(format!("The {} is {done}.", names::weapon(table, *weapon))).rule(RuleId("LNL-1.6.1.01-02")).detail()
        }
        Event::HexMarkerPlaced { at, marker: HexMarker::Spotted } => {
            plain(format!("{at} is Spotted.")).at(Some(*at)).detail()
        }
        Event::MarkerPlaced { unit: id, marker: Marker::Wounded } => {
            plain(format!("{} is wounded.", unit(id))).by(side_of(id)).at(here(id)).detail()
        }
        Event::MarkerRemoved { unit: id, marker: Marker::Wounded } => {
            plain(format!("The wound of {} is dressed.", unit(id))).by(side_of(id)).at(here(id)).detail()
        }
        Event::UnitPlaced { unit: id, at } if is_sniper(table, *id) => {
            plain(format!("{} is placed in {at}.", unit(id))).by(side_of(id)).at(Some(*at))
        }
        Event::PointsGained { side, losses, exits } if losses + exits != 0 => {
            let points = losses + exits;
            let word = if points.abs() == 1 { "point" } else { "points" };
            let verb = if points > 0 { "gains" } else { "loses" };
            plain(format!("{} {verb} {} {word}.", side_name(side), points.abs()))
                .by(Some(*side))
                .rule(RuleId("LNL-SC-08"))
                .detail()
        }
        Event::GameOver(outcome) => {
            let text = match outcome.winner {
                Some(side) => format!("{} wins. {}.", side_name(&side), outcome.reason),
                None => format!("A draw. {}.", outcome.reason),
            };
            plain(text).by(outcome.winner).heading()
        }
        Event::Snapshot(_) => plain("The game goes on from a position that was saved.".to_string()),
        _ => return None,
    })
}

/// Snipers appear on the map in the middle of a turn; everybody else has been seen moving.
fn is_sniper(table: &Table, id: CounterId) -> bool {
    table.unit(id).is_some_and(|unit| unit.may(Trait::Snipes))
}

/// A result in words.
pub const fn result(result: CheckResult) -> &'static str {
    match result {
        CheckResult::NoEffect => "no effect",
        CheckResult::Shaken => "Shaken",
        CheckResult::Wounded => "wounded",
        CheckResult::Casualties => "casualties",
        CheckResult::Eliminated => "eliminated",
    }
}

/// How a stack moves, as a verb.
const fn moves(by: Movement, units: usize) -> &'static str {
    match (by, units) {
        (Movement::Move, 1) => "moves",
        (Movement::Move, _) => "move",
        (Movement::AssaultMove, 1) => "makes an Assault Move",
        (Movement::AssaultMove, _) => "make an Assault Move",
        (Movement::LowCrawl, 1) => "crawls",
        (Movement::LowCrawl, _) => "crawl",
        (Movement::Stealth, 1) => "moves by Stealth",
        (Movement::Stealth, _) => "move by Stealth",
    }
}

//! From events to what the view plays: counters slide, flip and fall, fire and dice are shown, each with a word of why; what concerns
//! the whole battle is announced.

use crate::battle::Battle;
use crate::faces::unit_face;
use crate::theme::Theme;
use crate::{faces, log, names, sentence};
use bevy::prelude::Color;
use board_view::Step;
use hex_board::{Place, Spot};
use lock_n_load::markers::HexMarker;
use lock_n_load::{CheckResult, Event, LossCause, Phase, Question, Table, UnitNow, follow, units};
use std::sync::Arc;
use table::{CounterId, Side};

/// The colours of short words over the map, and of the two sides.
struct Inks {
    good: Color,
    bad: Color,
    plain: Color,
    sides: [Color; 2],
}

impl Inks {
    fn of(theme: &Theme, battle: &Battle) -> Self {
        let ink = |colour: bevy_egui::egui::Color32| Color::srgb_u8(colour.r(), colour.g(), colour.b());
        let [good, bad, plain] = [theme.good, theme.bad, theme.text].map(ink);
        Self { good, bad, plain, sides: theme.accents(battle).map(ink) }
    }
    fn verdict(&self, good: bool) -> Color {
        if good { self.good } else { self.bad }
    }
}

/// The units as they stood before, changed event by event, so that each step shows the face of its moment.
struct Stage<'a> {
    table: Table<'a>,
    units: units::Kept,
    steps: Vec<Step>,
    inks: Inks,
    /// Who gave the order.
    side: Option<Side>,
}

/// What the view plays for these events of a side's order; `before` is the position before them.
pub fn steps(battle: &Battle, theme: &Theme, before: &units::Kept, side: Option<Side>, events: &[Event]) -> Vec<Step> {
    let (units, inks) = (before.clone(), Inks::of(theme, battle));
    let mut stage = Stage { table: battle.table(), units, steps: Vec::new(), inks, side };
    for (n, event) in events.iter().enumerate() {
        stage.show(event);
        stage.announce(event, &events[n..], &events[..n]);
        follow(stage.table.field, &mut stage.units, event);
    }
    if !stage.steps.is_empty() {
        let pieces = faces::pieces(battle, &crate::model::Selection::default());
        let at = stage.steps.iter().rposition(|step| !matches!(step, Step::Banner { .. } | Step::Look { .. }));
        // Announcements at the end stand over the board as it is then.
        stage.steps.insert(at.map_or(0, |at| at + 1), Step::Settle(Box::new(pieces)));
    }
    stage.steps
}

/// The announcement of what a side did not have to order, because nothing else was left.
pub fn by_itself(battle: &Battle, theme: &Theme, side: Side, what: &str) -> Step {
    let inks = Inks::of(theme, battle);
    let title = format!("{}: {what}", names::side(&battle.table(), side));
    Step::Banner { title, line: String::new(), dice: Vec::new(), colour: inks.sides[side.index()] }
}

impl Stage<'_> {
    fn unit(&self, id: CounterId) -> Option<UnitNow> {
        self.table.unit_no(id).map(|n| self.units.rows().at(usize::from(n)))
    }
    fn spot(&self, id: CounterId) -> Option<Spot> {
        self.unit(id).and_then(|unit| unit.spot())
    }
    fn at(&self, place: Place) -> Option<Spot> {
        self.table.field.map.spot(place)
    }
    fn dice(&mut self, at: Option<Spot>, dice: &[u8], caption: String) {
        if let Some(at) = at {
            self.steps.push(Step::Look { at });
            self.steps.push(Step::Dice { at, dice: dice.to_vec(), caption });
        }
    }
    fn note(&mut self, at: Option<Spot>, text: impl Into<String>, colour: Color) {
        if let Some(at) = at {
            self.steps.push(Step::Note { at, text: text.into(), colour });
        }
    }

    fn banner(&mut self, side: Option<Side>, title: String, line: String, dice: &[u8]) {
        let colour = side.map_or(self.inks.plain, |side| self.inks.sides[side.index()]);
        self.steps.push(Step::Banner { title, line, dice: dice.to_vec(), colour });
    }

    /// What is announced across the map; `rest` begins with the event, `before` has those before it.
    fn announce(&mut self, event: &Event, rest: &[Event], before: &[Event]) {
        let table = self.table;
        let name = |side: Side| names::side(&table, side);
        match event {
            Event::PhaseBegan { turn, phase } => match phase {
                Phase::SetUp | Phase::Administrative => {}
                Phase::Rally => self.banner(None, format!("Turn {turn}"), "Rally Phase".into(), &[]),
                Phase::Operations => {
                    self.banner(None, "Operations Phase".into(), format!("Turn {turn}"), &[]);
                }
            },
            Event::InitiativeRolled { dice, holder, .. } => {
                let title = holder
                    .map_or_else(|| "Both roll again".to_owned(), |side| format!("{} has the initiative", name(side)));
                let [first, second] = Side::BOTH.map(name);
                let line = format!("{first} rolls {}, {second} {}", dice[0], dice[1]);
                self.banner(*holder, title, line, dice);
            }
            Event::HeroRolled { unit, die } if die % 2 == 0 => {
                let line = format!("{} threw a natural 1", names::unit(&table, *unit));
                let side = self.unit(*unit).map(|unit| unit.side);
                self.banner(side, "A hero rises!".into(), line, &[]);
            }
            Event::UnitLost { unit, cause: cause @ (LossCause::Surrender | LossCause::NoRetreat) } => {
                // Those who go together are announced together.
                let same = |event: &Event| match event {
                    Event::UnitLost { unit, cause: other } if other == cause => Some(*unit),
                    _ => None,
                };
                if before.iter().any(|event| same(event).is_some()) {
                    return;
                }
                let all: Vec<CounterId> = rest.iter().filter_map(same).collect();
                let (verb, line) = match (cause, all.len()) {
                    (LossCause::NoRetreat, 1) => ("is lost", "There is no lawful retreat"),
                    (LossCause::NoRetreat, _) => ("are lost", "There is no lawful retreat"),
                    (_, 1) => ("surrenders", "Not able to fight"),
                    _ => ("surrender", "Not able to fight"),
                };
                let side = self.unit(*unit).map(|unit| unit.side);
                self.banner(side, format!("{} {verb}", names::units(&table, &all)), line.into(), &[]);
            }
            Event::ControlChanged { at, side } => {
                let (title, line) = (format!("{} takes {at}", name(*side)), "An objective has changed hands");
                self.banner(Some(*side), title, line.into(), &[]);
            }
            Event::Passed { side, in_a_row } => {
                let title = format!("{} passes", name(*side));
                self.banner(Some(*side), title, format!("{in_a_row} of 3 in a row"), &[]);
            }
            Event::Asked(Some(question)) => {
                let side = question.side();
                if let Some(at) = place_asked(question).and_then(|at| self.at(at)) {
                    self.steps.push(Step::Look { at });
                }
                if self.side != Some(side) {
                    let line = names::sentence(&sentence::asked(&table, question));
                    self.banner(Some(side), format!("{} decides", name(side)), line, &[]);
                }
            }
            _ => {}
        }
    }

    fn show(&mut self, event: &Event) {
        match event {
            Event::Stepped { units, to: Some(to), .. } => {
                let on_board: Vec<CounterId> = units.iter().copied().filter(|id| self.spot(*id).is_some()).collect();
                if let Some(to) = self.at(*to)
                    && !on_board.is_empty()
                {
                    self.steps.push(Step::Slide { keys: on_board, to });
                }
            }
            Event::UnitExited { unit } => {
                self.note(self.spot(*unit), "leaves the map", self.inks.plain);
                self.steps.push(Step::Fall { key: *unit });
            }
            Event::FireResolved { from, at, attack_dice, defence_die, targets, opportunity, .. } => {
                let (Some(from), Some(at)) = (self.at(*from), self.at(*at)) else { return };
                self.steps.push(Step::Look { at });
                if *opportunity {
                    self.note(Some(from), "Opportunity Fire", self.inks.plain);
                }
                self.steps.push(Step::Fire { from, to: at });
                let best = targets.iter().max_by_key(|target| target.margin);
                let caption = best.map_or_else(String::new, |best| {
                    let verdict =
                        if best.margin > 0 { format!(", {} over", best.margin) } else { ", no effect".into() };
                    format!("{} against {}{verdict}", best.attack_total, best.defence_total)
                });
                let dice: Vec<u8> = attack_dice.iter().chain([defence_die]).copied().collect();
                self.dice(Some(at), &dice, caption);
            }
            Event::DamageChecked { unit, die, total, morale, result, .. } => {
                let at = self.spot(*unit);
                self.dice(at, &[*die], format!("{total} against morale {morale}"));
                let colour = self.inks.verdict(*result == CheckResult::NoEffect);
                self.note(at, log::result(*result), colour);
            }
            Event::HeroRolled { unit, die } => {
                let rises = die % 2 == 0;
                let at = self.spot(*unit);
                self.dice(at, &[*die], "a hero on an even number".into());
                self.note(
                    at,
                    if rises { "a hero!" } else { "no hero" },
                    if rises { self.inks.good } else { self.inks.plain },
                );
            }
            Event::HalfSquadRolled { unit, die, .. } => self.dice(self.spot(*unit), &[*die], "half-squad".into()),
            Event::MoraleRolled { unit, dice, needed, passed, .. } => {
                let at = self.spot(*unit);
                self.dice(at, dice, format!("{} of {needed}", dice[0] + dice[1]));
                self.note(at, if *passed { "passed" } else { "failed" }, self.inks.verdict(*passed));
            }
            Event::SpotRolled { at, die, total, needed, spotted, .. } => {
                let at = self.at(*at);
                self.dice(at, &[*die], format!("{total} of {needed}"));
                self.note(
                    at,
                    if *spotted { "Spotted" } else { "nothing seen" },
                    if *spotted { self.inks.good } else { self.inks.plain },
                );
            }
            Event::SmokeRolled { at, die, needed, placed, .. } => {
                let at = self.at(*at);
                self.dice(at, &[*die], format!("{die} of {needed}"));
                if !placed {
                    self.note(at, "no smoke", self.inks.plain);
                }
            }
            Event::HexMarkerPlaced { at, marker: HexMarker::SmokeOne } => {
                if let Some(at) = self.at(*at) {
                    self.steps.push(Step::Smoke { at });
                }
            }
            Event::MeleeRolled { at, attackers, dice, total, needed, killed, .. } if !attackers.is_empty() => {
                let Some(at) = self.at(*at) else { return };
                self.steps.push(Step::Look { at });
                self.steps.push(Step::Melee { at });
                self.dice(Some(at), dice, format!("{total} of {needed}"));
                self.note(
                    Some(at),
                    if *killed { "they fall" } else { "they stand" },
                    if *killed { self.inks.bad } else { self.inks.plain },
                );
            }
            Event::UnitLost { unit, .. } => self.steps.push(Step::Fall { key: *unit }),
            Event::UnitShaken { unit } | Event::UnitRallied { unit } | Event::UnitBecame { unit, .. } => {
                if self.spot(*unit).is_none() {
                    return;
                }
                let mut after = self.units.clone();
                follow(self.table.field, &mut after, event);
                let Some(n) = self.table.unit_no(*unit) else { return };
                let face = Arc::new(unit_face(&self.table, after.rows().at(usize::from(n))));
                self.steps.push(Step::Flip { key: *unit, face });
            }
            _ => {}
        }
    }
}

/// Where a side must look to decide.
fn place_asked(question: &Question) -> Option<Place> {
    match question {
        Question::OpportunityFire { at, .. } | Question::MeleeDefence { at, .. } => Some(*at),
        Question::GoTo { places, .. } | Question::SniperFire { places, .. } | Question::MeleeAttack { places, .. } => {
            places.first().copied()
        }
        Question::CheckNext { .. } | Question::DropWeapon { .. } => None,
    }
}

//! What an event and a position from a saved game must fit.
//!
//! An event must name what is there (figures, teams, points of this table) with values that occur. That today's rules would decide so is
//! not asked: a game that was played by older rules goes on. `hedgerow replay --verify` asks that.

mod going_on;
mod told;
mod whole;

use crate::facts::battle::{BattleIs, Call, LYING_MAX, Light, Smoke, Support, Trap};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::flow::{Outcome, Phase};
use crate::facts::rolls::Shelled;
use crate::facts::situation::Table;
use crate::sections::smoke;
use measured_table::Point;
use measured_table::numbers::BESIDE;
use measured_table::shapes::TacticalHex;
use table::{CounterId, Line};

/// No list of an event is longer: a battle has at most 128 figures, each with some dice.
const LIST_MAX: usize = 2_000;
/// No number of a line or a total is larger.
const NUMBER_MAX: i32 = 1_000;
/// No figure goes so far in a turn, in centimetres.
const BEATS_MAX: u16 = 1_000;
/// Never is more going on at once: a window in a burst in a move in an activation is four deep.
const STACK_MAX: usize = 16;
/// No table has more columns or rows of hexes.
const HEXES_MAX: i32 = 1_000;

type Fits = Result<(), String>;

/// Whether an event from outside can be applied to the table as it stands.
pub(crate) fn admit(table: &Table, event: &Event) -> Fits {
    Outside(*table).event(event)
}

/// Whether a game from outside may rest here: it is over, or somebody must decide.
pub(crate) fn rests(table: &Table) -> Fits {
    fits(table.flow.outcome.is_some() || table.flow.to_act().is_some(), || "nobody is to decide".into())
}

/// The table as an event from outside finds it.
struct Outside<'w>(Table<'w>);

impl<'w> std::ops::Deref for Outside<'w> {
    type Target = Table<'w>;
    fn deref(&self) -> &Table<'w> {
        &self.0
    }
}

fn fits(holds: bool, why: impl FnOnce() -> String) -> Fits {
    if holds { Ok(()) } else { Err(why()) }
}

fn list<T>(list: &[T]) -> Fits {
    fits(list.len() <= LIST_MAX, || format!("a list of {} is longer than any of a battle", list.len()))
}

fn number(value: i32) -> Fits {
    fits((-NUMBER_MAX..=NUMBER_MAX).contains(&value), || format!("the number {value} does not occur in a battle"))
}

/// A die with so many sides.
fn die(shows: u8, sides: u8) -> Fits {
    fits((1..=sides).contains(&shows), || format!("no die with {sides} sides shows {shows}"))
}

fn dice(shown: &[u8], sides: u8) -> Fits {
    list(shown)?;
    shown.iter().try_for_each(|shows| die(*shows, sides))
}

fn lines(lines: &[Line]) -> Fits {
    list(lines)?;
    lines.iter().try_for_each(|line| number(line.value))
}

impl Outside<'_> {
    fn event(&self, event: &Event) -> Fits {
        fits(self.flow.outcome.is_none(), || "the game is over before it".into())?;
        match event {
            Event::PhaseBegan { turn, phase } => self.phase_follows(*turn, *phase),
            Event::Placing(_) => fits(self.flow.phase == Phase::SetUp, || "nobody places figures any more".into()),
            Event::WindRolled { die: shows } => die(*shows, 10),
            Event::CardTurned { team, die: shows } => self.card(*team, *shows),
            Event::Went { unit, way, gait: _, beat: _ } => self.went(*unit, way),
            Event::Rolled(rolled) => self.rolled(rolled),
            Event::Fired(volley) => self.fired(volley),
            Event::GunFired(shot) => self.gun_fired(shot),
            Event::Struck(struck) => self.struck(struck),
            Event::Landed(landed) => self.landed(landed),
            Event::Blasted(blasted) => self.blasted(blasted),
            Event::Fought(fought) => self.fought(fought),
            Event::Penetrated(rolled) => self.penetrated(rolled),
            Event::Damaged(rolled) => self.damaged(rolled),
            Event::CrewRolled(rolled) => self.crew_rolled(rolled),
            Event::Called(called) => self.called(called),
            Event::Drifted(drifted) => self.drifted(drifted),
            Event::Shelled(Shelled { side: _, battery: _, mission: _, at }) => self.point(*at),
            Event::Told { unit, to, by: _, about: _ } => self.all_known(&[*unit, *to]),
            Event::Is(unit, is) => self.is(*unit, *is),
            Event::BattleIs(is) => self.battle_is(is),
            Event::Pushed(frame) => self.room_for_a_frame().and_then(|()| self.frame(frame)),
            Event::Popped | Event::Fled => self.something_goes_on(),
            Event::Asked { beat } => self.asked(*beat),
            Event::Acts(units) => self.all_known(units),
            Event::Planned { unit, gait: _, way, last, leaves: _, most } => {
                self.known(*unit)?;
                self.asked(*last)?;
                self.planned(way, *most)
            }
            Event::Steered { unit, steps, last, leaves: _, most } => {
                self.known(*unit)?;
                self.asked(*last)?;
                self.steered(steps, *most)
            }
            Event::RanOver { unit, over } => {
                self.known(*unit)?;
                self.all_known(over)
            }
            Event::Deck(teams) => self.deck(teams),
            Event::RallyIs(_) => fits(self.flow.phase == Phase::Rally, || "it is not the Rally phase".into()),
            Event::Over(outcome) => outcome_is(outcome),
            Event::Stands(snapshot) => self.snapshot(snapshot),
        }
    }

    /// A figure of this game.
    fn known(&self, id: CounterId) -> Result<Figure, String> {
        self.figure(id).ok_or_else(|| format!("there is no figure `{id}` in this battle"))
    }
    fn all_known(&self, ids: &[CounterId]) -> Fits {
        list(ids)?;
        ids.iter().try_for_each(|id| self.known(*id).map(drop))
    }
    /// A figure that stands on the table, dead or alive.
    fn on_the_table(&self, id: CounterId) -> Fits {
        fits(self.known(id)?.at.is_some(), || format!("the figure `{id}` is not on the table"))
    }
    fn team_is_known(&self, team: u8) -> Fits {
        fits(usize::from(team) < self.field.teams.len(), || format!("there is no team {team} in this battle"))
    }
    /// A place where a figure may stand.
    fn place(&self, at: Point) -> Fits {
        fits(self.field.has(at), || format!("{at} is beside the table"))
    }
    /// A point at or near the table: what drifts may come down beside it.
    fn point(&self, at: Point) -> Fits {
        fits(self.field.ground.bounds.grown(BESIDE).holds(at), || format!("{at} is far beside the table"))
    }

    /// The phases follow each other as in a turn (PH-5.2-02).
    fn phase_follows(&self, turn: u8, phase: Phase) -> Fits {
        let flow = self.flow;
        let next = match flow.phase {
            Phase::SetUp => (1, Phase::Activation),
            Phase::Activation => (flow.turn, Phase::Action),
            Phase::Action => (flow.turn, Phase::Rally),
            Phase::Rally => (flow.turn.saturating_add(1), Phase::Activation),
        };
        fits((turn, phase) == next && turn <= self.field.turns && flow.stack.is_empty(), || {
            format!("the {phase:?} phase of turn {turn} cannot follow the {:?} phase of turn {}", flow.phase, flow.turn)
        })
    }
    fn card(&self, team: u8, shows: u8) -> Fits {
        self.team_is_known(team)?;
        let deck = &self.flow.deck;
        fits(deck.contains(&team), || format!("the card of team {team} is not in the deck"))?;
        fits((1..=deck.len()).contains(&usize::from(shows)), || format!("no card number {shows} lies in the deck"))
    }
    fn deck(&self, teams: &[u8]) -> Fits {
        teams.iter().try_for_each(|team| self.team_is_known(*team))?;
        fits(teams.is_sorted_by(|one, next| one < next), || {
            "the cards of the deck are not in the order of the list".into()
        })
    }
    fn went(&self, unit: CounterId, way: &[Point]) -> Fits {
        self.on_the_table(unit)?;
        list(way)?;
        fits(!way.is_empty(), || "a way goes nowhere".into())?;
        way.iter().try_for_each(|at| self.place(*at))
    }
    fn is(&self, unit: CounterId, is: Is) -> Fits {
        self.known(unit)?;
        is.admit(self.field)
    }
    fn battle_is(&self, is: &BattleIs) -> Fits {
        match is {
            BattleIs::Wind(_) => Ok(()),
            BattleIs::Screens(screens) => {
                let made = self.battle.screens;
                let next = made..=made.saturating_add(1);
                fits(next.contains(screens), || format!("after {made} screens there are not {screens}"))
            }
            // What has just been laid is counted after it, and a turn is told after its smoke.
            BattleIs::Smoke(smoke) => {
                self.smoke(smoke, self.battle.screens.saturating_add(1), self.flow.turn.saturating_add(1))
            }
            BattleIs::Trap(trap) => {
                self.trap(trap)?;
                fits(self.battle.traps.len() < LYING_MAX, || "more traps than any battle has".into())
            }
            BattleIs::TrapGone { side, no, found: _ } => {
                let there = self.battle.traps.iter().any(|trap| (trap.side, trap.no) == (*side, *no));
                fits(there, || format!("there is no trap {no} of that side"))
            }
            BattleIs::Pool { team, side, left: _ } => {
                self.team_is_known(*team)?;
                fits(self.field.team(*team).side == *side, || format!("team {team} is not of that side"))
            }
            BattleIs::Support(support) => {
                let there = self.battle.support(support.side, support.no);
                let is_it = there.is_some_and(|there| there.battery == support.battery);
                fits(is_it, || format!("that side has no such support {}", support.no))?;
                self.support(support)
            }
            BattleIs::Lights(lights) => self.lights(lights),
        }
    }
    /// A hex of the tactical map, on the table or beside it.
    fn hex(&self, hex: TacticalHex) -> Fits {
        let fit = |number: i32| (-HEXES_MAX..=HEXES_MAX).contains(&number);
        fits(fit(hex.q) && fit(hex.r), || format!("there is no hex {}, {}", hex.q, hex.r))?;
        self.point(hex.centre(self.field.ground.hexes_from))
    }
    fn support(&self, support: &Support) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        let Support { no: _, side: _, battery, calls, registered, call } = support;
        let def = self.field.charts.artillery.of(*battery);
        fits(*calls <= def.calls, || format!("no support has {calls} calls"))?;
        fits(registered.len() <= usize::from(def.registers), || "more hexes are registered than may be".into())?;
        registered.iter().try_for_each(|hex| self.hex(*hex))?;
        let Some(Call { by, at, mission: _, due: _ }) = call else { return Ok(()) };
        self.known(*by)?;
        self.hex(*at)
    }
    fn lights(&self, lights: &[Light]) -> Fits {
        fits(lights.len() <= LYING_MAX, || "more lights than any battle has".into())?;
        lights.iter().try_for_each(|Light { at, until: _ }| self.point(*at))
    }
    /// Smoke of screens of which so many have been laid, in a turn. What the wind does today is not asked, but what no wind ever did.
    fn smoke(&self, smoke: &[Smoke], screens: u16, turn: u8) -> Fits {
        fits(smoke.len() <= LYING_MAX, || "more smoke than any battle has".into())?;
        for (n, base) in smoke.iter().enumerate() {
            let Smoke { at, kind, plume, screen } = base;
            self.point(*at)?;
            fits(*screen < screens, || format!("there is no screen {screen}, as {screens} have been laid"))?;
            let lasts = |since: u8| (1..=turn).contains(&since) && turn - since <= smoke::LONGEST;
            fits(plume.is_none_or(lasts), || "a plume is of no turn of this battle, or has gone long ago".into())?;
            let before: Vec<&Smoke> = smoke[..n].iter().filter(|one| one.screen == *screen).collect();
            let alike = before.iter().all(|one| (one.kind, one.plume) == (*kind, *plume));
            fits(alike, || format!("the smoke of screen {screen} is of two kinds, or of two turns"))?;
            let most = if plume.is_some() { smoke::most(*kind) } else { 1 };
            fits(before.len() < most, || format!("screen {screen} has more than {most} bases"))?;
        }
        Ok(())
    }
    fn trap(&self, trap: &Trap) -> Fits {
        let Trap { no, at, side, team, found: _, kind: _ } = trap;
        self.point(*at)?;
        self.team_is_known(*team)?;
        fits(self.field.team(*team).side == *side, || format!("team {team} is not of that side"))?;
        fits(usize::from(*no) < LYING_MAX, || format!("there is no trap {no}"))
    }
}

/// The winner is who has scored more (PH-H-34).
fn outcome_is(outcome: &Outcome) -> Fits {
    let scores = outcome.scores;
    fits(scores.iter().all(|score| (0..=2).contains(score)), || format!("nobody scores {scores:?}"))?;
    fits(Outcome::of(scores).winner == outcome.winner, || "the winner is not who has scored more".into())
}

#[cfg(test)]
#[path = "admit_test.rs"]
mod tests;

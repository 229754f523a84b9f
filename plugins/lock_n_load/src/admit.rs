//! Events that come from outside, from a saved game: whether they can be applied to the table, asked before they are.
//!
//! An event must name what is there (counters, definitions, Locations of this map) with values that occur, and must fit what has
//! become of the counters it names. That today's rules would decide so is not asked: a game that was played by older rules goes
//! on. `hedgerow replay --verify` asks that.

use crate::classes::Defined;
use crate::event::{Event, Line, TargetTotals};
use crate::flow::{Flow, Outcome, Phase};
use crate::frames::AnyFrame;
use crate::markers::HexMarker;
use crate::old_saves::OldRetreat;
use crate::question::Question;
use crate::sections::fire::attack::{Attack, Check, Checking};
use crate::sections::impulse::{Activated, Impulse};
use crate::sections::melee::round::MeleeRound;
use crate::sections::movement::frame::Moving;
use crate::sections::opportunity_fire::Window;
use crate::sections::rally::RallyPart;
use crate::sections::set_up::SetUp;
use crate::sections::turn::Turn;
use crate::sections::weapons::retreat::Retreat;
use crate::situation::{OffMap, Table, UnitNow, UnitState, WeaponNow};
use crate::snapshot::{PlaceKept, Snapshot, UnitKept, WeaponKept};
use hex_board::Place;
use table::CounterId;

/// No list of an event is longer: a battle has some hundred counters.
const LIST_MAX: usize = 10_000;
/// No number of a line, a total or a margin is larger.
const NUMBER_MAX: i32 = 1_000;
/// No points of a side are more.
const POINTS_MAX: i32 = 1_000_000;
/// No movement points of a stack are more.
const MOVEMENT_MAX: u8 = 100;
/// Never is more going on at once: a move that interrupts a move that interrupts a third is five deep.
const STACK_MAX: usize = 64;
/// No sentence of an event is longer, in bytes.
const TEXT_MAX: usize = 1_000;
/// No battle has more markers on Locations than this and four for each unit.
const HEX_MARKERS_MAX: usize = 1_000;

type Fits = Result<(), String>;

/// Whether the event can be applied to the table as it stands.
pub(crate) fn admit(table: &Table, event: &Event) -> Fits {
    Outside(*table).event(event)
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

fn number(value: i32) -> Fits {
    fits(value.abs() <= NUMBER_MAX, || format!("the number {value} does not occur in a battle"))
}

fn dice(dice: &[u8]) -> Fits {
    match dice.iter().find(|die| !(1..=6).contains(*die)) {
        None => list(dice),
        Some(die) => Err(format!("no die shows {die}")),
    }
}

fn list<T>(list: &[T]) -> Fits {
    fits(list.len() <= LIST_MAX, || format!("a list of {} is longer than any of a battle", list.len()))
}

fn text(text: &str) -> Fits {
    fits(text.len() <= TEXT_MAX && !text.chars().any(char::is_control), || "a text that no battle tells".into())
}

impl<'w> Outside<'w> {
    fn known_unit(&self, id: CounterId) -> Result<UnitNow, String> {
        self.unit(id).ok_or_else(|| format!("there is no unit `{id}` in this battle"))
    }
    fn known_weapon(&self, id: CounterId) -> Result<WeaponNow, String> {
        self.weapon(id).ok_or_else(|| format!("there is no support weapon `{id}` in this battle"))
    }
    /// A weapon that is in the game.
    fn weapon_in_play(&self, id: CounterId) -> Fits {
        fits(!self.known_weapon(id)?.gone, || format!("the weapon `{id}` is out of the game"))
    }
    /// A unit that has not left the game.
    fn unit_in_play(&self, id: CounterId) -> Result<UnitNow, String> {
        let unit = self.known_unit(id)?;
        match unit.state {
            UnitState::Off(OffMap::Exited | OffMap::Lost | OffMap::Joined) => {
                Err(format!("the unit `{id}` is out of the game"))
            }
            UnitState::Off(OffMap::SetUp | OffMap::Waiting | OffMap::Pool) | UnitState::On(_) => Ok(unit),
        }
    }
    fn unit_on_map(&self, id: CounterId) -> Fits {
        fits(self.known_unit(id)?.spot().is_some(), || format!("the unit `{id}` is not on the map"))
    }
    fn known_units(&self, ids: &[CounterId]) -> Fits {
        list(ids)?;
        ids.iter().try_for_each(|id| self.known_unit(*id).map(drop))
    }
    fn known_weapons(&self, ids: &[CounterId]) -> Fits {
        list(ids)?;
        ids.iter().try_for_each(|id| self.known_weapon(*id).map(drop))
    }
    fn counter(&self, id: CounterId) -> Fits {
        fits(self.field.unit_no(id).or(self.field.weapon_no(id)).is_some(), || {
            format!("there is no counter `{id}` in this battle")
        })
    }
    fn place(&self, at: Place) -> Fits {
        // By the name that the map shows: rules compare places by their names.
        let map = &self.field.map;
        fits(map.spot(at).is_some_and(|spot| map.place(spot) == at), || {
            format!("there is no Location {at} on this map")
        })
    }
    fn places(&self, places: &[Place]) -> Fits {
        list(places)?;
        places.iter().try_for_each(|at| self.place(*at))
    }
    fn definition(&self, key: &str) -> Result<Defined<'w>, String> {
        let definitions = &self.field.definitions;
        let found = definitions.unit(key).map(|n| definitions.defined(n));
        found.ok_or_else(|| format!("there is no unit definition `{}`", key.escape_debug()))
    }
    fn lines(&self, lines: &[Line]) -> Fits {
        list(lines)?;
        lines.iter().try_for_each(|line| {
            line.from.map_or(Ok(()), |from| self.counter(from))?;
            number(line.value)
        })
    }
    fn totals(&self, of: &TargetTotals) -> Fits {
        self.known_unit(of.unit)?;
        self.lines(&of.attack)?;
        self.lines(&of.defence)?;
        [of.attack_total, of.defence_total, of.margin].into_iter().try_for_each(number)
    }

    fn event(&self, event: &Event) -> Fits {
        fits(self.flow.outcome.is_none(), || "the game is over before it".into())?;
        match event {
            Event::PhaseBegan { turn, phase } => self.phase_follows(*turn, *phase),
            Event::InitiativeRolled { dice: thrown, .. } => dice(thrown),
            Event::MoraleRolled { unit, dice: thrown, lines, needed, .. } => {
                self.known_unit(*unit)?;
                dice(thrown)?;
                self.lines(lines)?;
                number(*needed)
            }
            Event::SpotRolled { unit, at, die, lines, total, needed, .. } => {
                self.known_unit(*unit)?;
                self.place(*at)?;
                dice(&[*die])?;
                self.lines(lines)?;
                [*total, *needed].into_iter().try_for_each(number)
            }
            Event::SmokeRolled { unit, at, die, needed, .. } => {
                self.known_unit(*unit)?;
                self.place(*at)?;
                dice(&[*die])?;
                number(*needed)
            }
            Event::FireResolved { from, at, firers, weapons, attack, attack_dice, defence_die, targets, .. } => {
                self.places(&[*from, *at])?;
                self.known_units(firers)?;
                self.known_weapons(weapons)?;
                self.lines(attack)?;
                dice(attack_dice)?;
                dice(&[*defence_die])?;
                list(targets)?;
                targets.iter().try_for_each(|target| self.totals(target))
            }
            Event::Drawn { number, among, counter, .. } => {
                self.counter(*counter)?;
                fits((1..=*among).contains(number), || format!("number {number} of {among} cannot be drawn"))
            }
            Event::DamageChecked { unit, die, lines, total, morale, helper, .. } => {
                self.known_unit(*unit)?;
                dice(&[*die])?;
                self.lines(lines)?;
                self.known_units(helper.as_slice())?;
                [*total, *morale].into_iter().try_for_each(number)
            }
            Event::HeroRolled { unit, die } => {
                self.known_unit(*unit)?;
                dice(&[*die])
            }
            Event::HalfSquadRolled { unit, die, becomes } => {
                self.known_unit(*unit)?;
                dice(&[*die])?;
                self.definition(becomes).map(drop)
            }
            Event::MeleeRolled {
                at,
                attackers,
                defenders,
                attack,
                defence,
                attack_total,
                defence_total,
                columns,
                shifts,
                dice: thrown,
                lines,
                total,
                needed,
                ..
            } => {
                self.place(*at)?;
                self.known_units(attackers)?;
                self.known_units(defenders)?;
                [attack, defence, shifts, lines].into_iter().try_for_each(|lines| self.lines(lines))?;
                columns.iter().try_for_each(|column| text(column))?;
                // Where nobody attacks no dice are thrown.
                fits(attackers.is_empty() || dice(thrown).is_ok(), || format!("no dice show {thrown:?}"))?;
                [*attack_total, *defence_total, *total, *needed].into_iter().try_for_each(number)
            }
            Event::Stepped { units, from, to, lines, .. } => {
                self.known_units(units)?;
                self.places(from.as_slice())?;
                self.places(to.as_slice())?;
                self.lines(lines)
            }
            Event::Stopped { units } => self.known_units(units),
            Event::Passed { in_a_row, .. } => {
                fits(*in_a_row <= 3, || format!("nobody passes {in_a_row} times in a row"))
            }
            Event::MarkersCleared { units, hexes } => {
                list(units)?;
                list(hexes)?;
                units.iter().try_for_each(|(unit, _)| self.known_unit(*unit).map(drop))?;
                self.markers_there(hexes)
            }
            Event::ControlChanged { at, .. } => {
                let hex = self.field.map.hex(at.hex);
                fits(hex.is_some_and(|hex| self.field.objectives.contains(&hex)), || format!("{at} is no objective"))
            }
            Event::UnitPlaced { unit, at } => {
                self.unit_in_play(*unit)?;
                self.place(*at)
            }
            Event::UnitExited { unit } => self.unit_on_map(*unit),
            Event::UnitLost { unit, .. }
            | Event::UnitShaken { unit }
            | Event::UnitRallied { unit }
            | Event::MarkerPlaced { unit, .. } => self.unit_in_play(*unit).map(drop),
            // Markers are taken off at the end of an impulse or phase also of those who fell in it.
            Event::MarkerRemoved { unit, .. } => self.known_unit(*unit).map(drop),
            Event::UnitBecame { unit, definition } => {
                let men = self.unit_in_play(*unit)?.is_mmc();
                let becomes = self.definition(definition)?;
                fits(men && becomes.is_mmc(), || format!("`{unit}` cannot become `{}`", becomes.id))
            }
            Event::HexMarkerPlaced { at, marker } => {
                self.place(*at)?;
                self.hex_marker_is_new(*at, *marker)
            }
            Event::HexMarkerRemoved { at, .. } | Event::Met { at } => self.place(*at),
            Event::WeaponTaken { weapon, by } => {
                self.weapon_in_play(*weapon)?;
                self.unit_in_play(*by).map(drop)
            }
            Event::WeaponDropped { weapon, at } => {
                self.weapon_in_play(*weapon)?;
                self.place(*at)
            }
            Event::WeaponGone { weapon } => self.known_weapon(*weapon).map(drop),
            Event::TripodTurned { weapon, .. } => self.weapon_in_play(*weapon),
            Event::UnitIs { unit, fact } => {
                self.unit_in_play(*unit)?;
                fact.admit(self.field)
            }
            Event::WeaponIs { weapon, fact } => {
                self.weapon_in_play(*weapon)?;
                fact.admit(self.field)
            }
            Event::ImpulseBegan { impulse, .. } => {
                fits(self.flow.turn.phase == Phase::Operations, || "impulses belong to the Operations Phase".into())?;
                impulse.as_ref().map_or(Ok(()), |impulse| self.impulse(impulse))
            }
            Event::PointsGained { side, losses, exits } => {
                let n = side.index();
                let sums = [(self.flow.loss_points[n], losses), (self.flow.exit_points[n], exits)];
                let sound = |(had, more): (i32, &i32)| {
                    more.checked_add(had).is_some_and(|sum| sum.checked_abs().is_some_and(|sum| sum <= POINTS_MAX))
                };
                fits(sums.into_iter().all(sound), || format!("{losses} and {exits} points cannot be gained"))
            }
            Event::ImpulseIs(impulse) => self.impulse(impulse),
            Event::Pushed(frame) => {
                fits(self.flow.stack.len() < STACK_MAX, || "more is going on at once than in any battle".into())?;
                self.frame(frame)
            }
            Event::Popped => self.something_goes_on(),
            Event::FrameIs(frame) => {
                self.something_goes_on()?;
                self.frame(frame)
            }
            Event::HeroBorn { unit, of, .. } => self.known_units(&[*unit, *of]),
            Event::MovingIs(moving) => moving.as_ref().map_or(Ok(()), |moving| self.moving(moving)),
            Event::AttackIs(attack) => attack.as_ref().map_or(Ok(()), |attack| self.attack(attack)),
            Event::RetreatIs(retreat) => retreat.as_ref().map_or(Ok(()), |retreat| self.old_retreat(retreat)),
            Event::MeleeIs(round) => round.as_ref().map_or(Ok(()), |round| self.round(round)),
            Event::Asked(question) => question.as_ref().map_or(Ok(()), |question| self.question(question)),
            Event::PartBegan { .. } => {
                let rally = self.flow.turn.phase == Phase::Rally && self.flow.set_up().is_none();
                let set_up = self.flow.set_up().is_some_and(|part| part.done.len() < 2);
                fits(rally || set_up, || "no part of a phase can begin".into())
            }
            Event::ShotOut { at } => {
                self.place(*at)?;
                let most = self.flow.impulse().is_none_or(|impulse| impulse.shot_out.len() < LIST_MAX);
                fits(most, || "more moves have been shot at than any impulse has".into())
            }
            Event::FireHeld { .. } | Event::DedicationUsed => Ok(()),
            Event::RoundFought { at } => {
                self.place(*at)?;
                fits(self.flow.turn.fought.len() < LIST_MAX, || "more melee rounds than any turn has".into())
            }
            Event::GameOver(outcome) => self.outcome(outcome),
            Event::Snapshot(snapshot) => self.snapshot(snapshot),
        }
    }

    /// The phases follow each other as in [`crate::sections::turn`].
    fn phase_follows(&self, turn: u8, phase: Phase) -> Fits {
        let now = &self.flow.turn;
        let next = match now.phase {
            Phase::SetUp | Phase::Administrative => (now.number.saturating_add(1), Phase::Rally),
            Phase::Rally => (now.number, Phase::Operations),
            Phase::Operations => (now.number, Phase::Administrative),
        };
        fits((turn, phase) == next && turn <= self.field.scenario.turns, || {
            format!("the {phase:?} Phase of turn {turn} cannot follow the {:?} Phase of turn {}", now.phase, now.number)
        })
    }

    fn hex_marker_is_new(&self, at: Place, marker: HexMarker) -> Fits {
        let spot = self.field.map.spot(at);
        let there = spot.is_some_and(|spot| self.hexes.has(spot, marker));
        fits(!there, || format!("{at} has this marker already"))?;
        let most = HEX_MARKERS_MAX + 4 * self.field.unit_ids.len();
        fits(self.hexes.all().len() < most, || "more markers lie on the map than in any battle".into())
    }

    /// Markers that lie where they are said to lie, each named once.
    fn markers_there(&self, markers: &[(Place, HexMarker)]) -> Fits {
        for (n, (at, marker)) in markers.iter().enumerate() {
            self.place(*at)?;
            let there = self.field.map.spot(*at).is_some_and(|spot| self.hexes.has(spot, *marker));
            fits(there && !markers[..n].contains(&(*at, *marker)), || format!("{at} does not have this marker"))?;
        }
        Ok(())
    }

    fn outcome(&self, outcome: &Outcome) -> Fits {
        let Outcome { winner: _, reason } = outcome;
        text(reason)
    }

    /// Each counter of the scenario in its order, where there is room for it, and a flow in which all is known.
    fn snapshot(&self, snapshot: &Snapshot) -> Fits {
        let Snapshot { flow, units, weapons, hex_markers } = snapshot;
        let same = |kept: Vec<CounterId>, ids: &[CounterId]| {
            fits(kept == ids, || "the snapshot does not have the counters of this battle".into())
        };
        same(units.iter().map(|unit| unit.id).collect(), &self.field.unit_ids)?;
        same(weapons.iter().map(|weapon| weapon.id).collect(), &self.field.weapon_ids)?;
        for (unit, now) in units.iter().zip(self.units.iter()) {
            let UnitKept { id, unit: definition, place, shaken: _, markers, facts } = unit;
            let becomes = self.definition(definition)?;
            fits(becomes.kind == now.kind || (becomes.is_mmc() && now.is_mmc()), || {
                format!("`{id}` cannot become `{definition}`")
            })?;
            list(markers)?;
            list(facts)?;
            facts.iter().try_for_each(|fact| fact.admit(self.field))?;
            match place {
                PlaceKept::At(at) => self.place(*at)?,
                PlaceKept::OffMap(_) => {}
            }
        }
        for weapon in weapons {
            let WeaponKept { id, carried_by, at, set_up: _, gone, facts } = weapon;
            carried_by.map_or(Ok(()), |owner| self.known_unit(owner).map(drop))?;
            self.places(at.as_slice())?;
            list(facts)?;
            facts.iter().try_for_each(|fact| fact.admit(self.field))?;
            let places = [carried_by.is_some(), at.is_some(), *gone].into_iter().filter(|is| *is).count();
            fits(places == 1, || format!("the weapon `{id}` is in {places} places"))?;
        }
        fits(hex_markers.len() <= HEX_MARKERS_MAX + 4 * units.len(), || "more markers than in any battle".into())?;
        for (n, (at, marker)) in hex_markers.iter().enumerate() {
            self.place(*at)?;
            fits(!hex_markers[..n].contains(&(*at, *marker)), || format!("{at} has this marker twice"))?;
        }
        self.flow_is(&flow.flow())
    }

    fn flow_is(&self, flow: &Flow) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        let Flow { turn, stack, question, control, loss_points, exit_points, outcome } = flow;
        let Turn { number, phase, initiative: _, rolled: _, fought } = turn;
        let turns = u8::from(*phase != Phase::SetUp)..=self.field.scenario.turns;
        fits(turns.contains(number), || format!("the {phase:?} Phase of turn {number} is not in this battle"))?;
        fits(stack.len() <= STACK_MAX, || "more is going on at once than in any battle".into())?;
        stack.iter().try_for_each(|frame| self.frame(frame))?;
        question.as_ref().map_or(Ok(()), |question| self.question(question))?;
        self.places(fought)?;
        fits(control.len() == self.field.objectives.len(), || "an objective has no entry".into())?;
        let points = loss_points.iter().chain(exit_points);
        points.copied().try_for_each(|points| {
            fits((-POINTS_MAX..=POINTS_MAX).contains(&points), || format!("no side has {points} points"))
        })?;
        outcome.as_ref().map_or(Ok(()), |outcome| self.outcome(outcome))
    }

    fn impulse(&self, impulse: &Impulse) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        let Impulse {
            side: _,
            passes,
            spotting,
            activated,
            acted: _,
            moved_from,
            fired_from,
            melees,
            entered,
            ending: _,
            entered_by,
            movers,
            born,
            shot_out,
        } = impulse;
        fits(*passes <= 3, || format!("{passes} passes in a row end the phase"))?;
        if let Some((unit, at, _)) = spotting {
            self.known_unit(*unit)?;
            self.place(*at)?;
        }
        match activated {
            Some(Activated::Places(places)) => self.places(places)?,
            Some(Activated::Entry(group)) => {
                let sides = [&self.field.scenario.sides.0, &self.field.scenario.sides.1];
                let known = sides.iter().any(|side| side.entries.iter().any(|entry| entry.id == *group));
                fits(known, || format!("there is no entry group `{}`", group.escape_debug()))?;
            }
            None => {}
        }
        let places = [moved_from, fired_from, melees, entered, entered_by, shot_out];
        places.into_iter().try_for_each(|places| self.places(places))?;
        self.known_units(movers)?;
        self.known_units(born)
    }

    fn something_goes_on(&self) -> Fits {
        fits(!self.flow.stack.is_empty(), || "nothing is going on that could change".into())
    }

    fn frame(&self, frame: &AnyFrame) -> Fits {
        match frame {
            AnyFrame::SetUp(SetUp { side: _, done }) => {
                fits(done.len() <= 2, || "more than two sides have finished a part".into())
            }
            AnyFrame::RallyPart(RallyPart { side: _, dedication_used: _ }) => Ok(()),
            AnyFrame::Impulse(impulse) => self.impulse(impulse),
            AnyFrame::Move(moving) => self.moving(moving),
            AnyFrame::Window(Window { units, at, left }) => {
                self.known_units(units)?;
                self.place(*at)?;
                fits(*left <= MOVEMENT_MAX, || format!("no window allows {left} attacks"))
            }
            AnyFrame::Attack(attack) => self.attack(attack),
            AnyFrame::Check(Checking { check: Check { unit, margin }, made: _ }) => {
                self.known_unit(*unit)?;
                number(*margin)
            }
            AnyFrame::Retreat(Retreat { units }) => self.retreating(units),
            AnyFrame::Melee(round) => self.round(round),
        }
    }

    fn moving(&self, moving: &Moving) -> Fits {
        let Moving {
            side: _,
            units,
            by: _,
            from,
            spent,
            limit,
            double_time,
            spent_here,
            attacks_here,
            held: _,
            reacted: _,
            ends: _,
            exiting: _,
            withdrawing: _,
            stopped,
        } = moving;
        self.known_units(units)?;
        self.known_units(stopped)?;
        self.known_units(double_time.as_slice())?;
        self.places(from.as_slice())?;
        let most = [spent, limit, spent_here, attacks_here].into_iter().max().copied().unwrap_or_default();
        fits(most <= MOVEMENT_MAX, || format!("no stack has {most} movement points"))
    }

    fn attack(&self, attack: &Attack) -> Fits {
        let Attack { side: _, from, at, leaders, others, retreat_from, retreating, opportunity: _ } = attack;
        self.places(&[*from, *at])?;
        list(leaders)?;
        list(others)?;
        leaders.iter().chain(others).try_for_each(|Check { unit, margin }| {
            self.known_unit(*unit)?;
            number(*margin)
        })?;
        self.known_units(retreating)?;
        retreat_from.map_or(Ok(()), |counter| self.counter(counter))
    }

    fn retreating(&self, units: &[(CounterId, Place)]) -> Fits {
        list(units)?;
        units.iter().try_for_each(|(unit, from)| {
            self.known_unit(*unit)?;
            self.place(*from)
        })
    }

    fn old_retreat(&self, retreat: &OldRetreat) -> Fits {
        let OldRetreat { units, window } = retreat;
        self.retreating(units)?;
        window.as_ref().map_or(Ok(()), |window| {
            self.known_units(&window.units)?;
            self.place(window.at)
        })
    }

    fn round(&self, round: &MeleeRound) -> Fits {
        let MeleeRound { at, first: _, attacker: _, declared, killed, used } = round;
        self.place(*at)?;
        self.known_units(killed)?;
        self.known_weapons(used)?;
        let Some(declared) = declared else { return Ok(()) };
        list(&declared.attackers)?;
        for part in &declared.attackers {
            self.known_unit(part.unit)?;
            self.known_weapons(&part.weapons)?;
            self.known_units(part.with.as_slice())?;
        }
        self.known_units(&declared.defenders)?;
        self.known_units(declared.leader.as_slice())
    }

    fn question(&self, question: &Question) -> Fits {
        match question {
            Question::OpportunityFire { at, targets, .. } => {
                self.place(*at)?;
                self.known_units(targets)
            }
            Question::CheckNext { leaders, .. } => self.known_units(leaders),
            Question::DropWeapon { unit, .. } => self.known_unit(*unit).map(drop),
            Question::GoTo { unit, places, .. } | Question::SniperFire { sniper: unit, places, .. } => {
                self.known_unit(*unit)?;
                self.places(places)
            }
            Question::MeleeAttack { places, .. } => self.places(places),
            Question::MeleeDefence { at, satchels, .. } => {
                self.place(*at)?;
                self.known_weapons(satchels)
            }
        }
    }
}

//! Events that come from outside, from a saved game: whether they can be applied to the table, asked before they are.
//!
//! An event must name what is there (counters, definitions, Locations of this map) with values that occur, and must fit what has
//! become of the counters it names. That today's rules would decide so is not asked: a game that was played by older rules goes
//! on. `hedgerow replay --verify` asks that.

mod going_on;
mod names;
mod whole;

use crate::facts::event::{AssaultRoll, Blast, Event, FireRoll, Impact, MeleeRoll, OverrunRoll, Shot, StrikeRoll};
use crate::facts::flow::{Outcome, Phase};
use crate::facts::frames::Impulse;
use crate::facts::situation::Table;
use crate::files::markers::{HexMarker, Marker};
use hex_board::Place;
use table::{CounterId, Line, Side};

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

impl Outside<'_> {
    fn event(&self, event: &Event) -> Fits {
        fits(self.flow.outcome.is_none(), || "the game is over before it".into())?;
        self.told(event)?;
        self.changes(event)
    }

    /// What people are told.
    fn told(&self, event: &Event) -> Fits {
        match event {
            Event::PhaseBegan { turn, phase } => self.phase_follows(*turn, *phase),
            Event::InitiativeRolled { dice: thrown, .. } => dice(thrown),
            Event::MoraleRolled { unit, dice, lines, needed, .. } => self.roll(*unit, dice, lines, &[*needed]),
            Event::SpotRolled { unit, at, die, lines, total, needed, .. } => {
                self.roll(*unit, &[*die], lines, &[*total, *needed]).and(self.place(*at))
            }
            Event::SmokeRolled { unit, at, die, needed, .. } => {
                self.roll(*unit, &[*die], &[], &[*needed]).and(self.place(*at))
            }
            Event::FireResolved(fire) => self.fire(fire),
            Event::BombardmentResolved(strike) => self.bombardment(strike),
            Event::ArtilleryCalled { caller, mission, at } => {
                self.known_unit(*caller)?;
                self.mission(None, mission).and(self.place(*at))
            }
            Event::SuppliesRolled { caller, die, .. } => self.roll(*caller, &[*die], &[], &[]),
            Event::Scattered { caller, at, dice, lines, to, .. } => {
                self.roll(*caller, dice, lines, &[]).and(self.place(*at)).and(self.places(to.as_slice()))
            }
            Event::FireForEffect { side, mission, at } => {
                self.mission(Some(*side), mission).and(self.place(*at)).and(self.room_for_missions())
            }
            Event::MissionLost { side, mission } => self.mission(Some(*side), mission).and(self.room_for_missions()),
            Event::ShotResolved(shot) => self.shot(shot),
            Event::Drawn { number, among, counter, .. } => self.drawn(*number, *among, *counter),
            Event::DamageChecked { unit, die, lines, total, morale, helper, .. } => {
                self.roll(*unit, &[*die], lines, &[*total, *morale]).and(self.known_units(helper.as_slice()))
            }
            Event::HeroRolled { unit, die } => self.roll(*unit, &[*die], &[], &[]),
            Event::HalfSquadRolled { unit, die, becomes } => {
                self.roll(*unit, &[*die], &[], &[]).and(self.definition(becomes).map(drop))
            }
            Event::SurvivalRolled { vehicle, counter, die, .. } => {
                self.roll(*vehicle, &[*die], &[], &[]).and(self.counter(*counter))
            }
            Event::MeleeRolled(roll) => self.melee(roll),
            Event::CloseAssaultRolled(roll) => self.close_assault(roll),
            Event::OverrunResolved(roll) => self.overrun(roll),
            Event::Stepped { units, from, to, lines, .. } => {
                let places = self.places(from.as_slice()).and(self.places(to.as_slice()));
                self.known_units(units).and(places).and(self.lines(lines))
            }
            Event::Turned { unit, at, lines, .. } => {
                self.known_units(&[*unit]).and(self.place(*at)).and(self.lines(lines))
            }
            Event::Dismounted { units, vehicle, at, .. } => {
                self.known_units(units).and(self.known_units(&[*vehicle])).and(self.place(*at))
            }
            Event::Stopped { units } => self.known_units(units),
            Event::Passed { in_a_row, .. } => {
                fits(*in_a_row <= 3, || format!("nobody passes {in_a_row} times in a row"))
            }
            // Nothing in it can be wrong; what the others change is looked at by itself.
            Event::FireHeld { .. }
            | Event::Mounted { .. }
            | Event::MarkersCleared { .. }
            | Event::ControlChanged { .. }
            | Event::UnitLost { .. }
            | Event::ImpulseBegan { .. }
            | Event::Snapshot(_)
            | Event::GameOver(_)
            | crate::events!(counters)
            | crate::events!(heard)
            | crate::events!(battle) => Ok(()),
        }
    }

    /// What the event changes.
    fn changes(&self, event: &Event) -> Fits {
        match event {
            Event::Mounted { units, vehicle, .. } => {
                list(units)?;
                units.iter().try_for_each(|unit| self.unit_on_map(*unit))?;
                self.unit_on_map(*vehicle).and(self.carries(*vehicle))
            }
            Event::MarkersCleared { units, hexes } => self.cleared(units, hexes),
            Event::ControlChanged { at, .. } => self.objective(*at),
            Event::UnitPlaced { unit, at } => self.unit_in_play(*unit).and(self.place(*at)),
            Event::UnitExited { unit } => self.unit_on_map_or_aboard(*unit),
            Event::UnitLost { unit, .. }
            | Event::UnitShaken { unit }
            | Event::UnitRallied { unit }
            | Event::MarkerPlaced { unit, .. } => self.unit_in_play(*unit).map(drop),
            // Markers are taken off at the end of an impulse or phase also of those who fell in it.
            Event::MarkerRemoved { unit, .. } => self.known_unit(*unit).map(drop),
            Event::UnitBecame { unit, definition } => self.becomes(*unit, definition),
            Event::HexMarkerPlaced { at, marker } => self.place(*at).and(self.hex_marker_is_new(*at, *marker)),
            Event::HexMarkerRemoved { at, .. } | Event::Met { at } => self.place(*at),
            Event::WeaponTaken { weapon, by } => self.weapon_in_play(*weapon).and(self.unit_in_play(*by).map(drop)),
            Event::WeaponDropped { weapon, at } => self.weapon_in_play(*weapon).and(self.place(*at)),
            Event::WeaponGone { weapon } => self.known_weapon(*weapon).map(drop),
            Event::TripodTurned { weapon, .. } => self.weapon_in_play(*weapon),
            Event::UnitIs { unit, fact } => self.unit_in_play(*unit).and(fact.admit(self.field)),
            Event::WeaponIs { weapon, fact } => self.weapon_in_play(*weapon).and(fact.admit(self.field)),
            Event::ImpulseBegan { impulse, .. } => self.impulse_begins(impulse.as_ref()),
            Event::PointsGained { side, losses, exits } => self.points(*side, *losses, *exits),
            Event::ImpulseIs(impulse) => self.impulse(impulse),
            Event::Pushed(frame) => self.room_for_a_frame().and(self.frame(frame)),
            Event::Popped => self.something_goes_on(),
            Event::FrameIs(frame) => self.something_goes_on().and(self.frame(frame)),
            Event::HeroBorn { unit, of, .. } => self.known_units(&[*unit, *of]),
            Event::MovingIs(moving) => moving.as_ref().map_or(Ok(()), |moving| self.moving(moving)),
            Event::AttackIs(attack) => attack.as_ref().map_or(Ok(()), |attack| self.attack(attack)),
            Event::RetreatIs(retreat) => retreat.as_ref().map_or(Ok(()), |retreat| self.old_retreat(retreat)),
            Event::MeleeIs(round) => round.as_ref().map_or(Ok(()), |round| self.round(round)),
            Event::Asked(question) => question.as_ref().map_or(Ok(()), |question| self.question(question)),
            Event::PartBegan { .. } => self.part_begins(),
            Event::ShotOut { at } => self.place(*at).and(self.room_for_shots()),
            Event::RoundFought { at } => self.place(*at).and(self.room_for_a_round()),
            Event::GameOver(outcome) => self.outcome(outcome),
            Event::Snapshot(snapshot) => self.snapshot(snapshot),
            Event::DedicationUsed | Event::PhaseBegan { .. } | crate::events!(rolls) | crate::events!(tells) => Ok(()),
        }
    }

    /// What a unit has rolled: its dice, with the lines and numbers that they are read by.
    fn roll(&self, unit: CounterId, thrown: &[u8], lines: &[Line], numbers: &[i32]) -> Fits {
        self.known_unit(unit)?;
        dice(thrown)?;
        self.lines(lines)?;
        numbers.iter().copied().try_for_each(number)
    }

    fn fire(&self, fire: &FireRoll) -> Fits {
        // All fields are named here, so that a new one is not forgotten; and in the next ones.
        let FireRoll {
            side: _,
            from,
            at,
            firers,
            weapons,
            attack,
            attack_dice,
            defence_die,
            targets,
            opportunity: _,
            target,
            beside: _,
            apart: _,
            higher: _,
        } = fire;
        self.places(&[*from, *at])?;
        self.known_units(firers)?;
        self.known_units(target.as_slice())?;
        self.known_weapons(weapons)?;
        self.lines(attack)?;
        dice(attack_dice)?;
        dice(&[*defence_die])?;
        list(targets)?;
        targets.iter().try_for_each(|target| self.totals(target))
    }

    /// A strike of mortars or artillery.
    fn bombardment(&self, strike: &StrikeRoll) -> Fits {
        let StrikeRoll {
            side: _,
            mortar,
            caller,
            from,
            at,
            attack,
            attack_dice,
            defence_die,
            vehicle_dice,
            targets,
            entering: _,
        } = strike;
        self.known_weapons(mortar.as_slice())?;
        self.known_units(caller.as_slice())?;
        self.places(from.as_slice())?;
        self.place(*at)?;
        self.lines(attack)?;
        dice(attack_dice)?;
        dice(defence_die.as_slice())?;
        list(vehicle_dice)?;
        vehicle_dice.iter().try_for_each(|(vehicle, die)| self.known_unit(*vehicle).map(drop).and(dice(&[*die])))?;
        list(targets)?;
        targets.iter().try_for_each(|target| self.totals(target))
    }

    fn room_for_missions(&self) -> Fits {
        fits(self.flow.turn.missions.fired.len() < LIST_MAX, || "more missions than any battle has".into())
    }

    /// A shot of ordnance.
    fn shot(&self, shot: &Shot) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        let Shot {
            side: _,
            unit,
            weapon,
            from,
            at,
            target,
            leader,
            opportunity: _,
            beside: _,
            to_hit,
            lines,
            dice: thrown,
            total,
            hit: _,
            struck: _,
            impact,
            blast,
            result: _,
        } = shot;
        self.roll(*unit, thrown, lines, &[*to_hit, *total])?;
        self.known_weapon(*weapon)?;
        self.places(&[*from, *at])?;
        self.known_units(target.as_slice())?;
        self.known_units(leader.as_slice())?;
        if let Some(Impact { penetration, die, total, armour, armour_die, armour_total }) = impact {
            dice(&[*die, *armour_die])?;
            self.lines(penetration)?;
            self.lines(armour)?;
            [*total, *armour_total].into_iter().try_for_each(number)?;
        }
        if let Some(Blast { attack, attack_die, defence_die, targets }) = blast {
            dice(&[*attack_die, *defence_die])?;
            self.lines(attack)?;
            list(targets)?;
            targets.iter().try_for_each(|target| self.totals(target))?;
        }
        Ok(())
    }

    /// An attack in melee.
    fn melee(&self, roll: &MeleeRoll) -> Fits {
        let MeleeRoll {
            side: _,
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
            killed: _,
        } = roll;
        self.place(*at)?;
        self.known_units(attackers)?;
        self.known_units(defenders)?;
        [attack, defence, shifts, lines].into_iter().try_for_each(|lines| self.lines(lines))?;
        columns.iter().try_for_each(|column| text(column))?;
        // Where nobody attacks no dice are thrown.
        fits(attackers.is_empty() || dice(thrown).is_ok(), || format!("no dice show {thrown:?}"))?;
        [*attack_total, *defence_total, *total, *needed].into_iter().try_for_each(number)
    }

    /// An assault on a vehicle.
    fn close_assault(&self, roll: &AssaultRoll) -> Fits {
        let AssaultRoll {
            side: _,
            at,
            assault,
            attack,
            attack_die,
            attack_total,
            defence,
            defence_die,
            defence_total,
            destroyed: _,
        } = roll;
        self.place(*at)?;
        self.assault(assault)?;
        [attack, defence].into_iter().try_for_each(|lines| self.lines(lines))?;
        dice(&[*attack_die, *defence_die])?;
        [*attack_total, *defence_total].into_iter().try_for_each(number)
    }

    /// A vehicle's attack on infantry.
    fn overrun(&self, roll: &OverrunRoll) -> Fits {
        let OverrunRoll { side: _, vehicle, at, attack, attack_die, attack_total, defence_die, targets, margin } = roll;
        self.place(*at)?;
        self.known_unit(*vehicle)?;
        self.lines(attack)?;
        dice(&[*attack_die, *defence_die])?;
        self.known_units(targets)?;
        [*attack_total, *margin].into_iter().try_for_each(number)
    }

    fn drawn(&self, number: u8, among: u8, counter: CounterId) -> Fits {
        self.counter(counter)?;
        fits((1..=among).contains(&number), || format!("number {number} of {among} cannot be drawn"))
    }

    fn cleared(&self, units: &[(CounterId, Marker)], hexes: &[(Place, HexMarker)]) -> Fits {
        list(units)?;
        list(hexes)?;
        units.iter().try_for_each(|(unit, _)| self.known_unit(*unit).map(drop))?;
        self.markers_there(hexes)
    }

    fn objective(&self, at: Place) -> Fits {
        let hex = self.field.map.hex(at.hex);
        fits(hex.is_some_and(|hex| self.field.objectives.contains(&hex)), || format!("{at} is no objective"))
    }

    fn becomes(&self, unit: CounterId, definition: &str) -> Fits {
        let men = self.unit_in_play(unit)?.is_mmc();
        let becomes = self.definition(definition)?;
        fits(men && becomes.is_mmc(), || format!("`{unit}` cannot become `{}`", becomes.id))
    }

    fn impulse_begins(&self, impulse: Option<&Impulse>) -> Fits {
        fits(self.flow.turn.phase == Phase::Operations, || "impulses belong to the Operations Phase".into())?;
        impulse.map_or(Ok(()), |impulse| self.impulse(impulse))
    }

    fn part_begins(&self) -> Fits {
        let rally = self.flow.turn.phase == Phase::Rally && self.flow.set_up().is_none();
        let set_up = self.flow.set_up().is_some_and(|part| part.done.len() < 2);
        fits(rally || set_up, || "no part of a phase can begin".into())
    }

    fn room_for_shots(&self) -> Fits {
        let most = self.flow.impulse().is_none_or(|impulse| impulse.shot_out.len() < LIST_MAX);
        fits(most, || "more moves have been shot at than any impulse has".into())
    }

    fn points(&self, side: Side, losses: i32, exits: i32) -> Fits {
        let n = side.index();
        let sums = [(self.flow.loss_points[n], losses), (self.flow.exit_points[n], exits)];
        let sound = |(had, more): (i32, i32)| {
            more.checked_add(had).is_some_and(|sum| sum.checked_abs().is_some_and(|sum| sum <= POINTS_MAX))
        };
        fits(sums.into_iter().all(sound), || format!("{losses} and {exits} points cannot be gained"))
    }

    fn room_for_a_round(&self) -> Fits {
        fits(self.flow.turn.fought.len() < LIST_MAX, || "more melee rounds than any turn has".into())
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
        // Several vehicles may be lost in one hex.
        fits(!there || marker.is_hulk(), || format!("{at} has this marker already"))?;
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
        text(&reason.to_string())
    }
}

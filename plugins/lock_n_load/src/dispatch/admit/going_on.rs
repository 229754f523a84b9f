//! What an event says of the impulse, of frames and of questions: that it names what is there.

use super::{Fits, MOVEMENT_MAX, Outside, STACK_MAX, fits, list, number};
use crate::facts::command::Assault;
use crate::facts::frames::{
    Activated, AnyFrame, Assaulting, Attack, Check, Checking, Impulse, MeleeRound, Mission, Missions, Moving,
    OverrunStage, Overrunning, RallyPart, Retreat, Salvo, SetUp, Shelled, StrikingBack, Window,
};
use crate::facts::old_saves::OldRetreat;
use crate::facts::question::Question;
use hex_board::Place;
use table::{CounterId, Side};

impl Outside<'_> {
    pub(super) fn impulse(&self, impulse: &Impulse) -> Fits {
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
            salvos,
            switched,
            called,
            aided,
            held,
            stopped,
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
        self.salvos(salvos)?;
        self.known_units(switched)?;
        self.known_units(born)?;
        self.known_units(called)?;
        self.known_units(aided)?;
        self.known_units(held)?;
        self.known_units(stopped)
    }

    pub(super) fn room_for_a_frame(&self) -> Fits {
        fits(self.flow.stack.len() < STACK_MAX, || "more is going on at once than in any battle".into())
    }

    pub(super) fn something_goes_on(&self) -> Fits {
        fits(!self.flow.stack.is_empty(), || "nothing is going on that could change".into())
    }

    pub(super) fn frame(&self, frame: &AnyFrame) -> Fits {
        match frame {
            AnyFrame::SetUp(SetUp { side: _, done }) => {
                fits(done.len() <= 2, || "more than two sides have finished a part".into())
            }
            AnyFrame::RallyPart(RallyPart { side: _, dedication_used: _ }) => Ok(()),
            AnyFrame::Impulse(impulse) => self.impulse(impulse),
            AnyFrame::Move(moving) => self.moving(moving),
            AnyFrame::Window(Window { units, at, left, salvos, shot_from, fired_together }) => {
                self.known_units(units)?;
                self.salvos(salvos)?;
                self.places(shot_from)?;
                self.places(fired_together)?;
                self.place(*at)?;
                fits(*left <= MOVEMENT_MAX, || format!("no window allows {left} attacks"))
            }
            AnyFrame::Attack(attack) => self.attack(attack),
            AnyFrame::Check(Checking { check: Check { unit, margin, unarmoured: _ }, made: _ }) => {
                self.known_unit(*unit)?;
                number(*margin)
            }
            AnyFrame::Retreat(Retreat { units }) => self.retreating(units),
            AnyFrame::Melee(round) => self.round(round),
            AnyFrame::Mission(Mission { side, caller, mission, at, left }) => {
                self.known_unit(*caller)?;
                self.mission(Some(*side), mission)?;
                self.place(*at)?;
                self.places(left.as_deref().unwrap_or_default())
            }
            AnyFrame::Shelled(Shelled { units, at, by }) => {
                list(by)?;
                self.known_units(units).and(self.place(*at))
            }
            AnyFrame::Assault(assaulting) => self.assaulting(assaulting),
            AnyFrame::Overrun(overrunning) => self.overrunning(overrunning),
        }
    }

    pub(super) fn assault(&self, assault: &Assault) -> Fits {
        let Assault { unit, target, weapon, leader } = assault;
        self.known_units(&[*unit, *target])?;
        self.known_units(leader.as_slice())?;
        self.known_weapons(weapon.as_slice())
    }

    fn assaulting(&self, assaulting: &Assaulting) -> Fits {
        let Assaulting { side: _, at, from, units, assaults } = assaulting;
        self.place(*at)?;
        self.places(from.as_slice())?;
        self.known_units(units)?;
        list(assaults)?;
        assaults.iter().try_for_each(|assault| self.assault(assault))
    }

    fn overrunning(&self, overrunning: &Overrunning) -> Fits {
        let Overrunning { side: _, vehicle, at, stage } = overrunning;
        self.place(*at)?;
        self.known_unit(*vehicle)?;
        match stage {
            OverrunStage::Attacks => Ok(()),
            OverrunStage::StrikesBack(StrikingBack { checked, leaders, helped, declined: _ }) => {
                [checked, leaders, helped].into_iter().try_for_each(|units| self.known_units(units))
            }
            OverrunStage::Stays(units) => self.known_units(units),
        }
    }

    /// A mission that the scenario gives to a side, or to one of them.
    pub(super) fn mission(&self, side: Option<Side>, mission: &str) -> Fits {
        let given = |side: Side| self.field.scenario.side(side).artillery.iter().any(|given| given.id == mission);
        let known = side.map_or_else(|| Side::BOTH.into_iter().any(given), given);
        fits(known, || format!("there is no mission `{}`", mission.escape_debug()))
    }

    pub(super) fn missions(&self, missions: &Missions) -> Fits {
        let Missions { fired, running, over } = missions;
        list(fired)?;
        list(running)?;
        list(over)?;
        fired.iter().chain(running).try_for_each(|(side, mission)| self.mission(Some(*side), mission))
    }

    /// What units have fired names them and their weapons.
    fn salvos(&self, salvos: &[Salvo]) -> Fits {
        list(salvos)?;
        salvos.iter().try_for_each(|Salvo { unit, own: _, attacked: _, aided: _, swung: _, turned: _, weapons }| {
            self.known_unit(*unit)?;
            list(weapons)?;
            weapons.iter().try_for_each(|shots| self.known_weapon(shots.weapon).map(drop))
        })
    }

    pub(super) fn moving(&self, moving: &Moving) -> Fits {
        let Moving {
            side: _,
            units,
            by: _,
            from,
            spent,
            half: _,
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

    pub(super) fn attack(&self, attack: &Attack) -> Fits {
        let Attack {
            side: _,
            from,
            at,
            leaders,
            others,
            retreat_from,
            retreating,
            opportunity: _,
            molotov: _,
            checked,
            driven_off,
        } = attack;
        self.places(&[*from, *at])?;
        list(leaders)?;
        list(others)?;
        leaders.iter().chain(others).try_for_each(|Check { unit, margin, unarmoured: _ }| {
            self.known_unit(*unit)?;
            number(*margin)
        })?;
        self.known_units(retreating)?;
        self.known_units(checked.as_slice())?;
        self.known_units(driven_off.as_slice())?;
        retreat_from.map_or(Ok(()), |counter| self.counter(counter))
    }

    fn retreating(&self, units: &[(CounterId, Place)]) -> Fits {
        list(units)?;
        units.iter().try_for_each(|(unit, from)| {
            self.known_unit(*unit)?;
            self.place(*from)
        })
    }

    pub(super) fn old_retreat(&self, retreat: &OldRetreat) -> Fits {
        let OldRetreat { units, window } = retreat;
        self.retreating(units)?;
        window.as_ref().map_or(Ok(()), |window| {
            self.known_units(&window.units)?;
            self.place(window.at)
        })
    }

    pub(super) fn round(&self, round: &MeleeRound) -> Fits {
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

    pub(super) fn question(&self, question: &Question) -> Fits {
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
            Question::CorrectFire { caller, places, .. } => {
                self.known_unit(*caller)?;
                self.places(places)
            }
            Question::MeleeAttack { places, .. } | Question::StrikeNext { hexes: places, .. } => self.places(places),
            Question::MeleeDefence { at, satchels, .. } => {
                self.place(*at)?;
                self.known_weapons(satchels)
            }
            Question::JumpOff { vehicle: unit, units, .. }
            | Question::AssaultNext { unit, vehicles: units, .. }
            | Question::AssaultBack { vehicle: unit, units, .. } => {
                self.known_unit(*unit)?;
                self.known_units(units)
            }
            Question::GiveWay { at, units, .. } => {
                self.place(*at)?;
                self.known_units(units)
            }
        }
    }
}

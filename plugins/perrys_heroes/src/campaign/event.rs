//! What happens between battles, who is told of it, and what it changes.

use super::die::Die;
use super::garage::{Carrier, Parked, VehicleNote};
use super::roster::{Fate, Note, Noted, Soldier};
use super::state::{Battle, Campaign, Ended, Stage};
use crate::files::force::CrewedDef;
use crate::files::values::{Experience, Status, Task};
use crate::{Degree, Outcome};
use serde::{Deserialize, Serialize};
use table::Side;

/// What happens between battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A side has written down what it intends.
    Intends {
        /// The side.
        side: Side,
        /// What.
        order: Task,
    },
    /// A battle is laid out.
    Laid(Battle),
    /// It was fought.
    Fought {
        /// How it ended.
        outcome: Outcome,
        /// How many men each side has lost in it for good, crews of vehicles too.
        fell: [u16; 2],
    },
    /// How a side's campaign stands now.
    StatusIs {
        /// The side.
        side: Side,
        /// The level.
        status: Status,
        /// The result that has brought it there; none: it was fixed beforehand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Degree>,
    },
    /// Something has happened to a man.
    Man {
        /// His side.
        side: Side,
        /// Which man of its roster.
        man: u16,
        /// Where he is now.
        fate: Fate,
        /// What it was.
        note: Note,
    },
    /// Something has happened to a vehicle.
    Vehicle {
        /// Its side.
        side: Side,
        /// Which vehicle of its roster.
        no: u16,
        /// Where it is now.
        parked: Parked,
        /// What it was.
        note: VehicleNote,
    },
    /// So many men have come for a side's lost places (PH-H-37).
    Drawn {
        /// The side.
        side: Side,
        /// The die.
        die: Die,
        /// How many of them it takes: at most those it has lost.
        men: u16,
    },
    /// One of them takes a lost place.
    Joins {
        /// His side.
        side: Side,
        /// The place.
        place: u16,
        /// What he is called.
        name: String,
        /// His experience.
        experience: Experience,
        /// The die of it.
        die: Die,
    },
    /// Whether a vehicle has come for a lost one (PH-H-37).
    VehicleDrawn {
        /// The side.
        side: Side,
        /// Which vehicle of its roster was lost.
        lost: u16,
        /// The die.
        die: Die,
        /// One has come.
        comes: bool,
    },
    /// A vehicle takes the place of a lost one.
    VehicleJoins {
        /// Its side.
        side: Side,
        /// Which vehicle of its roster was lost.
        lost: u16,
        /// What comes.
        what: CrewedDef,
    },
    /// What is to be done next.
    StageIs(Stage),
}

impl Event {
    /// Which sides are told of it: what one intends and what happens to one's men is one's own business.
    pub const fn told_to(&self) -> [bool; 2] {
        let own = match self {
            Self::Laid(_) | Self::Fought { .. } | Self::StatusIs { .. } | Self::StageIs(_) => return [true; 2],
            Self::Intends { side, .. }
            | Self::Man { side, .. }
            | Self::Drawn { side, .. }
            | Self::Joins { side, .. }
            | Self::Vehicle { side, .. }
            | Self::VehicleDrawn { side, .. }
            | Self::VehicleJoins { side, .. } => *side,
        };
        match own {
            Side::First => [true, false],
            Side::Second => [false, true],
        }
    }
}

impl Campaign {
    /// Writes an event down. What does not fit changes nothing: [`admit`](super::admit) says so before.
    pub fn apply(&mut self, event: &Event) {
        let battle = self.fought();
        match event {
            Event::Intends { side, order } => {
                let party = &mut self.sides[side.index()];
                (party.has_written, party.intends) = (true, Some(*order));
            }
            Event::Laid(battle) => {
                for party in &mut self.sides {
                    (party.has_written, party.intends) = (false, None);
                }
                self.battles.push(battle.clone());
            }
            Event::Fought { outcome, fell } => {
                if let Some(battle) = self.battles.last_mut() {
                    (battle.outcome, battle.fell) = (Some(*outcome), *fell);
                }
                for side in Side::BOTH {
                    self.sides[side.index()].last = Some(outcome.degree(side));
                }
            }
            Event::StatusIs { side, status, .. } => self.sides[side.index()].status = *status,
            Event::Man { side, man, fate, note } => {
                let roster = &mut self.sides[side.index()].roster;
                let Some(soldier) = roster.men.get_mut(usize::from(*man)) else { return };
                soldier.fate = *fate;
                soldier.notes.push(Noted { battle, note: note.clone() });
                let place = roster.places.get_mut(usize::from(soldier.place));
                if let Some(place) = place.filter(|place| fate.is_lost() && place.holder == Some(*man)) {
                    place.holder = None;
                }
            }
            Event::Drawn { side, men, .. } => self.sides[side.index()].to_fill = *men,
            Event::Joins { side, place, name, experience, die } => {
                let party = &mut self.sides[side.index()];
                let number = u16::try_from(party.roster.men.len()).unwrap_or(u16::MAX);
                let Some(taken) = party.roster.places.get_mut(usize::from(*place)) else { return };
                taken.holder = Some(number);
                party.roster.men.push(Soldier {
                    name: name.clone(),
                    experience: *experience,
                    place: *place,
                    fate: Fate::Ready,
                    notes: vec![Noted { battle, note: Note::Joined(die.clone()) }],
                });
                party.to_fill = party.to_fill.saturating_sub(1);
            }
            Event::Vehicle { side, no, parked, note } => {
                let roster = &mut self.sides[side.index()].roster;
                let Some(carrier) = roster.carriers.get_mut(usize::from(*no)) else { return };
                carrier.parked = *parked;
                carrier.notes.push((battle, note.clone()));
            }
            Event::VehicleDrawn { side, lost, comes, .. } => {
                if *comes {
                    self.sides[side.index()].to_choose.push(*lost);
                }
            }
            Event::VehicleJoins { side, lost, what } => {
                let party = &mut self.sides[side.index()];
                party.to_choose.retain(|one| one != lost);
                let Some(old) = party.roster.carriers.get_mut(usize::from(*lost)) else { return };
                old.parked = Parked::Replaced;
                let (team, notes) = (old.team, vec![(battle, VehicleNote::Joined)]);
                party.roster.carriers.push(Carrier { what: what.clone(), team, parked: Parked::Ready, notes });
            }
            Event::StageIs(stage) => self.stage = *stage,
        }
    }
    /// It is over.
    pub const fn ended(&self) -> Option<Ended> {
        match self.stage {
            Stage::Over(ended) => Some(ended),
            Stage::Intentions | Stage::Battle | Stage::MayEnd(_) | Stage::Replacements => None,
        }
    }
}

//! What overruns say of their orders, and of those that decline what a vehicle brings about.

use super::rules::{GIVE_WAY, STRIKE_BACK};
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::question::Question;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::{close_assault, fire};
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Overrun<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Overrun { unit: None, .. } => Time::Move,
            Self::Overrun { .. } => Time::Impulse,
            Self::AssaultBack { .. } | Self::Decline => Time::Answer(STRIKE_BACK),
            Self::Retreat { .. } | Self::Stay => Time::Answer(GIVE_WAY),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Overrun { unit, to } => (unit.iter().copied().collect(), words::overrun(to)),
            Self::AssaultBack { unit, leader, .. } => {
                ([*unit].into_iter().chain(*leader).collect(), words::fight_back())
            }
            Self::Decline => (Vec::new(), words::decline()),
            Self::Retreat { unit, to } => (vec![*unit], words::give_way(to)),
            Self::Stay => (Vec::new(), words::stay()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Overrun { to, .. } | Self::Retreat { to, .. } => Some(*to),
            Self::AssaultBack { .. } | Self::Decline | Self::Stay => None,
        }
    }
    fn ready(&self, table: &Table) -> Vec<CounterId> {
        match *self {
            Self::Overrun { unit: None, .. } => table.flow.moving().map_or(Vec::new(), |moving| moving.units.to_vec()),
            Self::Overrun { unit: Some(unit), .. } | Self::AssaultBack { unit, .. } | Self::Retreat { unit, .. } => {
                vec![*unit]
            }
            Self::Decline | Self::Stay => Vec::new(),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Overrun { .. } | Self::AssaultBack { .. } => Aim::Assault,
            Self::Decline | Self::Stay => Aim::Hold,
            Self::Retreat { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        let question = seen.flow.question.as_ref();
        Report::done(match *self {
            Self::AssaultBack { unit, weapon, leader } => {
                return super::strike_back(seen, side, *unit, *weapon, *leader).map(Report::StrikeBack);
            }
            Self::Overrun { unit, to } => {
                super::attempt(seen, side, *unit, *to).map(|overrun| super::begin(seen, &overrun))
            }
            Self::Decline => match question {
                Some(Question::AssaultNext { .. }) => close_assault::next(seen, side, None),
                _ => super::decline(seen, side),
            },
            Self::Retreat { unit, to } => super::retreat(seen, side, *unit, *to),
            Self::Stay => match question {
                Some(Question::JumpOff { .. }) => fire::riders::stay_on(seen, side),
                _ => super::stay(seen, side),
            },
        })
    }
}

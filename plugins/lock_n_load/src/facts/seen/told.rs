//! Which side is told of an event. An event is told whole or not at all: whoever must be named in one that the other side is to hear of
//! comes out before it, by an event of his own that shows him from head to foot (`RuleSet::reveals`).

use crate::facts::change::{Change, changes};
use crate::facts::event::Event;
use crate::facts::question::Question;
use crate::facts::seen::{Hidden, is_held};
use crate::facts::situation::Table;
use crate::files::markers::{HexMarker, Marker};
use hex_board::Place;
use table::{CounterId, Side};

/// Which sides are told of an event that has just happened: of a fact who sees it; of all else who sees everybody that it names.
pub(crate) fn told_to(table: &Table, event: &Event) -> [bool; 2] {
    if !table.field.hides {
        return [true; 2];
    }
    let changed = changes(table.field, |no| table.units.at(no).markers, event);
    Side::BOTH.map(|side| {
        let hidden = Hidden::from(table, side);
        let sees = |change: &Change| match *change {
            Change::Unit(no, fact) => fact.seen_by(&table.units.at(no), side),
            Change::Weapon(no, fact) => {
                let weapon = table.weapons.at(no);
                fact.seen_by(&weapon, side) && !(is_held(fact) && hidden.has(&weapon))
            }
        };
        changed.iter().all(sees) && hidden.is_told(event)
    })
}

/// An event apart for each of those who see different parts of it: what a phase takes off.
pub(crate) fn apart(table: &Table, event: Event) -> Vec<Event> {
    let Event::MarkersCleared { units, hexes } = event else { return vec![event] };
    let hidden = Side::BOTH.map(|side| Hidden::from(table, side));
    let of_unit = |(unit, _): &(CounterId, Marker)| hidden.each_ref().map(|hidden| hidden.counter(*unit));
    let of_hex = |one: &(Place, HexMarker)| hidden.each_ref().map(|hidden| hidden.marker_at(*one));
    if !table.field.hides {
        return vec![Event::MarkersCleared { units, hexes }];
    }
    let part = |from: [bool; 2]| {
        let units: Vec<_> = units.iter().filter(|one| of_unit(one) == from).copied().collect();
        let hexes: Vec<_> = hexes.iter().filter(|one| of_hex(one) == from).copied().collect();
        (!units.is_empty() || !hexes.is_empty()).then_some(Event::MarkersCleared { units, hexes })
    };
    [[false, false], [true, false], [false, true]].into_iter().filter_map(part).collect()
}

impl Hidden<'_> {
    fn marker_at(&self, (at, marker): (Place, HexMarker)) -> bool {
        marker.tells_of_units() && self.place(at)
    }
    fn sees(&self, ids: &[CounterId]) -> bool {
        !ids.iter().any(|id| self.counter(*id))
    }
    fn sees_if(&self, id: Option<CounterId>) -> bool {
        !id.is_some_and(|id| self.counter(id))
    }
    /// Whether the side is told of an event, for what it says besides facts of counters.
    fn is_told(&self, event: &Event) -> bool {
        match event {
            Event::MoraleRolled { unit, .. }
            | Event::SpotRolled { unit, .. }
            | Event::SmokeRolled { unit, .. }
            | Event::HeroRolled { unit, .. }
            | Event::HalfSquadRolled { unit, .. }
            | Event::Turned { unit, .. } => self.sees(&[*unit]),
            Event::DamageChecked { unit, helper, .. } => self.sees(&[*unit]) && self.sees_if(*helper),
            Event::HeroBorn { unit, of, .. } => self.sees(&[*unit, *of]),
            Event::Drawn { counter, .. } => self.sees(&[*counter]),
            Event::SurvivalRolled { vehicle, counter, .. } => self.sees(&[*vehicle, *counter]),
            Event::ArtilleryCalled { caller, .. }
            | Event::SuppliesRolled { caller, .. }
            | Event::Scattered { caller, .. } => self.sees(&[*caller]),
            Event::FireResolved(fire) => {
                let mut targets = fire.targets.iter();
                self.sees(&fire.firers) && targets.all(|one| self.sees(&[one.unit])) && self.sees_if(fire.target)
            }
            Event::BombardmentResolved(strike) => {
                let vehicles = strike.vehicle_dice.iter().map(|(vehicle, _)| *vehicle);
                let mut named = strike.targets.iter().map(|one| one.unit).chain(vehicles);
                self.sees_if(strike.mortar) && self.sees_if(strike.caller) && !named.any(|id| self.counter(id))
            }
            Event::ShotResolved(shot) => {
                let mut blasted = shot.blast.iter().flat_map(|blast| &blast.targets);
                self.sees(&[shot.unit])
                    && self.sees_if(shot.target)
                    && self.sees_if(shot.leader)
                    && blasted.all(|one| self.sees(&[one.unit]))
            }
            Event::MeleeRolled(roll) => self.sees(&roll.attackers) && self.sees(&roll.defenders),
            Event::CloseAssaultRolled(roll) => {
                self.sees(&[roll.assault.unit, roll.assault.target]) && self.sees_if(roll.assault.leader)
            }
            Event::OverrunResolved(roll) => self.sees(&[roll.vehicle]) && self.sees(&roll.targets),
            Event::Stepped { units, .. } | Event::Stopped { units } => self.sees(units),
            Event::Mounted { units, vehicle, .. } | Event::Dismounted { units, vehicle, .. } => {
                self.sees(units) && self.sees(&[*vehicle])
            }
            Event::MarkersCleared { units, hexes } => {
                !units.iter().any(|(id, _)| self.counter(*id)) && !hexes.iter().any(|one| self.marker_at(*one))
            }
            Event::HexMarkerPlaced { at, marker } | Event::HexMarkerRemoved { at, marker } => {
                !self.marker_at((*at, *marker))
            }
            // Whoever is asked hears it.
            Event::Asked(question) => question.as_ref().map(Question::side) == Some(self.side()) || !self.anybody(),
            // What is going on is seen on the table. That it changes or is over would tell of what was not seen.
            Event::Pushed(_)
            | Event::Popped
            | Event::FrameIs(_)
            | Event::ImpulseIs(_)
            | Event::PartBegan { .. }
            | Event::MovingIs(_)
            | Event::AttackIs(_)
            | Event::RetreatIs(_)
            | Event::MeleeIs(_)
            | Event::Snapshot(_) => !self.anybody(),
            // What both hear.
            Event::PhaseBegan { .. }
            | Event::InitiativeRolled { .. }
            | Event::ImpulseBegan { .. }
            | Event::FireForEffect { .. }
            | Event::MissionLost { .. }
            | Event::Passed { .. }
            | Event::FireHeld { .. }
            | Event::ControlChanged { .. }
            | Event::PointsGained { .. }
            | Event::Met { .. }
            | Event::ShotOut { .. }
            | Event::RoundFought { .. }
            | Event::DedicationUsed
            | Event::GameOver(_)
            // Facts of counters alone.
            | Event::UnitLost { .. }
            | crate::events!(counters) => true,
        }
    }
}

//! The course of an overrun: the attack, what the infantry does against the vehicle, and who gives way to it.

use crate::facts::event::{Event, LossCause, OverrunRoll};
use crate::facts::frames::{Attack, Check, OverrunStage, Overrunning, StrikingBack};
use crate::facts::game::LockNLoad;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::victory::losses;
use crate::sections::{close_assault, overrun, stacking};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Frame, Side};

impl Frame<LockNLoad> for Overrunning {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(spot) = table.field.map.spot(self.at) else { return vec![Event::Popped] };
        let Some(vehicle) = table.unit(self.vehicle).filter(|unit| unit.spot() == Some(spot)) else {
            // LNL-15.3-14: it is destroyed, and nothing further happens.
            return vec![Event::Popped];
        };
        match &self.stage {
            // Fire for effect has shaken it on the way in, and it uses no weapon (LNL-15.0-07).
            OverrunStage::Attacks if vehicle.shaken => vec![Event::Popped],
            OverrunStage::Attacks => self.attack(table, dice, vehicle, spot),
            OverrunStage::StrikesBack(done) => self.strikes_back(table, done, spot),
            OverrunStage::Stays(left) => self.gives_way(table, left),
        }
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let hidden = Hidden::from(table, side);
        match &mut self.stage {
            OverrunStage::Attacks => {}
            OverrunStage::StrikesBack(StrikingBack { checked, leaders, helped, declined: _ }) => {
                [checked, leaders, helped].into_iter().for_each(|units| hidden.leave_ids(units));
            }
            OverrunStage::Stays(units) => hidden.leave_ids(units),
        }
        !hidden.counter(self.vehicle)
    }
}

impl Overrunning {
    pub(super) fn at_stage(&self, stage: OverrunStage) -> Event {
        Event::top(Self { stage, ..self.clone() })
    }

    /// One die each (LNL-15.3-07). All of it checks with one margin, leaders first
    /// (LNL-15.3-08).
    fn attack(&self, table: &Table, dice: &mut DiceCup, vehicle: UnitNow, at: Spot) -> Vec<Event> {
        let attack = overrun::strength(table, vehicle, at);
        let (attack_die, defence_die) = (dice.roll_1d6(), dice.roll_1d6());
        let attack_total = i32::from(attack_die) + attack.iter().map(|line| line.value).sum::<i32>();
        let margin = attack_total - i32::from(defence_die);
        let (leaders, others): (Vec<UnitNow>, Vec<UnitNow>) =
            overrun::targets(table, at, self.side).partition(|unit| unit.may(Trait::Leads));
        let targets = leaders.iter().chain(&others).map(|unit| unit.id).collect();
        let checks =
            |units: Vec<UnitNow>| units.iter().map(|unit| Check { unit: unit.id, margin, unarmoured: false }).collect();
        let (side, vehicle, place) = (self.side, self.vehicle, self.at);
        let mut events = vec![
            self.at_stage(OverrunStage::StrikesBack(StrikingBack::default())),
            Event::OverrunResolved(Box::new(OverrunRoll {
                side,
                vehicle,
                at: place,
                attack,
                attack_die,
                attack_total,
                defence_die,
                targets,
                margin,
            })),
        ];
        if margin > 0 {
            events.push(Event::push(Attack {
                side,
                from: place,
                at: place,
                leaders: checks(leaders),
                others: checks(others),
                retreat_from: None,
                retreating: Vec::new(),
                opportunity: false,
                molotov: false,
                checked: None,
                driven_off: None,
            }));
        }
        events
    }

    /// LNL-15.3-09: who has survived in Good Order may Close Assault the vehicle, whatever markers it has, one after the other. Then the
    /// vehicle may go on (LNL-15.3-12).
    fn strikes_back(&self, table: &Table, done: &StrikingBack, at: Spot) -> Vec<Event> {
        let able = able(table, self, done, at);
        if able.is_empty() || done.declined {
            return vec![Event::Popped];
        }
        let (side, vehicle) = (self.side.other(), self.vehicle);
        vec![Event::Asked(Some(Question::AssaultBack { side, vehicle, units: able }))]
    }

    /// LNL-15.3-13: Shaken teams are eliminated, the others may retreat.
    fn gives_way(&self, table: &Table, left: &[CounterId]) -> Vec<Event> {
        let there = |id: &CounterId| table.unit(*id).filter(|unit| unit.spot() == table.field.map.spot(self.at));
        let (crushed, others): (Vec<UnitNow>, Vec<UnitNow>) =
            left.iter().filter_map(there).partition(|unit| unit.shaken && is_team(*unit));
        let ids = |units: &[UnitNow]| units.iter().map(|unit| unit.id).collect::<Vec<_>>();
        if !crushed.is_empty() {
            let mut events = vec![self.at_stage(OverrunStage::Stays(ids(&others)))];
            events.extend(crushed.iter().flat_map(|unit| losses::lose(table, unit.id, LossCause::Overrun)));
            return events;
        }
        let units: Vec<CounterId> =
            others.into_iter().filter(|unit| !places(table, *unit).is_empty()).map(|unit| unit.id).collect();
        if units.is_empty() {
            return vec![Event::Popped];
        }
        vec![Event::Asked(Some(Question::GiveWay { side: self.side.other(), at: self.at, units }))]
    }
}

/// A Weapon Team: a multi-man counter that is tied to its weapon.
fn is_team(unit: UnitNow) -> bool {
    unit.is_mmc() && unit.may(Trait::Cumbersome)
}

/// Who may still assault the vehicle: each once.
pub(super) fn able(table: &Table, overrunning: &Overrunning, done: &StrikingBack, at: Spot) -> Vec<CounterId> {
    let survivors = overrun::targets(table, at, overrunning.side).filter(|unit| close_assault::may_assault(*unit));
    survivors.map(|unit| unit.id).filter(|id| !done.checked.contains(id)).collect()
}

/// Where a unit may give way to: any adjacent hex into which it could step and in which there is room and no enemy (LNL-RB-29). A gun that
/// never leaves its hex stays.
pub(super) fn places(table: &Table, unit: UnitNow) -> SmallVec<[Place; 6]> {
    let Some(from) = unit.spot().filter(|_| !unit.may(Trait::StaysPut)) else { return SmallVec::new() };
    let free = |to: Spot| {
        to.hex != from.hex
            && table.side_at(to, unit.side.other()).next().is_none()
            && stacking::fits(table, to, unit.side, &[unit.id]).is_ok()
    };
    let steps = table.field.steps.by(table.mobility(unit)).from(from);
    steps.iter().filter(|edge| free(edge.to)).map(|edge| edge.place).collect()
}

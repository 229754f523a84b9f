//! A team's activation: what its card brings, what its figures may do (PH-D-06) as often as points allow (PH-7.1-03), and its end.

use super::rules::{ACTIVATION, END};
use super::words;
use crate::facts::battle::BattleIs;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::{Activation, AnyFrame};
use crate::facts::game::PerrysHeroes;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::{Jam, Motion, Points};
use crate::sections::{
    alert, anti_tank, artillery, communication, driving, fire, flight, grenades, gunnery, hatches, healing, locating,
    melee, movement, posture, riding, traps,
};
use table::{DiceCup, Frame, Refusal, RuleId, Side};

/// What turning over a team's card changes for its figures: they count as still (PH-R-43), and who was on alert is not any more
/// (PH-7.14-05).
pub(super) fn begun(table: &Table, team: u8) -> Vec<Event> {
    let mut events = Vec::new();
    for figure in table.of_card(team) {
        // PH-ST-06: a turn without a move ends the row of turns in which a vehicle has moved.
        let rested = figure.paces > 0 && figure.motion == Motion::Still;
        let is = [
            rested.then_some(Is::Paces(0)),
            (figure.motion != Motion::Still).then_some(Is::Moves(Motion::Still)),
            figure.alert.then_some(Is::Alert(false)),
        ];
        events.extend(is.into_iter().flatten().map(|is| Event::Is(figure.id, is)));
    }
    let side = table.field.team(team).side;
    events.push(Event::Pushed(Activation { team, side, fled: false, acted: Vec::new() }.into()));
    events
}

/// What the end of an activation changes: the marker of suppressive fire goes (PH-H-11), a weapon that was worked on fires again
/// (PH-7.7-13), and what is left of the points is lost (PH-6.1-06).
pub(crate) fn finished(table: &Table) -> Vec<Event> {
    let Some(activation) = table.flow.stack.innermost::<Activation>() else { return Vec::new() };
    let mut events = Vec::new();
    for figure in table.of_card(activation.team) {
        let is = [
            figure.suppressed.then_some(Is::Suppressed(false)),
            (figure.jam == Jam::Clearing).then_some(Is::Jammed(Jam::Ready)),
            (table.points() == Points::Individual || figure.is_vehicle()).then_some(Is::HasPoints(0)),
        ];
        events.extend(is.into_iter().flatten().map(|is| Event::Is(figure.id, is)));
    }
    // Also where nothing is left: that it changes would tell the enemy, who sees which orders have no secret part.
    if table.points() == Points::Pooled {
        events.push(Event::BattleIs(BattleIs::Pool { team: activation.team, side: activation.side, left: 0 }));
    }
    events.push(Event::Popped);
    events
}

impl Frame<PerrysHeroes> for Activation {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        if !self.fled {
            return flight::flees(table, dice, self.team);
        }
        let lost = gunnery::lost(table);
        if !lost.is_empty() {
            return lost;
        }
        let acted: Vec<Figure> = self.acted.iter().filter_map(|acted| table.figure(*acted)).collect();
        if let Some(seeks) = acted.iter().find_map(|acted| alert::seeks_actor(table, dice, acted)) {
            return seeks;
        }
        if let Some(window) = alert::window(table, &acted) {
            return vec![window];
        }
        // A team of which nobody is left does nothing.
        if table.acts(self.team) { Vec::new() } else { finished(table) }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        self.fled.then_some(self.side)
    }
    fn takes(&self, _: &Seen<'_>, _: &Command, time: Time) -> Result<(), Refusal> {
        let refuse = |rule: RuleId, why| Err(Refusal::new(rule, why));
        match time {
            Time::Activation(_) => Ok(()),
            Time::SetUp => refuse(END, words::nobody_places()),
            Time::Window => refuse(ACTIVATION, words::nobody_acts()),
            Time::Claim => refuse(END, words::nothing_to_claim()),
        }
    }
    fn offers(&self, seen: &Seen<'_>, side: Side, out: &mut Offers<'_>) {
        let of_one: &[fn(&Seen<'_>, &Figure, &mut Offers<'_>)] = &[
            posture::offers,
            movement::offers,
            locating::offers,
            communication::offers,
            fire::offers,
            melee::offers,
            grenades::offers,
            artillery::offers,
            alert::offers,
            traps::offers,
            healing::offers,
            riding::offers,
            anti_tank::offers,
        ];
        for figure in seen.team(self.team).filter(|figure| figure.side == side && !figure.spent) {
            if seen.no(figure.id).is_some_and(|no| out.wants_from(no)) && out.wants_unit(figure.id) {
                of_one.iter().for_each(|offers| offers(seen, &figure, out));
            }
        }
        // Each looks whether the vehicle has what it needs: a crew, a gun, wheels.
        let of_vehicle: &[fn(&Seen<'_>, &Figure, &mut Offers<'_>)] = &[
            driving::offers,
            locating::offers,
            communication::offers,
            alert::offers,
            gunnery::offers,
            hatches::offers,
            anti_tank::of_gun,
        ];
        let of_rider: &[fn(&Seen<'_>, &Figure, &mut Offers<'_>)] = &[riding::offers_out];
        let acts = |figure: &Figure| figure.side == side && !figure.spent;
        for figure in
            seen.of_card(self.team).filter(|figure| acts(figure) && (figure.is_vehicle() || figure.at.is_none()))
        {
            if seen.no(figure.id).is_some_and(|no| out.wants_from(no)) && out.wants_unit(figure.id) {
                let offered = if figure.is_vehicle() { of_vehicle } else { of_rider };
                offered.iter().for_each(|offers| offers(seen, &figure, out));
            }
        }
        if out.wants(Kind::Finish) {
            out.push(Command::Finish);
        }
    }
    fn hears(&mut self, event: &Event) {
        if matches!(event, Event::Fled) {
            self.fled = true;
        } else if let Event::Acts(units) = event {
            self.acted.clone_from(units);
        } else if matches!(event, Event::Pushed(AnyFrame::Window(_) | AnyFrame::Moving(_) | AnyFrame::Driving(_))) {
            // The other side has its say now, or along the way.
            self.acted.clear();
        }
    }
    /// Whose card lies on the table is seen by both; who of his men has acted, by their owner.
    fn blank(&mut self, _: &Table<'_>, side: Side) -> bool {
        if side != self.side {
            self.acted.clear();
        }
        true
    }
}

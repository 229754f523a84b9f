//! A mission of artillery as something that is going on (LNL-18.2-08 to -12): what is asked of its caller, and one hex struck after the
//! other.

use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Mission};
use crate::facts::game::LockNLoad;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::Table;
use crate::files::markers::Marker;
use crate::sections::indirect_fire::artillery::missions;
use crate::sections::indirect_fire::rules::STRIKE_ORDER;
use crate::sections::indirect_fire::strike::{self, Shells, Strike};
use crate::sections::indirect_fire::{ground, seen_from, words};
use hex_board::{Place, scatter};
use table::{DiceCup, Frame, Refusal, Side};

impl Mission {
    /// What its fire does to one of the hexes.
    pub(crate) fn strike(&self, table: &Table, at: Place) -> Option<Strike> {
        let hex = table.field.map.spot(at)?.hex;
        let shells = Shells::of_mission(missions(table, self.side, &self.mission)?.firepower);
        let attack = strike::shelling(table, self.side, hex, shells);
        Some(Strike {
            side: self.side,
            mortar: None,
            caller: Some(self.caller),
            from: None,
            at,
            entering: false,
            groups: strike::groups(table, &attack, hex, None),
        })
    }
    /// One hex is struck.
    fn strikes(&self, table: &Table, dice: &mut DiceCup, at: Place) -> Vec<Event> {
        let left = self.left.iter().flatten().copied().filter(|place| *place != at).collect();
        let mut events = vec![Event::top(Mission { left: Some(left), ..self.clone() })];
        let struck = self.strike(table, at).and_then(|strike| strike::resolve(table, dice, &strike));
        if let Some(struck) = struck {
            events.push(struck.told);
            events.extend(struck.attacks);
        }
        events
    }
    /// What is asked while the Spotting Round lies: the hex itself and those beside it that the caller sees (LNL-18.2-08).
    fn correction(&self, table: &Table) -> Vec<Event> {
        let from = table.unit(self.caller).and_then(|caller| caller.spot());
        let (Some(from), Some(round)) = (from, table.field.map.spot(self.at)) else { return vec![Event::Popped] };
        let around = scatter::around(&table.field.map, round.hex);
        let seen = around.into_iter().filter(|hex| seen_from(table, from, *hex).is_some());
        let places = seen.map(|hex| ground(table, hex)).collect();
        vec![Event::Asked(Some(Question::CorrectFire { side: self.side, caller: self.caller, places }))]
    }
}

impl Frame<LockNLoad> for Mission {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self.left.as_deref() {
            None => self.correction(table),
            Some([]) => {
                // LNL-18.2-18, if his own fire has left him there.
                let stands = table.unit(self.caller).is_some_and(|caller| caller.spot().is_some());
                let done = Event::MarkerPlaced { unit: self.caller, marker: Marker::OpsComplete };
                stands.then_some(done).into_iter().chain([Event::Popped]).collect()
            }
            Some([only]) => self.strikes(table, dice, *only),
            Some(several) => {
                vec![Event::Asked(Some(Question::StrikeNext { side: self.side, hexes: several.to_vec() }))]
            }
        }
    }
    fn open(&self) -> bool {
        false
    }
    /// Where it falls is seen by its markers; who has called it, and which hexes with somebody in them are left, is not.
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self { side: _, caller, mission: _, at: _, left } = self;
        let hidden = Hidden::from(table, side);
        left.iter_mut().for_each(|hexes| hidden.leave_places(hexes));
        !hidden.counter(*caller)
    }
}

/// Which hex is struck next if the caller's side chooses this one (LNL-18.2-12).
pub(crate) fn chosen(table: &Table, side: Side, at: Place) -> Result<Strike, Refusal> {
    let (Some(Question::StrikeNext { side: asked, hexes }), Some(AnyFrame::Mission(mission))) =
        (&table.flow.question, table.flow.stack.last())
    else {
        return Err(Refusal::new(STRIKE_ORDER, words::no_hex_asked()));
    };
    let hex = |place: Place| table.field.map.spot(place).map(|spot| spot.hex);
    let found = hexes.iter().find(|place| *asked == side && hex(**place).is_some() && hex(**place) == hex(at));
    let strike = found.and_then(|place| mission.strike(table, *place));
    strike.ok_or_else(|| Refusal::new(STRIKE_ORDER, words::not_to_be_struck(at)))
}

/// The side has chosen which hex is struck next.
pub(crate) fn strike_next(table: &Table, dice: &mut DiceCup, strike: &Strike) -> Vec<Event> {
    let mut events = vec![Event::Asked(None)];
    if let Some(AnyFrame::Mission(mission)) = table.flow.stack.last() {
        events.extend(mission.strikes(table, dice, strike.at));
    }
    events
}

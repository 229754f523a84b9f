//! Units that enter a hex under fire for effect are struck before anybody reacts to their step (RUL-82, LNL-18.2-19): once for each entry,
//! friend and foe (LNL-18.1-10, LNL-18.2-14, LNL-RB-44), by the strongest of the markers that cover the hex (RUL-119).

use crate::facts::event::Event;
use crate::facts::frames::Shelled;
use crate::facts::game::LockNLoad;
use crate::facts::seen::Hidden;
use crate::facts::situation::Table;
use crate::files::markers::HexMarker;
use crate::sections::indirect_fire::strike::{self, Shells, Strike};
use hex_board::{HexId, Spot};
use table::{CounterId, DiceCup, Frame, Side};

/// The fire for effect that covers a hex: a mortar's own hex, and all hexes around artillery's (LNL-18.1-08, LNL-18.2-14).
pub fn covering<'a>(table: &Table<'a>, hex: HexId) -> impl Iterator<Item = HexMarker> + use<'a> {
    let (map, hexes) = (&table.field.map, table.hexes);
    hexes.all().iter().filter_map(move |(spot, marker)| {
        let HexMarker::Ffe { mortar, .. } = marker else { return None };
        let reach = if *mortar { 0 } else { 1 };
        (map.distance(spot.hex, hex) <= reach).then_some(*marker)
    })
}

/// The fire for effect that strikes who enters a hex: of all that covers it that of the highest firepower, as there is one attack for
/// each entry (RUL-119).
// Reading: of a mortar and artillery with equal firepower the mortar, of whose two dice the higher counts.
pub fn strongest(table: &Table, hex: HexId) -> Option<HexMarker> {
    let strength = |marker: &HexMarker| {
        let HexMarker::Ffe { firepower, mortar } = marker else { return None };
        Some((*firepower, *mortar))
    };
    covering(table, hex).max_by_key(strength)
}

/// Puts what strikes those who have entered a hex under fire behind the events of their step, so that it comes before the reaction.
pub(crate) fn entered(table: &Table, events: &mut Vec<Event>) {
    if !table.hexes.all().iter().any(|(_, marker)| matches!(marker, HexMarker::Ffe { .. })) {
        return;
    }
    let map = &table.field.map;
    let under_fire = |event: &Event| {
        let Event::Stepped { units, from, to: Some(to), .. } = event else { return None };
        let spot = map.spot(*to)?;
        let within = from.and_then(|from| map.spot(from)).is_some_and(|from| from.hex == spot.hex);
        let by = if within { None } else { strongest(table, spot.hex) }?;
        Some(Event::push(Shelled { units: units.clone(), at: *to, by: vec![by] }))
    };
    let pushed: Vec<Event> = events.iter().filter_map(under_fire).collect();
    events.extend(pushed);
}

/// What a marker does to units that enter: one attack and one defence for all who come together, as the first strike was.
// Reading: "each unit that enters is attacked" by the dice of the first attack (LNL-RB-44), which were one roll for the hex.
pub fn entering(table: &Table, units: &[CounterId], at: Spot, shells: Shells) -> Option<Strike> {
    let here = |id: &&CounterId| table.unit(**id).is_some_and(|unit| unit.spot() == Some(at));
    let units: Vec<CounterId> = units.iter().filter(here).copied().collect();
    let side = table.unit(*units.first()?)?.side.other();
    let attack = strike::shelling(table, side, at.hex, shells);
    Some(Strike {
        side,
        mortar: None,
        caller: None,
        from: None,
        at: table.field.map.place(at),
        entering: true,
        groups: strike::groups(table, &attack, at.hex, Some(&units)),
    })
}

impl Frame<LockNLoad> for Shelled {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some((first, rest)) = self.by.split_first() else { return vec![Event::Popped] };
        let mut events = vec![Event::top(Shelled { by: rest.to_vec(), ..self.clone() })];
        let (Some(at), HexMarker::Ffe { firepower, mortar }) = (table.field.map.spot(self.at), first) else {
            return events;
        };
        let strike = entering(table, &self.units, at, Shells::of_marker(*firepower, *mortar));
        if let Some(struck) = strike.and_then(|strike| strike::resolve(table, dice, &strike)) {
            events.push(struck.told);
            events.extend(struck.attacks);
        }
        events
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self { units, at: _, by: _ } = self;
        let hidden = Hidden::from(table, side);
        let nothing = hidden.all(units.iter().copied());
        hidden.leave_ids(units);
        !nothing
    }
}

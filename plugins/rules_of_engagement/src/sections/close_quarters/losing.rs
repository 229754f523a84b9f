//! Who is lost in a fight: its owner says so where several have fought (ROE-D-23).

use super::rules::ROUND;
use super::words;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::Losing;
use crate::facts::game::RulesOfEngagement;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::{Fate, Role, WeaponTrait};
use crate::sections::losses;
use table::{CounterId, DiceCup, Frame, Refusal, Side};

/// Somebody of those who have fought there is lost.
///
/// # Errors
/// He has not.
pub(super) fn loses(seen: &Seen, figure: CounterId) -> Result<Vec<Event>, Refusal> {
    let asked = seen.flow.stack.innermost::<Losing>();
    if !asked.is_some_and(|losing| losing.among.contains(&figure)) {
        return Err(Refusal::new(ROUND, words::not_among(figure)));
    }
    let lost = losses::lose(seen, &[(figure, Fate::Dead)]);
    Ok(std::iter::once(Event::Popped).chain(lost).collect())
}

/// How dear a man is to his unit: a plain rifleman is the first to be offered (ROE-D-23).
fn dear(table: &Table, id: CounterId) -> (bool, bool) {
    let man = table.figure(id).and_then(|figure| table.man(&figure));
    let special = |no: &u8| {
        let traits = table.field.weapon(*no).traits;
        traits.has(WeaponTrait::Encumbers) || traits.has(WeaponTrait::Automatic)
    };
    (man.is_some_and(|man| man.role != Role::Man), man.is_some_and(|man| man.weapons.iter().any(special)))
}

impl Frame<RulesOfEngagement> for Losing {
    fn proceed(&self, _: &Table, _: &mut DiceCup) -> Vec<Event> {
        Vec::new()
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Seen<'_>, command: &Command, _: Time) -> Result<(), Refusal> {
        if matches!(command, Command::Lose { .. }) { Ok(()) } else { Err(Refusal::new(ROUND, words::who_falls())) }
    }
    fn offers(&self, seen: &Seen<'_>, _: Side, out: &mut Offers<'_>) {
        let from = seen.unit(self.unit).map(|unit| usize::from(unit.no.0));
        if !out.wants(Kind::Charge) || !out.wants_unit(self.unit) || !from.is_some_and(|from| out.wants_from(from)) {
            return;
        }
        let mut among = self.among.clone();
        among.sort_by_key(|id| dear(seen, *id));
        out.extend(among.into_iter().map(|figure| Command::Lose { figure }));
    }
    /// Who has fought was seen by all.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { unit: _, side: _, among: _ } = self;
        true
    }
}

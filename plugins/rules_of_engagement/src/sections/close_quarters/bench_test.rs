//! Two squads in close quarters: American ones come from the south, German ones from the north.

use crate::testing::{Bench, Play};
use crate::{Event, rolls::FightRolled};

/// Places of so many men in a row to the east of a point, 3.5 cm apart, but of those who are named by their number.
pub(super) fn places((x, y): (f64, f64), many: u8, but: &[(u8, f64, f64)]) -> String {
    let place = |no: u8| {
        let named = but.iter().find(|(n, ..)| *n == no).map(|(_, x, y)| (*x, *y));
        let (x, y) = named.unwrap_or((x + 3.5 * f64::from(no - 1), y));
        format!("({x}, {y})")
    };
    (1..=many).map(place).collect::<Vec<String>>().join(", ")
}

/// The Americans in their Close Quarters phase: of their squad `us-2` and of the German `ge-2` the places and more facts.
pub(super) fn phase(us: (&str, &str), ge: (&str, &str)) -> Bench {
    let ((us_at, us_more), (ge_at, ge_more)) = (us, ge);
    Bench::new().position(&format!(
        "active: First, phase: CloseQuarters, units: [
            (id: \"us-2\", at: [{us_at}], {us_more}), (id: \"ge-2\", at: [{ge_at}], {ge_more}),
        ]"
    ))
}

/// A squad that has declared the other one and may charge.
pub(super) const CHARGES: &str = "order: Advance, charge: \"ge-2\"";

/// Both squads locked in a fight of the turn before, with more facts of each.
pub(super) fn locked(us: (&str, &str), ge: (&str, &str)) -> Bench {
    let (us_more, ge_more) = (format!("locked: \"ge-2\", {}", us.1), format!("locked: \"us-2\", {}", ge.1));
    phase((us.0, &us_more), (ge.0, &ge_more))
}

/// The order to go on with it.
pub(super) const GO_ON: &str = "Charge(unit: \"us-2\", ways: [])";

/// The fights among some events.
pub(super) fn fights(events: &[Event]) -> Vec<FightRolled> {
    let one = |event: &Event| if let Event::Fought(fought) = event { Some(fought.clone()) } else { None };
    events.iter().filter_map(one).collect()
}

/// The names of figures.
pub(super) fn names(ids: &[table::CounterId]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}

/// The side of the Americans, and that of the Germans.
pub(super) use table::Side::{First as US, Second as GE};

/// A game that nobody needs dice for.
pub(super) fn still(bench: &Bench) -> Play {
    bench.game(&[])
}

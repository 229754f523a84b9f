//! What damage does from turn to turn: who is stunned, who takes over, what fails (ROE-VEH-10, ROE-R-40).

use super::blows::{Blows, bail_out_test};
use super::vehicle::{aboard, def_of, hull_of};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::frames::AtRisk;
use crate::facts::game::RulesOfEngagement;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{MainWeapon, Station};
use crate::sections::losses::is_manned;
use crate::sections::trials::ExperienceTest;
use table::{DiceCup, Frame, Side};

/// The vehicle of a unit that is in action, and its crew that is in it.
fn manned(table: &Table, unit: &Unit) -> Option<(Figure, Vec<Figure>)> {
    let hull = hull_of(table, unit).filter(|hull| hull.stands().is_some())?;
    let crew: Vec<Figure> = aboard(table, &hull).into_iter().filter(|man| man.unit == hull.unit).collect();
    (!crew.is_empty()).then_some((hull, crew))
}

/// When the turn of a vehicle begins: who was stunned since its last one is so in this one, and who was so in that one is not any more.
/// A crew that came back in that one fires again (ROE-VEH-17).
pub(crate) fn stations(table: &Table, unit: &Unit) -> Vec<Event> {
    let Some(hull) = hull_of(table, unit).filter(Figure::is_there) else { return Vec::new() };
    let next = |station: Station| match station {
        Station::Dazed => Station::Stunned,
        Station::Fit | Station::Stunned => Station::Fit,
        Station::Empty => Station::Empty,
    };
    let mut is = vec![Is::DriverIs(next(hull.driver)), Is::GunnerIs(next(hull.gunner)), Is::BowIs(next(hull.bow))];
    if is_manned(table, unit) {
        is.push(Is::Bailed(false));
    }
    let now = Is::all(&hull);
    is.into_iter().filter(|is| !now.contains(is)).map(|is| Event::Is(hull.id, is)).collect()
}

/// What nobody serves, and what the crew may mend by an Experience test: nothing, while its vehicle goes out of control.
fn amiss(hull: &Figure) -> Vec<Is> {
    let driver = (hull.driver == Station::Empty && !hull.wild).then_some(Is::DriverIs(Station::Fit));
    let gunner = (hull.gunner == Station::Empty).then_some(Is::GunnerIs(Station::Fit));
    let weapon = (hull.weapon == MainWeapon::Damaged).then_some(Is::WeaponIs(MainWeapon::Fit));
    driver.into_iter().chain(gunner).chain(weapon).collect()
}

/// What opens at the very start of the Discipline phase of a side: crews at risk test, if there are some (ROE-R-40).
pub(crate) fn at_risk(table: &Table, side: Side) -> Option<Event> {
    let is_one =
        |unit: &Unit| manned(table, unit).is_some_and(|(hull, _)| hull.engine_damaged || !amiss(&hull).is_empty());
    table.side(side).any(|unit| is_one(&unit)).then(|| Event::Pushed(AtRisk { side }.into()))
}

impl Frame<RulesOfEngagement> for AtRisk {
    /// Crew by crew: one Experience test of its first man for each thing that is amiss; then the Bail Out test of a damaged engine.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let mut events = Vec::new();
        let mut blows = Blows::new(table);
        for unit in table.side(self.side) {
            let Some((hull, crew)) = manned(table, &unit) else { continue };
            for is in amiss(&hull) {
                let Some(test) = crew.first().and_then(|man| ExperienceTest::of(table, man, false)) else { continue };
                let rolled = blows.tests(&crew[0], test, None, dice);
                let passed = rolled.passed;
                events.push(Event::Experienced(rolled));
                if passed {
                    events.push(Event::Is(hull.id, is));
                }
            }
            if hull.engine_damaged {
                let bail = bail_out_test(table, &unit, &crew).roll(table, dice);
                let leaves = !bail.passed;
                events.push(Event::Disciplined(bail));
                if let Some((no, from)) = blows.hulk(hull.id).zip(hull.at).filter(|_| leaves) {
                    blows.crew_leaves(no, from);
                }
            }
        }
        events.extend(blows.comes_of_it());
        events.push(Event::Popped);
        events
    }
    fn open(&self) -> bool {
        false
    }
    /// All lies openly: a damaged vehicle is seen.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { side: _ } = self;
        true
    }
}

/// At the end of the Movement phase of a side: a vehicle with a damaged track or wheel may stand still for good (ROE-VEH-10, row 3 of the
/// tracks).
pub(crate) fn after_moving(table: &Table, side: Side, dice: &mut DiceCup) -> Vec<Event> {
    let lost = table.field.charts.armour.track_lost;
    let mut events = Vec::new();
    for unit in table.side(side) {
        let hull = hull_of(table, &unit).filter(|hull| hull.stands().is_some() && def_of(table, hull).is_some());
        let Some(hull) = hull.filter(|hull| hull.track_damaged && !hull.immobile) else { continue };
        let die = dice.roll(6);
        events.push(Event::TrackRolled { vehicle: hull.id, die });
        if die <= lost {
            events.push(Event::Is(hull.id, Is::Immobile(true)));
        }
    }
    events
}

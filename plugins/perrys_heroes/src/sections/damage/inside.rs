//! What a row of the table of damage does to those inside.

use super::bail::bail_out;
use super::sinks;
use super::table::{Inside, Toll};
use crate::facts::event::Event;
use crate::facts::figures::Figure;
use crate::facts::rolls::CrewRolled;
use crate::facts::situation::Table;
use crate::files::values::{CrewFate, Health, VehiclePart};
use crate::sections::casualties::Harm;
use measured_table::Point;
use table::DiceCup;

/// In which part somebody sits who rides in a vehicle.
///
/// Reading: passengers are nobody's crew; they sit in the hull, and every row that means the hull, or everybody, means them too.
pub fn part_of(table: &Table, vehicle: &Figure, man: &Figure) -> VehiclePart {
    let seat = table.man(man).and_then(|man| man.seat).filter(|_| man.team == vehicle.team);
    seat.map_or(VehiclePart::Hull, |(_, part)| part)
}

/// Those inside whom a row means, alive by now, in the order of the list.
fn those(table: &Table, harm: &Harm, vehicle: &Figure, who: Inside) -> Vec<Figure> {
    let Some(no) = table.no(vehicle.id).and_then(|no| u8::try_from(no).ok()) else { return Vec::new() };
    let rides = |man: &&Figure| man.aboard == Some(no) && man.health != Health::Dead;
    let meant = |man: &&Figure| who.means(part_of(table, vehicle, man));
    harm.figures().iter().filter(rides).filter(meant).copied().collect()
}

/// What a row does to those inside; whether somebody died violently. Who bails out does so on the side away from where the hit came from.
pub(super) fn suffers(
    table: &Table,
    harm: &mut Harm,
    dice: &mut DiceCup,
    vehicle: &Figure,
    (row, toll): (u8, Toll),
    from: Point,
) -> bool {
    match toll {
        Toll::Morale => {
            harm.also(sinks(vehicle));
            false
        }
        Toll::Dead { who, violent } => {
            let dead = those(table, harm, vehicle, who);
            dead.iter().for_each(|man| harm.kill(man.id, violent));
            violent && !dead.is_empty()
        }
        Toll::Rolls { who, faces, bails_out } => {
            let mut burnt = false;
            let men = those(table, harm, vehicle, who);
            for man in &men {
                let die = dice.roll(6);
                let fate = faces[usize::from(die.clamp(1, 6)) - 1];
                let rolled = CrewRolled { unit: man.id, vehicle: vehicle.id, row, die, fate };
                harm.events.push(Event::CrewRolled(rolled));
                match fate {
                    CrewFate::Unhurt => {}
                    CrewFate::Wounded => {
                        harm.wound(man.id, false);
                    }
                    CrewFate::Dead => harm.kill(man.id, false),
                    CrewFate::Burns => {
                        harm.kill(man.id, true);
                        burnt = true;
                    }
                }
            }
            if bails_out {
                let alive: Vec<Figure> =
                    men.iter().filter_map(|man| harm.figure(man.id)).filter(Figure::is_there).collect();
                bail_out(table, harm, vehicle, &alive, from);
            }
            burnt
        }
    }
}

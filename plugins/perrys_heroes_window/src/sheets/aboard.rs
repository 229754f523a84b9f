//! Who sits where in a vehicle, and who rides besides, as slots of its card.

use super::words;
use crate::battle::Battle;
use crate::bodies::{palettes, portrait};
use crate::{names, wording};
use board_art::Rgb;
use panel_kit::pictures::Picture;
use panel_kit::screen::{Places, Seat, Taken};
use panel_kit::sheet::Ink;
use perrys_heroes::values::Health;
use perrys_heroes::{Figure, Table, Vehicle};
use table::{CounterId, Say};

/// The places in a vehicle, or in that in which somebody rides.
pub fn places(battle: &Battle, counter: CounterId) -> Vec<Places> {
    let table = battle.table();
    let found =
        table.figure(counter).and_then(|figure| if figure.is_vehicle() { Some(figure) } else { table.ridden(&figure) });
    let Some(vehicle) = found.filter(|vehicle| names::is_known(&table, vehicle)) else { return Vec::new() };
    let Some(def) = table.vehicle(&vehicle).filter(|def| !def.is_carriage()) else { return Vec::new() };
    let mut all = vec![Places { title: words::crew().said(), seats: crew(&table, &vehicle, def) }];
    if def.def.passengers > 0 {
        let room = usize::from(def.def.passengers);
        let riders: Vec<Figure> = table.passengers(&vehicle).collect();
        let title = words::passengers_of(riders.len(), def.def.passengers).said();
        let mut seats: Vec<Seat> = riders.iter().filter_map(|man| rider(battle, &table, man)).collect();
        let free = Seat { taken: None, name: words::free_seat().said(), about: String::new(), ink: Ink::Muted };
        seats.resize(room.max(seats.len()), free);
        all.push(Places { title, seats });
    }
    all
}

/// How a man in his place is, in a word.
fn how(health: Health) -> (Say, Ink) {
    match health {
        Health::Dead => (wording::health(Health::Dead), Ink::Bad),
        Health::Wounded | Health::Treated => (wording::health(health), Ink::Warning),
        Health::Fit => (words::fit(), Ink::Good),
    }
}

/// The stations of the crew.
fn crew(table: &Table, vehicle: &Figure, def: &Vehicle) -> Vec<Seat> {
    let aboard: Vec<Figure> = table.aboard(vehicle).collect();
    let station = |no: u8| {
        let man = table.field.men.get(usize::from(no))?;
        let station = man.seat.map_or_else(words::crewman, |(seat, _)| wording::seat(seat));
        let Some(sits) = aboard.iter().find(|one| one.who == Some(no)) else {
            return Some(Seat {
                taken: None,
                name: station.said(),
                about: words::seat_empty().said(),
                ink: Ink::Muted,
            });
        };
        let (state, ink) = how(sits.health);
        let taken = Some(Taken { who: sits.id, picture: picture(table, sits, man), acts: false });
        Some(Seat { taken, name: man.name.clone(), about: words::sits(station, state).said(), ink })
    };
    def.crew.clone().filter_map(station).collect()
}

/// Who rides along.
fn rider(battle: &Battle, table: &Table, man: &Figure) -> Option<Seat> {
    let def = table.man(man)?;
    let (state, ink) = how(man.health);
    let acts = battle.person_decides() && battle.ready().contains(&man.id);
    let taken = Some(Taken { who: man.id, picture: picture(table, man, def), acts });
    let team = &table.field.team(man.team.0).name;
    Some(Seat { taken, name: def.name.clone(), about: words::rider_of(team, state).said(), ink })
}

/// How he looks; on grey once he is dead.
fn picture(table: &Table, figure: &Figure, man: &perrys_heroes::Man) -> Picture {
    const NOBODYS: Rgb = Rgb::hex(0x6E6A62);
    let (drawn, base) = portrait(table, figure.side, man);
    let side = if figure.health == Health::Dead { NOBODYS } else { palettes(table)[figure.side.index()].light };
    Picture::Figure(drawn, board_art::Base { side, ..base })
}

//! A likely filling of what a side does not see: which men stand under the enemy's counters, and where those are that are concealed.

use measured_table::Point;
use opponent::Chance;
use perrys_heroes::figures::Is;
use perrys_heroes::{Event, Figure, Table};
use table::Side;

/// How often a place is tried. Where the zone is crowded he is left out.
const TRIES: usize = 20;

/// What is imagined, as events.
pub(crate) fn imagined(table: &Table, side: Side, chance: &mut Chance) -> Vec<Event> {
    let enemies: Vec<Figure> = table.side(side.other()).collect();
    let mut events = dealt(table, &enemies, chance);
    events.extend(placed(table, side.other(), &enemies, chance));
    events
}

/// Men of the enemy's force of whom one does not know where they are, dealt to his counters by chance, team by team.
fn dealt(table: &Table, enemies: &[Figure], chance: &mut Chance) -> Vec<Event> {
    let mut events = Vec::new();
    let mut teams: Vec<u8> = enemies.iter().map(|figure| figure.team.0).collect();
    teams.dedup();
    for team in teams {
        let of_team = || enemies.iter().filter(|figure| figure.team.0 == team);
        let is_known = |no: u8| of_team().any(|figure| figure.who == Some(no));
        let men = table.field.men.iter().enumerate().filter(|(_, man)| man.team == team);
        let mut left: Vec<u8> = men.filter_map(|(no, _)| u8::try_from(no).ok()).filter(|no| !is_known(*no)).collect();
        for figure in of_team().filter(|figure| figure.who.is_none()) {
            if left.is_empty() {
                break;
            }
            let who = left.swap_remove(chance.below(left.len()));
            events.push(Event::Is(figure.id, Is::Who(Some(who))));
            events.extend(stocked(table, figure, who));
        }
        let known = of_team().filter_map(|figure| figure.who.map(|who| stocked(table, figure, who)));
        events.extend(known.flatten());
    }
    events
}

/// What a man has with him: nobody tells what he has used up, so all that he began with.
fn stocked(table: &Table, figure: &Figure, who: u8) -> Vec<Event> {
    let Some(man) = table.field.men.get(usize::from(who)) else { return Vec::new() };
    let all = [
        (figure.grenades, man.grenades, Is::Grenades(man.grenades)),
        (figure.panzerfausts, man.panzerfausts, Is::Panzerfausts(man.panzerfausts)),
        (figure.molotovs, man.molotovs, Is::Molotovs(man.molotovs)),
        (figure.mines, man.mines, Is::Mines(man.mines)),
    ];
    all.into_iter().filter(|(has, had, _)| has != had).map(|(_, _, is)| Event::Is(figure.id, is)).collect()
}

/// Places of those that are concealed: in the enemy's zone, each where nobody stands. Concealed men have not left their places since the
/// start, or have stayed two turns on one.
fn placed(table: &Table, enemy: Side, enemies: &[Figure], chance: &mut Chance) -> Vec<Event> {
    use measured_table::Shape as _;
    let zone = &table.field.side(enemy).zone;
    let bounds = zone.bounds();
    let mut taken: Vec<Point> = table.figures.iter().filter_map(|figure| figure.stands()).collect();
    let mut events = Vec::new();
    for figure in enemies.iter().filter(|figure| figure.concealed && figure.is_there() && figure.at.is_none()) {
        let mut anywhere = || {
            let part = |from: i32, to: i32, chance: &mut Chance| {
                let wide = usize::try_from(to - from).unwrap_or(0);
                from + i32::try_from(chance.below(wide + 1)).unwrap_or(0)
            };
            let (x, y) = (part(bounds.least.x, bounds.most.x, chance), part(bounds.least.y, bounds.most.y, chance));
            Point::new(x, y)
        };
        let apart = u32::try_from(2 * table.field.base()).unwrap_or(0);
        let free = |at: &Point| {
            table.field.has(*at) && zone.encloses(*at) && !taken.iter().any(|other| other.within(*at, apart))
        };
        let found = (0..TRIES).map(|_| anywhere()).find(free);
        if let Some(at) = found {
            taken.push(at);
            events.push(Event::Is(figure.id, Is::Stands(Some(at))));
        }
    }
    events
}

#[cfg(test)]
#[path = "guess_test.rs"]
mod tests;

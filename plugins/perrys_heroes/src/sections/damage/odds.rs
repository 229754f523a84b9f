//! The exact chances of a hit: which part it strikes, whether it goes through, which row of the table comes, and what becomes of each man
//! inside. The lines are those by which it is rolled.

use super::damage_lines;
use super::hit::{Hit, Power, Spot, parts, spot};
use super::inside::part_of;
use super::table::{ROWS, Row, State, Toll, row_of};
use crate::facts::chance::Chance;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::{CrewFate, Health};
use crate::sections::casualties::odds::{Course, Fate};
use table::Line;

/// A part that a hit may strike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartOdds {
    /// Where it strikes.
    pub spot: Spot,
    /// That it is this part.
    pub chance: Chance,
    /// What protects there.
    pub protection: Vec<Line>,
    /// That it goes through, if it is this part.
    pub pierces: Chance,
}

/// What a hit may bring a man inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrewOdds {
    /// Who, and what may befall him.
    pub fate: Fate,
    /// That he lives and gets out.
    pub bails_out: Chance,
}

/// What a hit may bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The parts that it may strike.
    pub parts: Vec<PartOdds>,
    /// What its die gets, or what goes through without one.
    pub lines: Vec<Line>,
    /// That it goes through.
    pub pierces: Chance,
    /// That it comes to each row of the table, the first row first; together that it goes through.
    pub rows: [Chance; 10],
    /// What may befall each living man inside, in the order of the list.
    pub crew: Vec<CrewOdds>,
}

impl Odds {
    /// That a row comes that leaves the vehicle so.
    pub fn of(&self, state: State) -> Chance {
        let rows = ROWS.iter().zip(self.rows).filter(|(row, _)| row.state == state);
        rows.fold(Chance::NEVER, |sum, (_, chance)| sum.or(chance).unwrap_or(sum))
    }
}

/// The chances of a hit, once it has hit; none of a gun on a carriage, which it makes useless, and of what is no vehicle on the table.
pub fn odds(table: &Table, hit: &Hit) -> Option<Odds> {
    let vehicle = table.figure(hit.vehicle).filter(Figure::is_there)?;
    let what = table.vehicle(&vehicle).filter(|what| !what.is_carriage())?;
    let mut rows = [Chance::NEVER; 10];
    let mut all = Vec::new();
    let mut pierces = Chance::NEVER;
    for (part, faces) in parts(&what.def, hit.part) {
        let spot = spot(table, &vehicle, hit, part)?;
        let chance = Chance::new(faces.into(), 6);
        let through = through(hit, &spot);
        let here = chance.and(through)?;
        pierces = pierces.or(here)?;
        let more: i32 = damage_lines(vehicle.id, &spot).iter().map(|line| line.value).sum();
        for die in 1..=10 {
            let row = &mut rows[usize::from(row_of(die + more)) - 1];
            *row = row.or(here.and(Chance::new(1, 10))?)?;
        }
        all.push(PartOdds { spot, chance, protection: hit.protection(&spot), pierces: through });
    }
    let crew = table.aboard(&vehicle).filter(|man| man.health != Health::Dead);
    let crew = crew.filter_map(|man| of_man(table, &vehicle, &man, &rows)).collect();
    Some(Odds { parts: all, lines: hit.lines(), pierces, rows, crew })
}

/// That it goes through where it strikes.
fn through(hit: &Hit, spot: &Spot) -> Chance {
    match hit.power {
        Power::Fixed(_) if hit.pierces(spot, 0) => Chance::SURE,
        Power::Fixed(_) => Chance::NEVER,
        Power::Dice { .. } => Chance::new((1..=4).filter(|die| hit.pierces(spot, *die)).count() as u128, 4),
    }
}

/// What the rows may bring a man inside.
fn of_man(table: &Table, vehicle: &Figure, man: &Figure, rows: &[Chance; 10]) -> Option<CrewOdds> {
    let mut of = CrewOdds { fate: Fate::none(man.id), bails_out: Chance::NEVER };
    let part = part_of(table, vehicle, man);
    for (row, chance) in ROWS.iter().zip(rows) {
        let Some(faces) = faces(row, part) else { continue };
        for fate in faces {
            let here = chance.and(Chance::new(1, 6))?;
            let dies = match fate {
                CrewFate::Unhurt => false,
                // PH-4.4-03
                CrewFate::Wounded => man.is_marked(),
                CrewFate::Dead | CrewFate::Burns => true,
            };
            let violent = fate == CrewFate::Burns || matches!(row.toll, Toll::Dead { violent: true, .. });
            if dies {
                of.fate.dead = of.fate.dead.or(here)?;
                of.fate.violent = if violent { of.fate.violent.or(here)? } else { of.fate.violent };
            } else if fate == CrewFate::Wounded {
                of.fate.wounded = of.fate.wounded.or(here)?;
            }
            if !dies && matches!(row.toll, Toll::Rolls { bails_out: true, .. }) {
                of.bails_out = of.bails_out.or(here)?;
            }
        }
    }
    of.fate.unhurt = of.fate.wounded.or(of.fate.dead)?.not();
    Some(of)
}

/// What each face of his die brings who sits in a part; none where the row leaves him alone.
fn faces(row: &Row, part: crate::files::values::VehiclePart) -> Option<[CrewFate; 6]> {
    match row.toll {
        Toll::Rolls { who, faces, .. } if who.means(part) => Some(faces),
        Toll::Dead { who, .. } if who.means(part) => Some([CrewFate::Dead; 6]),
        Toll::Morale | Toll::Rolls { .. } | Toll::Dead { .. } => None,
    }
}

/// What a hit may bring to those around, where it comes to it with this chance: each row of the table by itself, in which the vehicle is
/// the casualty that shakes its friends (PH-7.18-10).
pub(crate) fn courses(table: &Table, hit: &Hit, hits: Chance) -> Vec<Course> {
    let shakes =
        |violent: Chance| Fate { unhurt: Chance::NEVER, wounded: Chance::SURE, violent, ..Fate::none(hit.vehicle) };
    let course = |chance: Chance, fates: Vec<Fate>| Course { chance, fates, shaken: Vec::new() };
    let Some(odds) = odds(table, hit) else {
        return vec![course(hits, vec![shakes(Chance::NEVER)]), course(hits.not(), Vec::new())];
    };
    let inside = odds.crew.len();
    let mut courses: Vec<Course> = Vec::new();
    let mut nothing = Chance::SURE;
    for (row, chance) in ROWS.iter().zip(odds.rows) {
        let Some(chance) = hits.and(chance).filter(|chance| *chance != Chance::NEVER) else { continue };
        nothing = nothing.without(chance).unwrap_or(nothing);
        courses.push(course(chance, vec![shakes(violently(row, inside))]));
    }
    courses.push(course(nothing, Vec::new()));
    courses
}

/// That somebody inside dies violently, where it comes to a row.
fn violently(row: &Row, inside: usize) -> Chance {
    match row.toll {
        Toll::Dead { violent: true, .. } if inside > 0 => Chance::SURE,
        Toll::Dead { .. } | Toll::Morale => Chance::NEVER,
        Toll::Rolls { faces, .. } => {
            let calm = faces.iter().filter(|fate| **fate != CrewFate::Burns).count();
            let one = Chance::new(calm as u128, 6);
            (0..inside).try_fold(Chance::SURE, |all, _| all.and(one)).map_or(Chance::NEVER, Chance::not)
        }
    }
}

//! The exact chances of a grenade, from the same lines by which it is thrown: every place where it may land, and what becomes of everybody
//! whom it may reach.

use super::blast::{WOUNDS, blast_lines, is_reached};
use super::throw::{Flight, ThrowReport};
use crate::facts::chance::Chance;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::BlastDef;
use crate::files::values::Health;
use crate::sections::casualties::may_test;
use crate::sections::casualties::odds::{Course, Fate, Prospect, Shakes, prospects};
use measured_table::Point;
use std::collections::BTreeMap;
use table::CounterId;

/// What becomes of a figure, as numbers out of [`BlastOdds::out_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlastOdds {
    /// The figure.
    pub unit: CounterId,
    /// The common denominator: all equally likely throws.
    pub out_of: u64,
    /// Nothing strikes him.
    pub unhurt: u64,
    /// He is wounded.
    pub wounded: u64,
    /// He dies.
    pub dead: u64,
    /// Of those, a violent death (PH-7.8-11).
    pub violent: u64,
}

/// The chances of a grenade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowOdds {
    /// The common denominator of places: all equally likely throws.
    pub out_of: u64,
    /// How often it succeeds.
    pub passes: u64,
    /// Every place where it may land and how often, ordered by place.
    pub places: Vec<(Point, u64)>,
    /// Everybody whom it may reach, in the order of the list.
    pub figures: Vec<BlastOdds>,
}

/// What becomes of a figure when something bursts there; beyond its reach nothing.
pub fn blast_odds(table: &Table, figure: &Figure, at: Point, def: &BlastDef) -> BlastOdds {
    if !is_reached(table, figure, at, def) {
        let out_of = 6_u64.pow(def.dice.into());
        return BlastOdds { unit: figure.id, out_of, unhurt: out_of, wounded: 0, dead: 0, violent: 0 };
    }
    let mut more = 0;
    blast_lines(table, figure, at, def, &mut more);
    of_dice(figure, def.dice, more)
}

/// What becomes of somebody who rolls so many dice in a burst, each of which gets so much more.
pub(crate) fn of_dice(figure: &Figure, dice: u8, more: i32) -> BlastOdds {
    let dice = u32::from(dice);
    let out_of = 6_u64.pow(dice);
    let strikes = (1..=6).filter(|die| die + more >= WOUNDS).count() as u64;
    let unhurt = (6 - strikes).pow(dice);
    let one = if dice == 0 { 0 } else { u64::from(dice) * strikes * (6 - strikes).pow(dice - 1) };
    let violent = out_of - unhurt - one;
    let (wounded, dead) = match figure.health {
        Health::Fit => (one, violent),
        // PH-4.4-03
        Health::Wounded | Health::Treated | Health::Dead => (0, one + violent),
    };
    BlastOdds { unit: figure.id, out_of, unhurt, wounded, dead, violent }
}

/// The chances of a grenade: for every face of the ten-sided die every direction and distance.
pub fn odds(table: &Table, report: &ThrowReport) -> ThrowOdds {
    const DIRECTIONS: u64 = 8;
    let drifts = [Flight::Near, Flight::Astray].map(|flight| report.what.drift(flight));
    // All dice of the distance fit into their product.
    let distances: u64 = drifts.iter().flatten().map(|drift| u64::from(drift.sides)).product();
    let out_of = 10 * DIRECTIONS * distances;
    let mut places: BTreeMap<Point, u64> = BTreeMap::new();
    let mut passes = 0;
    for die in 1..=10 {
        let flight = report.flight(die);
        if flight != Flight::Astray {
            passes += DIRECTIONS * distances;
        }
        let Some(drift) = report.what.drift(flight) else {
            *places.entry(report.aimed).or_default() += DIRECTIONS * distances;
            continue;
        };
        for (direction, distance) in (1..=8).flat_map(|one| (1..=drift.sides).map(move |other| (one, other))) {
            let place = report.lands(drift, direction, distance);
            *places.entry(place).or_default() += distances / u64::from(drift.sides);
        }
    }
    let places: Vec<(Point, u64)> = places.into_iter().collect();
    let figures = report.what.bursts(table).map_or_else(Vec::new, |def| struck(table, &places, out_of, &def));
    ThrowOdds { out_of, passes, places, figures }
}

/// What becomes of everybody, over all places.
pub(crate) fn struck(table: &Table, places: &[(Point, u64)], out_of: u64, def: &BlastDef) -> Vec<BlastOdds> {
    let reachable =
        table.figures.iter().filter(|figure| places.iter().any(|(at, _)| is_reached(table, figure, *at, def)));
    let over_all = |figure: Figure| {
        let none = BlastOdds { unit: figure.id, out_of: 0, unhurt: 0, wounded: 0, dead: 0, violent: 0 };
        places.iter().fold(none, |sum, (at, often)| {
            let here = blast_odds(table, &figure, *at, def);
            BlastOdds {
                out_of: out_of * here.out_of,
                unhurt: sum.unhurt + often * here.unhurt,
                wounded: sum.wounded + often * here.wounded,
                dead: sum.dead + often * here.dead,
                violent: sum.violent + often * here.violent,
                ..sum
            }
        })
    };
    reachable.map(over_all).collect()
}

/// What something may bring that bursts there with this chance.
pub(crate) fn burst(table: &Table, at: Point, def: &BlastDef, chance: Chance) -> Course {
    let reached = table.figures.iter().filter(|figure| is_reached(table, figure, at, def));
    let fates: Vec<Fate> = reached.map(|figure| fate(&blast_odds(table, &figure, at, def))).collect();
    let shaken = shaken(table, &fates);
    Course { chance, fates, shaken }
}

/// Those who test their morale if nothing strikes them (PH-7.8-10): who serves a vehicle does not (PH-H-44).
pub(crate) fn shaken(table: &Table, fates: &[Fate]) -> Vec<(CounterId, Shakes)> {
    let tests = |fate: &&Fate| table.figure(fate.unit).is_some_and(|man| may_test(table, &man));
    fates.iter().filter(tests).map(|fate| (fate.unit, Shakes::Unhurt)).collect()
}

/// The same as chances.
pub(crate) fn fate(odds: &BlastOdds) -> Fate {
    let part = |of: u64| Chance::new(of.into(), odds.out_of.into());
    let BlastOdds { unit, out_of: _, unhurt, wounded, dead, violent } = *odds;
    Fate { unit, unhurt: part(unhurt), wounded: part(wounded), dead: part(dead), violent: part(violent) }
}

/// What a grenade may bring to everybody whom it concerns: those it may strike or shake, and their friends who may have to test their
/// morale.
pub fn aftermath(table: &Table, report: &ThrowReport) -> Vec<Prospect> {
    let odds = odds(table, report);
    let Some(def) = report.what.bursts(table) else { return Vec::new() };
    let courses = odds.places.iter().map(|(at, often)| {
        let chance = Chance::new((*often).into(), odds.out_of.into());
        burst(table, *at, &def, chance)
    });
    prospects(table, &courses.collect::<Vec<_>>())
}

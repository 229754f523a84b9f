//! Trails: ways cut into beats, at which others may interrupt.

use crate::numbers::{CM, Point, nearest_quotient};
use crate::ways::Way;

/// The places of a party on its ways, beat by beat: at each whole centimetre of the longest way and at its end. All walk by one clock: at
/// each beat everybody has gone the same part of his own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// For each beat, from the start, the places in the order of the ways.
    places: Vec<Vec<Point>>,
}

/// Beats that follow each other with the same signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch<S> {
    /// The first of them.
    pub first: usize,
    /// The last of them.
    pub last: usize,
    /// What all of them have in common.
    pub signature: S,
}

impl Trail {
    /// Cuts ways into beats. A way that goes nowhere, a turn on the spot, is one beat.
    pub fn cut(ways: &[Way]) -> Self {
        let longest = longest(ways);
        let beats = ((longest + CM - 1) / CM).max(1);
        let place = |way: &Way, beat: i32| place(way, along(way.length(), longest, beat));
        Self { places: (0..=beats).map(|beat| ways.iter().map(|way| place(way, beat)).collect()).collect() }
    }
    /// What one of a party goes of his own way between two beats of its trail, back if the second is the earlier one: the places there,
    /// each rounded once, and the bends between them.
    pub fn walked(ways: &[Way], way: &Way, from: usize, to: usize) -> Vec<Point> {
        let (length, longest) = (way.length(), longest(ways));
        let at = |beat: usize| along(length, longest, i32::try_from(beat).unwrap_or(i32::MAX));
        let mut walked = way.between(at(from.min(to)), at(from.max(to)));
        if to < from {
            walked.reverse();
        }
        walked
    }
    /// The same, over at an earlier beat.
    #[must_use]
    pub fn until(mut self, last: usize) -> Self {
        self.places.truncate(last.saturating_add(1).max(1));
        self
    }
    /// The number of the last beat; 0 is the start.
    pub fn last(&self) -> usize {
        self.places.len() - 1
    }
    /// Where everybody is at a beat.
    pub fn places(&self, beat: usize) -> &[Point] {
        &self.places[beat]
    }
    /// The beats after the start, in stretches of equal signature for one watcher: inside of one nothing differs for him, so he is asked
    /// at its first beat.
    pub fn stretches<S: Copy + Eq>(&self, signature: impl Fn(&[Point]) -> S) -> Vec<Stretch<S>> {
        let mut stretches: Vec<Stretch<S>> = vec![];
        for beat in 1..self.places.len() {
            let here = signature(&self.places[beat]);
            match stretches.last_mut() {
                Some(last) if last.signature == here => last.last = beat,
                _ => stretches.push(Stretch { first: beat, last: beat, signature: here }),
            }
        }
        stretches
    }
    /// The last beat, no later than this one, at which everybody may stand; the start, if there is none.
    pub fn last_free(&self, beat: usize, free: impl Fn(&[Point]) -> bool) -> usize {
        (1..=beat.min(self.last())).rev().find(|beat| free(&self.places[*beat])).unwrap_or(0)
    }
}

impl Way {
    /// What of it lies between two distances from its start: the places there, each rounded once, and the bends between them.
    pub fn between(&self, from: i32, to: i32) -> Vec<Point> {
        let mut points = vec![place(self, from)];
        let mut along = 0;
        for leg in self.legs() {
            along += leg.length();
            if from < along && along < to {
                points.push(leg.to);
            }
        }
        points.push(place(self, to));
        points.dedup();
        points
    }
}

/// The longest of several ways: it has the most beats.
fn longest(ways: &[Way]) -> i32 {
    ways.iter().map(Way::length).max().unwrap_or(0)
}

/// How far along his way somebody is at a beat: as large a part of it as of the longest one.
fn along(length: i32, longest: i32, beat: i32) -> i32 {
    let walked = i64::from(beat.saturating_mul(CM).min(longest));
    nearest_quotient(i64::from(length) * walked, i64::from(longest.max(1))) as i32
}

/// The place so far along a way, rounded once; its end if it is not so long.
fn place(way: &Way, mut along: i32) -> Point {
    for leg in way.legs() {
        if along <= leg.length() {
            return leg.place(along);
        }
        along -= leg.length();
    }
    *way.points.last().expect("a way has a start")
}

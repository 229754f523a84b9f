//! The question of the sight tool: what one sees from a place of a map, and why. How places are named is a matter of each game.

use crate::{GameBox, Start, Table};
use bevy_ecs::world::World;
use std::path::Path;
use table::RuleSet as _;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Looks<'a> {
    /// The folder of the data.
    pub root: &'a Path,
    /// The map as it was named: a file, or what else a game calls its maps by.
    pub named: &'a str,
    /// Where a file of that name lies.
    pub file: &'a Path,
    /// From where, and to where.
    pub line: Line<'a>,
}

/// From where one looks, and to where.
#[derive(Clone, Copy, Debug)]
pub enum Line<'a> {
    /// From one place to another: the answer is a line with its reason.
    Between(&'a str, &'a str),
    /// From one place to all others: the answer is the map, drawn in text.
    From(&'a str),
}

/// Asks something of the table as a start position lays it out, before anything has happened.
pub fn as_laid_out<G: GameBox, T>(start: &Start<G>, ask: impl FnOnce(&Table<'_, G>) -> T) -> T {
    let mut world = World::new();
    G::Rules::set_up(&mut world, start);
    G::Rules::settle(&mut world);
    ask(&G::Rules::table(&world))
}

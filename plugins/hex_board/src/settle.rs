//! What is stated about joined hexes whose halves disagree (LNL-1.4-09).

use crate::board::{BuildingMaterial, JoinedHex};
use crate::board_check::{Cell, material_key};
use crate::map::{ListNames, MapFault};
use crate::map_hex::{HexId, MapHex};
use crate::mistakes::Mistakes;
use crate::name::HexName;
use crate::terrain::{TerrainId, TerrainSet};
use std::collections::BTreeMap;

/// The highest hill.
const HIGHEST: u8 = 2;

/// A checked statement.
#[derive(Clone, Copy)]
pub(crate) struct Settled {
    /// Position in the list.
    statement: usize,
    /// Which of the two halves counts.
    half: usize,
    /// The terrain in place of that half's; such a hex belongs to no building.
    pub(crate) terrain: Option<TerrainId>,
    /// The level in place of that half's.
    level: Option<u8>,
}

impl Settled {
    pub(crate) fn terrain(&self, of: &[&Cell; 2]) -> TerrainId {
        self.terrain.unwrap_or(of[self.half].terrain)
    }
    pub(crate) fn level(&self, of: &[&Cell; 2]) -> u8 {
        self.level.unwrap_or(of[self.half].level)
    }
    pub(crate) const fn is(&self, half: usize) -> bool {
        self.half == half
    }
    pub(crate) fn field(&self, lists: ListNames) -> String {
        lists.stated(self.statement, "hex")
    }
}

/// The statement for each joined hex that has one, in the order of the hexes.
///
/// `names` are the names of each hex's halves.
pub(crate) fn settled(
    set: &TerrainSet,
    joined: &[JoinedHex],
    names: &[Vec<HexName>],
    mistakes: &mut Mistakes,
) -> Vec<Option<Settled>> {
    let mut found: Vec<Option<Settled>> = vec![None; names.len()];
    let hexes = names.iter().enumerate().flat_map(|(n, halves)| halves.iter().map(move |name| (*name, n)));
    let hexes: BTreeMap<HexName, usize> = hexes.collect();
    for (statement, stated) in joined.iter().enumerate() {
        let lists = mistakes.lists;
        let field = |name: &str| lists.stated(statement, name);
        let place = hexes.get(&stated.hex).copied();
        let Some(n) = place.filter(|n| names[*n].len() == 2) else {
            let message = format_args!("{} is no hex of two halves", stated.hex);
            mistakes.hint(field("hex"), message, "a hex on the edge where two boards meet, with its board's number");
            continue;
        };
        if found[n].is_some() {
            mistakes.add(field("hex"), format_args!("the hex of {} is stated twice", stated.hex));
        }
        let half = names[n].iter().position(|name| *name == stated.hex).unwrap_or_default();
        let mut settled = Settled { statement, half, terrain: None, level: stated.level };
        if let Some(key) = &stated.terrain {
            settled.terrain = set.terrain(key);
            let building = [BuildingMaterial::Wood, BuildingMaterial::Stone].map(material_key).contains(&key.as_str());
            if settled.terrain.is_none() {
                mistakes.add(field("terrain"), format_args!("there is no terrain `{key}`"));
            } else if building {
                let message = "a building cannot be stated: name the half that belongs to it as `hex`";
                mistakes.add(field("terrain"), message);
            }
        }
        if stated.level.is_some_and(|level| level > HIGHEST) {
            mistakes.add(field("level"), format_args!("levels go from 0 to {HIGHEST}"));
        }
        found[n] = Some(settled);
    }
    found
}

/// Neighbours must say the same of the hexside between them, however each of them was settled.
pub(crate) fn hexsides_agree(hexes: &[MapHex], settled: &[Option<Settled>], mistakes: &mut Mistakes) {
    for (hex, statement) in hexes.iter().zip(settled) {
        let Some(statement) = statement else { continue };
        for (direction, HexId(beside)) in hex.neighbours.iter().enumerate().filter_map(|(d, hex)| Some((d, (*hex)?))) {
            let (other, back) = (&hexes[usize::from(beside)], (direction + 3) % 6);
            let bit = |bits: u8, way: usize| bits >> way & 1;
            let same = hex.hexsides[direction] == other.hexsides[back]
                && bit(hex.roads, direction) == bit(other.roads, back)
                && bit(hex.streams, direction) == bit(other.streams, back);
            if !same {
                let message =
                    format_args!("the hexside between {} and {} is two things now", hex.names[0], other.names[0]);
                mistakes.hint(statement.field(mistakes.lists), message, "settle both hexes by the halves of one board");
                mistakes.against(MapFault::Halves);
            }
        }
    }
}

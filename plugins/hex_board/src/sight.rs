//! Line of sight (LNL-10.0 to 10.3, RUL-51): exact, the same in both directions, and the same however boards lie.
//!
//! One algorithm unites the statements (LNL-10.3-16, RUL-51): the ends' own terrain counts nothing (LNL-10.3-05), nor does what is lower
//! than both ends (LNL-10.3-10) or lies below who looks from higher ground (LNL-10.3-14); two degrading hexes degrade and a third blocks
//! (RUL-10), whatever the type of the hex that a silhouette reaches into (RUL-11).

use crate::added::Added;
use crate::map::Map;
use crate::map_hex::Spot;
use crate::sight_answer::{Full, Quick};
use crate::sight_outcome::{Obstacle, ObstacleKind, Seen, Sight, Why};
use crate::sight_walk::{self, Line};
use crate::terrain::HexsideId;
use smallvec::SmallVec;

/// The line of sight between two Locations, with its reasons (LNL-10.0-01 to -05, RUL-51).
pub fn sight(map: &Map, added: &Added, from: Spot, to: Spot) -> Sight {
    if map.floor_between(from, to) {
        let hex = if from.storey > to.storey { from.hex } else { to.hex };
        return Sight::Blocked(Obstacle { hex, what: ObstacleKind::Floor, side: None, why: Why::Floor });
    }
    let Some(line) = Line::new(map, added, from, to) else { return Sight::Clear };
    let mut full = Full::new(&line);
    sight_walk::follow(&line, &mut full);
    full.answer(&line)
}

/// The same without reasons, and faster.
pub fn seen(map: &Map, added: &Added, from: Spot, to: Spot) -> Seen {
    if map.floor_between(from, to) {
        return Seen::Blocked;
    }
    let Some(line) = Line::new(map, added, from, to) else { return Seen::Clear };
    let mut quick = Quick::default();
    sight_walk::follow(&line, &mut quick);
    quick.answer()
}

/// The degrading hexes of an open line without the bocage of its two ends, which hinders who looks and nothing that falls from above
/// (RUL-115, LNL-RB-70).
pub fn degrading_over_bocage(map: &Map, added: &Added, from: Spot, to: Spot) -> u8 {
    let Some(line) = Line::new(map, added, from, to) else { return 0 };
    let mut quick = Quick::default();
    sight_walk::follow(&line.over_bocage(), &mut quick);
    quick.answer().degrading()
}

/// The hexside terrain over which a line enters the target's hex (LNL-5.0-17); a line through a corner touches two hexsides (RUL-89).
pub fn entry_hexsides(map: &Map, from: Spot, to: Spot) -> SmallVec<[HexsideId; 2]> {
    let sides = map.at(to.hex).hexsides;
    sight_walk::exits(map, to.hex, from.hex).into_iter().filter_map(|direction| sides[direction]).collect()
}

#[cfg(test)]
#[path = "sight_test.rs"]
mod tests;

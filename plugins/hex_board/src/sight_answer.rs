//! What is made of a line of sight: a quick count, or the full answer with its reasons.

use crate::map_hex::HexId;
use crate::sight_grid::NO_HEX;
use crate::sight_outcome::{Obstacle, ObstacleKind, Seen, Sight, Why};
use crate::sight_walk::{Line, Mark, Order, Tell};
use smallvec::SmallVec;

/// True for what degrades as part of its hex: a hex counts once, however often the line meets it and whatever is in it (RUL-51, item 9).
/// Points with hexsides are met once each.
const fn of_hex(what: ObstacleKind) -> bool {
    match what {
        ObstacleKind::Terrain(_) | ObstacleKind::Hulk => true,
        ObstacleKind::Hill
        | ObstacleKind::Smoke
        | ObstacleKind::Hexside(_)
        | ObstacleKind::OffMap
        | ObstacleKind::Floor => false,
    }
}

/// Counts, and stops at the first thing that blocks.
#[derive(Default)]
pub(crate) struct Quick {
    owners: [u16; 2],
    count: u8,
    blocked: bool,
}

impl Quick {
    pub(crate) fn answer(&self) -> Seen {
        match self.count {
            _ if self.blocked => Seen::Blocked,
            0 => Seen::Clear,
            count => Seen::Degraded(count),
        }
    }
    pub(crate) fn count(&self) -> u8 {
        self.count
    }
}

impl Tell for Quick {
    #[inline]
    fn blocks(&mut self, _: &Line, _: Mark) -> bool {
        self.blocked = true;
        true
    }
    #[inline]
    fn degrades(&mut self, _: &Line, mark: Mark) -> bool {
        let owner = if of_hex(mark.what) { mark.hex } else { NO_HEX };
        if owner != NO_HEX && self.owners[..usize::from(self.count)].contains(&owner) {
            return false;
        }
        if self.count == 2 {
            self.blocked = true;
            return true;
        }
        self.owners[usize::from(self.count)] = owner;
        self.count += 1;
        false
    }
    #[inline]
    fn comes_to(&mut self, _: &Line, _: usize) -> bool {
        false
    }
}

/// Keeps what is needed to name the reason.
pub(crate) struct Full {
    blocks: Option<(Order, Mark)>,
    degrades: SmallVec<[(Order, Mark); 6]>,
    /// What blocks stands no further along the line than this.
    limit: i64,
    /// What is met this much further on cannot stand before that.
    spread: i64,
}

impl Full {
    pub(crate) fn new(line: &Line) -> Self {
        let length = i64::from(180 * line.across.abs() + 104 * line.along.abs());
        let hexes = if line.grid.spills { 2 } else { 1 };
        Self { blocks: None, degrades: SmallVec::new(), limit: i64::MAX, spread: hexes * 2 * 208 * length }
    }

    /// The answer, once the line has been followed.
    pub(crate) fn answer(mut self, line: &Line) -> Sight {
        self.degrades.sort_unstable_by_key(|(order, _)| *order);
        let third = self.degrades.get(2).copied();
        match (self.blocks, third) {
            (None, None) if self.degrades.is_empty() => Sight::Clear,
            (None, None) => {
                let obstacle = |(_, mark): &(Order, Mark)| mark.obstacle(line.degrades_by(mark));
                Sight::Degraded(self.degrades.iter().map(obstacle).collect())
            }
            // In one hex, what blocks by itself is named.
            (Some((order, mark)), third) if third.is_none_or(|third| (order.0, order.1) <= (third.0.0, third.0.1)) => {
                Sight::Blocked(mark.obstacle(line.blocks_by(&mark)))
            }
            // Reading: too many degrading hexes block at the third, counted from the near end.
            (_, Some((_, mark))) => Sight::Blocked(mark.obstacle(Why::Third)),
            (Some((_, mark)), None) => Sight::Blocked(mark.obstacle(line.blocks_by(&mark))),
        }
    }
}

impl Mark {
    fn obstacle(&self, why: Why) -> Obstacle {
        let side = matches!(self.what, ObstacleKind::Hexside(_)).then_some(self.direction);
        Obstacle { hex: HexId(self.hex), what: self.what, side, why }
    }
}

impl Tell for Full {
    fn blocks(&mut self, line: &Line, mark: Mark) -> bool {
        let order = line.order(&mark);
        if self.blocks.is_none_or(|(first, _)| order < first) {
            self.blocks = Some((order, mark));
            self.limit = self.limit.min(order.0);
        }
        false
    }
    fn degrades(&mut self, line: &Line, mark: Mark) -> bool {
        let order = line.order(&mark);
        if of_hex(mark.what) {
            let same = |(_, other): &&mut (Order, Mark)| other.hex == mark.hex && of_hex(other.what);
            if let Some(known) = self.degrades.iter_mut().find(same) {
                if order < known.0 {
                    *known = (order, mark);
                }
                return false;
            }
        }
        self.degrades.push((order, mark));
        if self.degrades.len() >= 3 {
            let mut along: SmallVec<[i64; 6]> = self.degrades.iter().map(|(order, _)| order.0).collect();
            along.sort_unstable();
            self.limit = self.limit.min(along[2]);
        }
        false
    }
    #[inline]
    fn comes_to(&mut self, line: &Line, index: usize) -> bool {
        self.limit != i64::MAX && self.is_past(line, line.grid.cell(index).hex)
    }
}

impl Full {
    fn is_past(&self, line: &Line, hex: u16) -> bool {
        if hex == NO_HEX {
            return false;
        }
        let (at, near) = (line.map.column(HexId(hex)), line.map.column(line.near));
        let here =
            line.along_line(2 * (i32::from(at.0) - i32::from(near.0)), 2 * (i32::from(at.1) - i32::from(near.1)));
        here - self.limit > self.spread
    }
}

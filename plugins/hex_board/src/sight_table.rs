//! All lines of sight of a map, worked out once: play and search only look them up.

use crate::hex_set::HexSet;
use crate::map::{HexId, Map, Spot};
use crate::sight::{Seen, seen};
use crate::sight_sweep::Sweep;
use std::sync::OnceLock;

/// Every line of sight between two Locations of a map, two bits each.
#[derive(Clone, Debug, PartialEq)]
pub struct SightTable {
    /// All ground floors in the order of their hexes, then the upper storeys.
    spots: Vec<Spot>,
    /// For each hex the position of its upper storey in `spots`, or none.
    upper: Vec<u16>,
    /// Words in one row.
    width: usize,
    rows: Vec<u64>,
}

/// The lines that smoke in each single hex blocks, each hex worked out when it is first asked for. Smoke in one hex blocks the same lines
/// whatever other smoke there is, so the table of any smoke is the table without smoke and the screens of its hexes laid over it.
#[derive(Debug)]
pub struct SmokeScreens {
    clear: SightTable,
    /// For each hex the words of the table in which lines are blocked, and which.
    screens: Vec<OnceLock<Box<[(u32, u64)]>>>,
}

impl SmokeScreens {
    /// The screens of a map.
    pub fn new(map: &Map) -> Self {
        let screens = std::iter::repeat_with(OnceLock::new).take(map.hexes.len()).collect();
        Self { clear: SightTable::new(map, &HexSet::default()), screens }
    }

    /// The table without smoke.
    pub fn clear(&self) -> &SightTable {
        &self.clear
    }

    fn screen(&self, map: &Map, hex: HexId) -> &[(u32, u64)] {
        self.screens[hex.index()].get_or_init(|| {
            let mut smoke = HexSet::new(map.hexes.len());
            smoke.insert(hex);
            let mut screened = self.clear.clone();
            screened.change(map, &smoke, hex);
            let words = screened.rows.iter().zip(&self.clear.rows).map(|(with, without)| with ^ without);
            let words = words.enumerate().filter(|(_, changed)| *changed != 0);
            // An open line that is blocked changes one of its two bits or both, but blocked is both.
            words.map(|(n, changed)| (n as u32, ((changed | changed >> 1) & LOW_BITS) * BLOCKED)).collect()
        })
    }
}

/// A line that is blocked; the other codes count degrading hexes.
const BLOCKED: u64 = 3;
/// The low bit of every pair of bits.
const LOW_BITS: u64 = 0x5555_5555_5555_5555;
/// No upper storey.
const NONE: u16 = u16::MAX;

const fn code(seen: Seen) -> u64 {
    match seen {
        Seen::Clear => 0,
        Seen::Degraded(count) => count as u64,
        Seen::Blocked => BLOCKED,
    }
}
const fn decode(code: u64) -> Seen {
    match code {
        0 => Seen::Clear,
        BLOCKED => Seen::Blocked,
        count => Seen::Degraded(count as u8),
    }
}

impl SightTable {
    /// Works out every line of a map with this smoke on it.
    pub fn new(map: &Map, smoke: &HexSet) -> Self {
        let mut spots: Vec<Spot> = map.ids().map(|hex| Spot { hex, storey: 0 }).collect();
        let mut upper = vec![NONE; spots.len()];
        for hex in map.ids().filter(|hex| map.at(*hex).storeys == 2) {
            upper[hex.index()] = spots.len() as u16;
            spots.push(Spot { hex, storey: 1 });
        }
        let width = spots.len().div_ceil(32);
        let mut table = Self { rows: vec![0; width * spots.len()], spots, upper, width };
        let mut eastward: Vec<usize> = (0..table.spots.len()).collect();
        eastward.sort_by_key(|n| map.column(table.spots[*n].hex));
        let mut sweep = Sweep::new(map, smoke);
        for (n, &a) in eastward.iter().enumerate() {
            sweep.stand(table.spots[a]);
            for &b in &eastward[n + 1..] {
                let code = code(sweep.seen(table.spots[b]));
                table.rows[a * width + b / 32] |= code << (b % 32 * 2);
                table.rows[b * width + a / 32] |= code << (a % 32 * 2);
            }
        }
        table
    }

    #[inline]
    fn position(&self, spot: Spot) -> usize {
        match spot.storey {
            0 => spot.hex.index(),
            1 => self.upper.get(spot.hex.index()).map_or(usize::MAX, |n| usize::from(*n)),
            _ => usize::MAX,
        }
    }

    /// The line between two Locations; blocked if the map has no such Location.
    #[inline]
    pub fn get(&self, from: Spot, to: Spot) -> Seen {
        let (a, b) = (self.position(from), self.position(to));
        if a.max(b) >= self.spots.len() {
            return Seen::Blocked;
        }
        decode(self.rows[a * self.width + b / 32] >> (b % 32 * 2) & 3)
    }

    /// All Locations to which the line from one is not blocked, itself among them.
    pub fn visible_from(&self, from: Spot) -> impl Iterator<Item = (Spot, Seen)> + '_ {
        let a = self.position(from);
        let row = if a < self.spots.len() { &self.rows[a * self.width..][..self.width] } else { &[] };
        row.iter().enumerate().flat_map(move |(n, word)| {
            let mut open = !(word & (word >> 1)) & LOW_BITS;
            // Bits behind the last Location are no Locations.
            let left = self.spots.len() - n * 32;
            if left < 32 {
                open &= (1 << (left * 2)) - 1;
            }
            std::iter::from_fn(move || {
                let bit = (open != 0).then(|| open.trailing_zeros() as usize)?;
                open &= open - 1;
                Some((self.spots[n * 32 + bit / 2], decode(word >> bit & 3)))
            })
        })
    }

    /// Becomes the table of this smoke. All the screens of a game's smoke together take microseconds, once each has been worked out.
    ///
    /// # Panics
    /// The screens are those of another map.
    pub fn set_smoke(&mut self, screens: &SmokeScreens, map: &Map, smoke: &HexSet) {
        self.rows.copy_from_slice(&screens.clear.rows);
        for hex in smoke.iter() {
            for (word, blocked) in screens.screen(map, hex) {
                self.rows[*word as usize] |= blocked;
            }
        }
    }

    /// Brings the table up to date after smoke has come to one hex or has gone from it. `smoke` is the smoke after the change.
    pub fn change(&mut self, map: &Map, smoke: &HexSet, hex: HexId) {
        // Smoke only ever blocks: where it comes, blocked lines stay blocked; where it goes, open lines stay open.
        let comes = smoke.contains(hex);
        let puff = Puff::new(map, hex, &self.spots);
        for a in 0..self.spots.len() {
            for word in 0..=a / 32 {
                if !puff.near(a, &puff.boxes[word]) {
                    continue;
                }
                let row = self.rows[a * self.width + word];
                let blocked = row & (row >> 1) & LOW_BITS;
                let mut left = if comes { !blocked & LOW_BITS } else { blocked };
                if word == a / 32 {
                    left &= (1 << (a % 32 * 2)) - 1;
                }
                while left != 0 {
                    let shift = left.trailing_zeros() as usize;
                    left &= left - 1;
                    let b = word * 32 + shift / 2;
                    if !puff.may_block(a, b) {
                        continue;
                    }
                    let old = row >> shift & 3;
                    let new = code(seen(map, smoke, self.spots[a], self.spots[b]));
                    if new != old {
                        self.rows[a * self.width + word] ^= (old ^ new) << shift;
                        self.rows[b * self.width + a / 32] ^= (old ^ new) << (a % 32 * 2);
                    }
                }
            }
        }
    }
}

/// Which lines smoke in one hex can block at all, by Locations in the order of a table: a few comparisons a line, as nearly all lines pass
/// far from it.
struct Puff {
    at: (i32, i32),
    level: i32,
    /// Column and row of each Location's hex.
    places: Vec<(i32, i32)>,
    levels: Vec<i32>,
    /// Around the Locations of each word of a row.
    boxes: Vec<Area>,
}

/// Columns and rows from the least to the most.
#[derive(Clone, Copy)]
struct Area {
    least: (i32, i32),
    most: (i32, i32),
}

impl Area {
    fn around(places: &[(i32, i32)]) -> Self {
        let least =
            places.iter().fold((i32::MAX, i32::MAX), |least, place| (least.0.min(place.0), least.1.min(place.1)));
        let most = places.iter().fold((i32::MIN, i32::MIN), |most, place| (most.0.max(place.0), most.1.max(place.1)));
        Self { least, most }
    }
}

impl Puff {
    fn new(map: &Map, hex: HexId, spots: &[Spot]) -> Self {
        let place = |hex| {
            let (q, k) = map.column(hex);
            (i32::from(q), i32::from(k))
        };
        let places: Vec<(i32, i32)> = spots.iter().map(|spot| place(spot.hex)).collect();
        Self {
            at: place(hex),
            level: i32::from(map.at(hex).level),
            levels: spots.iter().map(|spot| map.unit_level(*spot)).collect(),
            boxes: places.chunks(32).map(Area::around).collect(),
            places,
        }
    }

    /// True if a line from this Location into the area can pass the smoke: it is no farther out than both ends and a hex.
    #[inline]
    fn near(&self, a: usize, area: &Area) -> bool {
        let ((q, k), (from_q, from_k)) = (self.at, self.places[a]);
        q >= area.least.0.min(from_q) - 1
            && q <= area.most.0.max(from_q) + 1
            && k >= area.least.1.min(from_k) - 2
            && k <= area.most.1.max(from_k) + 2
    }

    #[inline]
    fn may_block(&self, a: usize, b: usize) -> bool {
        // Smoke below the higher end blocks only as a shadow on the lower (RUL-51, items 2, 5 and 10).
        let (one, other) = (self.levels[a], self.levels[b]);
        if self.level < one.max(other) && (self.level < 1 || self.level < one.min(other)) {
            return false;
        }
        let ((from_q, from_k), (to_q, to_k)) = (self.places[a], self.places[b]);
        let (across, along) = (to_q - from_q, to_k - from_k);
        let (to_smoke_q, to_smoke_k) = (self.at.0 - from_q, self.at.1 - from_k);
        let offset = 3 * (across * to_smoke_k - along * to_smoke_q).abs();
        let reach = (2 * along).abs().max((3 * across - along).abs()).max((3 * across + along).abs());
        offset <= reach && self.near(a, &Area::around(&[self.places[b]]))
    }
}

//! All lines of sight of a map, worked out once: play and search only look them up.

use crate::added::Added;
use crate::hex_set::HexSet;
use crate::map::Map;
use crate::map_hex::{HexId, Spot};
use crate::sight::seen;
use crate::sight_outcome::Seen;
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

/// What smoke, and what a hulk, in each single hex does to the lines of a map, each hex worked out when it is first asked for. It does
/// the same whatever else has come onto the map: smoke blocks, and a hulk is one more degrading hex. So the table of all that is on the
/// map is the bare table with the screens of its hexes laid over it.
#[derive(Debug)]
pub struct Screens {
    bare: SightTable,
    smoke: Vec<OnceLock<Screen>>,
    hulks: Vec<OnceLock<Screen>>,
}

/// What one hex does: the words of the table in which lines change, and which.
type Screen = Box<[Change]>;

/// The lines of one word of a table that change.
#[derive(Debug)]
struct Change {
    word: u32,
    /// Low bits of the lines with one more degrading hex.
    degraded: u64,
    /// Both bits of the lines that are blocked.
    blocked: u64,
}

impl Screens {
    /// The screens of a map.
    pub fn new(map: &Map) -> Self {
        let none = || std::iter::repeat_with(OnceLock::new).take(map.hexes.len()).collect();
        Self { bare: SightTable::new(map, &Added::default()), smoke: none(), hulks: none() }
    }

    /// The table with nothing on the map.
    pub fn bare(&self) -> &SightTable {
        &self.bare
    }

    /// What smoke in a hex does.
    fn smoke(&self, map: &Map, hex: HexId) -> &Screen {
        self.smoke[hex.index()].get_or_init(|| self.screen(map, hex, |added| &mut added.smoke))
    }
    /// What a hulk in a hex does.
    fn hulk(&self, map: &Map, hex: HexId) -> &Screen {
        self.hulks[hex.index()].get_or_init(|| self.screen(map, hex, |added| &mut added.hulks))
    }

    fn screen(&self, map: &Map, hex: HexId, set: fn(&mut Added) -> &mut HexSet) -> Screen {
        let mut added = Added::new(map.hexes.len());
        set(&mut added).insert(hex);
        let mut screened = self.bare.clone();
        screened.work_out(map, &added, hex, open);
        let changed = |(n, (with, without)): (usize, (&u64, &u64))| {
            let changed = (with ^ without | (with ^ without) >> 1) & LOW_BITS;
            let now_blocked = changed & blocked(*with);
            // What does not block adds one. A line with two degrading hexes is blocked by one more, which comes to the same.
            let degraded = changed & !now_blocked;
            (changed != 0).then_some(Change { word: n as u32, degraded, blocked: now_blocked * BLOCKED })
        };
        screened.rows.iter().zip(&self.bare.rows).enumerate().filter_map(changed).collect()
    }
}

/// A line that is blocked; the other codes count degrading hexes.
const BLOCKED: u64 = 3;
/// The low bit of every pair of bits.
const LOW_BITS: u64 = 0x5555_5555_5555_5555;
/// No upper storey.
const NONE: u16 = u16::MAX;

/// The low bits of the blocked lines of a word.
const fn blocked(row: u64) -> u64 {
    row & (row >> 1) & LOW_BITS
}
/// The low bits of all others.
const fn open(row: u64) -> u64 {
    !blocked(row) & LOW_BITS
}

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
    /// Works out every line of a map with this on it.
    pub fn new(map: &Map, added: &Added) -> Self {
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
        let mut sweep = Sweep::new(map, added);
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
            let mut open = open(*word);
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

    /// Becomes the table of this on the map. All the screens of a game together take microseconds, once each has been worked out.
    ///
    /// # Panics
    /// The screens are those of another map.
    pub fn set(&mut self, screens: &Screens, map: &Map, added: &Added) {
        self.rows.copy_from_slice(&screens.bare.rows);
        for hex in added.hulks.iter() {
            for change in screens.hulk(map, hex) {
                let row = &mut self.rows[change.word as usize];
                // Two and one more are three, which is blocked; what is blocked stays so. No line runs over into the next.
                *row = (*row + (change.degraded & open(*row))) | change.blocked;
            }
        }
        for hex in added.smoke.iter() {
            for change in screens.smoke(map, hex) {
                self.rows[change.word as usize] |= change.blocked;
            }
        }
    }

    /// Brings the table up to date after smoke or a hulk has come to one hex or has gone from it. `added` is what is on the map after
    /// the change.
    pub fn change(&mut self, map: &Map, added: &Added, hex: HexId) {
        // Smoke does all that a hulk does, and more. Where something has come, blocked lines stay blocked; where all has gone, clear
        // lines stay clear.
        let lines: fn(u64) -> u64 = match (added.smoke.contains(hex), added.hulks.contains(hex)) {
            (true, _) => open,
            (false, true) => |_| LOW_BITS,
            (false, false) => |row| (row | row >> 1) & LOW_BITS,
        };
        self.work_out(map, added, hex, lines);
    }

    /// Works out again which of some lines pass a hex; `lines` says which, by the low bits of a word.
    fn work_out(&mut self, map: &Map, added: &Added, hex: HexId, lines: impl Fn(u64) -> u64) {
        let puff = Puff::new(map, hex, &self.spots);
        for a in 0..self.spots.len() {
            for word in 0..=a / 32 {
                if !puff.near(a, &puff.boxes[word]) {
                    continue;
                }
                let row = self.rows[a * self.width + word];
                let mut left = lines(row);
                if word == a / 32 {
                    left &= (1 << (a % 32 * 2)) - 1;
                }
                while left != 0 {
                    let shift = left.trailing_zeros() as usize;
                    left &= left - 1;
                    let b = word * 32 + shift / 2;
                    if !puff.may_change(a, b) {
                        continue;
                    }
                    let old = row >> shift & 3;
                    let new = code(seen(map, added, self.spots[a], self.spots[b]));
                    if new != old {
                        self.rows[a * self.width + word] ^= (old ^ new) << shift;
                        self.rows[b * self.width + a / 32] ^= (old ^ new) << (a % 32 * 2);
                    }
                }
            }
        }
    }
}

/// Which lines smoke or a hulk in one hex can change at all, by Locations in the order of a table: a few comparisons a line, as nearly all
/// lines pass far from it.
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

    /// True if a line from this Location into the area can pass the hex: it is no farther out than both ends and a hex.
    #[inline]
    fn near(&self, a: usize, area: &Area) -> bool {
        let ((q, k), (from_q, from_k)) = (self.at, self.places[a]);
        q >= area.least.0.min(from_q) - 1
            && q <= area.most.0.max(from_q) + 1
            && k >= area.least.1.min(from_k) - 2
            && k <= area.most.1.max(from_k) + 2
    }

    #[inline]
    fn may_change(&self, a: usize, b: usize) -> bool {
        // Smoke below the higher end blocks only as a shadow on the lower, and so does a hulk (RUL-51, items 2, 4, 5 and 10).
        let (one, other) = (self.levels[a], self.levels[b]);
        if self.level < one.max(other) && (self.level < 1 || self.level < one.min(other)) {
            return false;
        }
        let ((from_q, from_k), (to_q, to_k)) = (self.places[a], self.places[b]);
        let (across, along) = (to_q - from_q, to_k - from_k);
        let (to_hex_q, to_hex_k) = (self.at.0 - from_q, self.at.1 - from_k);
        let offset = 3 * (across * to_hex_k - along * to_hex_q).abs();
        let reach = (2 * along).abs().max((3 * across - along).abs()).max((3 * across + along).abs());
        offset <= reach && self.near(a, &Area::around(&[self.places[b]]))
    }
}

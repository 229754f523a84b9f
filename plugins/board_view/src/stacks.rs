//! Where every counter lies: stacks step up and to the right, carried weapons peek out beside their carrier, two storeys are two stacks.

use crate::contract::{Piece, PieceKey};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use hex_board::HexId;
use std::collections::BTreeMap;

/// Side of a counter in world units: alone in its hex, and beside another storey's stack.
const SIDE: f32 = 128.0;
const SIDE_OF_TWO: f32 = 92.0;
/// How far each card steps up and to the right, in parts of its side.
const STEP: f32 = 0.09;
/// Visible steps.
const STEPS: usize = 5;
/// Side of a carried weapon's card in parts of its carrier's.
const CARRIED: f32 = 0.66;
/// How much of a carried weapon's card peeks out, in parts of its own side.
const PEEK: f32 = 0.5;
/// Depth of the lowest card, and from card to card.
const DEPTH: f32 = 10.0;
const DEPTH_STEP: f32 = 0.05;

/// A counter's place on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Card {
    /// Which of the pieces.
    pub(crate) index: usize,
    pub(crate) centre: Vec2,
    pub(crate) side: f32,
    pub(crate) depth: f32,
    /// Lies under more cards than have steps.
    pub(crate) hidden: bool,
    /// On the topmost card of a stack of more cards than steps: how many there are.
    pub(crate) count: Option<usize>,
    /// On the topmost card of an upper storey's stack.
    pub(crate) upstairs: bool,
}

impl Card {
    pub(crate) fn rect(&self) -> Rect {
        Rect::from_center_size(self.centre, Vec2::splat(self.side))
    }
}

/// The pieces of one stack in order from the bottom, each followed by what it carries.
pub(crate) fn stack(pieces: &[Piece], hex: HexId, storey: u8) -> Vec<usize> {
    let carriers = carriers(pieces);
    let carried = carried_of(pieces, &carriers);
    let here = pieces.iter().enumerate().filter(|(_, piece)| {
        is_owner(piece, &carriers) && piece.spot.hex == hex && piece.spot.storey.min(1) == storey.min(1)
    });
    here.flat_map(|(n, piece)| std::iter::once(n).chain(carried.get(&piece.key).into_iter().flatten().copied()))
        .collect()
}

/// Pieces that may carry others: those that are not carried themselves.
fn carriers(pieces: &[Piece]) -> HashSet<PieceKey> {
    pieces.iter().filter(|piece| piece.carried_by.is_none()).map(|piece| piece.key).collect()
}

/// True for a piece that lies in the stack on its own: not carried, or by nobody who is here.
fn is_owner(piece: &Piece, carriers: &HashSet<PieceKey>) -> bool {
    piece.carried_by.is_none_or(|carrier| !carriers.contains(&carrier))
}

fn carried_of(pieces: &[Piece], carriers: &HashSet<PieceKey>) -> HashMap<PieceKey, Vec<usize>> {
    let mut carried: HashMap<PieceKey, Vec<usize>> = HashMap::default();
    for (n, piece) in pieces.iter().enumerate().filter(|(_, piece)| !is_owner(piece, carriers)) {
        carried.entry(piece.carried_by.unwrap_or(piece.key)).or_default().push(n);
    }
    carried
}

/// Lays out all pieces; with `spread` no card covers another. In the order of `pieces`.
pub(crate) fn lay_out(pieces: &[Piece], centre_of: impl Fn(HexId) -> Vec2, spread: bool) -> Vec<Card> {
    let carriers = carriers(pieces);
    let carried = carried_of(pieces, &carriers);
    let mut hexes: BTreeMap<HexId, [Vec<usize>; 2]> = BTreeMap::new();
    for (n, piece) in pieces.iter().enumerate().filter(|(_, piece)| is_owner(piece, &carriers)) {
        hexes.entry(piece.spot.hex).or_default()[usize::from(piece.spot.storey.min(1))].push(n);
    }
    let mut cards = Vec::with_capacity(pieces.len());
    for (hex, storeys) in &hexes {
        let centre = centre_of(*hex);
        let both = storeys.iter().all(|stack| !stack.is_empty());
        if spread {
            lay_spread(&mut cards, centre, storeys, pieces, &carried);
            continue;
        }
        let mut depth = DEPTH;
        for (storey, owners) in storeys.iter().enumerate().filter(|(_, owners)| !owners.is_empty()) {
            let side = if both { SIDE_OF_TWO } else { SIDE };
            let offset = match (both, storey) {
                (false, _) => Vec2::ZERO,
                (true, 0) => Vec2::new(-50.0, -38.0),
                (true, _) => Vec2::new(44.0, 40.0),
            };
            let mut stack = Pile { cards: &mut cards, depth: &mut depth, side, upstairs: storey > 0 };
            stack.lay(centre + offset, owners, pieces, &carried);
        }
    }
    cards.sort_by_key(|card| card.index);
    cards
}

/// A stack being laid.
struct Pile<'a> {
    cards: &'a mut Vec<Card>,
    depth: &'a mut f32,
    side: f32,
    upstairs: bool,
}

impl Pile<'_> {
    fn lay(&mut self, centre: Vec2, owners: &[usize], pieces: &[Piece], carried: &HashMap<PieceKey, Vec<usize>>) {
        let steps = owners.len().min(STEPS);
        let step = self.side * STEP;
        let peeks = owners.iter().any(|owner| carried.contains_key(&pieces[*owner].key));
        // The whole stack, peeking cards included, lies around the middle.
        let peek = if peeks { self.side * CARRIED * PEEK } else { 0.0 };
        let first = centre - Vec2::splat((steps - 1) as f32 * step / 2.0) - Vec2::new(peek / 2.0, 0.0);
        for (n, owner) in owners.iter().enumerate() {
            let at = first + Vec2::splat(n.saturating_sub(owners.len() - steps) as f32 * step);
            let hidden = n + steps < owners.len();
            let top = n + 1 == owners.len();
            for (place, weapon) in carried.get(&pieces[*owner].key).into_iter().flatten().enumerate() {
                let side = self.side * CARRIED;
                let right = at.x + self.side / 2.0 - side / 2.0 + side * PEEK;
                let low = at.y - self.side / 2.0 + side / 2.0 + self.side * 0.02;
                let up = place as f32 * side * 0.42;
                self.put(*weapon, Vec2::new(right, low + up), side, hidden);
            }
            self.put(*owner, at, self.side, hidden);
            if let Some(card) = self.cards.last_mut().filter(|_| top) {
                card.count = (owners.len() > steps).then_some(owners.len());
                card.upstairs = self.upstairs;
            }
        }
    }

    fn put(&mut self, index: usize, centre: Vec2, side: f32, hidden: bool) {
        *self.depth += DEPTH_STEP;
        self.cards.push(Card { index, centre, side, depth: *self.depth, hidden, count: None, upstairs: false });
    }
}

/// Rows of small cards that fill the hex.
fn lay_spread(
    cards: &mut Vec<Card>,
    centre: Vec2,
    storeys: &[Vec<usize>; 2],
    pieces: &[Piece],
    carried: &HashMap<PieceKey, Vec<usize>>,
) {
    let with_carried = |owner: &usize| {
        std::iter::once(*owner)
            .chain(carried.get(&pieces[*owner].key).into_iter().flatten().copied())
            .collect::<Vec<_>>()
    };
    let all: Vec<(usize, bool)> = storeys
        .iter()
        .enumerate()
        .flat_map(|(storey, owners)| owners.iter().flat_map(with_carried).map(move |n| (n, storey > 0)))
        .collect();
    let columns = (1..=all.len()).find(|columns| columns * columns >= all.len()).unwrap_or(1);
    let rows = all.len().div_ceil(columns);
    let side = (176.0 / columns as f32 - 4.0).min(SIDE);
    for (n, (index, upstairs)) in all.iter().enumerate() {
        let (row, column) = (n / columns, n % columns);
        let in_row = (all.len() - row * columns).min(columns);
        let x = (column as f32 - (in_row - 1) as f32 / 2.0) * (side + 4.0);
        let y = ((rows - 1) as f32 / 2.0 - row as f32) * (side + 4.0);
        cards.push(Card {
            index: *index,
            centre: centre + Vec2::new(x, y),
            side,
            depth: DEPTH + n as f32 * DEPTH_STEP,
            hidden: false,
            count: None,
            upstairs: *upstairs,
        });
    }
}

/// The topmost card at a place.
pub(crate) fn card_at(cards: &[Card], place: Vec2) -> Option<&Card> {
    cards.iter().filter(|card| !card.hidden && card.rect().contains(place)).max_by(|a, b| a.depth.total_cmp(&b.depth))
}

#[cfg(test)]
#[path = "stacks_test.rs"]
mod tests;

//! Where every counter lies: stacks step up and to the right, carried weapons peek out beside their carrier; two storeys are two stacks,
//! and so are two sides.

use crate::body::{Form, SIDE};
use crate::contract::{Piece, PieceKey, Place};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use std::collections::BTreeMap;
use table::Side;

/// Side of a counter in world units beside another stack, and among three or four.
const SIDE_OF_TWO: f32 = 92.0;
const SIDE_OF_MORE: f32 = 76.0;
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
/// Depth of the first body on a disc, and of the first hull: men beside a hull are seen.
const BODIES: f32 = 16.0;
const HULLS: f32 = 13.0;

/// What lies in a stack: how many counters, and how many of them are worse off than the topmost may show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    pub(crate) all: u8,
    pub(crate) turned: u8,
    pub(crate) hurt: u8,
    /// Not turned over, but with nothing left to do.
    pub(crate) spent: u8,
}

impl Tally {
    fn of<'a>(pieces: impl Iterator<Item = &'a Piece>) -> Self {
        pieces.fold(Self::default(), |tally, piece| Self {
            all: tally.all.saturating_add(1),
            turned: tally.turned + u8::from(piece.face.turned()),
            hurt: tally.hurt + u8::from(piece.face.hurt()),
            spent: tally.spent + u8::from(piece.spent && !piece.face.turned()),
        })
    }
}

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
    /// On the topmost card of a stack of several: how many there are, and in which state.
    pub(crate) tally: Option<Tally>,
    /// On the topmost card of an upper storey's stack.
    pub(crate) upstairs: bool,
    /// Lies under another card of its stack.
    pub(crate) covered: bool,
    /// What it stands on, if it is a body.
    pub(crate) form: Option<Form>,
}

impl Card {
    pub(crate) fn rect(&self) -> Rect {
        Rect::from_center_size(self.centre, Vec2::splat(self.side))
    }
    /// As it is drawn, where bodies are enlarged; each stays where it stands.
    pub(crate) fn enlarged(self, bodies: f32) -> Self {
        Self { side: if self.grows() { self.side * bodies } else { self.side }, ..self }
    }
    /// It is enlarged where it would be too small to be read.
    pub(crate) fn grows(&self) -> bool {
        self.form.is_some_and(Form::grows)
    }
}

/// The pieces of one stack in order from the bottom, each followed by what it carries.
pub(crate) fn stack(pieces: &[Piece], place: &Place) -> Vec<usize> {
    let carriers = carriers(pieces);
    let carried = carried_of(pieces, &carriers);
    let here =
        pieces.iter().enumerate().filter(|(_, piece)| is_owner(piece, &carriers) && piece.place.is_stack_of(place));
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
pub(crate) fn lay_out(pieces: &[Piece], spread: bool) -> Vec<Card> {
    let carriers = carriers(pieces);
    let carried = carried_of(pieces, &carriers);
    let mut heaps: BTreeMap<u32, (Vec2, BTreeMap<Home, Vec<usize>>)> = BTreeMap::new();
    let in_stacks = |piece: &Piece| is_owner(piece, &carriers) && piece.face.body().is_none();
    for (n, piece) in pieces.iter().enumerate().filter(|(_, piece)| in_stacks(piece)) {
        let (_, stacks) = heaps.entry(piece.place.key).or_insert_with(|| (piece.place.at, BTreeMap::new()));
        stacks.entry(home(piece)).or_default().push(n);
    }
    let mut cards = Vec::with_capacity(pieces.len());
    lay_bodies(&mut cards, pieces);
    for (centre, mut stacks) in heaps.into_values() {
        if spread {
            lay_spread(&mut cards, centre, &stacks, pieces, &carried);
            continue;
        }
        under_somebody(&mut stacks);
        let mut depth = DEPTH;
        for ((home, owners), (offset, side)) in stacks.iter().zip(places(&stacks)) {
            let mut stack = Pile { cards: &mut cards, depth: &mut depth, side, upstairs: home.0 > 0 };
            stack.lay(centre + offset, owners, pieces, &carried);
        }
    }
    cards.sort_by_key(|card| card.index);
    cards
}

/// The stack of a place in which a counter lies: by storey and by side; what is nobody's comes first.
type Home = (u8, Option<Side>);

fn home(piece: &Piece) -> Home {
    (piece.place.storey.min(1), piece.side)
}

/// Weapons that nobody carries lie under the stack beside them, if there is one.
fn under_somebody(stacks: &mut BTreeMap<Home, Vec<usize>>) {
    for storey in 0..2 {
        let somebody = stacks.keys().copied().find(|(level, side)| *level == storey && side.is_some());
        if let Some(somebody) = somebody
            && let Some(mut lower) = stacks.remove(&(storey, None))
        {
            let above = stacks.entry(somebody).or_default();
            lower.append(above);
            *above = lower;
        }
    }
}

/// Where the stacks of a place lie around its middle, and how large their cards are.
fn places(stacks: &BTreeMap<Home, Vec<usize>>) -> Vec<(Vec2, f32)> {
    let storeys = |home: &Home| stacks.keys().filter(|other| other.0 == home.0).count();
    let two_levels = stacks.keys().any(|home| home.0 == 0) && stacks.keys().any(|home| home.0 > 0);
    let (side, across, up) = match stacks.len() {
        1 => (SIDE, 0.0, 0.0),
        2 => (SIDE_OF_TWO, 54.0, 39.0),
        _ => (SIDE_OF_MORE, 45.0, 44.0),
    };
    let mut seen = [0_usize; 2];
    let place = |home: &Home| {
        let level = usize::from(home.0.min(1));
        let nth = seen[level];
        seen[level] += 1;
        let x = match (storeys(home), nth) {
            // Alone on its storey: downstairs to the left, upstairs to the right.
            (1, _) if two_levels => {
                if level == 0 {
                    -across
                } else {
                    across
                }
            }
            (1, _) => 0.0,
            (_, 0) => -across,
            _ => across,
        };
        let y = match (two_levels, level) {
            (false, _) => 0.0,
            (true, 0) => -up,
            (true, _) => up,
        };
        (Vec2::new(x, y), side)
    };
    stacks.keys().map(place).collect()
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
            let top = n + 1 == owners.len() && owners.len() > 1;
            for (place, weapon) in carried.get(&pieces[*owner].key).into_iter().flatten().enumerate() {
                let side = self.side * CARRIED;
                let right = at.x + self.side / 2.0 - side / 2.0 + side * PEEK;
                let low = at.y - self.side / 2.0 + side / 2.0 + self.side * 0.02;
                let up = place as f32 * side * 0.42;
                self.put(*weapon, Vec2::new(right, low + up), side, hidden);
            }
            self.put(*owner, at, self.side, hidden);
            if let Some(card) = self.cards.last_mut() {
                card.tally = top.then(|| Tally::of(owners.iter().map(|owner| &pieces[*owner])));
                card.upstairs = self.upstairs && n + 1 == owners.len();
                card.covered = n + 1 < owners.len();
            }
        }
    }

    fn put(&mut self, index: usize, centre: Vec2, side: f32, hidden: bool) {
        *self.depth += DEPTH_STEP;
        self.cards.push(Card {
            index,
            centre,
            side,
            depth: *self.depth,
            hidden,
            tally: None,
            upstairs: false,
            covered: false,
            form: None,
        });
    }
}

/// Rows of small cards that fill the place.
fn lay_spread(
    cards: &mut Vec<Card>,
    centre: Vec2,
    stacks: &BTreeMap<Home, Vec<usize>>,
    pieces: &[Piece],
    carried: &HashMap<PieceKey, Vec<usize>>,
) {
    let with_carried = |owner: &usize| {
        std::iter::once(*owner)
            .chain(carried.get(&pieces[*owner].key).into_iter().flatten().copied())
            .collect::<Vec<_>>()
    };
    let all: Vec<(usize, bool)> = stacks
        .iter()
        .flat_map(|(home, owners)| owners.iter().flat_map(with_carried).map(move |n| (n, home.0 > 0)))
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
            tally: None,
            upstairs: *upstairs,
            covered: false,
            form: None,
        });
    }
}

/// Bodies stand where they are, above all cards.
fn lay_bodies(cards: &mut Vec<Card>, pieces: &[Piece]) {
    let bodies = pieces.iter().enumerate().filter_map(|(n, piece)| Some((n, piece, piece.face.body()?)));
    for (index, piece, body) in bodies {
        let form = body.form();
        let first = if form.is_hull() { HULLS } else { BODIES };
        cards.push(Card {
            index,
            centre: piece.place.at,
            side: body.side(),
            depth: first + index as f32 * DEPTH_STEP,
            hidden: false,
            tally: None,
            upstairs: false,
            covered: false,
            form: Some(form),
        });
    }
}

/// What lies at a place: of the bodies whose discs meet there the one with the nearest middle, else a hull, else the topmost card.
pub(crate) fn card_at(cards: &[Card], place: Vec2) -> Option<&Card> {
    let far = |card: &Card| card.centre.distance(place);
    let bodies = cards.iter().filter(|card| match card.form {
        None => false,
        // Discs may be drawn larger than they are.
        Some(Form::Disc { .. }) => far(card) <= card.side / 2.0,
        Some(hull @ Form::Hull { .. }) => hull.covers(place - card.centre),
    });
    let rank = |card: &Card| (card.form.is_some_and(Form::is_hull), far(card));
    let body = bodies.min_by(|a, b| {
        let (a, b) = (rank(a), rank(b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
    });
    body.or_else(|| {
        let cards = cards.iter().filter(|card| card.form.is_none() && !card.hidden && card.rect().contains(place));
        cards.max_by(|a, b| a.depth.total_cmp(&b.depth))
    })
}

#[cfg(test)]
#[path = "stacks_test.rs"]
mod tests;

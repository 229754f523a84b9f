//! Posts: places of a table that are worth standing at.

use crate::numbers::{CM, Point};
use crate::shapes::Shape;
use crate::terrain::{Ground, Piece};

/// How far posts along a leg are apart at most.
const ALONG: i32 = 5 * CM;
/// The side of the squares that have a post in their middle, whatever lies there.
const LATTICE: i32 = 10 * CM;
/// Posts stand a hair off what they are at.
const HAIR: i32 = 2;

/// A place worth standing at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Post {
    /// Where.
    pub at: Point,
    /// The piece and the leg that it lies at; none of the lattice.
    pub behind: Option<(u16, u16)>,
}

/// The posts of a table for a base of this radius: on both sides of each leg of the pieces that cover, in doors, and on a lattice. Whether
/// somebody may stand there is another question.
pub fn posts(ground: &Ground, radius: i32, covers: impl Fn(&Piece) -> bool) -> Vec<Post> {
    let room = ground.bounds.grown(-radius);
    let mut posts = vec![];
    for (n, piece) in ground.pieces.iter().enumerate().filter(|(_, piece)| covers(piece)) {
        let off = radius + piece.around() + HAIR;
        for (m, leg) in piece.legs().enumerate() {
            let behind = Some((n as u16, m as u16));
            let length = leg.length();
            let count = (length / ALONG).max(1);
            let aside = leg.vector().right().cut_to(off);
            for k in 0..count {
                let on_leg = leg.place(length * (2 * k + 1) / (2 * count));
                posts.extend([on_leg + aside, on_leg + -aside].map(|at| Post { at, behind }));
            }
        }
        posts.extend(piece.doors.iter().map(|door| Post { at: door.at, behind: Some((n as u16, door.leg)) }));
    }
    let along = |side: i32| (0..side / LATTICE).map(|n| n * LATTICE + LATTICE / 2);
    let lattice = along(ground.bounds.most.y).flat_map(|y| along(ground.bounds.most.x).map(move |x| Point::new(x, y)));
    posts.extend(lattice.map(|at| Post { at, behind: None }));
    posts.retain(|post| room.holds(post.at));
    posts.sort_unstable();
    posts.dedup_by_key(|post| post.at);
    posts
}

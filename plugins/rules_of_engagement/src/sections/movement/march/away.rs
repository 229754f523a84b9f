//! Falling back: away from the enemy and toward the nearest cover (ROE-DIS-19 to -21, ROE-R-51); and which way the program takes where a unit
//! must go far.

use crate::facts::command::WayOf;
use crate::facts::figures::Figure;
use crate::facts::frames::Why;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Edge, Order};
use crate::sections::discipline::rules::{FALL_BACK_AWAY, NEAREST_COVER};
use crate::sections::movement::March;
use crate::sections::movement::march::formation::party;
use crate::sections::movement::pace::Pace;
use crate::sections::movement::words;
use measured_table::shapes::gap;
use measured_table::ways::Post;
use measured_table::{Disc, Gap, Heading, Point};
use table::Refusal;

/// Ends are looked for in so many directions.
const DIRECTIONS: i32 = 24;
/// So many of the best ends are tried.
const TRIED: usize = 24;

/// Where who falls back is to go: the nearest place behind cover or in it that is not nearer to the nearest enemy than he stands (ROE-R-51).
///
/// Reading: it is further than half his Move away; what is nearer he would pass, as he must go his whole Move.
fn cover_to_reach(march: &March, guide: &Figure) -> Option<Post> {
    let from = guide.at?;
    let least = (march.pace.step / 2).unsigned_abs();
    let far = |at: Point| march.nearest(march.base(guide, at)).map(Gap::rank);
    let now = far(from);
    let posts = march.table.field.posts.iter().filter(|post| post.behind.is_some() && !from.within(post.at, least));
    let mut posts: Vec<Post> = posts.copied().collect();
    posts.sort_unstable_by_key(|post| (from.squared(post.at), *post));
    posts.into_iter().find(|post| far(post.at) >= now)
}

/// True of a base in that cover, or so near to it that it is behind it (ROE-H-19).
fn is_behind(march: &March, cover: Post, end: Disc) -> bool {
    let field = march.table.field;
    let piece = cover.behind.map(|(piece, _)| &field.ground.pieces[usize::from(piece)]);
    piece.is_some_and(|piece| gap(piece, &end).within(field.charts.sight.behind.0))
}

/// Whether a fall back of the guide leads where it must: into that cover or nearer to it, or, where there is none, further from the nearest
/// enemy.
///
/// # Errors
/// The rule that forbids it.
pub(in crate::sections::movement) fn leads_away(
    march: &March,
    guide: &Figure,
    end: Option<Disc>,
) -> Result<(), Refusal> {
    let (Some(from), Some(end)) = (guide.at, end) else { return Ok(()) };
    match cover_to_reach(march, guide) {
        Some(cover) if end.at.squared(cover.at) < from.squared(cover.at) || is_behind(march, cover, end) => Ok(()),
        Some(_) => Err(Refusal::new(NEAREST_COVER, words::not_toward_cover())),
        None => {
            let far = |base: Disc| march.nearest(base).map(Gap::rank);
            let (before, after) = (far(march.base(guide, from)), far(end));
            let away = before.is_none() || after > before;
            if away { Ok(()) } else { Err(Refusal::new(FALL_BACK_AWAY, words::not_away())) }
        }
    }
}

/// The ways by which the program lets a unit fall back: to the nearest cover, else as far from the enemy as it comes; none: it cannot.
pub fn fall_back_ways(table: &Table, unit: &Unit) -> Option<Vec<WayOf>> {
    let march = March::new(table, unit, Pace::of(table, unit, Why::FallsBack).ok()?);
    let guide = march.guide(&[])?;
    let cover = cover_to_reach(&march, &guide).map(|post| post.at);
    let rank = |at: Point| match cover {
        Some(cover) => i64::try_from(at.squared(cover)).unwrap_or(i64::MAX),
        None => -march.nearest(march.base(&guide, at)).map_or(0, Gap::rank),
    };
    first_lawful(&march, &guide, cover, rank)
}

/// Ways by which a unit would run, toward the enemy's edge where that is open; none: it cannot cover its Move in a lawful way (ROE-ORD-03).
pub fn run_ways(table: &Table, unit: &Unit) -> Option<Vec<WayOf>> {
    let march = March::new(table, unit, Pace::by_order(table, unit, Order::Run).ok()?);
    let guide = march.guide(&[])?;
    let enemy = table.field.side(unit.side.other()).edge;
    let rank = |at: Point| match enemy {
        Edge::North => i64::from(at.y),
        Edge::South => -i64::from(at.y),
        Edge::West => i64::from(at.x),
        Edge::East => -i64::from(at.x),
    };
    first_lawful(&march, &guide, None, rank)
}

/// The ways to the first end, by rank, that a unit reaches in a lawful way: at its least and its greatest distance and between them.
fn first_lawful(
    march: &March,
    guide: &Figure,
    toward: Option<Point>,
    rank: impl Fn(Point) -> i64,
) -> Option<Vec<WayOf>> {
    let from = guide.at?;
    let (least, most) = (march.pace.least(march.pace.doubles), march.pace.most(march.pace.doubles));
    let turns = (0..DIRECTIONS).map(|n| Heading::new(n * Heading::TURN / DIRECTIONS));
    // A point so far off is rounded: a tenth more is far enough, a tenth less is not too far.
    let around = turns.flat_map(|turn| [least + 1, i32::midpoint(least, most), most - 1].map(|far| (turn, far)));
    let mut ends: Vec<Point> = around.map(|(turn, far)| from + turn.at_distance(far)).collect();
    let exact = |to: &Point| !from.within(*to, least.unsigned_abs()) && from.within(*to, most.unsigned_abs());
    ends.extend(toward.filter(exact));
    let room = march.table.field.ground.bounds.grown(-march.table.field.base_of(guide));
    ends.retain(|at| room.holds(*at));
    ends.sort_by_key(|at| (rank(*at), *at));
    ends.into_iter().take(TRIED).find_map(|end| party(march, end, false))
}

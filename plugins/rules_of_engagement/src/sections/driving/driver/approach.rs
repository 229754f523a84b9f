//! Vehicles near cover (ROE-VCV): where a vehicle needs a test, or infantry that leads it.

use crate::facts::body::Body;
use crate::facts::figures::{Figure, Stand};
use crate::facts::rolls::Trial;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Cover, Discipline, Mover, Role, Veil};
use crate::sections::driving::Driver;
use crate::sections::driving::route::Route;
use crate::sections::driving::rules::APPROACH;
use crate::sections::movement::touches;
use crate::sections::trials::DisciplineTest;
use measured_table::shapes::{Bounds, gap};
use measured_table::{Hull, Piece, Shape as _};
use table::{Line, Side};

/// The test of a vehicle's crew before it comes near to cover: nothing counts but its commander (ROE-VCV-01).
pub fn approach_test(table: &Table, unit: &Unit) -> DisciplineTest {
    let commands = |figure: Figure| table.man(&figure).is_some_and(|man| man.does(Role::Commander));
    let commander = table.present(unit).any(commands);
    let lines = commander.then(|| Line::of(APPROACH, 1)).into_iter().collect();
    DisciplineTest::with(table, unit, Trial::Approach, lines)
}

/// True if infantry leads a vehicle: a unit of 4 figures or more within 20 cm, neither Shaken nor Demoralised (ROE-VCV-02).
pub(crate) fn is_escorted(table: &Table, unit: &Unit) -> bool {
    let moves = &table.field.charts.moves;
    let leads = |friend: &Unit| {
        let def = table.def(friend);
        def.mover == Mover::Foot
            && def.vehicle.is_none()
            && friend.discipline < Discipline::Shaken
            && table.standing(friend).count() >= usize::from(moves.escort)
            && table.gap(unit, friend).is_some_and(|gap| gap.within(moves.escort_within.0))
    };
    table.side(unit.side).any(|friend| leads(&friend))
}

/// The pieces of terrain near a box that count as cover: not those that friends alone hold (ROE-R-49). They hold one whose men are in it or
/// so near that they are behind it.
pub(in crate::sections::driving) fn cover_near<'t>(table: &Table<'t>, side: Side, near: Bounds) -> Vec<&'t Piece> {
    let field = table.field;
    let moves = &field.charts.moves;
    let men = |side: Side, known: bool| -> Vec<Body> {
        let units = table.on_table(side).filter(|unit| !known || unit.veil != Veil::Hidden);
        let units = units.filter(|unit| !table.def(unit).is_vehicle());
        units.flat_map(|unit| table.bodies(&unit).collect::<Vec<Body>>()).collect()
    };
    let (friends, enemies) = (men(side, false), men(side.other(), true));
    let holds = |men: &[Body], piece: &Piece| {
        let behind = field.charts.sight.behind.0;
        men.iter().any(|body| body.gap_to(piece).within(behind))
    };
    let reach = near.grown(moves.approach.0);
    let pieces = field.ground.pieces.iter().enumerate();
    let covers = pieces.filter(|(no, piece)| field.does(*no).cover != Cover::None && touches(reach, piece));
    let counts = |piece: &Piece| !holds(&friends, piece) || holds(&enemies, piece);
    covers.map(|(_, piece)| piece).filter(|piece| counts(piece)).collect()
}

/// Where a drive first comes so near to cover that it was not so near to before: the last beat before that, and where it would halt.
pub(in crate::sections::driving) fn limit(driver: &Driver, route: &Route) -> Option<(u16, Stand)> {
    let within = driver.table.field.charts.moves.approach.0;
    let box_of_all = route.hulls.iter().fold(Bounds::NOTHING, |all, hull| {
        let own = hull.bounds();
        all.with(own.least).with(own.most)
    });
    let near = |hull: &Hull, piece: &&Piece| gap(hull, *piece).within(within);
    let mut pieces = cover_near(&driver.table, driver.unit.side, box_of_all);
    pieces.retain(|piece| !near(&driver.hull, piece));
    let comes = |beat: &usize| pieces.iter().any(|piece| near(&route.hulls[*beat], piece));
    let first = (1..route.hulls.len()).find(comes)?;
    let (before, after) = (&route.hulls[first - 1], &route.hulls[first]);
    let far = before.heading().vector().dot(after.at() - before.at());
    let (mut least, mut most) = (0, route.along[first] - route.along[first - 1]);
    let driven = |along: i32| before.driven(along * if far < 0 { -1 } else { 1 });
    // The last tenth at which it is not so near.
    while most - least > 1 {
        let middle = i32::midpoint(least, most);
        if pieces.iter().any(|piece| near(&driven(middle), piece)) {
            most = middle;
        } else {
            least = middle;
        }
    }
    let halt = driven(least);
    Some((u16::try_from(first - 1).ok()?, Stand { at: halt.at(), facing: halt.heading() }))
}

/// True if a vehicle is so near to cover that counts.
pub(in crate::sections::driving) fn is_near_cover(table: &Table, unit: &Unit, hull: &Hull) -> bool {
    let within = table.field.charts.moves.approach.0;
    cover_near(table, unit.side, hull.bounds()).into_iter().any(|piece| gap(hull, piece).within(within))
}

//! The charges and consolidations that are offered. On a free table nobody can list every way: some sensible ones stand for them, and
//! every other lawful one is taken too.

use super::charge::{charge, target};
use super::contact::{Fighter, fighters};
use super::still_to_fight;
use crate::facts::command::{Command, WayOf};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use measured_table::shapes::gap;
use measured_table::{Disc, Heading, Point};
use table::{CounterId, Side};

/// At which angles around an enemy a place beside him is looked for, in tenths of a degree off the straight line, the best first.
const AROUND: [i32; 7] = [0, 600, -600, 900, -900, 1200, -1200];
/// How many places behind cover are offered to who has won: the nearest.
const COVERS: usize = 3;

/// What units of a side may do in the Close Quarters phase.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Charge) {
        return;
    }
    let wanted = |unit: &Unit, out: &Offers| out.wants_from(unit.no.0.into()) && out.wants_unit(unit.id);
    for unit in still_to_fight(seen, side) {
        if wanted(&unit, out) {
            out.push(Command::Charge { unit: unit.id, ways: Vec::new() });
        }
    }
    for unit in seen.side(side).filter(|unit| unit.charges.is_some() && unit.locked.is_none()) {
        if !wanted(&unit, out) {
            continue;
        }
        let Ok(enemy) = target(seen, &unit) else { continue };
        let ways = sensible(seen, &unit, &enemy);
        out.extend(ways.map(|ways| Command::Charge { unit: unit.id, ways }));
    }
}

/// A lawful charge with as many as can: all go on, or those who are behind stay; with the whole 10 cm, or as far as over very rough ground.
fn sensible(seen: &Seen, unit: &Unit, enemy: &Unit) -> Option<Vec<WayOf>> {
    let values = &seen.field.charts.close_quarters;
    let far = values.charge.0;
    let reaches = [far, far - values.very_rough_less.0].map(|most| Plan::to_touch(seen, unit, enemy, most));
    let lawful = |ways: &Vec<WayOf>| !ways.is_empty() && charge(seen, unit.side, unit.id, ways).is_ok();
    let fewer = |plan: &Plan| -> Vec<Vec<WayOf>> {
        let (touching, others) = (&plan.touching, &plan.others);
        let some = (1..=touching.len()).rev().map(|many| touching[..many].to_vec());
        some.flat_map(|some| [[some.clone(), others.clone()].concat(), some]).collect()
    };
    reaches.iter().flat_map(fewer).find(lawful)
}

/// Where figures of a unit might go.
struct Plan {
    /// Those who come into contact, the nearest first.
    touching: Vec<WayOf>,
    /// Those who follow them.
    others: Vec<WayOf>,
}

impl Plan {
    /// Everybody who reaches an enemy goes to him, and the others go the same way as the first of those.
    fn to_touch(table: &Table, unit: &Unit, enemy: &Unit, most: i32) -> Self {
        let (own, enemies) = (fighters(table, unit), fighters(table, enemy));
        let nearest = |one: &Fighter| enemies.iter().map(|enemy| one.gap(table, enemy).rank()).min();
        let mut order = own.clone();
        order.sort_by_key(nearest);
        let mut places = Places::new(table, &[unit.id]);
        let mut touching: Vec<WayOf> = Vec::new();
        let limit = usize::from(table.field.charts.close_quarters.against_one);
        for one in &order {
            let mut near: Vec<&Fighter> = enemies.iter().collect();
            near.sort_by_key(|enemy| one.gap(table, enemy).rank());
            let mut around = near.into_iter().flat_map(|enemy| beside(table, one, enemy));
            let fits = |at: &Point| {
                let here = Fighter { at: *at, ..*one };
                let crowded = |enemy: &&Fighter| enemy.touches(table, &here);
                let taken = |enemy: &Fighter| places.touching(table, enemy) >= limit;
                within(one.at, *at, most) && places.is_free(*at) && !enemies.iter().filter(crowded).any(taken)
            };
            if let Some(at) = around.find(fits) {
                places.take(Fighter { at, ..*one });
                touching.push(WayOf { who: one.figure.id, points: vec![at] });
            }
        }
        let first = touching.first().and_then(|way| Some((way.who, *way.points.last()?)));
        let stay = own.iter().filter(|one| !touching.iter().any(|way| way.who == one.figure.id));
        let others =
            match first.and_then(|(who, to)| own.iter().find(|one| one.figure.id == who).map(|one| (one.at, to))) {
                Some((from, to)) => follow(&mut places, stay, from, to),
                None => Vec::new(),
            };
        Self { touching, others }
    }
}

/// These go as far and in the same direction as from one point to another, or half as far.
fn follow<'a>(places: &mut Places, who: impl Iterator<Item = &'a Fighter>, from: Point, to: Point) -> Vec<WayOf> {
    let mut ways = Vec::new();
    for one in who {
        let whole = one.at + (to - from);
        let half = Point::mean([one.at, whole]).unwrap_or(whole);
        ways.extend(places.goes(one, [whole, half]));
    }
    ways
}

fn within(from: Point, to: Point, most: i32) -> bool {
    (to - from).length() <= most
}

/// Places in contact with an enemy, the straight one first.
fn beside(table: &Table, one: &Fighter, enemy: &Fighter) -> Vec<Point> {
    let Some(straight) = Heading::towards(enemy.at, one.at) else { return Vec::new() };
    // A tenth more than the two radii, so that rounding brings no overlap.
    let away = table.field.base_of(&one.figure) + table.field.base_of(&enemy.figure) + 1;
    AROUND.iter().map(|turn| enemy.at + straight.turned(*turn).at_distance(away)).collect()
}

/// Places that are free, while figures of some units take theirs one after another.
struct Places<'t> {
    table: &'t Table<'t>,
    /// The bases of those who stay where they are.
    stand: Vec<Disc>,
    taken: Vec<Fighter>,
}

impl<'t> Places<'t> {
    fn new(table: &'t Table<'t>, move_away: &[CounterId]) -> Self {
        let others = table.units.iter().filter(|unit| !move_away.contains(&unit.id));
        Self { table, stand: others.flat_map(|unit| table.bases(&unit)).collect(), taken: Vec::new() }
    }
    fn is_free(&self, at: Point) -> bool {
        let field = self.table.field;
        let here = Disc::new(at, field.base());
        let taken = self.taken.iter().map(|one| Disc::new(one.at, field.base_of(&one.figure)));
        field.has(at) && !self.stand.iter().copied().chain(taken).any(|other| gap(&here, &other).is_overlap())
    }
    fn touching(&self, table: &Table, enemy: &Fighter) -> usize {
        self.taken.iter().filter(|one| one.touches(table, enemy)).count()
    }
    fn take(&mut self, one: Fighter) {
        self.taken.push(one);
    }
    /// He goes to the first of these places that is free; none: he stays.
    fn goes(&mut self, one: &Fighter, ends: [Point; 2]) -> Option<WayOf> {
        let at = ends.into_iter().find(|at| self.is_free(*at)).unwrap_or(one.at);
        self.take(Fighter { at, ..*one });
        (at != one.at).then(|| WayOf { who: one.figure.id, points: vec![at] })
    }
}

/// Ways of a unit that has won a fight to the nearest places behind cover, each figure in the same direction; then nearer together.
pub(super) fn after_fight(table: &Table, unit: &Unit) -> Vec<Vec<WayOf>> {
    let most = table.field.charts.close_quarters.consolidation.0.unsigned_abs();
    let Some(middle) = table.middle(unit) else { return Vec::new() };
    let mut covers: Vec<Point> =
        table.field.posts.iter().filter(|post| post.behind.is_some()).map(|post| post.at).collect();
    covers.sort_by_key(|at| (middle.squared(*at), *at));
    let own = fighters(table, unit);
    let near = covers.into_iter().filter(|at| middle.within(*at, 2 * most)).take(COVERS);
    let ways = near.map(|cover| {
        let to = middle.on_the_way(cover, most);
        follow(&mut Places::new(table, &[unit.id]), own.iter(), middle, to)
    });
    let together = gather(&mut Places::new(table, &[unit.id]), &own, middle, most);
    ways.chain([together]).filter(|ways| !ways.is_empty()).collect()
}

/// These go towards a point as far as they can, or half as far.
fn gather(places: &mut Places, who: &[Fighter], to: Point, most: u32) -> Vec<WayOf> {
    let mut ways = Vec::new();
    for one in who {
        let ends = [most, most / 2].map(|far| one.at.on_the_way(to, far));
        ways.extend(places.goes(one, ends));
    }
    ways
}

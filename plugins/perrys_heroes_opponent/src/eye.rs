//! What first guesses of a side's plans rest on: the enemies that it sees, what men are worth, what is to be scored.

use crate::goal::Outlook;
use crate::sights::{Shelf, may_strike};
use crate::{pierce, strength, threat};
use measured_table::Point;
use opponent::ONE;
use perrys_heroes::sections::exposure::as_target;
use perrys_heroes::values::{Motion, Posture};
use perrys_heroes::{Figure, Seen};
use table::{CounterId, Side};

/// What the chance to win gains by the whole force of the enemy, about the middle.
const FORCE: f64 = 0.45;
/// What it gains by one more that is scored.
const SCORE: f64 = 0.35;
/// Of what may be taken of a man that is in danger so much counts.
const FEARED: f64 = 0.8;
/// Of what a man might do to the enemy with a card to come so much counts.
const HOPED: f64 = 0.35;

/// Who is alone at the end of a turn may lose heart; but others may follow.
const ALONE: f64 = 0.08;

/// A side that looks at what it may do.
pub(crate) struct Eye<'a, 't> {
    pub seen: &'a Seen<'t>,
    pub side: Side,
    pub shelf: &'a mut Shelf,
    /// Men of the enemy of whom it knows where they are, also those who are seen in open vehicles.
    pub enemies: Vec<Figure>,
    /// His vehicles and guns on the table.
    pub machines: Vec<Figure>,
    /// Those of both who may fire.
    able: Vec<Figure>,
    /// What both sides are worth, the own one first.
    all: [f64; 2],
    /// What both may expect to score, as it is.
    now: f64,
}

impl<'a, 't> Eye<'a, 't> {
    pub(crate) fn of(seen: &'a Seen<'t>, side: Side, shelf: &'a mut Shelf) -> Self {
        let thought = |figure: Figure| pierce::as_thought(seen, side, figure);
        let (machines, mut enemies): (Vec<Figure>, Vec<Figure>) =
            seen.bodies(side.other()).map(thought).partition(Figure::is_vehicle);
        let able = enemies.iter().chain(&machines).copied().filter(|figure| may_strike(seen, figure)).collect();
        // Who is seen in an open vehicle is a target, and fires at nobody.
        let rides = seen.side(side.other()).filter(|man| man.aboard.is_some() && man.is_there());
        enemies.extend(rides.filter_map(|man| as_target(seen, &man)));
        let all = [side, side.other()].map(|side| (strength::of_side(seen, side) as f64).max(1.0));
        let mut eye = Self { seen, side, shelf, enemies, machines, able, all, now: 0.0 };
        eye.now = eye.score(None);
        eye
    }

    fn score(&self, moved: Option<(CounterId, Point)>) -> f64 {
        let outlook = Outlook { table: self.seen, moved };
        outlook.expected(self.side) - outlook.expected(self.side.other())
    }

    /// What is gained, in chance to win, by a man's being there.
    pub(crate) fn gains_by(&self, figure: &Figure, at: Point) -> f64 {
        SCORE * (self.score(Some((figure.id, at))) - self.now)
    }

    /// What a man or a vehicle counts for, in chance to win; a vehicle with those who ride in it, as far as they are lost with it.
    pub(crate) fn counts(&self, figure: &Figure) -> f64 {
        let all = if figure.side == self.side { self.all[0] } else { self.all[1] };
        let riders = threat::RIDER * strength::of_riders(self.seen, figure) as f64;
        FORCE * (strength::of(self.seen, figure) as f64 + riders) / all
    }

    /// The part of somebody that the enemy may take of him as he is thought to stand.
    pub(crate) fn danger(&mut self, figure: &Figure) -> f64 {
        threat::danger(self.seen, self.shelf, &self.able, figure)
    }

    /// What is to be feared for a man as he is thought to stand, in chance to win.
    pub(crate) fn fears(&mut self, figure: &Figure) -> f64 {
        let alone = if strength::is_alone(self.seen, figure) { ALONE } else { 0.0 };
        let danger = FEARED * self.danger(figure);
        self.counts(figure) * (danger + alone)
    }

    /// One of the enemy's men and vehicles.
    fn enemy(&self, n: usize) -> Figure {
        self.enemies.get(n).copied().unwrap_or_else(|| self.machines[n - self.enemies.len()])
    }

    /// What he may do to the enemy with a card to come, in chance to win.
    pub(crate) fn hopes(&mut self, figure: &Figure) -> f64 {
        let mut most = 0.0_f64;
        for n in 0..self.enemies.len() + self.machines.len() {
            let enemy = self.enemy(n);
            most = most.max(pierce::card(self.seen, self.shelf, figure, &enemy) * self.counts(&enemy));
        }
        HOPED * most
    }

    /// What those take of a man who are on alert, if he comes into their sight.
    pub(crate) fn is_met(&mut self, figure: &Figure) -> f64 {
        let mut left = 1.0;
        for n in 0..self.able.len() {
            let enemy = self.able[n];
            if enemy.alert {
                left *= 1.0 - pierce::once(self.seen, self.shelf, &enemy, figure);
            }
        }
        self.counts(figure) * (1.0 - left)
    }

    /// The enemies whom somebody would reach as he is thought to stand, and what a volley takes of each; those first where it counts most.
    pub(crate) fn targets(&mut self, figure: &Figure) -> Vec<(Figure, f64)> {
        let mut targets: Vec<(Figure, f64)> = Vec::new();
        for n in 0..self.enemies.len() {
            let enemy = self.enemies[n];
            let takes = self.shelf.volley(self.seen, figure, &enemy);
            if takes > 0.0 {
                targets.push((enemy, takes));
            }
        }
        let key = |(enemy, takes): &(Figure, f64)| -takes * self.counts(enemy);
        targets.sort_by(|one, other| key(one).total_cmp(&key(other)));
        targets
    }
}

/// A man as he is thought to stand.
pub(crate) fn standing(figure: &Figure, at: Point, posture: Posture, motion: Motion) -> Figure {
    Figure { at: Some(at), posture, motion, ..*figure }
}

/// A gain in chance to win, in whole numbers.
pub(crate) fn in_parts(gain: f64) -> i32 {
    (gain.clamp(-1.0, 1.0) * f64::from(ONE)) as i32
}

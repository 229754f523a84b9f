//! The chances of fire before its dice, exactly, as weights out of a whole.
//!
//! Hits are dealt to figures before the first Experience test, so once one knows how many dice of each kind hit, the fates of the figures
//! have nothing to do with each other. Dice of one AP make a kind; how many of each hit is gone through one by one.

use crate::facts::situation::Table;
use crate::sections::shooting::FireReport;
use crate::sections::shooting::whole::{Chance, MOST_BITS, Number, Spread, Whole};
use std::collections::BTreeMap;

/// Faces of a die.
const SIX: u64 = 6;
/// A figure that is hit dies of two dice: Experience, and the roll to kill.
const BOTH: u64 = SIX * SIX;

/// The chances of fire.
#[derive(Clone, Debug)]
pub struct Odds {
    /// How many hits the target takes.
    pub hits: Spread,
    /// How many of its figures are casualties.
    pub casualties: Spread,
    /// That the hits make it at least Suppressed (ROE-H-06).
    pub suppressed: Chance,
    /// That they make it at least Shaken.
    pub shaken: Chance,
    /// That a grenade bursts on who throws it (ROE-SHT-20).
    pub own: Chance,
}

/// Dice as the chances need them, in faces of six.
#[derive(Clone, Debug, Default)]
pub(in crate::sections::shooting) struct Salvo {
    /// Each die that is dealt to a figure if it hits, in this order: with how many faces it hits, and with how many it kills.
    pub shots: Vec<(u8, u8)>,
    /// Each grenade: with how many faces it hits, with how many it bursts near, and with how many it kills.
    pub blasts: Vec<(u8, u8, u8)>,
    /// With how many faces a figure is hit by what bursts near (ROE-TPL-07).
    pub near: u8,
    /// With how many faces each figure fails its Experience test: first those to whom hits are dealt, in their order.
    pub fails: Vec<u8>,
    /// So many of them are dealt hits.
    pub dealt: usize,
    /// Those under the template.
    pub under: Vec<usize>,
    /// So many hits suppress the target, and so many shake it.
    pub needs: (usize, usize),
    /// So many dice of 1 among those of grenades blow one up.
    pub ones: u8,
}

/// Dice that kill with as many faces.
struct Kind<N> {
    kills: u64,
    /// The weights of 0, 1, 2 and so on of them that hit.
    hits: Vec<N>,
}

/// What has become of a figure so far: in so many courses it lives, in so many it is dead.
#[derive(Clone, Copy)]
struct Lot<N> {
    lives: N,
    dies: N,
    touched: bool,
}

/// Of several figures, in how many courses 0, 1, 2 and so on are dead.
type Dead<N> = Vec<N>;

/// One more figure.
fn and<N: Number>(dead: &mut Dead<N>, lives: &N, dies: &N) {
    dead.push(N::NONE);
    for place in (0..dead.len()).rev() {
        let mut sum = dead[place].product(lives);
        if let Some(before) = place.checked_sub(1) {
            sum.add(&dead[before].product(dies));
        }
        dead[place] = sum;
    }
}

/// One more die or figure, of which small numbers say the same.
fn and_small<N: Number>(weights: &mut Vec<N>, not: u64, so: u64) {
    weights.push(N::NONE);
    for place in (0..weights.len()).rev() {
        let mut sum = weights[place].times(not);
        if let Some(before) = place.checked_sub(1) {
            sum.add(&weights[before].times(so));
        }
        weights[place] = sum;
    }
}

const fn common(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

const fn bits(number: u64) -> u32 {
    64 - number.leading_zeros()
}

impl FireReport {
    /// The chances of this fire; none where the numbers become too great to be exact: with more than sixty dice, or many grenades among
    /// many figures.
    pub fn odds(&self, table: &Table) -> Option<Odds> {
        self.salvo(table).odds()
    }
}

impl Salvo {
    /// The chances, exactly; none where the numbers become too great.
    pub(in crate::sections::shooting) fn odds(&self) -> Option<Odds> {
        let scale = Scale::of(self);
        if scale.courses(self).is_some() {
            return Some(self.by::<u128>(scale));
        }
        (scale.bits(self) <= MOST_BITS).then(|| self.by::<Whole>(scale))
    }
    fn by<N: Number>(&self, scale: Scale) -> Odds {
        let hits = self.hits::<N>(scale);
        let (suppressed, shaken) = (hits.at_least(self.needs.0), hits.at_least(self.needs.1));
        let mut ones = vec![Whole::of(1)];
        self.blasts.iter().for_each(|_| and_small(&mut ones, SIX - 1, 1));
        let own = Spread::new(ones, Whole::power(SIX, self.blasts.len())).at_least(self.ones.into());
        Odds { hits, casualties: Dealing::<N>::of(self, scale).casualties(), suppressed, shaken, own }
    }
    fn hits<N: Number>(&self, scale: Scale) -> Spread {
        let mut weights = vec![N::of(1)];
        for (hits, _) in &self.shots {
            let (not, so) = scale.die(*hits);
            and_small(&mut weights, not, so);
        }
        let under = self.under.len();
        for (hits, near, _) in &self.blasts {
            weights = self.hits_of_blast(&weights, under, (*hits).into(), (*near).into());
        }
        let out_of = N::power(scale.faces, self.shots.len()).product(&N::power(SIX, self.blasts.len() * (under + 1)));
        spread(weights, out_of)
    }
    /// After one more grenade: it hits all under it, or bursts near and each of them has a die, or does nothing.
    fn hits_of_blast<N: Number>(&self, before: &[N], under: usize, hits: u64, near: u64) -> Vec<N> {
        let each = N::power(SIX, under);
        let mut one = vec![N::of(1)];
        (0..under).for_each(|_| and_small(&mut one, SIX - u64::from(self.near), self.near.into()));
        one.iter_mut().for_each(|weight| *weight = weight.times(near));
        one[0].add(&each.times(SIX - hits - near));
        one[under].add(&each.times(hits));
        let mut after = vec![N::NONE; before.len() + under];
        for (place, weight) in before.iter().enumerate() {
            for (more, by) in one.iter().enumerate() {
                after[place + more].add(&weight.product(by));
            }
        }
        after
    }
}

fn spread<N: Number>(weights: Vec<N>, out_of: N) -> Spread {
    Spread::new(weights.into_iter().map(Number::whole).collect(), out_of.whole())
}

/// What all dice of a salvo have in common: chances are counted out of no more than is needed.
#[derive(Clone, Copy)]
struct Scale {
    /// A die hits in so many parts of these, instead of six.
    faces: u64,
    /// A hit kills with so many parts of `whole`, for each point of failing and killing faces multiplied.
    shared: u64,
    whole: u64,
}

impl Scale {
    fn of(salvo: &Salvo) -> Self {
        let kills = salvo.shots.iter().map(|(_, kills)| *kills).chain(salvo.blasts.iter().map(|(_, _, kills)| *kills));
        let products =
            kills.flat_map(|kills| salvo.fails.iter().map(move |fails| u64::from(kills) * u64::from(*fails)));
        let shared = products.fold(BOTH, common);
        let hits = salvo.shots.iter().map(|(hits, _)| u64::from(*hits)).fold(SIX, common);
        Self { faces: SIX / hits, shared, whole: BOTH / shared }
    }
    /// In how many parts a die with so many faces misses, and in how many it hits.
    fn die(self, hits: u8) -> (u64, u64) {
        let hits = u64::from(hits) * self.faces / SIX;
        (self.faces - hits, hits)
    }
    /// The number of courses that are counted, if it is one of the machine's.
    fn courses(self, salvo: &Salvo) -> Option<u128> {
        let (shots, blasts) = (salvo.shots.len() as u32, salvo.blasts.len() as u32);
        let under = salvo.under.len() as u32 + 1;
        let of_shots = u128::from(self.faces * self.whole).checked_pow(shots)?;
        of_shots
            .checked_mul(u128::from(SIX * self.whole).checked_pow(under * blasts)?)?
            .checked_mul(u128::from(SIX).checked_pow(blasts)?)
    }
    /// How many bits it has at most.
    fn bits(self, salvo: &Salvo) -> u32 {
        let (shots, blasts) = (salvo.shots.len() as u32, salvo.blasts.len() as u32);
        let under = salvo.under.len() as u32 + 1;
        shots * bits(self.faces * self.whole) + under * blasts * bits(SIX * self.whole) + blasts * bits(SIX)
    }
}

/// Goes through all numbers of dice that hit, kind by kind.
struct Dealing<'a, N> {
    salvo: &'a Salvo,
    scale: Scale,
    kinds: Vec<Kind<N>>,
    /// By the number of hits dealt: in how many courses 0, 1, 2 and so on figures are dead.
    sums: Vec<Dead<N>>,
}

impl<'a, N: Number> Dealing<'a, N> {
    fn of(salvo: &'a Salvo, scale: Scale) -> Self {
        let kinds = salvo.shots.chunk_by(|a, b| a.1 == b.1).map(|dice| {
            let mut hits = vec![N::of(1)];
            for (faces, _) in dice {
                let (not, so) = scale.die(*faces);
                and_small(&mut hits, not, so);
            }
            Kind { kills: dice[0].1.into(), hits }
        });
        let sums = vec![vec![N::NONE; salvo.fails.len() + 1]; salvo.shots.len() + 1];
        Self { salvo, scale, kinds: kinds.collect(), sums }
    }
    fn casualties(mut self) -> Spread {
        let (shots, blasts) = (self.salvo.shots.len(), self.salvo.blasts.len());
        for (bursts, weight) in self.bursts() {
            let lots: Vec<Lot<N>> = (0..self.salvo.fails.len()).map(|figure| self.under(figure, &bursts)).collect();
            let dead = dead_of(&lots);
            self.deal(0, 0, weight, &dead, &lots);
        }
        // A hit that was not dealt kills nobody in any of its courses.
        let mut weights = vec![N::NONE; self.salvo.fails.len() + 1];
        for sum in &self.sums {
            for (weight, more) in weights.iter_mut().zip(sum) {
                *weight = weight.times(self.scale.whole);
                weight.add(more);
            }
        }
        let out_of = N::power(self.scale.faces * self.scale.whole, shots).product(&N::power(SIX, blasts));
        let under = N::power(SIX * self.scale.whole, blasts * self.salvo.under.len());
        spread(weights, out_of.product(&under))
    }
    /// How many grenades may hit and how many burst near, for each number of faces with which they kill, and the weight of that.
    fn bursts(&self) -> BTreeMap<Vec<(u64, u8, u8)>, N> {
        let mut ways = BTreeMap::from([(Vec::new(), N::of(1))]);
        for (hits, near, kills) in &self.salvo.blasts {
            let mut next: BTreeMap<Vec<(u64, u8, u8)>, N> = BTreeMap::new();
            for (way, weight) in ways {
                for (faces, full, beside) in [(*hits, 1, 0), (*near, 0, 1), (6 - hits - near, 0, 0)] {
                    let mut way: Vec<(u64, u8, u8)> = way.clone();
                    let kills = u64::from(*kills);
                    let place = way.binary_search_by_key(&kills, |(one, ..)| *one).unwrap_or_else(|place| {
                        way.insert(place, (kills, 0, 0));
                        place
                    });
                    (way[place].1, way[place].2) = (way[place].1 + full, way[place].2 + beside);
                    next.entry(way).or_insert(N::NONE).add(&weight.times(faces.into()));
                }
            }
            ways = next;
        }
        ways
    }
    /// A hit that kills with so many faces kills this figure with so many parts of the whole.
    fn parts(&self, figure: usize, kills: u64) -> u64 {
        u64::from(self.salvo.fails[figure]) * kills / self.scale.shared
    }
    /// What has become of a figure once it is known how the grenades have burst.
    fn under(&self, figure: usize, bursts: &[(u64, u8, u8)]) -> Lot<N> {
        let mut lot = Lot { lives: N::of(1), dies: N::NONE, touched: false };
        if !self.salvo.under.contains(&figure) {
            return lot;
        }
        let out_of = SIX * self.scale.whole;
        let mut idle = self.salvo.blasts.len();
        for (kills, full, near) in bursts {
            let parts = self.parts(figure, *kills);
            let hits = std::iter::repeat_n(SIX * parts, (*full).into());
            let near = std::iter::repeat_n(u64::from(self.salvo.near) * parts, (*near).into());
            for parts in hits.chain(near) {
                lot.hit(parts, out_of);
                idle -= 1;
            }
        }
        (0..idle).for_each(|_| lot.hit(0, out_of));
        lot
    }
    /// Adds what comes of so many more hits of this kind and of the next ones, after so many that were dealt.
    fn deal(&mut self, kind: usize, before: usize, weight: N, dead: &[N], lots: &[Lot<N>]) {
        if kind == self.kinds.len() {
            for (sum, more) in self.sums[before].iter_mut().zip(dead) {
                sum.add(&weight.product(more));
            }
            return;
        }
        let (mut dead, mut lots) = (dead.to_vec(), lots.to_vec());
        for many in 0..self.kinds[kind].hits.len() {
            if many > 0 {
                self.one_more(self.kinds[kind].kills, before + many - 1, &mut dead, &mut lots);
            }
            let weight = weight.product(&self.kinds[kind].hits[many]);
            self.deal(kind + 1, before + many, weight, &dead, &lots);
        }
    }
    /// The next hit goes to the next figure, and round again.
    fn one_more(&self, kills: u64, before: usize, dead: &mut Dead<N>, lots: &mut [Lot<N>]) {
        let figure = before % self.salvo.dealt.max(1);
        let Some(lot) = lots.get_mut(figure) else { return };
        let (parts, fresh) = (self.parts(figure, kills), !lot.touched);
        lot.hit(parts, self.scale.whole);
        if fresh {
            and_small(dead, self.scale.whole - parts, parts);
        } else {
            *dead = dead_of(lots);
        }
    }
}

impl<N: Number> Lot<N> {
    /// One more hit kills with so many parts of so many.
    fn hit(&mut self, parts: u64, out_of: u64) {
        let mut dies = self.dies.times(out_of);
        dies.add(&self.lives.times(parts));
        *self = Self { lives: self.lives.times(out_of - parts), dies, touched: true };
    }
}

fn dead_of<N: Number>(lots: &[Lot<N>]) -> Dead<N> {
    let mut dead = vec![N::of(1)];
    lots.iter().filter(|lot| lot.touched).for_each(|lot| and(&mut dead, &lot.lives, &lot.dies));
    dead
}

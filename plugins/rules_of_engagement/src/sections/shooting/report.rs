//! Fire before its dice: who fires with what, what each die gets and needs, whom hits are dealt to.

pub(super) mod gather;
pub(super) mod odds;

use self::gather::{mounted, shots, thrown, volleys};
use self::odds::Salvo;
use super::arms::{Apart, Bearing};
use super::lines::Lines;
use super::rows;
use super::rules::{WHO_FIRES, WHO_IS_HIT};
use super::words;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::charts::Portion;
use crate::files::values::{Band, Cover, Discipline, Location, Shell};
use crate::files::weapons::WeaponNo;
use crate::sections::discipline::rules::DEMORALISED_FIRE;
use crate::sections::guns::Wanted;
use crate::sections::trials::ExperienceTest;
use crate::sections::{hiding, sight, templates};
use table::{CounterId, Line, Refusal};

/// A figure that fires its weapon once (ROE-H-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Who.
    pub by: CounterId,
    /// With which weapon.
    pub with: WeaponNo,
    /// With how many dice.
    pub dice: u8,
    /// The weapon fires every other turn with so few men (ROE-WPN-19).
    pub rests: bool,
    /// What a gun fires (ROE-VWP-01).
    pub shell: Option<Shell>,
}

/// Shots whose dice get and need the same, and kill alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    /// What each die gets (ROE-SHT-08, ROE-SHT-09).
    pub lines: Vec<Line>,
    /// What it needs (ROE-H-02).
    pub needed: u8,
    /// At which range.
    pub band: Band,
    /// The score that kills (ROE-SHT-07).
    pub ap: u8,
    /// The size of its template; 0: it has none.
    pub blast: u8,
    /// The shots.
    pub shots: Vec<Shot>,
}

/// A figure that may be hit, with the Experience test that it takes then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struck {
    /// Who.
    pub figure: CounterId,
    /// His unit, by its place in the list.
    pub unit: u8,
    /// His test.
    pub test: ExperienceTest,
}

/// The fire of a unit before its dice (ROE-SHT-05).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireReport {
    /// Which unit fires.
    pub unit: CounterId,
    /// At which unit.
    pub at: CounterId,
    /// It is opportunity fire.
    pub opportunity: bool,
    /// The vehicle that is fired at (ROE-VEH).
    pub hull: Option<CounterId>,
    /// Where a natural 6 strikes it (ROE-VEH-01); none: where the odds are best.
    pub location: Option<Location>,
    /// The cover that the target has against it (ROE-H-19).
    pub cover: Cover,
    /// The dice that are dealt to figures, the deadliest first.
    pub volleys: Vec<Volley>,
    /// The dice of grenades.
    pub blasts: Vec<Volley>,
    /// Those to whom hits are dealt, in this order (ROE-H-05).
    pub struck: Vec<Struck>,
    /// Those under the template of a grenade, of any unit.
    pub under: Vec<Struck>,
    /// Those under the template of a grenade that bursts on who throws it (ROE-SHT-20).
    pub own: Vec<Struck>,
    /// So many hits make the target Suppressed, so many Shaken (ROE-H-06): never none.
    pub needs: (u8, u8),
}

impl Volley {
    /// The one shot of a weapon that is fired apart, with what its dice get.
    ///
    /// # Errors
    /// The charts have no score for its man.
    pub(crate) fn apart(table: &Table, apart: &Apart, band: Band, lines: Vec<Line>) -> Result<Self, Refusal> {
        let weapon = table.field.weapon(apart.no);
        let score = table.field.charts.base_to_hit(apart.experience, band);
        let needed = score.ok_or_else(|| Refusal::new(WHO_FIRES, words::nothing_to_fire()))?;
        let shot =
            Shot { by: apart.figure.id, with: apart.no, dice: weapon.rof.of(band), rests: apart.rests, shell: None };
        Ok(Self { lines, needed, band, ap: weapon.ap, blast: weapon.blast, shots: vec![shot] })
    }
    /// What the dice get together.
    fn gets(&self) -> i32 {
        self.lines.iter().map(|line| line.value).sum()
    }
    /// What a die must show at least; natural 1 and 6 are beside that.
    pub fn natural(&self) -> i32 {
        i32::from(self.needed) - self.gets()
    }
    /// Whether it hits with this die: a natural 1 misses and a natural 6 hits (ROE-H-02).
    pub fn hits(&self, table: &Table, die: u8) -> bool {
        let dice = table.field.charts.dice;
        die != dice.fails && (die == dice.passes || i32::from(die) >= self.natural())
    }
    /// With how many faces of six it hits.
    pub fn faces(&self, table: &Table) -> u8 {
        (1..=6).map(|die| u8::from(self.hits(table, die))).sum()
    }
    /// Whether a miss with this die bursts near: at short range, and it was no natural 1 (ROE-TPL-07).
    pub fn bursts_near(&self, table: &Table, die: u8) -> bool {
        self.band == Band::Short && die != 1 && !self.hits(table, die)
    }
    /// With how many faces of six it kills whom it hits (ROE-SHT-07, ROE-R-31).
    pub fn kills(&self) -> u8 {
        7_u8.saturating_sub(self.ap).min(6)
    }
    /// How many dice it has.
    pub fn dice(&self) -> usize {
        self.shots.iter().map(|shot| usize::from(shot.dice)).sum()
    }
}

/// What a unit's fire at another one comes to, whatever its order (which is asked by the order that leads to it).
///
/// # Errors
/// Why it cannot fire at it.
pub fn fire_report(table: &Table, unit: &Unit, at: &Unit, opportunity: bool) -> Result<FireReport, Refusal> {
    planned(table, unit, at, opportunity, Plan::default())
}

/// What its player has chosen besides the target.
#[derive(Clone, Copy, Default)]
pub(super) struct Plan<'a> {
    /// Who throws grenades or fires them from his rifle (ROE-D-16).
    pub throw: &'a [CounterId],
    /// What guns fire, and which (ROE-D-17).
    pub wanted: Wanted,
    /// Where a natural 6 strikes a vehicle (ROE-D-19).
    pub location: Option<Location>,
}

/// The same, as its player has chosen.
///
/// # Errors
/// Why it cannot, or why one of them cannot.
pub(super) fn planned(
    table: &Table,
    unit: &Unit,
    at: &Unit,
    opportunity: bool,
    plan: Plan,
) -> Result<FireReport, Refusal> {
    may_fire_at(table, unit, at)?;
    let mut lines = Lines::between(table, unit, at);
    let hull = lines.targets.iter().copied().find(Figure::is_vehicle);
    if hull.is_some() && !plan.throw.is_empty() {
        return Err(Refusal::new(WHO_IS_HIT, words::a_vehicle()));
    }
    let mut bearing = Bearing::of(table, unit, opportunity, hull.is_some());
    let mut thrown = thrown(table, unit, plan.throw, &mut lines)?;
    let mounted = mounted(table, unit, plan.wanted, &mut lines);
    let on_foot = shots(table, plan.throw, &mut lines, &mut bearing);
    let (shots, reached) = match (mounted, on_foot) {
        // Who serves a gun does not fire his own weapon.
        (Ok(mounted), _) if mounted.fires() => {
            thrown.extend(mounted.bursts);
            (mounted.shots, mounted.reached)
        }
        (_, Ok(on_foot)) => on_foot,
        (_, Err(_)) if !thrown.is_empty() => (Vec::new(), Vec::new()),
        (Err(why), _) | (Ok(_), Err(why)) => return Err(why),
    };
    let cover = sight::cover(table, unit, at);
    let of_target = {
        let mut of_target = Vec::new();
        let turned = table.all_of(unit).next().is_some_and(|figure| figure.turret_turned);
        rows::of_target(unit, at, cover, opportunity, &mut of_target);
        rows::of_vehicles(unit, turned, at, hull.is_some(), &mut of_target);
        of_target
    };
    let volleys = |shots| volleys(table, shots, &of_target, bearing.holds);
    let (volleys, mut blasts) = (volleys(shots), volleys(thrown));
    for volley in &mut blasts {
        (volley.blast, volley.ap) = templates::against(table, at, volley.blast, volley.ap);
    }
    let uses = sight::uses(at, cover);
    let struck = lines.struck(&reached).iter().filter_map(|man| struck(table, man, uses)).collect();
    let (under, own) = under_templates(table, unit, at, &blasts);
    let needs = if hull.is_some() { (u8::MAX, u8::MAX) } else { needs(table, at) };
    let (hull, location) = (hull.map(|hull| hull.id), plan.location);
    let (unit, at) = (unit.id, at.id);
    Ok(FireReport { unit, at, opportunity, hull, location, cover, volleys, blasts, struck, under, own, needs })
}

/// Whether a unit may fire at all in its state.
///
/// # Errors
/// Why it may not.
pub(crate) fn may_fire_now(unit: &Unit) -> Result<(), Refusal> {
    if unit.discipline == Discipline::Demoralised {
        return Err(Refusal::new(DEMORALISED_FIRE, words::demoralised()));
    }
    // Reading (close_quarters): who is locked in a fight neither fires nor is fired at.
    if unit.locked.is_some() {
        return Err(Refusal::new(WHO_FIRES, words::fighting()));
    }
    Ok(())
}

/// Whether one unit may fire at the other at all.
///
/// # Errors
/// Why it may not.
pub(crate) fn may_fire_at(table: &Table, unit: &Unit, at: &Unit) -> Result<(), Refusal> {
    may_fire_now(unit)?;
    if at.locked.is_some() {
        return Err(Refusal::new(WHO_IS_HIT, words::target_fighting()));
    }
    if at.side == unit.side {
        return Err(Refusal::new(WHO_IS_HIT, words::no_such_enemy()));
    }
    if !hiding::knows(table, unit, at) {
        return Err(Refusal::new(hiding::rules::NO_TARGET, words::not_spotted()));
    }
    Ok(())
}

pub(super) fn struck(table: &Table, man: &Figure, uses_terrain: bool) -> Option<Struck> {
    let test = ExperienceTest::of(table, man, uses_terrain)?;
    Some(Struck { figure: man.id, unit: man.unit.0, test })
}

/// Those under a grenade on the target, and those under one on the throwers themselves, where there are dice enough for that
/// (ROE-SHT-20). All grenades of a unit have templates of one size; of several the widest lies there.
fn under_templates(table: &Table, unit: &Unit, at: &Unit, blasts: &[Volley]) -> (Vec<Struck>, Vec<Struck>) {
    let Some(blast) = blasts.iter().map(|volley| volley.blast).max() else { return (Vec::new(), Vec::new()) };
    let thrown = blasts.iter().flat_map(|volley| &volley.shots).map(|shot| table.field.weapon(shot.with).blast);
    let own_blast = thrown.max().unwrap_or(blast);
    // ROE-TPB-01: the target uses no terrain in a building on which the template lies.
    let in_building = sight::building_of(table, at).is_some();
    let on = |on: &Unit, blast: u8| {
        let men = templates::under(table, unit, on, blast);
        let one = |(man, of): (Figure, Unit)| {
            let strange = of.side != unit.side && !(in_building && of.id == at.id);
            struck(table, &man, strange && sight::uses_terrain(table, unit, &of))
        };
        men.into_iter().filter_map(one).collect()
    };
    let many = blasts.iter().map(Volley::dice).sum::<usize>() >= usize::from(table.field.charts.shooting.own_grenade);
    (on(at, blast), if many { on(unit, own_blast) } else { Vec::new() })
}

/// How many hits of one fire make a unit Suppressed and Shaken, after those that it has taken in this player turn (ROE-H-06).
fn needs(table: &Table, at: &Unit) -> (u8, u8) {
    let (suppressed, shaken) = limits(table, at);
    let more = |limit: u8| limit.saturating_sub(at.hits).max(1);
    (more(suppressed), more(shaken))
}

/// With how many hits in one player turn a unit is Suppressed, and with how many Shaken.
pub(super) fn limits(table: &Table, unit: &Unit) -> (u8, u8) {
    let figures = u32::from(unit.at_start.max(table.strength(unit)));
    let suppression = table.field.charts.shooting.suppression;
    let limit = |of: Portion| u8::try_from(of.of(figures)).unwrap_or(u8::MAX);
    (limit(suppression.suppressed), limit(suppression.shaken))
}

impl FireReport {
    /// The score that the best of its dice need, to tell which of two targets is harder to hit (ROE-ORD-06).
    pub(super) fn score(&self) -> Option<i32> {
        self.volleys.iter().map(Volley::natural).min()
    }
    /// Its dice as the chances need them.
    pub(super) fn salvo(&self, table: &Table) -> Salvo {
        let at = table.unit(self.at).map(|unit| unit.no.0);
        let fails = |one: &Struck| 6 - one.test.passing(table);
        let mut figures: Vec<&Struck> = self.struck.iter().collect();
        let mut under = Vec::new();
        for one in self.under.iter().filter(|one| Some(one.unit) == at) {
            let place = figures.iter().position(|other| other.figure == one.figure);
            under.push(place.unwrap_or(figures.len()));
            if place.is_none() {
                figures.push(one);
            }
        }
        let (mut shots, mut blasts) = (Vec::new(), Vec::new());
        for volley in &self.volleys {
            shots.extend(std::iter::repeat_n((volley.faces(table), volley.kills()), volley.dice()));
        }
        for volley in &self.blasts {
            let near: u8 = (1..=6).map(|die| u8::from(volley.bursts_near(table, die))).sum();
            blasts.extend(std::iter::repeat_n((volley.faces(table), near, volley.kills()), volley.dice()));
        }
        let shooting = &table.field.charts.shooting;
        Salvo {
            shots,
            blasts,
            near: 7_u8.saturating_sub(shooting.near_miss).min(6),
            fails: figures.into_iter().map(fails).collect(),
            dealt: self.struck.len(),
            under,
            needs: (self.needs.0.into(), self.needs.1.into()),
            ones: shooting.own_grenade,
        }
    }
}

//! The dice of fire, and what comes of them.

use crate::facts::battle::BattleIs;
use crate::facts::event::Event;
use crate::facts::figures;
use crate::facts::rolls::{FireRolled, NearRolled, ShotRolled, ShotsRolled};
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit, Zeroed};
use crate::files::values::{Face, Location, WeaponTrait};
use crate::files::weapons::WeaponNo;
use crate::sections::armour::{Blows, Impact};
use crate::sections::shooting::burst::harm::{self, Harm};
use crate::sections::shooting::report::{FireReport, Volley};
use crate::sections::{armour, guns, hiding};
use table::{CounterId, DiceCup};

/// A hit before it is known what it does: with which weapon, and the score that kills.
#[derive(Clone, Copy)]
struct Hit {
    with: WeaponNo,
    ap: u8,
}

impl Volley {
    /// Rolls its dice, figure by figure.
    pub(crate) fn roll(&self, table: &Table, dice: &mut DiceCup) -> ShotsRolled {
        let mut shots = Vec::with_capacity(self.dice());
        for shot in &self.shots {
            for _ in 0..shot.dice {
                let die = dice.roll(6);
                shots.push(ShotRolled { by: shot.by, with: shot.with, die, hit: self.hits(table, die) });
            }
        }
        let needed = i8::try_from(self.needed).unwrap_or(i8::MAX);
        ShotsRolled { lines: self.lines.clone(), needed, shots }
    }
}

impl FireReport {
    /// Rolls it: all dice to hit, those of grenades last, with a die for each figure near which one bursts; then hit by hit the Experience
    /// test, and the roll to kill of who fails it (ROE-SHT-05). What is dealt to somebody who is dead by then does nothing more.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(unit), Some(at)) = (table.unit(self.unit), table.unit(self.at)) else { return Vec::new() };
        let mut shots = Vec::new();
        let mut dealt: Vec<Hit> = Vec::new();
        let mut impacts: Vec<(Impact, Option<Location>)> = Vec::new();
        for volley in &self.volleys {
            let rolled = volley.roll(table, dice);
            impacts.extend(
                rolled.shots.iter().filter(|shot| shot.hit).filter_map(|shot| self.impact(table, volley, shot)),
            );
            let hits = rolled.shots.iter().filter(|shot| shot.hit);
            dealt.extend(hits.map(|shot| Hit { with: shot.with, ap: volley.ap }));
            shots.push(rolled);
        }
        let mut blasts = self.roll_blasts(table, dice);
        shots.append(&mut blasts.shots);
        let mut harm = Harm::default();
        for (hit, struck) in dealt.iter().zip(self.struck.iter().cycle()) {
            harm.strike(table, struck, hit.with, hit.ap, dice);
        }
        for (place, hit) in &blasts.hits {
            harm.strike(table, &self.under[*place], hit.with, hit.ap, dice);
        }
        let hits = harm.take_rolled();
        if let Some(hit) = blasts.own {
            self.own.iter().for_each(|struck| harm.strike(table, struck, hit.with, hit.ap, dice));
        }
        let own = harm.take_rolled();
        let swapped = harm.swap(table);
        let flared = harm.flares(table, dice);
        let (opportunity, near) = (self.opportunity, blasts.near);
        let rolled = FireRolled { unit: unit.id, at: at.id, opportunity, shots, near, hits, own, swapped };
        let mut events = hiding::opens(table, &unit);
        events.push(Event::Fired(rolled));
        events.extend(flared);
        events.extend(self.fired(table, &unit, &at));
        events.extend(harm::fired_on(table, &at));
        events.extend(harm.comes_of_it(table, &unit));
        let mut blows = Blows::new(table);
        impacts.iter().for_each(|(impact, chosen)| blows.strike(impact, *chosen, dice));
        events.extend(blows.comes_of_it());
        events
    }
    /// A hit on the vehicle at which it is fired, and the location if the firer chooses it, by a natural 6 (ROE-VEH-01).
    fn impact(&self, table: &Table, volley: &Volley, shot: &ShotRolled) -> Option<(Impact, Option<Location>)> {
        let (hull, firer) = (table.figure(self.hull?)?, table.figure(shot.by)?);
        let from = firer.at?;
        let fired = volley.shots.iter().find(|one| (one.by, one.with) == (shot.by, shot.with))?;
        let above = armour::is_plunging(table, table.base(&firer)?, &hull);
        let face = if above { Face::Top } else { armour::face_towards(&hull, from) };
        let at = guns::at_of(table.field.weapon(shot.with), fired.shell, volley.band);
        let masked = !above && armour::is_masked(table, from, &hull);
        let impact = Impact { hull: hull.id, with: Some(shot.with), face, from, at, above, flames: false, masked };
        let wished = self.location.filter(|one| armour::locations(table, &hull, face).contains(one));
        let best = || armour::best_location(table, &hull, (face, at, impact.adds(table)), false);
        Some((impact, if shot.die == 6 { wished.or_else(best) } else { None }))
    }
    /// The dice of its grenades. Each that hits hits all under its template (ROE-TPL-06).
    fn roll_blasts(&self, table: &Table, dice: &mut DiceCup) -> Blasts {
        let shooting = &table.field.charts.shooting;
        let mut blasts = Blasts::default();
        let mut ones = Vec::new();
        for volley in &self.blasts {
            let rolled = volley.roll(table, dice);
            for shot in &rolled.shots {
                let hit = Hit { with: shot.with, ap: volley.ap };
                if shot.die == 1 {
                    ones.push(hit);
                }
                let near = volley.bursts_near(table, shot.die);
                for (place, under) in self.under.iter().enumerate() {
                    let hits = if near {
                        let die = dice.roll(6);
                        let hit = die >= shooting.near_miss;
                        blasts.near.push(NearRolled { by: shot.by, figure: under.figure, die, hit });
                        hit
                    } else {
                        shot.hit
                    };
                    if hits {
                        blasts.hits.push((place, hit));
                    }
                }
            }
            blasts.shots.push(rolled);
        }
        // ROE-SHT-20, ROE-R-16: however many 1s there are, one bursts.
        blasts.own = ones.first().copied().filter(|_| ones.len() >= usize::from(shooting.own_grenade));
        blasts
    }
    /// What is so of the unit that has fired.
    fn fired(&self, table: &Table, unit: &Unit, at: &Unit) -> Vec<Event> {
        let turns = unit.zeroed.filter(|zeroed| zeroed.at == at.no.0).map_or(0, |zeroed| zeroed.turns);
        let zeroed = Zeroed { at: at.no.0, turns: turns.saturating_add(1) };
        let mut events = unit.becomes([Is::Fired(true), Is::Ready(false), Is::ZeroedIn(Some(zeroed))]);
        let shots = || self.volleys.iter().chain(&self.blasts).flat_map(|volley| &volley.shots);
        let resting = shots().filter(|shot| shot.rests);
        events.extend(resting.map(|shot| Event::Is(shot.by, figures::Is::Rests(true))));
        let used_up = |with: WeaponNo| table.field.weapon(with).traits.has(WeaponTrait::SingleUse);
        for figure in shots().filter(|shot| used_up(shot.with)).filter_map(|shot| table.figure(shot.by)) {
            events.push(Event::Is(figure.id, figures::Is::Shots(figure.shots.saturating_add(1))));
        }
        events.extend(buildings(table, unit, shots().map(|shot| shot.by)));
        events
    }
}

/// What grenades have come to.
#[derive(Default)]
struct Blasts {
    shots: Vec<ShotsRolled>,
    near: Vec<NearRolled>,
    /// By the places of those under the template.
    hits: Vec<(usize, Hit)>,
    /// One has burst on who threw it.
    own: Option<Hit>,
}

/// The buildings from which somebody has fired: now the enemy knows (ROE-MOV-08, ROE-ST-17).
pub(in crate::sections::shooting) fn buildings(
    table: &Table,
    unit: &Unit,
    firers: impl Iterator<Item = CounterId>,
) -> Vec<Event> {
    let ground = &table.field.ground;
    let places = firers.filter_map(|id| table.figure(id)?.stands());
    let is_one = |piece: &usize| table.field.does(*piece).building;
    let mut pieces: Vec<usize> = places.flat_map(|at| ground.under(at).filter(is_one).collect::<Vec<_>>()).collect();
    pieces.sort_unstable();
    pieces.dedup();
    let pieces = pieces.into_iter().filter_map(|piece| u16::try_from(piece).ok());
    let new = pieces.filter(|piece| !table.battle.fired_from(*piece, unit.side));
    let marked = new.map(|piece| {
        let mut building = table.battle.building(piece);
        building.fired_from[unit.side.index()] = true;
        Event::BattleIs(BattleIs::Building(building))
    });
    marked.collect()
}

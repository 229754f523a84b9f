//! What hits do: to figures, and to the discipline of their units (ROE-H-05 to -07).

use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::rolls::{FlareRolled, HitRolled, Swapped};
use crate::facts::situation::Table;
use crate::facts::units::{Is, MOST_OF_ALL, Unit};
use crate::files::values::{Discipline, Fate, WeaponTrait};
use crate::files::weapons::WeaponNo;
use crate::sections::shooting::report::{Struck, limits, struck};
use crate::sections::shooting::told;
use crate::sections::{losses, templates};
use measured_table::shapes::gap;
use measured_table::{Heading, Vector};
use table::{CounterId, DiceCup};

/// What has been harmed so far.
#[derive(Default)]
pub(in crate::sections::shooting) struct Harm {
    /// The hits of each unit, by its place in the list.
    hits: Vec<(u8, u8)>,
    dead: Vec<CounterId>,
    rolled: Vec<HitRolled>,
}

impl Harm {
    /// A hit falls to a figure: it tests Experience, and who fails it is rolled for to kill. It counts though he is dead already.
    pub(in crate::sections::shooting) fn strike(
        &mut self,
        table: &Table,
        struck: &Struck,
        with: WeaponNo,
        ap: u8,
        dice: &mut DiceCup,
    ) {
        match self.hits.iter_mut().find(|(unit, _)| *unit == struck.unit) {
            Some((_, hits)) => *hits = hits.saturating_add(1),
            None => self.hits.push((struck.unit, 1)),
        }
        if self.dead.contains(&struck.figure) {
            return;
        }
        let die = dice.roll(6);
        let kill = (!struck.test.passes(table, die)).then(|| dice.roll(6));
        // ROE-R-31: AP is a score.
        let dead = kill.is_some_and(|kill| kill >= ap);
        let needed = i8::try_from(struck.test.needed).unwrap_or(i8::MAX);
        let (figure, lines) = (struck.figure, struck.test.lines.clone());
        self.rolled.push(HitRolled { figure, with, die, lines, needed, kill, ap, dead });
        if dead {
            self.dead.push(figure);
        }
    }
    /// What has been rolled since this was asked last.
    pub(in crate::sections::shooting) fn take_rolled(&mut self) -> Vec<HitRolled> {
        std::mem::take(&mut self.rolled)
    }
    /// For each killed man of a special weapon a plain rifleman near him who lives is the casualty (ROE-H-05, ROE-D-20): the nearest.
    pub(in crate::sections::shooting) fn swap(&mut self, table: &Table) -> Vec<Swapped> {
        let mut swapped = Vec::new();
        for place in 0..self.dead.len() {
            let killed = table.figure(self.dead[place]).filter(|figure| is_special(table, figure));
            let Some(instead) = killed.and_then(|killed| self.rifleman_near(table, &killed)) else { continue };
            swapped.push(Swapped { killed: self.dead[place], instead });
            self.dead[place] = instead;
        }
        swapped
    }
    fn rifleman_near(&self, table: &Table, killed: &Figure) -> Option<CounterId> {
        let reach = table.field.charts.shooting.swap.0;
        let unit = table.unit_at(killed.unit.0)?;
        let base = table.base(killed)?;
        let men = table
            .standing(&unit)
            .filter(|man| !self.dead.contains(&man.id) && table.man(man).is_some_and(|man| man.plain));
        let gaps = men.filter_map(|man| Some((gap(&base, &table.base(&man)?), man.id)));
        gaps.filter(|(gap, _)| gap.within(reach)).min_by_key(|(gap, _)| gap.rank()).map(|(_, id)| id)
    }
    /// Units with a charged flamethrower that have taken casualties: it may go too, and burst (ROE-WPN-27).
    // Reading: no die is rolled for one whose man has been killed; and nobody uses the terrain against what bursts in his midst.
    pub(in crate::sections::shooting) fn flares(&mut self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (mut events, mut asked) = (Vec::new(), Vec::new());
        while let Some((man, no)) = self.charged(table, &asked) {
            asked.push(man.id);
            let goes = |die: &u8| *die <= table.field.charts.shooting.flame_lost;
            let mut thrown = vec![dice.roll(6)];
            if thrown.iter().all(goes) {
                self.dead.push(man.id);
                thrown.push(dice.roll(6));
            }
            let bursts = thrown.len() > 1 && thrown.iter().all(goes);
            let unit = table.units.id[usize::from(man.unit.0)];
            events.push(Event::Flared(FlareRolled { unit, figure: man.id, dice: thrown }));
            let Some(at) = man.at.filter(|_| bursts) else { continue };
            let weapon = table.field.weapon(no);
            for (under, _) in templates::at_point(table, at, weapon.blast) {
                if let Some(one) = struck(table, &under, false) {
                    self.strike(table, &one, no, weapon.ap, dice);
                }
            }
            events.extend(told(table, &self.take_rolled(), &[]));
        }
        events
    }
    /// A man who lives with a charged flamethrower, in a unit of which somebody has been killed, of those who have not been asked for.
    fn charged(&self, table: &Table, asked: &[CounterId]) -> Option<(Figure, WeaponNo)> {
        let units = self.dead.iter().filter_map(|id| table.unit_at(table.figure(*id)?.unit.0));
        let men = units.flat_map(|unit| table.standing(&unit));
        let lives = |man: &Figure| !self.dead.contains(&man.id) && !asked.contains(&man.id);
        men.filter(lives).find_map(|man| {
            let is_charged = |no: &WeaponNo| {
                let weapon = table.field.weapon(*no);
                weapon.traits.has(WeaponTrait::Flame) && man.shots < weapon.shots
            };
            table.man(&man)?.weapons.iter().copied().find(is_charged).map(|no| (man, no))
        })
    }
    /// All that comes of it, when the whole fire has been rolled: casualties first, then what the hits do to their units (ROE-H-06).
    pub(in crate::sections::shooting) fn comes_of_it(&self, table: &Table, by: &Unit) -> Vec<Event> {
        let lost: Vec<(CounterId, Fate)> = self.dead.iter().map(|id| (*id, Fate::Dead)).collect();
        let mut events = losses::lose(table, &lost);
        for (no, hits) in &self.hits {
            if let Some(unit) = table.unit_at(*no) {
                events.extend(self.unit_hit(table, by, &unit, *hits));
            }
        }
        events
    }
    /// A unit has been hit so often.
    fn unit_hit(&self, table: &Table, by: &Unit, unit: &Unit, hits: u8) -> Vec<Event> {
        let all = unit.hits.saturating_add(hits).min(MOST_OF_ALL);
        let mut is = vec![Is::Hits(all)];
        let enemy = by.side != unit.side;
        if enemy {
            is.push(Is::HitBy(unit.hit_by.with(by.no.0.into())));
        }
        if enemy && is_enemy_turn(table, unit) {
            is.push(Is::FiredOn(true));
            is.push(Is::Crossed(unit.crossfire || is_crossed(table, by, unit)));
        }
        let mut events = unit.becomes(is);
        let left = table.present(unit).filter(|figure| !self.dead.contains(&figure.id)).count();
        if left == 0 {
            return events;
        }
        // ROE-DIS-13
        if unit.discipline == Discipline::Demoralised && left * 2 < usize::from(table.def(unit).initial) {
            events.extend(self.breaks_up(table, unit));
            return events;
        }
        let (suppressed, shaken) = limits(table, unit);
        if all >= shaken {
            events.extend(losses::worsen(table, unit, Discipline::Shaken));
        } else if all >= suppressed {
            events.extend(losses::worsen(table, unit, Discipline::Suppressed));
        }
        events
    }
    /// What is left of it is destroyed or taken prisoner; who was killed stays so.
    fn breaks_up(&self, table: &Table, unit: &Unit) -> Vec<Event> {
        let killed = |event: &Event| matches!(event, Event::Is(id, figures::Is::HasFate(_)) if self.dead.contains(id));
        losses::breaks_up(table, unit).into_iter().filter(|event| !killed(event)).collect()
    }
}

/// A unit comes under fire in the enemy's turn, hit or not (ROE-ST-06). Opportunity fire in its own turn is dealt with at once
/// (ROE-R-01).
pub(crate) fn fired_on(table: &Table, at: &Unit) -> Vec<Event> {
    if is_enemy_turn(table, at) { at.becomes([Is::FiredOn(true)]) } else { Vec::new() }
}

fn is_enemy_turn(table: &Table, unit: &Unit) -> bool {
    table.flow.active != unit.side
}

/// True if one of those that have hit a unit in this turn stands so far aside of this one, seen from its centre (ROE-H-07).
fn is_crossed(table: &Table, by: &Unit, unit: &Unit) -> bool {
    let Some(centre) = table.middle(unit) else { return false };
    let direction = |other: &Unit| table.middle(other).map(|at| at - centre);
    let Some(this) = direction(by) else { return false };
    let others = unit.hit_by.numbers().filter_map(|no| table.unit_at(u8::try_from(no).ok()?));
    let degrees = table.field.charts.shooting.crossfire;
    others.filter_map(|other| direction(&other)).any(|that| differ(this, that, degrees))
}

/// True if two directions differ by so many degrees or more. Of a quarter turn it is exact.
fn differ(one: Vector, other: Vector, degrees: u16) -> bool {
    let cosine = i128::from(-Heading::new(i32::from(degrees) * 10).vector().y);
    let dot = i128::from(one.dot(other)) * i128::from(Heading::LENGTH);
    let lengths = i128::from(one.squared()) * i128::from(other.squared());
    // dot <= cosine * sqrt(lengths), by squares.
    if cosine >= 0 {
        dot <= 0 || dot * dot <= cosine * cosine * lengths
    } else {
        dot < 0 && dot * dot >= cosine * cosine * lengths
    }
}

/// True of a man with a light machine gun, an infantry support weapon or an infantry anti-tank weapon that he can still use (ROE-H-05).
fn is_special(table: &Table, figure: &Figure) -> bool {
    const SPECIAL: [WeaponTrait; 3] = [WeaponTrait::Lmg, WeaponTrait::Isw, WeaponTrait::InfantryAntiTank];
    let spent = |weapon: WeaponNo| table.field.weapon(weapon).traits.has(WeaponTrait::SingleUse) && figure.shots > 0;
    let is_one = |no: &WeaponNo| SPECIAL.into_iter().any(|one| table.field.weapon(*no).traits.has(one)) && !spent(*no);
    table.man(figure).is_some_and(|man| man.weapons.iter().any(is_one))
}

//! Melee (7.6): two men, a die each, and the loser dies.

mod odds;
mod orders;
pub mod rules;
pub(crate) mod words;

pub use odds::{MeleeOdds, aftermath, odds};

use crate::facts::command::{Blow, Command};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::MeleeRolled;
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Experience, Grade, Health, Posture};
use crate::sections::casualties::{Harm, may_attack};
use crate::sections::points::{acting, can_pay, pay};
use crate::sections::sight;
use measured_table::numbers::CM;
use measured_table::shapes::Edge;
use measured_table::{Gap, Heading, Sector};
use rules::{ARMS, BOUT, MELEE, MEN};
use std::cmp::Ordering;
use table::{CounterId, DiceCup, Line, Refusal, Side, Tally};

/// What it costs the attacker (PH-7.6-02).
pub const COST: u8 = 2;
/// How far apart those are at most who fight (PH-7.6-01).
pub const REACH: i32 = 2 * CM;
/// How far off straight back an attacker is at most who comes from behind, in tenths of a degree (PH-H-24).
const BEHIND: i32 = 450;

/// A bout of melee before the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct MeleeReport {
    /// The attacker.
    pub unit: CounterId,
    /// The defender.
    pub at: CounterId,
    /// With what attacker and defender fight.
    pub with: [Blow; 2],
    /// What the die of each gets.
    pub lines: [Vec<Line>; 2],
}

/// How a bout ends for the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bout {
    /// The defender dies.
    Won,
    /// Nobody does.
    Tied,
    /// The attacker dies.
    Lost,
}

/// The better of what a man has: a pistol, or the blade that everybody has (PH-7.6-05, PH-R-39).
///
/// Reading: the defender is not asked (PH-D-17), as the pistol is always better and neither is used up.
pub fn best(table: &Table, figure: &Figure) -> Blow {
    if table.man(figure).is_some_and(|man| man.pistol.is_some()) { Blow::Pistol } else { Blow::Blade }
}

/// Whether one figure is behind another: within 45 degrees of straight back, the limits included (PH-H-24).
pub fn is_behind(attacker: &Figure, defender: &Figure) -> bool {
    let (Some(from), Some(at)) = (attacker.at, defender.at) else { return false };
    Sector::around(defender.facing.turned(1800), BEHIND, Edge::Closed).holds(from - at)
}

/// What the attacker's die gets (PH-7.6-03, PH-7.6-04).
pub fn attacker_lines(table: &Table, attacker: &Figure, defender: &Figure, with: Blow, tally: &mut impl Tally) {
    let mut add = |value| tally.add(Line::from(BOUT, value, attacker.id));
    add(1);
    if attacker.posture == Posture::Prone {
        add(-1);
    }
    if is_behind(attacker, defender) {
        add(1);
    }
    man_lines(table, attacker, with, tally);
}

/// What the defender's die gets (PH-7.6-03, PH-7.6-04).
///
/// Reading: the attacker "was not located" if his figure is not; whether this defender himself knew of him does not count, as the
/// attacker could not tell.
pub fn defender_lines(table: &Table, attacker: &Figure, defender: &Figure, with: Blow, tally: &mut impl Tally) {
    let mut add = |value| tally.add(Line::from(BOUT, value, defender.id));
    if !attacker.located {
        add(-2);
    }
    if defender.posture == Posture::Prone {
        add(-1);
    }
    // PH-R-51: not of the Treated.
    if defender.health == Health::Wounded {
        add(-1);
    }
    man_lines(table, defender, with, tally);
}

/// What the die of either gets by what he is and with what he fights.
fn man_lines(table: &Table, figure: &Figure, with: Blow, tally: &mut impl Tally) {
    let blow = match with {
        Blow::Pistol => 2,
        Blow::Blade => 1,
    };
    tally.add(Line::from(ARMS, blow, figure.id));
    let Some(man) = table.man(figure) else { return };
    match man.grade {
        Grade::Nco => tally.add(Line::from(MEN, 1, figure.id)),
        // PH-R-53
        Grade::Officer | Grade::Soldier => {}
    }
    match man.experience {
        Experience::Veteran => tally.add(Line::from(MEN, 1, figure.id)),
        Experience::Green | Experience::Normal => {}
    }
}

/// What a bout comes to before the dice.
///
/// # Errors
/// The rule that forbids it.
pub fn report(
    table: &Table,
    side: Side,
    unit: CounterId,
    at: CounterId,
    with: Option<Blow>,
) -> Result<MeleeReport, Refusal> {
    let attacker = acting(table, side, unit)?;
    may_attack(&attacker)?;
    let defender = target(table, &attacker, at)?;
    let best = best(table, &attacker);
    // PH-D-10
    let blow = with.unwrap_or(best);
    if blow == Blow::Pistol && best != Blow::Pistol {
        return Err(Refusal::new(ARMS, words::no_pistol()));
    }
    can_pay(table, &[(attacker, COST)])?;
    Ok(bout(table, &attacker, &defender, blow))
}

/// A bout between two, whether or not it may be ordered.
pub fn bout(table: &Table, attacker: &Figure, defender: &Figure, blow: Blow) -> MeleeReport {
    // PH-D-17
    let with = [blow, best(table, defender)];
    let mut lines = [Vec::new(), Vec::new()];
    attacker_lines(table, attacker, defender, with[0], &mut lines[0]);
    defender_lines(table, attacker, defender, with[1], &mut lines[1]);
    MeleeReport { unit: attacker.id, at: defender.id, with, lines }
}

/// Whom one may attack: a located enemy whom one knows, near and in sight (PH-7.6-01).
fn target(table: &Table, attacker: &Figure, at: CounterId) -> Result<Figure, Refusal> {
    let refuse = |why| Err(Refusal::new(MELEE, why));
    let enemy = |figure: &Figure| figure.side != attacker.side && figure.is_there() && figure.at.is_some();
    let Some((no, defender)) = table.no(at).zip(table.figure(at).filter(enemy)) else {
        return refuse(words::no_enemy(at));
    };
    if defender.is_vehicle() {
        return refuse(words::a_vehicle());
    }
    if !defender.located {
        return refuse(words::not_located(at));
    }
    if !attacker.knows.has(no) {
        return refuse(words::not_known(attacker.id, at));
    }
    match table.gap(attacker, &defender) {
        Some(gap) if near(gap) => {}
        Some(gap) => return refuse(words::too_far(gap)),
        None => return refuse(words::no_enemy(at)),
    }
    sight::needed(table, attacker, &defender, MELEE)?;
    Ok(defender)
}

fn near(gap: Gap) -> bool {
    gap.within(REACH)
}

impl MeleeReport {
    /// How it ends with these dice of attacker and defender: only a higher total wins (PH-7.6-06, PH-7.6-07, PH-R-38).
    pub fn bout(&self, dice: [u8; 2]) -> Bout {
        let total = |who: usize| i32::from(dice[who]) + self.lines[who].iter().map(|line| line.value).sum::<i32>();
        match total(0).cmp(&total(1)) {
            Ordering::Greater => Bout::Won,
            Ordering::Equal => Bout::Tied,
            Ordering::Less => Bout::Lost,
        }
    }
    /// Dice: ten sides for the attacker, ten for the defender, then the morale tests of the loser's friends (PH-7.6-08).
    ///
    /// Reading: the attacker looks at whom he attacks (PH-H-24); the defender stays as he was. Nobody is located by it, as no rule says so.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(attacker), Some(defender)) = (table.figure(self.unit), table.figure(self.at)) else {
            return Vec::new();
        };
        let mut harm = Harm::new(table);
        harm.also(pay(table, &[(attacker, COST)]));
        let facing = attacker.at.zip(defender.at).and_then(|(from, at)| Heading::towards(from, at));
        if let Some(facing) = facing.filter(|facing| *facing != attacker.facing) {
            harm.is(attacker.id, Is::Faces(facing));
        }
        let thrown = [dice.roll(10), dice.roll(10)];
        let lost = match self.bout(thrown) {
            Bout::Won => Some(self.at),
            Bout::Tied => None,
            Bout::Lost => Some(self.unit),
        };
        let Self { unit, at, lines, .. } = self;
        harm.also([Event::Fought(MeleeRolled { unit, at, dice: thrown, lines, lost })]);
        if let Some(lost) = lost {
            harm.kill(lost, false);
        }
        harm.over(dice)
    }
}

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    if !out.wants(Kind::Melee) {
        return;
    }
    let unit = figure.id;
    let blows: &[Blow] = match best(seen, figure) {
        Blow::Pistol => &[Blow::Pistol, Blow::Blade],
        Blow::Blade => &[Blow::Blade],
    };
    let close = |enemy: &Figure| seen.gap(figure, enemy).is_some_and(near);
    for enemy in seen.standing(figure.side.other()).filter(close) {
        let lawful = blows.iter().filter(|blow| report(seen, figure.side, unit, enemy.id, Some(**blow)).is_ok());
        out.extend(lawful.map(|blow| Command::Melee { unit, at: enemy.id, with: Some(*blow) }));
    }
}

#[cfg(test)]
#[path = "melee_test.rs"]
mod tests;

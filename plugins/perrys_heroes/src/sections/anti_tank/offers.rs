//! The attacks on vehicles that are offered, and what guns on carriages may be ordered.

use super::attack::{judge_assault, judge_shot};
use super::carriage::{covers, fires, traverses};
use super::means::tubes;
use crate::facts::command::Command;
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::Seen;
use crate::files::values::Charge;
use crate::sections::locating::is_target;
use measured_table::Heading;

/// What a figure of the team that acts may be ordered: an assault with each charge, a shot with each weapon.
pub(crate) fn offers(seen: &Seen, figure: &Figure, out: &mut Offers) {
    let armed = figure.mines > 0 || figure.molotovs > 0 || tubes(seen, figure).next().is_some();
    if !out.wants(Kind::AntiTank) || !armed {
        return;
    }
    let (side, unit) = (figure.side, figure.id);
    let known = seen.bodies(side.other()).filter(|enemy| enemy.is_vehicle() && is_target(seen, figure, enemy));
    for at in known.map(|enemy| enemy.id) {
        let charges = Charge::ALL.into_iter().filter(|with| judge_assault(seen, side, (unit, at), *with).is_ok());
        out.extend(charges.map(|with| Command::Assault { unit, at, with }));
        let shots = tubes(seen, figure).map(Some).filter(|with| judge_shot(seen, side, (unit, at), *with).is_ok());
        out.extend(shots.map(|with| Command::FireAntiTank { unit, at, with }));
    }
}

/// What a gun on a carriage may be ordered: to fire at each target, and to turn to each that is outside of its arc.
pub(crate) fn of_gun(seen: &Seen, gun: &Figure, out: &mut Offers) {
    if !seen.vehicle(gun).is_some_and(crate::facts::field::Vehicle::is_carriage) {
        return;
    }
    let (side, unit) = (gun.side, gun.id);
    let enemies = || seen.bodies(side.other());
    if out.wants(Kind::AntiTank) {
        for enemy in enemies() {
            let at = enemy.id;
            let rounds =
                [false, true].into_iter().filter(|explosive| fires(seen, side, (unit, at), *explosive).is_ok());
            out.extend(rounds.map(|explosive| Command::FireCarriage { unit, at, explosive }));
        }
    }
    if out.wants(Kind::Traverse) {
        let mut headings: Vec<Heading> = Vec::new();
        for enemy in enemies().filter(|enemy| enemy.located && !covers(gun, enemy)) {
            let to = gun.at.zip(enemy.at).and_then(|(from, at)| Heading::towards(from, at));
            headings.extend(to.filter(|to| !headings.contains(to) && traverses(seen, side, unit, *to).is_ok()));
        }
        out.extend(headings.into_iter().map(|to| Command::Traverse { unit, to }));
    }
}

//! Hints for whoever is new: what helps, when it helps.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::told;
use desk::Hand;
use desk::hints::Hint;
use perrys_heroes::values::Morale;
use perrys_heroes::{Activation, Command, Figure, Phase, Window};

const PLACE: Hint = Hint { id: "perrys_heroes.place", title: told::words::place_title, text: told::words::place_text };
const CARD: Hint = Hint { id: "perrys_heroes.card", title: told::words::card_title, text: told::words::card_text };
const MOVE: Hint = Hint { id: "perrys_heroes.move", title: told::words::move_title, text: told::words::move_text };
const LOCATE: Hint =
    Hint { id: "perrys_heroes.locate", title: told::words::locate_title, text: told::words::locate_text };
const FIRE: Hint = Hint { id: "perrys_heroes.fire", title: told::words::fire_title_hint, text: told::words::fire_text };
const ALERT: Hint = Hint { id: "perrys_heroes.alert", title: told::words::alert_hint, text: told::words::alert_text };
const ASKED: Hint = Hint { id: "perrys_heroes.asked", title: told::words::asked_title, text: told::words::asked_text };
const MORALE: Hint =
    Hint { id: "perrys_heroes.morale", title: told::words::morale_title, text: told::words::morale_text };
const FINISH: Hint =
    Hint { id: "perrys_heroes.finish", title: told::words::finish_title, text: told::words::finish_text };
const RALLY: Hint = Hint { id: "perrys_heroes.rally", title: told::words::rally_title, text: told::words::rally_text };

/// All of them, in the order in which they are needed.
pub const HINTS: [Hint; 10] = [PLACE, CARD, MOVE, LOCATE, FIRE, ALERT, ASKED, MORALE, FINISH, RALLY];

/// The hints whose moment it is, the most wanted first.
pub fn moments(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Vec<&'static Hint> {
    let table = battle.table();
    let viewer = battle.viewer();
    if table.flow.stack.innermost::<Window>().is_some() {
        return vec![&ASKED];
    }
    if table.flow.phase == Phase::SetUp {
        return vec![&PLACE];
    }
    let mut moments = Vec::new();
    let shaken = |figure: Figure| figure.is_there() && figure.morale != Morale::Operational;
    if table.flow.stack.innermost::<Activation>().is_some() {
        moments.push(&CARD);
        if table.side(viewer).any(shaken) {
            moments.push(&MORALE);
        }
        let offers = |of: fn(&Command) -> bool| battle.legal().iter().any(of);
        if hand.who.is_some() {
            moments.push(&MOVE);
        }
        if offers(|order| matches!(order, Command::Fire { .. })) {
            moments.push(&FIRE);
        }
        if offers(|order| matches!(order, Command::Locate { .. })) {
            moments.push(&LOCATE);
        }
        if offers(|order| matches!(order, Command::Alert { .. })) {
            moments.push(&ALERT);
        }
        if table.flow.turn > 1 {
            moments.push(&RALLY);
        }
        if battle.told() > 6 {
            moments.push(&FINISH);
        }
    }
    moments
}

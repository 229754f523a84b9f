//! Who knows of whom: a line from each who knows to each whom he may fire at, dashed where he does not see him.

use super::drawing::{Drawing, GOOD, PLAIN};
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::words;
use desk::Hand;
use measured_table::Leg;
use perrys_heroes::Figure;
use perrys_heroes::sections::{locating, sight};

/// The lines, on request: of who is chosen, else of all of the side that looks.
pub fn knowledge(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Drawing {
    let mut drawing = Drawing::default();
    if hand.mode != Aim::Knowledge {
        return drawing;
    }
    let table = battle.table();
    let side = battle.viewer();
    let chosen = hand.who.filter(|who| table.figure(*who).is_some_and(|figure| figure.side == side));
    let wanted = |figure: &Figure| chosen.is_none_or(|who| figure.id == who);
    let mut nobody = true;
    for own in table.bodies(side).filter(wanted) {
        for enemy in table.bodies(side.other()).filter(|enemy| locating::is_target(&table, &own, enemy)) {
            if let (Some(from), Some(to)) = (own.at, enemy.at) {
                drawing.line(&[from, to], GOOD, !sight::is_open(&table, &own, &enemy));
                nobody = false;
            }
        }
    }
    if nobody {
        let bounds = table.field.ground.bounds;
        let at = chosen.and_then(|who| table.figure(who)).and_then(|figure| figure.at);
        let across = Leg::new(bounds.least, bounds.most);
        let middle = across.place(across.length() / 2);
        drawing.say(at.unwrap_or(middle), words::knows_nobody().said(), PLAIN);
    }
    drawing
}

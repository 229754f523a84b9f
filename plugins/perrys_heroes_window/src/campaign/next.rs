//! The battle that is to be fought: where, what both sides have been ordered to do, who is there.

use super::course::picture;
use super::look::Look;
use super::words;
use crate::builder::Kind;
use bevy_egui::egui::{self, Ui};
use perrys_heroes::campaign::{Battle, ending_told, order_word, title};
use perrys_heroes::values::{Grade, Task};
use table::Side;

/// Draws it; true if it is to begin or to go on. `turn`: in which turn it is being fought; 0 in its set-up.
pub(super) fn show(ui: &mut Ui, look: &mut Look, battle: &Battle, turn: Option<u8>) -> bool {
    look.heading(ui, &words::next_battle());
    let width = ui.available_width();
    picture(ui, look, battle.field, egui::vec2(width, (width * 0.42).min(190.0)));
    look.title(ui, &table::Say::told(title(look.setting, battle).to_owned()), look.theme.text);
    let scenario = look.setting.chain.get(usize::from(battle.field)).filter(|_| look.setting.is_fixed());
    let field = look.setting.def.battlefields.get(usize::from(battle.field));
    let (briefing, turns) = match (scenario, field) {
        (Some(scenario), _) => (scenario.briefing.as_str(), scenario.turns),
        (None, Some(field)) => (field.briefing.as_str(), field.turns),
        (None, None) => ("", 0),
    };
    look.text(ui, briefing, look.theme.text);
    look.aside(ui, &words::turns(turns));
    if let Some((die, many)) = battle.die {
        look.aside(ui, &words::laid_by_die(die, many));
    }
    for side in Side::BOTH {
        let order: Task = battle.orders[side.index()];
        look.text(ui, words::ordered(look.name(side), order_word(order)).said(), look.accent(side));
    }
    if let Some(side) = look.viewer {
        muster(ui, look, side);
    }
    ui.add_space(4.0);
    match turn {
        None => look.wide(ui, &words::to_battle(), Kind::Main, None),
        Some(turn) => {
            look.aside(ui, &if turn == 0 { words::in_set_up() } else { words::on_with_battle(turn) });
            look.wide(ui, &words::go_on_with_battle(), Kind::Main, None)
        }
    }
}

/// Who is there of a side, and what is not as it was.
fn muster(ui: &mut Ui, look: &mut Look, side: Side) {
    let seen = look.seen;
    let muster = look.setting.muster(seen, side);
    look.words(ui, &words::who_fights(muster.men.len()));
    let roster = &seen.side(side).roster;
    for man in muster.acting.iter().filter_map(|man| roster.man(*man)) {
        look.aside(ui, &words::leads(&man.name));
    }
    let carried = |weapon: &String| {
        let mut men = muster.force.teams.iter().flat_map(|team| &team.men);
        men.any(|man| man.support.as_ref() == Some(weapon) || man.anti_tank.as_ref() == Some(weapon))
    };
    let weapons = &look.setting.weapons;
    for what in roster.places.iter().map(|place| &place.what).filter(|what| what.grade == Grade::Soldier) {
        let name = |key: &String| {
            let firearm = weapons.no(key).map(|no| weapons.def(no).name.clone());
            let tube = weapons.anti_tank_no(key).map(|no| weapons.anti_tank[usize::from(no)].name.clone());
            firearm.or(tube)
        };
        for key in [&what.support, &what.anti_tank].into_iter().flatten().filter(|key| !carried(key)) {
            if let Some(name) = name(key) {
                look.aside(ui, &words::stays_behind(name));
            }
        }
    }
}

/// How the campaign has ended.
pub(super) fn ended(ui: &mut Ui, look: &mut Look) {
    look.heading(ui, &words::the_end());
    if let Some((why, winner)) = ending_told(look.setting, look.seen) {
        let won = look.seen.winner(look.setting.is_fixed());
        let colour = won.map_or(look.theme.text, |side| look.accent(side));
        look.title(ui, &table::Say::told(super::head::capital(&winner)), colour);
        look.text(ui, super::head::capital(&why), look.theme.text);
    }
}

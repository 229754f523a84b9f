//! The tray, with the units of this game that are to be set up in a zone, or wait to enter.

use crate::counters::names;
use crate::input::BattleAction;
use crate::model::{Choose, Tray, TrayGroup, Wish};
use crate::panels::cards::values;
use crate::panels::reads::Panels;
use crate::panels::words;
use crate::sheets::meanings;
use bevy_egui::egui::{self, Rect, Response, Ui};
use board_art::Icon;
use lock_n_load::{Command, Phase};
use panel_kit::OpenPanels;
use panel_kit::SIDE_WIDTH;
use panel_kit::tray::{self, Button, Counters, Group, Used};
use table::CounterId;

/// Sides of a unit and of a weapon that it carries.
const UNIT: f32 = 64.0;
const WEAPON: f32 = 44.0;
/// How many hexes of an entry are named.
const NAMED: usize = 4;

/// What the tray takes at the left of the map: the board is fitted beside it. Outside of the set-up it takes the same whoever decides,
/// so that the board stays where it is.
pub(crate) fn room(open: &OpenPanels, held: &Tray, phase: Phase) -> f32 {
    match phase {
        Phase::Rally | Phase::Operations | Phase::Administrative if held.groups.is_empty() => 0.0,
        Phase::SetUp | Phase::Rally | Phase::Operations | Phase::Administrative => tray::room(unfolded(open, phase)),
    }
}

/// In a window of this width the tray and the panel at the side would leave the map less than half of it: while the one is unfolded the
/// other is out of the way.
pub(crate) fn crowds(open: &OpenPanels, held: &Tray, phase: Phase, width: f32) -> bool {
    phase == Phase::SetUp && open.tray && room(open, held, phase) + SIDE_WIDTH > width / 2.0
}

/// Whether the tray shows its counters: in the set-up unless somebody folds it, later if somebody unfolds it.
fn unfolded(open: &OpenPanels, phase: Phase) -> bool {
    if phase == Phase::SetUp { open.tray } else { open.waiting }
}

/// A side sets up, and the buttons for it stand in the tray.
pub(crate) fn has_buttons(panels: &Panels) -> bool {
    sets_up(panels) && panels.open.tray
}

fn sets_up(panels: &Panels) -> bool {
    panels.sentence.phase == Phase::SetUp && panels.battle.person_decides()
}

/// Draws the tray at the left of `free`, down to `bottom`, while somebody is to be placed, or waits and may enter now or later; returns
/// the width that it takes.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect, bottom: f32) -> f32 {
    let set_up = sets_up(panels);
    // While a side sets up, those who come later are out of the way.
    let wanted = |group: &&TrayGroup| Some(group.side) == panels.sentence.side && (!set_up || group.turn.is_none());
    let groups: Vec<&TrayGroup> = panels.tray.groups.iter().filter(wanted).collect();
    let by_computer = panels.sentence.phase == Phase::SetUp && !set_up;
    if by_computer || (!set_up && groups.is_empty()) {
        return 0.0;
    }
    let left = groups.iter().map(|group| group.units.len()).sum();
    let keys = [BattleAction::PlaceAll, BattleAction::EndImpulse].map(|key| panels.key(key).to_owned());
    let said = [words::place_all(), words::place_all_hint(), words::set_up_done()].map(|line| line.said());
    let buttons = if set_up { buttons(left, &keys, &said).to_vec() } else { Vec::new() };
    let hint = words::how_to_place().said();
    // Whoever is asked something looks at the map.
    let asked = panels.table().flow.question.is_some();
    let held = tray::Tray {
        title: title(panels, set_up, &groups, left),
        side: panels.sentence.side,
        unfolded: unfolded(panels.open, panels.sentence.phase) && !asked,
        hint: set_up.then_some(&*hint),
        groups: groups.iter().map(|group| shown(panels, group)).collect(),
        buttons: &buttons,
    };
    let (width, used) = tray::show(ctx, panels, &held, &Units, free, bottom);
    match used {
        None => {}
        Some(Used::Folded(away)) if set_up => panels.open.tray = !away,
        Some(Used::Folded(away)) => panels.open.waiting = !away,
        Some(Used::Counter(unit)) => panels.choose(Choose::Unit(unit)),
        Some(Used::Group(n)) => panels.choose(Choose::Group(groups[n].key.clone())),
        Some(Used::TakenUp(unit)) => panels.wishes.push(Wish::TakeUp(unit)),
        Some(Used::Button(0)) => panels.order(Command::PlaceAll),
        Some(Used::Button(_)) => panels.order(Command::SetUpDone),
    }
    width
}

/// What the tray holds, in a few words.
fn title(panels: &Panels, set_up: bool, groups: &[&TrayGroup], count: usize) -> String {
    match (set_up, panels.sentence.side) {
        (true, Some(side)) if count == 0 => words::all_placed(panels.side_name(side)),
        (true, Some(side)) => words::to_place(panels.side_name(side), count),
        _ if groups.iter().any(|group| group.ready) => words::may_enter(),
        _ => words::waiting(count),
    }
    .said()
}

/// To place all that is left, and to finish once nothing is.
fn buttons<'a>(left: usize, keys: &'a [String; 2], [place, hint, done]: &'a [String; 3]) -> [Button<'a>; 2] {
    [
        Button { icon: Icon::Rally, name: place, key: &keys[0], hint, ready: left > 0 },
        Button { icon: Icon::Done, name: done, key: &keys[1], hint: "", ready: left == 0 },
    ]
}

/// A group as the tray shows it.
fn shown<'a>(panels: &Panels, group: &'a TrayGroup) -> Group<'a> {
    let table = panels.table();
    let names = group.hexes.iter().take(NAMED).map(|hex| table.field.map.name(*hex).to_string());
    let more = (group.hexes.len() > NAMED).then(|| words::another_hex().said());
    let names: Vec<String> = names.chain(more).collect();
    let label = match group.turn {
        None => words::group_of(group.key.replace('_', " "), group.hexes.len()),
        Some(turn) if turn > table.flow.turn.number => words::from_turn_by(turn, names::either(names)),
        Some(_) => words::now_by(names::either(names)),
    };
    let choose = match &group.units[..] {
        [(only, _)] => meanings::unit(&table, *only),
        _ => words::choose_all().said(),
    };
    Group {
        key: &group.key,
        label: label.said(),
        ready: group.ready,
        counters: group.units.iter().map(|(id, _)| *id).filter(|id| table.unit(*id).is_some()).collect(),
        dragged: group.turn.is_none(),
        choose: group.turn.is_some().then_some(choose),
    }
}

/// The units of this game, each with the weapons that it carries.
struct Units;

impl<'a> Counters<Panels<'a>> for Units {
    fn draw(&self, ui: &mut Ui, panels: &mut Panels<'a>, counter: CounterId) -> Response {
        let table = panels.table();
        let Some(unit) = table.unit(counter) else { return ui.label("") };
        let response = values::unit(ui, panels, unit, UNIT);
        for weapon in table.carried_by(counter) {
            values::weapon(ui, panels, weapon.id, WEAPON);
        }
        response
    }
    fn width(&self, panels: &Panels<'a>, counter: CounterId) -> f32 {
        let weapons = panels.table().carried_by(counter).count() as f32;
        UNIT + weapons * (tray::APART_IN_GROUP + WEAPON)
    }
}

//! From clicks, keys and buttons to orders: what a click means depends on what the game waits for and on the selection.

mod choose;
mod click;
mod keys;
pub(crate) mod select;
pub(crate) mod sentence;

use crate::battle::{Battle, OfThisGame as _, Results, not_yours};
use crate::model::{Actions, Choose, CursorMenu, Does, Mode, Pause, Perform, Preview, Selection, Tools, Undo};
use crate::seams::asking::Draft;
use crate::seams::clicked::{Clicked, Dropped, unit_of};
use crate::seams::desk::Desk;
use crate::seams::drafts::{Pointing, hovered};
use crate::sections::passengers::drag::{self, Berths};
use crate::slices;
use bevy::prelude::*;
use desk::players::Stride;
use hex_view::Pointed;
use lock_n_load::{Command, Phase};
use table::CounterId;
use table_view::{Carried, ViewBusy, ViewSettings};

pub(crate) use keys::{KeyCommands, read_keys, spawn_keys};

impl Desk<'_> {
    /// Orders what the preview shows.
    pub(crate) fn confirm(&mut self, battle: &Battle) {
        let draft = self.drafts.of(battle, &self.selection, Pointing::from(&*self.hover), &self.reach).clone();
        if let Some(refusal) = draft.preview.refusal() {
            self.refuse(refusal.clone());
        }
        let at = self.selection.target.or(hovered(&self.hover));
        self.carry_out(battle, Selection { target: at, ..self.selection.clone() }, draft);
    }

    /// Something has been shown that can be ordered.
    pub(crate) fn is_ready(&mut self, battle: &Battle) -> bool {
        !self.drafts.of(battle, &self.selection, Pointing::from(&*self.hover), &self.reach).orders.is_empty()
    }

    /// Orders what has been shown of this selection.
    fn carry_out(&mut self, battle: &Battle, selection: Selection, draft: Draft) {
        if !battle.person_decides() {
            self.refuse(not_yours());
            return;
        }
        if let Some(path) = draft.preview.shown().and_then(|shown| shown.path()) {
            // What a question interrupts goes on along this path.
            self.select(Selection { path, target: None, ..selection.clone() });
        }
        // Whoever turns from the stack that moves to another is done with the first.
        let turns_to = selection.target.filter(|_| matches!(draft.orders[..], [Command::Stop]));
        self.order(battle, draft.orders);
        if let Some(spot) = turns_to {
            self.select(select::stack(battle, spot));
        }
    }

    /// True unless a question has only just been asked: what is clicked then was meant for something else. Who looks back orders nothing.
    fn listens(&self) -> bool {
        !self.pause.holds(self.time.elapsed()) && !self.past.is_on()
    }

    /// Steps through what was done, as soon as all of it has been shown.
    fn look_back(&mut self, battle: &Battle, stride: Stride, last: &Results) {
        let shown = !self.busy.0 && last.told == battle.told();
        if shown || self.past.is_on() {
            self.menu.set_if_neq(CursorMenu::default());
            self.past.step(battle, stride);
        }
    }

    /// The way out, one step at a time: the window on top, then what lies over the map, then what is prepared, then the selection.
    fn leave(&mut self, battle: &Battle) {
        if !self.open.as_mut().is_some_and(|open| open.bypass_change_detection().close_top()) {
            self.cancel(battle);
        } else if let Some(open) = &mut self.open {
            open.set_changed();
        }
    }

    /// One step back: the mode first, then the selection.
    fn cancel(&mut self, battle: &Battle) {
        if self.past.is_on() {
            self.past.step(battle, Stride::Present);
            return;
        }
        if self.menu.at.is_some() {
            // The menu is what is nearest; what is selected stays.
            self.menu.set_if_neq(CursorMenu::default());
            return;
        }
        if self.tools.sight {
            self.tools.sight = false;
            return;
        }
        let mut selection = self.selection.clone();
        let flow = battle.flow();
        let any_time = selection.mode.any_time().is_some();
        if selection.target.take().is_some() {
            // Only the target is open again.
            selection.path.clear();
        } else if selection.bends.pop().is_some() {
            // The way is straight again from the bend before.
        } else if !selection.mode.rests() && (any_time || flow.moving().is_none()) {
            selection.mode = Mode::default();
            selection.path.clear();
        } else if flow.question.is_none() && flow.moving().is_none() {
            selection = Selection::default();
        }
        self.select(selection);
    }

    /// What a button or a key does.
    fn perform(&mut self, battle: &Battle, does: Does, undo: &mut MessageWriter<Undo>, last: &mut Results) {
        let acts = matches!(does, Does::Order(_) | Does::Mode(_) | Does::Confirm | Does::Undo);
        if acts && self.past.is_on() {
            return;
        }
        match does {
            Does::LookBack(stride) => self.look_back(battle, stride, last),
            Does::Order(orders) => self.order(battle, orders),
            Does::Mode(mode) => {
                let mut selection = self.selection.clone();
                // Pressing it again goes back.
                selection.mode = if selection.mode == mode { Mode::default() } else { mode };
                selection.target = None;
                selection.path.clear();
                selection.bends.clear();
                let mode = selection.mode.clone();
                if let Some(aim) = mode.aim() {
                    aim.begin(battle, &mut selection);
                }
                self.menu.set_if_neq(CursorMenu::default());
                self.select(selection);
            }
            Does::Confirm => self.confirm(battle),
            Does::Undo => {
                self.menu.set_if_neq(CursorMenu::default());
                undo.write(Undo);
            }
            Does::Cancel => self.cancel(battle),
            Does::SightTool => {
                let from = hovered(&self.hover).filter(|_| self.selection.spot.is_none());
                *self.tools = Tools { sight: !self.tools.sight, from, ..*self.tools };
            }
            Does::Threats => self.tools.threats = !self.tools.threats,
            Does::Dismiss => last.dismissed = true,
        }
    }
}

/// The pause after a question runs from when it could be seen.
pub(crate) fn begin_frame(mut pause: ResMut<Pause>, busy: Res<ViewBusy>, time: Res<Time<Real>>) {
    // Its card comes up when what happened has been seen.
    if busy.0 {
        return;
    }
    let mut next = *pause;
    next.begin_frame(time.elapsed());
    pause.set_if_neq(next);
}

/// While the screen changes hands no key, click or button is heard, and nothing is chosen any more.
pub(crate) fn hear_nobody(
    mut keys: ResMut<Messages<KeyCommands>>,
    mut pointed: ResMut<Messages<Pointed>>,
    mut performed: ResMut<Messages<Perform>>,
    mut chosen: ResMut<Messages<Choose>>,
    mut desk: Desk,
) {
    keys.clear();
    pointed.clear();
    performed.clear();
    chosen.clear();
    desk.select(Selection::default());
    desk.menu.set_if_neq(CursorMenu::default());
    desk.tools.set_if_neq(Tools::default());
}

/// Clicks and drags on the board.
pub(crate) fn read_pointer(
    battle: Option<Res<Battle>>,
    berths: Res<Berths>,
    mut pointed: MessageReader<Pointed>,
    mut desk: Desk,
) {
    let Some(battle) = battle else {
        pointed.clear();
        return;
    };
    for message in pointed.read() {
        match message {
            Pointed::Clicked { hex, storey, piece, fanned, button, add, double, screen } => match button {
                MouseButton::Left if desk.listens() => {
                    // Shift means upstairs where nobody stands there to be clicked.
                    let upstairs = *add && piece.is_none() && battle.table().field.map.at(*hex).storeys == 2;
                    let click = Clicked {
                        hex: *hex,
                        storey: if upstairs { 1 } else { *storey },
                        piece: *piece,
                        fanned: *fanned,
                        add: *add,
                        double: *double,
                        screen: *screen,
                    };
                    click::left(&battle, &mut desk, click);
                }
                MouseButton::Right => desk.cancel(&battle),
                _ => {}
            },
            Pointed::Corner(corner) if desk.listens() => desk.turn(&battle, *corner),
            Pointed::Corner(_) => {}
            Pointed::ClickedNothing => desk.cancel(&battle),
            Pointed::Dragged { .. } | Pointed::LetGo { .. } | Pointed::Handed { .. } if desk.past.is_on() => {}
            Pointed::Dragged { piece, to, onto, screen } => {
                let drop = Dropped { piece: *piece, to: *to, onto: *onto, screen: *screen };
                slices::phase(battle.flow().turn.phase).dragged(&battle, &mut desk, &drop);
            }
            Pointed::LetGo { piece } => slices::phase(battle.flow().turn.phase).let_go(&battle, &mut desk, *piece),
            Pointed::Handed { piece, screen } => drag::handed(&battle, &mut desk, &berths, *piece, *screen),
        }
    }
}

/// Whoever takes up a counter in the set-up has chosen it while he carries it: the map shows where it may stand.
pub(crate) fn hold_carried(
    battle: Option<Res<Battle>>,
    carried: Option<Res<Carried>>,
    mut desk: Desk,
    mut held: Local<Option<CounterId>>,
) {
    let (Some(battle), Some(carried)) = (battle, carried) else { return };
    if !carried.is_changed() {
        return;
    }
    let table = battle.table();
    let sets_up = table.flow.turn.phase == Phase::SetUp && battle.person_decides() && !desk.past.is_on();
    let unit = carried.0.filter(|_| sets_up).and_then(|counter| unit_of(&table, counter));
    let before = std::mem::replace(&mut *held, unit);
    if let Some(unit) = unit {
        let spot = table.unit(unit).and_then(|unit| unit.spot());
        desk.select(Selection { spot, units: vec![unit], ..Selection::default() });
    } else if before.is_some() {
        desk.select(Selection::default());
    }
}

/// Buttons of panels.
pub(crate) fn read_buttons(
    battle: Option<Res<Battle>>,
    mut pressed: MessageReader<Perform>,
    mut chosen: MessageReader<Choose>,
    preview: Res<Preview>,
    mut undo: MessageWriter<Undo>,
    mut last: ResMut<Results>,
    mut desk: Desk,
) {
    let Some(battle) = battle else {
        pressed.clear();
        chosen.clear();
        return;
    };
    for message in pressed.read() {
        if !desk.listens() && matches!(message.0, Does::Order(_) | Does::Confirm) {
            continue;
        }
        let mut now = last.clone();
        desk.perform(&battle, message.0.clone(), &mut undo, &mut now);
        last.set_if_neq(now);
    }
    for message in chosen.read() {
        if desk.past.is_on() && !matches!(message, Choose::Look(_)) {
            continue;
        }
        choose::choose(&battle, &mut desk, &preview, message);
    }
}

/// Keys that do what a button does, and those of the view.
pub(crate) fn press_keys(
    battle: Option<Res<Battle>>,
    mut keys: MessageReader<KeyCommands>,
    actions: Res<Actions>,
    mut settings: ResMut<ViewSettings>,
    mut undo: MessageWriter<Undo>,
    mut last: ResMut<Results>,
    mut desk: Desk,
) {
    let Some(battle) = battle else {
        keys.clear();
        return;
    };
    for key in keys.read() {
        if !desk.listens() && key.0.orders() {
            continue;
        }
        let mut now = last.clone();
        keys::press(&battle, &mut desk, key.0, &actions, &mut settings, &mut undo, &mut now);
        last.set_if_neq(now);
    }
}

//! What can be done now with the selection, and why the rest cannot: the list behind the action bar and the menu at the cursor. Each
//! section has its own buttons; `slices.rs` says in which order they stand.

use crate::battle::{Battle, OfThisGame as _};
use crate::input::Key;
use crate::model::{Action, Does, Mode, Preview, Selection};
use crate::seams::aim::Aim;
use crate::words;
use board_art::Icon;
use hex_board::Spot;
use lock_n_load::{Command, Deed, Table, UnitNow};
use panel_kit::DeskKey;
use table::{CounterId, Refusal};

/// When a section's buttons stand in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    SetUp,
    Rally,
    /// A side has its impulse.
    Impulse,
    /// A stack of it moves.
    Moving,
    /// Whatever is asked: they come last.
    AnyTime,
}

/// The list while it is made.
pub(crate) struct Bar<'a> {
    pub battle: &'a Battle,
    pub table: Table<'a>,
    pub selection: &'a Selection,
    /// What a click is for.
    pub aim: Option<&'a dyn Aim>,
    /// Something is prepared that can be ordered.
    pub ready: bool,
    /// What is prepared.
    pub prepared: &'a [Command],
    /// The buttons up to now.
    pub list: Vec<Action>,
}

/// A button.
pub(crate) fn button(name: impl Into<String>, hint: impl Into<String>, icon: Icon, does: Does) -> Action {
    Action {
        name: name.into(),
        hint: hint.into(),
        icon,
        key: None,
        refusal: None,
        does,
        active: false,
        main: false,
        of_units: false,
        in_tray: false,
    }
}

/// A button that gives an order.
pub(crate) fn order(name: impl Into<String>, hint: impl Into<String>, icon: Icon, command: Command) -> Action {
    button(name, hint, icon, Does::Order(vec![command]))
}

impl Action {
    /// Its key.
    pub(crate) fn key(mut self, key: impl Into<Key>) -> Self {
        self.key = Some(key.into());
        self
    }
    /// The one that is most likely wanted.
    pub(crate) fn main_if(mut self, main: bool) -> Self {
        self.main = main;
        self
    }
    /// Something that the selected counters do.
    pub(crate) fn of_units(mut self) -> Self {
        self.of_units = true;
        self
    }
    /// It stands in the tray while that has buttons.
    pub(crate) fn in_tray(mut self) -> Self {
        self.in_tray = true;
        self
    }
    /// Why it cannot be done.
    pub(crate) fn unless(mut self, refusal: Option<Refusal>) -> Self {
        self.refusal = refusal;
        self
    }
}

impl Bar<'_> {
    /// One more.
    pub(crate) fn push(&mut self, action: Action) {
        self.list.push(action);
    }
    /// One more, with the rules' answer to its order.
    pub(crate) fn push_checked(&mut self, action: Action) {
        let refusal = match &action.does {
            Does::Order(orders) => orders.first().and_then(|first| self.battle.judge(first).err()),
            Does::Mode(_)
            | Does::Confirm
            | Does::Undo
            | Does::Cancel
            | Does::SightTool
            | Does::Threats
            | Does::LookBack(_)
            | Does::Dismiss => None,
        };
        self.push(action.unless(refusal));
    }
    /// One that says what the next click is for.
    pub(crate) fn mode(&self, name: impl Into<String>, hint: impl Into<String>, icon: Icon, aim: impl Aim) -> Action {
        let mode = Mode::of(aim);
        let active = self.selection.mode == mode;
        Action { active, ..button(name, hint, icon, Does::Mode(mode)) }
    }
    /// The order is lawful, and neither what is prepared begins with it nor has it a button yet.
    pub(crate) fn is_new(&self, command: &Command) -> bool {
        let has_button = |action: &Action| matches!(&action.does, Does::Order(orders) if orders[..] == *std::slice::from_ref(command));
        self.prepared.first() != Some(command)
            && !self.list.iter().any(has_button)
            && self.battle.judge(command).is_ok()
    }
    /// The rules offer an order of this kind.
    pub(crate) fn offers(&self, fits: impl Fn(&Command) -> bool) -> bool {
        self.battle.legal().iter().any(fits)
    }
    /// The rules offer nothing of this kind to the selected units, and say why.
    pub(crate) fn why_not(&self, deed: Deed) -> Option<Refusal> {
        self.battle.offered(&self.selection.units, deed).err()
    }
    /// A unit is selected.
    pub(crate) fn has(&self, unit: CounterId) -> bool {
        self.selection.units.contains(&unit)
    }
    /// The selected units of the deciding side and their Location.
    pub(crate) fn selected(&self) -> Option<(Spot, Vec<UnitNow>)> {
        let units: Vec<UnitNow> = self.selection.units.iter().filter_map(|id| self.table.unit(*id)).collect();
        let own = units.iter().any(|unit| Some(unit.side) == self.table.flow.to_act());
        self.selection.spot.filter(|_| own).map(|spot| (spot, units))
    }
    /// What the preview shows, as the first button.
    pub(crate) fn confirm(&mut self, preview: &Preview) {
        if let Some(shown) = preview.shown().filter(|_| self.ready) {
            let confirm = shown.confirm();
            self.confirms(&confirm.name.said(), &confirm.hint.said(), confirm.icon);
        }
    }
    /// The button that orders what is shown.
    pub(crate) fn confirms(&mut self, name: &str, hint: &str, icon: Icon) {
        self.push(button(name, hint, icon, Does::Confirm).key(DeskKey::Confirm).main_if(true));
    }
    /// The answer that was clicked on the map.
    pub(crate) fn chosen(&mut self) {
        if self.ready {
            self.confirms(&words::do_it().said(), &words::answers_as_shown().said(), Icon::Done);
        }
    }
}

//! What a click on the map does: who listens to it, and what sections make of it.

use super::select;
use crate::battle::{Battle, OfThisGame as _};
use crate::model::{Choose, CursorMenu, Gunnery, Selection, Tools};
use crate::seams::aim::Fall;
use crate::seams::clicked::{Clicked, unit_of};
use crate::seams::desk::Desk;
use crate::seams::drafts::{Pointing, hovered};
use crate::sections::{attack, movement};
use crate::slices;
use bevy::prelude::*;
use hex_board::Spot;
use hex_view::Corner;
use lock_n_load::sections::movement::rules::MUST_STOP;
use lock_n_load::{Phase, Table, Trait};
use table::{CounterId, Refusal};

pub(super) fn left(battle: &Battle, desk: &mut Desk, click: Clicked) {
    let table = battle.table();
    if desk.tools.sight {
        let tools = Tools { sight: true, from: Some(click.spot()), ..*desk.tools };
        desk.tools.set_if_neq(tools);
        return;
    }
    let mode = desk.selection.mode.clone();
    if let Some(aim) = mode.any_time() {
        // A sniper appears at any time, also while his own side is asked something.
        let offers = aim.offers(&table, &desk.selection);
        if offers.is_some_and(|(units, deed)| battle.offered(&units, deed).is_ok()) {
            desk.aim(battle, click.spot(), &click);
            return;
        }
    }
    match &table.flow.question {
        Some(question) => slices::asked(question).click(battle, desk, &table, &click),
        None => slices::phase(table.flow.turn.phase).click(battle, desk, &table, &click),
    }
}

/// The card of a counter was clicked in a panel: the same as its card of the fan, while fans are opened; else it takes part, or not.
pub(super) fn card(battle: &Battle, desk: &mut Desk, counter: CounterId, add: bool) {
    let table = battle.table();
    let unit = unit_of(&table, counter).and_then(|unit| table.unit(unit));
    // Counters of the other side are looked at, not chosen.
    let Some(unit) = unit.filter(|unit| Some(unit.side) == table.flow.to_act()) else { return };
    let selection = desk.selection();
    let fans = selection.mode.rests() && selection.target.is_none() && table.flow.question.is_none();
    match unit.spot().filter(|_| fans && table.flow.turn.phase != Phase::SetUp) {
        Some(Spot { hex, storey }) => {
            let (piece, screen) = (Some(counter), Vec2::ZERO);
            left(battle, desk, Clicked { hex, storey, piece, fanned: true, add, double: false, screen });
        }
        None => desk.choose(battle, &Choose::Unit(unit.id)),
    }
}

impl Desk<'_> {
    /// A hex to look at, with nobody chosen.
    pub(crate) fn look(&mut self, spot: Spot) {
        self.select(Selection { spot: Some(spot), ..Selection::default() });
    }

    /// One way to click, whatever is meant: what has been shown while the pointer was there is ordered. A click before anything could be
    /// seen, and one with Shift or Ctrl, shows what would happen there, or why it cannot; the next one there orders it.
    pub(crate) fn aim(&mut self, battle: &Battle, spot: Spot, click: &Clicked) {
        let again = self.selection.target == Some(spot);
        let selection = Selection { target: Some(spot), ..self.selection.clone() };
        let draft = self.drafts.of(battle, &selection, Pointing::default(), &self.reach).clone();
        let goes_there =
            draft.preview.shown().and_then(|shown| shown.path()).is_none_or(|path| path.last() == Some(&spot));
        let meant = !click.add && !click.double && self.glance.is_taken(self.time.elapsed());
        let shown = meant && goes_there && self.prepared.orders == draft.orders;
        self.menu.set_if_neq(CursorMenu::default());
        if let Some(refusal) = draft.preview.refusal() {
            self.refuse(refusal.clone());
        } else if draft.orders.is_empty() {
            self.select(Selection { target: None, ..selection });
            return;
        } else if again || shown {
            self.carry_out(battle, selection, draft);
            return;
        }
        let bends = if click.add { self.bent(battle, spot) } else { None };
        self.select(Selection { bends: bends.unwrap_or(selection.bends.clone()), ..selection });
    }

    /// Who holds one Location of a way after the other bends it: it goes over the one before, where it can. None: it was no way.
    fn bent(&self, battle: &Battle, to: Spot) -> Option<Vec<Spot>> {
        let (bend, kind) = (self.selection.target?, self.reach.kind.as_ref()?);
        self.reach.points(bend)?;
        let bends: Vec<Spot> = self.selection.bends.iter().copied().chain([bend]).collect();
        let (_, beyond) = movement::over(&battle.table(), kind, &bends)?;
        beyond.points(to).map(|_| bends)
    }

    /// The way that is shown is bent where it ends now, and goes on from there to wherever the pointer is.
    pub(super) fn bend(&mut self, battle: &Battle) {
        let Some(at) = self.selection.target.or(hovered(&self.hover)) else { return };
        let draft = self.drafts.of(battle, &self.selection, Pointing::from(&*self.hover), &self.reach);
        let ends_here = |path: Vec<Spot>| path.last() == Some(&at);
        if !draft.preview.shown().and_then(|shown| shown.path()).is_some_and(ends_here) {
            return;
        }
        let bends: Vec<Spot> = self.selection.bends.iter().copied().chain([at]).collect();
        let table = battle.table();
        if self.reach.kind.as_ref().is_some_and(|kind| movement::over(&table, kind, &bends).is_some()) {
            self.menu.set_if_neq(CursorMenu::default());
            self.select(Selection { bends, target: None, ..self.selection.clone() });
        } else {
            self.refuse(Refusal::new(MUST_STOP, movement::words::way_ends(table.field.map.place(at))));
        }
    }

    /// The same of a click on counters: where several in a Location may be fired at, the one that is clicked is meant.
    pub(crate) fn aim_at(&mut self, battle: &Battle, click: &Clicked) {
        if let Some(other) = self.other_victim(battle, click) {
            self.select(Selection { target: None, ..other });
        }
        self.aim(battle, click.spot(), click);
    }

    /// A click on what a question asks to fire at: what is shown is ordered, unless something else there was clicked.
    pub(crate) fn fire_at(&mut self, battle: &Battle, click: &Clicked) {
        match self.other_victim(battle, click) {
            Some(other) => self.select(other),
            None => self.confirm(battle),
        }
    }

    /// The selection with something else of the Location to be fired at.
    fn other_victim(&self, battle: &Battle, click: &Clicked) -> Option<Selection> {
        let victim = attack::victim_of(&battle.table(), click)?;
        let gunnery = Gunnery { victim: Some(victim), ..self.selection.gunnery };
        (gunnery != self.selection.gunnery).then(|| Selection { gunnery, ..self.selection.clone() })
    }

    /// A handle: what it says is ordered at once, as nothing else can be meant by it.
    pub(super) fn turn(&mut self, battle: &Battle, corner: Corner) {
        let selection = self.selection.clone();
        let draft = self.drafts.of(battle, &selection, Pointing::corner(corner), &self.reach).clone();
        match draft.preview.refusal() {
            Some(refusal) => self.refuse(refusal.clone()),
            None if draft.orders.is_empty() => {}
            None => self.carry_out(battle, selection, draft),
        }
    }

    /// Where a click falls.
    pub(crate) fn fall(&self, table: &Table, spot: Spot) -> Fall {
        Fall {
            own: own_stack(table, spot),
            here: Some(spot) == self.selection.spot,
            reachable: self.reach.points(spot).is_some(),
            somebody: !self.selection.units.is_empty(),
        }
    }

    /// Selects a stack, or counters of the selected one. False if no counter of the deciding side is there.
    pub(crate) fn pick(&mut self, battle: &Battle, table: &Table, click: &Clicked) -> bool {
        let spot = click.spot();
        if !own_stack(table, spot) {
            return false;
        }
        let again = self.selection.spot == Some(spot);
        self.select(self.picked(battle, table, click));
        // Whoever chooses among the cards of a fan goes on with it.
        if !again && !click.fanned && battle.person_decides() && self.menu_wanted.0 {
            self.menu.set_if_neq(CursorMenu { at: Some(click.screen) });
        }
        true
    }

    fn picked(&self, battle: &Battle, table: &Table, click: &Clicked) -> Selection {
        let spot = click.spot();
        let whole = select::stack(battle, spot);
        match click.own_unit(table) {
            Some(unit) if Some(spot) == self.selection.spot => {
                let mut selection = Selection { target: None, ..self.selection.clone() };
                if click.add {
                    select::toggle(table, &mut selection.units, unit);
                } else if selection.units == [unit] {
                    selection.units = whole.units;
                } else {
                    selection.units = vec![unit];
                }
                let units = selection.units.clone();
                selection.parts.retain(|part| units.contains(&part.unit));
                selection
            }
            // Vehicles act one by one.
            Some(unit) if click.add || click.fanned || drives(table, unit) => Selection { units: vec![unit], ..whole },
            // In the Rally Phase every counter acts by itself; a stack that is clicked shows one that can.
            Some(unit) if table.flow.turn.phase == Phase::Rally => {
                let can = battle.ready().contains(&unit);
                let other = whole.units.first().copied().filter(|_| !can);
                Selection { units: vec![other.unwrap_or(unit)], ..whole }
            }
            _ => whole,
        }
    }

    /// The first click on a counter chooses it as the answer, the second gives it.
    pub(crate) fn one_of(&mut self, battle: &Battle, counter: Option<CounterId>) {
        let Some(counter) = counter else { return };
        if self.selection.chosen == [counter] {
            self.confirm(battle);
        } else {
            self.select(Selection { chosen: vec![counter], ..self.selection.clone() });
        }
    }
}

fn drives(table: &Table, unit: CounterId) -> bool {
    table.unit(unit).is_some_and(|unit| unit.may(Trait::Drives))
}

fn own_stack(table: &Table, spot: Spot) -> bool {
    table.flow.to_act().is_some_and(|side| table.side_at(spot, side).next().is_some())
}
